"""The floor: a Textual app that shows one table of twenty rows and does nothing else."""

from textual.app import App, ComposeResult
from textual.widgets import DataTable, Static

ROWS = 20
MARKER = "READY-TO-PLAY"


class Bare(App[None]):
    """A table and a line below it."""

    ENABLE_COMMAND_PALETTE = False
    CSS = "DataTable { height: 1fr; } Static { dock: bottom; height: 1; }"

    def compose(self) -> ComposeResult:
        yield DataTable(cursor_type="row")
        yield Static(MARKER)

    def on_mount(self) -> None:
        table: DataTable[str] = self.query_one(DataTable)
        table.add_columns("Init", "Name", "HP", "AC", "Conditions")
        for place in range(ROWS):
            table.add_row(str(20 - place), f"Goblin {place}", "7/7", "15", "poisoned")


if __name__ == "__main__":
    Bare().run()
