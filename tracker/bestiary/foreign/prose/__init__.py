"""English stat block prose to structured deeds: the one reader that every format uses.

What it does not understand stays in the notes; it never raises. Everything below works on one line
of plain text in lower case, so that the editions' capitals do not matter.
"""

import re
from dataclasses import replace

from tracker.bestiary.foreign.prose import attacks, headings, others
from tracker.bestiary.foreign.prose.spells import casts, read_spellcasting
from tracker.bestiary.foreign.prose.ways import attack_made, read_multiattack
from tracker.bestiary.foreign.prose.wording import even
from tracker.encounter.stat_block import Action, Attack

__all__ = [
    "attack_made",
    "casts",
    "pressing",
    "read_action",
    "read_actions",
    "read_multiattack",
    "read_spellcasting",
    "with_riders",
]

CHOICES = re.compile(
    r"(?:^|(?<=[.:;\n])\s*|\n)((?:[A-Z][\w'-]*\s)?(?:Breath|Roar|Ray|Gaze)(?: \([^)]*\))?)\. (?=[A-Z])"
)
"""Entries within an entry: the breaths of a metallic dragon."""


def read_action(name: str, text: str, *, magical: bool = False) -> Attack | Action:
    """An attack if the prose describes one, else its save, damage, area, healing …

    The name may carry uses: `Fire Breath (Recharge 5-6)`, `Wing Attack (Costs 2 Actions)`.
    """
    heading = headings.read(name)
    prose = even(text)
    if casts(heading.name):
        return Action(heading.name, use=heading.use)
    attack = attacks.attack_of(heading.name, prose, magical=magical)
    if attack is not None:
        return attack
    action = others.action_of(heading.name, prose)
    return replace(action, use=heading.use, cost=heading.cost)


def read_actions(name: str, text: str, *, magical: bool = False) -> tuple[Attack | Action, ...]:
    """The same for an entry that may hold several (breath weapons to choose from)."""
    pieces = CHOICES.split(text)
    if len(pieces) < 5:
        return (read_action(name, text, magical=magical),)
    heading = headings.read(name)
    use = replace(heading.use, pool=heading.name) if heading.use.kind else heading.use
    found = [
        replace(others.action_of(headings.read(piece).name, even(prose)), use=use)
        for piece, prose in zip(pieces[1::2], pieces[2::2], strict=True)
    ]
    return tuple(found)


def with_riders(attack: Attack, text: str) -> Attack:
    """An attack from a file's fields with what only its description says: save, conditions …"""
    return attacks.with_riders(attack, even(text))


def pressing(name: str, attack: str) -> Action:
    """A legendary or other action that makes an attack of its own."""
    heading = headings.read(name)
    return Action(heading.name, use=heading.use, cost=heading.cost, attack=attack)
