"""Keys of looking back: the log, a step's reasons, the fight as it was; and those of the fight that lead there."""

from tracker.i18n.catalogue import pgettext

Words = dict[str, tuple[str, str]]


def keys(place: str) -> Words:
    """By action id: the footer's word and the help screen's sentence."""
    return {"log": _log, "sifting": _sifting, "reasons": _reasons, "past": _past}[place]()


def fight_keys() -> Words:
    """Of the fight's keys those that look back."""
    return {
        "why": (
            pgettext("key", "Log"),
            pgettext("key", "every line of the log, its reasons, and the fight as it was"),
        ),
        "past": (
            pgettext("key", "Look back"),
            pgettext("key", "the fight as it was a step ago, and further back; nothing is undone"),
        ),
        "export": (
            pgettext("key", "Export"),
            pgettext("key", "write the log or the encounter for others to read"),
        ),
    }


def place_title(place: str) -> str:
    """Heading of a part of the help screen; empty for other places."""
    return {
        "log": pgettext("help", "The log"),
        "sifting": pgettext("help", "Looking for a text in the log"),
        "reasons": pgettext("help", "The reasons of a step"),
        "past": pgettext("help", "Looking at the fight as it was"),
    }.get(place, "")


def _log() -> Words:
    return {
        "why": (pgettext("key", "Why?"), pgettext("key", "the reasons of this line, rule by rule")),
        "creature": (pgettext("key", "Who"), pgettext("key", "only lines about these creatures")),
        "kind": (
            pgettext("key", "Kind"),
            pgettext("key", "only damage, only healing, conditions, saves, turns and so on"),
        ),
        "round": (pgettext("key", "Round"), pgettext("key", "only lines of one round")),
        "search": (pgettext("key", "Find"), pgettext("key", "only lines with these words")),
        "everything": (pgettext("key", "All"), pgettext("key", "all lines again")),
        "past": (
            pgettext("key", "Look"),
            pgettext("key", "the fight as it was then; nothing is undone"),
        ),
        "go_here": (
            pgettext("key", "Undo to here"),
            pgettext("key", "undo or redo up to this step, when pressed twice"),
        ),
        "amend": (
            pgettext("key", "Amend"),
            pgettext(
                "key",
                "decide this step again with a change and the same dice, if only answers came since",
            ),
        ),
        "tails": (
            pgettext("key", "Undone"),
            pgettext("key", "also what was undone, and what was cut off; Enter brings it back"),
        ),
        "export": (
            pgettext("key", "Export"),
            pgettext("key", "write what is shown as Markdown or CSV"),
        ),
        "close": (pgettext("key", "leave"), pgettext("key", "back to the fight")),
        "help": _help(),
    }


def _help() -> tuple[str, str]:
    return (pgettext("key", "Help"), pgettext("key", "what this screen is for, and all its keys"))


def _sifting() -> Words:
    return {
        "keep": (pgettext("key", "keep"), pgettext("key", "keep these words")),
        "rub_out": (pgettext("key", "rub out"), pgettext("key", "take a letter back")),
        "drop": (pgettext("key", "leave"), pgettext("key", "look for nothing")),
    }


def _reasons() -> Words:
    return {
        "rule": (pgettext("key", "Rule"), pgettext("key", "read the rule of this line")),
        "earlier": (pgettext("key", "Before"), pgettext("key", "the step before")),
        "later": (pgettext("key", "After"), pgettext("key", "the step after")),
        "close": (pgettext("key", "leave"), pgettext("key", "back to where one came from")),
        "help": _help(),
    }


def _past() -> Words:
    return {
        "earlier": (pgettext("key", "Step before"), pgettext("key", "one step earlier")),
        "later": (pgettext("key", "after"), pgettext("key", "one step later")),
        "turn_before": (pgettext("key", "Turn before"), pgettext("key", "one turn earlier")),
        "turn_after": (pgettext("key", "after"), pgettext("key", "one turn later")),
        "round_before": (pgettext("key", "Round before"), pgettext("key", "one round earlier")),
        "round_after": (pgettext("key", "after"), pgettext("key", "one round later")),
        "go_here": (
            pgettext("key", "Undo to here"),
            pgettext("key", "undo or redo up to what is shown, when pressed twice"),
        ),
        "card": (pgettext("key", "Card"), pgettext("key", "show or fold away the card")),
        "fold": (pgettext("key", "Fold"), pgettext("key", "fold or unfold all groups")),
        "look": (pgettext("key", "Look"), pgettext("key", "the notes and the whole card of then")),
        "close": (pgettext("key", "Now"), pgettext("key", "back to now")),
        "help": _help(),
    }
