"""Words of the plain mode: whole sentences for whoever hears the fight instead of seeing it."""

from collections.abc import Iterable

from tracker.encounter import numbers
from tracker.encounter.model import Combatant, Encounter
from tracker.encounter.order import coming
from tracker.encounter.prompts import Prompt
from tracker.i18n import terms
from tracker.i18n.catalogue import npgettext, pgettext
from tracker.i18n.names import either, line_name, listed
from tracker.i18n.prompts import answers, prompt_text, takes_number
from tracker.i18n.sentences.remarks import with_extras


def welcome(path: str) -> str:
    """First of all."""
    return pgettext("plain", "Plain mode. This fight is kept in {path}.").format(path=path)


def how_to_begin() -> str:
    """After it."""
    return pgettext(
        "plain", "Type a line and Enter; help lists what can be typed, quit saves and leaves."
    )


def watching() -> str:
    """Somebody else plays it, or the DM wants only to look."""
    return pgettext(
        "plain", "Read only: nothing can be changed here. Enter alone tells what is new."
    )


def nothing_new() -> str:
    """Read only, after Enter alone."""
    return pgettext("plain", "Nothing new.")


def now(table: Encounter) -> str:
    """Round, whose turn it is, and who comes next."""
    if table.ended:
        return pgettext("plain", "The fight is over.")
    if not table.round:
        return pgettext("plain", "The fight has not started; start begins it.")
    acting = line_name(table, table.active)
    following = next(iter(coming(table, 1)), "")
    if not acting:
        return pgettext("plain", "Round {n}. Nobody has a turn.").format(n=table.round)
    if not following:
        return pgettext("plain", "Round {n}. It is {who}'s turn.").format(n=table.round, who=acting)
    return pgettext("plain", "Round {n}. It is {who}'s turn; next comes {next}.").format(
        n=table.round, who=acting, next=line_name(table, following)
    )


def next_up(table: Encounter) -> str:
    """Who comes after whoever has just begun."""
    following = next(iter(coming(table, 1)), "")
    if table.ended or not following:
        return now(table)
    return pgettext("plain", "Next comes {who}.").format(who=line_name(table, following))


def standing(table: Encounter, one: Combatant) -> str:
    """Hit points, and what is wrong if one is not up."""
    values = {
        "who": one.full_name,
        "hp": one.hp,
        "max": numbers.maximum(table, one.id).value,
        "temp": one.temp_hp,
        "state": terms.state(one.state),
    }
    if one.state != "up":
        return pgettext("plain", "{who} {hp} of {max}, {state}").format(**values)
    if one.temp_hp:
        return pgettext("plain", "{who} {hp} of {max} and {temp} temporary").format(**values)
    return pgettext("plain", "{who} {hp} of {max}").format(**values)


def creature(table: Encounter, one: Combatant, remarks: Iterable[str], *, bodily: bool) -> str:
    """Everything about one, as a sentence; a lair or a timer has no body."""
    parts = []
    if bodily:
        parts.append(
            pgettext("plain", "{hp} of {max} hit points").format(
                hp=one.hp, max=numbers.maximum(table, one.id).value
            )
        )
        if one.temp_hp:
            parts.append(pgettext("plain", "{n} temporary").format(n=one.temp_hp))
        parts.append(
            pgettext("plain", "armor class {n}").format(n=numbers.armor_class(table, one.id).value)
        )
    line = table.line_of(one.id)
    if line is not None and line.initiative is not None:
        parts.append(pgettext("plain", "initiative {n}").format(n=line.initiative))
    told = pgettext("list", ", ").join((*parts, *remarks))
    if not told:
        return ended(called(one))
    return pgettext("plain", "{who}: {told}.").format(who=called(one), told=told)


def called(one: Combatant) -> str:
    """Name, what tells it apart, and the handle where that is something else."""
    known = [one.feature] if one.feature else []
    if one.handle != one.full_name.casefold():
        known.append(pgettext("plain", "handle {handle}").format(handle=one.handle))
    return with_extras(one.full_name, known)


def hit_points(table: Encounter, changed: Iterable[Combatant]) -> str:
    """Of those for whom they changed."""
    return pgettext("plain", "Hit points: {list}.").format(
        list=pgettext("plain", "; ").join(standing(table, one) for one in changed)
    )


def for_others() -> str:
    """First of all, where others listen."""
    return pgettext(
        "plain", "Plain mode, streamer's view: only what players know is said; all is done as ever."
    )


def library_for_others() -> str:
    """Above the library, where others watch."""
    return pgettext(
        "plain",
        "Others may watch, and the library hides no name from them; open a file by its path.",
    )


def saved_unnamed() -> str:
    """The last sentence there: the file bears the fight's name."""
    return pgettext("plain", "Saved.")


def not_for_others() -> str:
    """Of a word that would tell what players do not know."""
    return pgettext(
        "plain",
        "That would tell what players do not know; quit and come back without the streamer's view.",
    )


def veiled_question(prompt: Prompt, asked: str, *, several: bool) -> str:
    """That something is asked, without what, and what to type."""
    return pgettext("plain", "{question} Type {answers}.").format(
        question=asked, answers=either(ways_to_answer(prompt, several=several))
    )


def secret_question(prompt: Prompt, asked: str, *, several: bool) -> str:
    """That something is asked whose answers would tell what it is."""
    line = f"prompt #{prompt.id}" if several else "prompt"
    return pgettext("plain", "{question} Type {line} and the answer.").format(
        question=asked, line=line
    )


def question(prompt: Prompt, table: Encounter) -> str:
    """An open question, and what to type."""
    said = prompt_text(prompt, table)
    ways = ways_to_answer(prompt, several=len(table.prompts) > 1)
    return pgettext("plain", "Question {id}: {question} Type {answers}.").format(
        id=prompt.id, question=ended(said), answers=either(ways)
    )


def ways_to_answer(prompt: Prompt, *, several: bool) -> list[str]:
    """What may be typed, each with what it means."""
    start = f"prompt #{prompt.id}" if several else "prompt"
    ways = [answer(f"{start} {word}", meaning) for word, meaning in answers(prompt.kind)]
    if takes_number(prompt.kind):
        ways.append(pgettext("plain", "a number as in {line}").format(line=f"{start} 14"))
    return ways


def answer(line: str, meaning: str) -> str:
    """One way to answer; what the word means is told where it says something else."""
    if line.endswith(meaning):
        return line
    return pgettext("plain", "{line} ({meaning})").format(line=line, meaning=meaning)


def ended(said: str) -> str:
    """With a sign at its end, so that a voice pauses there."""
    return said if said[-1:] in "?.!;" else pgettext("plain", "{said}.").format(said=said)


def open_questions(count: int) -> str:
    """In `status`."""
    return npgettext("plain", "{n} question is open.", "{n} questions are open.", count).format(
        n=count
    )


def nothing_lost() -> str:
    """Ctrl+C."""
    return pgettext("plain", "Nothing is lost. Type quit to leave.")


def saved(path: str) -> str:
    """The last sentence."""
    return pgettext("plain", "Saved in {path}.").format(path=path)


def unsaved() -> str:
    """The first try to leave with something that is nowhere on the disk."""
    return pgettext(
        "plain",
        "Not everything is saved. Type quit again to leave all the same, or save FILE.json for a copy.",
    )


def two_versions() -> str:
    """Somebody else changed the file."""
    return pgettext(
        "plain", "Go on and it stays a copy, or type keep to put ours there and theirs in a backup."
    )


def kept() -> str:
    """After `keep`."""
    return pgettext("plain", "Ours is in the file, theirs is a backup.")


def nothing_to_keep() -> str:
    """`keep` without two versions."""
    return pgettext("plain", "Nobody else has changed this file.")


def copied(path: str) -> str:
    """After `save FILE`."""
    return pgettext("plain", "A copy is in {path}; the fight goes on in its own file.").format(
        path=path
    )


def no_name_for_copy() -> str:
    """`save` alone, or with one word that is no path."""
    return pgettext("plain", "Every change is saved by itself; save FILE.json writes a copy.")


def chooser_title() -> str:
    """Above the library."""
    return pgettext("plain", "The library. Type a number or a name, quit to leave.")


def row(number: int, name: str, state: str) -> str:
    """A file of the library."""
    return pgettext("plain", "{n}. {name}, {state}.").format(n=number, name=name, state=state)


def no_such_row(word: str, count: int) -> str:
    """Nothing of that number or name."""
    return pgettext(
        "plain", "Nothing in the library is “{word}”. Type a number from 1 to {n}, or a name."
    ).format(word=word, n=count)


def several_rows(word: str, names: Iterable[str]) -> str:
    """A name that fits several."""
    return pgettext("plain", "“{word}” may be {names}. Type the number.").format(
        word=word, names=listed(names)
    )


def take_backup(number: int) -> str:
    """A file that cannot be read has a backup."""
    return pgettext(
        "plain", "Type {n} again to take the newest backup; the file is kept aside."
    ).format(n=number)


def empty_library() -> str:
    """No file at all."""
    return pgettext("plain", "The library is empty; tracker new prepares an encounter.")
