"""Creatures as a DM would ask for them: `6 goblin, worg hidden, ogre in round 3`."""

import random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tracker.bestiary.library import Library
from tracker.encounter.bounds import BY_HAND
from tracker.encounter.refusals import Refused
from tracker.session.drafting import Raw, drafted, line_of
from tracker.shorthand.wishes import Wish, last, wishes

LIBRARY = Library()


def told(wish: Wish) -> dict[str, Any]:
    """What a wish says beyond the plainest one."""
    plain = Wish()
    fields = Wish.__match_args__
    return {
        name: getattr(wish, name) for name in fields if getattr(wish, name) != getattr(plain, name)
    }


@pytest.mark.parametrize(
    ("line", "asked"),
    [
        (
            "6 goblin, worg hidden, ogre in round 3",
            [
                {"name": "goblin", "count": 6},
                {"name": "worg", "hidden": True},
                {"name": "ogre", "round": 3},
            ],
        ),
        ("six goblins and a worg", [{"name": "goblins", "count": 6}, {"name": "worg"}]),
        ("goblin x5", [{"name": "goblin", "count": 5}]),
        ("goblin ×5", [{"name": "goblin", "count": 5}]),
        (
            "5x orc; orc 3",
            [{"name": "orc", "count": 5}, {"name": "orc", "count": 3, "behind": True}],
        ),
        ("2d4 wolves", [{"name": "wolves", "counted": "2d4"}]),
        ("swarm of rats x2", [{"name": "swarm of rats", "count": 2}]),
        ("wolf swarm", [{"name": "wolf", "variant": "swarm", "longer": "wolf swarm"}]),
        (
            "3 goblins (red hat, long scar) hp=max init=12",
            [
                {
                    "name": "goblins",
                    "count": 3,
                    "features": ("red hat", "long scar"),
                    "hp": "max",
                    "initiative": 12,
                }
            ],
        ),
        (
            "ogre boss hp+50% ac+2 hit-1 dmg+3",
            [
                {
                    "name": "ogre",
                    "variant": "boss",
                    "longer": "ogre boss",
                    "hp_scale": 150,
                    "ac_more": 2,
                    "hit_more": -1,
                    "damage_more": 3,
                }
            ],
        ),
        (
            "orc minions x12",
            [{"name": "orc", "variant": "minion", "longer": "orc minions", "count": 12}],
        ),
        ("orc hidden boss", [{"name": "orc", "hidden": True, "variant": "boss"}]),
        ("knight ally later", [{"name": "knight", "side": "party", "round": BY_HAND}]),
        ("thug hp 40 threshold=5", [{"name": "thug", "hp": 40, "threshold": 5}]),
        ('names="Grub/Snag" goblin', [{"name": "goblin", "count": 2, "names": ("Grub", "Snag")}]),
        ('"Vampire, Vampire Form"', [{"name": "Vampire, Vampire Form", "exact": True}]),
        ("one-eyed jack hp=9", [{"name": "one-eyed jack", "hp": 9}]),
        ("orc x3 each roll", [{"name": "orc", "count": 3, "each": True, "hp": "roll"}]),
        ("", []),
        (" , ;", []),
    ],
)
def test_a_line_is_understood(line: str, asked: list[dict[str, Any]]) -> None:
    assert [told(wish) for wish in wishes(line)] == asked


@pytest.mark.parametrize(
    ("line", "key"),
    [
        ("6", "wish-without-name"),
        ("goblin, x5", "wish-without-name"),
        ("goblin x501", "out-of-bounds"),
        ("goblin hp=many", "wish-not-a-number"),
        ("goblin hp=²", "wish-not-a-number"),
        ("goblin ac=+-5", "wish-not-a-number"),
        ("goblin ac --5", "wish-not-a-number"),
        ("goblin hp+5", "wish-hp-percent"),
        ("goblin colour=red", "wish-unknown-word"),
        ("goblin round=100000", "out-of-bounds"),
        ('goblin "', "quote-open"),
    ],
)
def test_what_cannot_be_meant_is_refused(line: str, key: str) -> None:
    with pytest.raises(Refused) as caught:
        wishes(line)
    assert caught.value.key == key


@pytest.mark.parametrize(
    ("line", "name"),
    [
        ("6 gob", "gob"),
        ("goblin, 2 wo", "wo"),
        ("goblin, ", ""),
        ("6", ""),
        ("ogre hidden", "ogre"),
    ],
)
def test_the_name_being_typed_is_the_last(line: str, name: str) -> None:
    found = last(line)
    assert (found.name if found else "") == name


@given(st.text(max_size=60))
def test_any_text_is_read_or_refused(text: str) -> None:
    try:
        found = wishes(text)
    except Refused:
        return
    assert all(wish.name and wish.count >= 1 for wish in found)


def raw(line: str) -> Raw:
    (found,) = (drafted(wish, LIBRARY, random.Random(1)) for wish in wishes(line))
    return found.raws[0]


@pytest.mark.parametrize(
    "line",
    [
        "6 goblin",
        "worg hidden",
        "ogre in round 3 boss",
        "3 orc (red hat, scar) hp=max init=-2 side=undead",
        "2 thug later hp=roll",
        'guard names="Ann/Bo" notes="Watches the gate: sleepy."',
        "Vexar hp=40 ac=15 xp=100",
        "ogre hp+50% ac+1 hit+2 dmg-3 threshold=4",
        '"Vampire, Mist Form" x2',
        "orc minion",
    ],
)
def test_an_entry_becomes_the_line_it_came_from(line: str) -> None:
    found = raw(line)
    assert raw(line_of(found)) == found
