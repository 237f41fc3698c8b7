"""Who is meant by a span: handle, word for many, name, group, unique prefix, in this order.

Built for one line and filled only as far as that line asks, so that a table of a thousand costs
little. Those who were taken out of the fight are not in it; the dead are.
"""

from bisect import bisect_left
from collections.abc import Iterable, Iterator
from functools import cached_property

from tracker.encounter.model import Combatant, Encounter, Id
from tracker.encounter.refusals import Refused
from tracker.rules.words import BODILESS
from tracker.shorthand.lexing import key

WORDS = ("me", "sel", "all", "foes", "party", "others")
"""Targets that are no names."""
SIDE = "side:"


class Directory:
    """The creatures of one table by everything they answer to."""

    def __init__(self, table: Encounter, selected: tuple[Id, ...] = ()) -> None:
        self.table = table
        self.selected = selected
        self.present = tuple(one for one in table.combatants.values() if not one.gone)

    @cached_property
    def handles(self) -> dict[str, Id]:
        """Handles, then aliases that are no handle of somebody else."""
        found = {key(one.handle): one.id for one in self.present}
        for one in self.present:
            for alias in one.aliases:
                found.setdefault(key(alias), one.id)
        return found

    @cached_property
    def names(self) -> dict[str, list[Id]]:
        """Everybody by full name."""
        found: dict[str, list[Id]] = {}
        for one in self.present:
            found.setdefault(key(one.full_name), []).append(one.id)
        return found

    @cached_property
    def kinds(self) -> dict[str, list[Id]]:
        """Everybody by the name of its kind, and by its own name without the label."""
        found: dict[str, list[Id]] = {}
        blocks = {name: key(block.name) for name, block in self.table.kinds.items()}
        for one in self.present:
            for name in {key(one.name), blocks.get(one.own_block) or key(one.name)}:
                found.setdefault(name, []).append(one.id)
        return found

    @cached_property
    def sorted(self) -> list[tuple[str, Id]]:
        """All handles and names in order, to find what starts with a text."""
        handles = list(self.handles.items())
        names = [(name, who) for name, ids in self.names.items() for who in ids]
        return sorted(handles + names)

    @cached_property
    def longest(self) -> int:
        """No key is longer than this, group names included."""
        names = max(map(len, self.names), default=0)
        kinds = max(map(len, self.kinds), default=0)
        return max(names, kinds, *map(len, self.handles), len("others")) + 2

    def exactly(self, span: str, *, waiting: bool = False) -> tuple[Id, ...]:
        """Whom a span means as a handle, a name, a word for many or a group; empty: nobody.

        `waiting` asks for groups of those off-stage instead of those on it.
        """
        if span in self.handles:
            return (self.handles[span],)
        if span in WORDS:
            return self.word(span, waiting=waiting)
        for named in (self.names.get(span, ()), self.kinds.get(span, ())):
            if len(named) == 1:
                return tuple(named)
        if span.startswith(SIDE):
            return self.side(span.removeprefix(SIDE), waiting=waiting)
        if span.endswith("*"):
            return self._on((who for _, who in self._from(span[:-1])), waiting)
        for one in singulars(span):
            if group := self._on(self.kinds.get(one, ()), waiting):
                return group
        return ()

    def starting(self, span: str) -> tuple[Id, ...]:
        """Everybody with a handle or name that starts so, in order of entry."""
        found = {who for _, who in self._from(span)}
        if len(found) < 2:
            return tuple(found)
        return tuple(one.id for one in self.present if one.id in found)

    def with_part(self, part: str) -> tuple[Id, ...]:
        """Everybody with a word in handle or name that starts so, in order of entry."""
        return tuple(
            one.id
            for one in self.present
            if any(
                word.startswith(part)
                for word in f"{key(one.full_name)} {one.handle}".replace("-", " ").split()
            )
        )

    def word(self, word: str, *, waiting: bool = False) -> tuple[Id, ...]:
        """What one of `WORDS` means; refuses `not-started`, `nothing-selected` and `nobody`."""
        match word:
            case "sel":
                return self._selected()
            case "me":
                return self.me
            case "all":
                return self._some(word, self.table.combatants, waiting)
            case "others":
                return self._others(waiting)
            case _:
                return self._some(word, self.side(word, waiting=waiting), waiting)

    def side(self, name: str, *, waiting: bool = False) -> tuple[Id, ...]:
        """All on a side."""
        return self._on((one.id for one in self.present if key(one.side) == name), waiting)

    @cached_property
    def me(self) -> tuple[Id, ...]:
        """The living members of the active line; refuses `not-started` where there is none.

        A controlled mount does what its rider says: it is not meant by `me`.
        """
        acting = self.table.living(self.table.active)
        ridden = {one.mount for one in acting if one.controlled}
        found = tuple(one.id for one in acting if one.id not in ridden)
        if not found:
            raise Refused("not-started" if not self.table.round else "nobody-active", word="me")
        return found

    def handle(self, who: Id) -> str:
        """What the DM types for it."""
        return self.table.combatants[who].handle

    def sides(self) -> tuple[str, ...]:
        """The names of all sides, in order of entry."""
        return tuple(dict.fromkeys(one.side for one in self.present))

    def _from(self, span: str) -> Iterator[tuple[str, Id]]:
        at = bisect_left(self.sorted, (span,))
        while at < len(self.sorted) and self.sorted[at][0].startswith(span):
            yield self.sorted[at]
            at += 1

    def _selected(self) -> tuple[Id, ...]:
        present = {one.id for one in self.present}
        found = tuple(who for who in self.selected if who in present)
        if not found:
            raise Refused("nothing-selected", word="sel")
        return found

    def _others(self, waiting: bool) -> tuple[Id, ...]:
        rest = (one.id for one in self.present if one.id not in self.me)
        return self._some("others", rest, waiting)

    def _some(self, word: str, ids: Iterable[Id], waiting: bool) -> tuple[Id, ...]:
        found = self._on(ids, waiting)
        if not found:
            raise Refused("nobody", word=word)
        return found

    def _on(self, ids: Iterable[Id], waiting: bool) -> tuple[Id, ...]:
        """Those of them on the stage (or off it) that have a body, in order of entry."""
        wanted = set(ids)
        return tuple(
            one.id for one in self.present if one.id in wanted and _counts(one, waiting=waiting)
        )


def _counts(one: Combatant, *, waiting: bool) -> bool:
    return one.kind not in BODILESS and bool(one.enters_round) == waiting


def singulars(plural: str) -> Iterator[str]:
    """What one of these may be called: `wolves` are `wolf` or `wolfe`."""
    if plural.endswith("s"):
        yield plural[:-1]
        if plural.endswith("es"):
            yield plural[:-2]
        if plural.endswith("ies"):
            yield plural[:-3] + "y"
        if plural.endswith("ves"):
            yield plural[:-3] + "f"
            yield plural[:-3] + "fe"
    elif plural.endswith("men"):
        yield plural[:-3] + "man"
