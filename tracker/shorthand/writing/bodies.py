"""Lines of contests, moves, falls and riders, with what was rolled in them."""

from tracker.encounter import commands as cmd
from tracker.encounter import events as ev
from tracker.shorthand.lexing import quote
from tracker.shorthand.writing import places
from tracker.shorthand.writing.writer import Words, Writer, flags, keyed, keyed_number

VERBS = {"other": "contest"}
AIMS = {"prone": "prone", "push": "away"}


def struggle(writer: Writer, command: cmd.Struggle) -> Words:
    """`grapple lia ga a=15 b=12`: the totals of both sides."""
    came = next(writer.of(ev.Contested), None)
    saved = next(writer.of(ev.SaveRolled), None)
    first = came.first.total if came else None
    second = came.second.total if came else None
    if came and second is None and saved and saved.why == command.kind:
        second = saved.total
    target = writer.handle(command.target)
    return (
        *writer.about(VERBS.get(command.kind, command.kind), command.who),
        f"from {target}" if command.kind == "escape" else target,
        AIMS.get(command.aim, ""),
        f"with {_skill(command.skill)}" if command.skill else "",
        f"vs {_skill(command.against)}" if command.against else "",
        command.mode,
        *flags(**{"no-hand": command.no_hand}),
        keyed_number("range", command.range),
        keyed_number("a", first if command.a is None else command.a),
        keyed_number("b", second if command.b is None else command.b),
    )


def _skill(name: str) -> str:
    return quote(name) if " " in name else name


def release(writer: Writer, command: cmd.Release) -> Words:
    """`release lia ga`: all it lets go of where nobody is named."""
    words = writer.about("release", command.who)
    return (*words, writer.handle(command.target)) if command.target else words


def move(writer: Writer, command: cmd.Move) -> Words:
    """`move lia 30 fly up 20 leaves ga after=10`."""
    height = f"up {command.up}" if command.up > 0 else f"down {-command.up}"
    return (
        *writer.about("move", command.who),
        *(map(places.cell, (*command.through, command.to)) if command.to else (str(command.feet),)),
        command.mode if command.mode != "walk" else "",
        command.way,
        *flags(
            difficult=command.difficult,
            crawl=command.crawl,
            squeeze=command.squeeze,
            drag=command.drag,
        ),
        height if command.up else "",
        f"leaves {writer.handles(command.leaves)}" if command.leaves else "",
        keyed("after", (command.after,) if command.after else ()),
        f"face {command.facing}" if command.facing else "",
    )


def fall(writer: Writer, command: cmd.Fall) -> Words:
    """`fall ga 30 dmg=11`."""
    rolled = command.rolled
    for event in writer.of(ev.DamageTaken):
        if not rolled and event.target == command.who:
            rolled = tuple(part.rolled for part in event.parts)
    feet = "" if command.feet is None else str(command.feet)
    return (*writer.about("fall", command.who), feet, keyed("dmg", rolled))


def get_on(writer: Writer, command: cmd.GetOn) -> Words:
    """`mount lia horse controlled`."""
    return (*writer.about("mount", command.who), writer.handle(command.mount), command.control)


def immerse(writer: Writer, command: cmd.Immerse) -> Words:
    """`underwater ga off`."""
    return (*writer.about("underwater", *command.targets), *flags(off=command.off))
