"""What a passing did by itself, remembered when it closes and worked out anew when it is taken back.

All that happens in a passing is its own: ends, questions, and answers that questions gave
themselves. An answer of the DM comes later and is never part of it. What was done by hand since
then stays: a hit point taken back counts from where the creature is now.
"""

from dataclasses import replace

from tracker.encounter import events as ev
from tracker.encounter import lines, numbers
from tracker.encounter.decide import parted, reshaping
from tracker.encounter.decide.deciding import Deciding
from tracker.encounter.effects import Concentration, Effect
from tracker.encounter.model import BeforePassing, Combatant, Encounter, Id, Passage, Poise, Vitals
from tracker.rules.labels import extended

Counted = tuple[tuple[str, int], ...]
"""How often each limited thing counts as used."""
FAINT = "dying"
"""Cause of the unconsciousness at 0 hit points: it goes when the hit points come back."""


class Passing:
    """One passing while it happens."""

    def __init__(self, deciding: Deciding) -> None:
        self.deciding = deciding
        self.before = deciding.table
        self.first = len(deciding.events)
        self.passed: list[Id] = []
        deciding.drawn.clear()

    @property
    def events(self) -> list[ev.Event]:
        """Its own events so far."""
        return self.deciding.events[self.first :]

    def close(self) -> None:
        """Record the passage."""
        before = self.before
        raised = tuple(one.prompt.id for one in self.events if isinstance(one, ev.PromptRaised))
        withdrawn = tuple(
            one.prompt
            for one in self.events
            if isinstance(one, ev.PromptWithdrawn) and one.prompt.id not in raised
        )
        passage = Passage(
            round=before.round,
            active=before.active,
            acted=before.acted,
            passed=tuple(self.passed),
            before=None,
            combatants=tuple(self.touched()),
            prompts=raised,
            withdrawn=withdrawn,
            dice=tuple(self.deciding.drawn.items()),
            zones=reshaping.zones_before(self.events),
            number=before.next_number,
        )
        self.deciding.happen(ev.TurnPassed(rearranged(before, self.deciding.table, passage)))

    def touched(self) -> list[tuple[Id, BeforePassing]]:
        """What each creature was before, for those the passing changed."""
        now = self.deciding.table.combatants
        filled = self.filled()
        found = (
            (name, remembered(old, now[name], self.events, filled=name in filled))
            for name, old in self.before.combatants.items()
            if old is not now[name]
        )
        return [(name, memory) for name, memory in found if changed(memory, now[name])]

    def filled(self) -> frozenset[Id]:
        """Whose budget the passing filled."""
        began = (one for one in self.events if isinstance(one, ev.TurnBegan))
        return frozenset(who for one in began for who, _ in one.budgets)


def rearranged(before: Encounter, now: Encounter, passage: Passage) -> Passage:
    """The passage with the lines and the order it changed."""
    changed_lines = tuple(
        old
        for name, old in before.lines.items()
        if name in now.lines and now.lines[name] != old and now.lines[name].members == old.members
    )
    if before.order == now.order and not changed_lines:
        return passage
    return replace(
        passage,
        lines=changed_lines,
        made=tuple(now.lines[old.id] for old in changed_lines),
        order=before.order if before.order != now.order else (),
        ordered=now.order if before.order != now.order else (),
        ties=before.ties,
    )


def order_before(table: Encounter, passage: Passage) -> Passage:
    """The lines and the order that nobody has changed since; whatever came in since keeps its place."""
    pairs = zip(passage.lines, passage.made, strict=True)
    lines = tuple(old for old, made in pairs if table.lines.get(old.id) == made)
    same = tuple(line for line in table.order if line in passage.ordered) == passage.ordered
    if not passage.order or not same:
        return replace(passage, lines=lines, made=(), order=(), ordered=(), ties=())
    order = list(passage.order)
    for at, line in enumerate(table.order):
        if line not in order:
            order.insert(order.index(table.order[at - 1]) + 1 if at else 0, line)
    ties = passage.ties
    return replace(passage, lines=lines, made=(), order=tuple(order), ordered=(), ties=ties)


def remembered(
    old: Combatant, now: Combatant, events: list[ev.Event], *, filled: bool
) -> BeforePassing:
    """The fields of one creature that the passing may have changed."""
    there = {effect.id for effect in old.effects}
    still = {effect.id for effect in now.effects}
    before, after = vitals(old), vitals(now)
    taken = old.ready if now.ready is None else None
    lost: Concentration | None = None
    if old.concentration and any(
        isinstance(one, ev.ConcentrationEnded) and one.who == old.id for one in events
    ):
        lost = old.concentration
    return BeforePassing(
        budget=old.budget,
        surprised=old.surprised and not now.surprised,
        turns_done=old.turns_done,
        readied=taken.trigger if taken else "",
        ended=tuple(effect for effect in old.effects if effect.id not in still),
        concentration=lost,
        refilled=filled,
        entered=old.enters_round if not now.enters_round else 0,
        added=tuple(effect.id for effect in now.effects if effect.id not in there),
        vitals=before if before != after else None,
        after=after if before != after else None,
        poise=poise_before(old, now),
        ready=taken,
        gone=now.gone and not old.gone,
        guise=reshaping.before(old, now),
        worn=reshaping.guise(now) if reshaping.before(old, now) else None,
        clock=old.clock if old.clock != now.clock else None,
        ticks=now.clock.now - old.clock.now if now.clock and old.clock else 0,
    )


def vitals(creature: Combatant) -> Vitals:
    """What a tick may change of a creature, as it is now."""
    return Vitals(
        creature.hp,
        creature.temp_hp,
        creature.hp_trail,
        creature.state,
        creature.successes,
        creature.failures,
        creature.recovery_hours,
        creature.used,
        creature.hurt_by,
    )


def poise_before(old: Combatant, now: Combatant) -> Poise | None:
    """How it sat, flew or stood, where that changed; the place only if it is another one now."""
    if poise(old) == poise(now):
        return None
    return poise(old) if old.place != now.place else replace(poise(old), place=None)


def poise(creature: Combatant) -> Poise:
    """How it sits or flies now, and where it stands."""
    return Poise(creature.mount, creature.controlled, creature.aloft, creature.place)


def changed(memory: BeforePassing, now: Combatant) -> bool:
    """Whether there is anything to put back."""
    return bool(
        memory.refilled
        or memory.surprised
        or memory.turns_done != now.turns_done
        or memory.readied
        or memory.ended
        or memory.added
        or memory.concentration
        or memory.entered
        or memory.vitals
        or memory.poise
        or memory.gone
        or memory.clock
        or memory.guise
    )


def landing(table: Encounter) -> int:
    """How many passings `back` takes back: one, and more while it would land on a line that left.

    More as well while lines joined since then would stand with one turn where they stood with two.
    0 when that would go before the first turn.
    """
    count = 0
    passage = table.passage
    while passage is not None:
        count += 1
        there = passage.active in table.lines and not lines.left(table, passage.active)
        if there and parted.alike(table, passage):
            return count
        passage = passage.before
    return 0


def restorable(table: Encounter, passage: Passage) -> Passage:
    """The passage with what can be put back into the table as it is now."""
    passage = parted.with_their_groups(table, order_before(table, passage))
    lost = frozenset(who for who, old in passage.combatants if old.concentration)
    combatants = tuple(
        (who, restored(table, table.combatants[who], old, lost)) for who, old in passage.combatants
    )
    states = {who: one.state for who, one in table.combatants.items()}
    states.update((who, old.vitals.state) for who, old in combatants if old.vitals)
    asked = tuple(
        prompt
        for prompt in passage.withdrawn
        if prompt.kind == "tie" or states[prompt.who] != "dead"
    )
    back = reshaping.zones_back(table, passage, lost)
    combatants = reshaping.without_zones(combatants, (*table.zones, *back))
    return replace(passage, before=None, combatants=combatants, withdrawn=asked, zones=back)


def restored(
    table: Encounter, now: Combatant, old: BeforePassing, lost: frozenset[Id]
) -> BeforePassing:
    """One creature's memory, without effects whose concentration has ended since."""

    def holds(effect: Effect) -> bool:
        source = table.combatants.get(effect.source)
        held = source is not None and source.concentration is not None
        return not effect.concentration or held or effect.source in lost

    old = reshaping.restorable(now, old)
    ended = tuple(effect for effect in old.ended if holds(effect))
    if old.poise:
        old = replace(old, poise=seated(table, now, old.poise))
    if old.vitals is None or old.after is None:
        return replace(old, ended=ended)
    limit = max(numbers.maximum(table, now.id).value, old.vitals.hp)
    found = merged(vitals(now), old.vitals, old.after, limit)
    if found.hp and found.state in ("dying", "stable"):
        faints = tuple(effect.id for effect in now.effects if effect.cause == FAINT)
        found = replace(found, state="up", successes=0, failures=0, recovery_hours=0)
        old = replace(old, added=(*old.added, *faints))
    return replace(old, ended=ended, vitals=found, after=None)


def seated(table: Encounter, now: Combatant, before: Poise) -> Poise:
    """How it sat, if the seat is still free and both are still there; else as it sits now."""
    mount = table.combatants.get(before.mount)
    gone = now.gone or mount is None or mount.gone
    if gone or now.mount or numbers.rider_of(table, before.mount):
        return replace(before, mount=now.mount, controlled=now.controlled)
    return before


def merged(now: Vitals, before: Vitals, after: Vitals, limit: int) -> Vitals:
    """What it was before, and on top what has been done by hand since; the dead stay dead."""
    if now == after:
        return before
    if now.state == "dead" != after.state:
        return now
    hp = min(limit, max(0, now.hp + before.hp - after.hp))
    same_trail = now.hp_trail == after.hp_trail
    return Vitals(
        hp=hp,
        temp_hp=max(0, now.temp_hp + before.temp_hp - after.temp_hp),
        hp_trail=before.hp_trail if same_trail else extended(now.hp_trail, hp),
        state=before.state if now.state == after.state else now.state,
        successes=min(2, max(0, now.successes + before.successes - after.successes)),
        failures=min(3, max(0, now.failures + before.failures - after.failures)),
        recovery_hours=now.recovery_hours,
        used=uses_before(now.used, before.used, after.used),
        hurt_by=before.hurt_by + tuple(one for one in now.hurt_by if one not in before.hurt_by),
    )


def uses_before(now: Counted, before: Counted, after: Counted) -> Counted:
    """How often each limited thing counted as used, and on top what was used by hand since."""
    if now == after:
        return before
    old, then, left = dict(before), dict(after), dict(now)
    found = {name: left.get(name, 0) + old.get(name, 0) - then.get(name, 0) for name in old | left}
    return tuple((name, times) for name, times in found.items() if times > 0)
