"""What a dialog with a table of saves says below it: all that the rows do not tell."""

from collections.abc import Iterable
from dataclasses import replace

from tracker.encounter.model import Id
from tracker.i18n.derivation import stances
from tracker.i18n.log import headlines
from tracker.session import Preview
from tracker.tui.dialogs import saves_told
from tracker.tui.widgets.painted import Span, Spans


def rest_of(preview: Preview, who: Iterable[Id]) -> list[Spans]:
    """Sentences about everything but saves and damage of those in the rows."""
    rest = replace(preview, events=saves_told.others(preview.events, who))
    against = [(Span(line, "dim"),) for line in stances(rest.events, preview.before)]
    return [*against, *((Span(line),) for line in headlines(rest.events, preview.before))]
