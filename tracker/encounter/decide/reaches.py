"""Leaving reach: who may strike at a mover, and the rest of its move as a question (OPP-01..06)."""

from typing import NamedTuple

from tracker.encounter import commands as cmd
from tracker.encounter import events as ev
from tracker.encounter import marks, numbers, options
from tracker.encounter.decide import attacking, moving, prompts
from tracker.encounter.decide.deciding import Deciding
from tracker.encounter.model import Combatant, Encounter, Id
from tracker.encounter.prompts import Prompt
from tracker.rules import opportunity as rules
from tracker.rules.reasons import Reason, by_option

OPPORTUNITY, GO_ON, FACE = "opportunity", "go-on", "face"
SEEING = ("blindsight", "truesight")
"""Senses that see the invisible."""
STEP = 5


class Watched(NamedTuple):
    """Who may strike, and why they and the others may or may not."""

    able: tuple[Id, ...]
    reasons: tuple[Reason, ...]


def watched(table: Encounter, command: cmd.Move) -> Watched:
    """Judge everybody whose reach is left."""
    able: list[Id] = []
    reasons: list[Reason] = []
    for who in dict.fromkeys(command.leaves):
        judged = judge(table, command, who)
        reasons.extend(judged.reasons)
        if judged.provokes:
            able.append(who)
    return Watched(tuple(able), tuple(reasons))


def judge(table: Encounter, command: cmd.Move, who: Id) -> rules.Opportunity:
    """One creature whose reach the mover leaves."""
    reactor, mover = table.combatants[who], table.combatants[command.who]
    senses = [name for name, _ in numbers.block_of(table, who).senses]
    keen = any(sense in SEEING for sense in senses)
    veiled = "invisible" in numbers.conditions(table, mover.id) and not keen
    held = numbers.conditions(table, who)
    if reactor.state != "up" or not reactor.takes_turns:
        held |= {"unconscious"}
    reach = numbers.reach(table, who)
    via = command.way or command.mode
    leaving = rules.Leaving(reach, reach + STEP, via, marks.bears(mover, marks.DISENGAGE))
    watcher = rules.Reactor(
        reach,
        sees_mover=mover.hiding is None and not veiled and in_view(table, who, mover.id),
        special_sense=keen,
        conditions=held,
        reaction_used=not reactor.budget.reaction,
        hostile=hostile(reactor, mover),
        surprised=numbers.caught(table, who),
        arc=behind(table, who, mover.id),
    )
    judged = rules.opportunity(leaving, watcher, numbers.edition(table))
    if judged.provokes == rules.opportunity(leaving, watcher).provokes:
        return judged
    newer = by_option("OPP-01", "opportunity_2024")
    return judged._replace(reasons=(*judged.reasons, newer))


def in_view(table: Encounter, who: Id, mover: Id) -> bool:
    """Whether nothing on the map hides it."""
    if table.combatants[who].place is None or table.combatants[mover].place is None:
        return True
    from tracker.encounter import positions

    return not positions.placed(table, who, mover) or positions.sees(table, who, mover)


def behind(table: Encounter, who: Id, mover: Id) -> str:
    """The arc of the watcher the mover is in, where facing counts (FACE-03)."""
    if not table.combatants[who].facing or not options.value(table.options, "facing"):
        return "front"
    from tracker.encounter import positions

    return positions.arc(table, who, mover) if positions.placed(table, who, mover) else "front"


def hostile(one: Combatant, other: Combatant) -> bool:
    """Different sides are hostile."""
    return one.side != other.side


def asks(table: Encounter) -> bool:
    """Whether anybody is asked at all."""
    return options.value(table.options, "prompt_opportunity") != "off"


def ask(deciding: Deciding, command: cmd.Move, able: tuple[Id, ...]) -> None:
    """A question for each; on a mount it may be the rider who is struck (MOUNT-08)."""
    rider = numbers.rider_of(deciding.table, command.who)
    others = (command.who, rider) if rider else (command.who,)
    for who in able:
        prompts.raise_prompt(deciding, OPPORTUNITY, who, others=others)


def hold_back(deciding: Deciding, rest: cmd.Move) -> None:
    """The rest of the move waits; it goes on at once where nobody is asked any more."""
    if not rest.feet:
        return
    if open_against(deciding.table, rest.who):
        prompts.raise_prompt(deciding, GO_ON, rest.who, dc=rest.feet, subject=written(rest))
    elif may_go_on(deciding.table, rest.who):
        moving.go(deciding, rest)


def open_against(table: Encounter, mover: Id) -> tuple[Prompt, ...]:
    """Open questions whether to strike at a mover."""
    asked = (one for one in table.prompts if one.kind == OPPORTUNITY)
    return tuple(one for one in asked if one.others[:1] == (mover,))


def may_go_on(table: Encounter, who: Id) -> bool:
    """Whether it still stands and is not held (OPP-03)."""
    mover = table.combatants[who]
    feet = max(numbers.mover(table, who).speeds.values(), default=0)
    still = mover.state != "up" or mover.gone
    return rules.after_attack(0, standing=not still, stopped=not feet).goes_on


FLAGS = ("difficult", "crawl", "squeeze", "drag")
PATH, LOOKS = "path=", "face="
"""How the cells of a map and the way it looks in the end are written."""


def written(rest: cmd.Move) -> str:
    """How the rest is moved, as words that are read back."""
    flags = [name for name in FLAGS if getattr(rest, name)]
    up = (f"up={rest.up}",) if rest.up else ()
    cells = (*rest.through, rest.to) if rest.to else ()
    path = "/".join(f"{x}:{y}" for x, y in cells)
    ways = (f"{PATH}{path}",) if path else ()
    looks = (f"{LOOKS}{rest.facing}",) if rest.facing else ()
    return " ".join((rest.mode, *flags, *up, *ways, *looks))


def read(prompt: Prompt) -> cmd.Move:
    """The rest of a move from its question."""
    mode, *words = prompt.subject.split() or ["walk"]
    up = next((int(word.removeprefix("up=")) for word in words if word.startswith("up=")), 0)
    ways = next((word.removeprefix(PATH) for word in words if word.startswith(PATH)), "")
    cells = [(int(x), int(y)) for x, y in (one.split(":") for one in ways.split("/") if one)]
    looks = next((word.removeprefix(LOOKS) for word in words if word.startswith(LOOKS)), "")
    return cmd.Move(
        prompt.who,
        prompt.dc,
        mode,
        difficult="difficult" in words,
        crawl="crawl" in words,
        squeeze="squeeze" in words,
        drag="drag" in words,
        up=up,
        to=cells[-1] if cells else None,
        through=tuple(cells[:-1]),
        facing=looks,
    )


def answer_go_on(deciding: Deciding, prompt: Prompt) -> None:
    """The move goes on; whoever has not struck by now does not."""
    for one in open_against(deciding.table, prompt.who):
        close(deciding, one, "later")
    rest = read(prompt)
    if rest.to is None:
        moving.go(deciding, rest)
        return
    from tracker.encounter.decide import walking

    walking.resume(deciding, rest)


def strike(
    deciding: Deciding, prompt: Prompt, dice: tuple[int, ...], damage: tuple[int, ...]
) -> None:
    """The opportunity attack with the first melee attack."""
    if not prompt.others:
        return
    attacking.attack(
        deciding,
        cmd.AttackTarget(
            prompt.who, prompt.others[0], d20=dice, damage=damage, cost="reaction", way=OPPORTUNITY
        ),
    )


def close(deciding: Deciding, prompt: Prompt, why: str) -> None:
    """One question is moot."""
    deciding.happen(ev.PromptWithdrawn(prompt, why))


def struck(deciding: Deciding, attacker: Id) -> None:
    """Whoever has struck by reaction is not asked any more."""
    for one in deciding.table.prompts:
        if one.kind == OPPORTUNITY and one.who == attacker:
            deciding.happen(ev.PromptAnswered(one, "roll"))


def turn_over(deciding: Deciding) -> None:
    """With the turn the moment has passed."""
    for one in deciding.table.prompts:
        if one.kind in (OPPORTUNITY, GO_ON, FACE):
            close(deciding, one, "later")
