"""Lines of attacks, damage, healing, saves and dying, with what was rolled in them."""

import re
from collections.abc import Iterator

from tracker.encounter import commands as cmd
from tracker.encounter import events as ev
from tracker.encounter.events import Event
from tracker.encounter.model import Id
from tracker.shorthand import amounts
from tracker.shorthand.lexing import quote
from tracker.shorthand.reading.attacks import attack_names, cases
from tracker.shorthand.writing import places
from tracker.shorthand.writing.areas import by_word, covers
from tracker.shorthand.writing.effects import lasting, modified
from tracker.shorthand.writing.writer import (
    Words,
    Writer,
    changed,
    flags,
    keyed,
    keyed_number,
    signed,
)

PLAIN = re.compile(r"[^\W\d_][^\W_]*(?:[ '()-]+[^\W_]+)*\)?")
"""Names of attacks that need no quotes: words, none of which could be a number of the list."""


def shelter(level: str, percent: int | None) -> str:
    """`cover=half`, or as it was typed: `cover=60%`."""
    if percent is not None:
        return f"cover={percent}%"
    return f"cover={level}" if level != "none" else ""


def attack(writer: Writer, command: cmd.AttackTarget) -> Words:
    """Natural dice and rolled damage are filled in; average damage is not, as it was not rolled."""
    rolled = next(writer.of(ev.Attacked), None)
    natural = command.d20
    if rolled is not None and command.total is None:
        natural = rolled.dice[: 1 if rolled.mode == "normal" else 2]
    damage = command.damage
    if not damage and rolled is not None and rolled.hit:
        damage = _damage(writer, (command.target,))
    return (
        *writer.about(command.way or "attack", command.attacker),
        writer.handle(command.target),
        _with(writer, command.attacker, command.attack, rolled.attack if rolled else ""),
        command.mode,
        keyed("d20", natural),
        keyed_number("total", command.total),
        keyed("extra", command.extra or _extra(rolled)),
        keyed("dmg", damage),
        keyed("rider", command.rider or _rider(writer, command.target, rolled)),
        shelter(command.cover, command.percent),
        keyed_number("range", command.range),
        command.outcome,
        *(f"no-{reason}" for reason in command.struck),
        signed("ac", command.ac_change),
        signed("attack", command.to_hit_change),
        keyed_number("shielded", command.shield),
        *flags(ko=command.ko, resist=command.resist),
        *_posture(writer, command),
    )


def _posture(writer: Writer, command: cmd.AttackTarget) -> Words:
    """Where the two stand, what they see, and what the attack takes."""
    words = {
        "near": command.near_foe,
        "unseen": command.unseen,
        "wrong-place": command.wrong_place,
        "fear-out-of-sight": command.fear_out_of_sight,
        "flanking": command.flanking,
        "behind": command.behind,
        "turned-away": command.turned_away,
    }
    return (
        "" if command.way else command.cost,
        f"near={writer.handles(command.near)}" if command.near else "",
        f"light={','.join(command.light)}" if command.light else "",
        *flags(**words),
        *command.traits,
    )


def _extra(rolled: ev.Attacked | None) -> Iterator[int]:
    """What the dice of effects came to, in order."""
    for reason in rolled.reasons if rolled else ():
        if reason.key == "effect-dice":
            yield int(dict(reason.params)["rolled"])


def _rider(writer: Writer, target: Id, rolled: ev.Attacked | None) -> tuple[int, ...]:
    """The target's save against what the hit brought, then the damage behind it if it was rolled.

    Its damage is an instance of its own, behind that of the hit (CRIT-02). A save that was a
    question and answered itself is none of the line's numbers.
    """
    if any(one.prompt.kind == "repeat-save" for one in writer.of(ev.PromptAnswered)):
        return ()
    events = iter(writer.events)
    saved = next((one for one in events if _is_rider(one, target, rolled)), None)
    if not isinstance(saved, ev.SaveRolled) or saved.total is None:
        return ()
    behind = next((one for one in events if isinstance(one, ev.DamageTaken)), None)
    parts = behind.parts if behind and behind.target == target and behind.dice else ()
    return (saved.total, *(part.rolled for part in parts))


def _is_rider(event: Event, target: Id, rolled: ev.Attacked | None) -> bool:
    if rolled is None or not isinstance(event, ev.SaveRolled):
        return False
    return event.who == target and event.why == rolled.attack


def mob(writer: Writer, command: cmd.MobAttack) -> Words:
    """With every die, where all were rolled; by the table and the average there are none."""
    told = next(writer.of(ev.MobAttacked), None)
    return (
        *writer.about("mob", *command.attackers),
        writer.handle(command.target),
        _with(writer, command.attackers[0], command.attack, command.attack),
        keyed_number("ac", command.ac),
        keyed_number("needed", command.needed),
        shelter(command.cover, command.percent),
        signed("ac", command.ac_change),
        *flags(ko=command.ko, resist=command.resist),
        command.mode,
        told.way if told and told.way != "table" else command.way,
        keyed("d20", told.rolled if told else command.d20),
        keyed("extra", told.extra if told else command.extra),
        keyed("dmg", told.dealt if told else command.damage),
        keyed_number("range", command.range),
        *(f"no-{reason}" for reason in command.struck),
        f"near={writer.handles(command.near)}" if command.near else "",
        f"light={','.join(command.light)}" if command.light else "",
        *flags(near=command.near_foe, unseen=command.unseen),
        *command.traits,
    )


def damage(writer: Writer, command: cmd.DealDamage) -> Words:
    """The amount as asked, and what it came to."""
    covered = inside(writer)
    shares = (("half", command.half), ("none", command.none), ("double", command.double))
    return (
        *places.about(writer, "damage", command.targets, command.area),
        amounts.written(command.amount),
        keyed("dmg", command.rolled or _damage(writer, covered or command.targets)),
        *(f"{name}={writer.handles(who)}" for name, who in shares if who),
        *flags(crit=command.crit),
        *command.qualities,
        keyed("reduce", (command.reduce,) if command.reduce else ()),
        command.reduce_type,
        _from(writer, command.source),
        *flags(ko=command.ko, resist=command.resist),
        *_pool(writer, command),
    )


def _pool(writer: Writer, command: cmd.DealDamage) -> Words:
    """How one sum goes over all of them."""
    if not command.pooled:
        return ()
    if command.pooled == "chosen":
        return ("pooled", f"chosen={writer.handles(command.chosen)}")
    return ("pooled", command.pooled)


def heal(writer: Writer, command: cmd.Heal) -> Words:
    """`heal lia 2d4+2 rolled=7 from bruenor`."""
    came = command.rolled
    if came is None and not command.amount.isdecimal():
        came = next((event.amount for event in writer.of(ev.Healed)), None)
    words = (*writer.about("heal", *command.targets), command.amount, keyed_number("rolled", came))
    return (*words, f"from {writer.handle(command.source)}" if command.source else "")


def temporary(writer: Writer, command: cmd.GrantTemporary) -> Words:
    """`temp lia 1d4+4 keep rolled=6`."""
    came = command.rolled
    if came is None and not command.amount.isdecimal():
        came = next((event.offered for event in writer.of(ev.TemporarySet)), None)
    words = (*writer.about("temp", *command.targets), command.amount, command.choice)
    return (*words, keyed_number("rolled", came))


def maximum(writer: Writer, command: cmd.ChangeMaximum) -> Words:
    """`maxhp lia -5`."""
    return (*writer.about("maxhp", command.who), changed(command.change, command.exactly))


def stabilise(writer: Writer, command: cmd.Stabilise) -> Words:
    """`stabilise lia medicine=12`."""
    return (*writer.about("stabilise", command.who), keyed_number("medicine", command.medicine))


def death(writer: Writer, command: cmd.RollDeathSave) -> Words:
    """One natural die, or both where the state makes two."""
    rolled = next(writer.of(ev.DeathSaveRolled), None)
    natural = rolled.dice if rolled else command.dice
    if command.natural is not None:
        natural = (command.natural,)
    dice = ",".join(str(die) for die in natural[:2] if die <= 20)
    return (*writer.about("death", command.who), dice)


def revive(writer: Writer, command: cmd.Revive) -> Words:
    """`revive lia 5`."""
    return (*writer.about("revive", command.who), str(command.hp) if command.hp != 1 else "")


def save(writer: Writer, command: cmd.RollSave) -> Words:
    """A total for everyone who rolled; who fails without a roll has none."""
    totals = dict(command.totals)
    targets = inside(writer) or command.targets
    for event in writer.of(ev.SaveRolled):
        ours = event.who in targets and (event.ability, event.dc) == (
            command.ability,
            command.dc,
        )
        if ours and event.total is not None:
            totals.setdefault(event.who, event.total)
    then: Words = ()
    if command.effect:
        then = ("then", quote(command.effect), *modified(command.changes))
    if command.condition:
        then = (*then, "then", command.condition)
    if then:
        then = (*then, *lasting(writer, command.duration))
    return (
        *places.about(writer, "save", command.targets, command.area),
        command.ability,
        str(command.dc),
        amounts.written(command.amount),
        keyed("dmg", command.rolled or _damage(writer, targets)),
        "none" if command.on_success == "none" else "",
        *command.qualities,
        _from(writer, command.source),
        *covers(writer, command.covers),
        *by_word(writer, command),
        *then,
        *(f"{writer.handle(who)}={total}" for who, total in totals.items()),
    )


def _with(writer: Writer, who: Id, asked: str, used: str) -> str:
    """`with Scimitar`, `with #2` for one of several of a name, a foreign name in quotes."""
    if not asked and not used:
        return ""
    names = attack_names(writer.table, who)
    if asked not in names and asked.isdecimal() and 1 <= int(asked) <= len(names):
        return f"with #{asked}"
    whole = next(
        (one for one in cases(writer.table, who) if one.casefold() == asked.casefold()), ""
    )
    name = whole or used or asked
    known = name in names or name in cases(writer.table, who)
    return f"with {name if known and PLAIN.fullmatch(name) else quote(name)}"


def inside(writer: Writer) -> tuple[Id, ...]:
    """Those an area on the map covers; nobody where there is none."""
    found = next(writer.of(ev.AreaCovered), None)
    return found.who if found else ()


def _from(writer: Writer, source: Id) -> str:
    return f"from {writer.handle(source)}" if source else ""


def _damage(writer: Writer, targets: tuple[Id, ...]) -> tuple[int, ...]:
    """What was rolled for each part, if anything was rolled: the first instance tells."""
    for pool in writer.of(ev.DamagePooled):
        return pool.whole if pool.dice else ()
    for event in writer.of(ev.DamageTaken):
        if event.target in targets and event.dice:
            return tuple(part.rolled for part in event.parts)
    return ()
