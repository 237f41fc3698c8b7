"""Ability scores in pasted text: in a row, under each other, shifted, with or without modifiers."""

import re

from tracker.bestiary.foreign.phrases import ability
from tracker.bestiary.foreign.stat_block_lines import ABILITY_WORDS
from tracker.bestiary.foreign.values import Notebook
from tracker.rules.words import ABILITIES

WORD = re.compile(r"\b(str|dex|con|int|wis|cha)[a-z]*\b", re.IGNORECASE)
SCORE = re.compile(r"\b(\d{1,2}) ?\( ?([+-]? ?\d{1,2}) ?\)")
TRIPLE = re.compile(
    r"\b(str|dex|con|int|wis|cha)[a-z]*\b[\s:|]*(\d{1,2})[\s|]+([+-]\d{1,2})[\s|]+([+-]\d{1,2})",
    re.IGNORECASE,
)
PAIR = re.compile(r"\b(str|dex|con|int|wis|cha)[a-z]*\b[\s:|]*(\d{1,2})\b", re.IGNORECASE)
HEADS = re.compile(r"[\s|]*(?:(?:mod|save)\b[\s|]*)+", re.IGNORECASE)
MODIFIERS = re.compile(r"(?:\( ?[+-] ?\d{1,2} ?\)[\s|]*)+")
"""Lines that say nothing the scores do not."""
GLUED = re.compile(r"\b(str|dex|con|int|wis|cha)(?=\d)", re.IGNORECASE)
BARE = re.compile(r"(?<![\w+-])(\d{1,2})(?![\w)])")


class Scores:
    """Collects lines that hold nothing but abilities and numbers."""

    def __init__(self) -> None:
        self.text = ""
        self.awaiting = False

    def take(self, line: str) -> bool:
        """Whether the line was one of these."""
        line = GLUED.sub(r"\1 ", line)
        if HEADS.fullmatch(line) or (self.awaiting and MODIFIERS.fullmatch(line)):
            return True
        if not ABILITY_WORDS.fullmatch(line):
            return False
        words = len(WORD.findall(line))
        scores = len(SCORE.findall(line))
        bare = bool(re.fullmatch(r"[\s|/,\d+-]+", line))
        if not words and not scores and not (bare and self.awaiting):
            return False
        self.awaiting = True
        self.text += f"\n{line}"
        return True

    def into(self, book: Notebook) -> None:
        """The six scores as far as they can be told; saves of the newer tables too."""
        if not self.text:
            return
        triples = TRIPLE.findall(self.text)
        if len(triples) >= 3:
            book.abilities({name: score for name, score, _, _ in triples})
            saves = {name: save for name, _, modifier, save in triples if save != modifier}
            book.saves(saves)
            return
        scores = [int(score) for score, _ in SCORE.findall(self.text)]
        pairs = {ability(name): int(score) for name, score in PAIR.findall(self.text)}
        if len(pairs) == len(ABILITIES):
            book.abilities(pairs)
        elif len(scores) == len(ABILITIES):
            book.abilities(dict(zip(self.order(), scores, strict=False)))
        else:
            self.guess(book, scores)

    def order(self) -> tuple[str, ...]:
        """The abilities in the order of their words; the usual one when they are not six."""
        found = tuple(dict.fromkeys(ability(word) for word in WORD.findall(self.text)))
        return found if len(found) == len(ABILITIES) else ABILITIES

    def guess(self, book: Notebook, scores: list[int]) -> None:
        """Six bare numbers in order, or what there is goes to the notes."""
        bare = [int(score) for score in BARE.findall(self.text)]
        six = next((found for found in (scores, bare) if len(found) == len(ABILITIES)), None)
        if six is None:
            book.note("abilities", self.text, "not-understood")
            return
        book.abilities(dict(zip(self.order(), six, strict=False)))
        book.remark("abilities", "guessed", ", ".join(map(str, six)), "by-order")
