"""Lines of the pointer, initiative, prompts, budgets and dice for the log."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import takewhile

from tracker.encounter import commands as cmd
from tracker.encounter import events as ev
from tracker.encounter.model import Id
from tracker.encounter.numbers.uses import dice_in
from tracker.shorthand.lexing import quote
from tracker.shorthand.writing import ordering, shapes
from tracker.shorthand.writing.writer import Words, Writer, flags, keyed, keyed_number

D20 = 20
SPENDING = {"reaction": "react", "bonus": "bonus"}


def start(writer: Writer) -> Words:
    """`start ga 15, bruenor 12`: all that got an initiative in it."""
    rolled = (
        f"{writer.member(event.line)} {event.total}" for event in writer.of(ev.InitiativeRolled)
    )
    return ("start", ", ".join(rolled), ordering.dice(writer))


def next_turn(writer: Writer, command: cmd.NextTurn) -> Words:
    """`next 3`, with what fell by itself."""
    count = str(command.count) if command.count != 1 else ""
    return ("next", count, ordering.dice(writer))


def pass_time(command: cmd.PassTime) -> Words:
    """`pass 10 minutes`: in the largest unit that fits."""
    units = (("hour", 600), ("minute", 10), ("round", 1))
    unit, size = next(one for one in units if not command.rounds % one[1])
    count = command.rounds // size
    return ("pass", str(count), unit if count == 1 else f"{unit}s", *flags(despite=command.despite))


def rest(writer: Writer, command: cmd.Rest) -> Words:
    """`rest short lia=2d8+4 quill=9/2 rolled=13`."""
    spent = (
        f"{writer.handle(one.who)}={one.amount}{'' if dice_in(one.amount) else f'/{one.spent}'}"
        for one in command.dice
    )
    who = writer.handles(command.who)
    rolled = keyed("rolled", _hit_dice(writer, command))
    said = flags(hungry=command.hungry, despite=command.despite)
    return ("rest", command.kind, who, *spent, rolled, *said)


def _hit_dice(writer: Writer, command: cmd.Rest) -> Iterator[int]:
    """What the dice of each came to; a total has none."""
    healed = {event.target: event.amount for event in writer.of(ev.Healed)}
    for one in command.dice:
        if dice_in(one.amount):
            yield healed.get(one.who, 0) if one.rolled is None else one.rolled


def initiative(writer: Writer, command: cmd.SetInitiative) -> Words:
    """`init ga 15, lia 12`: rolls as what they came to."""
    rolled = {event.line: event.total for event in writer.of(ev.InitiativeRolled)}
    entries = (f"{writer.handle(one.who)} {_total(writer, one, rolled)}" for one in command.entries)
    return ("init", ", ".join(entries))


def _total(writer: Writer, entry: cmd.InitiativeEntry, rolled: dict[Id, int]) -> int | str:
    if entry.total is not None:
        return entry.total
    line = writer.table.line_of(entry.who)
    return rolled.get(line.id, "roll") if line else "roll"


def hang(writer: Writer, command: cmd.HangInitiative) -> Words:
    """`init lia with bruenor`, `init lia 15 after bruenor`."""
    total = () if command.total is None else (str(command.total),)
    return (*writer.about("init", command.who), *total, command.how, writer.handle(command.on))


def answer(writer: Writer, command: cmd.AnswerPrompt) -> Words:
    """`prompt #3 roll d20=12`, `prompt #3 14`."""
    answered = next(writer.of(ev.PromptAnswered), None)
    writer = replace(writer, events=tuple(takewhile(_is_its_own, writer.events)))
    number = answered.prompt.id if answered else command.prompt
    words = ("prompt", f"#{number}" if number else "")
    if answered and answered.prompt.kind == "zone":
        said = str(command.number) if command.answer == "number" else command.answer
        return (*words, said, *shapes.struck(writer, command))
    if command.answer == "number":
        return (*words, str(command.number))
    if command.answer != "roll":
        return (*words, command.answer)
    if answered and answered.prompt.kind == "opportunity":
        return (*words, command.answer, *_struck(writer, command))
    kind = answered.prompt.kind if answered else ""
    if kind == "tie":
        return (*words, command.answer, next(_rolled(writer), ""))
    die = "dice" if kind == "recharge" else "d20"
    came = keyed_number("total", command.number) or keyed(die, command.dice)
    return (*words, command.answer, came or next(_rolled(writer), ""))


def _is_its_own(event: ev.Event) -> bool:
    """Whether the answer itself brought it: what another question brought stands apart."""
    return not isinstance(event, ev.PromptRaised)


def _struck(writer: Writer, command: cmd.AnswerPrompt) -> Words:
    """What an opportunity attack rolled."""
    rolled = next(writer.of(ev.Attacked), None)
    natural = rolled.dice[: 1 if rolled.mode == "normal" else 2] if rolled else ()
    dealt = command.damage
    for event in writer.of(ev.DamageTaken):
        if rolled and not dealt and event.target == rolled.target and event.dice:
            dealt = tuple(part.rolled for part in event.parts)
    return keyed("d20", command.dice or natural), keyed("dmg", dealt)


def _rolled(writer: Writer) -> Iterator[str]:
    """The dice of an answer: of a save, a recharge, a roll-off, or an amount of one part."""
    for event in writer.events:
        match event:
            case ev.SaveRolled() if any(one.key == "effect-dice" for one in event.reasons):
                yield keyed_number("total", event.total)
            case ev.SaveRolled() | ev.DeathSaveRolled():
                yield keyed("d20", (die for die in event.dice[:2] if die <= D20))
            case ev.UsesChanged():
                yield keyed("dice", event.dice)
            case ev.OrderSet():
                yield keyed("d20", _rolled_off(event))
            case ev.DamageTaken() if event.dice and len(event.parts) == 1:
                yield keyed_number("total", event.parts[0].rolled)
            case ev.Healed():
                yield keyed_number("total", event.amount)
            case _:
                pass


def _rolled_off(event: ev.OrderSet) -> Iterator[int]:
    """The dice of a roll-off, in the order they fell (INIT-07)."""
    for reason in event.reasons:
        if reason.key == "rolled-off":
            yield int(dict(reason.params)["die"])


def spend(writer: Writer, command: cmd.SpendBudget) -> Words:
    """`react lia "Shield"`."""
    verb = SPENDING.get(command.what, command.what)
    text = quote(command.text) if command.text else ""
    return (*writer.about(verb, command.who), command.when, text)


def roll(writer: Writer, command: cmd.RollDice) -> Words:
    """`roll 2d6+3 total=9`."""
    rolled = next((event.total for event in writer.of(ev.DiceRolled)), command.total)
    return ("roll", command.expression, keyed_number("total", rolled))
