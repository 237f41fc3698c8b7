"""One attack: its stance, its roll, its damage, its riders, and what the DM changes about it."""

import pytest

from tests.encounter.board import GOBLIN, JAVELIN, ORC, Board, keys
from tracker.encounter import commands as cmd
from tracker.encounter import events as ev
from tracker.encounter.stat_block import Attack, DamagePart, StatBlock

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


@pytest.mark.parametrize(
    ("natural", "hit", "critical"),
    [(13, False, False), (14, True, False), (20, True, True), (1, False, False)],
)
def test_hits_on_equal_or_more_and_by_natural_dice(natural: int, hit: bool, critical: bool) -> None:
    board = duel()
    board.attack("Goblin", "Ann", d20=(natural,))
    rolled = board.of(ev.Attacked)[0]
    assert (rolled.natural, rolled.total, rolled.ac) == (natural, natural + 4, 18)
    assert (rolled.hit, rolled.critical) == (hit, critical)
    assert rolled.dice == (natural,)
    assert rolled.attack == "Scimitar"


def test_a_natural_1_misses_and_a_20_hits_whatever_the_sums() -> None:
    board = duel()
    board.attack("Goblin", "Ann", d20=(1,), to_hit_change=30)
    assert not board.one(ev.Attacked).hit
    board.attack("Goblin", "Ann", d20=(20,), ac_change=50)
    assert board.of(ev.Attacked)[0].critical


def test_monsters_deal_the_average_and_players_roll() -> None:
    board = duel()
    board.attack("Goblin", "Ann", d20=(15,))
    assert board.hp("Ann") == 35
    assert board.one(ev.DamageTaken).dice == ()
    board.attack("Ann", "Goblin", 4, 11, 2, 8, d20=(15,))
    assert board.one(ev.DamageTaken).total == 6
    assert board.one(ev.DamageTaken).dice == (2,)
    assert board.one(ev.DamageTaken).source == "Ann"


def test_rolled_monster_damage_by_option() -> None:
    board = duel(monster_damage="rolled")
    board.attack("Goblin", "Ann", 15, 2, 6)
    assert board.hp("Ann") == 32


def test_a_critical_with_average_adds_one_roll_of_the_dice() -> None:
    board = duel()
    board.attack("Goblin", "Ann", 20, 2, 4)
    assert board.one(ev.DamageTaken).total == 9
    assert "average-plus-dice" in keys(board.one(ev.DamageTaken).reasons)


def test_a_critical_by_a_player_shares_its_first_dice_with_the_hit() -> None:
    plain, critical = duel(), duel()
    plain.attack("Ann", "Goblin", 15, 2, 6, 3)
    critical.attack("Ann", "Goblin", 15, 2, 6, 3, outcome="crit")
    assert plain.one(ev.DamageTaken).total == 10
    assert critical.one(ev.DamageTaken).total == 13
    assert critical.one(ev.DamageTaken).dice == (6, 3)
    assert critical.one(ev.Attacked).by_dm


def test_advantage_sees_the_same_first_die() -> None:
    plain, better = duel(), duel()
    plain.attack("Goblin", "Ann", 9, 17)
    better.attack("Goblin", "Ann", 9, 17, mode="adv")
    assert plain.one(ev.Attacked).dice == (9,)
    assert better.one(ev.Attacked).dice == (9, 17)
    assert better.one(ev.Attacked).natural == 17
    better.attack("Goblin", "Ann", 3, 17, d20=(9,), mode="adv")
    assert better.of(ev.Attacked)[0].dice == (9, 17)


def test_totals_typed_whole() -> None:
    board = duel()
    board.attack("Ann", "Goblin", total=15, damage=(4,))
    assert board.one(ev.Attacked).natural is None
    assert board.one(ev.Attacked).dice == ()
    assert board.hp("Goblin") == 3
    board.attack("Ann", "Goblin", total=14)
    assert not board.one(ev.Attacked).hit


def test_typed_damage_is_the_whole_even_of_a_critical() -> None:
    board = duel()
    board.attack("Ann", "Goblin", d20=(20,), damage=(6,))
    assert board.hp("Goblin") == 1
    assert board.one(ev.DamageTaken).critical


def test_typed_parts() -> None:
    parts = (DamagePart("1d8+3", 7, "piercing"), DamagePart("2d6", 7, "fire"))
    snake = StatBlock("Snake", 20, 14, attacks=(Attack("Bite", 6, parts),))
    board = Board()
    board.add("Snake", 20, snake)
    board.pc("Ann", 40, FIGHTER)
    board.attack("Snake", "Ann", d20=(15,), damage=(7, 3))
    assert [(part.type, part.taken) for part in board.one(ev.DamageTaken).parts] == [
        ("piercing", 7),
        ("fire", 3),
    ]
    board.attack("Snake", "Ann", 20, 2, 8, 2, 6)
    assert board.one(ev.DamageTaken).total == 30
    too_many = cmd.AttackTarget("Snake", "Ann", d20=(15,), damage=(1, 2, 3))
    assert board.refused(too_many) == "too-many-damage-parts"


@pytest.mark.parametrize(
    ("attacker", "target", "mode"),
    [
        ([], [], "normal"),
        (["blinded"], [], "disadvantage"),
        (["poisoned"], [], "disadvantage"),
        (["restrained"], [], "disadvantage"),
        (["prone"], [], "disadvantage"),
        (["frightened"], [], "disadvantage"),
        (["invisible"], [], "advantage"),
        (["grappled"], [], "normal"),
        (["deafened"], [], "normal"),
        ([], ["prone"], "advantage"),
        ([], ["blinded"], "advantage"),
        ([], ["invisible"], "disadvantage"),
        ([], ["restrained"], "advantage"),
        ([], ["stunned"], "advantage"),
        ([], ["petrified"], "advantage"),
        ([], ["incapacitated"], "normal"),
        (["blinded"], ["blinded"], "normal"),
        (["prone"], ["prone"], "normal"),
        (["poisoned", "prone", "restrained"], ["stunned"], "normal"),
    ],
)
def test_conditions_make_the_mode(attacker: list[str], target: list[str], mode: str) -> None:
    board = Board()
    board.add("Goblin", 7, GOBLIN, conditions=attacker)
    board.pc("Ann", 40, FIGHTER, conditions=target)
    board.attack("Goblin", "Ann", 10, 10)
    assert board.of(ev.Attacked)[0].mode == mode


def test_prone_at_a_distance_and_struck_reasons() -> None:
    board = Board()
    board.add("Goblin", 7, GOBLIN)
    board.pc("Ann", 40, FIGHTER, conditions=["prone"])
    board.attack("Goblin", "Ann", 10, 10, attack="Shortbow", range=30)
    assert board.one(ev.Attacked).mode == "disadvantage"
    assert keys(board.one(ev.Attacked).contra) == ["target-prone-far"]
    board.attack("Goblin", "Ann", 10, 10, attack="Shortbow", range=30, struck=("prone",))
    assert board.one(ev.Attacked).mode == "normal"
    assert "struck" in keys(board.one(ev.Attacked).reasons)
    board.attack("Goblin", "Ann", 10, 10, attack="Shortbow", range=5)
    assert board.one(ev.Attacked).mode == "advantage"


def test_exhaustion_hampers_from_level_three() -> None:
    board = Board()
    board.add("Goblin", 7, GOBLIN, exhaustion=3)
    board.pc("Ann", 40, FIGHTER)
    board.attack("Goblin", "Ann", 10, 10)
    assert board.one(ev.Attacked).mode == "disadvantage"


@pytest.mark.parametrize(
    ("condition", "feet", "critical"),
    [
        ("paralyzed", None, True),
        ("unconscious", 5, True),
        ("unconscious", 10, False),
        ("stunned", None, False),
        ("petrified", None, False),
    ],
)
def test_critical_by_position(condition: str, feet: int | None, critical: bool) -> None:
    lance = Attack("Lance", 8, (DamagePart("1d12", 6, "piercing"),), reach=10)
    board = Board()
    board.add("Rider", 20, StatBlock("", 20, 10, attacks=(lance,)))
    board.pc("Ann", 40, FIGHTER, conditions=[condition])
    board.attack("Rider", "Ann", d20=(12, 12), range=feet)
    assert board.of(ev.Attacked)[0].hit
    assert board.of(ev.Attacked)[0].critical is critical


def test_a_bite_on_the_dying_is_two_failures() -> None:
    board = Board()
    board.add("Wolf", 11, GOBLIN)
    board.pc("Ann", 40, FIGHTER, now=0, state="dying", conditions=["unconscious", "prone"])
    board.attack("Wolf", "Ann", d20=(16, 16))
    assert board.who("Ann").failures == 2
    board.attack("Wolf", "Ann", d20=(16, 16), attack="Shortbow", range=30)
    assert board.who("Ann").failures == 3
    assert board.who("Ann").state == "dead"


@pytest.mark.parametrize(("feet", "mode"), [(80, "normal"), (85, "disadvantage")])
def test_long_range(feet: int, mode: str) -> None:
    board = duel()
    board.attack("Goblin", "Ann", 10, 10, attack="Shortbow", range=feet)
    assert board.one(ev.Attacked).mode == mode


def test_what_cannot_be_attacked_is_refused_unless_the_dm_says_so() -> None:
    board = duel()
    far = cmd.AttackTarget("Goblin", "Ann", "Shortbow", range=325)
    assert board.refused(far) == "out-of-range"
    covered = cmd.AttackTarget("Goblin", "Ann", cover="total", d20=(20,))
    assert board.refused(covered) == "target-covered"
    reach = cmd.AttackTarget("Goblin", "Ann", range=10)
    assert board.refused(reach) == "out-of-reach"
    board.attack("Goblin", "Ann", cover="total", outcome="hit")
    assert board.hp("Ann") == 35
    assert board.one(ev.Attacked).by_dm


@pytest.mark.parametrize(("cover", "ac"), [("half", 20), ("three-quarters", 23)])
def test_cover_raises_ac(cover: str, ac: int) -> None:
    board = duel()
    board.attack("Goblin", "Ann", 10, 10, cover=cover)
    assert board.one(ev.Attacked).ac == ac


def test_a_thrown_weapon_beyond_reach_is_a_ranged_attack() -> None:
    board = Board()
    board.add("Orc", 15, ORC)
    board.pc("Ann", 40, FIGHTER, conditions=["prone"])
    board.attack("Orc", "Ann", 10, 10, attack=JAVELIN.name, range=20)
    assert board.one(ev.Attacked).mode == "disadvantage"
    assert board.refused(cmd.AttackTarget("Orc", "Ann", "Javelin", range=20, ko=True)) == (
        "ko-needs-melee"
    )


def test_the_charmed_do_not_attack_their_charmer() -> None:
    board = duel()
    board.do(cmd.AddCondition(("Goblin",), "charmed", cmd.Duration(source="Ann")))
    assert board.refused(cmd.AttackTarget("Goblin", "Ann")) == "target-charmer"
    board.pc("Lia", 20)
    board.attack("Goblin", "Lia", d20=(2,))
    board.attack("Goblin", "Ann", outcome="hit")
    assert board.hp("Ann") == 35
