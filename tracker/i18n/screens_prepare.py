"""Words of the Prepare screen: keys, titles, what stands in the line, what was done."""

from tracker.i18n import screens_party
from tracker.i18n.catalogue import npgettext, pgettext
from tracker.i18n.keys_said import keyed

Words = dict[str, tuple[str, str]]


def keys() -> Words:
    """Of the screen: label and meaning by action."""
    return _entries() | _special() | _encounter()


def _entries() -> Words:
    return {
        "add": (pgettext("key", "Add"), pgettext("key", "add creatures: 6 goblin, worg hidden")),
        "edit": (pgettext("key", "Edit"), pgettext("key", "change the entry as a typed line")),
        "look": (pgettext("key", "Look"), pgettext("key", "read its whole stat block")),
        "remove": (pgettext("key", "Remove"), pgettext("key", "take the entry out")),
        "duplicate": (pgettext("key", "Double"), pgettext("key", "the same entry once more")),
        "higher": (pgettext("key", "Higher"), pgettext("key", "move the entry up")),
        "lower": (pgettext("key", "Lower"), pgettext("key", "move the entry down")),
        "more": (pgettext("key", "More"), pgettext("key", "one more of them")),
        "fewer": (pgettext("key", "Fewer"), pgettext("key", "one fewer of them")),
    }


def _special() -> Words:
    return {
        "hide": (pgettext("key", "Hide"), pgettext("key", "hide them from the players, or not")),
        "side": (pgettext("key", "Side"), pgettext("key", "foes, allies of the party, neutral")),
        "hp": (pgettext("key", "HP"), pgettext("key", "hit points: average, rolled, most, least")),
        "variant": (
            pgettext("key", "Variant"),
            pgettext("key", "minion (1 hit point), boss (most hit points), swarm (its defences)"),
        ),
        "wave": (
            pgettext("key", "Wave"),
            pgettext("key", "the round in which they come, or when called"),
        ),
        "initiative": (
            pgettext("key", "Initiative"),
            pgettext("key", "give them their initiative"),
        ),
        "shape": (
            pgettext("key", "Scale"),
            pgettext("key", "hit points, AC, damage, threshold, names and features in a form"),
        ),
        "features": (
            pgettext("key", "Features"),
            pgettext("key", "draw a feature for everyone that has none"),
        ),
        "group": (
            pgettext("key", "Group"),
            pgettext("key", "everyone in a line of its own, or all of the kind in one"),
        ),
        "phases": (
            pgettext("key", "Phases"),
            pgettext("key", "what happens when its hit points are down to a mark"),
        ),
        "players_name": (
            pgettext("key", "Alias"),
            pgettext("key", "what the players see instead of the name"),
        ),
    }


def _encounter() -> Words:
    return {
        "play": (pgettext("key", "Play"), pgettext("key", "save it and play it")),
        "save": (pgettext("key", "Save"), pgettext("key", "save it among the prepared encounters")),
        "party": (pgettext("key", "Party"), pgettext("key", "which party, and who of it comes")),
        "name": (pgettext("key", "Name"), pgettext("key", "name the encounter")),
        "notes": (pgettext("key", "Notes"), pgettext("key", "notes for the DM")),
        "aloud": (pgettext("key", "Aloud"), pgettext("key", "the text to read aloud")),
        "card": (pgettext("key", "Card"), pgettext("key", "show or fold the stat block")),
        "undo": (pgettext("key", "Undo"), pgettext("key", "take the last change back")),
        "redo": (pgettext("key", "Redo"), pgettext("key", "do it again")),
        "close": (pgettext("key", "Leave"), pgettext("key", "back to the library")),
        "save_and_leave": (pgettext("key", "save"), pgettext("key", "save, then leave")),
        "discard": (pgettext("key", "discard"), pgettext("key", "leave without saving")),
        "stay": (pgettext("key", "stay"), pgettext("key", "go on preparing")),
    }


def typing_keys() -> Words:
    """While a line is typed."""
    return {
        "apply": (pgettext("key", "take it"), pgettext("key", "take the line; an empty one ends")),
        "complete": (pgettext("key", "this one"), pgettext("key", "put the marked name in")),
        "look": (pgettext("key", "Look"), pgettext("key", "read the marked stat block")),
        "close": (
            pgettext("key", "to the list: name, party …"),
            pgettext("key", "back to the list of entries, and all keys for it"),
        ),
        "save": (pgettext("key", "Save"), pgettext("key", "take the line and save")),
        "play": (pgettext("key", "Play"), pgettext("key", "take the line, save, and play")),
        "undo": (pgettext("key", "Undo"), pgettext("key", "take the last change back")),
        "redo": (pgettext("key", "Redo"), pgettext("key", "do it again")),
    }


def library_keys() -> Words:
    """Of the library."""
    return {
        **screens_party.library_key(),
        "new": (pgettext("key", "New"), pgettext("key", "prepare a new encounter")),
        "prepare": (
            pgettext("key", "Edit"),
            pgettext("key", "edit the prepared encounter, of an example a copy; or the party"),
        ),
    }


def unnamed() -> str:
    """A new one."""
    return pgettext("prepare", "New encounter")


def has_notes() -> str:
    """Behind the name."""
    return pgettext("prepare", "with notes")


def has_aloud() -> str:
    """Behind the name."""
    return pgettext("prepare", "with a text to read aloud")


def players_see(name: str) -> str:
    """Another name for the players."""
    return pgettext("prepare", "players see {name}").format(name=name)


def saved(unsaved: bool) -> str:
    """Right end of the first line."""
    return pgettext("prepare", "○ not saved") if unsaved else pgettext("prepare", "● saved")


def prompt(what: str, who: str = "") -> str:
    """Before the line that is typed."""
    return {
        "add": pgettext("prepare", "Add"),
        "edit": pgettext("prepare", "Change"),
        "name": pgettext("prepare", "Name"),
        "save_as": pgettext("prepare", "Save as"),
        "notes": pgettext("prepare", "Notes"),
        "aloud": pgettext("prepare", "Read aloud"),
        "wave": pgettext("prepare", "Round of {who}"),
        "initiative": pgettext("prepare", "Initiative of {who}"),
        "phases": pgettext("prepare", "Phases of {who}"),
        "players_name": pgettext("prepare", "Players see {who} as"),
    }[what].format(who=who)


def hint(what: str) -> str:
    """What may be typed."""
    entry = pgettext(
        "prepare", "6 goblin, worg hidden, ogre in round 3 · {help}: all of it"
    ).format(**keyed("anywhere", help="F1"))
    return {
        "add": entry,
        "edit": entry,
        "wave": pgettext("prepare", "a number; 0: when you call them; empty: from the start"),
        "initiative": pgettext("prepare", "a number; empty: it is rolled"),
        "phases": pgettext("prepare", "Enraged 50% heal 20; Dragon 30 fresh form Young Red Dragon"),
        "notes": pgettext("prepare", "\\n begins a new line"),
        "aloud": pgettext("prepare", "\\n begins a new line"),
    }.get(what, "")


def nobody() -> str:
    """An empty encounter."""
    return pgettext("prepare", "Nobody yet: type 6 goblin, worg")


def nothing_found() -> str:
    """An empty search."""
    return pgettext("prepare", "No such creature; hp=N makes one of your own")


def one_of_your_own(name: str) -> str:
    """Hit points are said of somebody whom no book has."""
    return pgettext("prepare", "“{name}” becomes one of your own").format(name=name)


def none_so_far() -> str:
    """Before guesses of whom nobody has chosen one."""
    return pgettext("prepare", "nobody yet; perhaps →")


def found(count: int) -> str:
    """Heading of what was found."""
    return npgettext("prepare", "{n} creature found", "{n} creatures found", count).format(n=count)


def facts(challenge: str, xp: int, hp: int, ac: int) -> str:
    """Of a creature that was found."""
    return pgettext("prepare", "CR {cr:<3} {xp:>6} XP  HP {hp:>3}  AC {ac}").format(
        cr=challenge, xp=f"{xp:,}", hp=hp, ac=ac
    )


def numbers(xp: int, hp: str, ac: int) -> str:
    """Of an entry, for each."""
    return pgettext("prepare", "{xp:>6} XP  HP {hp:>4}  AC {ac:>2}").format(
        xp=f"{xp:,}", hp=hp, ac=ac
    )


def at_fault() -> str:
    """An entry that cannot be played."""
    return pgettext("prepare", "cannot be read")


def comes(phases: int) -> str:
    """How many phases it has."""
    return npgettext("prepare", "{n} phase", "{n} phases", phases).format(n=phases)


def taken(text: str, rolled: str = "") -> str:
    """What was added, and the dice of its count."""
    if rolled:
        return pgettext("prepare", "Added: {text} · rolled {dice}").format(text=text, dice=rolled)
    return pgettext("prepare", "Added: {text}").format(text=text)


def understood(text: str, dice: str = "") -> str:
    """What a line would add; dice of a count fall when it is taken."""
    if dice:
        return pgettext("prepare", "→ about {text} · {dice} is rolled when you take it").format(
            text=text, dice=dice
        )
    return pgettext("prepare", "→ {text}").format(text=text)


def was_saved(path: str) -> str:
    """After saving."""
    return pgettext("prepare", "Saved: {path}").format(path=path)


def saved_elsewhere(path: str) -> str:
    """Somebody else changed the file meanwhile."""
    return pgettext(
        "prepare", "The file was changed meanwhile and stays; yours is saved as {path}."
    ).format(path=path)


def ask_to_save() -> str:
    """Leaving with changes."""
    return pgettext("prepare", "There are changes that are not saved.")


def nothing_to_undo() -> str:
    """At the first draft."""
    return pgettext("prepare", "There is nothing to take back.")


def nothing_to_redo() -> str:
    """At the last draft."""
    return pgettext("prepare", "There is nothing to do again.")


def only_prepared() -> str:
    """A fight or the party in the library."""
    return pgettext(
        "prepare", "Only prepared encounters can be edited; {new} begins a new one."
    ).format(**keyed("library", new="n"))


def party_title() -> str:
    """Of the dialog."""
    return pgettext("prepare", "Who of the party comes?")


def party_file() -> str:
    """Label of the choice."""
    return pgettext("prepare", "Party")


def no_party() -> str:
    """A choice."""
    return pgettext("prepare", "none")


def coming() -> tuple[tuple[str, str], tuple[str, str]]:
    """A member's share."""
    return (
        ("full", pgettext("prepare", "comes")),
        ("none", pgettext("prepare", "stays")),
    )


def level(number: int, *, guessed: bool) -> str:
    """Beside a member."""
    if guessed:
        return pgettext("prepare", "level {n}, guessed").format(n=number)
    return pgettext("prepare", "level {n}").format(n=number)
