"""Probes of the options: short evenings whose facts an option may change."""

import random
from collections.abc import Callable
from dataclasses import fields, replace
from typing import Any

from tests.shorthand.tables import WORDS, block
from tracker.encounter import commands as cmd
from tracker.encounter import events as ev
from tracker.encounter import numbers
from tracker.encounter.decide import decide
from tracker.encounter.history import fold
from tracker.encounter.model import Encounter
from tracker.encounter.options import OptionValue
from tracker.encounter.refusals import Refused
from tracker.encounter.showing import shown
from tracker.encounter.stat_block import Action, Attack, DamagePart, StatBlock, Use
from tracker.players.project import project
from tracker.shorthand import Amend, Redo, Undo, Why, parse

SIX = tuple((name, 14) for name in ("str", "dex", "con", "int", "wis", "cha"))
SWORDS = (
    Attack("Shortsword", 5, (DamagePart("1d6+3", 6, "piercing"),)),
    Attack("Dagger", 5, (DamagePart("1d4+3", 5, "piercing"),), 5, 20, 60),
    Attack("Hand Crossbow", 5, (DamagePart("1d6+3", 6, "piercing"),), 0, 30, 120),
    Attack("Maul", 5, (DamagePart("2d6+3", 10, "bludgeoning"),)),
)


def hero(name: str) -> cmd.Entry:
    """A character with what the probes need."""
    sheet = StatBlock(name, 60, 16, abilities=SIX, attacks=SWORDS)
    return cmd.Entry(sheet, kind="pc", side="party", initiative=15 if name == "Ann" else 13)


ENTRIES = (
    hero("Ann"),
    hero("Bob"),
    cmd.Entry(block("goblin"), 2, initiative=12),
    cmd.Entry(block("ogre"), 1, initiative=10),
    cmd.Entry(block("riding horse"), 1, kind="npc", side="party", initiative=8),
    cmd.Entry(block("giant spider"), 1, initiative=6),
    cmd.Entry(block("giant bat"), 1, initiative=4),
)
Facts = tuple[object, ...]


class Played:
    """A table under some options, and all that happened on it."""

    def __init__(self, options: tuple[tuple[str, OptionValue], ...], seed: str) -> None:
        self.dice = random.Random(seed)
        self.events: list[ev.Event] = []
        self.table = Encounter()
        self.do(cmd.SetUp("Probe", cmd.Opening(ENTRIES, options)))

    def do(self, command: cmd.Command) -> None:
        happened = decide(self.table, command, self.dice)
        self.events += happened
        self.table = fold(self.table, happened)

    def type(self, line: str) -> None:
        """One line; a refusal is a fact as well."""
        request = parse(line, self.table, WORDS)
        assert not isinstance(request, Amend | Undo | Redo | Why)
        self.do(request)

    def id(self, handle: str) -> str:
        """Of a creature."""
        return next(who for who, one in self.table.combatants.items() if one.handle == handle)


def bare(event: ev.Event) -> ev.Event:
    """An event without reasons, which may always name what was used."""
    there = {field.name for field in fields(event)} & {"reasons", "pro", "contra"}
    return replace(event, **dict.fromkeys(there, ()))  # type: ignore[arg-type]  # fields that are there


def nothing(_played: Played) -> None:
    """Nothing else."""


def told(lines: str, look: Callable[[Played], object]) -> Callable[..., Facts]:
    """A probe: lines parted by `;`, the facts of the last one, and what one looks at."""

    def probe(options: tuple[tuple[str, OptionValue], ...]) -> Facts:
        played = Played(options, lines)
        for line in lines.split(";"):
            before = len(played.events)
            try:
                played.type(line.strip())
            except Refused as refused:
                return (refused.key, line)
        return (*map(bare, played.events[before:]), look(played))

    return probe


def seen(played: Played) -> Any:
    """Everything of every creature that `show` prints."""
    return shown(played.table)


def who(handle: str, key: str) -> Callable[[Played], object]:
    """One value of one creature as `show` prints it."""
    return lambda played: next(
        one[key] for one in seen(played)["combatants"] if one["handle"] == handle
    )


def players(played: Played) -> object:
    """What the players see."""
    return project(played.table)


SCRIPTS: dict[str, str] = {
    "initiative of the surprised": "surprise ga; init ga roll",
    "action of the surprised": "surprise ga; start; next 2; bonus ga",
    "initiative of the invisible": "start; cond ga invisible; init ga roll",
    "move of the stunned": "start; cond ann stunned",
    "save of the exhausted": "start; exhaust ann +3; save ann wis 10",
    "attack of the exhausted": "start; exhaust ann +3; attack ann ga",
    "maximum of the exhausted": "start; exhaust ann +4",
    "grapple": "start; grapple ann ga",
    "attack of the grappled": "start; cond ann grappled from ga; attack ann ogre",
    "hide": "start; hide ann total=12",
    "equal stealth": "start; hide ann total=9",
    "seen invisible": "start; cond ann invisible; attack giant-bat ann",
    "favoured invisible": "option seen_invisible off; start; cond ann invisible; attack giant-bat ann",
    "knock-out": "start; damage ga 10 ko",
    "massive knock-out": "start; damage ann 130 ko",
    "half": "start; damage ann 40",
    "big blow on a caster": "start; maxhp ann =200; heal ann 200; conc ann Fly; damage ann 90",
    "absorbed blow on a caster": "start; temp ann 9; conc ann Fly; damage ann 5",
    "absorbed blow at 0": "start; damage ann 60; temp ann 9; damage ann 5",
    "drop when held": "start; cond ann grappled; prone ann",
    "mount falls": "start; mount bob riding-horse; cond riding-horse prone from ga",
    "bite under water": "option underwater on; start; attack giant-spider ogre with bite",
    "crossbow under water": "option underwater on; start; attack ann ga with hand crossbow range=20",
    "friend leaves": "start; move ann 10 leaves bob",
    "unskilled help": "start; help ann bob unskilled lifting",
    "second crossbow": "start; attack ann ga with dagger; two-weapon ann ga with hand crossbow range=20",
    "potion": "start; use ann potion",
    "newer action": "start; influence ann",
    "flank": "start; attack ann ga flanking",
    "rear": "start; attack ann ga behind",
    "help for one": "start; help ann bob vs ogre; attack riding-horse ogre with hooves",
    "area": "start; area sphere 90",
    "reduced and saved": "start; damage ann 9 half=ann reduce=3",
    "venom of a critical hit": "start; attack giant-spider ogre crit",
    "newcomer's tie": "start; add wolf init=12",
    "two of a name": "start; effect ann Ward ac+1 for 9 rounds; effect ann Ward ac+1 for 1 round",
    "monster at 0": "start; damage ga 7",
    "average": "start; attack ogre ann hit",
    "maul": "start; attack ann ogre with maul",
    "first list": "start",
    "revealed list": "start; reveal all; damage ogre 58",
    "revealed party": "start; reveal all; damage ann 5",
    "venom on a character": "start; attack giant-spider ann hit",
    "tie of two": "init bob 15; start",
    "foe leaves": "start; move ann 10 leaves ga",
    "rider thrown": "start; mount bob riding-horse; cond bob prone from ga",
    "readied": 'start; ready ann "a foe comes"',
    "concentration": "start; conc ann Fly; damage ann 9",
    "death save": "start; damage ann 60; next 8",
    "repeated save": "start; cond ann frightened save wis 13; next",
    "ongoing": "start; effect bob Fire hurt 3 fire at start; next",
}
"""Lines parted by semicolons; the facts are those of the last one."""
LOOKS: dict[str, Callable[[Played], object]] = {
    "move of the stunned": who("ann", "turn"),
    "maximum of the exhausted": who("ann", "max_hp"),
    "equal stealth": who("ann", "hiding"),
    "half": lambda one: numbers.bloodied(one.table, one.id("ann")),
    "two of a name": who("ann", "effects"),
    "first list": players,
    "revealed list": players,
    "revealed party": players,
}
"""What else is looked at."""


def recharging(options: tuple[tuple[str, OptionValue], ...]) -> Facts:
    """The ogre has used its breath; its turn comes."""
    played = Played(options, "recharge")
    ogre = played.table.combatants[played.id("ogre")]
    breath = Action("Breath", use=Use("recharge", 5))
    kinds = {
        **played.table.kinds,
        ogre.block: replace(played.table.kinds[ogre.block], actions=(breath,)),
    }
    played.table = fold(
        replace(played.table, kinds=kinds), (ev.UsesChanged(ogre.id, "Breath", 0, 1),)
    )
    played.type("start")
    before = len(played.events)
    played.type("next 3")
    return tuple(map(bare, played.events[before:]))


PROBES: dict[str, Callable[..., Facts]] = {
    **{name: told(lines, LOOKS.get(name, nothing)) for name, lines in SCRIPTS.items()},
    "recharge": recharging,
}
