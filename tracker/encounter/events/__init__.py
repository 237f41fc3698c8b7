"""What then happened: settled facts in the past tense, with the reasons of every number.

An event holds all that `apply` needs; the fold reads nothing outside the file.
"""

from tracker.encounter.events.actions import (
    ActionTaken,
    CheckRolled,
    Readied,
    ReadyUsed,
    SurpriseCompared,
)
from tracker.encounter.events.areas import AreaJudged, HarmImprovised
from tracker.encounter.events.attacking import (
    Attacked,
    MobAttacked,
    SaveRolled,
)
from tracker.encounter.events.bodies import (
    Check,
    Contested,
    Dismounted,
    Fell,
    Mounted,
    Moved,
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
    | AreaJudged
    | HarmImprovised
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
    | ActionTaken
    | CheckRolled
    | Readied
    | ReadyUsed
    | SurpriseCompared
    | Contested
    | Moved
    | Fell
    | Mounted
    | Dismounted
)

__all__ = [
    "ActionTaken",
    "AreaJudged",
    "Attacked",
    "BudgetSpent",
    "Check",
    "CheckRolled",
    "CombatantsAdded",
    "CombatantsRemoved",
    "ConcentrationBegan",
    "ConcentrationEnded",
    "Contested",
    "DamagePartTaken",
    "DamageTaken",
    "DeathSaveRolled",
    "DiceRolled",
    "Dismounted",
    "EffectAdded",
    "EffectEnded",
    "EffectRefused",
    "EnteredStage",
    "Event",
    "ExhaustionSet",
    "Fell",
    "FightEnded",
    "FightSetUp",
    "HarmImprovised",
    "Healed",
    "HiddenSet",
    "HidingSet",
    "InitiativeRolled",
    "KindsAdded",
    "Labelled",
    "LinesChanged",
    "MaximumChanged",
    "MobAttacked",
    "Mounted",
    "Moved",
    "Noted",
    "OptionSet",
    "OrderSet",
    "PointerSet",
    "PromptAnswered",
    "PromptRaised",
    "PromptWithdrawn",
    "Readied",
    "ReadiedExpired",
    "ReadyUsed",
    "RecoveryRolled",
    "Renamed",
    "RoundBegan",
    "SaveRolled",
    "StateChanged",
    "SurpriseCompared",
    "SurpriseSet",
    "TemporarySet",
    "TurnBegan",
    "TurnEnded",
    "TurnPassed",
    "TurnTakenBack",
    "UsesChanged",
]
