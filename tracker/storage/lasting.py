"""Effects between a table and a file: as people write them, and written as people would."""

from typing import Any

from tracker.encounter.effects import Effect, Modifiers, Ongoing
from tracker.encounter.members import left
from tracker.storage.written_parts import WrittenEffect


def effect_of(written: WrittenEffect) -> Effect:
    """A named effect; `set up` gives it its number, and its end a bearer."""
    changes = written.modifiers
    modifiers = Modifiers(
        changes.ac,
        changes.attack,
        changes.save,
        changes.speed,
        changes.speed_set,
        changes.max_hp,
        changes.ac_least,
        changes.speed_times,
        changes.save_mode,
        changes.save_for,
    )
    lasting = written.ongoing
    ongoing = None
    if lasting:
        stops, at_zero = lasting.unless, lasting.at_zero
        ongoing = Ongoing(lasting.kind, lasting.amount, lasting.at, stops, at_zero)
    return Effect(
        0,
        written.name,
        condition=written.condition,
        until=left(written.rounds) if written.rounds else None,
        modifiers=modifiers,
        ongoing=ongoing,
        secret=written.secret,
        trigger=written.trigger,
        note=written.note,
    )


def written(effect: Effect) -> dict[str, Any]:
    """The same as it stands in a file, without what goes without saying."""
    changes, lasting = effect.modifiers, effect.ongoing
    modifiers = {
        "ac": changes.ac,
        "attack": changes.attack,
        "save": changes.save,
        "speed": changes.speed,
        "max_hp": changes.max_hp,
        "ac_least": changes.ac_least,
        "speed_times": changes.speed_times,
        "save_mode": changes.save_mode,
        "save_for": list(changes.save_for),
    }
    said = {name: value for name, value in modifiers.items() if value}
    if changes.speed_set is not None:
        said["speed_set"] = changes.speed_set
    ongoing: dict[str, Any] = {}
    if lasting:
        ongoing = {"kind": lasting.kind, "amount": lasting.amount, "at": lasting.at}
        ongoing |= {"unless": list(lasting.unless)} if lasting.unless else {}
        ongoing |= {"at_zero": True} if lasting.at_zero else {}
    fields: dict[str, Any] = {
        "name": effect.name,
        "condition": effect.condition,
        "rounds": effect.until.round if effect.until else 0,
        "modifiers": said,
        "ongoing": ongoing,
        "secret": effect.secret,
        "trigger": effect.trigger,
        "note": effect.note,
    }
    return {name: value for name, value in fields.items() if value}
