"""`tracker settings`: what holds, where it stands, and one of them set."""

import json
from pathlib import Path

import pytest

from tests.cli.conftest import Tracker

NAME = "settings.toml"


def test_all_of_them_with_the_place_of_the_file(tracker: Tracker, data_folder: Path) -> None:
    said = tracker("settings")
    assert said.code == 0
    assert str(data_folder / NAME) in said.out
    assert 'theme = "dark"' in said.out
    assert not (data_folder / NAME).exists()


@pytest.mark.parametrize(
    ("typed", "line"),
    [
        (("theme", "solar"), 'theme = "solar"'),
        (("streamer", "on"), "streamer = true"),
        (("prompts.concentration", "automatic"), 'concentration = "automatic"'),
        (("options.flanking", "yes"), "flanking = true"),
        (("options.edition", "2024"), 'edition = "2024"'),
        (("keys.fight.attack", "a", "Y"), '"fight.attack" = ["a", "Y"]'),
    ],
)
def test_one_is_set(tracker: Tracker, data_folder: Path, typed: tuple[str, ...], line: str) -> None:
    assert tracker("settings", *typed).code == 0
    assert line in (data_folder / NAME).read_text(encoding="utf-8")
    assert tracker("check", str(data_folder / NAME)).code == 0
    assert tracker("settings", typed[0], "--default").code == 0
    assert json.loads(tracker("settings", "--json").out)["keys"] == {}


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        (("theme", "pink"), "should be one of"),
        (("colour", "red"), "no such setting"),
        (("streamer", "maybe"), "true or false"),
        (("language", "ru"), "should be one of en"),
        (("options.flankng", "on"), "no option"),
        (("folders.fights", "here"), "whole path"),
        (("keys.fight.heal", "x"), "would be both"),
        (("keys.fight.heal", "hello"), "is no key"),
        (("keys.fight.heal", "3"), "part of a number"),
        (("keys.typed.apply", "a"), "is text where one types"),
        (("keys.fight.hel", "y"), "fight.heal"),
    ],
)
def test_what_cannot_be_is_refused_and_nothing_written(
    tracker: Tracker, data_folder: Path, typed: tuple[str, ...], told: str
) -> None:
    said = tracker("settings", *typed)
    assert said.code == 2
    assert told in said.err
    assert not (data_folder / NAME).exists()


def test_check_names_every_fault(tracker: Tracker, data_folder: Path) -> None:
    data_folder.mkdir()
    path = data_folder / NAME
    path.write_text('theme = 3\n[keys]\n"fight.heal" = "x"\n', encoding="utf-8")
    said = tracker("check", str(path))
    assert said.code == 2
    assert "theme: " in said.err
    assert "fight.remove" in said.err


def test_the_example_of_the_readme_is_in_order(tracker: Tracker, tmp_path: Path) -> None:
    readme = Path(__file__).resolve().parents[2] / "README.md"
    example = readme.read_text(encoding="utf-8").partition("```toml\n")[2].partition("```")[0]
    path = tmp_path / NAME
    path.write_text(example, encoding="utf-8")
    assert "in order" in tracker("check", str(path)).out
    assert "[keys]" in example


def test_every_key_is_listed_as_it_is_written(tracker: Tracker) -> None:
    said = tracker("settings", "keys").lines
    assert 'keys.fight.type = [":"]' in said
    assert not any("attack_number" in line for line in said)


def test_a_folder_that_takes_nothing_is_said(tracker: Tracker, data_folder: Path) -> None:
    data_folder.write_text("a file in its place", encoding="utf-8")
    said = tracker("settings", "theme", "solar")
    assert said.code in (2, 3)
    assert NAME in said.err
