"""Structured deeds as the prose that stat blocks use, so that a creature can be edited as text.

The way back is `prose`: what is written here is read there, as far as it has a wording at all.
"""

from collections.abc import Iterable

from tracker.bestiary.foreign.phrases import NAMES
from tracker.encounter.stat_block import (
    Action,
    Area,
    Attack,
    DamagePart,
    MultiattackPart,
    SaveRider,
    SpellSlots,
    StatBlock,
)

LONG = {short: name.capitalize() for name, short in NAMES.items()}
COUNTS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")
SPANS = ((14_400, "day"), (600, "hour"), (10, "minute"), (1, "round"))
ORDINALS = {"1": "1st", "2": "2nd", "3": "3rd"}


def attack(one: Attack) -> str:
    """`Melee Weapon Attack: +4 to hit, reach 5 ft., one target. Hit: 5 (1d6 + 2) slashing damage.`"""
    ways = [*(["Melee"] if one.reach else []), *(["Ranged"] if one.range else [])]
    where = [f"reach {one.reach} ft."] if one.reach else []
    if one.range:
        far = f"/{one.long_range}" if one.long_range else ""
        where.append(f"range {one.range}{far} ft.")
    kind = "Spell" if one.kind == "spell" else "Weapon"
    head = f"{' or '.join(ways) or 'Melee'} {kind} Attack: {one.bonus:+d} to hit"
    told = ", ".join([head, *([" or ".join(where)] if where else []), "one target."])
    parts = [damage(one.damage), held(one), save(one.save) if one.save else "", closed(one.effect)]
    hit = " ".join(part for part in parts if part)
    return f"{told} Hit: {hit}" if hit else told


def damage(parts: Iterable[DamagePart]) -> str:
    """`5 (1d6 + 2) slashing damage plus 7 (2d6) fire damage.`"""
    told = ""
    for part in parts:
        said = rolled(part)
        if part.when == "two-handed":
            said += " if used with two hands"
        elif part.when:
            said += f" if {part.when}"
        joint = ", or " if part.when else " plus "
        told += f"{joint}{said}" if told else said
    return closed(told)


def rolled(part: DamagePart) -> str:
    """`5 (1d6 + 2) slashing damage`, or a plain number."""
    dice = part.dice.replace("+", " + ").replace("-", " - ")
    number = f"{part.average} ({dice})" if "d" in part.dice else part.dice
    return f"{number} {part.type} damage".replace("  ", " ")


def held(one: Attack) -> str:
    """Conditions of a hit without a save."""
    escape = f" (escape DC {one.escape_dc})" if one.escape_dc else ""
    if not one.conditions:
        return closed(f"Escape DC {one.escape_dc}") if one.escape_dc else ""
    return f"The target is {' and '.join(one.conditions)}{escape}."


def save(one: SaveRider, who: str = "The target") -> str:
    """The saving throw, what a failure brings, and what a success does."""
    head = f"DC {one.dc} {LONG.get(one.ability, one.ability)} saving throw"
    hurt = " plus ".join(map(rolled, one.damage))
    brings = [f"be {' and '.join(one.conditions)}{span(one.lasts)}"] if one.conditions else []
    if one.on_success == "half" and hurt:
        told = (
            f"{who} must make a {head}, taking {hurt} on a failed save, or half as much damage on "
            "a successful one."
        )
        told += f" On a failed save it must also {' and '.join(brings)}." if brings else ""
    else:
        failed = [*([f"take {hurt}"] if hurt else []), *brings]
        told = f"{who} must succeed on a {head}{' or ' + ' and '.join(failed) if failed else ''}."
    if one.repeat:
        told += (
            f" It can repeat the saving throw at the {one.repeat} of each of its turns, ending the "
            "effect on itself on a success."
        )
    return " ".join(filter(None, (told, closed(one.effect))))


def span(rounds: int) -> str:
    """` for 1 minute`; nothing for what is left open."""
    if rounds == 1:
        return " until the end of its next turn"
    for length, word in SPANS:
        if rounds and rounds % length == 0:
            count = rounds // length
            return f" for {count} {word}{'s' if count > 1 else ''}"
    return ""


def action(one: Action) -> str:
    """Whatever is no attack."""
    who = f"Each creature in {area(one.area)}" if one.area else "The target"
    parts = [
        f"It makes one {one.attack} attack." if one.attack else "",
        f"{who} takes {damage(one.damage)}" if one.damage else "",
        save(one.save, who) if one.save else "",
        f"It regains {one.heal} hit points." if one.heal else "",
        stops(one),
        f"It adds {one.ac} to its AC against one attack that would hit it." if one.ac else "",
        closed(one.effect),
    ]
    return " ".join(part for part in parts if part)


def stops(one: Action) -> str:
    """What suspends a regeneration."""
    told = ""
    if one.heal_stops:
        kinds = " or ".join(one.heal_stops)
        told = (
            f"If the creature takes {kinds} damage, this trait doesn't function at its next turn."
        )
    if one.heal_at_zero:
        told += " It dies only if it starts its turn with 0 hit points and doesn't regenerate."
    return told.strip()


def area(one: Area) -> str:
    """`a 60-foot cone`."""
    if one.shape == "line":
        return f"a {one.size}-foot line that is {one.width or 5} feet wide"
    if one.shape in ("sphere", "cylinder"):
        form = "sphere" if one.shape == "sphere" else "20-foot-high cylinder"
        return f"a {one.size}-foot-radius {form}"
    return f"a {one.size}-foot {one.shape}"


def heading(one: Action) -> str:
    """The name with its uses and its cost."""
    use, behind = one.use, []
    if use.kind == "recharge":
        behind.append(f"Recharge {use.times}-6" if use.times < 6 else "Recharge 6")
    elif use.kind == "per-day":
        behind.append(f"{use.times}/Day")
    elif use.kind == "per-rest":
        behind.append("Recharges after a Short or Long Rest")
    if one.cost > 1:
        behind.append(f"Costs {one.cost} Actions")
    return f"{one.name} ({', '.join(behind)})" if behind else one.name


def multiattack(way: Iterable[MultiattackPart]) -> str:
    """`It makes one Bite attack and two Claw attacks.`"""
    parts = [f"{counted(one.count)} {one.name} attack{'s' if one.count > 1 else ''}" for one in way]
    listed = " and ".join(filter(None, (", ".join(parts[:-1]), *parts[-1:])))
    return f"It makes {listed}." if listed else ""


def counted(number: int) -> str:
    """Small numbers as words."""
    return COUNTS[number] if 0 <= number < len(COUNTS) else str(number)


def spellcasting(one: SpellSlots) -> str:
    """Level, ability, DC, bonus, and the lists, each in one line with the others."""
    told = f"It is a {ordinal(str(one.level))}-level spellcaster. " if one.level else ""
    told += (
        f"Its spellcasting ability is {LONG.get(one.ability, one.ability)} (spell save DC {one.dc}, "
        f"{one.attack_bonus:+d} to hit with spell attacks)."
    )
    slots = dict(one.slots)
    for key, names in one.spells:
        told += f" {row(key, slots.get(key, 0))}: {', '.join(names)}."
    return told


def row(key: str, slots: int) -> str:
    """What stands before a list of spells."""
    if key == "0":
        return "Cantrips (at will)"
    if key.isdecimal():
        behind = f" ({slots} slot{'s' if slots > 1 else ''})" if slots else ""
        return f"{ordinal(key)} level{behind}"
    return "At will" if key == "at-will" else key


def ordinal(number: str) -> str:
    """`1st`, `4th`; no caster is of a level beyond twenty."""
    return ORDINALS.get(number, f"{number}th")


def closed(text: str) -> str:
    """A sentence ends with a full stop."""
    text = text.strip()
    return f"{text[:1].upper()}{text[1:]}{'' if text[-1:] in '.!?' else '.'}" if text else ""


def ability_scores(block: StatBlock) -> str:
    """`Str 8, Dex 14`."""
    return ", ".join(f"{key.capitalize()} {score}" for key, score in block.abilities)
