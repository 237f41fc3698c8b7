"""`show`, `log`, `why`, `check` and the lists: they tell and touch nothing."""

import json
from pathlib import Path

import pytest

from tests.cli.conftest import Tracker


@pytest.fixture
def played(tracker: Tracker, fight: Path) -> Path:
    """Two turns into the fight."""
    done = tracker("do", "--seed", 7, fight, "start", "damage ga 5 slashing", "next")
    assert done.code == 0, done.err
    return fight


def test_show_prints_a_table(tracker: Tracker, played: Path) -> None:
    lines = tracker("show", played).lines
    assert lines[0] == "Bridge · round 1 · now Goblin ×2 · next Lia"
    assert lines[1].split() == ["Init", "Handle", "Name", "HP", "AC", "State"]
    assert lines[3].split() == ["▶", "12", "ga", "Goblin", "A", "2/7", "15"]
    assert lines[-1].endswith("hidden from players")


def test_show_plain_is_a_sentence_a_creature(tracker: Tracker, played: Path) -> None:
    for arguments in (("--plain", "show", played), ("show", "--plain", played)):
        assert "12 ga, Goblin A: 2/7 hit points, AC 15" in tracker(*arguments).lines


def test_show_json_has_the_published_shape(tracker: Tracker, played: Path) -> None:
    data = json.loads(tracker("show", "--json", played).out)
    assert (data["name"], data["round"]) == ("Bridge", 1)
    assert data["active"]["handles"] == ["ga", "gb"]
    goblin = next(one for one in data["combatants"] if one["handle"] == "ga")
    assert (goblin["hp"], goblin["hp_trail"], goblin["base_ac"]) == (2, [7, 2], 15)
    assert goblin["turn"]["movement_left"] == {"walk": 30}
    assert goblin["turn"]["attacks_left"] is None
    assert goblin["uses"] == []
    assert (goblin["able"]["act"], goblin["able"]["speak"]) == (True, "yes")


def test_json_is_never_translated(tracker: Tracker, played: Path) -> None:
    english = tracker("show", "--json", played).out
    assert tracker("--lang", "ru", "show", "--json", played).out == english


def test_show_as_players_tells_no_numbers(tracker: Tracker, played: Path) -> None:
    data = json.loads(tracker("show", "--as", "players", "--json", played).out)
    assert (data["now"], data["next"]) == ("Goblin", "Lia")
    assert [row["name"] for row in data["rows"]] == ["Bruenor", "Goblin A", "Goblin B", "Lia"]
    assert data["rows"][1]["health"] == "bloodied"
    assert data["rows"][1]["hp"] is None
    text = tracker("show", "--as", "players", played).out
    assert "bloodied" in text
    assert "Ogre" not in text


def test_log_numbers_the_steps(tracker: Tracker, played: Path) -> None:
    lines = tracker("log", played).lines
    assert lines[0].split()[0] == "1"
    assert "    3  R1   Goblin A takes 5 slashing damage" in lines
    steps = json.loads(tracker("log", "--json", played).out)
    assert steps[2]["line"] == "damage ga 5 slashing"
    assert steps[2]["said"] == ["Goblin A takes 5 slashing damage"]


def test_why_derives_a_step(tracker: Tracker, played: Path) -> None:
    assert tracker("why", played, 3).lines == [
        "Step 3: damage ga 5 slashing",
        "Goblin A takes 5 slashing damage",
        "  5 slashing",
        "  hit points 7 → 2 (DMG-01)",
    ]
    assert tracker("why", played).lines[0] == "Step 4: next"
    missing = tracker("why", played, 40)
    assert missing.code == 2
    assert "40" in missing.err


def test_looking_touches_nothing(tracker: Tracker, fight: Path) -> None:
    before = fight.read_bytes()
    for verb in ("show", "log", "why", "check", "open"):
        assert tracker(verb, fight).code == 0
    assert fight.read_bytes() == before
    assert [path.name for path in fight.parent.iterdir() if path.is_file()] == [fight.name]


def test_check_names_every_fault_with_its_place(tracker: Tracker, fight: Path) -> None:
    wrong = fight.with_name("wrong.json")
    whole = json.loads(fight.read_text("utf-8"))
    whole["opening"]["combatants"][0]["ac"] = "high"
    whole["opening"]["combatants"][2]["monster"] = "golbin"
    wrong.write_text(json.dumps(whole), "utf-8")
    said = tracker("check", fight, wrong)
    assert said.code == 2
    assert said.lines == [f"{fight}: in order (5 creatures)"]
    assert "combatants[0].ac" in said.err


def test_check_says_where_json_breaks(tracker: Tracker, fight: Path) -> None:
    fight.write_text('{"name": "x",\n "opening": }', "utf-8")
    assert "line 2, column 13" in tracker("check", fight).err


def test_every_example_is_in_order(tracker: Tracker) -> None:
    examples = sorted((Path(__file__).parents[2] / "encounters").glob("*.json"))
    said = tracker("check", *examples)
    assert said.code == 0, said.err
    assert len(said.lines) == len(examples)


def test_without_a_terminal_the_library_is_text(tracker: Tracker) -> None:
    said = tracker()
    assert said.code == 0
    assert "  Three ogres (3 creatures)" in said.out


def test_a_file_alone_is_opened_and_without_a_terminal_shown(tracker: Tracker, fight: Path) -> None:
    said = tracker(fight)
    assert said.code == 0
    assert said.lines[0].startswith("Bridge · not started")
    assert f"tracker do {fight}" in said.lines[-1]


def test_monsters_are_listed_and_found(tracker: Tracker) -> None:
    assert len(tracker("monsters").lines) > 300
    found = tracker("monsters", "orge").lines
    assert found[1].split()[:4] == ["Ogre", "2", "11", "59"]
    assert tracker("monsters", "undead", "cr", "1/4").lines[1].startswith("Zombie")
    missing = tracker("monsters", "zzqxw")
    assert missing.code == 2
    assert "No creature" in missing.err


def test_a_whole_name_prints_the_stat_block(tracker: Tracker) -> None:
    said = tracker("monsters", "adult", "red", "dragon").lines
    assert said[0] == "Adult Red Dragon  Huge dragon, chaotic evil"
    assert "Hit Points  256 (19d12+133)" in said
    assert "Bite  +14, reach 10 ft.: 19 (2d10+8) piercing + 7 (2d6) fire" in said
    assert "CR  17 (18,000 XP)" in said
    assert max(map(len, said)) < 80


def test_dice_are_rolled(tracker: Tracker) -> None:
    assert tracker("roll", "1d1+4").code == 2
    assert tracker("roll", "--seed", "1", "2d6", "+", "3").out == (
        tracker("roll", "--seed", "1", "2d6+3").out
    )
    assert "belong in dice" in tracker("roll", "hello").err


def test_the_schema_is_json(tracker: Tracker) -> None:
    assert "opening" in json.loads(tracker("schema").out)["properties"]


@pytest.mark.parametrize("shell", ["bash", "zsh"])
def test_a_shell_completes_it(tracker: Tracker, shell: str) -> None:
    assert "tracker" in tracker("completions", shell).out


def test_help_and_version(tracker: Tracker) -> None:
    assert tracker("--version").out.startswith("tracker 0.")
    whole = tracker("--help").out
    assert "tracker FILE opens that file" in whole
    assert "--keep-going" in tracker("do", "--help").out


def test_mistakes_on_the_command_line_are_2(tracker: Tracker, fight: Path) -> None:
    assert tracker("--lang", "xx", "show", fight).code == 2
    assert tracker("show").code == 2


def test_rules_are_listed_found_and_forgiven(tracker: Tracker) -> None:
    titles = tracker("rules").lines
    assert "  Poisoned" in titles
    assert "Conditions" in titles
    whole = tracker("rules", "grapled")
    assert whole.code == 0
    assert whole.lines[0] == "Grappled · Conditions"
    assert "  Rules: COND-08" in whole.lines
    by_id = json.loads(tracker("rules", "RES-01", "--json").out)
    assert [one["title"] for one in by_id] == ["Resistance"]
    assert set(by_id[0]) == {"id", "kind", "title", "text", "rules", "see"}


def test_an_unknown_rule_offers_near_ones(tracker: Tracker) -> None:
    missing = tracker("rules", "exzuastoin")
    assert missing.code == 2
    assert "Exhaustion" in missing.err
    assert not missing.out


def test_the_schema_of_a_creature(tracker: Tracker) -> None:
    found = json.loads(tracker("schema", "creature").out)
    assert {"name", "max_hp", "attacks"} <= set(found["properties"])
    assert "initiative" not in found["properties"]
