"""The outcome of what is asked, as a dialog shows it: sentences of the log, hit points that move."""

from collections.abc import Sequence

from textual.geometry import Size
from textual.reactive import var

from tracker.encounter.model import Combatant
from tracker.i18n.catalogue import written
from tracker.i18n.log import headlines
from tracker.session import Preview
from tracker.tui import signs, veil
from tracker.tui.plain import plain, wrapped
from tracker.tui.widgets.painted import Painted, Span, Spans

MOST = 12
"""Lines of the outcome that are shown."""
FEW = 5
"""Lines of it a small screen has room for."""


class Outcome(Painted):
    """What would happen, or why it cannot."""

    counts = says = True

    told: var[tuple[Spans, ...]] = var((), init=False)

    def watch_told(self) -> None:
        self.draw()

    def content(self, size: Size) -> Sequence[Spans]:
        """Wrapped sentences."""
        found: list[Spans] = []
        for line in self.told:
            if len(line) > 1:
                found.append(line)
                continue
            for text, look, _ in line:
                shown = veil.over(plain(text), numbers=True, sentence=True)
                found.extend((Span(part, look),) for part in wrapped(shown, size.width))
        if len(found) > MOST:
            return [*found[: MOST - 1], (Span("…", "dim"),)]
        return found


def hit_points_change(before: Combatant, after: Combatant) -> str:
    """`7 → 3`; the end of it is a dagger."""
    end = signs.DEAD if after.state == "dead" else after.hp
    return written(f"{before.hp} → {end}")


def hit_points_moved(preview: Preview) -> str:
    """Who would have how many hit points: `Goblin B 7 → 3, Lia 27 → 22`."""
    before, after = preview.before.combatants, preview.after.combatants
    moved = [
        f"{one.full_name} {hit_points_change(before[who], one)}"
        for who, one in after.items()
        if who in before and before[who].hp != one.hp
    ]
    return ", ".join(moved)


def outcome_lines(preview: Preview, *, short: bool = False) -> list[Spans]:
    """What would be said in the log, and the hit points it moves: first where many are told of.

    `short`: first on a low screen too.
    """
    lines = headlines(preview.events, preview.before)
    moved = hit_points_moved(preview)
    found: list[Spans] = [(Span(line),) for line in lines]
    if not moved:
        return found
    told: Spans = (Span(moved, "strong"),)
    return [told, *found] if short or len(found) > FEW else [*found, told]


def seen_lines(preview: Preview) -> list[Spans]:
    """What others would see of it: nothing of why, nor of what stays hidden from them."""
    from tracker.session.watchers import changes

    return [(Span(plain(line)),) for line in changes(preview.before, preview.after)]
