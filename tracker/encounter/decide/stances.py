"""All that speaks for and against one attack, worked out from the table and from the DM's words.

No map yet: distance, near foes, cover, flanking, arcs and light come with the command or are what
they usually are (melee at 5 feet, ranged within normal range, the light of the fight).
"""

from typing import NamedTuple, cast

from tracker.encounter import commands as cmd
from tracker.encounter import marks, numbers
from tracker.encounter.decide import attack_traits, helping, hiding, measuring
from tracker.encounter.effects import Effect
from tracker.encounter.model import Encounter, Id
from tracker.encounter.options import value
from tracker.encounter.refusals import Refused
from tracker.rules import attacks as rules
from tracker.rules import cover as covers
from tracker.rules import senses, underwater
from tracker.rules.attack_traits import TARGET_RECKLESS
from tracker.rules.reasons import Reason, because, by_option

FELT = ("blindsight", "felt-tremor")
"""What perceives without eyes; tremorsense only by another reading of SENSE-04."""
FAR = 30
"""Feet between the two for the senses, when nobody has measured a ranged attack."""


class Posture(NamedTuple):
    """A stance, and what the table adds to it."""

    stance: rules.AttackStance
    helped: tuple[Effect, ...]
    """Help on the target that this roll uses up (ACT-08)."""
    reasons: tuple[Reason, ...]
    """What the senses had to say, and which options were used."""
    asked: tuple[Reason, ...] = ()
    """What traits of the attacker would bring, if the DM says so."""


class Sight(NamedTuple):
    """What one side perceives of the other."""

    sees: bool
    special: bool
    reasons: tuple[Reason, ...]


def of(
    table: Encounter, attacker: Id, target: Id, aim: rules.Aim, command: cmd.AttackTarget
) -> Posture:
    """Every source for and against; the DM adds and strikes (ATK-07)."""
    allowed(table, command)
    lights = lights_of(table, command)
    feet = distance_of(aim)
    ahead = sight(table, attacker, target, feet, lights[0])
    ahead = ahead._replace(sees=ahead.sees and not command.unseen)
    back = sight(table, target, attacker, feet, lights[1])
    if measuring.unseen(table, attacker, target):
        ahead, back = out_of_sight(ahead), out_of_sight(back)
    helped = helping.for_attack(table, attacker, target)
    traits = attack_traits.sources(table, command, aim)
    pro = tuple(because("ACT-08", "attack-helped-by", who=one.source) for one in helped)
    pro, contra = (*pro, *traits.pro), traits.contra
    if attack_traits.exposed(table, target):
        pro = (*pro, TARGET_RECKLESS)
    if command.mode == "adv":
        pro = (*pro, because("GEN-04", "advantage-by-dm"))
    if command.mode == "dis":
        contra = (*contra, because("GEN-04", "disadvantage-by-dm"))
    stance = rules.stance(
        attacker_of(table, attacker, target, ahead, command),
        target_of(table, target, back, command),
        aim,
        near=near_foes(table, attacker, target, aim, command),
        setting=setting(table, attacker, target),
        pro=pro,
        contra=contra,
        without=frozenset(command.struck),
    )
    readings = (
        *seen_for_nothing(table, command, ahead, back),
        *thrown_freely(table, attacker, target, aim),
    )
    used = (*by_options(table, stance), *readings)
    useless = dodges_blindly(table, target, stance)
    behind = covers.covered_by(command.percent, numbers.rulings(table))
    reasons = (*ahead.reasons, *back.reasons, *useless, *behind, *used)
    return Posture(stance, helped, reasons, traits.asked)


def out_of_sight(found: Sight) -> Sight:
    """Behind walls or fog only what needs no eyes perceives it (LOS-01)."""
    hidden = because("LOS-01", "no-clear-line")
    return found._replace(sees=found.sees and found.special, reasons=(*found.reasons, hidden))


def dodges_blindly(table: Encounter, target: Id, stance: rules.AttackStance) -> tuple[Reason, ...]:
    """Why a Dodge does not count: its bearer does not see what comes (ACT-05)."""
    unseen = any(one.key == "attacker-unseen" for one in stance.pro)
    if unseen and marks.bears(table.combatants[target], marks.DODGE):
        return (because("ACT-05", "dodge-unseeing"),)
    return ()


def allowed(table: Encounter, command: cmd.AttackTarget) -> None:
    """Words of an optional rule that is off are refused, not passed over."""
    words = {"flanking": command.flanking, "facing": command.behind or command.turned_away}
    for option, said in words.items():
        if said and not value(table.options, option):
            raise Refused("option-is-off", option=option)


def attacker_of(
    table: Encounter, attacker: Id, target: Id, ahead: Sight, command: cmd.AttackTarget
) -> rules.Attacker:
    """The one who attacks."""
    creature = table.combatants[attacker]

    def sources(condition: str) -> frozenset[Id]:
        lying = (one for one in creature.effects if one.condition and one.name == condition)
        return frozenset(one.source for one in lying if one.source)

    return rules.Attacker(
        conditions=numbers.conditions(table, attacker),
        exhaustion=creature.exhaustion,
        sees_target=ahead.sees and not hidden_from(table, target, attacker, ahead),
        special_sense=ahead.special,
        fear_source_in_sight=not command.fear_out_of_sight,
        charmed_by=sources("charmed"),
        squeezing=marks.bears(creature, marks.SQUEEZING),
        flanking=command.flanking,
        swim_speed=numbers.speed(table, attacker, "swim").base > 0,
        arc="rear" if command.behind else "front",
        target_arc="rear" if command.turned_away else "front",
        grappled_by=sources("grappled"),
    )


def target_of(table: Encounter, target: Id, back: Sight, command: cmd.AttackTarget) -> rules.Target:
    """The one who is attacked; its speed has exhaustion in it already."""
    creature = table.combatants[target]
    ways = (numbers.speed(table, target, way).value for way, _ in numbers.ways(table, target))
    return rules.Target(
        id=target,
        conditions=numbers.conditions(table, target),
        sees_attacker=back.sees and not hidden_from(table, command.attacker, target, back),
        special_sense=back.special,
        dodging=marks.bears(creature, marks.DODGE),
        speed=max(ways, default=0),
        squeezing=marks.bears(creature, marks.SQUEEZING),
        cover=command.cover,
    )


def hidden_from(table: Encounter, hider: Id, watcher: Id, sight: Sight) -> bool:
    """Hiding works unless passive Perception notices it, or blindsight feels it (UNSEEN-01..03)."""
    felt = sight.special and any(one.key in FELT for one in sight.reasons)
    return not felt and hiding.unnoticed(table, hider, watcher)


def sight(table: Encounter, observer: Id, other: Id, feet: int, light: senses.Light) -> Sight:
    """One perceives the other by light and senses (SENSE-01..05); reasons where they matter."""
    watcher, seen = table.combatants[observer], table.combatants[other]
    invisible = "invisible" in numbers.conditions(table, other)
    flies = seen.aloft > 0
    block = numbers.block_of(table, observer)
    found = senses.perceive(
        senses.Observer(dict(block.senses), numbers.conditions(table, observer), block.blind),
        senses.Seen(
            distance=feet,
            light=light,
            invisible=invisible,
            flying=flies,
            same_ground=not flies and watcher.aloft == 0,
        ),
        numbers.rulings(table),
    )
    plain = light == "bright" and not (invisible or block.blind) and seen.hiding is None
    matters = not plain and "blinded" not in numbers.conditions(table, observer)
    told = tuple(one for one in found.reasons if one.key not in ("bright-light", "dim-light"))
    return Sight(found.sees, found.special, told if matters else ())


def lights_of(table: Encounter, command: cmd.AttackTarget) -> tuple[senses.Light, senses.Light]:
    """The light where the target is and where the attacker is; one word stands for both."""
    usual = str(value(table.options, "light"))
    there, here = (*command.light, *command.light[-1:], usual, usual)[:2]
    return cast("senses.Light", there), cast("senses.Light", here)


def distance_of(aim: rules.Aim) -> int:
    """Feet between the two, as far as the senses ask."""
    if aim.distance >= 0:
        return aim.distance
    if aim.kind == "melee":
        return min(rules.NEAR, aim.reach)
    return min(FAR, aim.normal) if aim.normal else FAR


def near_foes(
    table: Encounter, attacker: Id, target: Id, aim: rules.Aim, command: cmd.AttackTarget
) -> tuple[rules.Foe, ...]:
    """Foes within 5 feet of one who shoots (RANGE-03): those named, and the target if it is so near."""
    if aim.kind != "ranged":
        return ()
    named = list(command.near)
    hostile = table.combatants[target].side != table.combatants[attacker].side
    if 0 <= aim.distance <= rules.NEAR and hostile:
        named.append(target)
    foes = [foe(table, one, attacker, command) for one in dict.fromkeys(named)]
    return (*foes, rules.Foe()) if command.near_foe else tuple(foes)


def foe(table: Encounter, who: Id, attacker: Id, command: cmd.AttackTarget) -> rules.Foe:
    """One that stands at the attacker's elbow, and whether it knows."""
    seen = sight(table, who, attacker, rules.NEAR, lights_of(table, command)[1])
    return rules.Foe(
        distance=rules.NEAR,
        sees=seen.sees and not hidden_from(table, attacker, who, seen),
        special_sense=seen.special,
        conditions=numbers.conditions(table, who),
    )


def setting(table: Encounter, attacker: Id, target: Id) -> rules.Setting:
    """Options that hold for the fight, and whether the attack comes out of the water or goes in."""
    return rules.Setting(
        underwater=numbers.submerged(table, attacker),
        into_water=numbers.submerged(table, target),
        flanking=bool(value(table.options, "flanking")),
        facing=bool(value(table.options, "facing")),
        edition=numbers.edition(table),
        seen_invisible=numbers.rulings(table).seen_invisible,
        rulings=numbers.rulings(table),
    )


def seen_for_nothing(
    table: Encounter, command: cmd.AttackTarget, ahead: Sight, back: Sight
) -> tuple[Reason, ...]:
    """Whether one perceives an invisible other and only a reading says what that is worth (COND-10)."""
    if numbers.rulings(table).seen_invisible:
        return ()
    sides = ((command.target, ahead), (command.attacker, back))
    if not any(one.special and "invisible" in numbers.conditions(table, who) for who, one in sides):
        return ()
    newer = numbers.edition(table).invisible_2024
    return (by_option("COND-10", "invisible_2024" if newer else "seen_invisible"),)


def thrown_freely(table: Encounter, attacker: Id, target: Id, aim: rules.Aim) -> tuple[Reason, ...]:
    """Whether only another reading lets it throw that under water (WATER-03)."""
    wet = any(numbers.submerged(table, who) for who in (attacker, target))
    if not aim.thrown or not wet:
        return ()
    read, wording = numbers.rulings(table), numbers.edition(table)
    usual = underwater.is_named(aim.weapon) or wording.underwater_2024 or read.hampered_throws
    return () if usual else (by_option("WATER-03", "hampered_throws"),)


OPTIONAL = {"attacker-flanking": "flanking", "attacker-behind": "facing", "target-behind": "facing"}
"""Sources that only an option brings."""


def by_options(table: Encounter, stance: rules.AttackStance) -> tuple[Reason, ...]:
    """Which options and newer wordings had a say in it."""
    sources = (*stance.pro, *stance.contra, *stance.impossible)
    found = [by_option(one.rule, OPTIONAL[one.key]) for one in sources if one.key in OPTIONAL]
    keys = {one.key for one in sources}
    wording = numbers.edition(table)
    if wording.underwater_2024 and keys & {"underwater-melee", "underwater-ranged"}:
        found.append(by_option("WATER-01", "underwater_2024"))
    if wording.grapple_2024 and "attacker-held-by-another" in keys:
        found.append(by_option("COND-08", "grapple_2024"))
    if stance.modifier:
        found.append(by_option("EXH-01", "exhaustion_2024"))
    return tuple(found)
