"""Step 1 of every fight: the opening becomes a table, and what is rolled stays rolled."""

from dataclasses import replace

from tracker.encounter import bounds, lines, options
from tracker.encounter import commands as cmd
from tracker.encounter import events as ev
from tracker.encounter.decide import hanging, initiative, mustering, placing
from tracker.encounter.decide.deciding import Deciding
from tracker.encounter.options import OptionValue
from tracker.encounter.refusals import Refused


def set_up(deciding: Deciding, command: cmd.SetUp) -> None:
    """Ids, handles, labels, hit points; initiative that is known already makes an order."""
    table = deciding.table
    if table.combatants or table.round:
        raise Refused("already-set-up")
    opening = command.opening
    chosen = chosen_options(opening.options)
    blank = replace(table, options=dict(chosen))
    mustered = mustering.muster(blank, opening.entries, deciding.chance)
    mustered = hanging.resolved(opening.entries, mustered)
    if mustered.kinds:
        deciding.happen(ev.KindsAdded(mustered.kinds))
    deciding.happen(
        ev.FightSetUp(
            name=bounds.name(command.name) if command.name else "",
            combatants=mustered.combatants,
            lines=mustered.lines,
            options=chosen,
            notes=bounds.note(opening.notes),
            read_aloud=bounds.note(opening.read_aloud),
            next_number=mustered.next_number,
            seed=command.seed,
            battlefield=placing.checked(opening.battlefield),
        )
    )
    known = [line.id for line in mustered.lines if line.initiative is not None and not line.hangs]
    if known:
        initiative.place(deciding, known)
    order = lines.nested(deciding.table, lines.roots(deciding.table))
    if order != deciding.table.order:
        deciding.happen(ev.OrderSet(order, deciding.table.ties))


def chosen_options(
    given: tuple[tuple[str, OptionValue], ...],
) -> tuple[tuple[str, OptionValue], ...]:
    """What the opening chooses; a single flag beside an edition has the last word."""
    found: dict[str, OptionValue] = {}
    for whole in (True, False):
        for name, value in given:
            if (name == options.EDITION) is whole:
                found.update(option_values(name, value))
    return tuple(found.items())


def option_values(name: str, value: OptionValue) -> tuple[tuple[str, OptionValue], ...]:
    """An option and its value, or every flag of an edition with what that edition says."""
    if name != options.EDITION:
        return ((name, option_value(name, value)),)
    if str(value) not in options.EDITIONS:
        allowed = ", ".join(options.EDITIONS)
        raise Refused("bad-option-value", name=name, value=str(value), allowed=allowed)
    return options.set_by(name, value)


def option_value(name: str, value: OptionValue) -> OptionValue:
    """The value an option takes; words for on and off count too.

    Refuses `unknown-option` with the names there are, `bad-option-value` with what is allowed.
    """
    if name not in options.OPTIONS:
        raise Refused("unknown-option", name=name, known=", ".join(near(name)))
    option = options.OPTIONS[name]
    if option.values:
        if value in option.values:
            return value
        raise Refused(
            "bad-option-value", name=name, value=str(value), allowed=", ".join(option.values)
        )
    word = str(value).lower()
    if word in ("on", "true", "yes", "1"):
        return True
    if word in ("off", "false", "no", "0"):
        return False
    raise Refused("bad-option-value", name=name, value=str(value), allowed="on, off")


def near(name: str) -> tuple[str, ...]:
    """Options with a word in common, else all of them."""
    asked = set(name.lower().replace("-", "_").split("_"))
    found = tuple(one for one in options.NAMES if asked & set(one.split("_")))
    return found or options.NAMES
