"""Struggling, moving, falling and riding; whoever is left out is `me`."""

from dataclasses import replace

from tracker.encounter.commands import (
    AttackTarget,
    DropProne,
    Fall,
    GetOff,
    GetOn,
    Immerse,
    Move,
    Release,
    StandUp,
    Struggle,
)
from tracker.encounter.decide.holds import grips_on
from tracker.encounter.model import Id
from tracker.encounter.numbers import CHECKS, held_by
from tracker.encounter.refusals import Refused
from tracker.rules.words import SPEEDS
from tracker.shorthand import values
from tracker.shorthand.lexing import key
from tracker.shorthand.options import Options, Step
from tracker.shorthand.reader import Reader
from tracker.shorthand.reading import attacks, places

AIMS = {"prone": "prone", "away": "push", "push": "push"}
"""What a shove may be for."""
SHORTEST_SKILL = 3
LONGEST_SKILL = 3
"""Words."""
MOST_PARTS = 1


def grapple(reader: Reader) -> Struggle:
    """`grapple [WHO] TARGET …`."""
    return _pair(reader, "grapple", STRUGGLE)


def contest(reader: Reader) -> Struggle:
    """`contest [WHO] TARGET [with SKILL] [vs SKILL] …`."""
    return _pair(reader, "other", STRUGGLE)


def shove(reader: Reader) -> Struggle:
    """`shove [WHO] TARGET prone|away …`."""
    asked = _pair(reader, "shove", SHOVE)
    if not asked.aim:
        raise reader.expected("aim", AIMS)
    return asked


def escape(reader: Reader) -> Struggle:
    """`escape [WHO] [from WHO] …`: the only grappler goes without saying."""
    who = reader.myself() if _at_options(reader, ESCAPE) else reader.who()
    held = tuple(one.source for one in grips_on(reader.table.combatants[who]) if one.source)
    asked = ESCAPE.read(reader, Struggle("escape", who, ""))
    if asked.target:
        return asked
    if not held:
        raise Refused("not-grappled", who=reader.table.combatants[who].full_name)
    return replace(asked, target=reader.single(tuple(dict.fromkeys(held)), reader.tokens[0]))


def release(reader: Reader) -> Release:
    """`release [WHO] [TARGET]`: one name is whoever holds somebody, else whom `me` holds."""
    if reader.peek().kind == "end":
        return Release(reader.myself())
    first = reader.who()
    if reader.peek().kind != "end":
        return Release(first, reader.who("target"))
    return Release(first) if held_by(reader.table, first) else Release(reader.myself(), first)


def move(reader: Reader) -> Move:
    """`move [WHO] FEET …` or `move [WHO] X,Y …`: by the cells named, to the last."""
    numbered = reader.peek().text.lstrip("+-")[:1].isdecimal()
    who = reader.myself() if numbered else reader.who()
    if places.at_cell(reader):
        cells = [places.cell(reader)]
        while places.at_cell(reader):
            cells.append(places.cell(reader))
        return MOVE.read(reader, Move(who, 0, to=cells[-1], through=tuple(cells[:-1])))
    return MOVE.read(reader, Move(who, values.number(reader, "range")))


def stand(reader: Reader) -> StandUp:
    """`stand [WHO]`."""
    return StandUp(_self_or_named(reader))


def prone(reader: Reader) -> DropProne:
    """`prone [WHO]`."""
    return DropProne(_self_or_named(reader))


def fall(reader: Reader) -> Fall:
    """`fall WHO [FEET] [dmg=N]`."""
    who = reader.who()
    return FALL.read(reader, Fall(who, values.maybe_number(reader, "range")))


def mount(reader: Reader) -> GetOn:
    """`mount [WHO] MOUNT [controlled|independent]`."""
    first = reader.who()
    if _at_options(reader, MOUNT):
        return MOUNT.read(reader, GetOn(reader.myself(), first))
    return MOUNT.read(reader, GetOn(first, reader.who("target")))


def dismount(reader: Reader) -> GetOff:
    """`dismount [WHO]`."""
    return GetOff(_self_or_named(reader))


def opportunity(reader: Reader) -> AttackTarget:
    """`opportunity WHO TARGET …`: one melee attack by reaction (OPP-02)."""
    asked = AttackTarget(reader.who(), reader.who("target"), cost="reaction", way="opportunity")
    return attacks.checked(reader, attacks.BY_WAY.read(reader, asked))


def two_weapon(reader: Reader) -> AttackTarget:
    """`two-weapon [WHO] TARGET …`: by bonus action (TWF-01)."""
    who, target = attacks.two(reader)
    asked = AttackTarget(who, target, cost="bonus", way="two-weapon")
    return attacks.checked(reader, attacks.BY_WAY.read(reader, asked))


def _self_or_named(reader: Reader) -> Id:
    return reader.myself() if reader.peek().kind == "end" else reader.who()


def _at_options(reader: Reader, options: Options[Struggle] | Options[GetOn]) -> bool:
    return reader.peek().kind == "end" or options.starts(reader)


def _pair(reader: Reader, kind: str, options: Options[Struggle]) -> Struggle:
    first = reader.who("target")
    if _at_options(reader, options):
        return options.read(reader, Struggle(kind, reader.myself(), first))
    return options.read(reader, Struggle(kind, first, reader.who("target")))


def skill(reader: Reader) -> str:
    """A skill or an ability, whole or cut short."""
    for count in range(LONGEST_SKILL, 0, -1):
        span = " ".join(reader.peek(ahead).text for ahead in range(count))
        found = [one for one in CHECKS if one == span]
        if not found and count == 1 and len(span) >= SHORTEST_SKILL:
            found = [one for one in CHECKS if one.startswith(key(span))]
        if count == 1 and span in values.ABILITIES:
            found = [values.ABILITIES[span]]
        if len(found) == 1:
            reader.at += count
            return found[0]
    raise reader.expected("skill", CHECKS)


def underwater(reader: Reader) -> Immerse:
    """`underwater TARGETS [off]`."""
    return Immerse(reader.targets(), bool(reader.word("off")))


def _aim(aim: str) -> Step[Struggle]:
    return lambda _reader, asked: replace(asked, aim=aim)


def _control(control: str) -> Step[GetOn]:
    return lambda _reader, asked: replace(asked, control=control)


def _mode(mode: str) -> Step[Move]:
    return lambda _reader, asked: replace(asked, mode=mode, way="")


def _way(way: str) -> Step[Move]:
    return lambda _reader, asked: replace(asked, way=way)


STRUGGLE = Options[Struggle](
    words={
        "with": lambda reader, asked: replace(asked, skill=skill(reader)),
        "vs": lambda reader, asked: replace(asked, against=skill(reader)),
        "adv": lambda _reader, asked: replace(asked, mode="adv"),
        "dis": lambda _reader, asked: replace(asked, mode="dis"),
        "no-hand": lambda _reader, asked: replace(asked, no_hand=True),
    },
    keys={
        "a": lambda reader, asked: replace(asked, a=values.number(reader, "total")),
        "b": lambda reader, asked: replace(asked, b=values.number(reader, "total")),
        "range": lambda reader, asked: replace(asked, range=values.number(reader, "range")),
    },
)
SHOVE = Options[Struggle](
    words={**STRUGGLE.words, **{word: _aim(aim) for word, aim in AIMS.items()}},
    keys=STRUGGLE.keys,
)
ESCAPE = Options[Struggle](
    words={
        **STRUGGLE.words,
        "from": lambda reader, asked: replace(asked, target=reader.who()),
    },
    keys=STRUGGLE.keys,
)
MOVE = Options[Move](
    words={
        **{mode: _mode(mode) for mode in SPEEDS},
        "jump": _mode("walk"),
        "teleport": _way("teleport"),
        "forced": _way("forced"),
        "difficult": lambda _reader, asked: replace(asked, difficult=True),
        "crawl": lambda _reader, asked: replace(asked, crawl=True),
        "squeeze": lambda _reader, asked: replace(asked, squeeze=True),
        "drag": lambda _reader, asked: replace(asked, drag=True),
        "up": lambda reader, asked: replace(asked, up=values.number(reader, "range")),
        "down": lambda reader, asked: replace(asked, up=-values.number(reader, "range")),
        "face": lambda reader, asked: replace(asked, facing=places.way(reader)),
        "leaves": lambda reader, asked: replace(asked, leaves=reader.targets()),
    },
    keys={"after": lambda reader, asked: replace(asked, after=values.number(reader, "range"))},
)
FALL = Options[Fall](
    keys={
        "dmg": lambda reader, asked: replace(
            asked, rolled=values.numbers(reader, "hit-points", MOST_PARTS)
        )
    }
)
MOUNT = Options[GetOn](
    words={"controlled": _control("controlled"), "independent": _control("independent")}
)
