"""Help of the plain mode: what can be typed, a sentence a line."""

from tracker.i18n.catalogue import pgettext


def first_lines() -> tuple[str, ...]:
    """What a fight needs most, by example."""
    return (
        pgettext(
            "plain", "start begins the fight, next ends a turn, undo takes the last step back."
        ),
        pgettext("plain", "attack bruenor: whoever has the turn attacks Bruenor."),
        pgettext("plain", "damage ga 7 fire, heal lia 5: hit points, by handle or name."),
        pgettext("plain", "cond ga prone, uncond ga prone: conditions."),
        pgettext("plain", "prompt roll answers the oldest question; why tells the reasons."),
    )


def own_words() -> tuple[str, ...]:
    """Words of this mode alone."""
    return (
        pgettext("plain", "status: round, turn and open questions once more."),
        pgettext("plain", "list: everybody in the order of turns; who NAME: one of them."),
        pgettext("plain", "log: the last ten sentences."),
        pgettext("plain", "save FILE.json: a copy; quit: save and leave."),
    )


def group(key: str, verbs: str) -> str:
    """A line of verbs that belong together."""
    text = {
        "turns": pgettext("plain", "Turns and questions: {verbs}."),
        "blows": pgettext("plain", "Attacks and damage: {verbs}."),
        "life": pgettext("plain", "Hit points, dying: {verbs}."),
        "effects": pgettext("plain", "Conditions and effects: {verbs}."),
        "actions": pgettext("plain", "Actions: {verbs}."),
        "bodies": pgettext("plain", "Moving and wrestling: {verbs}."),
        "shapes": pgettext("plain", "Shapes and areas: {verbs}."),
        "roster": pgettext("plain", "Who is there: {verbs}."),
        "history": pgettext("plain", "Back and forth: {verbs}."),
    }.get(key, "{verbs}")
    return text.format(verbs=verbs)


def more() -> str:
    """Last line."""
    return pgettext("plain", "help VERB tells how a line is written: help attack.")


def what_it_does(verb: str, meaning: str) -> str:
    """What a verb is for."""
    return pgettext("plain", "{verb}: {meaning}").format(verb=verb, meaning=meaning)


def how_written(usage: str) -> str:
    """A verb's grammar."""
    return pgettext("plain", "Write: {usage}").format(usage=usage)


def how_to_read() -> str:
    """Below a grammar."""
    return pgettext(
        "plain",
        "Capitals stand for a name or a number; square brackets for what may be left out; "
        "a bar for one or the other.",
    )
