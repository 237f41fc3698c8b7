"""Damage, healing, saves for damage, dying: amounts are kept as typed, dice are rolled later."""

from dataclasses import replace
from typing import TypeVar

from tracker.encounter.commands import (
    ChangeMaximum,
    DealDamage,
    Duration,
    GrantTemporary,
    Heal,
    Improvise,
    Kill,
    Revive,
    RollDeathSave,
    RollSave,
    Stabilise,
    UseAction,
)
from tracker.encounter.model import Id
from tracker.rules.words import DAMAGE_QUALITIES, DAMAGE_TYPES, CoverLevel
from tracker.shorthand import amounts, durations, values
from tracker.shorthand.options import Options, Step
from tracker.shorthand.reader import Reader
from tracker.shorthand.reading import by_word, places, shelter

SHARES = ("half", "none", "double")
ORDERS = ("hurt-first", "in-order")
"""Who takes first of one sum for all."""
LESSER_COVERS: tuple[CoverLevel, ...] = ("none", "half", "three-quarters")
"""Behind total cover there is nothing to save against."""
Saving = TypeVar("Saving", RollSave, Improvise, UseAction)
"""What asks its targets for a save."""


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


def save(reader: Reader) -> RollSave:
    """`save TARGETS ABILITY DC …`."""
    area = places.area_targets(reader) if places.starts_area(reader) else None
    targets = () if area else reader.targets()
    ability = values.ability(reader)
    reader.word("dc")
    asked = RollSave(targets, ability, values.number(reader, "dc"), area=area)
    reader.skip_noise()
    if amounts.starts(reader):
        asked = replace(asked, amount=amounts.amount(reader))
    return SAVE.read(reader, asked)


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


def _save_quality(name: str) -> Step[RollSave]:
    return lambda _reader, asked: replace(
        asked, qualities=tuple(dict.fromkeys((*asked.qualities, name)))
    )


def _on_success(name: str) -> Step[RollSave]:
    return lambda _reader, asked: replace(asked, on_success=name)


def _rolled(reader: Reader) -> tuple[int, ...]:
    return values.numbers(reader, "hit-points", amounts.MOST_PARTS)


def _then(reader: Reader, asked: RollSave) -> RollSave:
    """What a failure brings; options of a duration belong to it from here on."""
    return replace(asked, condition=values.condition(reader))


def _for_condition(name: str, step: Step[RollSave]) -> Step[RollSave]:
    """A duration belongs to the condition; before `then`, `from` says who asks for the save."""

    def read(reader: Reader, asked: RollSave) -> RollSave:
        if asked.condition:
            return step(reader, asked)
        if name == "from":
            return replace(asked, source=reader.who())
        raise reader.refused("duration-without-condition", reader.peek(-1), verb="save")

    return read


def _on_map(asked: object) -> bool:
    """Whether its targets are those of an area, known only when it happens."""
    return getattr(asked, "area", None) is not None


def total_of(reader: Reader, asked: Saving) -> Saving | None:
    """`WHO=N`: a total rolled by hand; the later one counts."""
    first = reader.at
    spans = [one for one in reader.spans() if reader.tokens[one[0] - 1].kind == "key"]
    if not spans:
        return None
    behind, span = spans[0]
    token = reader.peek()
    found = reader.directory.exactly(span) or reader.directory.starting(span)
    if not found:
        raise reader.nobody("who")
    who = reader.single(found, token)
    if who not in asked.targets and not _on_map(asked):
        raise reader.refused("not-a-target", reader.tokens[first])
    reader.at = behind
    total = values.number(reader, "total")
    others: tuple[tuple[Id, int], ...] = tuple(one for one in asked.totals if one[0] != who)
    return replace(asked, totals=(*others, (who, total)))


def covered(reader: Reader, asked: Saving) -> Saving:
    """`cover=half` for all, `half-cover=WHO,…` for some: the later one counts for each."""
    option = reader.peek(-1).text
    if option == "cover":
        covered = shelter.percent(reader)
        level = reader.word(*LESSER_COVERS)
        if covered is not None:
            level = shelter.level_of(reader, covered)
        if level not in LESSER_COVERS:
            raise reader.expected("cover", LESSER_COVERS)
        who = tuple(reader.table.combatants) if _on_map(asked) else asked.targets
    else:
        level, who = option.removesuffix("-cover"), reader.targets()
    lists: dict[Id, CoverLevel] = {one: there for one, there in asked.covers if one not in who}
    if level != "none":
        lists.update(dict.fromkeys(who, "half" if level == "half" else "three-quarters"))
    return replace(asked, covers=tuple(lists.items()))


def _set_choice(choice: str) -> Step[GrantTemporary]:
    return lambda _reader, asked: replace(asked, choice=choice)


def _put(asked: RollSave, duration: Duration) -> RollSave:
    return replace(asked, duration=duration)


def _lasting() -> dict[str, Step[RollSave]]:
    steps = durations.steps(lambda asked: asked.duration, _put)
    return {name: _for_condition(name, step) for name, step in steps.items()}


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
        "dmg": lambda reader, asked: replace(asked, rolled=_rolled(reader)),
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
SAVE = Options[RollSave](
    words={
        "half": _on_success("half"),
        "none": _on_success("none"),
        "then": _then,
        **_lasting(),
        **{name: _save_quality(name) for name in DAMAGE_QUALITIES},
    },
    keys={
        "dmg": lambda reader, asked: replace(asked, rolled=_rolled(reader)),
        "cover": covered,
        "half-cover": covered,
        "three-quarters-cover": covered,
        **by_word.keys(by_word.said),
    },
    other=total_of,
)
