"""A command decided for a file: its new stat blocks get keys that no other there has or ever had.

The blocks of undone steps stay in the file for good, since those steps can come back.
"""

import random
from collections.abc import Mapping
from typing import TYPE_CHECKING

from tracker.encounter.decide import decide
from tracker.encounter.model import Encounter
from tracker.encounter.replacing import replace
from tracker.encounter.stat_block import StatBlock
from tracker.storage import steps

if TYPE_CHECKING:
    from tracker.encounter.commands import Command
    from tracker.encounter.events import Event


def decided(
    command: "Command", table: Encounter, kinds: Mapping[str, StatBlock], seed: str
) -> "tuple[Event, ...]":
    """What happens; `kinds` are the file's, `seed` is where the dice come from."""
    while True:
        events = decide(table, command, random.Random(seed))
        new = steps.new_kinds(events)
        taken = {key: kinds[key] for key, block in new.items() if kinds.get(key, block) != block}
        if not taken:
            return events
        table = replace(table, kinds={**table.kinds, **taken})
