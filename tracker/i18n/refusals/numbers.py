"""Refusals of numbers: out of bounds, negative, too many."""

from tracker.i18n.catalogue import pgettext


def text_of(key: str) -> str:
    """The sentence of a key, or an empty one."""
    match key:
        case "not-a-number":
            return pgettext("refusal", "“{word}” is no number; {what} is a whole number.")
        case "out-of-bounds":
            return pgettext("refusal", "{value} does not work: {what} is from {low} to {high}.")
        case "sign-missing":
            return pgettext("refusal", "“{word}” has no sign: {what} starts with + or -.")
        case "too-many":
            return pgettext("refusal", "“{word}” is one too many: {most} of {what} at most.")
        case "negative-damage":
            return pgettext("refusal", "Damage is not negative ({amount}); heal gives hit points.")
        case "negative-healing":
            return pgettext(
                "refusal", "Healing is not negative ({amount}); damage takes hit points."
            )
        case "negative-temporary":
            return pgettext(
                "refusal",
                "Temporary hit points are not negative ({amount}); damage takes them, "
                "temp WHO 0 take clears them.",
            )
        case "too-many-damage-parts":
            return pgettext(
                "refusal",
                "{given} damages were given, the attack has {parts}: give one each, or the whole.",
            )
        case "mob-too-many-dice":
            return pgettext(
                "refusal",
                "{count} dice are more than {most}: use the table or the average, or split the mob.",
            )
        case "too-many-dice":
            return pgettext("refusal", "{given} dice were given, {most} count.")
        case "name-empty":
            return pgettext("refusal", "A name has at least one letter.")
        case "name-too-long":
            return pgettext("refusal", "The name has {length} letters; {limit} are allowed.")
        case "note-too-long":
            return pgettext("refusal", "The note has {length} letters; {limit} are allowed.")
        case "too-many-combatants":
            return pgettext("refusal", "That would be {count} on the table; {limit} are allowed.")
        case "more-than-members":
            return pgettext(
                "refusal", "{given} {what} are given for {count}; give one each, or fewer."
            )
        case "unknown-hp":
            return pgettext("refusal", "Hit points cannot be “{value}”; a number is possible too.")
        case "no-hit-dice":
            return pgettext(
                "refusal", "{name} has no hit dice to roll; give hit points as a number, or avg."
            )
        case "hp-above-maximum":
            return pgettext(
                "refusal", "{who} cannot have {hp} hit points with a maximum of {maximum}."
            )
        case _:
            return ""
