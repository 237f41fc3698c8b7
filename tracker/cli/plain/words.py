"""The words of this mode that are no typed line of a fight: asking again, help, leaving.

`help`, `log` and `save` are verbs of the fight too: behind `help` only a verb, or nothing, asks for
help, behind `log` nothing may stand, and `save` makes a copy where a path stands behind it.
"""

from tracker.cli import doing, speech, table_text
from tracker.encounter import order, showing
from tracker.encounter.model import Combatant, Encounter, Id
from tracker.encounter.refusals import Refused
from tracker.i18n import speaking as said
from tracker.i18n import speaking_help as helped
from tracker.i18n.names import listed
from tracker.rules.words import BODILESS
from tracker.session import Session
from tracker.session import log as session_log

OWN = ("status", "list", "who", "log", "help", "save", "keep", "quit")
LAST = 10
"""Sentences of `log`."""


def split(line: str) -> tuple[str, str]:
    """First word, folded, and the rest."""
    word, _, rest = line.strip().partition(" ")
    return word.casefold(), rest.strip()


def is_own(word: str, rest: str, session: Session) -> bool:
    """Whether the line is for this mode and not for the fight."""
    if word == "help":
        from tracker.shorthand.verbs import NOT_YET, SPELLINGS, VERBS

        asked = rest.casefold()
        return not rest or asked in VERBS or asked in SPELLINGS or asked in (*OWN, *NOT_YET)
    if word == "save" and rest:
        return is_path(rest) and not is_played(f"{word} {rest}", session)
    return word in OWN and not (word == "log" and rest)


def is_path(text: str) -> bool:
    """Whether it is written as one names a file."""
    return text.startswith("~") or text.casefold().endswith(".json") or bool({*text} & {*"/\\"})


def is_played(line: str, session: Session) -> bool:
    """Whether a line of the fight reads like this."""
    try:
        doing.read(session, line)
    except Refused:
        return False
    return True


def status(table: Encounter) -> None:
    """Round, turn, whoever acts, open questions."""
    speech.say(table.name)
    turn(table)
    if table.prompts:
        speech.say(said.open_questions(len(table.prompts)))
    for prompt in table.prompts:
        speech.say(said.question(prompt, table))


def turn(table: Encounter, *, short: bool = False) -> None:
    """Whose it is, and how they are; `short` where the step has said whose."""
    speech.say(said.next_up(table) if short else said.now(table))
    if table.round and not table.ended and table.active in table.lines:
        for one in table.living(table.active):
            creature(table, one)


def everybody(table: Encounter) -> None:
    """In the order of turns."""
    for one in showing.in_order(table):
        creature(table, one)


def creature(table: Encounter, one: Combatant) -> None:
    """One of them."""
    remarks = table_text.remarks(table, one)
    speech.say(said.creature(table, one, remarks, bodily=one.kind not in BODILESS))


def who(session: Session, named: str) -> None:
    """Those named, or whoever acts and the next two."""
    from tracker.shorthand.reading.fights import targets_of

    table = session.table
    if named:
        for one in targets_of(named, table):
            creature(table, table.combatants[one])
        return
    turn(table)
    for line in order.coming(table, 2)[1:]:
        for other in table.living(line):
            creature(table, other)


def log(session: Session) -> None:
    """The last sentences."""
    found: list[str] = []
    for _, lines in session_log.backwards(session, session.cursor):
        found[:0] = [one.text for one in lines]
        if len(found) >= LAST:
            break
    for line in found[-LAST:]:
        speech.say(line)


def changed(before: Encounter, after: Encounter) -> tuple[Id, ...]:
    """Whose hit points or state are not what they were."""
    return tuple(
        one.id
        for one in after.combatants.values()
        if (old := before.combatants.get(one.id)) is not None
        and (old.hp, old.temp_hp, old.state) != (one.hp, one.temp_hp, one.state)
        and one.kind not in BODILESS
    )


def help_on(word: str) -> None:
    """Everything, or how one verb is written."""
    from tracker.i18n.verb_help import meaning
    from tracker.shorthand.verbs import SPELLINGS, VERBS

    if not word:
        everything()
        return
    verb = VERBS.get(SPELLINGS.get(word, word))
    if verb is not None:
        speech.say(helped.what_it_does(verb.name, meaning(verb.name)))
        speech.say(helped.how_written(verb.usage))
        speech.say(helped.how_to_read())
    for line in helped.own_words():
        if word in OWN and word in line.partition(":")[0]:
            speech.say(line)


def everything() -> None:
    """First lines, own words, all verbs."""
    from tracker.shorthand.verbs import VERBS

    groups: dict[str, list[str]] = {}
    for verb in VERBS.values():
        groups.setdefault(verb.group, []).append(verb.name)
    for line in (*helped.first_lines(), *helped.own_words()):
        speech.say(line)
    for key, names in groups.items():
        speech.say(helped.group(key, listed(names)))
    speech.say(helped.more())
