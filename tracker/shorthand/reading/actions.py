"""What is done in a turn beside attacking: Dash, Hide, Help, Ready, casting and the rest.

Words of a verb stand between whoever acts and the free text, so that the text may hold any word.
"""

from collections.abc import Mapping
from dataclasses import replace

from tracker.encounter import bounds, numbers
from tracker.encounter.commands import (
    CastSpell,
    Duration,
    HelpAlly,
    Hide,
    ReadyResponse,
    Search,
    TakeAction,
)
from tracker.encounter.effects import Modifiers
from tracker.encounter.model import Id
from tracker.rules.spells import gives
from tracker.shorthand import changing, durations, values
from tracker.shorthand.blessings import ALONE, bare, with_facts
from tracker.shorthand.lexing import Token, key
from tracker.shorthand.options import Options, Step
from tracker.shorthand.reader import Reader

CHECKS = ("investigation", "perception")
MOST_HIDERS = 500


def action(reader: Reader) -> TakeAction:
    """`dash|disengage|dodge [WHO] [bonus] [text]`."""
    who = values.owner(reader)
    cost = reader.word("bonus")
    return TakeAction(who, reader.verb, bounds.note(values.whole_rest(reader)), cost)


def deed(reader: Reader) -> TakeAction:
    """`use|improvise|… [WHO] [check=SKILL] [dc=N] … [text]`."""
    bare = DEED.starts(reader)
    asked = TakeAction(reader.myself() if bare else values.owner(reader), reader.verb)
    asked = DEED.read(reader, asked)
    asked = replace(asked, text=bounds.note(deed_text(reader)))
    return DEED.read(reader, asked) if reader.peek().kind == "key" else asked


def deed_text(reader: Reader) -> str:
    """Free text, to the end or up to an option that cannot be taken for a word of it (`dc=15`)."""
    first = reader.at
    while reader.peek().kind != "end":
        token = reader.peek()
        if token.kind == "key" and token.text in DEED.keys:
            break
        reader.take()
    if reader.peek().kind != "end":
        return reader.raw(first, reader.at) if reader.at > first else ""
    reader.at = first
    return values.whole_rest(reader)


def check(reader: Reader) -> str:
    """A skill or an ability; one of two words between quotes."""
    token = reader.peek()
    sought = key(token.text)
    if token.kind not in ("word", "quoted") or sought not in (*numbers.CHECKS, *values.ABILITIES):
        raise reader.expected("check", numbers.CHECKS)
    reader.take()
    return values.ABILITIES.get(sought, sought)


def cast(reader: Reader) -> CastSpell:
    """`cast [WHO] SPELL [on TARGETS] …`."""
    who = values.owner(reader)
    asked = CastSpell(who, spell(reader, CAST))
    behind = reader.at
    asked = CAST.read(reader, asked)
    alone = any(one.kind == "word" and one.text == ALONE for one in reader.tokens[behind:])
    if alone or not bare(asked):
        return asked
    facts = Reader(gives(asked.spell), reader.table, reader.vocabulary)
    return CAST.read(facts, with_facts(asked, reader.table))


def spell(reader: Reader, options: Options[CastSpell] | Options[ReadyResponse]) -> str:
    """A quotation, or the words up to the first option; one that begins like an option is quoted."""
    token = reader.peek()
    if token.kind == "quoted":
        return values.name(reader, reader.take().text, token)
    first = reader.at
    while reader.peek().kind == "word" and not options.starts(reader):
        reader.take()
    if reader.at == first:
        raise reader.expected("spell")
    return values.name(reader, reader.raw(first, reader.at), token)


def hide(reader: Reader) -> Hide:
    """`hide [WHO,…] …`."""
    bare = reader.peek().kind == "end" or HIDE.starts(reader)
    who = (reader.myself(),) if bare else reader.targets("who")
    return HIDE.read(reader, Hide(who))


def search(reader: Reader) -> Search:
    """`search [WHO] [perception|investigation] …`."""
    bare = SEARCH.starts(reader)
    asked = SEARCH.read(reader, Search(reader.myself() if bare else values.owner(reader)))
    return replace(asked, text=bounds.note(values.whole_rest(reader)))


def help_ally(reader: Reader) -> HelpAlly:
    """`help [WHO] FRIEND [vs TARGET] …`."""
    first = reader.who("who")
    if reader.peek().kind == "end" or HELP.starts(reader):
        asked = HelpAlly(reader.myself(), first)
    else:
        asked = HelpAlly(first, reader.who("friend"))
    asked = HELP.read(reader, asked)
    return replace(asked, task=bounds.note(values.whole_rest(reader)))


def ready(reader: Reader) -> ReadyResponse:
    """`ready [WHO] "trigger" [spell NAME]`."""
    who = values.owner(reader)
    token = reader.peek()
    if token.kind == "quoted":
        reader.take()
        trigger = values.name(reader, token.text, token)
    else:
        trigger = plain_trigger(reader, token)
    return READY.read(reader, ReadyResponse(who, trigger))


def plain_trigger(reader: Reader, token: Token) -> str:
    """The words up to `spell` or `slot=`."""
    first = reader.at
    while reader.peek().kind not in ("end", "key") and not READY.starts(reader):
        reader.take()
    if reader.at == first:
        raise reader.expected("trigger")
    return values.name(reader, reader.raw(first, reader.at), token)


def _behind(reader: Reader) -> tuple[Id, ...]:
    return reader.targets("targets")


def _slot(reader: Reader) -> int:
    return values.number(reader, "slot")


def _held(reader: Reader, asked: ReadyResponse) -> ReadyResponse:
    return replace(asked, spell=spell(reader, READY))


def _skill(name: str) -> Step[Search]:
    return lambda _reader, asked: replace(asked, skill=name)


DEED = Options[TakeAction](
    words={
        "bonus": lambda _reader, asked: replace(asked, cost="bonus"),
        "free": lambda _reader, asked: replace(asked, cost="free"),
        "drop": lambda _reader, asked: replace(asked, cost="drop"),
        "potion": lambda _reader, asked: replace(asked, potion=True),
        "adv": lambda _reader, asked: replace(asked, mode="adv"),
        "dis": lambda _reader, asked: replace(asked, mode="dis"),
    },
    keys={
        "check": lambda reader, asked: replace(asked, check=check(reader)),
        "dc": lambda reader, asked: replace(asked, dc=values.number(reader, "dc")),
        "d20": lambda reader, asked: replace(asked, d20=values.numbers(reader, "d20", 2)),
        "total": lambda reader, asked: replace(asked, total=values.number(reader, "total")),
    },
    ends=True,
)


def _changed(steps: Mapping[str, Step[Modifiers]]) -> dict[str, Step[CastSpell]]:
    """What the spell changes on those it is cast on."""
    return changing.steps(steps, lambda asked: asked.changes, _change)


def _change(asked: CastSpell, changes: Modifiers) -> CastSpell:
    return replace(asked, changes=changes)


def _last(asked: CastSpell, duration: Duration) -> CastSpell:
    return replace(asked, duration=duration)


LASTS = durations.steps(lambda asked: asked.duration, _last)
"""How long that lasts."""
CAST = Options[CastSpell](
    words={
        "on": lambda reader, asked: replace(asked, on=_behind(reader)),
        "bonus": lambda _reader, asked: replace(asked, cost="bonus"),
        "reaction": lambda _reader, asked: replace(asked, cost="reaction"),
        "cantrip": lambda _reader, asked: replace(asked, cantrip=True),
        ALONE: lambda _reader, asked: asked,
        "conc": lambda _reader, asked: replace(asked, concentration=True),
        **{name: LASTS[name] for name in ("for", "until")},
        **_changed(changing.STEPS.words),
    },
    keys={
        "slot": lambda reader, asked: replace(asked, slot=_slot(reader)),
        **_changed(changing.STEPS.keys),
    },
    signed=_changed(changing.STEPS.signed),
)
HIDE = Options[Hide](
    words={
        "adv": lambda _reader, asked: replace(asked, mode="adv"),
        "dis": lambda _reader, asked: replace(asked, mode="dis"),
        "bonus": lambda _reader, asked: replace(asked, cost="bonus"),
        "end": lambda _reader, asked: replace(asked, stop=True),
    },
    keys={
        "d20": lambda reader, asked: replace(asked, d20=values.numbers(reader, "d20", 2)),
        "total": lambda reader, asked: replace(
            asked, totals=values.numbers(reader, "total", MOST_HIDERS)
        ),
    },
)
SEARCH = Options[Search](
    words={
        "adv": lambda _reader, asked: replace(asked, mode="adv"),
        "dis": lambda _reader, asked: replace(asked, mode="dis"),
        "bonus": lambda _reader, asked: replace(asked, cost="bonus"),
        **{name: _skill(name) for name in CHECKS},
    },
    keys={
        "d20": lambda reader, asked: replace(asked, d20=values.numbers(reader, "d20", 2)),
        "total": lambda reader, asked: replace(asked, total=values.number(reader, "total")),
    },
    ends=True,
)
HELP = Options[HelpAlly](
    words={
        "vs": lambda reader, asked: replace(asked, against=reader.who("target")),
        "bonus": lambda _reader, asked: replace(asked, cost="bonus"),
        "unskilled": lambda _reader, asked: replace(asked, unskilled=True),
    },
    keys={"range": lambda reader, asked: replace(asked, range=values.number(reader, "range"))},
    ends=True,
)
READY = Options[ReadyResponse](
    words={"spell": _held},
    keys={"slot": lambda reader, asked: replace(asked, slot=_slot(reader))},
)
