"""What people write in an opening: every short form is read, every fault is named with its place."""

import json
from pathlib import Path
from typing import Any

import pytest

from tests.storage.fights import WORDS, opened, playing, prepare
from tests.walls import tree
from tracker.encounter.commands import Entry, Opening
from tracker.encounter.effects import Effect, Modifiers
from tracker.encounter.refusals import Refused
from tracker.encounter.stat_block import Attack, DamagePart
from tracker.rules.defences import Defence
from tracker.session import open_session
from tracker.storage import party, places, shelf
from tracker.storage.faults import BadFile
from tracker.storage.files import Disk
from tracker.storage.playing import read_opening
from tracker.storage.reading import read_document


def read(folder: Path, *combatants: Any, **more: Any) -> Opening:
    """The opening with these combatants."""
    path = prepare(folder, {"combatants": list(combatants), **more})
    return read_opening(read_document(Disk(), path)[0], path, WORDS)


def one(folder: Path, **fields: Any) -> Entry:
    """The entry of a single combatant."""
    (entry,) = read(folder, fields).entries
    return entry


def faults(folder: Path, *combatants: Any, **more: Any) -> dict[str, Refused]:
    """What is wrong, by place; the start of all places is left out."""
    with pytest.raises(BadFile) as caught:
        read(folder, *combatants, **more)
    return {str(one.params["where"]).removeprefix("opening."): one for one in caught.value.faults}


def test_a_creature_of_the_bestiary(tmp_path: Path) -> None:
    entry = one(tmp_path, monster="goblin", count=4, features=["long scar"])
    assert (entry.block.name, entry.block.max_hp, entry.count) == ("Goblin", 7, 4)
    assert (entry.kind, entry.side, entry.hp, entry.hp_now) == ("monster", "foes", "avg", None)
    assert entry.features == ("long scar",)


def test_beside_monster_hp_decides_the_maximum(tmp_path: Path) -> None:
    assert one(tmp_path, monster="goblin", hp=59).hp == 59
    assert one(tmp_path, monster="goblin", hp="roll").hp == "roll"
    wounded = one(tmp_path, monster="goblin", max_hp=59, hp=30)
    assert (wounded.block.max_hp, wounded.hp, wounded.hp_now) == (59, "avg", 30)


def test_written_out_hp_is_what_is_left(tmp_path: Path) -> None:
    entry = one(tmp_path, name="Lia", kind="pc", max_hp=38, hp=12, temp_hp=5)
    assert (entry.block.max_hp, entry.hp_now, entry.temp_hp) == (38, 12, 5)
    assert (entry.side, entry.block.ac) == ("party", 10)
    assert one(tmp_path, name="Lia", kind="pc", max_hp=38).hp_now is None


def test_any_stat_may_be_overridden(tmp_path: Path) -> None:
    entry = one(
        tmp_path,
        monster="goblin",
        name="Goblin Boss",
        ac=17,
        speeds={"walk": 40, "fly": 60},
        abilities={"str": 10, "dex": 16},
        resist=["cold", "fire", {"types": ["slashing"], "unless": ["magical"]}],
        condition_immune=["charmed", "exhaustion"],
        multiattack=[[{"name": "Scimitar", "count": 2}]],
    )
    block = entry.block
    assert (block.name, block.ac, block.max_hp) == ("Goblin Boss", 17, 7)
    assert block.speeds == (("walk", 40), ("fly", 60))
    assert block.abilities == (("str", 10), ("dex", 16))
    assert block.resist == (Defence(("cold", "fire")), Defence(("slashing",), ("magical",)))
    assert block.multiattack[0][0].count == 2


@pytest.mark.parametrize(
    ("written", "parts"),
    [
        ("1d6+2 slashing", [("1d6+2", 5, "slashing")]),
        ("1d6 + 2 slashing + 1d4 cold", [("1d6 + 2", 5, "slashing"), ("1d4", 2, "cold")]),
        ("7", [("7", 7, "")]),
        ("2D6+3 Fire", [("2d6+3", 10, "fire")]),
        ([{"dice": "1d8", "average": 4, "type": "acid"}], [("1d8", 4, "acid")]),
        (
            [{"dice": "1d8", "type": "acid"}, {"dice": "1d4-9"}],
            [("1d8", 4, "acid"), ("1d4-9", 0, "")],
        ),
    ],
)
def test_damage_in_words(tmp_path: Path, written: Any, parts: list[tuple[str, int, str]]) -> None:
    attack = {"name": "Claw", "bonus": 4, "damage": written}
    entry = one(tmp_path, name="Thing", max_hp=9, attacks=[attack])
    assert entry.block.attacks == (Attack("Claw", 4, tuple(DamagePart(*part) for part in parts)),)


def test_everything_else_an_entry_can_say(tmp_path: Path) -> None:
    entry = one(
        tmp_path,
        monster="goblin",
        names=["Snik", "Snak"],
        side="beasts",
        hidden=True,
        initiative=14,
        enters={"round": 3},
        players_name="Shape",
        death_saves=True,
        exhaustion=1,
        conditions=["prone"],
        effects=[{"name": "Blessed", "modifiers": {"attack": "+1d4"}}],
        uses={"Net": 1},
        notes="Hungry.",
    )
    assert (entry.count, entry.names, entry.side) == (2, ("Snik", "Snak"), "beasts")
    assert (entry.hidden, entry.initiative, entry.enters_round) == (True, 14, 3)
    assert (entry.players_name, entry.death_saves, entry.exhaustion) == ("Shape", True, 1)
    assert (entry.conditions, entry.used, entry.notes) == (("prone",), (("Net", 1),), "Hungry.")
    assert entry.effects == (Effect(0, "Blessed", modifiers=Modifiers(attack="+1d4")),)
    with playing(tmp_path / "ambush.json") as session:
        numbers = [effect.id for who in session.table.combatants.values() for effect in who.effects]
    assert 0 not in numbers
    assert len(set(numbers)) == len(numbers) == 4


def test_a_lair_needs_no_hit_points(tmp_path: Path) -> None:
    entry = one(tmp_path, name="Lair", kind="lair", initiative=20)
    assert (entry.kind, entry.block.max_hp, entry.side) == ("lair", 0, "foes")


def test_options_by_name(tmp_path: Path) -> None:
    opening = read(tmp_path, options={"underwater": True, "light": "dim"}, notes="Wet.")
    assert opening.options == (("underwater", True), ("light", "dim"))
    assert opening.notes == "Wet."


@pytest.mark.parametrize(
    ("fields", "place", "key", "params"),
    [
        ({"count": 0}, "count", "file-too-small", {"found": "0", "least": 1}),
        ({"count": 501}, "count", "file-too-large", {"most": 500}),
        ({"count": "3"}, "count", "file-wrong-type", {"found": '"3"', "wanted": "number"}),
        ({"count": 2.5}, "count", "file-wrong-type", {"wanted": "number"}),
        ({"count": True}, "count", "file-wrong-type", {"wanted": "number"}),
        ({"hp": -1}, "hp", "file-too-small", {"least": 0}),
        ({"hp": 1_000_000}, "hp", "file-too-large", {"most": 999_999}),
        ({"hp": "rolll"}, "hp", "file-wrong-word", {"near": "roll"}),
        ({"hp": []}, "hp", "file-wrong-type", {"wanted": "avg, roll, min, max, number"}),
        ({"max_hp": 5, "hp": 6}, "hp", "file-too-large", {"most": 5}),
        ({"ac": 100}, "ac", "file-too-large", {"most": 99}),
        ({"initiative": -100}, "initiative", "file-too-small", {"least": -99}),
        ({"names": ["x" * 201]}, "names[0]", "file-too-long", {"most": 200}),
        ({"names": [""]}, "names[0]", "file-empty", {}),
        ({"count": 1, "names": ["a", "b"]}, "names", "file-more-than-count", {"most": 1}),
        ({"features": ["a", "b"]}, "features", "file-more-than-count", {"found": 2}),
        ({"notes": "x" * 10_001}, "notes", "file-too-long", {"most": 10_000}),
        ({"exhaustion": 7}, "exhaustion", "file-too-large", {"most": 6}),
        ({"conditions": ["prne"]}, "conditions[0]", "file-wrong-word", {"near": "prone"}),
        ({"kind": "hero"}, "kind", "file-wrong-word", {"wanted": "pc, monster, npc, lair, timer, counter"}),
        ({"resist": ["fier"]}, "resist[0]", "file-wrong-word", {"near": "fire"}),
        (
            {"resist": [{"types": ["fire"], "unles": ["magical"]}]},
            "resist[0].unles", "file-unknown-field", {"near": "unless"},
        ),
        ({"resist": [{}]}, "resist[0]", "file-missing", {"wanted": "types"}),
        ({"coutn": 3}, "coutn", "file-unknown-field", {"near": "count"}),
        ({"zzz": 3}, "zzz", "file-unknown-field", {"near": ""}),
        ({"enters": {"round": -1}}, "enters.round", "file-too-small", {"least": 0}),
        ({"enters": 3}, "enters", "file-wrong-type", {"wanted": "object"}),
        ({"abilities": {"str": 31}}, "abilities.str", "file-too-large", {"most": 30}),
        ({"abilities": {"strength": 3}}, "abilities.strength", "file-wrong-word", {"near": "str"}),
        ({"hit_dice": "2d"}, "hit_dice", "file-not-dice", {"found": '"2d"'}),
        (
            {"attacks": [{"name": "Bite", "bonus": 4, "damage": "1d6+ fire"}]},
            "attacks[0].damage", "file-not-dice", {},
        ),
        ({"attacks": [{"name": "Bite"}]}, "attacks[0]", "file-missing", {"wanted": "bonus"}),
        (
            {"attacks": [{"name": "Bite", "bonus": 4, "damage": [{"dice": "x", "average": 1}]}]},
            "attacks[0].damage[0].dice", "file-not-dice", {},
        ),
    ],
)  # fmt: skip
def test_a_fault_is_named_with_its_place(
    tmp_path: Path, fields: dict[str, Any], place: str, key: str, params: dict[str, Any]
) -> None:
    found = faults(tmp_path, {"monster": "goblin"}, {"monster": "goblin", **fields})
    assert {where: fault.key for where, fault in found.items()} == {f"combatants[1].{place}": key}
    (fault,) = found.values()
    assert params.items() <= fault.params.items()


def test_every_fault_is_named_at_once(tmp_path: Path) -> None:
    found = faults(
        tmp_path,
        {"monster": "gobln"},
        {"name": "Lia", "kind": "pc"},
        {"max_hp": 7},
        {"name": "X", "max_hp": 7, "hp": "avg"},
        5,
        options={"light": "dimm", "underwater": 1, "ligth": "dim"},
    )
    assert set(found) == {"combatants[4]", "options.underwater"}
    found = faults(
        tmp_path,
        {"monster": "gobln"},
        {"name": "Lia", "kind": "pc"},
        {"max_hp": 7},
        {"name": "X", "max_hp": 7, "hp": "avg"},
        options={"light": "dimm", "underwater": "yes", "ligth": "dim"},
        party="nobody.json",
    )
    assert {place: fault.key for place, fault in found.items()} == {
        "party": "file-party-not-found",
        "combatants[0].monster": "file-unknown-monster",
        "combatants[1]": "file-missing",
        "combatants[2]": "file-missing",
        "combatants[3].hp": "file-wrong-type",
        "options.light": "file-wrong-word",
        "options.underwater": "file-wrong-type",
        "options.ligth": "file-unknown-field",
    }
    assert found["combatants[0].monster"].params["near"] == "Goblin"
    assert found["options.ligth"].params["near"] == "light"


def test_too_many_creatures(tmp_path: Path) -> None:
    found = faults(tmp_path, *[{"monster": "goblin", "count": 500}] * 3)
    assert found["combatants"].params == {
        "where": "opening.combatants",
        "count": 1500,
        "most": 1000,
    }


def test_an_opening_may_stand_open(tmp_path: Path) -> None:
    path = tmp_path / "open.json"
    path.write_text(json.dumps({"combatants": [{"monster": "goblin", "count": 4}]}))
    with playing(path) as session:
        assert session.name == "open"
        assert len(session.table.combatants) == 4
    assert json.loads(path.read_text())["opening"]["combatants"][0]["count"] == 4


def test_the_party_is_a_file_beside_it_or_in_the_data_folder(
    tmp_path: Path, data_folder: Path
) -> None:
    members = {"name": "We", "members": [{"name": "Lia", "max_hp": 38}]}
    data_folder.mkdir()
    (data_folder / "party.json").write_text(json.dumps(members))
    (lia,) = read(tmp_path, party="party.json").entries
    assert (lia.kind, lia.side, lia.block.name) == ("pc", "party", "Lia")
    members["members"][0]["name"] = "Mia"  # type: ignore[index]  # a list of dicts
    (tmp_path / "party.json").write_text(json.dumps(members))
    (mia,) = read(tmp_path, party="party.json").entries
    assert mia.block.name == "Mia"
    (tmp_path / "party.json").write_text('{"members": [{"name": "Lia", "max_hp": "x"}]}')
    assert set(faults(tmp_path, party="party.json")) == {"party.json.members[0].max_hp"}
    assert party.current() == data_folder / "party.json"


EXAMPLES = sorted(path for path in (tree.ROOT / "encounters").glob("*.json"))


@pytest.mark.parametrize("path", EXAMPLES, ids=lambda path: path.stem)
def test_the_examples_can_be_played_and_stay_as_they_are(path: Path) -> None:
    before = path.read_bytes()
    if path.name == "party.json":
        assert len(party.members(path)) >= 5
        return
    session = open_session(path, play=True, seed=7)
    session.do("start")
    session.do("next")
    session.close()
    assert session.path.parent == places.fights_folder()
    assert path.read_bytes() == before
    (row,) = shelf.fights()
    assert (row.path, row.name, row.round) == (session.path, session.name, 1)


def test_nothing_is_left_of_a_fight_that_cannot_be_set_up(tmp_path: Path) -> None:
    path = prepare(tmp_path, {"combatants": [{"monster": "gobln"}]})
    before = path.read_bytes()
    for play in (False, True):
        with pytest.raises(BadFile):
            opened(path, play=play)
    assert path.read_bytes() == before
    assert [one.name for one in tmp_path.iterdir()] == ["ambush.json"]
