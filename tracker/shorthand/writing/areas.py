"""Lines of areas without a map and of damage of the moment."""

from collections.abc import Iterable

from tracker.encounter import commands as cmd
from tracker.encounter import events as ev
from tracker.encounter.model import Id
from tracker.rules.words import CoverLevel
from tracker.shorthand.lexing import quote
from tracker.shorthand.writing import places
from tracker.shorthand.writing.writer import Words, Writer, keyed_number


def area(writer: Writer, command: cmd.JudgeArea) -> Words:
    """`area sphere 20 more=2 on ga,gb`."""
    if command.area is not None:
        where = places.origin(writer, command.area)
        return ("area", command.shape, str(command.feet), *where)
    judged = next(writer.of(ev.AreaJudged), None)
    change = judged.change if judged else command.change
    return (
        "area",
        command.shape,
        str(command.feet),
        f"{'more' if change > 0 else 'fewer'}={abs(change)}" if change else "",
        (command.roll and not change and f"roll {command.roll}") or "",
        f"on {writer.handles(command.on)}" if command.on else "",
    )


def improvised(writer: Writer, command: cmd.Improvise) -> Words:
    """`improvised deadly 5 fire on ga,gb save dex 15 dmg=22 ga=12`."""
    fallen = next(writer.of(ev.HarmImprovised), None)
    what = command.severity or (quote(command.example) if command.example else command.dice)
    totals = dict(command.totals)
    for event in writer.of(ev.SaveRolled):
        if event.total is not None:
            totals.setdefault(event.who, event.total)
    return (
        "improvised",
        what,
        str(command.level) if command.level else "",
        command.type,
        f"on {writer.handles(command.targets)}" if command.targets else "",
        f"save {command.ability} {command.dc}" if command.ability else "",
        "none" if command.on_success == "none" else "",
        *covers(writer, command.covers),
        *by_word(writer, command),
        keyed_number("dmg", fallen.total if fallen else command.rolled),
        *(f"{writer.handle(who)}={total}" for who, total in totals.items() if command.ability),
    )


def covers(writer: Writer, given: Iterable[tuple[Id, CoverLevel]]) -> Words:
    """`half-cover=ga,gb three-quarters-cover=gc`."""
    by_level: dict[str, list[Id]] = {}
    for who, level in given:
        by_level.setdefault(level, []).append(who)
    return tuple(f"{level}-cover={writer.handles(who)}" for level, who in by_level.items())


def by_word(writer: Writer, command: cmd.RollSave | cmd.Improvise | cmd.UseAction) -> Words:
    """`fail=ga half=lia,gb`."""
    found: dict[str, list[Id]] = {}
    for who, word in (*command.said, *command.shares):
        found.setdefault(word, []).append(who)
    return tuple(f"{word}={writer.handles(who)}" for word, who in found.items())
