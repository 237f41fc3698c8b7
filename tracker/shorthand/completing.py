"""What may come next in a line that is being typed, by the table of verbs and by the table."""

from tracker.encounter.model import Encounter
from tracker.shorthand.request import Completion, Vocabulary


def complete(
    text: str, table: Encounter, vocabulary: Vocabulary = Vocabulary()
) -> tuple[Completion, ...]:
    return ()
