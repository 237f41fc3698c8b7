"""Lines of the order by hand, of mere counts, and the dice that fall by themselves."""

from tracker.encounter import commands as cmd
from tracker.encounter import events as ev
from tracker.shorthand.lexing import quote
from tracker.shorthand.writing.writer import Words, Writer, changed, keyed


def dice(writer: Writer) -> str:
    """`dice=4,17`: what the program rolled in passing, in the order it fell."""
    kept = [die for event in writer.of(ev.DiceKept) if not event.by_itself for die in event.dice]
    return keyed("dice", kept)


def about(writer: Writer, verb: str, *who: str) -> Words:
    """A verb, whom it is about, and what fell."""
    return (*writer.about(verb, *who), dice(writer))


def swap(writer: Writer, command: cmd.SwapPlaces) -> Words:
    """`swap ga lia`."""
    return (*writer.about("swap", command.who), writer.handle(command.other))


def split(writer: Writer, command: cmd.SplitLine) -> Words:
    """`split ga,gb init 12`; each line that is rolled for has its own die."""
    total = "roll" if command.roll else command.initiative
    count = "" if total is None else f"init {total}"
    return (*writer.about("split", *command.targets), count, dice(writer))


def timer(writer: Writer, command: cmd.StartTimer) -> Words:
    """`timer "Ritual" 3 at 15`."""
    when = ""
    if command.at == "count":
        when = f"at {command.count}"
    elif command.at != "round":
        when = f"at {command.at} of {writer.handle(command.who)}"
    return ("timer", quote(command.name), str(command.rounds), when, visible(command.visible))


def counter(command: cmd.StartCounter) -> Words:
    """`counter "Ritual" 3/6`."""
    count = f"{command.now}/{command.goal}" if command.goal else str(command.now)
    return ("counter", quote(command.name), count, visible(command.visible))


def visible(shown: bool) -> str:
    """The word for a row that players see."""
    return "visible" if shown else ""


def move(writer: Writer, command: cmd.MoveClock) -> Words:
    """`counter ritual +1`."""
    return (*writer.about("counter", command.who), changed(command.change, command.exactly))
