"""Words of the typed line: its keys, what stands over and under it."""

from tracker.i18n.catalogue import npgettext, pgettext
from tracker.i18n.keys_said import keyed

Words = dict[str, tuple[str, str]]


def keys() -> Words:
    """What the line's keys are called and do."""
    return {
        "complete": (pgettext("key", "complete"), pgettext("key", "the next way to go on")),
        "complete_back": (pgettext("key", "Back"), pgettext("key", "the way to go on before")),
        "older": (
            pgettext("key", "earlier lines"),
            pgettext("key", "an earlier line that starts like this one"),
        ),
        "newer": (pgettext("key", "Later"), pgettext("key", "a later line")),
        "recall": (
            pgettext("key", "find earlier"),
            pgettext("key", "find an earlier line as you type"),
        ),
        "explain": (
            pgettext("key", "explain"),
            pgettext("key", "explain the word under the cursor; again: all keys"),
        ),
        "word_left": (pgettext("key", "Word left"), pgettext("key", "a word to the left")),
        "word_right": (pgettext("key", "Word right"), pgettext("key", "a word to the right")),
        "take": (
            pgettext("key", "take it"),
            pgettext("key", "into the line, to be changed or done"),
        ),
    }


def half_typed(line: str) -> str:
    """When a fight is opened again after the program was killed."""
    return pgettext("message", "Typed and not done: {line} – {type} brings it back.").format(
        line=line, **keyed("fight", type=":")
    )


def heading(waiting: int) -> str:
    """Over the line."""
    if not waiting:
        return pgettext("dialog", "Type")
    return npgettext(
        "dialog",
        "Type · {n} more pasted line comes after this one, Esc drops it",
        "Type · {n} more pasted lines come after this one, Esc drops them",
        waiting,
    ).format(n=waiting)


def recalling() -> str:
    """Over the line while an earlier one is sought."""
    return pgettext("dialog", "Earlier lines with these words")


def nothing_earlier() -> str:
    """No line fits."""
    return pgettext("typing", "no earlier line has these words")


def begin() -> str:
    """Under an empty line."""
    return pgettext("typing", "A verb, who, what: damage ga 7 slashing. Tab lists the verbs.")


def meant(line: str, key: str) -> str:
    """A line that may have been meant, and the key that takes it."""
    return pgettext("typing", "{key} takes: {line}").format(key=key, line=line)


def for_example(line: str) -> str:
    """A line one may type."""
    return pgettext("typing", "for example: {line}").format(line=line)


def word_means(word: str, meaning: str) -> str:
    """A word of the language and what it means."""
    return pgettext("typing", "{word}: {meaning}").format(word=word, meaning=meaning)


def creature(name: str, hp: int, most: int, ac: int) -> str:
    """Who is meant."""
    return pgettext("typing", "{name}: {hp}/{most} hit points, AC {ac}").format(
        name=name, hp=hp, most=most, ac=ac
    )


def bodiless(name: str) -> str:
    """A row without hit points."""
    return pgettext("typing", "{name}: a row without hit points").format(name=name)


def no_word() -> str:
    """Where there is nothing to explain."""
    return pgettext("typing", "Type a verb first; Tab lists them.")
