"""Events into sentences, one function per event; rendered against the table around that event."""

from tracker.encounter import events as ev
from tracker.encounter.model import Encounter
from tracker.i18n.sentences import (
    actions,
    areas,
    blows,
    bodies,
    damage,
    effects,
    fate,
    fights,
    mobs,
    order,
    places,
    shapes,
    table,
    time,
    uses,
)

SILENT = (ev.KindsAdded, ev.TurnEnded, ev.TurnPassed, ev.PromptRaised, ev.DiceKept)
"""Events without a line: what they mean shows in the list, the prompts or the events around them."""


def sentence(event: ev.Event, before: Encounter, after: Encounter) -> str:
    """The event as one sentence; empty for events that need no line of their own."""
    return (
        blow_sentence(event, after)
        or body_sentence(event, after)
        or table_sentence(event, before, after)
        or shape_sentence(event, after)
    )


def blow_sentence(event: ev.Event, after: Encounter) -> str:
    """Attacks, saves, hit points, dying; empty for the rest."""
    match event:
        case ev.Attacked():
            return blows.attacked(event, after)
        case ev.DamagePooled():
            return mobs.damage_pooled(event, after)
        case ev.DamageTaken():
            return damage.damage_taken(event, after)
        case ev.Healed():
            return fate.healed(event, after)
        case ev.TemporarySet():
            return fate.temporary_set(event, after)
        case ev.MaximumChanged():
            return fate.maximum_changed(event, after)
        case ev.StateChanged():
            return fate.state_changed(event, after)
        case ev.DeathSaveRolled():
            return fate.death_save_rolled(event, after)
        case ev.RecoveryRolled():
            return fate.recovery_rolled(event, after)
        case ev.MobAttacked():
            return mobs.mob_attacked(event, after)
        case ev.SaveRolled():
            return blows.save_rolled(event, after)
        case ev.AreaJudged():
            return areas.area_judged(event, after)
        case ev.HarmImprovised():
            return areas.harm_improvised(event)
        case ev.AreaCovered():
            return places.area_covered(event, after)
        case _:
            return ""


def shape_sentence(event: ev.Event, after: Encounter) -> str:
    """Forms, phases, areas that stay; empty for the rest."""
    match event:
        case ev.FormTaken():
            return shapes.form_taken(event, after)
        case ev.FormEnded():
            return shapes.form_ended(event, after)
        case ev.PhaseAwaited():
            return shapes.phase_awaited(event, after)
        case ev.PhaseForgotten() | ev.PhaseReached():
            return shapes.of_phase(event, after)
        case ev.PhaseBegan():
            return shapes.phase_began(event, after)
        case ev.ZoneRaised():
            return shapes.zone_raised(event, after)
        case ev.ZoneChanged():
            return shapes.zone_changed(event, after)
        case ev.ZoneEnded():
            return shapes.zone_ended(event)
        case _:
            return ""


def body_sentence(event: ev.Event, after: Encounter) -> str:
    """Contests, moves, falls, riders; empty for the rest."""
    match event:
        case ev.Contested():
            return bodies.contested(event, after)
        case ev.Moved():
            return bodies.moved(event, after)
        case ev.Fell():
            return bodies.fell(event, after)
        case ev.Mounted():
            return bodies.mounted(event, after)
        case ev.Dismounted():
            return bodies.dismounted(event, after)
        case ev.Placed():
            return places.placed(event, after)
        case ev.FacingSet():
            return places.facing_set(event, after)
        case ev.BattlefieldSet():
            return places.battlefield_set(event)
        case _:
            return ""


def table_sentence(event: ev.Event, before: Encounter, after: Encounter) -> str:
    """Order, turns, prompts, effects, roster; empty for the rest."""
    match event:
        case ev.FightSetUp():
            return table.fight_set_up(event)
        case ev.CombatantsAdded():
            return table.combatants_added(event, after)
        case ev.EnteredStage():
            return table.entered_stage(event, after)
        case ev.CombatantsRemoved():
            return table.combatants_removed(event, before)
        case ev.Labelled():
            return table.labelled(event, before)
        case ev.Renamed():
            return table.renamed(event)
        case ev.Noted():
            return table.noted(event, after)
        case ev.HiddenSet():
            return table.hidden_set(event, after)
        case ev.PartyKept():
            return fights.party_kept(event)
        case ev.CardsShown():
            return table.cards_shown(event)
        case ev.OptionSet():
            return table.option_set(event)
        case ev.InitiativeRolled():
            return table.initiative_rolled(event, after)
        case ev.LinesChanged():
            return order.lines_changed(event, before, after)
        case ev.Delayed():
            return order.delayed(event, after)
        case ev.TurnLetGo():
            return order.let_go(event, after)
        case ev.CameBack():
            return order.came_back(event, after)
        case ev.LinesSwapped():
            return order.swapped(event, after)
        case ev.ClockSet():
            return order.clock_set(event, after)
        case ev.OrderSet():
            return table.order_set(event, before)
        case ev.UsesChanged():
            return uses.uses_changed(event, after)
        case ev.RoundBegan():
            return table.round_began(event)
        case ev.TurnBegan():
            return time.turn_began(event, before, after)
        case ev.TimePassed():
            return time.time_passed(event)
        case ev.Rested():
            return time.rested(event, after)
        case ev.RegenerationStopped():
            return time.regeneration_stopped(event, after)
        case ev.TurnTakenBack():
            return table.turn_taken_back(event, after)
        case ev.PointerSet():
            return table.pointer_set(event, after)
        case ev.SurpriseSet():
            return table.surprise_set(event, after)
        case ev.ReadiedExpired():
            return actions.readied_expired(event, after)
        case ev.BudgetSet():
            return uses.budget_set(event, after)
        case ev.BudgetSpent():
            return table.budget_spent(event, after)
        case ev.PromptWithdrawn():
            return table.prompt_withdrawn(event, after)
        case ev.PromptAnswered():
            return table.prompt_answered(event, after)
        case ev.FightEnded():
            return table.fight_ended(event)
        case ev.DiceRolled():
            return table.dice_rolled(event)
        case ev.EffectAdded():
            return effects.effect_added(event, after)
        case ev.EffectEnded():
            return effects.effect_ended(event, before, after)
        case ev.EffectRefused():
            return effects.effect_refused(event, after)
        case ev.ExhaustionSet():
            return effects.exhaustion_set(event, after)
        case ev.HidingSet():
            return actions.hiding_set(event, after)
        case ev.ActionTaken():
            return actions.action_taken(event, after)
        case ev.CheckRolled():
            return actions.check_rolled(event, after)
        case ev.Readied():
            return actions.readied(event, after)
        case ev.ReadyUsed():
            return actions.ready_used(event, after)
        case ev.SurpriseCompared():
            return actions.surprise_compared(event, after)
        case ev.ConcentrationBegan():
            return effects.concentration_began(event, after)
        case ev.ConcentrationEnded():
            return effects.concentration_ended(event, after)
        case _:
            return ""
