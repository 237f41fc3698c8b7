"""Long fights to measure on, played through the session like any other, and kept between runs.

Nobody dies, nobody ties and every turn is alike, so that a step late in the evening has the same work to
do as an early one.
"""

import hashlib
import json
import os
import shutil
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

from tracker.session import Session, open_session

ROOT = Path(__file__).resolve().parents[2]
PLAYERS = 5
KINDS = ("orc", "goblin", "wolf", "ogre", "skeleton", "zombie")
HIT_POINTS = 5_000
SEED = 7
A_DAY = 86_400
"""Seconds after which fights of an older program are thrown away."""
NOON = "2024-01-06T12:00:00+00:00"
MARKER = f"/{HIT_POINTS}".encode()
"""On the screen as soon as a row of the list is."""


def cache() -> Path:
    """Where generated fights lie: a folder per version of the program, so that none is stale."""
    whole = hashlib.sha256()
    for path in sorted((*(ROOT / "tracker").rglob("*.py"), Path(__file__))):
        whole.update(path.read_bytes())
    user = os.getuid() if hasattr(os, "getuid") else 0
    above = Path(tempfile.gettempdir()) / f"tracker-bench-{user}"
    folder = above / whole.hexdigest()[:12]
    if not folder.is_dir():
        folder.mkdir(parents=True, exist_ok=True)
        for old in above.iterdir():
            if time.time() - old.stat().st_mtime > A_DAY:
                shutil.rmtree(old, ignore_errors=True)
    return folder


def prepared(combatants: int) -> bytes:
    """A prepared encounter: five characters, the rest monsters of six kinds, each on a line."""
    players = [
        {
            "name": f"Hero{number}",
            "kind": "pc",
            "max_hp": HIT_POINTS,
            "ac": 16,
            "initiative": 999 - number,
            "attacks": [{"name": "Longsword", "bonus": 7, "damage": "1d8+4 slashing"}],
        }
        for number in range(min(PLAYERS, combatants))
    ]
    foes = [
        {
            "monster": KINDS[number % len(KINDS)],
            "names": [f"Foe{number}"],
            "max_hp": HIT_POINTS,
            "initiative": 900 - number,
        }
        for number in range(combatants - len(players))
    ]
    whole = {"schema_version": 1, "name": "Bench", "opening": {"combatants": [*players, *foes]}}
    return json.dumps(whole).encode()


def lines(combatants: int) -> Iterator[str]:
    """What the DM types, for ever: in every turn a blow, damage, healing, now and then a condition."""
    foes = max(1, combatants - PLAYERS)
    yield "start"
    turn = 0
    while True:
        hero, foe, other = turn % PLAYERS, turn % foes, (turn * 7 + 3) % foes
        yield f"attack hero{hero} foe{foe} d20={turn % 17 + 3},{turn % 13 + 4}"
        yield f"damage foe{other},hero{hero} 6 fire half=hero{hero}"
        yield f"heal hero{hero},foe{foe},foe{other} 9"
        yield f"cond foe{other} poisoned for 2 rounds" if turn % 3 == 0 else f"temp foe{foe} 3"
        yield "next"
        turn += 1


def play(session: Session, combatants: int, steps: int) -> None:
    """Play on until the fight has so many steps."""
    for number, line in enumerate(lines(combatants), 2):
        if number > steps:
            return
        if number > session.length:
            session.do(line)


def opened(path: Path) -> Session:
    """A fight played in this very file, with the bench's dice and clock."""
    return open_session(path, seed=SEED, clock=lambda: NOON)


def fight(combatants: int, steps: int) -> Path:
    """A saved fight of that size; nobody may write into it."""
    path = cache() / f"{combatants}x{steps}.json"
    if path.exists():
        return path
    start = path.with_suffix(f".{os.getpid()}")
    start.write_bytes(prepared(combatants))
    session = open_session(start, dry=True, seed=SEED, clock=lambda: NOON)
    play(session, combatants, steps)
    done = path.with_suffix(f".{os.getpid()}.done")
    session.save_copy(done)
    done.replace(path)
    start.unlink()
    return path


def copy(path: Path, folder: Path) -> Path:
    """A copy to play on."""
    target = folder / path.name
    target.write_bytes(path.read_bytes())
    return target
