"""The plain mode: a fight played by ear, in this process."""

import json
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.cli.conftest import Said, Tracker
from tracker.cli import process
from tracker.cli.plain import choosing, words
from tracker.cli.plain.ear import Ear
from tracker.cli.plain.table import Table
from tracker.session import Session, open_session
from tracker.shorthand.verbs import VERBS
from tracker.storage import places

BEGIN = "start bruenor 20, lia 18, ga 12, ogre 5"


@pytest.fixture
def session_of_words(fight: Path) -> Iterator[Session]:
    """Something that lines can be read on."""
    session = open_session(fight, read_only=True)
    yield session
    session.close()


@pytest.fixture
def hear(tracker: Tracker, fight: Path, data_folder: Path) -> Tracker:
    """`hear(*lines)`: those lines in a fresh fight."""
    del data_folder

    def play(*lines: str, options: tuple[str, ...] = ()) -> Said:
        return tracker("--plain", *options, fight, typed="".join(f"{one}\n" for one in lines))

    return play


def only_fight() -> Path:
    """The one that was made."""
    (found,) = places.fights_folder().glob("*.json")
    return found


def test_a_prepared_encounter_is_played_as_a_copy(hear: Tracker, fight: Path) -> None:
    before = fight.read_bytes()
    said = hear(BEGIN, "damage ga 3 fire", "quit", "damage ga 3 fire")
    assert (said.code, said.err) == (0, "")
    assert fight.read_bytes() == before
    assert said.lines[-1] == f"Saved in {only_fight()}."
    assert open_session(only_fight(), read_only=True).table.round == 1
    assert "Hit points: Goblin A 4 of 7." in said.lines
    assert "Goblin A 1 of 7" not in said.out, "nothing is heard behind quit"


def test_it_says_whose_turn_it_is_and_who_comes_next(hear: Tracker) -> None:
    said = hear(BEGIN, "next", "status").lines
    assert "The fight has not started; start begins it." in said
    after = said.index("Turn: Lia")
    assert said[after + 1] == "Next comes Goblin ×2."
    assert said[after + 2] == "Lia: 27 of 27 hit points, armor class 15, initiative 18."
    assert "Round 1. It is Lia's turn; next comes Goblin ×2." in said[after:]


def test_a_question_says_how_it_is_answered(hear: Tracker) -> None:
    said = hear(BEGIN, "conc lia Bless on bruenor", "damage lia 8 fire", "prompt 20").out
    assert "Lia: keep Bless? Constitution save DC 10, +0" in said
    assert (
        "Type prompt roll, prompt pass, prompt fail, prompt skip or a number as in prompt 14."
        in " ".join(said.split())
    )
    assert said.count("Question") == 1


def test_a_refusal_is_a_sentence_and_the_fight_goes_on(hear: Tracker) -> None:
    said = hear(BEGIN, "damage golbin 5", "fly", "heal me 3", ":damage lia 1")
    assert (said.code, said.err) == (0, "")
    assert "Did you mean goblin" in said.out
    assert "perhaps: damage goblins 5" in said.out
    assert "Hit points: Lia 26 of 27." in said.lines


def test_undo_says_where_one_stands(hear: Tracker) -> None:
    said = hear(BEGIN, "damage lia 3", "next", "undo 2", "redo").lines
    back = said.index("2 steps undone; step 2 is the last")
    assert said[back + 1] == "Hit points: Lia 27 of 27."
    assert "It is Bruenor's turn" in said[back + 2]
    assert "Hit points: Lia 24 of 27." in said[back:]


def test_the_end_of_the_lines_saves_and_is_0(hear: Tracker) -> None:
    assert hear(BEGIN, "damage lia 3").code == 0
    session = open_session(only_fight(), read_only=True)
    assert [one.hp for one in session.table.combatants.values() if one.name == "Lia"] == [24]
    assert not list(only_fight().parent.glob("*.lock"))


def test_the_log_is_the_one_of_the_command_line(tracker: Tracker, fight: Path) -> None:
    """With what is read aloud and the notes, which are said of the first step."""
    whole = json.loads(fight.read_text("utf-8"))
    whole["opening"] |= {"notes": "The ogre flees.", "read_aloud": "The bridge sways."}
    fight.write_text(json.dumps(whole), encoding="utf-8")
    heard = tracker("--plain", fight, typed=f"{BEGIN}\ndamage ga 3\nlog\n").lines
    logged = [one.split("   ")[-1].strip() for one in tracker("log", only_fight()).lines]
    assert "Read aloud: The bridge sways." in logged
    assert heard[-len(logged) - 1 : -1] == logged


def test_asking_changes_nothing(hear: Tracker) -> None:
    hear(BEGIN, "status", "list", "who", "who goblins", "who nobody", "log", "help", "", "# note")
    assert open_session(only_fight(), read_only=True).cursor == 2


def test_help_tells_how_a_line_is_written(hear: Tracker) -> None:
    said = hear("help heal", "help status", "help").lines
    assert "heal: Give hit points back." in said
    assert "Write: heal TARGETS N|DICE [rolled=N] [from WHO]" in said
    assert "status: round, turn and open questions once more." in said
    assert any(line.startswith("Attacks and damage: attack, mob, damage") for line in said)


def test_the_help_action_is_still_there(hear: Tracker) -> None:
    said = hear(BEGIN, "help lia vs ga")
    assert "Bruenor helps (Lia and Goblin A)" in said.lines


def test_only_looking_refuses_every_step(hear: Tracker, fight: Path) -> None:
    before = fight.read_bytes()
    said = hear("status", BEGIN, "damage ga 3", options=("--read-only",))
    assert (said.code, fight.read_bytes()) == (0, before)
    assert not places.fights_folder().exists()
    assert "Read only: nothing can be changed here." in said.out
    assert "is open only for reading" in said.out


def test_who_comes_second_listens(tracker: Tracker, fight: Path) -> None:
    session = open_session(fight)
    try:
        session.do(BEGIN)
        said = tracker("--plain", fight, typed="status\nnext\n")
    finally:
        session.close()
    assert said.code == 0
    assert "is open elsewhere" in said.out
    assert "It is Bruenor's turn" in said.out


def test_the_library_is_a_numbered_list(tracker: Tracker, data_folder: Path) -> None:
    del data_folder
    said = tracker("--plain", typed="999\nno such\nthree\nstart\n")
    assert said.code == 0
    assert "Nothing in the library is “999”." in said.out
    assert "Nothing in the library is “no such”." in said.out
    assert open_session(only_fight(), read_only=True).table.name == "Three ogres"
    said = tracker("--plain", typed="1\nstatus\n")
    assert "1. Three ogres, round 1." in said.lines
    assert "It is " in said.out


def test_leaving_the_library_is_0(tracker: Tracker, data_folder: Path) -> None:
    assert tracker("--plain", typed="").code == 0
    assert tracker("--plain", typed="quit\n1\n").code == 0
    assert not list(data_folder.rglob("*.json"))


def test_a_file_that_is_not_there_is_2(tracker: Tracker, tmp_path: Path) -> None:
    said = tracker("--plain", tmp_path / "no.json", typed="start\n")
    assert (said.code, said.out) == (2, "")
    assert "There is no file" in said.err


def test_names_cannot_draw(tracker: Tracker, fight: Path, data_folder: Path) -> None:
    del data_folder
    whole = json.loads(fight.read_text("utf-8"))
    whole["opening"]["combatants"][0]["name"] = "Red \x1b[31m[b]Ö[/b]"
    fight.write_text(json.dumps(whole), "utf-8")
    said = tracker("--plain", fight, typed="list\n")
    assert "\x1b" not in said.out
    assert "Red [31m[b]Ö[/b]" in said.out


def test_a_conflict_is_said_and_settled(hear: Tracker) -> None:
    hear(BEGIN)
    path = only_fight()

    session = open_session(path)
    try:
        talk = Table(session)
        path.write_bytes(path.read_bytes().replace(b'"name":"Bridge"', b'"name":"Ford"'))
        session.do("damage lia 1")
        session.flush()
        talk.look_at_disk()
        talk.look_at_disk()
        talk.own("keep", "")
    finally:
        session.close()
    assert open_session(path, read_only=True).name == "Bridge"


def test_who_follows_hears_what_was_done(hear: Tracker, capsys: pytest.CaptureFixture[str]) -> None:
    hear(BEGIN)
    session, listening = open_session(only_fight()), open_session(only_fight(), read_only=True)
    try:
        talk = Table(listening)
        session.do("damage ga 3")
        session.do("next")
        session.flush()
        assert talk.follow()
        session.undo(1)
        session.flush()
        assert talk.follow()
        assert not talk.follow()
    finally:
        session.close()
    heard = capsys.readouterr().out.splitlines()
    assert heard[:3] == [
        "Goblin A takes 3 damage", "Turn: Lia", "Hit points: Goblin A 4 of 7."
    ]  # fmt: skip
    assert "1 step undone; step 3 is the last" in heard


def test_a_copy_goes_nowhere_but_where_there_is_a_place(hear: Tracker, tmp_path: Path) -> None:
    said = hear(
        "save ~nobody-is-called-so/x", f"save {tmp_path}/{'a' * 300}", f"save {tmp_path}/o\0k"
    )
    assert said.code == 0
    assert said.out.count("could not be saved") == 2
    assert (tmp_path / "ok").is_file()


def test_a_saving_throw_is_no_copy(
    hear: Tracker, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    before = set(tmp_path.iterdir())
    said = hear(
        BEGIN,
        "save ogre dex 15 12 fire half ogre=3",
        'save lia dex 15 then "a/b.json" lia=3',
        "save ogre",
        "save ogre dex",
        "save",
        "save my copy.json",
        "save ./spare",
    )
    assert "Hit points: Ogre 47 of 59." in said.lines
    assert "A copy is in ogre" not in said.out
    assert said.out.count("save FILE.json writes a copy") == 2, "alone, and behind one word"
    assert {one.name for one in {*tmp_path.iterdir()} - before} >= {"my copy.json", "spare"}
    assert not list(tmp_path.glob("ogre*"))


def test_every_other_verb_is_played(session_of_words: Session) -> None:
    for name, verb in VERBS.items():
        if name not in ("log", "help"):
            assert not words.is_own(name, "ogre", session_of_words), verb.usage


def test_a_further_signal_waits_until_the_fight_is_closed(
    fight: Path, data_folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    del data_folder
    closed = []
    close = Session.close

    def ended(_table: Table) -> int:
        raise SystemExit(143)

    def signalled(session: Session) -> None:
        process.leave(15, None)
        close(session)
        closed.append(session.path)

    monkeypatch.setattr(process._State, "pending", 0)
    monkeypatch.setattr(Table, "run", ended)
    monkeypatch.setattr(Session, "close", signalled)
    with pytest.raises(SystemExit) as end:
        choosing.heard(open_session(fight, play=True), others=False)
    assert end.value.code == 143
    assert closed
    assert not list(only_fight().parent.glob("*.lock"))


def test_ctrl_c_is_of_the_kind_that_does_not_end_the_process() -> None:
    ear = Ear(lambda _: ())
    seen: list[type[BaseException]] = []

    def press() -> None:
        try:
            signal.raise_signal(signal.SIGINT)
        except KeyboardInterrupt as error:
            seen.append(type(error))

    with ear.open():
        press()
        with ear._attentive():
            press()
    assert seen == [process.Interrupted]
