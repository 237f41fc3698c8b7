"""Sentences of the map: places, facing, ground, and whom an area covers."""

from collections.abc import Iterable

from tracker.encounter import events as ev
from tracker.encounter.battlefield import Cell
from tracker.encounter.model import Encounter, Id
from tracker.i18n.catalogue import npgettext, pgettext
from tracker.i18n.compass import cell, facing
from tracker.i18n.names import name, names
from tracker.i18n.sentences.areas import area_of
from tracker.i18n.sentences.remarks import by_dm, with_extras


def placed(event: ev.Placed, table: Encounter) -> str:
    """Who stands where; what follows from a move is told by the move."""
    if event.why in ("along", "mounted"):
        return ""
    here = [(who, at) for who, at in event.places if at]
    off = [who for who, at in event.places if not at]
    said = [place_of(who, at, table, event.why) for who, at in here]
    if off:
        said.append(pgettext("Placed", "{who} leaves the map").format(who=names(table, off)))
    return pgettext("Placed", "; ").join(said)


def place_of(who: Id, at: Cell, table: Encounter, why: str) -> str:
    """One creature and its cell."""
    text = {
        "pushed": pgettext("Placed", "{who} is pushed to {cell}"),
        "dismounted": pgettext("Placed", "{who} gets down at {cell}"),
    }.get(why, pgettext("Placed", "{who} stands at {cell}"))
    return text.format(who=name(table, who), cell=cell(at))


def facing_set(event: ev.FacingSet, table: Encounter) -> str:
    """Which way it looks."""
    said = pgettext("FacingSet", "{who} faces {way}").format(
        who=name(table, event.who), way=facing(event.facing)
    )
    return with_extras(said, [by_dm()] if event.over else [])


def battlefield_set(event: ev.BattlefieldSet) -> str:
    """What the ground is now."""
    if not event.ground:
        return grid(event.battlefield.grid)
    return npgettext(
        "BattlefieldSet", "{n} cell is {ground} now", "{n} cells are {ground} now", event.cells
    ).format(n=event.cells, ground=ground(event.ground))


def grid(key: str) -> str:
    """Which cells are counted."""
    return {
        "square": pgettext("BattlefieldSet", "The battlefield has squares now"),
        "hex": pgettext("BattlefieldSet", "The battlefield has hexes now"),
        "none": pgettext("BattlefieldSet", "Places are not counted any more"),
    }.get(key, key)


def ground(key: str) -> str:
    """What a cell is."""
    return {
        "wall": pgettext("ground", "wall"),
        "obstacle": pgettext("ground", "obstacle"),
        "difficult": pgettext("ground", "difficult terrain"),
        "fog": pgettext("ground", "fog"),
        "clear": pgettext("ground", "clear"),
    }.get(key, key)


def area_covered(event: ev.AreaCovered, table: Encounter) -> str:
    """Exactly who is inside, and who is behind total cover."""
    text = pgettext("AreaCovered", "{area} {where} covers {who}")
    if not event.who:
        text = pgettext("AreaCovered", "{area} {where} covers nobody")
    said = text.format(
        area=area_of(event.shape, event.feet),
        where=where(event, table),
        who=names(table, event.who),
    )
    return with_extras(said, list(covers(event, table)))


def where(event: ev.AreaCovered, table: Encounter) -> str:
    """Where it begins and which way it goes."""
    if event.source:
        start = pgettext("AreaCovered", "from {who}").format(who=name(table, event.source))
    else:
        start = pgettext("AreaCovered", "at {cell}").format(cell=cell(event.at or (0, 0)))
    if event.toward is None:
        return start
    return pgettext("AreaCovered", "{start} toward {cell}").format(
        start=start, cell=cell(event.toward)
    )


def covers(event: ev.AreaCovered, table: Encounter) -> Iterable[str]:
    """Who has cover from its origin."""
    halves = [who for who, level in event.covers if level == "half"]
    more = [who for who, level in event.covers if level == "three-quarters"]
    if halves:
        yield pgettext("AreaCovered", "half cover: {who}").format(who=names(table, halves))
    if more:
        yield pgettext("AreaCovered", "three-quarters cover: {who}").format(who=names(table, more))
    if event.shielded:
        who = names(table, event.shielded)
        yield pgettext("AreaCovered", "behind total cover: {who}").format(who=who)
