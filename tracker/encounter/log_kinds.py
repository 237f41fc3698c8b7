"""What a fact of the log is about: its kinds and its creatures, so that a log can be sifted.

A new event has to be placed here: a test makes one of every event and asks for its kind.
"""

from collections.abc import Iterator, Mapping

from tracker.encounter import events as ev
from tracker.encounter.model import Encounter, Id

NAMING = (
    "who", "target", "attacker", "source", "mount",
    "attackers", "targets", "surprised", "noticed_by", "inside", "entered", "left",
)  # fmt: skip
"""Fields that name a creature or several; in another event such a word may be no name."""
ROLLED = ("dice", "rolled")
BY_HAND = ("by_dm", "over")


ABOUT: Mapping[str, tuple[type, ...]] = {
    "attack": (ev.Attacked, ev.MobAttacked),
    "damage": (ev.DamageTaken, ev.DamagePooled, ev.HarmImprovised),
    "healing": (
        ev.Healed, ev.TemporarySet, ev.MaximumChanged, ev.RegenerationStopped, ev.Rested,
    ),
    "condition": (
        ev.EffectAdded, ev.EffectEnded, ev.EffectRefused, ev.ExhaustionSet,
        ev.ConcentrationBegan, ev.ConcentrationEnded, ev.HidingSet, ev.SurpriseSet,
        ev.SurpriseCompared, ev.FormTaken, ev.FormEnded,
        ev.ZoneRaised, ev.ZoneChanged, ev.ZoneEnded,
    ),
    "save": (ev.SaveRolled, ev.DeathSaveRolled),
    "death": (ev.DeathSaveRolled, ev.StateChanged, ev.RecoveryRolled),
    "turn": (
        ev.RoundBegan, ev.TurnBegan, ev.TurnEnded, ev.TurnPassed, ev.TurnTakenBack, ev.TurnLetGo,
        ev.Delayed, ev.CameBack, ev.InitiativeRolled, ev.OrderSet, ev.LinesChanged,
        ev.LinesSwapped, ev.TimePassed, ev.ClockSet, ev.FightEnded, ev.Rested,
        ev.PointerSet, ev.BudgetSet,
    ),
    "action": (
        ev.ActionTaken, ev.BudgetSpent, ev.CheckRolled, ev.Readied, ev.ReadyUsed,
        ev.ReadiedExpired, ev.UsesChanged, ev.Contested, ev.AreaJudged, ev.AreaCovered,
    ),
    "move": (ev.Moved, ev.Fell, ev.Placed, ev.FacingSet, ev.Mounted, ev.Dismounted),
    "creature": (
        ev.CombatantsAdded, ev.EnteredStage, ev.CombatantsRemoved, ev.Labelled, ev.Renamed,
        ev.Noted, ev.HiddenSet,
        ev.PhaseAwaited, ev.PhaseForgotten, ev.PhaseReached, ev.PhaseBegan,
    ),
    "question": (ev.PromptRaised, ev.PromptAnswered, ev.PromptWithdrawn),
    "dice": (ev.DiceRolled,),
    "override": (ev.PointerSet, ev.BudgetSet),
    "table": (
        ev.FightSetUp, ev.KindsAdded, ev.CardsShown, ev.OptionSet, ev.PartyKept,
        ev.BattlefieldSet, ev.DiceKept,
    ),
}  # fmt: skip
"""What each kind tells of, in the order in which they are offered; some facts are of two."""
KINDS = tuple(ABOUT)


def kinds(event: ev.Event) -> frozenset[str]:
    """Its own, that dice fell for it, that the DM went beyond the rules (GEN-04)."""
    found = {kind for kind, those in ABOUT.items() if isinstance(event, those)}
    if any(getattr(event, name, ()) for name in ROLLED):
        found.add("dice")
    if any(getattr(event, name, False) for name in BY_HAND):
        found.add("override")
    return frozenset(found)


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
