"""Creatures and ways of hand for the tests of what is done in a turn."""

from tests.tui.table import Table

QUILL = {
    "name": "Quill",
    "kind": "pc",
    "max_hp": 24,
    "ac": 15,
    "skills": {"stealth": 9},
    "attacks": [
        {
            "name": "Shortbow",
            "bonus": 7,
            "range": 80,
            "long_range": 320,
            "damage": [{"dice": "1d6+4", "type": "piercing"}],
        }
    ],
}
KNIGHT = {"name": "Ann", "kind": "pc", "max_hp": 30, "ac": 18, "skills": {"athletics": 7}}
GRIFFON = {"monster": "griffon"}
HORSE = {"monster": "riding horse", "side": "party"}


def at(one: Table, handle: str) -> None:
    """The cursor on a creature."""
    found = next((row.line, row.who) for row in one.fight.rows if row.head == handle)
    one.fight.cursor = found


def states(one: Table, handle: str) -> str:
    """What its row says."""
    return next(row.conditions for row in one.fight.rows if row.head == handle)


async def act(one: Table, *keys: str) -> None:
    """Through the menu."""
    await one.press("o")
    await one.top("ActionMenu")
    await one.press(*keys)


async def done(one: Table, *lines: str) -> None:
    """Lines of preparation."""
    for line in lines:
        before = one.session.cursor
        one.fight.perform(line)
        assert one.session.cursor == before + 1, line
    await one.painted()
