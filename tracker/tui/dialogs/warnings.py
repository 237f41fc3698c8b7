"""What a DM should hear before a deed that the rules would not have, or that nobody may mean.

Nothing is refused for it; it stands before the chance, so that an Enter too quick has seen it.
"""

from collections.abc import Iterator

from tracker.encounter.events import ActionTaken, Attacked, MobAttacked, UsesChanged, lots_of
from tracker.encounter.model import Encounter, Id
from tracker.encounter.numbers.uses import SLOT
from tracker.i18n import names, reasons, terms
from tracker.i18n import screens_warnings as words
from tracker.rules import spells
from tracker.session import Preview
from tracker.tui import selection
from tracker.tui.plain import plain
from tracker.tui.widgets.painted import Span, Spans

HELPLESS = "cannot-act"
LEFT_OUT = "left-out"


def of(preview: Preview) -> Iterator[Spans]:
    """A line for each thing of each attack or spell that is foreseen, once."""
    table = preview.before
    told: dict[str, None] = {}
    for event in preview.events:
        match event:
            case Attacked():
                told.update(dict.fromkeys(of_one(event, table)))
            case MobAttacked():
                told.update(dict.fromkeys(of_many(event, table)))
            case ActionTaken(action="cast"):
                told.update(dict.fromkeys(of_spell(event, preview)))
            case _:
                pass
    yield from ((Span(line, "warn"),) for line in told)


def of_one(event: Attacked, table: Encounter) -> Iterator[str]:
    """An attacker that takes no actions (COND-09), a target of its own side."""
    if event.attacker not in table.combatants:
        return
    who = plain(table.combatants[event.attacker].full_name)
    for one in event.reasons:
        if one.key == HELPLESS:
            yield words.cannot_act(who, terms.condition(str(dict(one.params)["condition"])))
    yield from of_sides((event.attacker,), event.target, table)


def of_many(event: MobAttacked, table: Encounter) -> Iterator[str]:
    """Those that take no part, and a target that some of them are friends of."""
    lots = lots_of(event)
    for one in (one for lot in lots for one in lot.reasons if one.key == LEFT_OUT):
        yield words.left_out(plain(reasons.told(one, table)))
    crowd = tuple(dict.fromkeys(who for lot in lots for who in lot.attackers))
    yield from of_sides(crowd, event.target, table)


def of_spell(event: ActionTaken, preview: Preview) -> Iterator[str]:
    """More creatures than it is for, by the slot that it spends, else at its own level."""
    spent = (
        one.name.removeprefix(SLOT)
        for one in preview.events
        if isinstance(one, UsesChanged) and one.who == event.who and one.name.startswith(SLOT)
    )
    level, named = int(next(spent, 0)), len(event.on)
    most, spell = spells.most(event.text, level), plain(event.text)
    if not 0 < most < named:
        return
    if level and spells.grows(event.text):
        yield words.too_many_for_slot(spell, level, most, named)
    else:
        yield words.too_many(spell, most, named)


def of_sides(crowd: tuple[Id, ...], target: Id, table: Encounter) -> Iterator[str]:
    """Whoever strikes at itself, or at its own side."""
    if target not in table.combatants:
        return
    struck = plain(table.combatants[target].full_name)
    if crowd == (target,):
        yield words.itself(struck)
        return
    friends = tuple(who for who in crowd if not selection.enemies(table, who, target))
    if friends:
        yield words.same_side(plain(names.names(table, friends)), struck)
