"""The table as a value: one frozen tree, replaced and never changed.

Nothing derived is kept here: every effective number (AC, maximum, speed, bonuses) is a function
of `numbers` with its reasons. Mappings are plain dicts that nobody mutates after construction.
"""

from collections.abc import Mapping
from dataclasses import field

from tracker.encounter.battlefield import PLAIN, Battlefield, Cell
from tracker.encounter.clocks import Clock
from tracker.encounter.effects import Concentration, Effect, Ready
from tracker.encounter.line import Line
from tracker.encounter.members import Member
from tracker.encounter.options import OptionValue
from tracker.encounter.passages import BeforePassing, Budget, Id, Passage, Poise, Vitals
from tracker.encounter.prompts import KeptDice, Prompt, PromptKey
from tracker.encounter.shapes import Form, Phase
from tracker.encounter.stat_block import StatBlock
from tracker.encounter.values import value
from tracker.encounter.zones import Zone
from tracker.rules.words import LifeState

__all__ = [
    "FOES",
    "BeforePassing",
    "Budget",
    "Combatant",
    "Encounter",
    "Id",
    "Line",
    "Passage",
    "Poise",
    "Vitals",
]

FOES = "foes"
"""The side of whoever is given none."""


@value
class Combatant:
    """One creature, or a row without hit points (kind `lair`, `timer`, `counter`)."""

    id: Id
    handle: str
    """What the DM types for it: lower case, given once."""
    name: str
    """Full name without label, `Goblin`; with the label it is `Goblin A`."""
    kind: str = "monster"
    """`pc`, `monster`, `npc`, `lair`, `timer` or `counter`."""
    side: str = FOES
    block: str = ""
    """Key into the encounter's `kinds`."""
    label: str = ""
    feature: str = ""
    aliases: tuple[str, ...] = ()
    """Further handles it answers to (`ta` for the first troll after a second came)."""
    max_hp: int = 0
    """Maximum before changes, effects and exhaustion."""
    max_hp_change: int = 0
    hp: int = 0
    temp_hp: int = 0
    hp_trail: tuple[int, ...] = ()
    """TRACK-12: successive hit points, the starting value first; 0 stays 0."""
    state: LifeState = "up"
    death_saves: bool = False
    """Falls dying at 0 and rolls death saves (PCs always do; DEATH-09)."""
    successes: int = 0
    failures: int = 0
    recovery_hours: int = 0
    """STAB-03: the d4 of a stable creature, 0 while not rolled."""
    exhaustion: int = 0
    effects: tuple[Effect, ...] = ()
    """Conditions and other effects, oldest first."""
    concentration: Concentration | None = None
    budget: Budget = Budget()
    used: tuple[tuple[str, int], ...] = ()
    """How often each limited thing (by its name) has been used."""
    hidden: bool = False
    """Off the players' list; no effect on rolls."""
    players_name: str = ""
    hiding: int | None = None
    """Stealth total while hiding (UNSEEN-04)."""
    surprised: bool = False
    turns_done: int = 0
    """Own turns finished in this fight (SURP-06)."""
    ready: Ready | None = None
    """A response kept for a trigger (ACT-10)."""
    enters_round: int = 0
    """Off-stage until this round begins; 0 for one that is on stage."""
    gone: bool = False
    """Taken out of the fight; kept so that its place still ends durations (COND-02 ruling)."""
    mount: Id = ""
    """The creature it rides (MOUNT-01)."""
    controlled: bool = False
    """Whether it controls what it rides (MOUNT-06)."""
    own_count: int | None = None
    """Initiative of a mount before it took its rider's, by another reading of MOUNT-06."""
    aloft: int = 0
    """Feet above the ground (MOVE-13)."""
    place: Cell | None = None
    """Its cell on the battlefield, the lowest corner of its space (GRID-05); None: nobody said."""
    facing: str = ""
    """Which way it looks (FACE-01); empty: nobody said."""
    notes: str = ""
    hurt_by: tuple[str, ...] = ()
    """Damage types taken since the start of its last turn."""
    slept: int = 0
    """Rounds that passed outside of turns since it became stable (STAB-03)."""
    long_rest: int | None = None
    """Rounds that passed outside of turns since its last long rest; None: it had none here."""
    clock: Clock | None = None
    """Of a timer or a counter: such a row has no turns."""
    forms: tuple[Form, ...] = ()
    """Worn one over the other, the last on top: `block`, `max_hp` and `hp` are those of the top."""
    phases: tuple[Phase, ...] = ()
    member: str = ""
    """Its name in the party's file it came from; empty for everybody else."""

    @property
    def full_name(self) -> str:
        """Name with label, as the DM reads it."""
        return f"{self.name} {self.label}" if self.label else self.name

    @property
    def own_block(self) -> str:
        """Key of the stat block beneath every form."""
        return self.forms[0].block if self.forms else self.block

    @property
    def takes_turns(self) -> bool:
        """Whether it is on stage and not dead (DEATH-10), and no mere count."""
        here = not self.gone and not self.enters_round and self.state != "dead"
        return here and self.clock is None


@value
class Encounter:
    """The whole table at one step."""

    __eq__ = object.__eq__
    __hash__ = object.__hash__

    name: str = ""
    round: int = 0
    """0 before `start`."""
    active: Id = ""
    """The line whose turn it is; empty before `start` and after the last line left."""
    order: tuple[Id, ...] = ()
    """Lines from first to last; lines without initiative stand last in order of entry."""
    lines: Mapping[Id, Line] = field(default_factory=dict)
    combatants: Mapping[Id, Combatant] = field(default_factory=dict)
    """In order of entry."""
    kinds: Mapping[str, StatBlock] = field(default_factory=dict)
    options: Mapping[str, OptionValue] = field(default_factory=dict)
    """Only those that differ from the default; read through `options.value`."""
    prompts: tuple[Prompt, ...] = ()
    """Open ones, oldest first."""
    acted: frozenset[Id] = frozenset()
    """Lines that had their turn this round or wait for the next one."""
    ties: tuple[tuple[Id, ...], ...] = ()
    """Ties nobody has settled yet (INIT-05..07)."""
    passage: Passage | None = None
    """The last passing of a turn."""
    answered: frozenset[PromptKey] = frozenset()
    """Questions of turns that were answered; going back and forth does not ask them again."""
    kept_dice: tuple[KeptDice, ...] = ()
    """Dice of automatic answers that `back` took back."""
    zones: tuple[Zone, ...] = ()
    """Areas that stay, oldest first."""
    battlefield: Battlefield = PLAIN
    """The ground, as far as it is known."""
    ended: bool = False
    party: tuple[Member, ...] = ()
    """What the party's file holds of its members, as far as this fight has its word in it."""
    cards: tuple[str, ...] = ()
    """Cards of the rules that everybody at the table sees (TRACK-14)."""
    notes: str = ""
    read_aloud: str = ""
    """What the DM reads to the players when it begins."""
    next_number: int = 1
    """The next free number for ids of combatants, lines, effects and prompts."""
    seed: int = 0

    def line_of(self, who: Id) -> Line | None:
        """The line a combatant stands in, if it stands in one."""
        return next((line for line in self.lines.values() if who in line.members), None)

    def living(self, line: Id) -> tuple[Combatant, ...]:
        """Members of a line that take turns, in order."""
        found = self.lines.get(line)
        if found is None:
            return ()
        members = (self.combatants[who] for who in found.members)
        return tuple(one for one in members if one.takes_turns)
