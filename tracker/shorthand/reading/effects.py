"""Conditions, named effects, exhaustion and concentration."""

from collections.abc import Mapping
from dataclasses import replace
from typing import TypeVar

from tracker.encounter import bounds
from tracker.encounter.commands import (
    AddCondition,
    AddEffect,
    Concentrate,
    Duration,
    EndConcentration,
    RemoveEffects,
    SetExhaustion,
)
from tracker.encounter.effects import Modifiers, Ongoing
from tracker.encounter.model import Id
from tracker.rules.words import DAMAGE_TYPES
from tracker.shorthand import amounts, changing, durations, values
from tracker.shorthand.lexing import key
from tracker.shorthand.near import nearest
from tracker.shorthand.options import Options, Step
from tracker.shorthand.reader import Reader

Lasting = TypeVar("Lasting", AddCondition, AddEffect)


def cond(reader: Reader) -> AddCondition:
    """`cond TARGETS NAME …`."""
    targets = reader.targets()
    return COND.read(reader, AddCondition(targets, values.condition(reader)))


def uncond(reader: Reader) -> RemoveEffects:
    """`uncond TARGETS NAME`: what lies on the targets, or any condition."""
    targets = reader.targets()
    token = reader.peek()
    text = values.whole_rest(reader)
    if not text:
        raise reader.missing("condition")
    name = _lying_on(reader, targets, text) or values.condition_named(key(text))
    if not name:
        known = names_on(reader, targets)
        near = ", ".join(nearest(key(text), known))
        raise reader.refused("no-such-effect", token, near=near, known=", ".join(known))
    return RemoveEffects(targets, name)


def effect(reader: Reader) -> AddEffect:
    """`effect TARGETS "NAME" …`."""
    targets = reader.targets()
    token = reader.peek()
    if token.kind == "end":
        raise reader.missing("name")
    name = values.name(reader, _unquoted(reader), token)
    return EFFECT.read(reader, AddEffect(targets, name))


def exhaust(reader: Reader) -> SetExhaustion:
    """`exhaust WHO +N|-N|=N`."""
    who = reader.who()
    by, exactly = values.change(reader, "exhaustion")
    return SetExhaustion(who, by, exactly)


def conc(reader: Reader) -> Concentrate:
    """`conc [WHO] SPELL [on TARGETS]`: a spell ends at ` on `."""
    before = reader.at
    who = values.owner(reader)
    if reader.is_word("on") and reader.at > before:
        reader.at, who = before, reader.myself()
    token = reader.peek()
    if token.kind == "end":
        raise reader.missing("spell")
    spell = values.name(reader, values.words_until(reader, {"on"}), token)
    on = reader.targets() if reader.word("on") else ()
    return Concentrate(who, spell, on)


def unconc(reader: Reader) -> EndConcentration:
    """`unconc [WHO]`."""
    return EndConcentration(reader.myself() if reader.peek().kind == "end" else reader.who())


def _unquoted(reader: Reader) -> str:
    """A quotation, or the words up to the first option."""
    if reader.peek().kind == "quoted":
        return reader.take().text
    first = reader.at
    while reader.peek().kind != "end" and not EFFECT.starts(reader):
        reader.take()
    return reader.raw(first, reader.at) if reader.at > first else ""


def names_on(reader: Reader, targets: tuple[Id, ...]) -> tuple[str, ...]:
    """What lies on any of them, by name."""
    lying = (one.name for who in targets for one in reader.table.combatants[who].effects)
    return tuple(dict.fromkeys(lying))


def _lying_on(reader: Reader, targets: tuple[Id, ...], text: str) -> str:
    """The effect on one of the targets that is called so, or the only one that starts so."""
    known = names_on(reader, targets)
    for name in known:
        if key(name) == key(text):
            return name
    found = [name for name in known if key(name).startswith(key(text))]
    return found[0] if len(found) == 1 else ""


def _put(asked: Lasting, duration: Duration) -> Lasting:
    return replace(asked, duration=duration)


def _modify(asked: AddEffect, modifiers: Modifiers) -> AddEffect:
    return replace(asked, modifiers=modifiers)


def _changed(steps: Mapping[str, Step[Modifiers]]) -> dict[str, Step[AddEffect]]:
    return changing.steps(steps, lambda asked: asked.modifiers, _modify)


def _ongoing(kind: str) -> Step[AddEffect]:
    """`hurt AMOUNT [at start|end]`, `mend N [at start|end]`."""

    def read(reader: Reader, asked: AddEffect) -> AddEffect:
        if kind == "hurt":
            amount = amounts.written(amounts.amount(reader))
        else:
            amount = amounts.single(reader)
        at = durations.edge(reader) if reader.word("at") else "start"
        return replace(asked, ongoing=Ongoing(kind, amount, at))

    return read


def _unless(reader: Reader, asked: AddEffect) -> AddEffect:
    """`mend 10 at start unless acid,fire`."""
    ongoing = _mending(reader, asked)
    types = []
    while True:
        if not reader.is_word(*DAMAGE_TYPES):
            raise reader.expected("damage-type", DAMAGE_TYPES)
        types.append(reader.take().text)
        if not reader.comma():
            return replace(asked, ongoing=replace(ongoing, unless=tuple(types)))


def _at_zero(reader: Reader, asked: AddEffect) -> AddEffect:
    """`at-zero`: it works at 0 hit points, and only its failing kills there."""
    return replace(asked, ongoing=replace(_mending(reader, asked), at_zero=True))


def _mending(reader: Reader, asked: AddEffect) -> Ongoing:
    """The healing that these words are about; it stands before them."""
    if asked.ongoing is None or asked.ongoing.kind != "mend":
        reader.at -= 1
        raise reader.expected("mending", ("mend",))
    return asked.ongoing


def _note(reader: Reader, asked: Lasting) -> Lasting:
    """`note "burns blue"`."""
    if reader.peek().kind != "quoted":
        raise reader.expected("note")
    return replace(asked, note=bounds.note(reader.take().text))


COND = Options[AddCondition](
    words={
        **durations.steps(lambda asked: asked.duration, _put),
        "secret": lambda _reader, asked: replace(asked, secret=True),
        "despite": lambda _reader, asked: replace(asked, despite=True),
        "note": _note,
    }
)
EFFECT = Options[AddEffect](
    words={
        "hurt": _ongoing("hurt"),
        "mend": _ongoing("mend"),
        "unless": _unless,
        "at-zero": _at_zero,
        "note": _note,
        **durations.steps(lambda asked: asked.duration, _put),
        **_changed(changing.STEPS.words),
        "secret": lambda _reader, asked: replace(asked, secret=True),
    },
    keys=_changed(changing.STEPS.keys),
    signed=_changed(changing.STEPS.signed),
)
