"""Saving throws: against what, what a failure brings besides damage, what the DM knows of each."""

from collections.abc import Mapping
from dataclasses import replace
from typing import TypeVar

from tracker.encounter.commands import Duration, Improvise, RollSave, UseAction
from tracker.encounter.effects import Modifiers
from tracker.encounter.model import Id
from tracker.encounter.refusals import Refused
from tracker.rules.words import DAMAGE_QUALITIES, CoverLevel
from tracker.shorthand import amounts, changing, durations, values
from tracker.shorthand.options import Options, Step
from tracker.shorthand.reader import Reader
from tracker.shorthand.reading import by_word, hit_points, places, shelter

LESSER_COVERS: tuple[CoverLevel, ...] = ("none", "half", "three-quarters")
"""Behind total cover there is nothing to save against."""
Saving = TypeVar("Saving", RollSave, Improvise, UseAction)
"""What asks its targets for a save."""


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


def _save_quality(name: str) -> Step[RollSave]:
    return lambda _reader, asked: replace(
        asked, qualities=tuple(dict.fromkeys((*asked.qualities, name)))
    )


def _on_success(name: str) -> Step[RollSave]:
    return lambda _reader, asked: replace(asked, on_success=name)


def _then(reader: Reader, asked: RollSave) -> RollSave:
    """What a failure brings; options of a duration belong to it from here on."""
    token = reader.peek()
    if token.kind == "quoted":
        return replace(asked, effect=values.name(reader, reader.take().text, token))
    return replace(asked, condition=values.condition(reader))


def _changed(steps: Mapping[str, Step[Modifiers]]) -> dict[str, Step[RollSave]]:
    """What the effect of a failure changes; its name stands before."""
    found = changing.steps(steps, _changes_of, _change)
    return {name: _behind_name(name, step) for name, step in found.items()}


def _changes_of(asked: RollSave) -> Modifiers:
    return asked.changes


def _change(asked: RollSave, changes: Modifiers) -> RollSave:
    return replace(asked, changes=changes)


def _behind_name(name: str, step: Step[RollSave]) -> Step[RollSave]:
    """Only a named effect changes numbers: a condition changes what the rules say it does."""

    def read(reader: Reader, asked: RollSave) -> RollSave:
        if not asked.effect:
            taken = reader.peek(-1)
            at = (taken if taken.text == name else reader.peek()).start
            raise Refused("change-without-name", word=name, at=at, verb="save")
        return step(reader, asked)

    return read


def _for_condition(name: str, step: Step[RollSave]) -> Step[RollSave]:
    """A duration belongs to the condition; before `then`, `from` says who asks for the save."""

    def read(reader: Reader, asked: RollSave) -> RollSave:
        if asked.condition or asked.effect:
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


def _put(asked: RollSave, duration: Duration) -> RollSave:
    return replace(asked, duration=duration)


def _lasting() -> dict[str, Step[RollSave]]:
    steps = durations.steps(lambda asked: asked.duration, _put)
    return {name: _for_condition(name, step) for name, step in steps.items()}


SAVE = Options[RollSave](
    words={
        "half": _on_success("half"),
        "none": _on_success("none"),
        "then": _then,
        **_lasting(),
        **_changed(changing.STEPS.words),
        **{name: _save_quality(name) for name in DAMAGE_QUALITIES},
    },
    keys={
        "dmg": lambda reader, asked: replace(asked, rolled=hit_points.rolled(reader)),
        "cover": covered,
        "half-cover": covered,
        "three-quarters-cover": covered,
        **by_word.keys(by_word.said),
        **_changed(changing.STEPS.keys),
    },
    signed=_changed(changing.STEPS.signed),
    other=total_of,
)
