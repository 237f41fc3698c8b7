"""Help, hide, ready, surprise and reactions: tables and what always holds."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tracker.rules import budget, reactions, surprise
from tracker.rules.actions import dodging, helping, hiding, names, readying
from tracker.rules.edition import OF_2014, OF_2024

TOTALS = st.integers(-5, 40)


def test_help_is_used_up_once_and_by_whom_it_fits() -> None:
    offered = helping.with_attack("squire", "orc", 5, only="knight").help
    assert offered is not None
    assert helping.for_attack((offered,), "rogue", "orc") == ((offered,), ())
    used = helping.for_attack((offered,), "knight", "orc")
    assert not used.left
    assert [reason.rule for reason in used.pro] == ["ACT-08"]
    assert helping.for_attack((offered,), "squire", "orc").left == (offered,)


def test_two_promises_are_two() -> None:
    promises = tuple(helping.Help("bard", "task", "rogue", "pick lock") for _ in range(2))
    once = helping.for_check(promises, "rogue", "pick lock")
    twice = helping.for_check(once.left, "rogue", "pick lock")
    assert (len(once.left), len(twice.left)) == (1, 0)
    anything = (helping.Help("bard", "task", "rogue"),)
    assert not helping.for_check(anything, "rogue", "listen").left


def test_help_with_a_check_by_the_newer_wording_needs_skill() -> None:
    unskilled = helping.with_task("bard", "rogue", "climb", proficient=False)
    assert unskilled.help
    assert not helping.with_task("bard", "rogue", "climb", proficient=False, edition=OF_2024).help
    assert helping.with_task("bard", "rogue", "climb", edition=OF_2024).help


@given(TOTALS, TOTALS)
def test_hiding_and_looking_agree(stealth: int, passive: int) -> None:
    found = hiding.noticing("goblin", stealth, passive)
    assert found.noticed == (stealth <= passive)
    assert found.tie == (stealth == passive)
    assert hiding.search(stealth, passive).found == (passive > stealth)
    assert hiding.search(stealth, passive, OF_2024).found == (passive >= stealth)


@pytest.mark.parametrize(("total", "hidden"), [(14, False), (15, True), (22, True)])
def test_hiding_by_the_newer_wording(total: int, hidden: bool) -> None:
    found = hiding.hide(total, OF_2024)
    assert found.hidden is hidden
    assert found.conditions == (("invisible",) if hidden else ())
    assert found.dc == (total if hidden else 0)
    assert hiding.hide(total).hidden


@given(st.lists(st.tuples(st.sampled_from("ab"), st.none() | TOTALS, TOTALS), max_size=6))
def test_surprise_is_missing_every_foe(entries: list[tuple[str, int | None, int]]) -> None:
    creatures = [
        surprise.Creature(str(at), side, passive, stealth)
        for at, (side, stealth, passive) in enumerate(entries)
    ]
    found = surprise.compare(creatures)
    for each in creatures:
        foes = [other for other in creatures if other.side != each.side]
        missed = [foe.stealth is not None and foe.stealth > each.passive for foe in foes]
        assert (each.id in found.surprised) == (bool(foes) and all(missed))
    alike = surprise.compare(creatures, lambda one, other: False)
    assert not alike.surprised


def test_surprise_lasts_until_the_first_turn_is_over() -> None:
    assert surprise.lasts(surprised=True, turns_done=0)
    assert not surprise.lasts(surprised=True, turns_done=1)
    assert not surprise.lasts(surprised=False, turns_done=0)
    assert not surprise.lasts(surprised=True, turns_done=0, edition=OF_2024)


def test_a_readied_spell_is_held() -> None:
    setup = readying.ready("x", "spell", spell="ray", concentrating="web")
    assert setup.readied is not None
    assert (setup.concentration.spell, setup.concentration.ended) == ("readied:ray", "web")


def test_a_readied_move_leaves_concentration_alone() -> None:
    setup = readying.ready("x", "move", speed=30, concentrating="web")
    assert setup.readied is not None
    assert (setup.readied.feet, setup.concentration.spell) == (30, "web")
    assert not readying.ready("x", "bonus-action").readied


@pytest.mark.parametrize(
    ("reaction", "stated", "when"),
    [
        ("opportunity-attack", "", "before"),
        ("shield-ward", "", "before"),
        ("ready", "", "after"),
        ("riposte", "before", "before"),
        ("riposte", "after", "after"),
        ("riposte", "", "after"),
    ],
)
def test_timing_of_reactions(reaction: str, stated: reactions.When, when: str) -> None:
    assert reactions.timing(reaction, stated).when == when


@pytest.mark.parametrize(
    ("conditions", "speed", "still"),
    [
        (set(), 30, True),
        ({"prone"}, 30, True),
        ({"grappled"}, 30, False),
        ({"stunned"}, 30, False),
        (set(), 0, False),
    ],
)
def test_what_ends_dodge(conditions: set[str], speed: int, still: bool) -> None:
    assert dodging.still(True, speed, frozenset(conditions)) is still
    assert not dodging.still(False, speed, frozenset(conditions))


def test_actions_have_other_names_in_the_other_edition() -> None:
    assert {"cast", "use"} <= set(names())
    assert {"magic", "utilize", "influence", "study"} <= set(names(OF_2024))
    assert names(OF_2014) == names()


def test_drinking_a_potion() -> None:
    able = budget.Able()
    assert budget.drink(budget.Budget(), able).budget.action == 0
    newer = budget.drink(budget.Budget(), able._replace(edition=OF_2024)).budget
    assert (newer.action, newer.bonus) == (1, 0)
