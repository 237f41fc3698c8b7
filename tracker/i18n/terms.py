"""The field's standard terms by key: conditions, damage types, abilities, states, words of health.

Each table is made at the call, so that a change of language shows at once.
"""

from tracker.i18n.catalogue import npgettext, pgettext
from tracker.rules.durations import seconds


def condition(key: str) -> str:
    """A condition's name; a name the DM invented stays as it is."""
    return {
        "blinded": pgettext("condition", "blinded"),
        "charmed": pgettext("condition", "charmed"),
        "deafened": pgettext("condition", "deafened"),
        "frightened": pgettext("condition", "frightened"),
        "grappled": pgettext("condition", "grappled"),
        "incapacitated": pgettext("condition", "incapacitated"),
        "invisible": pgettext("condition", "invisible"),
        "paralyzed": pgettext("condition", "paralyzed"),
        "petrified": pgettext("condition", "petrified"),
        "poisoned": pgettext("condition", "poisoned"),
        "prone": pgettext("condition", "prone"),
        "restrained": pgettext("condition", "restrained"),
        "stunned": pgettext("condition", "stunned"),
        "unconscious": pgettext("condition", "unconscious"),
        "exhaustion": pgettext("condition", "exhaustion"),
        "dodge": pgettext("condition", "dodging"),
        "disengage": pgettext("condition", "disengaged"),
        "help-attack": pgettext("condition", "hampered by a helper"),
        "help-task": pgettext("condition", "helped"),
        "squeezing": pgettext("condition", "squeezing"),
        "underwater": pgettext("condition", "under water"),
        "reckless": pgettext("condition", "reckless"),
    }.get(key, key)


def skill(key: str) -> str:
    """A skill; one that somebody made up stays as it is."""
    return {
        "acrobatics": pgettext("skill", "acrobatics"),
        "animal handling": pgettext("skill", "animal handling"),
        "arcana": pgettext("skill", "arcana"),
        "athletics": pgettext("skill", "athletics"),
        "deception": pgettext("skill", "deception"),
        "history": pgettext("skill", "history"),
        "insight": pgettext("skill", "insight"),
        "intimidation": pgettext("skill", "intimidation"),
        "investigation": pgettext("skill", "investigation"),
        "medicine": pgettext("skill", "medicine"),
        "nature": pgettext("skill", "nature"),
        "perception": pgettext("skill", "perception"),
        "performance": pgettext("skill", "performance"),
        "persuasion": pgettext("skill", "persuasion"),
        "religion": pgettext("skill", "religion"),
        "sleight of hand": pgettext("skill", "sleight of hand"),
        "stealth": pgettext("skill", "stealth"),
        "survival": pgettext("skill", "survival"),
    }.get(key.replace("-", " "), key)


def damage_type(key: str) -> str:
    """A damage type; typeless damage has no word."""
    return {
        "acid": pgettext("damage type", "acid"),
        "bludgeoning": pgettext("damage type", "bludgeoning"),
        "cold": pgettext("damage type", "cold"),
        "fire": pgettext("damage type", "fire"),
        "force": pgettext("damage type", "force"),
        "lightning": pgettext("damage type", "lightning"),
        "necrotic": pgettext("damage type", "necrotic"),
        "piercing": pgettext("damage type", "piercing"),
        "poison": pgettext("damage type", "poison"),
        "psychic": pgettext("damage type", "psychic"),
        "radiant": pgettext("damage type", "radiant"),
        "slashing": pgettext("damage type", "slashing"),
        "thunder": pgettext("damage type", "thunder"),
        "all": pgettext("damage type", "all damage"),
    }.get(key, key)


def ability(key: str) -> str:
    """An ability in full."""
    return {
        "str": pgettext("ability", "Strength"),
        "dex": pgettext("ability", "Dexterity"),
        "con": pgettext("ability", "Constitution"),
        "int": pgettext("ability", "Intelligence"),
        "wis": pgettext("ability", "Wisdom"),
        "cha": pgettext("ability", "Charisma"),
    }.get(key, key)


def ability_short(key: str) -> str:
    """An ability in three letters."""
    return {
        "str": pgettext("ability, short", "Str"),
        "dex": pgettext("ability, short", "Dex"),
        "con": pgettext("ability, short", "Con"),
        "int": pgettext("ability, short", "Int"),
        "wis": pgettext("ability, short", "Wis"),
        "cha": pgettext("ability, short", "Cha"),
    }.get(key, key)


def state(key: str) -> str:
    """A life state."""
    return {
        "up": pgettext("state", "up"),
        "dying": pgettext("state", "dying"),
        "stable": pgettext("state", "stable"),
        "dead": pgettext("state", "dead"),
    }.get(key, key)


def health(key: str) -> str:
    """How hurt a creature looks (TRACK-10)."""
    return {
        "no-clear-wounds": pgettext("health", "no clear wounds"),
        "bloodied": pgettext("health", "bloodied"),
        "down": pgettext("health", "down"),
        "unhurt": pgettext("health", "unhurt"),
        "hurt": pgettext("health", "hurt"),
        "nearly-down": pgettext("health", "nearly down"),
    }.get(key, key)


def mode(key: str) -> str:
    """Advantage, disadvantage or a plain roll."""
    return {
        "normal": pgettext("mode", "plain roll"),
        "advantage": pgettext("mode", "advantage"),
        "disadvantage": pgettext("mode", "disadvantage"),
    }.get(key, key)


def outcome(key: str) -> str:
    """What an attack comes to by the DM's word."""
    return {
        "hit": pgettext("outcome", "a hit"),
        "miss": pgettext("outcome", "a miss"),
        "crit": pgettext("outcome", "a critical hit"),
    }.get(key, key)


def quality(key: str) -> str:
    """What gets past a qualified defence (RES-06)."""
    return {
        "magical": pgettext("quality", "magical"),
        "silvered": pgettext("quality", "silvered"),
        "adamantine": pgettext("quality", "adamantine"),
    }.get(key, key)


def cover(key: str) -> str:
    """A degree of cover."""
    return {
        "none": pgettext("cover", "no cover"),
        "half": pgettext("cover", "half cover"),
        "three-quarters": pgettext("cover", "three-quarters cover"),
        "total": pgettext("cover", "total cover"),
    }.get(key, key)


def size(key: str) -> str:
    """A size."""
    return {
        "tiny": pgettext("size", "Tiny"),
        "small": pgettext("size", "Small"),
        "medium": pgettext("size", "Medium"),
        "large": pgettext("size", "Large"),
        "huge": pgettext("size", "Huge"),
        "gargantuan": pgettext("size", "Gargantuan"),
    }.get(key, key)


def speed(key: str) -> str:
    """A way of moving."""
    return {
        "walk": pgettext("speed", "walk"),
        "burrow": pgettext("speed", "burrow"),
        "climb": pgettext("speed", "climb"),
        "fly": pgettext("speed", "fly"),
        "swim": pgettext("speed", "swim"),
    }.get(key, key)


def sense(key: str) -> str:
    """A special sense."""
    return {
        "blindsight": pgettext("sense", "blindsight"),
        "darkvision": pgettext("sense", "darkvision"),
        "tremorsense": pgettext("sense", "tremorsense"),
        "truesight": pgettext("sense", "truesight"),
    }.get(key, key)


def kind(key: str) -> str:
    """What a combatant is."""
    return {
        "pc": pgettext("kind", "PC"),
        "monster": pgettext("kind", "monster"),
        "npc": pgettext("kind", "NPC"),
        "lair": pgettext("kind", "lair"),
        "timer": pgettext("kind", "timer"),
        "counter": pgettext("kind", "counter"),
    }.get(key, key)


def budget(key: str) -> str:
    """A part of a turn's budget."""
    return {
        "action": pgettext("budget", "action"),
        "bonus": pgettext("budget", "bonus action"),
        "bonus-action": pgettext("budget", "bonus action"),
        "reaction": pgettext("budget", "reaction"),
        "interaction": pgettext("budget", "free interaction"),
    }.get(key, key)


def used_up(key: str) -> str:
    """A limited thing by its name; a spell slot by its level."""
    level = key.removeprefix("slot ")
    if level != key and level.isdecimal():
        return pgettext("use", "a level {level} slot").format(level=level)
    return key


def attack(name: str) -> str:
    """Names of stat blocks stay as they are; what everyone can do has a word of ours."""
    return pgettext("attack", "unarmed strike") if name == "unarmed-strike" else name


def ending(key: str) -> str:
    """Why an effect or concentration is over."""
    return {
        "time": pgettext("ending", "its time is up"),
        "save": pgettext("ending", "saved"),
        "hand": pgettext("ending", "by the DM"),
        "concentration": pgettext("ending", "concentration ended"),
        "healed": pgettext("ending", "healed"),
        "dead": pgettext("ending", "dead"),
        "gone": pgettext("ending", "left the fight"),
        "new-spell": pgettext("ending", "a new spell"),
        "failed-save": pgettext("ending", "failed the save"),
        "incapacitated": pgettext("ending", "incapacitated"),
        "ended": pgettext("ending", "the effect is over"),
        "later": pgettext("ending", "a later one stands for it"),
        "again": pgettext("ending", "asked again"),
        "back": pgettext("ending", "the turn was taken back"),
        "lost": pgettext("ending", "lost"),
        "used": pgettext("ending", "used"),
        "found": pgettext("ending", "no longer hidden"),
        "ready-lost": pgettext("ending", "not used in time"),
        "recovered": pgettext("ending", "recovered"),
        "released": pgettext("ending", "let go"),
        "escaped": pgettext("ending", "escaped"),
        "out-of-reach": pgettext("ending", "out of reach"),
        "stands": pgettext("ending", "stood up"),
        "moved": pgettext("ending", "moved"),
        "stays-mounted": pgettext("ending", "stays mounted"),
        "stopped": pgettext("ending", "stopped"),
        "stable": pgettext("ending", "stable"),
        "end": pgettext("ending", "the fight is over"),
        "hit-points": pgettext("ending", "no hit points left"),
        "unconscious": pgettext("ending", "unconscious"),
        "own-turn": pgettext("ending", "its own turn is over"),
        "rest": pgettext("ending", "a long rest"),
    }.get(key, key)


def elapsed(number: int) -> str:
    """The time since the fight began, at the start of that round (INIT-10)."""
    passed = seconds(number)
    minutes_passed, rest = divmod(passed, 60)
    hours_passed, more = divmod(minutes_passed, 60)
    if not minutes_passed:
        return pgettext("time", "{seconds} s").format(seconds=rest)
    if not hours_passed:
        return pgettext("time", "{minutes}:{seconds:02} min").format(minutes=more, seconds=rest)
    return pgettext("time", "{hours}:{minutes:02} h").format(hours=hours_passed, minutes=more)


def minutes(count: int) -> str:
    """So many minutes."""
    return npgettext("duration", "{n} minute", "{n} minutes", count).format(n=count)


def hours(count: int) -> str:
    """So many hours."""
    return npgettext("duration", "{n} hour", "{n} hours", count).format(n=count)


def rounds(count: int) -> str:
    """So many rounds."""
    return npgettext("duration", "{n} round", "{n} rounds", count).format(n=count)
