"""What the start or end of a line's turn does to effects: some end, others ask (COND-02).

A moment is the start or end of one line's turn in one round. Lines that nobody acts for have their
moments too, so that the place of the dead and the gone still ends what hangs on it.
"""

from collections.abc import Iterable, Iterator, Mapping

from tracker.encounter import numbers
from tracker.encounter.decide import (
    concentration,
    conditions,
    legends,
    prompts,
    recharging,
    regenerating,
    zones,
)
from tracker.encounter.decide.deciding import Deciding
from tracker.encounter.effects import Effect
from tracker.encounter.model import Combatant, Encounter, Id
from tracker.rules import dying as dying_rules
from tracker.rules.durations import At, Moment, is_due
from tracker.rules.dying import DEATH_SAVE_DC
from tracker.rules.reasons import by_option


def effects_on(table: Encounter) -> Iterator[tuple[Combatant, Effect]]:
    """Every effect with its bearer."""
    for creature in table.combatants.values():
        for effect in creature.effects:
            yield creature, effect


def anchors(table: Encounter) -> frozenset[Id]:
    """Creatures on whose turns something ends."""
    ends = frozenset(effect.until.who for _, effect in effects_on(table) if effect.until)
    ends |= {zone.until.who for zone in table.zones if zone.until}
    return ends | {one.clock.who for one in table.combatants.values() if one.clock}


def end_due(deciding: Deciding, line: Id, at: At) -> None:
    """End what this moment ends, on whomever it lies."""
    table = deciding.table
    members = table.lines[line].members
    moment = Moment(table.round, line, at)
    for creature, effect in effects_on(table):
        until = effect.until
        if until is None or until.who not in members:
            continue
        end = Moment(until.round, line, "end" if until.at == "end" else "start")
        if is_due(end, moment):
            run_out(deciding, creature.id, effect)
    zones.end_due(deciding, line, at)


def end_with(deciding: Deciding, leaving: Iterable[Id]) -> None:
    """Who leaves takes along what was to end on its turns, where its place does not stay (COND-02)."""
    if numbers.rulings(deciding.table).anchors_stay:
        return
    gone = frozenset(leaving)
    why = (by_option("COND-02", "anchors_stay"),)
    for creature, effect in tuple(effects_on(deciding.table)):
        hangs = effect.until is not None and effect.until.who in gone
        if hangs and effect in deciding.creature(creature.id).effects:
            conditions.end(deciding, creature.id, effect, "gone", why)
    for zone in deciding.table.zones:
        if zone.until is not None and zone.until.who in gone:
            zones.end(deciding, zone, "gone")


def run_out(deciding: Deciding, who: Id, effect: Effect) -> None:
    """Its time is up, and with the last effect of a concentration that one's too."""
    if effect not in deciding.creature(who).effects:
        return
    conditions.end(deciding, who, effect, "time")
    if effect.concentration:
        concentration.run_out(deciding, effect.source)


def ask_at_start(
    deciding: Deciding, members: Iterable[Id], hurt_by: Mapping[Id, tuple[str, ...]]
) -> None:
    """Lair, regeneration, death save, saves against effects, ongoing damage, recharge.

    `hurt_by` are the damage types each took since the start of its last turn.
    """
    asking = by_asker(deciding.table, "start")
    for who in members:
        if deciding.creature(who).kind == "lair":
            prompts.ask_once(deciding, "lair", who)
        regenerating.ask_traits(deciding, who, hurt_by.get(who, ()))
        ask_death_save(deciding, who)
        ask_of_effects(deciding, who, asking.get(who, []), hurt_by.get(who, ()))
        zones.ask_all(deciding, (who,), "start")
        if deciding.creature(who).takes_turns:
            for name, needed in recharging.spent(deciding.table, who):
                prompts.ask_once(deciding, "recharge", who, dc=needed, subject=name)


def ask_death_save(deciding: Deciding, who: Id) -> None:
    """Of whoever is dying, unless it dies only if it does not regenerate (DEATH-03)."""
    dying = deciding.creature(who).state == "dying"
    if dying and dying_rules.is_due(numbers.body_of(deciding.table, who)):
        bonus = numbers.death_save_bonus(deciding.table, who).value
        prompts.ask_once(deciding, "death-save", who, dc=DEATH_SAVE_DC, bonus=bonus)


def ask_at_end(deciding: Deciding, members: Iterable[Id]) -> None:
    """Saves against effects and ongoing damage, then others' legendary actions."""
    asking = by_asker(deciding.table, "end")
    ending = tuple(members)
    for who in ending:
        prompts.withdraw(deciding, "own-turn", who=who, kind="legendary")
        hurt_by = deciding.creature(who).hurt_by
        ask_of_effects(deciding, who, asking.get(who, []), hurt_by)
        zones.ask_all(deciding, (who,), "end")
    if ending:
        legends.offer(deciding, ending)


def by_asker(table: Encounter, at: At) -> dict[Id, list[tuple[Id, Effect]]]:
    """Effects that ask at that end of a turn, with their bearers, by whose turn it is."""
    found: dict[Id, list[tuple[Id, Effect]]] = {}
    for bearer, effect in effects_on(table):
        asks: set[Id] = set()
        if effect.ongoing and effect.ongoing.at == at:
            asks.add(bearer.id)
        if effect.save and effect.save.at == at:
            asks.add(effect.save.who)
        for who in asks:
            found.setdefault(who, []).append((bearer.id, effect))
    return found


def ask_of_effects(
    deciding: Deciding,
    who: Id,
    asking: Iterable[tuple[Id, Effect]],
    hurt_by: tuple[str, ...] = (),
) -> None:
    """What a creature's own effects do to it, then the saves that its turn asks for."""
    for bearer, effect in asking:
        if not deciding.creature(bearer).takes_turns:
            continue
        if bearer == who and effect.ongoing and effect in numbers.working(deciding.table, who):
            ask_ongoing(deciding, who, effect, hurt_by)
        if effect.save and effect.save.who == who and deciding.creature(bearer).takes_turns:
            ask_save(deciding, bearer, effect)


def ask_ongoing(deciding: Deciding, who: Id, effect: Effect, hurt_by: tuple[str, ...]) -> None:
    """Damage, or healing unless what was taken stops it."""
    if effect.ongoing is None:
        return
    subject = f"{effect.name}: {effect.ongoing.amount}"
    if effect.ongoing.kind == "mend":
        regenerating.ask(deciding, who, numbers.regrowth_of(effect), hurt_by)
    else:
        prompts.ask_once(deciding, "ongoing", who, subject=subject, effect=effect.id)


def ask_save(deciding: Deciding, who: Id, effect: Effect) -> None:
    """The save that may end an effect, unless something has just ended it."""
    if effect.save is None or effect not in deciding.creature(who).effects:
        return
    save = effect.save
    prompts.ask_once(
        deciding,
        "repeat-save",
        who,
        dc=save.dc,
        ability=save.ability,
        bonus=numbers.save_bonus(deciding.table, who, save.ability).value,
        subject=effect.name,
        effect=effect.id,
    )
