"""Creatures from the bestiary in the middle of a fight: a search, how many, with what.

The name is read as while preparing, `3 worg hidden` or `worg x200 hp=max`: what is said there holds
unless a field below says otherwise.
"""

from collections.abc import Iterable, Iterator

from tracker.encounter import options
from tracker.encounter.refusals import Refused
from tracker.i18n import screens_dialogs as words
from tracker.i18n import screens_prepare
from tracker.session import creatures, drafting
from tracker.shorthand.wishes import Wish, last, wishes
from tracker.tui.dialogs.asking import choice, quoted, text
from tracker.tui.dialogs.fields import Choice, Field, Option
from tracker.tui.dialogs.form import Dialog

MOST = 60
PLAIN = Wish()


class AddDialog(Dialog):
    """What is found follows what is typed."""

    def heading(self) -> str:
        """What it is."""
        return words.heading("add")

    def fields(self) -> Iterable[Field]:
        """Name, findings, count and the rest."""
        self.name_field = text("name", "find")
        self.found = Choice(words.label("found"), ())
        self.count = text("count", "one")
        self.hp = choice("hp", words.hit_points())
        self.initiative = text("initiative", "initiative")
        self.side = choice("side", words.sides())
        self.usual = "yes" if options.value(self.desk.table.options, "monsters_hidden") else ""
        self.hidden = choice("hidden", words.yes_no(), self.usual)
        self.library = creatures.library()
        self._searched = ("", False)
        return (
            self.name_field, self.found, self.count, self.hp, self.initiative, self.side,
            self.hidden,
        )  # fmt: skip

    def settled(self) -> None:
        """Search anew when the name changed."""
        typed = self.name_field.value
        begun = last(typed)
        self.follow(begun)
        wish = PLAIN
        if begun is not None and self.library.find(typed) is None:
            wish = drafting.meant(begun, self.library)
        name, own = wish.name or typed, bool(wish.name) and drafting.own(wish, self.library)
        if (name, own) == self._searched:
            return
        self._searched = (name, own)
        names = self.library.search(name, MOST) if name else ()
        options = [Option(one, one) for one in names]
        if own or (names and not self.library.means(name, names[0])):
            nobody = screens_prepare.one_of_your_own(name) if own else screens_prepare.none_so_far()
            options.insert(0, Option("", nobody))
        self.found.choose_from(options)
        # The best of another search is another: what stood there was chosen by nobody.
        self.found.index = 0

    def follow(self, begun: Wish | None) -> None:
        """Hidden as the fight's options and what is typed have it, until the field says otherwise."""
        before = self.usual
        secret = options.value(self.desk.table.options, "monsters_hidden")
        self.usual = "yes" if secret or (begun is not None and begun.hidden) else ""
        if before != self.usual and self.hidden.value == before:
            self.hidden.index = 1 - self.hidden.index

    def request(self) -> str | None:
        """The typed line; refuses what cannot be read, and names no book knows."""
        typed = self.name_field.value.strip()
        if not (self.found.value or self._searched[1]):
            self.look_for(typed)
            return None
        wish = self.wish()
        parts = ["add", quoted(self.found.value or wish.name), *said(wish), *self.chosen()]
        return " ".join(parts)

    def look_for(self, typed: str) -> None:
        """Say why nothing is found: a count that cannot be, or a name with those that are near it."""
        if typed:
            name = self.wish().name
            near = self.library.near(name) or self.library.search(name, 3)
            raise Refused("wish-unknown-creature", name=name, near=", ".join(near))

    def wish(self) -> Wish:
        """What stands behind the name; refuses `add-one-kind`."""
        typed = self.name_field.value
        if self.library.find(typed):
            return PLAIN
        found = wishes(typed)
        if len(found) != 1:
            raise Refused("add-one-kind")
        return drafting.meant(found[0], self.library)

    def chosen(self) -> Iterator[str]:
        """What the fields say: of two the later one holds."""
        if self.count.value:
            yield f"x{self.count.value}"
        if self.hp.value != "avg":
            yield f"hp={self.hp.value}"
        if self.initiative.value:
            yield f"init={self.initiative.value}"
        if self.side.value != "foes":
            yield f"side={self.side.value}"
        if self.hidden.value != self.usual:
            yield "hidden" if self.hidden.value else "visible"


def said(wish: Wish) -> Iterator[str]:
    """A wish as options of `add`; refuses `add-plain-only` for what only Prepare can do."""
    known = Wish(
        wish.name, wish.count, behind=wish.behind, exact=wish.exact, hp=wish.hp, ac=wish.ac, hidden=wish.hidden,
        side=wish.side, initiative=wish.initiative, round=wish.round, names=wish.names,
        features=wish.features,
    )  # fmt: skip
    if wish != known:
        raise Refused("add-plain-only")
    if wish.count != 1:
        yield f"x{wish.count}"
    if wish.hp:
        yield f"hp={wish.hp}"
    if wish.ac is not None:
        yield f"ac={wish.ac}"
    if wish.initiative is not None:
        yield f"init={wish.initiative}"
    if wish.side:
        yield f"side={quoted(wish.side)}"
    if wish.round:
        yield f"round={wish.round}"
    if wish.names:
        yield f"name={','.join(map(quoted, wish.names))}"
    if wish.features:
        yield f"feature={','.join(map(quoted, wish.features))}"
    if wish.hidden:
        yield "hidden"
