"""Hiding, finding, and surprise: Stealth totals against those who might notice (ACT-09, SURP).

Whether hiding is possible at all is the DM's to say. A total stays until it is given away, found or
given up; who notices it all the same is worked out anew each time.
"""

from collections.abc import Iterable

from tracker.encounter import commands as cmd
from tracker.encounter import events as ev
from tracker.encounter import marks, numbers
from tracker.encounter.decide import checking, conditions, spending, targets
from tracker.encounter.decide.deciding import Deciding
from tracker.encounter.decide.spending import Deed
from tracker.encounter.effects import Effect
from tracker.encounter.model import Encounter, Id
from tracker.encounter.refusals import Refused
from tracker.rules import surprise as surprise_rules
from tracker.rules.actions import hiding as rules
from tracker.rules.reasons import Reason, because, by_option
from tracker.rules.words import BODILESS


def hide(deciding: Deciding, command: cmd.Hide) -> None:
    """`hide [WHO,…] …`: a check for each, and who still notices."""
    who = targets.on_table(deciding, command.who)
    if command.stop:
        come_out(deciding, who)
        return
    here = tuple(one for one in who if deciding.creature(one).takes_turns) or who
    for place, one in enumerate(here):
        total = command.totals[place] if place < len(command.totals) else None
        spending.take(deciding, one, Deed("hide", command.cost or "action"))
        d20 = command.d20 if len(here) == 1 else ()
        rolled = checking.Rolled(total, d20, command.mode)
        conceal(deciding, one, checking.check(deciding, one, "stealth", rolled))


def conceal(deciding: Deciding, who: Id, total: int) -> None:
    """Hidden by that total, as far as the wording allows; passive Perception is compared."""
    table = deciding.table
    before = table.combatants[who].hiding
    hidden = rules.hide(total, numbers.edition(table))
    noticed, reasons = noticing(table, who, total)
    flagged = (by_option("ACT-09", "hide_2024"),) if numbers.edition(table).hide_2024 else ()
    why = (*hidden.reasons, *flagged)
    if not hidden.hidden:
        stop(deciding, who, "hide", reasons=why, always=True)
        return
    found = ev.HidingSet(who, before, total, "hide", noticed, (*why, *reasons))
    deciding.happen(found)
    for name in hidden.conditions:
        if not any(one.cause == marks.HIDE for one in deciding.creature(who).effects):
            effect = Effect(0, name, source=who, condition=True, cause=marks.HIDE)
            conditions.put(deciding, who, effect)


def noticing(table: Encounter, hider: Id, total: int) -> tuple[tuple[Id, ...], tuple[Reason, ...]]:
    """Which foes notice a hider by passive Perception, and how each stands to it."""
    noticed: list[Id] = []
    reasons: list[Reason] = []
    for foe in watchers(table, hider):
        passive = numbers.passive_perception(table, foe)
        found = rules.noticing(
            foe, total, passive.value, equal_noticed=numbers.rulings(table).equal_stealth_noticed
        )
        if found.noticed:
            noticed.append(foe)
        key = "watcher-notices" if found.noticed else "watcher-misses"
        reasons.append(because("ACT-09", key, who=foe, total=total, passive=passive.value))
        reasons += found.further
    return tuple(noticed), tuple(reasons)


def watchers(table: Encounter, hider: Id) -> tuple[Id, ...]:
    """Foes that are there to notice anything."""
    return tuple(foe for foe in numbers.foes(table, hider) if numbers.aware(table, foe))


def unnoticed(table: Encounter, hider: Id, watcher: Id) -> bool:
    """Whether a hiding creature is hidden from this one."""
    total = table.combatants[hider].hiding
    if total is None:
        return False
    passive = numbers.passive_perception(table, watcher).value
    equal = numbers.rulings(table).equal_stealth_noticed
    return not rules.noticing(hider, total, passive, equal_noticed=equal).noticed


def stop(
    deciding: Deciding,
    who: Id,
    why: str,
    *,
    reasons: tuple[Reason, ...] = (),
    always: bool = False,
) -> None:
    """No longer hidden, nor invisible by hiding; nothing if it did not hide."""
    before = deciding.creature(who).hiding
    if before is None and not always:
        return
    deciding.happen(ev.HidingSet(who, before, None, why, reasons=reasons))
    for effect in deciding.creature(who).effects:
        if effect.cause == marks.HIDE:
            conditions.end(deciding, who, effect, "found")


def come_out(deciding: Deciding, who: Iterable[Id]) -> None:
    """`hide WHO end`."""
    hidden = [one for one in who if deciding.creature(one).hiding is not None]
    if not hidden:
        raise Refused("nothing-changes")
    for one in hidden:
        stop(deciding, one, "hand")


def search(deciding: Deciding, command: cmd.Search) -> None:
    """`search [WHO] …`: against the stored total of every hidden foe (ACT-14)."""
    who = command.who
    spending.take(deciding, who, Deed("search", command.cost or "action", command.text))
    rolled = checking.Rolled(command.total, command.d20, command.mode)
    total = checking.check(deciding, who, command.skill, rolled)
    table = deciding.table
    for foe in numbers.foes(table, who):
        hidden = table.combatants[foe].hiding
        if hidden is None:
            continue
        found = rules.search(hidden, total, numbers.edition(table))
        if found.found:
            stop(deciding, foe, "found", reasons=found.reasons)


def surprise(deciding: Deciding) -> None:
    """`surprise` without targets: everybody's Stealth against everybody's passive Perception."""
    table = deciding.table
    here = [one for one in table.combatants.values() if one.takes_turns and is_creature(one.kind)]
    compared = surprise_rules.compare(
        [
            surprise_rules.Creature(
                one.id, one.side, numbers.passive_perception(table, one.id).value, one.hiding
            )
            for one in here
        ],
        equal_noticed=numbers.rulings(table).equal_stealth_noticed,
    )
    fresh = {one.id for one in here if not one.turns_done}
    found = tuple(who for who in compared.surprised if who in fresh)
    why = dict.fromkeys(reason for who, each in compared.reasons if who in fresh for reason in each)
    deciding.happen(ev.SurpriseCompared(found, compared.ties, tuple(why)))
    for who in found:
        if not deciding.creature(who).surprised:
            deciding.happen(ev.SurpriseSet(who, True))


def is_creature(kind: str) -> bool:
    """Whether a row is a creature that could be surprised."""
    return kind not in BODILESS
