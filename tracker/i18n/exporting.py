"""What stands in exported files besides names and numbers, and what is said of exporting."""

from collections.abc import Iterator

from tracker.encounter.stat_block import StatBlock
from tracker.i18n import markdown, stat_blocks, terms
from tracker.i18n.catalogue import pgettext


def creatures() -> str:
    """Heading of the list."""
    return pgettext("export", "Creatures")


def stat_block_title() -> str:
    """Heading of the stat blocks."""
    return pgettext("export", "Stat blocks")


def party() -> str:
    """Heading of the party, and of a party without a name."""
    return pgettext("export", "Party")


def log() -> str:
    """Heading of the log."""
    return pgettext("export", "Log")


def unnamed() -> str:
    """Heading of an encounter without a name."""
    return pgettext("export", "Encounter")


def now(round_number: int) -> str:
    """Heading of the table as it stands."""
    return pgettext("export", "Round {n}").format(n=round_number)


def before() -> str:
    """Heading of what happened before the first round."""
    return pgettext("export", "Before the first round")


def creature_heads() -> tuple[str, ...]:
    """Columns of the creatures."""
    return (
        pgettext("export", "Count"),
        pgettext("export", "Creature"),
        pgettext("export", "AC"),
        pgettext("export", "Hit points"),
        pgettext("export", "XP each"),
        pgettext("export", "Notes"),
    )


def party_heads() -> tuple[str, ...]:
    """Columns of the party."""
    return (
        pgettext("export", "Character"),
        pgettext("export", "Level"),
        pgettext("export", "AC"),
        pgettext("export", "Hit points"),
    )


def table_heads() -> tuple[str, ...]:
    """Columns of the table as it stands."""
    return (
        pgettext("export", "Initiative"),
        pgettext("export", "Who"),
        pgettext("export", "Hit points"),
        pgettext("export", "AC"),
        pgettext("export", "Conditions"),
    )


def log_heads() -> tuple[str, ...]:
    """Columns of the log."""
    return (
        pgettext("export", "Step"),
        pgettext("export", "Time"),
        pgettext("export", "Round"),
        pgettext("export", "Typed"),
        pgettext("export", "What happened"),
    )


def at_home() -> str:
    """Beside a character who does not come."""
    return pgettext("export", "stays at home")


def stat_block(block: StatBlock, depth: int) -> Iterator[str]:
    """A creature as a part of a Markdown file."""
    rows = stat_blocks.rows(block)
    first = next(rows)
    yield from markdown.heading(depth, first.title)
    yield from (f"*{markdown.plain(first.text)}*", "")
    after_gap = listed = False
    for title, text in rows:
        if not title and not text:
            after_gap = True
            continue
        if after_gap and not text:
            yield from (*([""] if listed else []), f"**{markdown.plain(title)}**", "")
        else:
            yield from ("",) if after_gap and listed else ()
            parts = [f"**{markdown.plain(title)}**"] if title else []
            yield f"- {' '.join([*parts, markdown.plain(text)])}".rstrip()
        listed, after_gap = True, False
    yield ""


def export_title(name: str) -> str:
    """Of the dialog."""
    return pgettext("export", "Export {name}").format(name=name)


def what() -> str:
    """Before the choice."""
    return pgettext("export", "What")


def place() -> str:
    """Before the file's name."""
    return pgettext("export", "Where to")


def shape(subject: str, format: str) -> str:
    """One thing as one format."""
    things = {
        "encounter": pgettext("export", "encounter"),
        "creatures": pgettext("export", "creatures"),
        "party": pgettext("export", "party"),
        "log": pgettext("export", "log"),
    }
    formats = {"json": "JSON", "markdown": "Markdown", "csv": "CSV"}
    return pgettext("export", "{thing} as {format}").format(
        thing=things[subject], format=formats[format]
    )


def no_place() -> str:
    """Nothing is typed."""
    return pgettext("export", "Type where it shall be written.")


def replaces(path: str) -> str:
    """A file is there already."""
    return pgettext("export", "{path} is there already; Enter again replaces it.").format(path=path)


def nothing_to_export() -> str:
    """On a heading, or a file at fault."""
    return pgettext(
        "export", "There is nothing to export here: choose a fight, an encounter or the party."
    )


def condition(name: str) -> str:
    """One condition or state, as the log calls it."""
    return terms.condition(name)


def written(path: str) -> str:
    """After a file was written."""
    return pgettext("export", "{path} is written.").format(path=path)


def party_beside(name: str) -> str:
    """An encounter names its party's file, which is exported by itself."""
    return pgettext(
        "export", "It names the party file {name}, which is a file of its own: export party {name}."
    ).format(name=name)
