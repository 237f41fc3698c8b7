"""The table as a value: one frozen tree, replaced and never changed.

Nothing derived is kept here: every effective number (AC, maximum, speed, bonuses) is a function
of `numbers` with its reasons. Mappings are plain dicts that nobody mutates after construction.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field

from tracker.encounter.effects import Concentration, Effect, Ready
from tracker.encounter.options import OptionValue
from tracker.encounter.prompts import KeptDice, Prompt, PromptKey
from tracker.encounter.stat_block import StatBlock
from tracker.encounter.values import value
from tracker.rules.words import LifeState

Id = str
"""Of a combatant (`c7`) or a line (`l3`): given once, kept for ever."""


@value
class Budget:
    """What a creature still has in hand (TURN-01, TURN-03, TURN-07, REACT-01)."""

    action: int = 1
    bonus: int = 1
    reaction: int = 1
    interaction: int = 1
    moved: int = 0
    """Feet of movement used this turn."""
    dashes: int = 0
    """How many times the speed was added this turn."""
    attacks: int = 0
    """Attacks made this turn."""
    seats: int = 0
    """How often it mounted or dismounted this turn (MOUNT-02)."""
    attacked: str = ""
    """The weapon of the first attack of its Attack action this turn (TWF-01)."""
    bonus_spell: bool = False
    """A spell was cast as bonus action this turn (ACT-02)."""
    other_spell: bool = False
    """A spell that is no cantrip of one action was cast this turn (ACT-02)."""


@value
class Combatant:
    """One creature, or a row without hit points (kind `lair`, `timer`)."""

    id: Id
    handle: str
    """What the DM types for it: lower case, given once."""
    name: str
    """Full name without label, `Goblin`; with the label it is `Goblin A`."""
    kind: str = "monster"
    """`pc`, `monster`, `npc`, `lair` or `timer`."""
    side: str = "foes"
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
    aloft: int = 0
    """Feet above the ground (MOVE-13)."""
    notes: str = ""

    @property
    def full_name(self) -> str:
        """Name with label, as the DM reads it."""
        return f"{self.name} {self.label}" if self.label else self.name

    @property
    def takes_turns(self) -> bool:
        """Whether it is on stage and not dead (DEATH-10)."""
        return not self.gone and not self.enters_round and self.state != "dead"


@value
class Line:
    """One place in the order: 1..n members that act together (INIT-02)."""

    id: Id
    members: tuple[Id, ...]
    initiative: int | None = None
    natural: int | None = None
    """The kept d20, when the program or the DM gave it."""
    hangs: str = ""
    """`with` or `after` another line, or empty."""
    on: Id = ""
    """The line it hangs on."""
    joined: int = 0
    """Round of its first turn, for one that came in mid-fight; until then it counts as acted."""


@dataclass(frozen=True, slots=True)
class Passage:
    """What one passing of a turn did by itself, so that `back` can restore it."""

    round: int
    active: Id
    acted: frozenset[Id]
    passed: tuple[Id, ...]
    """Lines stepped over or ended, in order; the new active line is not among them."""
    before: "Passage | None" = field(compare=False, repr=False)
    """The passing before it: a chain as long as the fight, so nothing may walk it by recursion."""
    combatants: tuple[tuple[Id, "BeforePassing"], ...]
    """For each creature the passing touched, what it was before."""
    prompts: tuple[int, ...]
    """Ids of the prompts the passing raised."""
    withdrawn: tuple[Prompt, ...] = ()
    """Prompts the passing withdrew by itself."""
    dice: tuple[KeptDice, ...] = ()
    """What its automatic answers drew: `back` takes them back, going forward they fall again."""


@value
class Vitals:
    """What a tick at the start or end of a turn may change."""

    hp: int
    temp_hp: int
    hp_trail: tuple[int, ...]
    state: LifeState
    successes: int = 0
    failures: int = 0
    recovery_hours: int = 0
    used: tuple[tuple[str, int], ...] = ()


@value
class Poise:
    """How a creature sits or flies."""

    mount: Id = ""
    controlled: bool = False
    aloft: int = 0


@value
class BeforePassing:
    """The fields of a creature that the passing of a turn may change."""

    budget: Budget
    surprised: bool
    turns_done: int
    readied: str
    """Trigger of the response that the passing took."""
    ended: tuple[Effect, ...]
    """Effects that ended by the passing."""
    concentration: Concentration | None = None
    """Concentration that ended by the passing."""
    refilled: bool = True
    """Whether the passing filled the budget."""
    entered: int = 0
    """`enters_round` of a creature the passing brought on stage."""
    added: tuple[int, ...] = ()
    """Ids of effects the passing put there."""
    vitals: Vitals | None = None
    """Where the passing moved them; `after` is what it made of them."""
    after: Vitals | None = None
    poise: Poise | None = None
    """Where the passing brought it down: how it sat or flew."""
    ready: Ready | None = None
    """The readied response that the passing took."""


@dataclass(frozen=True, slots=True, eq=False)
class Encounter:
    """The whole table at one step."""

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
    ended: bool = False
    notes: str = ""
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
