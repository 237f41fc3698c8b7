"""Wordings of the 2024 stat blocks that the reader of prose once missed."""

from tracker.bestiary.foreign.prose import read_action, read_spellcasting
from tracker.bestiary.foreign.values import Notebook
from tracker.encounter.stat_block import Attack, Use


def test_what_a_charge_adds_is_said() -> None:
    attack = read_action(
        "Gore",
        "Melee Attack Roll: +3, reach 5 ft. Hit: 4 (1d6 + 1) Piercing damage. If the target is a Medium "
        "or smaller creature and the boar moved 20+ feet straight toward it immediately before the "
        "hit, the target takes an extra 3 (1d6) Piercing damage and has the Prone condition.",
    )
    assert isinstance(attack, Attack)
    assert [part.dice for part in attack.damage] == ["1d6+1"]
    assert attack.effect == "after 20 feet straight: 3 (1d6) piercing damage more and prone"


def test_an_attack_that_recharges_can_be_used_up() -> None:
    book = Notebook("Ape")
    text = "Ranged Attack Roll: +5, range 25/50 ft. Hit: 10 (2d6 + 3) Bludgeoning damage."
    book.deed("actions", "Rock (Recharge 6)", text)
    book.hp(19)
    block = book.finish()
    assert [one.name for one in block.attacks] == ["Rock"]
    assert [(one.name, one.use, one.attack) for one in block.actions] == [
        ("Rock", Use("recharge", 6), "Rock")
    ]


def test_what_stands_in_brackets_behind_a_spell_is_no_spell() -> None:
    spells = read_spellcasting(
        "The dryad casts one of the following spells, using Charisma (spell save DC 14): At Will: "
        "Animal Friendship, Charm Monster (lasts 24 hours; ends early if cast again), Druidcraft"
    )
    assert spells is not None
    assert spells.spells == (("at-will", ("Animal Friendship", "Charm Monster", "Druidcraft")),)
