"""Why a key cannot be used now, and what would be right, where no refusal of the rules says it."""

from tracker.i18n import terms
from tracker.i18n.catalogue import npgettext, pgettext
from tracker.i18n.keys_said import keyed


def no_question() -> str:
    """A key that answers, and nothing is asked."""
    return pgettext(
        "message",
        "No question is open; this key answers one. {next} ends the turn, {type} lets you type.",
    ).format(**keyed("fight", next="n", type=":"))


def nothing_asked() -> str:
    """Enter on the list where there is nothing it could do."""
    return pgettext("message", "No question is open: {attack} attacks, {next} goes on.").format(
        **keyed("fight", attack="a", next="n")
    )


def nothing_begun() -> str:
    """The same before the start."""
    return pgettext("message", "The fight has not begun: {next} begins it.").format(
        **keyed("fight", next="n")
    )


def somebody() -> str:
    """Whoever it was."""
    return pgettext("message", "Whoever this is about")


def not_begun() -> str:
    """A key of a fight under way."""
    return pgettext(
        "message", "The fight has not begun: {next} asks for initiative and starts it."
    ).format(**keyed("fight", next="n"))


def nobody_to_attack() -> str:
    """Fewer than two on the table."""
    return pgettext("message", "An attack needs two on the table: {add} adds creatures.").format(
        **keyed("fight", add="+")
    )


def so_many_attacks(who: str, count: int) -> str:
    """A number beyond the card's attacks."""
    if not count:
        return pgettext(
            "message", "{who} has no attacks on its card; {attack} strikes unarmed."
        ).format(who=who, **keyed("fight", attack="a"))
    return npgettext(
        "message",
        "{who} has {n} attack on its card; Tab shows it.",
        "{who} has {n} attacks on its card; Tab shows them.",
        count,
    ).format(who=who, n=count)


def no_death_save(who: str, state: str) -> str:
    """Only the dying make one (DEATH-03)."""
    if state == "up":
        return pgettext(
            "message",
            "{who} is up: death saves are for the dying, at 0 hit points. {damage} is damage.",
        ).format(who=who, **keyed("fight", damage="d"))
    return pgettext("message", "{who} is {state}: death saves are for the dying.").format(
        who=who, state=terms.state(state)
    )


def no_groups() -> str:
    """Nothing to fold."""
    return pgettext("message", "Nobody acts as a group here, so there is nothing to fold.")


def nothing_lies(who: str) -> str:
    """No condition, no effect: no rules of them to read."""
    return pgettext(
        "message", "Nothing lies on {who}; {rules} opens all rules, {help} the keys."
    ).format(who=who, **keyed("fight", rules="/", help="?"))


def incomplete() -> str:
    """Enter in a dialog where something is missing."""
    return pgettext("message", "Something is missing yet: fill the empty fields, or Esc leaves.")
