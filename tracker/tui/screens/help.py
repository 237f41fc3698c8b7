"""What the screen is for and what to do next, then its keys from the one table."""

from collections.abc import Iterator

from rich.cells import cell_len

from tracker.i18n import screens_library, screens_places, screens_signs
from tracker.tui import actions, key_lists
from tracker.tui.keyed import ANYWHERE
from tracker.tui.plain import fit, plain, wrapped
from tracker.tui.screens.reading import ReadingScreen
from tracker.tui.widgets.painted import Span, Spans

WIDEST = 100
"""Cells of a line of the paragraph, so that it is read with ease."""


class HelpScreen(ReadingScreen):
    """The places that matter where it was opened, in that order."""

    place = "help"

    def __init__(self, shown: tuple[str, ...], purpose: tuple[str, ...] = ()) -> None:
        super().__init__()
        self._shown = tuple(dict.fromkeys((*shown, ANYWHERE)))
        self._purpose = purpose

    def told(self, width: int) -> list[Spans]:
        """Paragraph, headings and rows, then what the signs mean."""
        found: list[Spans] = []
        for number, text in enumerate(self._purpose):
            look = "" if number else "strong"
            room = max(12, min(width, WIDEST) - 2)
            found += [(Span(f" {part}", look),) for part in wrapped(plain(text), room)]
            found.append(())
        found.append((Span(f" {screens_library.help_title()}", "title"),))
        for place in self._shown:
            found += [(), (Span(f" {screens_places.place_title(place)}", "strong"),)]
            for row in key_lists.help_rows(place):
                found.extend(lines(row, width, actions.typed_as(place, row.verb)))
        if "fight" in self._shown:
            found += [(), (Span(f" {screens_signs.signs_title()}", "strong"),)]
            for sign, meaning in screens_signs.signs():
                found.extend(lines(key_lists.HelpRow(sign, "", meaning, ""), width))
        return found


def lines(row: key_lists.HelpRow, width: int, typed: str = "") -> Iterator[Spans]:
    """One action; long meanings go on below."""
    keys = fit(row.keys, max(12, cell_len(row.keys)))
    verb = f"  {typed}" if typed else ""
    parts = wrapped(row.meaning, max(12, width - cell_len(keys) - cell_len(verb) - 4)) or [""]
    yield (Span(f"  {keys} ", "key"), Span(parts[0]), Span(verb, "dim"))
    for part in parts[1:]:
        yield (Span(" " * (cell_len(keys) + 3)), Span(part))
