"""The three ways a mob attacks: by the table, by a d20 for each attack, by what is to be expected.

The table and the average need no dice and know no critical hits (MOB-02, MOB-06). The average is
the chance of each attack times its damage; it lands as the number of hits that is to be expected,
so that defences, rounded hit by hit, see hits and not one enormous blow.
"""

from collections.abc import Iterable, Iterator, Sequence
from fractions import Fraction
from math import floor
from typing import NamedTuple

from tracker.encounter import commands as cmd
from tracker.encounter import numbers
from tracker.encounter.decide import amounts, riders
from tracker.encounter.decide.deciding import Deciding
from tracker.encounter.decide.mob_blows import Blow
from tracker.encounter.decide.mob_stances import Lot
from tracker.encounter.decide.save_throw import rolled_bonuses, two_d20
from tracker.encounter.decide.swings import Swing
from tracker.encounter.model import Id
from tracker.encounter.refusals import Refused
from tracker.rules import attacks, checks, mobs
from tracker.rules.damage import Part
from tracker.rules.reasons import Reason, because
from tracker.rules.rulings import Rulings

MOST_DICE = 400
"""More d20s than that are no game any more, and their line could not be typed again."""


class Hitter(NamedTuple):
    """One attacker with all its attacks of one bonus: by the table they hit together (MOB-05)."""

    who: Id
    swings: tuple[Swing, ...]
    damage: int
    """Average of all of them."""
    close: tuple[bool, ...] = ()
    """Whether a hit with each is critical by position (CRIT-04)."""


class Aimed(NamedTuple):
    """A lot with the number each of its attacks needs."""

    lot: Lot
    hitters: list[Hitter]
    needed: int


class Outcome(NamedTuple):
    """What became of a lot."""

    aimed: Aimed
    result: mobs.Mob
    blows: tuple[Blow, ...]
    hitting: tuple[tuple[Swing, int], ...]
    """Attacks that hit, and how often: what else they bring is left to the DM."""
    dice: tuple[int, ...] = ()
    criticals: int = 0


def by_table(aimed: Aimed, rulings: Rulings) -> Outcome:
    """So many attackers, one hit (MOB-02, MOB-03); the greatest damage hits first (MOB-04)."""
    lot, hitters, needed = aimed
    damages = [one.damage for one in hitters]
    result = missed(lot, mobs.resolve(len(hitters), needed, damages, rulings))
    hitting = [hitters[at] for at in mobs.hitters(damages, result.hits)]
    blows = tuple(Blow(one.who, each.parts, each.melee) for one in hitting for each in one.swings)
    return Outcome(aimed, result, blows, counted(each for one in hitting for each in one.swings))


def missed(lot: Lot, result: mobs.Mob) -> mobs.Mob:
    """Whatever the table says, what misses by rule hits nobody (WATER-03)."""
    if not lot.missing:
        return result
    return result._replace(hits=0, left_over=result.attackers, damage=0, single_rolls=False)


def counted(swings: Iterable[Swing]) -> tuple[tuple[Swing, int], ...]:
    """Each attack once, with how often it comes."""
    found: dict[int, tuple[Swing, int]] = {}
    for swing in swings:
        found[id(swing)] = (swing, found.get(id(swing), (swing, 0))[1] + 1)
    return tuple(found.values())


def by_average(aimed: Aimed) -> Outcome:
    """Chance times damage of every attack, spread over the hits that are to be expected."""
    lot, hitters, needed = aimed
    chance = attacks.hit_chance(lot.mode, 0, needed, dice=lot.dice, auto_miss=bool(lot.missing))
    kinds = counted(swing for one in hitters for swing in one.swings)
    first = {id(swing): one.who for one in reversed(hitters) for swing in one.swings}
    running: dict[tuple[str, frozenset[str]], Fraction] = {}
    blows = []
    for swing, count in kinds:
        expected = chance * count
        hits = max(1, floor(expected))
        for _ in range(hits):
            parts = tuple(share(part, expected / hits, running) for part in swing.parts)
            if any(part.amount for part in parts):
                blows.append(Blow(first[id(swing)], parts, swing.melee))
    swung = sum(count for _, count in kinds)
    total = sum(part.amount for blow in blows for part in blow.parts)
    why = because("MOB-05", "mob-average", percent=attacks.percent(chance), attacks=swung)
    result = mobs.Mob(
        len(hitters), needed, 0, floor(chance * swung), 0, total, False, (needs(needed), why)
    )
    expected_hits = tuple((swing, ceiling(chance * count)) for swing, count in kinds if chance)
    return Outcome(aimed, result, tuple(blows), expected_hits)


def ceiling(number: Fraction) -> int:
    """Rounded up: whoever may have been hit at all counts."""
    return -floor(-number)


def share(part: Part, times: Fraction, running: dict[tuple[str, frozenset[str]], Fraction]) -> Part:
    """This blow's whole points of a type, so that the sum of all is rounded down only once."""
    key = (part.type, part.qualities)
    before = running.get(key, Fraction(0))
    running[key] = before + times * part.amount
    return part._replace(amount=floor(running[key]) - floor(before))


def needs(needed: int) -> Reason:
    """The number each needs (MOB-01)."""
    return because("MOB-01", "needed", needed=needed)


class Fallen(NamedTuple):
    """All dice to hit of a mob, attack by attack, lot by lot."""

    firsts: list[int]
    seconds: list[int]
    extra: list[int]
    rolls: list[attacks.AttackRoll]


class Rolls:
    """Rolling all: two d20s and the dice of effects for each attack, then all damage.

    The damage of a miss is drawn too, so that amended attacks see the same dice.
    """

    def __init__(self, deciding: Deciding, command: cmd.MobAttack, lots: Sequence[Aimed]) -> None:
        self.deciding = deciding
        self.command = command
        self.lots = lots
        self.fallen = Fallen([], [], [], [])
        self.known = list(command.damage)
        self.check()
        for aimed in lots:
            for one in aimed.hitters:
                for close in one.close:
                    self.throw(aimed, one.who, close=close)

    def check(self) -> None:
        """Refused: more dice than fit, or more typed than there are attacks."""
        swung = [(aimed.lot, len(one.swings)) for aimed in self.lots for one in aimed.hitters]
        firsts = sum(count for _, count in swung)
        self.firsts = firsts
        dice = firsts + sum(count for lot, count in swung if lot.mode != "normal")
        if dice > MOST_DICE:
            raise Refused("mob-too-many-dice", count=dice, most=MOST_DICE)
        if len(self.command.d20) > dice:
            raise Refused("too-many-dice", given=len(self.command.d20), most=dice)

    def throw(self, aimed: Aimed, who: Id, *, close: bool) -> None:
        """One attack roll."""
        deciding, command, fallen = self.deciding, self.command, self.fallen
        at, second = len(fallen.firsts), self.firsts + len(fallen.seconds)
        known = command.d20[: self.firsts][at : at + 1]
        two = aimed.lot.mode != "normal"
        if known and two:
            known += command.d20[second : second + 1]
        drawn = two_d20(deciding, known)
        fallen.firsts.append(drawn[0])
        fallen.seconds.extend(drawn[1:] if two else ())
        extra = self.bonus(who)
        ac = aimed.needed
        counting = drawn[: checks.dice_of(aimed.lot.mode)]
        missing = aimed.lot.missing
        fallen.rolls.append(
            attacks.resolve(counting, aimed.lot.mode, extra, ac, auto_crit=close, auto_miss=missing)
        )

    def bonus(self, who: Id) -> int:
        """What the dice of effects on the attacker come to."""
        table = self.deciding.table
        dice = numbers.attack_dice(table, who)[2] if table.combatants[who].effects else ()
        if not dice:
            return 0
        at = len(self.fallen.extra)
        known = self.command.extra[at : at + len(dice)]
        total, why, _ = rolled_bonuses(self.deciding, dice, known)
        self.fallen.extra.extend(int(dict(one.params)["rolled"]) for one in why)
        return total

    def outcomes(self) -> tuple[Outcome, ...]:
        """Every lot with its hits; typed damage that nobody dealt is refused."""
        rolls = iter(self.fallen.rolls)
        found = tuple(self.outcome(aimed, rolls) for aimed in self.lots)
        if self.known:
            given = len(self.command.damage)
            raise Refused("too-many-damage-parts", given=given, parts=given - len(self.known))
        return found

    def outcome(self, aimed: Aimed, rolls: Iterator[attacks.AttackRoll]) -> Outcome:
        """One lot: who hits, and the damage of each."""
        blows: list[Blow] = []
        hitting: list[Swing] = []
        struck: list[int] = []
        missed: list[int] = []
        for one in aimed.hitters:
            for swing in one.swings:
                roll = next(rolls)
                (struck if roll.hit else missed).append(roll.natural)
                blow = self.blow(one.who, swing, roll)
                if blow is not None:
                    hitting.append(swing)
                    blows.append(blow)
        hits = len(hitting)
        dice = (*sorted(struck, reverse=True), *sorted(missed, reverse=True))
        total = sum(part.amount for blow in blows for part in blow.parts)
        why = because("MOB-06", "mob-rolled", rolls=len(dice), hits=hits)
        reasons = (needs(aimed.needed), why)
        result = mobs.Mob(
            len(aimed.hitters), aimed.needed, 0, hits, len(dice) - hits, total, False, reasons
        )
        criticals = sum(blow.critical for blow in blows)
        return Outcome(aimed, result, tuple(blows), counted(hitting), dice, criticals)

    def blow(self, who: Id, swing: Swing, roll: attacks.AttackRoll) -> Blow | None:
        """The damage of a hit, rolled or average by the table's option (MCRIT-01)."""
        parts = len(swing.dice)
        known = tuple(self.known[:parts]) if roll.hit else ()
        known += (0,) * (parts - len(known) if known else 0)
        average = riders.uses_average(self.deciding.table, who)
        rolled = amounts.roll(
            self.deciding, swing.dice, critical=roll.critical, use_average=average, known=known
        )
        if not roll.hit:
            return None
        del self.known[:parts]
        return Blow(who, rolled.parts, swing.melee, roll.critical, rolled.dice, rolled.reasons)
