"""Evenings nobody planned: lines typed at random, and what must hold after every one of them."""

import random
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from tracker.encounter import events as ev
from tracker.encounter import lines, numbers
from tracker.encounter.history import fold
from tracker.encounter.model import Combatant, Encounter
from tracker.encounter.refusals import Refused
from tracker.session import Session, open_session

OVERRIDES = frozenset({"goto", "back", "init", "undo", "redo", "swap", "pass", "rest"})
"""Where the DM moves the pointer or the order, a line may start twice or a place never come."""

LINES = (
    "next|next|next|next|next|next|next|back|goto WHO|init WHO N|init WHO after WHO|undo|redo|"
    "attack WHO WHO MODE|attack WHO WHO crit|attack WHO WHO ko|mob foes WHO|two-weapon WHO WHO|"
    "mob foes WHO roll MODE|mob foes WHO average|damage SOME 2d6+N fire pooled|"
    "damage foes 31 slashing in-order half=WHO|"
    "damage WHO N fire|damage SOME 2d6 cold half=WHO|damage WHO N ko|damage WHO 60|heal WHO N|"
    "heal SOME 2d4+2|temp WHO N|maxhp WHO -N|maxhp WHO +N|stabilise WHO|death WHO|kill WHO|"
    "revive WHO N|save SOME dex 13 4d6 fire cover=half|save SOME wis 13 then CONDITION UNTIL|"
    "area sphere 20 roll|improvised setback 5 on SOME save con 12|cond WHO CONDITION UNTIL|"
    "cond SOME prone|uncond WHO CONDITION|effect WHO Ward ac+2 maxhp+5 UNTIL|"
    "effect SOME Ward ac+1 UNTIL|effect WHO Bless attack+1d4 save+1d4 conc from WHO|"
    "effect WHO Embers hurt 1d6 fire at end UNTIL|effect WHO Embers hurt 3 fire at start|"
    "exhaust WHO +1|exhaust WHO -1|conc WHO Bless on SOME|unconc WHO|prompt roll|prompt roll|"
    "prompt pass|prompt fail|prompt skip|dash WHO|disengage WHO|dodge WHO|hide WHO|search WHO|"
    "help WHO WHO|help WHO WHO vs WHO|react WHO|bonus WHO|cast WHO Fly conc|"
    'ready WHO "a foe comes"|grapple WHO WHO|escape WHO|release WHO|shove WHO WHO prone|'
    "move WHO 10|move WHO 20 fly|move WHO 10 leaves WHO|stand WHO|prone WHO|fall WHO 20|"
    "mount WHO WHO|dismount WHO|opportunity WHO WHO|add goblin x2|add ogre init=N|remove WHO|"
    "delay WHO|act WHO|act WHO|swap WHO WHO|split WHO|split SOME init N|join SOME|"
    "timer Fuse N at end of WHO|timer Flood N at N|counter Alarm 0/N|add wolf x2 after WHO conc|"
    "add lair|option reroll_each_round SWITCH|option side_initiative SWITCH|"
    'effect WHO Regrow mend 3 at start unless fire at-zero|cond WHO CONDITION until "it rains"|'
    "cond WHO CONDITION from WHO save wis 13 at start of WHO|pass 2 rounds despite|"
    "rest short WHO despite|option prompt_regeneration ASKED|option prompt_ongoing ASKED|"
    "surprise WHO|reveal WHO|option FLAG SWITCH|option edition 2024|option edition 2014|note WHO x"
).split("|")
CONDITIONS = (
    "blinded frightened grappled incapacitated invisible paralyzed poisoned prone restrained "
    "stunned unconscious"
).split()
FLAGS = (
    "exhaustion_2024 knockout_2024 surprise_2024 ko_prevents_massive absorbed_failure "
    "monster_death_saves underwater newcomer_first flanking reduction_first critical_riders"
).split()


class Evening:
    """One session and a hand that types."""

    def __init__(self, path: Path, seed: int, *, quiet: bool = False) -> None:
        self.dice = random.Random(seed)
        self.session: Session = open_session(path, play=True, seed=seed)
        self.quiet = quiet
        """Without overrides, so that turns and ends can be held strictly."""
        self.started: Counter[str] = Counter()
        self.typed: list[str] = []
        self.session.do("start")

    def steps(self, count: int) -> Iterator[tuple[str, Encounter]]:
        """So many lines; each that was carried out, with the table before it."""
        for _ in range(count):
            line = self.line()
            before = self.session.table
            try:
                self.session.do(line)
            except Refused:
                continue
            self.typed.append(line)
            yield line, before

    def line(self) -> str:
        """Any line about anybody."""
        while True:
            words = self.dice.choice(LINES).split()
            if not (self.quiet and words[0] in OVERRIDES):
                return " ".join(map(self.word, words))

    def word(self, word: str) -> str:
        """What stands for a placeholder."""
        handles = [one.handle for one in self.session.table.combatants.values() if not one.gone]
        some = self.dice.sample(handles, min(len(handles), self.dice.randint(1, 4)))
        anchor = self.dice.choice(handles)
        ends = (
            "",
            f"for {self.dice.randint(1, 3)} rounds",
            f"until end of {anchor}",
            f"until start of {anchor}",
            "save wis 13",
        )
        chosen = {
            "WHO": self.dice.choice(handles),
            "SOME": ",".join(some),
            "N": str(self.dice.randint(1, 20)),
            "MODE": self.dice.choice(("", "adv", "dis", "cover=half")),
            "CONDITION": self.dice.choice(CONDITIONS),
            "UNTIL": self.dice.choice(ends),
            "FLAG": self.dice.choice(FLAGS),
            "SWITCH": self.dice.choice(("on", "off")),
            "ASKED": self.dice.choice(("ask", "auto", "off")),
        }
        name, sign, rest = word.partition("=")
        if sign:
            return f"{name}={chosen.get(rest, rest)}"
        sign = word[0] if word[0] in "+-" else ""
        return sign + chosen.get(word.removeprefix(sign), word.removeprefix(sign))

    @property
    def events(self) -> tuple[ev.Event, ...]:
        """Of the last step."""
        return self.session.step(self.session.cursor).events


def sound(table: Encounter) -> None:
    """What holds for every table, whatever the DM did."""
    for one in table.combatants.values():
        sound_creature(table, one)
    running = bool(table.active)
    assert not running or table.active in table.order
    assert set(table.order) == set(table.lines)
    ids = [effect.id for one in table.combatants.values() for effect in one.effects]
    assert len(ids) == len(set(ids))


def sound_creature(table: Encounter, one: Combatant) -> None:
    """Hit points, state and what goes with them."""
    if one.kind in ("lair", "timer", "counter"):
        return
    assert one.hp >= 0, one
    assert one.hp <= numbers.maximum(table, one.id).value or one.state == "dead", one
    assert one.temp_hp >= 0
    assert 0 <= one.successes < 3
    assert 0 <= one.failures <= 3
    assert (one.state == "up") == (one.hp > 0) or one.state == "dead", one
    if one.state == "dead":
        assert one.concentration is None
        asked = [prompt.kind for prompt in table.prompts if prompt.who == one.id]
        assert set(asked) <= {"tie"}, one
    if "incapacitated" in numbers.conditions(table, one.id):
        assert one.concentration is None


def nobody_dead_begins(events: tuple[ev.Event, ...], before: Encounter) -> None:
    """A turn begins only for a line of which somebody lives."""
    table = before
    for event in events:
        table = fold(table, (event,))
        if isinstance(event, ev.TurnBegan):
            assert table.living(event.line)
            assert all(table.combatants[who].state != "dead" for who, _ in event.budgets)


def once_a_round(started: Counter[str], events: tuple[ev.Event, ...]) -> None:
    """No line starts two turns in one round; one that was put off only goes on."""
    for event in events:
        settled = isinstance(event, ev.PromptAnswered) and event.prompt.kind == "tie"
        if settled or isinstance(event, ev.RoundBegan):
            started.clear()
        if isinstance(event, ev.TurnBegan) and event.budgets:
            started[event.line] += 1
            assert started[event.line] == 1, event


def nothing_outlives_its_end(table: Encounter) -> None:
    """Every effect's end is still to come; those of whoever delays wait."""
    for one in table.combatants.values():
        for effect in one.effects:
            if effect.until is None:
                continue
            until, line = effect.until, table.line_of(effect.until.who)
            if line is not None and lines.delays(table, line.id):
                continue
            assert until.round >= table.round, (one.handle, effect)
            if until.round > table.round or line is None or not until.who:
                continue
            begun = line.id == table.active or line.id in table.acted
            over = begun if until.at == "start" else line.id in table.acted
            waits = line.joined > table.round
            assert waits or not over, (one.handle, effect)


def moves_only_if_it_left(before: Encounter, after: Encounter) -> None:
    """Coming and going moves the turn only from a line that is left, and then to the next."""
    if before.active == after.active or not before.active:
        return
    assert not after.living(before.active)
    done = before.acted | {before.active}
    waiting = [
        line
        for line in before.order
        if line not in done and after.living(line) and not lines.delays(after, line)
    ]
    if waiting:
        assert after.active == waiting[0]
