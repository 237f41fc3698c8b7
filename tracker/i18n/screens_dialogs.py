"""Words of the dialogs: headings, labels, choices, hints and what the preview adds."""

from tracker.i18n import terms
from tracker.i18n.catalogue import pgettext


def headings() -> dict[str, str]:
    """Heading by dialog."""
    return {
        "start": pgettext("dialog", "Start: who rolled what?"),
        "attack": pgettext("dialog", "Attack"),
        "mob": pgettext("dialog", "Mob attack"),
        "damage": pgettext("dialog", "Damage"),
        "heal": pgettext("dialog", "Heal"),
        "temp": pgettext("dialog", "Temporary hit points"),
        "save": pgettext("dialog", "Saving throws"),
        "condition": pgettext("dialog", "Condition"),
        "concentrate": pgettext("dialog", "Concentration of {who}"),
        "death": pgettext("dialog", "Death save of {who}"),
        "note": pgettext("dialog", "Note on {who}"),
        "rename": pgettext("dialog", "Another name for {who}"),
        "initiative": pgettext("dialog", "Initiative of {who}"),
        "add": pgettext("dialog", "Add creatures"),
        "remove": pgettext("dialog", "Take out of the fight?"),
        "end": pgettext("dialog", "End the fight?"),
        "copy": pgettext("dialog", "Save a copy"),
        "amend": pgettext("dialog", "Amend: {who}"),
        "typed": pgettext("dialog", "Type"),
    }


def heading(key: str, who: str = "") -> str:
    """Heading of a dialog, about somebody or something."""
    return headings()[key].format(who=who)


def step() -> str:
    """In the place of what a step came to, which others may not read."""
    return pgettext("dialog", "a step")


def labels() -> dict[str, str]:
    """Label by field."""
    return {
        "attacker": pgettext("field", "Attacker"),
        "target": pgettext("field", "Target"),
        "with": pgettext("field", "With"),
        "total": pgettext("field", "To hit"),
        "mode": pgettext("field", "Mode"),
        "d20": pgettext("field", "The d20"),
        "damage": pgettext("field", "Damage"),
        "cover": pgettext("field", "Cover"),
        "outcome": pgettext("field", "Result"),
        "group": pgettext("field", "Group"),
        "ac": pgettext("field", "AC"),
        "amount": pgettext("field", "Amount"),
        "blow": pgettext("field", "Blow"),
        "quality": pgettext("field", "Quality"),
        "choice": pgettext("field", "Has some"),
        "ability": pgettext("field", "Ability"),
        "dc": pgettext("field", "DC"),
        "success": pgettext("field", "On a success"),
    } | _labels_of_effects()


def _labels_of_effects() -> dict[str, str]:
    return {
        "condition": pgettext("field", "Condition"),
        "what": pgettext("field", "What"),
        "lasts": pgettext("field", "Lasts"),
        "count": pgettext("field", "How many"),
        "whose": pgettext("field", "Turn of"),
        "source": pgettext("field", "From"),
        "healer": pgettext("field", "Healed by"),
        "repeat": pgettext("field", "Save ends"),
        "totals": pgettext("field", "Rolled"),
        "spell": pgettext("field", "Spell"),
        "ends": pgettext("field", "End it"),
        "natural": pgettext("field", "d20"),
        "text": pgettext("field", "Text"),
        "name": pgettext("field", "Name"),
        "found": pgettext("field", "Found"),
        "hp": pgettext("field", "Hit points"),
        "initiative": pgettext("field", "Initiative"),
        "side": pgettext("field", "Side"),
        "hidden": pgettext("field", "Hidden"),
        "place": pgettext("field", "File"),
        "change": pgettext("field", "Change"),
        "more": pgettext("field", "And typed"),
    }


def label(key: str) -> str:
    """Label of a field."""
    return labels()[key]


def hints() -> dict[str, str]:
    """What an empty field means."""
    return {
        "d20": pgettext("hint", "empty: rolled; or the d20 alone, e.g. 14; 20 is a critical"),
        "total": pgettext("hint", "empty: rolled; or type the total called, e.g. 17"),
        "damage": pgettext("hint", "empty: by the stat block; or type it, 9, or in parts, 7,3"),
        "initiative": pgettext("hint", "empty: rolled; or type the total called, e.g. 17"),
        "amount": pgettext("hint", "9 fire, 2d6+3, 8 slashing + 1d4 cold"),
        "heal": pgettext("hint", "7 or 2d4+2"),
        "ac": pgettext("hint", "as it is"),
        "spell": pgettext("hint", "another spell takes its place"),
        "no_spell": pgettext("hint", "the spell it begins to concentrate on"),
        "natural": pgettext("hint", "empty: rolled; or type the d20, e.g. 14"),
        "repeat": pgettext("hint", "no; or con 14, at the end of its turns"),
        "totals": pgettext("hint", "empty: rolled; or type totals, e.g. ga=14, gb=9"),
        "line": pgettext("hint", "14, roll, with troll, after lia"),
        "find": pgettext("hint", "first letters"),
        "count": pgettext("hint", "until taken off; 3 is three rounds"),
        "one": pgettext("hint", "1"),
        "rounds": pgettext("hint", "as long as it lasts; or a number of rounds"),
        "amend": pgettext("hint", "e.g. ac+5 (harder to hit), dmg=9 (its damage), half=ga"),
        "typed": pgettext("hint", "damage ga 7 slashing"),
        "optional_amount": pgettext("hint", "no damage; or 8d6 fire"),
    }


def hint(key: str) -> str:
    """What an empty field means."""
    return hints()[key]


def shares() -> tuple[tuple[str, str], ...]:
    """How much of the damage a target takes."""
    return (
        ("full", pgettext("share", "full")),
        ("half", pgettext("share", "half")),
        ("none", pgettext("share", "none")),
        ("double", pgettext("share", "double")),
    )


def modes() -> tuple[tuple[str, str], ...]:
    """One more source of advantage or disadvantage."""
    return (
        ("", pgettext("choice", "as it is")),
        ("adv", pgettext("choice", "advantage")),
        ("dis", pgettext("choice", "disadvantage")),
    )


def covers() -> tuple[tuple[str, str], ...]:
    """Cover of the target."""
    return tuple((key, terms.cover(key)) for key in ("none", "half", "three-quarters", "total"))


def outcomes() -> tuple[tuple[str, str], ...]:
    """The DM's word on the result."""
    return (
        ("", pgettext("choice", "by the dice")),
        ("hit", pgettext("choice", "hit")),
        ("miss", pgettext("choice", "miss")),
        ("crit", pgettext("choice", "critical")),
    )


def blows() -> tuple[tuple[str, str], ...]:
    """What kind of damage."""
    return (
        ("", pgettext("choice", "plain")),
        ("crit", pgettext("choice", "critical")),
        ("ko", pgettext("choice", "knock out")),
    )


def qualities() -> tuple[tuple[str, str], ...]:
    """What gets past a qualified defence."""
    plain = ("", pgettext("choice", "mundane"))
    return (plain, *((key, terms.quality(key)) for key in ("magical", "silvered", "adamantine")))


def temp_choices() -> tuple[tuple[str, str], ...]:
    """THP-03."""
    return (
        ("", pgettext("choice", "the larger")),
        ("keep", pgettext("choice", "keeps the old")),
        ("take", pgettext("choice", "takes the new")),
    )


def successes() -> tuple[tuple[str, str], ...]:
    """DMG-07."""
    return (("half", pgettext("choice", "half")), ("none", pgettext("choice", "none")))


def what_to_do() -> tuple[tuple[str, str], ...]:
    """With a condition."""
    return (
        ("on", pgettext("choice", "put on")),
        ("off", pgettext("choice", "take off")),
        ("despite", pgettext("choice", "put on despite immunity")),
    )


def durations() -> tuple[tuple[str, str], ...]:
    """How long."""
    return (
        ("", pgettext("choice", "until taken off")),
        ("rounds", pgettext("choice", "rounds")),
        ("minutes", pgettext("choice", "minutes")),
        ("hours", pgettext("choice", "hours")),
        ("start", pgettext("choice", "until the start of a turn")),
        ("end", pgettext("choice", "until the end of a turn")),
    )


def hit_points() -> tuple[tuple[str, str], ...]:
    """Of newcomers."""
    return (
        ("avg", pgettext("choice", "average")),
        ("roll", pgettext("choice", "rolled")),
        ("max", pgettext("choice", "maximum")),
    )


def sides() -> tuple[tuple[str, str], ...]:
    """Of newcomers."""
    return (("foes", pgettext("choice", "foes")), ("party", pgettext("choice", "party")))


def yes_no() -> tuple[tuple[str, str], ...]:
    """No comes first."""
    return (("", pgettext("choice", "no")), ("yes", pgettext("choice", "yes")))


def nobody() -> str:
    """No source."""
    return pgettext("choice", "nobody")


def no_condition() -> str:
    """No condition on a failure."""
    return pgettext("choice", "no condition")


def unarmed() -> str:
    """Of a creature without attacks of its own."""
    return terms.attack("unarmed-strike")


def none_called(text: str) -> str:
    """Beside a choice that has nothing of the letters typed."""
    return pgettext("field", "nothing is called “{text}”").format(text=text)


def death_save_again(who: str) -> str:
    """One a turn is the rule (DEATH-03)."""
    return pgettext("preview", "{who} has made a death save in this turn already.").format(who=who)


def initiative_said(who: str, total: int) -> str:
    """A total that somebody called."""
    return pgettext("preview", "{who} {total}").format(who=who, total=total)


def initiative_rolled(who: str) -> str:
    """For whom the program rolls: what falls is seen when it has fallen."""
    return pgettext("preview", "Rolled when it starts: {who}").format(who=who)
