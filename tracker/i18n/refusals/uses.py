"""Refusals of stat-block actions and limited things."""

from tracker.i18n.catalogue import pgettext


def of_uses(key: str) -> str:
    """The sentence of a key, or an empty one."""
    match key:
        case "unknown-stat-action":
            return pgettext("refusal", "{who} has no action “{word}” in its stat block.")
        case "no-such-name":
            return pgettext("refusal", "“{word}” is nothing it has; another name in quotes.")
        case "nothing-of-that":
            return pgettext(
                "refusal", "It has nothing of that kind, so no “{word}”; another name in quotes."
            )
        case "uses-unchanged":
            return pgettext("refusal", "{who}: {name} counts as used {used} times already.")
        case "nothing-to-recharge":
            return pgettext("refusal", "{who} has used nothing of that; name what is used.")
        case "no-failed-save":
            return pgettext(
                "refusal", "{who} failed no save in the last step; undo back to the one it failed."
            )
        case _:
            return ""
