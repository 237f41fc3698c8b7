"""The settings file: what is right is taken, what is wrong is said, what one wrote beside it stays."""

import json
import subprocess
import sys
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tracker.encounter.options import EDITION
from tracker.encounter.refusals import Refused
from tracker.i18n.refusals import refusal
from tracker.session import open_session, settings
from tracker.session.creatures import library
from tracker.session.preparing import Preparing
from tracker.storage import settings as file
from tracker.storage import settings_writing, wanted
from tracker.storage.files import Disk

LOOK = "from tracker.session import settings; settings.read()"
MIXED = """theme = "solar"
density = 3
foo = 1
[prompts]
lair = "automatic"
tie = "off"
[options]
flanking = true
flankng = true
mob_attack = "dice"
[folders]
fights = "here"
[keys]
"fight.heal" = 4
"fight.next" = "N"
"""


def write(folder: Path, text: str) -> Path:
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / "settings.toml"
    path.write_text(text, encoding="utf-8")
    return path


def said(faults: tuple[Refused, ...]) -> str:
    return " ".join(map(refusal, faults))


def test_no_file_is_no_fault_and_costs_no_reader() -> None:
    assert settings.read() == (settings.Settings(), ())
    told = f"{LOOK}; import sys; print({{'tomllib', 'tomlkit'}} & set(sys.modules))"
    found = subprocess.run([sys.executable, "-c", told], capture_output=True, text=True, check=True)
    assert found.stdout.strip() == "set()"


def test_what_is_right_is_taken_and_each_mistake_said(data_folder: Path) -> None:
    path = write(data_folder, MIXED)
    found, faults = settings.read()
    assert (found.theme, found.density) == ("solar", "normal")
    assert found.prompts == {"tie": "off"}
    assert found.options == {"flanking": True}
    assert found.folders == {}
    assert found.keys == {"fight.next": ("N",)}
    for name in ("density", "foo", "prompts.lair", "options.flankng", "options.mob_attack",
                 "folders.fights", "keys.fight.heal"):  # fmt: skip
        assert f"{name}: " in said(faults)
    assert len(faults) == 7
    assert path.read_text(encoding="utf-8") == MIXED


@pytest.mark.parametrize(
    ("data", "key"),
    [
        (b"theme = ", "settings-not-toml"),
        (b"theme = 'solar'\ntheme = 'dim'", "settings-not-toml"),
        (b"theme = '\xff'", "file-not-utf-8"),
        (b"a = " + b"[" * 100_000, "file-too-deep"),
        (b"#" * 2_000_000, "settings-too-long"),
    ],
)
def test_a_file_that_is_none_stops_nothing_and_is_not_written(
    data_folder: Path, data: bytes, key: str
) -> None:
    path = write(data_folder, "")
    path.write_bytes(data)
    found, faults = settings.read()
    assert found == settings.Settings()
    assert [one.key for one in faults] == [key]
    with pytest.raises(Refused) as refused:
        settings.write(found, settings.with_changes(found, theme="dim"))
    assert refused.value.key == key
    assert path.read_bytes() == data


def test_a_folder_in_its_place_is_said(data_folder: Path) -> None:
    (data_folder / "settings.toml").mkdir(parents=True)
    assert [one.key for one in settings.read()[1]] == ["file-not-ordinary"]


def test_comments_order_and_what_others_changed_stay(data_folder: Path) -> None:
    path = write(data_folder, '# mine\ntheme = "solar"  # sun\n[keys]\nfight.heal = "z"\n')
    mine, _ = settings.read()
    settings.write(mine, settings.with_changes(mine, density="big"))
    # Another program read the file before and changes other entries.
    settings.write(mine, settings.with_changes(mine, theme="dim", prompts={"tie": "off"}))
    settings.write(mine, settings.with_changes(mine, keys={"fight.heal": ("y", "z")}))
    now, faults = settings.read()
    assert not faults
    assert (now.theme, now.density, now.prompts) == ("dim", "big", {"tie": "off"})
    assert now.keys == {"fight.heal": ("y", "z")}
    text = path.read_text(encoding="utf-8")
    assert text.startswith('# mine\ntheme = "dim"  # sun\n')


def test_an_entry_taken_back_goes(data_folder: Path) -> None:
    before = settings.Settings()
    after = settings.with_changes(before, options={"flanking": True, "tie": "roll_off"})
    settings.write(before, after)
    settings.write(after, settings.with_changes(after, options={"flanking": True}))
    assert settings.read()[0].options == {"flanking": True}


class Full(Disk):
    """A disk without room."""

    def write(self, fd: int, data: bytes) -> None:
        raise OSError(28, "No space left on device")


def test_a_full_disk_leaves_the_file_as_it_was(data_folder: Path) -> None:
    path = write(data_folder, 'theme = "solar"\n')
    wish = [settings_writing.Change(("theme",), "dim")]
    with pytest.raises(Refused, match="not-saved"):
        settings_writing.put(wish, path, Full())
    assert path.read_text(encoding="utf-8") == 'theme = "solar"\n'
    assert [one.name for one in data_folder.iterdir()] == ["settings.toml"]


def test_a_language_that_is_not_there_is_said(data_folder: Path) -> None:
    write(data_folder, 'language = "tlh"\n')
    found, faults = settings.read()
    assert found.language == ""
    assert said(faults).startswith("language: ")


WORDS = st.sampled_from(
    ["theme", "density", "prompts", "options", "keys", "folders", "language", "x"]
)
VALUES = st.recursive(
    st.booleans() | st.integers() | st.floats() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=2) | st.dictionaries(st.text(max_size=5), inner, max_size=2),
    max_leaves=5,
)  # fmt: skip


@given(st.dictionaries(WORDS, VALUES, max_size=4))
def test_whatever_stands_there_makes_settings(raw: dict[str, object]) -> None:
    faults: list[Refused] = []
    found = file.settings_of(raw, faults)
    assert all(refusal(one) for one in faults)
    assert found.theme in file.THEMES


def test_new_encounters_begin_with_the_options(data_folder: Path) -> None:
    write(data_folder, '[options]\nflanking = true\n[prompts]\nconcentration = "automatic"\n')
    wished = {"flanking": True, "prompt_concentration": "auto"}
    assert Preparing(library()).draft.opening["options"] == wished


def test_a_new_fight_has_them_too_but_the_file_has_the_word(
    data_folder: Path, tmp_path: Path
) -> None:
    write(data_folder, '[options]\nflanking = true\ntie = "roll_off"\nhide_2024 = true\n')
    path = tmp_path / "ambush.json"
    own = {"flanking": False, EDITION: "2014"}
    opening = {"combatants": [{"monster": "goblin"}], "options": own}
    whole = {"schema_version": 1, "name": "Ambush", "opening": opening}
    path.write_text(json.dumps(whole), encoding="utf-8")
    with_file = path.read_bytes()
    session = open_session(path, play=True)
    options = session.table.options
    session.close()
    assert (options["flanking"], options["tie"]) == (False, "roll_off")
    assert not options.get("hide_2024")
    assert path.read_bytes() == with_file


def test_a_scripted_fight_hangs_on_its_file_alone(data_folder: Path, tmp_path: Path) -> None:
    write(data_folder, "[options]\nflanking = true\n")
    path = tmp_path / "ambush.json"
    opening = {"combatants": [{"monster": "goblin"}]}
    whole = {"schema_version": 1, "name": "Ambush", "opening": opening}
    path.write_text(json.dumps(whole), encoding="utf-8")
    session = open_session(path)
    assert "flanking" not in session.table.options
    session.close()


def test_folders_are_where_the_settings_say(data_folder: Path, tmp_path: Path) -> None:
    from tracker.storage import places

    write(data_folder, f"[folders]\nfights = '{tmp_path / 'elsewhere'}'\n")
    assert places.fights_folder() == tmp_path / "elsewhere"
    assert places.encounters_folder() == data_folder / "encounters"


def test_options_of_the_file_come_first() -> None:
    assert list(wanted.filled({"tie": "entry"}, {"tie": "roll_off", "flanking": True}).items()) == [
        ("tie", "entry"),
        ("flanking", True),
    ]


FORMS = (
    "",
    "# only a comment",
    'theme = "solar"',
    'keys = {"fight.heal" = "y"}\n',
    'prompts.tie = "off"\n',
    "[[prompts]]\na = 1\n",
    '[keys]\nfight.heal = "y"\nfight.mob = "M"\n',
    '[keys.fight]\nheal = "y"\n',
    '\ufefftheme = "dim"\r\n[prompts]\r\ntie = "off"  # x\r\n',
    "prompts = 3\n",
    "[options]\nflanking = true\n[options.sub]\nx = 1\n",
    '[keys]\n"fight.heal" = ["y"]\n\n[other]\nx = 1\n# end',
)
CHANGES: tuple[dict[str, object], ...] = (
    {"theme": "contrast", "streamer": True},
    {"prompts": {"tie": "ask", "lair": "off"}},
    {"keys": {"fight.heal": ("Y",), "fight.mob": ("N", "ctrl+b")}},
    {"keys": {}},
    {"options": {"flanking": False, "tie": "roll_off"}, "folders": {"fights": "~/x y"}},
)


@pytest.mark.parametrize("text", FORMS)
def test_however_it_is_written_a_change_is_what_is_read(data_folder: Path, text: str) -> None:
    data_folder.mkdir()
    path = data_folder / "settings.toml"
    for change in CHANGES:
        path.write_bytes(text.encode())
        before, _ = settings.read()
        after = settings.with_changes(before, **change)
        settings.write(before, after)
        assert settings.read()[0] == after
        assert path.read_bytes().count(b"#") == text.count("#")


def test_lines_end_as_they_did_and_a_link_stays_one(data_folder: Path, tmp_path: Path) -> None:
    data_folder.mkdir()
    real = tmp_path / "mine.toml"
    real.write_bytes(b'theme = "dim"\r\n[prompts]\r\ntie = "off"\r\n')
    link = data_folder / "settings.toml"
    link.symlink_to(real)
    before, _ = settings.read()
    settings.write(before, settings.with_changes(before, theme="okabe"))
    assert link.is_symlink()
    assert real.read_bytes() == b'theme = "okabe"\r\n[prompts]\r\ntie = "off"\r\n'
