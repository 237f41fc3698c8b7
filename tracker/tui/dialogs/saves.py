"""The table of saves: one row for each target, with what comes of it; totals are typed in the row.

Characters whose players roll come first. What a row does not say is decided by dice and rules; it
may be said all the same: a total, that it saves or fails, what share it takes, its cover.
"""

from collections.abc import Sequence
from dataclasses import replace
from typing import ClassVar, TypeVar

from rich.cells import cell_len
from textual import events
from textual.geometry import Size
from textual.reactive import var

from tracker.encounter import commands as cmd
from tracker.encounter.model import Encounter, Id
from tracker.i18n import screens_blows as words
from tracker.i18n.sentences.remarks import by_dm
from tracker.rules.words import CoverLevel
from tracker.session import Preview
from tracker.tui.dialogs import saves_told
from tracker.tui.dialogs.fields import Changed, Drawn
from tracker.tui.dialogs.saves_told import NOTHING, Told
from tracker.tui.dialogs.shares import Shares
from tracker.tui.plain import fit, plain
from tracker.tui.widgets.painted import Span, Spans

Saving = TypeVar("Saving", bound=cmd.RollSave | cmd.Improvise | cmd.UseAction)
LEVELS: dict[str, CoverLevel] = {"half": "half", "three-quarters": "three-quarters"}
LONGEST = 3
"""Digits of a total."""
NAME, SHORT = 26, 8
"""Cells of a name at most, and at most in the narrowest table."""
HEAD = 1
"""Lines over the rows."""
Cells = list[Span]


class Saves(Drawn):
    """Gone while there is nobody in it."""

    scrolls = True
    row: var[int] = var(0, init=False)
    SHARES: ClassVar[tuple[str, ...]] = ("", "full", "half", "none")
    COVERS: ClassVar[tuple[str, ...]] = ("", "half", "three-quarters")

    def __init__(self) -> None:
        super().__init__(classes="field field--saves")
        self.who: tuple[Id, ...] = ()
        self.ability = ""
        self.totals: dict[Id, str] = {}
        self.said: dict[Id, str] = {}
        self.shares: dict[Id, str] = {}
        self.covers: dict[Id, str] = {}
        self._table = Encounter()
        self._told: dict[Id, Told] = {}
        self.display = False

    def hold(self, table: Encounter, who: Sequence[Id], ability: str) -> None:
        """These targets, characters of players first; what was said of others is forgotten."""
        here = [one for one in dict.fromkeys(who) if one in table.combatants]
        asked = [one for one in here if saves_told.players(table, one, ability)]
        order = (*asked, *(one for one in here if one not in asked))
        self._table, self.ability = table, ability
        if order != self.who:
            self.who = order
            for said in (self.totals, self.said, self.shares, self.covers):
                for one in [one for one in said if one not in order]:
                    del said[one]
            self.row = max(0, min(self.row, len(order) - 1))
        self.display = bool(order)
        self.draw()

    def put_into(self, asked: Saving) -> Saving:
        """The command with what the rows say."""
        totals = tuple((one, int(text)) for one, text in self.totals.items() if text)
        covers = {**dict(asked.covers), **self.covers}
        return replace(
            asked,
            totals=(*asked.totals, *totals),
            said=(*asked.said, *self.said.items()),
            shares=(*asked.shares, *self.shares.items()),
            covers=tuple((one, LEVELS[there]) for one, there in covers.items() if there in LEVELS),
        )

    def show(self, preview: Preview) -> None:
        """What would come of it."""
        self._told = saves_told.of(preview, self.who)
        self.draw()

    def forget(self) -> None:
        """Nothing is foreseen."""
        self._told = {}
        self.draw()

    def content(self, size: Size) -> Sequence[Spans]:
        """Headings, a row for each in columns as wide as they must be, and the keys of a row
        while they are of use.
        """
        name = max(SHORT, min(NAME, size.width // 4 + 1))
        rows = [self._cells(number, who, name) for number, who in enumerate(self.who)]
        if not rows:
            return ()
        head = _headings(rows)
        widths = [max(cell_len(row[at].text) for row in (head, *rows)) for at in range(len(head))]
        keys = [(Span(words.saves_keys(), "dim"),)] if self.has_focus else []
        return [*(tuple(_padded(row, widths)) for row in (head, *rows)), *keys]

    def _cells(self, number: int, who: Id, longest: int) -> Cells:
        told = self._told.get(who, NOTHING)
        here = self.has_focus and number == self.row
        share = told.share
        sign = Shares.SIGNS.get(share, " ")
        looks = {True: "good", False: "bad", None: "dim"}
        verdict = "" if told.success is None else words.verdict(told.success)
        damage = "" if told.damage is None else str(told.damage)
        shown = plain(words.share(share)) if share else ""
        strong = "strong" if self.shares.get(who) else ""
        cover = self.covers.get(who, "")
        notes = [*told.notes, *([words.covered(cover)] if cover else [])]
        notes += [by_dm()] if told.by_dm else []
        return [
            Span("›" if here else " ", "cursor" if here else ""),
            Span(
                fit(saves_told.name(self._table, who), longest).rstrip(),
                "cursor" if here else "strong",
            ),
            Span(saves_told.bonus(self._table, who, self.ability) if self.ability else "", "dim"),
            self._total(who, told, here),
            Span(verdict, looks[told.success]),
            Span(f"{sign} {shown}" if share else "", strong),
            Span(damage, "strong"),
            Span(told.hp, ""),
            Span(", ".join(notes), "dim"),
        ]

    def _total(self, who: Id, told: Told, here: bool) -> Span:
        typed = self.totals.get(who, "")
        if typed:
            return Span(f"={typed}▏" if here else f"={typed}", "now")
        rolled = "" if told.total is None else str(told.total)
        if saves_told.players(self._table, who, self.ability):
            return Span(f"▏{rolled}" if here else rolled, "dim")
        return Span(rolled, "dim")

    def on_key(self, event: events.Key) -> None:
        """Up and down inside the table, digits for a total, signs and letters for the rest."""
        last = len(self.who) - 1
        if not self.who:
            return
        who = self.who[self.row]
        if event.key == "up" and self.row > 0:
            self.row -= 1
        elif event.key == "down" and self.row < last:
            self.row += 1
        elif event.key == "backspace":
            self.totals[who] = self.totals.get(who, "")[:-1]
            self.post_message(Changed())
        elif event.key in ("left", "right", "space"):
            self._turn(self.shares, who, self.SHARES, -1 if event.key == "left" else 1)
        elif not (event.is_printable and event.character and self.typed(event.character)):
            return
        event.stop()
        event.prevent_default()
        self.draw()
        self.show_row()

    def show_row(self) -> None:
        """Keep the row in sight."""
        top = self.scroll_offset.y
        row = self.row + HEAD
        if self.size.height and not top <= row < top + self.size.height:
            y = row - HEAD if row < top + HEAD else row - self.size.height + 1
            self.scroll_to(y=y, animate=False, immediate=True, force=True)

    def typed(self, character: str) -> bool:
        """A digit, `+` and `-` for the verdict, the first letter of a share, `c` for cover."""
        who = self.who[self.row]
        if character.isdecimal():
            self.totals[who] = (self.totals.get(who, "") + str(int(character)))[-LONGEST:]
            self.said.pop(who, None)
        elif character in "+-−":
            word = "pass" if character == "+" else "fail"
            if self.said.pop(who, "") != word:
                self.said[who] = word
        elif share := self._share_of(character):
            self.shares = {**self.shares, who: share}
        elif character == "c":
            self._turn(self.covers, who, self.COVERS, 1)
        else:
            return False
        self.post_message(Changed())
        return True

    def _share_of(self, character: str) -> str:
        sought = character.casefold()
        found = (one for one in self.SHARES[1:] if words.share(one).casefold().startswith(sought))
        return next(found, "")

    def _turn(self, said: dict[Id, str], who: Id, through: tuple[str, ...], by: int) -> None:
        """The next word of a row; the first one says nothing."""
        word = through[(through.index(said.get(who, "")) + by) % len(through)]
        said.pop(who, None)
        if word:
            said[who] = word
        self.post_message(Changed())

    def on_click(self, event: events.Click) -> None:
        """To the row; there once more the next share."""
        place = event.y + self.scroll_offset.y - HEAD
        if 0 <= place < len(self.who):
            if place == self.row and self.has_focus:
                self._turn(self.shares, self.who[place], self.SHARES, 1)
            self.row = place
            self.draw()


def _headings(rows: Sequence[Cells]) -> Cells:
    """Over the columns that somebody fills: bonus, roll, result, share, damage, hit points."""
    names = ("", *words.saves_headings())
    filled = [any(row[at].text.strip() for row in rows) for at in range(len(names))]
    return [Span(name if there else "", "dim") for name, there in zip(names, filled, strict=True)]


def _padded(row: Cells, widths: list[int]) -> Cells:
    """Each cell as wide as its column; columns that nobody fills take no room."""
    found: Cells = []
    last = len(row) - 1
    for at, (cell, width) in enumerate(zip(row, widths, strict=True)):
        if width:
            room = 0 if at == last else width - cell_len(cell.text)
            found.append(Span("  " if at > 1 else ""))
            found.append(Span(cell.text + " " * room, cell.look))
    return found
