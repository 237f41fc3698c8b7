"""The one door: do, preview, undo, redo, amend, tails, and nothing written that should not be."""

from pathlib import Path

import pytest

from tests.storage.fights import opened, playing, prepare, said
from tracker.encounter import commands as cmd
from tracker.encounter import events as ev
from tracker.encounter.history import EVERY, TAILS, History, fold
from tracker.encounter.model import Encounter
from tracker.encounter.refusals import Refused
from tracker.session import Session
from tracker.storage import places, shelf
from tracker.storage.faults import Locked


@pytest.fixture
def session(tmp_path: Path) -> Session:
    """A fight in round 1; nobody else needs its lock."""
    session = opened(prepare(tmp_path))
    session.do("start")
    return session


def test_a_command_or_a_typed_line_is_a_step(session: Session) -> None:
    first = session.do("damage ga 3")
    second = session.do(cmd.NextTurn())
    assert (first.id, first.line, second.id) == (3, "damage ga 3", 4)
    assert session.step(4) == second
    assert [step.id for step in session.steps()] == [1, 2, 3, 4]
    assert [step.id for step in session.steps(2, 3)] == [2, 3]


def test_no_other_thread_moves_the_states_while_one_is_looked_for(
    session: Session, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The thread that saves looks for one too, and the check behind the screen changes them all."""
    seen = []
    look = History.state_at

    def watched(history: History[bytes], number: int) -> Encounter:
        seen.append(session._store._guard.mine)
        return look(history, number)

    monkeypatch.setattr(History, "state_at", watched)
    session.do("damage ga 3")
    assert said(session.state_at(2)) != said(session.table)
    session.undo()
    assert seen
    assert all(seen)


def test_a_refused_line_changes_nothing(session: Session) -> None:
    before = said(session.table), session.cursor, session.length
    with pytest.raises(Refused):
        session.do("damage nobody 3")
    with pytest.raises(Refused):
        session.do("revive bruenor 5000000")
    assert (said(session.table), session.cursor, session.length) == before


def test_a_preview_shows_what_do_brings_and_does_nothing(session: Session) -> None:
    before = session.table
    preview = session.preview("attack ga bruenor")
    assert session.table is before
    assert preview.before is before
    step = session.do("attack ga bruenor")
    assert (step.id, step.line, step.events) == (preview.number, preview.line, preview.events)
    assert said(session.table) == said(preview.after)
    assert session.preview("undo").events == ()


def test_undo_stops_before_the_set_up_and_redo_rolls_nothing(session: Session) -> None:
    for line in ("attack bruenor ga", "attack ga bruenor", "next"):
        session.do(line)
    end = said(session.table)
    assert session.undo(99) == 4
    assert session.cursor == 1
    assert not session.can_undo
    with pytest.raises(Refused, match="nothing-to-undo"):
        session.undo()
    assert session.redo(99) == 4
    assert said(session.table) == end
    with pytest.raises(Refused, match="nothing-to-redo"):
        session.redo()
    assert session.do("undo 2").id == 3
    assert session.do("redo").id == 4


def test_undo_and_redo_go_on_after_a_restart(tmp_path: Path) -> None:
    path = prepare(tmp_path)
    states = []
    with playing(path) as session:
        session.do("start")
        for number in range(3 * EVERY):
            states.append(said(session.table))
            session.do("damage bruenor 1" if number % 3 else "heal bruenor 9")
        session.undo(EVERY + 3)
    with playing(path) as session:
        assert said(session.table) == states[session.cursor - 2]
        while session.cursor > 2:
            session.undo()
            assert said(session.table) == states[session.cursor - 2]
        session.redo(2 * EVERY)
        assert said(session.table) == states[session.cursor - 2]


def test_the_same_step_number_rolls_other_dice_the_second_time(session: Session) -> None:
    first = session.do("attack ga bruenor")
    session.undo()
    second = session.do("attack ga bruenor")
    assert (first.attempt, second.attempt) == (0, 1)
    session.undo()
    assert session.do("next").attempt == 2


def test_tails_are_kept_and_can_be_brought_back(session: Session) -> None:
    session.do("damage ga 1")
    session.do("damage ga 2")
    lost = said(session.table)
    session.undo(2)
    session.do("heal bruenor 1")
    assert [(tail.after, len(tail.steps)) for tail in session.tails] == [(2, 2)]
    session.bring_back(0)
    assert said(session.table) == lost
    assert [(tail.after, len(tail.steps)) for tail in session.tails] == [(2, 1)]
    with pytest.raises(Refused, match="no-such-tail"):
        session.bring_back(5)


def test_only_the_last_tails_are_kept(session: Session) -> None:
    for number in range(TAILS + 5):
        session.do(f"note ga {number}")
        session.undo()
    session.do("next")
    assert len(session.tails) == TAILS
    assert b'"note ga 24"' in session.tails[-1].steps[0] or b"24" in session.tails[-1].steps[0]
    path = session.path
    session.close()
    with playing(path) as again:
        assert len(again.tails) == TAILS


def attacked(events: tuple[ev.Event, ...]) -> ev.Attacked:
    """The attack among the events."""
    (found,) = [event for event in events if isinstance(event, ev.Attacked)]
    return found


def test_amend_decides_the_last_step_again_with_the_same_dice(session: Session) -> None:
    step = session.do("attack bruenor ga d20=12 dmg=6")
    before = attacked(step.events)
    preview = session.preview("amend ac+9")
    amended = session.do("amend ac+9")
    assert preview.events == amended.events
    after = attacked(amended.events)
    assert (amended.id, session.cursor, session.length) == (3, 3, 3)
    assert (after.natural, after.ac) == (before.natural, before.ac + 9)
    assert (before.hit, after.hit) == (True, False)
    assert session.table.combatants["c4"].hp == 7
    assert session.tails[-1].after == 2


def test_an_amend_that_is_refused_leaves_all_as_it_was(session: Session) -> None:
    session.do("damage ga 3")
    before = said(session.table), session.length, len(session.tails)
    with pytest.raises(Refused):
        session.do("amend nonsense")
    assert (said(session.table), session.length, len(session.tails)) == before
    session.undo(2)
    with pytest.raises(Refused, match="nothing-to-amend"):
        session.amend("crit")


def test_every_state_is_the_fold_of_its_steps(session: Session) -> None:
    for line in ("damage ga 3", "cond gb prone", "next", "add goblin", "back", "kill gb"):
        session.do(line)
    table = session.state_at(0)
    for step in session.steps():
        table = fold(table, step.events)
        assert said(table) == said(session.state_at(step.id))


def test_one_seed_gives_one_fight_and_the_seed_of_a_run_holds_for_it(tmp_path: Path) -> None:
    def play(name: str, seed: int, later: int | None) -> list[str]:
        (tmp_path / name).mkdir()
        path = prepare(tmp_path / name)
        with playing(path, seed=seed) as session:
            session.do("start")
        with playing(path, seed=later) as session:
            return [session.do("attack ga bruenor").line for _ in range(6)]

    first = play("a", 7, None)
    assert play("b", 7, None) == first
    assert play("c", 7, 8) != first
    assert play("d", 9, 7) == play("e", 8, 7)


def test_a_dry_run_does_everything_in_memory(tmp_path: Path) -> None:
    path = prepare(tmp_path)
    with playing(path) as real:
        real.do("start")
        real.flush()
        files = {one.name: one.read_bytes() for one in tmp_path.iterdir()}
        with playing(path, dry=True) as dry:
            line = dry.do("attack ga bruenor").line
            dry.undo()
            assert dry.saved
        assert {one.name: one.read_bytes() for one in tmp_path.iterdir()} == files
        assert real.do("attack ga bruenor").line == line


def test_looking_lets_nothing_be_done(tmp_path: Path) -> None:
    path = prepare(tmp_path)
    looking = opened(path, read_only=True)
    assert len(looking.table.combatants) == 3
    for doing in (lambda: looking.do("start"), looking.undo, lambda: looking.amend("crit")):
        with pytest.raises(Refused):
            doing()
    assert not looking.follow()
    with playing(path) as session:
        session.do("start")
        session.flush()
        assert looking.follow()
        assert looking.table.round == 1
    looking.close()


def test_playing_a_prepared_encounter_makes_a_fight_and_leaves_it(tmp_path: Path) -> None:
    path = prepare(tmp_path, None)
    before = path.read_bytes()
    made = []
    for _ in range(2):
        with playing(path, play=True) as session:
            session.do("start")
            made.append(session.path)
            with pytest.raises(Locked):
                opened(session.path)
    assert path.read_bytes() == before
    assert [one.name for one in tmp_path.glob("ambush*")] == ["ambush.json"]
    folder = places.fights_folder()
    assert made == [folder / "2026-11-29 Ambush.json", folder / "2026-11-29 Ambush (2).json"]
    with playing(made[0], play=True) as again:
        assert again.path == made[0]
    assert sorted(one.name for one in folder.iterdir()) == sorted(one.name for one in made)
    assert {one.path for one in shelf.fights()} == set(made)


def test_a_copy_is_a_fight_of_its_own(session: Session, tmp_path: Path) -> None:
    session.do("damage ga 3")
    session.save_copy(tmp_path / "copy.json")
    with playing(tmp_path / "copy.json") as copy:
        assert said(copy.table) == said(session.table)
        copy.do("next")
    assert session.cursor == 3
    with pytest.raises(Refused, match="file-exists"):
        session.save_copy(tmp_path / "copy.json")
    with pytest.raises(Refused, match="not-saved"):
        session.save_copy(tmp_path / "no" / "copy.json")


def test_what_is_selected_is_what_sel_means(session: Session) -> None:
    session.selected = ("c4", "c5")
    session.do("damage sel 2")
    assert [session.table.combatants[who].hp for who in ("c4", "c5")] == [5, 5]


def test_a_tail_comes_back_only_where_it_was_cut_off(session: Session) -> None:
    for line in ("damage ga 1", "damage ga 1", "undo 2", "damage gb 1", "damage gb 1"):
        session.do(line)
    session.do("undo 2")
    session.do("note ga x")
    first, second = session.tails
    assert (first.after, second.after) == (2, 2)
    session.do("restart")
    with pytest.raises(Refused, match="tail-does-not-fit"):
        session.bring_back(0)
    session.bring_back(2)
    session.bring_back(0)
    assert [step.line for step in session.steps(3)] == ["damage ga 1", "damage ga 1"]
    session.do("restart --fresh")
    session.do("start")
    session.do("next")
    before = said(session.table), session.length
    with pytest.raises(Refused, match="tail-does-not-fit"):
        session.bring_back(0)
    assert (said(session.table), session.length) == before
