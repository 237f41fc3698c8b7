"""Numbers out of the prose of a stat block: attacks, saves, areas, conditions, healing.

The prose is the source, because the source's structured fields lose reach, riders and half
damage; nothing of the wording itself is kept.
"""

import re

from tracker.encounter.stat_block import Action, Area, Attack, DamagePart, SaveRider
from tracker.rules.words import CONDITIONS, DAMAGE_TYPES

DICE = r"\d+d\d+(?: ?[+-] ?\d+)?"
TYPE = "(?:" + "|".join(DAMAGE_TYPES) + ")"
PART = re.compile(rf"(\d+)(?: \(({DICE})\))? ({TYPE} )?(?:or \w+ )?damage")
EACH_TURN = re.compile(
    rf"(?:takes?|loses?|lose) \d+ \(({DICE})\) (?:({TYPE}) damage|hit points) "
    r"(?:at the (?:start|end) of|due to blood loss)"
)
ATTACK = re.compile(
    r"(?P<kind>Melee|Ranged|Melee or Ranged) (?P<by>Weapon|Spell) Attack: \+(?P<bonus>\d+) to hit"
    r"(?: \([^)]*\))?, (?:reach (?P<reach>\d+) ft\.)?(?: or )?"
    r"(?:range (?P<range>\d+)(?:/(?P<long>\d+))? ft\.)?,.*?Hit: ?(?P<hit>.*)",
    re.DOTALL,
)
SAVE = re.compile(
    r"DC (\d+) (Strength|Dexterity|Constitution|Intelligence|Wisdom|Charisma)"
    r"(?: or \w+)? saving throw"
)
WHEN = (
    ("two hands", "two-handed"),
    ("half of its hit points or fewer", "bloodied"),
    ("at range", "ranged"),
    ("while enlarged", "enlarged"),
    ("Small or Medium form", "small form"),
)
CONDITION = re.compile(r"\b(" + "|".join(CONDITIONS) + r")\b")
BROUGHT = re.compile(
    r"(?:\b(?:be|become|becomes|is|are|and|or|knocked|fall|falls|magically|also)|,)$"
)
OWN_SAVE = re.compile(r"takes \d+ damage or more on a single turn.*", re.DOTALL)
WORSE = re.compile(r"If [^.]*(?:by 5 or more|result is 5 or lower)[^.]*\.")
ROUNDS = {"round": 1, "minute": 10, "hour": 600, "day": 14400}
EFFECTS = (
    (r"Instead of dealing damage", "may grapple instead of the damage"),
    (r"maximum (?:is )?reduced by an amount equal to the (?:\w+ )?damage", "max hp reduced"),
    (r"lycanthropy", "lycanthropy"),
    (r"mummy rot", "mummy rot"),
    (r"(?:be|is|are) (?:also )?swallowed", "swallowed"),
    (r"diseased|against disease|contract a disease", "disease"),
    (r"pulled up to (\d+) feet", r"pulled {} ft"),
    (r"pushed (?:up to )?(\d+) f(?:ee)?t", r"pushed {} ft"),
    (r"flung up (\d+) feet", r"flung {} ft"),
    (r"saving throw (?:against this magic )?or die", "dies"),
    (r"drop to 0 hit points", "drops to 0 hp"),
    (r"infernal wound", "infernal wound"),
    (r"it ignites", "ignites"),
    (r"possessed by", "possessed"),
    (r"speed is halved", "slowed"),
    (r"disadvantage on Strength-based", "weakened"),
    (r"Strength score is reduced by 1d4", "Strength reduced by 1d4"),
    (r"cursed", "cursed"),
    (r"penalty to the AC", "armor corroded"),
    (r"attaches to", "attached"),
    (r"reduced to 0 until", "speed 0"),
    (r"is engulfed", "engulfed"),
)


def average(dice: str) -> int:
    """Half of the sum of lowest and highest total, rounded down, as stat blocks print it."""
    total = 0
    for sign, count, sides, number in re.findall(r"([+-]?)(?:(\d+)d(\d+)|(\d+))", dice):
        value = int(count) * (int(sides) + 1) if count else 2 * int(number)
        total += -value if sign == "-" else value
    return total // 2


def parts_of(text: str) -> tuple[DamagePart, ...]:
    """Every damage with a number in a piece of prose, in order, alternatives marked."""
    found = []
    for match in PART.finditer(text):
        number, dice, kind = match.groups()
        if dice is None and kind is None:
            continue
        rest = text[match.end() : match.end() + 60].partition(" damage")[0]
        when = next((word for sign, word in WHEN if sign in rest), "")
        found.append(DamagePart(dice_text(dice or number), int(number), (kind or "").strip(), when))
    return tuple(dict.fromkeys(found))


def dice_text(text: str) -> str:
    return text.replace(" ", "")


def attack_of(name: str, text: str, magical: bool) -> Attack | None:
    """The attack that an action's prose describes, or nothing if it is none."""
    match = ATTACK.match(text.strip())
    if match is None:
        return None
    hit = match["hit"]
    direct, rider = _split(hit)
    damage = sorted(parts_of(direct), key=lambda part: part.when != "")
    spell = match["by"] == "Spell"
    return Attack(
        name=name,
        bonus=int(match["bonus"]),
        damage=tuple(damage),
        reach=int(match["reach"] or 0),
        range=int(match["range"] or 0),
        long_range=int(match["long"] or 0),
        kind="spell" if spell else "weapon",
        magical=magical or spell,
        save=save_of(rider),
        conditions=held_by(hit),
        escape_dc=_escape(hit),
        effect="" if SAVE.search(hit) else effect_of(hit),
    )


def _split(hit: str) -> tuple[str, str]:
    """What a hit deals at once, and from the sentence or clause that asks for a save on."""
    end = re.search(
        r"(?:, and the target (?:must|is|has)|\. |\.$|\n|, and if the target|$"
        r"|The target must make)",
        hit,
    )
    at = end.start() if end else len(hit)
    return hit[:at], hit[at:]


def _escape(hit: str) -> int:
    match = re.search(r"escape DC (\d+)|DC (\d+) Strength check", hit)
    return int(match[1] or match[2]) if match else 0


def held_by(hit: str) -> tuple[str, ...]:
    """Conditions of a hit itself, without a save: a grapple, and what comes with it."""
    if "Instead of dealing damage" in hit:
        return ()
    found = []
    if re.search(r"(?:is|are) (?:also )?grappled \(", hit):
        found.append("grappled")
    held = re.search(r"(?:target|creature) is (restrained[^.]*)|and (restrained) until", hit)
    if held and not SAVE.search(hit[: held.start()]):
        found += CONDITION.findall(held[1] or held[2])
    return tuple(dict.fromkeys(found))


def save_of(text: str) -> SaveRider | None:
    """The first saving throw that a piece of prose asks of a target."""
    worse = WORSE.search(text)
    text = WORSE.sub("", OWN_SAVE.sub("", text))
    match = SAVE.search(text)
    if match is None:
        return None
    after = text[match.end() :]
    half = re.search(r"half (?:as much|the (?:bludgeoning )?damage)|only half", after)
    failed = _failed(after)
    conditions = _conditions(failed)
    effect = effect_of(text)
    if worse and CONDITION.search(worse[0]):
        effect = f"{CONDITION.findall(worse[0])[-1]} if failed by 5"
    return SaveRider(
        ability=match[2][:3].lower(),
        dc=int(match[1]),
        on_success="half" if half else "none",
        damage=parts_of(_once(after)),
        conditions=conditions,
        lasts=_rounds(failed) if conditions or effect else 0,
        repeat=_repeat(after),
        effect=effect,
    )


def _once(after: str) -> str:
    """The prose as far as its damage falls at once, not at the start of later turns."""
    pieces = re.split(r"(?<=[.\n])\s*", after)
    kept = []
    for piece in pieces:
        if re.search(
            r"at the (?:start|end) of each|every 10|for every|24 hours|thrown target", piece
        ):
            piece = re.split(r", and takes|takes? \d+ \([^)]*\) \w+ damage (?:at|for)", piece)[0]
            if re.search(r"lose \d+|every|thrown", piece):
                continue
        kept.append(piece)
    return " ".join(kept)


def _failed(after: str) -> str:
    """The sentences that say what failing brings, up to the repeated save or the success."""
    kept: list[str] = []
    for sentence in re.split(r"(?<=[.\n])\s+", after):
        if re.search(r"0 hit points|On a failure, the creature is petrified", sentence):
            break
        if re.search(r"repeat the sav|immune to|On a success|successful", sentence) and kept:
            break
        kept.append(sentence)
    return " ".join(kept)


def _conditions(failed: str) -> tuple[str, ...]:
    found = []
    for match in CONDITION.finditer(failed):
        before = failed[: match.start()].rstrip()
        if BROUGHT.search(before) and not re.search(r"(?:n't|not|unless[^.]*)$", before):
            found.append(match[1])
    return tuple(dict.fromkeys(found))


def _rounds(failed: str) -> int:
    match = re.search(r"for (\d+) (round|minute|hour|day)s?", failed)
    if match:
        return int(match[1]) * ROUNDS[match[2]]
    return 1 if re.search(r"until the (?:end|start) of (?:the|its|his|her)", failed) else 0


def _repeat(after: str) -> str:
    match = re.search(r"(?:repeat[^.]*|must repeat the saving throw) at the (start|end) of", after)
    return match[1] if match else ""


def effect_of(text: str) -> str:
    """Consequences that are no condition: the first term that fits, and what hurts every turn."""
    terms = []
    for sign, term in EFFECTS:
        match = re.search(sign, text)
        if match:
            terms.append(term.format(*match.groups()))
            break
    hurt = EACH_TURN.search(text)
    if hurt:
        terms.append(f"{dice_text(hurt[1])} {hurt[2] or 'lost'} each turn")
    return ", ".join(terms)


def area_of(text: str) -> Area | None:
    """The shape of an effect; everything within some feet of a point is a sphere."""
    match = re.search(r"(\d+)-foot[- ](cone|cube)", text)
    if match:
        return Area(match[2], int(match[1]))
    match = re.search(r"(\d+)-foot line that is (\d+) f", text) or re.search(
        r"line (?:of \w+ )?that is (\d+) ft\. long and (\d+) ft\. wide", text
    )
    if match:
        return Area("line", int(match[1]), int(match[2]))
    match = re.search(r"(\d+)-foot-radius, (\d+)-foot-tall cylinder", text)
    if match:
        return Area("cylinder", int(match[1]))
    match = re.search(r"(\d+)-foot[- ]radius", text) or re.search(
        r"(?:[Ee]ach|[Ee]very|[Aa]ny|starts its turn)\b[^.]*?\bwithin (\d+) f(?:ee|oo)?t", text
    )
    return Area("sphere", int(match[1])) if match else None


def action_of(name: str, text: str) -> Action:
    """Anything that is no attack of its own: its save, damage, area, healing and AC bonus."""
    save = save_of(text) if re.search(r"must |makes a DC|fails a DC|that fails", text) else None
    asked = SAVE.search(text)
    at_once = text[: asked.start()] if save and asked else text
    included = "included in the attack" in text
    damage = () if included else parts_of(_once(OWN_SAVE.sub("", at_once)))
    heal = re.search(rf"regains (?:(\d+) \(({DICE})\)|(\d+)) hit points", text)
    stops = re.search(r"If the \w+ takes ([^.]*?), this trait doesn't function", text)
    armor = re.search(r"adds (\d+) to its AC|(?:gains?|grants) a \+(\d+) bonus to [^.]*AC", text)
    return Action(
        name=name,
        save=save,
        damage=damage,
        area=area_of(text) if save or damage or "extends" in text else None,
        heal=dice_text(heal[2] or heal[3]) if heal else "",
        heal_stops=tuple(re.findall(TYPE, stops[1])) if stops else (),
        heal_at_zero="dies only if it starts its turn with 0 hit points" in text,
        ac=int(armor[1] or armor[2]) if armor else 0,
        effect="" if save else effect_of(text),
    )
