"""What a fight came to, folded from its events alone: who did what, how it went, what it is worth.

Damage, healing and kills belong to the source of the blow, the effect or the area; where the event
names none, to nobody. One fall is counted once: as a kill, or as a foe brought down alive. What `back` takes back of a turn's passing is not counted.
"""

from collections.abc import Iterable, Sequence
from itertools import cycle, islice
from operator import itemgetter
from typing import NamedTuple

from tracker.encounter import events as ev
from tracker.encounter.model import Combatant, Encounter, Id
from tracker.encounter.values import value
from tracker.rules import rewards
from tracker.rules.words import BODILESS

PARTY = "party"
DOWN = ("dying", "stable", "dead")


@value
class Tally:
    """What one creature did and what befell it."""

    who: Id
    dealt: int = 0
    """Damage of its own that took hit points, temporary ones included."""
    taken: int = 0
    healed: int = 0
    """Hit points it regained."""
    given: int = 0
    """Hit points others or itself regained from it, where the step says by whom."""
    hits: int = 0
    misses: int = 0
    crits: int = 0
    downs: int = 0
    """How many it brought to 0 hit points and did not kill with it."""
    kills: int = 0
    fell: int = 0
    """How often it went down itself."""


@value
class Defeated:
    """A foe that is down or dead at the end."""

    who: Id
    xp: int
    """0 where nobody knows."""


@value
class Reckoning:
    """The sum of a fight."""

    rounds: int
    tallies: tuple[Tally, ...]
    """Of everybody with hit points, in the order in which they came."""
    defeated: tuple[Defeated, ...]
    xp: int
    characters: int
    share: int
    """Experience points for each character."""
    by_round: tuple[tuple[int, int, int], ...]
    """Round, damage dealt by the party, damage dealt by all others."""


class Deed(NamedTuple):
    """One thing that counts."""

    what: str
    """The field of a tally."""
    who: Id
    amount: int
    round: int
    passing: int
    """In which passing of a turn it happened by itself; 0 for none."""


class Reckoner:
    """Reads events one after another."""

    def __init__(self) -> None:
        self.deeds: list[Deed] = []
        self.round = 0
        self._passings: list[int] = []
        self._made = 0
        self._passing = 0
        self._sources: dict[Id, Id] = {}
        """Who hurt a creature last."""
        self._blows: dict[Id, tuple[Id, ...]] = {}
        """Who struck at it in this step, a mob's members once for each hit."""
        self._struck: dict[Id, int] = {}
        """What these have done to it so far."""
        self._doer: Id = ""

    def step(self, events: Sequence[ev.Event]) -> None:
        """All of one step."""
        self._passing, self._doer = 0, ""
        self._blows.clear()
        for event in events:
            self._event(event)
        self._share()

    def _event(self, event: ev.Event) -> None:
        match event:
            case ev.Attacked():
                self._attacked(event)
            case ev.MobAttacked():
                self._mob(event)
            case ev.DamageTaken():
                self._hurt(event)
            case ev.DamagePooled():
                self._pooled(event)
            case ev.Healed():
                self._healed(event)
            case ev.StateChanged():
                self._changed(event)
            case ev.ActionTaken():
                self._doer = event.who
            case ev.TurnTakenBack():
                self._taken_back(event)
            case ev.TurnPassed():
                self._passed()
            case ev.TurnEnded():
                self._passes()
            case ev.RoundBegan() | ev.TurnBegan() | ev.PointerSet():
                self._moved(event)
            case _:
                pass

    def _count(self, what: str, who: Id, amount: int = 1) -> None:
        if who and amount:
            self.deeds.append(Deed(what, who, amount, self.round, self._passing))

    def _attacked(self, event: ev.Attacked) -> None:
        self._share()
        self._blows[event.target] = (event.attacker,)
        self._count("hits" if event.hit else "misses", event.attacker)
        if event.hit and event.critical:
            self._count("crits", event.attacker)

    def _mob(self, event: ev.MobAttacked) -> None:
        self._share()
        strikers: list[Id] = []
        for lot in ev.lots_of(event):
            hits = hitters(event, lot)
            for nth, who in enumerate(hits):
                self._count("hits", who)
                self._count("crits", who, int(nth < lot.criticals))
            strikers += hits
        self._blows[event.target] = tuple(strikers)

    def _hurt(self, event: ev.DamageTaken) -> None:
        self._lost(event.target, event.source, event.total - event.overkill)

    def _pooled(self, event: ev.DamagePooled) -> None:
        for share in event.shares:
            lost = share.hp_before - share.hp + share.temp_before - share.temp_hp
            self._lost(share.target, event.source, lost)
            if share.dead:
                self._down(share.target, dead=True)

    def _lost(self, target: Id, source: Id, amount: int) -> None:
        strikers = self._blows.get(target, ())
        together = bool(strikers) and source in ("", *strikers)
        doer = strikers[0] if together else source
        self._sources[target] = doer
        self._count("taken", target, amount)
        if together:
            self._struck[target] = self._struck.get(target, 0) + amount
        else:
            self._count("dealt", doer, amount)

    def _share(self) -> None:
        """What several have struck together in a step is shared evenly, a rest by the first of them."""
        for target, amount in self._struck.items():
            each, rest = divmod(amount, len(self._blows[target]))
            for nth, who in enumerate(self._blows[target]):
                self._count("dealt", who, each + (nth < rest))
        self._struck.clear()

    def _healed(self, event: ev.Healed) -> None:
        self._count("healed", event.target, event.hp - event.hp_before)
        self._count("given", event.source or self._doer, event.hp - event.hp_before)

    def _changed(self, event: ev.StateChanged) -> None:
        if event.before == "up" and event.state in DOWN:
            self._down(event.target, dead=event.state == "dead")
        elif event.state == "dead" and event.before != "dead":
            self._count("kills", self._sources.get(event.target, ""))

    def _down(self, target: Id, *, dead: bool) -> None:
        source = self._sources.get(target, "")
        self._count("fell", target)
        self._count("kills" if dead else "downs", source)

    def _moved(self, event: ev.RoundBegan | ev.TurnBegan | ev.PointerSet) -> None:
        if not isinstance(event, ev.PointerSet):
            self._passes()
        self.round = event.round

    def _passes(self) -> None:
        self._share()
        if not self._passing:
            self._made += 1
            self._passing = self._made

    def _passed(self) -> None:
        self._passings.append(self._passing)
        self._passing = 0

    def _taken_back(self, event: ev.TurnTakenBack) -> None:
        gone = self._passings.pop() if self._passings else 0
        self.deeds = [one for one in self.deeds if not gone or one.passing != gone]
        self.round = event.passage.round


def hitters(event: ev.MobAttacked, lot: ev.MobLot) -> list[Id]:
    """Who of a lot hit, those with the highest dice first.

    The table says how many hit, not who, and so do several dice for each: then every hit is the
    next one's.
    """
    if event.way == "roll" and len(event.rolled) == len(lot.attackers):
        by_die = sorted(
            zip(event.rolled, lot.attackers, strict=True), key=itemgetter(0), reverse=True
        )
        found = [who for die, who in by_die if die == 20 or (die > 1 and die >= lot.needed)]
        if len(found) == lot.hits:
            return found
    return list(islice(cycle(lot.attackers), lot.hits))


def reckon(steps: Iterable[Sequence[ev.Event]], table: Encounter) -> Reckoning:
    """The sum of these steps, the set-up first; `table` is the one after the last."""
    reckoner = Reckoner()
    for events in steps:
        reckoner.step(events)
    sums: dict[Id, dict[str, int]] = {}
    rounds: dict[int, list[int]] = {}
    for deed in reckoner.deeds:
        own = sums.setdefault(deed.who, {})
        own[deed.what] = own.get(deed.what, 0) + deed.amount
        if deed.what == "dealt":
            ours = deed.who in table.combatants and table.combatants[deed.who].side == PARTY
            rounds.setdefault(deed.round, [0, 0])[0 if ours else 1] += deed.amount
    fighters = [one for one in table.combatants.values() if fights(one)]
    defeated = tuple(of_worth(table, one) for one in fighters if is_defeated(one))
    xp = sum(one.xp for one in defeated)
    characters = sum(one.kind == "pc" for one in fighters)
    last = max((number for number in rounds), default=0)
    return Reckoning(
        fought(table, reckoner),
        tuple(Tally(one.id, **sums.get(one.id, {})) for one in fighters),
        defeated,
        xp,
        characters,
        rewards.shares(xp, characters),
        tuple((number, *per_side(rounds.get(number))) for number in range(1, last + 1)),
    )


def per_side(dealt: list[int] | None) -> tuple[int, int]:
    """Damage of one round: by the party, by all others."""
    return (dealt[0], dealt[1]) if dealt else (0, 0)


def fought(table: Encounter, reckoner: Reckoner) -> int:
    """Rounds of the fight itself, not the time that passed behind it."""
    return reckoner.round if not table.round or table.ended else table.round


def fights(one: Combatant) -> bool:
    """Whether it is a creature, and was here."""
    return one.kind not in BODILESS and not one.enters_round


def is_defeated(one: Combatant) -> bool:
    """A foe that is down."""
    return one.kind != "pc" and one.side != PARTY and one.state in DOWN


def of_worth(table: Encounter, one: Combatant) -> Defeated:
    """With its experience points."""
    block = table.kinds.get(one.own_block)
    return Defeated(one.id, rewards.worth(block.xp, block.challenge) if block else 0)
