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


class _Chosen:
    """Holds the one choice of the process; English, which is what the code says, until then."""

    code = DEFAULT
    catalogue: "NullTranslations | None" = None


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


def pgettext(context: str, sentence: str) -> str:
    """The sentence in the language in use."""
    chosen = _Chosen.catalogue
    return chosen.pgettext(context, sentence) if chosen else sentence


def npgettext(context: str, one: str, many: str, count: int) -> str:
    """The sentence in the form that goes with the count."""
    chosen = _Chosen.catalogue
    if chosen:
        return chosen.npgettext(context, one, many, count)
    return one if count == 1 else many
