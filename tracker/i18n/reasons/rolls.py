"""Reasons of d20 rolls: what helps or hampers them, what is added, what they are held against."""

from tracker.i18n.catalogue import pgettext


def text_of(key: str) -> str:
    """The sentence of a key, or an empty one."""
    return for_attacks(key) or for_sources(key) or for_all_rolls(key)


def for_all_rolls(key: str) -> str:
    """Checks, saves and initiative."""
    match key:
        case "advantage":
            return pgettext("reason", "advantage")
        case "disadvantage":
            return pgettext("reason", "disadvantage")
        case "cancelled":
            return pgettext("reason", "advantage and disadvantage cancel each other")
        case "reaches-dc":
            return pgettext("reason", "{total} reaches DC {dc}")
        case "below-dc":
            return pgettext("reason", "{total} is below DC {dc}")
        case "effect-dice":
            return pgettext("reason", "{name}: {dice} = {rolled}")
        case "effect-bonus" | "effect-ac" | "effect-maximum" | "effect-speed":
            return pgettext("reason", "{name}: {bonus}")
        case "effect-sways":
            return pgettext("reason", "{name}")
        case "effect-ac-least":
            return pgettext("reason", "{name}: AC at least {ac}")
        case "effect-speed-doubled":
            return pgettext("reason", "{name}: speed doubled")
        case "effect-speed-halved":
            return pgettext("reason", "{name}: speed halved")
        case "effect-speed-set":
            return pgettext("reason", "{name}: speed {feet} ft")
        case "check-favoured" | "check-hampered" | "attack-hampered" | "save-hampered":
            return pgettext("reason", "{condition}")
        case "save-fails":
            return pgettext("reason", "{condition}: fails without a roll")
        case "exhausted" | "attacker-exhausted":
            return pgettext("reason", "exhaustion {level}")
        case "dodging":
            return pgettext("reason", "dodging")
        case "squeezing":
            return pgettext("reason", "squeezing")
        case "check-bonus":
            return pgettext("reason", "check bonus {bonus}")
        case "said-by-dm":
            return pgettext("reason", "the DM says so")
        case "asked-with-dc":
            return pgettext("reason", "asks for DC {dc} with {bonus}")
        case "total-given":
            return pgettext("reason", "{total}, given by hand")
        case "initiative":
            return pgettext("reason", "{natural} {modifier} = {total}")
        case "tie-chosen":
            return pgettext("reason", "tie at {total}: the order was chosen")
        case "side-rolled":
            return pgettext("reason", "the side {side} rolls {total} for all")
        case "side-total":
            return pgettext("reason", "{total}, the count of the side {side}")
        case "tie-rolled-off":
            return pgettext("reason", "tie at {total}: rolled off")
        case "rolled-off":
            return pgettext("reason", "{who} rolls {die}")
        case "acts-this-round":
            return pgettext("reason", "place {total} is still to come: acts this round")
        case "waits-for-next-round":
            return pgettext("reason", "place {total} has passed: acts from next round on")
        case _:
            return ""


def for_attacks(key: str) -> str:
    """Attack rolls, armour and mobs."""
    match key:
        case "reaches-ac":
            return pgettext("reason", "{total} reaches AC {ac}")
        case "below-ac":
            return pgettext("reason", "{total} is below AC {ac}")
        case "natural-20":
            return pgettext("reason", "natural 20")
        case "natural-1":
            return pgettext("reason", "natural 1")
        case "critical-by-position":
            return pgettext("reason", "helpless and within 5 feet: every hit is critical")
        case "wrong-place":
            return pgettext("reason", "the target is not where the attack went")
        case "by-dm":
            return pgettext("reason", "the DM says: {outcome}")
        case "advantage-by-dm":
            return pgettext("reason", "the DM gives advantage")
        case "disadvantage-by-dm":
            return pgettext("reason", "the DM gives disadvantage")
        case "struck":
            return pgettext("reason", "the DM leaves out: {source}")
        case "ac-by-dm":
            return pgettext("reason", "the DM changes AC: {bonus}")
        case "attack-by-dm":
            return pgettext("reason", "the DM changes the roll: {bonus}")
        case "ability":
            return pgettext("reason", "{ability} {modifier}")
        case "proficient":
            return pgettext("reason", "proficiency {bonus}")
        case "rider":
            return pgettext("reason", "on a hit: {effect}")
        case "rider-left-to-dm":
            return pgettext("reason", "{attack} ×{hits}: what else a hit brings is the DM's")
        case "covered-percent":
            return pgettext("reason", "{percent} % covered")
        case "cover-half":
            return pgettext("reason", "half cover: {bonus} to AC")
        case "cover-three-quarters":
            return pgettext("reason", "three-quarters cover: {bonus} to AC")
        case "cover-total":
            return pgettext("reason", "total cover: no target")
        case "needed":
            return pgettext("reason", "needs {needed} or more on the d20")
        case "needed-moved":
            return pgettext("reason", "{stance}: the needed number moves by {change}")
        case "none-hits":
            return pgettext("reason", "more than 20 needed: none of them hits")
        case "per-hit":
            return pgettext("reason", "attackers: {attackers}, one hit for each {per_hit}: {hits}")
        case "mob-rolled":
            return pgettext("reason", "a d20 for each attack: {hits} hits of {rolls}")
        case "mob-average":
            return pgettext("reason", "{attacks} attacks, each hits with {percent} %: the average")
        case "roll-singly":
            return pgettext("reason", "only {attackers} left: single rolls are better")
        case _:
            return ""


def for_sources(key: str) -> str:
    """What gives an attack advantage or disadvantage, or makes it impossible (ATK-07)."""
    match key:
        case "target-unseen":
            return pgettext("reason", "attacker does not see the target")
        case "attacker-unseen":
            return pgettext("reason", "target does not see the attacker")
        case "dodge-unseeing":
            return pgettext("reason", "target dodges, but does not see the attacker")
        case "target-dodging":
            return pgettext("reason", "target dodges")
        case "attacker-helped":
            return pgettext("reason", "attacker is helped")
        case "attacker-squeezing":
            return pgettext("reason", "attacker squeezes")
        case "target-squeezing":
            return pgettext("reason", "target squeezes")
        case "attacker-pack":
            return pgettext("reason", "Pack Tactics: an ally within 5 feet of the target")
        case "attacker-reckless":
            return pgettext("reason", "Reckless, in its turn: attacks against it gain it as well")
        case "attacker-sunlight":
            return pgettext("reason", "Sunlight Sensitivity: attacker in sunlight")
        case "target-frenzy":
            return pgettext("reason", "Blood Frenzy: target has lost hit points")
        case "attacker-fury":
            return pgettext("reason", "attacker is bloodied, and fights the harder")
        case "target-reckless":
            return pgettext("reason", "target has struck recklessly")
        case "trait-asked":
            return pgettext("reason", "add “{word}” if so: {source}")
        case "attacker-flanking":
            return pgettext("reason", "attacker flanks")
        case "attacker-behind":
            return pgettext("reason", "attacker stands behind the target")
        case "attacker-frightened":
            return pgettext("reason", "attacker is frightened and sees why")
        case "target-prone-near":
            return pgettext("reason", "target is prone, attacker within 5 feet")
        case "target-prone-far":
            return pgettext("reason", "target is prone, attacker farther than 5 feet")
        case "foe-near":
            return pgettext("reason", "ranged attack with a foe within 5 feet")
        case "long-range":
            return pgettext("reason", "{distance} ft is beyond the normal range of {normal} ft")
        case "underwater-melee":
            return pgettext("reason", "weapon is hard to swing under water")
        case "underwater-ranged":
            return pgettext("reason", "ranged weapon under water")
        case "underwater-range":
            return pgettext("reason", "beyond normal range under water: misses")
        case "target-charmer":
            return pgettext("reason", "charmed by the target")
        case "target-behind":
            return pgettext("reason", "the target is behind the attacker")
        case "attacker-held-by-another":
            return pgettext("reason", "attacker is grappled by another")
        case "target-covered":
            return pgettext("reason", "target is behind total cover")
        case "out-of-reach":
            return pgettext("reason", "{distance} ft is out of reach ({reach} ft)")
        case "out-of-range":
            return pgettext("reason", "{distance} ft is out of range ({range} ft)")
        case _:
            return ""
