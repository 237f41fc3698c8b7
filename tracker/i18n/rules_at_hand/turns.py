"""Initiative, surprise, what a turn holds, reactions, and the lists that keep track."""

from tracker.i18n.catalogue import pgettext
from tracker.i18n.rules_at_hand.entry import Entry, entry


def entries() -> tuple[Entry, ...]:
    """In the order in which a fight meets them."""
    return (*order(), *coming_and_going(), *surprise(), *a_turn(), *answers(), *lists(), *marks())


def order() -> tuple[Entry, ...]:
    return (
        entry(
            "turn",
            "initiative",
            pgettext("rule title", "Initiative"),
            pgettext("rule", "A Dexterity check each, one for a group of the same kind; highest first."),
            pgettext("rule", "The order stays for the whole fight."),
            rules="INIT-01..04",
            see="ties joining surprise initiative_2024",
        ),
        entry(
            "turn",
            "ties",
            pgettext("rule title", "Ties in initiative"),
            pgettext("rule", "Monsters: the DM. Characters: their players. Both: the DM chooses or lets "
                     "them roll a d20 off."),
            rules="INIT-05..07",
            see="initiative tie",
        ),
        entry(
            "turn",
            "rounds",
            pgettext("rule title", "Rounds and time"),
            pgettext("rule", "A turn for everybody, some 6 seconds; ten are a minute."),
            rules="INIT-10",
            see="initiative",
        ),
    )  # fmt: skip


def coming_and_going() -> tuple[Entry, ...]:
    return (
        entry(
            "turn",
            "joining",
            pgettext("rule title", "Joining and leaving"),
            pgettext("rule", "A newcomer acts at its place, next round if that has gone by; after equals."),
            pgettext("rule", "Who leaves gives nobody a second turn and costs nobody one."),
            rules="INIT-08..09",
            see="initiative newcomer_first",
        ),
        entry(
            "turn",
            "delaying",
            pgettext("rule title", "Delaying"),
            pgettext("rule", "The rules have none; at this table whoever delays is stepped over until act."),
            pgettext("rule", "What ends at the start of its turn ends at its place; the end of its turn, "
                     "and what ends or is asked there, waits for the turn it really takes."),
            pgettext("rule", "Nothing of a turn happens twice; a round let go by is a turn lost."),
            rules="INIT-04",
            see="initiative",
        ),
    )  # fmt: skip


def surprise() -> tuple[Entry, ...]:
    return (
        entry(
            "turn",
            "surprise",
            pgettext("rule title", "Surprise"),
            pgettext("rule", "Stealth of each who sneaks against each passive Perception: 10 + modifier, "
                     "5 more or less with advantage or disadvantage."),
            pgettext("rule", "Surprised is who notices not a single foe; each for itself."),
            pgettext("rule", "No move, no action on its first turn, no reaction before that has ended."),
            rules="SURP-01..06",
            see="hide initiative equal_stealth_noticed surprise_2024",
        ),
    )  # fmt: skip


def a_turn() -> tuple[Entry, ...]:
    return (
        entry(
            "turn",
            "turn",
            pgettext("rule title", "Your turn"),
            pgettext("rule", "A move and an action in any order, a few words, one simple thing handled."),
            pgettext("rule", "Skip what you like; nothing carries over."),
            rules="TURN-01..02 TURN-06",
            see="movement bonus-action free-object attack dodge ready",
        ),
        entry(
            "turn",
            "bonus-action",
            pgettext("rule title", "Bonus action"),
            pgettext("rule", "Only if something grants it, one a turn, when you like unless it says when."),
            pgettext("rule", "Who cannot act has none."),
            rules="TURN-03..05",
            see="two-weapons cast",
        ),
        entry(
            "turn",
            "free-object",
            pgettext("rule title", "Free interaction with an object"),
            pgettext("rule", "One a turn goes along: draw a weapon, open a door. Dropping is free."),
            pgettext("rule", "The next, or an awkward one, takes the action."),
            rules="TURN-07..08",
            see="use",
        ),
    )  # fmt: skip


def answers() -> tuple[Entry, ...]:
    return (
        entry(
            "turn",
            "reaction",
            pgettext("rule title", "Reaction"),
            pgettext("rule", "One, on anybody's turn; back when your own turn begins."),
            pgettext("rule", "It happens when its text says, else after the trigger; then the turn goes on."),
            rules="REACT-01..05",
            see="opportunity ready surprise",
        ),
    )  # fmt: skip


def lists() -> tuple[Entry, ...]:
    return (
        entry(
            "turn",
            "players-list",
            pgettext("rule title", "What players see"),
            pgettext("rule", "Names in order, now and next, conditions; hidden creatures leave no trace."),
            pgettext("rule", "A monster appears at once or on its first turn, as the DM prefers."),
            rules="TRACK-01..04 TRACK-06..07 TRACK-13",
            see="health reveal cards",
        ),
        entry(
            "turn",
            "cards",
            pgettext("rule title", "Cards"),
            pgettext("rule", "One card for each character or group: the top one acts and goes below."),
            pgettext("rule", "A character with a condition gets a card that says what it does."),
            rules="TRACK-05 TRACK-14",
            see="conditions",
        ),
    )  # fmt: skip


def marks() -> tuple[Entry, ...]:
    return (
        entry(
            "turn",
            "health",
            pgettext("rule title", "How hurt it looks"),
            pgettext("rule", "Above half: no clear wounds. Half or less: bloodied. At 0: down."),
            pgettext("rule", "Monsters' numbers are secret unless the DM opens them."),
            rules="TRACK-09..10",
            see="health_words open_hp bloodied_2024",
        ),
        entry(
            "turn",
            "twins",
            pgettext("rule title", "Telling twins apart"),
            pgettext("rule", "A letter each, never given twice in a fight, and a feature if you like."),
            pgettext("rule", "Each has its own hit points, trail and notes."),
            rules="TRACK-08 TRACK-11..12 TRACK-15",
            see="mob",
        ),
    )  # fmt: skip
