"""Words of the screens: library, fight, card and messages."""

from tracker.encounter.bounds import BY_HAND
from tracker.i18n import terms
from tracker.i18n.catalogue import npgettext, pgettext
from tracker.i18n.keys_said import keyed


def unknown() -> str:
    """An initiative nobody has rolled."""
    return "–"


def columns() -> tuple[str, str, str, str, str]:
    """Heads of the initiative list."""
    return (
        pgettext("column", "Init"),
        pgettext("column", "Who"),
        pgettext("column", "HP"),
        pgettext("column", "AC"),
        pgettext("column", "Conditions"),
    )


def standing(up: int, count: int) -> str:
    """A folded group."""
    return npgettext("group", "{up} of {n} up", "{up} of {n} up", count).format(up=up, n=count)


def enters(number: int) -> str:
    """Waits off-stage."""
    if number == BY_HAND:
        return pgettext("row", "waits to be called")
    return pgettext("row", "in round {n}").format(n=number)


def surprised() -> str:
    """SURP-04."""
    return pgettext("row", "surprised")


def delays() -> str:
    """Waits outside the order until it comes back."""
    return pgettext("row", "delays")


def rounds_left(count: int) -> str:
    """Of a timer, as short as can be."""
    return pgettext("row", "{n}r").format(n=count)


def until_round(number: int) -> str:
    """Beside a condition: the round in which it ends, as short as can be."""
    return pgettext("row", "→R{n}").format(n=number)


def exhaustion(level: int) -> str:
    """EXH-01."""
    return pgettext("row", "Exhaustion {n}").format(n=level)


def reaction_used() -> str:
    """REACT-01."""
    return pgettext("row", "↺ used")


def readied(trigger: str) -> str:
    """ACT-12."""
    return pgettext("row", "readied: {trigger}").format(trigger=trigger)


def waits(effect: str) -> str:
    """An effect of which a stronger one works (STACK-01)."""
    return pgettext("row", "({effect} waits)").format(effect=effect)


def rides(mount: str) -> str:
    """MOUNT-01."""
    return pgettext("row", "⇑ on {mount}").format(mount=mount)


def aloft(feet: int) -> str:
    """Feet above the ground (MOVE-13)."""
    return pgettext("row", "↑ {feet} ft").format(feet=feet)


def hiding(total: int) -> str:
    """UNSEEN-04."""
    return pgettext("row", "hiding {n}").format(n=total)


def nobody() -> str:
    """An empty table."""
    return pgettext("fight", "Nobody is on the table. Press {add} to add a creature.").format(
        **keyed("fight", add="+")
    )


def before_start() -> str:
    """Status before round 1."""
    return pgettext("fight", "not started: {next} rolls initiative").format(
        **keyed("fight", next="n")
    )


def fight_over() -> str:
    """Status after `end`."""
    return pgettext("fight", "over")


def over_clock(number: int) -> str:
    """The same with the time all its rounds took, as in its sum."""
    return pgettext("fight", "over ({time})").format(time=terms.elapsed(number + 1))


def round_clock(number: int) -> str:
    """Round and the seconds gone by before it (TURN-01)."""
    return pgettext("fight", "Round {n} ({time})").format(n=number, time=terms.elapsed(number))


def round_short(number: int) -> str:
    """The same on a narrow screen."""
    return pgettext("fight", "R{n}").format(n=number)


def now() -> str:
    """Before the name of who acts."""
    return pgettext("fight", "NOW")


def coming_next() -> str:
    """Before the name of who acts after that."""
    return pgettext("fight", "NEXT")


def then() -> str:
    """And after that."""
    return pgettext("fight", "THEN")


def saved() -> str:
    """Everything is on the disk."""
    return pgettext("fight", "saved")


def saving() -> str:
    """The file is being written; the journal has it already."""
    return pgettext("fight", "saving")


def read_only() -> str:
    """Somebody else has the fight open."""
    return pgettext("fight", "read only")


def nth_of(place: int, count: int) -> str:
    """Which of the questions that came together is open."""
    return npgettext("prompt", "{place} of {n}", "{place} of {n}", count).format(
        place=place, n=count
    )


def number_typed(kind: str, digits: str) -> str:
    """A number on its way, and what it is taken for."""
    return {
        "d20": pgettext("prompt", "d20 {digits}"),
        "d6": pgettext("prompt", "d6 {digits}"),
        "amount": pgettext("prompt", "amount {digits}"),
        "choice": pgettext("prompt", "number {digits}"),
    }.get(kind, pgettext("prompt", "total {digits}")).format(digits=digits)


def type_number(kind: str) -> str:
    """What digits are for while a question is open: the die, or all of it with its bonus."""
    return {
        "d20": pgettext("prompt", "type the d20"),
        "d6": pgettext("prompt", "type the d6"),
        "amount": pgettext("prompt", "type the amount"),
        "choice": pgettext("prompt", "choose"),
    }.get(kind, pgettext("prompt", "type the total"))


def marked(count: int) -> str:
    """How many are marked."""
    return npgettext("fight", "{n} marked", "{n} marked", count).format(n=count)


def nothing_to_undo() -> str:
    """Message."""
    return pgettext("message", "There is nothing to undo.")


def nothing_to_redo() -> str:
    """Message."""
    return pgettext("message", "There is nothing to redo.")


def undone(line: str) -> str:
    """Message."""
    return pgettext("message", "Undone: {line}").format(line=line)


def redone(line: str) -> str:
    """Message."""
    return pgettext("message", "Done again: {line}").format(line=line)


def nobody_here() -> str:
    """A key that needs a creature."""
    return pgettext("message", "Put the cursor on a creature first.")


def no_group() -> str:
    """The mob key without a mob."""
    return pgettext("message", "No group of two or more can attack: mark some with space first.")


def no_prompt() -> str:
    """An answer to no question."""
    return pgettext("message", "No question is open.")


def copied(place: str) -> str:
    """Message."""
    return pgettext("message", "A copy is in {place}.").format(place=place)


def how_to_quit() -> str:
    """After Ctrl+C."""
    return pgettext("message", "Ctrl+Q leaves; everything is saved.")


def cannot_sleep() -> str:
    """Where no shell would wake the program."""
    return pgettext("message", "There is no shell behind this window to come back from.")


def fatal(path: str, log: str) -> str:
    """The last words after a fault of the program: where the fight is, how to go on, what to send."""
    said = pgettext("fatal", "tracker stopped because of a fault of its own.")
    if path:
        said = pgettext(
            "fatal",
            "tracker stopped because of a fault of its own. The fight is safe in {path}. "
            "Start tracker again and press Enter on the fight.",
        ).format(path=path)
    if not log:
        return said
    noted = pgettext("fatal", "What went wrong is written in {log}.").format(log=log)
    return f"{said}\n{noted}"


def stale() -> str:
    """The table moved under a dialog."""
    return pgettext("dialog", "The table has changed meanwhile: look again.")


def own_pool(hp: int, maximum: int) -> str:
    """Of the shape beneath a form."""
    return pgettext("form", "own {hp}/{maximum}").format(hp=hp, maximum=maximum)
