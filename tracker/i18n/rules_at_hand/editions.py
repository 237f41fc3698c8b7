"""Wordings of the 2024 edition, one flag each, keyed by the flag."""

from tracker.i18n.catalogue import pgettext
from tracker.i18n.rules_at_hand.entry import Entry, entry


def entries() -> tuple[Entry, ...]:
    """In the order of the flags."""
    return (
        *whole(), *beginnings(), *states(), *struggles(), *stealth(), *damage(), *moves(), *deeds(),
    )  # fmt: skip


def flag(name: str, title: str, *lines: str, rules: str, see: str = "") -> Entry:
    """A flag: its last line says how it is switched."""
    typed = pgettext("rule", "Type: option {name} on").format(name=name)
    return entry("edition", name, title, *lines, typed, rules=rules, see=f"edition {see}".rstrip())


def whole() -> tuple[Entry, ...]:
    return (
        entry(
            "edition",
            "edition",
            pgettext("rule title", "The 2024 edition"),
            pgettext("rule", "Each change is a flag of its own; the log says which one was used."),
            pgettext("rule", "Type: option edition 2024 (or 2014) for all of them"),
            rules="GEN-04",
        ),
    )


def beginnings() -> tuple[Entry, ...]:
    return (
        flag(
            "surprise_2024",
            pgettext("rule title", "2024: surprise"),
            pgettext("rule", "Only disadvantage on initiative; it moves and acts as usual."),
            rules="SURP-05",
            see="surprise",
        ),
        flag(
            "initiative_2024",
            pgettext("rule title", "2024: initiative"),
            pgettext("rule", "Incapacitated: disadvantage. Invisible: advantage."),
            rules="INIT-01",
            see="initiative",
        ),
    )


def states() -> tuple[Entry, ...]:
    return (
        flag(
            "incapacitated_2024",
            pgettext("rule title", "2024: incapacitated"),
            pgettext("rule", "No speech either; the stunned may move."),
            rules="COND-09",
            see="incapacitated stunned",
        ),
        flag(
            "exhaustion_2024",
            pgettext("rule title", "2024: exhaustion"),
            pgettext("rule", "Each level: −2 on every d20 roll, 5 feet slower. Six still kill."),
            rules="EXH-01",
            see="exhaustion exhaustion-table",
        ),
        flag(
            "invisible_2024",
            pgettext("rule title", "2024: invisible"),
            pgettext("rule", "No use against who sees you; here that holds without the flag too."),
            rules="COND-10",
            see="invisible",
        ),
    )


def struggles() -> tuple[Entry, ...]:
    return (
        flag(
            "grapple_2024",
            pgettext("rule title", "2024: grapple and shove"),
            pgettext("rule", "The target saves, Strength or Dexterity: DC 8 + Strength + proficiency; "
                     "escape against the same."),
            pgettext("rule", "Held: disadvantage against all but the holder. Dragging: a foot more a foot."),
            rules="GRAP-03 GRAP-05 GRAP-07 SHOVE-02",
            see="grapple shove escape drag",
        ),
        flag(
            "knockout_2024",
            pgettext("rule title", "2024: knocking out"),
            pgettext("rule", "The victim is left at 1, unconscious, and a short rest begins."),
            rules="KO-02",
            see="knock-out",
        ),
    )  # fmt: skip


def stealth() -> tuple[Entry, ...]:
    return (
        flag(
            "hide_2024",
            pgettext("rule title", "2024: hide"),
            pgettext("rule", "DC 15, out of sight or behind good cover; you are invisible then."),
            pgettext("rule", "Your total is the DC to find you."),
            rules="ACT-09",
            see="hide invisible search",
        ),
        flag(
            "help_2024",
            pgettext("rule title", "2024: help"),
            pgettext("rule", "With a check only if the helper is proficient in something fitting."),
            rules="ACT-07",
            see="help",
        ),
    )


def damage() -> tuple[Entry, ...]:
    return (
        flag(
            "bloodied_2024",
            pgettext("rule title", "2024: bloodied"),
            pgettext("rule", "A state of its own at half hit points or less."),
            rules="TRACK-10",
            see="health",
        ),
        flag(
            "concentration_2024",
            pgettext("rule title", "2024: concentration"),
            pgettext("rule", "The DC is never above 30."),
            rules="CONC-02",
            see="concentration",
        ),
        flag(
            "potion_2024",
            pgettext("rule title", "2024: potions"),
            pgettext("rule", "Drinking one that heals is a bonus action."),
            rules="ACT-15",
            see="use bonus-action",
        ),
    )


def moves() -> tuple[Entry, ...]:
    return (
        flag(
            "pass_2024",
            pgettext("rule title", "2024: through others"),
            pgettext("rule", "Allies, the incapacitated and Tiny ones can be passed, allies and Tiny ones "
                     "at no extra cost."),
            pgettext("rule", "Who ends a turn in another's space is prone."),
            rules="MOVE-10",
            see="pass",
        ),
        flag(
            "prone_2024",
            pgettext("rule title", "2024: drop prone"),
            pgettext("rule", "Not at speed 0."),
            rules="MOVE-07",
            see="drop-prone prone",
        ),
        flag(
            "mount_2024",
            pgettext("rule title", "2024: mounts"),
            pgettext("rule", "When the mount falls the rider saves too, DC 10; no reaction."),
            rules="MOUNT-05",
            see="falling-off",
        ),
    )  # fmt: skip


def deeds() -> tuple[Entry, ...]:
    return (
        flag(
            "underwater_2024",
            pgettext("rule title", "2024: under water"),
            pgettext("rule", "Piercing melee weapons are free, every ranged one has disadvantage."),
            rules="WATER-01 WATER-03",
            see="underwater underwater-ranged",
        ),
        flag(
            "opportunity_2024",
            pgettext("rule title", "2024: opportunity attacks"),
            pgettext("rule", "Any creature you see provokes, moving by bonus action too."),
            rules="OPP-01",
            see="opportunity",
        ),
        flag(
            "twf_2024",
            pgettext("rule title", "2024: two weapons"),
            pgettext("rule", "Light is all it takes; a mastery may put it into the Attack action."),
            rules="TWF-01",
            see="two-weapons",
        ),
        flag(
            "actions_2024",
            pgettext("rule title", "2024: names of actions"),
            pgettext("rule", "Magic, Utilize, Influence, Study."),
            rules="ACT-15 ACT-02",
            see="cast use",
        ),
    )
