"""Stories are typed at one door and read like play."""

from collections.abc import Callable, Iterator

import pytest

from tests.stories.table import Table, sit_down
from tests.walls import tree


@pytest.fixture
def play() -> Iterator[Callable[[str], Table]]:
    """Sit down to one of the examples, by its file's name; closed at the end."""
    tables: list[Table] = []

    def example(name: str) -> Table:
        tables.append(sit_down(tree.ROOT / "encounters" / f"{name}.json"))
        return tables[-1]

    yield example
    for table in tables:
        table.session.close()


@pytest.fixture
def table(play: Callable[[str], Table]) -> Table:
    """Two goblins and a wolf against five, initiative given."""
    table = play("first-fight")
    table.type("start bruenor 20, lia 18, quill 16, mirabel 14, thorne 12, ga 10, wolf 8")
    return table
