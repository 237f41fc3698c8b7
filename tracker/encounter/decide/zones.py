"""Areas that stay: who is inside, what the area asks of each of them, and its end.

One turn asks one creature once for one area: the question has the turn in its key, so that coming
in and starting the turn there are the same question.
"""

from collections.abc import Iterable
from dataclasses import replace

from tracker.encounter import bounds, numbers
from tracker.encounter import commands as cmd
from tracker.encounter import events as ev
from tracker.encounter.decide import (
    amounts,
    concentration,
    conditions,
    damage,
    prompts,
    riders,
    targets,
)
from tracker.encounter.decide.deciding import Deciding
from tracker.encounter.decide.save_throw import Answer, throw
from tracker.encounter.effects import Effect, RepeatSave
from tracker.encounter.model import Combatant, Id
from tracker.encounter.prompts import Prompt
from tracker.encounter.refusals import Refused
from tracker.encounter.zones import USUAL, Zone
from tracker.rules.damage import RolledDamage
from tracker.rules.durations import At, Moment, is_due

KIND = "zone"


def lift(deciding: Deciding, command: cmd.RaiseZone) -> None:
    """`zone "NAME" WHO,… …`: its name is free, its maker may have to concentrate."""
    name = bounds.name(command.name)
    if any(one.name.casefold() == name.casefold() for one in deciding.table.zones):
        raise Refused("zone-there", name=name)
    inside = targets.bodies(deciding, command.inside) if command.inside else ()
    if command.bearer:
        targets.embodied(deciding, command.bearer, acts=False)
    anchor = (command.bearer, *inside, "")[0]
    lasting = conditions.effect_from(deciding, command.duration, anchor, name)
    zone = Zone(
        deciding.number(),
        name,
        inside,
        command.at or USUAL,
        command.hurt,
        command.ability,
        command.dc,
        command.on_success,
        command.condition,
        command.again,
        lasting.source,
        command.bearer,
        lasting.concentration,
        lasting.until,
        command.area,
    )
    deciding.happen(ev.ZoneRaised(zone))
    for who in inside:
        ask(deciding, who, "now")


def change(deciding: Deciding, command: cmd.ChangeZone) -> None:
    """`zone "NAME" +WHO -WHO`: who comes in is asked, if it asks on entering."""
    zone = known(deciding, command.zone)
    coming = targets.bodies(deciding, command.enter) if command.enter else ()
    entered = tuple(who for who in coming if who not in zone.inside)
    left = tuple(who for who in zone.inside if who in command.leave)
    if not entered and not left:
        raise Refused("nothing-changes")
    inside = (*(who for who in zone.inside if who not in left), *entered)
    deciding.happen(ev.ZoneChanged(zone, inside, entered, left))
    for who in entered:
        ask(deciding, who, "enter")


def end_by_hand(deciding: Deciding, command: cmd.EndZone) -> None:
    """`zone "NAME" off`."""
    zone = known(deciding, command.zone)
    end(deciding, zone, "hand")
    if zone.concentration:
        concentration.run_out(deciding, zone.source, "hand")


def known(deciding: Deciding, number: int) -> Zone:
    """The area of that number, or `no-zone`."""
    for zone in deciding.table.zones:
        if zone.id == number:
            return zone
    raise Refused("no-zone", known=", ".join(one.name for one in deciding.table.zones))


def end(deciding: Deciding, zone: Zone, why: str) -> None:
    """Gone, with its open questions and what it laid on anybody."""
    now = next((one for one in deciding.table.zones if one.id == zone.id), None)
    if now is None:
        return
    deciding.happen(ev.ZoneEnded(now, why))
    prompts.withdraw(deciding, "ended", kind=KIND, effect=zone.id)
    for bearer in tuple(deciding.table.combatants.values()):
        for effect in bearer.effects:
            if effect.zone == zone.id and effect in deciding.creature(bearer.id).effects:
                conditions.end(deciding, bearer.id, effect, why)


def end_due(deciding: Deciding, line: Id, at: At) -> None:
    """Those whose time is up at this moment."""
    table = deciding.table
    moment = Moment(table.round, line, at)
    for zone in table.zones:
        until = zone.until
        if until is None or until.who not in table.lines[line].members:
            continue
        if is_due(Moment(until.round, line, "end" if until.at == "end" else "start"), moment):
            run_out(deciding, zone)


def run_out(deciding: Deciding, zone: Zone) -> None:
    """Its time is up, and with the last that a concentration held that one's too."""
    end(deciding, zone, "time")
    if zone.concentration:
        concentration.run_out(deciding, zone.source)


def keep(deciding: Deciding, creature: Combatant) -> None:
    """Who left the fight is in no area, and an area goes with whoever bears it."""
    for zone in deciding.table.zones:
        if zone.bearer == creature.id and (creature.gone or creature.state == "dead"):
            end(deciding, zone, "gone" if creature.gone else "dead")
        elif creature.gone and creature.id in zone.inside:
            inside = tuple(who for who in zone.inside if who != creature.id)
            deciding.happen(ev.ZoneChanged(zone, inside, (), (creature.id,)))


def ask_all(deciding: Deciding, members: Iterable[Id], moment: str) -> None:
    """What a turn's start or end asks of those inside."""
    if deciding.table.zones:
        for who in members:
            ask(deciding, who, moment)


def ask(deciding: Deciding, who: Id, moment: str) -> None:
    """Every area that this creature is in and that asks now; before the fight none does."""
    table = deciding.table
    for zone in table.zones:
        asks = table.round and zone.acts and moment in zone.at and who in zone.inside
        there = any(one.id == zone.id for one in deciding.table.zones)
        if not asks or not there or not deciding.creature(who).takes_turns:
            continue
        bonus = numbers.save_bonus(deciding.table, who, zone.ability).value if zone.ability else 0
        prompts.ask_once(
            deciding,
            KIND,
            who,
            dc=zone.dc,
            ability=zone.ability,
            bonus=bonus,
            subject=zone.name,
            effect=zone.id,
        )


def strike(deciding: Deciding, prompt: Prompt, answer: Answer, dealt: tuple[int, ...] = ()) -> None:
    """The answer: the save, its damage (DMG-07), its condition.

    Without a save a number is the damage.
    """
    zone = next((one for one in deciding.table.zones if one.id == prompt.effect), None)
    who = prompt.who
    if zone is None or not deciding.creature(who).takes_turns:
        return
    made = False
    if zone.ability:
        made = throw(deciding, who, zone.ability, zone.dc, answer, why=zone.name)
    elif answer.number is not None:
        dealt = dealt or (answer.number,)
    if zone.hurt and targets.has_hit_points(deciding.table, who):
        rolled = roll(deciding, zone, dealt)
        saved = riders.share(made, zone.on_success)
        parts, dice = rolled.parts, rolled.dice
        damage.hurt(deciding, who, parts, source=zone.source, saved=saved, dice=dice)
    stays = any(one.id == zone.id for one in deciding.table.zones)
    if zone.condition and stays and not made and deciding.creature(who).state != "dead":
        lay(deciding, who, zone)


def roll(deciding: Deciding, zone: Zone, known: tuple[int, ...]) -> RolledDamage:
    """Its damage, or as it was rolled by hand."""
    return amounts.roll(deciding, amounts.dice_of(amounts.read(zone.hurt)), known=known)


def lay(deciding: Deciding, who: Id, zone: Zone) -> None:
    """Its condition, once; it lasts as long as the area, or until the next save against it."""
    held = deciding.creature(who).effects
    if any(one.zone == zone.id and one.name == zone.condition for one in held):
        return
    save = RepeatSave(zone.ability, zone.dc, "end", who) if zone.again and zone.ability else None
    effect = Effect(0, zone.condition, zone.source, condition=True, save=save, zone=zone.id)
    conditions.put(deciding, who, replace(effect, concentration=zone.concentration))
