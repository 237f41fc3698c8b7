"""The library's list: headings and files, drawn line by line."""

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

from textual.geometry import Size
from textual.reactive import var

from tracker.i18n import screens_library as words
from tracker.i18n.refusals import refusal
from tracker.storage.shelf import Shelved
from tracker.tui.plain import fit, plain
from tracker.tui.widgets.listed import Listed
from tracker.tui.widgets.painted import Span, Spans


class Entry(NamedTuple):
    """A heading (no path) or a file."""

    name: str
    note: str = ""
    path: Path | None = None
    bad: bool = False
    party: bool = False
    prepared: bool = False
    """An encounter that can be edited."""


def shelves(
    fights: Sequence[Shelved],
    prepared: Sequence[Shelved],
    party: Entry | None,
    members: Mapping[Path, int],
) -> tuple[Entry, ...]:
    """All rows, the fights in progress first; `members`: how many of a party an encounter names."""
    running = [one for one in fights if not one.ended]
    own = [one for one in prepared if not one.example]
    examples = [one for one in prepared if one.example]
    over = [one for one in fights if one.ended]
    return (
        *part(words.in_progress(), running, members),
        *part(words.prepared(), own, members),
        *part(words.examples(), examples, members),
        *part(words.over(), over, members),
        *((Entry(words.party()), party) if party else ()),
    )


def part(title: str, files: Sequence[Shelved], members: Mapping[Path, int]) -> Iterator[Entry]:
    """A heading with its files; without files nothing."""
    if not files:
        return
    yield Entry(title)
    for one in files:
        yield Entry(
            plain(one.name),
            note(one, members.get(one.path, 0)),
            one.path,
            one.problem is not None,
            prepared=not one.at,
        )


def note(one: Shelved, members: int) -> str:
    """Beside a name."""
    if one.problem is not None:
        return plain(refusal(one.problem))
    when = one.at.replace("T", " ")[:16]
    if one.at:
        return words.fight_note(one.round, when)
    return words.prepared_note(one.creatures, members)


class Shelves(Listed):
    """Entries come from above; the first line is the program's name."""

    entries: var[tuple[Entry, ...]] = var((), init=False)
    query_text: var[str] = var("", init=False)
    HEAD = 2

    def count(self) -> int:
        """Files and headings."""
        return len(self.entries)

    def beside_cursor(self) -> tuple[int, int]:
        """A heading right above it too."""
        above = self.cursor
        while 0 < above < len(self.entries) and self.entries[above - 1].path is None:
            above -= 1
        return above + self.HEAD, self.cursor + self.HEAD

    def watch_entries(self) -> None:
        self.draw()

    def watch_query_text(self) -> None:
        self.draw()

    def content(self, size: Size) -> Sequence[Spans]:
        """Title or search, then the rows."""
        title = (Span(f" {words.title()}", "title"),)
        if self.query_text:
            title = (Span(f" {self.query_text}▏", "now"),)
        found: list[Spans] = [title, ()]
        if not self.entries:
            found.append((Span(f"  {words.nothing()}", "dim"),))
        wide = max(16, min(44, size.width // 2))
        for place, one in enumerate(self.entries):
            found.append(self._row(place, one, wide, size.width))
        return found

    def _row(self, place: int, one: Entry, wide: int, width: int) -> Spans:
        if one.path is None:
            return (Span(f" {one.name}", "title"),)
        here = place == self.cursor
        name = Span(
            f" {'▸' if here else ' '} {fit(one.name, wide)} ", "cursor" if here else "strong"
        )
        rest = fit(one.note, max(0, width - wide - 5))
        return (name, Span(rest, "cursor" if here else "bad" if one.bad else "dim"))
