"""Words of the attack dialog, of a multiattack gone through, and of the table of saves."""

from collections import Counter
from collections.abc import Sequence

from tracker.i18n import terms
from tracker.i18n.catalogue import pgettext


def more_fields(key: str) -> str:
    """At the end of a dialog's keys, when rare fields are folded away."""
    return pgettext("dialog", "{key} more").format(key=key)


def answered_by(key: str, question: str) -> str:
    """A question among what is for and against, with the key that says yes."""
    return pgettext("dialog", "{key}: {question}").format(key=key, question=question)


def course_label() -> str:
    """The field of the ways a multiattack may go."""
    return pgettext("field", "Multiattack")


def course(names: Sequence[str]) -> str:
    """One way: `2× Longsword, 1× Bite`."""
    return ", ".join(f"{count}× {name}" for name, count in Counter(names).items())


def attack_of(here: int, most: int) -> str:
    """Heading while a multiattack is gone through."""
    return pgettext("dialog", "Attack {here} of {most}").format(here=here, most=most)


def opens_action(name: str) -> str:
    """What Enter does with an action that is part of a multiattack."""
    return pgettext("preview", "Enter asks whom {name} hits").format(name=name)


def verdict(success: bool) -> str:
    """Of a save."""
    return pgettext("save", "saves") if success else pgettext("save", "fails")


def share(key: str) -> str:
    """How much of the damage a target takes after its save."""
    return {
        "full": pgettext("share", "full"),
        "half": pgettext("share", "half"),
        "none": pgettext("share", "none"),
    }.get(key, "")


def covered(level: str) -> str:
    """Cover of one row."""
    return terms.cover(level)


def noted(key: str) -> str:
    """Why a target takes less or more than its share, in a word."""
    return {
        "immune": pgettext("save", "immune"),
        "resistance-halves": pgettext("save", "resistant"),
        "vulnerability-doubles": pgettext("save", "vulnerable"),
        "below-threshold": pgettext("save", "below its threshold"),
        "evasion": pgettext("save", "Evasion"),
    }[key]


def saves_keys() -> str:
    """Below the table of saves."""
    return pgettext("dialog", "digits: the total called   + saves  − fails   ←→ share   c cover")


def saves_headings() -> tuple[str, ...]:
    """Of its columns: who, bonus, roll, result, share, damage, hit points, remarks."""
    return (
        "",
        pgettext("column", "bonus"),
        pgettext("column", "roll"),
        pgettext("column", "result"),
        pgettext("column", "takes"),
        "",
        pgettext("column", "HP"),
        "",
    )


def no_consequence() -> str:
    """Of a save after which everything is as before."""
    return pgettext("preview", "nothing else happens")


def dc_before(dc: int) -> str:
    """What an empty field of the DC means."""
    return pgettext("hint", "empty: {dc} again; or type another, e.g. 15 or con 15").format(dc=dc)


def dc_hint() -> str:
    """What may be typed there."""
    return pgettext("hint", "the number to reach, e.g. 15; or con 15")


def then_label() -> str:
    """The field of what follows a spell."""
    return pgettext("field", "Then")


def thens() -> tuple[tuple[str, str], ...]:
    """Nothing, or the table of saves of those it is cast on."""
    return (
        ("", pgettext("choice", "nothing more")),
        ("saves", pgettext("choice", "their saves")),
    )


def put_on_them(changes: str) -> str:
    """What a spell changes on those it is cast on, as its effect."""
    return pgettext("choice", "its effect: {changes}").format(changes=changes)


def no_slot(levels: str) -> str:
    """Of a spell that no list names: nothing is spent for it; the caster's slots, if any."""
    if levels:
        return pgettext(
            "preview", "no slot is taken: say its level under Slot ({levels}), 0 for none"
        ).format(levels=levels)
    return pgettext("preview", "no slot is taken")


def ticks() -> str:
    """Beside words that are ticked one by one."""
    return pgettext("hint", "Space ticks")


def on_nobody() -> str:
    """Of a spell without targets."""
    return pgettext("preview", "on nobody")
