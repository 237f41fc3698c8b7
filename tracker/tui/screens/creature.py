"""The form of one creature: a line for each header field, its deeds as text, its stat block beside.

The stat block and what is wrong are worked out anew at every change; nothing is saved before the
DM says so, and only when nothing is wrong.
"""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from textual import events, on
from textual.app import ComposeResult
from textual.containers import Horizontal, VerticalScroll
from textual.reactive import var
from textual.screen import Screen
from textual.widget import Widget
from textual.widgets import TextArea

from tracker.encounter.refusals import Refused
from tracker.encounter.stat_block import StatBlock
from tracker.i18n import creature_form as form
from tracker.i18n import screens_creatures as words
from tracker.session.creature_editing import Editing, Filled
from tracker.session.recovery import CREATURE, Left
from tracker.tui import actions
from tracker.tui.dialogs.fields import Changed, TextField
from tracker.tui.keyed import ShowsAll
from tracker.tui.plain import plain
from tracker.tui.screens.rescuing import Rescuing
from tracker.tui.widgets.foot import KeyLine, MessageLine
from tracker.tui.widgets.line import Told
from tracker.tui.widgets.painted import LOOKS
from tracker.tui.widgets.prepared import BlockCard, PrepareHead

MOST = 3
"""Faults that are told at once."""


class Prose(TextArea):
    """A long text; a tab leaves it."""

    def __init__(self, text: str, *, id: str) -> None:
        super().__init__(text, id=id, soft_wrap=True, show_line_numbers=False, compact=True)
        self.cursor_blink = False


class CreatureScreen(ShowsAll, Rescuing, Screen[str]):
    """Dismissed with the name of what was saved, or an empty one."""

    COMPONENT_CLASSES = LOOKS
    AUTO_FOCUS = ""

    block: var[StatBlock | None] = var(None, init=False)
    title_text: var[str] = var("", init=False)
    saved: var[str] = var("", init=False)
    wrong: var[str] = var("", init=False)
    message: var[str] = var("", init=False)

    KIND = CREATURE
    """Of work that is not saved."""

    def __init__(self, editing: Editing, taken: Left | None = None) -> None:
        super().__init__(self.KIND, taken)
        self.editing = editing
        self.asking = False
        self._kept = ""
        """The name under which it was saved."""
        filled = editing.filled
        self.lines = {
            field: TextField(form.label(field), text, form.such_as(field))
            for field, text in filled.lines.items()
        }
        self.deeds = Prose(plain_lines(filled.deeds), id="deeds")
        self.notes = Prose(plain_lines(filled.notes), id="creature-notes")

    def compose(self) -> ComposeResult:
        """Head, form beside the stat block, what is wrong, keys."""
        cls = CreatureScreen
        yield PrepareHead(id="creature-head").data_bind(title=cls.title_text, saved=cls.saved)
        with Horizontal(id="middle"):
            with VerticalScroll(id="form", can_focus=False):
                yield from self.lines.values()
                yield Told("dim", id="deeds-label")
                yield self.deeds
                yield Told("dim", id="notes-label")
                yield self.notes
            yield BlockCard(id="block").data_bind(block=cls.block)
        yield Told("warn", id="wrong").data_bind(text=cls.wrong)
        yield MessageLine(id="message").data_bind(text=cls.message)
        keys = KeyLine(id="keys")
        keys.place = "creature"
        yield keys

    def on_mount(self) -> None:
        """Ready to type."""
        self.query_one("#deeds-label", Told).text = form.label("deeds")
        self.query_one("#notes-label", Told).text = form.label("notes")
        # What fields say while they are put up is no change.
        self.editing.take(self.shown())
        self.open_rescue()
        if self.offered is not None:
            self.query_one(KeyLine).place = "rescued"
        else:
            self.lines["name"].focus_first()
        self.show()

    def places(self) -> tuple[str, ...]:
        """What was left, the question before leaving, a long text, a line."""
        if self.offered is not None:
            return ("rescued",)
        if self.asking:
            return ("unsaved",)
        return ("prose",) if isinstance(self.focused, TextArea) else ("creature",)

    def does(self, pressed: actions.Pressed) -> None:
        """One key."""
        self.message = ""
        if pressed.place == "rescued":
            self.rescue(pressed.id)
            return
        if pressed.place == "unsaved":
            self.answer(pressed.id)
            return
        match pressed.id:
            case "save":
                self.save()
            case "next_field" | "down":
                self.focus_next()
            case "previous_field" | "up":
                self.focus_previous()
            case "card":
                self.toggle_class("-card-other")
            case _:
                self.close()

    @on(events.DescendantFocus)
    def moved(self, event: events.DescendantFocus) -> None:
        """The line that is typed in is in sight."""
        widget: Widget = event.widget
        widget.scroll_visible(animate=False, immediate=True)
        if self.wrong:
            self.show()

    @on(Changed)
    @on(TextArea.Changed)
    def changed(self, event: Changed | TextArea.Changed) -> None:
        """Another creature."""
        event.stop()
        filled = self.shown()
        if filled != self.editing.filled:
            self.editing.filled = filled
            self.show()

    def shown(self) -> Filled:
        """What stands in the form."""
        lines = {field: line.value for field, line in self.lines.items()}
        return Filled(lines, self.deeds.text, self.notes.text)

    def show(self) -> None:
        """The screen from the form."""
        draft = self.editing.draft()
        self.block = draft.block
        name = self.lines["name"].value
        self.title_text = self.said_title(name)
        self.saved = words.saved(self.editing.unsaved)
        here = next((field for field, line in self.lines.items() if line.input.has_focus), "")
        # What is wrong with the line that is typed in stands first: there is room for few.
        wrong = sorted(draft.faults, key=lambda one: one.field != here)
        faults = [form.of_fault(one.field, one.why, one.value) for one in wrong]
        hidden = words.hides(name) if not faults and self.editing.hides(name) else ""
        self.wrong = "  ".join(faults[:MOST]) or hidden
        self.keep_work()

    def target(self) -> Path | None:
        """The creature's file."""
        return self.editing.path

    def work(self) -> Mapping[str, Any] | None:
        """The form, and what it was filled with."""
        return self.editing.work() if self.editing.unsaved else None

    def take_up(self, content: Mapping[str, Any]) -> None:
        """Put the form's lines back."""
        filled = self.editing.take_up(content)
        for field, line in self.lines.items():
            line.input.value = plain(filled.lines.get(field, ""))
        self.deeds.text = plain_lines(filled.deeds)
        self.notes.text = plain_lines(filled.notes)
        self.editing.filled = self.shown()

    def answered(self) -> None:
        """Ready to type."""
        self.query_one(KeyLine).place = "creature"
        self.lines["name"].focus_first()
        self.show()

    def save(self) -> bool:
        """Write it, or say why not."""
        try:
            block, path = self.editing.save()
        except Refused as refused:
            self.refuse(refused)
            return False
        self._kept = block.name
        self.message = self.said_saved(block.name, str(path))
        self.show()
        return True

    def said_title(self, name: str) -> str:
        """The first line."""
        return words.edit_title(name) if name else words.new_title()

    def said_saved(self, name: str, path: str) -> str:
        """After saving."""
        return words.was_saved(name, path)

    def lets_go(self) -> bool:
        """Not with changes that are not saved."""
        if not self.editing.unsaved:
            return True
        self.asking = True
        self.message = words.ask_to_save()
        self.set_focus(None)
        self.query_one(KeyLine).place = "unsaved"
        return False

    def close(self) -> None:
        """Back, after the question."""
        if self.lets_go():
            self.dismiss(self._kept)

    def answer(self, name: str) -> None:
        """To the question before leaving."""
        self.asking = False
        self.query_one(KeyLine).place = "creature"
        if name == "discard" or (name == "save_and_leave" and self.save()):
            self.recovery.drop()
            self.dismiss(self._kept)
        elif self.focused is None:
            self.lines["name"].focus_first()

    def help_places(self) -> tuple[str, ...]:
        """Also those of long texts, and of the question before leaving."""
        return ("creature", "prose", "unsaved")

    def say(self, text: str) -> None:
        """In the message line."""
        self.message = text


def plain_lines(text: str) -> str:
    """Every line made harmless."""
    return "\n".join(map(plain, text.splitlines()))
