"""Questions in evenings nobody planned: each is closed by an answer, by itself, or by a named reason."""

from collections import Counter
from pathlib import Path

import pytest

from tests.stories.random_fights import Evening
from tests.walls import tree
from tracker.encounter import events as ev
from tracker.encounter.apply import apply
from tracker.encounter.model import Encounter
from tracker.encounter.options import OPTIONS, value
from tracker.encounter.prompts import Prompt, PromptKey

EXAMPLE = tree.ROOT / "encounters" / "first-fight.json"
LENGTHS = [(0, 120), (1, 120), pytest.param(7, 2_000, marks=pytest.mark.slow)]


def itself(table: Encounter, prompt: Prompt) -> bool:
    """Whether the options let the kind answer by itself."""
    name = f"prompt_{prompt.kind.replace('-', '_')}"
    return name in OPTIONS and value(table.options, name) == "auto"


def left(before: Encounter, event: ev.Event, after: Encounter) -> set[int]:
    """Questions that are gone after an event."""
    del event
    return {one.id for one in before.prompts} - {one.id for one in after.prompts}


def allowed(before: Encounter, event: ev.Event, line: str) -> set[int]:
    """Questions that this event may close."""
    if isinstance(event, ev.PromptAnswered):
        assert line.startswith(("prompt", "act")) or itself(before, event.prompt), line
        return {event.prompt.id}
    if isinstance(event, ev.PromptWithdrawn):
        assert event.why
        return {event.prompt.id}
    if isinstance(event, ev.TurnTakenBack):
        return set(event.passage.prompts)
    return set()


@pytest.mark.parametrize(("seed", "count"), LENGTHS)
def test_questions_close_by_name_and_turns_ask_them_once(
    tmp_path: Path, seed: int, count: int
) -> None:
    path = tmp_path / "evening.json"
    path.write_bytes(EXAMPLE.read_bytes())
    evening = Evening(path, seed)
    closed: Counter[PromptKey] = Counter()
    for line, before in evening.steps(count):
        if line.split()[0] in ("undo", "redo"):
            closed.clear()
            continue
        table = before
        for event in evening.events:
            after = apply(table, event)
            assert left(table, event, after) <= allowed(table, event, line), (line, event)
            if isinstance(event, ev.TurnTakenBack):
                closed.clear()
            if isinstance(event, ev.PromptRaised) and event.prompt.of_turn:
                assert not closed[event.prompt.key], (line, event)
            if isinstance(event, ev.PromptAnswered) and event.prompt.of_turn:
                closed[event.prompt.key] += 1
                assert closed[event.prompt.key] == 1, (line, event)
            table = after
    evening.session.close()
