"""Seven looks as tables of colours; only the one that is chosen is built.

On a terminal of 256 colours backgrounds become greys, for its few dark tones swallow text; on one of
16 everything becomes one of the 16, and the cursor turns its row over.
"""

from typing import NamedTuple

from textual.theme import Theme

PREFIX = "tracker-"
FEW, MANY = "16", "256"
"""How few colours a terminal may have; anything else has all of them."""


class Palette(NamedTuple):
    """What a theme paints with; every text is read on every background."""

    background: str
    panel: str
    cursor: str
    text: str
    dim: str
    title: str
    accent: str
    warning: str
    bad: str
    good: str
    dark: bool = True
    turned: str = "bold"
    """Text style of the row under the cursor."""
    flat: bool = False
    """The row under the cursor is all in the colour of text."""


PALETTES = {
    "dark": Palette(
        "#101418", "#202830", "#1C3646", "#E6E6E6", "#9AA5AF",
        "#56B4E9", "#E69F00", "#F0E442", "#F0875F", "#2FBF97",
    ),
    "light": Palette(
        "#FAFAF7", "#EEEEE8", "#D8E9F4", "#1A1A1A", "#595954",
        "#005C91", "#6B4600", "#5F4B00", "#8C2F00", "#005C45", dark=False,
    ),
    "contrast": Palette(
        "#000000", "#000000", "#00304D", "#FFFFFF", "#D0D0D0",
        "#7FD4FF", "#FFC94D", "#FFFF66", "#FFB3A0", "#66F2B5",
    ),
    "okabe": Palette(
        "#000000", "#101010", "#0072B2", "#FFFFFF", "#A6A6A6",
        "#56B4E9", "#E69F00", "#F0E442", "#D55E00", "#009E73", flat=True,
    ),
    "solar": Palette(
        "#002B36", "#073642", "#0A4250", "#EEE8D5", "#A3B1B1",
        "#6DB7F0", "#D9A80F", "#E8C34A", "#FF8F7A", "#A9BD1F",
    ),
    "dim": Palette(
        "#0B0806", "#17100B", "#26180E", "#C9A781", "#9E8467",
        "#B69A86", "#D69245", "#D6AE5C", "#D9795A", "#96A268",
    ),
    "mono": Palette(
        "#000000", "#000000", "#303030", "#FFFFFF", "#FFFFFF",
        "#FFFFFF", "#FFFFFF", "#FFFFFF", "#FFFFFF", "#FFFFFF", turned="bold reverse", flat=True,
    ),
}  # fmt: skip
"""`okabe` has the colours of Okabe and Ito as they published them; the others lean on them."""
NAMES = tuple(PALETTES)
SIXTEEN = {
    True: Palette(
        "#000000", "#000000", "#0000AA", "#FFFFFF", "#AAAAAA",
        "#55FFFF", "#FFFF55", "#FFFF55", "#FF5555", "#55FF55", flat=True,
    ),
    False: Palette(
        "#FFFFFF", "#FFFFFF", "#AAAAAA", "#000000", "#000000",
        "#0000AA", "#AA00AA", "#AA00AA", "#AA0000", "#000000", dark=False, flat=True,
    ),
}  # fmt: skip
"""The same on 16 colours, dark and light."""
GREYS = (0, *range(8, 239, 10), 255)
"""The greys of a terminal of 256 colours."""


def named(name: str, colours: str = "") -> Theme:
    """The theme of this name for a terminal with so many colours."""
    palette = fitting(PALETTES[name], colours)
    return Theme(
        name=f"{PREFIX}{name}",
        primary=palette.title,
        secondary=palette.title,
        warning=palette.warning,
        error=palette.bad,
        success=palette.good,
        accent=palette.accent,
        foreground=palette.text,
        background=palette.background,
        surface=palette.panel,
        panel=palette.panel,
        dark=palette.dark,
        variables=variables(palette),
    )


def variables(palette: Palette) -> dict[str, str]:
    """What the stylesheet asks for beyond the colours that Textual names."""
    return {
        "dim": palette.dim,
        "frame": between(palette.dim, palette.background),
        "cursor": palette.cursor,
        "cursor-style": palette.turned,
        "field": palette.panel if palette.flat else palette.cursor,
        "flat-cursor": "1" if palette.flat else "",
        "scrollbar": palette.dim,
        "scrollbar-hover": palette.text,
        "scrollbar-active": palette.text,
        "scrollbar-background": palette.panel,
        "scrollbar-background-hover": palette.panel,
        "scrollbar-background-active": palette.panel,
        "input-cursor-background": palette.text,
        "input-cursor-foreground": palette.background,
        "input-selection-background": palette.accent,
        "input-selection-foreground": palette.background,
        "text-disabled": palette.dim,
        "text-muted": palette.dim,
    }


def fitting(palette: Palette, colours: str) -> Palette:
    """The palette as far as the terminal can show it."""
    if colours == FEW:
        few = SIXTEEN[palette.dark]
        plain = palette.text == palette.dim
        return _plain(few) if plain else few
    if colours == MANY:
        return palette._replace(
            background=grey(palette.background),
            panel=grey(palette.panel),
            cursor=palette.cursor if palette.flat else grey(palette.cursor),
        )
    return palette


def _plain(few: Palette) -> Palette:
    """No colour but that of text."""
    ink = few.text
    return few._replace(
        cursor=few.background, dim=ink, title=ink, accent=ink, warning=ink, bad=ink, good=ink,
        turned="bold reverse",
    )  # fmt: skip


def between(one: str, other: str) -> str:
    """The colour in the middle: frames stand back behind texts."""
    parts = ((int(one[at : at + 2], 16) + int(other[at : at + 2], 16)) // 2 for at in (1, 3, 5))
    return "#" + "".join(f"{part:02X}" for part in parts)


def grey(colour: str) -> str:
    """The grey of 256 colours that is as bright."""
    wanted = luminance(colour)
    return min(
        (f"#{level:02X}" + f"{level:02X}" * 2 for level in GREYS),
        key=lambda one: abs(luminance(one) - wanted),
    )


def luminance(colour: str) -> float:
    """Relative luminance as WCAG 2 defines it: 0 black, 1 white."""
    parts = [int(colour[place : place + 2], 16) / 255 for place in (1, 3, 5)]
    red, green, blue = (
        part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
