"""What the DM asks, in the imperative: plain values with ids resolved and typed dice inside.

`Command` is the union that `decide` matches; a new command is a to-do list for the type checker.
Undo, redo, amend and why are not here: they move over the history and belong to the session.
"""

from tracker.encounter.areas import Area
from tracker.encounter.commands.actions import (
    CastSpell,
    HelpAlly,
    Hide,
    ReadyResponse,
    Search,
    TakeAction,
)
from tracker.encounter.commands.areas import Improvise, JudgeArea
from tracker.encounter.commands.attacking import AttackTarget, MobAttack
from tracker.encounter.commands.bodies import (
    DropProne,
    Fall,
    GetOff,
    GetOn,
    Immerse,
    Move,
    Release,
    StandUp,
    Struggle,
)
from tracker.encounter.commands.effects import (
    AddCondition,
    AddEffect,
    Concentrate,
    Duration,
    EndConcentration,
    RemoveEffects,
    SetExhaustion,
)
from tracker.encounter.commands.hit_points import (
    Amount,
    AmountPart,
    ChangeMaximum,
    DealDamage,
    GrantTemporary,
    Heal,
    Kill,
    Revive,
    RollDeathSave,
    RollSave,
    Stabilise,
)
from tracker.encounter.commands.merging import MergeFight
from tracker.encounter.commands.ordering import (
    ComeBack,
    Delay,
    JoinLines,
    MoveClock,
    SplitLine,
    StartCounter,
    StartTimer,
    SwapPlaces,
)
from tracker.encounter.commands.places import ChangeBattlefield, Face, PlaceCreatures
from tracker.encounter.commands.roster import (
    AddCreatures,
    Conceal,
    EnterGroup,
    Entry,
    Note,
    Opening,
    Remove,
    Rename,
    Reveal,
    SetOption,
    SetUp,
    ShowCard,
)
from tracker.encounter.commands.shapes import (
    AwaitPhase,
    ChangeZone,
    EndZone,
    EntryPhase,
    ForgetPhase,
    LeaveForm,
    RaiseZone,
    TakeForm,
)
from tracker.encounter.commands.turns import (
    AnswerPrompt,
    EndFight,
    GoTo,
    HangInitiative,
    HitDice,
    InitiativeEntry,
    MarkSurprised,
    NextTurn,
    PassTime,
    Rest,
    RollDice,
    SetInitiative,
    SpendBudget,
    StartFight,
    TakeBackTurn,
)
from tracker.encounter.commands.uses import (
    ChangeUses,
    Recharge,
    Replayed,
    Resisting,
    SetBudget,
    UseAction,
)

Command = (
    SetUp
    | StartFight
    | NextTurn
    | TakeBackTurn
    | GoTo
    | SetInitiative
    | HangInitiative
    | MarkSurprised
    | EndFight
    | PassTime
    | Rest
    | AnswerPrompt
    | SpendBudget
    | SetBudget
    | UseAction
    | ChangeUses
    | Recharge
    | Replayed
    | Resisting
    | RollDice
    | TakeAction
    | CastSpell
    | Hide
    | Search
    | HelpAlly
    | ReadyResponse
    | AttackTarget
    | MobAttack
    | DealDamage
    | Heal
    | GrantTemporary
    | ChangeMaximum
    | Stabilise
    | RollDeathSave
    | Kill
    | Revive
    | RollSave
    | JudgeArea
    | Improvise
    | AddCondition
    | AddEffect
    | RemoveEffects
    | SetExhaustion
    | Concentrate
    | EndConcentration
    | AddCreatures
    | EnterGroup
    | Remove
    | Rename
    | Note
    | Reveal
    | Conceal
    | SetOption
    | ShowCard
    | MergeFight
    | Struggle
    | Release
    | Move
    | StandUp
    | DropProne
    | Fall
    | GetOn
    | GetOff
    | TakeForm
    | LeaveForm
    | AwaitPhase
    | ForgetPhase
    | RaiseZone
    | ChangeZone
    | EndZone
    | PlaceCreatures
    | Face
    | ChangeBattlefield
    | Immerse
    | Delay
    | ComeBack
    | SwapPlaces
    | SplitLine
    | JoinLines
    | StartTimer
    | StartCounter
    | MoveClock
)

__all__ = [
    "AddCondition",
    "AddCreatures",
    "AddEffect",
    "Amount",
    "AmountPart",
    "AnswerPrompt",
    "Area",
    "AttackTarget",
    "AwaitPhase",
    "CastSpell",
    "ChangeBattlefield",
    "ChangeMaximum",
    "ChangeUses",
    "ChangeZone",
    "ComeBack",
    "Command",
    "Conceal",
    "Concentrate",
    "DealDamage",
    "Delay",
    "DropProne",
    "Duration",
    "EndConcentration",
    "EndFight",
    "EndZone",
    "EnterGroup",
    "Entry",
    "EntryPhase",
    "Face",
    "Fall",
    "ForgetPhase",
    "GetOff",
    "GetOn",
    "GoTo",
    "GrantTemporary",
    "HangInitiative",
    "Heal",
    "HelpAlly",
    "Hide",
    "HitDice",
    "Immerse",
    "Improvise",
    "InitiativeEntry",
    "JoinLines",
    "JudgeArea",
    "Kill",
    "LeaveForm",
    "MarkSurprised",
    "MergeFight",
    "MobAttack",
    "Move",
    "MoveClock",
    "NextTurn",
    "Note",
    "Opening",
    "PassTime",
    "PlaceCreatures",
    "RaiseZone",
    "ReadyResponse",
    "Recharge",
    "Release",
    "Remove",
    "RemoveEffects",
    "Rename",
    "Replayed",
    "Resisting",
    "Rest",
    "Reveal",
    "Revive",
    "RollDeathSave",
    "RollDice",
    "RollSave",
    "Search",
    "SetBudget",
    "SetExhaustion",
    "SetInitiative",
    "SetOption",
    "SetUp",
    "ShowCard",
    "SpendBudget",
    "SplitLine",
    "Stabilise",
    "StandUp",
    "StartCounter",
    "StartFight",
    "StartTimer",
    "Struggle",
    "SwapPlaces",
    "TakeAction",
    "TakeBackTurn",
    "TakeForm",
    "UseAction",
]
