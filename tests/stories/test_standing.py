"""Areas that stay on a map: who is inside follows from where everybody stands (AOE-04)."""

import pytest

from tests.stories.table import Table, same
from tracker.encounter.refusals import Refused

FIRE = "hurt 5d8 fire save dex 15"


def inside(table: Table, number: int = 0) -> set[str]:
    here = table.session.table
    return {here.combatants[who].handle for who in here.zones[number].inside}


def asked(table: Table) -> list[str]:
    here = table.session.table
    return [f"{one.kind} {here.combatants[one.who].handle}" for one in here.prompts]


@pytest.fixture
def burning(table: Table) -> Table:
    """Fire around two goblins; Bruenor, whose turn it is, beside it, Lia and the wolf far off."""
    table.type("option prompt_opportunity off")
    table.type("place bruenor 0,0, lia 20,20, ga 4,0, gb 5,0, wolf 12,0")
    table.type(f'zone "Wall" in sphere 10 at 5,0 {FIRE} at enter,start')
    return table


def test_it_holds_whoever_stands_there(burning: Table) -> None:
    assert inside(burning) == {"ga", "gb"}
    assert asked(burning) == []
    line = burning.session.step(burning.session.cursor).line
    assert line == 'zone "Wall" in sphere 10 at 5,0 hurt 5d8 fire save dex 15 at enter,start'


def test_walking_in_is_asked_and_walking_out_is_not(burning: Table) -> None:
    burning.type("move bruenor 4,1")
    assert inside(burning) == {"ga", "gb", "bruenor"}
    assert asked(burning) == ["zone bruenor"]
    burning.type("prompt 20 dmg=20", "place bruenor 0,0")
    assert inside(burning) == {"ga", "gb"}
    assert asked(burning) == []
    burning.session.undo(2)
    assert inside(burning) == {"ga", "gb", "bruenor"}


def test_running_through_is_entering(burning: Table) -> None:
    burning.type("dash", "place ga 4,-5, gb 5,-5", "place bruenor 2,0")
    burning.type("move bruenor 8,0")
    assert inside(burning) == set()
    assert asked(burning) == ["zone bruenor"]


def test_at_the_turns_start_it_asks_those_inside(burning: Table) -> None:
    burning.type("next 5")
    assert burning.now[0] == "ga"
    assert asked(burning) == ["zone ga", "zone gb"]


def test_an_aura_goes_with_its_bearer(burning: Table) -> None:
    burning.type("conc lia Spirits")
    burning.type('zone "Spirits" at sphere 15 from lia hurt 3d8 radiant save wis 14 from lia conc')
    assert inside(burning, 1) == set()
    burning.type("place lia 11,1")
    assert inside(burning, 1) == {"wolf"}
    assert asked(burning) == ["zone wolf"]
    before = burning.session.table
    again = burning.opened_again()
    assert same(again.session.table, before)
    again.type("unconc lia")
    assert len(again.session.table.zones) == 1
    assert asked(again) == []


def test_without_a_map_it_is_said_by_hand(burning: Table) -> None:
    burning.type("place gb off", "zone wall -gb", "zone wall +wolf")
    assert inside(burning) == {"ga", "wolf"}
    burning.type("place bruenor 0,1")
    assert inside(burning) == {"ga", "wolf"}
    burning.type("place wolf 13,0")
    assert inside(burning) == {"ga"}
    with pytest.raises(Refused, match="no-place"):
        burning.type('zone "Mist" in sphere 20 from quill')
    with pytest.raises(Refused, match="word-not-understood"):
        burning.type('zone "Mist" in 20 at 5,5')
