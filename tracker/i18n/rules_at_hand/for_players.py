"""Cards as players see them: a condition speaks to its bearer, anything else as in the reference."""

from tracker.i18n import terms
from tracker.i18n.cards import card_text
from tracker.i18n.rules_at_hand import entry_of


def title(name: str) -> str:
    """A condition by its term, another card by its title, what nobody knows as it was typed."""
    if card_text(name):
        return terms.condition(name)
    found = entry_of(name)
    return found.title if found else terms.condition(name)


def text(name: str) -> str:
    """What stands on it; empty for what nobody knows."""
    found = card_text(name)
    if found:
        return found
    entry = entry_of(name)
    return " ".join(entry.lines) if entry else ""
