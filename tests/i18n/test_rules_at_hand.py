"""The reference: nothing of the catalogue is missing, every way on leads somewhere, all is found."""

import re
from collections.abc import Mapping

import pytest

from tracker.encounter.options import OPTIONS
from tracker.i18n.cards import card_text
from tracker.i18n.rules_at_hand import Entry, entries, entry_of, kind_title, wording
from tracker.i18n.rules_at_hand.search import find
from tracker.rules import conditions, edition, exhaustion, improvise, mobs
from tracker.rules.words import SIZES

GROUPS: Mapping[str, int] = {
    "GEN": 6, "INIT": 10, "SURP": 6, "TURN": 8, "REACT": 5, "MOVE": 15, "SIZE": 5, "ACT": 15,
    "ATK": 7, "UNSEEN": 4, "RANGE": 4, "MELEE": 3, "OPP": 6, "TWF": 3, "GRAP": 7, "SHOVE": 3,
    "COVER": 7, "DMG": 7, "CRIT": 4, "MCRIT": 2, "RES": 6, "HEAL": 3, "THP": 5, "DEATH": 10,
    "STAB": 3, "KO": 2, "MOUNT": 8, "WATER": 4, "SENSE": 5, "COND": 17, "EXH": 3, "CONC": 5,
    "TRACK": 15, "IMPRO": 4, "AOE": 4, "MOB": 6, "GRID": 6, "HEX": 2, "LOS": 2, "FLANK": 5,
    "DIAG": 2, "FACE": 5, "STACK": 2,
}  # fmt: skip
"""The catalogue's groups and how many entries each has."""
DAMAGE = (
    "acid", "bludgeoning", "cold", "fire", "force", "lightning", "necrotic", "piercing", "poison",
    "psychic", "radiant", "slashing", "thunder",
)  # fmt: skip
WANTED = {
    "condition": {*conditions.RULES, "exhaustion"},
    "action": {
        "attack", "cast", "dash", "disengage", "dodge", "help", "hide", "ready", "ready-spell",
        "search", "use", "improvise", "grapple", "shove", "escape", "drag", "first-aid",
    },
    "cover": {"no-cover", "half-cover", "three-quarters-cover", "total-cover"},
    "body": {*(f"{size}-size" for size in SIZES), "blindsight", "darkvision", "tremorsense",
             "truesight", "light", "underwater", "underwater-ranged", "fire-underwater"},
    "damage": {*(f"{one}-damage" for one in DAMAGE), "resistance", "vulnerability", "immunity",
               "healing", "temporary"},
    "table": {"mob", "improvised", "severity", "areas", "cover-lines", "sizes", "exhaustion-table"},
    "fate": {"dying", "death-save", "stable", "massive", "concentration", "stacking"},
    "turn": {"initiative", "surprise", "reaction", "bonus-action"},
    "move": {"mount", "mounted", "squeeze", "pass", "stand", "crawl", "falling"},
    "attack": {"opportunity", "two-weapons", "knock-out", "critical", "unseen", "advantage"},
    "edition": set(edition.NAMES),
}  # fmt: skip
"""Kinds and keys that a DM may ask for by name."""
NO_RULE = {"prompt_", "player_dice", "monsters_hidden", "next_waits_for_answers"}
"""Options about the program, not about a rule."""
EVERY = entries()


def test_the_groups_make_the_whole_catalogue() -> None:
    assert len(GROUPS) == 43
    assert sum(GROUPS.values()) == 251


def test_every_rule_of_the_catalogue_has_an_entry_and_no_other_is_named() -> None:
    catalogue = {f"{group}-{n:02}" for group, last in GROUPS.items() for n in range(1, last + 1)}
    assert {rule for one in EVERY for rule in one.rules} == catalogue


@pytest.mark.parametrize("kind", list(WANTED))
def test_everything_of_a_kind_is_there(kind: str) -> None:
    assert WANTED[kind] <= {one.key for one in EVERY if one.kind == kind}


def test_every_option_that_hangs_on_a_rule_is_there() -> None:
    plain = {"underwater": "underwater-option", "light": "light-option"}
    named = {
        plain.get(name, name)
        for name in OPTIONS
        if not any(name.startswith(start) for start in NO_RULE)
    }
    assert not {name for name in named if (one := entry_of(name)) is None or not is_switch(one)}


def is_switch(one: Entry) -> bool:
    return one.kind in ("option", "edition")


def test_keys_are_unique_and_every_way_on_leads_somewhere() -> None:
    keys = [one.key for one in EVERY]
    assert len(keys) == len(set(keys))
    assert not {(one.key, see) for one in EVERY for see in one.see if see not in keys}
    assert all(one.key not in one.see for one in EVERY)


def test_entries_are_short() -> None:
    assert not [one.key for one in EVERY if not one.lines or not all(one.lines)]
    assert not [one.key for one in EVERY if len(one.lines) > (7 if one.kind == "table" else 4)]
    assert not [(one.key, line) for one in EVERY for line in one.lines if len(line) > 150]


def test_a_condition_begins_with_the_card_its_player_gets() -> None:
    for name in conditions.RULES:
        found = entry_of(name)
        assert found is not None
        assert found.lines[0] == card_text(name) != ""


def test_the_mob_table_is_that_of_the_rules() -> None:
    found = entry_of("mob")
    assert found is not None
    rows = re.findall(r"(\d+)(?:–(\d+))?: (\d+)", " ".join(found.lines))
    told = {
        needed: int(count)
        for first, last, count in rows
        for needed in range(int(first), int(last or first) + 1)
    }
    assert told == {needed: mobs.per_hit(needed) for needed in range(1, 21)}


def test_improvised_damage_is_that_of_the_rules() -> None:
    found, examples = entry_of("severity"), entry_of("improvised")
    assert found is not None
    assert examples is not None
    rows = re.findall(r"levels (\d+)–(\d+): \w+ (\w+), \w+ (\w+), \w+ (\w+)", " ".join(found.lines))
    for first, last, *dice in rows:
        for level in (int(first), int(last)):
            by_rule = [improvise.by_severity(level, one).dice for one in improvise.SEVERITIES]
            assert by_rule == dice
    assert int(rows[-1][1]) == improvise.LEVELS[-1]
    told = set(re.findall(r"\d+d10", " ".join(examples.lines)))
    assert told == {one.dice for one in improvise.EXAMPLES}


@pytest.mark.parametrize(
    ("typed", "key"),
    [
        ("poisoned", "poisoned"),
        ("POISON", "poisoned"),
        ("grapled", "grappled"),
        ("frigtened", "frightened"),
        ("oportunity", "opportunity"),
        ("concntration", "concentration"),
        ("op att", "opportunity"),
        ("half cov", "half-cover"),
        ("hacov", "half-cover"),
        ("cover half", "half-cover"),
        ("RES-01", "resistance"),
        ("res 2", "vulnerability"),
        ("twf", "two-weapons"),
        ("bookcase", "improvised"),
        ("hide_2024", "hide_2024"),
        ("exhausted", "exhaustion"),
        ("death saves", "death-save"),
    ],
)
def test_what_is_typed_finds(typed: str, key: str) -> None:
    found = find(typed, EVERY)
    assert key in [one.key for one in found.every[:4]]


def test_every_title_key_and_rule_finds_its_entry() -> None:
    for one in EVERY:
        assert one in find(one.title, EVERY).best
        assert one in find(one.key, EVERY).best
        for rule in one.rules:
            assert one in find(rule, EVERY).every


def test_nothing_fits_nothing() -> None:
    assert find("", EVERY).every == find(" / ", EVERY).every == ()
    assert find("zzqx", EVERY).every == ()
    assert not find("golbin", EVERY).best


def test_every_kind_has_a_heading() -> None:
    assert all(kind_title(one.kind) for one in EVERY)
    assert all(wording.heading(one) and wording.ids(one) for one in EVERY)


def test_exhaustion_has_six_levels() -> None:
    found = entry_of("exhaustion-table")
    assert found is not None
    assert exhaustion.__doc__
    assert re.findall(r"\b([1-6]) ", " ".join(found.lines)) == list("123456")
