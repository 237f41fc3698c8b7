"""The guided fight where its copy cannot be written: a refusal, no fault of the program."""

import errno
from contextlib import closing

import pytest

from tracker.encounter.refusals import Refused
from tracker.session import touring


def test_a_full_disk_refuses_the_tour(monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_: object) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(touring, "write_whole", full)
    with pytest.raises(Refused) as caught:
        touring.begin_tour()
    assert caught.value.key == "not-saved"
    assert caught.value.params["why"] == "No space left on device"


def test_it_is_a_fight_of_two_heroes() -> None:
    with closing(touring.begin_tour()) as session:
        names = [one.name for one in session.table.combatants.values() if one.kind == "pc"]
    assert sorted(names) == sorted(touring.HEROES)
