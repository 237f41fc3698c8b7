"""From a draft to what the Prepare screen shows, and the screens it opens."""

from collections.abc import Callable, Iterable

from textual.screen import Screen

from tracker.encounter.stat_block import StatBlock
from tracker.encounter.variants import VARIANTS
from tracker.i18n import preparing as told
from tracker.i18n import screens_prepare as words
from tracker.i18n.refusals import refusal_lines
from tracker.rules import rewards
from tracker.session import drafting
from tracker.session.drafting import Creatures, Raw, quoted
from tracker.session.entries import Placed
from tracker.session.preparing import Preparing
from tracker.shorthand.wishes import last, wishes
from tracker.tui.widgets.prepared import EntryRow, FoundRow

Deed = Callable[[], object]
MOST_FOUND = 60


def entry_rows(making: Preparing) -> tuple[EntryRow, ...]:
    """Every entry in the order of the file."""
    rows = enumerate(map(entry_row, making.placed))
    return tuple(row._replace(line=str(nth)) for nth, row in rows)


def entry_row(one: Placed) -> EntryRow:
    """An entry; one at fault says so."""
    name = str(one.raw.get("name") or one.raw.get("monster") or "?")
    entry = one.entry
    if entry is None:
        return EntryRow(one.count, name, words.at_fault(), 0, "", bad=True)
    remarks = told.remarks(
        entry.hp,
        entry.side,
        bool(entry.hidden),
        entry.enters_round,
        entry.initiative,
        str(one.raw.get("variant", "")),
    )
    remarks += told.altered(one.raw.get("scale") or {}, entry.block.threshold)
    if entry.phases:
        remarks.append(words.comes(len(entry.phases)))
    remarks += [", ".join(each) for each in (entry.names, entry.features) if each]
    numbers = words.numbers(one.xp, hit_points(one), entry.block.ac)
    return EntryRow(one.count, entry.block.name, numbers, one.xp, " · ".join(remarks))


def about(one: Placed) -> str:
    """What does not fit into its row; what is wrong with one at fault."""
    if one.fault is not None:
        return " ".join(line.strip() for line in refusal_lines(one.fault))
    row = entry_row(one)
    notes = str(one.raw.get("notes", ""))
    players = str(one.raw.get("players_name", ""))
    parts = [row.remarks, words.players_see(players) if players else "", notes]
    told_of = " · ".join(part for part in parts if part)
    return f"{row.name}: {told_of}" if told_of else ""


def title(making: Preparing) -> str:
    """Its name, and whether there are notes and a text to read aloud."""
    opening = making.draft.opening
    parts = [making.draft.name or words.unnamed()]
    parts += [words.has_notes()] if opening.get("notes") else []
    parts += [words.has_aloud()] if opening.get("read_aloud") else []
    return " · ".join(parts)


def hit_points(one: Placed) -> str:
    """Of each: a number, or the dice they are rolled with."""
    entry = one.entry
    if entry is None:
        return ""
    hp = entry.hp
    if hp == "roll":
        return entry.block.hit_dice or "?"
    return str(hp if isinstance(hp, int) else entry.block.max_hp)


def difficulty_lines(making: Preparing) -> tuple[str, ...]:
    """Both editions' words, which are in sight also where one line is; then the party."""
    levels = making.levels()
    members = [one for one in making.members() if one.present]
    old, new = making.difficulty()
    each = rewards.shares(old.xp, len(levels))
    name = str(making.draft.opening.get("party") or "")
    guessed = any(one.guessed for one in members)
    return (
        told.by_2014(old),
        told.by_2024(new),
        told.party_line(name, len(levels), levels, guessed, each),
    )


def found_rows(library: Creatures, name: str) -> tuple[FoundRow, ...]:
    """What fits a name, the best first."""
    found = (library.summary(one) for one in library.search(name, MOST_FOUND)) if name else ()
    return tuple(
        FoundRow(one.name, words.facts(one.challenge, one.xp, one.hp, one.ac))
        for one in found
        if one is not None
    )


def name_in(making: Preparing, text: str) -> str:
    """The name that is being typed, or the kind with its challenge."""
    wish = last(text)
    library = making.library
    return drafting.sought_as(drafting.meant(wish, library), library) if wish else ""


def own_name(making: Preparing, text: str) -> str:
    """The name that is being typed, when its hit points make it one that no book has."""
    wish = last(text)
    return wish.name if wish and drafting.own(wish, making.library) else ""


def with_name(text: str, typed: str, name: str) -> str:
    """The line with a name in the place of what was typed of it, and of a variant it holds."""
    head, middle, tail = text.rpartition(typed)
    if not middle:
        return f"{text} {quoted(name)}"
    word, parted, rest = tail.strip().partition(" ")
    if word.casefold() in VARIANTS and word.casefold() in name.casefold().split():
        tail = f"{parted}{rest}"
    return f"{head}{quoted(name)}{tail}"


def summed_up(placed: Iterable[Placed]) -> str:
    """`Goblin ×6 (300 XP), Worg (100 XP) hidden`."""
    parts = []
    for one in placed:
        row = entry_row(one)
        count = f" ×{one.count}" if one.count > 1 else ""
        remarks = f", {row.remarks}" if row.remarks else ""
        parts.append(f"{row.name}{count} ({one.xp * one.count:,} XP{remarks})")
    return " · ".join(parts)


def dice_of(making: Preparing, text: str) -> str:
    """The dice of the counts in a line."""
    asked = (drafting.drafted(wish, making.library, None) for wish in wishes(text))
    return ", ".join(one.rolled for one in asked if one.rolled)


def shape(screen: Screen[None], making: Preparing, place: int, show: Callable[[], None]) -> None:
    """Ask how an entry's creature differs from its book."""
    from tracker.tui.dialogs.shaping_entry import EntryShaping

    def shaped(found: Raw | None) -> None:
        if found is not None:
            making.put_entry(place, found)
            show()

    screen.app.push_screen(EntryShaping(making.placed[place], making.place), shaped)


def kinds(making: Preparing) -> list[tuple[str, int]]:
    """Names and counts, for a name of the whole."""
    found: dict[str, int] = {}
    for one in making.placed:
        row = entry_row(one)
        found[row.name] = found.get(row.name, 0) + row.many
    return list(found.items())


def pick_party(screen: Screen[None], making: Preparing, show: Callable[[], None]) -> None:
    """Ask who comes; `show` the difficulty anew."""
    from tracker.storage import prepared
    from tracker.tui.dialogs.party_picking import PartyPicking, Picked

    chosen = str(making.draft.opening.get("party") or "")
    files = dict.fromkeys([*([chosen] if chosen else []), *prepared.parties(making.beside)])

    def picked(found: Picked | None) -> None:
        if found is not None:
            making.put(party=found.file, absent=list(found.absent))
            show()

    screen.app.push_screen(PartyPicking(tuple(files), chosen, making.members_of), picked)


def read(screen: Screen[None], block: StatBlock) -> None:
    """A stat block on a screen of its own."""
    from tracker.tui.screens.stat_block import StatBlockScreen

    screen.app.push_screen(StatBlockScreen(block))


def edit_creatures(
    screen: Screen[None], making: Preparing, name: str, show: Callable[[], None]
) -> None:
    """All creatures, this one under the cursor; `show` the entries anew afterwards."""
    from tracker.session import creatures
    from tracker.tui.screens.creatures import CreaturesScreen

    def came_back(_nothing: None) -> None:
        making.look_again()
        show()

    screen.app.push_screen(CreaturesScreen(creatures.library(), name), came_back)
