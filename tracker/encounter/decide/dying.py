"""From 0 hit points to either side: dying, stable, dead, awake again (DEATH, STAB, KO, HEAL-03).

A creature's state changes only here, so that whoever dies always loses concentration, grip and
open questions, and whoever wakes always loses the unconsciousness of 0 hit points and no other.
"""

from tracker.encounter import commands as cmd
from tracker.encounter import events as ev
from tracker.encounter import numbers
from tracker.encounter.decide import concentration, conditions, forms, keeping, prompts, targets
from tracker.encounter.decide.deciding import Deciding
from tracker.encounter.decide.save_throw import rolled_bonuses, two_d20
from tracker.encounter.model import Id
from tracker.encounter.refusals import Refused
from tracker.rules import checks, hit_points
from tracker.rules import dying as rules
from tracker.rules.reasons import Reason, because
from tracker.rules.words import LifeState

DYING = "dying"
"""The cause of the unconsciousness at 0 hit points; healing ends that one (HEAL-02)."""

SUCCESS, FAILURE = 10, 9
"""Plain dice that stand for the DM's word on a death save."""

KNOCKED_OUT = "knocked-out"
"""The cause of the unconsciousness of a creature left at 1 hit point (`knockout_2024`)."""


def knock_out(deciding: Deciding, who: Id) -> None:
    """By the newer wording: unconscious and prone at 1 hit point, until it is healed (KO-02)."""
    conditions.lay(deciding, who, "unconscious", KNOCKED_OUT)
    if "prone" not in numbers.conditions(deciding.table, who):
        conditions.lay(deciding, who, "prone", "unconscious")
    concentration.let_go(deciding, who, "incapacitated")


def come_round(deciding: Deciding, who: Id) -> None:
    """Healing ends the sleep of a knock-out at 1 hit point."""
    for effect in deciding.creature(who).effects:
        if effect.cause == KNOCKED_OUT:
            conditions.end(deciding, who, effect, "healed")


def fall(
    deciding: Deciding,
    who: Id,
    state: LifeState,
    why: str,
    *,
    failures: int = 0,
    reasons: tuple[Reason, ...] = (),
) -> None:
    """To dying or stable at 0 hit points, unconscious and prone (DEATH-01, KO-02).

    That unconsciousness is an instance of its own, also for a sleeper: it outlasts the sleep.
    """
    before = deciding.creature(who).state
    deciding.happen(ev.StateChanged(who, before, state, why, 0, failures, reasons=reasons))
    if all(effect.cause != DYING for effect in deciding.creature(who).effects):
        conditions.lay(deciding, who, "unconscious", DYING)
    if "prone" not in numbers.conditions(deciding.table, who):
        conditions.lay(deciding, who, "prone", "unconscious")
    concentration.let_go(deciding, who, "incapacitated")
    if state == "stable":
        rest(deciding, who, "stable")


def rest(deciding: Deciding, who: Id, why: str) -> None:
    """Stable: no more death saves, and the hours until it wakes by itself (STAB-02, STAB-03)."""
    prompts.withdraw(deciding, why, who=who, kind="death-save")
    with keeping.by_itself(deciding):
        hours = deciding.chance.randint(1, 4)
    deciding.happen(ev.RecoveryRolled(who, hours, (because("STAB-03", "recovery", hours=hours),)))


def die(
    deciding: Deciding,
    who: Id,
    why: str,
    *,
    failures: int = 0,
    hp: int | None = None,
    by_dm: bool = False,
    reasons: tuple[Reason, ...] = (),
) -> None:
    """Dead, whatever it was; what it held ends and its questions are moot (CONC-04, DEATH-10).

    Death undoes a form; a form whose maximum is gone is no death.
    """
    if why == conditions.NOTHING_LEFT and forms.nothing_left(deciding, who):
        return
    forms.shed(deciding, who, "dead")
    before = deciding.creature(who).state
    deciding.happen(
        ev.StateChanged(who, before, "dead", why, 0, failures, hp, reasons=reasons, by_dm=by_dm)
    )
    end_unconsciousness(deciding, who, "dead")
    concentration.let_go(deciding, who, "dead")
    prompts.withdraw(deciding, "dead", who=who)


def end_unconsciousness(deciding: Deciding, who: Id, why: str) -> None:
    """Only that of 0 hit points; a sleep from elsewhere stays, and so does prone (HEAL-02)."""
    for effect in deciding.creature(who).effects:
        if effect.cause == DYING:
            conditions.end(deciding, who, effect, why)


def wake(
    deciding: Deciding,
    who: Id,
    why: str,
    *,
    hp: int | None = None,
    by_dm: bool = False,
    reasons: tuple[Reason, ...] = (),
) -> None:
    """Up again with counters cleared; `hp` where nothing else brought the hit points."""
    before = deciding.creature(who).state
    deciding.happen(ev.StateChanged(who, before, "up", why, hp=hp, reasons=reasons, by_dm=by_dm))
    end_unconsciousness(deciding, who, "healed")
    prompts.withdraw(deciding, "healed", who=who, kind="death-save")


def roll_death_save(deciding: Deciding, command: cmd.RollDeathSave) -> None:
    """`death WHO [N]`: also answers the open question of the turn."""
    targets.bodies(deciding, (command.who,))
    death_save(deciding, command.who, command.natural, command.dice)
    prompts.withdraw(deciding, "rolled", who=command.who, kind="death-save")


def death_save(
    deciding: Deciding, who: Id, natural: int | None, dice: tuple[int, ...] = ()
) -> None:
    """One death save; `natural` is the kept die rolled by hand (DEATH-03..05)."""
    table = deciding.table
    body = numbers.body_of(table, who)
    if body.edition.exhaustion_2024:
        body = body._replace(exhaustion=0)
    if not rules.is_due(body):
        raise Refused("no-death-save", who=deciding.creature(who).full_name)
    known = dice if natural is None else (natural,)
    drawn = two_d20(deciding, known)
    with keeping.by_itself(deciding):
        extra, extra_reasons, faces = rolled_bonuses(deciding, numbers.save_dice(table, who))
    bonus = numbers.death_save_bonus(table, who)
    pro, contra = (numbers.swayed(table, who, "", mode) for mode in ("adv", "dis"))
    stance = rules.death_save_stance(body, pro, contra)
    reasons = (*stance.reasons, *bonus.reasons, *extra_reasons)
    counted, mode, whole = drawn[: checks.dice_of(stance.mode)], stance.mode, bonus.value + extra
    if natural is not None:
        counted, mode = (natural,), "normal"
    saved = rules.death_save(body, counted, mode, whole)
    deciding.happen(
        ev.DeathSaveRolled(
            who,
            saved.natural,
            counted + faces,
            whole,
            body.successes + saved.successes_added,
            body.failures + saved.failures_added,
            (*reasons, *saved.reasons),
        )
    )
    after_death_save(deciding, who, saved)


def death_save_by_word(deciding: Deciding, who: Id, *, passed: bool) -> None:
    """One success or failure, whatever the bonus, because the DM says so (GEN-04)."""
    body = numbers.body_of(deciding.table, who)
    saved = rules.death_save(body, (SUCCESS if passed else FAILURE,))
    successes = body.successes + saved.successes_added
    failures = body.failures + saved.failures_added
    said = (because("GEN-04", "said-by-dm"),)
    deciding.happen(
        ev.DeathSaveRolled(who, None, (), 0, successes, failures, reasons=said, by_dm=True)
    )
    after_death_save(deciding, who, saved)


def after_death_save(deciding: Deciding, who: Id, saved: rules.DeathSave) -> None:
    """The third of a kind, or a natural 20 (DEATH-04, DEATH-05)."""
    match saved.after:
        case "dead":
            die(deciding, who, "failures", failures=saved.body.failures, reasons=saved.reasons)
        case "stable":
            change = ev.StateChanged(who, "dying", "stable", "successes", reasons=saved.reasons)
            deciding.happen(change)
            rest(deciding, who, "stable")
        case "up":
            wake(deciding, who, "natural-20", hp=saved.body.hp, reasons=saved.reasons)
        case "dying":
            pass


def stabilise(deciding: Deciding, command: cmd.Stabilise) -> None:
    """`stabilise WHO [medicine=N]` (STAB-01); a failed try is recorded and changes nothing."""
    who = command.who
    creature = targets.known(deciding, who)
    if creature.state != "dying":
        raise Refused("not-dying", who=creature.full_name, state=creature.state)
    tended = rules.stabilise(numbers.body_of(deciding.table, who), command.medicine)
    if not tended.success:
        deciding.happen(
            ev.StateChanged(
                who,
                "dying",
                "dying",
                "first-aid-fails",
                creature.successes,
                creature.failures,
                reasons=tended.reasons,
            )
        )
        return
    deciding.happen(ev.StateChanged(who, "dying", "stable", "stabilised", reasons=tended.reasons))
    rest(deciding, who, "stable")


def kill(deciding: Deciding, command: cmd.Kill) -> None:
    """`kill TARGETS` (DEATH-10); the dead in a group are left out."""
    for who in targets.with_hit_points(deciding, command.targets):
        killed = hit_points.kill(numbers.body_of(deciding.table, who))
        die(deciding, who, "killed", hp=killed.body.hp, by_dm=True, reasons=killed.reasons)


def revive(deciding: Deciding, command: cmd.Revive) -> None:
    """`revive WHO [N]`: alive with so many hit points, counters cleared (HEAL-03)."""
    who = command.who
    creature = targets.known(deciding, who)
    if creature.state != "dead":
        raise Refused("not-dead", who=creature.full_name, state=creature.state)
    if command.hp < 1:
        raise Refused("revived-needs-hit-points", who=creature.full_name)
    if numbers.maximum(deciding.table, who).value < 1:
        raise Refused("no-maximum-left", who=creature.full_name)
    revived = hit_points.revive(numbers.body_of(deciding.table, who), command.hp)
    if revived.body.exhaustion != creature.exhaustion:
        level = revived.body.exhaustion
        deciding.happen(
            ev.ExhaustionSet(
                who, creature.exhaustion, level, creature.hp, creature.hp, revived.reasons
            )
        )
    wake(deciding, who, "revived", hp=revived.body.hp, reasons=revived.reasons)
