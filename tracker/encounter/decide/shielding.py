"""The Shield spell within the attack that it answers: it is there before the roll is judged (REACT-04).

So one step is the blow and what was cast against it, and taking it back takes both.
"""

from tracker.encounter import commands as cmd
from tracker.encounter.decide import casting
from tracker.encounter.decide.deciding import Deciding
from tracker.encounter.effects import Modifiers

SHIELD = "shield"
BONUS = 5
"""On the AC, until the caster's next turn starts."""


def raised(deciding: Deciding, command: cmd.AttackTarget) -> None:
    """The target casts it, if the attack says so."""
    if command.shield is None:
        return
    spell = cmd.CastSpell(
        command.target,
        SHIELD,
        cost="reaction",
        slot=command.shield or None,
        changes=Modifiers(ac=BONUS),
        duration=cmd.Duration(until="start", until_of=command.target),
    )
    casting.cast(deciding, spell)
