"""Stat blocks of steps that were undone stay in the file: no other creature may take their keys."""

from pathlib import Path

from tests.stories.table import same
from tests.walls import tree
from tracker.encounter import numbers
from tracker.session import Session, open_session


def opened(folder: Path) -> Session:
    path = folder / "fight.json"
    path.write_bytes((tree.ROOT / "encounters" / "first-fight.json").read_bytes())
    return open_session(path, seed=1)


def armor(session: Session) -> int:
    rat = next(one for one in session.table.combatants.values() if one.handle == "rat")
    return numbers.armor_class(session.table, rat.id).value


def test_the_creature_typed_after_an_undo_is_the_one_read_again(tmp_path: Path) -> None:
    session = opened(tmp_path)
    session.do("add Rat hp=5 ac=11")
    session.undo()
    session.do("add Rat hp=9 ac=17")
    typed = session.table
    assert armor(session) == 17
    session.undo()
    session.redo()
    assert same(session.table, typed)
    session.close()
    session = open_session(session.path)
    assert same(session.table, typed)
    assert armor(session) == 17
    session.bring_back(0)
    assert armor(session) == 11
    session.close()


def test_the_same_creature_typed_again_is_kept_once(tmp_path: Path) -> None:
    session = opened(tmp_path)
    session.do("add Rat hp=5 ac=11")
    once = set(session.table.kinds)
    session.undo()
    session.do("add Rat hp=5 ac=11")
    assert set(session.table.kinds) == once
    session.close()
