"""Lines of arrivals, names, notes and options."""

from tracker.encounter import commands as cmd
from tracker.encounter import events as ev
from tracker.shorthand.lexing import quote
from tracker.shorthand.writing import ordering
from tracker.shorthand.writing.writer import Words, Writer, flags, keyed_number, named


def set_up() -> Words:
    """Step 1; nobody types it."""
    return ("set", "up")


def add(writer: Writer, command: cmd.AddCreatures) -> Words:
    """`add "Goblin" x3 hp=7,5,9 ac=15 init=12`: what the stat block says is looked up again."""
    entry = command.entry
    side = "party" if entry.kind == "pc" else "foes"
    return (
        "add",
        quote(entry.block.name),
        f"x{entry.count}" if entry.count > 1 else "",
        f"hp={_hp(writer, entry)}" if entry.kind != "lair" else "",
        f"ac={entry.block.ac}",
        keyed_number("init", _initiative(writer, entry)),
        ordering.dice(writer),
        f"kind={entry.kind}" if entry.kind != "monster" else "",
        f"side={quote(entry.side)}" if entry.side != side else "",
        f"name={_texts(entry.names)}" if entry.names else "",
        f"feature={_texts(entry.features)}" if entry.features else "",
        f"round={entry.enters_round}" if entry.enters_round else "",
        "" if entry.hidden is None else ("hidden" if entry.hidden else "visible"),
        f"{entry.hangs} {writer.handle(entry.on)}" if entry.hangs else "",
        "conc" if entry.held else "",
    )


def _hp(writer: Writer, entry: cmd.Entry) -> str | int:
    """What each came to where it was rolled; of a creature without hit dice the number."""
    if entry.hp == "roll":
        came = [one.max_hp for event in writer.of(ev.CombatantsAdded) for one in event.combatants]
        return ",".join(map(str, came or entry.rolled)) or "roll"
    if entry.hp == "avg" and not entry.block.hit_dice:
        return entry.block.max_hp
    return entry.hp


def _initiative(writer: Writer, entry: cmd.Entry) -> int | None:
    """What was given; where it was rolled its dice stand in the line."""
    for added in writer.of(ev.CombatantsAdded):
        return added.line.initiative
    return entry.initiative


def _texts(texts: tuple[str, ...]) -> str:
    return ",".join(map(quote, texts))


def rename(writer: Writer, command: cmd.Rename) -> Words:
    """`rename ga "Grishnak"`."""
    return (*writer.about("rename", command.who), quote(command.name))


def note(writer: Writer, command: cmd.Note) -> Words:
    """`note ga "wants to talk"`."""
    return (*writer.about("note", command.who), quote(command.text))


def option(command: cmd.SetOption) -> Words:
    """`option reveal first_turn`."""
    value = command.value
    if isinstance(value, bool):
        value = "on" if value else "off"
    return ("option", command.name, str(value))


def card(command: cmd.ShowCard) -> Words:
    """`card prone`, `card "half-cover" off`."""
    return ("card", named(command.name), *flags(off=command.off))


def merge(writer: Writer, command: cmd.MergeFight) -> Words:
    """`merge "cave.json" goblins hidden round 4 dice=12`."""
    hidden = {True: "hidden", False: "visible", None: ""}[command.hidden]
    late = f"round {command.enters_round}" if command.enters_round else ""
    words = ("merge", quote(command.source), command.chosen, *flags(roll=command.roll))
    return (*words, hidden, late, ordering.dice(writer))
