"""Creatures of another fight come in as they stand there: hit points, effects, uses, forms.

They get ids, letters and handles of this table; what ties them to whoever stayed behind is cut, and
ends are counted in this fight's rounds. The other table stays as it is.
"""

from collections.abc import Iterator

from tracker.encounter import bounds, guises
from tracker.encounter import commands as cmd
from tracker.encounter import events as ev
from tracker.encounter.decide import keeping, mustering, roster
from tracker.encounter.decide.deciding import Deciding
from tracker.encounter.effects import Concentration, Effect
from tracker.encounter.model import Budget, Combatant, Encounter, Id, Line
from tracker.encounter.refusals import Refused
from tracker.encounter.replacing import replace
from tracker.encounter.stat_block import StatBlock


def merge(deciding: Deciding, command: cmd.MergeFight) -> None:
    """`merge FILE [TARGETS] [hidden] [round N]`: a line there is a line here (INIT-08)."""
    other = command.table
    coming = [one for one in other.combatants.values() if one.id in command.who and here(one)]
    if not coming:
        raise Refused("nobody-to-merge", path=command.source)
    table = deciding.table
    total = len(table.combatants) + len(coming)
    if total > bounds.COMBATANTS:
        raise Refused("too-many-combatants", count=total, limit=bounds.COMBATANTS)
    moving = Moving(table, command, coming)
    if moving.kinds:
        deciding.happen(ev.KindsAdded(tuple(moving.kinds.items())))
    deciding.happen(*moving.relabelled)
    with keeping.for_the_line(deciding, command.dice):
        for line, members in moving.lines:
            roster.arrive(deciding, line, members, moving.number)


def here(creature: Combatant) -> bool:
    """Whether there is anybody to bring: not who left, no mere count."""
    return not creature.gone and creature.clock is None


class Moving:
    """The newcomers in the making: what they were called there and are called here."""

    def __init__(self, table: Encounter, command: cmd.MergeFight, coming: list[Combatant]) -> None:
        self._table = table
        self._command = command
        self._other = command.table
        self.number = table.next_number
        self.kinds: dict[str, StatBlock] = {}
        """New stat blocks by their keys here."""
        self._keys: dict[str, str] = {}
        drafts = [self._draft(one) for one in coming]
        relabelled, drafts = mustering.labelled(table, drafts)
        self.relabelled, drafts = mustering.with_handles(table, drafts, relabelled)
        called = {one.id: draft for one, draft in zip(coming, drafts, strict=True)}
        groups = [
            (line, [one for one in coming if one.id in line.members]) for line in self._rows()
        ]
        self._ids: dict[Id, Id] = {}
        places: list[Id] = []
        for _, members in groups:
            if members:
                places.append(self._next("l"))
                self._ids.update({one.id: self._next("c") for one in members})
        groups = [group for group in groups if group[1]]
        self.lines: list[tuple[Line, tuple[Combatant, ...]]] = []
        for place, (line, members) in zip(places, groups, strict=True):
            new = tuple(self._moved(one, called[one.id]) for one in members)
            ids = tuple(one.id for one in new)
            total = None if command.roll else line.initiative
            self.lines.append((Line(place, ids, total), new))

    def _rows(self) -> Iterator[Line]:
        lines = self._other.lines
        yield from (lines[one] for one in self._other.order if one in lines)
        yield from (line for name, line in lines.items() if name not in self._other.order)

    def _next(self, letter: str) -> Id:
        self.number += 1
        return f"{letter}{self.number - 1}"

    def _draft(self, one: Combatant) -> mustering.Draft:
        """A twin of its kind gets a letter here; who had a name of its own keeps it."""
        block = self._other.kinds.get(one.own_block) or StatBlock(one.name, one.max_hp, 10)
        own = not one.label and one.name != block.name
        entry = cmd.Entry(block, kind=one.kind, names=(one.name,) if own else ())
        return mustering.Draft(entry, 0, one.name)

    def _key(self, key: str) -> str:
        """Under which key a stat block of the other table stands here."""
        block = self._other.kinds.get(key)
        if block is None:
            return key
        if key not in self._keys:
            known = {**self._table.kinds, **self.kinds}
            self._keys[key] = guises.key_of(known, block)
            if self._keys[key] not in known:
                self.kinds[self._keys[key]] = block
        return self._keys[key]

    def _moved(self, one: Combatant, draft: mustering.Draft) -> Combatant:
        command, held = self._command, one.concentration
        effects = tuple(self._effect(one, each) for each in one.effects if self._stays(each))
        late = command.enters_round if command.enters_round > max(1, self._table.round) else 0
        spell = held and Concentration(
            held.spell, tuple(self._ids[who] for who in held.on if who in self._ids)
        )
        return replace(
            one,
            id=self._ids[one.id],
            handle=draft.handle,
            aliases=(),
            label=draft.label,
            block=self._key(one.block),
            forms=tuple(replace(form, block=self._key(form.block)) for form in one.forms),
            phases=tuple(
                replace(phase, id=self._number(), form=self._key(phase.form))
                for phase in one.phases
            ),
            effects=effects,
            concentration=spell,
            budget=Budget(),
            surprised=False,
            turns_done=0,
            ready=None,
            mount=self._ids.get(one.mount, ""),
            controlled=one.controlled and one.mount in self._ids,
            own_count=None,
            place=None,
            facing="",
            hurt_by=(),
            hidden=one.hidden if command.hidden is None else command.hidden,
            enters_round=late,
            member="",
        )

    def _number(self) -> int:
        self.number += 1
        return self.number - 1

    def _stays(self, effect: Effect) -> bool:
        """Whether nothing that stayed behind holds it."""
        return not effect.zone and (not effect.concentration or effect.source in self._ids)

    def _effect(self, bearer: Combatant, effect: Effect) -> Effect:
        until, save = effect.until, effect.save
        own = self._ids[bearer.id]
        later = self._table.round - self._other.round
        return replace(
            effect,
            id=self._number(),
            source=self._ids.get(effect.source, ""),
            until=until
            and replace(until, round=until.round + later, who=self._ids.get(until.who, own)),
            save=save and replace(save, who=self._ids.get(save.who, own)),
        )
