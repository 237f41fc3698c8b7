"""Effective numbers of a creature, each with its reasons; nothing here is ever stored.

The table keeps what was said and done; every number the DM sees is worked out from it here, so
that an effect that ends takes its bonus along without any bookkeeping.
"""

from tracker.encounter.numbers.body import (
    armor_class,
    defences,
    health,
    maximum,
    speed,
    whole_maximum,
)
from tracker.encounter.numbers.flesh import body_of
from tracker.encounter.numbers.modifiers import Number, ability_modifier, block_of
from tracker.encounter.numbers.rolls import (
    attack_dice,
    death_save_bonus,
    initiative_bonus,
    initiative_mode,
    save_bonus,
    save_dice,
    save_stance,
)
from tracker.encounter.numbers.standing import (
    can_act,
    can_react,
    condition_immunities,
    conditions,
    on_turn,
)

__all__ = [
    "Number",
    "ability_modifier",
    "armor_class",
    "attack_dice",
    "block_of",
    "body_of",
    "can_act",
    "can_react",
    "condition_immunities",
    "conditions",
    "death_save_bonus",
    "defences",
    "health",
    "initiative_bonus",
    "initiative_mode",
    "maximum",
    "on_turn",
    "save_bonus",
    "save_dice",
    "save_stance",
    "speed",
    "whole_maximum",
]
