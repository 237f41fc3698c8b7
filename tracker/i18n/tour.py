"""What the guided first fight says: a title and a text for each lesson, with the keys that hold now."""

from collections.abc import Mapping

from tracker.i18n.catalogue import pgettext

LESSON_IDS = (
    "start", "cursor", "next", "mob", "attack", "amend", "why", "damage", "undo", "condition",
    "concentrate", "question", "answer", "type", "curtain", "end",
)  # fmt: skip


def titles() -> dict[str, str]:
    """A word or two for each."""
    return {
        "start": pgettext("tour", "Begin"),
        "cursor": pgettext("tour", "Look around"),
        "next": pgettext("tour", "Turns"),
        "attack": pgettext("tour", "Attack"),
        "amend": pgettext("tour", "On second thoughts"),
        "why": pgettext("tour", "Why?"),
        "damage": pgettext("tour", "Damage"),
        "undo": pgettext("tour", "Take it back"),
        "condition": pgettext("tour", "Conditions"),
        "concentrate": pgettext("tour", "Concentration"),
        "question": pgettext("tour", "A question"),
        "answer": pgettext("tour", "The answer"),
        "type": pgettext("tour", "Typing"),
        "mob": pgettext("tour", "A mob"),
        "curtain": pgettext("tour", "Players look over"),
        "end": pgettext("tour", "The end"),
    }


def _turns() -> dict[str, str]:
    return {
        "start": pgettext(
            "tour",
            "Two heroes meet two goblins and a wolf. Press {next}: the players' initiative is asked. "
            "Type what each rolled and Enter; Enter after the last, or on an empty field, begins round 1 "
            "(who is left empty is rolled for).",
        ),
        "cursor": pgettext(
            "tour",
            "▶ marks whose turn it is, ▷ who is next; ⊘ is hidden from the players. The cursor is yours: "
            "move it with {down} and {up} to a goblin or the wolf. Its card is beside the list, or "
            "under {card}.",
        ),
        "next": pgettext(
            "tour", "{next} ends a turn and the next one begins. Press it until the goblins are up."
        ),
        "mob": pgettext(
            "tour",
            "Both goblins at once: {mob}, then type the first letters of their target (lia). Below stands "
            "what comes of it by the table for mobs, without a die; Enter does it.",
        ),
        "attack": pgettext(
            "tour",
            "Press {next} until a hero is up. {attack}, the target (wo), then the total that the player "
            "calls (17): see what comes of it, Enter.",
        ),
        "amend": pgettext(
            "tour",
            "The wolf stood behind a tree? {amend} decides the last step again with the same dice: "
            "choose another cover or outcome with the arrows, Enter.",
        ),
        "why": pgettext(
            "tour",
            "Where do the numbers come from? {why} opens the log, Enter there the reasons of a line; Esc "
            "comes back.",
        ),
    }


def _table() -> dict[str, str]:
    return {
        "damage": pgettext(
            "tour",
            "A burst of fire on two at once: mark two foes with {mark}, press {damage}, type "
            "3 fire, Enter. In the dialog each can take all, half or none.",
        ),
        "undo": pgettext(
            "tour",
            "Nothing is final: {undo} takes the last step back, {redo} does it again. Press both. It "
            "works without limit, also tomorrow.",
        ),
        "condition": pgettext(
            "tour",
            "Put the cursor on the wolf and press {condition}; type prone, Enter. From now on every "
            "attack counts it.",
        ),
    }


def _questions() -> dict[str, str]:
    return {
        "concentrate": pgettext(
            "tour",
            "When Lia is up ({next}), put the cursor on Lia: {act} acts for its row. {cast} in the menu, "
            "type bless, arrow down, bru,lia, Enter. Both rows show Bless, hers ◈ too: she concentrates.",
        ),
        "question": pgettext(
            "tour",
            "Hurt her: cursor on Lia, {damage}, type 4, Enter. Whoever concentrates must save.",
        ),
        "answer": pgettext(
            "tour",
            "The question waits above the log and never blocks. Answer it: {answer_roll} rolls, "
            "{answer_pass} it passes, {answer_fail} it fails, or type the total and Enter.",
        ),
        "type": pgettext(
            "tour",
            "Everything can be typed too. Press {type} and type: heal lia 4. The line shows what it "
            "would do; Enter does it.",
        ),
        "curtain": pgettext(
            "tour",
            "A player leans over? {curtain} shows only what players may see; the same key brings "
            "your view back.",
        ),
        "end": pgettext(
            "tour",
            "Enough of this one: {end} ends the fight and sums it up. Esc leaves the sum.",
        ),
    }


def _otherwise() -> dict[str, str]:
    """Where a lesson cannot be done as it is told."""
    pack = pgettext(
        "tour",
        "No two goblins stand any more. {undo} takes steps back until two do; {skip} goes on without.",
    )
    return {
        "next": pack,
        "mob": pack,
        "attack": pgettext(
            "tour",
            "The wolf is down already. {next} until a hero is up, {attack}, another foe (go), the total "
            "(17), Enter. No foe left? {skip} goes on, {undo} takes steps back.",
        ),
        "amend": pgettext(
            "tour",
            "The wolf is down? {amend} decides the last step again with the same dice: another cover "
            "or outcome with the arrows, Enter. Does it say no? {skip} goes on, {undo} takes steps back.",
        ),
        "damage": pgettext(
            "tour",
            "Two foes are wanted and fewer stand. {undo} takes steps back until two do; {skip} goes on "
            "without.",
        ),
        "condition": pgettext(
            "tour",
            "The wolf is down. Put the cursor on somebody who stands and press {condition}; type prone, "
            "Enter. {skip} goes on without, {undo} takes steps back.",
        ),
        "concentrate": pgettext(
            "tour",
            "It was not Lia who cast: {undo} takes it back. Put the cursor on Lia, then {act}, {cast}, "
            "bless, arrow down, bru,lia, Enter.",
        ),
        "question": pgettext(
            "tour",
            "Lia does not concentrate, so nothing is asked. {undo} takes steps back until she does (◈); "
            "{skip} goes on without.",
        ),
    }


def otherwise(name: str, keys: Mapping[str, str]) -> str:
    """How to go on where the lesson cannot be done as it is told, with the keys in it."""
    return _otherwise()[name].format(**keys)


def lesson(name: str, keys: Mapping[str, str]) -> str:
    """What to do, with the keys in it."""
    return {**_turns(), **_table(), **_questions()}[name].format(**keys)


def heading(number: int, count: int, title: str) -> str:
    """Where one is."""
    return pgettext("tour", "Tour {n} of {count}: {title}").format(
        n=number, count=count, title=title
    )


def skip(key: str) -> str:
    """How to leave a lesson out."""
    return pgettext("tour", "{key} skip").format(key=key)


def offered(key: str) -> str:
    """In the library, before the first fight."""
    return pgettext(
        "tour", "New here? {key} plays a first fight with you, in five minutes."
    ).format(key=key)


def space_bar() -> str:
    """The key without a sign of its own."""
    return pgettext("tour", "the space bar")


def open_question(keys: Mapping[str, str]) -> str:
    """Something is asked that is no part of the lesson."""
    return pgettext(
        "tour", "First, ⚠ a question is open: {answer_roll} lets the dice decide."
    ).format(**keys)


def finished(keys: Mapping[str, str]) -> tuple[str, str]:
    """Title and text at the end."""
    return (
        pgettext("tour", "Tour: that is all"),
        pgettext(
            "tour",
            "You can run a fight. {help} shows every key, {close} leads to the library: choose Goblin "
            "ambush there and play.",
        ).format(**keys),
    )


def without_terminal() -> str:
    """Above the lessons as text."""
    return pgettext("tour", "The tour needs a terminal. This is what it teaches:")
