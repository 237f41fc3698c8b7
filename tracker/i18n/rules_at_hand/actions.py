"""What one can do with an action, and the special attacks that stand in for one."""

from tracker.i18n.catalogue import pgettext
from tracker.i18n.rules_at_hand.entry import Entry, entry


def entries() -> tuple[Entry, ...]:
    """The ten actions, what one makes up, and struggles."""
    return (*striking(), *getting_away(), *together(), *waiting(), *doing(), *struggles(), *holds())


def striking() -> tuple[Entry, ...]:
    return (
        entry(
            "action",
            "attack",
            pgettext("rule title", "Attack"),
            pgettext("rule", "One attack, melee or ranged; more if a feature says so."),
            pgettext("rule", "Each may be a grapple or a shove instead; you may walk in between."),
            rules="ACT-01 MOVE-02",
            see="attack-roll grapple shove two-weapons mob",
        ),
        entry(
            "action",
            "cast",
            pgettext("rule title", "Cast a spell"),
            pgettext(
                "rule", "Costs what its casting time says: action, bonus action, reaction, longer."
            ),
            pgettext(
                "rule",
                "Beside a spell cast with the bonus action only a cantrip of one action fits in.",
            ),
            rules="ACT-02",
            see="concentration ready-spell bonus-action",
        ),
    )


def getting_away() -> tuple[Entry, ...]:
    return (
        entry(
            "action",
            "dash",
            pgettext("rule title", "Dash"),
            pgettext(
                "rule", "Your speed once more to move this turn, as it is now; each way of moving."
            ),
            rules="ACT-03",
            see="movement speeds",
        ),
        entry(
            "action",
            "disengage",
            pgettext("rule title", "Disengage"),
            pgettext("rule", "From now to the end of the turn you provoke no opportunity attack."),
            rules="ACT-04 OPP-04",
            see="opportunity",
        ),
        entry(
            "action",
            "dodge",
            pgettext("rule title", "Dodge"),
            pgettext(
                "rule",
                "Until your next turn: attackers you see have disadvantage, your Dexterity saves "
                "advantage.",
            ),
            pgettext("rule", "Lost for good once you are incapacitated or your speed is 0."),
            rules="ACT-05..06",
            see="restrained grappled",
        ),
    )


def together() -> tuple[Entry, ...]:
    return (
        entry(
            "action",
            "help",
            pgettext("rule title", "Help"),
            pgettext("rule", "With a task: the friend's next check for it has advantage."),
            pgettext(
                "rule",
                "In an attack: a foe within 5 feet of you; the first ally to attack it has "
                "advantage.",
            ),
            pgettext("rule", "Gone when your next turn begins."),
            rules="ACT-07..08",
            see="help_named help_2024",
        ),
        entry(
            "action",
            "hide",
            pgettext("rule title", "Hide"),
            pgettext(
                "rule", "Stealth against the passive Perception of everyone who might notice."
            ),
            pgettext("rule", "The total holds until you are found, attack, or stop hiding."),
            rules="ACT-09 UNSEEN-04",
            see="unseen surprise hide_2024 search",
        ),
        entry(
            "action",
            "search",
            pgettext("rule title", "Search"),
            pgettext("rule", "Perception or Investigation, as the DM says."),
            rules="ACT-14",
            see="hide unseen",
        ),
    )


def waiting() -> tuple[Entry, ...]:
    return (
        entry(
            "action",
            "ready",
            pgettext("rule title", "Ready"),
            pgettext(
                "rule", "Name a trigger and an action or a move; your reaction carries it out."
            ),
            pgettext("rule", "It comes after the trigger; you may let the trigger go by."),
            pgettext("rule", "Unused when your next turn begins, it is lost."),
            rules="ACT-10..12 REACT-05",
            see="reaction ready-spell",
        ),
        entry(
            "action",
            "ready-spell",
            pgettext("rule title", "Ready a spell"),
            pgettext("rule", "Only a spell of one action. It is cast now and costs its slot now."),
            pgettext(
                "rule",
                "You hold it by concentration; if that breaks, or time runs out, it is lost.",
            ),
            rules="ACT-13",
            see="ready concentration",
        ),
    )


def doing() -> tuple[Entry, ...]:
    return (
        entry(
            "action",
            "use",
            pgettext("rule title", "Use an object"),
            pgettext(
                "rule", "For an object that asks for an action, and for the second in a turn."
            ),
            rules="ACT-15 TURN-07..08",
            see="free-object potion_2024",
        ),
        entry(
            "action",
            "improvise",
            pgettext("rule title", "Improvise"),
            pgettext("rule", "Anything else: the DM says whether it works and what is rolled."),
            pgettext("rule", "A struggle of two is a contest, a danger improvised damage."),
            rules="ACT-15 SHOVE-03",
            see="contest severity improvised actions_2024",
        ),
        entry(
            "action",
            "contest",
            pgettext("rule title", "Contest"),
            pgettext("rule", "Both roll, the higher total wins; a tie leaves all as it was."),
            rules="GEN-05 SHOVE-03",
            see="grapple shove",
        ),
    )


def struggles() -> tuple[Entry, ...]:
    return (
        entry(
            "action",
            "grapple",
            pgettext("rule title", "Grapple"),
            pgettext(
                "rule",
                "In place of an attack, with a hand free, on a creature in reach and at most one "
                "size larger.",
            ),
            pgettext(
                "rule",
                "Your Athletics against its Athletics or Acrobatics: if you win, it is held.",
            ),
            pgettext("rule", "No roll against the incapacitated; letting go is free."),
            rules="GRAP-01..04 GRAP-06",
            see="grappled escape drag shove grapple_2024",
        ),
        entry(
            "action",
            "shove",
            pgettext("rule title", "Shove"),
            pgettext("rule", "In place of an attack; reach and size as for a grapple, no hand."),
            pgettext("rule", "Win the same contest: the target is prone or 5 feet further off."),
            rules="SHOVE-01..02",
            see="prone grapple contest grapple_2024",
        ),
    )


def holds() -> tuple[Entry, ...]:
    return (
        entry(
            "action",
            "escape",
            pgettext("rule title", "Escape a grapple"),
            pgettext(
                "rule",
                "An action: your Athletics or Acrobatics must beat the grappler's Athletics.",
            ),
            rules="GRAP-05",
            see="grappled grapple",
        ),
        entry(
            "action",
            "drag",
            pgettext("rule title", "Drag or carry"),
            pgettext(
                "rule",
                "Half speed with what you hold; full speed if it is two sizes smaller or more.",
            ),
            rules="GRAP-07",
            see="grapple grapple_2024",
        ),
        entry(
            "action",
            "first-aid",
            pgettext("rule title", "First aid"),
            pgettext("rule", "An action and Medicine DC 10: the dying creature is stable."),
            rules="STAB-01",
            see="stable dying",
        ),
    )
