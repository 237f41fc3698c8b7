"""The catalogue in use: looked up at each call, so that nothing is translated at import.

The msgid is the English sentence, the context the event or screen it belongs to.
"""

import gettext as _gettext
from pathlib import Path

DOMAIN = "tracker"
LOCALES = Path(__file__).parent / "locale"
DEFAULT = "en"
LANGUAGES = ("en", "vi", "th", "ru", "zh_Hans", "zh_Hant")


class _Chosen:
    """Holds the one choice of the process; English until somebody chooses."""

    code = "en"
    catalogue: _gettext.NullTranslations = _gettext.NullTranslations()


def use(code: str) -> None:
    """Speak this language from now on; one without a catalogue falls back to English."""
    if code not in LANGUAGES:
        raise ValueError(code)
    _Chosen.code = code
    _Chosen.catalogue = _gettext.translation(DOMAIN, LOCALES, languages=[code], fallback=True)


def language() -> str:
    """The code of the language in use."""
    return _Chosen.code


def pgettext(context: str, sentence: str) -> str:
    """The sentence in the language in use."""
    return _Chosen.catalogue.pgettext(context, sentence)


def npgettext(context: str, one: str, many: str, count: int) -> str:
    """The sentence in the form that goes with the count."""
    return _Chosen.catalogue.npgettext(context, one, many, count)
