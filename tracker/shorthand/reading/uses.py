"""What a stat block can do beside attacking, and limited things: used, given back, counted by hand."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace

from tracker.encounter import numbers
from tracker.encounter.commands import (
    Area,
    AttackTarget,
    ChangeUses,
    Recharge,
    SetBudget,
    TakeAction,
    UseAction,
)
from tracker.encounter.model import Encounter, Id
from tracker.encounter.numbers import uses
from tracker.encounter.stat_block import Action
from tracker.shorthand import amounts, values
from tracker.shorthand.lexing import key
from tracker.shorthand.near import nearest
from tracker.shorthand.options import Options
from tracker.shorthand.reader import Reader
from tracker.shorthand.reading import attacks, by_word, places, saves
from tracker.shorthand.request import Amend
from tracker.shorthand.verbs import VERBS

LEGENDARY = "legendary"
FELL = "fell"
MOST_FALLEN = 10_000
BUDGET = ("action", "bonus", "reaction", "interaction", "moved", "dashes", "attacks")
"""What `budget` sets, in the order of the core."""


def action(reader: Reader) -> UseAction | AttackTarget:
    """`action [WHO] NAME [on TARGETS] …`; the name of an attack makes it an attack."""
    who = values.owner(reader)
    known = action_names(reader.table, who)
    blows = attacks.attack_names(reader.table, who)
    name = named(reader, (*known, *blows))
    if name in blows and name not in known:
        return attacks.checked(reader, blow(reader, who, name))
    return read(reader, UseAction(who, name))


def legendary(reader: Reader) -> UseAction:
    """`legendary [WHO] [NAME] [on TARGETS] …`."""
    who = values.owner(reader)
    asked = UseAction(who, legendary=True)
    if reader.peek().kind == "end" or USE.starts(reader):
        return read(reader, asked)
    return read(reader, replace(asked, action=named(reader, legendary_names(reader.table, who))))


def read(reader: Reader, asked: UseAction) -> UseAction:
    """The rest of the line: of an attack what may be said of attacks, else saves and damage."""
    found = of_name(reader.table, asked)
    if found is not None and found.attack and reader.is_word("on"):
        strike = blow(reader, asked.who, found.attack)
        return replace(asked, strike=strike, on=(strike.target,))
    if reader.is_word("toward", *places.START):
        asked = replace(asked, area=area(reader, asked.who, found))
    return USE.read(reader, asked)


def area(reader: Reader, who: Id, found: Action | None) -> Area:
    """`toward X,Y` from itself, or `at X,Y`: the area that the stat block gives it."""
    token = reader.peek()
    if found is None or found.area is None:
        raise reader.refused("no-area", token)
    size = found.area
    asked = Area(size.shape, size.size, source=who, width=size.width or places.WIDTH)
    return places.origin(reader, asked)


def blow(reader: Reader, who: Id, attack: str) -> AttackTarget:
    """`on TARGET …` behind the name of an attack."""
    if not reader.word("on"):
        raise reader.expected("target", ("on",))
    return attacks.ATTACK.read(reader, AttackTarget(who, reader.who("target"), attack))


def of_name(table: Encounter, asked: UseAction) -> Action | None:
    """The action of the stat block."""
    block = numbers.block_of(table, asked.who)
    those = block.legendary if asked.legendary else uses.actions(block)
    return next((one for one in those if one.name == asked.action), None)


def action_names(table: Encounter, who: Id) -> tuple[str, ...]:
    """Everything of a stat block but attacks and legendary actions."""
    block = numbers.block_of(table, who)
    own = (*block.actions, *block.bonus_actions, *block.reactions, *block.traits)
    return tuple(dict.fromkeys(one.name for one in own))


def legendary_names(table: Encounter, who: Id) -> tuple[str, ...]:
    """Its legendary actions."""
    return tuple(one.name for one in numbers.block_of(table, who).legendary)


def used_names(table: Encounter, who: Id) -> tuple[str, ...]:
    """Its limited things, by the names they count under."""
    return tuple(one.name for one in uses.limited(table, who))


def spell_names(table: Encounter, who: Id) -> tuple[str, ...]:
    """The spells of its lists."""
    return tuple(one.name for one in uses.spells(numbers.block_of(table, who)))


def named(reader: Reader, known: Iterable[str]) -> str:
    """One of these names, whole, cut short or between quotes; another only between quotes.

    Refuses `no-such-name` with those there are, and `ambiguous-attack`.
    """
    names = tuple(known)
    token = reader.peek()
    if token.kind == "quoted":
        reader.take()
        found = meant(key(token.text), names)
        return found[0] if len(found) == 1 else values.name(reader, token.text, token)
    several: tuple[str, ...] = ()
    last = reader.at
    while last < len(reader.tokens) and reader.tokens[last].kind == "word":
        last += 1
    for behind in range(last, reader.at, -1):
        found = meant(key(reader.raw(reader.at, behind)), names)
        if len(found) == 1:
            reader.at = behind
            return found[0]
        several = several or found
    if several:
        raise reader.refused("ambiguous-attack", token, candidates=", ".join(several))
    if token.kind != "word":
        raise reader.expected("name-of-use", names)
    if not names:
        raise reader.refused("nothing-of-that", token)
    near = ", ".join(nearest(token.text, names))
    raise reader.refused("no-such-name", token, near=near, known=", ".join(names))


def meant(sought: str, names: tuple[str, ...]) -> tuple[str, ...]:
    """Those called so, or else those that start so, or one of whose words does."""
    spelled = {one: key(one) for one in names}
    exactly = tuple(one for one, name in spelled.items() if name == sought)
    starts = tuple(one for one, name in spelled.items() if name.startswith(sought))
    inside = tuple(one for one, name in spelled.items() if f" {sought}" in name)
    return exactly or starts or inside


def resist(reader: Reader) -> Amend:
    """`resist WHO`: the last step again, in which its failed save is made."""
    who = reader.who()
    return Amend(f"{LEGENDARY}={reader.directory.handle(who)}")


def resisting(reader: Reader) -> tuple[Id, ...]:
    """Who turns a failed save (`legendary=WHO,…`), wherever it stands; taken out of the line."""
    for at, token in enumerate(reader.tokens):
        if token.kind == "key" and token.text == LEGENDARY:
            here, reader.at = reader.at, at + 1
            who = reader.targets()
            reader.tokens = (*reader.tokens[:at], *reader.tokens[reader.at :])
            reader.at = here
            return (*who, *(one for one in resisting(reader) if one not in who))
    return ()


def fallen(reader: Reader) -> tuple[int, ...]:
    """What fell by itself when the step was first decided (`fell=N,…`); taken out of the line."""
    last = reader.at + 1 if VERBS[reader.verb].text else len(reader.tokens)
    for at in range(reader.at, min(last, len(reader.tokens))):
        token = reader.tokens[at]
        if token.kind == "key" and token.text == FELL:
            here, reader.at = reader.at, at + 1
            dice = values.numbers(reader, "sum", MOST_FALLEN)
            reader.tokens = (*reader.tokens[:at], *reader.tokens[reader.at :])
            reader.at = here
            return dice
    return ()


def recharge(reader: Reader) -> Recharge:
    """`recharge [WHO] [NAME] [roll|d6=N,…]`."""
    who = values.owner(reader)
    asked = Recharge(who)
    if reader.peek().kind != "end" and not RECHARGE.starts(reader):
        asked = replace(asked, name=named(reader, used_names(reader.table, who)))
    return RECHARGE.read(reader, asked)


def slot(reader: Reader) -> ChangeUses:
    """`slot [WHO] LEVEL [N|back]`: so many are spent, or one is back."""
    who = reader.myself() if reader.peek().text.isdecimal() else reader.who()
    name = uses.slot(values.number(reader, "slot-level"))
    count = values.maybe_number(reader, "times")
    by = 1 if count is None else count
    return ChangeUses(who, name, -by if reader.word("back") else by)


def count(reader: Reader) -> ChangeUses:
    """`uses WHO NAME +N|-N|=N`: how often it counts as used."""
    who = reader.who()
    name = named(reader, used_names(reader.table, who))
    by, exactly = values.change(reader, "times")
    return ChangeUses(who, name, by, exactly)


def budget(reader: Reader) -> SetBudget:
    """`budget [WHO] full|action=N bonus=N …`."""
    bare = BUDGETS.starts(reader)
    asked = SetBudget(reader.myself() if bare else reader.who())
    if reader.peek().kind == "end":
        raise reader.missing("budget")
    return BUDGETS.read(reader, asked)


def interact(reader: Reader) -> TakeAction:
    """`interact [WHO] [text]`: the free interaction (TURN-07)."""
    who = values.owner(reader)
    return TakeAction(who, "use", values.whole_rest(reader), "free")


def _aim(reader: Reader, asked: UseAction) -> UseAction:
    return replace(asked, on=reader.targets())


def _set(reader: Reader, asked: SetBudget) -> SetBudget:
    name = reader.peek(-1).text
    others = tuple(one for one in asked.changes if one[0] != name)
    return replace(asked, changes=(*others, (name, values.number(reader, "times"))))


USE = Options[UseAction](
    words={
        "on": _aim,
        "bonus": lambda _reader, asked: replace(asked, cost="bonus"),
        "reaction": lambda _reader, asked: replace(asked, cost="reaction"),
        "free": lambda _reader, asked: replace(asked, cost="free"),
    },
    keys={
        "dmg": lambda reader, asked: replace(
            asked, rolled=values.numbers(reader, "hit-points", amounts.MOST_PARTS)
        ),
        "cover": saves.covered,
        "half-cover": saves.covered,
        "three-quarters-cover": saves.covered,
        **by_word.keys(by_word.said),
    },
    other=saves.total_of,
)
RECHARGE = Options[Recharge](
    words={"roll": lambda _reader, asked: replace(asked, roll=True)},
    keys={"d6": lambda reader, asked: replace(asked, dice=values.numbers(reader, "d6", 9))},
)
BUDGETS = Options[SetBudget](
    words={"full": lambda _reader, asked: replace(asked, full=True)},
    keys=dict.fromkeys(BUDGET, _set),
)


def names(reader: Reader, slot: str) -> tuple[str, ...]:
    """What completion offers for a slot of a verb, by whoever stands behind the verb."""
    if slot == "resisting":
        able = (one for one in reader.directory.present if _may_resist(reader.table, one.id))
        return tuple(one.handle for one in able)
    reader.at = 1
    found = reader.creatures(amid_text=True) or reader.directory.me
    return NAMES[slot](reader.table, found[0])


def _may_resist(table: Encounter, who: Id) -> bool:
    return uses.resistances_left(table, who) > 0


def _until(*stops: str) -> Callable[[Reader], object]:
    return lambda reader: values.words_until(reader, frozenset(stops))


NAMES: Mapping[str, Callable[[Encounter, Id], tuple[str, ...]]] = {
    "stat-action": action_names,
    "legendary": legendary_names,
    "limited": used_names,
    "spell": spell_names,
    "resisting": lambda _table, _who: (),
}
"""Names out of a stat block, by slot of a verb."""
CONSUME: Mapping[str, Callable[[Reader], object]] = {
    "stat-action": _until("on"),
    "legendary": _until("on"),
    "limited": _until("roll"),
    "spell": _until("on", "conc", "bonus", "reaction", "cantrip"),
    "resisting": Reader.targets,
}
"""How completion reads over such a name."""
