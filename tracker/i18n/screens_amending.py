"""Words of amending a step: what may be changed, and what becomes of the answers since."""

from tracker.i18n import terms
from tracker.i18n.catalogue import npgettext, pgettext
from tracker.i18n.keys_said import keyed


def changes() -> dict[str, tuple[tuple[str, str], ...]]:
    """What can be chosen, by the label of its row."""
    return {
        "mode": (
            ("adv", pgettext("choice", "advantage")),
            ("dis", pgettext("choice", "disadvantage")),
        ),
        "cover": tuple((f"cover={key}", terms.cover(key)) for key in ("half", "three-quarters")),
        "outcome": (
            ("hit", pgettext("choice", "hit")),
            ("miss", pgettext("choice", "miss")),
            ("crit", pgettext("choice", "critical")),
        ),
        "damage": (
            ("resist", pgettext("choice", "resistance")),
            ("ko", pgettext("choice", "knock out")),
        ),
    }


def as_it_was() -> str:
    """Nothing chosen yet."""
    return pgettext("choice", "as it was")


def answers_lost(count: int) -> str:
    """Answers to questions that are not asked any more, or asked anew."""
    return npgettext(
        "amend",
        "{n} answer given since does not hold any more; what is still asked stays open.",
        "{n} answers given since do not hold any more; what is still asked stays open.",
        count,
    ).format(n=count)


def nothing_to_amend() -> str:
    """Message."""
    return pgettext("message", "Nothing has been decided yet that could be amended.")


def amend_earlier(last: str, line: str, count: int) -> str:
    """Message: turns have passed since what could be amended."""
    return npgettext(
        "message",
        "“{last}” has nothing to amend. {undo} takes it back; then {amend} amends “{line}”.",
        "“{last}” has nothing to amend. {undo}, {n} times, goes back; then {amend} amends “{line}”.",
        count,
    ).format(last=last, line=line, n=count, **keyed("fight", undo="u", amend="A"))
