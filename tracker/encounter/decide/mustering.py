"""From entries of an opening to creatures: ids, kinds, labels, handles, hit points, lines.

The set-up and every later arrival go this one way, so that a goblin is the same goblin whenever
it comes. Numbers for ids come from one counter: line first, then its members.
"""

from collections.abc import Sequence
from dataclasses import replace

from tracker.encounter import bounds, guises, handles, options
from tracker.encounter import commands as cmd
from tracker.encounter import events as ev
from tracker.encounter.decide import entry_bounds, phases
from tracker.encounter.effects import Concentration, Effect
from tracker.encounter.model import Combatant, Encounter, Id, Line
from tracker.encounter.refusals import Refused
from tracker.encounter.stat_block import StatBlock
from tracker.encounter.values import value
from tracker.rules import conditions, dice, exhaustion, labels
from tracker.rules.chance import Chance
from tracker.rules.words import BODILESS, LIFE_STATES

LAIR_COUNT = 20
"""Where a lair acts, losing ties."""


@value
class Mustered:
    """Who comes, ready for an event."""

    kinds: tuple[tuple[str, StatBlock], ...]
    lines: tuple[Line, ...]
    combatants: tuple[Combatant, ...]
    relabelled: tuple[ev.Labelled, ...]
    """Creatures already here that were alone so far (TRACK-11)."""
    next_number: int

    def members(self, line: Line) -> tuple[Combatant, ...]:
        """The newcomers of one line, in order."""
        return tuple(one for one in self.combatants if one.id in line.members)


@value
class Draft:
    """One creature to come, before it has its letters."""

    entry: cmd.Entry
    place: int
    """Among the members of its entry, from 0."""
    name: str
    label: str = ""
    handle: str = ""

    @property
    def own_name(self) -> bool:
        """Whether it is nobody's twin: a character, or one named by hand."""
        return self.entry.kind == "pc" or self.place < len(self.entry.names)


def muster(table: Encounter, entries: Sequence[cmd.Entry], chance: Chance) -> Mustered:
    """Make creatures of the entries; refuses what is out of bounds."""
    for entry in entries:
        entry_bounds.check(entry)
    drafts = [draft(entry, place) for entry in entries for place in range(entry.count)]
    total = len(table.combatants) + len(drafts)
    if total > bounds.COMBATANTS:
        raise Refused("too-many-combatants", count=total, limit=bounds.COMBATANTS)
    relabelled, drafts = labelled(table, drafts)
    relabelled, drafts = with_handles(table, drafts, relabelled)
    kinds, keys = kinds_of(table, entries)
    known = {**table.kinds, **dict(kinds)}
    number = table.next_number
    lines: list[Line] = []
    combatants: list[Combatant] = []
    for entry, key in zip(entries, keys, strict=True):
        own, drafts = drafts[: entry.count], drafts[entry.count :]
        for group in [[one] for one in own] if entry.kind == "pc" else [own]:
            line = Id(f"l{number}")
            number += 1
            creatures: list[Combatant] = []
            for one in group:
                creature, number = creature_of(table, one, key, number, chance)
                creature, number = phases.kept(creature, entry, known, number)
                creatures.append(creature)
            lines.append(line_of(entry, line, tuple(one.id for one in creatures)))
            combatants.extend(creatures)
    return Mustered(kinds, tuple(lines), tuple(combatants), relabelled, number)


def line_of(entry: cmd.Entry, line: Id, members: tuple[Id, ...]) -> Line:
    """The place of an entry: by its total, a lair's own, or behind another."""
    total = entry.initiative
    if total is None and entry.kind == "lair" and not entry.hangs:
        total = LAIR_COUNT
    held_by = entry.on if entry.held else ""
    return Line(line, members, total, held_by=held_by)


def draft(entry: cmd.Entry, place: int) -> Draft:
    """A creature by its place in the entry."""
    named = place < len(entry.names)
    return Draft(entry, place, bounds.name(entry.names[place] if named else entry.block.name))


def labelled(table: Encounter, drafts: list[Draft]) -> tuple[tuple[ev.Labelled, ...], list[Draft]]:
    """Letters for twins (TRACK-11); the first of them may be here already, without a letter."""
    coming: dict[str, list[int]] = {}
    for at, one in enumerate(drafts):
        if not one.own_name:
            coming.setdefault(one.name, []).append(at)
    changed: list[ev.Labelled] = []
    for name, places in coming.items():
        here = [one for one in table.combatants.values() if one.kind != "pc" and one.name == name]
        if not here and len(places) == 1:
            continue
        bare = [one for one in here if not one.label]
        used = [one.label for one in here if one.label]
        letters = labels.following(used, len(bare) + len(places))
        changed += [
            ev.Labelled(one.id, letter, "") for one, letter in zip(bare, letters, strict=False)
        ]
        for at, letter in zip(places, letters[len(bare) :], strict=True):
            drafts[at] = replace(drafts[at], label=letter)
    return tuple(changed), drafts


def with_handles(
    table: Encounter, drafts: list[Draft], relabelled: tuple[ev.Labelled, ...]
) -> tuple[tuple[ev.Labelled, ...], list[Draft]]:
    """Handles for all, characters first; the relabelled get a further one to answer to."""
    taken = {word for one in table.combatants.values() for word in (one.handle, *one.aliases)}
    given = list(drafts)
    for at, one in enumerate(given):
        if one.entry.kind == "pc":
            given[at] = replace(one, handle=handles.character(one.name, taken))
            taken.add(given[at].handle)
    changed = {event.who: event for event in relabelled}
    for at, one in enumerate(given):
        if one.handle:
            continue
        if not one.label:
            given[at] = replace(one, handle=handles.single(one.name, taken))
            taken.add(given[at].handle)
            continue
        old = [each for each in changed.values() if table.combatants[each.who].name == one.name]
        new = [place for place, other in enumerate(given) if twin_of(other, one)]
        letters = (*(each.label for each in old), *(given[place].label for place in new))
        found = handles.twins(one.name, letters, taken, prefix_of(table, one.name))
        taken.update(found)
        for each, handle in zip(old, found, strict=False):
            changed[each.who] = replace(each, alias=handle)
        for place, handle in zip(new, found[len(old) :], strict=True):
            given[place] = replace(given[place], handle=handle)
    return tuple(changed.values()), given


def twin_of(other: Draft, one: Draft) -> bool:
    """Whether both are labelled creatures of one name."""
    return bool(other.label) and other.name == one.name


def prefix_of(table: Encounter, name: str) -> str:
    """What the handles of a kind's labelled creatures begin with; empty if there are none."""
    for one in table.combatants.values():
        if one.name == name and one.label:
            for handle in (one.handle, *one.aliases):
                if handle.endswith(one.label.lower()) and len(handle) > len(one.label):
                    return handle.removesuffix(one.label.lower())
    return ""


def kinds_of(
    table: Encounter, entries: Sequence[cmd.Entry]
) -> tuple[tuple[tuple[str, StatBlock], ...], list[str]]:
    """New kinds under new keys, and each entry's key; equal stat blocks share one."""
    known = dict(table.kinds)
    keys: list[str] = []
    for entry in entries:
        keys.append(guises.key_of(known, entry.block))
        for block in (entry.block, *(phase.form for phase in entry.phases)):
            if block is not None:
                known[guises.key_of(known, block)] = block
    return tuple((key, block) for key, block in known.items() if key not in table.kinds), keys


def creature_of(
    table: Encounter, one: Draft, key: str, number: int, chance: Chance
) -> tuple[Combatant, int]:
    """The creature, and the next free number after it and its effects."""
    entry = one.entry
    maximum = maximum_hp(entry, one.place, chance)
    most = maximum + entry.max_hp_change + sum(one.modifiers.max_hp for one in entry.effects)
    whole = max(0, exhaustion.max_hp(most, entry.exhaustion))
    hp = exhaustion.max_hp(maximum, entry.exhaustion) if entry.hp_now is None else entry.hp_now
    if entry.hp_now is not None and hp > max(most, maximum):
        raise Refused("hp-above-maximum", who=one.name, hp=hp, maximum=maximum)
    creature = Combatant(
        id=f"c{number}",
        handle=one.handle,
        name=one.name,
        kind=entry.kind,
        side=entry.side,
        block=key,
        label=one.label,
        feature=entry.features[one.place] if one.place < len(entry.features) else "",
        max_hp=maximum,
        max_hp_change=entry.max_hp_change,
        hp=min(hp, whole),
        temp_hp=entry.temp_hp,
        hp_trail=(min(hp, whole),),
        death_saves=entry.death_saves,
        exhaustion=entry.exhaustion,
        used=entry.used,
        hidden=is_hidden(table, entry),
        players_name=entry.players_name,
        enters_round=entry.enters_round if entry.enters_round > max(1, table.round) else 0,
        notes=entry.notes,
        place=entry.places[one.place] if one.place < len(entry.places) else None,
        facing=entry.facing,
        clock=entry.clock,
        member=entry.member,
        concentration=Concentration(entry.concentration) if entry.concentration and hp else None,
    )
    return with_conditions(fallen(table, creature, entry.state), entry, number + 1)


def is_hidden(table: Encounter, entry: cmd.Entry) -> bool:
    """Off the players' list: as the entry says, else as the options do for its kind."""
    if entry.hidden is not None:
        return entry.hidden
    secret = entry.kind not in ("pc", "npc")
    return secret and bool(options.value(table.options, "monsters_hidden"))


def maximum_hp(entry: cmd.Entry, place: int, chance: Chance) -> int:
    """Maximum as the entry wants it: printed average, rolled, smallest, largest or a number."""
    block = entry.block
    if place < len(entry.rolled):
        return bounds.within("hp", entry.rolled[place])
    if isinstance(entry.hp, int):
        return bounds.within("hp", entry.hp)
    if entry.hp == "avg":
        return block.max_hp
    if entry.hp not in ("roll", "min", "max"):
        raise Refused("unknown-hp", value=entry.hp, known="avg, roll, min, max")
    if not block.hit_dice:
        raise Refused("no-hit-dice", name=block.name)
    written = dice.parse(block.hit_dice)
    if entry.hp == "roll":
        return max(1, dice.roll(written, chance).total)
    return max(1, dice.minimum(written) if entry.hp == "min" else dice.maximum(written))


def fallen(table: Encounter, creature: Combatant, known: str) -> Combatant:
    """Its state, where nobody knows it, if it starts at 0 hit points or worn out (DEATH-01, DEATH-08, EXH-03)."""
    if creature.exhaustion >= exhaustion.DEADLY:
        return replace(creature, state="dead")
    if creature.hp or creature.kind in BODILESS:
        return creature
    for state in LIFE_STATES:
        if state == known and state != "up":
            return replace(creature, state=state)
    saves = creature.kind == "pc" or creature.death_saves
    saves = saves or bool(options.value(table.options, "monster_death_saves"))
    return replace(creature, state="dying" if saves else "dead")


def with_conditions(creature: Combatant, entry: cmd.Entry, number: int) -> tuple[Combatant, int]:
    """The conditions it starts with, and what they bring along (COND-17)."""
    causes: dict[str, str] = {}
    if creature.state in ("dying", "stable"):
        causes["unconscious"] = "dying"
    for name in entry.conditions:
        causes.setdefault(name, "")
    for name in tuple(causes):
        for gained in conditions.gained(name):
            if gained not in entry.block.condition_immune:
                causes.setdefault(gained, name)
    effects = tuple(
        Effect(number + more, name, condition=True, cause=cause)
        for more, (name, cause) in enumerate(causes.items())
    )
    number_on = number + len(effects)
    effects += tuple(
        replace(one, id=number_on + more, until=one.until and replace(one.until, who=creature.id))
        for more, one in enumerate(entry.effects)
    )
    return replace(creature, effects=effects), number + len(effects)
