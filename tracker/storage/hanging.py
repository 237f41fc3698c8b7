"""What a written creature hangs on, and what its count is: shapes as values, names checked.

Whoever is named stands in the same opening, the party's members included; the core finds them
once everybody is made.
"""

from collections.abc import Sequence
from dataclasses import replace

from tracker.encounter import marks
from tracker.encounter.clocks import Clock
from tracker.encounter.commands import Entry
from tracker.encounter.refusals import Refused
from tracker.storage.faults import fault
from tracker.storage.written import WrittenCombatant

Place = tuple[str | int, ...]

FIRST = 1
"""A count begins with the round after this one."""
OWN_SIDE = "table"
COUNTS = ("timer", "counter")


def kind_of(written: WrittenCombatant, default: str) -> str:
    """What was written, or what its count says."""
    if written.kind:
        return written.kind
    return "timer" if written.timer else "counter" if written.counter else default


def side_of(written: WrittenCombatant, kind: str) -> str:
    """What was written; counts stand on nobody's side."""
    if kind in COUNTS:
        return written.side or OWN_SIDE
    return written.side or ("party" if kind == "pc" else "foes")


def clock_of(written: WrittenCombatant) -> Clock | None:
    """Its count, if it is one."""
    timer, counter = written.timer, written.counter
    if timer is not None:
        own = "count" if written.initiative is not None else "round"
        return Clock(timer.rounds, 0, -1, timer.at or own, timer.of or "", ticked=FIRST)
    return Clock(counter.now, counter.goal) if counter is not None else None


def attached(entry: Entry, written: WrittenCombatant) -> Entry:
    """The entry with its count, its host, what it keeps going, and the water around it."""
    behind = written.hangs
    effects = entry.effects
    if written.underwater:
        effects = (*effects, marks.mark(marks.UNDERWATER))
    return replace(
        entry,
        effects=effects,
        clock=clock_of(written),
        concentration=written.concentration or "",
        hangs=behind.how if behind else "",
        on=behind.on if behind else "",
        held=bool(behind and behind.concentration),
    )


def check(entries: Sequence[tuple[Entry, Place]], faults: list[Refused]) -> None:
    """Whoever is named must be there, and keep a spell going where the creature hangs on that."""
    for entry, place in entries:
        timed = entry.clock and entry.clock.at in ("start", "end")
        if timed and entry.clock and not entry.clock.who:
            faults.append(fault("file-missing", (*place, "timer"), wanted="of"))
        hosts = ((entry.on, "hangs", "on"), (entry.clock.who if entry.clock else "", "timer", "of"))
        for name, *field in hosts:
            if not name:
                continue
            found = [one for one, _ in entries if one is not entry and answers(one, name)]
            if not found:
                faults.append(fault("file-nobody", (*place, *field), found=name))
            elif field[0] == "hangs" and entry.held and not found[0].concentration:
                faults.append(fault("file-no-concentration", (*place, *field), found=name))


def answers(entry: Entry, name: str) -> bool:
    """Whether a creature of the entry is called that, its letter aside."""
    names = [*entry.names, entry.block.name]
    key = name.casefold()
    return any(key == one.casefold() or key.startswith(f"{one.casefold()} ") for one in names)
