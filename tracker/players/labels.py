"""Which labels players may read: none whose gap would tell of a twin they have not met (TRACK-01)."""

from collections.abc import Iterable

from tracker.encounter.model import Combatant, Encounter, Id
from tracker.rules import labels


def base_name(one: Combatant) -> str:
    """What players call it, without its label."""
    return one.players_name or one.name


def public_names(table: Encounter, seen: Iterable[Id]) -> dict[Id, str]:
    """What players call each of those they see."""
    known = frozenset(seen)
    twins: dict[str, list[Combatant]] = {}
    for one in table.combatants.values():
        if one.label:
            twins.setdefault(one.name, []).append(one)
    telling: dict[tuple[str, str], bool] = {}
    """Whether the labels beside a name betray something, asked once for each."""
    found: dict[Id, str] = {}
    for who in known:
        one, base = table.combatants[who], base_name(table.combatants[who])
        if one.label and (one.name, base) not in telling:
            telling[one.name, base] = betrays(twins[one.name], base, known)
        labelled = one.label and not telling[one.name, base]
        found[who] = f"{base} {one.label}" if labelled else marked(one, base)
    return found


def marked(one: Combatant, base: str) -> str:
    """A twin without its letter by what everybody can see of it; a disguise shows nothing (TRACK-11)."""
    if not one.label or one.players_name or not one.feature:
        return base
    return f"{base} ({one.feature})"


def betrays(twins: Iterable[Combatant], base: str, seen: frozenset[Id]) -> bool:
    """Whether labels read beside this name have a gap that only another twin explains.

    Those who left openly may leave gaps; a single visible A says that there is a B.
    """
    read: set[int] = set()
    unread: set[int] = set()
    for one in twins:
        met = one.id in seen or (one.gone and not one.hidden)
        (read if met and base_name(one) == base else unread).add(labels.number(one.label))
    return bool(unread) and (len(read) < 2 or min(unread) < max(read))
