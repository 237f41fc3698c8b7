"""Card mode: the top card acts and goes to the bottom (TRACK-05)."""

from collections.abc import Sequence
from typing import NamedTuple


class Stack(NamedTuple):
    """Cards, the top one first, and the card the round began with."""

    cards: tuple[str, ...]
    starter: str
    rounds: int = 0
    """New rounds begun so far."""


def turn_done(stack: Stack) -> Stack:
    """The top card goes to the bottom; a round begins when its starter is on top again."""
    if not stack.cards:
        return stack
    cards = (*stack.cards[1:], stack.cards[0])
    return Stack(cards, stack.starter, stack.rounds + (cards[0] == stack.starter))


def remove(stack: Stack, card: str) -> Stack:
    """A card leaves; the next one takes over its part as starter, or its turn (INIT-09)."""
    if card not in stack.cards:
        return stack
    place = stack.cards.index(card)
    cards = stack.cards[:place] + stack.cards[place + 1 :]
    if not cards:
        return Stack((), "", stack.rounds)
    if card == stack.starter:
        return Stack(cards, cards[place % len(cards)], stack.rounds)
    begins = place == 0 and cards[0] == stack.starter
    return Stack(cards, stack.starter, stack.rounds + begins)


def now_and_next(cards: Sequence[str]) -> tuple[str, str]:
    """The top card and the one after it; with one card left that card itself."""
    if not cards:
        return "", ""
    return cards[0], cards[1 % len(cards)]
