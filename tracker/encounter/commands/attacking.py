"""Commands of attack rolls: one attack on one target, and a mob's attack by the table."""

from tracker.encounter.values import value
from tracker.rules.words import CoverLevel


@value
class AttackTarget:
    """`attack WHO TARGET …`; every field after the target is the DM's word over the program's."""

    attacker: str
    target: str
    attack: str = ""
    """Name of the attack; empty takes the first of the stat block."""
    mode: str = ""
    """`adv` or `dis`: one more source of that kind."""
    d20: tuple[int, ...] = ()
    """Natural dice rolled by hand, one or two; a missing one is rolled."""
    total: int | None = None
    """Total rolled by hand; no natural die is known then."""
    damage: tuple[int, ...] = ()
    """Whole damage rolled by hand: one number, or one per part of the attack."""
    cover: CoverLevel = "none"
    range: int | None = None
    """Feet between the two; None: 5 for a melee attack, within normal range otherwise."""
    outcome: str = ""
    """`hit`, `miss` or `crit`: the DM's word on the result."""
    ko: bool = False
    struck: tuple[str, ...] = ()
    """Reasons for advantage or disadvantage that are switched off, by condition or key."""
    ac_change: int = 0
    """`ac+5`: added to the target's AC for this attack only."""
    to_hit_change: int = 0
    """`attack+2`: added to the roll for this attack only."""
    resist: bool = False
    """The target counts as resistant to all of this damage."""
    extra: tuple[int, ...] = ()
    """What the dice of effects on the attacker came to (Bless), one each; a missing one is rolled."""
    rider: tuple[int, ...] = ()
    """Total of the target's save against what the hit brings, then that damage, one per part."""
    cost: str = ""
    """Empty for the action, `bonus` or `reaction`."""
    near: tuple[str, ...] = ()
    """`near=WHO,…`: foes within 5 feet of an attacker that shoots (RANGE-03)."""
    near_foe: bool = False
    """`near`: some foe is, that sees the attacker and is able."""
    light: tuple[str, ...] = ()
    """`light=TARGET,ATTACKER`: where each of them is; one word for both (SENSE-01)."""
    unseen: bool = False
    """`unseen`: something else keeps the attacker from seeing the target (UNSEEN-01)."""
    wrong_place: bool = False
    """`wrong-place`: the target is not where the attack goes (UNSEEN-02)."""
    fear_out_of_sight: bool = False
    """What frightens the attacker cannot be seen from here (COND-07)."""
    flanking: bool = False
    """An ally stands opposite (FLANK-01)."""
    behind: bool = False
    """The attacker stands in the target's rear arc (FACE-03)."""
    turned_away: bool = False
    """The target is in the attacker's own rear arc (FACE-03)."""
    traits: tuple[str, ...] = ()
    """Questions of the attacker's traits answered with yes: `pack`, `reckless`, `sunlight`."""
    way: str = ""
    """`opportunity` (OPP-02) or `two-weapon` (TWF-01)."""
    percent: int | None = None
    """How much of the target is covered, where `cover` was typed so (COVER-04)."""
    shield: int | None = None
    """`shielded=1`: the target casts Shield against it by a slot of that level; 0: as its list says."""


@value
class MobAttack:
    """`mob ATTACKERS TARGET …` (MOB-01..06)."""

    attackers: tuple[str, ...]
    target: str
    attack: str = ""
    """Empty: the stat block's multiattack if it has one, else its first attack."""
    ac: int | None = None
    needed: int | None = None
    cover: CoverLevel = "none"
    ac_change: int = 0
    resist: bool = False
    ko: bool = False
    mode: str = ""
    """`adv` or `dis`: one more source of that kind."""
    range: int | None = None
    """Feet between them and the target; None: as for a single attack."""
    struck: tuple[str, ...] = ()
    """Reasons for advantage or disadvantage that are switched off."""
    near: tuple[str, ...] = ()
    near_foe: bool = False
    light: tuple[str, ...] = ()
    unseen: bool = False
    traits: tuple[str, ...] = ()
    """As for a single attack."""
    percent: int | None = None
    """How much of the target is covered, where `cover` was typed so (COVER-04)."""
    way: str = ""
    """`table`, `roll` (a d20 for each attack) or `average`; empty: by the option `mob_attack`."""
    d20: tuple[int, ...] = ()
    """Natural dice known already, one for each attack, then the second ones where two count."""
    damage: tuple[int, ...] = ()
    """Rolled damage known already: each part of each hit, in order."""
    extra: tuple[int, ...] = ()
    """What the dice of effects on the attackers came to (Bless), one for each attack."""
