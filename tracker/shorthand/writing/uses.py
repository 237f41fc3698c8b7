"""Lines of stat-block actions, limited things and budgets set by hand."""

from collections.abc import Sequence

from tracker.encounter import commands as cmd
from tracker.encounter import events as ev
from tracker.encounter.events import Event
from tracker.encounter.numbers.uses import SLOT
from tracker.shorthand.lexing import quote
from tracker.shorthand.writing import blows, places
from tracker.shorthand.writing.areas import by_word, covers
from tracker.shorthand.writing.writer import Words, Writer, changed, flags, keyed, keyed_number


def action(writer: Writer, command: cmd.UseAction) -> Words:
    """`action dragon "Fire Breath" on bruenor,lia bruenor=12 lia=20 dmg=63`."""
    verb = "legendary" if command.legendary else "action"
    name = quote(command.action) if command.action else ""
    head = (*writer.about(verb, command.who), name)
    if command.strike is not None:
        said = iter(blows.attack(writer, command.strike))
        return (*head, "on", *(word for at, word in enumerate(said) if at not in SAID))
    totals = dict(command.totals) | rolled_totals(writer, command)
    return (
        *head,
        *aimed(writer, command),
        command.cost,
        *covers(writer, command.covers),
        *by_word(writer, command),
        *(f"{writer.handle(who)}={total}" for who, total in totals.items()),
        keyed("dmg", command.rolled or dealt(writer, command)),
    )


def aimed(writer: Writer, command: cmd.UseAction) -> Words:
    """Those that are named, or where its area is."""
    if command.area is not None:
        return places.origin(writer, command.area)
    return (f"on {writer.handles(command.on)}",) if command.on else ()


SAID = frozenset({0, 1, 3})
"""Of an attack's words those the head has said: the verb, who attacks, and with what."""


def rolled_totals(writer: Writer, command: cmd.UseAction) -> dict[str, int]:
    """What each target's save came to; who failed without a roll has none."""
    found: dict[str, int] = {}
    targets = blows.inside(writer) or command.on
    for event in writer.of(ev.SaveRolled):
        if event.who in targets and event.why == command.action and event.total is not None:
            found.setdefault(event.who, event.total)
    return found


def dealt(writer: Writer, command: cmd.UseAction) -> tuple[int, ...]:
    """The damage or healing that was rolled; averages are no roll."""
    for event in writer.events:
        if of_it(event, command) and isinstance(event, ev.DamageTaken):
            return tuple(part.rolled for part in event.parts) if event.dice else ()
        if isinstance(event, ev.Healed) and any(
            one.key == "amount-rolled" for one in event.reasons
        ):
            return (event.amount,)
    return ()


def of_it(event: Event, command: cmd.UseAction) -> bool:
    """Whether it is damage of this action."""
    return isinstance(event, ev.DamageTaken) and event.target in command.on


def change(writer: Writer, command: cmd.ChangeUses) -> Words:
    """`slot lia 3 back`, `uses dragon "Legendary Resistance" +1`."""
    level = command.name.removeprefix(SLOT)
    if command.exactly is None and level != command.name and level.isdecimal():
        count = str(abs(command.change)) if abs(command.change) != 1 else ""
        return (
            *writer.about("slot", command.who),
            level,
            count,
            *flags(back=command.change < 0),
        )
    return (
        *writer.about("uses", command.who),
        quote(command.name),
        changed(command.change, command.exactly),
    )


def recharge(writer: Writer, command: cmd.Recharge) -> Words:
    """`recharge dragon "Fire Breath" d6=5`."""
    fallen = tuple(die for event in writer.of(ev.UsesChanged) for die in event.dice)
    dice = command.dice or fallen
    return (
        *writer.about("recharge", command.who),
        quote(command.name) if command.name else "",
        keyed("d6", dice) or ("roll" if command.roll else ""),
    )


def budget(writer: Writer, command: cmd.SetBudget) -> Words:
    """`budget lia full`, `budget lia action=1`."""
    return (
        *writer.about("budget", command.who),
        *flags(full=command.full),
        *(keyed_number(name, left) for name, left in command.changes),
    )


def resisting(writer: Writer, command: cmd.Resisting, said: Sequence[str]) -> Words:
    """`… legendary=dragon`."""
    return (*said, f"legendary={writer.handles(command.who)}")


def fallen(writer: Writer) -> str:
    """`fell=13,4`: what fell by itself beside what the verb rolls."""
    kept = (event.dice for event in writer.of(ev.DiceKept) if event.by_itself)
    return keyed("fell", (die for dice in kept for die in dice))


def asked_for(command: cmd.Command, events: Sequence[Event]) -> tuple[Event, ...]:
    """All that happened but the damage of falls nobody asked for: a line has no word for it."""
    if isinstance(command, cmd.Fall):
        return tuple(events)
    behind = zip(events, (None, *events), strict=False)
    return tuple(
        event
        for event, before in behind
        if not (isinstance(event, ev.DamageTaken) and isinstance(before, ev.Fell))
    )
