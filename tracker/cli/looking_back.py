"""The log as text, whole or sifted, and the table as it was: what looks back and changes nothing."""

from collections.abc import Iterable, Iterator
from itertools import groupby
from typing import Any

from tracker.cli import DONE, speech, table_text
from tracker.cli.arguments import Asked
from tracker.encounter.model import Encounter
from tracker.i18n import command_line as words
from tracker.i18n import screens_log
from tracker.session import Session
from tracker.session import log as session_log
from tracker.session.log import LogLine, Sieve
from tracker.shorthand import Log, Look


def log(session: Session, asked: Asked) -> int:
    """Every line that passes the filters, in the shape that was asked for."""
    sieve = session_log.sieve_of(
        session.table, asked.who, asked.of_kind, asked.in_round, asked.with_text
    )
    if asked.format:
        from tracker.session import exporting

        speech.say(exporting.log_of(session, asked.format, sieve).text.rstrip("\r\n"))
    elif asked.json:
        speech.say_json(list(data(session_log.sifted(session, sieve))))
    else:
        lines(session, sieve)
    return DONE


def data(passed: Iterable[LogLine]) -> Iterator[dict[str, Any]]:
    """Step by step, as far as something of it passes."""
    for _, group in groupby(passed, key=lambda one: one.step):
        every = list(group)
        first, last = every[0], every[-1]
        said = [one.text for one in every]
        yield {
            "id": first.step,
            "at": first.at,
            "round": last.round,
            "line": first.typed,
            "said": said,
        }


def lines(session: Session, sieve: Sieve) -> None:
    """Number and round beside the first line of a step."""
    told = 0
    for one in session_log.sifted(session, sieve):
        new, told = one.step != told, one.step
        number = str(one.step) if new else ""
        speech.say(words.log_line(number, one.round if new else 0, one.text))
    if not told:
        speech.say(screens_log.nothing_passes())


def tell(session: Session, request: Log | Look, *, plain: bool = False) -> None:
    """`log` and `look` among typed lines; `plain`: a sentence a creature."""
    if isinstance(request, Log):
        who, of = [request.who], [request.kinds]
        lines(session, session_log.sieve_of(session.table, who, of, request.rounds, request.text))
        return
    number = session_log.moment(session, request.round, request.step)
    if number is None:
        number = max(1, session.cursor - 1)
    table = session.state_at(number)
    speech.say(screens_log.as_it_was(table.round, number, session.length))
    for line in table_text.table_lines(table, plain=plain):
        speech.say(line)


def state(session: Session, asked: Asked) -> Encounter:
    """The table of `show --round N` or `--step N`, or that of now."""
    number = session_log.moment(session, asked.at_round, asked.at_step)
    return session.table if number is None else session.state_at(number)
