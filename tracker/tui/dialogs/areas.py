"""Without a map: whom an area catches, damage of the moment, and who is surprised (AOE, IMPRO, SURP)."""

from collections.abc import Iterable

from tracker.encounter import commands as cmd
from tracker.encounter.model import FOES, Id
from tracker.encounter.reckoning import PARTY
from tracker.i18n import screens_acting as words
from tracker.i18n import screens_deeds, screens_dialogs, screens_order, terms
from tracker.i18n.sentences import areas
from tracker.rules.improvise import EXAMPLES, SEVERITIES
from tracker.rules.words import ABILITIES, DAMAGE_TYPES
from tracker.session import Preview
from tracker.tui import selection
from tracker.tui.desk import Desk
from tracker.tui.dialogs.asking import whole
from tracker.tui.dialogs.deed import Doing, line, pick
from tracker.tui.dialogs.fields import Field
from tracker.tui.dialogs.form import Asked
from tracker.tui.widgets.painted import Span, Spans


class AreaDialog(Doing):
    """So many by shape and size; the marked are those inside (AOE-01..03)."""

    key = "area"

    def heading(self) -> str:
        """It is about nobody."""
        return screens_deeds.deed(self.key)

    def fields(self) -> Iterable[Field]:
        """Shape, size, crowd."""
        self.shape = pick("shape", words.shapes())
        self.feet = line("feet", "feet")
        self.crowd = pick("crowd", words.crowds())
        self.more = line("more", "crowd")
        return (self.feet, self.shape, self.crowd, self.more)

    def request(self) -> Asked | None:
        """The judgement; it changes nothing."""
        feet = whole(self.feet)
        if not feet:
            return None
        inside = tuple(one for one in self.desk.table.combatants if one in self.desk.marked)
        return cmd.JudgeArea(
            self.shape.value, feet, whole(self.more) or 0, self.crowd.value, inside
        )


class ImprovisedDialog(Doing):
    """Dice by severity and level, or by an example, for the marked or for the one in the card."""

    key = "improvised"

    def __init__(self, desk: Desk, who: Id) -> None:
        self.hit = selection.targets(desk.table, desk.cursor, desk.marked) or (who,)
        super().__init__(desk, who)

    def heading(self) -> str:
        """With whom it hits."""
        who = selection.handles(self.desk.table, self.hit)
        return screens_deeds.dialog_heading(self.key, who)

    def about(self) -> Iterable[Id]:
        """Whom it hits."""
        return self.hit

    def fields(self) -> Iterable[Field]:
        """Severity and level, type, save."""
        kinds: list[tuple[str, str]] = [(one, areas.severity(one)) for one in SEVERITIES]
        kinds += [(one.key, areas.example(one.key)) for one in EXAMPLES]
        types = [("", words.as_usual()), *((one, terms.damage_type(one)) for one in DAMAGE_TYPES)]
        self.severity = pick("severity", kinds)
        self.level = line("level", "level")
        self.type = pick("type", types)
        self.dc = line("dc", "no-save")
        self.ability = pick("ability", ((key, terms.ability(key)) for key in ABILITIES), "dex")
        self.success = pick("success", screens_dialogs.successes())
        return (self.severity, self.level, self.type, self.dc, self.ability, self.success)

    def request(self) -> Asked | None:
        """The damage, rolled once for all."""
        kind, level, dc = self.severity.value, whole(self.level), whole(self.dc)
        severe = kind in SEVERITIES
        if severe and level is None:
            return None
        return cmd.Improvise(
            kind if severe else "",
            level or 0,
            "" if severe else kind,
            type=self.type.value,
            targets=self.hit,
            ability=self.ability.value if dc else "",
            dc=dc or 0,
            on_success=self.success.value,
        )


class SurpriseDialog(Doing):
    """By numbers, or as the DM says (SURP-01, SURP-04)."""

    key = "surprise"

    def __init__(self, desk: Desk, who: Id) -> None:
        self.caught = selection.targets(desk.table, desk.cursor, desk.marked)
        super().__init__(desk, who)

    def heading(self) -> str:
        """It is about all."""
        return screens_deeds.deed(self.key)

    def fields(self) -> Iterable[Field]:
        """How it is decided."""
        chosen = "these" if self.desk.marked else ""
        found = {one: selection.side(self.desk.table, one) for one in (PARTY, FOES)}
        self.sides = {one: those for one, those in found.items() if those}
        self.how = pick("what", words.surprises(self.sides, len(self.caught)), chosen)
        return (self.how,)

    def told(self, preview: Preview) -> Iterable[Spans]:
        """With what is missing where nobody hides."""
        yield from super().told(preview)
        hiders = any(one.hiding is not None for one in self.desk.table.combatants.values())
        if not self.how.value and not hiders:
            yield (Span(screens_order.nobody_hides(), "warn"),)

    def request(self) -> Asked | None:
        """Who is surprised."""
        how = self.how.value
        return cmd.MarkSurprised(self.sides.get(how, self.caught) if how else ())
