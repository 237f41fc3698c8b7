"""What the options of questions are called; those that hang on a rule stand in the rules at hand."""

from tracker.i18n.catalogue import pgettext


def of_questions() -> dict[str, str]:
    """By the option's name."""
    return {
        "prompt_concentration": pgettext("option", "damage asks for the concentration save"),
        "prompt_death_save": pgettext("option", "a dying creature's turn asks for a death save"),
        "prompt_repeat_save": pgettext("option", "turns ask for the saves that end effects"),
        "prompt_recharge": pgettext("option", "turns ask whether a used breath recharges"),
        "prompt_ongoing": pgettext("option", "turns ask for damage that goes on"),
        "prompt_regeneration": pgettext("option", "turns ask for regeneration"),
        "prompt_legendary": pgettext("option", "legendary actions at the end of others' turns"),
        "prompt_phase": pgettext("option", "a phase begins"),
        "prompt_zone": pgettext("option", "an area that stays does something"),
        "prompt_lair": pgettext("option", "a lair's turn asks for its action"),
        "prompt_opportunity": pgettext("option", "leaving a reach asks for the attack"),
        "prompt_face": pgettext("option", "whoever comes behind a foe makes it turn"),
        "prompt_saddle": pgettext("option", "a rider's save to stay on"),
        "prompt_thrown": pgettext("option", "a rider's reaction when the mount goes down"),
        "prompt_wave": pgettext("option", "creatures that wait for a round arrive"),
        "prompt_timer": pgettext("option", "a timer runs out"),
        "prompt_tie": pgettext("option", "who goes first of equals"),
        "prompt_ready": pgettext("option", "a readied response waits for its trigger"),
        "next_waits_for_answers": pgettext("option", "next is refused while questions are open"),
    }
