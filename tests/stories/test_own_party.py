"""The DM's own party, typed and edited: what stands in its file, and what stays there."""

import json
from pathlib import Path
from typing import Any

import pytest

from tracker.encounter.refusals import Refused
from tracker.session import creatures, open_session
from tracker.session.creature_editing import Filled
from tracker.session.party_making import Party
from tracker.session.party_member import Member
from tracker.session.preparing import Preparing
from tracker.storage import places


def members(folder: Path) -> dict[str, dict[str, Any]]:
    """By name, as they stand in the file."""
    whole = json.loads((folder / "party.json").read_text("utf-8"))
    return {one["name"]: one for one in whole["members"]}


def filled(member: Member, **lines: str) -> None:
    """Type into the form."""
    old = member.filled
    member.filled = Filled({**old.lines, **lines}, old.deeds, old.notes)


def test_six_players_in_one_line(data_folder: Path) -> None:
    party = Party(creatures.library())
    said = "Wendel hp=12/30 ac=14 init=+3 level=5 pp=14 speed=25 dex=+5 str=8, Old Ysra hp=24 ac=16"
    assert party.say(said) == ("Wendel", "Old Ysra")
    found = members(data_folder)
    assert list(found) == ["Wendel", "Old Ysra"]
    assert found["Wendel"] == {
        "name": "Wendel", "kind": "pc", "ac": 14, "hp": 12, "max_hp": 30, "initiative_bonus": 3,
        "level": 5, "passive_perception": 14, "speeds": {"walk": 25}, "saves": {"dex": 5},
        "abilities": {"str": 8},
    }  # fmt: skip
    assert Preparing(creatures.library()).levels() == [5, 1]
    example = next(places.examples_folder().glob("first-fight.json"))
    session = open_session(example, play=True)
    there = {one.name: one.hp for one in session.table.combatants.values()}
    session.close()
    assert (there["Wendel"], there["Old Ysra"]) == (12, 24)


def test_who_is_known_is_changed_and_all_is_taken_back(data_folder: Path) -> None:
    party = Party(creatures.library())
    party.say("Wendel hp=9/30 ac=14 dex=+5")
    party.say("wendel hp=34 wis=+2")
    found = members(data_folder)["Wendel"]
    assert (found["max_hp"], found.get("hp"), found["ac"]) == (34, None, 14)
    assert found["saves"] == {"dex": 5, "wis": 2}
    assert party.undo()
    assert members(data_folder)["Wendel"]["hp"] == 9
    assert party.undo()
    assert "Bruenor" in members(data_folder)
    assert "Wendel" not in members(data_folder)
    assert party.redo()
    assert "Wendel" in members(data_folder)


@pytest.mark.parametrize(
    ("line", "key"),
    [
        ("Wendel", "party-hit-points"),
        ("Wendel hp=9, Ysra", "party-hit-points"),
        ("3 Wendel hp=9", "party-one-each"),
        ("Wendel hp=30 level=99", ""),
        ("hp=30", "wish-without-name"),
    ],
)
def test_a_line_that_is_refused_changes_nothing(data_folder: Path, line: str, key: str) -> None:
    with pytest.raises(Refused) as refused:
        Party(creatures.library()).say(line)
    assert not key or refused.value.key == key
    assert not (data_folder / "party.json").exists()


def test_the_form_keeps_what_it_does_not_know(data_folder: Path) -> None:
    party = Party(creatures.library())
    party.say("Wendel hp=30 ac=14")
    file = data_folder / "party.json"
    whole = json.loads(file.read_text("utf-8"))
    odd = {"slots": {"1": 2}, "attacks": [{"name": "Axe", "bonus": 5, "damage": "1d8+3 slashing"}]}
    whole["members"][-1] |= odd
    file.write_text(json.dumps(whole), "utf-8")
    party.look_again()
    member = Member(party, "Wendel")
    filled(member, hp_now="7", level="4", passive="15", ac="17")
    member.save()
    found = members(data_folder)["Wendel"]
    assert found == {
        "name": "Wendel", "kind": "pc", "ac": 17, "max_hp": 30, "hp": 7, "level": 4,
        "passive_perception": 15, **odd,
    }  # fmt: skip
    assert not member.unsaved
    filled(member, name="Wendelin")
    member.save()
    assert "Wendel" not in members(data_folder)
    filled(member, hp_now="31")
    assert [one.field for one in member.draft().faults] == ["hp_now"]


def test_every_example_survives_the_form(data_folder: Path) -> None:
    party = Party(creatures.library())
    before = party.members
    for raw in before:
        member = Member(party, raw["name"])
        assert not member.draft().faults
        assert member.member(member.draft().block) == raw
    party.rename("Mine")
    assert [*members(data_folder).values()] == before


def test_somebody_new_by_the_form_and_a_name_that_is_taken(data_folder: Path) -> None:
    party = Party(creatures.library())
    member = Member(party)
    filled(member, name="Bruenor", hp="20", ac="12")
    assert [one.why for one in member.draft().faults] == ["name-taken"]
    with pytest.raises(Refused, match="party-name-taken"):
        member.save()
    filled(member, name="Ysra", passive="13")
    member.save()
    assert members(data_folder) == {
        "Ysra": {"name": "Ysra", "kind": "pc", "max_hp": 20, "ac": 12, "passive_perception": 13}
    }


def test_the_copy_of_the_example_makes_room_too(data_folder: Path) -> None:
    example = next(places.examples_folder().glob("first-fight.json"))
    open_session(example, play=True).close()
    file = data_folder / "party.json"
    whole = json.loads(file.read_text("utf-8"))
    whole["members"][0]["hp"] = 3
    file.write_text(json.dumps(whole), "utf-8")
    heroes = members(data_folder)
    party = Party(creatures.library())
    assert (party.example, party.of_example, party.relieved) == (False, True, False)
    party.say("Wendel hp=30 ac=14")
    assert list(members(data_folder)) == ["Wendel"]
    assert (party.name, party.of_example, party.relieved) == ("", False, True)
    party.say("Ysra hp=9")
    assert list(members(data_folder)) == ["Wendel", "Ysra"]
    assert not party.relieved
    assert party.undo()
    assert party.undo()
    assert members(data_folder) == heroes
    member = Member(party)
    filled(member, name="Tom", hp="8", ac="12")
    member.save()
    assert list(members(data_folder)) == ["Tom"]
    assert party.undo()
    party.say("Bruenor ac=18, Tom hp=8")
    assert list(members(data_folder)) == [*heroes, "Tom"]


def test_what_a_fight_wrote_meanwhile_stays(data_folder: Path) -> None:
    party = Party(creatures.library())
    party.say("Bruenor ac=18, Tom hp=8")
    file = data_folder / "party.json"
    whole = json.loads(file.read_text("utf-8"))
    whole["members"][1]["hp"] = 3
    file.write_text(json.dumps(whole), "utf-8")
    party.say("Ysra hp=9")
    second = whole["members"][1]["name"]
    assert members(data_folder)[second]["hp"] == 3
    assert "Ysra" in members(data_folder)
    assert party.can_undo
    file.write_text(file.read_text("utf-8").replace("Ysra", "Yvo"), "utf-8")
    assert not party.undo()
    assert "Yvo" in members(data_folder)
    assert (data_folder / "party.json.backup").exists()
    assert not (data_folder / "party.json.lock").exists()


def test_a_change_that_cannot_be_written_is_said_and_can_be_tried_again(
    data_folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    party = Party(creatures.library())
    party.say("Wendel hp=30")
    party.say("Ysra hp=9")

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patched:
        patched.setattr("tracker.storage.party.write", full)
        for deed in (party.undo, lambda: party.say("Tom hp=3"), lambda: party.remove("Ysra")):
            with pytest.raises(Refused, match="not-saved"):
                deed()
    assert list(members(data_folder)) == ["Wendel", "Ysra"]
    assert not (data_folder / "party.json.lock").exists()
    assert party.undo()
    assert list(members(data_folder)) == ["Wendel"]
