"""What cards there are, told to the typed language: the words are i18n's, the reading shorthand's."""

from collections.abc import Mapping


def card_keys() -> Mapping[str, str]:
    """Key of each card by its key and by its title, in lower case."""
    from tracker.i18n.cards import card_text
    from tracker.i18n.rules_at_hand import entries
    from tracker.rules.words import CONDITIONS

    found = {one: one for one in (*CONDITIONS, "exhaustion") if card_text(one)}
    for one in entries():
        found.setdefault(one.key, one.key)
        found.setdefault(one.title.casefold(), one.key)
    return found
