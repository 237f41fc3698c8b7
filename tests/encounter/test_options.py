"""Every option switches its rule at the table, and only its rule.

A fixed set of probes is played with every option as it is without a word; then each option alone
is set the other way, and exactly the probes named for it may come out differently.
"""

from functools import cache

import pytest

from tests.encounter.option_probes import PROBES, SCRIPTS, Facts, Played
from tracker.encounter import events as ev
from tracker.encounter import numbers
from tracker.encounter.options import OPTIONS, OptionValue
from tracker.encounter.refusals import Refused
from tracker.rules import edition as editions

LIST = {"first list", "revealed list", "revealed party"}
SWINGS = {
    "maul",
    "average",
    "help for one",
    "seen invisible",
    "venom of a critical hit",
    "venom on a character",
}
DIFFERENT: dict[str, set[str]] = {
    "player_dice": {"venom on a character"},
    "monster_damage": SWINGS - {"maul"},
    "monster_death_saves": {"monster at 0"},
    "underwater": SWINGS,
    "light": (SWINGS - {"venom of a critical hit"})
    | {"attack of the grappled", "crossbow under water", "favoured invisible", "second crossbow"},
    "reveal": {"revealed list", "revealed party"},
    "monsters_hidden": LIST | {"newcomer's tie"},
    "open_hp": LIST,
    "open_party_hp": LIST,
    "show_totals": LIST,
    "health_words": LIST,
    "tie": {"tie of two"},
    "flanking": {"flank"},
    "facing": {"rear"},
    "help_named": {"help for one"},
    "area_limit": {"area"},
    "equal_stealth_noticed": {"equal stealth"},
    "absorbed_concentration": {"absorbed blow on a caster"},
    "absorbed_failure": {"absorbed blow at 0"},
    "ko_prevents_massive": {"massive knock-out"},
    "reduction_first": {"reduced and saved"},
    "critical_riders": {"venom of a critical hit"},
    "newcomer_first": {"newcomer's tie"},
    "seen_invisible": {"seen invisible"},
    "stack_tie": {"two of a name"},
    "prompt_concentration": {
        "concentration",
        "absorbed blow on a caster",
        "big blow on a caster",
    },
    "prompt_death_save": {"death save"},
    "prompt_repeat_save": {"repeated save", "venom on a character"},
    "prompt_recharge": {"recharge"},
    "prompt_ongoing": {"ongoing"},
    "prompt_opportunity": {"foe leaves"},
    "prompt_ready": {"readied"},
    "prompt_saddle": {"rider thrown"},
    "prompt_thrown": {"mount falls"},
    "prompt_tie": {"tie of two"},
    "surprise_2024": {"initiative of the surprised", "action of the surprised"},
    "initiative_2024": {"initiative of the invisible"},
    "incapacitated_2024": {"move of the stunned"},
    "exhaustion_2024": {
        "save of the exhausted",
        "attack of the exhausted",
        "maximum of the exhausted",
    },
    "grapple_2024": {"grapple", "attack of the grappled"},
    "hide_2024": {"hide", "equal stealth"},
    "invisible_2024": {"favoured invisible"},
    "knockout_2024": {"knock-out", "massive knock-out"},
    "bloodied_2024": {"half"},
    "concentration_2024": {"big blow on a caster"},
    "prone_2024": {"drop when held"},
    "mount_2024": {"mount falls"},
    "underwater_2024": {"bite under water", "crossbow under water"},
    "opportunity_2024": {"friend leaves"},
    "help_2024": {"unskilled help"},
    "twf_2024": {"second crossbow"},
    "potion_2024": {"potion"},
    "actions_2024": {"newer action"},
}
ON_A_MAP = {"long_diagonals", "pass_2024"}
"""They change what squares cost: `tests/rules` tries them."""


@cache
def usual() -> dict[str, Facts]:
    """Every probe with every option as it is without a word."""
    return {name: probe(()) for name, probe in PROBES.items()}


def other(name: str) -> OptionValue:
    """The option set the other way."""
    option = OPTIONS[name]
    if option.values:
        return next(one for one in reversed(option.values) if one != option.default)
    return not option.default


def differing(name: str) -> set[str]:
    """The probes that this option alone changes."""
    options = ((name, other(name)),)
    return {probe for probe, play in PROBES.items() if play(options) != usual()[probe]}


@pytest.mark.parametrize("name", OPTIONS)
def test_an_option_switches_its_rule_and_only_its_rule(name: str) -> None:
    assert differing(name) == DIFFERENT.get(name, set())
    assert (name in DIFFERENT) is not (name in ON_A_MAP)


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


@pytest.mark.parametrize(
    ("probe", "option"),
    [
        ("knock-out", "knockout_2024"),
        ("massive knock-out", "ko_prevents_massive"),
        ("initiative of the surprised", "surprise_2024"),
        ("initiative of the invisible", "initiative_2024"),
        ("save of the exhausted", "exhaustion_2024"),
        ("big blow on a caster", "concentration_2024"),
        ("half", "bloodied_2024"),
        ("crossbow under water", "underwater_2024"),
        ("potion", "potion_2024"),
        ("area", "area_limit"),
        ("absorbed blow at 0", "absorbed_failure"),
        ("absorbed blow on a caster", "absorbed_concentration"),
        ("reduced and saved", "reduction_first"),
        ("venom of a critical hit", "critical_riders"),
        ("two of a name", "stack_tie"),
        ("equal stealth", "equal_stealth_noticed"),
        ("grapple", "grapple_2024"),
        ("hide", "hide_2024"),
        ("unskilled help", "help_2024"),
        ("flank", "flanking"),
    ],
)
def test_the_log_says_which_wording_was_used(probe: str, option: str) -> None:
    played = Played(((option, other(option)),), SCRIPTS[probe])
    for line in SCRIPTS[probe].split(";"):
        played.type(line.strip())
    reasons = [one for event in played.events for one in getattr(event, "reasons", ())]
    named = {dict(one.params)["option"] for one in reasons if one.key == "by-option"}
    assert named == {option}
