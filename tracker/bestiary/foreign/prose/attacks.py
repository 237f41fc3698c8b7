"""An attack out of prose: bonus, reach, ranges, damage at once, and what follows from a hit."""

import re
from dataclasses import replace

from tracker.bestiary.foreign.prose.damage import parts_of
from tracker.bestiary.foreign.prose.effects import effect_of
from tracker.bestiary.foreign.prose.saves import SAVE, halving, save_of
from tracker.bestiary.foreign.prose.wording import CONDITION
from tracker.encounter.stat_block import Attack
from tracker.rules.words import CONDITIONS

KIND = re.compile(
    r"\b(?P<kind>melee or ranged|ranged or melee|melee|ranged) (?:(?P<by>weapon|spell) )?attack(?: roll)?\b"
)
BONUS = re.compile(
    r"([+-] ?\d{1,2})(?: to hit(?! with spell)| with this attack| bonus)|attack roll: ?([+-]? ?\d{1,2})|"
    r"(?:weapon|spell) attack:? ?([+-] ?\d{1,2})|\b(\d{1,2}) to hit(?! with spell)"
)
REACH = re.compile(r"reach (\d{1,4})|(\d{1,4}) feet reach|(\d{1,4})-foot[- ]reach")
RANGE = re.compile(r"\branged? (?:of )?(\d{1,4})(?: ?feet)?(?: ?[/j] ?(\d{1,4}))?")
HIT = re.compile(
    r"\bhit(?:\s*(?:or miss))?\s*: ?|\bon a hit,? |\bhit - |\bhit[.;]? (?=\d)|\bhit\. "
)
ONLY_HIT = re.compile(r"\bhit\s*: ?")
UNSAID = re.compile(r"(?:targets?|creatures?|feet|\))[.,:;] (?=\d{1,4} ?\()")
"""Where the damage begins when nobody says `Hit`."""
AT_ONCE = re.compile(
    r", and the (?:target|creature) (?:must|is|has|can|catches|starts|begins)\b|; until |\. |\.$|, and if the target|\bthe target must|"
    r",? and (?:it |the \w+ )?takes? \d+ \([^)]*\) \w+ damage at the (?:start|end)|"
    r", or the (?:target|creature) must|; the target|, and must|\bif the target is a"
)
MAGICAL = re.compile(r"\bmagical (?:bludgeoning|piercing|slashing) damage")
ESCAPE = re.compile(
    r"escape dc:? ?(\d{1,2})|dc (\d{1,2}) (?:strength|dexterity)(?: \([a-z]+\))? check"
)
GRAPPLED = re.compile(
    r"(?:is|are|be|becomes) (?:also )?(?:automatically )?grappled\b(?! by)|is grappled by|\bgrappled \(escape"
)
ASKED = re.compile(r"(?:^|[.;] |,? and |, )(?:if|when|while|unless|on a critical)\b[^.;]*$")
_SORTS = "(?:" + "|".join(CONDITIONS) + ")"
BROUGHT = re.compile(
    rf"\b(?:target|creature|it) is (?:also )?(?:swallowed, )?({_SORTS}(?:(?:, and|,| and) {_SORTS})*)\b"
)
"""A condition that stands in no question and in no `can't be`."""
HELD = re.compile(
    r"(?:target|creature) is (restrained[^.]*)|and (restrained) until|is (prone|poisoned|restrained)\b"
)


def attack_of(name: str, text: str, *, magical: bool = False) -> Attack | None:
    """The attack that an action's prose describes, or nothing if it is none."""
    kind = KIND.search(text)
    hit = hit_in(text)
    head = text[: hit.start()] if hit else text[:200]
    bonus = BONUS.search(head)
    if bonus is None or not (kind or "to hit" in head):
        return None
    if kind and kind.start() > 200:
        return None
    reach, near, far = _distances(head, kind["kind"] if kind else "")
    hit = hit or UNSAID.search(text, bonus.end())
    spell = bool(kind and kind["by"] == "spell")
    attack = Attack(
        name=name,
        bonus=int(next(filter(None, bonus.groups())).replace(" ", "")),
        reach=reach,
        range=near,
        long_range=far,
        kind="spell" if spell else "weapon",
        magical=magical or spell or bool(MAGICAL.search(text)),
    )
    return with_hit(attack, text[hit.end() :] if hit else text[bonus.end() :])


def hit_in(text: str) -> re.Match[str] | None:
    """Where a hit is told; what befalls on a miss too stands before it."""
    found = HIT.search(text)
    if found and "miss" in found[0]:
        return ONLY_HIT.search(text, found.end()) or found
    return found


def _distances(head: str, kind: str) -> tuple[int, int, int]:
    """Reach, normal and long range in feet; a melee attack reaches 5 feet when it does not say."""
    reach = REACH.search(head)
    ranges = RANGE.search(head)
    near, far = (int(ranges[1]), int(ranges[2] or 0)) if ranges else (0, 0)
    if reach:
        return int(next(filter(None, reach.groups()))), near, far
    only_ranged = kind == "ranged" or (ranges is not None and kind == "")
    return (0 if only_ranged else 5), near, far


def with_hit(attack: Attack, hit: str) -> Attack:
    """The attack with what a hit does at once and what follows."""
    direct, rider = split(hit)
    damage = sorted(parts_of(direct), key=lambda part: part.when != "")
    halved = halving(direct)
    if halved and len(damage) > 1:
        *first, last = damage
        found = with_riders(replace(attack, damage=tuple(first)), hit, rider)
        return replace(found, save=replace(halved[0], damage=(last,)))
    return with_riders(replace(attack, damage=tuple(damage)), hit, rider)


def split(hit: str) -> tuple[str, str]:
    """What a hit deals at once, and from the sentence or clause that asks for a save on."""
    end = AT_ONCE.search(hit)
    at = end.start() if end else len(hit)
    asked = SAVE.search(hit, 0, at)
    at = asked.start() if asked and not halving(hit[:at]) else at
    return hit[:at], hit[at:]


def with_riders(attack: Attack, hit: str, rider: str | None = None) -> Attack:
    """The attack with save, conditions, escape and effect of its prose."""
    save = save_of(hit if rider is None else rider)
    escape = ESCAPE.search(hit)
    return replace(
        attack,
        save=save,
        conditions=held_by(hit),
        escape_dc=int(escape[1] or escape[2]) if escape else 0,
        effect="" if save else effect_of(hit),
    )


def held_by(hit: str) -> tuple[str, ...]:
    """Conditions of a hit itself, without a save: a grapple, and what comes with it."""
    if re.search(r"instead of (?:dealing|doing) damage", hit):
        return ()
    found = []
    before_save = hit[: asked.start()] if (asked := SAVE.search(hit)) else hit
    if GRAPPLED.search(hit):
        found.append("grappled")
    held = HELD.search(before_save)
    asked_first = held and re.search(r"(?:^|[.;] |, and )if [^.]*$", before_save[: held.start()])
    if held and (held[2] or not asked_first):
        found += CONDITION.findall(next(filter(None, held.groups())))
    for match in BROUGHT.finditer(before_save):
        if not ASKED.search(before_save[: match.start()]):
            found += CONDITION.findall(match[1])
    return tuple(dict.fromkeys(found))
