"""Labels, trails, words of health, the players' list."""

from collections.abc import Iterable
from dataclasses import replace
from typing import Any

from tests.rules.adapter.reading import Given
from tests.rules.adapter.table import BLOCK, Table
from tracker.encounter import commands as cmd
from tracker.encounter.model import Combatant
from tracker.rules import hit_points, labels, visibility
from tracker.rules.body import Body
from tracker.rules.damage import Part

Result = dict[str, Any]
UNLIMITED = 999_999


def health_hint(given: Given, when: Given) -> Result:
    return {"hint": visibility.health_word(given["hp"], given["max_hp"]).replace("-", "_")}


def changed(body: Body, change: int) -> Body:
    if change < 0:
        return hit_points.take(body, [Part(-change)]).body
    return hit_points.heal(body, change).body


def hp_trail(given: Given, when: Given) -> Result:
    body = Body(given["hp"], given.get("max_hp", UNLIMITED), dies_at_zero=True)
    states = [(body, labels.extended((), body.hp))]
    for change in when["changes"]:
        if change == "undo":
            states = states[:-1] or states
            continue
        body, trail = states[-1]
        body = changed(body, change)
        states.append((body, labels.extended(trail, body.hp)))
    body, trail = states[-1]
    return {"trail": list(trail), "ends": "dead" if body.dead else None}


def hp_trails(given: Given, when: Given) -> Result:
    changes: dict[str, list[int]] = {}
    for name, change in when["changes"]:
        changes.setdefault(name, []).append(change)
    found = {
        each["name"]: hp_trail(each, {"changes": changes.get(each["name"], [])})
        for each in given["creatures"]
    }
    return {
        "trails": {name: trail["trail"] for name, trail in found.items()},
        "dead": [name for name, trail in found.items() if trail["ends"] == "dead"],
    }


def twin_labels(given: Given, when: Given) -> Result:
    table = Table()
    for full in given.get("existing", ()):
        name, label = _labelled(full)
        table.seat(full, kind="monster", name=name, label=label)
    _come(table, when.get("add", ()))
    for full in when.get("kill", ()):
        table.do(cmd.Kill(tuple(one.id for one in _everybody(table) if one.full_name == full)))
    _come(table, when.get("then_add", ()))
    names = [one.full_name for one in _everybody(table)]
    return {"labels": names, "last_labels": names[-2:]}


def _everybody(table: Table) -> Iterable[Combatant]:
    return table.now.combatants.values()


def _come(table: Table, groups: Iterable[tuple[str, int]]) -> None:
    for name, count in groups:
        table.do(cmd.AddCreatures(cmd.Entry(replace(BLOCK, name=name), count)))


def _labelled(full: str) -> tuple[str, str]:
    name, _, label = full.rpartition(" ")
    return (name, label) if name and labels.number(label) >= 0 else (full, "")


def player_view(given: Given, when: Given) -> Result:
    settings = given["settings"]
    lines = sorted(given["combatants"], key=lambda line: -line["total"])
    reveal: visibility.Reveal = (
        "first-turn" if settings.get("reveal") == "first_turn" else "at-once"
    )
    seen = [line for line in lines if _is_seen(line, reveal)]
    marked = [
        visibility.Line(line["id"], line in seen, line["kind"] == "monster" and line["hp"] <= 0)
        for line in lines
    ]
    marker = visibility.marker(marked, given["active"])
    names = {line["id"]: line["name"] for line in seen}
    conditions = {line["name"]: _conditions(line) for line in seen if _conditions(line)}
    characters = [line["name"] for line in seen if line["kind"] == "pc"]
    cards_shown = [name for who in conditions if who in characters for name in conditions[who]]
    return {
        "names": list(names.values()),
        "now": names.get(marker.now),
        "next_up": names.get(marker.next),
        "monster_health": {
            line["name"]: _health(line, settings) for line in seen if line["kind"] == "monster"
        },
        "totals": (
            {line["name"]: line["total"] for line in seen} if settings.get("totals") else {}
        ),
        "conditions": conditions,
        "cards": list(dict.fromkeys(cards_shown)),
    }


def _is_seen(line: Given, reveal: visibility.Reveal) -> bool:
    return visibility.is_visible(
        character=line["kind"] != "monster",
        hidden=line.get("hidden", False),
        turns_started=line.get("turns_started", 0),
        reveal=reveal,
    )


def _conditions(line: Given) -> list[str]:
    secret = line.get("secret_conditions", ())
    held = ((name, name in secret) for name in line.get("conditions", ()))
    return list(visibility.shown_conditions(held))


def _health(line: Given, settings: Given) -> str:
    if settings.get("monster_hp") == "open":
        return f"{line['hp']}/{line['max_hp']}"
    return visibility.health_word(line["hp"], line["max_hp"]).replace("-", "_")


OPERATIONS = {
    "health_hint": health_hint,
    "hp_trail": hp_trail,
    "hp_trails": hp_trails,
    "labels": twin_labels,
    "player_view": player_view,
}
