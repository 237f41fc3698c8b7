"""A stat block in words: every creature of the bestiary has its numbers on paper."""

from tracker.bestiary.library import Library
from tracker.i18n.stat_blocks import rows


def test_every_creature_is_told_whole() -> None:
    library = Library()
    for name in library.names():
        block = library.find(name)
        assert block is not None
        told = "\n".join(f"{row.title} {row.text}" for row in rows(block))
        assert told.startswith(name)
        assert f"({block.hit_dice})" in told
        for attack in block.attacks:
            assert attack.name in told
            assert all(part.dice in told for part in attack.damage)
        for action in (*block.actions, *block.traits, *block.reactions, *block.legendary):
            assert action.name in told
        assert all(
            spell in told
            for casting in block.spellcasting
            for _, spells in casting.spells
            for spell in spells
        )
