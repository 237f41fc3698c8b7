"""Spell slots written for a character: in the place of those its spells have, or alone."""

from pathlib import Path

from tests.storage.test_opening import faults, one


def test_slots_are_a_characters_spells(tmp_path: Path) -> None:
    (casting,) = one(tmp_path, name="Lia", max_hp=38, slots={"2": 3, "1": 4}).block.spellcasting
    assert (casting.slots, casting.spells) == ((("1", 4), ("2", 3)), ())
    spells = {"ability": "int", "dc": 14, "attack_bonus": 6, "slots": {"1": 2}}
    mage = one(tmp_path, name="Mim", max_hp=9, spellcasting=[spells], slots={"1": 9}).block
    assert [(each.dc, each.slots) for each in mage.spellcasting] == [(14, (("1", 9),))]
    wrong = faults(tmp_path, {"name": "Lia", "max_hp": 38, "slots": {"cantrip": 4}})
    assert wrong
