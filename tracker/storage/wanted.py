"""The options that a DM wants in every new encounter; what a file says of them always stands."""

import json
from collections.abc import Mapping
from typing import Any

from tracker.encounter.options import EDITION, OptionValue
from tracker.storage import settings
from tracker.storage.steps import dump


def options() -> dict[str, OptionValue]:
    """As the settings have them now."""
    return settings.for_encounters(settings.read()[0])


def filled(own: Mapping[str, Any], chosen: Mapping[str, OptionValue]) -> dict[str, Any]:
    """A file's options, and behind them those it says nothing of. An edition is all its wordings."""
    from tracker.rules import edition

    if EDITION in own:
        chosen = {name: one for name, one in chosen.items() if name not in edition.NAMES}
    return {**own, **{name: one for name, one in chosen.items() if name not in own}}


def with_options(opening: bytes) -> bytes:
    """An opening about to be played, with the options it leaves open; a faulty one as it is."""
    chosen = options()
    if not chosen:
        return opening
    whole = json.loads(opening)
    own = whole.get("options", {})
    if not isinstance(own, dict):
        return opening
    return dump({**whole, "options": filled(own, chosen)})
