"""Which answers fit which kind of question, and the ends of a typed number.

One table for the key, the typed line and the program's own rolls.
"""

from tracker.encounter import commands as cmd
from tracker.encounter import numbers
from tracker.encounter.model import Encounter
from tracker.encounter.prompts import Prompt
from tracker.encounter.refusals import Refused

SAVE = ("roll", "pass", "fail", "number", "skip")
ANSWERS = {
    "ongoing": ("roll", "number", "skip"),
    "regeneration": ("roll", "number", "fail", "skip"),
    "legendary": ("number", "skip"),
    "lair": ("roll", "pass", "skip"),
    "ready": ("roll", "pass", "skip"),
    "phase": ("roll", "pass", "skip"),
    "wave": ("roll", "pass", "skip"),
    "timer": ("roll", "pass", "skip"),
    "opportunity": ("roll", "pass", "skip"),
    "go-on": ("roll", "pass", "skip"),
    "face": ("roll", "pass", "skip"),
    "thrown": ("roll", "pass", "fail", "skip"),
    "tie": ("roll", "pass", "number", "skip"),
}
NUMBERS = {
    "death-save": (1, 20),
    "recharge": (1, 6),
    "ongoing": (0, 999_999),
    "regeneration": (0, 999_999),
}
"""What a typed number may be: a natural die, an amount; otherwise a total."""
TOTALS = (-99, 999)


def check(table: Encounter, prompt: Prompt, command: cmd.AnswerPrompt) -> None:
    """Refuse an answer that does not fit the question."""
    allowed = ANSWERS.get(kind_of(prompt), SAVE)
    if command.answer not in allowed:
        raise Refused(
            "answer-does-not-fit",
            kind=prompt.kind,
            answer=command.answer,
            allowed=", ".join(allowed),
        )
    if command.answer == "number":
        check_number(table, prompt, command.number)


def kind_of(prompt: Prompt) -> str:
    """An area without a save is answered like ongoing damage."""
    return "ongoing" if prompt.kind == "zone" and not prompt.ability else prompt.kind


def check_number(table: Encounter, prompt: Prompt, number: int | None) -> None:
    """Natural dice and places have their ends."""
    low, high = NUMBERS.get(kind_of(prompt), TOTALS)
    if prompt.kind == "tie":
        low, high = 1, len(prompt.others)
    elif prompt.kind == "legendary":
        low, high = 1, max(1, len(numbers.block_of(table, prompt.who).legendary))
    value = low - 1 if number is None else number
    if not low <= value <= high:
        raise Refused("out-of-bounds", what=prompt.kind, value=value, low=low, high=high)
