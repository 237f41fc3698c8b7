"""Rests, with what the players spend of their hit dice: `rest short lia=2d8+4 quill=9/2`."""

from dataclasses import replace

from tracker.encounter.commands import HitDice, Rest
from tracker.encounter.model import Id
from tracker.encounter.numbers.uses import dice_in
from tracker.shorthand import amounts, values
from tracker.shorthand.options import Options
from tracker.shorthand.reader import Reader

MOST_ROLLS = 1000


def rest(reader: Reader) -> Rest:
    """`rest short|long [TARGETS] [WHO=DICE|TOTAL[/HOW MANY DICE] …] [rolled=N,…] [hungry] [despite]`."""
    kind = reader.word("short", "long")
    if not kind:
        raise reader.expected("rest", ("short", "long"))
    here = reader.peek().kind != "end" and not REST.starts(reader) and not _behind(reader)
    return REST.read(reader, Rest(kind, reader.targets() if here else ()))


def _behind(reader: Reader) -> int:
    """The token behind `WHO=`, if that comes next; 0 otherwise."""
    for behind, span in reader.spans():
        if reader.tokens[behind - 1].kind == "key" and _named(reader, span):
            return behind
    return 0


def _named(reader: Reader, span: str) -> tuple[Id, ...]:
    return reader.directory.exactly(span) or reader.directory.starting(span)


def _spent(reader: Reader, asked: Rest) -> Rest | None:
    """`lia=2d8+4`: dice the program rolls; `lia=13/2`: a total, and how many dice it took."""
    behind = _behind(reader)
    if not behind:
        return None
    token, first = reader.peek(), reader.at
    who = reader.single(_named(reader, reader.spans()[behind - first - 1][1]), token)
    reader.at = behind
    total, slash, count = reader.peek().text.partition("/")
    if slash:
        token = reader.take()
        healed = amounts.expression(reader, total, token, "mend")
        found = values.as_number(reader, healed, "hit-points", token)
        spent = HitDice(who, str(found), values.as_number(reader, count, "times", token))
    else:
        text = amounts.single(reader)
        spent = HitDice(who, text, max(1, dice_in(text)))
    others = tuple(one for one in asked.dice if one.who != who)
    return replace(asked, dice=(*others, spent))


def _rolled(reader: Reader, asked: Rest) -> Rest:
    """What the dice came to, one number for each that has dice."""
    totals = iter(values.numbers(reader, "sum", MOST_ROLLS))
    dice = tuple(
        replace(one, rolled=next(totals, None)) if dice_in(one.amount) else one
        for one in asked.dice
    )
    return replace(asked, dice=dice)


REST = Options[Rest](
    words={
        "despite": lambda _reader, asked: replace(asked, despite=True),
        "hungry": lambda _reader, asked: replace(asked, hungry=True),
    },
    keys={"rolled": _rolled},
    other=_spent,
)
