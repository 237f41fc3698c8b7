"""An encounter being prepared: what can be done to it, what stays in its file, what it is worth."""

import contextlib
import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.walls.tree import ROOT
from tracker.bestiary.library import Library
from tracker.encounter.bounds import BY_HAND
from tracker.encounter.refusals import Refused
from tracker.session import open_session
from tracker.session.entries import draft_of
from tracker.session.preparing import Preparing
from tracker.storage import places, prepared
from tracker.storage.files import Disk
from tracker.storage.playing import read_opening
from tracker.storage.reading import read_document
from tracker.tui.screens import prepare_deeds as deeds

PARTY = {
    "schema_version": 1,
    "name": "Two",
    "members": [
        {"name": "Ann", "kind": "pc", "max_hp": 20, "level": 3},
        {"name": "Bo", "kind": "pc", "max_hp": 20, "proficiency": 3},
    ],
}


@pytest.fixture
def making(data_folder: Path) -> Preparing:
    data_folder.mkdir(parents=True, exist_ok=True)
    (data_folder / "party.json").write_text(json.dumps(PARTY), encoding="utf-8")
    return Preparing(Library(), seed=5)


def names(making: Preparing) -> list[tuple[str, int]]:
    """Kinds and counts, in order."""
    return [(str(one.raw.get("monster")), one.count) for one in making.placed]


def test_a_new_one_begins_with_the_party(making: Preparing) -> None:
    ann, bo = making.members()
    assert (ann.name, ann.level, ann.guessed) == ("Ann", 3, False)
    assert (bo.name, bo.level, bo.guessed) == ("Bo", 5, True)
    assert making.levels() == [3, 5]


def test_all_of_a_line_is_added_or_nothing(making: Preparing) -> None:
    making.add("6 goblins and a worg")
    assert names(making) == [("Goblin", 6), ("Worg", 1)]
    with pytest.raises(Refused):
        making.add("3 wolf, zzqxw")
    assert len(making.placed) == 2


def test_entries_are_moved_doubled_counted_and_removed(making: Preparing) -> None:
    making.add("goblin, worg, ogre (scar)")
    assert making.move(0, 2) == 2
    making.recount(0, 3)
    making.recount(1, -5)
    making.duplicate(1)
    making.remove(3)
    assert names(making) == [("Worg", 4), ("Ogre", 1), ("Ogre", 1)]


def test_undo_and_redo_put_whole_drafts_back(making: Preparing) -> None:
    before = making.draft
    making.add("goblin")
    making.set(0, hidden=True)
    after = making.draft
    making.set(0, hidden=True)
    assert making.undo()
    assert making.undo()
    assert making.draft is before
    assert not making.undo()
    assert making.redo()
    assert making.redo()
    assert making.draft is after
    assert not making.redo()


def test_members_part_and_gather_with_their_names(making: Preparing) -> None:
    making.add('3 goblin names="Grub" (red hat, scar)')
    making.split(0)
    assert [one.raw.get("names") for one in making.placed] == [["Grub"], None, None]
    making.join(1)
    making.join(0)
    assert sum(one.count for one in making.placed) == 3


def test_features_are_drawn_and_never_twice(making: Preparing) -> None:
    making.add("2 goblin (scar), 2 orc")
    making.draw_features(0, ["scar", "hat", "limp", "horn"])
    making.draw_features(1, ["scar", "hat", "limp", "horn"])
    drawn = [name for raw in making.draft.entries for name in raw["features"]]
    assert drawn[0] == "scar"
    assert sorted(drawn) == ["hat", "horn", "limp", "scar"]


def test_what_a_line_cannot_say_stays(making: Preparing) -> None:
    making.add("ogre")
    making.set(0, phases=[{"name": "Rage", "at": "hp<=50%"}], players_name="The brute")
    making.edit(0, "2 ogre hidden")
    raw = making.draft.entries[0]
    assert (raw["count"], raw["hidden"], raw["players_name"]) == (2, True, "The brute")
    assert raw["phases"] == [{"name": "Rage", "at": "hp<=50%"}]


@pytest.mark.parametrize(
    ("line", "entry"),
    [
        ("2 goblin boss hidden", {"monster": "Goblin Boss", "count": 2, "hidden": True}),
        ('"Goblin" boss', {"monster": "Goblin", "variant": "boss"}),
        ("goblin hidden boss", {"monster": "Goblin", "hidden": True, "variant": "boss"}),
        ("ogre boss", {"monster": "Ogre", "variant": "boss"}),
    ],
)
def test_a_name_comes_before_a_variant(making: Preparing, line: str, entry: dict[str, Any]) -> None:
    making.add(line)
    assert making.draft.entries == [entry]
    making.edit(0, making.line_of(0))
    assert making.draft.entries == [entry]


def test_what_cannot_stand_in_a_file_is_refused(making: Preparing) -> None:
    making.add("ogre")
    with pytest.raises(Refused):
        making.set(0, phases=[{"name": "Rage", "at": "sometimes"}])
    assert "phases" not in making.draft.entries[0]


def test_experience_counts_foes_and_not_friends(making: Preparing) -> None:
    making.add("4 goblin, knight ally, ogre later")
    old, new = making.difficulty()
    assert old.xp == 4 * 50 + 450
    assert old.multiplier == 2.5
    assert (old.word, new.word) == ("deadly", "low")
    making.put(absent=["Ann"])
    assert making.levels() == [5]


def test_it_is_saved_reopened_and_played(making: Preparing, data_folder: Path) -> None:
    making.add('2 "goblin" boss, ogre later, wolf minion x3')
    making.put(read_aloud="A cold wind.", notes="They flee at dusk.", absent=["Bo"])
    assert making.unsaved
    path, elsewhere = making.save("Pass")
    assert (path.name, elsewhere, making.unsaved) == ("Pass.json", False, False)
    again = Preparing(Library(), path)
    assert again.draft == making.draft
    session = again.play()
    table = session.table
    assert (table.read_aloud, table.notes) == ("A cold wind.", "They flee at dusk.")
    creatures = {one.handle: one for one in table.combatants.values()}
    assert "bo" not in creatures
    assert creatures["ga"].hp == 12
    assert creatures["wa"].max_hp == 1
    assert creatures["ogre"].enters_round == BY_HAND
    session.close()
    assert b'"steps"' not in path.read_bytes()


def test_a_fight_is_not_prepared(making: Preparing) -> None:
    making.add("goblin")
    making.save("Pass")
    session = making.play()
    session.close()
    with pytest.raises(Refused) as caught:
        Preparing(Library(), session.path)
    assert caught.value.key == "prepare-a-fight"


def test_an_example_is_saved_among_ones_own(data_folder: Path) -> None:
    example = places.examples_folder() / "first-fight.json"
    before = example.read_bytes()
    making = Preparing(Library(), example)
    making.add("goblin")
    path, _ = making.save("x")
    assert path.parent == data_folder / "encounters"
    assert example.read_bytes() == before


def test_a_file_that_others_changed_is_kept(making: Preparing) -> None:
    making.add("goblin")
    path, _ = making.save("Pass")
    path.write_text(path.read_text("utf-8").replace("Goblin", "Wolf"), encoding="utf-8")
    making.add("ogre")
    other, elsewhere = making.save("Pass")
    assert elsewhere
    assert other.name == "Pass (2).json"
    assert "Wolf" in path.read_text("utf-8")


@pytest.mark.parametrize("path", sorted((ROOT / "encounters").glob("*.json")), ids=lambda p: p.stem)
def test_every_example_can_be_prepared_again(path: Path, data_folder: Path) -> None:
    if path.name == places.PARTY:
        return
    making = Preparing(Library(), path)
    assert not [one.fault for one in making.placed if one.fault]
    whole: Any = making.draft.opening
    saved, _ = making.save("x")
    assert json.loads(saved.read_text("utf-8"))["opening"] == whole
    session = open_session(saved, play=True)
    assert session.table.combatants
    session.close()


KEYS = (
    "more", "fewer", "remove", "duplicate", "higher", "lower", "hide", "side", "hp", "variant",
    "features", "group", "undo", "redo",
)  # fmt: skip
LINES = ("2d4 goblin", "3 orc (scar, hat)", 'guard names="Ann/Bo"', "Vexar hp=9", "ogre later")


@settings(
    max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
@given(st.lists(st.tuples(st.sampled_from((*KEYS, *LINES)), st.integers(0, 9)), max_size=25))
def test_any_keys_leave_an_encounter_that_can_be_played(
    data_folder: Path, pressed: list[tuple[str, int]]
) -> None:
    making = Preparing(Library(), seed=3)
    for key, place in pressed:
        count = len(making.draft.entries)
        if key in ("undo", "redo"):
            getattr(making, key)()
        elif key in LINES:
            making.add(key)
        elif count:
            with contextlib.suppress(Refused):
                deeds.press(making, place % count, key)
    assert not [one.fault for one in making.placed if one.fault]
    assert all(one.count >= 1 for one in making.placed)
    while making.redo():
        pass
    whole = making.draft
    while making.undo():
        pass
    assert not making.draft.entries
    while making.redo():
        pass
    assert making.draft is whole
    path, _ = making.save("Any")
    read_opening(read_document(Disk(), path)[0], path, Library())
    path.unlink()


def test_a_challenge_typed_brings_its_experience(making: Preparing) -> None:
    making.add("goblin cr=2")
    assert making.placed[0].xp == 450


def test_parties_of_other_tools_can_be_chosen(making: Preparing, data_folder: Path) -> None:
    (data_folder / "parties").mkdir()
    (data_folder / "parties" / "Old.json").write_text(json.dumps(PARTY), encoding="utf-8")
    assert prepared.parties(making.beside) == ("party.json", "../parties/Old.json")
    making.put(party="../parties/Old.json")
    assert len(making.members()) == 2
    making.add("goblin")
    making.save("Old")
    session = making.play()
    assert len(session.table.combatants) == 3
    session.close()


@pytest.mark.parametrize(
    ("line", "entry"),
    [
        ("undead 3", {"monster": "Mummy"}),
        ("3 undead", {"monster": "Lich", "count": 3}),
        ("goblin 3", {"monster": "Goblin", "count": 3}),
        ("gobln 3", {"monster": "Goblin", "count": 3}),
    ],
)
def test_a_number_behind_a_kind_is_its_challenge(line: str, entry: dict[str, object]) -> None:
    making = Preparing(Library())
    making.add(line)
    assert making.draft.entries == [entry]


@pytest.mark.parametrize(
    "content",
    [{}, {"opening": 7}, {"opening": {"combatants": "x"}}, {"opening": {"combatants": [1]}}],
)
def test_a_spoilt_draft_is_none(content: dict[str, object]) -> None:
    assert draft_of(content) is None


def test_a_kept_draft_comes_back() -> None:
    making = Preparing(Library())
    making.add("2 goblin")
    assert draft_of(json.loads(json.dumps(making.draft._asdict()))) == making.draft
