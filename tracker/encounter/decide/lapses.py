"""What the start or end of a line's turn does to effects: some end, others ask (COND-02).

A moment is the start or end of one line's turn in one round. Lines that nobody acts for have their
moments too, so that the place of the dead and the gone still ends what hangs on it.
"""

from collections.abc import Iterable, Iterator

from tracker.encounter import numbers
from tracker.encounter.decide import conditions, prompts, recharging
from tracker.encounter.decide.deciding import Deciding
from tracker.encounter.effects import Effect
from tracker.encounter.model import Combatant, Encounter, Id
from tracker.rules.durations import At, Moment, is_due
from tracker.rules.dying import DEATH_SAVE_DC


def effects_on(table: Encounter) -> Iterator[tuple[Combatant, Effect]]:
    """Every effect with its bearer."""
    for creature in table.combatants.values():
        for effect in creature.effects:
            yield creature, effect


def anchors(table: Encounter) -> frozenset[Id]:
    """Creatures on whose turns something ends."""
    return frozenset(effect.until.who for _, effect in effects_on(table) if effect.until)


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
        if is_due(end, moment) and effect in deciding.creature(creature.id).effects:
            conditions.end(deciding, creature.id, effect, "time")


def ask_at_start(deciding: Deciding, members: Iterable[Id]) -> None:
    """Death save, saves against effects, ongoing damage, recharge: what the start asks."""
    asking = by_asker(deciding.table, "start")
    for who in members:
        if deciding.creature(who).state == "dying":
            bonus = numbers.death_save_bonus(deciding.table, who).value
            prompts.ask_once(deciding, "death-save", who, dc=DEATH_SAVE_DC, bonus=bonus)
        ask_of_effects(deciding, who, asking.get(who, []))
        if deciding.creature(who).takes_turns:
            for name, needed in recharging.spent(deciding.table, who):
                prompts.ask_once(deciding, "recharge", who, dc=needed, subject=name)


def ask_at_end(deciding: Deciding, members: Iterable[Id]) -> None:
    """Saves against effects and ongoing damage: what the end asks."""
    asking = by_asker(deciding.table, "end")
    for who in members:
        ask_of_effects(deciding, who, asking.get(who, []))


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


def ask_of_effects(deciding: Deciding, who: Id, asking: Iterable[tuple[Id, Effect]]) -> None:
    """What a creature's own effects do to it, then the saves that its turn asks for."""
    for bearer, effect in asking:
        if not deciding.creature(bearer).takes_turns:
            continue
        if bearer == who and effect.ongoing and effect in numbers.working(deciding.table, who):
            subject = f"{effect.name}: {effect.ongoing.amount}"
            prompts.ask_once(deciding, "ongoing", who, subject=subject, effect=effect.id)
        if effect.save and effect.save.who == who and deciding.creature(bearer).takes_turns:
            ask_save(deciding, bearer, effect)


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
