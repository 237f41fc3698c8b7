"""The encounter's options: one table of names, allowed values and defaults."""

from collections.abc import Mapping
from typing import NamedTuple

OptionValue = bool | int | str


class Option(NamedTuple):
    """One switch: its default and, for words, the values it may take (empty: any on/off)."""

    default: OptionValue
    values: tuple[str, ...] = ()
    rule: str = ""
    """Catalogue id, if a rule hangs on it."""


ASKING = ("ask", "auto", "off")

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
    "prompt_concentration": Option("ask", ASKING, "CONC-02"),
    "prompt_death_save": Option("ask", ASKING, "DEATH-03"),
    "prompt_repeat_save": Option("ask", ASKING, "COND-02"),
    "prompt_recharge": Option("ask", ASKING),
    "prompt_ongoing": Option("ask", ASKING),
    "prompt_tie": Option("ask", ASKING, "INIT-05"),
}


def value(chosen: Mapping[str, OptionValue], name: str) -> OptionValue:
    """The option's value here: what was chosen, else the default. Unknown name: KeyError."""
    return chosen.get(name, OPTIONS[name].default)
