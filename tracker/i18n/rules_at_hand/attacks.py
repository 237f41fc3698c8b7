"""The attack roll and whatever helps or hampers it; opportunity attacks, two weapons, criticals."""

from tracker.i18n.catalogue import pgettext
from tracker.i18n.rules_at_hand.entry import Entry, entry


def entries() -> tuple[Entry, ...]:
    """The roll first."""
    return (
        *rolls(), *advantage(), *sight(), *distance(), *hands(), *others(), *criticals(),
    )  # fmt: skip


def rolls() -> tuple[Entry, ...]:
    return (
        entry(
            "attack",
            "attack-roll",
            pgettext("rule title", "Attack roll"),
            pgettext("rule", "Target, modifiers, roll. d20 + modifiers equal to the AC or more hits."),
            pgettext("rule", "Strength in melee, Dexterity at range, finesse chooses; spells their own."),
            pgettext("rule", "A natural 20 hits and is critical, a natural 1 misses, whatever the sum."),
            rules="ATK-01..06",
            see="advantage cover critical attack",
        ),
        entry(
            "attack",
            "checks",
            pgettext("rule title", "Checks and saves"),
            pgettext("rule", "The total reaches the DC or fails; natural 1 and 20 mean nothing here."),
            rules="GEN-06",
            see="contest death-save",
        ),
    )  # fmt: skip


def advantage() -> tuple[Entry, ...]:
    return (
        entry(
            "attack",
            "advantage",
            pgettext("rule title", "Advantage and disadvantage"),
            pgettext("rule", "Two d20: the higher with advantage, the lower with disadvantage."),
            pgettext("rule", "More sources of one kind add nothing; one of each kind is a plain roll."),
            rules="GEN-02..03 ATK-07",
            see="unseen prone help flanking",
        ),
        entry(
            "attack",
            "traits",
            pgettext("rule title", "Traits that sway attacks"),
            pgettext("rule", "Pack Tactics: advantage with an able ally within 5 feet of the target. "
                     "Blood Frenzy: in melee against whoever has lost hit points."),
            pgettext("rule", "Reckless: advantage in melee in its own turn, and for all against it "
                     "until its next. Sunlight Sensitivity: disadvantage in sunlight."),
            rules="ATK-07",
            see="advantage",
        ),
        entry(
            "attack",
            "rounding",
            pgettext("rule title", "Rounding"),
            pgettext("rule", "Down, after every single division. Only the number of targets in an area "
                     "goes up."),
            rules="GEN-01",
            see="areas resistance",
        ),
        entry(
            "attack",
            "dm",
            pgettext("rule title", "The DM decides"),
            pgettext("rule", "Any result can be set, changed or taken back; the log marks it as the DM's."),
            rules="GEN-04",
        ),
    )  # fmt: skip


def sight() -> tuple[Entry, ...]:
    return (
        entry(
            "attack",
            "unseen",
            pgettext("rule title", "Unseen attackers and targets"),
            pgettext("rule", "Disadvantage against what you cannot see, advantage against what cannot "
                     "see you."),
            pgettext("rule", "Aimed at the wrong place it simply misses."),
            pgettext("rule", "An attack, hit or miss, shows where the hidden attacker is."),
            rules="UNSEEN-01..04",
            see="hide invisible light",
        ),
    )  # fmt: skip


def distance() -> tuple[Entry, ...]:
    return (
        entry(
            "attack",
            "ranged",
            pgettext("rule title", "Ranged attacks"),
            pgettext("rule", "Beyond normal range disadvantage, beyond long range no attack."),
            pgettext("rule", "Disadvantage too with a foe within 5 feet that sees you and can act."),
            rules="RANGE-01..03",
            see="thrown cover underwater-ranged",
        ),
        entry(
            "attack",
            "thrown",
            pgettext("rule title", "Thrown weapons"),
            pgettext("rule", "Thrown, a melee weapon attacks at range with the ability it has in melee."),
            pgettext("rule", "One not made for it: range 20/60, 1d4."),
            rules="RANGE-04 ATK-03",
            see="ranged",
        ),
        entry(
            "attack",
            "melee",
            pgettext("rule title", "Melee and reach"),
            pgettext("rule", "5 feet, unless weapon or creature reach further; opportunity attacks too."),
            rules="MELEE-01..02",
            see="opportunity",
        ),
        entry(
            "attack",
            "unarmed",
            pgettext("rule title", "Unarmed strike"),
            pgettext("rule", "1 + Strength modifier bludgeoning, always proficient, no dice to double."),
            rules="MELEE-03",
            see="melee grapple",
        ),
    )  # fmt: skip


def hands() -> tuple[Entry, ...]:
    return (
        entry(
            "attack",
            "two-weapons",
            pgettext("rule title", "Two weapons"),
            pgettext("rule", "After an attack with a light melee weapon: a bonus action for one with "
                     "the other."),
            pgettext("rule", "A positive ability modifier is left off its damage, a negative one stays."),
            pgettext("rule", "A weapon that can be thrown may be thrown for its attack."),
            rules="TWF-01..03",
            see="bonus-action twf_2024",
        ),
    )  # fmt: skip


def others() -> tuple[Entry, ...]:
    return (
        entry(
            "attack",
            "opportunity",
            pgettext("rule title", "Opportunity attack"),
            pgettext("rule", "A foe you see leaves your reach: one melee attack by reaction, just before "
                     "it is gone."),
            pgettext("rule", "Not if it disengages, teleports or is moved by others."),
            pgettext("rule", "The surprised and the incapacitated have no reaction for it."),
            rules="OPP-01..06 MOVE-12",
            see="disengage reaction opportunity_2024",
        ),
        entry(
            "attack",
            "knock-out",
            pgettext("rule title", "Knock out"),
            pgettext("rule", "A melee attack that brings to 0 may leave the victim unconscious and stable."),
            pgettext("rule", "Said when the damage is dealt; then not even massive damage kills."),
            rules="KO-01..02",
            see="stable ko_prevents_massive knockout_2024",
        ),
    )  # fmt: skip


def criticals() -> tuple[Entry, ...]:
    return (
        entry(
            "attack",
            "critical",
            pgettext("rule title", "Critical hit"),
            pgettext("rule", "Roll all dice of the attack twice, extra dice too; add modifiers once."),
            rules="CRIT-01..03 ATK-05",
            see="close-critical average-critical critical_riders",
        ),
        entry(
            "attack",
            "close-critical",
            pgettext("rule title", "Critical from close by"),
            pgettext("rule", "Every hit from within 5 feet on the paralyzed or unconscious is critical."),
            rules="CRIT-04 DEATH-07",
            see="critical paralyzed unconscious",
        ),
        entry(
            "attack",
            "average-critical",
            pgettext("rule title", "Critical with average damage"),
            pgettext("rule", "The average plus one roll of the dice, for each part: 5 (1d6+2) is 5 + 1d6."),
            rules="MCRIT-01..02",
            see="critical monster_damage",
        ),
    )  # fmt: skip
