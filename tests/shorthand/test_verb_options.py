"""The table of verbs against what is really read: options, grammar, reserved words."""

from tests.shorthand.action_lines import DEEDS
from tracker.encounter import handles
from tracker.rules.words import DAMAGE_TYPES
from tracker.shorthand.reading import (
    actions,
    areas,
    attacks,
    bodies,
    effects,
    fights,
    hit_points,
    mobs,
    ordering,
    places,
    rests,
    roster,
    saves,
    shapes,
    turns,
    uses,
    zones,
)
from tracker.shorthand.verbs import VERBS, words

READ: dict[str, tuple[str, ...]] = {
    "attack": attacks.ATTACK.names,
    "mob": mobs.MOB.names,
    "damage": hit_points.DAMAGE.names,
    "heal": hit_points.HEAL.names,
    "temp": hit_points.TEMP.names,
    "stabilise": hit_points.STABILISE.names,
    "save": saves.SAVE.names,
    "area": (*areas.AREA.names, *places.ORIGIN),
    "improvised": tuple(one for one in areas.IMPROVISED.names if one not in DAMAGE_TYPES),
    "cond": effects.COND.names,
    "effect": effects.EFFECT.names,
    "cast": actions.CAST.names,
    "hide": actions.HIDE.names,
    "search": actions.SEARCH.names,
    "help": actions.HELP.names,
    "ready": actions.READY.names,
    **dict.fromkeys(DEEDS, actions.DEED.names),
    "prompt": turns.PROMPT.names,
    "pass": turns.PASS.names,
    "rest": rests.REST.names,
    "opportunity": attacks.BY_WAY.names,
    "two-weapon": attacks.BY_WAY.names,
    "grapple": bodies.STRUGGLE.names,
    "contest": bodies.STRUGGLE.names,
    "shove": bodies.SHOVE.names,
    "escape": bodies.ESCAPE.names,
    "move": bodies.MOVE.names,
    "fall": bodies.FALL.names,
    "mount": bodies.MOUNT.names,
    "roll": turns.ROLL.names,
    "merge": fights.MERGE.names,
    "add": roster.ADD.names,
    "action": (*uses.USE.names, *places.ORIGIN[:3]),
    "recharge": uses.RECHARGE.names,
    "budget": uses.BUDGETS.names,
    "form": shapes.FORM.names,
    "when": (*shapes.PHASE.names, shapes.OFF),
    "zone": (*zones.ZONE.names, zones.OFF),
    "timer": ordering.TIMER.names,
    "counter": ordering.COUNTER.names,
}


def test_the_table_of_verbs_names_the_options_that_are_read() -> None:
    for name, options in READ.items():
        assert set(VERBS[name].options) == set(options), name
    plain = {"dash", "disengage", "dodge"}
    others = {verb.name for verb in VERBS.values() if verb.options} - set(READ)
    falls = {"start", "next", "enter", "remove", "delay", "act"}
    falls |= {"legendary", "slot", "place", "battlefield"}
    assert others == {"conc", "init", "react", "underwater", "card", "split", *falls, *plain}


def test_the_grammar_names_every_option() -> None:
    for verb in VERBS.values():
        for option in verb.options:
            shown = option.replace("+", "±")
            assert shown in verb.usage, f"{verb.name} {option}"


def test_no_handle_is_a_word_of_the_language() -> None:
    assert not words() - handles.RESERVED
