"""Keys within sentences: as the table of keys has them now, which a DM may have changed.

`"… {next} ends the turn".format(**keyed("fight", next="n"))` names the action and the key it comes
with; the table says when it has another.
"""

from collections.abc import Mapping


class _Chosen:
    """Holds the one choice of the process: keys that are other than they come."""

    keys: Mapping[str, str] = {}


def use(keys: Mapping[str, str]) -> None:
    """Say these from now on, by `place.action`."""
    _Chosen.keys = dict(keys)


def keyed(place: str, **standard: str) -> dict[str, str]:
    """How the first keys of these actions are written."""
    return {name: _Chosen.keys.get(f"{place}.{name}", key) for name, key in standard.items()}
