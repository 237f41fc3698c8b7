"""What verb or condition a word may stand for that is none: a synonym, an inflection, a typing error."""

from tracker.rules.words import CONDITIONS
from tracker.shorthand import synonyms
from tracker.shorthand.directory import singulars
from tracker.shorthand.near import nearest
from tracker.shorthand.verbs import VERBS

ENDINGS = ("ed", "ing", "d", "er")
"""Of a verb that a sentence inflects: `attacked`, `healing`."""


def verbs_meant(word: str) -> tuple[str, ...]:
    """Verbs for a word that is none: a synonym, an inflected form, a typing error."""
    said = (word, *singulars(word), *(word.removesuffix(end) for end in ENDINGS))
    exact = tuple(one for one in said if one in VERBS)
    known = tuple(verb for one in said for verb in synonyms.VERBS.get(one, ()))
    near = nearest(word, VERBS)
    alike = nearest(word, synonyms.VERBS) if not (exact or known or near) else ()
    through = tuple(verb for one in alike for verb in synonyms.VERBS[one])
    return tuple(dict.fromkeys((*exact, *known, *near, *through)))


def conditions_meant(word: str) -> tuple[str, ...]:
    """Conditions for a word that is none."""
    known = synonyms.CONDITIONS.get(word, ())
    return tuple(dict.fromkeys((*known, *nearest(word, CONDITIONS))))
