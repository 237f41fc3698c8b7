"""Every action of the one table is reached by its key, by the palette and by a typed line.

Where one of the three is left out the reason stands here; a reason that no longer holds fails.
"""

import re
from collections.abc import Iterator

import pytest

from tracker.cli.arguments import VERBS as CALLS
from tracker.i18n import screens_help
from tracker.shorthand.verbs import VERBS
from tracker.tui import actions
from tracker.tui.keyed import ANYWHERE, Keyed
from tracker.tui.screens import palette

PLACES = list(actions.TABLE)
MOUSE_TOO = "written in the footer of every dialog; fields have their own arrow keys"
BY_EVERY_SCREEN = frozenset({"help", "suspend", "curtain", "streamer", "settings"})
"""Carried out before a screen is asked."""
WITHOUT_KEY = {("dialog", "move"): MOUSE_TOO, ("dialog", "change"): MOUSE_TOO}
LOOKING = "moves a cursor or shows something: nothing a line could say"
ANSWERS = "belongs to the form that is open; the typed line says all of it at once"
FILES = "changes a file that is prepared, by `tracker new` or by an editor"
PLACES_WITHOUT_LINE = {
    "prepare": FILES, "preparing": FILES, "creatures": FILES, "creature": FILES, "prose": FILES,
    "pasting": FILES, "party": FILES, "party_line": FILES, "unsaved": ANSWERS, "rescued": ANSWERS, "dialog": ANSWERS, "menu": ANSWERS,
    "finding": ANSWERS, "typed": ANSWERS, "recalling": ANSWERS, "settings": ANSWERS,
    "typed_row": ANSWERS, "seeking": ANSWERS, "folder": ANSWERS, "new_key": ANSWERS, "palette": ANSWERS, "tour": ANSWERS,
    "pick": "marks for the next key; a typed line names its targets", "filter": LOOKING,
    "jump": LOOKING, "searching": LOOKING, "rules": LOOKING, "card": LOOKING, "reading": LOOKING,
    "help": LOOKING, "lying": LOOKING, "log": LOOKING, "sifting": LOOKING, "reasons": LOOKING, "curtain": LOOKING,
    "past": LOOKING, ANYWHERE: LOOKING,
}  # fmt: skip
WITHOUT_LINE = {
    "act": "a menu; each of its lines has a verb of its own",
    "fights": "a menu; each of its lines has a verb of its own",
    "type": "is the typed line",
    "copy": "a file name is asked for; no step of the fight",
    "prepare": "opens a screen", "search": LOOKING, "break_lock": "asks back first",
    "recover": "asks back first", "rub_out": ANSWERS, "help": LOOKING, "curtain": LOOKING,
    "settings": "opens a screen; `tracker settings` does the same",
    "export": "asks for a file; `tracker export` does the same",
    "mark": LOOKING, "pick": LOOKING, "jump": LOOKING, "last_target": LOOKING, "unmark": LOOKING,
    "fold": LOOKING, "left": LOOKING, "right": LOOKING, "card": LOOKING, "look": LOOKING,
    "rules": LOOKING, "lying": LOOKING, "close": LOOKING, "quit": LOOKING, "up": LOOKING, "down": LOOKING,
    "page_up": LOOKING, "page_down": LOOKING, "first": LOOKING, "last": LOOKING,
}  # fmt: skip


class Somewhere(Keyed):
    """A screen of one place."""

    def __init__(self, place: str) -> None:
        self.place = place
        self.done: list[str] = []

    def places(self) -> tuple[str, ...]:
        return (self.place,)

    def does(self, pressed: actions.Pressed) -> None:
        self.done.append(pressed.id)


def each() -> Iterator[tuple[str, str]]:
    """Every place with every action."""
    for place, those in actions.TABLE.items():
        yield from ((place, one.id) for one in those)


@pytest.mark.parametrize("place", PLACES)
def test_by_its_key(place: str) -> None:
    for one in actions.TABLE[place]:
        assert bool(one.keys) != ((place, one.id) in WITHOUT_KEY), one.id
        for key in one.keys:
            assert actions.meant(key, (place, ANYWHERE)) == (place, one.id, key)


@pytest.mark.parametrize("place", [place for place in PLACES if place != ANYWHERE])
def test_what_holds_everywhere_is_not_hidden(place: str) -> None:
    """But for the place that explains a word by F1, and places that end by the same key."""
    if place == "curtain":
        return
    for one in actions.TABLE[ANYWHERE]:
        found = actions.meant(one.keys[0], (place, ANYWHERE))
        assert found is not None
        ends = found.id in ("close", "stop") and place in ("help", "lying", "palette")
        assert found.id in (one.id, "explain") or ends, one.id


@pytest.mark.parametrize("place", PLACES)
def test_by_the_palette(place: str) -> None:
    screen = Somewhere(place)
    known = {one.id: one for one in palette.by_table(screen)}
    for one in actions.TABLE[place]:
        if one.id in palette.UNNAMED or one.id == "palette":
            continue
        offer = known[f"{place}.{one.id}"]
        assert offer.label
        assert offer.meaning
        if one.id not in BY_EVERY_SCREEN:
            offer.does()
            assert screen.done[-1] == one.id


@pytest.mark.parametrize("place", PLACES)
def test_by_a_typed_line_or_for_a_reason(place: str) -> None:
    known = CALLS if place == "library" else VERBS
    for one in actions.TABLE[place]:
        if one.verb:
            assert one.verb.split()[0] in known
        else:
            assert PLACES_WITHOUT_LINE.get(place) or WITHOUT_LINE.get(one.id), one.id


def test_no_reason_is_left_over() -> None:
    left = {name for place, name in each() if place not in PLACES_WITHOUT_LINE}
    assert set(WITHOUT_LINE) <= left
    assert set(PLACES_WITHOUT_LINE) <= set(PLACES)


def test_a_footer_is_never_cut_within_a_word() -> None:
    """Only whole entries are left out, and they fit beside each other at 80 columns."""
    for place in PLACES:
        for _, key, label in actions.footer(place) if place != ANYWHERE else ():
            assert len(key) + len(label) + 3 <= 40, (place, label)


def test_every_screen_and_dialog_says_what_it_is_for() -> None:
    from tests.walls import tree

    found: set[str] = set()
    for path in tree.sources("tracker/tui"):
        text = (tree.ROOT / path).read_text(encoding="utf-8")
        found |= set(
            re.findall(r"^class (\w+(?:Dialog|Screen|Menu|Picking))\(", text, re.MULTILINE)
        )
    bases = {"Dialog", "Menu", "Picking", "ReadingScreen", "StruggleDialog", "TextDialog"}
    own = {"FightScreen", "TourScreen", "HelpScreen"}
    names = {
        name.removesuffix("Screen").removesuffix("Dialog").casefold()
        for name in found - bases - own
    }
    assert not names - screens_help.known()
