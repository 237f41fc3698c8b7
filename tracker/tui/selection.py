"""Which creatures a key means: marks, the row under the cursor, the active line."""

from collections.abc import Iterable, Sequence

from tracker.encounter import numbers
from tracker.encounter.model import Combatant, Encounter, Id
from tracker.rules.words import BODILESS
from tracker.tui.rows import Row

Key = tuple[str, str]
"""Line and creature of a row; the creature is empty for the head of a group."""


def moved(rows: Sequence[Row], cursor: Key, steps: int) -> Key:
    """The row so many further on, without running over an end."""
    if not rows:
        return cursor
    keys = [(row.line, row.who) for row in rows]
    place = keys.index(cursor) if cursor in keys else 0
    return keys[max(0, min(len(keys) - 1, place + steps))]


def kept(rows: Sequence[Row], cursor: Key) -> Key:
    """The cursor, or the nearest row when its own is gone: its group's head, else the first."""
    keys = [(row.line, row.who) for row in rows]
    if cursor in keys or not keys:
        return cursor
    return next((key for key in keys if key[0] == cursor[0]), keys[0])


def at_turn(table: Encounter, rows: Sequence[Row]) -> Key | None:
    """The row of who acts: the first member with an action, or living; the head of a folded group."""
    living = table.living(table.active)
    ready = [one.id for one in living if one.budget.action > 0] or [one.id for one in living]
    keys = [(row.line, row.who) for row in rows if row.line == table.active]
    return next((key for key in keys if key[1] in ready), keys[0] if keys else None)


def under(table: Encounter, cursor: Key) -> tuple[Id, ...]:
    """Creatures of the row: one, or all living ones of a group."""
    line, who = cursor
    if who:
        return (who,) if who in table.combatants else ()
    return tuple(one.id for one in table.living(line))


def targets(table: Encounter, cursor: Key, marked: frozenset[Id]) -> tuple[Id, ...]:
    """The marked in order of the table, or what is under the cursor."""
    chosen = tuple(
        who for who in table.combatants if who in marked and not table.combatants[who].gone
    )
    return chosen or under(table, cursor)


def shown_by(table: Encounter, cursor: Key, marked: frozenset[Id]) -> tuple[Id, ...]:
    """Whom a key shows players or hides from them: of a group also its dead, who lie there too."""
    line, who = cursor
    chosen = targets(table, cursor, marked)
    if who or line not in table.lines or any(one in marked for one in chosen):
        return chosen
    members = table.lines[line].members
    return tuple(one for one in members if not table.combatants[one].gone)


def patients(table: Encounter, cursor: Key, marked: frozenset[Id]) -> tuple[Id, ...]:
    """Whom healing is for: the marked, else whoever hurt has the cursor out of turn, else the
    first of the side that acts who is dying, else what is under the cursor.
    """
    chosen = targets(table, cursor, marked)
    meant = cursor[0] != table.active and any(is_hurt(table, one) for one in chosen)
    if meant or any(one in marked for one in chosen):
        return chosen
    sides = {one.side for one in table.living(table.active)}
    dying = (one.id for one in on_table(table) if one.state == "dying" and one.side in sides)
    return next(((one,) for one in dying), chosen)


def is_hurt(table: Encounter, who: Id) -> bool:
    """Whether hit points are lacking that healing brings back."""
    one = table.combatants[who]
    return one.state != "dead" and one.hp < numbers.maximum(table, who).value


def on_table(table: Encounter) -> list[Combatant]:
    """Everyone on stage in turn order, bodies included."""
    placed = [who for name in table.order for who in table.lines[name].members]
    rest = [who for who in table.combatants if who not in placed]
    found = (table.combatants[who] for who in (*placed, *rest))
    return [one for one in found if not one.gone and one.kind not in BODILESS]


def side(table: Encounter, name: str) -> tuple[Id, ...]:
    """The living of a side who are there: none that is still to come."""
    here = (one for one in on_table(table) if one.state != "dead" and not one.enters_round)
    return tuple(one.id for one in here if one.side == name)


def several(table: Encounter) -> bool:
    """Whether there are two of those at least: asked at every key."""
    those = (one for one in table.combatants.values() if not one.gone)
    bodies = (one for one in those if one.kind not in BODILESS)
    return next(bodies, None) is not None and next(bodies, None) is not None


def attacker(table: Encounter, cursor: Key) -> Id:
    """Who attacks when `a` is pressed: the row under the cursor if it acts now, else who acts now."""
    acting = [one.id for one in table.living(table.active)]
    here = under(table, cursor)
    if here and (not acting or (cursor[1] and here[0] in acting)):
        return here[0]
    ready = [who for who in acting if table.combatants[who].budget.action > 0]
    return (ready or acting or [""])[0]


def victims(table: Encounter, who: Id) -> list[Combatant]:
    """Whom it may attack, likeliest first: standing enemies, fallen ones, friends."""
    side = table.combatants[who].side if who in table.combatants else ""

    def rank(one: Combatant) -> int:
        if one.side == side:
            return 3
        return {"up": 0, "dying": 1, "stable": 1}.get(one.state, 2)

    return sorted((one for one in on_table(table) if one.id != who), key=rank)


def enemies(table: Encounter, one: Id, other: Id) -> bool:
    """Whether they stand on different sides."""
    known = table.combatants
    return one in known and other in known and known[one].side != known[other].side


def aimed_at(table: Encounter, who: Id, one: Id) -> bool:
    """Whether an attack may begin with it: nobody strikes a friend or a corpse by an Enter too many."""
    return enemies(table, who, one) and table.combatants[one].state != "dead"


def mob(table: Encounter, line: Id) -> tuple[Id, ...]:
    """Who of a group attacks: of the line that acts, whoever has not done so yet, or all again."""
    living = table.living(line)
    ready = [one for one in living if line != table.active or one.budget.action > 0]
    return tuple(one.id for one in ready or living)


def marked_mob(table: Encounter, marked: frozenset[Id]) -> tuple[Id, ...]:
    """Those of the marked that can attack together: of one side, that of whose turn it is first."""
    able = [
        one
        for one in on_table(table)
        if one.id in marked and one.state == "up" and numbers.block_of(table, one.id).attacks
    ]
    acting = {one.side for one in table.living(table.active)}
    sides = [one.side for one in able]
    side = next((one for one in sides if one in acting), sides[0] if sides else "")
    return tuple(one.id for one in able if one.side == side)


def idle(table: Encounter, who: Iterable[Id]) -> tuple[Id, ...]:
    """Those whose turn it is and who have used up their action and every attack that went with it."""
    here = (one for one in who if table.round and numbers.on_turn(table, one))
    return tuple(one for one in here if numbers.attacks_left(table, one) == 0)


def next_attacker(before: Encounter, table: Encounter, cursor: Key) -> Id:
    """Whom the cursor goes to when a member's action is spent, or given back by an undo."""
    line, who = cursor
    old, new = before.combatants.get(who), table.combatants.get(who)
    if old is None or new is None or line != table.active or before.active != line:
        return ""
    ready = [one.id for one in table.living(line) if one.budget.action > 0]
    spent = [
        one
        for one in ready
        if one in before.combatants and not before.combatants[one].budget.action
    ]
    if spent:
        return spent[0]
    acted = old.budget.action > new.budget.action or old.budget.attacks < new.budget.attacks
    if acted and ready and not numbers.attacks_left(table, who):
        return ready[0]
    return ""


def groups(table: Encounter) -> list[Id]:
    """Lines of two or more that can attack, the active one first, even if one of it is left."""
    found = [
        line
        for line in table.order
        if len(table.living(line)) > 1 or (line == table.active and _was_group(table, line))
        if numbers.block_of(table, table.living(line)[0].id).attacks
    ]
    return sorted(found, key=lambda line: line != table.active)


def has_group(table: Encounter) -> bool:
    """Whether there is one of those: found at the first, for it is asked at every key."""
    return any(
        len(line.members) > 1
        and (len(living := table.living(line.id)) > 1 or (line.id == table.active and living))
        and numbers.block_of(table, living[0].id).attacks
        for line in table.lines.values()
    )


def refolded(table: Encounter, folded: frozenset[Id]) -> frozenset[Id]:
    """Every group folded, or none where all of them are."""
    every = frozenset(line.id for line in table.lines.values() if len(line.members) > 1)
    return frozenset() if every <= folded else every


def _was_group(table: Encounter, line: Id) -> bool:
    return len(table.lines[line].members) > 1 and bool(table.living(line))


def handles(table: Encounter, who: Iterable[Id]) -> str:
    """As one would type them; an undo may have taken one."""
    return ",".join(table.combatants[one].handle for one in who if one in table.combatants)
