"""From a typed line to a request: the verb picks one reading function, which reads to the end.

A verb is a whole word: a cut one would change its meaning with every new verb.
"""

from collections.abc import Callable, Mapping
from dataclasses import replace

from tracker.encounter.commands import Replayed, Resisting
from tracker.encounter.model import Encounter, Id
from tracker.encounter.refusals import Refused
from tracker.shorthand.meanings import verbs_meant
from tracker.shorthand.reader import Reader
from tracker.shorthand.reading import (
    actions,
    areas,
    attacks,
    bodies,
    cards,
    effects,
    fights,
    history,
    hit_points,
    looking,
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
from tracker.shorthand.request import Amend, Aside, Merge, Request, Vocabulary
from tracker.shorthand.verbs import NOT_YET, SPELLINGS, VERBS

LONGEST = 4000
"""Signs of a typed line."""
MOST_NEAR = 3
"""Verbs that may have been meant."""

READING: Mapping[str, Callable[[Reader], Request]] = {
    "start": turns.start,
    "next": turns.next_turn,
    "back": turns.back,
    "goto": turns.goto,
    "init": turns.init,
    "delay": ordering.delay,
    "act": ordering.act,
    "swap": ordering.swap,
    "split": ordering.split,
    "join": ordering.join,
    "timer": ordering.timer,
    "counter": ordering.counter,
    "surprise": turns.surprise,
    "end": turns.end,
    "pass": turns.pass_time,
    "rest": rests.rest,
    "attack": attacks.attack,
    "mob": mobs.mob,
    "amend": history.amend,
    "grapple": bodies.grapple,
    "escape": bodies.escape,
    "shove": bodies.shove,
    "contest": bodies.contest,
    "release": bodies.release,
    "move": bodies.move,
    "stand": bodies.stand,
    "prone": bodies.prone,
    "fall": bodies.fall,
    "mount": bodies.mount,
    "dismount": bodies.dismount,
    "place": places.place,
    "face": places.face,
    "battlefield": places.battlefield,
    "underwater": bodies.underwater,
    "opportunity": bodies.opportunity,
    "two-weapon": bodies.two_weapon,
    "damage": hit_points.damage,
    "heal": hit_points.heal,
    "temp": hit_points.temp,
    "maxhp": hit_points.maxhp,
    "stabilise": hit_points.stabilise,
    "death": hit_points.death,
    "kill": hit_points.kill,
    "revive": hit_points.revive,
    "save": saves.save,
    "area": areas.area,
    "improvised": areas.improvised,
    "cond": effects.cond,
    "uncond": effects.uncond,
    "effect": effects.effect,
    "exhaust": effects.exhaust,
    "conc": effects.conc,
    "unconc": effects.unconc,
    "prompt": turns.prompt,
    "dash": actions.action,
    "disengage": actions.action,
    "dodge": actions.action,
    "use": actions.deed,
    "improvise": actions.deed,
    "influence": actions.deed,
    "magic": actions.deed,
    "study": actions.deed,
    "utilize": actions.deed,
    "cast": actions.cast,
    "hide": actions.hide,
    "search": actions.search,
    "help": actions.help_ally,
    "ready": actions.ready,
    "action": uses.action,
    "legendary": uses.legendary,
    "resist": uses.resist,
    "recharge": uses.recharge,
    "slot": uses.slot,
    "uses": uses.count,
    "budget": uses.budget,
    "interact": uses.interact,
    "react": turns.react,
    "bonus": turns.bonus,
    "add": roster.add,
    "enter": roster.enter,
    "remove": roster.remove,
    "rename": roster.rename,
    "note": roster.note,
    "reveal": roster.reveal,
    "conceal": roster.conceal,
    "card": cards.card,
    "form": shapes.form,
    "unform": shapes.unform,
    "when": shapes.when,
    "zone": zones.zone,
    "roll": turns.roll,
    "undo": history.undo,
    "redo": history.redo,
    "why": history.why,
    "restart": fights.restart,
    "bring": fights.bring,
    "summary": fights.summary,
    "log": looking.log,
    "look": looking.look,
    "party": fights.party,
    "merge": fights.merge,
    "option": roster.option,
}


def parse(
    text: str, table: Encounter, vocabulary: Vocabulary = Vocabulary(), *, longest: int = LONGEST
) -> Request:
    """What a line asks for on this table; raises `Refused` for every line that asks for nothing.

    `longest` is the bound of a line a person types; canonical lines may be longer.
    """
    if len(text) > longest:
        raise Refused("line-too-long", length=len(text), most=longest)
    reader = Reader(text, table, vocabulary)
    reader.verb = verb(reader)
    turning = () if VERBS[reader.verb].text else uses.resisting(reader)
    fell = uses.fallen(reader)
    request = READING[reader.verb](reader)
    reader.finish()
    return replayed(reader, turned(reader, request, turning), fell)


def replayed(reader: Reader, request: Request, fell: tuple[int, ...]) -> Request:
    """The same with the dice that fell by themselves; moves of the history have none."""
    if not fell:
        return request
    if isinstance(request, Aside | Amend):
        raise Refused("amend-not-possible", line=reader.line.raw)
    if isinstance(request, Merge):
        return replace(request, fell=fell)
    return Replayed(request, fell)


def turned(reader: Reader, request: Request, who: tuple[Id, ...]) -> Request:
    """The same with these turning their failed saves; moves of the history have none."""
    if not who:
        return request
    if isinstance(request, Aside | Amend | Merge):
        raise Refused("amend-not-possible", line=reader.line.raw)
    return Resisting(request, who)


def amended(line: str, changes: str) -> str:
    """The line of a step with changes behind it; refuses `amend-text` where they would be text."""
    name = line.split(" ", 1)[0]
    if changes.strip() and name in VERBS and VERBS[name].text:
        raise Refused("amend-text", verb=name)
    return f"{line} {changes}".rstrip()


def verb(reader: Reader) -> str:
    """The first word; refuses `nothing-typed`, `verb-not-yet` and `unknown-verb` with near ones."""
    token = reader.take()
    if token.kind == "end":
        raise Refused("nothing-typed")
    name = SPELLINGS.get(token.text, token.text)
    if token.kind == "word" and name in READING:
        return name
    if token.kind == "word" and name in NOT_YET:
        raise reader.refused("verb-not-yet", token, verb=name)
    raise reader.refused("unknown-verb", token, near=", ".join(verbs_meant(token.text)[:MOST_NEAR]))


def is_blank(line: str) -> bool:
    """Whether a line of a script asks for nothing: blank, or a comment behind `#`."""
    stripped = line.strip()
    return not stripped or stripped.startswith("#")
