"""Refusals of the core: what the state of the table does not allow."""

from tracker.i18n.catalogue import pgettext
from tracker.i18n.refusals import bodies, fights, places, shapes, uses


def text_of(key: str) -> str:
    """The sentence of a key, or an empty one."""
    return (
        of_creatures(key)
        or of_attacks(key)
        or of_turns(key)
        or of_time(key)
        or bodies.of_bodies(key)
        or places.of_places(key)
        or uses.of_uses(key)
        or shapes.of_shapes(key)
        or fights.of_fights(key)
    )


def of_creatures(key: str) -> str:
    """Life, death, effects."""
    match key:
        case "gone":
            return pgettext("refusal", "{who} left the fight; undo brings back, add adds anew.")
        case "not-on-the-table":
            return pgettext("refusal", "{who} is not on the table any more; nothing was done.")
        case "dead-already":
            return pgettext("refusal", "{who} is dead already; revive brings back.")
        case "dead-are-not-healed":
            return pgettext("refusal", "{who} is dead: healing does nothing, revive brings back.")
        case "dead-do-not-act":
            return pgettext("refusal", "{who} is dead and does not act; revive brings back.")
        case "no-hit-points":
            return pgettext("refusal", "{who} has no hit points, only turns; choose a creature.")
        case "no-death-save":
            return pgettext("refusal", "{who} makes no death save now: only the dying do.")
        case "not-dying":
            return pgettext(
                "refusal", "{who} is {state}, not dying: only the dying are stabilised."
            )
        case "not-dead":
            return pgettext("refusal", "{who} is {state}, not dead; heal gives hit points.")
        case "revived-needs-hit-points":
            return pgettext("refusal", "{who} comes back with 1 hit point at least.")
        case "effect-not-there":
            return pgettext("refusal", "{who} is not under “{effect}”; show lists what is there.")
        case "effect-over":
            return pgettext("refusal", "The effect on {who} is over already; skip the question.")
        case "exhaustion-unchanged":
            return pgettext("refusal", "{who} has exhaustion {level} already; give another level.")
        case "concentration-needs-a-source":
            return pgettext(
                "refusal", "“{effect}” is held by concentration: say whose, with from WHO."
            )
        case "cannot-concentrate":
            return pgettext("refusal", "{who} is incapacitated and cannot concentrate.")
        case "not-concentrating":
            return pgettext("refusal", "{who} concentrates on nothing; conc WHO SPELL begins it.")
        case "unknown-creature":
            return pgettext(
                "refusal", "There is no creature {who} on the table; show lists who is there."
            )
        case "no-maximum-left":
            return pgettext(
                "refusal",
                "{who} has a hit point maximum of 0 and cannot come back; raise it with maxhp.",
            )
        case _:
            return ""


def of_attacks(key: str) -> str:
    """Attacks that cannot be made; the DM's hit or a typed total overrides most."""
    match key:
        case "ko-needs-melee":
            return pgettext("refusal", "{attack} is no melee attack: only those knock out.")
        case "target-charmer":
            return pgettext(
                "refusal", "{who} is charmed by {target} and cannot attack; hit overrides it."
            )
        case "target-behind":
            return pgettext("refusal", "{target} is behind {who}, who has to turn first.")
        case "target-covered":
            return pgettext(
                "refusal",
                "{who} cannot attack {target} with {attack} through total cover; hit overrides it.",
            )
        case "out-of-range":
            return pgettext(
                "refusal",
                "{attack} reaches {range} ft, not {distance} ft; come closer, or hit overrides it.",
            )
        case "out-of-reach":
            return pgettext(
                "refusal",
                "{attack} reaches {reach} ft, not {distance} ft; come closer, or hit overrides it.",
            )
        case "nobody-can-attack":
            return pgettext("refusal", "None of {who} can attack now.")
        case "nobody-standing":
            return pgettext("refusal", "None of {who} stands: pooled damage needs someone up.")
        case "not-in-pool":
            return pgettext("refusal", "{who} is not among those who share the damage.")
        case _:
            return ""


def of_time(key: str) -> str:
    """Time that nobody plays, and questions that want an answer first."""
    match key:
        case "fight-goes-on":
            return pgettext(
                "refusal",
                "The fight goes on (round {round}): next passes turns, end ends it; despite passes "
                "time all the same.",
            )
        case "unknown-rest":
            return pgettext("refusal", "“{word}” is no rest.")
        case "nobody-rests":
            return pgettext("refusal", "Nobody on the table can rest: all are down or gone.")
        case "questions-open":
            return pgettext(
                "refusal",
                "{count} open, first that of {who}: answer or skip it (prompt #{number} skip), "
                "or switch the option next_waits_for_answers off.",
            )
        case _:
            return ""


def of_turns(key: str) -> str:
    """Set-up, order and history."""
    match key:
        case "already-set-up":
            return pgettext("refusal", "The table is laid already; add puts more creatures on it.")
        case "hangs-in-a-circle":
            return pgettext("refusal", "{who} cannot hang on {on}, which hangs on {who} itself.")
        case "option-is-off":
            return pgettext(
                "refusal", "The option {option} is off; type option {option} on, or adv."
            )
        case "helps-itself":
            return pgettext("refusal", "{who} cannot help itself; name who is helped.")
        case "unknown-action":
            return pgettext("refusal", "{action} is no action at this table.")
        case "same-line":
            return pgettext("refusal", "{who} and {on} act together; name somebody else.")
        case "nothing-to-undo":
            return pgettext("refusal", "Nothing is left to undo; the set-up stays.")
        case "nothing-to-redo":
            return pgettext("refusal", "Nothing was undone that could be done again.")
        case "nothing-to-amend":
            return pgettext("refusal", "There is no step yet that could be amended.")
        case "no-such-tail":
            return pgettext("refusal", "There are no cut-off steps with number {number}.")
        case "already-started":
            return pgettext("refusal", "The fight is in round {round} already; next goes on.")
        case "no-combatants":
            return pgettext("refusal", "Nobody on the table can act; add puts creatures on it.")
        case "nobody-left":
            return pgettext(
                "refusal", "Nobody is left who acts; end closes the fight, add brings more."
            )
        case "fight-is-over":
            return pgettext("refusal", "The fight is over; undo takes its end back.")
        case "no-turn-before":
            return pgettext("refusal", "There is no turn before this one; undo takes steps back.")
        case "takes-no-turns":
            return pgettext(
                "refusal",
                "{who} takes no turns now; choose somebody who stands on the table alive.",
            )
        case "acts-already":
            return pgettext("refusal", "It is the turn of {who} already; next goes on.")
        case "surprise-too-late":
            return pgettext(
                "refusal", "{who} cannot be surprised any more: surprise ends with the first turn."
            )
        case "unknown-budget":
            return pgettext("refusal", "“{what}” is no part of a turn.")
        case "not-off-stage":
            return pgettext(
                "refusal", "{who} does not wait off-stage; only those who do can enter."
            )
        case "nothing-changes":
            return pgettext("refusal", "That is so already; nothing would change.")
        case "no-prompts":
            return pgettext("refusal", "No question is open; next goes on.")
        case "unknown-prompt":
            return pgettext("refusal", "There is no open question with number {number}.")
        case "answer-does-not-fit":
            return pgettext(
                "refusal", "A question of the kind {kind} is not answered by “{answer}”."
            )
        case "no-such-step":
            return pgettext(
                "refusal", "There is no step {number} in the log; the last one is {last}."
            )
        case _:
            return ""
