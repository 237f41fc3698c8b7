"""Effective numbers of a creature, each with its reasons; nothing here is ever stored.

The table keeps what was said and done; every number the DM sees is worked out from it here, so
that an effect that ends takes its bonus along without any bookkeeping.
"""

from tracker.encounter.numbers.abilities import CHECKS, SKILLS, better, check_bonus, check_stance
from tracker.encounter.numbers.agreed import edition, rulings
from tracker.encounter.numbers.beneath import beneath, maximum_with
from tracker.encounter.numbers.body import (
    armor_class,
    at_half,
    bloodied,
    can_move,
    defences,
    health,
    maximum,
    plight,
    speed,
    whole_maximum,
)
from tracker.encounter.numbers.budgets import attacks_left, attacks_per_action
from tracker.encounter.numbers.flesh import body_of
from tracker.encounter.numbers.modifiers import Number, ability_modifier, block_of
from tracker.encounter.numbers.noticing import aware, foes, passive_perception
from tracker.encounter.numbers.physique import (
    acts_now,
    flight,
    held_by,
    is_controlled,
    may_do,
    movement_left,
    mover,
    reach,
    rider_of,
    thinks,
)
from tracker.encounter.numbers.regrowth import (
    Regrowth,
    regrows,
    regrowth_of,
    traits_of_regrowth,
)
from tracker.encounter.numbers.rolls import (
    attack_dice,
    death_save_bonus,
    initiative_bonus,
    initiative_mode,
    initiative_wording,
    save_bonus,
    save_dice,
    save_stance,
    swayed,
    tiredness,
    ways,
)
from tracker.encounter.numbers.stacking import same_name, suppressed, waiting, working
from tracker.encounter.numbers.standing import (
    can_act,
    can_react,
    caught,
    condition_immunities,
    conditions,
    incapacitated,
    on_turn,
    submerged,
)

__all__ = [
    "CHECKS",
    "SKILLS",
    "Number",
    "Regrowth",
    "ability_modifier",
    "acts_now",
    "armor_class",
    "at_half",
    "attack_dice",
    "attacks_left",
    "attacks_per_action",
    "aware",
    "beneath",
    "better",
    "block_of",
    "bloodied",
    "body_of",
    "can_act",
    "can_move",
    "can_react",
    "caught",
    "check_bonus",
    "check_stance",
    "condition_immunities",
    "conditions",
    "death_save_bonus",
    "defences",
    "edition",
    "flight",
    "foes",
    "health",
    "held_by",
    "incapacitated",
    "initiative_bonus",
    "initiative_mode",
    "initiative_wording",
    "is_controlled",
    "maximum",
    "maximum_with",
    "may_do",
    "movement_left",
    "mover",
    "on_turn",
    "passive_perception",
    "plight",
    "reach",
    "regrows",
    "regrowth_of",
    "rider_of",
    "rulings",
    "same_name",
    "save_bonus",
    "save_dice",
    "save_stance",
    "speed",
    "submerged",
    "suppressed",
    "swayed",
    "thinks",
    "tiredness",
    "traits_of_regrowth",
    "waiting",
    "ways",
    "whole_maximum",
    "working",
]
