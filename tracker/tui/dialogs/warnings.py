"""What a DM should hear before an attack that the rules would not have, or that nobody may mean.

Nothing is refused for it; it stands before the chance, so that an Enter too quick has seen it.
"""

from collections.abc import Iterator

from tracker.encounter.events import Attacked
from tracker.encounter.model import Encounter
from tracker.i18n import screens_warnings as words
from tracker.i18n import terms
from tracker.tui import selection
from tracker.tui.plain import plain
from tracker.tui.widgets.painted import Span, Spans

HELPLESS = "cannot-act"


def of(event: Attacked, table: Encounter) -> Iterator[Spans]:
    """A line for an attacker that takes no actions (COND-09), one for a target of its own side."""
    who, target = table.combatants[event.attacker], table.combatants[event.target]
    held = [str(dict(one.params)["condition"]) for one in event.reasons if one.key == HELPLESS]
    for condition in dict.fromkeys(held):
        said = words.cannot_act(plain(who.full_name), terms.condition(condition))
        yield (Span(said, "warn"),)
    if not selection.enemies(table, who.id, target.id):
        yield (Span(words.same_side(plain(who.full_name), plain(target.full_name)), "warn"),)
