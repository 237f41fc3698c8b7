"""While others watch: what the DM did in secret before is nowhere offered, quoted or told again.

Secret conditions have names that everybody knows; where they could only stand for somebody's secret
they may not stand at all.
"""

import json
import re
from pathlib import Path

import pytest

from tests.tui.table import Table
from tests.tui.test_watched_everywhere import (
    CAST,
    LIES,
    SECRET,
    SECRETLY,
    TYPED,
    WORD,
    open_by,
    secrets,
    watched_fight,
)
from tracker.encounter.refusals import Refused
from tracker.session.typed_lines import TypedLines
from tracker.storage import places
from tracker.tui import veil
from tracker.tui.dialogs.amending import AmendDialog
from tracker.tui.dialogs.condition import ConditionDialog
from tracker.tui.dialogs.conflict import ConflictDialog
from tracker.tui.dialogs.merging import MergeDialog
from tracker.tui.dialogs.typed import TypedDialog

pytestmark = pytest.mark.slow


async def test_no_earlier_line_comes_back_that_tells_one(tmp_path: Path) -> None:
    async with watched_fight(tmp_path) as one:
        await one.press("colon")
        dialog = one.app.screen
        assert isinstance(dialog, TypedDialog)
        seen = set()
        for _ in (*TYPED, ""):
            await one.press("up")
            seen.add(dialog.line.value)
            assert not secrets(one), one.text
        assert seen == {"damage bruenor 1"}


async def test_what_lies_on_somebody_in_secret_is_as_if_it_were_not_there(tmp_path: Path) -> None:
    async with watched_fight(tmp_path) as one:
        await one.press("colon")
        dialog = one.app.screen
        assert isinstance(dialog, TypedDialog)
        offered = []
        for who in ("bruenor", "lia"):
            dialog.line.put(f"uncond {who} ")
            await one.painted()
            offered.append([way.text for way in dialog.ways.offers])
        assert offered[0] == offered[1]
        dialog.line.put("uncond brute ")
        await one.painted()
        assert "poisoned" in [way.text for way in dialog.ways.offers]
        await one.press("escape", "escape")
        await open_by(one, 1, "c")
        shown = one.app.screen
        assert isinstance(shown, ConditionDialog)
        assert shown.condition.value == "prone"


async def test_no_step_tells_one_when_it_is_amended(tmp_path: Path) -> None:
    async with watched_fight(tmp_path) as one:
        opened = 0
        for number in range(1, one.session.cursor + 1):
            try:
                dialog = AmendDialog(one.fight.desk(), number)
            except Refused:
                continue
            one.app.push_screen(dialog)
            await one.top("AmendDialog")
            await one.painted()
            opened += 1
            assert not secrets(one), (number, one.text)
            assert not LIES.search(one.text), (number, one.text)
            await one.press("escape")
        assert opened > len(SECRETLY)


LINES = (
    "uncond lia charmed", "uncond brute zzmark",
    f"conc {WORD}-lich end", f"damage {WORD}-lich 40", "note lia zzother", "attack brute lia hit",
    "next", "undo", "kill brute", "zone zzcloud lia", "damage lia 1", "why", "look", "log", 'zone "zzcloud" off',
)  # fmt: skip


async def test_no_outcome_of_a_line_tells_one(tmp_path: Path) -> None:
    async with watched_fight(tmp_path) as one:
        await one.press("colon")
        dialog = one.app.screen
        assert isinstance(dialog, TypedDialog)
        for line in LINES:
            dialog.line.put(line)
            dialog.show_outcome()
            await one.painted()
            told = " ".join(text for spans in dialog.said for text, *_ in spans)
            assert not SECRET.search(veil.over(told, numbers=True, sentence=True)), (line, told)
            assert not LIES.search(one.text.replace(line, "")), (line, one.text)


async def test_neither_a_copy_nor_a_conflict_tells_the_fights_name(tmp_path: Path) -> None:
    async with watched_fight(tmp_path) as one:
        await one.press("ctrl+s")
        await one.top("CopyDialog")
        assert not secrets(one), one.text
        await one.press("escape")
        for key in ("file-changed-under-us", "not-saved", "file-not-writable"):
            path = str(one.session.path)
            trouble = Refused(key, path=path, copy=path, why="full", backup=path)
            one.app.push_screen(ConflictDialog(one.fight.desk(), trouble))
            await one.top("ConflictDialog")
            await one.painted()
            assert not secrets(one), one.text
            await one.press("escape")


async def test_a_line_that_was_left_half_typed_stays_covered(tmp_path: Path) -> None:
    async with watched_fight(tmp_path) as one:
        await one.press("colon")
        await one.top("TypedDialog")
        await one.press("escape")
        assert one.fight.kept is not None
        shown = TypedDialog(one.fight.desk(), one.fight.kept, "note lia zznever")
        one.app.push_screen(shown)
        await one.top("TypedDialog")
        await one.type("3")
        await one.painted()
        assert not secrets(one), one.text
        assert shown.field.value.endswith("zznever3")


async def test_names_of_other_fights_are_covered_where_one_is_merged(tmp_path: Path) -> None:
    other = places.encounters_folder() / "zzother.json"
    other.parent.mkdir(parents=True, exist_ok=True)
    written = {"schema_version": 1, "name": "zzother den", "opening": {"combatants": [*CAST]}}
    other.write_text(json.dumps(written), encoding="utf-8")
    async with watched_fight(tmp_path) as one:
        dialog = MergeDialog(one.fight.desk())
        one.app.push_screen(dialog)
        await one.top("MergeDialog")
        for place, option in enumerate(dialog.file.options):
            dialog.file.index = place
            await one.painted()
            assert "▒" in option.label
            assert not secrets(one), one.text


def said(one: Table, telling: re.Pattern[str]) -> list[str]:
    """Beside what the DM has typed into the line and a veil cannot know."""
    return telling.findall(one.text.replace("uncond brute zz", ""))


async def test_the_view_may_begin_over_a_dialog(tmp_path: Path) -> None:
    async with watched_fight(tmp_path) as one:
        last = one.session.cursor
        number = next(n for n in range(last, 0, -1) if "charmed" in one.session.line(n))
        await one.press("f8")
        await one.until(lambda: not one.fight.streaming)
        for dialog in (
            AmendDialog(one.fight.desk(), number),
            MergeDialog(one.fight.desk()),
            TypedDialog(one.fight.desk(), TypedLines(), 'zone "zzcloud" off'),
            TypedDialog(one.fight.desk(), TypedLines(), "uncond brute zz"),
        ):
            one.app.push_screen(dialog)
            await one.top(type(dialog).__name__)
            await one.painted()
            assert secrets(one)
            await one.press("f8")
            telling = LIES if isinstance(dialog, AmendDialog) else SECRET
            await one.until(lambda: not said(one, SECRET))
            assert not said(one, telling)
            assert one.fight.streaming
            await one.press("escape", "escape", "f8")
            await one.until(lambda: not one.fight.streaming)
