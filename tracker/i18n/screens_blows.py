"""Words of the attack dialog, of a multiattack gone through, and of the table of saves."""

from collections import Counter
from collections.abc import Sequence

from tracker.i18n.catalogue import npgettext, pgettext


def more_fields(key: str) -> str:
    """At the end of a dialog's keys, when rare fields are folded away."""
    return pgettext("dialog", "{key} more").format(key=key)


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


def on_a_hit(damage: int, mean: int) -> str:
    """Beside the chance: what a hit does, and what that comes to on average."""
    return npgettext(
        "preview",
        "{damage} damage on a hit, about {mean} an attack",
        "{damage} damage on a hit, about {mean} an attack",
        damage,
    ).format(damage=damage, mean=mean)
