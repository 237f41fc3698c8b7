"""All that speaks for and against one attack roll, before any die is rolled (ATK-01, ATK-07).

Each source is one `Reason`; the DM strikes a source by a word of its key (`prone` strikes
`target-prone-far`) or adds one. Whatever has no parameters is built once, for speed.
"""

from tracker.rules import conditions as condition_rules
from tracker.rules import cover as covers
from tracker.rules import exhaustion as levels
from tracker.rules import underwater
from tracker.rules.aim import NEAR, Aim, Attacker, AttackStance, Foe, Setting, Target
from tracker.rules.checks import both, mode_of
from tracker.rules.edition import OF_2014, Edition
from tracker.rules.reasons import Reason, because


def _table(names: tuple[str, ...], key: str) -> tuple[tuple[str, Reason], ...]:
    return tuple((name, condition_rules.source(name, key.format(name))) for name in names)


_OWN = _table(condition_rules.HAMPERS_ATTACKS, "attacker-{}")
_AGAINST = _table(condition_rules.INVITES_ATTACKS, "target-{}")
_FRIGHTENED = condition_rules.source("frightened", "attacker-frightened")
_INVISIBLE_PRO = condition_rules.source("invisible", "attacker-invisible")
_INVISIBLE_CONTRA = condition_rules.source("invisible", "target-invisible")
_PRONE_NEAR = condition_rules.source("prone", "target-prone-near")
_PRONE_FAR = condition_rules.source("prone", "target-prone-far")
_UNSEEN_TARGET = because("UNSEEN-01", "target-unseen")
_UNSEEN_ATTACKER = because("UNSEEN-03", "attacker-unseen")
_DODGING = because("ACT-05", "target-dodging")
_HELPED = because("ACT-08", "attacker-helped")
_SQUEEZING = because("SIZE-05", "attacker-squeezing")
_SQUEEZED = because("SIZE-05", "target-squeezing")
_FLANKING = because("FLANK-01", "attacker-flanking")
_REAR = because("FACE-03", "attacker-behind")
_NEAR_FOE = because("RANGE-03", "foe-near")
_BEHIND = because("FACE-03", "target-behind")
_GRAPPLED = because("COND-08", "attacker-held-by-another")
_NOTHING = Attacker(), Target(), Aim(), Setting()


def stance(
    attacker: Attacker = _NOTHING[0],
    target: Target = _NOTHING[1],
    aim: Aim = _NOTHING[2],
    near: tuple[Foe, ...] = (),
    setting: Setting = _NOTHING[3],
    *,
    pro: tuple[Reason, ...] = (),
    contra: tuple[Reason, ...] = (),
    without: frozenset[str] = frozenset(),
) -> AttackStance:
    """Gather every source; `pro` and `contra` are further ones, `without` strikes by word."""
    distance = _measured(aim)
    near_enough = 0 <= distance <= NEAR
    gains, losses = list(pro), list(contra)
    if attacker.conditions or attacker.exhaustion >= levels.ROLLS:
        _from_attacker(attacker, target.id, setting.edition, losses)
    if target.conditions:
        _from_target(target.conditions, near_enough, gains, losses)
    _from_sight(attacker, target, setting, gains, losses)
    _from_position(attacker, target, aim, setting, gains, losses)
    if aim.kind == "ranged":
        _from_range(attacker, aim, near, losses)
    if _in_water(aim, setting):
        _from_water(attacker, aim, setting, losses)
    for_it, against_it = _kept(gains, without), _kept(losses, without)
    impossible, missing = _forbidden(attacker, target, aim, distance, setting)
    cover = covers.of(target.cover)
    modifier = levels.penalty(attacker.exhaustion, setting.edition) if attacker.exhaustion else 0
    tired = (because("EXH-01", "exhaustion-takes", bonus=modifier),) if modifier else ()
    return AttackStance(
        mode_of(for_it, against_it),
        for_it,
        against_it,
        near_enough and not condition_rules.HELPLESS.isdisjoint(target.conditions),
        missing,
        impossible,
        cover.bonus,
        both(for_it, against_it) + tired + cover.reasons + missing + impossible,
        modifier,
    )


def _measured(aim: Aim) -> int:
    """Melee is at 5 feet as long as nobody has measured it."""
    if aim.distance < 0 and aim.kind == "melee":
        return min(NEAR, aim.reach)
    return aim.distance


def _kept(sources: list[Reason], without: frozenset[str]) -> tuple[Reason, ...]:
    if not without:
        return tuple(sources)
    return tuple(each for each in sources if not _struck(each, without))


def _struck(reason: Reason, without: frozenset[str]) -> bool:
    return reason.key in without or not without.isdisjoint(reason.key.split("-"))


def _from_attacker(attacker: Attacker, target: str, edition: Edition, losses: list[Reason]) -> None:
    own = attacker.conditions
    for name, reason in _OWN:
        if name in own:
            losses.append(reason)
    if "frightened" in own and attacker.fear_source_in_sight:
        losses.append(_FRIGHTENED)
    if edition.grapple_2024 and "grappled" in own and target not in attacker.grappled_by:
        losses.append(_GRAPPLED)
    if levels.hampers(attacker.exhaustion, edition):
        losses.append(because("EXH-01", "attacker-exhausted", level=attacker.exhaustion))


def _from_target(
    other: frozenset[str], near: bool, gains: list[Reason], losses: list[Reason]
) -> None:
    for name, reason in _AGAINST:
        if name in other:
            gains.append(reason)
    if "prone" in other or "unconscious" in other:
        if near:
            gains.append(_PRONE_NEAR)
        else:
            losses.append(_PRONE_FAR)


def _from_sight(
    attacker: Attacker,
    target: Target,
    setting: Setting,
    gains: list[Reason],
    losses: list[Reason],
) -> None:
    """Invisible and unseen say the same twice; both are named, so that either can be struck."""
    own, other = attacker.conditions, target.conditions
    unseen_target = not attacker.sees_target
    seeing_helps = setting.seen_invisible or setting.edition.invisible_2024
    if "invisible" in other and not (attacker.special_sense and seeing_helps):
        losses.append(_INVISIBLE_CONTRA)
        unseen_target = unseen_target or not attacker.special_sense
    if unseen_target or ("blinded" in own and not attacker.special_sense):
        losses.append(_UNSEEN_TARGET)
    seen = target.sees_attacker
    if "invisible" in own and not (target.special_sense and seeing_helps):
        gains.append(_INVISIBLE_PRO)
        seen = seen and target.special_sense
    if "blinded" in other and not target.special_sense:
        seen = False
    if not seen:
        gains.append(_UNSEEN_ATTACKER)
    elif target.dodging and keeps_dodging(target.speed, other, target.exhaustion, setting.edition):
        losses.append(_DODGING)


def keeps_dodging(
    speed: int, conditions: frozenset[str], exhaustion: int = 0, edition: Edition = OF_2014
) -> bool:
    """Dodge is lost by whoever is incapacitated or has speed 0 (ACT-06)."""
    if condition_rules.incapacitated(conditions):
        return False
    return condition_rules.speed(speed, conditions, exhaustion, edition) > 0


def _from_position(
    attacker: Attacker,
    target: Target,
    aim: Aim,
    setting: Setting,
    gains: list[Reason],
    losses: list[Reason],
) -> None:
    if attacker.helped:
        gains.append(_HELPED)
    if attacker.squeezing:
        losses.append(_SQUEEZING)
    if target.squeezing:
        gains.append(_SQUEEZED)
    if setting.flanking and aim.kind == "melee" and _flanks(attacker, target):
        gains.append(_FLANKING)
    if setting.facing and attacker.arc == "rear":
        gains.append(_REAR)


def _flanks(attacker: Attacker, target: Target) -> bool:
    """Whoever cannot see the foe or act does not flank (FLANK-02)."""
    if not attacker.flanking or condition_rules.incapacitated(attacker.conditions):
        return False
    unsighted = "blinded" in attacker.conditions or "invisible" in target.conditions
    return attacker.sees_target and (attacker.special_sense or not unsighted)


def _from_range(attacker: Attacker, aim: Aim, near: tuple[Foe, ...], losses: list[Reason]) -> None:
    if aim.long and aim.distance > aim.normal:
        losses.append(because("RANGE-02", "long-range", distance=aim.distance, normal=aim.normal))
    unseen = "invisible" in attacker.conditions
    if any(_hampers(foe, unseen) for foe in near):
        losses.append(_NEAR_FOE)


def _in_water(aim: Aim, setting: Setting) -> bool:
    """A weapon is swung where its bearer is; a shot goes through water from one end or to the other."""
    crosses = setting.into_water and aim.kind == "ranged"
    return (setting.underwater or crosses) and not aim.spell


def _from_water(attacker: Attacker, aim: Aim, setting: Setting, losses: list[Reason]) -> None:
    edition, rulings = setting.edition, setting.rulings
    if aim.kind == "ranged":
        thrown = aim.thrown
        reason = underwater.ranged(aim.weapon, thrown=thrown, edition=edition, rulings=rulings)
    else:
        reason = underwater.melee(
            aim.weapon, swims=attacker.swim_speed, damage_type=aim.damage_type, edition=edition
        )
    if reason is not None:
        losses.append(reason)


def _hampers(foe: Foe, attacker_invisible: bool) -> bool:
    if not 0 <= foe.distance <= NEAR or not foe.sees:
        return False
    if attacker_invisible and not foe.special_sense:
        return False
    if "blinded" in foe.conditions and not foe.special_sense:
        return False
    return not condition_rules.incapacitated(foe.conditions)


def _forbidden(
    attacker: Attacker, target: Target, aim: Aim, distance: int, setting: Setting
) -> tuple[tuple[Reason, ...], tuple[Reason, ...]]:
    """What makes it impossible, and what makes it miss by rule."""
    impossible: list[Reason] = []
    missing: tuple[Reason, ...] = ()
    if target.id and target.id in attacker.charmed_by:
        impossible.append(condition_rules.source("charmed", "target-charmer"))
    if setting.facing and attacker.target_arc == "rear":
        impossible.append(_BEHIND)
    if target.cover == "total":
        impossible.append(because("COVER-06", "target-covered"))
    if aim.kind == "melee":
        if distance > aim.reach:
            impossible.append(
                because("MELEE-01", "out-of-reach", distance=distance, reach=aim.reach)
            )
    elif distance > (limit := aim.long or aim.normal) > 0:
        rule = "RANGE-02" if aim.long else "RANGE-01"
        impossible.append(because(rule, "out-of-range", distance=distance, range=limit))
    elif _in_water(aim, setting) and distance > aim.normal > 0:
        missing = (underwater.LOST,)
    return tuple(impossible), missing
