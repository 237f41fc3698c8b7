"""At 0 hit points, death and what stands before it; concentration; effects of one name."""

from tracker.i18n.catalogue import pgettext
from tracker.i18n.rules_at_hand.entry import Entry, entry


def entries() -> tuple[Entry, ...]:
    """Dying, then what can be lost by damage, then what overlaps."""
    return (*dying(), *ends(), *held())


def dying() -> tuple[Entry, ...]:
    return (
        entry(
            "fate",
            "dying",
            pgettext("rule title", "Dying"),
            pgettext("rule", "A character at 0 lies unconscious and rolls a death save each turn."),
            pgettext("rule", "Damage there is one failure, two if critical (any hit from close by is)."),
            rules="DEATH-01 DEATH-06..07",
            see="death-save massive stable healing",
        ),
        entry(
            "fate",
            "death-save",
            pgettext("rule title", "Death save"),
            pgettext("rule", "d20 when its turn begins, no ability: 10 or more succeeds."),
            pgettext("rule", "Three successes: stable. Three failures: dead. In any order."),
            pgettext("rule", "Natural 1: two failures. Natural 20: up with 1 hit point."),
            rules="DEATH-03..05",
            see="dying stable exhaustion",
        ),
        entry(
            "fate",
            "massive",
            pgettext("rule title", "Massive damage"),
            pgettext("rule", "Damage left over at 0 of the whole maximum or more: dead at once."),
            pgettext("rule", "So is who takes that much in one go when at 0 already."),
            rules="DEATH-02 DEATH-06",
            see="dying knock-out",
        ),
    )  # fmt: skip


def ends() -> tuple[Entry, ...]:
    return (
        entry(
            "fate",
            "monsters-at-0",
            pgettext("rule title", "Monsters at 0"),
            pgettext("rule", "They die, unless the DM lets one that matters roll death saves."),
            rules="DEATH-08..09",
            see="monster_death_saves dying",
        ),
        entry(
            "fate",
            "death",
            pgettext("rule title", "Death by other means"),
            pgettext("rule", "Exhaustion 6, or an effect that kills: no saves. The dead have no turn."),
            rules="DEATH-10 EXH-03",
            see="exhaustion-table",
        ),
        entry(
            "fate",
            "stable",
            pgettext("rule title", "Stable"),
            pgettext("rule", "Still at 0 and unconscious, but no more death saves."),
            pgettext("rule", "Damage is a failure and starts them again; left alone it wakes at 1 in 1d4 hours."),
            rules="STAB-02..03 DEATH-04",
            see="first-aid dying",
        ),
    )  # fmt: skip


def held() -> tuple[Entry, ...]:
    return (
        entry(
            "fate",
            "concentration",
            pgettext("rule title", "Concentration"),
            pgettext("rule", "One at a time. Each instance of damage: Constitution save, DC 10 or half of "
                     "it if that is more."),
            pgettext("rule", "Incapacitated, dead or at 0: lost, with all it held on everyone."),
            pgettext("rule", "You may drop it whenever you like."),
            rules="CONC-01..05",
            see="incapacitated ready-spell absorbed_concentration concentration_2024",
        ),
        entry(
            "fate",
            "stacking",
            pgettext("rule title", "Effects of one name"),
            pgettext("rule", "Only the strongest works; the other waits and takes over if its time is longer."),
            pgettext("rule", "Different names add up. Damage at once is no effect that overlaps."),
            rules="STACK-01..02",
            see="stack_tie conditions",
        ),
    )  # fmt: skip
