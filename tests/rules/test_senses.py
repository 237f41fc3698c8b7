"""Who perceives whom, and that it is what the attack roll goes by."""

from collections.abc import Mapping

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tracker.rules import attacks, senses
from tracker.rules.senses import Observer, Seen

LIGHTS = st.sampled_from(["bright", "dim", "dark", "magical-dark"])
RADII = st.dictionaries(
    st.sampled_from(["blindsight", "darkvision", "tremorsense", "truesight"]),
    st.sampled_from([0, 10, 30, 60, 120]),
)
OBSERVERS = st.builds(
    Observer, RADII, st.sampled_from([frozenset[str](), frozenset({"blinded"})]), st.booleans()
)
TARGETS = st.builds(
    Seen,
    st.integers(0, 130),
    LIGHTS,
    st.booleans(),
    st.booleans(),
    st.booleans(),
    st.booleans(),
    st.booleans(),
)


@given(OBSERVERS, TARGETS)
def test_seeing_is_locating_and_walls_stop_it(observer: Observer, target: Seen) -> None:
    found = senses.perceive(observer, target)
    assert found.locates >= found.sees >= found.special
    assert found.reasons
    if target.behind_total_cover:
        assert not found.sees
    if found.sees:
        assert found.light
    assert found.sees >= found.colour


@given(OBSERVERS, TARGETS, st.sampled_from(["blindsight", "truesight", "darkvision"]))
def test_another_sense_never_takes_sight_away(observer: Observer, target: Seen, sense: str) -> None:
    before = senses.perceive(observer, target)
    more = observer._replace(senses={**observer.senses, sense: 120})
    assert senses.perceive(more, target).sees >= before.sees


@given(OBSERVERS, TARGETS)
def test_nearer_and_lighter_is_never_worse(observer: Observer, target: Seen) -> None:
    before = senses.perceive(observer, target).sees
    nearer = target._replace(distance=target.distance // 2)
    assert senses.perceive(observer, nearer).sees >= before
    assert senses.perceive(observer, target._replace(light="bright")).sees >= before
    assert senses.perceive(observer, target._replace(invisible=False)).sees >= before


@pytest.mark.parametrize(
    ("radii", "target", "mode"),
    [
        ({}, Seen(30, "dark"), "disadvantage"),
        ({"darkvision": 60}, Seen(30, "dark"), "normal"),
        ({}, Seen(30, "dim"), "normal"),
        ({}, Seen(30, invisible=True), "disadvantage"),
        ({"truesight": 60}, Seen(30, invisible=True), "normal"),
        ({"blindsight": 60}, Seen(30, "magical-dark", invisible=True), "normal"),
        ({"tremorsense": 60}, Seen(30, "dark", same_ground=True), "disadvantage"),
    ],
)
def test_an_attack_goes_by_what_is_perceived(
    radii: Mapping[str, int], target: Seen, mode: str
) -> None:
    found = senses.perceive(Observer(radii), target)
    attacker = attacks.Attacker(sees_target=found.sees, special_sense=found.special)
    conditions = frozenset({"invisible"}) if target.invisible else frozenset[str]()
    assert attacks.stance(attacker, attacks.Target(conditions=conditions)).mode == mode
