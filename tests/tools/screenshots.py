"""`make screenshots`: plays a little, headless, and draws what it sees into `screenshots/*.svg`.

Size, clock, dice and data folder are always the same, so the same program draws the same bytes.
"""

import asyncio
import html
import os
import re
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path

from rich.cells import cell_len
from textual.pilot import Pilot

from tests.tools import cast
from tracker.session import Session, open_session
from tracker.storage.places import DATA
from tracker.tui import actions
from tracker.tui.app import TrackerApp

ROOT = Path(__file__).resolve().parents[2]
PICTURES = ROOT / "screenshots"
SIZE = (118, 32)
EVENING = "2024-01-06T20:00:00+00:00"
SEED = 3
PLAYERS = 5
PATIENCE = 10.0
"""Seconds a picture may take to become what it should show."""
COLOURS, ALL = "TEXTUAL_COLOR_SYSTEM", "truecolor"
FONT = "Fira Code, DejaVu Sans Mono, Menlo, Consolas, monospace"

TEXT = re.compile(
    r'<text class="([^"]+)" x="([^"]+)" y="([^"]+)" textLength="([^"]+)" clip-path="([^"]+)">'
    r"([^<]*)</text>"
)

ROUND_ONE = """
reveal foes
start bruenor 14, lia 12, quill 19, mirabel 16, thorne 9, ga 17, goblin-boss 8, wa 15
attack quill gd with Shortbow d20=17 dmg=9
next
mob goblins mirabel with Shortbow
next
attack mirabel goblin-boss with "Fire bolt" d20=14 dmg=11
next
attack wa bruenor d20=16 dmg=7
prompt fail
attack wb mirabel d20=20 dmg=14
prompt fail
damage mirabel 9 piercing from wb
next
attack bruenor wa with Battleaxe d20=14 dmg=11
next
conc lia Bless on bruenor,quill,thorne
effect bruenor,quill,thorne "Bless" attack+1d4 save+1d4 for 10 rounds from lia conc
next
damage ga,gb 12 fire half=gb
next
attack goblin-boss lia d20=13 dmg=6
"""
"""Up to the question whether Lia keeps her spell."""
ROUND_TWO = """
prompt 17
next
cond gb poisoned for 2 rounds from quill
temp bruenor 5
next
mob goblins thorne with Shortbow
next
prompt 7
next
attack wb thorne d20=2
next
"""
ORCS = """
reveal foes
start bruenor 14, lia 12, quill 21, mirabel 16, thorne 9, oa 18, oi 8, orc-captain 10
next
"""
ROUND_ORDER = """
reveal foes
start bruenor 14, lia 12, quill 19, mirabel 16, thorne 9, ga 17, goblin-boss 8, wa 15
conc lia Bless on bruenor,quill,thorne
"""
ROUND_SIZE = (92, 26)
TYPED, READ = 0.35, 1.6
"""Seconds a screen stays while keys come, and when there is something to read."""
KEYS_SHOWN = 60
ROUND_KEYS: tuple[tuple[tuple[str, ...], tuple[str, ...]], ...] = (
    (("a", "g", "d", "2", "3"), ("to hit",)),
    (("enter",), ("Goblin D",)),
    (("n",), ("NOW Goblin",)),
    (("m", "l", "i"), ("Lia",)),
    (("enter",), ("Bless?",)),
    (("1", "7", "enter"), ("17",)),
    (("n",), ("NOW Mirabel",)),
    (("colon", *"damage", "space", *"ga,gb", "space", *"12", "space", *"fire"), ("Goblin A",)),
    (("enter",), ("fire",)),
    (("u",), ("",)),
    (("U",), ("fire",)),
    (("w",), ("fire",)),
    (("escape",), ("NOW Mirabel",)),
    (("n",), ("NOW",)),
)
"""Keys of a round, and what must stand on the screen after them."""
WISHES = (
    ["6", "space", *"goblin", "comma", "space", *"worg", "space", *"hidden"],
    ["2", "space", *"wol"],
)
"""Typed on the Prepare screen, key by key."""


def played(name: str, script: str) -> Session:
    """A fight from the examples, so far."""
    session = open_session(ROOT / "encounters" / name, play=True, seed=SEED, clock=lambda: EVENING)
    for line in filter(None, script.splitlines()):
        session.do(line)
    return session


@contextmanager
def data_folder() -> Iterator[None]:
    """A data folder of its own."""
    before = os.environ.get(DATA)
    with tempfile.TemporaryDirectory() as name:
        os.environ[DATA] = name
        yield
    if before is None:
        del os.environ[DATA]
    else:
        os.environ[DATA] = before


@asynccontextmanager
async def shown(session: Session | None, size: tuple[int, int] = SIZE) -> AsyncIterator[Pilot[int]]:
    """The program with that fight, or with the library."""
    app = TrackerApp(session)
    async with app.run_test(size=size) as pilot:
        yield pilot
    if session is not None:
        session.close()


def text(pilot: Pilot[int]) -> str:
    """What stands on the screen."""
    strips = pilot.app.screen._compositor.render_strips()
    return "\n".join("".join(segment.text for segment in strip) for strip in strips)


async def until(pilot: Pilot[int], holds: Callable[[str], bool]) -> None:
    """Wait for the screen; TimeoutError with it when it does not come."""
    end = time.monotonic() + PATIENCE
    while not holds(text(pilot)):
        if time.monotonic() > end:
            raise TimeoutError(text(pilot))
        await asyncio.sleep(0.02)
    await pilot.pause()


async def picture(pilot: Pilot[int], name: str, title: str, *words: str) -> None:
    """Draw it once all these words are there and everything is saved."""
    await until(pilot, lambda seen: all(word in seen for word in words) and "○ saving" not in seen)
    PICTURES.mkdir(exist_ok=True)
    svg = cleaned(pilot.app.export_screenshot(title=title))
    (PICTURES / f"{name}.svg").write_text(svg, encoding="utf-8")


def cleaned(svg: str) -> str:
    """Without fonts from elsewhere, and every run of words at a place of its own.

    Some renderers drop spaces at the start of a text, and a reader's fixed-width font may be
    narrower than the one the picture was measured with.
    """
    svg = re.sub(r"@font-face \{.*?\}\s*", "", svg, flags=re.DOTALL)
    svg = re.sub(r"font-family: (?:Fira Code|arial)[^;]*;", f"font-family: {FONT};", svg)
    svg = re.sub(r"<!-- Generated.*?-->\s*", "", svg)
    svg = TEXT.sub(apart, svg)
    return "\n".join(line.rstrip() for line in svg.splitlines() if line.strip()) + "\n"


def apart(found: re.Match[str]) -> str:
    """One text as its runs of words."""
    look, left, top, length, clip, escaped = found.groups()
    whole = html.unescape(escaped).replace("\xa0", " ")
    cell = float(length) / max(1, cell_len(whole))
    return "\n".join(
        f'<text class="{look}" x="{float(left) + cell_len(whole[: run.start()]) * cell:.1f}"'
        f' y="{top}" textLength="{cell_len(run[0]) * cell:.1f}" clip-path="{clip}">'
        f"{html.escape(run[0]).replace(' ', '&#160;')}</text>"
        for run in re.finditer(r"\S+(?: \S+)*", whole)
    )


async def fight() -> None:
    """In the middle of the goblin ambush; the card shows a wounded goblin."""
    async with shown(played("goblin-ambush.json", ROUND_ONE + ROUND_TWO)) as pilot:
        await until(pilot, lambda seen: "Round 2" in seen)
        await pilot.press("home", "down", "down", "down")
        await picture(pilot, "fight", "tracker", "red hat", "Poisoned")


async def prompt() -> None:
    """A question to the DM."""
    async with shown(played("goblin-ambush.json", ROUND_ONE)) as pilot:
        await picture(pilot, "prompt", "tracker", "Bless?", "roll")


async def mob() -> None:
    """Eight orcs on one fighter, before Enter."""
    async with shown(played("orc-mob.json", ORCS)) as pilot:
        await until(pilot, lambda seen: "Round 1" in seen)
        await pilot.press("m")
        await until(pilot, lambda seen: "Target" in seen)
        for _ in range(PLAYERS):
            if "◂ Bruenor ▸" not in text(pilot):
                await pilot.press("right")
                await pilot.pause()
        await picture(pilot, "mob", "tracker", "◂ Bruenor ▸", "left over")


async def prepare() -> None:
    """A new encounter while it is typed."""
    async with shown(None) as pilot:
        await until(pilot, lambda seen: "Goblin ambush" in seen)
        await pilot.press("n")
        await until(pilot, lambda seen: "Nobody yet" in seen)
        await pilot.press(*WISHES[0], "enter")
        await until(pilot, lambda seen: "Added" in seen)
        await pilot.press(*WISHES[1])
        await picture(pilot, "prepare", "tracker", "Dire Wolf", "easy (2014)", "creatures found")


async def library() -> None:
    """With the two fights of this evening."""
    async with shown(None) as pilot:
        await picture(pilot, "library", "tracker", "Goblin ambush")


async def record(pilot: Pilot[int], seconds: float, caption: str, *words: str) -> cast.Frame:
    """The screen as it is now, once these words are on it."""
    await until(pilot, lambda seen: all(word in seen for word in words) and "○ saving" not in seen)
    strips = pilot.app.screen._compositor.render_strips()
    return cast.Frame(tuple(tuple(strip) for strip in strips), seconds, caption)


async def moving() -> None:
    """One round of the goblin ambush, key by key."""
    frames: list[cast.Frame] = []
    pressed = ""
    async with shown(played("goblin-ambush.json", ROUND_ORDER), ROUND_SIZE) as pilot:
        frames.append(await record(pilot, 2.0, "", "Round 1"))
        for keys, words in ROUND_KEYS:
            for key in keys:
                await pilot.press(key)
                await pilot.pause()
                pressed = f"{pressed} {actions.key_shown(key)}"[-KEYS_SHOWN:]
                if key is not keys[-1]:
                    frames.append(await record(pilot, TYPED, pressed))
            frames.append(await record(pilot, READ, pressed, *words))
    PICTURES.mkdir(exist_ok=True)
    svg = cast.moving(frames, "tracker")
    (PICTURES / "round.svg").write_text(svg, encoding="utf-8")


async def everything() -> None:
    """All pictures, the library last: it shows what was played."""
    for draw in (moving, prompt, fight, mob, prepare, library):
        await draw()


def main() -> int:
    """Draw them, in all colours wherever it runs."""
    if os.environ.get(COLOURS) != ALL or "NO_COLOR" in os.environ:
        # The framework reads it when it is imported: too late for this process.
        kept = {key: one for key, one in os.environ.items() if key != "NO_COLOR"}
        command = [sys.executable, "-m", "tests.tools.screenshots"]
        return subprocess.run(command, env={**kept, COLOURS: ALL}, check=False).returncode
    with data_folder():
        asyncio.run(everything())
    for path in sorted(PICTURES.glob("*.svg")):
        print(path.relative_to(ROOT))
    return 0


if __name__ == "__main__":
    sys.exit(main())
