"""Words of what players see on the DM's screen: the curtain, and the streamer's view of a fight."""

from collections.abc import Iterator

from tracker.i18n import terms
from tracker.i18n.catalogue import pgettext

Words = dict[str, tuple[str, str]]


def anywhere() -> Words:
    """Keys that hold in every place."""
    return {
        "curtain": (
            pgettext("key", "Players' view"),
            pgettext("key", "the curtain: only what players may see, until the same key again"),
        ),
        "streamer": (
            pgettext("key", "Streamer"),
            pgettext("key", "hide numbers and hidden creatures while others watch, or show them"),
        ),
    }


def curtain() -> Words:
    """Keys while it is drawn."""
    return {
        "curtain": (
            pgettext("key", "back to the DM's view"),
            pgettext("key", "open the curtain: back to the DM's view"),
        )
    }


def place_title(place: str) -> str:
    """Heading of a part of the help screen; empty for other places."""
    return pgettext("help", "Players' view (the curtain)") if place == "curtain" else ""


def title() -> str:
    """Of the window, and of a curtain without a fight."""
    return pgettext("players", "tracker")


def round_now(number: int) -> str:
    """The round of the marked line; 0 before anybody whom players see has acted.

    The same words before the start and while hidden foes act first: others would tell of them.
    """
    if not number:
        return pgettext("players", "Nobody has been seen to act yet")
    return pgettext("players", "Round {n}").format(n=number)


def now() -> str:
    """Before who acts."""
    return pgettext("players", "NOW")


def coming_next() -> str:
    """Before who acts then."""
    return pgettext("players", "NEXT")


def nobody() -> str:
    """A list without rows."""
    return pgettext("players", "Nobody is to be seen yet.")


def heads() -> tuple[str, str, str]:
    """Over the columns."""
    return (
        pgettext("players", "Who"),
        pgettext("players", "How"),
        pgettext("players", "Conditions"),
    )


def health(word: str | None, state: str, hp: int | None, max_hp: int | None) -> str:
    """A word, or the numbers where the DM opened them."""
    if state == "dead":
        return terms.state(state)
    if hp is not None and max_hp is not None:
        return f"{hp}/{max_hp}"
    return terms.health(word) if word else ""


def conditions(names: tuple[str, ...]) -> str:
    """All on one line."""
    return ", ".join(map(terms.condition, names))


def streaming(key: str) -> str:
    """At the end of the head."""
    return pgettext("players", "streamer's view, {key} ends it").format(key=key)


def shows_all(key: str) -> str:
    """On a screen that is not about the fight others watch."""
    return pgettext(
        "players",
        "Others may watch, and this screen hides nothing from them; {key} ends the streamer's view.",
    ).format(key=key)


def note_waits(key: str) -> str:
    """In the place of a message, whatever it says."""
    return pgettext("players", "There is a note for the DM; {key} shows it.").format(key=key)


def question(name: str) -> str:
    """An open question, without what is asked."""
    if not name:
        return pgettext("players", "A question waits.")
    return pgettext("players", "A question about {name} waits.").format(name=name)


def typed_so_far(count: int) -> str:
    """Digits, none of which is shown."""
    return pgettext("players", "typed: {dots}").format(dots="•" * count)


def became(name: str, word: str) -> str:
    """A new state of somebody."""
    return pgettext("players", "{name}: {word}").format(name=name, word=word)


def appears(name: str) -> str:
    """Somebody new on the list."""
    return pgettext("players", "{name} is there").format(name=name)


def is_gone(name: str) -> str:
    """Somebody is not on the list any more."""
    return pgettext("players", "{name} is not to be seen any more").format(name=name)


def turn(name: str) -> str:
    """Somebody acts."""
    return pgettext("players", "{name}'s turn").format(name=name)


def rid_of(name: str, word: str) -> str:
    """A condition is over."""
    return pgettext("players", "{name}: no longer {word}").format(name=name, word=word)


def held(name: str, before: tuple[str, ...], after: tuple[str, ...]) -> Iterator[str]:
    """Conditions that came and went."""
    yield from (became(name, terms.condition(one)) for one in after if one not in before)
    yield from (rid_of(name, terms.condition(one)) for one in before if one not in after)
