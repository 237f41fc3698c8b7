"""Events of who is on the table."""

from tracker.encounter import events as ev
from tracker.encounter import party
from tracker.encounter.apply.creatures import put
from tracker.encounter.model import Encounter
from tracker.encounter.replacing import replace


def set_up(table: Encounter, event: ev.FightSetUp) -> Encounter:
    """The table of step 1; the kinds are there already."""
    laid = Encounter(
        name=event.name,
        order=tuple(line.id for line in event.lines),
        lines={line.id: line for line in event.lines},
        combatants={one.id: one for one in event.combatants},
        kinds=table.kinds,
        options=dict(event.options),
        notes=event.notes,
        read_aloud=event.read_aloud,
        next_number=event.next_number,
        seed=event.seed,
        battlefield=event.battlefield,
    )
    return replace(laid, party=party.members(laid))


def kinds_added(table: Encounter, event: ev.KindsAdded) -> Encounter:
    """Further stat blocks; a key once given keeps its block."""
    return replace(table, kinds={**dict(event.kinds), **table.kinds})


def added(table: Encounter, event: ev.CombatantsAdded) -> Encounter:
    """Newcomers with their line, last in the order until `OrderSet`."""
    line = event.line
    acted = table.acted | {line.id} if line.joined > table.round else table.acted
    order = table.order if line.id in table.order else (*table.order, line.id)
    wider = replace(
        table,
        lines={**table.lines, line.id: line},
        order=order,
        acted=acted,
        next_number=max(table.next_number, event.next_number),
    )
    return put(wider, *event.combatants)


def entered(table: Encounter, event: ev.EnteredStage) -> Encounter:
    """No longer off-stage."""
    return put(table, *(replace(table.combatants[who], enters_round=0) for who in event.who))


def removed(table: Encounter, event: ev.CombatantsRemoved) -> Encounter:
    """Gone, with their concentration; their line keeps its place."""
    return put(
        table,
        *(replace(table.combatants[who], gone=True, concentration=None) for who in event.who),
    )


def labelled(table: Encounter, event: ev.Labelled) -> Encounter:
    """A label, and one more handle to answer to."""
    creature = table.combatants[event.who]
    aliases = (*creature.aliases, event.alias) if event.alias else creature.aliases
    return put(table, replace(creature, label=event.label, aliases=aliases))


def option_set(table: Encounter, event: ev.OptionSet) -> Encounter:
    """An option's new value."""
    return replace(table, options={**table.options, event.name: event.value})


def party_kept(table: Encounter, event: ev.PartyKept) -> Encounter:
    """What the file holds now."""
    after = {one.who: one for one in event.after}
    return replace(table, party=tuple(after.get(one.who, one) for one in table.party))


def cards_shown(table: Encounter, event: ev.CardsShown) -> Encounter:
    """What everybody at the table sees."""
    return replace(table, cards=event.cards)
