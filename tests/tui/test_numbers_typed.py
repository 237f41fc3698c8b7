"""Numbers in the fields of dialogs: every dialog reads them alike and drops nothing that was typed."""

import pytest
from textual.app import App

from tracker.encounter.refusals import Refused
from tracker.tui.dialogs.asking import number, several, whole
from tracker.tui.dialogs.fields import TextField


@pytest.mark.parametrize(("typed", "meant"), [("17", 17), ("-2", -2), ("−2", -2), ("+3", 3)])
def test_a_whole_number_with_any_minus(typed: str, meant: int) -> None:
    assert number(typed, "Total") == meant


@pytest.mark.parametrize("typed", ["3 4", "3,4", "seven"])
async def test_anything_else_is_refused_by_the_name_of_the_field(typed: str) -> None:
    async with App[None]().run_test():
        with pytest.raises(Refused) as caught:
            whole(TextField("Total", typed))
    assert caught.value.key == "not-a-number"
    assert dict(caught.value.params)["what"] == "Total"


async def test_nothing_and_several() -> None:
    async with App[None]().run_test():
        assert whole(TextField("Total", " ")) is None
        assert several(TextField("Dice", "5, 2 −1")) == (5, 2, -1)
