"""Options of the encounter that change a rule or choose a reading; keyed by the option's name."""

from tracker.i18n.catalogue import pgettext
from tracker.i18n.rules_at_hand.entry import Entry, entry, option


def entries() -> tuple[Entry, ...]:
    """Those with a map stand with the maps."""
    return (*dice(), *dying(), *damage(), *order(), *stealth(), *lists(), *places())


def dice() -> tuple[Entry, ...]:
    return (
        option(
            "monster_damage",
            pgettext("rule title", "Average or rolled damage of monsters"),
            pgettext("rule", "average, or rolled."),
            rules="MCRIT-01",
            see="average-critical",
        ),
        option(
            "critical_riders",
            pgettext("rule title", "Criticals double saved-for damage"),
            pgettext("rule", "On: dice behind a save of their own are doubled too."),
            rules="CRIT-02",
            see="critical",
        ),
    )


def dying() -> tuple[Entry, ...]:
    return (
        option(
            "monster_death_saves",
            pgettext("rule title", "Death saves for monsters"),
            pgettext("rule", "On: monsters at 0 lie there and roll like characters."),
            rules="DEATH-09",
            see="monsters-at-0 death-save",
        ),
        option(
            "absorbed_failure",
            pgettext("rule title", "Absorbed damage at 0"),
            pgettext("rule", "On: damage at 0 that temporary hit points take whole is a failure still."),
            rules="THP-04",
            see="temporary dying",
        ),
        option(
            "ko_prevents_massive",
            pgettext("rule title", "Knocking out prevents massive damage"),
            pgettext("rule", "Off: who is knocked out can still die of what is left over."),
            rules="KO-01",
            see="knock-out massive",
        ),
    )  # fmt: skip


def damage() -> tuple[Entry, ...]:
    return (
        option(
            "absorbed_concentration",
            pgettext("rule title", "Absorbed damage and concentration"),
            pgettext("rule", "Off: damage that temporary hit points take whole asks for no save."),
            rules="THP-01",
            see="concentration temporary",
        ),
        option(
            "reduction_first",
            pgettext("rule title", "Reductions before the save"),
            pgettext("rule", "On: take reductions off before the save halves."),
            rules="DMG-06",
            see="damage-order",
        ),
        option(
            "stack_tie",
            pgettext("rule title", "Equal effects of one name"),
            pgettext("rule", "later: the one that ends later works; recent: the newest."),
            rules="STACK-01",
            see="stacking",
        ),
        option(
            "area_limit",
            pgettext("rule title", "No more targets than there are"),
            pgettext("rule", "Off: the number for an area may exceed who is present."),
            rules="AOE-01",
            see="areas",
        ),
        option(
            "mob_advantage",
            pgettext("rule title", "Advantage moves a mob's number"),
            pgettext("rule", "On: advantage takes 5 off the needed number, disadvantage adds 5."),
            pgettext("rule", "Off: what is for and against is only told; the DM says the number."),
            rules="MOB-06",
            see="mob",
        ),
        *crowds(),
    )  # fmt: skip


def crowds() -> tuple[Entry, ...]:
    return (
        option(
            "mob_attack",
            pgettext("rule title", "How a mob attacks"),
            pgettext("rule", "table: so many attackers, one hit; roll: a d20 for each attack;"),
            pgettext("rule", "average: chance times damage. A word on the line goes before it."),
            rules="MOB-02 MOB-06",
            see="mob",
        ),
        option(
            "mob_carry_over",
            pgettext("rule title", "Pooled damage goes on"),
            pgettext("rule", "On: what one member cannot take goes on to the next."),
            pgettext("rule", "Off: the first takes it all, and what is too much is lost."),
            rules="TRACK-08",
            see="mob",
        ),
    )  # fmt: skip


def order() -> tuple[Entry, ...]:
    return (
        option(
            "tie",
            pgettext("rule title", "Settling ties"),
            pgettext("rule", "entry: as they were entered; roll_off: a plain d20 each."),
            rules="INIT-07",
            see="ties",
        ),
        option(
            "newcomer_first",
            pgettext("rule title", "Newcomers before equals"),
            pgettext("rule", "On: a newcomer with the same total goes first."),
            rules="INIT-08",
            see="joining",
        ),
        option(
            "reroll_each_round",
            pgettext("rule title", "Initiative anew each round"),
            pgettext("rule", "On: everyone is rolled for again as a round begins."),
            rules="INIT-04",
            see="initiative",
        ),
        option(
            "side_initiative",
            pgettext("rule title", "Initiative by sides"),
            pgettext("rule", "On: one plain d20 for each side; a side acts in any order."),
            rules="INIT-02",
            see="initiative",
        ),
        option(
            "card_stack",
            pgettext("rule title", "A stack of cards"),
            pgettext("rule", "On: whoever acts stands on top, and players do not see the order."),
            rules="TRACK-05",
            see="players-list",
        ),
    )


def stealth() -> tuple[Entry, ...]:
    return (
        option(
            "equal_stealth_noticed",
            pgettext("rule title", "Equal Stealth is noticed"),
            pgettext("rule", "Off: Stealth equal to passive Perception stays unnoticed."),
            rules="SURP-01",
            see="surprise hide",
        ),
        option(
            "seen_invisible",
            pgettext("rule title", "The invisible that is seen"),
            pgettext("rule", "Off: being invisible works even on who sees through it."),
            rules="COND-10",
            see="invisible",
        ),
        option(
            "help_named",
            pgettext("rule title", "Help for a named ally"),
            pgettext("rule", "On: only the ally named with Help has its advantage."),
            rules="ACT-08",
            see="help",
        ),
    )


def lists() -> tuple[Entry, ...]:
    return (
        option(
            "reveal",
            pgettext("rule title", "When monsters appear"),
            pgettext("rule", "at_once, or first_turn."),
            rules="TRACK-03",
            see="players-list",
        ),
        option(
            "open_hp",
            pgettext("rule title", "Monsters' hit points in the open"),
            pgettext("rule", "On: players see the numbers."),
            rules="TRACK-09",
            see="health open_party_hp",
        ),
        option(
            "open_party_hp",
            pgettext("rule title", "Characters' hit points in the open"),
            pgettext("rule", "On: players see each other's numbers."),
            rules="TRACK-09",
            see="open_hp",
        ),
        option(
            "show_totals",
            pgettext("rule title", "Totals on the players' list"),
            pgettext("rule", "On: players see initiative totals."),
            rules="TRACK-02",
            see="players-list",
        ),
        option(
            "health_words",
            pgettext("rule title", "Words for wounds"),
            pgettext("rule", "three, or five: unhurt, hurt, bloodied, nearly down, down."),
            rules="TRACK-10",
            see="health",
        ),
    )


def places() -> tuple[Entry, ...]:
    """What holds for the whole place; the rules themselves have the plain names."""
    return (
        entry(
            "option",
            "underwater-option",
            pgettext("rule title", "The fight is under water"),
            pgettext("rule", "Type: option underwater on"),
            rules="WATER-01",
            see="underwater",
        ),
        entry(
            "option",
            "light-option",
            pgettext("rule title", "The light of the place"),
            pgettext("rule", "Type: option light dim (or bright, or dark)"),
            rules="SENSE-01",
            see="light",
        ),
    )
