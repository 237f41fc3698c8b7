"""Grapple, escape, shove and improvised contests: two checks, and what a win brings (GRAP, SHOVE).

Two d20s are drawn for each side whatever is typed, so that an amended contest sees the same dice.
By the newer wording the target of a grapple or shove saves instead.
"""

from typing import NamedTuple, cast

from tracker.encounter import commands as cmd
from tracker.encounter import events as ev
from tracker.encounter import numbers
from tracker.encounter.decide import (
    conditions,
    falls,
    holds,
    measuring,
    permission,
    placing,
    riding,
    targets,
    turns,
)
from tracker.encounter.decide.deciding import Deciding
from tracker.encounter.decide.save_throw import Answer, throw, two_d20
from tracker.encounter.effects import Effect
from tracker.encounter.model import Combatant, Encounter, Id
from tracker.encounter.refusals import Refused
from tracker.rules import checks
from tracker.rules import contests as rules
from tracker.rules.reasons import Reason, because, by_option

CHOICE = ("athletics", "acrobatics")
"""What the one who is grabbed may resist with (GRAP-03, GRAP-05)."""
SAVES = ("str", "dex")
HANDS = 2


def struggle(deciding: Deciding, command: cmd.Struggle) -> None:
    """`grapple|escape|shove|contest WHO TARGET …`."""
    who, target = facing(deciding, command)
    warnings = against(deciding.table, command)
    by_save = command.kind in ("grapple", "shove") and numbers.edition(deciding.table).grapple_2024
    if by_save:
        contested = saved(deciding, command)
    elif dc := escape_dc(deciding.table, command):
        contested = checked(deciding, command, dc)
    else:
        contested = rolled(deciding, command)
    first, second, came = contested
    how = (*first.how, *second.how)
    deciding.happen(
        ev.Contested(
            command.kind,
            who.id,
            target.id,
            first.check,
            second.check,
            came.success,
            came.effect,
            (*warnings, *how, *came.reasons),
            by_dm=bool(warnings),
            number=number_of(deciding.table, command),
        )
    )
    spend(deciding, command)
    bring(deciding, command, came.effect)


class Rolled(NamedTuple):
    """One side's check and what bears on it."""

    check: ev.Check
    how: tuple[Reason, ...] = ()


Contested = tuple[Rolled, Rolled, rules.Contest]


def facing(deciding: Deciding, command: cmd.Struggle) -> tuple[Combatant, Combatant]:
    """The two, refused when one of them cannot be meant."""
    who = targets.embodied(deciding, command.who)
    target = targets.embodied(deciding, command.target, acts=False)
    if who.id == target.id:
        raise Refused("against-itself", who=who.full_name)
    if command.kind == "escape" and not holds.grips_on(who, target.id):
        raise Refused("not-grappled-by", who=who.full_name, target=target.full_name)
    if command.kind == "grapple" and holds.grips_on(target, who.id):
        raise Refused("nothing-changes")
    return who, target


def against(table: Encounter, command: cmd.Struggle) -> tuple[Reason, ...]:
    """Why the rules would not have it; the DM did it all the same (GRAP-02, SHOVE-01, TURN-01)."""
    hands = len(numbers.held_by(table, command.who)) < HANDS and not command.no_hand
    found = rules.obstacles(
        cast("rules.Kind", command.kind),
        numbers.block_of(table, command.who).size,
        numbers.block_of(table, command.target).size,
        distance=measuring.feet(table, command.who, command.target, command.range) or 0,
        reach=numbers.reach(table, command.who),
        free_hand=hands,
    )
    cost = "action" if command.kind == "escape" else ""
    out = permission.out_of_order(table, command.who, cost) if command.kind != "other" else ()
    spent = command.kind == "escape" and turns.beyond(table, command.who, "action")
    late = (because("TURN-01", "action-spent"),) if spent and not out else ()
    return (*found, *out, *late)


def rolled(deciding: Deciding, command: cmd.Struggle) -> Contested:
    """Check against check; the helpless lose without one (GRAP-04)."""
    first, second = both(deciding, command)
    held = numbers.conditions(deciding.table, command.target)
    kind = cast("rules.Kind", command.kind)
    aim: rules.Aim = "push" if command.aim == "push" else "prone"
    a, b = first.check.total or 0, second.check.total or 0
    came = rules.resolve(kind, a, b, aim=aim, target_conditions=held)
    if any(reason.key == "target-helpless" for reason in came.reasons):
        first, second = unrolled(first.check.skill), unrolled(second.check.skill)
    return first, second, came


def both(deciding: Deciding, command: cmd.Struggle) -> tuple[Rolled, Rolled]:
    """The checks of the two, each with the skill that is asked, or that it would choose."""
    table = deciding.table
    own = better(table, command.who) if command.kind == "escape" else CHOICE[0]
    other = better(table, command.target) if command.kind != "escape" else CHOICE[0]
    first = check(deciding, command.who, command.skill or own, command.a, command.mode)
    second = check(deciding, command.target, command.against or other, command.b)
    return first, second


def better(table: Encounter, who: Id) -> str:
    """The skill it would choose."""
    return numbers.better(table, who, *CHOICE)


def unrolled(skill: str) -> Rolled:
    """A side that did not roll."""
    return Rolled(ev.Check(skill))


def check(deciding: Deciding, who: Id, skill: str, total: int | None, mode: str = "") -> Rolled:
    """One side's check, or the total rolled by hand."""
    drawn = two_d20(deciding, ())
    bonus = numbers.check_bonus(deciding.table, who, skill)
    if total is not None:
        return Rolled(ev.Check(skill, (), "normal", bonus.value, total))
    hampered = numbers.check_stance(deciding.table, who)
    pro = (because("GEN-04", "advantage-by-dm"),) if mode == "adv" else ()
    contra = (because("GEN-04", "disadvantage-by-dm"),) if mode == "dis" else ()
    stance = checks.stance((*hampered.pro, *pro), (*hampered.contra, *contra))
    counted = drawn[: checks.dice_of(stance.mode)]
    came = checks.keep(stance.mode, counted) + bonus.value
    found = ev.Check(skill, counted, stance.mode, bonus.value, came)
    return Rolled(found, (*stance.reasons, *bonus.reasons))


def saved(deciding: Deciding, command: cmd.Struggle) -> Contested:
    """The target saves against a DC (the newer wording)."""
    table = deciding.table
    dc = save_dc(table, command.who)
    ability = command.against if command.against in SAVES else better_save(table, command.target)
    answer = Answer() if command.b is None else Answer("number", command.b)
    made = throw(deciding, command.target, ability, dc, answer, why=command.kind)
    aim: rules.Aim = "push" if command.aim == "push" else "prone"
    held = numbers.conditions(table, command.target)
    kind = cast("rules.Kind", command.kind)
    came = rules.by_save(kind, saved=made, aim=aim, target_conditions=held)
    rule = "GRAP-03" if command.kind == "grapple" else "SHOVE-02"
    option = Rolled(ev.Check(CHOICE[0]), (by_option(rule, "grapple_2024"),))
    return option, unrolled(ability), came


def save_dc(table: Encounter, who: Id) -> int:
    """8, Strength and proficiency."""
    block = numbers.block_of(table, who)
    return rules.dc(numbers.ability_modifier(block, "str"), block.proficiency)


def better_save(table: Encounter, who: Id) -> str:
    """The save it would choose."""
    return max(SAVES, key=lambda ability: numbers.save_bonus(table, who, ability).value)


def escape_dc(table: Encounter, command: cmd.Struggle) -> int:
    """The number to reach for an escape: of the hit that grabbed, or by the newer wording."""
    if command.kind != "escape":
        return 0
    grips = holds.grips_on(table.combatants[command.who], command.target)
    if all(one.cause == holds.GRIP for one in grips):
        newer = numbers.edition(table).grapple_2024
        return save_dc(table, command.target) if newer else 0
    attacks = numbers.block_of(table, command.target).attacks
    printed = (one.escape_dc for one in attacks if holds.GRAPPLED in one.conditions)
    return max(printed, default=0)


def checked(deciding: Deciding, command: cmd.Struggle, dc: int) -> Contested:
    """An escape from a grip with a DC of its own."""
    skill = command.skill or better(deciding.table, command.who)
    first = check(deciding, command.who, skill, command.a, command.mode)
    if numbers.incapacitated(deciding.table, command.target):
        dc = 0
    came = rules.by_check(first.check.total or 0, dc)
    return first, Rolled(ev.Check(""), newer_escape(deciding.table, command)), came


def newer_escape(table: Encounter, command: cmd.Struggle) -> tuple[Reason, ...]:
    """Whether it is the newer wording that gives the number."""
    grips = holds.grips_on(table.combatants[command.who], command.target)
    newer = numbers.edition(table).grapple_2024 and all(one.cause == holds.GRIP for one in grips)
    return (by_option("GRAP-05", "grapple_2024"),) if newer else ()


def number_of(table: Encounter, command: cmd.Struggle) -> int:
    """Which attack of its turn it takes the place of (GRAP-01, SHOVE-01)."""
    if command.kind not in ("grapple", "shove"):
        return 0
    return permission.number_of_attack(table, command.who)


def spend(deciding: Deciding, command: cmd.Struggle) -> None:
    """An escape is an action; grapple and shove take the place of an attack (GRAP-01, SHOVE-01)."""
    table, who = deciding.table, command.who
    if command.kind == "other" or not table.round:
        return
    creature = deciding.creature(who)
    if command.kind != "escape" and not (numbers.on_turn(table, who) and creature.budget.action):
        return
    over = turns.beyond(table, who, "action")
    deciding.happen(ev.BudgetSpent(who, "action", "", over))


def bring(deciding: Deciding, command: cmd.Struggle, effect: str) -> None:
    """What the winner gets."""
    target = command.target
    match effect:
        case "grappled":
            grip = Effect(0, "grappled", source=command.who, condition=True, cause=holds.GRIP)
            conditions.put(deciding, target, grip)
        case "freed":
            holds.let_go(deciding, target, command.who, "escaped")
        case "prone":
            falls.knock_down(deciding, target)
        case "pushed":
            placing.push(deciding, command.who, target)
            holds.part(deciding, target, 2 * rules.PUSH)
            riding.shaken(deciding, target)
        case _:
            pass
