"""The `why` of a step: each sentence of the log with its arithmetic and the rules below it.

The numbers come from the events alone; nothing is worked out again here.
"""

from collections.abc import Callable, Iterable, Iterator

from tracker.encounter import events as ev
from tracker.encounter.apply import apply
from tracker.encounter.model import Encounter
from tracker.i18n import reasons, terms
from tracker.i18n.catalogue import pgettext
from tracker.i18n.names import name
from tracker.i18n.sentences import sentence
from tracker.i18n.sentences.damage import amounts, change_of
from tracker.rules import checks
from tracker.rules.attack_traits import SUNLIGHT
from tracker.rules.reasons import Reason
from tracker.rules.words import Mode

ROLLING = ("dice-doubled", "average-plus-dice", "never-below-0")
"""Reasons of what was rolled, before any defence."""
BELOW = "  "
"""Before what explains the sentence above it."""


def derivation(events: Iterable[ev.Event], before: Encounter) -> list[str]:
    """A step in full: its sentences, and indented below each how it came about."""
    lines: list[str] = []
    table = before
    cause: tuple[Reason, ...] = ()
    for event in events:
        after = apply(table, event)
        said = sentence(event, table, after)
        details = list(steps_of(event, after, cause))
        if said:
            lines += [said, *(f"{BELOW}{detail}" for detail in details)]
        elif details:
            lines += details
        cause = getattr(event, "reasons", ()) or cause
        table = after
    return lines


def steps_of(event: ev.Event, table: Encounter, cause: tuple[Reason, ...] = ()) -> Iterator[str]:
    """The arithmetic of an event, then its further reasons; `cause` has been said before."""
    match event:
        case ev.Attacked():
            return attack_steps(event, table)
        case ev.MobAttacked():
            return mob_steps(event, table)
        case ev.SaveRolled():
            return save_steps(event, table)
        case ev.DamagePooled():
            return pool_steps(event, table)
        case ev.DamageTaken():
            return damage_steps(event, table)
        case ev.StateChanged(reasons=why) | ev.PromptRaised(reasons=why):
            return said((one for one in why if one not in cause), table)
        case ev.DeathSaveRolled():
            return death_save_steps(event, table)
        case ev.CheckRolled():
            return check_steps(event, table)
        case ev.Contested():
            return contest_steps(event, table)
        case ev.InitiativeRolled(dice=dice) | ev.DiceRolled(dice=dice):
            return with_reasons(dice_line(dice), event, table)
        case _:
            return with_reasons("", event, table)


def with_reasons(first: str, event: ev.Event, table: Encounter) -> Iterator[str]:
    """A line of numbers, if there is one, and every reason."""
    if first:
        yield first
    yield from said(getattr(event, "reasons", ()), table)


def said(why: Iterable[Reason], table: Encounter) -> Iterator[str]:
    """Each reason on a line, once."""
    return iter(dict.fromkeys(reasons.why(reason, table) for reason in why))


def attack_steps(event: ev.Attacked, table: Encounter) -> Iterator[str]:
    """The die, the bonus, the AC; what gave advantage and what disadvantage."""
    yield from stance_lines(event.pro, event.contra, table)
    yield from rolled(event.dice, event.natural, event.bonus, event.total, event.mode)
    spoken = (*event.pro, *event.contra)
    yield from said((one for one in event.reasons if one not in spoken), table)


def mob_steps(event: ev.MobAttacked, table: Encounter) -> Iterator[str]:
    """What is for and against the mob, then its dice and numbers, lot by lot."""
    lots = ev.lots_of(event)
    for lot in lots:
        if len(lots) > 1:
            yield f"{terms.attack(lot.attack)} {reasons.signed(lot.bonus)}"
        yield from stance_lines(lot.pro, lot.contra, table)
        spoken = (*lot.pro, *lot.contra)
        yield from said((one for one in lot.reasons if one not in spoken), table)
    if event.rolled:
        yield dice_line(event.rolled)


def pool_steps(event: ev.DamagePooled, table: Encounter) -> Iterator[str]:
    """Who came first, then every share as damage is told."""
    yield from with_reasons(dice_line(event.dice), event, table)
    for share in event.shares:
        changing = [one for one in share.reasons if change_of(one.key)]
        types = (part.type for part in event.parts)
        used = zip(share.used, types, strict=True)
        start = amounts((points, kind) for points, kind in used if points)
        yield pgettext("why", "{who}: {chain}, hit points {before} → {after}").format(
            who=name(table, share.target),
            chain=reasons.chain(start, changing),
            before=share.hp_before,
            after=share.hp,
        )


def check_steps(event: ev.CheckRolled, table: Encounter) -> Iterator[str]:
    """The die and the bonus."""
    kept = event.total - event.bonus if event.dice else None
    yield from rolled(event.dice, kept, event.bonus, event.total, event.mode)
    yield from said(event.reasons, table)


def contest_steps(event: ev.Contested, table: Encounter) -> Iterator[str]:
    """The dice of both sides, then what decided it."""
    for check in (event.first, event.second):
        if check.total is not None:
            kept = check.total - check.bonus if check.dice else None
            yield from rolled(check.dice, kept, check.bonus, check.total, check.mode)
    yield from said(event.reasons, table)


def save_steps(event: ev.SaveRolled, table: Encounter) -> Iterator[str]:
    """The die, the bonus, the DC."""
    if event.total is not None:
        kept = event.total - event.bonus if event.dice else None
        yield from rolled(event.dice, kept, event.bonus, event.total, event.mode)
    yield from said(event.reasons, table)


def stance_lines(
    pro: Iterable[Reason],
    contra: Iterable[Reason],
    table: Encounter,
    say: Callable[[Reason, Encounter], str] = reasons.why,
) -> Iterator[str]:
    """Sources of advantage and of disadvantage (ATK-07); a preview says them without their rules."""
    for one in pro:
        yield pgettext("why", "advantage: {why}").format(why=say(one, table))
    for one in contra:
        yield pgettext("why", "disadvantage: {why}").format(why=say(one, table))


def question(asked: Reason) -> str:
    """What a trait of the attacker would bring, if it is so (ATK-07)."""
    source = Reason(asked.rule, str(dict(asked.params)["source"]))
    said = reasons.told(source)
    if source == SUNLIGHT.reason:
        return pgettext("why", "disadvantage if so: {why}").format(why=said)
    return pgettext("why", "advantage if so: {why}").format(why=said)


ASKED = "trait-asked"
ALSO = frozenset(
    {"cover-half", "cover-three-quarters", "critical-by-position", "dodge-unseeing"}
    | {"underwater-range", "wrong-place", ASKED}
)
"""What else the preview of an attack points out: no source of a mode, but it decides."""


def stances(events: Iterable[ev.Event], table: Encounter) -> list[str]:
    """What speaks for and against every attack of a step, for the preview (ATK-07)."""
    return [
        line
        for event in events
        if isinstance(event, ev.Attacked | ev.MobAttacked)
        for lot in ((event,) if isinstance(event, ev.Attacked) else ev.lots_of(event))
        for line in (
            *stance_lines(lot.pro, lot.contra, table, reasons.told),
            *(reasons.told(one, table) for one in lot.reasons if one.key in ALSO),
        )
    ]


def rolled(
    dice: tuple[int, ...], kept: int | None, bonus: int, total: int, mode: Mode
) -> Iterator[str]:
    """`d20 14, 7 (advantage): 14 +5 = 19`; the dice of effects behind them have lines of their own."""
    if kept is None or not dice:
        yield pgettext("why", "total {total}, given by hand").format(total=total)
        return
    shown = ", ".join(map(str, dice[: checks.dice_of(mode)]))
    if mode != "normal":
        shown = pgettext("why", "{dice} ({mode})").format(dice=shown, mode=terms.mode(mode))
    yield pgettext("why", "d20 {dice}: {kept} {bonus} = {total}").format(
        dice=shown, kept=kept, bonus=reasons.signed(bonus), total=total
    )


def dice_line(dice: tuple[int, ...]) -> str:
    """The natural dice."""
    if not dice:
        return ""
    return pgettext("why", "dice {dice}").format(dice=", ".join(map(str, dice)))


def damage_steps(event: ev.DamageTaken, table: Encounter) -> Iterator[str]:
    """What was rolled, the amount through all defences in one line, then hit points."""
    if event.dice:
        yield dice_line(event.dice)
    yield from said((one for one in event.reasons if one.key in ROLLING), table)
    changing = [one for one in event.reasons if change_of(one.key)]
    others = [one for one in event.reasons if not change_of(one.key) and one.key not in ROLLING]
    lost = [one for one in others if one.key == "hit-points"]
    start = amounts((part.rolled, part.type) for part in event.parts)
    if not any(part.type for part in event.parts):
        start = pgettext("why", "{n} damage").format(n=start)
    line = reasons.chain(start, changing)
    if len(event.parts) > 1:
        line = pgettext("why", "{chain}: {total} in all").format(chain=line, total=event.total)
    yield line
    if event.temp_before != event.temp_hp:
        yield pgettext("why", "temporary hit points {before} → {after}").format(
            before=event.temp_before, after=event.temp_hp
        )
    if not lost:
        yield pgettext("why", "hit points {before} → {after}").format(
            before=event.hp_before, after=event.hp
        )
    yield from said((*lost, *(one for one in others if one not in lost)), table)


def death_save_steps(event: ev.DeathSaveRolled, table: Encounter) -> Iterator[str]:
    """The die and what was added."""
    if event.die is not None and event.bonus:
        yield from rolled((event.die,), event.die, event.bonus, event.die + event.bonus, "normal")
    yield from said(event.reasons, table)
