"""A line that was put off waits no more; the turn it had in a round gone back to, it has had."""

from tracker.encounter import events as ev
from tracker.encounter.decide.deciding import Deciding
from tracker.encounter.model import Line


def wake(deciding: Deciding, line: Line, count: int | None) -> None:
    """Back in the order on that count."""
    had_its_turn = line.id in deciding.table.acted
    deciding.happen(ev.CameBack(line.id, count))
    if had_its_turn:
        deciding.happen(ev.LinesChanged((deciding.table.lines[line.id],), (line.id,)))
