"""Words before an attack that nobody may mean."""

from tracker.i18n.catalogue import pgettext


def cannot_act(who: str, condition: str) -> str:
    """By a condition."""
    return pgettext("preview", "! {who} is {condition} and cannot act").format(
        who=who, condition=condition
    )


def same_side(who: str, target: str) -> str:
    """Friends."""
    return pgettext("preview", "! {who} and {target} are on the same side").format(
        who=who, target=target
    )
