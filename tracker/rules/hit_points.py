"""One instance of damage or healing, and all that follows from it for one body.

The caller may have settled the parts before; here they meet defences, then temporary hit points,
then hit points, then death. Conditions ended by healing are meant as those of being at 0: a sleep
of another source stays with whoever keeps the instances (HEAL-02).
"""

from collections.abc import Sequence
from typing import Literal, NamedTuple

from tracker.rules import at_zero, concentration, dying
from tracker.rules.aim import NEAR, UNKNOWN
from tracker.rules.body import DOWN, MOST_MARKS, Body, limit, state, woken
from tracker.rules.conditions import HELPLESS
from tracker.rules.damage import Lessened, Part, Share, after_defences, one_part
from tracker.rules.reasons import Reason, because, by_option
from tracker.rules.words import LifeState

TempChoice = Literal["larger", "keep", "take"]


class Taken(NamedTuple):
    """What one instance of damage did."""

    body: Body
    taken: int
    """After defences, before temporary hit points."""
    amounts: tuple[int, ...]
    """The same, part by part."""
    absorbed: int
    """By temporary hit points."""
    lost: int
    """Hit points."""
    leftover: int
    """What was left when hit points reached 0 (DEATH-02)."""
    before: LifeState
    after: LifeState
    conditions_gained: tuple[str, ...]
    concentration_dc: int
    """0: no save is asked."""
    concentration_ended: bool
    failures_added: int
    reasons: tuple[Reason, ...]


class Healed(NamedTuple):
    """What healing did."""

    body: Body
    gained: int
    woke: bool
    conditions_ended: tuple[str, ...]
    reasons: tuple[Reason, ...]


class Changed(NamedTuple):
    """A body and why it is different."""

    body: Body
    reasons: tuple[Reason, ...]


def take(
    body: Body,
    parts: Sequence[Part],
    *,
    saved: Share = "",
    critical: bool = False,
    attack: str = "",
    distance: int = UNKNOWN,
    knock_out: bool = False,
    reduce: int = 0,
    reduce_type: str | None = None,
) -> Taken:
    """Apply one instance of damage.

    `attack` is `melee`, `ranged` or empty for what needs no attack roll. A hit from within 5 feet
    on a helpless body is critical here too (CRIT-04, DEATH-07). `reduce` adds to the body's own.
    """
    lessened = _lessened(body, parts, saved, reduce, reduce_type)
    if 0 < lessened.total < body.hp and not (body.temp_hp or body.dead or body.exhaustion):
        return _stands(body, lessened, body.hp, 0, lessened.reasons)
    hurt = _hurt(body, lessened)
    if lessened.total <= 0 or hurt.before == "dead":
        return hurt.result(body)
    if hurt.hp <= 0:
        return _at_zero(hurt, critical or _is_near(attack, distance))
    if hurt.through >= hurt.hp:
        return _falls(hurt, knock_out, attack)
    return _stands(body, lessened, hurt.hp, hurt.absorbed, hurt.reasons)


def _lessened(
    body: Body, parts: Sequence[Part], saved: Share, reduce: int, reduce_type: str | None
) -> Lessened:
    """What the body's defences leave of it."""
    reduce += body.reduce
    special = saved or reduce or body.conditions or body.submerged or body.threshold
    if len(parts) == 1 and not special:
        return one_part(parts[0], body.resist, body.immune, body.vulnerable)
    return after_defences(
        parts,
        body.resist,
        body.immune,
        body.vulnerable,
        saved=saved,
        reduce=reduce,
        reduce_type=reduce_type,
        petrified="petrified" in body.conditions,
        submerged=body.submerged,
        reduction_first=body.rulings.reduction_first,
        reduce_first_part=body.rulings.reduction_from == "first",
        threshold=body.threshold,
    )


class _Hurt(NamedTuple):
    """Damage on its way through a body."""

    body: Body
    lessened: Lessened
    before: LifeState
    absorbed: int
    through: int
    hp: int
    reasons: tuple[Reason, ...]

    def result(
        self,
        body: Body,
        *,
        lost: int = 0,
        leftover: int = 0,
        gained: tuple[str, ...] = (),
        dc: int = 0,
        failures: int = 0,
        reasons: tuple[Reason, ...] = (),
    ) -> Taken:
        return Taken(
            body,
            self.lessened.total,
            self.lessened.amounts,
            self.absorbed,
            lost,
            leftover,
            self.before,
            state(body),
            gained,
            dc,
            self.body.concentrating and not body.concentrating,
            failures,
            self.reasons + reasons,
        )


def _hurt(body: Body, lessened: Lessened) -> _Hurt:
    """Temporary hit points take what they can first (THP-01)."""
    before = state(body)
    total, _, reasons = lessened
    absorbed = 0
    if body.temp_hp and total and before != "dead":
        absorbed = min(body.temp_hp, total)
        reasons += (Reason("THP-01", "temporary-first", (("absorbed", absorbed),)),)
    hp = min(body.hp, limit(body))
    return _Hurt(body, lessened, before, absorbed, total - absorbed, hp, reasons)


def _is_near(attack: str, distance: int) -> bool:
    if distance < 0:
        return attack == "melee"
    return bool(attack) and distance <= NEAR


def is_critical(body: Body, attack: str, distance: int = UNKNOWN) -> bool:
    """Whether an attack that hits this body is critical by position (CRIT-04)."""
    helpless = body.hp <= 0 or not HELPLESS.isdisjoint(body.conditions)
    return helpless and _is_near(attack, distance)


def _stands(
    body: Body, lessened: Lessened, hp: int, absorbed: int, reasons: tuple[Reason, ...]
) -> Taken:
    """The usual case, and so without detours; `hp` as the maximum allows."""
    total, amounts, _ = lessened
    dc = 0
    lost = total - absorbed
    if body.concentrating and not lost and not body.rulings.absorbed_concentration:
        reasons += (by_option("THP-01", "absorbed_concentration"),)
    elif body.concentrating:
        dc, reason = concentration.dc(total, body.edition)
        reasons += (reason, *concentration.capped(total, body.edition))
    left = Body._make((hp - lost, body.max_hp, body.temp_hp - absorbed, *body[3:]))
    return Taken(left, total, amounts, absorbed, lost, 0, "up", "up", (), dc, False, 0, reasons)


def _falls(hurt: _Hurt, knock_out: bool, attack: str) -> Taken:
    """To 0 hit points: knocked out, dead or dying (DEATH-01, DEATH-02, DEATH-08, KO-01)."""
    leftover = hurt.through - hurt.hp
    down = hurt.body._replace(
        hp=0, temp_hp=0, successes=0, failures=0, stable=False, concentrating=False
    )
    body, reasons = at_zero.fate(down, leftover, knock_out=knock_out, attack=attack)
    gained: tuple[str, ...] = ()
    if not body.dead:
        gained = tuple(sorted(DOWN - body.conditions - body.condition_immune))
        body = body._replace(conditions=body.conditions.union(gained))
    if hurt.body.concentrating:
        reasons = (*reasons, because("CONC-04", "down"))
    lost = hurt.hp - body.hp
    return hurt.result(body, lost=lost, leftover=leftover, gained=gained, reasons=reasons)


def _at_zero(hurt: _Hurt, critical: bool) -> Taken:
    """Damage to someone at 0: failures, or death outright (DEATH-06, STAB-02, THP-04)."""
    body = hurt.body._replace(hp=0, temp_hp=hurt.body.temp_hp - hurt.absorbed)
    if hurt.through <= 0 and not body.rulings.absorbed_failure:
        return hurt.result(body, reasons=(because("THP-04", "absorbed-at-0"),))
    if body.regrows:
        return hurt.result(body, reasons=(because("DEATH-09", "lives-to-regenerate"),))
    most = limit(body)
    if hurt.through >= most:
        reason = because("DEATH-06", "massive-damage-at-0", damage=hurt.through, maximum=most)
        return hurt.result(body._replace(dead=True, stable=False), reasons=(reason,))
    added = 2 if critical else 1
    key = "critical-at-0" if critical else "damage-at-0"
    reasons: tuple[Reason, ...] = (because("DEATH-06", key, failures=added),)
    if hurt.through <= 0:
        reasons = (*reasons, by_option("THP-04", "absorbed_failure"))
    if body.stable:
        reasons = (because("STAB-02", "no-longer-stable"), *reasons)
    failed = dying.with_failures(body._replace(stable=False), added)
    return hurt.result(
        failed.body,
        failures=min(added, MOST_MARKS - hurt.body.failures),
        reasons=reasons + failed.reasons,
    )


def heal(body: Body, amount: int) -> Healed:
    """Healing up to the maximum; wakes whoever is at 0, does nothing for the dead (HEAL)."""
    if state(body) == "dead":
        return Healed(body, 0, False, (), (because("HEAL-03", "dead"),))
    if amount <= 0:
        return Healed(body, 0, False, (), ())
    most = limit(body)
    start = min(body.hp, most)
    hp = min(most, start + amount)
    if hp <= 0:
        return Healed(body, 0, False, (), ())
    reasons = []
    if start + amount > most:
        reasons.append(because("HEAL-01", "capped", maximum=most, gained=hp - start))
    if body.hp > 0:
        return Healed(body._replace(hp=hp), hp - start, False, (), tuple(reasons))
    reasons.append(because("HEAL-02", "wakes"))
    ended = ("unconscious",) if "unconscious" in body.conditions else ()
    return Healed(woken(body, hp), hp - start, True, ended, tuple(reasons))


def grant_temp(body: Body, amount: int, choice: TempChoice = "larger") -> Changed:
    """Temporary hit points never add up: the owner keeps or takes, by default the larger."""
    held = body.temp_hp
    match choice:
        case "keep":
            new = held
        case "take":
            new = amount
        case _:
            new = max(held, amount)
    if not held:
        return Changed(body._replace(temp_hp=new), ())
    key = "kept" if new == held and new != amount else "taken"
    return Changed(body._replace(temp_hp=new), (because("THP-03", key, held=held, offered=amount),))


def without_temp(body: Body) -> Changed:
    """The pool ends with its effect or with a long rest (THP-05)."""
    return Changed(body._replace(temp_hp=0), (because("THP-05", "expired", held=body.temp_hp),))


def with_max(body: Body, new_max: int) -> Changed:
    """Another maximum: raising it does not heal, lowering it pulls hit points down (DMG-01)."""
    changed = body._replace(max_hp=max(0, new_max))
    hp = min(body.hp, limit(changed))
    cut = because("DMG-01", "cut-to-maximum", before=body.hp, after=hp)
    return Changed(changed._replace(hp=hp), (cut,) if hp < body.hp else ())


def revive(body: Body, hp: int = 1) -> Changed:
    """Back from the dead with as many hit points as the magic names (HEAL-03)."""
    alive = body._replace(dead=False, hp=0, exhaustion=min(body.exhaustion, 5))
    hp = max(1, min(hp, limit(alive)))
    return Changed(woken(alive, hp), (because("HEAL-03", "revived", hp=hp),))


def kill(body: Body) -> Changed:
    """Death by an effect that says so; counters do not matter (DEATH-10)."""
    dead = body._replace(hp=0, dead=True, stable=False, concentrating=False)
    return Changed(dead, (because("DEATH-10", "killed"),))
