"""Every number of an evening says why: one fight through every command, each event looked at."""

import json
from collections.abc import Iterator
from dataclasses import fields
from pathlib import Path
from typing import get_args

import pytest

from tests.stories.shape_script import SHAPES
from tracker.encounter import commands as cmd
from tracker.encounter import events as ev
from tracker.i18n import reasons
from tracker.i18n.derivation import derivation
from tracker.i18n.rules_at_hand import entries
from tracker.rules.reasons import Reason
from tracker.session import Session, open_session

KNOWN = {rule for one in entries() for rule in one.rules}
"""Every id of the catalogue."""
OPENING = {
    "combatants": [
        {"name": "Bruenor", "kind": "pc", "max_hp": 44, "ac": 18, "saves": {"con": 5}},
        {"name": "Lia", "kind": "pc", "max_hp": 27, "ac": 16},
        {"monster": "goblin", "count": 4},
        {"monster": "orc", "count": 2, "enters": {"round": 9}},
        {"name": "Golem", "max_hp": 90, "ac": 14, "resist": ["bludgeoning"], "size": "large"},
        {"monster": "riding horse", "side": "party"},
        {"monster": "young red dragon"},
    ]
}
TURNS = """
start bruenor 18, lia 18, ga 12
prompt 2
init golem 11
init ga roll
init golem with ga
init golem 4
surprise
surprise ga
goto golem
next
back
next
option tie roll_off
init lia 5, bruenor 5
option tie entry
init golem 3, gb 3
swap lia golem
split ga
join gb,ga
goto golem
delay golem
act golem
timer "Ritual" 2 at end of lia
timer "Flood" 1
counter "Alarm" 0/3
counter alarm +1
roll 2d6+3
"""
LIFE = """
conc lia Bless on bruenor
damage lia 14 fire
prompt roll
conc lia Bless on bruenor
damage lia 5
prompt pass
unconc lia
damage golem 25 bludgeoning reduce=5
damage ga,gb 1d4 fire half=gb
heal lia 5
heal lia 1d4
temp lia 5
temp lia 8 keep
damage lia 4
maxhp lia +5
maxhp lia -10
exhaust lia +2
exhaust lia =4
exhaust lia -4
damage lia 29
death lia 12
damage lia 2
death lia 20
damage lia 11
stabilise lia medicine=8
stabilise lia medicine=15
damage lia 3
death lia 20
heal lia 20
kill gd
revive gd 3
save bruenor,lia,golem dex 12 1d6 fire half
save golem,lia wis 11 then frightened for 2 rounds
cond golem poisoned for 1 rounds
uncond golem poisoned
effect bruenor "Bless" attack+1d4 save+1d4 for 10 rounds
effect lia "Regrow" mend 3 at start
effect golem "Acid" hurt 1d6 acid at start save con 12
"""
BLOWS = """
attack bruenor golem d20=15 dmg=7
attack bruenor golem
attack ga bruenor
attack ga lia with 2 range=200 cover=half
mob ga,gb,gc,gd bruenor
opportunity bruenor gc
two-weapon bruenor gc
area cone 30
area sphere 20 on ga,gb,gc
improvised dangerous 5
improvised setback 3 on golem save dex 12 half
"""
DEEDS = """
dash bruenor
disengage bruenor
dodge bruenor
use lia bonus
improvise lia swing
cast lia "Magic missile" slot=1
hide gb
search lia
help lia bruenor vs golem
ready lia "door opens"
react lia
bonus lia
grapple bruenor gb a=20 b=1
release bruenor gb
shove bruenor gc prone
contest bruenor golem
move bruenor 20
move bruenor 20 difficult
move young-red-dragon 30 fly up 30
fall young-red-dragon
prone bruenor
stand bruenor
mount lia riding-horse
dismount lia
underwater golem
card prone
add 2 wolf
enter oa
remove gd
rename gc "Snag"
note gc "limps"
reveal gb
conceal gb
"""
USES = """
action young-red-dragon fire on lia,golem lia=20
action young-red-dragon fire
recharge young-red-dragon
uses lia "Ki" +1
slot lia 1
budget lia full
save golem wis 30 golem=1 legendary=golem
"""
LAST = """
next 4
next 4
prompt roll
prompt roll
prompt roll
end
pass 10 minutes
rest long
"""
SCRIPT = [
    line
    for part in (TURNS, LIFE, BLOWS, DEEDS, USES, SHAPES, LAST)
    for line in part.strip().splitlines()
]
ON_MAP = {cmd.PlaceCreatures, cmd.Face, cmd.ChangeBattlefield}
NO_LINE = {cmd.SetUp, cmd.StartFight, cmd.SpendBudget, cmd.MergeFight, cmd.Replayed, *ON_MAP}
"""Opening a file sets up; `start` and the budget's verbs are looked at by name below; the map has
its own story, merging needs a second file, and replaying only wraps the others."""
COUNTS = (
    ev.RoundBegan, ev.TurnBegan, ev.PointerSet, ev.FightEnded, ev.TimePassed, ev.FightSetUp, ev.CombatantsAdded,
    ev.LinesChanged, ev.Delayed, ev.CameBack, ev.ClockSet,
)  # fmt: skip
"""The clock and numbers of things: nothing was worked out."""
OUTSIDE = (ev.DiceRolled, ev.UsesChanged)
"""Dice for the log alone, and uses of stat blocks: the catalogue has no rule for them."""
START = "start bruenor 20, lia 18, ga 12"


@pytest.fixture
def session(tmp_path: Path) -> Iterator[Session]:
    path = tmp_path / "fight.json"
    path.write_text(json.dumps({"schema_version": 1, "name": "All", "opening": OPENING}), "utf-8")
    found = open_session(path, seed=7, clock=lambda: "2026-01-02T20:00:00+00:00")
    yield found
    found.close()


def given(event: ev.Event) -> list[Reason]:
    """Every reason an event carries."""
    values = (getattr(event, one.name) for one in fields(event))
    return [
        part
        for value in values
        if isinstance(value, tuple)
        for part in value
        if isinstance(part, Reason)
    ]


def numbers(event: ev.Event) -> list[str]:
    """Fields with a number that somebody worked out."""
    if isinstance(event, COUNTS + OUTSIDE):
        return []
    if isinstance(event, ev.PromptRaised):
        return ["dc"] if event.prompt.dc and event.prompt.kind != "recharge" else []
    return [
        one.name
        for one in fields(event)
        if isinstance(value := getattr(event, one.name), int) and not isinstance(value, bool)
    ]


def asked_for(session: Session) -> Iterator[tuple[cmd.Command, tuple[ev.Event, ...]]]:
    """Each line as its command and what came of it."""
    for line in SCRIPT:
        request = session.read(line)
        step = session.do(line)
        yield request, step.events  # type: ignore[misc]  # the script has no undo


def test_the_script_knows_every_command(session: Session) -> None:
    seen = {type(command) for command, _ in asked_for(session)}
    assert set(get_args(cmd.Command)) - seen <= NO_LINE


def test_every_number_has_a_reason_with_a_rule_of_the_catalogue(session: Session) -> None:
    bare: list[str] = []
    unknown: set[str] = set()
    for line, (_, events) in zip(SCRIPT, asked_for(session), strict=True):
        for event in events:
            unknown |= {why.rule for why in given(event)} - KNOWN
            if numbers(event) and not given(event):
                bare.append(f"{line}: {type(event).__name__} {numbers(event)}")
    assert not unknown
    assert not bare


def test_every_reason_is_told_in_words(session: Session) -> None:
    for _, events in asked_for(session):
        table = session.table
        for why in (one for event in events for one in given(event)):
            said = reasons.why(why, table)
            assert said.endswith(f"({why.rule})")
            assert reasons.text_of(why.key)
            assert "{" not in said


def told(session: Session, *lines: str) -> list[str]:
    """The derivation of the last of these lines."""
    for line in lines:
        session.do(line)
    step = session.step(session.cursor)
    return derivation(step.events, session.state_at(step.id - 1))


def test_damage_reads_from_the_roll_to_the_hit_points(session: Session) -> None:
    assert told(session, START, "damage golem 25 bludgeoning reduce=5")[1:] == [
        "  25 bludgeoning − 5 = 20; resistant: 20 bludgeoning halved = 10 (DMG-06, RES-01, RES-03)",
        "  hit points 90 → 80 (DMG-01)",
    ]


def test_healing_temporary_and_maximum_read_before_and_after(session: Session) -> None:
    healed = told(session, START, "damage lia 10", "heal lia 30")
    assert healed[1:] == [
        "  no more than the maximum of 27: 10 regained (HEAL-01)",
        "  hit points 17 → 27 (HEAL-01)",
    ]
    session.do("damage lia 5")
    assert told(session, "heal lia 1d4 rolled=3")[1] == "  1d4 = 3 (HEAL-01)"
    assert told(session, "temp lia 5")[1:] == ["  temporary hit points 0 → 5 (THP-02)"]
    assert told(session, "maxhp lia -7")[1:] == [
        "  maximum 27 → 20 (DMG-01)",
        "  cut down to the maximum: 25 → 20 (DMG-01)",
    ]


def test_a_typed_total_and_the_word_of_the_dm_are_reasons_too(session: Session) -> None:
    session.do(START)
    assert "  14, given by hand (INIT-01)" in told(session, "init golem 14")
    passed = told(session, "conc lia Bless", "damage lia 5", "prompt pass")
    assert "  the DM says so (GEN-04)" in passed


def test_the_dc_of_concentration_is_told_once(session: Session) -> None:
    lines = told(session, START, "conc lia Bless", "damage lia 24")
    asked = [line for line in lines if "keep concentration with DC 12 (CONC-02)" in line]
    assert len(asked) == 1
