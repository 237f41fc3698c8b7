"""The encounter's options: one table of names, allowed values and defaults."""

from collections.abc import Mapping
from typing import NamedTuple

from tracker.rules import edition

OptionValue = bool | int | str


class Option(NamedTuple):
    """One switch: its default and, for words, the values it may take (empty: any on/off)."""

    default: OptionValue
    values: tuple[str, ...] = ()
    rule: str = ""
    """Catalogue id, if a rule hangs on it."""


ASKING = ("ask", "auto", "off")

_FLAGS: Mapping[str, str] = {
    "surprise_2024": "SURP-05",
    "initiative_2024": "INIT-01",
    "incapacitated_2024": "COND-09",
    "exhaustion_2024": "EXH-01",
    "grapple_2024": "GRAP-03",
    "hide_2024": "ACT-09",
    "invisible_2024": "COND-10",
    "knockout_2024": "KO-02",
    "bloodied_2024": "TRACK-10",
    "concentration_2024": "CONC-02",
    "pass_2024": "MOVE-10",
    "prone_2024": "MOVE-07",
    "mount_2024": "MOUNT-05",
    "underwater_2024": "WATER-01",
    "opportunity_2024": "OPP-01",
    "help_2024": "ACT-07",
    "twf_2024": "TWF-01",
    "potion_2024": "ACT-15",
    "actions_2024": "ACT-15",
}
"""Wordings of the 2024 edition and the rule each of them changes."""

OPTIONS: Mapping[str, Option] = {
    "player_dice": Option("ask", ("ask", "roll")),
    "monster_damage": Option("average", ("average", "rolled"), "MCRIT-01"),
    "monster_death_saves": Option(False, (), "DEATH-09"),
    "underwater": Option(False, (), "WATER-01"),
    "light": Option("bright", ("bright", "dim", "dark"), ""),
    "reveal": Option("at_once", ("at_once", "first_turn"), "TRACK-03"),
    "monsters_hidden": Option(True),
    "open_hp": Option(False, (), "TRACK-09"),
    "open_party_hp": Option(False, (), "TRACK-09"),
    "show_totals": Option(False, (), "TRACK-02"),
    "health_words": Option("three", ("three", "five"), "TRACK-10"),
    "tie": Option("entry", ("entry", "roll_off"), "INIT-07"),
    "reroll_each_round": Option(False, (), "INIT-04"),
    "side_initiative": Option(False, (), "INIT-02"),
    "card_stack": Option(False, (), "TRACK-05"),
    "flanking": Option(False, (), "FLANK-01"),
    "facing": Option(False, (), "FACE-01"),
    "long_diagonals": Option(False, (), "DIAG-01"),
    "help_named": Option(False, (), "ACT-08"),
    "area_limit": Option(True, (), "AOE-01"),
    "equal_stealth_noticed": Option(True, (), "SURP-01"),
    "absorbed_concentration": Option(True, (), "THP-01"),
    "absorbed_failure": Option(False, (), "THP-04"),
    "ko_prevents_massive": Option(True, (), "KO-01"),
    "reduction_first": Option(False, (), "DMG-06"),
    "critical_riders": Option(False, (), "CRIT-02"),
    "newcomer_first": Option(False, (), "INIT-08"),
    "seen_invisible": Option(True, (), "COND-10"),
    "stack_tie": Option("later", ("later", "recent"), "STACK-01"),
    "free_drop": Option(True, (), "TURN-07"),
    "extra_costs_spent": Option(True, (), "MOVE-03"),
    "second_spell": Option("warn", ("warn", "refuse"), "ACT-02"),
    "dash_every_speed": Option(True, (), "ACT-03"),
    "drag_once": Option(True, (), "GRAP-07"),
    "about_three_quarters": Option(False, (), "COVER-04"),
    "best_corner": Option(True, (), "COVER-07"),
    "creature_half": Option(True, (), "COVER-07"),
    "reduction_from": Option("largest", ("largest", "first"), "DMG-06"),
    "saved_rider_prone": Option(False, (), "MOUNT-04"),
    "mount_keeps_count": Option(True, (), "MOUNT-06"),
    "hampered_throws": Option(True, (), "WATER-03"),
    "darkvision_magical": Option(False, (), "SENSE-03"),
    "tremorsense_sees": Option(False, (), "SENSE-04"),
    "anchors_stay": Option(True, (), "COND-02"),
    "half_squares": Option(True, (), "AOE-04"),
    "mob_beyond_20": Option(True, (), "MOB-02"),
    "diagonals_by_turn": Option(True, (), "DIAG-02"),
    "rough_adds_five": Option(True, (), "DIAG-02"),
    "turn_unmoved": Option(True, (), "FACE-02"),
    "gargantuan_short": Option(True, (), "FLANK-04"),
    "mob_advantage": Option(True, (), "MOB-06"),
    "mob_attack": Option("table", ("table", "roll", "average"), "MOB-02"),
    "mob_carry_over": Option(True, (), "TRACK-08"),
    "prompt_concentration": Option("ask", ASKING, "CONC-02"),
    "prompt_death_save": Option("ask", ASKING, "DEATH-03"),
    "prompt_repeat_save": Option("ask", ASKING, "COND-02"),
    "prompt_recharge": Option("ask", ASKING),
    "prompt_ongoing": Option("ask", ASKING),
    "prompt_regeneration": Option("ask", ASKING),
    "prompt_legendary": Option("ask", ("ask", "off")),
    "prompt_phase": Option("ask", ASKING),
    "prompt_zone": Option("ask", ASKING),
    "prompt_lair": Option("ask", ("ask", "off")),
    "next_waits_for_answers": Option(False),
    "prompt_opportunity": Option("ask", ASKING, "OPP-01"),
    "prompt_face": Option("ask", ASKING, "FACE-02"),
    "prompt_saddle": Option("ask", ASKING, "MOUNT-03"),
    "prompt_thrown": Option("ask", ASKING, "MOUNT-05"),
    "prompt_wave": Option("ask", ("ask", "off"), "INIT-08"),
    "prompt_timer": Option("ask", ("ask", "off")),
    "prompt_tie": Option("ask", ASKING, "INIT-05"),
    "prompt_ready": Option("ask", ("ask", "off"), "ACT-11"),
    **{name: Option(False, (), rule) for name, rule in _FLAGS.items()},
}

EDITION = "edition"
"""Not an option itself: it sets every flag of an edition at once."""
EDITIONS: Mapping[str, bool] = {"2014": False, "2024": True}

NAMES = (*OPTIONS, EDITION)
"""All that `option` sets."""


def set_by(name: str, value: OptionValue) -> tuple[tuple[str, OptionValue], ...]:
    """The options that a name sets: itself, or all flags of an edition. Unknown edition: KeyError."""
    if name != EDITION:
        return ((name, value),)
    return tuple((flag, EDITIONS[str(value)]) for flag in edition.NAMES)


def values_of(name: str) -> tuple[str, ...]:
    """The words it may be set to; empty for one that is on or off. Unknown name: KeyError."""
    return tuple(EDITIONS) if name == EDITION else OPTIONS[name].values


def value(chosen: Mapping[str, OptionValue], name: str) -> OptionValue:
    """The option's value here: what was chosen, else the default. Unknown name: KeyError."""
    return chosen.get(name, OPTIONS[name].default)


def players_roll(chosen: Mapping[str, OptionValue]) -> bool:
    """Whether players roll for their characters and say the totals."""
    return value(chosen, "player_dice") == "ask"
