"""Fold one event into the table. Only assigns: an event that needs a rule here lacks a field."""

from tracker.encounter import events as ev
from tracker.encounter.apply import bodies, creatures, ordering, places, roster, shapes, turns
from tracker.encounter.model import Encounter


def apply(table: Encounter, event: ev.Event) -> Encounter:
    """The table after the event."""
    match event:
        case ev.FightSetUp():
            return roster.set_up(table, event)
        case ev.KindsAdded():
            return roster.kinds_added(table, event)
        case ev.CombatantsAdded():
            return roster.added(table, event)
        case ev.EnteredStage():
            return roster.entered(table, event)
        case ev.CombatantsRemoved():
            return roster.removed(table, event)
        case ev.Labelled():
            return roster.labelled(table, event)
        case ev.Renamed():
            return creatures.changed(table, event.who, name=event.name, label=event.label)
        case ev.Noted():
            return creatures.changed(table, event.who, notes=event.text)
        case ev.HiddenSet():
            return creatures.changed(table, event.who, hidden=event.hidden)
        case ev.OptionSet():
            return roster.option_set(table, event)
        case ev.PartyKept():
            return roster.party_kept(table, event)
        case ev.CardsShown():
            return roster.cards_shown(table, event)
        case ev.InitiativeRolled():
            return turns.initiative_rolled(table, event)
        case ev.OrderSet():
            return turns.order_set(table, event)
        case ev.LinesChanged():
            return turns.lines_changed(table, event)
        case ev.RoundBegan():
            return turns.round_began(table, event)
        case ev.TurnEnded():
            return turns.turn_ended(table, event)
        case ev.TurnBegan():
            return turns.turn_began(table, event)
        case ev.TurnPassed():
            return turns.turn_passed(table, event)
        case ev.TurnTakenBack():
            return turns.turn_taken_back(table, event)
        case ev.TimePassed():
            return turns.time_passed(table, event)
        case ev.Rested():
            return turns.rested(table, event)
        case ev.RegenerationStopped() | ev.TurnLetGo():
            return table
        case ev.Delayed():
            return ordering.delayed(table, event)
        case ev.CameBack():
            return ordering.came_back(table, event)
        case ev.LinesSwapped():
            return ordering.swapped(table, event)
        case ev.ClockSet():
            return ordering.clock_set(table, event)
        case ev.DiceKept():
            return table
        case ev.PointerSet():
            return turns.pointer_set(table, event)
        case ev.SurpriseSet():
            return creatures.changed(table, event.who, surprised=event.surprised)
        case ev.ReadiedExpired():
            return creatures.changed(table, event.who, ready=None)
        case ev.Readied():
            return creatures.changed(table, event.who, ready=event.ready)
        case ev.ReadyUsed():
            return creatures.changed(table, event.who, ready=None)
        case ev.ActionTaken():
            return creatures.changed(table, event.who, budget=event.budget)
        case ev.BudgetSet():
            return creatures.changed(table, event.who, budget=event.budget)
        case ev.BudgetSpent():
            return creatures.budget_spent(table, event)
        case ev.UsesChanged():
            return creatures.uses_changed(table, event)
        case ev.PromptRaised():
            return turns.prompt_raised(table, event)
        case ev.PromptAnswered() | ev.PromptWithdrawn():
            return turns.prompt_closed(table, event.prompt)
        case ev.FightEnded():
            return turns.fight_ended(table)
        case ev.DamagePooled():
            return creatures.damage_pooled(table, event)
        case ev.DamageTaken():
            return creatures.damage_taken(table, event)
        case ev.Healed():
            return creatures.hp_set(table, event.target, event.hp)
        case ev.TemporarySet():
            return creatures.changed(table, event.target, temp_hp=event.temp_hp)
        case ev.MaximumChanged():
            return creatures.maximum_changed(table, event)
        case ev.StateChanged():
            return creatures.state_changed(table, event)
        case ev.DeathSaveRolled():
            return creatures.changed(
                table, event.who, successes=event.successes, failures=event.failures
            )
        case ev.RecoveryRolled():
            return creatures.changed(table, event.who, recovery_hours=event.hours)
        case ev.EffectAdded():
            return creatures.effect_added(table, event)
        case ev.EffectEnded():
            return creatures.effect_ended(table, event)
        case ev.ExhaustionSet():
            return creatures.exhaustion_set(table, event)
        case ev.HidingSet():
            return creatures.changed(table, event.who, hiding=event.hiding)
        case ev.ConcentrationBegan():
            return creatures.changed(table, event.who, concentration=event.concentration)
        case ev.ConcentrationEnded():
            return creatures.changed(table, event.who, concentration=None)
        case ev.Moved():
            return bodies.moved(table, event)
        case ev.Fell():
            return creatures.changed(table, event.who, aloft=0)
        case ev.Mounted():
            return bodies.mounted(table, event)
        case ev.Dismounted():
            return bodies.dismounted(table, event)
        case ev.FormTaken():
            return shapes.form_taken(table, event)
        case ev.FormEnded():
            return shapes.form_ended(table, event)
        case ev.PhaseAwaited():
            return shapes.phase_awaited(table, event)
        case ev.PhaseForgotten():
            return shapes.phase_forgotten(table, event)
        case ev.PhaseReached():
            return shapes.phase_reached(table, event.who, event.phase)
        case ev.PhaseBegan():
            return table
        case ev.ZoneRaised():
            return shapes.zone_raised(table, event)
        case ev.ZoneChanged():
            return shapes.zone_changed(table, event)
        case ev.ZoneEnded():
            return shapes.zone_ended(table, event)
        case ev.MobAttacked():
            return creatures.mob_attacked(table, event)
        case ev.Attacked():
            return creatures.attacked(table, event)
        case ev.Contested():
            return creatures.contested(table, event)
        case ev.SaveRolled() | ev.EffectRefused() | ev.DiceRolled():
            return table
        case ev.CheckRolled() | ev.SurpriseCompared():
            return table
        case ev.AreaJudged() | ev.HarmImprovised() | ev.AreaCovered():
            return table
        case ev.Placed():
            return places.placed(table, event)
        case ev.FacingSet():
            return creatures.changed(table, event.who, facing=event.facing)
        case ev.BattlefieldSet():
            return places.ground_set(table, event)
