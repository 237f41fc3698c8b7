"""Every rule and every die of a command: table and command in, events out, or `Refused`.

One module per kind of command and one `match` here.
"""

from tracker.encounter import commands as cmd
from tracker.encounter.decide import (
    acting,
    aftermath,
    areas,
    arrivals,
    attacking,
    behind,
    casting,
    clocks,
    concentration,
    conditions,
    damage,
    dying,
    falls,
    forms,
    healing,
    helping,
    hiding,
    holds,
    homecoming,
    immersing,
    improvising,
    initiative,
    keeping,
    merging,
    mobbing,
    moving,
    ordering,
    passing,
    phases,
    placing,
    pooling,
    prompts,
    resisting,
    resting,
    riding,
    roster,
    saving,
    setting_up,
    standing,
    struggling,
    time_passing,
    turns,
    uses,
    using,
    zones,
)
from tracker.encounter.decide.deciding import Deciding
from tracker.encounter.events import Event
from tracker.encounter.model import Encounter
from tracker.rules.dice import Chance

__all__ = [
    "acting",
    "aftermath",
    "areas",
    "attacking",
    "behind",
    "casting",
    "concentration",
    "conditions",
    "damage",
    "decide",
    "dispatch",
    "dying",
    "falls",
    "forms",
    "healing",
    "helping",
    "hiding",
    "holds",
    "immersing",
    "improvising",
    "initiative",
    "mobbing",
    "moving",
    "phases",
    "placing",
    "pooling",
    "prompts",
    "resisting",
    "resting",
    "riding",
    "roster",
    "saving",
    "setting_up",
    "struggling",
    "time_passing",
    "turns",
    "uses",
    "using",
    "zones",
]


def decide(table: Encounter, command: cmd.Command, chance: Chance) -> tuple[Event, ...]:
    """What happens when the DM asks for this; raises `Refused` and then nothing has happened."""
    deciding = Deciding(table, chance)
    dispatch(deciding, command)
    with keeping.by_itself(deciding):
        aftermath.settle(deciding)
        if arrivals.vacant(deciding.table):
            passing.pass_turn(deciding)
    homecoming.keep(deciding)
    keeping.tell(deciding)
    return tuple(deciding.events)


def dispatch(deciding: Deciding, command: cmd.Command) -> None:
    """Hand the command to the one function that decides it."""
    match command:
        case cmd.SetUp():
            setting_up.set_up(deciding, command)
        case cmd.StartFight():
            turns.start(deciding, command)
        case cmd.NextTurn():
            turns.next_turn(deciding, command)
        case cmd.TakeBackTurn():
            turns.take_back(deciding, command)
        case cmd.GoTo():
            turns.go_to(deciding, command)
        case cmd.MarkSurprised():
            turns.mark_surprised(deciding, command)
        case cmd.PassTime():
            time_passing.pass_time(deciding, command)
        case cmd.Rest():
            resting.rest(deciding, command)
        case cmd.EndFight():
            turns.end_fight(deciding, command)
        case cmd.Replayed():
            keeping.replay(deciding, command, dispatch)
        case cmd.Resisting():
            resisting.resist(deciding, command, dispatch)
        case cmd.UseAction():
            using.use(deciding, command)
        case cmd.ChangeUses():
            uses.change(deciding, command)
        case cmd.Recharge():
            uses.recharge(deciding, command)
        case cmd.SetBudget():
            uses.set_budget(deciding, command)
        case cmd.SpendBudget():
            turns.spend(deciding, command)
        case cmd.RollDice():
            turns.roll_dice(deciding, command)
        case cmd.Delay():
            ordering.delay(deciding, command)
        case cmd.ComeBack():
            ordering.come_back(deciding, command)
        case cmd.SwapPlaces():
            ordering.swap(deciding, command)
        case cmd.SplitLine():
            ordering.split(deciding, command)
        case cmd.JoinLines():
            ordering.join(deciding, command)
        case cmd.StartTimer():
            clocks.start_timer(deciding, command)
        case cmd.StartCounter():
            clocks.start_counter(deciding, command)
        case cmd.MoveClock():
            clocks.move(deciding, command)
        case cmd.SetInitiative():
            initiative.set_initiative(deciding, command)
        case cmd.HangInitiative():
            behind.hang(deciding, command)
        case cmd.AnswerPrompt():
            prompts.answer(deciding, command)
        case cmd.TakeAction():
            acting.take(deciding, command)
        case cmd.CastSpell():
            casting.cast(deciding, command)
        case cmd.ReadyResponse():
            acting.ready(deciding, command)
        case cmd.HelpAlly():
            helping.help_ally(deciding, command)
        case cmd.Hide():
            hiding.hide(deciding, command)
        case cmd.Search():
            hiding.search(deciding, command)
        case cmd.Struggle():
            struggling.struggle(deciding, command)
        case cmd.Release():
            holds.release(deciding, command)
        case cmd.Move():
            moving.move(deciding, command)
        case cmd.StandUp():
            moving.stand(deciding, command)
        case cmd.DropProne():
            moving.drop_prone(deciding, command)
        case cmd.Fall():
            falls.fall(deciding, command)
        case cmd.GetOn():
            riding.get_on(deciding, command)
        case cmd.GetOff():
            riding.get_off(deciding, command)
        case cmd.PlaceCreatures():
            placing.place(deciding, command)
        case cmd.Face():
            placing.face(deciding, command)
        case cmd.ChangeBattlefield():
            placing.change_ground(deciding, command)
        case cmd.Immerse():
            immersing.immerse(deciding, command)
        case cmd.TakeForm():
            forms.take(deciding, command)
        case cmd.LeaveForm():
            forms.leave(deciding, command)
        case cmd.AwaitPhase():
            phases.await_phase(deciding, command)
        case cmd.ForgetPhase():
            phases.forget(deciding, command)
        case cmd.RaiseZone():
            zones.lift(deciding, standing.lift(deciding, command))
        case cmd.ChangeZone():
            zones.change(deciding, command)
        case cmd.EndZone():
            zones.end_by_hand(deciding, command)
        case cmd.AttackTarget():
            attacking.attack(deciding, command)
        case cmd.MobAttack():
            mobbing.mob(deciding, command)
        case cmd.DealDamage():
            pooling.deal(deciding, command)
        case cmd.Heal():
            healing.heal(deciding, command)
        case cmd.GrantTemporary():
            healing.grant_temporary(deciding, command)
        case cmd.ChangeMaximum():
            healing.change_maximum(deciding, command)
        case cmd.Stabilise():
            dying.stabilise(deciding, command)
        case cmd.RollDeathSave():
            dying.roll_death_save(deciding, command)
        case cmd.Kill():
            dying.kill(deciding, command)
        case cmd.Revive():
            dying.revive(deciding, command)
        case cmd.RollSave():
            saving.roll_save(deciding, command)
        case cmd.JudgeArea():
            areas.judge(deciding, command)
        case cmd.Improvise():
            improvising.improvise(deciding, command)
        case cmd.AddCondition():
            conditions.add_condition(deciding, command)
        case cmd.AddEffect():
            conditions.add_effect(deciding, command)
        case cmd.RemoveEffects():
            conditions.remove(deciding, command)
        case cmd.SetExhaustion():
            conditions.set_exhaustion(deciding, command)
        case cmd.Concentrate():
            concentration.concentrate(deciding, command)
        case cmd.EndConcentration():
            concentration.end_by_hand(deciding, command)
        case cmd.AddCreatures():
            roster.add(deciding, command)
        case cmd.MergeFight():
            merging.merge(deciding, command)
        case cmd.EnterGroup():
            roster.enter(deciding, command)
        case cmd.Remove():
            roster.remove(deciding, command)
        case cmd.Rename():
            roster.rename(deciding, command)
        case cmd.Note():
            roster.note(deciding, command)
        case cmd.Reveal():
            roster.reveal(deciding, command)
        case cmd.Conceal():
            roster.conceal(deciding, command)
        case cmd.ShowCard():
            roster.show_card(deciding, command)
        case cmd.SetOption():
            roster.set_option(deciding, command)
