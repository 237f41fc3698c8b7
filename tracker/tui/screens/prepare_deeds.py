"""What one key does to an entry of a prepared encounter, and what a typed text does.

Nothing here knows a screen: the draft is changed, the place of the cursor comes back.
"""

from tracker.encounter.refusals import Refused
from tracker.encounter.variants import VARIANTS
from tracker.i18n import features
from tracker.session import staging
from tracker.session.drafting import Drafted, Raw
from tracker.session.preparing import Preparing

HP = ("avg", "roll", "max", "min")
SIDES = ("foes", "party", "neutral")
TEXTS = {"notes": "notes", "aloud": "read_aloud"}
"""Texts of the encounter, by what is typed."""
OF_ENTRY = ("edit", "wave", "initiative", "phases", "players_name")
"""What is typed about the entry under the cursor."""


PRESSED = (
    *("more", "fewer", "remove", "duplicate", "higher", "lower", "hide", "side", "hp", "variant"),
    *("features", "group", "shape"),
)
"""What one key does to the entry under the cursor."""


def press(making: Preparing, place: int, action: str) -> int:
    """One key on an entry; where the cursor is then."""
    raw = making.draft.entries[place]
    match action:
        case "more":
            making.recount(place, 1)
        case "fewer":
            making.recount(place, -1)
        case "remove":
            making.remove(place)
        case "duplicate":
            making.duplicate(place)
            return place + 1
        case "higher":
            return making.move(place, -1)
        case "lower":
            return making.move(place, 1)
        case "hide":
            making.set(place, hidden=None if raw.get("hidden") else True)
        case "side":
            making.set(place, side=following(SIDES, raw.get("side", "foes")))
        case "hp":
            making.set(place, hp=following(HP, raw.get("hp", "avg")))
        case "variant":
            making.set(place, variant=following(("", *VARIANTS), raw.get("variant", "")))
        case "features":
            making.draw_features(place, features.features())
        case "group":
            regroup(making, place)
        case _:
            pass
    return min(place, max(0, len(making.draft.entries) - 1))


def following(values: tuple[str, ...], value: object) -> str | None:
    """The next of some values, round and round; the first goes without saying."""
    place = values.index(str(value)) if value in values else -1
    found = (place + 1) % len(values)
    return values[found] if found else None


def regroup(making: Preparing, place: int) -> None:
    """Several part, one gathers all of its kind."""
    if making.placed[place].count > 1:
        making.split(place)
    else:
        making.join(place)


def beginning(making: Preparing, place: int, what: str) -> str:
    """What stands in the line when it opens."""
    draft = making.draft
    match what:
        case "name":
            return draft.name
        case "notes" | "aloud":
            return str(draft.opening.get(TEXTS[what], "")).replace("\n", "\\n")
        case "edit":
            return making.line_of(place)
        case "wave":
            enters = draft.entries[place].get("enters")
            return str(enters.get("round", 0)) if isinstance(enters, dict) else ""
        case "initiative" | "players_name":
            value: object = draft.entries[place].get(what)
            return "" if value is None else str(value)
        case "phases":
            return staging.line(draft.entries[place].get("phases", ()))
        case _:
            return ""


def take(making: Preparing, place: int, what: str, text: str) -> tuple[Drafted, ...]:
    """Do what a typed text says; what was added. Refuses what cannot be read."""
    match what:
        case "name":
            making.rename(text)
        case "notes" | "aloud":
            making.put(**{TEXTS[what]: text.replace("\\n", "\n")})
        case "edit":
            making.edit(place, text)
        case "wave":
            making.set(place, enters=wave(text))
        case "initiative":
            making.set(place, initiative=number(text, "initiative") if text else None)
        case "phases":
            before = making.draft.entries[place].get("phases", ())
            making.set(place, phases=staging.phases(text, before))
        case "players_name":
            making.set(place, players_name=text)
        case _:
            return making.add(text)
    return ()


def wave(text: str) -> Raw | None:
    """When they come; nothing typed: from the start."""
    return {"round": number(text, "round")} if text else None


def number(text: str, what: str) -> int:
    """A whole number; its bounds are checked with the entry."""
    digits = text.removeprefix("-")
    if not digits.isdecimal():
        raise Refused("wish-not-a-number", what=what, text=text)
    return int(text[:12])
