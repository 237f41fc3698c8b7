"""What the DM asks, in the imperative: plain values with ids resolved and typed dice inside.

`Command` is the union that `decide` matches; a new command is a to-do list for the type checker.
Undo, redo, amend and why are not here: they move over the history and belong to the session.
"""

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
)
from tracker.encounter.commands.turns import (
    AnswerPrompt,
    EndFight,
    GoTo,
    HangInitiative,
    InitiativeEntry,
    MarkSurprised,
    NextTurn,
    RollDice,
    SetInitiative,
    SpendBudget,
    StartFight,
    TakeBackTurn,
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
    | AnswerPrompt
    | SpendBudget
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
    | Struggle
    | Release
    | Move
    | StandUp
    | DropProne
    | Fall
    | GetOn
    | GetOff
)

__all__ = [
    "AddCondition",
    "AddCreatures",
    "AddEffect",
    "Amount",
    "AmountPart",
    "AnswerPrompt",
    "AttackTarget",
    "CastSpell",
    "ChangeMaximum",
    "Command",
    "Conceal",
    "Concentrate",
    "DealDamage",
    "DropProne",
    "Duration",
    "EndConcentration",
    "EndFight",
    "EnterGroup",
    "Entry",
    "Fall",
    "GetOff",
    "GetOn",
    "GoTo",
    "GrantTemporary",
    "HangInitiative",
    "Heal",
    "HelpAlly",
    "Hide",
    "Improvise",
    "InitiativeEntry",
    "JudgeArea",
    "Kill",
    "MarkSurprised",
    "MobAttack",
    "Move",
    "NextTurn",
    "Note",
    "Opening",
    "ReadyResponse",
    "Release",
    "Remove",
    "RemoveEffects",
    "Rename",
    "Reveal",
    "Revive",
    "RollDeathSave",
    "RollDice",
    "RollSave",
    "Search",
    "SetExhaustion",
    "SetInitiative",
    "SetOption",
    "SetUp",
    "SpendBudget",
    "Stabilise",
    "StandUp",
    "StartFight",
    "Struggle",
    "TakeAction",
    "TakeBackTurn",
]
