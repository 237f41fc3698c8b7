"""Dialogs of forms, phases and areas that stay: they end in typed lines, so that names may be cut."""

from collections.abc import Iterable

from tracker.encounter import commands as cmd
from tracker.encounter.model import Id
from tracker.i18n import screens_deeds, screens_dialogs, terms
from tracker.i18n import screens_shapes as words
from tracker.rules.words import ABILITIES, CONDITIONS
from tracker.tui import selection
from tracker.tui.dialogs.asking import called, quoted, whole
from tracker.tui.dialogs.deed import Doing
from tracker.tui.dialogs.fields import Choice, Field, Option, TextField
from tracker.tui.dialogs.form import Asked
from tracker.tui.plain import plain


def pick(label: str, pairs: Iterable[tuple[str, str]], value: str = "") -> Choice:
    """A choice out of words."""
    return Choice(words.label(label), [Option(*pair) for pair in pairs], value)


def line(label: str, hint: str = "", value: str = "") -> TextField:
    """A text with the hint of that name."""
    return TextField(words.label(label), value, words.hint(hint)).asking(hint)


class FormDialog(Doing):
    """Wild shape, polymorph, a change for good; or off again."""

    key = "form"

    def fields(self) -> Iterable[Field]:
        """What, how, with how many hit points, held by whom."""
        self.form_name = line("form", "form")
        worn = bool(self.creature.forms)
        self.how = pick("how", words.ways(worn=worn), "off" if worn else "")
        self.pool = line("pool", "pool")
        self.held = pick("held", [("", words.nobody()), *self.casters()])
        return (self.form_name, self.how, self.pool, self.held)

    def casters(self) -> list[tuple[str, str]]:
        """Those that concentrate, with their spell."""
        return [
            (one.handle, f"{called(one)} ◈ {plain(one.concentration.spell)}")
            for one in selection.on_table(self.desk.table)
            if one.concentration
        ]

    def request(self) -> Asked | None:
        """The typed line, so that the name may be cut short."""
        name = self.form_name.value
        if self.how.value == "off" and not name:
            return cmd.LeaveForm(self.who)
        if not name:
            return None
        pool = whole(self.pool)
        parts = [
            "form",
            self.handle,
            quoted(name) if pool is not None else name,
            "" if self.how.value == "off" else self.how.value,
            "" if pool is None else f"hp={pool}",
            f"from {plain(self.held.value)} conc" if self.held.value else "",
        ]
        return " ".join(filter(None, parts))


class PhaseDialog(Doing):
    """What it comes to once its hit points are down to a mark."""

    key = "when"

    def fields(self) -> Iterable[Field]:
        """The mark, the name, what it brings."""
        self.mark = line("mark", "mark")
        self.phase = line("name", "phase")
        self.form_name = line("form", "own-form")
        self.heal = line("heal", "heal")
        self.legendary = pick("legendary", (("", words.unchanged()), ("fresh", words.fresh())))
        self.text = line("told", "told")
        return (self.mark, self.phase, self.form_name, self.heal, self.legendary, self.text)

    def request(self) -> Asked | None:
        """The typed line."""
        if not self.mark.value or not self.phase.value:
            return None
        mark = self.mark.value.removeprefix("hp").lstrip("<=≤ ")
        parts = [
            f"when {self.handle} hp<={mark}",
            quoted(self.phase.value),
            f"form {self.form_name.value}" if self.form_name.value else "",
            f"heal {self.heal.value}" if self.heal.value else "",
            "legendary" if self.legendary.value else "",
            f"text {quoted(self.text.value)}" if self.text.value else "",
        ]
        return " ".join(filter(None, parts))


class ZoneDialog(Doing):
    """A new area, or who comes into one that is there: the marked, else the one in the card."""

    key = "zone"

    def heading(self) -> str:
        """It is about all."""
        return screens_deeds.deed(self.key)

    def fields(self) -> Iterable[Field]:
        """One that is there and what becomes of it, or all of a new one."""
        there = [(str(one.id), plain(one.name)) for one in self.desk.table.zones]
        first = there[0][0] if there else ""
        self.zone = pick("zone", [*there, ("", words.a_new_one())], first)
        self.what = pick("what", words.changes(), "out" if self.is_inside() else "in")
        spell = self.creature.concentration
        self.name_of = line("name", "zone", plain(spell.spell) if spell and not there else "")
        self.inside = line("inside", "inside", selection.handles(self.desk.table, self.meant()))
        self.hurt = line("hurt", "hurt")
        self.dc = line("dc", "dc")
        self.ability = pick("ability", ((key, terms.ability(key)) for key in ABILITIES), "dex")
        self.success = pick("success", screens_dialogs.successes())
        known = ((name, terms.condition(name)) for name in CONDITIONS)
        self.condition = pick("condition", [("", words.no_condition()), *known])
        self.moments = pick("moments", words.moments())
        self.held = pick("held", self.holders(), self.handle if spell else "")
        self.around = pick("around", (("", words.on_its_own()), ("on", called(self.creature))))
        there_now = (self.zone, self.what) if there else ()
        new = (self.name_of, self.inside, self.hurt, self.dc, self.ability, self.success)
        return (*there_now, *new, self.condition, self.moments, self.held, self.around)

    def meant(self) -> tuple[Id, ...]:
        """The marked; of a new area nobody is inside without a mark."""
        return tuple(one for one in self.desk.table.combatants if one in self.desk.marked)

    def is_inside(self) -> bool:
        """Whether whoever is meant is in the first area."""
        who = (*self.meant(), self.who)[0]
        zones = self.desk.table.zones
        return bool(zones) and who in zones[0].inside

    def holders(self) -> list[tuple[str, str]]:
        """Whose concentration may hold it."""
        holding = (one for one in selection.on_table(self.desk.table) if one.concentration)
        return [("", words.nobody()), *((one.handle, called(one)) for one in holding)]

    def request(self) -> Asked | None:
        """A change of one that is there, or the typed line of a new one."""
        return self.change(int(self.zone.value)) if self.zone.value else self.new()

    def change(self, zone: int) -> Asked:
        """Who comes in or leaves; or its end."""
        who = self.meant() or (self.who,)
        if self.what.value == "off":
            return cmd.EndZone(zone)
        if self.what.value == "in":
            return cmd.ChangeZone(zone, enter=who)
        return cmd.ChangeZone(zone, leave=who)

    def new(self) -> Asked | None:
        """The typed line."""
        if not self.name_of.value:
            return None
        dc = whole(self.dc)
        parts = [
            f"zone {quoted(self.name_of.value)} {self.inside.value}",
            f"hurt {self.hurt.value}" if self.hurt.value else "",
            f"save {self.ability.value} {dc} {self.success.value}" if dc else "",
            f"then {self.condition.value}" if self.condition.value else "",
            f"at {self.moments.value}",
            f"on {self.handle}" if self.around.value else "",
            f"from {plain(self.held.value)} conc" if self.held.value else f"from {self.handle}",
        ]
        return " ".join(filter(None, parts))
