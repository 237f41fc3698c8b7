"""What a fact of the log is about: its kinds and its creatures, so that a log can be sifted.

A new event has to be placed here: a test makes one of every event and asks for its kind.
"""

from collections.abc import Iterator

from tracker.encounter import events as ev
from tracker.encounter.model import Encounter, Id

KINDS = (
    "attack", "damage", "healing", "condition", "save", "death", "turn", "action", "move",
    "creature", "question", "dice", "override", "table",
)  # fmt: skip
"""Every kind, in the order in which they are offered."""
NAMING = (
    "who", "target", "attacker", "source", "mount",
    "attackers", "targets", "surprised", "noticed_by", "inside", "entered", "left",
)  # fmt: skip
"""Fields that name a creature or several; in another event such a word may be no name."""
ROLLED = ("dice", "rolled")
BY_HAND = ("by_dm", "over")


def kinds(event: ev.Event) -> frozenset[str]:
    """Its own, that dice fell for it, that the DM went beyond the rules (GEN-04)."""
    found = {*of_what(event)}
    if any(getattr(event, name, ()) for name in ROLLED):
        found.add("dice")
    if any(getattr(event, name, False) for name in BY_HAND):
        found.add("override")
    return frozenset(found)


def of_what(event: ev.Event) -> tuple[str, ...]:
    """What it tells of."""
    match event:
        case ev.Attacked() | ev.MobAttacked():
            return ("attack",)
        case ev.DamageTaken() | ev.DamagePooled() | ev.HarmImprovised():
            return ("damage",)
        case ev.Healed() | ev.TemporarySet() | ev.MaximumChanged() | ev.RegenerationStopped():
            return ("healing",)
        case ev.SaveRolled():
            return ("save",)
        case ev.DeathSaveRolled():
            return ("save", "death")
        case ev.StateChanged() | ev.RecoveryRolled():
            return ("death",)
        case ev.DiceRolled():
            return ("dice",)
        case ev.EffectAdded() | ev.EffectEnded() | ev.EffectRefused() | ev.ExhaustionSet():
            return ("condition",)
        case ev.ConcentrationBegan() | ev.ConcentrationEnded() | ev.HidingSet():
            return ("condition",)
        case ev.SurpriseSet() | ev.SurpriseCompared() | ev.FormTaken() | ev.FormEnded():
            return ("condition",)
        case ev.ZoneRaised() | ev.ZoneChanged() | ev.ZoneEnded():
            return ("condition",)
        case ev.PointerSet() | ev.BudgetSet():
            return ("turn", "override")
        case _:
            return of_the_table(event)


def of_the_table(event: ev.Event) -> tuple[str, ...]:
    """Turns, actions, moves, creatures, questions, and what is about the whole table."""
    match event:
        case ev.RoundBegan() | ev.TurnBegan() | ev.TurnEnded() | ev.TurnPassed():
            return ("turn",)
        case ev.TurnTakenBack() | ev.TurnLetGo() | ev.Delayed() | ev.CameBack():
            return ("turn",)
        case ev.InitiativeRolled() | ev.OrderSet() | ev.LinesChanged() | ev.LinesSwapped():
            return ("turn",)
        case ev.TimePassed() | ev.ClockSet() | ev.FightEnded():
            return ("turn",)
        case ev.Rested():
            return ("turn", "healing")
        case ev.ActionTaken() | ev.BudgetSpent() | ev.CheckRolled() | ev.Readied():
            return ("action",)
        case ev.ReadyUsed() | ev.ReadiedExpired() | ev.UsesChanged() | ev.Contested():
            return ("action",)
        case ev.AreaJudged() | ev.AreaCovered():
            return ("action",)
        case ev.Moved() | ev.Fell() | ev.Placed() | ev.FacingSet():
            return ("move",)
        case ev.Mounted() | ev.Dismounted():
            return ("move",)
        case ev.CombatantsAdded() | ev.EnteredStage() | ev.CombatantsRemoved() | ev.Labelled():
            return ("creature",)
        case ev.Renamed() | ev.Noted() | ev.HiddenSet():
            return ("creature",)
        case ev.PhaseAwaited() | ev.PhaseForgotten() | ev.PhaseReached() | ev.PhaseBegan():
            return ("creature",)
        case ev.PromptRaised() | ev.PromptAnswered() | ev.PromptWithdrawn():
            return ("question",)
        case ev.FightSetUp() | ev.KindsAdded() | ev.CardsShown() | ev.OptionSet():
            return ("table",)
        case ev.PartyKept() | ev.BattlefieldSet() | ev.DiceKept():
            return ("table",)
        case _:
            return ()


def whom(event: ev.Event, table: Encounter) -> frozenset[Id]:
    """The creatures it is about; a line stands for its members."""
    return frozenset(who for who in named(event, table) if who in table.combatants)


def named(event: ev.Event, table: Encounter) -> Iterator[Id]:
    """Their ids, and whatever else stands in such a field."""
    for name in NAMING:
        found = getattr(event, name, "")
        if isinstance(found, tuple | frozenset):
            yield from found
        elif isinstance(found, str):
            yield found
    match event:
        case ev.MobAttacked(more=more):
            yield from (who for lot in more for who in lot.attackers)
        case ev.EffectAdded(effect=effect) | ev.EffectEnded(effect=effect):
            yield effect.source
        case ev.ConcentrationBegan(concentration=held):
            yield from held.on
        case ev.PromptRaised(prompt=prompt) | ev.PromptAnswered(prompt=prompt):
            yield prompt.who
        case ev.PromptWithdrawn(prompt=prompt):
            yield prompt.who
        case ev.CombatantsAdded(combatants=added):
            yield from (one.id for one in added)
        case ev.Placed(places=places):
            yield from (who for who, _ in places)
        case ev.ActionTaken(on=on):
            yield from on
        case ev.ZoneRaised(zone=zone) | ev.ZoneChanged(zone=zone) | ev.ZoneEnded(zone=zone):
            yield zone.source
        case _:
            pass
    yield from of_line(event, table)


def of_line(event: ev.Event, table: Encounter) -> Iterator[Id]:
    """Members of the lines that an event of the order is about, and of those that they hang on."""
    changed = event.lines if isinstance(event, ev.LinesChanged) else ()
    given = (getattr(event, name, "") for name in ("line", "other"))
    for line in (*given, *(one for each in changed for one in (each.id, each.on))):
        if isinstance(line, str) and line in table.lines:
            yield from table.lines[line].members
