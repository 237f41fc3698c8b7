"""What a typed line asks for: a command of the core, or a move over the history.

The history moves are values of their own because the core does not know the history.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Literal

from tracker.encounter.commands import Command
from tracker.encounter.model import Id
from tracker.encounter.stat_block import StatBlock


@dataclass(frozen=True, slots=True)
class Undo:
    """`undo [N]`, or `undo to N`."""

    count: int = 1
    to: int = 0
    """The last step that is to hold; 0 where a count was typed."""


@dataclass(frozen=True, slots=True)
class Redo:
    """`redo [N]`."""

    count: int = 1


@dataclass(frozen=True, slots=True)
class Amend:
    """`amend [#N] CHANGE…`: a step once more, its line with these options behind it."""

    changes: str
    step: int = 0
    """Its number; 0 for the last one, or the one that the last answers belong to."""


@dataclass(frozen=True, slots=True)
class Why:
    """`why [N]`: the reasons of a line of the log; 0 for the last one."""

    line: int = 0


@dataclass(frozen=True, slots=True)
class Log:
    """`log [who=…] [kind=…] [round=…] [TEXT]`: what of the log passes, all as typed."""

    who: str = ""
    kinds: str = ""
    rounds: str = ""
    text: str = ""


@dataclass(frozen=True, slots=True)
class Look:
    """`look [round|step] N`: the table as it was; nothing is undone. Neither: a step ago."""

    round: int | None = None
    step: int | None = None


@dataclass(frozen=True, slots=True)
class Summary:
    """`summary`: what the fight came to so far."""


@dataclass(frozen=True, slots=True)
class Restart:
    """`restart [--fresh]`: a new try; what was played is kept as a cut-off tail."""

    fresh: bool = False
    """The set-up rolls anew."""


@dataclass(frozen=True, slots=True)
class BringBack:
    """`bring back [N]`: a tail that was cut off, 1 for the oldest; 0 for the last one."""

    number: int = 0


@dataclass(frozen=True, slots=True)
class KeepParty:
    """`party ours|theirs [TARGETS]`: whose values hold where the party's file was changed meanwhile."""

    whose: Literal["ours", "theirs"]
    who: tuple[Id, ...] = ()
    """Nobody named: all that differ."""


@dataclass(frozen=True, slots=True)
class Merge:
    """`merge FILE [TARGETS] [roll] [hidden] [round N]`: creatures of another file; the session finds it."""

    path: str
    who: str = ""
    """As typed: it is read on the other table; empty for all its foes."""
    hidden: bool | None = None
    enters_round: int = 0
    dice: tuple[int, ...] = ()
    fell: tuple[int, ...] = ()
    """What else fell by itself, when it is replayed."""
    roll: bool = False
    """Initiative anew."""


Move = Undo | Redo | Restart | BringBack
"""Over the history."""
Told = Why | Summary | Log | Look
"""What is only to be told."""
Beyond = Restart | BringBack | Told | KeepParty
"""What a screen shows or asks in a way of its own."""
Aside = Move | Told | KeepParty
"""What makes no step."""
NoCommand = Merge | Amend | Aside
"""What the core cannot decide as it stands."""
Request = Command | NoCommand


def _no_creature(_name: str) -> StatBlock | None:
    return None


def _no_names(_text: str) -> tuple[str, ...]:
    return ()


@dataclass(frozen=True, slots=True)
class Vocabulary:
    """The words the table does not know itself; the empty one has no bestiary and nothing selected."""

    find: Callable[[str], StatBlock | None] = _no_creature
    """The stat block of exactly this name, whatever the case."""
    near: Callable[[str], tuple[str, ...]] = _no_names
    """Names of the bestiary that may have been meant."""
    match: Callable[[str], tuple[str, ...]] = _no_names
    """Names of the bestiary that start with this."""
    selected: tuple[Id, ...] = ()
    """What `sel` means."""
    cards: Callable[[], Mapping[str, str]] = dict
    """Keys of the cards of the rules by what they may be called, folded; empty: any name will do."""


@dataclass(frozen=True, slots=True)
class Completion:
    """One way to go on: `text` replaces the line from `start` to its end."""

    text: str
    start: int
    kind: str
    """`verb`, `creature`, `group`, `attack`, `condition`, `ability`, `option`, `value`, `monster`."""
    note: str = ""
    """Of a number: by name, whose it is."""
