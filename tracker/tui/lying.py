"""What lies on a creature, as its row says it: what keeps it from acting first, with a sign."""

from collections.abc import Iterator

from tracker.encounter import marks, numbers
from tracker.encounter.clocks import Clock
from tracker.encounter.effects import Effect
from tracker.encounter.model import Combatant, Encounter, Line
from tracker.encounter.shapes import CAUSE
from tracker.i18n import screens as words
from tracker.i18n import terms
from tracker.rules.conditions import INCAPACITATING
from tracker.tui.plain import plain

SIGNS = {
    marks.DODGE: "◇ ",
    marks.DISENGAGE: "» ",
    marks.HELP_ATTACK: "✚ ",
    marks.HELP_TASK: "✚ ",
    marks.SQUEEZING: "≍ ",
    marks.UNDERWATER: "≈ ",
    CAUSE: "❖ ",
}
"""Before what an action left on a creature."""
STUCK = "‖ "
"""Before what keeps it from acting."""


def told(table: Encounter, one: Combatant, line: Line) -> str:
    """Everything that lies on it, the gravest first; of the dead only that."""
    if one.state == "dead":
        return terms.state(one.state)
    found: list[str] = [counted(one.clock)] if one.clock else []
    if line.delays:
        found.append(words.delays())
    if one.state == "stable":
        found.append(terms.state(one.state))
    found.extend(effects(table, one, grave=True))
    if one.surprised:
        caught = STUCK if numbers.caught(table, one.id) else ""
        found.append(f"{caught}{words.surprised()}")
    if one.concentration:
        found.append(f"◈ {plain(one.concentration.spell)}")
    found.extend(effects(table, one, grave=False))
    found.extend(f"▒ {plain(zone.name)}" for zone in table.zones if one.id in zone.inside)
    found.extend(poise(table, one))
    if one.exhaustion:
        found.append(words.exhaustion(one.exhaustion))
    if one.budget.reaction <= 0:
        found.append(words.reaction_used())
    if one.ready:
        found.append(words.readied(plain(one.ready.trigger)))
    if one.hiding is not None:
        found.append(words.hiding(one.hiding))
    return ", ".join(found)


def stuck(table: Encounter, one: Combatant) -> bool:
    """Whether something keeps it from acting; the dead need no telling."""
    if one.state == "dead" or not (one.effects or one.surprised):
        return False
    return numbers.incapacitated(table, one.id) or numbers.caught(table, one.id)


def effects(table: Encounter, one: Combatant, *, grave: bool) -> Iterator[str]:
    """Those that keep it from acting, or the others, each once; last those that wait for a stronger."""
    return iter(dict.fromkeys(each(table, one, grave=grave)))


def each(table: Encounter, one: Combatant, *, grave: bool) -> Iterator[str]:
    """The same, the same words as often as they lie on it."""
    waits = numbers.suppressed(table, one.id) if len(one.effects) > 1 else frozenset()
    for effect in sorted(longest(one.effects), key=lambda effect: effect.id in waits):
        if (keeps(effect) and one.state != "dead") != grave:
            continue
        name = plain(terms.condition(effect.name))
        left = f" {words.until_round(effect.until.round)}" if effect.until else ""
        own = f" {beneath(table, one)}" if effect.cause == CAUSE else ""
        sign = STUCK if grave else SIGNS.get(effect.cause, "")
        said = f"{sign}{name[:1].upper()}{name[1:]}{own}{left}"
        yield words.waits(said) if effect.id in waits else said


def longest(effects: tuple[Effect, ...]) -> list[Effect]:
    """Of a condition from several the one that ends last, in the place of the first; all else."""
    found: dict[str | int, Effect] = {}
    for effect in effects:
        key = effect.name if effect.condition else effect.id
        known = found.get(key)
        if known is None or (known.until and (not effect.until or later(effect, known))):
            found[key] = effect
    return list(found.values())


def later(one: Effect, other: Effect) -> bool:
    """Whether it ends in a later round."""
    return bool(one.until and other.until and one.until.round > other.until.round)


def keeps(effect: Effect) -> bool:
    """Whether its bearer cannot act (COND-09)."""
    return effect.condition and effect.name in INCAPACITATING


def beneath(table: Encounter, one: Combatant) -> str:
    """The pools that wait under the form: `(own 27/27)`."""
    waiting = numbers.beneath(table, one.id)
    said = ", ".join(words.own_pool(pool.hp, pool.maximum) for pool in waiting)
    return f"({said})" if said else ""


def counted(clock: Clock) -> str:
    """What a timer or a counter stands at."""
    if clock.step < 0:
        return words.rounds_left(clock.now)
    return f"{clock.now}/{clock.goal}" if clock.goal else str(clock.now)


def poise(table: Encounter, one: Combatant) -> Iterator[str]:
    """What it rides, and how high it is."""
    if one.mount in table.combatants:
        yield words.rides(plain(table.combatants[one.mount].handle))
    if one.aloft:
        yield words.aloft(one.aloft)
