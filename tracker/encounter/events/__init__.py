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
    SHARED,
    Attacked,
    MobAttacked,
    MobLot,
    SaveRolled,
    lots_of,
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
    DamagePooled,
    DamageTaken,
    DeathSaveRolled,
    Healed,
    MaximumChanged,
    PoolShare,
    RecoveryRolled,
    StateChanged,
    TemporarySet,
)
from tracker.encounter.events.ordering import (
    CameBack,
    ClockSet,
    Delayed,
    DiceKept,
    LinesSwapped,
    TurnLetGo,
)
from tracker.encounter.events.places import (
    AreaCovered,
    BattlefieldSet,
    FacingSet,
    Placed,
)
from tracker.encounter.events.roster import (
    CardsShown,
    CombatantsAdded,
    CombatantsRemoved,
    EnteredStage,
    FightSetUp,
    HiddenSet,
    KindsAdded,
    Labelled,
    Noted,
    OptionSet,
    PartyKept,
    Renamed,
)
from tracker.encounter.events.shapes import (
    FormEnded,
    FormTaken,
    PhaseAwaited,
    PhaseBegan,
    PhaseForgotten,
    PhaseReached,
    ZoneChanged,
    ZoneEnded,
    ZoneRaised,
)
from tracker.encounter.events.turns import (
    BudgetSet,
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
    RegenerationStopped,
    Rested,
    RoundBegan,
    SurpriseSet,
    TimePassed,
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
    | AreaCovered
    | Placed
    | FacingSet
    | BattlefieldSet
    | HarmImprovised
    | EffectAdded
    | EffectEnded
    | EffectRefused
    | ExhaustionSet
    | HidingSet
    | ConcentrationBegan
    | ConcentrationEnded
    | DamageTaken
    | DamagePooled
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
    | CardsShown
    | OptionSet
    | InitiativeRolled
    | PartyKept
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
    | BudgetSet
    | PromptRaised
    | PromptAnswered
    | PromptWithdrawn
    | FightEnded
    | TimePassed
    | Rested
    | RegenerationStopped
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
    | CameBack
    | ClockSet
    | Delayed
    | TurnLetGo
    | DiceKept
    | LinesSwapped
    | FormEnded
    | FormTaken
    | PhaseAwaited
    | PhaseBegan
    | PhaseForgotten
    | PhaseReached
    | ZoneChanged
    | ZoneEnded
    | ZoneRaised
)

__all__ = [
    "SHARED",
    "ActionTaken",
    "AreaCovered",
    "AreaJudged",
    "Attacked",
    "BattlefieldSet",
    "BudgetSet",
    "BudgetSpent",
    "CameBack",
    "CardsShown",
    "Check",
    "CheckRolled",
    "ClockSet",
    "CombatantsAdded",
    "CombatantsRemoved",
    "ConcentrationBegan",
    "ConcentrationEnded",
    "Contested",
    "DamagePartTaken",
    "DamagePooled",
    "DamageTaken",
    "DeathSaveRolled",
    "Delayed",
    "DiceKept",
    "DiceRolled",
    "Dismounted",
    "EffectAdded",
    "EffectEnded",
    "EffectRefused",
    "EnteredStage",
    "Event",
    "ExhaustionSet",
    "FacingSet",
    "Fell",
    "FightEnded",
    "FightSetUp",
    "FormEnded",
    "FormTaken",
    "HarmImprovised",
    "Healed",
    "HiddenSet",
    "HidingSet",
    "InitiativeRolled",
    "KindsAdded",
    "Labelled",
    "LinesChanged",
    "LinesSwapped",
    "MaximumChanged",
    "MobAttacked",
    "MobLot",
    "Mounted",
    "Moved",
    "Noted",
    "OptionSet",
    "OrderSet",
    "PartyKept",
    "PhaseAwaited",
    "PhaseBegan",
    "PhaseForgotten",
    "PhaseReached",
    "Placed",
    "PointerSet",
    "PoolShare",
    "PromptAnswered",
    "PromptRaised",
    "PromptWithdrawn",
    "Readied",
    "ReadiedExpired",
    "ReadyUsed",
    "RecoveryRolled",
    "RegenerationStopped",
    "Renamed",
    "Rested",
    "RoundBegan",
    "SaveRolled",
    "StateChanged",
    "SurpriseCompared",
    "SurpriseSet",
    "TemporarySet",
    "TimePassed",
    "TurnBegan",
    "TurnEnded",
    "TurnLetGo",
    "TurnPassed",
    "TurnTakenBack",
    "UsesChanged",
    "ZoneChanged",
    "ZoneEnded",
    "ZoneRaised",
    "lots_of",
]
