"""Words of the dialogs of deeds and options: labels, hints, choices."""

from collections.abc import Container

from tracker.i18n import screens_map
from tracker.i18n.catalogue import pgettext
from tracker.i18n.screens_deeds import cost


def labels() -> dict[str, str]:
    """Label by field."""
    return {
        "friend": pgettext("field", "Helps"),
        "against": pgettext("field", "Against"),
        "task": pgettext("field", "Task"),
        "cost": pgettext("field", "Takes"),
        "stealth": pgettext("field", "Stealth"),
        "d20": pgettext("field", "or the die"),
        "mode": pgettext("field", "Mode"),
        "what": pgettext("field", "What"),
        "skill": pgettext("field", "Skill"),
        "total": pgettext("field", "Total"),
        "text": pgettext("field", "Text"),
        "spell": pgettext("field", "Spell"),
        "on": pgettext("field", "On"),
        "slot": pgettext("field", "Slot"),
        "concentration": pgettext("field", "Concentration"),
        "trigger": pgettext("field", "Trigger"),
        "when": pgettext("field", "When"),
        "target": pgettext("field", "Target"),
    } | _labels_of_bodies()


def _labels_of_bodies() -> dict[str, str]:
    return {
        "aim": pgettext("field", "To"),
        "own": pgettext("field", "Own total"),
        "other": pgettext("field", "Its total"),
        "against-skill": pgettext("field", "Its skill"),
        "hand": pgettext("field", "Free hand"),
        "feet": pgettext("field", "Feet"),
        "way": pgettext("field", "How"),
        "ground": pgettext("field", "Also"),
        "up": pgettext("field", "Up, −down"),
        "leaves": pgettext("field", "Leaves"),
        "after": pgettext("field", "After feet"),
        "mount": pgettext("field", "Mount"),
        "control": pgettext("field", "Control"),
        "damage": pgettext("field", "Damage"),
        "shape": pgettext("field", "Shape"),
        "crowd": pgettext("field", "Crowd"),
        "more": pgettext("field", "More, −fewer"),
        "severity": pgettext("field", "Severity"),
        "level": pgettext("field", "Level"),
        "type": pgettext("field", "Type"),
        "ability": pgettext("field", "Save"),
        "dc": pgettext("field", "DC"),
        "success": pgettext("field", "On a success"),
        "value": pgettext("field", "Value"),
        "range": pgettext("field", "Range"),
        "also": pgettext("field", "Also"),
        "light": pgettext("field", "Its light"),
        "own-light": pgettext("field", "Own light"),
        "near": pgettext("field", "Foes near"),
        "needed": pgettext("field", "Needs"),
        "ac-change": pgettext("field", "AC ±"),
        "hit-change": pgettext("field", "Roll ±"),
        "extra": pgettext("field", "Effects' dice"),
        "rider": pgettext("field", "Then the save"),
    }


def label(key: str) -> str:
    """Label of a field."""
    return labels().get(key) or screens_map.labels()[key]


def hint(key: str) -> str:
    """What an empty field means."""
    found = {
        "": "",
        "rolled": pgettext("hint", "empty: rolled; or type it, e.g. 17"),
        "totals": pgettext("hint", "empty: rolled; or type a total for each, e.g. 17,9"),
        "die": pgettext("hint", "empty: rolled; or type the d20 without bonus, e.g. 14 or 14,7"),
        "task": pgettext("hint", "when it helps with a task"),
        "spell": pgettext("hint", "its name"),
        "held": pgettext("hint", "none; or the spell that is held"),
        "on": pgettext("hint", "nobody; or ga,gb"),
        "slot": pgettext("hint", "by the stat block; or a level, 0 for none"),
        "trigger": pgettext("hint", "a goblin comes through the door"),
        "aloft": pgettext("hint", "as high as it is"),
        "height": pgettext("hint", "stays; 20 up, -20 down"),
        "after": pgettext("hint", "at once; or feet to the last place in reach"),
        "crowd": pgettext("hint", "by the size of the area"),
        "feet": pgettext("hint", "30"),
        "level": pgettext("hint", "of the characters, 1 to 20"),
        "no-save": pgettext("hint", "without a save"),
        "range": pgettext("hint", "feet; usual for the attack"),
        "text": pgettext("hint", "what for"),
        "needed": pgettext("hint", "by AC and bonus; or the number on the d20"),
        "once": pgettext("hint", "for this attack alone: 5, -2"),
        "extra": pgettext("hint", "empty: rolled; or what Bless and the like came to, e.g. 3"),
        "rider": pgettext(
            "hint", "empty: rolled; or the target's total, then the damage, e.g. 14,9"
        ),
    }
    return found[key] if key in found else screens_map.hints()[key]


def as_usual() -> str:
    """The program chooses."""
    return pgettext("choice", "as usual")


def everybody() -> str:
    """Lets go of all."""
    return pgettext("choice", "everybody")


def a_task() -> str:
    """Help with no foe in mind."""
    return pgettext("choice", "no foe: a task")


def nobody() -> str:
    """Nobody's reach."""
    return pgettext("choice", "nobody's reach")


def marked(count: int) -> str:
    """All marked creatures."""
    return pgettext("choice", "the marked ({n})").format(n=count)


def costs(*keys: str) -> tuple[tuple[str, str], ...]:
    """What it may take; the action comes first and is the empty word."""
    return tuple((key if key != "action" else "", cost(key)) for key in keys)


def whens() -> tuple[tuple[str, str], ...]:
    """Before or after its trigger (REACT-05)."""
    return (
        ("", as_usual()),
        ("before", pgettext("choice", "before the trigger is done")),
        ("after", pgettext("choice", "after it")),
    )


def hidings() -> tuple[tuple[str, str], ...]:
    """Into hiding or out of it."""
    return (("hide", pgettext("choice", "hide")), ("end", pgettext("choice", "come out")))


def aims() -> tuple[tuple[str, str], ...]:
    """What a shove is for (SHOVE-01)."""
    return (("prone", pgettext("choice", "knock prone")), ("push", pgettext("choice", "push 5 ft")))


def ways() -> tuple[tuple[str, str], ...]:
    """How it moves."""
    return (
        ("walk", pgettext("way", "walk")),
        ("fly", pgettext("way", "fly")),
        ("swim", pgettext("way", "swim")),
        ("climb", pgettext("way", "climb")),
        ("burrow", pgettext("way", "burrow")),
        ("teleport", pgettext("way", "teleport")),
        ("forced", pgettext("way", "is moved")),
    )


def grounds() -> tuple[tuple[str, str], ...]:
    """What makes a move dear."""
    return (
        ("difficult", pgettext("way", "difficult")),
        ("crawl", pgettext("way", "crawl")),
        ("squeeze", pgettext("way", "squeeze")),
        ("drag", pgettext("way", "drag")),
    )


def controls() -> tuple[tuple[str, str], ...]:
    """Who tells the mount what to do (MOUNT-06)."""
    return (
        ("", as_usual()),
        ("controlled", pgettext("choice", "controlled")),
        ("independent", pgettext("choice", "independent")),
    )


def shapes() -> tuple[tuple[str, str], ...]:
    """Areas without a map (AOE-01)."""
    return (
        ("cone", pgettext("shape", "cone")),
        ("cube", pgettext("shape", "cube")),
        ("square", pgettext("shape", "square")),
        ("cylinder", pgettext("shape", "cylinder")),
        ("line", pgettext("shape", "line")),
        ("sphere", pgettext("shape", "sphere")),
        ("circle", pgettext("shape", "circle")),
    )


def crowds() -> tuple[tuple[str, str], ...]:
    """AOE-02."""
    return (
        ("", pgettext("choice", "as it is")),
        ("more", pgettext("choice", "crowded: 1d3 more")),
        ("fewer", pgettext("choice", "scattered: 1d3 fewer")),
    )


def surprises(sides: Container[str], count: int) -> tuple[tuple[str, str], ...]:
    """SURP-01, SURP-04: those of the two sides that somebody is on; one letter finds each."""
    every = (
        ("party", pgettext("choice", "the party")),
        ("foes", pgettext("choice", "the foes")),
    )
    there = (one for one in every if one[0] in sides)
    return (("", pgettext("choice", "by Stealth")), *there, ("these", marked(count)))


def lights() -> tuple[tuple[str, str], ...]:
    """Where the target is (SENSE-01)."""
    return (
        ("", pgettext("choice", "as it is")),
        ("bright", pgettext("light", "bright")),
        ("dim", pgettext("light", "dim")),
        ("dark", pgettext("light", "dark")),
        ("magical-dark", pgettext("light", "magical darkness")),
    )


def attack_words() -> dict[str, str]:
    """What the DM knows of an attack, by the word of the typed language."""
    return {
        "near": pgettext("attack word", "foe near"),
        "unseen": pgettext("attack word", "target unseen"),
        "wrong-place": pgettext("attack word", "wrong place"),
        "fear-out-of-sight": pgettext("attack word", "fear out of sight"),
        "flanking": pgettext("attack word", "flanking"),
        "behind": pgettext("attack word", "from behind"),
        "turned-away": pgettext("attack word", "turned away"),
        "resist": pgettext("attack word", "resists"),
        "ko": pgettext("attack word", "knock out"),
        "bonus": pgettext("attack word", "bonus action"),
        "reaction": pgettext("attack word", "reaction"),
    }


def options_heading() -> str:
    """Over the list of options."""
    return pgettext("dialog", "Options of this fight")


def option_heading(name: str) -> str:
    """Over one option."""
    return pgettext("dialog", "Option: {name}").format(name=name)


def edition() -> str:
    """All wordings at once."""
    return pgettext("option", "Edition: all wordings at once")


def mixed() -> str:
    """Some wordings of one edition, some of the other."""
    return pgettext("option", "mixed")
