"""What a preview says of each target of a save, as plain values for the table of saves."""

from collections.abc import Iterable
from typing import NamedTuple

from tracker.encounter import numbers
from tracker.encounter.decide import saving
from tracker.encounter.events import (
    DamageTaken,
    EffectAdded,
    Event,
    SaveRolled,
    StateChanged,
)
from tracker.encounter.model import Encounter, Id
from tracker.encounter.options import players_roll
from tracker.i18n import screens_blows as words
from tracker.i18n import terms
from tracker.session import Preview
from tracker.tui.dialogs.outcome import hit_points_change
from tracker.tui.plain import plain

NOTED = ("immune", "resistance-halves", "vulnerability-doubles", "below-threshold", "evasion")
"""Reasons of damage that a row has a word for."""


FALLING = frozenset({"unconscious", "prone"})
"""What comes with 0 hit points."""


class Told(NamedTuple):
    """One target in an outcome."""

    total: int | None = None
    success: bool | None = None
    """None: nobody saves."""
    by_dm: bool = False
    share: str = ""
    """`full`, `half`, `none`; empty without damage."""
    damage: int | None = None
    hp: str = ""
    """`44 → 30`."""
    notes: tuple[str, ...] = ()


NOTHING = Told()


def of(preview: Preview, who: Iterable[Id]) -> dict[Id, Told]:
    """Each target; the first save and the first damage of it count."""
    own: dict[Id, list[Event]] = {one: [] for one in who if one in preview.before.combatants}
    for event in preview.events:
        match event:
            case SaveRolled(who=one) | DamageTaken(target=one) | EffectAdded(target=one):
                own.get(one, []).append(event)
            case _:
                pass
    return {one: _of(preview, one, events) for one, events in own.items()}


def _of(preview: Preview, who: Id, events: Iterable[Event]) -> Told:
    told = NOTHING
    notes: list[str] = []
    for event in events:
        match event:
            case SaveRolled() if told.success is None:
                told = told._replace(total=event.total, success=event.success, by_dm=event.by_dm)
            case DamageTaken() if told.damage is None:
                told = told._replace(damage=event.total, share=_share(event))
                notes += [words.noted(key) for key in _keys(event) if key in NOTED]
            case EffectAdded() if _put_on(event, preview, who):
                notes.append(terms.condition(event.effect.name))
            case _:
                pass
    notes += _state(preview, who)
    return told._replace(hp=_hit_points(preview, who), notes=tuple(dict.fromkeys(notes)))


def _state(preview: Preview, who: Id) -> list[str]:
    """The state it comes to."""
    before, after = preview.before.combatants[who], preview.after.combatants.get(who)
    return [terms.state(after.state)] if after is not None and after.state != before.state else []


def _put_on(event: EffectAdded, preview: Preview, who: Id) -> bool:
    """Whether it is a condition of the save; those of falling at 0 say nothing new."""
    if not event.effect.condition:
        return False
    falls = preview.after.combatants[who].hp == 0 < preview.before.combatants[who].hp
    return not (falls and event.effect.name in FALLING)


def _keys(event: DamageTaken) -> list[str]:
    return [reason.key for reason in event.reasons]


def _share(event: DamageTaken) -> str:
    keys = _keys(event)
    if "none-on-save" in keys:
        return "none"
    return "half" if "half-on-save" in keys else "full"


def _hit_points(preview: Preview, who: Id) -> str:
    before, after = preview.before.combatants[who], preview.after.combatants.get(who)
    if after is None or (before.hp == after.hp and before.temp_hp == after.temp_hp):
        return str(before.hp)
    return hit_points_change(before, after)


def players(table: Encounter, who: Id, ability: str) -> bool:
    """Whether a player rolls this save and calls the total."""
    return players_roll(table.options) and saving.rolls_itself(table, who, ability)


def bonus(table: Encounter, who: Id, ability: str) -> str:
    """`+2`."""
    return f"{numbers.save_bonus(table, who, ability).value:+d}"


def name(table: Encounter, who: Id) -> str:
    """With its feature: goblins look alike."""
    one = table.combatants[who]
    feature = f" · {plain(one.feature)}" if one.feature else ""
    return f"{plain(one.full_name)}{feature}"


def others(events: Iterable[Event], who: Iterable[Id]) -> tuple[Event, ...]:
    """Events that the rows do not tell; of a condition that many get, the first one."""
    those = frozenset(who)
    found: list[Event] = []
    told: set[str] = set()
    for event in events:
        match event:
            case SaveRolled(who=one) | DamageTaken(target=one) | StateChanged(target=one) if (
                one in those
            ):
                continue
            case EffectAdded(target=one, effect=effect) if one in those:
                if effect.name in told or effect.name in FALLING:
                    continue
                told.add(effect.name)
            case _:
                pass
        found.append(event)
    return tuple(found)
