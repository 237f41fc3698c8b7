"""The library, the bestiary and a roll of dice as text."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from tracker.cli import DONE, REFUSED, speech
from tracker.cli.arguments import Asked
from tracker.cli.columns import Column, laid_out
from tracker.encounter.refusals import Refused
from tracker.encounter.stat_block import StatBlock
from tracker.i18n import command_line as words

if TYPE_CHECKING:
    from tracker.storage.shelf import Shelved

PAPER = 79
"""Cells of a line that is printed."""


def shelves() -> Iterator[tuple[str, "tuple[Shelved, ...]"]]:
    """Fights in progress first, then prepared encounters and examples, each under its title."""
    from tracker.storage import shelf

    yield words.fights(), shelf.fights()
    yield words.encounters(), shelf.prepared()


def state(one: "Shelved") -> str:
    """How far a fight is, how many an encounter has, or that something is wrong."""
    fault = words.has_fault() if one.problem else ""
    return fault or words.standing(one.round, one.creatures, ended=one.ended)


def library() -> int:
    """All that can be opened, with its path."""
    for title, shelved in shelves():
        if not shelved:
            continue
        speech.say(title)
        for one in shelved:
            speech.say(words.shelf_line(one.name, state(one), str(one.path)))
        speech.say()
    speech.say(words.how_to_open())
    return DONE


def monsters(asked: Asked) -> int:
    """The bestiary, or what of it fits the text; a whole name: that stat block. 2 for nothing."""
    from tracker.session import creatures

    known = creatures.library()
    text = " ".join(asked.text)
    if text and (block := known.find(text)) is not None:
        print_stat_block(block)
        return DONE
    for refused in known.troubles().values():
        speech.complain(refused)
    found = known.search(text, limit=len(known.names()))
    if not found:
        near = ", ".join(known.near(text))
        speech.complain(Refused("no-such-monster", word=text, near=near))
        return REFUSED
    rows = [one for name in found if (one := known.summary(name))]
    cells = [
        (one.name, one.challenge, str(one.ac), str(one.hp), words.creature(one.size, one.type))
        for one in rows
    ]
    right = (False, True, True, True, False)
    columns = [
        Column(head, right=on_right)
        for head, on_right in zip(words.bestiary_heads(), right, strict=True)
    ]
    for line in laid_out(columns, cells):
        speech.say(line)
    return DONE


def print_stat_block(block: StatBlock) -> None:
    """All of it, wrapped as on paper."""
    import textwrap

    from tracker.i18n.stat_blocks import rows

    for title, text in rows(block):
        line = f"{title}  {text}" if title and text else title or text
        wrapped = textwrap.wrap(speech.clean(line), PAPER, subsequent_indent="    ")
        for part in wrapped or [""]:
            speech.say(part)


def roll(asked: Asked) -> int:
    """Dice, once."""
    import random

    from tracker.encounter.events import DiceRolled
    from tracker.i18n.sentences.table import dice_rolled
    from tracker.rules import dice

    text = " ".join(asked.text)
    try:
        expression = dice.parse(text)
    except dice.DiceError as error:
        raise Refused(error.key, word=text, **error.params) from None
    rolled = dice.roll(expression, random.Random(asked.seed))
    speech.say(dice_rolled(DiceRolled(expression.text, rolled.total, rolled.dice)))
    return DONE
