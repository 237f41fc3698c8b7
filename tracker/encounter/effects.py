"""What lies on a creature for a while: conditions, named effects and concentration (COND-01, CONC-01)."""

from tracker.encounter.values import value


@value
class Until:
    """An absolute end: when this creature's turn starts or ends in this round (COND-02)."""

    round: int
    who: str
    """Combatant id; its line is what counts."""
    at: str
    """`start` or `end`."""


@value
class RepeatSave:
    """A saving throw that ends the effect."""

    ability: str
    dc: int
    at: str
    """`start` or `end` of the turn it is rolled at."""
    who: str
    """Combatant id whose turn asks for it: normally the bearer."""


DEATH = "death"
"""Stands for death saves where abilities are listed."""


@value
class Modifiers:
    """What an effect adds to its bearer's numbers; dice text adds a roll each time."""

    ac: int = 0
    attack: str = ""
    """Added to attack rolls: `+1d4`, `-2`."""
    save: str = ""
    """Added to saving throws."""
    speed: int = 0
    """Feet added to every speed."""
    speed_set: int | None = None
    """Every speed becomes this many feet."""
    max_hp: int = 0
    ac_least: int = 0
    """AC is never below this."""
    speed_times: str = ""
    """`double` or `half`: of every speed."""
    save_mode: str = ""
    """`adv` or `dis` on saving throws."""
    save_for: tuple[str, ...] = ()
    """Abilities whose saves `save` and `save_mode` are about, and `death`; empty: all of these."""


NO_CHANGE = Modifiers()
"""What most effects change."""


@value
class Ongoing:
    """Damage or healing at the start or end of the bearer's turn."""

    kind: str
    """`hurt` or `mend`."""
    amount: str
    """Amount as typed: `1d6 fire`, `10`."""
    at: str = "start"
    unless: tuple[str, ...] = ()
    """Damage types that stop it once, taken since the start of the bearer's last turn."""
    at_zero: bool = False
    """It works at 0 hit points too, and its bearer dies there only if it does not."""


@value
class Effect:
    """One instance of a condition or of a named effect."""

    id: int
    name: str
    """A key of `words.CONDITIONS`, or the name the DM gave."""
    source: str = ""
    """Combatant id of who made it, or empty."""
    condition: bool = False
    until: Until | None = None
    save: RepeatSave | None = None
    concentration: bool = False
    """Ends with the concentration of `source` (CONC-05)."""
    modifiers: Modifiers = Modifiers()
    ongoing: Ongoing | None = None
    secret: bool = False
    """Not for the players (TRACK-13)."""
    cause: str = ""
    """Why it stands when a rule put it there: `dying` for the unconsciousness at 0 hit points."""
    about: str = ""
    """What else it names: the one ally who may use a help, or the task it is for."""
    trigger: str = ""
    """What ends it, in the DM's words (`the door opens`): taken off by hand."""
    note: str = ""
    zone: int = 0
    """Id of the area that laid it on: it goes with it."""


@value
class Concentration:
    """What a creature concentrates on."""

    spell: str
    on: tuple[str, ...] = ()
    """Combatant ids it was cast on."""
    readied: bool = False
    """Cast already and only held, until its trigger (ACT-13)."""


@value
class Ready:
    """A response kept for a trigger, until the start of the own next turn (ACT-10..13)."""

    trigger: str
    spell: str = ""
    """Held by concentration; empty for another response."""
