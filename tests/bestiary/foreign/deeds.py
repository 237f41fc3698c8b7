"""What is read of one deed told in words, as the kind that it must be."""

from tracker.bestiary.foreign import prose
from tracker.bestiary.foreign.text import plain
from tracker.encounter.stat_block import Action, Attack, DamagePart

BITE = DamagePart("1d10+1", 6, "piercing")


def attack(text: str) -> Attack:
    found = prose.read_action("X", plain(text))
    assert isinstance(found, Attack)
    return found


def action(text: str) -> Action:
    found = prose.read_action("X", plain(text))
    assert isinstance(found, Action)
    return found
