"""Refusals of the typed line: a word that is not there, not known or not where it can be."""

from tracker.i18n.catalogue import pgettext


def text_of(key: str) -> str:
    """The sentence of a key, or an empty one."""
    return of_words(key) or of_creatures(key) or of_dice(key)


def of_words(key: str) -> str:
    """Verbs, options and what follows them."""
    match key:
        case "nothing-typed":
            return pgettext(
                "refusal", "Nothing was typed; a line starts with a verb, such as next."
            )
        case "unknown-verb":
            return pgettext("refusal", "“{word}” is no verb.")
        case "unknown-card":
            return pgettext("refusal", "There is no card “{name}”.")
        case "verb-not-yet":
            return pgettext(
                "refusal", "{verb} is reserved for a later version; this one cannot do it."
            )
        case "word-missing":
            return pgettext("refusal", "{verb} needs {what} here, but the line ends.")
        case "word-not-understood":
            return pgettext("refusal", "{verb} needs {what}, not “{word}”.")
        case "name-in-quotes":
            return pgettext("refusal", 'Where does the name end? Put it in quotes, like "{name}".')
        case "word-unexpected":
            return pgettext("refusal", "{verb} has no use for “{word}” here.")
        case "quote-open":
            return pgettext("refusal", 'The quotation {word} has no closing " yet.')
        case "line-not-utf-8":
            return pgettext("refusal", "The line is not UTF-8; save the script as UTF-8.")
        case "line-too-long":
            return pgettext("refusal", "The line has {length} signs; {most} are allowed.")
        case "unknown-condition" | "no-such-condition":
            return pgettext("refusal", "“{word}” is no condition.")
        case "unknown-shape":
            return pgettext("refusal", "“{word}” is no shape of an area.")
        case "unknown-severity":
            return pgettext("refusal", "“{word}” says neither how bad it is nor what happens.")
        case "exhaustion-is-a-level":
            return pgettext("refusal", "Exhaustion comes in levels: type {verb} WHO +1.")
        case "duration-without-condition":
            return pgettext(
                "refusal",
                "“{word}” gives a duration, but no condition: then CONDITION comes first.",
            )
        case "change-without-name":
            return pgettext(
                "refusal",
                '“{word}” changes numbers, but of no effect: then "NAME" comes first.',
            )
        case "unknown-option":
            return pgettext("refusal", "There is no option “{word}”.")
        case "bad-option-value":
            return pgettext("refusal", "The option {name} cannot be “{value}”.")
        case "unknown-hanging":
            return pgettext("refusal", "A line hangs on another with it or after it, not “{word}”.")
        case "amend-not-possible":
            return pgettext("refusal", "Only an action can be amended, not “{line}”.")
        case "amend-text":
            return pgettext(
                "refusal",
                "{verb} ends in free text, which amend would only lengthen; type the line again.",
            )
        case _:
            return ""


def of_creatures(key: str) -> str:
    """Who is meant, and with what."""
    match key:
        case "no-such-creature":
            return pgettext("refusal", "Nobody on the table is called “{word}”.")
        case "ambiguous":
            return pgettext("refusal", "“{word}” is not one alone.")
        case "nobody":
            return pgettext("refusal", "“{word}” is nobody at the moment.")
        case "nobody-active":
            return pgettext("refusal", "“{word}” is whoever's turn it is, and nobody's turn it is.")
        case "not-started":
            return pgettext("refusal", "The fight has not started; type start first.")
        case "nothing-selected":
            return pgettext("refusal", "“{word}” is what is selected, and nothing is.")
        case "not-a-target":
            return pgettext("refusal", "“{word}” is not among the targets of this line.")
        case "unknown-monster":
            return pgettext(
                "refusal",
                "“{word}” is not in the bestiary; with hp=N it can be added all the same.",
            )
        case "hp-for-each":
            return pgettext("refusal", "There are {count} creatures, but {given} hit points.")
        case "ambiguous-attack":
            return pgettext("refusal", "“{word}” may be several attacks.")
        case "unknown-attack":
            return pgettext("refusal", "{who} has no attack “{word}”.")
        case "no-such-effect":
            return pgettext("refusal", "Nobody of them is under “{word}”.")
        case "no-such-monster":
            return pgettext("refusal", "No creature of the bestiary is called “{word}”.")
        case "no-such-rule":
            return pgettext("refusal", "The rules at hand have nothing on “{word}”.")
        case _:
            return ""


def of_dice(key: str) -> str:
    """Amounts and dice."""
    match key:
        case "amount-not-understood":
            return pgettext(
                "refusal", "“{word}” does not fit there; an amount is like 2d6+3 fire + 4 cold."
            )
        case "dice-bracket-open":
            return pgettext("refusal", "A bracket in the dice is open; close it with ).")
        case "dice-count":
            return pgettext("refusal", "So many dice cannot be rolled; 1 to {most} can.")
        case "dice-sides":
            return pgettext(
                "refusal", "There is no such die; {least} to {most} sides are possible."
            )
        case "dice-division-by-zero":
            return pgettext("refusal", "The dice are divided by 0; divide by another number.")
        case "dice-endless":
            return pgettext("refusal", "These dice would be rolled for ever; leave a face out.")
        case "dice-ends-early":
            return pgettext("refusal", "The dice end too early; a number or a die is missing.")
        case "dice-keep":
            return pgettext("refusal", "More dice are kept or dropped than there are; take fewer.")
        case "dice-number-missing":
            return pgettext("refusal", "A number is missing in the dice, as in 2d6.")
        case "dice-too-deep":
            return pgettext("refusal", "Brackets in dice may stand {most} deep, no deeper.")
        case "dice-too-large":
            return pgettext("refusal", "The number is too large; {most} is the largest.")
        case "dice-too-long":
            return pgettext("refusal", "The dice are too long; {most} signs are allowed.")
        case "dice-unexpected":
            return pgettext("refusal", "“{sign}” does not belong in dice; they are like 2d6+3.")
        case "dice-operations":
            return pgettext("refusal", "Too much is asked of one die; {most} options are allowed.")
        case "bad-dice":
            return pgettext("refusal", "“{text}” is no dice expression; they are like 2d6+3.")
        case _:
            return ""
