"""Words of the dialogs of time and of effects, and of a turn that went by at once."""

from tracker.i18n.catalogue import pgettext

Pairs = tuple[tuple[str, str], ...]


def skipped(who: str, key: str) -> str:
    """After two passings in a row, fast."""
    return pgettext("message", "Skipped {who}'s turn: {key} goes back").format(who=who, key=key)


def skipped_all(who: str, key: str) -> str:
    """After more than two."""
    return pgettext("message", "Skipped the turns of {who}: {key} goes back one by one").format(
        who=who, key=key
    )


def time_heading() -> str:
    """Of the dialog of time."""
    return pgettext("dialog", "Time passes")


def effect_heading() -> str:
    """Of the dialog of effects."""
    return pgettext("dialog", "Effect")


def label(key: str) -> str:
    """What stands before a field."""
    return {
        "what": pgettext("field", "What"),
        "count": pgettext("field", "How many"),
        "unit": pgettext("field", "Unit"),
        "despite": pgettext("field", "Fight on"),
        "name": pgettext("field", "Name"),
        "changes": pgettext("field", "Changes"),
        "ongoing": pgettext("field", "Each turn"),
        "amount": pgettext("field", "Amount"),
        "lasts": pgettext("field", "How long"),
        "whose": pgettext("field", "Turn of"),
        "trigger": pgettext("field", "Until"),
        "save": pgettext("field", "Save ends"),
        "source": pgettext("field", "From"),
        "held": pgettext("field", "Held"),
        "note": pgettext("field", "Note"),
    }[key]


def hint(key: str) -> str:
    """What an empty field means."""
    return {
        "count": pgettext("hint", "1"),
        "name": pgettext("hint", "Bless"),
        "changes": pgettext("hint", "none; or ac+2 attack+1d4 save+1d4 adv saves=dex speed=half"),
        "amount": pgettext("hint", "2d6 fire; or 10 unless acid,fire"),
        "lasts": pgettext("hint", "how many rounds, minutes, hours"),
        "trigger": pgettext("hint", "the door opens: taken off by hand"),
        "save": pgettext("hint", "no; or wis 15; or wis 15 at start"),
        "note": pgettext("hint", "shown beside it"),
    }.get(key, "")


def deeds() -> Pairs:
    """What time is for."""
    return (
        ("pass", pgettext("choice", "time passes")),
        ("short", pgettext("choice", "short rest")),
        ("long", pgettext("choice", "long rest")),
    )


def units() -> Pairs:
    """Of time."""
    return (
        ("minutes", pgettext("choice", "minutes")),
        ("hours", pgettext("choice", "hours")),
        ("rounds", pgettext("choice", "rounds")),
    )


def despite() -> Pairs:
    """In the middle of a fight."""
    return (
        ("", pgettext("choice", "only after the fight")),
        ("despite", pgettext("choice", "pass time all the same")),
    )


def ongoing() -> Pairs:
    """What it does in every turn."""
    return (
        ("", pgettext("choice", "nothing")),
        ("hurt-start", pgettext("choice", "damage at the start")),
        ("hurt-end", pgettext("choice", "damage at the end")),
        ("mend-start", pgettext("choice", "healing at the start")),
        ("mend-end", pgettext("choice", "healing at the end")),
    )


def ends() -> Pairs:
    """How long."""
    return (
        ("", pgettext("choice", "for ever")),
        ("rounds", pgettext("choice", "rounds")),
        ("minutes", pgettext("choice", "minutes")),
        ("hours", pgettext("choice", "hours")),
        ("start", pgettext("choice", "until the start of a turn")),
        ("end", pgettext("choice", "until the end of a turn")),
    )


def held() -> Pairs:
    """Whether a concentration keeps it."""
    return (
        ("", pgettext("choice", "by nothing")),
        ("conc", pgettext("choice", "by the concentration of its source")),
    )


def nobody() -> str:
    """No source."""
    return pgettext("choice", "nobody")
