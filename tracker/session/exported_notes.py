"""The bodies of exported notes: an encounter for the DM's own papers, a party, a log.

The DM's own words (notes, read-aloud text) stay as they are; every name is made plain.
"""

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from tracker.encounter import numbers
from tracker.encounter.model import Combatant
from tracker.encounter.showing import in_order
from tracker.i18n import exporting as words
from tracker.i18n import markdown, preparing, terms
from tracker.i18n.refusals import refusal
from tracker.rules import rewards
from tracker.rules.words import BODILESS
from tracker.session import creatures
from tracker.session.entries import Draft, Placed, level_of
from tracker.session.fight import Session
from tracker.session.log import EVERYTHING, Sieve, sifted
from tracker.session.preparing import Preparing

Raw = dict[str, Any]
LogRow = tuple[str, str, str, str, str]


def notes(name: str, opening: Raw, path: Path, fight: Session | None) -> Iterator[str]:
    """An encounter: how hard, what is read aloud, notes, who comes, their stat blocks."""
    making = Preparing(creatures.library())
    making.path, making.draft = path, Draft(name, opening)
    yield from markdown.heading(1, name or words.unnamed())
    yield from difficulty(making)
    yield from markdown.quote(str(opening.get("read_aloud") or ""))
    yield from markdown.paragraphs(str(opening.get("notes") or ""))
    if fight is not None:
        yield from markdown.heading(2, words.now(fight.table.round))
        yield from standing(fight)
    yield from characters(making)
    yield from markdown.heading(2, words.creatures())
    yield from markdown.table(words.creature_heads(), map(row, making.placed))
    blocks = {
        one.entry.block.name: one.entry.block
        for one in making.placed
        if one.entry and one.entry.kind in ("monster", "npc")
    }
    if blocks:
        yield from markdown.heading(2, words.stat_block_title())
    for block in blocks.values():
        yield from words.stat_block(block, 3)


def difficulty(making: Preparing) -> Iterator[str]:
    """The party, and both editions' words."""
    levels, members = making.levels(), [one for one in making.members() if one.present]
    old, new = making.difficulty()
    each = rewards.shares(old.xp, len(levels))
    party = str(making.draft.opening.get("party") or "")
    guessed = any(one.guessed for one in members)
    told = (
        preparing.party_line(party, len(levels), levels, guessed, each),
        preparing.by_2014(old),
        preparing.by_2024(new),
    )
    yield from (f"- {markdown.plain(line)}" for line in told)
    yield ""


def characters(making: Preparing) -> Iterator[str]:
    """The party's members, and who of them stays at home."""
    members = making.members()
    if not members:
        return
    yield from markdown.heading(2, words.party())
    for one in members:
        home = "" if one.present else f" ({words.at_home()})"
        yield f"- {markdown.plain(one.name)}{home}"
    yield ""


def row(one: Placed) -> tuple[str, ...]:
    """One entry of the list of creatures."""
    entry = one.entry
    if entry is None:
        name = str(one.raw.get("name") or one.raw.get("monster") or "")
        return str(one.count), name, "", "", "", refusal(one.fault) if one.fault else ""
    hp = entry.block.hit_dice if entry.hp == "roll" else entry.hp
    remarks = preparing.remarks(
        entry.hp,
        entry.side,
        bool(entry.hidden),
        entry.enters_round,
        entry.initiative,
        str(one.raw.get("variant", "")),
    )
    remarks += [", ".join(each) for each in (entry.names, entry.features) if each]
    remarks += [entry.notes] if entry.notes else []
    if entry.kind in BODILESS:
        return str(one.count), entry.block.name, "", "", "", " · ".join(remarks)
    points = str(hp if isinstance(hp, int) else entry.block.max_hp)
    shown = f"{points} ({entry.block.hit_dice})" if entry.block.hit_dice else points
    return (
        str(one.count), entry.block.name, str(entry.block.ac), shown, f"{one.xp:,}",
        " · ".join(remarks),
    )  # fmt: skip


def standing(fight: Session) -> Iterator[str]:
    """The table as it is now."""
    rows = [cells(fight, one) for one in in_order(fight.table)]
    yield from markdown.table(words.table_heads(), rows)


def cells(fight: Session, one: Combatant) -> tuple[str, ...]:
    """One creature of the table."""
    table, line = fight.table, fight.table.line_of(one.id)
    initiative = line.initiative if line else None
    count = "–" if initiative is None else str(initiative)
    if one.kind in BODILESS:
        return count, one.full_name, "", "", ""
    held = dict.fromkeys(effect.name for effect in one.effects)
    held |= dict.fromkeys(sorted(numbers.conditions(table, one.id)))
    said = [*([] if one.state == "up" else [terms.state(one.state)]), *map(words.condition, held)]
    pool = f" +{one.temp_hp}" if one.temp_hp else ""
    hp = f"{one.hp}/{numbers.maximum(table, one.id).value}{pool}"
    ac = str(numbers.armor_class(table, one.id).value)
    return count, one.full_name, hp, ac, ", ".join(said)


def party_table(members: Iterable[Raw]) -> list[str]:
    """The members of a party's file."""
    rows = []
    for raw in members:
        level, guessed = level_of(raw)
        name = str(raw.get("name") or raw.get("monster") or "")
        shown = "" if guessed else str(level)
        rows.append((name, shown, str(raw.get("ac", "")), str(raw.get("max_hp", ""))))
    return markdown.table(words.party_heads(), rows)


def log_rows(session: Session, sieve: Sieve = EVERYTHING) -> Iterator[LogRow]:
    """A row for every sentence that passes; number, time and line only beside a step's first."""
    told = 0
    for line in sifted(session, sieve):
        new, told = line.step != told, line.step
        head = (str(line.step), line.at) if new else ("", "")
        yield (*head, str(line.round), line.typed if new else "", line.text)


def log_lines(name: str, rows: Iterable[LogRow]) -> Iterator[str]:
    """The log under a heading for each round."""
    yield from markdown.heading(1, name or words.log())
    shown = ""
    for number, _, round_number, _, said in rows:
        if round_number != shown:
            yield from ("",) if shown else ()
            told = words.now(int(round_number)) if round_number != "0" else words.before()
            yield from markdown.heading(2, told)
            shown = round_number
        text = markdown.plain(said)
        yield f"- {text}" if number else f"  - {text}"
