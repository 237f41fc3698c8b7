"""The map without a picture of it: cells are typed as `3,4`, and what stands there is told."""

from collections.abc import Iterable

from tracker.encounter import commands as cmd
from tracker.encounter.battlefield import GRIDS, Cell
from tracker.encounter.model import Id
from tracker.i18n import compass, screens_deeds, screens_dialogs, screens_map, terms
from tracker.i18n import screens_acting as words
from tracker.rules.words import ABILITIES
from tracker.tui.dialogs.asking import several, whole
from tracker.tui.dialogs.deed import Doing, line, pick
from tracker.tui.dialogs.fields import Field, TextField
from tracker.tui.dialogs.form import Asked

ROUND = frozenset({"sphere", "cylinder", "circle"})


def cells(field: TextField) -> tuple[Cell, ...]:
    """`3,4` or several of them; a number alone is half a cell that is being typed."""
    found = several(field)
    return tuple(zip(found[::2], found[1::2], strict=False))


def cell(field: TextField) -> Cell | None:
    """The only or last one; None for nothing."""
    found = cells(field)
    return found[-1] if found else None


class PlaceDialog(Doing):
    """Its cell, then those of the marked in order; nothing to pay (GRID-05)."""

    key = "place"

    def fields(self) -> Iterable[Field]:
        """Where, or off the map."""
        own = self.creature.place
        self.cells = line("cells", "cells", compass.cell(own) if own else "")
        self.what = pick("what", screens_map.placings())
        return (self.cells, self.what)

    def about(self) -> Iterable[Id]:
        """Itself and the marked."""
        return (self.who, *self.others())

    def request(self) -> Asked | None:
        """All of them, or none of them any more."""
        who = tuple(self.about())
        if self.what.value == "off":
            return cmd.PlaceCreatures(tuple((one, None) for one in who))
        found = cells(self.cells)
        return cmd.PlaceCreatures(tuple(zip(who, found, strict=False))) if found else None


class FaceDialog(Doing):
    """Which way it looks (FACE-02)."""

    key = "face"

    def fields(self) -> Iterable[Field]:
        """One of the ways this map has."""
        from tracker.encounter import positions

        ways = ((one, compass.facing(one)) for one in positions.facings(self.desk.table))
        self.way = pick("facing", ways, self.creature.facing)
        return (self.way,)

    def request(self) -> Asked | None:
        """Turned."""
        return cmd.Face(self.who, self.way.value)


class BattlefieldDialog(Doing):
    """What the ground is; for the DM alone (LOS-02, MOVE-05)."""

    key = "battlefield"

    def heading(self) -> str:
        """It is about nobody."""
        return screens_deeds.deed(self.key)

    def fields(self) -> Iterable[Field]:
        """What, and which cells."""
        self.what = pick("what", screens_map.grounds())
        self.where = line("cells", "blocks")
        return (self.what, self.where)

    def request(self) -> Asked | None:
        """The typed line; a grid needs no cells."""
        what, where = self.what.value, self.where.value.strip()
        if what in GRIDS:
            return cmd.ChangeBattlefield(what)
        return f"battlefield {what} {where}" if where else None


class BlastDialog(Doing):
    """A save of everyone whom an area on the map covers (AOE-04)."""

    key = "blast"

    def heading(self) -> str:
        """It may start from somebody, and then from the one in the card."""
        return screens_deeds.dialog_heading(self.key, self.handle)

    def fields(self) -> Iterable[Field]:
        """The area first, then what it does."""
        self.feet = line("feet", "size")
        self.shape = pick("shape", words.shapes(), "sphere")
        self.at = line("at", "at")
        self.toward = line("toward", "toward")
        self.dc = line("dc", "dc")
        self.ability = pick("ability", ((key, terms.ability(key)) for key in ABILITIES), "dex")
        self.amount = line("amount", "amount")
        self.success = pick("success", screens_dialogs.successes())
        return (
            *(self.feet, self.shape, self.at, self.toward),
            *(self.dc, self.ability, self.amount, self.success),
        )

    def request(self) -> Asked | None:
        """The typed line: damage alone without a DC; only whom it covers without an amount too."""
        area = area_of(self, self.feet, self.shape.value, self.at, self.toward)
        if area is None:
            return None
        dc, amount = whole(self.dc), self.amount.value.strip()
        if dc is None and not amount:
            return cmd.JudgeArea(area.shape, area.feet, area=area)
        where = " ".join(part for part in written(area, self.handle) if part)
        if dc is None:
            return f"damage {where} {amount}"
        half = "none" if self.success.value == "none" else ""
        return f"save {where} {self.ability.value} {dc} {amount} {half}".rstrip()


def area_of(
    dialog: Doing, feet: TextField, shape: str, at: TextField, toward: TextField
) -> cmd.Area | None:
    """The area that is typed; None as long as something is missing."""
    size, start, aim = whole(feet), cell(at), cell(toward)
    if not size or (start is None and aim is None):
        return None
    if start is None and shape in ROUND:
        return None
    return cmd.Area(shape, size, start, "" if start else dialog.who, aim)


def written(area: cmd.Area, source: str) -> tuple[str, ...]:
    """As it is typed."""
    return (
        f"in {area.shape} {area.feet}",
        f"at {compass.cell(area.at)}" if area.at else f"from {source}",
        f"toward {compass.cell(area.toward)}" if area.toward else "",
    )
