"""Lines of conditions, effects, exhaustion and concentration."""

from tracker.encounter import commands as cmd
from tracker.encounter.effects import Modifiers, Ongoing
from tracker.shorthand.lexing import quote
from tracker.shorthand.writing.writer import Words, Writer, changed, flags, named, signed


def condition(writer: Writer, command: cmd.AddCondition) -> Words:
    """`cond ga poisoned for 3 rounds from lia`."""
    return (
        *writer.about("cond", *command.targets),
        command.name,
        *lasting(writer, command.duration),
        *flags(secret=command.secret, despite=command.despite),
        noted(command.note),
    )


def effect(writer: Writer, command: cmd.AddEffect) -> Words:
    """`effect lia "Bless" attack+1d4 save+1d4 conc from lia`."""
    return (
        *writer.about("effect", *command.targets),
        quote(command.name),
        *modified(command.modifiers),
        *going_on(command.ongoing),
        *lasting(writer, command.duration),
        *flags(secret=command.secret),
        noted(command.note),
    )


def noted(note: str) -> str:
    """`note "burns blue"`."""
    return f"note {quote(note)}" if note else ""


def going_on(ongoing: Ongoing | None) -> Words:
    """`mend 10 at start unless acid,fire at-zero`."""
    if ongoing is None:
        return ()
    return (
        f"{ongoing.kind} {ongoing.amount} at {ongoing.at}",
        f"unless {','.join(ongoing.unless)}" if ongoing.unless else "",
        "at-zero" if ongoing.at_zero else "",
    )


def modified(modifiers: Modifiers) -> Words:
    """The numbers an effect changes."""
    return (
        signed("ac", modifiers.ac),
        f"attack{_signed(modifiers.attack)}" if modifiers.attack else "",
        f"save{_signed(modifiers.save)}" if modifiers.save else "",
        signed("speed", modifiers.speed),
        f"speed={modifiers.speed_set}" if modifiers.speed_set is not None else "",
        f"speed={modifiers.speed_times}" if modifiers.speed_times else "",
        signed("maxhp", modifiers.max_hp),
        f"least-ac={modifiers.ac_least}" if modifiers.ac_least else "",
        modifiers.save_mode,
        f"saves={','.join(modifiers.save_for)}" if modifiers.save_for else "",
    )


def _signed(dice: str) -> str:
    return dice if dice[0] in "+-" else f"+{dice}"


def lasting(writer: Writer, duration: cmd.Duration) -> Words:
    """How long, as asked."""
    until = ""
    if duration.until:
        until = f"until {duration.until} of {writer.handle(duration.until_of)}"
    elif duration.trigger:
        until = f"until {quote(duration.trigger)}"
    return (
        f"for {duration.rounds} rounds" if duration.rounds else "",
        until,
        f"from {writer.handle(duration.source)}" if duration.source else "",
        *saved(writer, duration),
        *flags(conc=duration.concentration),
    )


def saved(writer: Writer, duration: cmd.Duration) -> Words:
    """`save wis 15 at start of lia`; the end of the bearer's own turn is what nobody says."""
    if not duration.save_ability:
        return ()
    of = f"of {writer.handle(duration.save_of)}" if duration.save_of else ""
    at = f"at {duration.save_at}" if of or duration.save_at != "end" else ""
    return (f"save {duration.save_ability} {duration.save_dc}", at, of)


def remove(writer: Writer, command: cmd.RemoveEffects) -> Words:
    """`uncond ga prone`."""
    return (*writer.about("uncond", *command.targets), named(command.name))


def exhaustion(writer: Writer, command: cmd.SetExhaustion) -> Words:
    """`exhaust lia +1`."""
    return (*writer.about("exhaust", command.who), changed(command.change, command.exactly))


def concentrate(writer: Writer, command: cmd.Concentrate) -> Words:
    """`conc lia "Bless" on bruenor,lia`."""
    on = f"on {writer.handles(command.on)}" if command.on else ""
    return (*writer.about("conc", command.who), quote(command.spell), on)
