"""Questions to the DM: raised, answered, withdrawn; each kind asks, rolls by itself or keeps quiet.

An answer is recorded first and what follows from it after, so that a question that its own
consequences make moot is never withdrawn as well. Questions that the turns ask have a key: the
same turn asks the same one once, however often the pointer passes (`Prompt.key`).
"""

from tracker.encounter import commands as cmd
from tracker.encounter import events as ev
from tracker.encounter import lines, options
from tracker.encounter.decide import (
    acting,
    answers,
    concentration,
    damage,
    dying,
    facing,
    initiative,
    keeping,
    legends,
    passing,
    phases,
    reaches,
    recharging,
    regenerating,
    riding,
    saving,
    zones,
)
from tracker.encounter.decide.deciding import Deciding
from tracker.encounter.decide.save_throw import Answer
from tracker.encounter.model import Combatant, Id
from tracker.encounter.prompts import STANDING, Prompt
from tracker.encounter.refusals import Refused
from tracker.rules import initiative as initiative_rules
from tracker.rules.reasons import Reason, because

ASKED_BY = {
    "death-save": "DEATH-03",
    "repeat-save": "COND-02",
    "concentration": "CONC-02",
    "thrown": "MOUNT-03",
    "zone": "DMG-07",
}
"""Rules that ask for a roll against a DC."""


def none_waits(deciding: Deciding) -> None:
    """Refuse `questions-open` where the option wants every question answered before `next`."""
    table = deciding.table
    waiting = [one for one in table.prompts if one.kind not in STANDING]
    if waiting and options.value(table.options, "next_waits_for_answers"):
        who = deciding.creature(waiting[0].who).full_name
        raise Refused("questions-open", count=len(waiting), who=who, number=waiting[0].id)


def known(deciding: Deciding, who: Id) -> Combatant:
    """A creature of the table, or `unknown-creature`."""
    if who not in deciding.table.combatants:
        raise Refused("unknown-creature", who=who)
    return deciding.creature(who)


def raise_prompt(
    deciding: Deciding,
    kind: str,
    who: Id,
    *,
    dc: int = 0,
    ability: str = "",
    bonus: int = 0,
    subject: str = "",
    effect: int = 0,
    others: tuple[str, ...] = (),
    critical: bool = False,
    reasons: tuple[Reason, ...] = (),
) -> None:
    """Ask, or roll at once, or do nothing, as the option for its kind says."""
    name = f"prompt_{kind.replace('-', '_')}"
    how = options.value(deciding.table.options, name) if name in options.OPTIONS else "ask"
    if how == "off":
        return
    table = deciding.table
    prompt = Prompt(
        id=deciding.number(),
        kind=kind,
        who=who,
        round=table.round,
        turn=table.active,
        dc=dc,
        ability=ability,
        bonus=bonus,
        subject=subject,
        effect=effect,
        others=others,
        critical=critical,
    )
    deciding.happen(ev.PromptRaised(prompt, reasons or asked_by(prompt)))
    if how == "auto" and prompt.of_turn:
        answer_itself(deciding, prompt)
    elif how == "auto":
        with keeping.by_itself(deciding):
            carry_out(deciding, prompt, "roll")


def asked_by(prompt: Prompt) -> tuple[Reason, ...]:
    """The rule that sets the DC; the dice of a recharge are the stat block's own."""
    if not prompt.dc or prompt.kind not in ASKED_BY:
        return ()
    return (because(ASKED_BY[prompt.kind], "asked-with-dc", dc=prompt.dc, bonus=prompt.bonus),)


def answer_itself(deciding: Deciding, prompt: Prompt) -> None:
    """Roll at once; a turn that comes again after `back` sees the dice it saw before."""
    with keeping.under_key(deciding, prompt.key):
        carry_out(deciding, prompt, "roll")


def ask_once(
    deciding: Deciding,
    kind: str,
    who: Id,
    *,
    dc: int = 0,
    ability: str = "",
    bonus: int = 0,
    subject: str = "",
    effect: int = 0,
) -> None:
    """A question of the turn under way: not again once answered; an older one makes room."""
    table = deciding.table
    key = (kind, who, table.round, table.active, effect, subject)
    for prompt in table.prompts:
        alike = (prompt.kind, prompt.who, prompt.effect, prompt.subject)
        if alike == (kind, who, effect, subject) and prompt.key != key:
            deciding.happen(ev.PromptWithdrawn(prompt, "later"))
    if key in table.answered or any(prompt.key == key for prompt in table.prompts):
        return
    raise_prompt(
        deciding, kind, who, dc=dc, ability=ability, bonus=bonus, subject=subject, effect=effect
    )


def withdraw(
    deciding: Deciding, why: str, *, who: Id = "", kind: str = "", effect: int = 0
) -> None:
    """Every open question that matches is moot; ties only when nobody is left to tie with."""
    for prompt in deciding.table.prompts:
        if prompt.kind == "tie" and kind != "tie":
            continue
        fits = (not who or prompt.who == who) and (not kind or prompt.kind == kind)
        if fits and (not effect or prompt.effect == effect):
            deciding.happen(ev.PromptWithdrawn(prompt, why))
    drop_lone_ties(deciding, why)


def drop_lone_ties(deciding: Deciding, why: str) -> None:
    """A tie with fewer than two living lines needs no answer."""
    for prompt in deciding.table.prompts:
        living = [line for line in prompt.others if deciding.table.living(line)]
        if prompt.kind == "tie" and len(living) < 2:
            deciding.happen(ev.PromptWithdrawn(prompt, why))


def ask_tie(deciding: Deciding, tied: tuple[Id, ...]) -> None:
    """Who goes first of these lines: the DM, the players, or a roll-off (INIT-05..07)."""
    table = deciding.table
    entries = [
        initiative_rules.Entry(line, initiative.kind_of(table, table.lines[line]), 0)
        for line in tied
    ]
    who = lines.first_member(table, table.lines[tied[0]])
    decided_by = initiative_rules.decided_by(entries)
    raise_prompt(deciding, "tie", who, subject=decided_by, others=tied)


def keep_ties(deciding: Deciding) -> None:
    """Questions about ties follow the ties that are open: settled ones go, smaller ones change."""
    for prompt in deciding.table.prompts:
        ties = deciding.table.ties
        if prompt.kind != "tie" or prompt.others in ties:
            continue
        deciding.happen(ev.PromptWithdrawn(prompt, "ended"))
        for tie in ties:
            if set(tie) < set(prompt.others):
                ask_tie(deciding, tie)


def answer(deciding: Deciding, command: cmd.AnswerPrompt) -> None:
    """`prompt [#N] roll|pass|fail|skip|N`; without a number the oldest question."""
    prompt = asked(deciding, command.prompt)
    answers.check(deciding.table, prompt, command)
    carry_out(deciding, prompt, command.answer, command.number, command.dice, command.damage)


def asked(deciding: Deciding, number: int) -> Prompt:
    """The open question of that number, or the oldest for 0."""
    open_ones = deciding.table.prompts
    if not open_ones:
        raise Refused("no-prompts")
    if not number:
        return open_ones[0]
    for prompt in open_ones:
        if prompt.id == number:
            return prompt
    raise Refused(
        "unknown-prompt", number=number, open=", ".join(f"#{prompt.id}" for prompt in open_ones)
    )


def carry_out(
    deciding: Deciding,
    prompt: Prompt,
    how: str,
    number: int | None = None,
    dice: tuple[int, ...] = (),
    dealt: tuple[int, ...] = (),
) -> None:
    """Record the answer and do what follows from it."""
    said = str(number) if how == "number" else how
    deciding.happen(ev.PromptAnswered(prompt, said))
    if how != "skip":
        follow(deciding, prompt, how, number, dice, dealt)


def follow(
    deciding: Deciding,
    prompt: Prompt,
    how: str,
    number: int | None,
    dice: tuple[int, ...],
    dealt: tuple[int, ...],
) -> None:
    """What an answer does, by the kind of question."""
    match prompt.kind:
        case "concentration":
            concentration.save(deciding, prompt.who, prompt.dc, how, number, dice)
        case "death-save":
            death_save(deciding, prompt.who, how, number, dice)
        case "repeat-save":
            saving.repeat_save(
                deciding, prompt.who, prompt.effect, how, number, dice, prompt=prompt
            )
        case "zone":
            zones.strike(deciding, prompt, Answer(how, number, dice), dealt)
        case "phase":
            phases.begin(deciding, prompt, number)
        case "ongoing":
            damage.ongoing(deciding, prompt.who, prompt.effect, number)
        case "regeneration":
            regenerating.answer(deciding, prompt, how, number)
        case "legendary":
            legends.use(deciding, prompt.who, number)
        case "recharge":
            recharging.roll(deciding, prompt, how, number, dice)
        case "tie":
            settle_tie(deciding, prompt, how, number, dice)
        case "ready" if how == "roll":
            acting.respond(deciding, prompt.who)
        case "opportunity" if how == "roll":
            reaches.strike(deciding, prompt, dice, dealt)
        case "face" if how == "roll":
            facing.answer(deciding, prompt)
        case "go-on":
            reaches.answer_go_on(deciding, prompt)
        case "saddle":
            riding.answer_saddle(deciding, prompt, Answer(how, number, dice))
        case "thrown":
            riding.answer_thrown(deciding, prompt, how)
        case _:
            pass


def death_save(
    deciding: Deciding, who: Id, how: str, number: int | None, dice: tuple[int, ...]
) -> None:
    """A natural die or a roll; the DM's word is one success or failure, whatever the bonus."""
    if how in ("pass", "fail"):
        dying.death_save_by_word(deciding, who, passed=how == "pass")
    else:
        dying.death_save(deciding, who, number, dice)


def settle_tie(
    deciding: Deciding, prompt: Prompt, how: str, number: int | None, dice: tuple[int, ...]
) -> None:
    """Entry order, a roll-off, or the one that goes first; before anyone acted the turn follows."""
    tied = next((tie for tie in deciding.table.ties if set(tie) <= set(prompt.others)), ())
    if not tied:
        return
    if how == "roll":
        initiative.roll_off(deciding, tied, dice)
    else:
        chosen = prompt.others[number - 1] if number else tied[0]
        rest = tuple(line for line in tied if line != chosen)
        initiative.settle(deciding, (chosen, *rest), ())
    passing.begin_first_again(deciding, tied)
