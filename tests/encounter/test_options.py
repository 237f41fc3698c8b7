"""Every option switches its rule at the table, and only its rule.

A fixed set of probes is played with every option as it is without a word; then each option alone
is set the other way, and exactly the probes named for it may come out differently.
"""

from functools import cache

import pytest

from tests.encounter.option_probes import PROBES, Chosen, Outcome, Played
from tests.encounter.option_scripts import SCRIPTS
from tests.encounter.option_table import DIFFERENT
from tracker.encounter import events as ev
from tracker.encounter import numbers
from tracker.encounter.options import OPTIONS, OptionValue
from tracker.encounter.refusals import Refused
from tracker.rules import edition as editions
from tracker.rules import rulings

ASKING = "prompt_"
NEWER: Chosen = (("edition", "2024"),)
TOLD = frozenset((*editions.NAMES, *rulings.NAMES))
"""Wordings and readings: the log says which was used."""


@cache
def usual() -> dict[str, Outcome]:
    """Every probe with every option as it is without a word."""
    return {name: probe(()) for name, probe in PROBES.items()}


def other(name: str) -> OptionValue:
    """The option set the other way."""
    option = OPTIONS[name]
    if option.values:
        return next(one for one in reversed(option.values) if one != option.default)
    return not option.default


@cache
def under(*options: tuple[str, OptionValue]) -> dict[str, Outcome]:
    """Every probe with these options."""
    return {name: probe(options) for name, probe in PROBES.items()}


def alone(name: str) -> dict[str, Outcome]:
    """Every probe with this option alone the other way."""
    return under((name, other(name)))


def differing(found: dict[str, Outcome]) -> set[str]:
    """The probes that come out differently."""
    return {probe for probe, one in found.items() if one.facts != usual()[probe].facts}


@pytest.mark.parametrize("name", [one for one in OPTIONS if not one.startswith(ASKING)])
def test_an_option_switches_its_rule_and_only_its_rule(name: str) -> None:
    assert differing(alone(name)) == DIFFERENT.get(name, set())
    assert name in DIFFERENT
    if name in TOLD:
        the_log_says_so(name)


def the_log_says_so(name: str) -> None:
    """Which wording or reading was used, where it was, and nowhere else."""
    told = {probe for probe, one in alone(name).items() if name in one.named}
    assert told & DIFFERENT[name]
    untold = {probe for probe, lines in SCRIPTS.items() if f"option {name}" not in lines}
    assert not {probe for probe in untold if name in usual()[probe].named}
    others = PROBES.keys() - DIFFERENT[name]
    more = {probe: alone(name)[probe].named - usual()[probe].named - {name} for probe in others}
    assert not any(more.values())


@pytest.mark.parametrize("name", [one for one in OPTIONS if one.startswith(ASKING)])
def test_an_option_of_a_question_changes_only_where_it_is_asked(name: str) -> None:
    kind = name.removeprefix(ASKING).replace("_", "-")
    changed = differing(alone(name))
    assert changed
    assert not {probe for probe in changed if kind not in usual()[probe].asked}


def test_no_line_of_the_table_is_of_an_option_that_is_gone() -> None:
    assert DIFFERENT.keys() <= OPTIONS.keys()
    assert set().union(*DIFFERENT.values()) <= PROBES.keys()


def test_all_flags_together_are_each_by_itself() -> None:
    together = under(*NEWER)
    flags = editions.NAMES
    assert differing(together) == set().union(*(DIFFERENT[name] for name in flags))
    for probe, one in together.items():
        mine = [name for name in flags if probe in DIFFERENT[name]]
        if len(mine) == 1:
            assert one.facts == alone(mine[0])[probe].facts, probe


@pytest.mark.parametrize("name", editions.NAMES)
def test_a_log_of_the_newer_edition_names_each_of_its_wordings(name: str) -> None:
    together = under(*NEWER)
    assert {probe for probe in DIFFERENT[name] if name in together[probe].named}


def test_a_log_of_the_older_edition_names_no_newer_wording() -> None:
    named = set().union(*(one.named for one in usual().values()))
    assert not named & set(editions.NAMES)


def test_the_edition_sets_all_flags_and_nothing_else() -> None:
    played = Played((("flanking", True),), "edition")
    played.type("option edition 2024")
    flags = {name for name in OPTIONS if name.endswith("_2024")}
    told_ones = [event.name for event in played.events if isinstance(event, ev.OptionSet)]
    assert set(told_ones) == flags == set(editions.NAMES)
    assert numbers.edition(played.table) == editions.OF_2024
    assert played.table.options["flanking"] is True
    with pytest.raises(Refused, match="nothing-changes"):
        played.type("option edition 2024")
    played.type("option hide_2024 off")
    played.type("option edition 2014")
    assert numbers.edition(played.table) == editions.OF_2014


def test_the_opening_takes_an_edition_and_single_flags_have_the_last_word() -> None:
    played = Played((("hide_2024", False), ("edition", "2024")), "opening")
    assert numbers.edition(played.table) == editions.OF_2024._replace(hide_2024=False)
    with pytest.raises(Refused, match="bad-option-value"):
        Played((("edition", "1999"),), "opening")
