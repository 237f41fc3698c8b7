"""No secret gets out: by sentinels in every field, and because changing a secret changes nothing."""

import json
from dataclasses import replace

from hypothesis import given
from hypothesis import strategies as st

from tests.players.tables import SECRET_NUMBERS, SENTINEL, condition, creature, table
from tracker.encounter.model import Combatant, Encounter
from tracker.players.project import plain, project


@st.composite
def creatures(draw: st.DrawFn) -> tuple[Combatant, ...]:
    """A few creatures; the hidden ones are called by the secret word."""
    made = []
    for place in range(draw(st.integers(1, 6))):
        kind = draw(st.sampled_from(["pc", "monster", "monster", "npc"]))
        hidden = draw(st.booleans()) and kind != "pc"
        label = draw(st.sampled_from(["", "A", "B", "C"]))
        effects = [condition("charmed", secret=True)] if draw(st.booleans()) else []
        effects += [condition("prone")] if draw(st.booleans()) else []
        one = creature(
            f"c{place}",
            kind,
            name=SENTINEL if hidden else f"Goblin{draw(st.integers(0, 1))}",
            label=label,
            hidden=hidden,
            state=draw(st.sampled_from(["up", "up", "dead"])),
            gone=draw(st.sampled_from([False, False, False, True])),
            enters_round=draw(st.sampled_from([0, 0, 0, 2])),
            turns_done=draw(st.sampled_from([0, 1])),
            effects=tuple(effects),
        )
        made.append(one)
    return tuple(made)


@st.composite
def tables(draw: st.DrawFn) -> Encounter:
    """A table at any moment, with any of the options that open nothing."""
    everyone = draw(creatures())
    active = draw(st.sampled_from(["", *(one.id for one in everyone)]))
    return table(
        *everyone,
        active=active,
        round=draw(st.integers(1, 3)),
        reveal=draw(st.sampled_from(["at_once", "first_turn"])),
        health_words=draw(st.sampled_from(["three", "five"])),
    )


def written(whole: Encounter) -> str:
    return json.dumps(plain(project(whole)), ensure_ascii=False)


@given(tables())
def test_no_secret_word_or_number_is_in_the_raw_data(whole: Encounter) -> None:
    text = written(whole)
    assert SENTINEL not in text
    assert "charmed" not in text
    assert not [number for number in SECRET_NUMBERS if str(number) in text]


@given(tables(), st.integers(1, 900_000), st.integers(0, 900_000))
def test_what_hidden_creatures_are_changes_nothing(whole: Encounter, hp: int, note: int) -> None:
    changed = {
        who: replace(
            one, hp=hp, max_hp=hp, notes=str(note), exhaustion=3, effects=(condition("stunned"),)
        )
        if one.hidden or one.gone or one.enters_round
        else one
        for who, one in whole.combatants.items()
    }
    assert written(replace(whole, combatants=changed)) == written(whole)


@given(tables())
def test_a_hidden_line_leaves_no_trace_while_others_act(whole: Encounter) -> None:
    hidden = {who for who, one in whole.combatants.items() if one.hidden and not one.label}
    order = tuple(line for line in whole.order if hidden.isdisjoint(whole.lines[line].members))
    if whole.active in order or not whole.active:
        without = replace(
            whole,
            order=order,
            combatants={who: one for who, one in whole.combatants.items() if who not in hidden},
            lines={line: whole.lines[line] for line in order},
        )
        assert written(without) == written(whole)
