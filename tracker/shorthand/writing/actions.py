"""Lines of what is done beside attacking, with what was rolled in them."""

from tracker.encounter import commands as cmd
from tracker.encounter import events as ev
from tracker.shorthand.blessings import bare
from tracker.shorthand.lexing import quote
from tracker.shorthand.writing.effects import lasting, modified
from tracker.shorthand.writing.writer import Words, Writer, flags, keyed, keyed_number


def text(words: str) -> str:
    """Free text between quotes."""
    return quote(words) if words else ""


def action(writer: Writer, command: cmd.TakeAction) -> Words:
    """`use lia free "draws a sword"`, `improvise lia check=str dc=15 d20=12 "kicks"`."""
    rolled = next(writer.of(ev.CheckRolled), None)
    return (
        *writer.about(command.action, command.who),
        command.cost,
        *flags(potion=command.potion),
        f"check={quote(command.check)}" if command.check else "",
        keyed_number("dc", command.dc),
        command.mode,
        keyed("d20", rolled.dice if rolled else ()) or keyed_number("total", command.total),
        text(command.text),
    )


def cast(writer: Writer, command: cmd.CastSpell) -> Words:
    """`cast lia "Bless" on bruenor slot=1 conc attack+1d4 save+1d4`."""
    return (
        *writer.about("cast", command.who),
        quote(command.spell),
        f"on {writer.handles(command.on)}" if command.on else "",
        command.cost,
        keyed_number("slot", command.slot),
        *flags(cantrip=command.cantrip, conc=command.concentration, alone=bare(command)),
        *modified(command.changes),
        *lasting(writer, command.duration),
    )


def hide(writer: Writer, command: cmd.Hide) -> Words:
    """`hide ga,gb total=12,17`; of one alone the natural dice."""
    if command.stop:
        return (*writer.about("hide", *command.who), "end")
    rolled = tuple(writer.of(ev.CheckRolled))
    dice = rolled[0].dice if len(rolled) == 1 else ()
    totals = command.totals or tuple(event.total for event in rolled)
    return (
        *writer.about("hide", *command.who),
        command.mode,
        command.cost,
        keyed("d20", dice) or keyed("total", totals),
    )


def search(writer: Writer, command: cmd.Search) -> Words:
    """`search lia perception d20=14`."""
    rolled = next(writer.of(ev.CheckRolled), None)
    return (
        *writer.about("search", command.who),
        command.skill if command.skill != "perception" else "",
        command.mode,
        command.cost,
        keyed("d20", rolled.dice if rolled else ()) or keyed_number("total", command.total),
        text(command.text),
    )


def help_ally(writer: Writer, command: cmd.HelpAlly) -> Words:
    """`help lia bruenor vs ga`."""
    return (
        *writer.about("help", command.who),
        writer.handle(command.friend),
        f"vs {writer.handle(command.against)}" if command.against else "",
        keyed_number("range", command.range),
        *flags(unskilled=command.unskilled),
        command.cost,
        text(command.task),
    )


def ready(writer: Writer, command: cmd.ReadyResponse) -> Words:
    """`ready lia "the door opens" spell "Magic Missile" slot=1`."""
    return (
        *writer.about("ready", command.who),
        quote(command.trigger),
        f"spell {quote(command.spell)}" if command.spell else "",
        keyed_number("slot", command.slot),
    )
