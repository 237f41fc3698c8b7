"""A save that a hit asks for is left out where its failure would bring nothing new."""

import pytest

from tests.stories.table import Table


@pytest.mark.parametrize("before", ["cond lia prone", "damage lia 40", ""])
def test_whoever_lies_prone_is_not_asked_whether_it_falls(table: Table, before: str) -> None:
    if before:
        table.type(before)
    table.type("attack wolf lia d20=15,14 dmg=3" if before else "attack wolf lia d20=15 dmg=3")
    asked = [one for one in table.session.table.prompts if one.kind == "repeat-save"]
    assert bool(asked) is not bool(before)
