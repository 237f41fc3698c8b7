"""Which characters of a fight stand in other fights under way too: warned about, never refused."""

from tracker.session.fight import Session
from tracker.storage import shelf


def others(session: Session) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Names of the characters, and of all those fights; nothing for what is over or only watched."""
    table = session.table
    own = {one.name for one in table.combatants.values() if one.kind == "pc"}
    if not own or table.ended or session.read_only:
        return (), ()
    shared = [
        (own & names, fight)
        for fight, names in shelf.characters_elsewhere(session.path)
        if own & names
    ]
    who = frozenset[str]().union(*(names for names, _ in shared))
    return tuple(sorted(who)), tuple(dict.fromkeys(fight for _, fight in shared))
