"""The fourteen conditions as a table of what each one does (COND-04..17).

Everything else asks this table, so that a condition is described once; exhaustion joins in as a
level (EXH-01). Sources that concern a single attack (range, sight, near or far) are in `stance`.
"""

from collections.abc import Iterable
from typing import Literal, NamedTuple

from tracker.rules import exhaustion as levels
from tracker.rules.checks import Stance, mode_of, stance
from tracker.rules.edition import OF_2014, Edition
from tracker.rules.reasons import Reason, because
from tracker.rules.words import Mode

Speech = Literal["yes", "haltingly", "no"]

RULES: dict[str, str] = {
    "blinded": "COND-04",
    "charmed": "COND-05",
    "deafened": "COND-06",
    "frightened": "COND-07",
    "grappled": "COND-08",
    "incapacitated": "COND-09",
    "invisible": "COND-10",
    "paralyzed": "COND-11",
    "petrified": "COND-12",
    "poisoned": "COND-13",
    "prone": "COND-14",
    "restrained": "COND-15",
    "stunned": "COND-16",
    "unconscious": "COND-17",
}
ENDURING = frozenset({"prone", "grappled", "unconscious", "petrified"})
"""Those with a way out of their own, so that as a rule no save is repeated against them."""
INCAPACITATING = frozenset({"incapacitated", "paralyzed", "petrified", "stunned", "unconscious"})
IMMOBILE = frozenset({"paralyzed", "petrified", "stunned", "unconscious"})
MUTE = frozenset({"paralyzed", "petrified", "unconscious"})
HELD = frozenset({"grappled", "restrained"})
"""Speed 0, and no bonus to speed helps."""
HELPLESS = frozenset({"paralyzed", "unconscious"})
"""A hit from within 5 feet is critical (CRIT-04)."""
FAILING = IMMOBILE
"""Strength and Dexterity saves fail without a roll."""

HAMPERS_ATTACKS = ("blinded", "poisoned", "prone", "restrained")
INVITES_ATTACKS = ("blinded", "paralyzed", "petrified", "restrained", "stunned", "unconscious")


class Effects(NamedTuple):
    """What conditions and exhaustion together do to a creature."""

    conditions: frozenset[str]
    """With prone, which unconsciousness brings; implied incapacity is in `incapacitated`."""
    incapacitated: bool
    speed: int
    max_hp: int
    can_act: bool
    can_react: bool
    can_move: bool
    speech: Speech
    own_attacks: Stance
    attacks_against_near: Mode
    """For attackers within 5 feet."""
    attacks_against_far: Mode
    checks: Stance
    saves_dex: Stance
    saves_other: Stance
    auto_fail_saves: tuple[str, ...]
    critical_when_near: bool
    resists_all: bool
    immune_to: tuple[str, ...]
    only_crawls: bool
    may_approach_fear: bool
    fails_checks_needing: tuple[str, ...]
    drops_held: bool
    dead: bool
    reasons: tuple[Reason, ...]
    penalty: int = 0
    """Added to every d20 roll: exhaustion by the newer wording."""


def repeats_save(condition: str) -> bool:
    """Whether as a rule a failed save that brings it may be tried again."""
    return condition in RULES and condition not in ENDURING


def source(name: str, key: str) -> Reason:
    """The reason a condition gives for something."""
    return because(RULES[name], key, condition=name)


def gained(name: str) -> tuple[str, ...]:
    """What arrives with a condition and outlasts it: whoever falls unconscious lies prone."""
    return ("unconscious", "prone") if name == "unconscious" else (name,)


def implied(conditions: Iterable[str]) -> frozenset[str]:
    """Conditions that hold as long as others do, and are not among them."""
    names = frozenset(conditions)
    if names & INCAPACITATING and "incapacitated" not in names:
        return frozenset({"incapacitated"})
    return frozenset()


def incapacitated(conditions: frozenset[str]) -> bool:
    """Neither actions nor reactions (COND-09)."""
    return not INCAPACITATING.isdisjoint(conditions)


def speed(
    base: int, conditions: frozenset[str], exhaustion: int = 0, edition: Edition = OF_2014
) -> int:
    """Feet a turn: nothing while held, halved by exhaustion (COND-08, COND-15, EXH-01)."""
    return 0 if conditions & HELD else levels.speed(base, exhaustion, edition)


def can_move(
    base: int, conditions: frozenset[str], exhaustion: int = 0, edition: Edition = OF_2014
) -> bool:
    """Whether any movement of its own is possible; by the newer wording to the stunned, too."""
    still = IMMOBILE - {"stunned"} if edition.incapacitated_2024 else IMMOBILE
    return conditions.isdisjoint(still) and speed(base, conditions, exhaustion, edition) > 0


def speech(conditions: frozenset[str], edition: Edition = OF_2014) -> Speech:
    """TURN-06; by the newer wording incapacity takes it away."""
    if conditions & MUTE or (edition.incapacitated_2024 and incapacitated(conditions)):
        return "no"
    return "haltingly" if "stunned" in conditions else "yes"


def check_stance(
    conditions: frozenset[str],
    exhaustion: int = 0,
    *,
    fear_source_in_sight: bool = True,
    edition: Edition = OF_2014,
) -> Stance:
    """What hampers ability checks, initiative among them (INIT-01); see `exhaustion.penalty`."""
    contra: list[Reason] = []
    if "poisoned" in conditions:
        contra.append(source("poisoned", "check-hampered"))
    if "frightened" in conditions and fear_source_in_sight:
        contra.append(source("frightened", "check-hampered"))
    return stance((), (*contra, *levels.sources(exhaustion, edition, levels.CHECKS)))


def effects(
    conditions: frozenset[str],
    exhaustion: int = 0,
    *,
    speed_feet: int = 30,
    max_hp: int = 0,
    fear_source_in_sight: bool = True,
    edition: Edition = OF_2014,
) -> Effects:
    """The sum of it all, for the card of a creature and the players' cards."""
    held = conditions | {"prone"} if "unconscious" in conditions else conditions
    tired = levels.sources(exhaustion, edition)
    return _of_conditions(held, tired, fear_source_in_sight)._replace(
        speed=speed(speed_feet, held, exhaustion, edition),
        max_hp=levels.max_hp(max_hp, exhaustion, edition),
        can_move=can_move(speed_feet, held, exhaustion, edition),
        speech=speech(held, edition),
        checks=check_stance(
            held, exhaustion, fear_source_in_sight=fear_source_in_sight, edition=edition
        ),
        dead=exhaustion >= levels.DEADLY,
        penalty=levels.penalty(exhaustion, edition),
    )


def _of_conditions(
    held: frozenset[str], tired: tuple[Reason, ...], fear_source_in_sight: bool
) -> Effects:
    """What hangs on conditions alone; speed and maximum are filled in by the caller."""
    down = incapacitated(held)
    near, far = _against(held)
    dex = (source("restrained", "save-hampered"),) if "restrained" in held else ()
    return Effects(
        conditions=held,
        incapacitated=down,
        speed=0,
        max_hp=0,
        can_act=not down,
        can_react=not down,
        can_move=True,
        speech="yes",
        own_attacks=_own_attacks(held, tired, fear_source_in_sight),
        attacks_against_near=near,
        attacks_against_far=far,
        checks=stance(),
        saves_dex=stance((), (*tired, *dex)),
        saves_other=stance((), tired),
        auto_fail_saves=() if held.isdisjoint(FAILING) else ("dex", "str"),
        critical_when_near=not held.isdisjoint(HELPLESS),
        resists_all="petrified" in held,
        immune_to=("disease", "poison") if "petrified" in held else (),
        only_crawls="prone" in held,
        may_approach_fear="frightened" not in held,
        fails_checks_needing=_needing(held),
        drops_held="unconscious" in held,
        dead=False,
        reasons=tuple(source(name, "condition") for name in RULES if name in held) + tired,
    )


def _against(conditions: frozenset[str]) -> tuple[Mode, Mode]:
    """How attackers roll from within 5 feet and from further off (COND-14)."""
    invites = not conditions.isdisjoint(INVITES_ATTACKS)
    invisible, prone = "invisible" in conditions, "prone" in conditions
    return mode_of(invites or prone, invisible), mode_of(invites, invisible or prone)


def _own_attacks(conditions: frozenset[str], tired: tuple[Reason, ...], in_sight: bool) -> Stance:
    contra = [source(name, "attack-hampered") for name in HAMPERS_ATTACKS if name in conditions]
    if "frightened" in conditions and in_sight:
        contra.append(source("frightened", "attack-hampered"))
    pro = (source("invisible", "attacker-invisible"),) if "invisible" in conditions else ()
    return stance(pro, (*contra, *tired))


def _needing(conditions: frozenset[str]) -> tuple[str, ...]:
    senses = (("sight", "blinded"), ("hearing", "deafened"))
    return tuple(sense for sense, lost in senses if lost in conditions)
