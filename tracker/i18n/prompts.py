"""Questions to the DM in words, with what each answer does."""

from tracker.encounter import numbers
from tracker.encounter.model import Encounter
from tracker.encounter.prompts import Prompt
from tracker.i18n import terms
from tracker.i18n.catalogue import pgettext
from tracker.i18n.names import line_name, listed, name
from tracker.i18n.stakes import at_stake

NUMBERED = frozenset({"ongoing", "legendary", "tie"})
"""Kinds that a number answers though nobody fails at them."""


def prompt_text(prompt: Prompt, table: Encounter) -> str:
    """The question as one line, with what hangs on it."""
    stake = at_stake(prompt, table)
    said = question(prompt, table)
    if not stake:
        return said
    if said.endswith("?"):
        return pgettext("prompt", "{question} {stake}").format(question=said, stake=stake)
    return pgettext("prompt", "{question}; {stake}").format(question=said, stake=stake)


def question(prompt: Prompt, table: Encounter) -> str:
    """The question alone."""
    return text_of(manner(prompt)).format(
        who=name(table, prompt.who),
        subject=subject(prompt),
        ability=terms.ability(prompt.ability or "con"),
        dc=prompt.dc,
        bonus=prompt.bonus if prompt.kind == "legendary" else f"{prompt.bonus:+d}",
        actions=actions(prompt, table),
        others=listed(others(prompt, table)),
    )


def others(prompt: Prompt, table: Encounter) -> list[str]:
    """Further creatures; the lines of a tie with the numbers that answer it."""
    names = [other(table, one) for one in prompt.others]
    return [f"{n} {one}" for n, one in enumerate(names, 1)] if prompt.kind == "tie" else names


def subject(prompt: Prompt) -> str:
    """What it is about; a condition by its term."""
    return terms.condition(prompt.subject)


def actions(prompt: Prompt, table: Encounter) -> str:
    """The legendary actions by their numbers, with what they cost beyond one."""
    if prompt.kind != "legendary":
        return ""
    known = numbers.block_of(table, prompt.who).legendary
    return ", ".join(
        f"{number} {one.name}{f' ({one.cost})' if one.cost > 1 else ''}"
        for number, one in enumerate(known, 1)
    )


def other(table: Encounter, one: str) -> str:
    """A further creature, or a tied line."""
    return line_name(table, one) if one in table.lines else name(table, one)


def text_of(kind: str) -> str:
    """The sentence of a kind of question."""
    return {
        "concentration": pgettext(
            "prompt", "{who}: keep {subject}? Constitution save DC {dc}, {bonus}"
        ),
        "death-save": pgettext("prompt", "{who}: death save, {bonus}"),
        "repeat-save": pgettext("prompt", "{who}: {subject}. {ability} save DC {dc}, {bonus}"),
        "recharge": pgettext("prompt", "{who}: does {subject} recharge? {dc} or more on a d6"),
        "ongoing": pgettext("prompt", "{who}: {subject}"),
        "regeneration": pgettext("prompt", "{who}: {subject} hit points back"),
        "legendary": pgettext("prompt", "{who}: a legendary action? {bonus} left: {actions}"),
        "lair": pgettext("prompt", "{who}: lair action?"),
        "ready": pgettext("prompt", "{who} readied: {subject}. Does it happen?"),
        "opportunity": pgettext("prompt", "{who}: opportunity attack on {others}?"),
        "face": pgettext("prompt", "{who}: {others} is behind. Reaction to turn?"),
        "go-on": pgettext("prompt", "{who}: go on: {dc} ft"),
        "saddle": pgettext("prompt", "{who}: stay on {others}? {ability} save DC {dc}, {bonus}"),
        "thrown": pgettext("prompt", "{who}: {others} goes down. Reaction to land standing?"),
        "phase": pgettext("prompt", "{who} comes to {subject}"),
        "zone": pgettext("prompt", "{who} in {subject}: {ability} save DC {dc}, {bonus}"),
        "wave": pgettext("prompt", "Arrived: {others}"),
        "timer": pgettext("prompt", "{who}: the count is full"),
        "tie": pgettext("prompt", "Tie: {others}. Who goes first?"),
    }.get(kind, "{who}: {subject}")


def manner(prompt: Prompt) -> str:
    """How it is asked: an area without a save like ongoing damage."""
    return "ongoing" if prompt.kind == "zone" and not prompt.ability else prompt.kind


def number_is(kind: str) -> str:
    """What a typed number is taken for: `d20`, `d6`, `amount`, `choice`, or a `total`."""
    natural = {"death-save": "d20", "recharge": "d6", "legendary": "choice", "tie": "choice"}
    if kind in ("ongoing", "regeneration"):
        return "amount"
    return natural.get(kind, "total")


def takes_number(kind: str) -> bool:
    """Whether a number typed at the table answers it."""
    return kind in NUMBERED or any(answer == "fail" for answer, _ in answers(kind))


def answers(kind: str) -> tuple[tuple[str, str], ...]:
    """What may be answered, and in words what the answer means."""
    if kind == "tie":
        return (
            ("roll", pgettext("answer", "roll off")),
            ("pass", pgettext("answer", "keep this order")),
            ("skip", pgettext("answer", "skip")),
        )
    if kind == "thrown":
        return (
            ("roll", pgettext("answer", "use the reaction")),
            ("fail", pgettext("answer", "thrown off")),
            ("skip", pgettext("answer", "skip")),
        )
    if kind == "face":
        return (("roll", pgettext("answer", "turn")), ("skip", pgettext("answer", "skip")))
    if kind == "go-on":
        return (("roll", pgettext("answer", "go on")), ("skip", pgettext("answer", "stay")))
    if kind == "legendary":
        return (("roll", pgettext("answer", "choose")), ("skip", pgettext("answer", "skip")))
    if kind == "regeneration":
        return (
            ("roll", pgettext("answer", "do it")),
            ("fail", pgettext("answer", "not this turn")),
            ("skip", pgettext("answer", "skip")),
        )
    if kind in ("wave", "timer"):
        return (("roll", pgettext("answer", "seen")),)
    if kind in ("ongoing", "lair", "ready", "opportunity", "phase"):
        return (
            ("roll", pgettext("answer", "do it")),
            ("skip", pgettext("answer", "skip")),
        )
    return (
        ("roll", pgettext("answer", "roll")),
        ("pass", pgettext("answer", "pass")),
        ("fail", pgettext("answer", "fail")),
        ("skip", pgettext("answer", "skip")),
    )
