"""A command as its canonical line: handles instead of ids, and every die that fell filled in.

Read again on the same table the line asks for the same; `amend` writes its changes behind it.
"""

from collections.abc import Sequence

from tracker.encounter import commands as cmd
from tracker.encounter.events import Event
from tracker.encounter.model import Encounter
from tracker.shorthand.verbs import VERBS
from tracker.shorthand.writing import (
    actions,
    areas,
    blows,
    bodies,
    effects,
    ordering,
    places,
    roster,
    shapes,
    turns,
    uses,
)
from tracker.shorthand.writing.writer import Writer


def canonical(command: cmd.Command, table: Encounter, events: Sequence[Event]) -> str:
    """The line of a step: `table` is the one before it, `events` what it brought."""
    writer = Writer(table, uses.asked_for(command, events))
    verb, *rest = written(writer, command)
    fell = uses.fallen(writer)
    words = (verb, fell, *rest) if verb in VERBS and VERBS[verb].text else (verb, *rest, fell)
    return " ".join(part for part in words if part)


def written(writer: Writer, command: cmd.Command) -> Sequence[str]:
    """The words of the line; empty ones count for nothing."""
    match command:
        case cmd.SetUp():
            return roster.set_up()
        case cmd.StartFight():
            return turns.start(writer)
        case cmd.NextTurn():
            return turns.next_turn(writer, command)
        case cmd.TakeBackTurn():
            return ("back",)
        case cmd.GoTo():
            return writer.about("goto", command.who)
        case cmd.Delay():
            return ordering.about(writer, "delay", command.who)
        case cmd.ComeBack():
            return ordering.about(writer, "act", command.who)
        case cmd.SwapPlaces():
            return ordering.swap(writer, command)
        case cmd.SplitLine():
            return ordering.split(writer, command)
        case cmd.JoinLines():
            return writer.about("join", *command.targets)
        case cmd.StartTimer():
            return ordering.timer(writer, command)
        case cmd.StartCounter():
            return ordering.counter(command)
        case cmd.MoveClock():
            return ordering.move(writer, command)
        case cmd.SetInitiative():
            return turns.initiative(writer, command)
        case cmd.HangInitiative():
            return turns.hang(writer, command)
        case cmd.MarkSurprised():
            return writer.about("surprise", *command.targets)
        case cmd.PassTime():
            return turns.pass_time(command)
        case cmd.Rest():
            return turns.rest(writer, command)
        case cmd.EndFight():
            return ("end",)
        case cmd.AnswerPrompt():
            return turns.answer(writer, command)
        case cmd.UseAction():
            return uses.action(writer, command)
        case cmd.ChangeUses():
            return uses.change(writer, command)
        case cmd.Recharge():
            return uses.recharge(writer, command)
        case cmd.SetBudget():
            return uses.budget(writer, command)
        case cmd.Replayed():
            return written(writer, command.command)
        case cmd.Resisting():
            return uses.resisting(writer, command, written(writer, command.command))
        case cmd.SpendBudget():
            return turns.spend(writer, command)
        case cmd.RollDice():
            return turns.roll(writer, command)
        case cmd.TakeAction():
            return actions.action(writer, command)
        case cmd.CastSpell():
            return actions.cast(writer, command)
        case cmd.Hide():
            return actions.hide(writer, command)
        case cmd.Search():
            return actions.search(writer, command)
        case cmd.HelpAlly():
            return actions.help_ally(writer, command)
        case cmd.ReadyResponse():
            return actions.ready(writer, command)
        case cmd.Struggle():
            return bodies.struggle(writer, command)
        case cmd.Release():
            return bodies.release(writer, command)
        case cmd.Move():
            return bodies.move(writer, command)
        case cmd.StandUp():
            return writer.about("stand", command.who)
        case cmd.DropProne():
            return writer.about("prone", command.who)
        case cmd.Fall():
            return bodies.fall(writer, command)
        case cmd.GetOn():
            return bodies.get_on(writer, command)
        case cmd.GetOff():
            return writer.about("dismount", command.who)
        case cmd.PlaceCreatures():
            return places.place(writer, command)
        case cmd.Face():
            return places.face(writer, command)
        case cmd.ChangeBattlefield():
            return places.battlefield(command)
        case cmd.Immerse():
            return bodies.immerse(writer, command)
        case cmd.TakeForm():
            return shapes.form(writer, command)
        case cmd.LeaveForm():
            return writer.about("unform", command.who)
        case cmd.AwaitPhase():
            return shapes.phase(writer, command)
        case cmd.ForgetPhase():
            return shapes.forget(writer, command)
        case cmd.RaiseZone():
            return shapes.zone(writer, command)
        case cmd.ChangeZone():
            return shapes.zone_changed(writer, command)
        case cmd.EndZone():
            return shapes.zone_ended(writer, command)
        case cmd.AttackTarget():
            return blows.attack(writer, command)
        case cmd.MobAttack():
            return blows.mob(writer, command)
        case cmd.DealDamage():
            return blows.damage(writer, command)
        case cmd.Heal():
            return blows.heal(writer, command)
        case cmd.GrantTemporary():
            return blows.temporary(writer, command)
        case cmd.ChangeMaximum():
            return blows.maximum(writer, command)
        case cmd.Stabilise():
            return blows.stabilise(writer, command)
        case cmd.RollDeathSave():
            return blows.death(writer, command)
        case cmd.Kill():
            return writer.about("kill", *command.targets)
        case cmd.Revive():
            return blows.revive(writer, command)
        case cmd.RollSave():
            return blows.save(writer, command)
        case cmd.JudgeArea():
            return areas.area(writer, command)
        case cmd.Improvise():
            return areas.improvised(writer, command)
        case cmd.AddCondition():
            return effects.condition(writer, command)
        case cmd.AddEffect():
            return effects.effect(writer, command)
        case cmd.RemoveEffects():
            return effects.remove(writer, command)
        case cmd.SetExhaustion():
            return effects.exhaustion(writer, command)
        case cmd.Concentrate():
            return effects.concentrate(writer, command)
        case cmd.EndConcentration():
            return writer.about("unconc", command.who)
        case cmd.AddCreatures():
            return roster.add(writer, command)
        case cmd.MergeFight():
            return roster.merge(writer, command)
        case cmd.EnterGroup():
            return ordering.about(writer, "enter", *command.targets)
        case cmd.Remove():
            return ordering.about(writer, "remove", *command.targets)
        case cmd.Rename():
            return roster.rename(writer, command)
        case cmd.Note():
            return roster.note(writer, command)
        case cmd.Reveal():
            return writer.about("reveal", *command.targets)
        case cmd.Conceal():
            return writer.about("conceal", *command.targets)
        case cmd.ShowCard():
            return roster.card(command)
        case cmd.SetOption():
            return roster.option(command)


__all__ = ["canonical"]
