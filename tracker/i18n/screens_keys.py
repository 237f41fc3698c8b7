"""Labels and meanings of the keys of dialogs and lists, and of those that hold everywhere."""

from tracker.i18n.catalogue import pgettext

Words = dict[str, tuple[str, str]]


def anywhere() -> Words:
    """Behind the keys of every place."""
    return {
        "palette": (
            pgettext("key", "Find"),
            pgettext("key", "find anything that can be done here, and do it"),
        ),
        "help": (
            pgettext("key", "Help"),
            pgettext("key", "what this screen is for, what to do next, and all its keys"),
        ),
        "suspend": (
            pgettext("key", "Sleep"),
            pgettext("key", "save and go to the shell; fg comes back"),
        ),
    }


def dialog() -> Words:
    """Of a form."""
    return {
        "apply": (pgettext("key", "do it"), pgettext("key", "do what the preview shows")),
        "close": (pgettext("key", "leave"), pgettext("key", "leave without a trace")),
        "move": (pgettext("key", "field"), pgettext("key", "from field to field, as Tab does")),
        "change": (
            pgettext("key", "change"),
            pgettext("key", "change the choice, or type its first letters"),
        ),
        "more": (
            pgettext("key", "more"),
            pgettext("key", "the rare fields too, or fold them away"),
        ),
        "answer": (
            pgettext("key", "yes"),
            pgettext("key", "yes to the question among what is for and against, or no again"),
        ),
        "previous_field": (pgettext("key", "Field above"), pgettext("key", "to the field above")),
        "next_field": (pgettext("key", "Field below"), pgettext("key", "to the field below")),
        "undo": (pgettext("key", "Undo"), pgettext("key", "take the last step back")),
        "redo": (pgettext("key", "Redo"), pgettext("key", "do it again")),
        "complete": (pgettext("key", "complete"), pgettext("key", "complete the word")),
        "older": (pgettext("key", "earlier lines"), pgettext("key", "an earlier line")),
        "newer": (pgettext("key", "Later"), pgettext("key", "a later line")),
    }


def menu() -> Words:
    """Of a list of entries."""
    return {
        "open": (pgettext("key", "do it"), pgettext("key", "do it, or ask what it needs")),
        "letter": (pgettext("key", "by its letter"), pgettext("key", "the entry of that letter")),
        "search": (pgettext("key", "find"), pgettext("key", "find an entry as you type")),
        "stop": (pgettext("key", "leave"), pgettext("key", "leave the search, then the list")),
        "rub_out": (pgettext("key", "rub out"), pgettext("key", "take a letter back")),
    }
