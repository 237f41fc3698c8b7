"""Two themes of our own, told apart by anyone: the Okabe-Ito colours on dark and on light."""

from textual.theme import Theme

DARK = Theme(
    name="tracker-dark",
    primary="#56B4E9",
    secondary="#CC79A7",
    warning="#F0E442",
    error="#E3704A",
    success="#2FBF97",
    accent="#E69F00",
    foreground="#E6E6E6",
    background="#101418",
    surface="#161B21",
    panel="#202830",
    dark=True,
    variables={"dim": "#8A949E", "cursor": "#24485C"},
)
LIGHT = Theme(
    name="tracker-light",
    primary="#0072B2",
    secondary="#8F3A6B",
    warning="#8A6D00",
    error="#B34700",
    success="#00694F",
    accent="#9A6700",
    foreground="#1A1A1A",
    background="#FAFAF7",
    surface="#F0F0EA",
    panel="#E2E2DA",
    dark=False,
    variables={"dim": "#6B6B66", "cursor": "#BFD9EA"},
)
