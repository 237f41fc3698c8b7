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
    return {who: public_name(table.combatants[who], twins, known) for who in known}


def public_name(one: Combatant, twins: dict[str, list[Combatant]], seen: frozenset[Id]) -> str:
    """Its name with its label, unless the labels under that name betray something."""
    base = base_name(one)
    if not one.label or betrays(twins[one.name], base, seen):
        return base
    return f"{base} {one.label}"


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
