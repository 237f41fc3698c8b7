"""The pointer, initiative, prompts, budgets and dice for the log."""

from dataclasses import replace

from tracker.encounter import bounds
from tracker.encounter.commands import (
    AnswerPrompt,
    EndFight,
    GoTo,
    HangInitiative,
    InitiativeEntry,
    MarkSurprised,
    NextTurn,
    PassTime,
    RollDice,
    SetInitiative,
    SpendBudget,
    StartFight,
    TakeBackTurn,
)
from tracker.shorthand import amounts, durations, values
from tracker.shorthand.options import Options
from tracker.shorthand.reader import Reader
from tracker.shorthand.reading import ordering

ANSWERS = ("roll", "pass", "fail", "skip")
MOST_DICE = 1000


def start(reader: Reader) -> StartFight:
    """`start [WHO N, …]`."""
    entries = _entries(reader) if reader.peek().kind not in ("end", "key") else ()
    return StartFight(entries, ordering.dice(reader))


def next_turn(reader: Reader) -> NextTurn:
    """`next [N]`."""
    return NextTurn(_count(reader, "turns"), ordering.dice(reader))


def back(_reader: Reader) -> TakeBackTurn:
    """`back`."""
    return TakeBackTurn()


def end(_reader: Reader) -> EndFight:
    """`end`."""
    return EndFight()


def pass_time(reader: Reader) -> PassTime:
    """`pass N rounds|minutes|hours [despite]`."""
    return PASS.read(reader, PassTime(durations.rounds(reader)))


def goto(reader: Reader) -> GoTo:
    """`goto WHO`: a creature, or several that are one line."""
    return GoTo(reader.one_line())


def init(reader: Reader) -> SetInitiative | HangInitiative:
    """`init WHO N|roll, …` or `init WHO [N] with|after WHO2`, each a creature or one line."""
    before = reader.at
    reader.targets("who")
    counted = 0 if reader.is_word("with", "after") else 1
    hangs = reader.is_word("with", "after", ahead=counted)
    reader.at = before
    if not hangs:
        return SetInitiative(_entries(reader))
    first = reader.one_line()
    total = values.number(reader, "initiative") if counted else None
    how = reader.word("with", "after")
    return HangInitiative(first, how, reader.one_line(), total)


def surprise(reader: Reader) -> MarkSurprised:
    """`surprise [TARGETS]`."""
    return MarkSurprised(() if reader.peek().kind == "end" else reader.targets())


def prompt(reader: Reader) -> AnswerPrompt:
    """`prompt [#N] roll|pass|fail|skip|N`."""
    token = reader.peek()
    number = 0
    if token.kind == "word" and token.text.startswith("#"):
        reader.take()
        number = values.as_number(reader, token.text[1:], "line", token)
        if all(one.id != number for one in reader.table.prompts):
            known = ", ".join(f"#{one.id}" for one in reader.table.prompts)
            raise reader.refused("unknown-prompt", token, number=number, open=known)
    answer = reader.word(*ANSWERS)
    if answer:
        return PROMPT.read(reader, AnswerPrompt(answer, prompt=number))
    given = values.maybe_number(reader, "total")
    if given is None:
        raise reader.expected("answer", ANSWERS)
    return PROMPT.read(reader, AnswerPrompt("number", given, number))


def react(reader: Reader) -> SpendBudget:
    """`react [WHO] [before|after] [text]`."""
    who = values.owner(reader)
    when = reader.word("before", "after")
    return SpendBudget(who, "reaction", bounds.note(values.whole_rest(reader)), when)


def bonus(reader: Reader) -> SpendBudget:
    """`bonus [WHO] [text]`."""
    return _spend(reader, "bonus")


def roll(reader: Reader) -> RollDice:
    """`roll EXPRESSION [total=N]`."""
    token = reader.peek()
    if token.kind == "end":
        raise reader.missing("dice")
    first = reader.at
    while reader.peek().kind != "end" and not (
        reader.peek().kind == "key" and reader.peek().text == "total"
    ):
        reader.take()
    text = reader.raw(first, reader.at) if reader.at > first else ""
    return ROLL.read(reader, RollDice(amounts.parsed(text, token).text))


def _count(reader: Reader, what: str) -> int:
    found = values.maybe_number(reader, what)
    return 1 if found is None else found


def _entries(reader: Reader) -> tuple[InitiativeEntry, ...]:
    """`WHO N|roll, WHO N`: several creatures may share one number, `ga,gb 15`."""
    found: list[InitiativeEntry] = []
    while True:
        who = reader.targets("who")
        total = None if reader.word("roll") else values.number(reader, "initiative")
        found.extend(InitiativeEntry(one, total) for one in who)
        if not reader.comma():
            return tuple(found)


def _spend(reader: Reader, what: str) -> SpendBudget:
    who = values.owner(reader)
    return SpendBudget(who, what, bounds.note(values.whole_rest(reader)))


def _dice(reader: Reader, asked: AnswerPrompt) -> AnswerPrompt:
    return replace(asked, dice=values.numbers(reader, "face", MOST_DICE))


def _dealt(reader: Reader, asked: AnswerPrompt) -> AnswerPrompt:
    return replace(asked, damage=values.numbers(reader, "hit-points", MOST_DICE))


def _known_total(reader: Reader, asked: AnswerPrompt) -> AnswerPrompt:
    """`roll total=7`: rolled, and this is what it came to."""
    return replace(asked, number=values.number(reader, "sum"))


PASS = Options[PassTime](words={"despite": lambda _reader, asked: replace(asked, despite=True)})
PROMPT = Options[AnswerPrompt](
    keys={"d20": _dice, "dice": _dice, "total": _known_total, "dmg": _dealt}
)
ROLL = Options[RollDice](
    keys={"total": lambda reader, asked: replace(asked, total=values.number(reader, "sum"))}
)
