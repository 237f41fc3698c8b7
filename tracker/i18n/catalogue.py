"""The catalogue in use: looked up at each call, so that nothing is translated at import.

The msgid is the English sentence, the context the event or screen it belongs to.
"""

from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from gettext import NullTranslations

DOMAIN = "tracker"
LOCALES = Path(__file__).parent / "locale"
DEFAULT = "en"
LANGUAGES = ("en", "vi", "th", "ru", "zh_Hans", "zh_Hant")
WRITTEN = (
    ("←→", "Left/Right"), ("↑↓", "Up/Down"), ("↑ ", "Up "), ("→ ", "-> "), ("≤", "<="), ("≥", ">="),
    ("±", "+-"), ("÷", "/"), ("×", "x"), ("…", "..."), ("¼", "1/4"), ("½", "1/2"),
)  # fmt: skip
"""Signs within sentences, and how they are written where there is but ASCII: of any width, for a
sentence is measured after this. A sign that stands alone keeps its one cell (`tui.signs`)."""


class _Chosen:
    """Holds the one choice of the process; English, which is what the code says, until then."""

    code = DEFAULT
    catalogue: "NullTranslations | None" = None
    ascii = False


def use(code: str) -> None:
    """Speak this language from now on; one without a catalogue falls back to English."""
    if code not in LANGUAGES:
        raise ValueError(code)
    _Chosen.code = code
    _Chosen.catalogue = None
    if code != DEFAULT:
        from gettext import translation

        _Chosen.catalogue = translation(DOMAIN, LOCALES, languages=[code], fallback=True)


def available() -> tuple[str, ...]:
    """The languages the program really speaks: English, and those with a catalogue."""
    made = (code for code in LANGUAGES if code != DEFAULT)
    return (DEFAULT, *(code for code in made if (LOCALES / code / "LC_MESSAGES").is_dir()))


def language() -> str:
    """The code of the language in use."""
    return _Chosen.code


def write_ascii(only: bool) -> None:
    """Whether sentences from now on are written without the signs that ASCII does not have."""
    _Chosen.ascii = only


def written(text: str) -> str:
    """The text with the signs in use."""
    if _Chosen.ascii and not text.isascii():
        for sign, plain in WRITTEN:
            text = text.replace(sign, plain)
    return text


def pgettext(context: str, sentence: str) -> str:
    """The sentence in the language in use."""
    chosen = _Chosen.catalogue
    return written(chosen.pgettext(context, sentence) if chosen else sentence)


def npgettext(context: str, one: str, many: str, count: int) -> str:
    """The sentence in the form that goes with the count."""
    chosen = _Chosen.catalogue
    if chosen:
        return written(chosen.npgettext(context, one, many, count))
    return written(one if count == 1 else many)
