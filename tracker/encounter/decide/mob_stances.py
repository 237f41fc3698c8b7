"""What speaks for and against the attacks of a mob, and who of it cannot attack like that (MOB-06).

Members that are alike in all that a stance asks for share one, so that a crowd costs as much as
the kinds of members it has.
"""

from typing import NamedTuple

from tracker.encounter import commands as cmd
from tracker.encounter import marks, odds
from tracker.encounter.decide import attack_traits, measuring, stances, weapons
from tracker.encounter.decide.stances import Posture
from tracker.encounter.decide.swings import Swing, Swings
from tracker.encounter.effects import Effect
from tracker.encounter.model import Encounter, Id
from tracker.encounter.options import value
from tracker.rules import mobs
from tracker.rules.attack_traits import RECKLESS
from tracker.rules.reasons import Reason, by_option
from tracker.rules.words import Mode

TABLE = "table"
"""The way of a mob that needs no dice (MOB-02)."""


class Lot(NamedTuple):
    """Attacks that share a bonus, a mode, an AC and whether they miss by rule: they hit together."""

    bonus: int
    mode: Mode
    missing: tuple[Reason, ...]
    cover: int = 0
    """What cover adds to the target's AC, and what of its shield does not count from there."""
    dice: tuple[str, ...] = ()
    """Dice that effects add to each roll; the table knows none."""


class Arms(NamedTuple):
    """A member's attacks of one lot."""

    lot: Lot
    swings: tuple[Swing, ...]
    damage: int
    close: tuple[bool, ...]
    """Whether a hit with each of them is critical by position (CRIT-04); only a roll asks."""
    reckless: bool = False


class Stances:
    """Stances worked out so far, by what makes members alike."""

    def __init__(self, table: Encounter, command: cmd.MobAttack) -> None:
        self.table = table
        self.command = command
        self.impossible: dict[Reason, tuple[Id, Swing]] = {}
        """Why some of the attacks cannot be made at all, and one of them each."""
        self.postures: dict[Lot, Posture] = {}
        self.idle: list[Reason] = []
        """Who of them takes no part, and why."""
        self.answers = attack_traits.Answers(table, command)
        self.reckless: set[Id] = set()
        """Who of them strikes so."""
        self.asked: dict[Reason, None] = {}
        """What traits of some of them would bring, if the DM says so."""
        self.found: dict[tuple[object, ...], tuple[Arms, ...]] = {}
        helps = marks.on(table.combatants[command.target], marks.HELP_ATTACK)
        self.named = any(one.about for one in helps)

    def arms_of(self, who: Id, swings: Swings) -> tuple[Arms, ...]:
        """Its attacks in lots; those that are impossible are left out."""
        one = self.table.combatants[who]
        alike = (one.side, one.effects, one.exhaustion, one.hiding, one.aloft)
        alone = self.named or measuring.on_map(self.table, who, self.command.target)
        traits = attack_traits.alike(self.table, who)
        key = (id(swings), *alike, traits, who if alone else "")
        if key not in self.found:
            self.found[key] = self.sorted(who, swings)
        found = self.found[key]
        if any(one.reckless for one in found):
            self.reckless.add(who)
        return found

    def sorted(self, who: Id, swings: Swings) -> tuple[Arms, ...]:
        """Each attack in its lot."""
        lots: dict[Lot, list[tuple[Swing, bool]]] = {}
        reckless: set[Lot] = set()
        dice = odds.dice_of(self.table, who) if self.command.way != TABLE else ()
        for bonus, mine in swings.items():
            for swing in mine:
                posture, lost = self.posture(who, swing)
                if posture.stance.impossible:
                    self.impossible.setdefault(posture.stance.impossible[0], (who, swing))
                    continue
                stance = posture.stance
                cover = stance.cover_bonus + lost
                lot = Lot(bonus + stance.modifier, stance.mode, stance.auto_miss, cover, dice)
                self.postures.setdefault(lot, posture)
                lots.setdefault(lot, []).append((swing, stance.auto_crit))
                if RECKLESS.reason in stance.pro:
                    reckless.add(lot)
        return tuple(
            Arms(
                lot,
                tuple(swing for swing, _ in mine),
                sum(swing.damage for swing, _ in mine),
                tuple(close for _, close in mine),
                lot in reckless,
            )
            for lot, mine in lots.items()
        )

    def posture(self, who: Id, swing: Swing) -> tuple[Posture, int]:
        """Every source, as for a single attack (ATK-07), and what a shield does not cover."""
        command = self.command
        single = cmd.AttackTarget(
            who,
            command.target,
            mode=command.mode,
            cover=command.cover,
            percent=command.percent,
            range=command.range,
            struck=command.struck,
            near=command.near,
            near_foe=command.near_foe,
            light=command.light,
            unseen=command.unseen,
            traits=self.answers.of(who),
        )
        single, found = measuring.measured(self.table, single)
        lost, why = measuring.past_shield(self.table, single)
        aim = weapons.aim_of(swing.attack, single.range)
        posture = stances.of(self.table, who, command.target, aim, single)
        self.asked.update(dict.fromkeys(posture.asked))
        return posture._replace(reasons=(*posture.reasons, *found, *why)), lost

    def shift(self, lot: Lot) -> int:
        """What the mode does to the table's number; the DM's own stands, and dice know better."""
        command = self.command
        if command.needed is not None or command.way != TABLE:
            return 0
        if not value(self.table.options, "mob_advantage"):
            return 0
        return mobs.shift(lot.mode)

    def reasons(self, lot: Lot) -> tuple[Reason, ...]:
        """What the log tells beside the numbers of the table."""
        posture = self.postures[lot]
        moved = mobs.shifted(lot.mode, self.shift(lot))
        unmoved = not moved and self.command.needed is None and self.command.way == TABLE
        if lot.mode != "normal" and unmoved:
            moved = (by_option("MOB-06", "mob_advantage"),)
        return (*posture.stance.reasons, *posture.reasons, *moved)

    def used(self) -> tuple[Effect, ...]:
        """Help that some attack of the mob uses up (ACT-08)."""
        helped = {
            effect.id: effect
            for posture in self.postures.values()
            if any(one.key == "attack-helped-by" for one in posture.stance.pro)
            for effect in posture.helped
        }
        return tuple(helped.values())
