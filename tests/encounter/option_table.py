"""Which probes each option changes: what the test of all options holds against.

A new option gets a line here, and a probe in `option_scripts` if none touches its rule. Options
of a question (`prompt_KIND`) need none: what they may change is where that question is asked.
"""

LIST = {"first list", "revealed list", "revealed party"}
SWINGS = {
    "maul",
    "average",
    "help for one",
    "seen invisible",
    "venom of a critical hit",
    "venom on a character",
}
CROWDS = {"crowd behind a slit", "crowd without a chance", "crowd on a dodger"}
DIFFERENT: dict[str, set[str]] = {
    "player_dice": {"venom on a character"},
    "monster_damage": SWINGS - {"maul"} | {"magical darkness"},
    "monster_death_saves": {"monster at 0"},
    "underwater": SWINGS | CROWDS,
    "light": (SWINGS - {"venom of a critical hit"})
    | {"attack of the grappled", "crossbow under water", "favoured invisible", "second crossbow"}
    | {"covered for the most part", *CROWDS},
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
    "free_drop": {"dropped"},
    "extra_costs_spent": {"rubble and wings"},
    "second_spell": {"second spell"},
    "dash_every_speed": {"dash of a flyer"},
    "drag_once": {"two dragged"},
    "about_three_quarters": {"covered for the most part", "crowd behind a slit"},
    "reduction_from": {"mixed and reduced"},
    "saved_rider_prone": {"rider saved"},
    "mount_keeps_count": {"off the horse", "mount has fallen"},
    "hampered_throws": {"dagger under water"},
    "darkvision_magical": {"magical darkness"},
    "tremorsense_sees": {"felt, not seen"},
    "anchors_stay": {"anchor leaves"},
    "mob_beyond_20": {"crowd without a chance"},
    "mob_advantage": {"crowd on a dodger"},
    "surprise_2024": {"initiative of the surprised", "action of the surprised"},
    "initiative_2024": {"initiative of the invisible"},
    "incapacitated_2024": {"move of the stunned", "steps of the stunned"},
    "exhaustion_2024": {
        "save of the exhausted",
        "attack of the exhausted",
        "maximum of the exhausted",
    },
    "grapple_2024": {"grapple", "attack of the grappled", "two dragged"},
    "hide_2024": {"hide", "equal stealth"},
    "invisible_2024": {"favoured invisible"},
    "knockout_2024": {"knock-out", "massive knock-out"},
    "bloodied_2024": {"half"},
    "concentration_2024": {"big blow on a caster"},
    "prone_2024": {"drop when held"},
    "mount_2024": {"mount falls", "mount has fallen"},
    "underwater_2024": {"bite under water", "crossbow under water"},
    "opportunity_2024": {"friend leaves"},
    "help_2024": {"unskilled help"},
    "twf_2024": {"second crossbow"},
    "potion_2024": {"potion"},
    "actions_2024": {"newer action"},
}
ON_A_MAP = {
    "long_diagonals",
    "pass_2024",
    "best_corner",
    "creature_half",
    "half_squares",
    "diagonals_by_turn",
    "rough_adds_five",
    "turn_unmoved",
    "gargantuan_short",
}
"""They change what squares cost, cover and hide: `tests/rules` tries them."""
