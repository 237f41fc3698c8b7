"""Words of the form of a creature: its lines, what would be right in them, and what is wrong."""

from tracker.i18n import import_reasons
from tracker.i18n.catalogue import pgettext


def label(field: str) -> str:
    """Before a line of the form."""
    return {
        "name": pgettext("creature-form", "Name"),
        "kind": pgettext("creature-form", "Size and type"),
        "ac": pgettext("creature-form", "Armor Class"),
        "hp": pgettext("creature-form", "Hit Points"),
        "hp_now": pgettext("creature-form", "Left now"),
        "passive": pgettext("creature-form", "Passive Perc."),
        "level": pgettext("creature-form", "Level"),
        "initiative": pgettext("creature-form", "Initiative"),
        "speed": pgettext("creature-form", "Speed"),
        "abilities": pgettext("creature-form", "Abilities"),
        "saves": pgettext("creature-form", "Saving throws"),
        "skills": pgettext("creature-form", "Skills"),
        "vulnerable": pgettext("creature-form", "Vulnerable"),
        "resist": pgettext("creature-form", "Resistant"),
        "immune": pgettext("creature-form", "Immune"),
        "condition_immune": pgettext("creature-form", "Never is"),
        "senses": pgettext("creature-form", "Senses"),
        "languages": pgettext("creature-form", "Languages"),
        "challenge": pgettext("creature-form", "Challenge"),
        "deeds": pgettext("creature-form", "Traits, actions, reactions"),
        "notes": pgettext("creature-form", "Notes"),
    }.get(field, field)


def example(field: str) -> str:
    """What would be right in a line of the form."""
    return {
        "name": pgettext("creature-form", "Ash Goblin"),
        "kind": "Medium humanoid (goblinoid), neutral evil",
        "ac": "15 (natural armor)",
        "hp": "45 (6d8+18)",
        "hp_now": pgettext("creature-form", "12 hit points; empty: unhurt"),
        "passive": "13",
        "level": "5",
        "initiative": "+2",
        "speed": "30 ft., fly 60 ft. (hover)",
        "abilities": "Str 8, Dex 14, Con 10, Int 10, Wis 8, Cha 8",
        "saves": "Dex +4, Wis +2",
        "skills": "Stealth +6, Perception +3",
        "vulnerable": "fire",
        "resist": "cold; bludgeoning, piercing from nonmagical attacks not made with silvered weapons",
        "immune": "poison, necrotic",
        "condition_immune": "charmed, poisoned",
        "senses": "darkvision 60 ft., passive Perception 9",
        "languages": "Common, Goblin",
        "challenge": "1/4 (50 XP)",
        "deeds": "Scimitar. Melee Weapon Attack: +4 to hit, reach 5 ft., one target. "
        "Hit: 5 (1d6 + 2) slashing damage.",
    }.get(field, "")


def such_as(field: str) -> str:
    """Stands dim in an empty line of the form."""
    told = example(field)
    return pgettext("creature-form", "e.g. {example}").format(example=told) if told else ""


def of_fault(field: str, why: str, value: str) -> str:
    """What is wrong with a line, and what would be right."""
    said = {
        "missing": pgettext("creature-form", "it is missing"),
        "name-taken": pgettext("creature-form", "another creature of yours has this name"),
        "unknown-line": pgettext("creature-form", "“{value}” belongs to no entry"),
        "kept-in-notes": pgettext("creature-form", "“{value}” was not understood"),
        "not-understood": pgettext("creature-form", "“{value}” was not understood"),
        "partly-understood": pgettext("creature-form", "“{value}” was not understood"),
        "not-a-number": pgettext("creature-form", "“{value}” is no number"),
        "out-of-bounds": pgettext("creature-form", "{value} is more or less than there can be"),
        "dice-do-not-fit": pgettext("creature-form", "the average of the dice is another: {value}"),
    }.get(why) or import_reasons.reason(why)
    told = pgettext("creature-form", "{field}: {said}.").format(
        field=label(field), said=said.format(value=value)
    )
    if why == "name-taken" or not example(field):
        return told
    right = pgettext("creature-form", "{said} Right is: {example}")
    return right.format(said=told, example=example(field))
