"""Cards of the rules, called by the names the reference knows."""

import pytest

from tests.stories.table import Table
from tracker.encounter.refusals import Refused
from tracker.i18n.refusals import refusal


def test_a_card_that_is_none_is_refused_with_near_ones(table: Table) -> None:
    with pytest.raises(Refused, match="unknown-card") as refused:
        table.type("card haf-cover")
    assert str(refused.value.params["near"]).startswith("half-cover")
    assert refusal(refused.value).startswith(
        "There is no card “haf-cover”. Did you mean half-cover"
    )
    table.type("card Half cover", "card poison", "card exhaustion")
    assert table.session.table.cards == ("half-cover", "poisoned", "exhaustion")
    table.type("card half-cover off")
