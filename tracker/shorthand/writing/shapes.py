"""Lines of forms, phases and areas that stay."""

from collections.abc import Iterator

from tracker.encounter import commands as cmd
from tracker.encounter import events as ev
from tracker.shorthand.lexing import quote
from tracker.shorthand.writing import places
from tracker.shorthand.writing.effects import lasting
from tracker.shorthand.writing.writer import Words, Writer, flags, keyed, keyed_number

D20 = 20


def form(writer: Writer, command: cmd.TakeForm) -> Words:
    """`form lia "Brown Bear" wild hp=34`: the kind is said, so that it stays what it was."""
    taken = next(writer.of(ev.FormTaken), None)
    return (
        *writer.about("form", command.who),
        quote(command.name),
        taken.form.kind if taken else command.kind,
        keyed_number("hp", command.hp),
        keyed_number("ac", command.ac),
        *lasting(writer, command.duration),
    )


def phase(writer: Writer, command: cmd.AwaitPhase) -> Words:
    """`when strahd hp<=50% "Phase 2" form "Vampire" heal 20 legendary`."""
    return (
        *writer.about("when", command.who),
        f"hp<={command.at}{'%' if command.percent else ''}",
        quote(command.name),
        f"form {quote(command.form.name)}" if command.form else "",
        f"heal {command.heal}" if command.heal else "",
        *flags(legendary=command.legendary),
        f"text {quote(command.text)}" if command.text else "",
    )


def forget(writer: Writer, command: cmd.ForgetPhase) -> Words:
    """`when strahd off "Phase 2"`."""
    return (*writer.about("when", command.who), "off", quote(command.name))


def zone(writer: Writer, command: cmd.RaiseZone) -> Words:
    """`zone "Wall of Fire" ga,gb hurt 5d8 fire save dex 17 at enter,end from lia conc`."""
    save = f"save {command.ability} {command.dc}" if command.ability else ""
    return (
        "zone",
        quote(command.name),
        writer.handles(command.inside),
        *places.in_area(writer, command.area),
        f"hurt {command.hurt}" if command.hurt else "",
        save,
        "none" if command.on_success == "none" else "",
        f"then {command.condition}" if command.condition else "",
        *flags(again=command.again),
        f"at {','.join(command.at)}" if command.at else "",
        f"on {writer.handle(command.bearer)}" if command.bearer else "",
        *lasting(writer, command.duration),
    )


def zone_changed(writer: Writer, command: cmd.ChangeZone) -> Words:
    """`zone "Wall of Fire" +ga -gb`."""
    return (
        "zone",
        zone_name(writer, command.zone),
        f"+{writer.handles(command.enter)}" if command.enter else "",
        f"-{writer.handles(command.leave)}" if command.leave else "",
    )


def zone_ended(writer: Writer, command: cmd.EndZone) -> Words:
    """`zone "Wall of Fire" off`."""
    return ("zone", zone_name(writer, command.zone), "off")


def zone_name(writer: Writer, number: int) -> str:
    """Between quotes."""
    return next((quote(one.name) for one in writer.table.zones if one.id == number), "")


def struck(writer: Writer, command: cmd.AnswerPrompt) -> Iterator[str]:
    """What the answer to an area rolled: the save's dice or its total, then the damage."""
    answered = next(writer.of(ev.PromptAnswered), None)
    who = answered.prompt.who if answered else ""
    saved = next((one for one in writer.of(ev.SaveRolled) if one.who == who), None)
    if command.answer == "roll" and saved is not None:
        if any(one.key == "effect-dice" for one in saved.reasons):
            yield keyed_number("total", saved.total)
        else:
            yield keyed("d20", (die for die in saved.dice[:2] if die <= D20))
    hurt = next((one for one in writer.of(ev.DamageTaken) if one.target == who), None)
    if hurt is not None and (saved is not None or command.answer != "number"):
        yield keyed("dmg", (part.rolled for part in hurt.parts))
