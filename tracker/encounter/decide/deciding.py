"""One command while it is being decided: what has happened so far and the table after it."""

from tracker.encounter.apply import apply
from tracker.encounter.events import Event
from tracker.encounter.model import Combatant, Encounter, Id
from tracker.encounter.prompts import PromptKey
from tracker.rules.dice import Chance


class Deciding:
    """Events in the making; each is applied at once, so that later rules see the table after it."""

    def __init__(self, table: Encounter, chance: Chance) -> None:
        self.before = table
        self.table = table
        self.settled = table
        """What follows from everything up to here has happened."""
        self.chance = chance
        self.events: list[Event] = []
        self.drawn: dict[PromptKey, tuple[int, ...]] = {}
        """What questions that answered themselves have drawn."""
        self.keeps = False
        """Whether every die that falls now is kept for the line."""
        self.known: list[int] = []
        """What fell by itself when this step was decided before, as far as it is not used up."""
        self.fell: list[int] = []
        """What has fallen by itself in this step."""
        self.resisting: list[Id] = []
        """Whose first failed save Legendary Resistance is to turn."""

    def happen(self, *events: Event) -> None:
        """Record events in order and move the table on."""
        for event in events:
            self.events.append(event)
            self.table = apply(self.table, event)

    def creature(self, who: Id) -> Combatant:
        """The creature as it is now."""
        return self.table.combatants[who]

    def number(self) -> int:
        """The next free number; taken once an event carries it."""
        return self.table.next_number
