"""The plain mode while others listen: only what players know is said, and all is done as ever."""

import json
import re
from contextlib import closing
from pathlib import Path

import pytest

from tests.cli.conftest import Tracker
from tests.tui.test_watched_everywhere import CAST, LIES, SECRET, SECRETLY
from tests.tui.test_watched_untold import LINES as SECRET_LINES
from tracker.cli import arguments
from tracker.cli.plain.table import Table
from tracker.cli.plain.watched import WatchedTable
from tracker.session import open_session
from tracker.shorthand.verbs import VERBS
from tracker.storage import places

LINES = (
    "start", "next", "next", "damage bruenor 44", "conc brute \"Hold\" on bruenor", "damage brute 7",
    "prompt pass", "attack zzsecret-lich lia", "undo", "redo", "status", "list", "who", "who b", "log", "help", "help attack", "why", "summary",
    "look round 1", "log --who brute", "attack old", "damage golbin 3", "cond zzsecret-lich poisoned",
    "cond bruenor prone", "kill zzsecret-fiend", "restart", "bring back", "party ours", "prompt 14",
)  # fmt: skip

RESTS = ("", "zzsecret-lich", "brute 3")
OPENS = {"reveal", "save"}
"""What shows a creature to the players, and a word that writes a copy here."""


@pytest.fixture
def secret_fight(tmp_path: Path, data_folder: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A prepared encounter of secrets."""
    del data_folder
    monkeypatch.chdir(tmp_path)
    path = tmp_path / "zzsecret.json"
    path.write_text(
        json.dumps({"schema_version": 1, "name": "zzsecret keep", "opening": {
            "combatants": CAST, "notes": "zzsecret at 7919"}}), encoding="utf-8"
    )  # fmt: skip
    return path


def typed(*lines: str) -> str:
    return "".join(f"{one}\n" for one in lines)


def test_no_line_tells_a_secret(tracker: Tracker, secret_fight: Path) -> None:
    every = [f"{verb} {rest}" for verb in VERBS.keys() - OPENS for rest in RESTS]
    said = tracker("--plain", "--streamer", secret_fight, typed=typed(*LINES, *every))
    assert not SECRET.findall(said.out), [one for one in said.lines if SECRET.search(one)]
    assert not SECRET.findall(said.err)
    assert said.lines[0] == (
        "Plain mode, streamer's view: only what players know is said; all is done as ever."
    )


def test_what_players_see_is_said_and_the_rest_is_done(
    tracker: Tracker, secret_fight: Path
) -> None:
    lines = ("start", "damage bruenor 44", "prompt pass", "damage zzsecret-lich 19", "log", "quit")
    said = tracker("--plain", "--streamer", secret_fight, typed=typed(*lines))
    assert said.code == 0
    assert "Bruenor: down" in said.out
    assert "That would tell what players do not know" in said.out
    assert said.lines[-1] == "Saved."
    (kept,) = places.fights_folder().glob("*.json")
    table = open_session(kept, read_only=True).table
    assert {one.hp for one in table.combatants.values() if "Lich" in one.name} == {7900}


def test_completion_offers_no_number_of_a_stat_block(secret_fight: Path) -> None:
    with closing(open_session(secret_fight, play=True)) as session:
        session.do("start")
        assert "move brute 30" in Table(session).completions("move brute ")
        watched = WatchedTable(session)
        assert "move brute" in watched.completions("move bru")
        assert not watched.completions("move brute ")
        assert not watched.completions("attack zzsecret-lich li")


def test_who_follows_while_others_listen_hears_what_changed(
    secret_fight: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with closing(open_session(secret_fight, play=True)) as session:
        session.do("start")
        with closing(open_session(session.path, read_only=True)) as listening:
            talk = WatchedTable(listening)
            assert not talk.follow()
            session.do("damage zzsecret-lich 19")
            session.do("damage bruenor 44")
            assert talk.follow()
            said = capsys.readouterr().out
            assert "Bruenor: down" in said
            assert not SECRET.search(said)
            session.undo(2)
            assert talk.follow()
            assert "2 steps undone" in capsys.readouterr().out


def test_a_twin_that_is_shown_makes_nobody_disappear(tracker: Tracker, fight: Path) -> None:
    """Labels are read as soon as they betray nothing; a counter that goes on is no other one."""
    lines = ("start", "conceal goblins", "reveal ga", "reveal gb", 'counter "Alarm" 0/6 visible')
    said = tracker("--plain", "--streamer", fight, typed=typed(*lines, "counter alarm +1"))
    shown = said.lines[said.lines.index("Goblin is there") :]
    assert shown[:2] == ["Goblin is there", "Goblin B is there"]
    assert shown[2:4] == ["Alarm 0/6 is there", "Alarm 1/6"]


TIED = ("init lia 15", "init zzsecret-lich 12", "init bruenor 12", "start")


def test_a_question_is_about_nobody_where_somebody_hidden_is_asked_about(
    tracker: Tracker, secret_fight: Path
) -> None:
    said = tracker("--plain", "--streamer", secret_fight, typed=typed(*TIED))
    (asked,) = [one for one in said.lines if "question" in one]
    assert asked == "A question waits. Type prompt and the answer."
    lines = ("start", "cond lia charmed secret save wis 15", "next 9")
    said = tracker("--plain", "--streamer", secret_fight, typed=typed(*lines))
    assert "A question waits. Type prompt and the answer." in said.out
    assert "about Lia" not in said.out


ARGUMENTS: dict[str, tuple[str, ...]] = {
    "new": ("zzname", "2 ogres"), "do": ("FILE", "damage zzsecret-lich 1"), "monsters": ("ogre",),
    "import": ("FILE",), "export": ("FILE",), "rules": ("prone",), "roll": ("1d6",),
    "schema": (), "completions": ("bash",), "tour": (), "settings": (), "party": (),
}  # fmt: skip
TELL_NOTHING = {
    "monsters", "rules", "roll", "schema", "completions", "tour", "settings", "party",
}  # fmt: skip
"""Verbs that look at no fight."""


@pytest.mark.parametrize("verb", arguments.VERBS)
@pytest.mark.parametrize("behind", [False, True])
def test_every_verb_hides_or_says_that_it_does_not(
    tracker: Tracker, secret_fight: Path, verb: str, behind: bool
) -> None:
    words = [str(secret_fight) if one == "FILE" else one for one in ARGUMENTS.get(verb, ("FILE",))]
    before = secret_fight.read_bytes()
    line = (verb, "--streamer", *words) if behind else ("--streamer", verb, *words)
    said = tracker(*line)
    assert not SECRET.findall(said.out + said.err), said
    if verb in arguments.TELL_ALL:
        assert (said.code, said.out) == (2, "")
        assert f"tracker {verb} hides nothing" in said.err
        assert secret_fight.read_bytes() == before
    else:
        assert said.code == 0
        assert verb in TELL_NOTHING or "Old woman" in said.out


def test_looking_with_json_and_at_a_step_hides_too(tracker: Tracker, secret_fight: Path) -> None:
    for more in (("--json",), ("--step", "1"), ("--as", "dm"), ("--plain",)):
        said = tracker("show", "--streamer", secret_fight, *more)
        assert said.code == 0
        assert not SECRET.findall(said.out + said.err), said


def test_bytes_that_are_no_text_are_refused_here_too(tracker: Tracker, secret_fight: Path) -> None:
    said = tracker("--plain", "--streamer", secret_fight, typed=typed("note bruenor h\udcfcbsch"))
    assert "UTF-8" in said.out.replace("•", "8")
    (kept,) = places.fights_folder().glob("*.json")
    assert open_session(kept, read_only=True).length == 1


def test_answers_that_an_amended_step_loses_are_told(tracker: Tracker, secret_fight: Path) -> None:
    lines = ("start", "conc bruenor Bless", "attack brute bruenor total=30 dmg=6", "prompt pass")
    said = tracker("--plain", "--streamer", secret_fight, typed=typed(*lines, "amend miss"))
    assert (
        "1 answer given since does not hold any more; what is still asked stays open." in said.out
    )


def test_the_setting_holds_here_too(tracker: Tracker, secret_fight: Path) -> None:
    places.settings_file().parent.mkdir(parents=True, exist_ok=True)
    places.settings_file().write_text("streamer = true\n", encoding="utf-8")
    said = tracker("--plain", secret_fight, typed=typed("start", "next", "quit"))
    assert not SECRET.findall(said.out)
    assert re.search("Old woman", said.out)


def test_nothing_that_was_done_in_secret_is_said(tracker: Tracker, secret_fight: Path) -> None:
    lines = ("start", *SECRETLY, *SECRET_LINES, "undo 4", "redo 4", "status", "who lia", "next 9")
    said = tracker("--plain", "--streamer", secret_fight, typed=typed(*lines))
    assert not [one for one in said.lines if SECRET.search(one)]
    assert not SECRET.findall(said.err)
    assert not [one for one in said.lines if LIES.search(one)], said.lines


def test_completion_is_as_if_nothing_lay_there_in_secret(secret_fight: Path) -> None:
    with closing(open_session(secret_fight, play=True)) as session:
        for line in ("start", "next", *SECRETLY):
            session.do(line)
        watched = WatchedTable(session)
        for rest in ("", "c", "p"):
            on_lia = watched.completions(f"uncond lia {rest}")
            on_nobody = watched.completions(f"uncond bruenor {rest}")
            assert on_lia == tuple(one.replace("bruenor", "lia") for one in on_nobody)
        for verb in VERBS:
            for rest in ("", "lia ", "brute ", "zz"):
                assert not SECRET.findall(" ".join(watched.completions(f"{verb} {rest}")))
