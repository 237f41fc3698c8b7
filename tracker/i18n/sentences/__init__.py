"""Events into sentences, one function per event; rendered against the table around that event."""

from tracker.encounter import events as ev
from tracker.encounter.model import Encounter
from tracker.i18n.sentences import blows, table


def sentence(event: ev.Event, before: Encounter, after: Encounter) -> str:
    """The event as one sentence; empty for events that need no line of their own."""
    return blow_sentence(event, after) or table_sentence(event, before, after)


def blow_sentence(event: ev.Event, after: Encounter) -> str:
    """Attacks, saves, hit points, dying; empty for the rest."""
    match event:
        case ev.Attacked():
            return blows.attacked(event, after)
        case ev.DamageTaken():
            return blows.damage_taken(event, after)
        case ev.Healed():
            return blows.healed(event, after)
        case ev.TemporarySet():
            return blows.temporary_set(event, after)
        case ev.MaximumChanged():
            return blows.maximum_changed(event, after)
        case ev.StateChanged():
            return blows.state_changed(event, after)
        case ev.DeathSaveRolled():
            return blows.death_save_rolled(event, after)
        case ev.RecoveryRolled():
            return blows.recovery_rolled(event, after)
        case ev.MobAttacked():
            return blows.mob_attacked(event, after)
        case ev.SaveRolled():
            return blows.save_rolled(event, after)
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
        case ev.OptionSet():
            return table.option_set(event)
        case ev.InitiativeRolled():
            return table.initiative_rolled(event, after)
        case ev.RoundBegan():
            return table.round_began(event)
        case ev.TurnBegan():
            return table.turn_began(event, after)
        case ev.TurnTakenBack():
            return table.turn_taken_back(event, after)
        case ev.PointerSet():
            return table.pointer_set(event, after)
        case ev.SurpriseSet():
            return table.surprise_set(event, after)
        case ev.ReadiedExpired():
            return table.readied_expired(event, after)
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
            return table.effect_added(event, after)
        case ev.EffectEnded():
            return table.effect_ended(event, after)
        case ev.EffectRefused():
            return table.effect_refused(event, after)
        case ev.ExhaustionSet():
            return table.exhaustion_set(event, after)
        case ev.ConcentrationBegan():
            return table.concentration_began(event, after)
        case ev.ConcentrationEnded():
            return table.concentration_ended(event, after)
        case _:
            return ""
