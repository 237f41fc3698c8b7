"""`screenshots/round.svg`: one round as a moving picture, drawn from the program as it is played.

A frame is a screen. Every line that occurs is kept once and used by each frame that shows it, so a
minute of play is no bigger than a few still pictures; only CSS moves it, no script.
"""

import html
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from rich.cells import cell_len
from rich.color import Color
from rich.segment import Segment
from rich.style import Style
from rich.terminal_theme import DIMMED_MONOKAI

CELL, ROW = 8.4, 18.0
"""Pixels of a cell."""
MARGIN, HEAD = 10.0, 26.0
BAR = "█"
"""Drawn as what it is: fonts leave gaps between its rows."""
FONT = "Fira Code, DejaVu Sans Mono, Menlo, Consolas, monospace"
GROUND, INK, QUIET = "#101418", "#e6e6e6", "#8a949e"


class Frame(NamedTuple):
    """A screen that stays for so many seconds."""

    lines: tuple[tuple[Segment, ...], ...]
    seconds: float
    caption: str
    """The keys that led here."""


def colour(one: Color | None, usual: str) -> str:
    """As the web writes it."""
    if one is None or one.is_default:
        return usual
    return one.get_truecolor(DIMMED_MONOKAI).hex


def drawn(line: Iterable[Segment]) -> str:
    """One line of the screen, at the height nought."""
    found: list[str] = []
    column = 0
    for text, style, _ in line:
        width = cell_len(text)
        found += run(text, style or Style.null(), column, width)
        column += width
    return "".join(found)


def run(text: str, style: Style, column: int, width: int) -> list[str]:
    """Ground and text of one run of a look."""
    ink, ground = colour(style.color, INK), colour(style.bgcolor, GROUND)
    if style.reverse:
        ink, ground = ground, ink
    found: list[str] = []
    if ground != GROUND:
        x, wide = column * CELL, width * CELL
        found.append(f'<rect x="{x:.1f}" width="{wide:.1f}" height="{ROW}" fill="{ground}"/>')
    if text and set(text) == {BAR}:
        x, wide = column * CELL, width * CELL
        found.append(f'<rect x="{x:.1f}" y="2" width="{wide:.1f}" height="14" fill="{ink}"/>')
        return found
    kept = text.rstrip(" ")
    lead = len(kept) - len(kept.lstrip(" "))
    if not kept.strip(" "):
        return found
    weight = ' font-weight="bold"' if style.bold else ""
    line = ' text-decoration="line-through"' if style.strike else ""
    slant = ' font-style="italic"' if style.italic else ""
    shown = html.escape(kept[lead:]).replace(" ", "&#160;")
    length = cell_len(kept[lead:]) * CELL
    found.append(
        f'<text x="{(column + lead) * CELL:.1f}" y="13.5" textLength="{length:.1f}" fill="{ink}"'
        f"{weight}{line}{slant}>{shown}</text>"
    )
    return found


def moving(frames: Sequence[Frame], title: str) -> str:
    """The whole picture."""
    columns = max(sum(one.cell_length for one in line) for line in frames[0].lines)
    width = columns * CELL + 2 * MARGIN
    height = HEAD + (len(frames[0].lines) + 1) * ROW + 2 * MARGIN
    names: dict[str, str] = {}
    shown: list[str] = []
    rules: list[str] = []
    total = sum(one.seconds for one in frames)
    begins = 0.0
    for number, frame in enumerate(frames):
        shown.append(screen(frame, number, names))
        rules.append(timing(number, begins / total * 100, (begins + frame.seconds) / total * 100))
        begins += frame.seconds
    kept = "\n".join(f'<g id="{name}">{text}</g>' for text, name in names.items())
    return PICTURE.format(
        width=f"{width:.0f}", height=f"{height:.0f}", total=f"{total:.1f}", title=html.escape(title),
        rules="\n".join(rules), lines=kept, frames="\n".join(shown), font=FONT, ground=GROUND,
        quiet=QUIET, middle=f"{width / 2:.0f}", margin=MARGIN, head=HEAD,
    )  # fmt: skip


def screen(frame: Frame, number: int, names: dict[str, str]) -> str:
    """One frame, by the names of its lines; the keys stand below it."""
    found = []
    for place, line in enumerate(frame.lines):
        text = drawn(line)
        if text:
            name = names.setdefault(text, f"l{len(names)}")
            found.append(f'<use href="#{name}" y="{place * ROW:.0f}"/>')
    y = len(frame.lines) * ROW + 16
    caption = html.escape(frame.caption)
    keys = f'<text x="0" y="{y:.0f}" fill="{QUIET}">{caption}</text>' if caption else ""
    return f'<g class="f" id="f{number}">{"".join(found)}{keys}</g>'


def timing(number: int, begins: float, ends: float) -> str:
    """When a frame is seen, in percent of the whole."""
    hidden = "" if begins == 0 else "0%{visibility:hidden}"
    after = "" if ends >= 99.999 else f"{ends:.3f}%{{visibility:hidden}}"
    return (
        f"@keyframes k{number}{{{hidden}{begins:.3f}%{{visibility:visible}}{after}}}"
        f"#f{number}{{animation-name:k{number}}}"
    )


PICTURE = """<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" role="img">
<title>{title}</title>
<style>
text {{ font-family: {font}; font-size: 14px; white-space: pre; }}
.f {{ visibility: hidden; animation-duration: {total}s; animation-iteration-count: infinite;
  animation-timing-function: step-end; }}
@media (prefers-reduced-motion: reduce) {{ .f {{ animation: none; }} #f0 {{ visibility: visible; }} }}
{rules}
</style>
<defs>
{lines}
</defs>
<rect width="100%" height="100%" rx="8" fill="{ground}"/>
<text x="{middle}" y="20" fill="{quiet}" text-anchor="middle">{title}</text>
<g transform="translate({margin} {head})">
{frames}
</g>
</svg>
"""
