"""Hit points that come back by themselves: asked, stopped by what hurt, or failing at 0.

A creature that dies only if it does not regenerate is asked no death saves: at 0 hit points the
start of its turn brings it back or kills it.
"""

from tracker.encounter import events as ev
from tracker.encounter import numbers
from tracker.encounter.decide import dying, healing, prompts
from tracker.encounter.decide.deciding import Deciding
from tracker.encounter.model import Id
from tracker.encounter.numbers import Regrowth
from tracker.encounter.prompts import Prompt

KIND = "regeneration"


def ask_traits(deciding: Deciding, who: Id, hurt_by: tuple[str, ...]) -> None:
    """What the stat block gives back at the start of the turn."""
    for source in numbers.traits_of_regrowth(deciding.table, who):
        down = deciding.creature(who).state != "up"
        if not down or source.at_zero:
            ask(deciding, who, source, hurt_by)


def ask(deciding: Deciding, who: Id, source: Regrowth, hurt_by: tuple[str, ...]) -> None:
    """Unless it is stopped, or there is nothing to regain."""
    creature = deciding.creature(who)
    if not creature.takes_turns:
        return
    stopped = tuple(one for one in source.stops if one in hurt_by)
    if stopped:
        deciding.happen(ev.RegenerationStopped(who, source.name, stopped))
        fail(deciding, who)
    elif creature.hp < numbers.maximum(deciding.table, who).value:
        subject = f"{source.name}: {source.amount}"
        prompts.ask_once(deciding, KIND, who, subject=subject, effect=source.effect)


def fail(deciding: Deciding, who: Id) -> None:
    """At 0 hit points it dies of it."""
    creature = deciding.creature(who)
    if creature.state == "dying" and numbers.body_of(deciding.table, who).regrows:
        dying.die(deciding, who, "no-regeneration")


def answer(deciding: Deciding, prompt: Prompt, how: str, number: int | None) -> None:
    """Rolled or typed hit points; the DM's `fail` is that it does not work this time."""
    if how == "fail":
        deciding.happen(ev.RegenerationStopped(prompt.who, source_of(prompt), ()))
        fail(deciding, prompt.who)
        return
    amount, rolled = healing.settled(deciding, prompt.subject.rsplit(": ", 1)[-1], number)
    healing.mend(deciding, prompt.who, amount, rolled)


def source_of(prompt: Prompt) -> str:
    """The name of the trait or effect."""
    return prompt.subject.rsplit(": ", 1)[0]
