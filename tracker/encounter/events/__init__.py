"""What then happened: settled facts in the past tense, with the reasons of every number.

An event holds all that `apply` needs; the fold reads nothing outside the file.
"""

from tracker.encounter.events.attacking import (
    Attacked,
    MobAttacked,
    SaveRolled,
)
from tracker.encounter.events.effects import (
    ConcentrationBegan,
    ConcentrationEnded,
    EffectAdded,
    EffectEnded,
    EffectRefused,
    ExhaustionSet,
    HidingSet,
)
from tracker.encounter.events.hit_points import (
    DamagePartTaken,
    DamageTaken,
    DeathSaveRolled,
    Healed,
    MaximumChanged,
    RecoveryRolled,
    StateChanged,
    TemporarySet,
)
from tracker.encounter.events.roster import (
    CombatantsAdded,
    CombatantsRemoved,
    EnteredStage,
    FightSetUp,
    HiddenSet,
    KindsAdded,
    Labelled,
    Noted,
    OptionSet,
    Renamed,
)
from tracker.encounter.events.turns import (
    BudgetSpent,
    DiceRolled,
    FightEnded,
    InitiativeRolled,
    LinesChanged,
    OrderSet,
    PointerSet,
    PromptAnswered,
    PromptRaised,
    PromptWithdrawn,
    ReadiedExpired,
    RoundBegan,
    SurpriseSet,
    TurnBegan,
    TurnEnded,
    TurnPassed,
    TurnTakenBack,
    UsesChanged,
)

Event = (
    Attacked
    | MobAttacked
    | SaveRolled
    | EffectAdded
    | EffectEnded
    | EffectRefused
    | ExhaustionSet
    | HidingSet
    | ConcentrationBegan
    | ConcentrationEnded
    | DamageTaken
    | Healed
    | TemporarySet
    | MaximumChanged
    | StateChanged
    | DeathSaveRolled
    | RecoveryRolled
    | FightSetUp
    | KindsAdded
    | CombatantsAdded
    | EnteredStage
    | CombatantsRemoved
    | Labelled
    | Renamed
    | Noted
    | HiddenSet
    | OptionSet
    | InitiativeRolled
    | OrderSet
    | LinesChanged
    | RoundBegan
    | TurnEnded
    | TurnBegan
    | TurnPassed
    | TurnTakenBack
    | PointerSet
    | SurpriseSet
    | ReadiedExpired
    | BudgetSpent
    | PromptRaised
    | PromptAnswered
    | PromptWithdrawn
    | FightEnded
    | DiceRolled
    | UsesChanged
)

__all__ = [
    "Attacked",
    "BudgetSpent",
    "CombatantsAdded",
    "CombatantsRemoved",
    "ConcentrationBegan",
    "ConcentrationEnded",
    "DamagePartTaken",
    "DamageTaken",
    "DeathSaveRolled",
    "DiceRolled",
    "EffectAdded",
    "EffectEnded",
    "EffectRefused",
    "EnteredStage",
    "Event",
    "ExhaustionSet",
    "FightEnded",
    "FightSetUp",
    "Healed",
    "HiddenSet",
    "HidingSet",
    "InitiativeRolled",
    "KindsAdded",
    "Labelled",
    "LinesChanged",
    "MaximumChanged",
    "MobAttacked",
    "Noted",
    "OptionSet",
    "OrderSet",
    "PointerSet",
    "PromptAnswered",
    "PromptRaised",
    "PromptWithdrawn",
    "ReadiedExpired",
    "RecoveryRolled",
    "Renamed",
    "RoundBegan",
    "SaveRolled",
    "StateChanged",
    "SurpriseSet",
    "TemporarySet",
    "TurnBegan",
    "TurnEnded",
    "TurnPassed",
    "TurnTakenBack",
    "UsesChanged",
]
