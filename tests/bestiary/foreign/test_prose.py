"""Stat block prose read as a DM would read it: a table of wordings, and any text at all."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tracker.bestiary.foreign import prose
from tracker.bestiary.foreign.text import plain
from tracker.encounter.stat_block import Action, Area, Attack, DamagePart, MultiattackPart, Use

SLASH = DamagePart("1d6+2", 5, "slashing")

ATTACKS = [
    (
        "Melee Weapon Attack: +4 to hit, reach 5 ft., one target. Hit: 5 (1d6 + 2) slashing damage.",
        Attack("X", 4, (SLASH,)),
    ),
    (
        "melee weapon attack: +4 to hit, reach 10 feet, one target. hit: 5 (1d6+2) slashing damage",
        Attack("X", 4, (SLASH,), reach=10),
    ),
    (
        ("Melee or Ranged Weapon Attack: +4 to hit, reach 5 ft. or range 20/60 ft., one target. "
        "Hit: 5 (1d6 + 2) slashing damage, or 6 (1d8 + 2) slashing damage if used with two hands."),
        Attack(
            "X", 4, (SLASH, DamagePart("1d8+2", 6, "slashing", "two-handed")), 5, 20, 60
        ),
    ),
    (
        ("Ranged Weapon Attack: +4 to hit, range 80 ft./320 ft., one target. "
        "Hit: 5 (1d6 + 2) slashing damage plus 3 (1d6) fire damage."),
        Attack("X", 4, (SLASH, DamagePart("1d6", 3, "fire")), 0, 80, 320),
    ),
    (
        "Ranged Spell Attack: +7 to hit, range 120 ft., one creature. Hit: 14 (4d6) force damage.",
        Attack("X", 7, (DamagePart("4d6", 14, "force"),), 0, 120, kind="spell", magical=True),
    ),
    (
        "Melee Attack Roll: +4, reach 5 ft. Hit: 5 (1d6 + 2) Slashing damage.",
        Attack("X", 4, (SLASH,)),
    ),
    (
        "Melee Weapon Attack: +0 to hit, reach 5 ft., one target. Hit: 1 piercing damage.",
        Attack("X", 0, (DamagePart("1", 1, "piercing"),)),
    ),
    (
        ("<i>Melee Weapon Attack:</i> +4 to hit, reach 5&nbsp;ft., one target. "
        "<i>Hit:</i> 5 (1d6 \u2212 1) slashing damage."),
        Attack("X", 4, (DamagePart("1d6-1", 5, "slashing"),)),
    ),
    (
        "Melee Weapon Attack: +5 to hit, reach 5 ft., one target. Hit: 1d6+2 slashing damage.",
        Attack("X", 5, (SLASH,)),
    ),
]  # fmt: skip


@pytest.mark.parametrize(("text", "wanted"), ATTACKS)
def test_an_attack_is_read(text: str, wanted: Attack) -> None:
    assert prose.read_action("X", plain(text)) == wanted


def test_a_hit_that_asks_for_a_save_keeps_its_damage_apart() -> None:
    found = prose.read_action(
        "Bite",
        "Melee Weapon Attack: +6 to hit, reach 5 ft., one creature. Hit: 7 (1d8 + 3) piercing "
        "damage, and the target must make a DC 11 Constitution saving throw, taking 9 (2d8) poison "
        "damage on a failed save, or half as much damage on a successful one.",
    )
    assert isinstance(found, Attack)
    assert found.damage == (DamagePart("1d8+3", 7, "piercing"),)
    assert found.save is not None
    assert (found.save.ability, found.save.dc, found.save.on_success) == ("con", 11, "half")
    assert found.save.damage == (DamagePart("2d8", 9, "poison"),)


def test_a_grapple_names_its_escape() -> None:
    found = prose.read_action(
        "Tentacle",
        "Melee Weapon Attack: +7 to hit, reach 10 ft., one target. Hit: 9 (1d8 + 5) bludgeoning "
        "damage. The target is grappled (escape DC 15), and until this grapple ends, the target is "
        "restrained.",
    )
    assert isinstance(found, Attack)
    assert (found.conditions, found.escape_dc) == (("grappled", "restrained"), 15)


SAVES = [
    (
        (
            "The target must succeed on a DC 13 Wisdom saving throw or be frightened for 1 minute. It can "
            "repeat the saving throw at the end of each of its turns, ending the effect on a success."
        ),
        ("wis", 13, "none", ("frightened",), 10, "end"),
    ),
    (
        "Each creature within 10 feet must make a DC 15 Dex save or be knocked prone.",
        ("dex", 15, "none", ("prone",), 0, ""),
    ),
    (
        (
            "Constitution Saving Throw: DC 12, one creature. Failure: The target has the Poisoned "
            "condition until the end of its next turn."
        ),
        ("con", 12, "none", ("poisoned",), 1, ""),
    ),
    (
        "A creature must make a Strength saving throw (DC 14) or become restrained.",
        ("str", 14, "none", ("restrained",), 0, ""),
    ),
]


@pytest.mark.parametrize(("text", "wanted"), SAVES)
def test_a_save_is_read(text: str, wanted: tuple[object, ...]) -> None:
    found = prose.read_action("X", text)
    assert isinstance(found, Action)
    assert found.save is not None
    save = found.save
    facts = (save.ability, save.dc, save.on_success, save.conditions, save.lasts, save.repeat)
    assert facts == wanted


BREATHS = [
    (
        (
            "exhales fire in a 60-foot cone. Each creature in that area must make a DC 21 Dexterity saving "
            "throw, taking 63 (18d6) fire damage on a failed save, or half as much on a success."
        ),
        Area("cone", 60),
    ),
    (
        (
            "exhales acid in a 60-foot line that is 5 feet wide. Each creature must make a DC 18 Dexterity "
            "saving throw, taking 54 (12d8) acid damage on a failed save, or half damage on a success."
        ),
        Area("line", 60, 5),
    ),
    (
        (
            "Dexterity Saving Throw: DC 15, each creature in a 30-foot-long, 10-foot-wide Line. Failure: 22 "
            "(4d10) Lightning damage. Success: Half damage."
        ),
        Area("line", 30, 10),
    ),
    (
        (
            "Each creature within 20 feet of it must make a DC 15 Constitution saving throw, taking 21 "
            "(6d6) necrotic damage on a failed save, or half as much damage on a successful one."
        ),
        Area("sphere", 20),
    ),
]


@pytest.mark.parametrize(("text", "area"), BREATHS)
def test_an_area_with_half_on_success_is_read(text: str, area: Area) -> None:
    found = prose.read_action("Breath (Recharge 5\u20136)", plain(text))
    assert isinstance(found, Action)
    assert found.area == area
    assert found.save is not None
    assert found.save.on_success == "half"
    assert found.save.damage


HEADINGS = [
    ("Fire Breath (Recharge 5-6)", "Fire Breath", Use("recharge", 5), 1),
    ("Web (Recharge 5–6)", "Web", Use("recharge", 5), 1),
    ("Horn (Recharge 6)", "Horn", Use("recharge", 6), 1),
    ("Legendary Resistance (3/Day)", "Legendary Resistance", Use("per-day", 3), 1),
    ("Leadership (Recharges after a Short or Long Rest)", "Leadership", Use("per-rest", 1), 1),
    ("Wing Attack (Costs 2 Actions)", "Wing Attack", Use(), 2),
    ("Bite (Wolf or Hybrid Form Only)", "Bite", Use(), 1),
    ("Enslave (3/day)", "Enslave", Use("per-day", 3), 1),
]


@pytest.mark.parametrize(("heading", "name", "use", "cost"), HEADINGS)
def test_what_stands_behind_a_name_is_its_use(heading: str, name: str, use: Use, cost: int) -> None:
    found = prose.read_action(plain(heading), "It does something.")
    assert isinstance(found, Action)
    assert (found.name, found.use, found.cost) == (name, use, cost)


def test_regeneration_says_what_stops_it() -> None:
    found = prose.read_action(
        "Regeneration",
        "The troll regains 10 hit points at the start of its turn. If the troll takes acid or fire "
        "damage, this trait doesn't function at the start of the troll's next turn. The troll dies "
        "only if it starts its turn with 0 hit points and doesn't regenerate.",
    )
    assert isinstance(found, Action)
    assert (found.heal, found.heal_stops, found.heal_at_zero) == ("10", ("acid", "fire"), True)


def test_breaths_to_choose_from_share_their_recharge() -> None:
    found = prose.read_actions(
        "Breath Weapons (Recharge 5-6)",
        "The dragon uses one of the following breath weapons.\n"
        "Fire Breath. Each creature in a 30-foot cone must make a DC 15 Dexterity saving throw or take "
        "10 (3d6) fire damage.\n"
        "Sleep Breath. Each creature in a 30-foot cone must succeed on a DC 15 Constitution saving throw "
        "or fall unconscious for 1 minute.",
    )
    assert [one.name for one in found] == ["Fire Breath", "Sleep Breath"]
    assert {one.use for one in found if isinstance(one, Action)} == {
        Use("recharge", 5, "Breath Weapons")
    }


CLAW = Attack("Claw", 5)
BOW = Attack("Longbow", 5, reach=0, range=150)
BITE = Attack("Bite", 5)

WAYS = [
    ("makes three attacks: one with its bite and two with its claws.", [[("Bite", 1), ("Claw", 2)]]),
    ("makes two claw attacks.", [[("Claw", 2)]]),
    ("makes two claw attacks or two longbow attacks.", [[("Claw", 2)], [("Longbow", 2)]]),
    ("makes two ranged attacks.", [[("Longbow", 2)]]),
    (
        "makes two attacks: one with its bite and one with its claw or longbow.",
        [[("Bite", 1), ("Claw", 1)], [("Bite", 1), ("Longbow", 1)]],
    ),
    (
        "makes two claw attacks. It can use its bite in place of one claw attack.",
        [[("Claw", 2)], [("Claw", 1), ("Bite", 1)]],
    ),
    (
        "makes two attacks, only one of which can be a bite.",
        [
            [("Claw", 2)], [("Claw", 1), ("Bite", 1)],
            [("Longbow", 2)], [("Longbow", 1), ("Bite", 1)],
        ],
    ),
    ("makes three attacks: one with its bite and two with its wings.", [[("Bite", 1)]]),
    ("sings and dances.", []),
]  # fmt: skip


@pytest.mark.parametrize(("text", "wanted"), WAYS)
def test_a_multiattack_is_counted(text: str, wanted: list[list[tuple[str, int]]]) -> None:
    attacks = (BITE, CLAW, BOW)
    names = [one.name for one in attacks]
    found = prose.read_multiattack(f"The creature {text}", names, attacks)
    assert found == tuple(tuple(MultiattackPart(*part) for part in way) for way in wanted)


def test_a_spell_list_is_read() -> None:
    found = prose.read_spellcasting(
        "The mage is a 9th-level spellcaster. Its spellcasting ability is Intelligence (spell save DC "
        "14, +6 to hit with spell attacks). It has the following spells prepared:\n"
        "Cantrips (at will): fire bolt, light\n"
        "1st level (4 slots): mage armor*, magic missile\n"
        "2nd level (3 slots): misty step (self only)"
    )
    assert found is not None
    assert (found.ability, found.dc, found.attack_bonus, found.level) == ("int", 14, 6, 9)
    assert found.slots == (("1", 4), ("2", 3))
    assert dict(found.spells)["1"] == ("Mage Armor", "Magic Missile")
    assert dict(found.spells)["2"] == ("Misty Step",)


PIECES = st.sampled_from(
    "DC 13 Wisdom saving throw|+4 to hit|reach 5 ft.|Hit:|7 (2d6) fire damage|(|)|or|half as much|.|"
    "Melee Weapon Attack:|Ranged|range 20/60 ft.|d|1d|99999999999999|each creature within|30-foot cone|"
    "is grappled (escape DC 99)|at the end of each of its turns|makes two attacks|bite|can't|regains|"
    "Cantrips (at will):|1st level (4 slots):|3/day each:|,|spellcasting ability is|\n|\u2212|½|"
    "Fire Breath.|Sleep Breath.|in place of|only one of which can be a|replace|alternatively".split(
        "|"
    )
)
TEXTS = st.one_of(st.text(max_size=200), st.lists(PIECES, max_size=30).map(" ".join))


@given(st.text(max_size=60), TEXTS)
def test_no_text_is_too_strange(name: str, text: str) -> None:
    for one in prose.read_actions(name, plain(text)):
        assert isinstance(one, Attack | Action)
    prose.read_multiattack(plain(text), ["Bite", "Fire Breath", "Claw"], (BITE, CLAW, BOW))
    prose.read_spellcasting(plain(text), name)
    prose.with_riders(BITE, plain(text))
