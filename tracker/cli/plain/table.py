"""One fight that is heard: each line is done, and what it changed is said; leaving saves.

What goes without saying on a screen has to be said here: who is next, how many hit points are
left, how a question is answered.
"""

from tracker.cli import DONE, UNWRITABLE, doing, fights, process, speech
from tracker.cli.plain import words
from tracker.cli.plain.ear import Ear
from tracker.encounter.model import Encounter
from tracker.encounter.refusals import Refused
from tracker.i18n import speaking as said
from tracker.i18n.command_line import undone
from tracker.i18n.log import aloud
from tracker.i18n.refusals import refusal_lines
from tracker.session import Session
from tracker.session import log as session_log
from tracker.shorthand import Completion, is_blank


class Table:
    """Talks with the DM about one session until the lines end."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self.ear = Ear(self.completions)
        self._told = ""
        """Which trouble with the disk was said already."""
        self._party = ""
        self._leaving = False
        """The DM wanted to leave though something is not saved."""

    def run(self) -> int:
        """From the first sentence to the exit code."""
        self.greet()
        with self.ear.open():
            while self.hear():
                pass
        return self.leave()

    def greet(self) -> None:
        """Where the fight is kept, what it is about, where it stands."""
        session = self.session
        if session.notice is not None:
            self.complain(session.notice)
        speech.say(said.welcome(str(session.path)))
        speech.say(said.watching() if session.read_only else said.how_to_begin())
        if session.cursor <= 1:
            for line in (*session.table.notes.splitlines(), *aloud(session.table.read_aloud)):
                speech.say(line)
        words.status(session.table)
        words.everybody(session.table)
        fights.tell_of_others(session)

    def hear(self) -> bool:
        """One line; whether there may be another."""
        if speech.unheard() and self.ear.typed:
            return False
        try:
            line = self.ear.line(self.follow if self.session.read_only else None)
        except process.Interrupted:
            speech.say()
            speech.say(said.nothing_lost())
            return True
        if line is None:
            return False
        line = line.lstrip().removeprefix(":")  # as one types on the screen
        word, rest = words.split(line)
        leaving, self._leaving = self._leaving, False
        if word == "quit":
            return not self.may_leave(leaving)
        with process.uninterrupted():
            self.obey(line, word, rest)
        return True

    def obey(self, line: str, word: str, rest: str) -> None:
        """A refusal is a sentence among the others, and nothing has happened."""
        if is_blank(line):
            if self.session.read_only and not self.follow():
                speech.say(said.nothing_new())
            return
        try:
            if words.is_own(word, rest, self.session):
                self.own(word, rest)
            else:
                self.play(line)
        except Refused as refused:
            self.complain(refused)
            self.suggest(line)
            if word == "save" and len(rest.split()) == 1:
                speech.say(said.no_name_for_copy())
        self.look_at_disk()

    def own(self, word: str, rest: str) -> None:
        """A word of this mode."""
        match word:
            case "status":
                words.status(self.session.table)
            case "list":
                words.everybody(self.session.table)
            case "who":
                words.who(self.session, rest)
            case "log":
                words.log(self.session)
            case "save":
                self.copy(rest)
            case "keep":
                self.keep()
            case _:
                words.help_on(rest.casefold())

    def play(self, line: str) -> None:
        """A typed line of the fight."""
        before, length = self.session.table, self.session.length
        doing.carry_out(self.session, line, questions=False)
        self.tell(before, short=self.session.length > length)

    def tell(self, before: Encounter, *, short: bool = False) -> None:
        """What is different now and was in no sentence: hit points, turn, questions."""
        table = self.session.table
        if table is before:
            return
        if changed := words.changed(before, table):
            speech.say(said.hit_points(table, [table.combatants[who] for who in changed]))
        place = (table.active, table.round, table.ended)
        if place != (before.active, before.round, before.ended):
            words.turn(table, short=short)
        known = {prompt.id for prompt in before.prompts}
        for prompt in table.prompts:
            if prompt.id not in known:
                speech.say(said.question(prompt, table))

    def follow(self) -> bool:
        """Read only: say what somebody else did; whether that was anything."""
        before, number = self.session.table, self.session.cursor
        try:
            if not self.session.follow():
                return False
        except Refused as refused:
            if str(refused) != self._told:
                self.complain(refused)
            self._told = str(refused)
            return True
        if self.session.cursor > number:
            self.tell_steps(number + 1)
        if self.session.cursor < number:
            speech.say(undone(number - self.session.cursor, self.session.cursor))
        self.tell(before, short=self.session.cursor > number)
        return True

    def tell_steps(self, first: int) -> None:
        """What was said of the steps from here on."""
        for one in session_log.stretch(self.session, first, self.session.cursor):
            speech.say(one.text)

    def look_at_disk(self) -> None:
        """Trouble is said once; so are members of the party who differ from their file."""
        problem = self.session.save_problem
        trouble = "" if problem is None else str(problem)
        if problem is not None and trouble != self._told:
            self.complain(problem)
            if problem.key == "file-changed-under-us":
                speech.say(said.two_versions())
        self._told = trouble
        self.look_at_party()

    def look_at_party(self) -> None:
        """Members who differ from their file are told once."""
        party = self.session.party
        differs = str([*party.differences, party.problem])
        if differs != self._party and (party.differences or party.problem is not None):
            fights.tell_of_party(self.session)
        self._party = differs

    def keep(self) -> None:
        """Of two versions ours."""
        problem = self.session.save_problem
        if problem is None or problem.key != "file-changed-under-us":
            speech.say(said.nothing_to_keep())
            return
        self.session.keep_ours()
        speech.say(said.kept())

    def copy(self, name: str) -> None:
        """`save FILE`."""
        from tracker.storage import places

        if not name:
            speech.say(said.no_name_for_copy())
            return
        path = places.typed(name)
        self.session.save_copy(path)
        speech.say(said.copied(str(path)))

    def may_leave(self, again: bool) -> bool:
        """Saved, or said for the second time."""
        self.session.flush()
        if self.session.saved or self.session.save_problem is None or again:
            return True
        self._leaving = True
        self.complain(self.session.save_problem)
        speech.say(said.unsaved())
        return False

    def leave(self) -> int:
        """Save; 3 when that fails."""
        session = self.session
        if session.read_only:
            session.close()
            return DONE
        with process.uninterrupted():
            session.flush()
            problem = session.save_problem
            told = session.close()
        if told is not None:
            self.complain(told)
        if problem is not None:
            return UNWRITABLE
        self.tell_saved()
        return DONE

    def tell_saved(self) -> None:
        """The last sentence."""
        speech.say(said.saved(str(self.session.path)))

    def complain(self, refused: Refused) -> None:
        """A refusal, or trouble."""
        complain(refused)

    def suggest(self, line: str) -> None:
        """The line that may have been meant; nothing is done with it."""
        from tracker.i18n.command_line import perhaps
        from tracker.shorthand import mended

        for meant in mended(line, self.session.table, self.session.vocabulary)[:1]:
            speech.say(perhaps(meant))

    def completions(self, text: str) -> tuple[str, ...]:
        """Whole lines that begin with what was typed."""
        own = (word for word in words.OWN if text and word.startswith(text))
        return (*own, *(text[: one.start] + one.text for one in self.offered(text) if one.text))

    def offered(self, text: str) -> tuple[Completion, ...]:
        """Ways to go on with a line of the fight."""
        from tracker.shorthand import complete

        return complete(text, self.session.table, self.session.vocabulary)


def complain(refused: Refused) -> None:
    """Among the other sentences: who listens to one stream hears why nothing happened."""
    for line in refusal_lines(refused):
        speech.say(line)
