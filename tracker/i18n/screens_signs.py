"""The signs on the rows of a fight, and what each of them means."""

from tracker.i18n.catalogue import pgettext


def signs_title() -> str:
    """Heading of the signs on the help screen."""
    return pgettext("help", "Signs on the rows")


def signs() -> tuple[tuple[str, str], ...]:
    """What each of them means."""
    return (
        ("▶ ▷ ›", pgettext("sign", "whose turn it is; who is next; the cursor")),
        ("●", pgettext("sign", "marked")),
        (
            "▸ ▾",
            pgettext("sign", "a folded group, with the hit points of its weakest; an unfolded one"),
        ),
        ("⚠", pgettext("sign", "a question about it is open")),
        ("✓", pgettext("sign", "has used its action, while its group is on turn")),
        ("‖", pgettext("sign", "cannot act, and what keeps it from acting")),
        ("⊘", pgettext("sign", "hidden from the players; no effect on rolls")),
        ("◈", pgettext("sign", "concentrates")),
        ("❖", pgettext("sign", "wears a form; its own hit points stand behind it")),
        ("▒", pgettext("sign", "stands in an area that stays")),
        ("↺", pgettext("sign", "its reaction is used")),
        ("→R3", pgettext("sign", "until round 3")),
        ("█▆▄▂○", pgettext("sign", "unhurt, hurt, bloodied, at a quarter or less, down")),
        ("✓○○ ✗○○", pgettext("sign", "death saves made, death saves failed")),
        ("†", pgettext("sign", "dead")),
    )
