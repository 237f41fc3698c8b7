"""Damage, healing, dying: amounts are kept as typed, dice are rolled later."""

from dataclasses import replace

from tracker.encounter.commands import (
    ChangeMaximum,
    DealDamage,
    GrantTemporary,
    Heal,
    Kill,
    Revive,
    RollDeathSave,
    Stabilise,
)
from tracker.encounter.model import Id
from tracker.rules.words import DAMAGE_QUALITIES, DAMAGE_TYPES
from tracker.shorthand import amounts, values
from tracker.shorthand.options import Options, Step
from tracker.shorthand.reader import Reader
from tracker.shorthand.reading import places

SHARES = ("half", "none", "double")
ORDERS = ("hurt-first", "in-order")
"""Who takes first of one sum for all."""


def damage(reader: Reader) -> DealDamage:
    """`damage TARGETS AMOUNT …`."""
    if places.starts_area(reader):
        area = places.area_targets(reader)
        return DAMAGE.read(reader, DealDamage((), amounts.amount(reader), area=area))
    targets = reader.targets()
    return DAMAGE.read(reader, DealDamage(targets, amounts.amount(reader)))


def heal(reader: Reader) -> Heal:
    """`heal TARGETS N [from WHO]`."""
    return HEAL.read(reader, Heal(reader.targets(), amounts.single(reader)))


def temp(reader: Reader) -> GrantTemporary:
    """`temp TARGETS N [keep|take]`."""
    return TEMP.read(reader, GrantTemporary(reader.targets(), amounts.single(reader)))


def maxhp(reader: Reader) -> ChangeMaximum:
    """`maxhp WHO +N|-N|=N`."""
    who = reader.who()
    by, exactly = values.change(reader, "hit-points")
    return ChangeMaximum(who, by, exactly)


def stabilise(reader: Reader) -> Stabilise:
    """`stabilise WHO [medicine=N]`."""
    return STABILISE.read(reader, Stabilise(reader.who()))


def death(reader: Reader) -> RollDeathSave:
    """`death [WHO] [N[,N]]`: natural dice."""
    alone = reader.peek().kind == "end" or reader.peek().text.isdecimal()
    who = reader.myself() if alone else reader.who()
    if reader.peek().kind == "end":
        return RollDeathSave(who)
    dice = values.numbers(reader, "d20", 2)
    return RollDeathSave(who, dice[0]) if len(dice) == 1 else RollDeathSave(who, dice=dice)


def kill(reader: Reader) -> Kill:
    """`kill TARGETS`."""
    return Kill(reader.targets())


def revive(reader: Reader) -> Revive:
    """`revive WHO [N]`."""
    who = reader.who()
    hp = values.maybe_number(reader, "lives")
    return Revive(who) if hp is None else Revive(who, hp)


def _share(name: str) -> Step[DealDamage]:
    """`half=`, `none=`, `double=`: more targets each time; `none` and the others exclude each other.

    Half and double together are all of it, so that a creature may stand in both.
    """

    def read(reader: Reader, asked: DealDamage) -> DealDamage:
        share = reader.targets()
        lists: dict[str, tuple[Id, ...]] = {
            "half": asked.half,
            "none": asked.none,
            "double": asked.double,
        }
        for other in ("half", "double") if name == "none" else ("none",):
            lists[other] = tuple(who for who in lists[other] if who not in share)
        lists[name] = tuple(dict.fromkeys((*lists[name], *share)))
        return replace(asked, half=lists["half"], none=lists["none"], double=lists["double"])

    return read


def _quality(name: str) -> Step[DealDamage]:
    return lambda _reader, asked: replace(
        asked, qualities=tuple(dict.fromkeys((*asked.qualities, name)))
    )


def rolled(reader: Reader) -> tuple[int, ...]:
    return values.numbers(reader, "hit-points", amounts.MOST_PARTS)


def _set_choice(choice: str) -> Step[GrantTemporary]:
    return lambda _reader, asked: replace(asked, choice=choice)


def _pooled(order: str) -> Step[DealDamage]:
    """One sum for all; a later order takes the place of an earlier one."""

    def read(_reader: Reader, asked: DealDamage) -> DealDamage:
        if order == "pooled":
            return replace(asked, pooled=asked.pooled or "hurt-first")
        return replace(asked, pooled=order, chosen=())

    return read


def _chosen(reader: Reader, asked: DealDamage) -> DealDamage:
    """`chosen=gb,ga`: these first, in this order."""
    return replace(asked, pooled="chosen", chosen=reader.targets())


def _reduced(reader: Reader, asked: DealDamage) -> DealDamage:
    """`reduce=3`, `reduce=3 fire`."""
    points = values.number(reader, "hit-points")
    return replace(asked, reduce=points, reduce_type=reader.word(*DAMAGE_TYPES))


DAMAGE = Options[DealDamage](
    words={
        "crit": lambda _reader, asked: replace(asked, crit=True),
        "ko": lambda _reader, asked: replace(asked, ko=True),
        "resist": lambda _reader, asked: replace(asked, resist=True),
        "from": lambda reader, asked: replace(asked, source=reader.who()),
        **{name: _quality(name) for name in DAMAGE_QUALITIES},
        **{name: _pooled(name) for name in ("pooled", *ORDERS)},
    },
    keys={
        "chosen": _chosen,
        "reduce": _reduced,
        "dmg": lambda reader, asked: replace(asked, rolled=rolled(reader)),
        **{name: _share(name) for name in SHARES},
    },
)
HEAL = Options[Heal](
    words={"from": lambda reader, asked: replace(asked, source=reader.who())},
    keys={
        "rolled": lambda reader, asked: replace(asked, rolled=values.number(reader, "hit-points"))
    },
)
TEMP = Options[GrantTemporary](
    words={"keep": _set_choice("keep"), "take": _set_choice("take")},
    keys={
        "rolled": lambda reader, asked: replace(asked, rolled=values.number(reader, "hit-points"))
    },
)
STABILISE = Options[Stabilise](
    keys={"medicine": lambda reader, asked: replace(asked, medicine=values.number(reader, "total"))}
)
