"""A creature of the prepared encounter made stronger, weaker, tougher or recognisable.

Every field says at once what the creature would be; Enter takes it, and one undo takes it back.
"""

from collections.abc import Callable, Iterator

from textual import on
from textual.app import ComposeResult
from textual.containers import Vertical, VerticalScroll

from tracker.encounter.refusals import Refused
from tracker.encounter.variants import VARIANTS
from tracker.i18n import screens_shaping as words
from tracker.i18n import stat_blocks
from tracker.i18n.preparing import variant_word
from tracker.i18n.refusals import refusal
from tracker.session import shaping
from tracker.session.drafting import Raw
from tracker.session.entries import Placed
from tracker.session.shaping import Shape
from tracker.tui.dialogs.boxed import Boxed
from tracker.tui.dialogs.fields import Changed, Choice, Option, TextField
from tracker.tui.dialogs.form import Title
from tracker.tui.dialogs.outcome import Outcome
from tracker.tui.plain import plain
from tracker.tui.widgets.foot import KeyLine
from tracker.tui.widgets.painted import Span, Spans

SHORT = 30
"""Signs of a row that is shown before and after; of a longer one only what it becomes."""
TYPED = tuple(field for field in Shape._fields if field != "variant")


class EntryShaping(Boxed[Raw]):
    """Dismissed with the entry as it is to be, or nothing."""

    def __init__(self, placed: Placed, place: Callable[[Raw], Placed]) -> None:
        """`place` works out what an entry would put on the table."""
        super().__init__()
        self.raw = placed.raw
        self.place = place
        shape = shaping.shape_of(placed.raw)
        options = [
            Option("", words.no_variant()),
            *(Option(one, variant_word(one)) for one in VARIANTS),
        ]
        self.variant = Choice(words.label("variant"), options, shape.variant)
        self.lines = {
            field: TextField(words.label(field), getattr(shape, field), words.such_as(field))
            for field in TYPED
        }
        self.asked: Raw | None = None

    def compose(self) -> ComposeResult:
        """Box, fields, the creature, keys."""
        with Vertical(classes="box"):
            yield Title(
                words.title(plain(str(self.raw.get("monster") or self.raw.get("name") or "?")))
            )
            with VerticalScroll(classes="fields", can_focus=False):
                for field, line in self.lines.items():
                    yield line
                    if field == "hp":
                        yield self.variant
            yield Outcome(id="outcome")
            line_of_keys = KeyLine(classes="dialog-keys")
            line_of_keys.place = "dialog"
            yield line_of_keys

    def on_mount(self) -> None:
        """Ready to type."""
        self.lines["scale_hp"].focus_first()
        self.show()

    def apply(self) -> None:
        """The entry, if it can be."""
        self.show()
        if self.asked is not None:
            self.dismiss(self.asked)

    @on(Changed)
    def changed(self, event: Changed) -> None:
        """Another creature."""
        event.stop()
        self.show()

    def shape(self) -> Shape:
        """What stands in the form."""
        typed = {field: line.value for field, line in self.lines.items()}
        return Shape(variant=self.variant.value, **typed)

    def show(self) -> None:
        """The creature as it would be, or what is wrong."""
        self.asked = None
        try:
            raw = shaping.shaped(self.raw, self.shape())
            placed = self.place(raw)
            if placed.fault is not None:
                raise placed.fault
            self.asked = raw
            told = [*becomes(self.place(shaping.plain(self.raw)), placed)]
        except Refused as refused:
            told = [(Span(refusal(refused), "warn"),)]
        self.query_one(Outcome).told = tuple(told)


def becomes(before: Placed, after: Placed) -> Iterator[Spans]:
    """What is otherwise than in the book, short rows with both."""
    if after.entry is None:
        return
    old = dict(stat_blocks.rows(before.entry.block)) if before.entry else {}
    chosen = after.entry.hp
    if chosen != "avg":
        yield (Span(words.hit_points(str(chosen))),)
    changed = 0
    for title, text in stat_blocks.rows(after.entry.block):
        was = old.get(title)
        if text == was:
            continue
        changed += 1
        both = was is not None and max(len(was), len(text)) <= SHORT
        yield (Span(words.row(title, was if both and was else "", text)),)
    members = [*after.entry.names, *after.entry.features]
    if members:
        yield (Span(words.members(", ".join(filter(None, members)))),)
    elif not changed and chosen == "avg":
        yield (Span(words.unchanged(), "dim"),)
