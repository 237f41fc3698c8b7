"""What the word under the cursor of a typed line is, as lines to show."""

from collections.abc import Iterator, Sequence

from tracker.encounter.model import Encounter, Id
from tracker.encounter.numbers import armor_class
from tracker.encounter.options import NAMES
from tracker.encounter.refusals import Refused
from tracker.i18n import screens_typing as words
from tracker.i18n import verb_help, word_help
from tracker.i18n.option_titles import of_questions
from tracker.i18n.refusals import refusal
from tracker.shorthand import synonyms
from tracker.shorthand.directory import Directory
from tracker.shorthand.lexing import Token, read
from tracker.shorthand.values import condition_named
from tracker.shorthand.verb import Verb
from tracker.shorthand.verbs import SPELLINGS, VERBS
from tracker.tui.dialogs.offered import numbers
from tracker.tui.plain import plain
from tracker.tui.widgets.painted import Span, Spans


def explained(line: str, cursor: int, table: Encounter) -> tuple[str, ...]:
    """A few lines, the most telling one first."""
    try:
        tokens = read(line).tokens
    except Refused:
        tokens = read(line.replace('"', " ").replace("“", " ")).tokens
    if not tokens:
        return (words.no_word(),)
    first = tokens[0].text
    verb = VERBS.get(SPELLINGS.get(first, first))
    place = under(tokens, cursor)
    found = list(_of_word(tokens, place, verb, table)) if place else []
    if found:
        return tuple(found)
    return tuple(_of_verb(verb)) if verb is not None else (words.no_word(),)


def why(refused: Refused, line: str, table: Encounter) -> Iterator[Spans]:
    """Why not; `help cond` is no deed of anybody named `cond`: what it asks to be told."""
    first, _, asked = line.strip().casefold().partition(" ")
    if SPELLINGS.get(first, first) == "help" and refused.key == "no-such-creature":
        meant = next(iter(synonyms.VERBS.get(asked, (asked,))))
        for known in (meant, f"cond me {asked}"):
            told = explained(known, len(known), table)
            if told != (words.no_word(),) and (known == meant or condition_named(asked)):
                yield (Span(plain(told[0]), "strong"),)
                yield from ((Span(plain(one)),) for one in told[1:])
                return
    yield (Span(refusal(refused), "warn"),)


def under(tokens: Sequence[Token], cursor: int) -> int:
    """The token the cursor stands in or right behind; 0, the verb, where it stands in none."""
    inside = (place for place, one in enumerate(tokens) if one.start <= cursor <= one.end)
    return max(inside, default=0)


def _of_verb(verb: Verb) -> Iterator[str]:
    yield word(verb.name, verb_help.meaning(verb.name))
    yield verb.usage
    yield words.for_example(verb_help.EXAMPLES.get(verb.name, verb.name))


def _of_word(
    tokens: Sequence[Token], place: int, verb: Verb | None, table: Encounter
) -> Iterator[str]:
    """Of an option of the fight, a condition, a creature, an attack, an option of the verb."""
    token = tokens[place]
    name = verb.name if verb is not None else ""
    if name == "option":
        yield from _of_option(tokens[1].text.replace("-", "_"))
        return
    if condition := condition_named(token.text):
        yield from rule(condition)
        return
    if verb is not None and (known := option_of(verb, tokens, place)):
        yield word(known, word_help.meaning(name, known))
        return
    who = Directory(table).exactly(token.text) if token.kind == "word" and _named(token) else ()
    if len(who) == 1:
        yield from creature(table, who[0])


def _named(token: Token) -> bool:
    """Whether it may be a name: words for many need somebody who acts."""
    return token.text not in ("me", "sel", "all", "others", "foes", "party")


def option_of(verb: Verb, tokens: Sequence[Token], place: int) -> str:
    """The option of the verb that this word is, or whose value it is; empty for none."""
    token = tokens[place]
    if token.kind != "key":
        signed = (
            one for one in verb.options if one.endswith("+") and token.text.startswith(one[:-1])
        )
        if token.text in verb.options or (found := next(signed, "")):
            return token.text if token.text in verb.options else found
        token = tokens[place - 1]
    return f"{token.text}=" if token.kind == "key" and f"{token.text}=" in verb.options else ""


def _of_option(name: str) -> Iterator[str]:
    if name not in NAMES:
        return
    if found := tuple(rule(name)):
        yield from found
    elif name in of_questions():
        yield word(name, of_questions()[name])


def rule(key: str) -> Iterator[str]:
    """What the rules at hand say of it."""
    from tracker.i18n.rules_at_hand import entries

    for one in entries():
        if one.key == key:
            yield one.title
            yield from one.lines


def creature(table: Encounter, who: Id) -> Iterator[str]:
    """Hit points, armour class, attacks."""
    one = table.combatants[who]
    if not one.max_hp:
        yield words.bodiless(one.full_name)
        return
    yield words.creature(one.full_name, one.hp, one.max_hp, armor_class(table, who).value)
    block = table.kinds.get(one.block)
    for attack in block.attacks if block else ():
        yield word(attack.name, numbers(attack))


def word(name: str, meaning: str) -> str:
    """One word and what it means."""
    return words.word_means(name, meaning)
