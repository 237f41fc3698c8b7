"""What stands on a card: lines of spans for one creature, or for a group.

The order is that of need at the table: hit points, what lies on it, notes, attacks and actions,
defences, movement, spells. What stands below the edge of the card is read on a screen of its own.
"""

from collections.abc import Iterable, Iterator
from dataclasses import replace

from tracker.encounter import numbers
from tracker.encounter.effects import Effect
from tracker.encounter.model import Combatant, Encounter
from tracker.i18n import compass, terms
from tracker.i18n import screens_card as words
from tracker.i18n.names import line_name, listed, name
from tracker.rules.words import BODILESS
from tracker.tui import lying, rows, signs
from tracker.tui.plain import fit, plain, wrapped
from tracker.tui.plain import lines as plain_lines
from tracker.tui.widgets import card_block, card_shapes, card_uses
from tracker.tui.widgets.folding import folded
from tracker.tui.widgets.painted import Span, Spans


def of(table: Encounter, line: str, who: str, width: int) -> tuple[str, list[Spans]]:
    """Title and lines."""
    if who in table.combatants:
        one = table.combatants[who]
        title = " · ".join(part for part in (one.full_name, one.feature) if part)
        return title, spaced(creature(table, one, width))
    if line in table.lines:
        return line_name(table, line), spaced(group(table, line, width))
    return "", []


def spaced(lines: Iterable[Spans]) -> list[Spans]:
    """One empty line between two parts, none before the first and after the last."""
    found: list[Spans] = []
    for line in lines:
        if line or (found and found[-1]):
            found.append(line)
    return found if not found or found[-1] else found[:-1]


def group(table: Encounter, line: str, width: int) -> Iterator[Spans]:
    """Members one by one, then what the first of them can do."""
    members = [table.combatants[who] for who in table.lines[line].members]
    members = [one for one in members if not one.gone]
    for one in members:
        now = rows.health(table, one)
        said = lying.told(table, one, table.lines[line])
        yield (
            Span(f"{fit(plain(one.handle), 6)} "),
            Span(fit(now.numbers, 7), now.look),
            Span(f" {said}" if said else ""),
        )
    if members:
        yield ()
        yield from card_block.fighting(table, members[0], width)


def creature(table: Encounter, one: Combatant, width: int) -> Iterator[Spans]:
    """The whole card."""
    if one.kind not in BODILESS:
        yield from hit_points(table, one)
        if len(one.hp_trail) > 1:
            yield from folded(words.trail(), f"{curve(table, one, width)} {trail(one)}", width)
        yield from card_shapes.beneath(table, one, width)
    yield from card_uses.turn(table, one, width)
    yield from lying_on_it(table, one, width)
    yield from noted(one.notes, width)
    yield from card_block.fighting(table, one, width)


def of_the_encounter(table: Encounter, who: str, width: int) -> Iterator[Spans]:
    """Its notes under a heading, while nothing has begun and on the lair's turn."""
    here = table.combatants.get(who)
    if table.notes and (not table.round or (here and here.kind in BODILESS)):
        yield ()
        yield (Span(words.the_encounter(), "title"),)
        yield from noted(table.notes, width)


def noted(text: str, width: int) -> Iterator[Spans]:
    """A text of several lines, wrapped."""
    for line in plain_lines(text):
        yield from (((Span(part, "dim")),) for part in wrapped(line, width))


def hit_points(table: Encounter, one: Combatant) -> Iterator[Spans]:
    """Numbers, temporary ones and the word for it."""
    now = rows.health(table, one)
    line = [Span(words.hp(now.numbers), now.look)]
    if now.temp:
        line.append(Span(f"  {words.temp(now.temp)}", "good"))
    state = (
        terms.state(one.state) if one.state != "up" else terms.health(numbers.health(table, one.id))
    )
    yield (*line, Span(f"  {state}"))
    if now.saves:
        made, failed = now.saves.split(" ")
        yield (Span(words.death_saves(made, failed), "down"),)


def trail(one: Combatant) -> str:
    """TRACK-12: the hit points it had, one after the other; the end of it is a dagger."""
    shown = [str(hp) for hp in one.hp_trail]
    if shown and one.state == "dead" and shown[-1] == "0":
        shown[-1] = signs.DEAD
    return " ".join(shown)


def curve(table: Encounter, one: Combatant, width: int) -> str:
    """The last of them as a line of bars, as high as they were."""
    top = max(numbers.maximum(table, one.id).value, *one.hp_trail)
    return signs.sparkline(one.hp_trail[-max(4, width // 2) :], top)


def lying_on_it(table: Encounter, one: Combatant, width: int) -> Iterator[Spans]:
    """Concentration and every effect with its source and end."""
    if one.concentration:
        on = ", ".join(name(table, who) for who in one.concentration.on)
        yield from folded("◈", words.concentrates(plain(one.concentration.spell), plain(on)), width)
    waits = numbers.suppressed(table, one.id)
    for same in alike(one.effects):
        effect = same[0]
        called = terms.condition(effect.name)
        parts = [called]
        if effect.until:
            whose, number = name(table, effect.until.who), effect.until.round
            parts.append(words.until(effect.until.at, whose, number))
        if effect.trigger:
            parts.append(words.until_trigger(effect.trigger))
        if effect.ongoing:
            parts.append(words.each_turn(effect.ongoing.kind, effect.ongoing.amount))
        if effect.note:
            parts.append(effect.note)
        if effect.save:
            parts.append(words.save_ends(terms.ability_short(effect.save.ability), effect.save.dc))
        sources = dict.fromkeys(each.source for each in same if each.source)
        if sources:
            parts.append(words.by(listed(name(table, source) for source in sources)))
        if all(each.id in waits for each in same):
            parts.append(words.waits())
        yield from folded("•", plain(", ".join(parts)), width)
    if one.state != "dead" and any(effect.condition for effect in one.effects):
        told = words.plight(numbers.plight(table, one.id))
        yield from folded("!", told, width)
    for told in poise(table, one):
        yield from folded("•", plain(told), width)
    yield from card_shapes.around(table, one, width)


def alike(effects: Iterable[Effect]) -> list[list[Effect]]:
    """Those that differ in their source alone stand together."""
    found: dict[Effect, list[Effect]] = {}
    for effect in effects:
        found.setdefault(replace(effect, id=0, source="", cause=""), []).append(effect)
    return list(found.values())


def poise(table: Encounter, one: Combatant) -> Iterator[str]:
    """What it rides or carries, how high it is, what it waits for, how well it hides."""
    if one.mount in table.combatants:
        yield words.rides(name(table, one.mount), one.controlled)
    if rider := numbers.rider_of(table, one.id):
        yield words.ridden(name(table, rider))
    if one.aloft:
        yield words.aloft(one.aloft)
    if one.place:
        yield words.place(compass.cell(one.place))
    if one.facing:
        yield words.facing(compass.facing(one.facing))
    if one.ready:
        yield words.readied(one.ready.trigger, one.ready.spell)
    if one.hiding is not None:
        yield words.hiding(one.hiding)
