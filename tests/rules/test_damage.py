"""Damage through defences, and one instance of it through a body."""

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tracker.rules import body, criticals, damage, dice, hit_points
from tracker.rules.defences import ALL, Defence
from tracker.rules.words import DAMAGE_TYPES

PARTS = st.lists(
    st.builds(
        damage.Part,
        st.integers(0, 200),
        st.sampled_from((*DAMAGE_TYPES, "")),
        st.frozensets(st.sampled_from(["magical", "silvered", "adamantine"])),
    ),
    max_size=4,
)
DEFENCES = st.lists(
    st.builds(
        Defence,
        st.lists(st.sampled_from((*DAMAGE_TYPES, ALL)), min_size=1, max_size=3).map(tuple),
        st.sampled_from([(), ("magical",), ("silvered", "magical")]),
    ),
    max_size=3,
)
EVERYTHING = (Defence((ALL,)),)


@given(parts=PARTS, resist=DEFENCES, immune=DEFENCES, weak=DEFENCES, reduce=st.integers(0, 30))
def test_defences_by_hand(
    parts: list[damage.Part],
    resist: list[Defence],
    immune: list[Defence],
    weak: list[Defence],
    reduce: int,
) -> None:
    left = damage.after_defences(parts, resist, immune, weak, saved="half", reduce=reduce)
    amounts = [part.amount // 2 for part in parts]
    if amounts:
        largest = amounts.index(max(amounts))
        amounts[largest] = max(0, amounts[largest] - reduce)
    for at, part in enumerate(parts):
        met = [any(one.covers(part.type, part.qualities) for one in some)
               for some in (immune, resist, weak)]  # fmt: skip
        amounts[at] = 0 if met[0] else amounts[at] // (2 if met[1] else 1) * (2 if met[2] else 1)
    assert left.amounts == tuple(amounts)
    assert left.total == sum(amounts)


@given(
    part=PARTS.filter(bool).map(lambda parts: parts[0]),
    resist=DEFENCES,
    immune=DEFENCES,
    weak=DEFENCES,
)
def test_the_usual_hit_is_lessened_like_any_other(
    part: damage.Part, resist: list[Defence], immune: list[Defence], weak: list[Defence]
) -> None:
    assert damage.one_part(part, resist, immune, weak) == damage.after_defences(
        [part], resist, immune, weak
    )


@pytest.mark.parametrize("text", ["2d6+3", "1d4-6", "5", "1d8+2d4-1d6"])
@pytest.mark.parametrize("own_save", [False, True])
def test_the_usual_hit_is_rolled_like_any_other(text: str, own_save: bool) -> None:
    part = damage.DamageDice(dice.parse(text), "fire", own_save=own_save)
    nothing = damage.DamageDice(dice.parse("0"), "cold")
    for seed in range(20):
        chance, other = random.Random(seed), random.Random(seed)
        alone = criticals.roll([part], chance)
        beside = criticals.roll([part, nothing], other)
        assert (alone.parts, alone.dice, alone.reasons) == (
            beside.parts[:1],
            beside.dice,
            beside.reasons,
        )
        assert chance.random() == other.random()


def test_each_change_is_named_in_its_order() -> None:
    left = damage.after_defences(
        [damage.Part(27, "fire")],
        (Defence(("fire",)), *EVERYTHING),
        (),
        (Defence(("fire",)),),
        saved="half",
        reduce=3,
    )
    assert left.total == 10
    assert [reason.rule for reason in left.reasons] == [
        "DMG-07", "DMG-06", "RES-01", "RES-04", "RES-02",
    ]  # fmt: skip


def test_reduction_may_be_taken_from_a_named_type() -> None:
    parts = [damage.Part(12, "slashing"), damage.Part(6, "fire")]
    assert damage.after_defences(parts, reduce=5).amounts == (7, 6)
    assert damage.after_defences(parts, reduce=5, reduce_type="fire").amounts == (12, 1)
    assert damage.after_defences(parts, reduce=5, reduce_type="cold").amounts == (7, 6)


def test_a_quality_gets_past_a_qualified_defence_only() -> None:
    wolf = Defence(("bludgeoning", "piercing", "slashing"), ("magical", "silvered"))
    plain = damage.Part(9, "slashing")
    silver = plain._replace(qualities=frozenset({"silvered"}))
    hard = plain._replace(qualities=frozenset({"adamantine"}))
    for part, wanted in ((plain, 0), (silver, 9), (hard, 0)):
        assert damage.after_defences([part], (), (wolf,)).total == wanted


@pytest.mark.parametrize(
    ("texts", "critical", "average", "amounts"),
    [
        (("1d4-2",), False, False, (0,)),
        (("1d4-2", "1d6"), False, False, (0, 0)),
        (("1d4-2", "2d6"), False, False, (0, 1)),
        (("1d6+2", "1d6"), True, False, (4, 2)),
        (("1d6+2",), False, True, (5,)),
        (("1d6+2",), True, True, (6,)),
    ],
)
def test_rolling_parts(
    texts: tuple[str, ...], critical: bool, average: bool, amounts: tuple[int, ...]
) -> None:
    class Ones:
        def randint(self, a: int, b: int, /) -> int:
            return a

    parts = [damage.DamageDice(dice.parse(text), average=5) for text in texts]
    rolled = criticals.roll(parts, Ones(), critical=critical, use_average=average)
    assert tuple(part.amount for part in rolled.parts) == amounts


@st.composite
def bodies(draw: st.DrawFn) -> body.Body:
    hp = draw(st.integers(0, 40))
    dead = hp == 0 and draw(st.booleans())
    return body.Body(
        hp,
        draw(st.integers(max(2, hp * 2), 90)),
        draw(st.integers(0, 10)),
        dies_at_zero=draw(st.booleans()),
        exhaustion=draw(st.integers(0, 5)),
        successes=draw(st.integers(0, 2)),
        failures=draw(st.integers(0, 2)),
        stable=hp == 0 and not dead and draw(st.booleans()),
        dead=dead,
        concentrating=hp > 0 and draw(st.booleans()),
    )


@given(
    hurt=bodies(),
    amount=st.integers(0, 120),
    critical=st.booleans(),
    knock_out=st.booleans(),
    attack=st.sampled_from(["melee", "ranged", ""]),
)
def test_a_body_stays_a_body(
    hurt: body.Body, amount: int, critical: bool, knock_out: bool, attack: str
) -> None:
    taken = hit_points.take(
        hurt, [damage.Part(amount)], critical=critical, knock_out=knock_out, attack=attack
    )
    after = taken.body
    assert 0 <= after.hp <= max(hurt.hp, body.limit(hurt))
    assert 0 <= after.temp_hp <= hurt.temp_hp
    assert 0 <= after.failures <= 3
    assert taken.absorbed + taken.lost <= taken.taken == amount
    assert taken.after == body.state(after)
    assert not (after.stable and after.dead)
    if not amount:
        assert after == hurt
    if taken.after != "up":
        assert not taken.concentration_dc
    if taken.before == "up" and taken.after != "up":
        assert not after.concentrating
        assert taken.lost + taken.absorbed + taken.leftover == amount
        assert after.dead or {"unconscious", "prone"} <= after.conditions
    if taken.before == "dead":
        assert after == hurt


@given(hurt=bodies(), amount=st.integers(0, 60))
def test_healing_never_passes_the_maximum(hurt: body.Body, amount: int) -> None:
    healed = hit_points.heal(hurt, amount)
    if amount and body.limit(hurt) and not hurt.dead:
        assert body.state(healed.body) == "up"
        assert healed.body.hp <= body.limit(hurt)
        assert healed.gained >= 0
    else:
        assert healed.body == hurt


def test_a_type_immune_to_prone_falls_without_lying() -> None:
    ooze = body.Body(3, 30, condition_immune=frozenset({"prone"}))
    assert hit_points.take(ooze, [damage.Part(5)]).conditions_gained == ("unconscious",)


def test_maximum_and_revival() -> None:
    giant = body.Body(50, 60)
    assert hit_points.with_max(giant, 40).body.hp == 40
    assert hit_points.with_max(giant, 80).body.hp == 50
    dead = hit_points.kill(giant).body
    assert body.state(dead) == "dead"
    assert hit_points.heal(dead, 10).gained == 0
    assert hit_points.revive(dead, 7).body.hp == 7
    assert body.state(hit_points.revive(dead._replace(exhaustion=6)).body) == "up"


@given(
    texts=st.lists(st.sampled_from(["1d4-2", "1d6+2", "2d6", "3"]), min_size=1, max_size=3),
    seed=st.integers(0, 999),
    average=st.booleans(),
)
def test_a_critical_hit_shares_its_first_dice_with_the_hit(
    texts: list[str], seed: int, average: bool
) -> None:
    parts = [damage.DamageDice(dice.parse(text), average=5) for text in texts]
    hit, crit = (
        criticals.roll(parts, random.Random(seed), critical=critical, use_average=average)
        for critical in (False, True)
    )
    assert crit.dice[: len(hit.dice)] == hit.dice
    again = sum(len(dice.roll(part.dice, random.Random(0)).dice) for part in parts)
    assert len(crit.dice) - len(hit.dice) == again
    extra = sum(crit.dice[len(hit.dice) :])
    plain = (
        5 * len(parts)
        if average
        else sum(hit.dice)
        + sum({"1d4-2": -2, "1d6+2": 2, "2d6": 0, "3": 3}[text] for text in texts)
    )
    assert hit.total == max(0, plain)
    assert crit.total == max(0, plain + extra)


def test_rolled_damage_is_within_its_bounds() -> None:
    chance = random.Random(5)
    part = damage.DamageDice(dice.parse("2d6+3"), "fire")
    for _ in range(100):
        assert 7 <= criticals.roll([part], chance, critical=True).total <= 27


def test_what_is_below_the_threshold_does_nothing() -> None:
    """In all, after every defence; what reaches it does all of its damage."""
    parts = (damage.Part(9, "slashing"), damage.Part(4, "fire"))
    below = damage.after_defences(parts, threshold=14)
    assert (below.total, below.amounts) == (0, (0, 0))
    assert below.reasons[-1].key == "below-threshold"
    assert damage.after_defences(parts, threshold=13).total == 13
    halved = damage.after_defences(parts, resist=(Defence(("slashing",)),), threshold=10)
    assert halved.total == 0
