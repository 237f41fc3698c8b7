"""Saving throws: which stance a creature rolls in, and when it fails without rolling."""

from collections.abc import Sequence
from typing import NamedTuple

from tracker.rules import conditions as condition_rules
from tracker.rules import cover as covers
from tracker.rules import exhaustion as levels
from tracker.rules.checks import Stance, against, keep, stance
from tracker.rules.edition import OF_2014, Edition
from tracker.rules.reasons import Reason, because
from tracker.rules.stance import keeps_dodging
from tracker.rules.words import CoverLevel


class Saver(NamedTuple):
    """What bears on the saves of a creature."""

    conditions: frozenset[str] = frozenset()
    exhaustion: int = 0
    dodging: bool = False
    speed: int = 30
    squeezing: bool = False
    cover: CoverLevel = "none"
    """Between it and the origin of the effect; helps Dexterity saves only."""


class SaveStance(NamedTuple):
    """How a save is rolled."""

    stance: Stance
    bonus: int
    """From cover and exhaustion, beside the creature's own."""
    fails: tuple[Reason, ...]
    """Not empty: it fails with no roll."""
    added: tuple[Reason, ...] = ()
    """What the bonus is made of."""

    @property
    def reasons(self) -> tuple[Reason, ...]:
        """Why it is rolled so."""
        return self.fails or self.stance.reasons + self.added


class Saved(NamedTuple):
    """A save."""

    natural: int
    total: int
    success: bool
    auto_fail: bool
    reasons: tuple[Reason, ...]


def save_stance(
    saver: Saver,
    ability: str,
    *,
    pro: Sequence[Reason] = (),
    contra: Sequence[Reason] = (),
    edition: Edition = OF_2014,
) -> SaveStance:
    """Gather what speaks for and against a save; `ability` may be empty (a death save)."""
    gains, losses = list(pro), list(contra)
    tired = levels.penalty(saver.exhaustion, edition)
    bonus = tired
    added: tuple[Reason, ...] = ()
    if tired:
        added = (because("EXH-01", "exhaustion-takes", bonus=tired),)
    if ability == "dex":
        if saver.dodging and keeps_dodging(
            saver.speed, saver.conditions, saver.exhaustion, edition
        ):
            gains.append(because("ACT-05", "dodging"))
        if "restrained" in saver.conditions:
            losses.append(condition_rules.source("restrained", "save-hampered"))
        if saver.squeezing:
            losses.append(because("SIZE-05", "squeezing"))
        if behind := covers.bonus(saver.cover):
            bonus += behind
            added = (*added, because("COVER-01", "cover-helps", bonus=behind))
    losses.extend(levels.sources(saver.exhaustion, edition))
    return SaveStance(stance(gains, losses), bonus, failing(saver.conditions, ability), added)


def failing(conditions: frozenset[str], ability: str) -> tuple[Reason, ...]:
    """The conditions that make a Strength or Dexterity save fail (COND-11, 12, 16, 17)."""
    if ability not in ("str", "dex"):
        return ()
    names = sorted(condition_rules.FAILING & conditions)
    return tuple(condition_rules.source(name, "save-fails") for name in names)


def resolve(how: SaveStance, dice: Sequence[int], bonus: int, dc: int) -> Saved:
    """Judge a save; equal to the DC succeeds, 1 and 20 are plain (GEN-06)."""
    if how.fails:
        natural = keep(how.stance.mode, dice) if dice else 0
        return Saved(natural, natural + bonus + how.bonus, False, True, how.fails)
    checked = against(dice, how.stance.mode, bonus + how.bonus, dc)
    return Saved(
        checked.natural,
        checked.total,
        checked.success,
        False,
        how.reasons + checked.reasons,
    )


def resolve_total(how: SaveStance, total: int, dc: int) -> Saved:
    """Judge a total that was typed; it is taken to hold every bonus already."""
    if how.fails:
        return Saved(0, total, False, True, how.fails)
    success = total >= dc
    reason = because("GEN-06", "reaches-dc" if success else "below-dc", total=total, dc=dc)
    return Saved(0, total, success, False, (reason,))
