"""Actions of a turn: Dash, Disengage, Dodge, readying, and whatever has no rules of its own.

What an action leaves behind is a mark or a readied response with an absolute end, so that turns,
`back` and undo treat it like any other effect.
"""

from tracker.encounter import bounds, marks, numbers
from tracker.encounter import commands as cmd
from tracker.encounter import events as ev
from tracker.encounter.decide import (
    casting,
    checking,
    concentration,
    conditions,
    dodging,
    prompts,
    spending,
)
from tracker.encounter.decide.deciding import Deciding
from tracker.encounter.decide.spending import Deed
from tracker.encounter.effects import Concentration, Ready, Until
from tracker.encounter.model import Encounter, Id
from tracker.encounter.refusals import Refused
from tracker.rules import actions as rules
from tracker.rules.actions import readying
from tracker.rules.reasons import Reason, because, by_option

PLAIN = ("dash", "disengage", "dodge", "use", "improvise")
"""Actions that `take` decides alone."""
NEWER = rules.OF_2024_ONLY


def take(deciding: Deciding, command: cmd.TakeAction) -> None:
    """`dash|disengage|dodge|use|improvise [WHO] … [text]`, and what the newer edition adds."""
    who = command.who
    wording = numbers.edition(deciding.table)
    if command.action not in (*PLAIN, *NEWER * wording.actions_2024):
        known = ", ".join((*PLAIN, *NEWER * wording.actions_2024))
        raise Refused("unknown-action", action=command.action, known=known)
    warnings = unfit(deciding.table, who, command.action)
    cost = command.cost or "action"
    remarks: tuple[Reason, ...] = ()
    if command.action in NEWER:
        remarks = (by_option("ACT-15", "actions_2024"),)
    if command.potion and wording.potion_2024 and not command.cost:
        cost, remarks = "bonus", (by_option("ACT-15", "potion_2024"),)
    name = "potion" if command.potion else command.action
    deed = Deed(name, cost, command.text, warnings=warnings, remarks=remarks)
    spending.take(deciding, who, deed)
    match command.action:
        case "disengage":
            disengage(deciding, who)
        case "dodge":
            dodge(deciding, who)
        case _ if command.check:
            roll = checking.Rolled(command.total, command.d20, command.mode, command.dc)
            checking.check(deciding, who, command.check, roll)
        case _:
            pass


def unfit(table: Encounter, who: Id, action: str) -> tuple[Reason, ...]:
    """What a controlled mount does not do (MOUNT-06)."""
    if who not in table.combatants or numbers.may_do(table, who, action):
        return ()
    return (because("MOUNT-06", "controlled-only"),)


def disengage(deciding: Deciding, who: Id) -> None:
    """No opportunity attacks for the rest of the turn (ACT-04)."""
    table = deciding.table
    lasting = cmd.Duration(until="end", until_of=who)
    now = numbers.on_turn(table, who)
    until = Until(table.round, who, "end") if now else conditions.until(table, lasting, who)
    leave(deciding, who, marks.DISENGAGE, until)


def dodge(deciding: Deciding, who: Id) -> None:
    """Until the start of its next turn; no use to whoever cannot move (ACT-05, ACT-06)."""
    lasting = cmd.Duration(until="start", until_of=who)
    leave(deciding, who, marks.DODGE, conditions.until(deciding.table, lasting, who))
    dodging.keep(deciding, who)


def leave(deciding: Deciding, who: Id, key: str, until: Until | None) -> None:
    """A mark on itself, in place of an earlier one."""
    for old in tuple(marks.on(deciding.creature(who), key)):
        conditions.end(deciding, who, old, "again")
    conditions.put(deciding, who, marks.mark(key, source=who, until=until))


def ready(deciding: Deciding, command: cmd.ReadyResponse) -> None:
    """`ready WHO "trigger" [spell NAME]`: a spell is cast now and held (ACT-10, ACT-13)."""
    who = command.who
    trigger = bounds.name(command.trigger)
    creature = spending.acting(deciding, who)
    held = creature.concentration.spell if creature.concentration else ""
    response = "spell" if command.spell else "action"
    accepted = readying.ready(trigger, response, spell=command.spell, concentrating=held)
    kept = Ready(trigger, bounds.name(command.spell) if command.spell else "")
    if kept.spell and numbers.incapacitated(deciding.table, who):
        raise Refused("cannot-concentrate", who=creature.full_name)
    price = casting.price_of(deciding.table, who, kept.spell, command.slot)
    lacking = casting.unaffordable(deciding.table, who, price)
    warnings = (*unfit(deciding.table, who, "ready"), *lacking)
    spending.take(deciding, who, Deed("ready", text=trigger, warnings=warnings))
    lose(deciding, who, "again")
    if kept.spell:
        casting.pay(deciding, who, price)
        concentration.begin(deciding, who, Concentration(kept.spell, readied=True))
    reasons = tuple(one for one in accepted.reasons if one.rule == "ACT-13")
    deciding.happen(ev.Readied(who, kept, reasons))
    prompts.raise_prompt(deciding, "ready", who, subject=trigger)


def respond(deciding: Deciding, who: Id) -> None:
    """`react WHO` of a readied response: by reaction, after its trigger (ACT-11, REACT-05)."""
    creature = deciding.creature(who)
    kept = creature.ready
    if kept is None:
        return
    table = deciding.table
    spent = spending.budget_of(creature)
    able = spending.able_of(table, who)
    refused = spending.verdict(spent, able, Deed("ready", "reaction"))
    over = refused.verdict == "refused"
    deciding.happen(ev.BudgetSpent(who, "reaction", kept.trigger, over, refused.reasons))
    use(deciding, who)


def use(deciding: Deciding, who: Id) -> None:
    """The response has come: nothing waits any more, and a held spell is let go."""
    kept = deciding.creature(who).ready
    if kept is None:
        return
    reason = because("ACT-11", "response-comes", trigger=kept.trigger)
    deciding.happen(ev.ReadyUsed(who, kept, (reason,)))
    prompts.withdraw(deciding, "used", who=who, kind="ready")
    release(deciding, who, "released")


def lose(deciding: Deciding, who: Id, why: str) -> None:
    """A response that was not used is gone, and a held spell with it (ACT-12)."""
    kept = deciding.creature(who).ready
    if kept is None:
        return
    deciding.happen(ev.ReadiedExpired(who, kept.trigger, why))
    prompts.withdraw(deciding, "ended", who=who, kind="ready")
    release(deciding, who, "ready-lost")


def release(deciding: Deciding, who: Id, why: str) -> None:
    """The end of holding a spell."""
    held = deciding.creature(who).concentration
    if held is not None and held.readied:
        concentration.end(deciding, who, why)
