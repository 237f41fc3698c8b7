"""What stands around the list while others watch: the players' head, a question without its words, a note.

Each is made from the players' view or from a fixed sentence; nothing here reads a name by itself.
"""

from collections.abc import Sequence

from textual.geometry import Size
from textual.reactive import var

from tracker.encounter.model import Encounter
from tracker.i18n import screens_players as words
from tracker.players import project
from tracker.players.labels import public_names
from tracker.session import watchers
from tracker.tui import actions
from tracker.tui.plain import plain
from tracker.tui.widgets.foot import answer_keys
from tracker.tui.widgets.laid import apart, flowing
from tracker.tui.widgets.painted import Painted, Span, Spans, cut_spans, width_of
from tracker.tui.widgets.status import NOBODY


def key() -> str:
    """What ends the streamer's view."""
    return actions.key_said("anywhere", "streamer")


class StreamedHead(Painted):
    """Round, now and next as players know them."""

    table: var[Encounter] = var(NOBODY)

    def watch_table(self) -> None:
        self.draw()

    def content(self, size: Size) -> Sequence[Spans]:
        """On one line; what this is stands at its end where there is room."""
        view = watchers.view(self.table)
        line: list[Span] = [Span(words.round_now(view.round), "title")]
        for title, look, name in (
            (words.now(), "now", view.now),
            (words.coming_next(), "dim", view.next),
        ):
            if name:
                line += [Span(f"   {title} ", look), Span(plain(name), "strong")]
        sign = (Span(words.streaming(key()), "dim"), Span(" "))
        whole = tuple(line)
        if width_of(whole) + width_of(sign) + 2 <= size.width:
            whole = apart(whole, sign, size.width)
        return (cut_spans(whole, size.width),)


class StreamedQuestion(Painted):
    """That something is asked, about whom if players know it, and the keys that answer."""

    table: var[Encounter] = var(NOBODY)
    digits: var[str] = var("")

    def on_mount(self) -> None:
        """Gone while there is nothing to ask."""
        self.display = bool(self.table.prompts)

    def watch_table(self) -> None:
        self.display = bool(self.table.prompts)
        self.draw()

    def watch_digits(self) -> None:
        self.draw()

    def content(self, size: Size) -> Sequence[Spans]:
        """The sentence, then the keys, as many to a line as fit."""
        if not self.table.prompts:
            return ()
        prompt = self.table.prompts[0]
        known = watchers.knows(self.table, prompt)
        names = public_names(self.table, project.visible(self.table)) if known else {}
        said = Span(f"⚠ {words.question(plain(names.get(prompt.who, '')))}", "strong")
        pieces: list[Spans] = [(said,)]
        if self.digits:
            pieces.append((Span(words.typed_so_far(len(self.digits)), "now"),))
        keys = answer_keys(prompt) if known else ()
        return flowing((*pieces, *keys), size.width, 3)


class StreamedNote(Painted):
    """That there is something to read, whatever it is; gone when there is nothing."""

    text: var[str] = var("")

    def on_mount(self) -> None:
        """Gone at first."""
        self.display = bool(self.text)

    def watch_text(self) -> None:
        self.display = bool(self.text)
        self.draw()

    def content(self, size: Size) -> Sequence[Spans]:
        """The fixed sentence."""
        del size
        return ((Span("! ", "warn"), Span(words.note_waits(key()))),) if self.text else ()
