"""Who has advantage and why: hiding, light and senses, near foes, water, flanking, facing (ATK-07)."""

from dataclasses import replace
from typing import Any

import pytest

from tests.encounter.board import BOW, GOBLIN, Board, keys
from tracker.encounter import commands as cmd
from tracker.encounter import events as ev
from tracker.encounter import marks
from tracker.encounter.stat_block import Attack, DamagePart, StatBlock

SPEAR = Attack("Spear", 4, (DamagePart("1d6+2", 5, "piercing"),), 5, 20, 60)
CROSSBOW = Attack("Light crossbow", 4, (DamagePart("1d8+2", 6, "piercing"),), 0, 80, 320)
LONGSWORD = Attack("Longsword", 6, (DamagePart("1d8+4", 8, "slashing"),))


def armed(**senses: int) -> StatBlock:
    """Someone with four weapons, passive Perception 12 and these senses."""
    attacks = (LONGSWORD, BOW, CROSSBOW, SPEAR)
    sharp = tuple(senses.items())
    return StatBlock("Ann", 40, 14, attacks=attacks, senses=sharp, passive_perception=12)


def duel(
    mine: dict[str, int] | None = None, other: dict[str, int] | None = None, **options: Any
) -> Board:
    """Ann against an ogre, each with these senses."""
    board = Board(**options)
    board.pc("Ann", 40, armed(**mine or {}), side="party")
    board.add("Ogre", 59, armed(**other or {}))
    return board


def attack(board: Board, attacker: str = "Ann", target: str = "Ogre", **more: Any) -> ev.Attacked:
    board.attack(attacker, target, 10, 10, **more)
    return board.of(ev.Attacked)[0]


def sources(event: ev.Attacked) -> tuple[list[str], list[str]]:
    """Keys for and against."""
    return keys(event.pro), keys(event.contra)


@pytest.mark.parametrize(
    ("total", "who", "expected"),
    [
        (12, "Ann", ([], [])),
        (13, "Ann", (["attacker-unseen"], [])),
        (12, "Ogre", ([], [])),
        (13, "Ogre", ([], ["target-unseen"])),
    ],
)
def test_hiding_counts_against_whoever_does_not_notice(
    total: int, who: str, expected: tuple[list[str], list[str]]
) -> None:
    """UNSEEN-01, UNSEEN-03: equal to passive Perception is noticed."""
    board = duel()
    board.do(cmd.Hide((who,), (total,)))
    event = attack(board)
    assert sources(event) == expected
    assert board.who("Ann").hiding is None


def test_a_hidden_attacker_has_it_once() -> None:
    """UNSEEN-04."""
    board = duel()
    board.do(cmd.Hide(("Ann",), (20,)))
    assert attack(board).mode == "advantage"
    assert board.one(ev.HidingSet).why == "attacked"
    assert attack(board).mode == "normal"


@pytest.mark.parametrize(
    ("sense", "light", "seen"),
    [
        ({}, ("dim",), True),
        ({}, ("dark",), False),
        ({"darkvision": 60}, ("dark",), True),
        ({"darkvision": 60}, ("magical-dark",), False),
        ({"truesight": 60}, ("magical-dark",), True),
        ({"blindsight": 30}, ("magical-dark",), True),
        ({"tremorsense": 30}, ("dark",), False),
    ],
)
def test_light_and_senses(sense: dict[str, int], light: tuple[str, ...], seen: bool) -> None:
    """SENSE-01..05: the ogre sees Ann all the time."""
    board = duel(sense)
    event = attack(board, light=(*light, "bright"))
    assert sources(event) == ([], [] if seen else ["target-unseen"])


def test_from_the_dark_into_the_light() -> None:
    board = duel()
    shot = attack(board, attack="Shortbow", light=("bright", "dark"))
    assert sources(shot) == (["attacker-unseen"], [])
    both = attack(board, light=("dark",))
    assert sources(both) == (["attacker-unseen"], ["target-unseen"])
    assert both.mode == "normal"


def test_the_light_of_the_fight() -> None:
    board = duel({"darkvision": 60}, light="dark")
    assert sources(attack(board)) == (["attacker-unseen"], [])
    assert attack(board, light=("bright",)).mode == "normal"
    far = attack(board, attack="Shortbow", range=65)
    assert sources(far) == (["attacker-unseen"], ["target-unseen"])


@pytest.mark.parametrize(
    ("sense", "mode"),
    [({}, "disadvantage"), ({"blindsight": 10}, "normal"), ({"truesight": 30}, "normal")],
)
def test_senses_against_the_invisible(sense: dict[str, int], mode: str) -> None:
    """COND-10: also the other way round."""
    board = duel(sense)
    board.do(cmd.AddCondition(("Ogre",), "invisible"))
    assert attack(board).mode == mode
    back = attack(board, "Ogre", "Ann")
    assert back.mode == ("advantage" if mode == "disadvantage" else "normal")


def test_blindsight_feels_the_hider() -> None:
    board = duel(other={"blindsight": 30})
    board.do(cmd.Hide(("Ann",), (25,)))
    assert attack(board).mode == "normal"
    board.do(cmd.Hide(("Ann",), (25,)))
    assert attack(board, attack="Shortbow", range=60).mode == "advantage"


def test_dodging_needs_to_see_the_attacker() -> None:
    """ACT-05."""
    board = duel()
    board.do(cmd.TakeAction("Ogre", "dodge"))
    assert sources(attack(board)) == ([], ["target-dodging"])
    assert sources(attack(board, light=("bright", "dark"))) == (["attacker-unseen"], [])
    assert attack(board, struck=("dodging",)).mode == "normal"


def test_unseen_and_in_the_wrong_place() -> None:
    """UNSEEN-01, UNSEEN-02."""
    board = duel()
    assert sources(attack(board, unseen=True)) == ([], ["target-unseen"])
    board.attack("Ann", "Ogre", 20, 20, wrong_place=True)
    assert not board.one(ev.Attacked).hit
    board.attack("Ann", "Ogre", total=30, wrong_place=True)
    assert keys(board.one(ev.Attacked).reasons).count("wrong-place") == 1


class TestNearFoes:
    """RANGE-03."""

    def test_by_word_by_name_and_by_distance(self) -> None:
        board = duel()
        assert sources(attack(board, attack="Shortbow", near_foe=True)) == ([], ["foe-near"])
        assert sources(attack(board, attack="Shortbow", near=("Ogre",))) == ([], ["foe-near"])
        assert sources(attack(board, attack="Shortbow", range=5)) == ([], ["foe-near"])
        assert sources(attack(board, attack="Shortbow", range=10)) == ([], [])
        assert sources(attack(board, near_foe=True)) == ([], [])

    @pytest.mark.parametrize("condition", ["blinded", "unconscious", "incapacitated"])
    def test_one_that_cannot_act_or_see_does_not_hamper(self, condition: str) -> None:
        board = duel()
        board.add("Orc", 15, GOBLIN, conditions=[condition])
        assert "foe-near" not in sources(attack(board, attack="Shortbow", near=("Orc",)))[1]

    def test_nor_one_that_does_not_notice(self) -> None:
        board = duel()
        board.do(cmd.Hide(("Ann",), (20,)))
        shot = attack(board, attack="Shortbow", near=("Ogre",))
        assert sources(shot) == (["attacker-unseen"], [])


class TestUnderWater:
    """WATER-01..03."""

    @pytest.mark.parametrize(
        ("weapon", "feet", "contra"),
        [
            ("Longsword", None, ["underwater-melee"]),
            ("Spear", None, []),
            ("Shortbow", 60, ["underwater-ranged"]),
            ("Light crossbow", 80, []),
        ],
    )
    def test_weapons(self, weapon: str, feet: int | None, contra: list[str]) -> None:
        board = duel(underwater=True)
        assert sources(attack(board, attack=weapon, range=feet)) == ([], contra)

    @pytest.mark.parametrize("more", [{"d20": (20, 20)}, {"total": 40}])
    def test_beyond_normal_range_it_misses_whatever_is_rolled(self, more: dict[str, Any]) -> None:
        board = duel(underwater=True)
        board.attack("Ann", "Ogre", attack="Light crossbow", range=85, **more)
        event = board.one(ev.Attacked)
        assert (event.hit, event.critical) == (False, False)
        assert "underwater-range" in keys(event.reasons)
        board.attack("Ann", "Ogre", attack="Light crossbow", range=85, outcome="hit")
        assert board.of(ev.Attacked)[0].hit


class TestOptions:
    """FLANK, FACE: only when they are on."""

    @pytest.mark.parametrize(
        ("option", "word", "key"),
        [("flanking", "flanking", "attacker-flanking"), ("facing", "behind", "attacker-behind")],
    )
    def test_they_give_advantage(self, option: str, word: str, key: str) -> None:
        said: dict[str, Any] = {word: True}
        on: dict[str, Any] = {option: True}
        assert duel().refused(cmd.AttackTarget("Ann", "Ogre", **said)) == "option-is-off"
        board = duel(**on)
        event = attack(board, **said)
        assert sources(event) == ([key], [])
        assert "by-option" in keys(event.reasons)
        assert sources(attack(board)) == ([], [])

    def test_no_flanking_from_afar_or_blind(self) -> None:
        board = duel(flanking=True)
        assert sources(attack(board, attack="Shortbow", flanking=True)) == ([], [])
        assert sources(attack(board, flanking=True, unseen=True)) == ([], ["target-unseen"])

    def test_what_is_behind_cannot_be_attacked(self) -> None:
        board = duel(facing=True)
        assert board.refused(cmd.AttackTarget("Ann", "Ogre", turned_away=True)) == "target-behind"


def test_squeezing_both_ways() -> None:
    """SIZE-05."""
    effect = marks.mark(marks.SQUEEZING)
    squeezed = duel()
    squeezed.add("Rat", 5, GOBLIN, effects=(effect,))
    assert sources(attack(squeezed, "Rat", "Ann")) == ([], ["attacker-squeezing"])
    assert sources(attack(squeezed, target="Rat")) == (["target-squeezing"], [])


def test_fear_out_of_sight() -> None:
    """COND-07."""
    board = duel()
    board.do(cmd.AddCondition(("Ann",), "frightened"))
    assert sources(attack(board)) == ([], ["attacker-frightened"])
    assert sources(attack(board, fear_out_of_sight=True)) == ([], [])


def test_a_rogue_in_hiding_shoots_far_at_one_who_lies_and_dodges() -> None:
    board = duel()
    board.do(cmd.Hide(("Ann",), (20,)))
    board.do(cmd.AddCondition(("Ogre",), "prone"))
    board.do(cmd.TakeAction("Ogre", "dodge"))
    shot = attack(board, attack="Shortbow", range=200, cover="half")
    assert sources(shot) == (["attacker-unseen"], ["target-prone-far", "long-range"])
    assert (shot.mode, shot.ac, shot.dice) == ("normal", 16, (10,))
    seen = attack(board, attack="Shortbow", range=200, cover="half")
    assert sources(seen) == ([], ["target-prone-far", "target-dodging", "long-range"])
    assert seen.mode == "disadvantage"


def test_the_tired_dodge_as_long_as_they_move() -> None:
    """ACT-06: exhaustion by the newer wording slows once, not twice."""
    board = duel(exhaustion_2024=True)
    board.add("Imp", 10, armed(), exhaustion=3)
    board.do(cmd.TakeAction("Imp", "dodge"))
    assert sources(attack(board, target="Imp")) == ([], ["target-dodging"])


def test_beyond_its_blindsight_the_naturally_blind_see_nothing() -> None:
    """SENSE-02: the oozes and fungi of the bestiary."""
    board = Board()
    board.add("Ooze", 40, replace(armed(blindsight=60), blind=True))
    board.pc("Ann", 40, armed(), side="party")
    near, far = {"attack": "Shortbow", "range": 60}, {"attack": "Shortbow", "range": 65}
    assert sources(attack(board, "Ooze", "Ann", **near)) == ([], [])
    assert sources(attack(board, "Ooze", "Ann", **far)) == ([], ["target-unseen"])
    assert sources(attack(board, "Ann", "Ooze", **far)) == (["attacker-unseen"], [])
    assert "cannot-see" in keys(attack(board, "Ann", "Ooze", **far).reasons)
