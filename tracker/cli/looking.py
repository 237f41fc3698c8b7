"""`show`, `log` and `why`: they look at a file and touch nothing."""

from pathlib import Path

from tracker.cli import DONE, doing, looking_back, process, speech, table_text
from tracker.cli.arguments import Asked
from tracker.encounter.model import Encounter
from tracker.encounter.showing import shown
from tracker.i18n import command_line as words
from tracker.i18n.prompts import prompt_text
from tracker.i18n.rules_at_hand import for_players
from tracker.session import Session, open_session


def look_at(asked: Asked) -> Session:
    """The file, only to look at."""
    path = Path(asked.file)
    process.about(path, saves=False)
    return open_session(path, read_only=True)


def show(asked: Asked) -> int:
    """The table now, as the DM or the players see it."""
    session = look_at(asked)
    table = looking_back.state(session, asked)
    if asked.seen_by == "players" or asked.streamer:
        return show_players(table, asked)
    if asked.json:
        data = shown(
            table,
            can_undo=session.can_undo,
            can_redo=session.can_redo,
            prompt_text=prompt_text,
        )
        speech.say_json(data)
        return DONE
    for line in table_text.table_lines(table, plain=asked.plain):
        speech.say(line)
    return DONE


def show_players(table: Encounter, asked: Asked) -> int:
    """The players' view."""
    from tracker.players.project import plain, project

    view = project(table, card_text=for_players.text)
    if asked.json:
        speech.say_json(plain(view))
        return DONE
    for line in table_text.view_lines(view, plain=asked.plain):
        speech.say(line)
    return DONE


def log(asked: Asked) -> int:
    """Every step that holds, numbered, with its round; with filters what passes them."""
    session = look_at(asked)
    if asked.summary:
        return log_summary(session, asked)
    return looking_back.log(session, asked)


def log_summary(session: Session, asked: Asked) -> int:
    """What the fight came to."""
    from tracker.cli import summary

    if asked.json:
        speech.say_json(summary.data(summary.reckoned(session), session.table))
    else:
        summary.tell(session)
    return DONE


def why(asked: Asked) -> int:
    """How a step of the log came about; the last one without a number."""
    session = look_at(asked)
    step = doing.chosen(session, asked.number)
    speech.say(words.step_head(step.id, step.line))
    doing.explain(session, step.id)
    return DONE
