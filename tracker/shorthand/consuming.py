"""What stands before the cursor, taken slot by slot as the parser would, so that completion goes on."""

from collections.abc import Callable

from tracker.shorthand import amounts, durations, values
from tracker.shorthand.reader import Reader
from tracker.shorthand.reading import areas, shapes, uses, zones


def amount(reader: Reader) -> None:
    """An amount, if one comes next."""
    if amounts.starts(reader):
        amounts.amount(reader)


def text(reader: Reader) -> None:
    """A quotation, if one comes next."""
    if reader.peek().kind == "quoted":
        reader.take()


CONSUME: dict[str, Callable[[Reader], object]] = {
    "who": Reader.targets,
    "targets": Reader.targets,
    "waiting": lambda reader: reader.targets(waiting=True),
    "initiatives": Reader.finish,
    "ability": values.ability,
    "condition": values.condition,
    "effect": values.whole_rest,
    "count": Reader.take,
    "change": Reader.take,
    "number": lambda reader: values.number(reader, "dc"),
    "feet": lambda reader: values.number(reader, "range"),
    "amount": amount,
    **uses.CONSUME,
    "text": text,
    "prompt": Reader.take,
    "option": Reader.take,
    "shape": Reader.take,
    "ground": Reader.take,
    "facing": Reader.take,
    "rest": Reader.take,
    "anew": Reader.take,
    "back": Reader.take,
    "tail": Reader.take,
    "whose": Reader.take,
    "log": Reader.rest,
    "moment": Reader.take,
    "file": Reader.take,
    "time": durations.rounds,
    "severity": areas.improvised,
    "monster": Reader.rest,
    "form": shapes.form_named,
    "mark": shapes.mark,
    "zone": zones.zone_named,
}
"""By what a slot holds."""
