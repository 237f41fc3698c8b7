"""Why a number is what it is: a rule of the catalogue and its parameters.

A reason carries no sentence; the i18n room turns `key` and `params` into one.
"""

from typing import NamedTuple

Param = int | str | bool


class Reason(NamedTuple):
    """One rule that had a say in a result."""

    rule: str
    """Catalogue id, for example `RES-01`."""
    key: str
    """Which sentence says it, for example `resistance-halves`."""
    params: tuple[tuple[str, Param], ...] = ()
    """Named numbers and names of the sentence, in order."""


def because(rule: str, key: str, /, **params: Param) -> Reason:
    """Build a reason; keyword order is the order the sentence uses."""
    return Reason(rule, key, tuple(params.items()))


def by_option(rule: str, option: str) -> Reason:
    """What an option of the encounter made different: says which wording or reading was used."""
    return because(rule, "by-option", option=option)
