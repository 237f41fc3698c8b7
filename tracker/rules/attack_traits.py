"""Traits of creatures that give their attacks advantage or disadvantage (ATK-07).

What numbers tell counts by itself. What only whoever sees the table knows is a question with a
word of its own; it counts once that word was said, or where a map answers it.
"""

from typing import NamedTuple

from tracker.rules.aim import Aim
from tracker.rules.reasons import Reason, because


class Trait(NamedTuple):
    """One that has a say in its bearer's attack rolls."""

    reason: Reason
    """Struck by the last word of its key, as every source is."""
    word: str = ""
    """What the DM says where the table cannot know it; empty where numbers tell."""
    against: bool = False
    melee: bool = False
    """Only melee attacks."""
    chosen: bool = False
    """Its bearer chooses it in its own turn, for the attacks of that turn, and only with weapons."""


PACK = Trait(because("ATK-07", "attacker-pack"), "pack")
RECKLESS = Trait(because("ATK-07", "attacker-reckless"), "reckless", melee=True, chosen=True)
SUNLIGHT = Trait(because("ATK-07", "attacker-sunlight"), "sunlight", against=True)
FRENZY = Trait(because("ATK-07", "target-frenzy"), melee=True)
FURY = Trait(because("ATK-07", "attacker-fury"))
BY_NAME = {
    "pack-tactics": PACK,
    "reckless": RECKLESS,
    "reckless-attack": RECKLESS,
    "sunlight-sensitivity": SUNLIGHT,
    "sunlight-hypersensitivity": SUNLIGHT,
    "sunlight-weakness": SUNLIGHT,
    "vampire-weakness": SUNLIGHT,
    "vampire-weaknesses": SUNLIGHT,
    "blood-frenzy": FRENZY,
    "bloodied-fury": FURY,
    "bloodied-frenzy": FURY,
}
"""By the name on the card, lower case and hyphenated."""
WORDS = tuple(one.word for one in dict.fromkeys(BY_NAME.values()) if one.word)
"""Of the questions, in order."""
_SPOKEN = {one.word: one for one in BY_NAME.values() if one.word}
ASKED = {one.reason.key: word for word, one in _SPOKEN.items()}
"""Sources that are questions first, and what says yes."""
TARGET_RECKLESS = because("ATK-07", "target-reckless")
"""Whoever strikes recklessly is struck more easily until its next turn."""


class Known(NamedTuple):
    """What the table and the DM know."""

    said: frozenset[str] = frozenset()
    """Words of the questions that are answered with yes."""
    target_hurt: bool = False
    """It has not all of its hit points."""
    attacker_bloodied: bool = False
    own_turn: bool = True
    """It is the attacker's turn."""


class Sources(NamedTuple):
    """What the traits bring to one attack."""

    pro: tuple[Reason, ...] = ()
    contra: tuple[Reason, ...] = ()
    asked: tuple[Reason, ...] = ()
    """Questions nobody has answered, each with the `source` it would be."""


NOTHING = Sources()


def of(traits: tuple[Trait, ...], aim: Aim, known: Known) -> Sources:
    """Those of the attacker; a word that was said counts whether or not it has the trait."""
    mine = dict.fromkeys((*traits, *(_SPOKEN[word] for word in WORDS if word in known.said)))
    pro: list[Reason] = []
    contra: list[Reason] = []
    asked: list[Reason] = []
    for one in mine:
        if (one.melee and aim.kind != "melee") or (one.chosen and aim.spell):
            continue
        if holds(one, known):
            (contra if one.against else pro).append(one.reason)
        elif one.word and (known.own_turn or not one.chosen):
            asked.append(because("ATK-07", "trait-asked", source=one.reason.key, word=one.word))
    return Sources(tuple(pro), tuple(contra), tuple(asked))


def holds(trait: Trait, known: Known) -> bool:
    """Whether it counts now."""
    if trait.word:
        return trait.word in known.said
    return known.target_hurt if trait == FRENZY else known.attacker_bloodied
