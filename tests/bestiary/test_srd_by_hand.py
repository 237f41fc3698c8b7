"""Creatures compared by hand with the printed page, number by number."""

import pytest

from tracker.bestiary.library import Library
from tracker.encounter.stat_block import (
    Action,
    Area,
    Attack,
    DamagePart,
    MultiattackPart,
    SaveRider,
    StatBlock,
    Use,
)
from tracker.rules.defences import Defence

LIBRARY = Library()
WEAPONS = ("bludgeoning", "piercing", "slashing")


def creature(name: str) -> StatBlock:
    found = LIBRARY.find(name)
    assert found is not None
    return found


def attack(block: StatBlock, name: str) -> Attack:
    return next(attack for attack in block.attacks if attack.name == name)


def action(actions: tuple[Action, ...], name: str) -> Action:
    return next(action for action in actions if action.name == name)


def rolls(found: Attack) -> list[tuple[str, int, str]]:
    return [(part.dice, part.average, part.type) for part in found.damage]


@pytest.mark.parametrize(
    ("name", "hp", "dice", "ac", "challenge", "xp"),
    [
        ("Goblin", 7, "2d6", 15, "1/4", 50),
        ("Orc", 15, "2d8+6", 13, "1/2", 100),
        ("Ogre", 59, "7d10+21", 11, "2", 450),
        ("Hobgoblin", 11, "2d8+2", 18, "1/2", 100),
        ("Bugbear", 27, "5d8+5", 16, "1", 200),
        ("Worg", 26, "4d10+4", 13, "1/2", 100),
        ("Wolf", 11, "2d8+2", 13, "1/4", 50),
        ("Dire Wolf", 37, "5d10+10", 14, "1", 200),
        ("Skeleton", 13, "2d8+4", 13, "1/4", 50),
        ("Zombie", 22, "3d8+9", 8, "1/4", 50),
        ("Ghoul", 22, "5d8", 12, "1", 200),
        ("Troll", 84, "8d10+40", 15, "5", 1800),
        ("Merrow", 45, "6d10+12", 13, "2", 450),
        ("Sahuagin", 22, "4d8+4", 12, "1/2", 100),
        ("Lich", 135, "18d8+54", 17, "21", 33000),
        ("Kraken", 472, "27d20+189", 18, "23", 50000),
        ("Adult Red Dragon", 256, "19d12+133", 19, "17", 18000),
        ("Cult Fanatic", 33, "6d8+6", 13, "2", 450),
        ("Basilisk", 52, "8d8+16", 15, "3", 700),
    ],
)
def test_first_lines(name: str, hp: int, dice: str, ac: int, challenge: str, xp: int) -> None:
    block = creature(name)
    assert (block.max_hp, block.hit_dice, block.ac) == (hp, dice, ac)
    assert (block.challenge, block.xp) == (challenge, xp)


def test_goblin() -> None:
    goblin = creature("Goblin")
    assert goblin.type == "humanoid (goblinoid)"
    assert goblin.size == "small"
    assert goblin.skills == (("stealth", 6),)
    assert goblin.senses == (("darkvision", 60),)
    assert goblin.passive_perception == 9
    assert goblin.attacks == (
        Attack("Scimitar", 4, (DamagePart("1d6+2", 5, "slashing"),)),
        Attack(
            "Shortbow", 4, (DamagePart("1d6+2", 5, "piercing"),),
            reach=0, range=80, long_range=320,
        ),
    )  # fmt: skip
    assert [bonus.name for bonus in goblin.bonus_actions] == ["Nimble Escape"]


def test_ogre_and_orc_throw_javelins() -> None:
    ogre, orc = creature("Ogre"), creature("Orc")
    assert rolls(attack(ogre, "Greatclub")) == [("2d8+4", 13, "bludgeoning")]
    assert attack(ogre, "Greatclub").bonus == 6
    assert rolls(attack(orc, "Greataxe")) == [("1d12+3", 9, "slashing")]
    javelin = attack(orc, "Javelin")
    assert (javelin.reach, javelin.range, javelin.long_range) == (5, 30, 120)
    assert [bonus.name for bonus in orc.bonus_actions] == ["Aggressive"]


def test_wolf_knocks_prone() -> None:
    bite = attack(creature("Wolf"), "Bite")
    assert bite.save == SaveRider("str", 11, conditions=("prone",))


def test_two_hands_are_an_alternative_not_more_damage() -> None:
    longsword = attack(creature("Hobgoblin"), "Longsword")
    assert longsword.damage == (
        DamagePart("1d8+1", 5, "slashing"),
        DamagePart("1d10+1", 6, "slashing", "two-handed"),
    )


def test_adult_red_dragon() -> None:
    dragon = creature("Adult Red Dragon")
    assert dragon.speeds == (("walk", 40), ("climb", 40), ("fly", 80))
    assert dragon.saves == (("dex", 6), ("con", 13), ("wis", 7), ("cha", 11))
    assert dragon.immune == (Defence(("fire",)),)
    bite = attack(dragon, "Bite")
    assert (bite.bonus, bite.reach) == (14, 10)
    assert rolls(bite) == [("2d10+8", 19, "piercing"), ("2d6", 7, "fire")]
    assert attack(dragon, "Tail").reach == 15
    assert action(dragon.actions, "Fire Breath") == Action(
        "Fire Breath",
        SaveRider("dex", 21, "half", (DamagePart("18d6", 63, "fire"),)),
        area=Area("cone", 60),
        use=Use("recharge", 5),
    )
    presence = action(dragon.actions, "Frightful Presence")
    assert presence.save == SaveRider("wis", 19, conditions=("frightened",), lasts=10, repeat="end")
    assert dragon.multiattack == (
        (
            MultiattackPart("Frightful Presence"),
            MultiattackPart("Bite"),
            MultiattackPart("Claw", 2),
        ),
    )
    wing = action(dragon.legendary, "Wing Attack")
    assert (wing.cost, dragon.legendary_uses) == (2, 3)
    assert wing.save
    assert (wing.save.dc, wing.save.conditions) == (22, ("prone",))
    assert action(dragon.legendary, "Tail Attack").attack == "Tail"
    assert action(dragon.traits, "Legendary Resistance").use == Use("per-day", 3)


def test_lich() -> None:
    lich = creature("Lich")
    assert lich.resist == (Defence(("cold", "lightning", "necrotic")),)
    assert lich.immune == (Defence(("poison",)), Defence(WEAPONS, ("magical",)))
    touch = attack(lich, "Paralyzing Touch")
    assert (touch.bonus, touch.kind) == (12, "spell")
    assert touch.save == SaveRider("con", 18, conditions=("paralyzed",), lasts=10, repeat="end")
    assert [(entry.name, entry.cost) for entry in lich.legendary] == [
        ("Cantrip", 1), ("Paralyzing Touch", 2), ("Frightening Gaze", 2), ("Disrupt Life", 3),
    ]  # fmt: skip
    disrupt = action(lich.legendary, "Disrupt Life")
    assert disrupt.save == SaveRider("con", 18, "half", (DamagePart("6d6", 21, "necrotic"),))
    assert disrupt.area == Area("sphere", 20)
    (spells,) = lich.spellcasting
    assert (spells.ability, spells.dc, spells.attack_bonus, spells.level) == ("int", 20, 12, 18)
    assert dict(spells.slots)["1"] == 4
    assert dict(spells.spells)["9"] == ("Power Word Kill",)


def test_troll_regenerates_unless_burnt() -> None:
    troll = creature("Troll")
    regeneration = action(troll.traits, "Regeneration")
    assert (regeneration.heal, regeneration.heal_stops) == ("10", ("acid", "fire"))
    assert troll.multiattack == ((MultiattackPart("Bite"), MultiattackPart("Claw", 2)),)
    assert rolls(attack(troll, "Claw")) == [("2d6+4", 11, "slashing")]


def test_undead() -> None:
    skeleton, ghoul, wraith = creature("Skeleton"), creature("Ghoul"), creature("Wraith")
    assert skeleton.vulnerable == (Defence(("bludgeoning",)),)
    assert skeleton.immune == (Defence(("poison",)),)
    assert attack(ghoul, "Claws").save == SaveRider(
        "con", 10, conditions=("paralyzed",), lasts=10, repeat="end"
    )
    assert Defence(WEAPONS, ("magical", "silvered")) in wraith.resist
    drain = attack(wraith, "Life Drain")
    assert rolls(drain) == [("4d8+3", 21, "necrotic")]
    assert drain.save == SaveRider("con", 14, effect="max hp reduced")


def test_vampire_and_werewolf() -> None:
    vampire, werewolf = creature("Vampire"), creature("Werewolf, Wolf Form")
    strike = attack(vampire, "Unarmed Strike")
    assert (strike.bonus, strike.escape_dc, strike.conditions) == (9, 18, ())
    assert strike.effect == "may grapple instead of the damage"
    assert action(vampire.traits, "Regeneration").heal == "20"
    assert werewolf.immune == (Defence(WEAPONS, ("magical", "silvered")),)
    assert werewolf.ac == 12
    assert dict(werewolf.speeds)["walk"] == 40


def test_kraken() -> None:
    kraken = creature("Kraken")
    tentacle = attack(kraken, "Tentacle")
    assert (tentacle.bonus, tentacle.reach, tentacle.escape_dc) == (17, 30, 18)
    assert tentacle.conditions == ("grappled", "restrained")
    assert [(entry.name, entry.cost) for entry in kraken.legendary] == [
        ("Tentacle Attack or Fling", 1), ("Lightning Storm", 2), ("Ink Cloud", 3),
    ]  # fmt: skip


def test_merrow_and_sharks_swim() -> None:
    merrow = creature("Merrow")
    harpoon = attack(merrow, "Harpoon")
    assert (harpoon.reach, harpoon.range, harpoon.long_range) == (5, 20, 60)
    assert merrow.multiattack[0] == (MultiattackPart("Bite"), MultiattackPart("Claws"))
    assert creature("Reef Shark").speeds == (("walk", 0), ("swim", 40))


def test_golems_yield_to_adamantine() -> None:
    assert Defence(WEAPONS, ("magical", "adamantine")) in creature("Stone Golem").immune


def test_two_breaths_share_their_recharge() -> None:
    dragon = creature("Young Brass Dragon")
    breaths = [entry for entry in dragon.actions if entry.use.kind == "recharge"]
    assert [entry.name for entry in breaths] == ["Fire Breath", "Sleep Breath"]
    assert {entry.use for entry in breaths} == {Use("recharge", 5, "Breath Weapons")}
