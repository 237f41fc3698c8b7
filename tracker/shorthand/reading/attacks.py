"""`attack`: whoever is left out attacks as `me`; options say what the DM knows better."""

from collections.abc import Callable
from dataclasses import replace
from typing import TypeVar, get_args

from tracker.encounter.commands import AttackTarget, MobAttack
from tracker.encounter.model import Encounter, Id
from tracker.encounter.refusals import Refused
from tracker.rules import attack_traits, senses
from tracker.shorthand.lexing import Token, key
from tracker.shorthand.near import nearest
from tracker.shorthand.options import Options, Step
from tracker.shorthand.reader import Reader
from tracker.shorthand.reading.shelter import sheltered
from tracker.shorthand.values import as_number, bounded, name, number, numbers, signed

LIGHTS: tuple[senses.Light, ...] = get_args(senses.Light)
MOST_DAMAGE_PARTS = 20
NO = "no-"
LONGEST_REASON = 60
UNARMED = "unarmed-strike"
IMPROVISED = "improvised-weapon"
"""What everyone can do (MELEE-03, RANGE-04)."""


def attack(reader: Reader) -> AttackTarget:
    """`attack [WHO] TARGET …`."""
    asked = ATTACK.read(reader, AttackTarget(*two(reader)))
    return checked(reader, asked)


def two(reader: Reader) -> tuple[Id, Id]:
    """Who attacks, `me` if left out, and whom."""
    first = reader.who("target")
    if reader.peek().kind == "end" or ATTACK.starts(reader) or is_no(reader.peek()):
        return reader.myself(), first
    return first, reader.who("target")


def checked(reader: Reader, asked: AttackTarget) -> AttackTarget:
    """The same, if the attack is one that the attacker has or the roll comes whole."""
    free = asked.total is not None or asked.outcome
    if not free and asked.attack and not _is_known(reader.table, asked.attacker, asked.attack):
        raise _unknown(reader, asked.attacker, asked.attack)
    return asked


def attack_names(table: Encounter, who: Id) -> tuple[str, ...]:
    """The attacks of a creature's stat block, in order."""
    block = table.kinds.get(table.combatants[who].block)
    return tuple(one.name for one in block.attacks) if block else ()


def cases(table: Encounter, who: Id) -> tuple[str, ...]:
    """Attacks with the case they are used in (`Longsword two-handed`), and what everyone can do."""
    block = table.kinds.get(table.combatants[who].block)
    attacks = block.attacks if block else ()
    named = (f"{one.name} {part.when}" for one in attacks for part in one.damage if part.when)
    return (*named, UNARMED, IMPROVISED)


def attack_name(reader: Reader, who: Id) -> str:
    """`with NAME` or `with #`; a name that nobody knows is good for a roll that comes whole.

    Refuses `ambiguous-attack`, and `unknown-attack` for a number.
    """
    names = attack_names(reader.table, who)
    token = reader.peek()
    if token.kind == "end":
        raise reader.missing("attack")
    digits = token.text.removeprefix("#")
    if token.kind == "word" and digits.isdecimal():
        if not 1 <= int(digits[:4]) <= len(names):
            raise _unknown(reader, who, token.text)
        reader.take()
        named = names[int(digits[:4]) - 1]
        return named if names.count(named) == 1 else digits
    several: tuple[str, ...] = ()
    groups = (names, cases(reader.table, who))
    longest = max(len(key(one)) for known in groups for one in known)
    for behind, span in reversed(reader.spans(longest)):
        for known in groups:
            found = _meant(span, known)
            if len(found) == 1:
                reader.at = behind
                return found[0]
            several = several or found
    if several:
        raise reader.refused("ambiguous-attack", token, candidates=", ".join(several))
    return _free_name(reader)


def _meant(span: str, known: tuple[str, ...]) -> tuple[str, ...]:
    """Those that are called so, or else start so; a hyphen is as good as a blank."""
    sought = span.replace("-", " ")
    spelled = {one: key(one).replace("-", " ") for one in known}
    exactly = tuple(one for one, name in spelled.items() if name == sought)
    return exactly or tuple(one for one, name in spelled.items() if name.startswith(sought))


def _free_name(reader: Reader) -> str:
    """A quotation, or the words up to the next option."""
    token = reader.peek()
    if token.kind == "quoted":
        return name(reader, reader.take().text, token)
    first = reader.at
    while reader.peek().kind == "word" and not (ATTACK.starts(reader) or is_no(reader.peek())):
        reader.take()
    if reader.at == first:
        raise reader.expected("attack")
    return name(reader, reader.raw(first, reader.at), token)


def _is_known(table: Encounter, who: Id, attack: str) -> bool:
    names = attack_names(table, who)
    by_number = attack.isdecimal() and 1 <= int(attack) <= len(names)
    return by_number or attack in names or attack in cases(table, who)


def _unknown(reader: Reader, who: Id, attack: str) -> Refused:
    known = attack_names(reader.table, who)
    return Refused(
        "unknown-attack",
        who=reader.table.combatants[who].full_name,
        attack=attack,
        known=", ".join(known),
        near=", ".join(nearest(attack, known)),
    )


def _with(reader: Reader, asked: AttackTarget) -> AttackTarget:
    return replace(asked, attack=attack_name(reader, asked.attacker))


def _mode(mode: str) -> Step[AttackTarget]:
    return lambda _reader, asked: replace(asked, mode=mode)


def _outcome(outcome: str) -> Step[AttackTarget]:
    return lambda _reader, asked: replace(asked, outcome=outcome)


def _d20(reader: Reader, asked: AttackTarget) -> AttackTarget:
    return replace(asked, d20=numbers(reader, "d20", 2))


def _total(reader: Reader, asked: AttackTarget) -> AttackTarget:
    return replace(asked, total=number(reader, "total"))


def _damage(reader: Reader, asked: AttackTarget) -> AttackTarget:
    return replace(asked, damage=numbers(reader, "hit-points", MOST_DAMAGE_PARTS))


def _extra(reader: Reader, asked: AttackTarget) -> AttackTarget:
    return replace(asked, extra=numbers(reader, "total", MOST_DAMAGE_PARTS))


def _rider(reader: Reader, asked: AttackTarget) -> AttackTarget:
    return replace(asked, rider=numbers(reader, "sum", MOST_DAMAGE_PARTS))


def _shield(reader: Reader, asked: AttackTarget) -> AttackTarget:
    return replace(asked, shield=number(reader, "slot"))


def lights(reader: Reader) -> tuple[str, ...]:
    """Where the target is, then where the attacker is; one word for both."""
    found = [_light(reader)]
    if reader.comma():
        found.append(_light(reader))
    return tuple(found)


def _light(reader: Reader) -> str:
    token = reader.peek()
    if token.kind != "word" or token.text not in LIGHTS:
        raise reader.expected("light", LIGHTS)
    return reader.take().text


def _range(reader: Reader, asked: AttackTarget) -> AttackTarget:
    return replace(asked, range=number(reader, "range"))


def _ac_change(reader: Reader, asked: AttackTarget) -> AttackTarget:
    return replace(asked, ac_change=summed(reader, asked.ac_change))


def _attack_change(reader: Reader, asked: AttackTarget) -> AttackTarget:
    return replace(asked, to_hit_change=summed(reader, asked.to_hit_change))


def summed(reader: Reader, before: int) -> int:
    """Changes add up: an amended one comes on top of the first."""
    token = reader.peek()
    by = as_number(reader, signed(reader, "ability-change"), "ability-change", token)
    return bounded(reader, before + by, "ability-change", token)


def is_no(token: Token) -> bool:
    return token.kind == "word" and token.text.startswith(NO) and token.text != NO


Striking = TypeVar("Striking", AttackTarget, MobAttack)


def left_out(reader: Reader, asked: Striking) -> Striking | None:
    """`no-prone`: a reason that does not count this time."""
    token = reader.peek()
    if not is_no(token):
        return None
    reader.take()
    reason = token.text.removeprefix(NO)[:LONGEST_REASON]
    return replace(asked, struck=tuple(dict.fromkeys((*asked.struck, reason))))


def answer(word: str) -> Callable[[Reader, Striking], Striking]:
    """`pack`: the question of a trait, answered with yes."""

    def read(_reader: Reader, asked: Striking) -> Striking:
        return replace(asked, traits=tuple(dict.fromkeys((*asked.traits, word))))

    return read


ATTACK = Options[AttackTarget](
    words={
        "with": _with,
        "adv": _mode("adv"),
        "dis": _mode("dis"),
        "hit": _outcome("hit"),
        "miss": _outcome("miss"),
        "crit": _outcome("crit"),
        "ko": lambda _reader, asked: replace(asked, ko=True),
        "resist": lambda _reader, asked: replace(asked, resist=True),
        "bonus": lambda _reader, asked: replace(asked, cost="bonus"),
        "reaction": lambda _reader, asked: replace(asked, cost="reaction"),
        "near": lambda _reader, asked: replace(asked, near_foe=True),
        "unseen": lambda _reader, asked: replace(asked, unseen=True),
        "wrong-place": lambda _reader, asked: replace(asked, wrong_place=True),
        "fear-out-of-sight": lambda _reader, asked: replace(asked, fear_out_of_sight=True),
        "flanking": lambda _reader, asked: replace(asked, flanking=True),
        "behind": lambda _reader, asked: replace(asked, behind=True),
        "turned-away": lambda _reader, asked: replace(asked, turned_away=True),
        **{word: answer(word) for word in attack_traits.WORDS},
    },
    keys={
        "near": lambda reader, asked: replace(asked, near=reader.targets()),
        "light": lambda reader, asked: replace(asked, light=lights(reader)),
        "d20": _d20,
        "total": _total,
        "dmg": _damage,
        "cover": sheltered,
        "range": _range,
        "extra": _extra,
        "rider": _rider,
        "shielded": _shield,
    },
    signed={"ac": _ac_change, "attack": _attack_change},
    other=left_out,
)
BY_WAY = replace(
    ATTACK,
    words={word: step for word, step in ATTACK.words.items() if word not in ("bonus", "reaction")},
)
"""Of an attack whose way says already what it costs."""
