"""Every SRD creature is whole: it decodes, its numbers agree, its words are known."""

import math
from collections.abc import Callable

import pytest

from tests.tools.bestiary_text import average
from tracker.bestiary.library import Library
from tracker.bestiary.stat_block import decode, encode
from tracker.encounter.stat_block import Action, DamagePart, SaveRider, StatBlock
from tracker.rules.words import (
    ABILITIES,
    CONDITIONS,
    DAMAGE_QUALITIES,
    DAMAGE_TYPES,
    SIZES,
    SPEEDS,
)

LIBRARY = Library()
CREATURES = tuple(block for block in map(LIBRARY.find, LIBRARY.names()) if block is not None)
OLDER = tuple(block for block in CREATURES if block.source == "SRD 5.1")
SENSES = {"blindsight", "darkvision", "tremorsense", "truesight"}
DICE_BY_SIZE = dict(zip(SIZES, (4, 6, 8, 10, 12, 20), strict=True))
XP = {
    "1/8": 25, "1/4": 50, "1/2": 100, "1": 200, "2": 450, "3": 700, "4": 1100, "5": 1800,
    "6": 2300, "7": 2900, "8": 3900, "9": 5000, "10": 5900, "11": 7200, "12": 8400, "13": 10000,
    "14": 11500, "15": 13000, "16": 15000, "17": 18000, "19": 22000, "20": 25000, "21": 33000,
    "22": 41000, "23": 50000, "24": 62000, "30": 155000,
}  # fmt: skip

PRINTED_XP = {"Archmage (2024)": 8000}
PRINTED_DC = {"Adult Bronze Dragon (2024)": 17}
"""Numbers that the newer book has so, beside its own tables and sums."""

BOOKS = {
    source: [block for block in CREATURES if block.source == source]
    for source in ("SRD 5.1", "SRD 5.2.1")
}


def every_creature(check: Callable[[StatBlock], None]) -> Callable[[str], None]:
    """One test a book: a test for each creature would take longer to set up than to run."""

    @pytest.mark.parametrize("source", BOOKS)
    def checked(source: str) -> None:
        for block in BOOKS[source]:
            try:
                check(block)
            except AssertionError as error:
                raise AssertionError(f"{block.name}: {error}") from error

    checked.__name__ = check.__name__
    return checked


def actions(block: StatBlock) -> tuple[Action, ...]:
    return block.actions + block.bonus_actions + block.reactions + block.traits + block.legendary


def saves(block: StatBlock) -> list[SaveRider]:
    found = [attack.save for attack in block.attacks] + [action.save for action in actions(block)]
    return [save for save in found if save is not None]


def damage(block: StatBlock) -> list[DamagePart]:
    found = [part for attack in block.attacks for part in attack.damage]
    found += [part for action in actions(block) for part in action.damage]
    return found + [part for save in saves(block) for part in save.damage]


def modifier(block: StatBlock, ability: str) -> int:
    return (dict(block.abilities)[ability] - 10) // 2


def test_the_number_of_creatures() -> None:
    assert (len(OLDER), len(CREATURES)) == (334, 664)


@every_creature
def test_it_survives_the_way_to_json_and_back(block: StatBlock) -> None:
    assert decode(encode(block)) == block


@every_creature
def test_hit_points_are_the_average_of_the_hit_dice(block: StatBlock) -> None:
    count, _, rest = block.hit_dice.partition("d")
    assert average(block.hit_dice) == block.max_hp
    assert rest.startswith(str(DICE_BY_SIZE[block.size]))
    assert average(f"{count}d{DICE_BY_SIZE[block.size]}") + int(count) * modifier(
        block, "con"
    ) == pytest.approx(block.max_hp, abs=1)


@every_creature
def test_damage_averages_match_their_dice(block: StatBlock) -> None:
    for part in damage(block):
        assert average(part.dice) == part.average
        assert part.type in (*DAMAGE_TYPES, "")


@every_creature
def test_every_attack_does_something(block: StatBlock) -> None:
    for attack in block.attacks:
        assert attack.damage or attack.save or attack.conditions or attack.effect
        assert 0 <= attack.bonus <= 19
        assert attack.range <= (attack.long_range or attack.range)
        assert attack.kind in ("weapon", "spell")
        alternatives = [part.when for part in attack.damage]
        assert not alternatives or alternatives[0] == "", "the first part is the usual one"
    assert len({attack.name for attack in block.attacks}) == len(block.attacks)


@every_creature
def test_multiattack_and_legendary_actions_name_what_is_there(block: StatBlock) -> None:
    names = {attack.name for attack in block.attacks} | {act.name for act in actions(block)}
    for way in block.multiattack:
        assert way
        assert {part.name for part in way} <= names
        assert all(1 <= part.count <= 7 for part in way)
    attacks = {attack.name for attack in block.attacks}
    assert {action.attack for action in actions(block)} - {""} <= attacks
    assert block.legendary_uses == (3 if block.legendary else 0)
    assert all(1 <= action.cost <= 3 for action in block.legendary)


@every_creature
def test_only_known_words(block: StatBlock) -> None:
    for defence in block.resist + block.immune + block.vulnerable:
        assert set(defence.types) <= set(DAMAGE_TYPES)
        assert set(defence.unless) <= set(DAMAGE_QUALITIES)
    assert set(block.condition_immune) <= {*CONDITIONS, "exhaustion"}
    assert len(set(block.condition_immune)) == len(block.condition_immune)
    assert tuple(name for name, _ in block.abilities) == ABILITIES
    assert {name for name, _ in block.speeds} <= set(SPEEDS)
    assert {name for name, _ in block.senses} <= SENSES
    assert {name for name, _ in block.saves} <= set(ABILITIES)
    for area in (action.area for action in actions(block)):
        assert area is None or area.shape in ("cone", "cube", "cylinder", "line", "sphere")
    for action in actions(block):
        assert action.use.kind in ("", "recharge", "per-day", "per-rest")


@every_creature
def test_saving_throws_are_possible(block: StatBlock) -> None:
    for save in saves(block):
        assert save.ability in ABILITIES
        assert 5 <= save.dc <= 30
        assert save.on_success in ("none", "half", "other")
        assert save.on_success != "half" or save.damage
        assert set(save.conditions) <= set(CONDITIONS)
        assert save.repeat in ("", "start", "end")


@every_creature
def test_derived_numbers_agree(block: StatBlock) -> None:
    perception = dict(block.skills).get("perception", modifier(block, "wis"))
    assert block.passive_perception == 10 + perception
    rating = {"1/8": 0.125, "1/4": 0.25, "1/2": 0.5}.get(block.challenge)
    level = rating if rating is not None else float(block.challenge)
    assert block.proficiency == max(2, 1 + math.ceil(level / 4))
    worth = PRINTED_XP.get(block.name, XP.get(block.challenge, 0))
    assert block.xp in ((0, 10) if block.challenge == "0" else (worth,))
    for casting in block.spellcasting:
        bonus = block.proficiency + modifier(block, casting.ability)
        dc = PRINTED_DC.get(block.name, 8 + bonus)
        assert (casting.dc, casting.attack_bonus) == (dc, bonus)
        assert casting.spells


def test_breaths_that_do_damage_are_halved_by_a_save() -> None:
    breaths = [
        (block.name, action.name)
        for block in CREATURES
        for action in block.actions
        if action.name.endswith("Breath") and action.save and action.save.damage
        if action.save.on_success != "half" or not action.area
    ]
    assert breaths == []
