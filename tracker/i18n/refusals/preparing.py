"""Refusals while an encounter is prepared."""

from tracker.i18n.catalogue import pgettext


def text_of(key: str) -> str:
    """The sentence of a key, or an empty one."""
    match key:
        case "wish-without-name":
            return pgettext(
                "refusal", "“{text}” names no creature; write 6 goblin, or worg hidden."
            )
        case "wish-unknown-creature":
            return pgettext(
                "refusal", "No creature is called “{name}”; with hp=N it becomes one of your own."
            )
        case "party-hit-points":
            return pgettext("refusal", "How many hit points has {name}? Write {name} hp=30 ac=14.")
        case "party-name-taken":
            return pgettext("refusal", "The party has a {name} already.")
        case "party-nobody":
            return pgettext("refusal", "Nobody in the party is called {name}.")
        case "party-one-each":
            return pgettext("refusal", "Everyone in the party has a name of their own: {name}.")
        case "wish-unknown-word":
            return pgettext("refusal", "“{word}=” says nothing about a creature.")
        case "add-one-kind":
            return pgettext(
                "refusal", "One kind of creature at a time, here; while preparing, several."
            )
        case "add-plain-only":
            return pgettext(
                "refusal",
                "Variants, phases and dice for a number are for preparing; here a count, hp, ac, "
                "init, side, round, names and hidden can be said.",
            )
        case "wish-no-phase":
            return pgettext("refusal", "“{text}” is no phase; write Enraged 50% heal 20.")
        case "wish-not-a-number":
            return pgettext("refusal", "Write {what} as a number, not as “{text}”.")
        case "wish-hp-percent":
            return pgettext(
                "refusal", "Hit points grow by per cent: hp+50%; hp=N sets them outright ({text})."
            )
        case "prepare-a-fight":
            return pgettext(
                "refusal", "{path} is a fight under way; only what is prepared can be edited."
            )
        case "prepare-not-saved":
            return pgettext("refusal", "What is prepared must be saved before it is played.")
        case "prepare-nobody":
            return pgettext("refusal", "There is no creature in it yet.")
        case "party-file-missing":
            return pgettext("refusal", "There is no party file {path}.")
        case "creature-at-fault":
            return pgettext("refusal", "Something is wrong with it still: see above the keys.")
        case "creature-name-taken":
            return pgettext(
                "refusal", "Another creature of yours is called {name}; choose another name."
            )
        case _:
            return ""
