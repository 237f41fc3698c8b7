"""From the shell to the first row on the screen, against a Textual app that does nothing."""

from collections.abc import Iterator
from statistics import median

from tests.bench.measuring import Effort, Row, beyond, ratio
from tests.bench.programs import bare_start, evenings

LATE = (
    "pydantic", "pydantic_core", "rapidfuzz", "babel", "d20", "argparse", "gettext",
    "tracker.encounter.apply", "tracker.encounter.commands", "tracker.encounter.decide",
    "tracker.encounter.events", "tracker.i18n.log", "tracker.i18n.reasons",
    "tracker.i18n.sentences", "tracker.shorthand", "tracker.tui.dialogs", "tracker.rules.grid",
    "tracker.rules.dice", "tracker.storage.opening", "tracker.storage.written", "annotated_types", "tomlkit",
    "tomllib", "tracker.tui.screens.fight_keys", "tracker.tui.screens.fight_dialogs",
    "tracker.tui.screens.fight_blows", "tracker.tui.screens.fight_mouse",
    "tracker.tui.screens.fight_log", "tracker.tui.screens.fight_reading",
    "tracker.tui.screens.fight_asking", "tracker.tui.screens.fight_uses",
    "tracker.i18n.screens_creatures", "tracker.i18n.screens_prepare",
    "tracker.i18n.screens_rescue", "tracker.i18n.screens_typing",
)  # fmt: skip
"""What nobody waits for: a new command with its events, sentences, dialog and key costs nothing."""
SHORT, LONG = 200, 5_000
COMBATANTS = 60


def rows(effort: Effort) -> Iterator[Row]:
    """Start-up at 200 and 5,000 steps."""
    floor: list[float] = []
    short: list[float] = []
    long: list[float] = []
    with evenings((COMBATANTS, SHORT), (COMBATANTS, LONG)) as fought:
        few, many = (evening.once_before() for evening in fought)
        for _ in range(effort.starts):
            floor.append(bare_start())
            short.append(few.start())
            long.append(many.start())
        early = few.loaded_at_first_paint().intersection(LATE)
    note = f"bare app {median(floor) * 1000:.0f} ms"
    against = ratio(short, floor)
    yield Row("start: 60 combatants, 200 steps, against a bare app", against, 1.25, note=note)
    against = ratio(long, floor)
    yield Row("start: 60 combatants, 5,000 steps, against a bare app", against, 1.5)
    more = beyond(long, floor) * 1000
    yield Row("start: what a fight of 5,000 steps adds to a bare app", more, 500, "ms")
    note = " ".join(sorted(early))
    yield Row("start: late modules loaded by the first paint", len(early), 0, "", note=note)
