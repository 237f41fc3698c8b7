"""Moving in a turn: what it costs, whose reach it leaves, and what becomes of it (MOVE, OPP).

Nobody is refused a step for want of movement: the rules say no, the table warns and does it. Only
a possible opportunity attack splits a move: it is done up to the last place within reach, and the
rest is a question.
"""

from dataclasses import replace

from tracker.encounter import commands as cmd
from tracker.encounter import events as ev
from tracker.encounter import marks, numbers
from tracker.encounter.decide import conditions, holds, prompts, reaches, riding, targets
from tracker.encounter.decide.deciding import Deciding
from tracker.encounter.model import Id
from tracker.encounter.refusals import Refused
from tracker.rules import contests
from tracker.rules import movement as rules
from tracker.rules.reasons import Reason, because, by_option

PUSHED = 5
"""Feet between two that touch."""
LOW = 10
"""Feet above the ground of a flyer when nobody says how high."""


def move(deciding: Deciding, command: cmd.Move) -> None:
    """`move [WHO] FEET …`."""
    command = carried(deciding, command)
    creature = targets.embodied(deciding, command.who, acts=command.way == "")
    prompts.withdraw(deciding, "later", who=creature.id, kind=reaches.GO_ON)
    if command.to is not None:
        from tracker.encounter.decide import walking

        walking.move_to(deciding, command)
        return
    watched = reaches.watched(deciding.table, command)
    if not watched.able or not reaches.asks(deciding.table):
        go(deciding, command, watched.reasons)
        return
    first = min(command.after, command.feet)
    height = command.up if first else 0
    go(deciding, replace(command, feet=first, up=height), watched.reasons)
    reaches.ask(deciding, command, watched.able)
    rest = replace(command, feet=command.feet - first, up=command.up - height)
    reaches.hold_back(deciding, rest)


def carried(deciding: Deciding, command: cmd.Move) -> cmd.Move:
    """A rider moves on its controlled mount: it is the mount that moves."""
    rider = targets.known(deciding, command.who)
    own = not command.way and rider.mount and rider.controlled
    return replace(command, who=rider.mount) if own else command


def go(deciding: Deciding, command: cmd.Move, watched: tuple[Reason, ...] = ()) -> None:
    """One piece of a move, as far as it goes."""
    creature = deciding.creature(command.who)
    mover = numbers.mover(deciding.table, creature.id, drags=command.drag)
    stretch = rules.Stretch(
        command.way or command.mode,
        command.feet,
        command.difficult,
        command.crawl,
        command.squeeze or (marks.bears(creature, marks.SQUEEZING) and not command.way),
    )
    moved = rules.travel(mover, stretch) if not command.way else rules.Moved(True, mover)
    cost = moved.cost
    if not moved.allowed:
        cost = command.feet * rules.price(mover, stretch)[0]
    out = out_of_order(deciding, command)
    dragged = drags(deciding, command)
    stunned = walks_stunned(deciding, command)
    deciding.happen(
        ev.Moved(
            creature.id,
            command.feet,
            command.way or command.mode,
            cost,
            creature.budget.moved + cost,
            height(creature.aloft, command),
            (*dragged, *moved.reasons, *stunned, *out, *watched)
            or used(creature.budget.moved + cost),
            over=not moved.allowed or bool(out),
            extras=moved.mover.extras,
        )
    )
    afterwards(deciding, command)


def used(feet: int) -> tuple[Reason, ...]:
    """How much of this turn's movement is used by now, where nothing else is to be said (MOVE-01)."""
    return (because("MOVE-01", "movement-used", feet=feet),)


def walks_stunned(deciding: Deciding, command: cmd.Move) -> tuple[Reason, ...]:
    """Why a stunned creature moves all the same: by the newer wording it may (COND-09)."""
    held = "stunned" in numbers.conditions(deciding.table, command.who)
    newer = numbers.edition(deciding.table).incapacitated_2024
    return (
        (by_option("COND-09", "incapacitated_2024"),) if held and newer and not command.way else ()
    )


def out_of_order(deciding: Deciding, command: cmd.Move) -> tuple[Reason, ...]:
    """Why it should not move now by itself."""
    own = not command.way
    late = own and not numbers.acts_now(deciding.table, command.who)
    return (because("TURN-01", "out-of-turn"),) if late else ()


def drags(deciding: Deciding, command: cmd.Move) -> tuple[Reason, ...]:
    """Why the speed is halved for whoever drags a creature along (GRAP-07)."""
    if not command.drag or command.way:
        return ()
    table = deciding.table
    held = [numbers.block_of(table, one).size for one in numbers.held_by(table, command.who)]
    if not held:
        raise Refused("holds-nobody", who=deciding.creature(command.who).full_name)
    size = numbers.block_of(table, command.who).size
    wording = numbers.edition(table)
    newer = (by_option("GRAP-07", "grapple_2024"),) if wording.grapple_2024 else ()
    read = numbers.rulings(table)
    burden = contests.drag(size, numbers.movement_left(table, command.who), held, wording, read)
    return (*burden.reasons, *newer) if burden.reasons else ()


def height(aloft: int, command: cmd.Move) -> int:
    """Feet above the ground after it: a flyer rises by itself, whoever walks has landed."""
    if command.way:
        return max(0, aloft + command.up)
    if command.mode != "fly":
        return 0
    if command.up or not command.feet:
        return max(0, aloft + command.up)
    return aloft or LOW


def afterwards(deciding: Deciding, command: cmd.Move) -> None:
    """What follows from having moved: a tight place, grips, a rider."""
    who = command.who
    if command.feet:
        squeeze(deciding, who, on=command.squeeze)
    if command.way == "teleport":
        holds.part(deciding, who, command.feet, magic=True)
    elif command.way == "forced":
        holds.part(deciding, who, command.feet + PUSHED)
        riding.shaken(deciding, who)
    elif not command.drag:
        holds.part(deciding, who, command.feet)


def squeeze(deciding: Deciding, who: Id, *, on: bool) -> None:
    """In a space too small, or out of it (SIZE-05)."""
    creature = deciding.creature(who)
    if on and not marks.bears(creature, marks.SQUEEZING):
        conditions.put(deciding, who, marks.mark(marks.SQUEEZING))
    for effect in () if on else tuple(marks.on(creature, marks.SQUEEZING)):
        conditions.end(deciding, who, effect, "moved")


def stand(deciding: Deciding, command: cmd.StandUp) -> None:
    """`stand [WHO]`: half the speed (MOVE-08)."""
    creature = targets.embodied(deciding, command.who)
    mover = numbers.mover(deciding.table, creature.id)
    if not mover.prone:
        raise Refused("not-prone", who=creature.full_name)
    stood = rules.stand(mover)
    late = out_of_order(deciding, cmd.Move(creature.id, 0))
    cost = stood.cost if stood.allowed else rules.standing_cost(mover)
    deciding.happen(
        ev.Moved(
            creature.id,
            0,
            "stand",
            cost,
            creature.budget.moved + cost,
            creature.aloft,
            (*stood.reasons, *late),
            over=not stood.allowed or bool(late),
        )
    )
    for effect in creature.effects:
        if effect.condition and effect.name == "prone":
            conditions.end(deciding, creature.id, effect, "stands")


def drop_prone(deciding: Deciding, command: cmd.DropProne) -> None:
    """`prone [WHO]`: free (MOVE-07); by the newer wording not at speed 0."""
    creature = targets.embodied(deciding, command.who)
    mover = numbers.mover(deciding.table, creature.id)
    if mover.prone:
        raise Refused("nothing-changes")
    dropped = rules.drop_prone(mover, numbers.edition(deciding.table))
    spent = creature.budget.moved
    newer = () if dropped.allowed else (by_option("MOVE-07", "prone_2024"),)
    deciding.happen(
        ev.Moved(
            creature.id,
            0,
            "drop",
            0,
            spent,
            creature.aloft,
            (*dropped.reasons, *newer) or used(spent),
            over=not dropped.allowed,
        )
    )
    conditions.lay(deciding, creature.id, "prone", "")
