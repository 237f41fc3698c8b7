"""The table and the players' view as text: in columns, or with `--plain` a sentence a creature."""

from tracker.cli.columns import Column, laid_out
from tracker.encounter import numbers
from tracker.encounter.model import Combatant, Encounter
from tracker.encounter.order import coming
from tracker.encounter.showing import in_order
from tracker.i18n import command_line as words
from tracker.i18n import terms
from tracker.i18n.names import line_name
from tracker.i18n.prompts import prompt_text
from tracker.i18n.rules_at_hand import for_players
from tracker.i18n.sentences import shapes
from tracker.i18n.sentences.fate import death_save_counts
from tracker.players.project import Row, View
from tracker.rules.words import BODILESS


def table_lines(table: Encounter, *, plain: bool = False) -> list[str]:
    """Head, creatures, open questions."""
    lines = [head(table)]
    creatures = in_order(table)
    if plain:
        lines += [sentence(table, one) for one in creatures]
    elif creatures:
        right = (False, True, False, False, True, True, False)
        heads = ("", *words.table_heads())
        columns = [Column(text, right=side) for text, side in zip(heads, right, strict=True)]
        lines += laid_out(columns, [cells(table, one) for one in creatures])
    lines += [shapes.standing(zone, table) for zone in table.zones]
    lines += [words.question(prompt.id, prompt_text(prompt, table)) for prompt in table.prompts]
    return lines


def head(table: Encounter) -> str:
    """Name, round, now and next."""
    following = coming(table, 1)
    return words.head(
        table.name,
        table.round,
        line_name(table, table.active),
        line_name(table, following[0]) if following else "",
        ended=table.ended,
    )


def cells(table: Encounter, one: Combatant) -> tuple[str, ...]:
    """One row of the list."""
    line = table.line_of(one.id)
    initiative = line.initiative if line else None
    body = one.kind not in BODILESS
    return (
        "▶" if line is not None and line.id == table.active else "",
        "–" if initiative is None else str(initiative),
        one.handle,
        words.called(one.full_name, one.feature),
        hit_points(table, one) if body else "",
        str(numbers.armor_class(table, one.id).value) if body else "",
        ", ".join(remarks(table, one)),
    )


def hit_points(table: Encounter, one: Combatant) -> str:
    """`5/7 +3`."""
    pool = f" +{one.temp_hp}" if one.temp_hp else ""
    own = "".join(f" ({one.hp}/{one.maximum})" for one in numbers.beneath(table, one.id))
    return f"{one.hp}/{numbers.maximum(table, one.id).value}{pool}{own}"


def remarks(table: Encounter, one: Combatant) -> list[str]:
    """State, conditions, effects, concentration, and whether players do not see it."""
    said = [] if one.state == "up" else [terms.state(one.state)]
    if one.state == "dying" and (one.successes or one.failures):
        said.append(death_save_counts(one.successes, one.failures))
    held = dict.fromkeys(effect.name for effect in one.effects)
    implied = sorted(numbers.conditions(table, one.id) - set(held))
    said += [terms.condition(name) for name in (*held, *implied)]
    said += [shapes.inside(zone) for zone in table.zones if one.id in zone.inside]
    if one.exhaustion:
        said.append(words.exhaustion(one.exhaustion))
    if one.concentration is not None:
        said.append(words.concentrates(one.concentration.spell))
    if one.surprised:
        said.append(words.surprised())
    if one.hiding is not None:
        said.append(words.hiding(one.hiding))
    if one.ready is not None:
        said.append(words.readied(one.ready.trigger))
    if one.enters_round:
        said.append(words.enters(one.enters_round))
    return [*said, words.hidden()] if one.hidden else said


def sentence(table: Encounter, one: Combatant) -> str:
    """A creature read aloud."""
    _, initiative, handle, name, hp, ac, remark = cells(table, one)
    return words.creature_line(initiative, handle, name, hp, ac, remark)


def view_lines(view: View, *, plain: bool = False) -> list[str]:
    """What players see, as text."""
    lines = [words.head("", view.round, view.now or "", view.next or "", ended=False)]
    rows = [view_cells(row) for row in view.rows]
    if plain or not rows:
        lines += [", ".join(filter(None, row)) for row in rows]
    else:
        right = (True, False, False, False)
        columns = [
            Column(text, right=side) for text, side in zip(words.view_heads(), right, strict=True)
        ]
        lines += laid_out(columns, rows)
    lines += [words.card(card.who, for_players.title(card.name), card.text) for card in view.cards]
    return [*lines, view.message] if view.message else lines


def view_cells(row: Row) -> tuple[str, ...]:
    """One row of the players' list."""
    health = terms.health(row.health) if row.health else ""
    if row.hp is not None and row.max_hp is not None:
        health = f"{row.hp}/{row.max_hp}"
    return (
        "" if row.initiative is None else str(row.initiative),
        row.name,
        terms.state(row.state) if row.state == "dead" else health,
        ", ".join(terms.condition(name) for name in row.conditions),
    )
