"""Which attack is meant, which of its damage counts, and the saves and conditions of a hit."""

from tests.encounter.board import BOW, GOBLIN, SCIMITAR, Board
from tracker.encounter import commands as cmd
from tracker.encounter import events as ev
from tracker.encounter.stat_block import Attack, DamagePart, SaveRider, StatBlock

FIGHTER = StatBlock(
    "Fighter",
    40,
    18,
    attacks=(Attack("Longsword", 6, (DamagePart("1d8+4", 8, "slashing"),)),),
    abilities=(("con", 14),),
)


def duel(**options: bool | int | str) -> Board:
    """A goblin against a fighter."""
    board = Board(**options)
    board.add("Goblin", 7, GOBLIN)
    board.pc("Ann", 40, FIGHTER)
    return board


def test_attacks_are_found_by_name_number_and_beginning() -> None:
    board = duel()
    for name in ("shortbow", "2", "short"):
        board.attack("Goblin", "Ann", attack=name, d20=(2,))
        assert board.one(ev.Attacked).attack == BOW.name
    assert board.refused(cmd.AttackTarget("Goblin", "Ann", "s")) == "unknown-attack"
    assert board.refused(cmd.AttackTarget("Goblin", "Ann", "Greataxe")) == "unknown-attack"
    board.attack("Ann", "Goblin", attack="Fire Bolt", total=20, damage=(4,))
    assert board.hp("Goblin") == 3


def test_without_a_stat_block_there_is_the_unarmed_strike() -> None:
    board = duel()
    board.pc("Monk", 20, StatBlock("Monk", 20, 15, abilities=(("str", 16),)))
    board.attack("Monk", "Goblin", d20=(10,))
    assert board.one(ev.Attacked).total == 15
    assert board.one(ev.DamageTaken).total == 4


def test_damage_alternatives_stand_instead_and_never_beside() -> None:
    parts = (
        DamagePart("1d8+3", 7, "slashing"),
        DamagePart("1d10+3", 8, "slashing", "two-handed"),
        DamagePart("1d6", 3, "fire"),
    )
    block = StatBlock("Veteran", 58, 17, attacks=(Attack("Longsword", 5, parts),))
    board = Board()
    board.add("Veteran", 58, block)
    board.pc("Ann", 100, FIGHTER)
    board.attack("Veteran", "Ann", d20=(15,))
    assert [part.rolled for part in board.one(ev.DamageTaken).parts] == [7, 3]
    board.attack("Veteran", "Ann", d20=(15,), attack="longsword two-handed")
    assert [part.rolled for part in board.one(ev.DamageTaken).parts] == [8, 3]


def test_a_bloodied_swarm_bites_less() -> None:
    parts = (
        DamagePart("4d6", 14, "piercing"),
        DamagePart("2d6", 7, "piercing", "bloodied"),
    )
    block = StatBlock("Swarm", 22, 12, attacks=(Attack("Bites", 6, parts),))
    board = Board()
    board.add("Swarm", 22, block)
    board.pc("Ann", 100, FIGHTER)
    board.attack("Swarm", "Ann", d20=(15,))
    assert board.hp("Ann") == 86
    board.damage("Swarm", "11")
    board.attack("Swarm", "Ann", d20=(15,))
    assert board.hp("Ann") == 79


def spider() -> StatBlock:
    """A bite with poison behind a save."""
    poison = SaveRider(
        "con", 11, "half", (DamagePart("2d8", 9, "poison"),), ("poisoned",), 10, "end"
    )
    bite = Attack("Bite", 5, (DamagePart("1d8+3", 7, "piercing"),), save=poison)
    return StatBlock("Spider", 26, 14, attacks=(bite,))


def test_a_player_is_asked_for_the_save_behind_a_hit() -> None:
    board = Board()
    board.add("Spider", 26, spider())
    board.pc("Ann", 40, FIGHTER)
    board.attack("Spider", "Ann", d20=(14,))
    (prompt,) = board.prompts("repeat-save")
    assert (prompt.dc, prompt.ability, prompt.bonus, prompt.subject) == (11, "con", 2, "Bite")
    assert board.hp("Ann") == 33
    board.do(cmd.AnswerPrompt("number", 10))
    assert board.hp("Ann") == 24
    (poisoned,) = [one for one in board.who("Ann").effects if one.name == "poisoned"]
    assert poisoned.source == "Spider"
    assert poisoned.save is not None
    assert poisoned.until is not None
    assert not board.prompts()


def test_a_made_save_halves_and_no_condition() -> None:
    board = Board(player_dice="roll")
    board.add("Spider", 26, spider())
    board.pc("Ann", 40, FIGHTER)
    board.attack("Spider", "Ann", 15, 1, 1, 14, 1)
    assert board.one(ev.SaveRolled).success
    assert board.hp("Ann") == 40 - 7 - 4
    assert board.conditions("Ann") == []


def test_monsters_save_at_once_and_the_save_damage_is_never_doubled() -> None:
    board = Board()
    board.add("Spider", 26, spider())
    board.add("Guard", 40, FIGHTER)
    board.attack("Spider", "Guard", 20, 2, 5, 3, 1)
    first, second = board.of(ev.DamageTaken)
    assert (first.total, second.total) == (12, 9)
    assert not second.critical
    assert board.one(ev.SaveRolled).why == "Bite"
    assert board.conditions("Guard") == ["poisoned"]


def test_nothing_more_happens_to_whom_the_hit_killed() -> None:
    board = Board()
    board.add("Spider", 26, spider())
    board.add("Rat", 1, FIGHTER)
    board.attack("Spider", "Rat", d20=(19,))
    assert not board.of(ev.SaveRolled)


def test_conditions_of_a_hit_come_from_the_attacker() -> None:
    grab = Attack("Tentacle", 7, (DamagePart("1d6", 3, "bludgeoning"),), conditions=("grappled",))
    board = Board()
    board.add("Kraken", 90, StatBlock("", 90, 15, attacks=(grab,)))
    board.pc("Ann", 40, FIGHTER)
    board.attack("Kraken", "Ann", d20=(15,))
    (held,) = board.who("Ann").effects
    assert (held.name, held.source) == ("grappled", "Kraken")
    board.do(cmd.AddCondition(("Kraken",), "stunned"))
    assert board.conditions("Ann") == []


def test_a_miss_deals_nothing_and_effects_are_left_alone() -> None:
    board = duel()
    board.attack("Goblin", "Ann", d20=(2,))
    assert board.kinds() == ["Attacked"]
    assert SCIMITAR.name == board.one(ev.Attacked).attack
