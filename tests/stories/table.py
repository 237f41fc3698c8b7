"""The table as a DM speaks of it: lines are typed, numbers and sentences are read back."""

from dataclasses import fields
from pathlib import Path

from tracker.encounter.model import Combatant, Encounter
from tracker.i18n.log import step_lines
from tracker.session import Session, open_session


class Table:
    """One open fight, spoken to by name."""

    def __init__(self, session: Session) -> None:
        self.session = session

    def type(self, *lines: str) -> None:
        """Each line as the DM types it."""
        for line in lines:
            self.session.do(line)

    def who(self, name: str) -> Combatant:
        """A creature by handle or full name."""
        return next(
            one
            for one in self.session.table.combatants.values()
            if name in (one.handle, one.full_name, one.name, *one.aliases)
        )

    def hp(self, name: str) -> int:
        """Its hit points now."""
        return self.who(name).hp

    def trail(self, name: str) -> str:
        """All it has had, as the screen writes it."""
        one = self.who(name)
        numbers = [str(hp) for hp in one.hp_trail]
        return " ".join([*numbers[:-1], "†"] if one.state == "dead" else numbers)

    def conditions(self, name: str) -> list[str]:
        """Names of what lies on it."""
        return [effect.name for effect in self.who(name).effects]

    @property
    def last_lines(self) -> list[str]:
        """What the log says of the last step."""
        session = self.session
        return step_lines(session.step(session.cursor).events, session.state_at(session.cursor - 1))

    @property
    def now(self) -> list[str]:
        """Handles of those whose turn it is."""
        return [one.handle for one in self.session.table.living(self.session.table.active)]

    def opened_again(self) -> "Table":
        """The same fight after the program was closed."""
        path = self.session.path
        self.session.close()
        self.session = open_session(path)
        return self


def sit_down(path: Path, seed: int = 7) -> Table:
    """A prepared encounter, played as a fight of its own."""
    return Table(open_session(path, play=True, seed=seed))


def same(one: Encounter, other: Encounter) -> bool:
    """Whether two tables are equal in every field."""
    names = (field.name for field in fields(one))
    return all(getattr(one, name) == getattr(other, name) for name in names if name != "passage")
