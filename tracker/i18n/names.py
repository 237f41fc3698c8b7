"""How creatures and lists of them are called in sentences."""

from collections.abc import Iterable

from tracker.encounter.model import Encounter, Id
from tracker.i18n.catalogue import npgettext, pgettext


def name(table: Encounter, who: Id) -> str:
    """A creature's full name; one the table does not know is called by its id."""
    found = table.combatants.get(who)
    return found.full_name if found else who


def names(table: Encounter, who: Iterable[Id]) -> str:
    """Several creatures; many twins of one kind are counted, not listed."""
    ids = tuple(who)
    if len(ids) > 3:
        kinds = {table.combatants[one].name for one in ids if one in table.combatants}
        if len(kinds) == 1:
            return counted(kinds.pop(), len(ids))
    return listed(name(table, one) for one in ids)


def kinds(table: Encounter, who: Iterable[Id]) -> str:
    """Many of several kinds: `Goblin ×4, Goblin Boss and Wolf ×2`."""
    twins: dict[str, list[Id]] = {}
    for one in who:
        found = table.combatants.get(one)
        twins.setdefault(found.name if found else one, []).append(one)
    return listed(
        counted(kind, len(those)) if len(those) > 1 else name(table, those[0])
        for kind, those in twins.items()
    )


def counted(kind: str, count: int) -> str:
    """`Goblin ×3`."""
    return pgettext("group", "{name} ×{count}").format(name=kind, count=count)


def listed(items: Iterable[str]) -> str:
    """`A`, `A and B`, `A, B and C`."""
    words = list(items)
    if len(words) < 2:
        return "".join(words)
    return pgettext("list", "{first} and {last}").format(
        first=pgettext("list", ", ").join(words[:-1]), last=words[-1]
    )


def either(items: Iterable[str]) -> str:
    """`A`, `A or B`, `A, B or C`."""
    words = list(items)
    if len(words) < 2:
        return "".join(words)
    return pgettext("list", "{first} or {last}").format(
        first=pgettext("list", ", ").join(words[:-1]), last=words[-1]
    )


def line_name(table: Encounter, line: Id) -> str:
    """A line by its member, or its kind and how many still take turns."""
    members = (
        [table.combatants[who] for who in table.lines[line].members] if line in table.lines else []
    )
    living = [one for one in members if one.takes_turns] or members
    if not living:
        return ""
    if len(living) == 1:
        return living[0].full_name
    if all(one.gone or one.state == "dead" for one in living):
        return pgettext("group", "{name} (all dead)").format(name=living[0].name)
    if len({one.name for one in living}) == 1:
        return counted(living[0].name, len(living))
    return npgettext(
        "group", "{name} and {n} other", "{name} and {n} others", len(living) - 1
    ).format(name=living[0].full_name, n=len(living) - 1)
