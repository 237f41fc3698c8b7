"""Words of looking back: the log and its filters, the reasons of a step, the fight as it was."""

from collections.abc import Sequence

from tracker.i18n.catalogue import npgettext, pgettext
from tracker.i18n.keys_said import keyed
from tracker.i18n.names import listed


def kind(key: str) -> str:
    """A kind of line."""
    return {
        "attack": pgettext("log kind", "attacks"),
        "damage": pgettext("log kind", "damage"),
        "healing": pgettext("log kind", "healing"),
        "condition": pgettext("log kind", "conditions and effects"),
        "save": pgettext("log kind", "saving throws"),
        "death": pgettext("log kind", "life and death"),
        "turn": pgettext("log kind", "turns and initiative"),
        "action": pgettext("log kind", "actions and checks"),
        "move": pgettext("log kind", "movement"),
        "creature": pgettext("log kind", "creatures come, go, are named"),
        "question": pgettext("log kind", "questions"),
        "dice": pgettext("log kind", "dice that fell"),
        "override": pgettext("log kind", "the DM's overrides"),
        "table": pgettext("log kind", "the table and its options"),
    }[key]


def title(shown: int, steps: int, *, complete: bool) -> str:
    """Of the log; it may still be read."""
    said = npgettext(
        "log", "Log: {n} line of {steps} steps", "Log: {n} lines of {steps} steps", shown
    )
    said = said.format(n=shown, steps=steps)
    return said if complete else pgettext("log", "{said}, reading on …").format(said=said)


def sieve(
    who: Sequence[str], kinds: Sequence[str], rounds: tuple[int, int] | None, words: Sequence[str]
) -> str:
    """What is kept back, as one line; empty when nothing is."""
    parts = [pgettext("log", "about {names}").format(names=listed(who))] if who else []
    parts += [", ".join(kinds)] if kinds else []
    parts += [span(*rounds)] if rounds else []
    parts += [pgettext("log", "with “{text}”").format(text=" ".join(words))] if words else []
    return pgettext("log", "Only {parts}").format(parts=" · ".join(parts)) if parts else ""


def span(first: int, last: int) -> str:
    """One round, or several."""
    if first == last:
        return one_round(first)
    if last >= 999_999:
        return pgettext("log", "from round {n} on").format(n=first)
    return pgettext("log", "rounds {first} to {last}").format(first=first, last=last)


def one_round(number: int) -> str:
    """A heading."""
    if not number:
        return pgettext("log", "Before the first round")
    return pgettext("log", "Round {n}").format(n=number)


def turn_of(name: str) -> str:
    """A heading."""
    return pgettext("log", "{name}: turn").format(name=name)


def nothing(*, sifted: bool) -> str:
    """In an empty list."""
    if sifted:
        return pgettext("log", "No line is like that; {everything} shows all again.").format(
            **keyed("log", everything="a")
        )
    return pgettext("log", "Nothing has happened yet.")


def nothing_passes() -> str:
    """On the command line."""
    return pgettext("log", "No line of the log is like that.")


def looking_for(text: str) -> str:
    """While a text is typed."""
    return pgettext("log", "Find: {text}").format(text=text)


def undone_title(steps: int) -> str:
    """Heading of what can be redone."""
    return npgettext(
        "log",
        "{n} undone step: {go_here} on it does it again",
        "{n} undone steps: {go_here} on one does all up to it again",
        steps,
    ).format(n=steps, **keyed("log", go_here="u"))


def tail_title(steps: int, after: int) -> str:
    """Heading of what was cut off."""
    return npgettext(
        "log",
        "{n} step cut off after step {after}: Enter brings it back",
        "{n} steps cut off after step {after}: Enter brings them back",
        steps,
    ).format(n=steps, after=after)


def no_tails() -> str:
    """When there are none."""
    return pgettext("log", "Nothing was undone or cut off.")


def undo_again(key: str, steps: int, line: str) -> str:
    """Asks back."""
    return npgettext(
        "log",
        "{key} again undoes {n} step, back to: {line}",
        "{key} again undoes {n} steps, back to: {line}",
        steps,
    ).format(key=key, n=steps, line=line)


def redo_again(key: str, steps: int, line: str) -> str:
    """Asks back."""
    return npgettext(
        "log",
        "{key} again redoes {n} step, up to: {line}",
        "{key} again redoes {n} steps, up to: {line}",
        steps,
    ).format(key=key, n=steps, line=line)


def back_again(steps: int, lost: int) -> str:
    """Asks back before a tail comes; what stands there now becomes a tail itself."""
    said = npgettext(
        "log", "Enter again brings {n} step back.", "Enter again brings {n} steps back.", steps
    ).format(n=steps)
    if not lost:
        return said
    put_by = npgettext(
        "log",
        "{n} step of now is cut off for it and kept.",
        "{n} steps of now are cut off for it and kept.",
        lost,
    ).format(n=lost)
    return f"{said} {put_by}"


def here_already() -> str:
    """The last step that holds."""
    return pgettext("log", "This is now: there is nothing to undo.")


def undone(steps: int) -> str:
    """After it."""
    return npgettext(
        "log", "{n} step undone; nothing is lost.", "{n} steps undone; nothing is lost.", steps
    ).format(n=steps)


def amended(step: int) -> str:
    """After it."""
    return pgettext("log", "Step {n} was decided again.").format(n=step)


def redone(steps: int) -> str:
    """After it."""
    return npgettext("log", "{n} step done again.", "{n} steps done again.", steps).format(n=steps)


def here_again(steps: int) -> str:
    """After a tail came back."""
    return npgettext("log", "{n} step is back.", "{n} steps are back.", steps).format(n=steps)


def step_head(number: int, when: str, line: str, *, amends: bool = False) -> str:
    """Below the list: which step it is, whether it can be amended, and what was typed."""
    text = (
        pgettext("log", "step {n} · {when} · {amend} amends · {line}")
        if amends
        else pgettext("log", "step {n} · {when} · {line}")
    )
    return text.format(n=number, when=when, line=line, **keyed("log", amend="A"))


def who_title() -> str:
    """Of the list to choose from."""
    return pgettext("log", "Only lines about …")


def kind_title() -> str:
    """Of the list to choose from."""
    return pgettext("log", "Only lines of this kind …")


def round_title() -> str:
    """Of the list to choose from."""
    return pgettext("log", "Only lines of this round …")


def chosen() -> str:
    """Beside what is chosen already: choosing it again takes it out."""
    return pgettext("log", "chosen; again takes it out")


def looking_at(round_number: int, step: int, steps: int) -> str:
    """The banner over a fight of the past."""
    if not round_number:
        said = pgettext("past", "LOOKING AT BEFORE ROUND 1")
    else:
        said = pgettext("past", "LOOKING AT ROUND {n}").format(n=round_number)
    at = pgettext("past", "step {step} of {steps}").format(step=step, steps=steps)
    return f"{said} · {at} · {back_to_now()}"


def as_it_was(round_number: int, step: int, steps: int) -> str:
    """The same above a table that was printed."""
    return pgettext("past", "As it was in round {n}, behind step {step} of {steps}:").format(
        n=round_number, step=step, steps=steps
    )


def back_to_now() -> str:
    """How one gets out."""
    return pgettext("past", "Esc goes back to now")


def asked_then(text: str) -> str:
    """A question that was open."""
    return pgettext("past", "asked then: {text}").format(text=text)


def end_of_time(*, first: bool) -> str:
    """Nothing further."""
    if first:
        return pgettext("past", "This is the beginning.")
    return pgettext("past", "This is the last step there is.")


def no_rule() -> str:
    """The line under the cursor names none."""
    return pgettext("log", "This line rests on no rule with a card of its own.")


def typed_at(when: str, line: str) -> str:
    """When the step was done, and what was typed."""
    return pgettext("log", "{when} · {line}").format(when=when, line=line)


def this_line() -> str:
    """What the cards are about."""
    return pgettext("log", "this line of the log")


def reasons_title(number: int, steps: int) -> str:
    """Of the reasons of one step."""
    return pgettext("log", "Step {n} of {steps}").format(n=number, steps=steps)
