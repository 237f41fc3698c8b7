"""From fight to fight: the party keeps what it went through, and every way back gives it back."""

import json
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.stories.table import Table
from tests.walls import tree
from tracker.encounter.refusals import Refused
from tracker.session import Session, open_session
from tracker.storage import files, keeping, party, places

START = "start bruenor 20, lia 18, quill 16, mirabel 14, thorne 12, ga 10, wolf 8"
EXAMPLE = tree.ROOT / "encounters" / "party.json"


def kept(data_folder: Path, name: str) -> dict[str, Any]:
    """A member in the user's copy of the party."""
    whole = json.loads((data_folder / "party.json").read_text(encoding="utf-8"))
    found: dict[str, Any] = next(one for one in whole["members"] if one["name"] == name)
    return found


def changed(data_folder: Path, who: str, **values: Any) -> None:
    """Somebody else writes to the copy."""
    path = data_folder / "party.json"
    whole = json.loads(path.read_text(encoding="utf-8"))
    next(one for one in whole["members"] if one["name"] == who).update(values)
    path.write_text(json.dumps(whole), encoding="utf-8")


def test_the_end_writes_the_party_and_undo_takes_it_back(table: Table, data_folder: Path) -> None:
    example = EXAMPLE.read_bytes()
    table.type("damage lia 20", "exhaust quill +1", "slot mirabel 1", "cond thorne poisoned")
    table.type('effect thorne "Blessing of the forge" ac+1', "cond lia prone")
    assert "hp" not in kept(data_folder, "Lia")
    table.type("end")
    assert kept(data_folder, "Lia")["hp"] == 18
    assert kept(data_folder, "Quill")["exhaustion"] == 1
    assert kept(data_folder, "Mirabel")["uses"] == {"slot 1": 1}
    thorne = kept(data_folder, "Thorne")
    assert (thorne["conditions"], thorne["effects"][0]["name"]) == (
        ["poisoned"], "Blessing of the forge",
    )  # fmt: skip
    assert "conditions" not in kept(data_folder, "Lia")
    assert table.last_lines[-1].startswith("The party keeps: Lia 38 → 18 HP; Quill exhaustion 1; ")
    table.type("undo")
    assert kept(data_folder, "Lia")["hp"] == 38
    assert "effects" not in kept(data_folder, "Thorne")
    table.type("redo")
    assert kept(data_folder, "Lia")["hp"] == 18
    assert EXAMPLE.read_bytes() == example


def test_the_next_fight_begins_where_the_last_one_ended(
    play: Callable[[str], Table], table: Table
) -> None:
    table.type("damage lia 20", "damage quill 33", "slot mirabel 1", "cond thorne poisoned")
    table.type('effect thorne "Mage Armor" ac+3 for 8 hours from mirabel', "end")
    following = play("three-ogres")
    assert following.hp("lia") == 18
    assert following.who("quill").state == "dying"
    assert dict(following.who("mirabel").used) == {"slot 1": 1}
    assert following.conditions("thorne") == ["poisoned", "Mage Armor"]
    until = following.who("thorne").effects[1].until
    assert until is not None
    assert (until.round, until.who) == (4800, following.who("thorne").id)


def test_the_dead_stay_dead(play: Callable[[str], Table], table: Table) -> None:
    table.type("kill quill", "end")
    assert play("three-ogres").who("quill").state == "dead"


def test_a_rest_after_the_fight_goes_to_the_party_too(table: Table, data_folder: Path) -> None:
    table.type("damage lia 20", "slot lia 1 2", "end", "rest short lia=2d8+4 quill=0/1 rolled=11")
    assert kept(data_folder, "Lia")["hp"] == 29
    assert kept(data_folder, "Lia")["uses"] == {"hit dice": 2, "slot 1": 2}
    assert kept(data_folder, "Quill")["uses"] == {"hit dice": 1}
    table.type("rest long")
    lia = kept(data_folder, "Lia")
    assert (lia["hp"], lia.get("uses")) == (38, None)
    table.type("undo 3")
    assert kept(data_folder, "Lia").get("uses") is None
    assert kept(data_folder, "Lia")["hp"] == 38
    table.type("redo")
    assert kept(data_folder, "Lia")["uses"] == {"slot 1": 2}


def test_if_the_file_changed_meanwhile_the_dm_says_whose_values_hold(
    table: Table, data_folder: Path
) -> None:
    table.type("damage lia 20", "damage quill 3", "damage thorne 4")
    changed(data_folder, "Lia", hp=30, notes="a new note")
    changed(data_folder, "Quill", hp=31)
    table.type("end")
    assert kept(data_folder, "Thorne")["hp"] == 45
    assert (kept(data_folder, "Lia")["hp"], kept(data_folder, "Quill")["hp"]) == (30, 31)
    told = [(one.ours.name, one.theirs.hp, one.ours.hp) for one in table.session.party.differences]
    assert told == [("Lia", 30, 18), ("Quill", 31, 30)]
    table.type("party ours lia")
    assert [one.ours.name for one in table.session.party.differences] == ["Quill"]
    assert kept(data_folder, "Lia")["hp"] == 18
    assert kept(data_folder, "Lia")["notes"] == "a new note"
    table.type("party theirs")
    assert not table.session.party.differences
    assert kept(data_folder, "Quill")["hp"] == 31
    with pytest.raises(Refused, match="party-agrees"):
        table.type("party ours")


def test_before_the_end_the_file_is_not_said_to_agree(table: Table, data_folder: Path) -> None:
    assert not table.session.party.unlike()
    table.type("damage lia 20")
    assert table.session.party.unlike() == ("Lia",)
    table.type("end")
    assert not table.session.party.unlike()
    changed(data_folder, "Quill", hp=3)
    assert table.session.party.unlike() == ("Quill",)


def test_a_rest_names_whom_it_does_nothing_for(table: Table, data_folder: Path) -> None:
    table.type("slot mirabel 1", "damage lia 38", "end")
    table.type("rest long")
    said = next(line for line in table.last_lines if line.startswith("Long rest"))
    assert "nothing for Lia, at 0 hit points: heal first, then rest" in said
    assert any("slot 1 unused again" in line for line in table.last_lines)
    assert kept(data_folder, "Lia")["hp"] <= 1


def test_a_question_about_the_party_outlives_the_program(table: Table, data_folder: Path) -> None:
    table.type("damage lia 20")
    changed(data_folder, "Lia", hp=30)
    table.type("end")
    again = table.opened_again()
    assert [one.ours.name for one in again.session.party.differences] == ["Lia"]
    again.type("party ours")
    assert kept(data_folder, "Lia")["hp"] == 18
    assert not places.party_note(again.session.path).exists()


def test_a_crash_between_the_step_and_the_party_is_made_good(
    table: Table, data_folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    table.type("damage lia 20")

    def killed(*_: object) -> None:
        raise KeyboardInterrupt

    with monkeypatch.context() as patch:
        patch.setattr(keeping, "write", killed)
        with pytest.raises(KeyboardInterrupt):
            table.type("end")
    assert "hp" not in kept(data_folder, "Lia")
    again = table.opened_again()
    assert again.session.table.ended
    assert kept(data_folder, "Lia")["hp"] == 18
    assert again.session.notice is not None
    assert again.session.notice.key == "party-taken-up"
    assert not places.party_note(again.session.path).exists()


def test_a_crash_before_the_step_writes_nothing(table: Table, data_folder: Path) -> None:
    table.type("damage lia 20")
    session = table.session
    after = session.preview("end").after
    keeping.keep_note(
        files.Disk(),
        session.path,
        keeping.Pending(session.table.party, after.party),
    )
    again = table.opened_again()
    assert "hp" not in kept(data_folder, "Lia")
    assert again.session.notice is None
    assert not places.party_note(again.session.path).exists()


def test_without_a_copy_the_end_is_recorded_and_nothing_written(
    tmp_path: Path, data_folder: Path
) -> None:
    for name in ("party", "first-fight"):
        shutil.copy(tree.ROOT / "encounters" / f"{name}.json", tmp_path)
    before = (tmp_path / "party.json").read_bytes()
    session: Session = open_session(tmp_path / "first-fight.json", seed=1)
    for line in (START, "damage lia 20", "end"):
        session.do(line)
    assert session.table.party[1].hp == 18
    session.close()
    assert (tmp_path / "party.json").read_bytes() == before
    assert not (data_folder / "party.json").exists()


def test_two_parties_of_one_name_stay_two(tmp_path: Path, data_folder: Path, table: Table) -> None:
    campaign = tmp_path / "campaign"
    campaign.mkdir()
    (campaign / "party.json").write_text(
        '{"members": [{"name": "Ash", "max_hp": 20, "initiative": 3}]}', encoding="utf-8"
    )
    (campaign / "wolf.json").write_text(
        '{"name": "W", "opening": {"party": "party.json", "combatants": [{"monster": "wolf", '
        '"initiative": 1}]}}',
        encoding="utf-8",
    )
    for hp in (15, 10):
        other = Table(open_session(campaign / "wolf.json", play=True))
        assert other.hp("ash") == hp + 5
        other.type("start", "damage ash 5", "end")
        other.session.close()
    copy = party.copy_of("party.json", campaign / "wolf.json")
    assert copy == data_folder / "party (2).json"
    assert json.loads(copy.read_text(encoding="utf-8"))["members"][0]["hp"] == 10
    assert json.loads((campaign / "party.json").read_text(encoding="utf-8"))["members"][0] == {
        "name": "Ash", "max_hp": 20, "initiative": 3,
    }  # fmt: skip
    assert json.loads((data_folder / "party.json").read_text(encoding="utf-8"))["members"]


def test_a_raised_maximum_goes_along(play: Callable[[str], Table], table: Table) -> None:
    table.type(
        "maxhp lia +5", "heal lia 5", 'effect quill "Aid" maxhp+5 for 8 hours', "heal quill 5"
    )
    table.type("maxhp thorne -9", "end")
    following = play("three-ogres")
    assert [following.hp(name) for name in ("lia", "quill", "thorne")] == [43, 38, 40]
    following.type("start", "damage quill 1", "heal quill 9", "heal thorne 9")
    assert [following.hp(name) for name in ("quill", "thorne")] == [38, 40]


def test_a_form_after_the_fight_is_not_the_partys(table: Table, data_folder: Path) -> None:
    table.type("end", 'form lia "brown bear"', "damage lia 3")
    assert kept(data_folder, "Lia").get("hp", 38) == 38
    table.type("unform lia", "damage lia 3")
    assert kept(data_folder, "Lia")["hp"] == 35


def test_a_member_that_left_the_file_is_told(table: Table, data_folder: Path) -> None:
    table.type("damage lia 3", "damage quill 3")
    changed(data_folder, "Lia", name="Lia the Bold")
    table.type("end")
    problem = table.session.party.problem
    assert problem is not None
    assert (problem.key, problem.params["who"]) == ("party-member-gone", "Lia")
    assert kept(data_folder, "Quill")["hp"] == 30


def test_a_disk_that_takes_nothing_is_told_and_tried_again(
    table: Table, data_folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    table.type("damage lia 3")

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr(keeping, "write", full)
        table.type("end")
    problem = table.session.party.problem
    assert problem is not None
    assert problem.key == "party-not-saved"
    table.type("note lia x")
    assert table.session.party.problem is None
    assert kept(data_folder, "Lia")["hp"] == 35


def test_a_companion_of_the_bestiary_keeps_its_maximum(tmp_path: Path, data_folder: Path) -> None:
    (tmp_path / "party.json").write_text(
        '{"members": [{"monster": "wolf", "kind": "npc", "side": "party"}]}', encoding="utf-8"
    )
    opening = '{"party": "party.json", "combatants": [{"monster": "rat"}]}'
    (tmp_path / "rats.json").write_text(f'{{"name": "R", "opening": {opening}}}', encoding="utf-8")
    for hp in (11, 8):
        one = Table(open_session(tmp_path / "rats.json", play=True))
        assert (one.hp("wolf"), one.who("wolf").max_hp) == (hp, 11)
        one.type("start", "damage wolf 3", "end")
        one.session.close()
