"""What can be wrong with a file, by name and place: every fault at once, said in words by i18n."""

from collections.abc import Iterable
from pathlib import Path

from tracker.encounter.refusals import Refused
from tracker.rules.reasons import Param


class BadFile(Refused):
    """A file that people wrote and that does not hold what it should; `faults` names each place."""

    def __init__(self, path: Path | str, faults: Iterable[Refused]) -> None:
        self.faults = tuple(faults)
        super().__init__("file-has-faults", path=str(path), count=len(self.faults))


class Unreadable(Refused):
    """A file that is no longer what we wrote; it stays where it is, byte for byte."""

    def __init__(self, path: Path, why: Refused, backup: Path | None) -> None:
        self.path = path
        self.why = why
        self.backup = backup
        """The newest readable backup."""
        super().__init__("file-unreadable", path=str(path), backup=str(backup or ""))


class Locked(Refused):
    """Somebody else has the file open."""

    def __init__(self, path: Path, **owner: Param) -> None:
        super().__init__("file-locked", path=str(path), **owner)


def where(place: Iterable[str | int]) -> str:
    """`("combatants", 2, "count")` as `combatants[2].count`."""
    text = ""
    for step in place:
        text += f"[{step}]" if isinstance(step, int) else f".{step}" if text else step
    return text


def fault(key: str, place: Iterable[str | int], /, **params: Param) -> Refused:
    """One thing wrong at one place."""
    return Refused(key, where=where(place), **params)


def shown(value: object) -> str:
    """What was found, short enough for a sentence."""
    import json

    text = json.dumps(value, ensure_ascii=False, default=str)
    return text if len(text) <= 60 else f"{text[:57]}…"
