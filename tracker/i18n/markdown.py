"""Text as Markdown that shows it as it stands: a name can end no table and begin no heading."""

import re
from collections.abc import Iterable, Sequence

MEANT = re.compile(r"([\\`*_\[\]<>#|~$])")
"""Signs that Markdown, or a notes program, takes for something else than themselves."""
LISTED = re.compile(r"^(\s*)([-+]|\d+[.)])(?=\s|$)")


def plain(text: str) -> str:
    """In one line, every sign standing for itself."""
    line = MEANT.sub(r"\\\1", " ".join(text.split()))
    return LISTED.sub(lambda found: f"{found[1]}{found[2][:-1]}\\{found[2][-1]}", line)


def heading(depth: int, text: str) -> list[str]:
    """A heading with an empty line behind it."""
    return [f"{'#' * depth} {plain(text)}", ""]


def table(heads: Sequence[str], rows: Iterable[Sequence[str]]) -> list[str]:
    """A table, and an empty line; nothing without rows."""
    lines = [f"| {' | '.join(map(plain, row))} |" for row in rows]
    if not lines:
        return []
    rule = f"|{'|'.join(' --- ' for _ in heads)}|"
    return [f"| {' | '.join(map(plain, heads))} |", rule, *lines, ""]


def quote(text: str) -> list[str]:
    """Somebody's own text, set apart; its Markdown stays."""
    lines = text.strip().splitlines()
    return [*(f"> {line}".rstrip() for line in lines), ""] if lines else []


def paragraphs(text: str) -> list[str]:
    """Somebody's own text as it stands."""
    lines = text.strip().splitlines()
    return [*lines, ""] if lines else []


def whole(lines: Iterable[str]) -> str:
    """The file's content."""
    return "\n".join(lines).strip("\n") + "\n"
