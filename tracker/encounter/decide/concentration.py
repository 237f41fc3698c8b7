"""Keeping a spell going, the save that damage asks for, and all that ends with it (CONC).

What a concentration holds is every effect of that source marked as tied to it, on whomever it
lies; nothing else links the two, so an instance of another source stays (CONC-05).
"""

from tracker.encounter import bounds, numbers
from tracker.encounter import commands as cmd
from tracker.encounter import events as ev
from tracker.encounter.decide import acting, conditions, prompts, targets, zones
from tracker.encounter.decide.deciding import Deciding
from tracker.encounter.decide.save_throw import Answer, throw
from tracker.encounter.effects import Concentration
from tracker.encounter.model import Id
from tracker.encounter.numbers import spellbound
from tracker.encounter.refusals import Refused
from tracker.rules.reasons import Reason

KIND = "concentration"


def concentrate(deciding: Deciding, command: cmd.Concentrate) -> None:
    """`conc WHO SPELL [on TARGETS]`: the old one ends first (CONC-01)."""
    spell = bounds.name(command.spell)
    creature = targets.known(deciding, command.who)
    if creature.state == "dead":
        raise Refused("dead-already", who=creature.full_name)
    if not targets.has_hit_points(deciding.table, command.who):
        raise Refused("no-hit-points", who=creature.full_name)
    begin(deciding, command.who, Concentration(spell, command.on))


def begin(deciding: Deciding, who: Id, held: Concentration) -> None:
    """Hold it; whatever was held before ends (CONC-01). The incapacitated hold nothing."""
    if numbers.incapacitated(deciding.table, who):
        raise Refused("cannot-concentrate", who=deciding.creature(who).full_name)
    end(deciding, who, "new-spell")
    deciding.happen(ev.ConcentrationBegan(who, held))


def end_by_hand(deciding: Deciding, command: cmd.EndConcentration) -> None:
    """`unconc WHO`."""
    creature = targets.known(deciding, command.who)
    if creature.concentration is None:
        raise Refused("not-concentrating", who=creature.full_name)
    end(deciding, command.who, "hand")


def end(deciding: Deciding, who: Id, why: str) -> None:
    """It is over, with every effect it held and every question about it; nothing if there is none."""
    held = deciding.creature(who).concentration
    if held is None:
        return
    deciding.happen(ev.ConcentrationEnded(who, held, why))
    prompts.withdraw(deciding, "ended", who=who, kind=KIND)
    end_linked(deciding, who)
    if held.readied:
        acting.lose(deciding, who, "concentration")


def end_linked(deciding: Deciding, source: Id) -> None:
    """Effects tied to that creature's concentration stop for all their targets (CONC-05)."""
    for target in tuple(deciding.table.combatants.values()):
        for effect in target.effects:
            if spellbound.hangs_on(effect, source):
                conditions.end(deciding, target.id, effect, "concentration")
    for zone in spellbound.areas(deciding.table, source):
        zones.end(deciding, zone, "concentration")


def run_out(deciding: Deciding, who: Id, why: str = "time") -> None:
    """The last thing it held has ended: there is nothing left to hold (CONC-05)."""
    if spellbound.holds_nothing(deciding.table, who):
        end(deciding, who, why)


def let_go(deciding: Deciding, who: Id, why: str) -> None:
    """What a creature loses that can no longer hold on: its spell, its grip (CONC-04, COND-08)."""
    end(deciding, who, why)
    prompts.withdraw(deciding, why, who=who, kind="legendary")
    for target in tuple(deciding.table.combatants.values()):
        for effect in target.effects:
            if effect.condition and effect.name == "grappled" and effect.source == who:
                conditions.end(deciding, target.id, effect, "released")


def ask(deciding: Deciding, who: Id, dc: int, reasons: tuple[Reason, ...] = ()) -> None:
    """One instance of damage asks for its own save (CONC-02, CONC-03)."""
    held = deciding.creature(who).concentration
    if held is None:
        return
    bonus = numbers.save_bonus(deciding.table, who, "con").value
    prompts.raise_prompt(
        deciding,
        KIND,
        who,
        dc=dc,
        ability="con",
        bonus=bonus,
        subject=held.spell,
        reasons=reasons,
    )


def save(
    deciding: Deciding,
    who: Id,
    dc: int,
    answer: str = "roll",
    number: int | None = None,
    dice: tuple[int, ...] = (),
) -> None:
    """Roll or take the answer; a failure ends the concentration, and with it the later questions."""
    if not throw(deciding, who, "con", dc, Answer(answer, number, dice), why=KIND):
        end(deciding, who, "failed-save")
