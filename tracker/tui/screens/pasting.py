"""A text that is typed or pasted, and the report of what it holds, before any of it is taken."""

from collections.abc import Sequence

from textual import on
from textual.app import ComposeResult
from textual.containers import Horizontal
from textual.geometry import Size
from textual.reactive import var
from textual.screen import Screen
from textual.widgets import TextArea

from tracker.bestiary.foreign.report import Found, Haul
from tracker.bestiary.library import Library
from tracker.encounter.refusals import Refused
from tracker.i18n import importing
from tracker.i18n import screens_creatures as words
from tracker.i18n.refusals import refusal
from tracker.session import importing as importing_files
from tracker.session.creature_editing import Editing
from tracker.tui import actions
from tracker.tui.keyed import ShowsAll
from tracker.tui.plain import plain, wrapped
from tracker.tui.screens.creature import CreatureScreen, Prose
from tracker.tui.widgets.foot import KeyLine, MessageLine
from tracker.tui.widgets.painted import LOOKS, Painted, Span, Spans
from tracker.tui.widgets.prepared import PrepareHead

PAUSE = 0.2
"""Seconds without a key before a text is read: a long one takes a while."""
MOST = 2_000
"""Lines of the report."""


class Report(Painted):
    """Every creature with what was guessed, noted and dropped of it."""

    scrolls = True
    lines: var[tuple[tuple[str, str], ...]] = var((), init=False)

    def watch_lines(self) -> None:
        self.draw()

    def content(self, size: Size) -> Sequence[Spans]:
        """Wrapped lines."""
        room = max(12, size.width - 2)
        return [
            (Span(f" {part}", look),)
            for text, look in self.lines
            for part in (wrapped(plain(text), room) or [""])
        ]


class PastingScreen(ShowsAll, Screen[str]):
    """Dismissed with the name of a creature that was saved, or an empty one."""

    COMPONENT_CLASSES = LOOKS
    AUTO_FOCUS = ""

    message: var[str] = var("", init=False)

    def __init__(self, library: Library) -> None:
        super().__init__()
        self.library = library
        self.haul: Haul | None = None
        self.asking = False
        self.text = Prose("", id="pasted")
        self._read = ""

    def compose(self) -> ComposeResult:
        """The text beside its report."""
        yield PrepareHead(id="pasting-head")
        with Horizontal(id="middle"):
            yield self.text
            yield Report(id="report")
        yield MessageLine(id="message").data_bind(text=PastingScreen.message)
        keys = KeyLine(id="keys")
        keys.place = "pasting"
        yield keys

    def on_mount(self) -> None:
        """Ready to paste."""
        self.query_one(PrepareHead).title = words.paste_title()
        self.query_one(Report).lines = ((words.nothing_pasted(), "dim"),)
        self.text.focus()

    def places(self) -> tuple[str, ...]:
        """The question before leaving, the text."""
        return ("unsaved",) if self.asking else ("pasting",)

    def does(self, pressed: actions.Pressed) -> None:
        """One key."""
        self.message = ""
        if pressed.place == "unsaved":
            self.answer(pressed.id)
            return
        match pressed.id:
            case "save":
                self.take()
            case "edit":
                self.edit()
            case _:
                self.close()

    @on(TextArea.Changed)
    def changed(self, event: TextArea.Changed) -> None:
        """Another text, once the typing pauses."""
        event.stop()
        self.set_timer(PAUSE, self.read)

    def read(self) -> None:
        """What stands there; the same text is read once."""
        text = self.text.text
        if text == self._read:
            return
        self._read, self.haul = text, None
        try:
            self.haul = importing_files.read(text.encode(errors="replace"), importing.pasted())
        except Refused as refused:
            said = ((refusal(refused), "warn"),) if text.strip() else ()
            self.query_one(Report).lines = (*said, (words.nothing_pasted(), "dim"))
        else:
            self.query_one(Report).lines = tuple(report(self.haul))[:MOST]

    def take(self) -> bool:
        """Save every creature; names that are taken are refused before any is saved."""
        self.read()
        edited = [Editing(self.library, one.block, fresh=True) for one in self._found()]
        try:
            for one in edited:
                if one.taken(one.filled.lines["name"]):
                    raise Refused("creature-name-taken", name=one.filled.lines["name"])
            names = [one.save()[0].name for one in edited]
        except Refused as refused:
            self.message = plain(refusal(refused))
            return False
        if not names:
            self.message = words.nothing_pasted()
            return False
        self.dismiss(names[0])
        return True

    def edit(self) -> None:
        """The first creature in the form; the others stay here."""
        self.read()
        found = self._found()
        if not found:
            self.message = words.nothing_pasted()
            return
        editing = Editing(self.library, found[0].block, fresh=True)
        self.app.push_screen(CreatureScreen(editing), self.edited)

    def edited(self, name: str | None) -> None:
        """Saved from the form: one creature was all there was, or the others are still here."""
        if name and len(self._found()) == 1:
            self.dismiss(name)
        else:
            self.text.focus()

    def _found(self) -> tuple[Found, ...]:
        return self.haul.found if self.haul else ()

    def lets_go(self) -> bool:
        """Not with a text that was not taken."""
        if not self.text.text.strip():
            return True
        self.asking = True
        self.message = words.ask_to_save()
        self.query_one(KeyLine).place = "unsaved"
        self.set_focus(None)
        return False

    def close(self) -> None:
        """Back, after the question."""
        if self.lets_go():
            self.dismiss("")

    def answer(self, name: str) -> None:
        """To the question before leaving."""
        self.asking = False
        self.query_one(KeyLine).place = "pasting"
        if name == "discard":
            self.dismiss("")
        elif name != "save_and_leave" or not self.take():
            self.text.focus()

    def help_places(self) -> tuple[str, ...]:
        """Also those of the question before leaving."""
        return ("pasting", "unsaved")

    def say(self, text: str) -> None:
        """In the message line."""
        self.message = text


def report(haul: Haul) -> list[tuple[str, str]]:
    """A line for each creature and, below it, for what was not simply taken; and its look."""
    lines = [(words.found_as(importing.format_of(haul.format), len(haul.found)), "title")]
    for found in haul.found:
        block = found.block
        hp = f"{block.max_hp} ({block.hit_dice})" if block.hit_dice else str(block.max_hp)
        lines += [
            ("", ""),
            (words.found_one(block.name, block.ac, hp, len(block.attacks)), "strong"),
        ]
        for one in found.remarks:
            said = importing.remark(one.field, one.kind, one.value, one.why).strip()
            lines.append((said, "warn" if one.kind in ("dropped", "guessed") else "dim"))
    for trouble in haul.troubles:
        said = importing.trouble(trouble.where, trouble.why, dict(trouble.params)).strip()
        lines.append((said, "warn"))
    return lines
