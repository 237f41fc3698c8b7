"""Casting a spell: one field for it, which the caster's own list completes as one types.

What is typed and fits nothing of the list is taken as it stands: tables have spells of their own.
"""

from collections.abc import Iterable, Sequence

from textual.geometry import Size
from textual.reactive import var
from textual.suggester import SuggestFromList

from tracker.encounter import numbers
from tracker.encounter.decide import casting
from tracker.encounter.decide.shielding import SHIELD
from tracker.encounter.model import Encounter, Id
from tracker.encounter.numbers import uses
from tracker.i18n import screens_acting as words
from tracker.i18n import screens_blows as blow_words
from tracker.i18n import screens_dialogs
from tracker.i18n import screens_uses as uses_words
from tracker.i18n import shielding as shield_words
from tracker.i18n import spells as spell_words
from tracker.rules import spells
from tracker.rules.spell_levels import LEVELS
from tracker.session import Preview, shielding
from tracker.shorthand.blessings import ALONE
from tracker.tui import selection
from tracker.tui.desk import Desk
from tracker.tui.dialogs.asking import quoted, whole
from tracker.tui.dialogs.deed import Doing, line, pick
from tracker.tui.dialogs.fields import Choice, Drawn, Field, Option, headed
from tracker.tui.dialogs.form import Asked
from tracker.tui.plain import plain
from tracker.tui.widgets.painted import Span, Spans

GAP = "   "
SAVES = 1
"""Place of the saves among what follows."""
ENOUGH = 3
"""Letters before a name is completed that no list of the caster has."""
AMEND = "amend"
"""The hit is decided again."""
EFFECT = "effect"
"""What follows is what the spell changes, in the same step."""


def spells_of(table: Encounter, who: Id) -> list[Option]:
    """The spells of its lists, each with what is left of its slots or uses."""
    found = []
    for one in uses.spells(numbers.block_of(table, who)):
        name = one.name if one.times else uses.slot(one.level or 0)
        left = uses.limited_by(table, who, name)
        told = uses_words.with_left(one.name, left.left, left.most)
        found.append(Option(one.name, plain(told)))
    return found


def fitting(text: str, listed: Sequence[Option]) -> list[Option]:
    """Those called so, or that begin so, then those with a word that does; all without a text."""
    sought = text.casefold()
    named = [(plain(one.value).casefold(), one) for one in listed]
    same = [one for name, one in named if name == sought]
    begun = [one for name, one in named if name.startswith(sought)]
    return same or begun + [one for name, one in named if f" {sought}" in name and one not in begun]


def called(text: str, listed: Sequence[Option]) -> list[Option]:
    """Those of the list that fit; else the book's own spells that begin so, whatever caster."""
    found = fitting(text, listed)
    if found or len(text) < ENOUGH or spells.level(text) is not None:
        return found
    return [Option(one, one) for one in spells.begun(text)]


class SpellList(Drawn):
    """Below the field: what of the list it may be, the first of them what Enter casts."""

    can_focus = False
    text: var[str] = var("", init=False)

    def __init__(self, listed: Sequence[Option]) -> None:
        super().__init__(classes="field")
        self.listed = tuple(listed)
        self.display = bool(listed)

    def watch_text(self) -> None:
        """Without a list it comes with what the name may become."""
        self.display = bool(self.listed or called(self.text, self.listed))
        self.draw()

    def content(self, size: Size) -> Sequence[Spans]:
        """One line."""
        del size
        fits = called(self.text, self.listed)
        head = headed(uses_words.label("spells"), here=False)
        if not fits:
            return ((head, Span(uses_words.own_spell(), "dim")),)
        first, *others = (one.label for one in fits)
        rest = Span("".join(f"{GAP}{one}" for one in others), "dim")
        return ((head, Span(first, "strong" if self.text else "dim"), rest),)


class CastDialog(Doing):
    """Time, slot and concentration of a spell (ACT-02); what it does has dialogs of its own."""

    key = "cast"

    def __init__(self, desk: Desk, who: Id, named: str = "") -> None:
        self._named = named
        """The spell that was chosen already."""
        super().__init__(desk, who)

    def fields(self) -> Iterable[Field]:
        """The spell first."""
        self.listed = SpellList(spells_of(self.desk.table, self.who))
        self.spell = line("spell", "spell", plain(self._named))
        names = [*(plain(one.value) for one in self.listed.listed), *LEVELS]
        self.spell.input.suggester = SuggestFromList(names, case_sensitive=False)
        on = selection.handles(self.desk.table, self.others())
        self.on = line("on", "on", plain(on))
        self.cost = pick("cost", words.costs("action", "bonus", "reaction"))
        self.slot = line("slot", "slot")
        self.concentration = pick("concentration", screens_dialogs.yes_no())
        self.then = Choice(blow_words.then_label(), [Option(*one) for one in blow_words.thens()])
        self.hit = Choice(shield_words.label(), [])
        self.hit.display = False
        self.answered: shielding.Answered | None = None
        """What a Shield would make of the hit before it."""
        self.known = ""
        """The spell whose facts the fields have taken."""
        self.likely = ""
        """The slot that was put there for it."""
        return (self.spell, self.on, self.cost, self.slot, self.concentration, self.then, self.hit)

    def on_mount(self) -> None:
        """What is known of the spell it begins with."""
        self.settled()

    def first(self) -> Field:
        """On whom, where the spell is known."""
        return self.on if self._named else self.spell

    def below(self) -> Iterable[Field]:
        """What of the list it may be: to read, not to fill in."""
        return (self.listed,)

    def settled(self) -> None:
        """The list follows what is typed, and so does what the SRD says of the spell."""
        self.listed.text = self.spell.value
        named = self.named()
        if named.casefold() != self.known:
            self.known = named.casefold()
            self._take_slot(named)
            self._take_facts(named)
        self._answer(named)

    def _take_facts(self, named: str) -> None:
        """Concentration, time and what follows."""
        facts = spells.known(named)
        self.concentration.index = int(spells.concentrates(named))
        values = [one.value for one in self.cost.options]
        self.cost.index = values.index(facts.cost) if facts.cost in values else 0
        after = [Option(*one) for one in blow_words.thens()]
        if facts.changes and not facts.ability:
            after.append(Option(EFFECT, blow_words.put_on_them(facts.changes)))
        self.then.choose_from(after)
        self.then.index = SAVES if facts.ability else len(after) - 1 if facts.changes else 0

    def _answer(self, named: str) -> None:
        """Whether it is a Shield against the hit before, and what becomes of that."""
        shield = spells.key(named) == SHIELD and self.cost.value == "reaction"
        slot = whole(self.slot) or 0
        session = self.desk.session
        self.answered = shielding.last_hit(session, self.who, slot) if shield else None
        found = self.answered
        self.hit.display = bool(found and found.misses)
        if found and found.misses:
            back = Option(AMEND, shield_words.taken_back(found.total, found.ac))
            self.hit.choose_from([back, Option("stays", shield_words.stays())])
        else:
            self.hit.choose_from([])

    def _take_slot(self, named: str) -> None:
        """The likely one, unless the DM has said another."""
        if self.slot.value == self.likely:
            slot = casting.likely_slot(self.desk.table, self.who, named)
            self.likely = str(slot or "")
            self.slot.input.value = self.likely

    def level(self) -> int:
        """Of the slot: as said, else by the list; 0 where nobody knows."""
        said = whole(self.slot)
        if said is not None:
            return said
        return casting.price_of(self.desk.table, self.who, self.named(), None).level

    @property
    def facts(self) -> spells.Spell:
        """What is known of it by its name."""
        return spells.known(self.named())

    def effect(self) -> str:
        """What it changes on those it is cast on, as the typed line says it; empty without any."""
        facts = self.facts
        aimed = self.on.value.strip(", ") or facts.own
        if self.then.value != EFFECT or not aimed:
            return ""
        until = f" until {facts.until} of {self.handle}" if facts.until else ""
        return f"{facts.changes}{until}"

    def told(self, preview: Preview) -> Iterable[Spans]:
        """That nobody was named, too: a slot is spent for it."""
        yield from super().told(preview)
        if self.free():
            levels = self.levels()
            yield (Span(blow_words.no_slot(levels), "warn" if levels else "dim"),)
        if self.answered and not self.answered.misses:
            told = shield_words.still_hits(self.answered.total, self.answered.ac)
            yield (Span(told, "warn"),)
        if not self.on.value.strip(", ") and not self.effect():
            yield (Span(blow_words.on_nobody(), "warn"),)
        if self.then.value and (more := spell_words.by_hand(self.named())):
            yield (Span(more, "dim"),)

    def free(self) -> bool:
        """Whether nothing is spent for it though nobody said so: no list names it."""
        listed = uses.spell_named(numbers.block_of(self.desk.table, self.who), self.named())
        return listed is None and not self.slot.value and not spells.is_cantrip(self.named())

    def levels(self) -> str:
        """Of the slots the caster has."""
        return ", ".join(map(str, uses.slots(numbers.block_of(self.desk.table, self.who))))

    def named(self) -> str:
        """The spell of the list that is meant, else as typed."""
        typed = self.spell.value
        fits = called(typed, self.listed.listed) if typed else []
        return fits[0].value if fits else typed

    def request(self) -> Asked | None:
        """The typed line, or the hit again with the Shield in it."""
        spell = self.named()
        if not spell:
            return None
        if self.answered and self.hit.value == AMEND:
            return self.answered.amend
        parts = ["cast", self.handle, quoted(spell)]
        on = self.on.value.strip(", ")
        parts.append(f"on {on}" if on else "")
        parts.append(self.cost.value)
        slot = whole(self.slot)
        parts.append("" if slot is None else f"slot={slot}" if slot else "cantrip")
        parts.append("conc" if self.concentration.value else "")
        parts.append(self.effect() or (ALONE if spells.gives(spell) and on else ""))
        return " ".join(part for part in parts if part)
