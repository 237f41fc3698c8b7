"""Written phases as values: their marks read, their forms looked up, their dice tried."""

import re
from collections.abc import Callable, Iterator, Sequence

from tracker.encounter.commands import EntryPhase
from tracker.encounter.refusals import Refused
from tracker.encounter.stat_block import StatBlock
from tracker.storage import stats
from tracker.storage.faults import fault, shown
from tracker.storage.written_parts import WrittenPhase

Find = Callable[[str], StatBlock | None]
Near = Callable[[str], tuple[str, ...]]
Place = tuple[str | int, ...]

MARK = re.compile(r"(?:hp\s*(?:<=|≤)\s*)?(\d{1,6})\s*(%?)")
EXAMPLES = "hp<=50%, hp<=30"
FULL = "full"
HUNDRED = 100


def read(
    written: Sequence[WrittenPhase], place: Place, find: Find, near: Near, faults: list[Refused]
) -> tuple[EntryPhase, ...]:
    """Those that can be read; what is wrong with the others goes to the faults."""
    names: set[str] = set()
    found: list[EntryPhase] = []
    for number, one in enumerate(written):
        at = (*place, "phases", number)
        if one.name.casefold() in names:
            faults.append(fault("file-phase-twice", (*at, "name"), found=shown(one.name)))
        names.add(one.name.casefold())
        found.extend(phase(one, at, find, near, faults))
    return tuple(found)


def phase(
    one: WrittenPhase, at: Place, find: Find, near: Near, faults: list[Refused]
) -> Iterator[EntryPhase]:
    """One, or nothing."""
    mark = MARK.fullmatch(one.at.strip())
    if mark is None or (mark[2] and int(mark[1]) > HUNDRED):
        faults.append(
            fault("file-wrong-word", (*at, "at"), found=shown(one.at), wanted=EXAMPLES, near="")
        )
        return
    form = find(one.form) if one.form else None
    if one.form and form is None:
        close = ", ".join(near(one.form))
        faults.append(fault("file-unknown-monster", (*at, "form"), found=one.form, near=close))
    heal = str(one.heal) if one.heal else ""
    if heal and heal != FULL:
        stats.checked(heal, (*at, "heal"), faults)
    yield EntryPhase(
        one.name, int(mark[1]), bool(mark[2]), form, heal, one.reset_legendary, one.text
    )
