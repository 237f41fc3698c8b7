"""Effects of one name: one works, the others wait, and none is lost."""

from hypothesis import given
from hypothesis import strategies as st

from tracker.rules.stacking import Overlap, working

EFFECTS = st.lists(
    st.builds(
        Overlap,
        st.sampled_from(["bless", "Bless", "bane", "ward"]),
        st.integers(-4, 4),
        st.none() | st.integers(0, 10),
        st.booleans(),
    ),
    max_size=8,
)


@given(EFFECTS)
def test_every_effect_works_or_waits(effects: list[Overlap]) -> None:
    found = working(effects)
    assert sorted(found.active + found.suppressed) == list(range(len(effects)))
    assert found.total == sum(effects[at].potency for at in found.active)
    assert [at for at, _ in found.reasons] == list(found.suppressed)
    assert not [at for at in found.suppressed if effects[at].instantaneous]


@given(EFFECTS)
def test_one_of_each_name_works_and_none_is_stronger(effects: list[Overlap]) -> None:
    found = working(effects)
    lasting = [at for at in found.active if not effects[at].instantaneous]
    names = [effects[at].name.casefold() for at in lasting]
    assert len(names) == len(set(names))
    for at in found.suppressed:
        [winner] = [w for w in lasting if effects[w].name.casefold() == effects[at].name.casefold()]
        assert abs(effects[winner].potency) >= abs(effects[at].potency)


@given(EFFECTS)
def test_when_the_stronger_ends_a_waiting_one_takes_over(effects: list[Overlap]) -> None:
    found = working(effects)
    for waiting in found.suppressed:
        name = effects[waiting].name.casefold()
        rest = [
            each
            for at, each in enumerate(effects)
            if at not in found.active or each.name.casefold() != name
        ]
        after = working(rest)
        assert name in {rest[at].name.casefold() for at in after.active}


@given(EFFECTS)
def test_what_is_suppressed_does_not_matter(effects: list[Overlap]) -> None:
    found = working(effects)
    assert working([effects[at] for at in found.active]).total == found.total


def test_equals_are_decided_by_their_end() -> None:
    short, long, endless = Overlap("ward", 2, 3), Overlap("ward", 2, 7), Overlap("ward", 2)
    assert working([short, long]).active == (1,)
    assert working([long, endless, short]).active == (1,)
    assert working([short, short]).active == (0,)
    assert working([Overlap("bane", -1), Overlap("bane", -3)]).total == -3
