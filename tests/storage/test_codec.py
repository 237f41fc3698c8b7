"""Every value that a step can hold comes back as it was."""

import json
from typing import Any, get_args, get_origin

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tracker.encounter import events as ev
from tracker.encounter.history import Step
from tracker.encounter.model import Budget, Passage
from tracker.encounter.stat_block import StatBlock
from tracker.rules.reasons import because
from tracker.storage import codec, steps
from tracker.storage.codec import Undecodable

encode, decode = codec.tagged(ev.Event)

st.register_type_strategy(str, st.text(st.characters(exclude_categories=["Cs"]), max_size=6))
KINDS: list[Any] = list(get_args(ev.Event))


def shallow(kind: Any) -> st.SearchStrategy[Any]:
    """Any value of the type; a passage within a passage is left out."""
    return st.from_type(kind)


st.register_type_strategy(
    Passage,
    st.builds(Passage, before=st.none()),
)


@given(st.sampled_from(KINDS).flatmap(shallow))
def test_any_event_comes_back(event: ev.Event) -> None:
    line = json.dumps(encode(event))
    assert decode(json.loads(line)) == event


@pytest.mark.slow
@given(st.from_type(StatBlock))
def test_any_stat_block_comes_back(block: StatBlock) -> None:
    assert steps.decode_kind(steps.encode_kind(block)) == block


@pytest.mark.slow
@given(st.lists(st.sampled_from(KINDS).flatmap(shallow), max_size=4), st.integers(1, 9_999))
def test_any_step_comes_back_with_its_kinds_put_in_again(events: list[Any], number: int) -> None:
    step = Step(number, "2026-11-29T12:00:00+00:00", "damage ga 5", tuple(events), number % 3)
    kinds = steps.new_kinds(step.events)
    line = steps.encode(step)
    same = all(
        kinds[key] == block
        for event in events
        if isinstance(event, ev.KindsAdded)
        for key, block in event.kinds
    )
    assert b"\n" not in line
    assert not same or steps.decode(line, kinds) == step


def test_what_stands_at_its_default_is_left_out() -> None:
    event = ev.Healed("c1", 3, 4, 7, (because("HEAL-01", "capped", maximum=7),))
    assert encode(event) == {
        "Healed": {
            "target": "c1",
            "amount": 3,
            "hp_before": 4,
            "hp": 7,
            "reasons": [["HEAL-01", "capped", [["maximum", 7]]]],
        }
    }
    assert encode(ev.TurnBegan("l1", 2, (("c1", Budget()),)))["TurnBegan"]["budgets"] == [
        ["c1", {}]
    ]


@pytest.mark.parametrize(
    ("written", "wanted", "path"),
    [
        ({"Healed": {"target": 1, "amount": 3, "hp_before": 4, "hp": 7}}, "text", "target"),
        ({"Healed": {"target": "c1", "amount": "3", "hp_before": 4, "hp": 7}}, "number", "amount"),
        ({"Healed": {"target": "c1", "amount": True, "hp_before": 4, "hp": 7}}, "number", "amount"),
        ({"Healed": {"target": "c1", "amount": 3, "hp_before": 4}}, "field:hp", None),
        ({"Healed": {"target": "c1", "amount": 3, "hp_before": 4, "hp": 7, "x": 1}}, "known", "x"),
        ({"Cured": {}}, "known-field", None),
        ([1], "object", None),
        ({"StateChanged": {"target": "c", "before": "up", "state": "well"}}, "up dying", "state"),
        ({"OrderSet": {"order": ["l1", 2]}}, "text", 1),
        ({"OrderSet": {"order": "l1"}}, "list", "order"),
    ],
)
def test_what_does_not_fit_is_told_by_its_path(written: Any, wanted: str, path: object) -> None:
    with pytest.raises(Undecodable) as caught:
        decode(written)
    assert caught.value.wanted.startswith(wanted)
    assert path is None or caught.value.path[-1] == path


def test_every_event_has_a_reader() -> None:
    assert all(get_origin(kind) is None for kind in KINDS)
    assert len({kind.__name__ for kind in KINDS}) == len(KINDS)
