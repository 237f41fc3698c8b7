"""Thousands of steps nobody planned: no turn is lost or comes twice, nothing ticks twice.

`TRACKER_FUZZ=20000 TRACKER_FUZZ_SEED=7 pytest tests/stories/test_turns_at_random.py -k long`
looks longer.
"""

import json
import os
import random
from collections import Counter
from pathlib import Path

import pytest

from tests.stories.ledger import Ledger
from tests.stories.table import same
from tracker.encounter.model import Encounter
from tracker.encounter.refusals import Refused
from tracker.session import open_session

STEPS = int(os.environ.get("TRACKER_FUZZ", "2000"))
SEED = int(os.environ.get("TRACKER_FUZZ_SEED", "1000"))
OPENING = {
    "options": {"player_dice": "roll"},
    "combatants": [
        {"name": "Mira", "kind": "pc", "max_hp": 60},
        {"name": "Dara", "kind": "pc", "max_hp": 45},
        {"name": "Rook", "kind": "pc", "max_hp": 40},
        {"name": "Cave", "kind": "lair", "initiative": 20},
        {"monster": "young red dragon", "names": ["Vex"], "legendary_uses": 3},
        {"monster": "goblin", "count": 3},
        {"monster": "orc", "count": 2, "enters": {"round": 3}},
        {"monster": "troll"},
    ],
}
ORDER = (
    "next|next|next|next|next|next|next 2|back|back|back|undo|undo 3|redo|redo 2|delay NOW|"
    "delay WHO|act WAITING|act WAITING|init WHO N|init WHO roll|init WHO after WHO|swap WHO WHO|"
    "split SOME|split WHO init N|join SOME|join PEERS|join PEERS|surprise WHO|add goblin init=N|add wolf x2 round=ROUND|"
    "add imp after WHO conc|enter SOME|remove WHO|remove NOW|goto WHO|kill WHO|revive DEAD 9|"
    "revive DEAD 9|join NOW,WHO"
).split("|")
EFFECTS = (
    "prompt roll|prompt roll|prompt pass|prompt fail|prompt skip|prompt N|damage WHO N|"
    "damage WHO N fire|heal WHO N|conc WHO Bless|unconc WHO|uncond WHO frightened|"
    "effect SOME Embers hurt 1d4 fire at EDGE for 2 rounds|"
    "effect WHO Regrow mend 2 at start until end of WHO|cond SOME frightened UNTIL|"
    "cond WHO poisoned from WHO save con 12 at EDGE of WHO|form WHO brown bear|unform WHO|"
    "form WHO ape from WHO conc|zone FIRE SOME hurt 1d6 fire save dex 13 half at start,enter|"
    "zone FIRE SOME hurt 2 cold at end then restrained UNTIL|zone FIRE +SOME|zone FIRE -SOME|"
    "zone FIRE off|legendary vex|recharge vex|uses vex Breath +1|timer Fuse 2 at EDGE of WHO|"
    "timer Flood 2 at N|timer Dawn 3|when WHO hp<=50% Rage heal 2d4|"
    "option prompt_KIND ASKED|option prompt_KIND ASKED|dodge NOW|ready NOW trap"
).split("|")
VERBS = frozenset(
    "next back undo redo add remove delay act init swap split join goto form zone legendary "
    "prompt timer effect cond kill revive enter option".split()
)
"""What a long fight does at least once."""
KINDS = "concentration death_save repeat_save recharge ongoing regeneration zone phase tie".split()
CROWD, FEW = 22, 12


class Hand:
    """Types anything that touches turns, effects and questions."""

    def __init__(self, folder: Path, seed: int) -> None:
        self.dice = random.Random(seed)
        self.path = folder / "fight.json"
        self.path.write_text(json.dumps({"schema_version": 1, "opening": OPENING}))
        self.session = open_session(self.path, seed=seed)
        self.typed: Counter[str] = Counter()

    @property
    def table(self) -> Encounter:
        return self.session.table

    def line(self) -> str:
        """One line; `start` where undo went before it."""
        if self.session.can_redo and self.dice.random() < 0.4:
            return "redo"
        while self.table.round:
            line = self.dice.choice(self.dice.choice((ORDER, EFFECTS)))
            here = sum(not one.gone for one in self.table.combatants.values())
            unwanted = {"add", "timer"} if here > CROWD else {"remove"} if here < FEW else set()
            if line.split(maxsplit=1)[0] not in unwanted:
                typed = " ".join(map(self.word, line.split()))
                if typed != "remove vex":
                    return typed
        return "start"

    def word(self, word: str) -> str:
        """What stands for a placeholder."""
        dice, table = self.dice, self.table
        handles = [one.handle for one in table.combatants.values() if not one.gone] or ["nobody"]
        waiting = [table.living(one.id) for one in table.lines.values() if one.delays]
        late = [members[0].handle for members in waiting if members]
        to_come = [one.members[0] for one in table.lines.values() if one.id not in table.acted]
        peers = [table.combatants[who].handle for who in to_come]
        dead = [one.handle for one in table.combatants.values() if one.state == "dead"]
        acting = [one.handle for one in table.living(table.active)]
        anchor = dice.choice(handles)
        some = ",".join(dice.sample(handles, min(len(handles), dice.randint(1, 3))))
        ends = ("", f"for {dice.randint(1, 3)} rounds", f"until end of {anchor}", "save wis 13")
        kind, answer = dice.choice(KINDS), dice.choice(("ask", "auto", "off"))
        chosen = {
            "WHO": anchor,
            "NOW": dice.choice(acting or handles),
            "PEERS": ",".join(dice.sample(peers, min(2, len(peers)))) or anchor,
            "DEAD": dice.choice(dead or handles),
            "WAITING": dice.choice(late or handles),
            "SOME": some,
            "N": str(dice.randint(1, 20)),
            "ROUND": str(table.round + 1),
            "EDGE": dice.choice(("start", "end")),
            "UNTIL": dice.choice(ends),
            "FIRE": dice.choice(("Fire", "Fog")),
            "ASKED": answer,
        }
        if word == "prompt_KIND":
            return f"prompt_{kind}"
        name, equals, rest = word.partition("=")
        if equals and rest in chosen:
            return f"{name}={chosen[rest]}"
        sign = word[0] if word[0] in "+-" and word[1:] in chosen else ""
        return sign + chosen.get(word.removeprefix(sign), word.removeprefix(sign))


def walk(hand: Hand, count: int) -> None:
    """So many lines, each held against the ledger; undo and redo bring back table and ledger."""
    session = hand.session
    ledger, tables = Ledger(), {session.cursor: session.table}
    kept = {session.cursor: ledger.copy()}
    for number in range(count):
        line, before = hand.line(), session.table
        verb = line.split(maxsplit=1)[0]
        try:
            session.do(line)
        except Refused:
            continue
        hand.typed[verb] += 1
        if verb in ("undo", "redo"):
            assert same(session.table, tables[session.cursor]), (number, line)
            ledger = kept[session.cursor].copy()
            continue
        step = session.step(session.cursor)
        try:
            after = ledger.feed(line, step.events, before)
        except AssertionError as wrong:
            raise AssertionError(number, step.line, wrong.args) from wrong
        assert same(after, session.table), (number, step.line)
        kept[session.cursor], tables[session.cursor] = ledger.copy(), session.table


def there_and_back(hand: Hand) -> None:
    """All undone and done again, and read from the file, it is the same."""
    session, last = hand.session, hand.table
    end = session.cursor
    session.undo(end)
    assert not session.can_undo
    session.redo(end - 1)
    assert same(session.table, last)
    session.close()
    hand.session = open_session(hand.path)
    assert same(hand.table, last)


def played(folder: Path, seed: int, count: int) -> Counter[str]:
    """One fight; the verbs that were carried out."""
    hand = Hand(folder, seed)
    walk(hand, count)
    there_and_back(hand)
    hand.session.close()
    return hand.typed


@pytest.mark.parametrize("seed", range(6))
def test_no_turn_is_lost_and_nothing_ticks_twice(tmp_path: Path, seed: int) -> None:
    played(tmp_path, seed, 150)


@pytest.mark.slow
def test_nor_in_a_long_fight(tmp_path: Path) -> None:
    typed = played(tmp_path, SEED, STEPS)
    assert STEPS < 2000 or not VERBS - typed.keys()
