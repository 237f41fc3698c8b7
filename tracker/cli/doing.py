"""`tracker do`: typed lines on one file, all or nothing unless asked otherwise."""

import contextlib
import re
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path

from tracker.cli import DONE, REFUSED, UNWRITABLE, exit_code, fights, process, speech, summary
from tracker.cli.arguments import Asked
from tracker.encounter.commands import Improvise, RollSave
from tracker.encounter.decide import saving
from tracker.encounter.history import Step
from tracker.encounter.model import Encounter, Id
from tracker.encounter.refusals import Refused
from tracker.i18n import command_line as words
from tracker.i18n.derivation import derivation, stances
from tracker.i18n.log import headlines
from tracker.i18n.names import listed, name
from tracker.i18n.prompts import prompt_text
from tracker.i18n.refusals import refusal_lines
from tracker.session import Session, open_session
from tracker.session.asides import back_to
from tracker.shorthand import (
    BringBack,
    KeepParty,
    Log,
    Look,
    Redo,
    Request,
    Restart,
    Summary,
    Undo,
    Why,
    is_blank,
    mended,
)

LONGEST_SHOWN = 200
NO_TEXT = re.compile("[\ud800-\udfff]")
"""What Python makes of bytes that are no UTF-8."""


def do(asked: Asked) -> int:
    """Carry out the lines; 0, 2 when one was refused, 3 when the file cannot be written."""
    path = Path(asked.file)
    process.about(path, saves=False)
    if asked.break_lock:
        from tracker.cli import locks

        locks.give_way(path)
    session = open_session(path, seed=asked.seed, dry=asked.dry_run, hold=not asked.dry_run)
    with contextlib.closing(session):
        if session.notice is not None:
            speech.complain(session.notice)
        lines = lines_of(asked)
        refused = play(session, lines, keep_going=asked.keep_going, dry=asked.dry_run)
        if refused and not asked.keep_going:
            speech.warn(words.unchanged(asked.file))
            return exit_code(refused[0])
        if not asked.dry_run:
            return max(save(session), REFUSED if refused else DONE)
        return REFUSED if refused else DONE


def lines_of(asked: Asked) -> Iterator[tuple[int, str]]:
    """Each line with its number, blank ones and comments left out."""
    source: Iterable[str] = asked.lines or (line.rstrip("\r\n") for line in sys.stdin)
    return ((number, line) for number, line in enumerate(source, 1) if not is_blank(line))


def play(
    session: Session, lines: Iterable[tuple[int, str]], *, keep_going: bool, dry: bool = False
) -> list[Refused]:
    """Do line after line and say what happens; the refusals."""
    refusals: list[Refused] = []
    for number, line in lines:
        try:
            carry_out(session, line, dry=dry)
        except Refused as refused:
            refusals.append(refused)
            first, *more = refusal_lines(refused)
            speech.warn(words.refused_line(number, shortened(line), first))
            for one in more:
                speech.warn(one)
            for meant in mended(line, session.table, session.vocabulary)[:1]:
                speech.warn(words.perhaps(shortened(meant)))
            if not keep_going:
                break
    return refusals


def shortened(line: str) -> str:
    """A refused line as far as a person reads it."""
    return line if len(line) <= LONGEST_SHOWN else f"{line[:LONGEST_SHOWN]}…"


def carry_out(session: Session, line: str, *, dry: bool = False, questions: bool = True) -> None:
    """One line, and what it brought.

    With `questions` also those it raised are printed. A dry run also lists what speaks for and against each attack (ATK-07).
    """
    request = read(session, line)
    match request:
        case Undo() | Redo():
            move(session, request)
        case Why(number):
            explain(session, number)
        case Summary():
            summary.tell(session)
        case Log() | Look():
            from tracker.cli import looking_back

            looking_back.tell(session, request, plain=not questions)
        case Restart() | BringBack() | KeepParty():
            fights.carry_out(session, request)
        case _:
            known = {prompt.id for prompt in session.table.prompts}
            act(session, request, dry=dry)
            if questions:
                ask(session.table, known)


def read(session: Session, line: str) -> Request:
    """What a line asks for; refuses bytes that are no text (`line-not-utf-8`)."""
    if not line.isascii() and NO_TEXT.search(line):
        raise Refused("line-not-utf-8")
    return session.read(line)


def act(session: Session, request: Request, *, dry: bool = False) -> None:
    """A step: its sentences; of an amended one also those of the answers behind it."""
    players, done = rolled_for(session.table, request), session.cursor
    step = session.do(request)
    before = session.state_at(step.id - 1)
    for one in session.steps(step.id):
        for line in headlines(one.events, session.state_at(one.id - 1)) or [one.line]:
            speech.say(line)
    tell_lost(session, done)
    for line in stances(step.events, before) if dry else ():
        speech.say(f"  {line}")
    if players:
        speech.say(words.rolled_for_players(listed(name(before, who) for who in players)))


def tell_lost(session: Session, done: int) -> None:
    """Answers that did not come again behind an amended step, of so many steps before."""
    if done > session.cursor:
        from tracker.i18n.screens_amending import answers_lost

        speech.say(answers_lost(done - session.cursor))


def rolled_for(table: Encounter, request: Request) -> tuple[Id, ...]:
    """Characters whose save the program rolls though their players would: nobody can be asked here."""
    if not isinstance(request, RollSave | Improvise):
        return ()
    return saving.left_to_players(table, request)


def ask(table: Encounter, known: set[int]) -> None:
    """The questions that are new, with what to type for the oldest of them."""
    for prompt in table.prompts:
        if prompt.id not in known:
            speech.say(words.question(prompt.id, prompt_text(prompt, table)))


def move(session: Session, request: Undo | Redo) -> None:
    """Undo or redo, and where that leads."""
    if isinstance(request, Undo):
        count = session.undo(back_to(session, request.to) if request.to else request.count)
        speech.say(words.undone(count, session.cursor))
    else:
        count = session.redo(request.count)
        speech.say(words.redone(count, session.cursor))


def explain(session: Session, number: int) -> None:
    """How a step came about."""
    step = chosen(session, number)
    for line in derivation(step.events, session.state_at(step.id - 1)):
        speech.say(line)


def chosen(session: Session, number: int) -> Step:
    """The step with this number in the log; the last one for 0."""
    number = number or session.cursor
    if not 1 <= number <= session.cursor:
        raise Refused("no-such-step", number=number, last=session.cursor)
    return session.step(number)


def save(session: Session) -> int:
    """Write what was done; 3 when that fails."""
    with process.uninterrupted():
        session.commit()
    if session.save_problem is None:
        process.about(session.path, saves=True)
        return fights.tell_of_party(session)
    speech.complain(session.save_problem)
    if session.save_problem.key == "not-saved":
        speech.warn(words.unchanged(str(session.path)))
    return UNWRITABLE
