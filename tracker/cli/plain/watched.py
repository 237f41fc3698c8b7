"""One fight that others hear as well: nothing is said that players do not know, all is done as ever.

What happened is told by what changed in the players' view; a sentence that was made for the DM is
said under the veil, names and digits covered.
"""

from tracker.cli import doing, fights, speech, table_text
from tracker.cli.plain.table import Table
from tracker.encounter.model import Encounter
from tracker.encounter.refusals import Refused
from tracker.i18n import command_line, screens_players
from tracker.i18n import speaking as said
from tracker.i18n.refusals import refusal_lines
from tracker.players import project
from tracker.players.labels import public_names
from tracker.session import watchers
from tracker.shorthand import BringBack, KeepParty, Redo, Restart, Undo, complete, mended
from tracker.shorthand.request import Completion, Log, Look, Summary, Why


class WatchedTable(Table):
    """Says the players' view and what changes in it."""

    def greet(self) -> None:
        """Without the fight's name and its notes."""
        if self.session.notice is not None:
            self.complain(self.session.notice)
        speech.say(said.for_others())
        speech.say(said.watching() if self.session.read_only else said.how_to_begin())
        self.everything()

    def own(self, word: str, rest: str) -> None:
        """Words that ask are answered with what players see."""
        match word:
            case "status" | "list":
                self.everything()
            case "who":
                self.who(rest)
            case "log":
                speech.say(said.not_for_others())
            case _:
                super().own(word, rest)

    def everything(self) -> None:
        """The whole view, and what waits."""
        for line in table_text.view_lines(watchers.view(self.session.table), plain=True):
            speech.say(line)
        self.questions(set())

    def who(self, named: str) -> None:
        """Those of the list whose names begin so; all of them where none is named."""
        start = named.casefold()
        for row in watchers.view(self.session.table).rows:
            if row.name.casefold().startswith(start):
                speech.say(", ".join(filter(None, table_text.view_cells(row))))

    def play(self, line: str) -> None:
        """The line is done; only what it changed is said."""
        before, done = self.session.table, self.session.cursor
        request = doing.read(self.session, line)
        match request:
            case Why() | Log() | Look() | Summary() | KeepParty():
                speech.say(said.not_for_others())
            case Undo() | Redo() | Restart() | BringBack():
                self.go(request)
            case _:
                self.session.do(request)
                doing.tell_lost(self.session, done)
        self.tell(before)

    def go(self, request: Undo | Redo | Restart | BringBack) -> None:
        """To another step."""
        if isinstance(request, Undo | Redo):
            doing.move(self.session, request)
        else:
            fights.carry_out(self.session, request)

    def tell(self, before: Encounter, *, short: bool = False) -> None:
        """What those who watch saw."""
        del short
        table = self.session.table
        if table is before:
            return
        for line in watchers.changes(before, table):
            speech.say(line)
        self.questions({prompt.id for prompt in before.prompts})

    def questions(self, known: set[int]) -> None:
        """That they wait, about whom if players know it, and how they are answered."""
        table = self.session.table
        names = public_names(table, project.visible(table))
        for prompt in table.prompts:
            if prompt.id in known:
                continue
            several = len(table.prompts) > 1
            if watchers.knows(table, prompt):
                asked = screens_players.question(names.get(prompt.who, ""))
                speech.say(said.veiled_question(prompt, asked, several=several))
            else:
                asked = screens_players.question("")
                speech.say(said.secret_question(prompt, asked, several=several))

    def tell_steps(self, first: int) -> None:
        """Told by what they changed."""

    def look_at_party(self) -> None:
        """Its numbers are told at the end of the view."""

    def cover(self) -> None:
        """The veil falls over this fight."""
        from tracker.tui import veil

        veil.about(self.session.path)
        veil.fall(self.session.table)

    def suggest(self, line: str) -> None:
        """A line that may have been meant, if it tells nothing."""
        from tracker.tui import veil

        self.cover()
        meant = mended(line, veil.bared(self.session.table), self.session.vocabulary)
        for one in veil.open_lines(meant)[:1]:
            speech.say(command_line.perhaps(one))

    def completions(self, text: str) -> tuple[str, ...]:
        """Without lines that name somebody in what was typed already."""
        from tracker.tui import veil

        self.cover()
        return tuple(veil.open_lines(super().completions(text)))

    def offered(self, text: str) -> tuple[Completion, ...]:
        """Without numbers of a stat block, too."""
        from tracker.tui import veil

        self.cover()
        found = complete(text, veil.bared(self.session.table), self.session.vocabulary)
        return tuple(one for one in found if veil.may_be_offered(one.text))

    def complain(self, refused: Refused) -> None:
        """Under the veil."""
        from tracker.tui import veil

        self.cover()
        for line in refusal_lines(refused):
            speech.say(veil.over(line, numbers=True, sentence=True))

    def tell_saved(self) -> None:
        """Without the file's name."""
        speech.say(said.saved_unnamed())
