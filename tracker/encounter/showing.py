"""The table as plain data for `show --json`: handles instead of ids, effective numbers, no words."""

from collections.abc import Callable
from typing import Any

from tracker.encounter import lines, numbers, shapes_shown
from tracker.encounter.battlefield import PLAIN
from tracker.encounter.effects import Effect
from tracker.encounter.model import Combatant, Encounter, Id
from tracker.encounter.numbers.uses import limited
from tracker.encounter.order import following, listed
from tracker.encounter.prompts import Prompt
from tracker.rules.durations import seconds
from tracker.rules.words import BODILESS

Plain = dict[str, Any]


def shown(
    table: Encounter,
    *,
    can_undo: bool = False,
    can_redo: bool = False,
    prompt_text: Callable[[Prompt, Encounter], str] = lambda _prompt, _table: "",
) -> Plain:
    """The whole table in initiative order; null where there is nothing."""
    return {
        "name": table.name,
        "round": table.round,
        "seconds": seconds(table.round),
        "active": line_shown(table, table.active),
        "next": line_shown(table, following(table)),
        "can_undo": can_undo,
        "can_redo": can_redo,
        "ended": table.ended,
        "zones": [shapes_shown.zone(table, zone) for zone in table.zones],
        "prompts": [
            prompt_shown(table, prompt, prompt_text(prompt, table)) for prompt in table.prompts
        ],
        "combatants": [combatant_shown(table, one) for one in in_order(table)],
        **battlefield_shown(table),
    }


def battlefield_shown(table: Encounter) -> Plain:
    """The ground, where anything is known of it."""
    field = table.battlefield
    if field == PLAIN:
        return {}
    cells = {
        name: [list(cell) for cell in getattr(field, name)]
        for name in ("walls", "obstacles", "difficult", "fog")
    }
    return {"battlefield": {"grid": field.grid, **cells}}


def place_shown(one: Combatant) -> Plain:
    """Where it stands and looks, if anybody said so."""
    found: Plain = {"place": list(one.place)} if one.place else {}
    return found | ({"facing": one.facing} if one.facing else {})


def in_order(table: Encounter) -> tuple[Combatant, ...]:
    """Everyone on the table line by line; those taken out are not there."""
    members = (who for line in listed(table) for who in table.lines[line].members)
    creatures = (table.combatants[who] for who in members)
    return tuple(one for one in creatures if not one.gone)


def handle(table: Encounter, who: Id) -> str | None:
    """The handle of an id, or null for none."""
    found = table.combatants.get(who)
    return found.handle if found else None


def line_shown(table: Encounter, line: Id) -> Plain | None:
    """A line's id and the handles of the members that take turns."""
    if line not in table.lines:
        return None
    return {"line": line, "handles": [one.handle for one in table.living(line)]}


def prompt_shown(table: Encounter, prompt: Prompt, text: str) -> Plain:
    """One open question."""
    return {
        "id": prompt.id,
        "kind": prompt.kind,
        "who": handle(table, prompt.who),
        "dc": prompt.dc,
        "ability": prompt.ability or None,
        "bonus": prompt.bonus,
        "subject": prompt.subject or None,
        "text": text,
    }


def combatant_shown(table: Encounter, one: Combatant) -> Plain:
    """One creature with its effective numbers."""
    armor = numbers.armor_class(table, one.id)
    line = table.line_of(one.id)
    return {
        "handle": one.handle,
        "name": one.full_name,
        "kind": one.kind,
        "side": one.side,
        "label": one.label or None,
        "feature": one.feature or None,
        "hp": one.hp,
        "max_hp": numbers.maximum(table, one.id).value,
        "temp_hp": one.temp_hp,
        "hp_trail": list(one.hp_trail),
        "ac": armor.value,
        "base_ac": armor.base,
        "initiative": line.initiative if line else None,
        "line": line.id if line else None,
        "state": one.state,
        "bloodied": numbers.bloodied(table, one.id),
        "death_saves": {"successes": one.successes, "failures": one.failures},
        **plight_shown(table, one),
        "effects": effects_shown(table, one),
        "exhaustion": one.exhaustion,
        "concentration": concentration_shown(table, one),
        **shapes_shown.worn(table, one),
        "mount": handle(table, one.mount),
        "controls_mount": one.controlled,
        "aloft": one.aloft,
        **place_shown(one),
        "surprised": one.surprised,
        "hidden": one.hidden,
        "hiding": one.hiding,
        "readied": readied_shown(one),
        "turn": turn_shown(table, one),
        "uses": uses_shown(table, one),
        "delays": line is not None and lines.delays(table, line.id),
        "counter": counter_shown(one),
        "notes": one.notes,
    }


def counter_shown(one: Combatant) -> Plain | None:
    """What a timer or counter stands at, and where it is full; null for everybody else."""
    if one.clock is None:
        return None
    goal = one.clock.goal if one.clock.goal or one.clock.step else None
    return {"now": one.clock.now, "goal": goal}


def readied_shown(one: Combatant) -> Plain | None:
    """What waits for which trigger (ACT-10)."""
    if one.ready is None:
        return None
    return {"trigger": one.ready.trigger, "spell": one.ready.spell or None}


def conditions_shown(table: Encounter, one: Combatant) -> list[Plain]:
    """Each instance, then the implied ones."""
    said = [effect_shown(table, effect) for effect in one.effects if effect.condition]
    named = {entry["name"] for entry in said}
    implied = sorted(numbers.conditions(table, one.id) - named)
    return said + [
        {"name": name, "ends": None, "source": None, "implied": True} for name in implied
    ]


def plight_shown(table: Encounter, one: Combatant) -> Plain:
    """Its conditions, and what they come to."""
    return {"conditions": conditions_shown(table, one), "able": able_shown(table, one)}


def able_shown(table: Encounter, one: Combatant) -> Plain | None:
    """What conditions and exhaustion leave it; null for the dead and for rows without a body."""
    if one.state == "dead" or one.kind in BODILESS:
        return None
    found = numbers.plight(table, one.id)
    return {
        "act": found.can_act,
        "react": found.can_react,
        "move": found.can_move,
        "speak": found.speech,
        "attacks": found.own_attacks.mode,
        "attacked_near": found.attacks_against_near,
        "attacked_far": found.attacks_against_far,
        "critical_when_near": found.critical_when_near,
        "checks": found.checks.mode,
        "saves": {"dex": found.saves_dex.mode, "other": found.saves_other.mode},
        "fails_saves": list(found.auto_fail_saves),
        "fails_checks_needing": list(found.fails_checks_needing),
        "only_crawls": found.only_crawls,
        "may_approach_fear": found.may_approach_fear,
    }


def effects_shown(table: Encounter, one: Combatant) -> list[Plain]:
    """Every other effect; one that a stronger of its name keeps waiting says so (STACK-01)."""
    waits = numbers.suppressed(table, one.id)
    return [
        effect_shown(table, effect) | ({"suppressed": True} if effect.id in waits else {})
        for effect in one.effects
        if not effect.condition
    ]


def effect_shown(table: Encounter, effect: Effect) -> Plain:
    """Name, end and source of one instance."""
    ends: Plain | None = None
    if effect.until:
        until = effect.until
        ends = {"round": until.round, "who": handle(table, until.who), "at": until.at}
    if effect.save:
        save = effect.save
        ends = (ends or {}) | {
            "save": {
                "ability": save.ability,
                "dc": save.dc,
                "at": save.at,
                "who": handle(table, save.who),
            }
        }
    if effect.trigger:
        ends = (ends or {}) | {"trigger": effect.trigger}
    found = {"name": effect.name, "ends": ends, "source": handle(table, effect.source)}
    if effect.ongoing:
        going = effect.ongoing
        found["ongoing"] = {
            "kind": going.kind,
            "amount": going.amount,
            "at": going.at,
            "unless": list(going.unless),
            "at_zero": going.at_zero,
        }
    return found | ({"note": effect.note} if effect.note else {})


def concentration_shown(table: Encounter, one: Combatant) -> Plain | None:
    """Spell and targets."""
    if one.concentration is None:
        return None
    on = (handle(table, who) for who in one.concentration.on)
    return {"spell": one.concentration.spell, "on": [found for found in on if found]}


def uses_shown(table: Encounter, one: Combatant) -> list[Plain]:
    """Limited things: how often used, and of how many; `max` is null where nobody said."""
    return [
        {"name": each.name, "kind": each.kind or None, "used": each.used, "max": each.most or None}
        for each in limited(table, one.id)
    ]


def turn_shown(table: Encounter, one: Combatant) -> Plain:
    """What is left of the turn's budget; movement in feet by kind of speed."""
    budget = one.budget
    return {
        "action": budget.action,
        "bonus": budget.bonus,
        "reaction": budget.reaction,
        "interaction": budget.interaction,
        "attacks_left": numbers.attacks_left(table, one.id),
        "movement_left": {
            kind: numbers.movement_left(table, one.id, kind)
            for kind, _feet in numbers.block_of(table, one.id).speeds
        },
    }
