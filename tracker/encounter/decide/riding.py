"""Riders and mounts: on, off, thrown, and who tells the mount what to do (MOUNT-01..08).

A controlled mount stands in its rider's line: the two have one turn, and the mount may act on the
turn it is mounted. Off again it has a line of its own with the count it had (MOUNT-06), or by the
other reading with the one from before.
"""

from dataclasses import replace
from typing import cast

from tracker.encounter import commands as cmd
from tracker.encounter import events as ev
from tracker.encounter import lines, numbers
from tracker.encounter.decide import conditions, falls, initiative, placing, prompts, targets
from tracker.encounter.decide.deciding import Deciding
from tracker.encounter.decide.save_throw import Answer, throw
from tracker.encounter.model import Budget, Combatant, Id, Line
from tracker.encounter.prompts import Prompt
from tracker.encounter.refusals import Refused
from tracker.rules import mounted as rules
from tracker.rules.reasons import Reason, by_option

SADDLE, THROWN = "saddle", "thrown"
"""Kinds of questions: the save to stay on; the reaction to land on one's feet."""
ABILITY = "dex"


def get_on(deciding: Deciding, command: cmd.GetOn) -> None:
    """`mount WHO MOUNT [controlled|independent]`."""
    rider = targets.embodied(deciding, command.who)
    mount = targets.embodied(deciding, command.mount, acts=False)
    if rider.id == mount.id or mount.mount == rider.id:
        raise Refused("against-itself", who=rider.full_name)
    for other in pairs(deciding, rider, mount):
        ridden = deciding.creature(other.mount)
        raise Refused("rides-already", who=other.full_name, mount=ridden.full_name)
    block = numbers.block_of(deciding.table, mount.id)
    change = rules.get_on(seat_of(deciding, rider), rules.Mount(block.size))
    control = controlled(deciding, rider, mount, command.control)
    budget = rider.budget
    own = fresh(deciding, rider) if control.controlled else None
    deciding.happen(
        ev.Mounted(
            rider.id,
            mount.id,
            control.controlled,
            budget.moved + change.cost,
            budget.seats + 1,
            own,
            (*change.reasons, *control.reasons),
            over=not change.allowed or not numbers.acts_now(deciding.table, rider.id),
            own_count=own_count(deciding, rider, mount) if control.controlled else None,
        )
    )
    placing.seat(deciding, rider.id, mount.id)
    if control.controlled:
        join(deciding, rider, mount)


def pairs(deciding: Deciding, rider: Combatant, mount: Combatant) -> list[Combatant]:
    """Riders among the two and on them: one mount carries one rider, and nobody rides a rider."""
    on_top = (numbers.rider_of(deciding.table, one.id) for one in (rider, mount))
    above = [deciding.creature(who) for who in on_top if who]
    return [one for one in (rider, mount, *above) if one.mount]


def seat_of(deciding: Deciding, rider: Combatant) -> rules.Rider:
    """The rider as the rules see it."""
    table = deciding.table
    mover = numbers.mover(table, rider.id)
    return rules.Rider(
        numbers.block_of(table, rider.id).size,
        mover.speeds.get("walk", 0),
        numbers.movement_left(table, rider.id),
        bool(rider.mount),
        changed=rider.budget.seats > 0,
    )


def controlled(deciding: Deciding, rider: Combatant, mount: Combatant, asked: str) -> rules.Control:
    """By the DM's word, else a beast of the rider's side that does not think (MOUNT-06, MOUNT-07)."""
    table = deciding.table
    tame = numbers.block_of(table, mount.id).type.startswith("beast") and rider.side == mount.side
    described = rules.Mount(
        trained=asked == "controlled" or (not asked and tame),
        intelligent=not asked and numbers.thinks(table, mount.id),
    )
    counts = [table.line_of(one.id) for one in (mount, rider)]
    own, riders = (line.initiative or 0 if line else 0 for line in counts)
    return rules.take_control(described, own, riders)


def fresh(deciding: Deciding, rider: Combatant) -> Budget | None:
    """The mount's turn begins with its rider's help: it may act on the turn it is mounted."""
    return Budget() if numbers.on_turn(deciding.table, rider.id) else None


def own_count(deciding: Deciding, rider: Combatant, mount: Combatant) -> int | None:
    """Its count before, where the table gives it back and the two are not of one line already."""
    table = deciding.table
    line, riders = table.line_of(mount.id), table.line_of(rider.id)
    apart = line is not None and line != riders
    kept = numbers.rulings(table).mount_keeps_count
    return line.initiative if line and apart and not kept else None


def join(deciding: Deciding, rider: Combatant, mount: Combatant) -> None:
    """The mount leaves its line for its rider's."""
    table = deciding.table
    own, riders = table.line_of(mount.id), table.line_of(rider.id)
    if own is None or riders is None or own.id == riders.id:
        return
    left = tuple(one for one in own.members if one != mount.id)
    if not left:
        settle_ties(deciding, own.id)
    if not left and table.active == own.id:
        acted = deciding.table.acted - {riders.id}
        deciding.happen(ev.PointerSet(riders.id, table.round, acted))
    together = replace(riders, members=(*riders.members, mount.id))
    deciding.happen(ev.LinesChanged((replace(own, members=left), together)))


def rejoin(deciding: Deciding) -> None:
    """A turn was taken back, and with it what threw a rider: the two have one turn again."""
    for rider in tuple(deciding.table.combatants.values()):
        if rider.mount and rider.controlled:
            join(deciding, rider, deciding.creature(rider.mount))


def settle_ties(deciding: Deciding, line: Id) -> None:
    """A line that vanishes is tied with nobody."""
    table = deciding.table
    if any(line in tie for tie in table.ties):
        deciding.happen(ev.OrderSet(table.order, initiative.without(table.ties, [line])))
        prompts.keep_ties(deciding)


def part(deciding: Deciding, rider: Id, mount: Id, count: int | None = None) -> None:
    """A controlled mount gets a line of its own right behind its rider's, or on its own count."""
    table = deciding.table
    line = table.line_of(rider)
    if line is None or mount not in line.members or rider == mount:
        return
    had_turn = line.id in table.acted or line.id == table.active
    joined = table.round + 1 if had_turn else line.joined
    total = line.initiative
    if total is not None:
        total = rules.count_after(total, count, numbers.rulings(table))
    own = Line(f"l{mount}", (mount,), total, joined=joined)
    rest = replace(line, members=tuple(one for one in line.members if one != mount))
    deciding.happen(ev.LinesChanged((rest, own)))
    table = deciding.table
    top = [one for one in lines.roots(table) if one != own.id]
    top.insert(top.index(lines.root(table, line.id)) + 1, own.id)
    deciding.happen(ev.OrderSet(lines.nested(table, top), table.ties))
    if total != line.initiative:
        initiative.place(deciding, [own.id], (by_option("MOUNT-06", "mount_keeps_count"),))


def get_off(deciding: Deciding, command: cmd.GetOff) -> None:
    """`dismount WHO`."""
    rider = targets.embodied(deciding, command.who)
    if not rider.mount:
        raise Refused("not-mounted", who=rider.full_name)
    change = rules.get_off(seat_of(deciding, rider))
    over = not change.allowed or not numbers.acts_now(deciding.table, rider.id)
    come_off(deciding, rider, "by-will", change.reasons, cost=change.cost, over=over)


def come_off(
    deciding: Deciding,
    rider: Combatant,
    why: str,
    reasons: tuple[Reason, ...] = (),
    *,
    cost: int = 0,
    over: bool = False,
) -> None:
    """Off the mount, for whatever reason; from the air it is a fall."""
    budget, mount = rider.budget, rider.mount
    seats = budget.seats + (why == "by-will")
    own = deciding.creature(mount).own_count
    deciding.happen(ev.Dismounted(rider.id, mount, why, budget.moved + cost, seats, reasons, over))
    prompts.withdraw(deciding, "ended", who=rider.id, kind=SADDLE)
    prompts.withdraw(deciding, "ended", who=rider.id, kind=THROWN)
    if rider.controlled and rider.takes_turns:
        part(deciding, rider.id, mount, own)
    aloft = deciding.creature(mount).aloft
    if not rider.gone:
        placing.beside(deciding, rider.id, mount)
    if aloft and not rider.gone:
        falls.drop(deciding, rider.id, aloft, reasons)


def shaken(deciding: Deciding, mount: Id) -> None:
    """A mount is moved against its will: its rider saves (MOUNT-03)."""
    rider = numbers.rider_of(deciding.table, mount)
    if rider:
        ask_save(deciding, rider, "mount-moved")


def unseated(deciding: Deciding, rider: Id) -> None:
    """A rider is knocked prone: it saves (MOUNT-04)."""
    ask_save(deciding, rider, "rider-prone")


def mount_down(deciding: Deciding, rider: Id) -> None:
    """The mount goes down: a reaction to land standing, if there is one (MOUNT-05)."""
    wording = numbers.edition(deciding.table)
    if rules.asks_save("mount-prone", wording):
        ask_save(deciding, rider, "mount-prone")
    elif numbers.can_react(deciding.table, rider):
        prompts.raise_prompt(deciding, THROWN, rider, others=(deciding.creature(rider).mount,))
    else:
        tumble(deciding, rider, reacts=False)


def ask_save(deciding: Deciding, rider: Id, mishap: str) -> None:
    """DC 10 Dexterity; who fails without a roll is off at once."""
    table = deciding.table
    if numbers.save_stance(table, rider, ABILITY).fails:
        saddle(deciding, rider, mishap, Answer())
        return
    prompts.raise_prompt(
        deciding,
        SADDLE,
        rider,
        dc=rules.SAVE_DC,
        ability=ABILITY,
        bonus=numbers.save_bonus(table, rider, ABILITY).value,
        subject=mishap,
        others=(table.combatants[rider].mount,),
    )


def answer_saddle(deciding: Deciding, prompt: Prompt, answer: Answer) -> None:
    """The save of a rider that is still up."""
    if deciding.creature(prompt.who).mount:
        saddle(deciding, prompt.who, prompt.subject, answer)


def saddle(deciding: Deciding, who: Id, mishap: str, answer: Answer) -> None:
    """A made save keeps the rider mounted and not prone (MOUNT-03, MOUNT-04)."""
    newer = mishap == "mount-prone"
    agreed = (by_option("MOUNT-05", "mount_2024"),) if newer else ()
    read = numbers.rulings(deciding.table)
    if mishap == "rider-prone" and read.saved_rider_prone:
        agreed = (by_option("MOUNT-04", "saved_rider_prone"),)
    saved = throw(deciding, who, ABILITY, rules.SAVE_DC, answer, why=SADDLE, agreed=agreed)
    fate = rules.after_save(cast("rules.Mishap", mishap), saved=saved, rulings=read)
    if saved:
        for effect in deciding.creature(who).effects:
            lay = mishap == "rider-prone" and not fate.prone
            if lay and effect.condition and effect.name == "prone":
                conditions.end(deciding, who, effect, "stays-mounted")
        return
    come_off(deciding, deciding.creature(who), "falls-off", fate.reasons)
    falls.knock_down(deciding, who)


def answer_thrown(deciding: Deciding, prompt: Prompt, how: str) -> None:
    """`pass` or `roll`: the reaction; `fail`: thrown."""
    if deciding.creature(prompt.who).mount:
        tumble(deciding, prompt.who, reacts=how != "fail")


def tumble(deciding: Deciding, who: Id, *, reacts: bool) -> None:
    """Lands standing by its reaction, else prone (MOUNT-05)."""
    fate = rules.mount_falls(reacts=reacts, able=numbers.can_react(deciding.table, who))
    if fate.reaction_spent:
        deciding.happen(ev.BudgetSpent(who, "reaction"))
    why = "thrown-off" if fate.prone else "lands-standing"
    come_off(deciding, deciding.creature(who), why, fate.reasons)
    if fate.prone:
        falls.knock_down(deciding, who)
