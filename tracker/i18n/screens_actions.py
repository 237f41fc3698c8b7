"""Labels of the keys and what they do, by place and id of the table of keys."""

from tracker.i18n import (
    screens_fights,
    screens_keys,
    screens_log_keys,
    screens_picking,
    screens_players,
    screens_settings,
)
from tracker.i18n.catalogue import pgettext, written

Words = dict[str, tuple[str, str]]
"""By action id: the footer's word and the help screen's sentence."""
BEFORE = frozenset(
    {"library", "searching", "prepare", "unsaved", "rescued", "preparing"}
    | {"creatures", "creature", "prose", "pasting", "party", "party_line"}
)


def _cursor() -> Words:
    return {
        "up": (pgettext("key", "Up"), pgettext("key", "move up")),
        "down": (pgettext("key", "Down"), pgettext("key", "move down")),
        "page_up": (pgettext("key", "Page up"), pgettext("key", "a page up")),
        "page_down": (pgettext("key", "Page down"), pgettext("key", "a page down")),
        "first": (pgettext("key", "First"), pgettext("key", "to the first line")),
        "last": (pgettext("key", "Last"), pgettext("key", "to the last line")),
        "left": (pgettext("key", "Fold"), pgettext("key", "fold the group")),
        "right": (pgettext("key", "Unfold"), pgettext("key", "unfold the group")),
        "help": screens_keys.anywhere()["help"],
        "settings": screens_settings.open_key(),
        "quit": (pgettext("key", "Quit"), pgettext("key", "save and leave the program")),
    }


def _library() -> Words:
    return {
        "open": (
            pgettext("key", "Open"),
            pgettext("key", "open it; a prepared one is copied first"),
        ),
        "stop": (pgettext("key", "leave"), pgettext("key", "leave the search")),
        "rub_out": (pgettext("key", "rub out"), pgettext("key", "take a letter back")),
        "search": (pgettext("key", "Search"), pgettext("key", "find by name")),
        "tour": (
            pgettext("key", "Tour"),
            pgettext("key", "a guided first fight, in five minutes"),
        ),
        "rules": (pgettext("key", "Rules"), pgettext("key", "read up a rule")),
    }


def _rules() -> Words:
    return {
        "open": (pgettext("key", "Read"), pgettext("key", "read it on a screen of its own")),
        "search": (pgettext("key", "Search"), pgettext("key", "find as you type")),
        "close": (pgettext("key", "leave"), pgettext("key", "leave the rules")),
        "show": (
            pgettext("key", "to players"),
            pgettext("key", "put the card before the players, or take it away"),
        ),
    }


def _turns() -> Words:
    return {
        "next": (pgettext("key", "Next"), pgettext("key", "end the turn, the next one begins")),
        "back": (pgettext("key", "Back"), pgettext("key", "take the passing of the turn back")),
        "start": (
            pgettext("key", "Start"),
            pgettext("key", "ask for initiative and begin round 1"),
        ),
        "goto": (
            pgettext("key", "Go to"),
            pgettext("key", "make it this creature's turn; nothing ticks"),
        ),
        "initiative": (pgettext("key", "Initiative"), pgettext("key", "set a line's initiative")),
        "end": (pgettext("key", "End"), pgettext("key", "end the fight")),
        "time": (pgettext("key", "Time"), pgettext("key", "minutes and hours pass, or a rest")),
    }


def _blows() -> Words:
    return {
        "attack": (pgettext("key", "Attack"), pgettext("key", "one attack on one target")),
        "attack_number": (
            pgettext("key", "Attack 1–9"),
            pgettext("key", "that attack of the card of the creature under the cursor"),
        ),
        "act": (
            pgettext("key", "Act"),
            pgettext("key", "everything else a creature does in its turn, in one menu"),
        ),
        "mob": (pgettext("key", "Mob"), pgettext("key", "a whole group attacks by the mob table")),
        "damage": (
            pgettext("key", "Damage"),
            pgettext("key", "damage the marked: full, half or none each"),
        ),
        "heal": (pgettext("key", "Heal"), pgettext("key", "heal the marked")),
        "temp": (pgettext("key", "Temp"), pgettext("key", "give temporary hit points")),
        "save": (
            pgettext("key", "Saves"),
            pgettext("key", "saving throws of the marked, with damage or a condition"),
        ),
        "death": (pgettext("key", "Death save"), pgettext("key", "roll a death saving throw")),
    }


def _states() -> Words:
    return {
        "condition": (
            pgettext("key", "Condition"),
            pgettext("key", "put a condition on or take it off"),
        ),
        "effect": (pgettext("key", "Effect"), pgettext("key", "a named effect with a duration")),
        "concentrate": (
            pgettext("key", "Concentrate"),
            pgettext("key", "begin or end concentration"),
        ),
        "note": (pgettext("key", "Note"), pgettext("key", "write a note")),
        "rename": (pgettext("key", "Rename"), pgettext("key", "give another name")),
        "reveal": (
            pgettext("key", "Reveal"),
            pgettext("key", "show to the players, or hide again"),
        ),
        "options": (
            pgettext("key", "Options"),
            pgettext("key", "optional rules, readings and wordings of this fight"),
        ),
        "add": (pgettext("key", "Add"), pgettext("key", "add creatures from the bestiary")),
        "remove": (pgettext("key", "Remove"), pgettext("key", "take out of the fight")),
    }


def _history() -> Words:
    return {
        "undo": (pgettext("key", "Undo"), pgettext("key", "take the last step back")),
        "redo": (pgettext("key", "Redo"), pgettext("key", "do it again")),
        "amend": (
            pgettext("key", "Amend"),
            pgettext("key", "decide the last step again, with the same dice"),
        ),
        "resist": (
            pgettext("key", "Resist"),
            pgettext("key", "turn the failed save of the last step by Legendary Resistance"),
        ),
        "type": (pgettext("key", "Type"), pgettext("key", "type a line")),
        "look": (
            pgettext("key", "Look"),
            pgettext("key", "the notes on the encounter, and the whole card"),
        ),
        "copy": (pgettext("key", "Save a copy"), pgettext("key", "save a copy under another name")),
        "close": (pgettext("key", "Library"), pgettext("key", "back to the library; all is saved")),
    }


def _table() -> Words:
    return {
        "mark": (
            pgettext("key", "Mark"),
            pgettext("key", "mark the creature or group under the cursor"),
        ),
        "pick": (
            pgettext("key", "Pick"),
            pgettext("key", "pick many by the letters on their rows"),
        ),
        **screens_picking.last_choice(),
        "jump": (pgettext("key", "Jump"), pgettext("key", "to the row of a letter")),
        "unmark": (pgettext("key", "Unmark"), pgettext("key", "clear the marks")),
        "fold": (pgettext("key", "Fold"), pgettext("key", "fold or unfold all groups")),
        "card": (pgettext("key", "Card"), pgettext("key", "show or fold away the card")),
        "rules": (
            pgettext("key", "Rules"),
            pgettext("key", "read up a rule, a condition, a table"),
        ),
        "lying": _what_lies(),
        "help": screens_keys.anywhere()["help"],
    }


def _what_lies() -> tuple[str, str]:
    return (
        pgettext("key", "What lies on it"),
        pgettext("key", "the rules of what lies on the creature under the cursor"),
    )


def _prompt() -> Words:
    return {
        "roll": (pgettext("key", "roll"), pgettext("key", "answer the open question by a roll")),
        "pass": (pgettext("key", "pass"), pgettext("key", "it passes")),
        "fail": (pgettext("key", "fail"), pgettext("key", "it fails")),
        "skip": (pgettext("key", "skip"), pgettext("key", "leave the question unanswered")),
        "digit": (pgettext("key", "number"), pgettext("key", "type the number rolled, then Enter")),
        "rub_out": (pgettext("key", "rub out"), pgettext("key", "take a digit back")),
    }


def _of(place: str) -> Words:
    return _prepared(place) or _screen(place) or _shared(place) or _fight()


def _prepared(place: str) -> Words:
    """Of places before a fight, whose words no fight waits for."""
    if place not in BEFORE:
        return {}
    from tracker.i18n import screens_creatures, screens_prepare, screens_rescue

    match place:
        case "library" | "searching":
            own = screens_fights.library_keys() | screens_prepare.library_keys()
            own |= screens_rescue.library_keys() | screens_players.anywhere()
            return _cursor() | _library() | own | screens_creatures.library_keys()
        case "prepare" | "unsaved":
            return _cursor() | screens_prepare.keys() | screens_creatures.library_keys()
        case "rescued":
            return screens_rescue.keys()
        case "preparing":
            return _cursor() | screens_prepare.typing_keys()
        case _:
            return screens_creatures.keys(place)


def _screen(place: str) -> Words:
    """Of places that belong to one screen."""
    match place:
        case "rules":
            return _rules() | _cursor()
        case "prompt":
            return _prompt()
        case "tour":
            return {"skip": (pgettext("key", "skip"), pgettext("key", "leave a lesson out"))}
        case "settings" | "typed_row" | "seeking" | "folder" | "new_key":
            return _cursor() | screens_settings.keys(place)
        case "log" | "sifting" | "reasons" | "past":
            return _cursor() | screens_log_keys.keys(place)
        case "pick" | "filter" | "jump":
            return screens_picking.keys(place) | _cursor()
        case _:
            return {}


def _shared(place: str) -> Words:
    """Of places that many screens have."""
    match place:
        case "menu" | "finding" | "palette":
            return _cursor() | screens_keys.dialog() | screens_keys.menu()
        case "typed" | "recalling":
            from tracker.i18n import screens_typing

            return screens_keys.dialog() | screens_typing.keys()
        case "dialog":
            return screens_keys.dialog() | screens_keys.anywhere()
        case "anywhere":
            return screens_keys.anywhere() | screens_players.anywhere()
        case "curtain":
            return _cursor() | screens_players.curtain()
        case "reading" | "help":
            return screens_keys.dialog() | _cursor()
        case "lying":
            rule = (pgettext("key", "read it"), pgettext("key", "read the rule of that number"))
            return screens_keys.dialog() | _cursor() | {"rule": rule, "lying": _what_lies()}
        case "card":
            return screens_keys.dialog() | _cursor() | {"show": _rules()["show"]}
        case _:
            return {}


def _fight() -> Words:
    found = _cursor() | _turns() | _blows() | _states() | _history() | _table()
    found |= screens_fights.keys() | screens_log_keys.fight_keys()
    return found | screens_players.anywhere()


def every(place: str) -> Words:
    """Of all actions of a place, for who needs many."""
    return _of(place)


def label(place: str, action: str) -> str:
    """The footer's word."""
    return _of(place)[action][0]


def meaning(place: str, action: str) -> str:
    """The help screen's sentence."""
    return _of(place)[action][1]


def keys_label(place: str, action: str) -> str:
    """What stands for the keys of an action that has a whole row of them."""
    ranges = {"move": "↑↓", "change": "←→", "digit": "0–9", "letter": "a–Z"}
    ranges |= dict.fromkeys(("attack_number", "rule"), "1–9")
    return written(ranges.get(action, place))


def readme_head() -> str:
    """Heads of the columns of the README's list."""
    return pgettext("help", "key | what it does | typed")
