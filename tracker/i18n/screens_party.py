"""Words of the DM's own party, on its screen and for `tracker party`."""

from tracker.i18n.catalogue import npgettext, pgettext
from tracker.i18n.keys_said import keyed

Words = dict[str, tuple[str, str]]


def keys() -> Words:
    """Of the list: label and meaning by action."""
    return {
        "add": (
            pgettext("key", "Add"),
            pgettext("key", "type who belongs to the party: Wendel hp=30 ac=14"),
        ),
        "edit": (
            pgettext("key", "Edit"),
            pgettext("key", "change the character under the cursor in a form"),
        ),
        "new": (pgettext("key", "Form"), pgettext("key", "fill in a form for somebody new")),
        "remove": (pgettext("key", "Remove"), pgettext("key", "take the character out")),
        "name": (pgettext("key", "Name"), pgettext("key", "name the party")),
        "look": (pgettext("key", "Look"), pgettext("key", "read all of the character")),
        "card": (pgettext("key", "Card"), pgettext("key", "show or fold the character's sheet")),
        "undo": (pgettext("key", "Undo"), pgettext("key", "take the last change back")),
        "redo": (pgettext("key", "Redo"), pgettext("key", "do it again")),
        "close": (pgettext("key", "Back"), pgettext("key", "back to where you were")),
    }


def typing_keys() -> Words:
    """While a line is typed."""
    return {
        "apply": (pgettext("key", "take it"), pgettext("key", "take the line; an empty one ends")),
        "close": (pgettext("key", "to the list"), pgettext("key", "back to the list")),
        "undo": keys()["undo"],
        "redo": keys()["redo"],
    }


def library_key() -> Words:
    """Of the library."""
    return {
        "party": (
            pgettext("key", "Party"),
            pgettext("key", "your own players' characters: add, edit, remove"),
        )
    }


def place_title(place: str) -> str:
    """Heading in the help."""
    return {
        "party": pgettext("help", "Party"),
        "party_line": pgettext("help", "Typing who belongs to it"),
    }.get(place, "")


def purposes() -> dict[str, tuple[str, ...]]:
    """What the screens are for, and what to do next."""
    return {
        "ownparty": (
            pgettext(
                "purpose", "Your players' characters; every encounter takes the party from here."
            ),
            pgettext(
                "purpose",
                "{add} and one line for each: Wendel hp=30 ac=14 (init=+3 level=5 pp=14 speed=30 "
                "dex=+5 if you like; hp=12/30 for somebody hurt). The same name again changes it; "
                "{edit} opens everything in a form. All is saved at once, {undo} takes it back.",
            ).format(**keyed("party", add="a", edit="Enter", undo="u")),
        ),
        "member": (
            pgettext("purpose", "One character of the party as a form."),
            pgettext(
                "purpose",
                "A name, hit points and an Armor Class are enough. A red line says what is wrong; "
                "{save} saves once nothing is.",
            ).format(**keyed("creature", save="^s")),
        ),
    }


def title(name: str) -> str:
    """First line."""
    if not name:
        return pgettext("party", "Your party")
    return pgettext("party", "Party: {name}").format(name=name)


def saved() -> str:
    """Everything is."""
    return pgettext("party", "● saved")


def example() -> str:
    """Nothing was changed yet."""
    return pgettext("party", "○ the example")


def summed_up(count: int) -> str:
    """Under the title."""
    return npgettext(
        "party",
        "{n} character comes to your encounters",
        "{n} characters come to your encounters",
        count,
    ).format(n=count)


def of_the_example() -> str:
    """Before the first change."""
    return pgettext(
        "party",
        "These are the example's heroes. {add} types your own, who take their place; {edit} changes "
        "one of them instead.",
    ).format(**keyed("party", add="a", edit="Enter"))


def nobody() -> str:
    """Nobody to do it to."""
    return pgettext("party", "Nobody is in the party yet; {add} types who belongs to it.").format(
        **keyed("party", add="a")
    )


def numbers(level: str, hp: str, ac: int) -> str:
    """Of a row."""
    if not level:
        return pgettext("party", "HP {hp:>7}  AC {ac:>2}").format(hp=hp, ac=ac)
    return pgettext("party", "level {level:>2}  HP {hp:>7}  AC {ac:>2}").format(
        level=level, hp=hp, ac=ac
    )


def short(hp: str) -> str:
    """The same where there is little room."""
    return pgettext("party", "HP {hp:>7}").format(hp=hp)


def prompt(what: str) -> str:
    """Before the line."""
    if what == "name":
        return pgettext("party", "The party's name")
    return pgettext("party", "Who")


def hint(what: str) -> str:
    """What may be typed."""
    if what == "name":
        return ""
    return pgettext(
        "party",
        "Wendel hp=30 ac=14 init=+3 level=5 pp=14 speed=30 dex=+5, Ysra hp=12/24 ac=16 · "
        "Enter takes it; all else is in the form",
    )


def would_be(text: str) -> str:
    """What the line comes to."""
    return pgettext("party", "→ {text}").format(text=text)


def taken(names: str, path: str) -> str:
    """After a line."""
    return pgettext("party", "In the party now: {names} ({path})").format(names=names, path=path)


def relieved() -> str:
    """The example's heroes had to leave."""
    return pgettext("party", "The example's heroes are no longer in the party.")


def with_relief(told: str, *, relieved: bool) -> str:
    """On the screen: whether the example's heroes had to leave, before what else is said."""
    if not relieved:
        return told
    return pgettext("party", "The example's heroes left; {undo} brings them back. {told}").format(
        told=told, **keyed("party", undo="u")
    )


def removed(name: str) -> str:
    """After taking one out."""
    return pgettext("party", "{name} is no longer in the party; {undo} brings them back.").format(
        name=name, **keyed("party", undo="u")
    )


def was_saved(name: str, path: str) -> str:
    """After the form."""
    return pgettext("party", "{name} is in the party: {path}").format(name=name, path=path)


def form_title(name: str) -> str:
    """Of the form."""
    if not name:
        return pgettext("party", "Somebody new in the party")
    return pgettext("party", "Character: {name}").format(name=name)


def row(name: str, numbers: str) -> str:
    """A line of `tracker party`."""
    return pgettext("party", "{name}: {numbers}").format(name=name, numbers=numbers)


def how_to_begin() -> str:
    """Behind the list, while it is the example's."""
    return pgettext(
        "party",
        'These are the example\'s heroes; tracker party "Wendel hp=30 ac=14" begins your own party.',
    )
