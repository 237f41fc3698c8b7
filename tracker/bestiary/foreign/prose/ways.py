"""Multiattack: how often which attack, and the ways to choose from.

Names are found in the prose by the stat block's own list, so that an unknown word is never an
attack. A slot is a count with the names it may be spent on; later sentences add or replace.
"""

import re
from collections.abc import Iterable, Sequence
from itertools import combinations, product
from typing import NamedTuple

from tracker.bestiary.foreign import figures
from tracker.bestiary.foreign.prose.wording import NUMBER, even, figure, sentences
from tracker.encounter.stat_block import Attack, MultiattackPart

Way = tuple[MultiattackPart, ...]
MOST = 50
MOST_WAYS = 12
MADE = re.compile(
    r"makes? one attack with its ([\w' -]+?)(?: or|\.|,|$)|makes? (?:one|an?) ([\w' -]+?) attack\b"
    r"|makes one (unarmed strike)|uses? (?:its )?([\w' -]+?)(?:\.|$| if| once)"
    r"|makes (?:one|an?) attack with ([\w' -]+?)\."
)
ALTERNATIVE = re.compile(
    r"\balternatively,? |[,;-]* ?\bor (?=(?:[\w ]{1,20} )?(?:makes|can make|uses) )|\. or "
    rf"|[,;-]* ?\bor (?=(?:{NUMBER}) (?:[\w' -]+ )?attacks?\b)|,? or (?=(?:two|three|four|five) with )|(?<=\.) (?=in \w+ form)|; (?=or )"
)
TOTAL = re.compile(
    rf"\b({NUMBER}) (?:different )?(?:(melee|ranged) )?(?:weapon )?attacks?\b(?! with)"
)
ONE = re.compile(r"\bone with\b|\bone [\w' -]+ attack\b")
"""The number is said of the name itself, whatever the total."""
REPLACES = re.compile(r"\b(?:in place of|instead of|replace)\b")
MORE = re.compile(
    r"\bcan also\b|\bcan then\b|^if [^,]+, (?:it|the [\w ]+) (?:can|may) (?:make|use)"
)
FORBIDS = re.compile(r"\bcan't\b|\bcannot\b|\bdoesn't\b")
APART = re.compile(r"in \w+ form|alternatively|or |as an alternative")
"""How a sentence begins that tells of another way, not of what comes on top."""
ONLY_ONE = re.compile(r"only one of which can be (?:a |an |with its |with a |made with its )?")
ANY_PART = re.compile(
    r"\b(?:any|one other|one attack|one of which|one of (?:those|these|its|the)|each of which|either)\b"
)


class Slot(NamedTuple):
    """So many attacks, each way with one of the names."""

    times: int
    names: tuple[str, ...]


def attack_made(text: str, attacks: Sequence[str]) -> str:
    """The name of the attack that an action's prose says it makes."""
    found = MADE.search(even(text))
    if found is None:
        return ""
    wanted = singular(next(word for word in found.groups() if word))
    return next((name for name in attacks if singular(name.lower()) == wanted), "")


def singular(word: str) -> str:
    """Compared without the plural's ending."""
    return re.sub(r"(?:es|s)$", "", " ".join(word.lower().split()))


def read_multiattack(
    text: str, names: Sequence[str], attacks: Sequence[Attack] = ()
) -> tuple[Way, ...]:
    """Ways to spend a multiattack, with names as the stat block has them, the usual one first.

    `attacks` tell melee from ranged where the prose says no more than `two melee attacks`.
    """
    known = sorted(dict.fromkeys(names), key=len, reverse=True)
    ways: list[Way] = []
    for sentence in sentences(even(text)):
        if FORBIDS.search(sentence):
            continue
        if ways and REPLACES.search(sentence):
            ways += replaced(ways, sentence, known)
        elif ways and MORE.search(sentence):
            extra = spent(slots(sentence, known))
            ways += [way + other for way in ways for other in extra]
        elif ways and not APART.match(sentence):
            more = plain(sentence, known, attacks)
            ways = [way + other for way in ways for other in more] or ways
        else:
            ways += plain(sentence, known, attacks)
    return tuple(dict.fromkeys(ways))[:MOST_WAYS]


def plain(sentence: str, known: Sequence[str], attacks: Sequence[Attack]) -> list[Way]:
    """The ways of a sentence that neither adds nor replaces."""
    found: list[Way] = []
    begun, *rest = REPLACES.split(sentence, maxsplit=1)
    for piece in ALTERNATIVE.split(begun):
        only = ONLY_ONE.search(piece)
        named = slots(piece[: only.start()] if only else piece, known)
        total = TOTAL.search(piece)
        if only and total:
            found += restricted(figure(total[1]), slots(piece[only.end() :], known), known, attacks)
        elif named:
            found += spent(named if ONE.search(piece) else totalled(named, total))
        elif total:
            fitting = of_kind(total[2] or "", known, attacks)
            found += unnamed(figure(total[1]), fitting, apart="different" in piece)
    if rest and found:
        found += replaced(found, sentence, known)
    return found


def slots(piece: str, known: Sequence[str]) -> list[Slot]:
    """Counts and names in the order of the prose; names with `or` between them share a slot."""
    spots = sorted(spotted(piece, known))
    found: list[Slot] = []
    last = 0
    for start, end, name in spots:
        between = piece[last:start]
        if found and re.fullmatch(
            r"\w{0,3}(?: attacks?)?,? or (?:its |with its |a |an )?", between
        ):
            found[-1] = Slot(found[-1].times, (*found[-1].names, name))
        else:
            found.append(Slot(counted(piece[:start], piece[end:]), (name,)))
        last = end
    return found


def spotted(piece: str, known: Sequence[str]) -> Iterable[tuple[int, int, str]]:
    """Where which name stands; longer names first, each once, by its last word when not whole."""
    covered: list[tuple[int, int]] = []
    for words, before in ((stem, ""), (last_word, r"(?:its|with|one|two|three|an?) ")):
        for name in known:
            if any(piece[start:end].startswith(stem(name)) for start, end in covered):
                continue
            word = words(name)
            for match in (
                re.finditer(rf"\b{before}{re.escape(word)}\w{{0,3}}\b", piece) if word else ()
            ):
                if any(start < match.end() and match.start() < end for start, end in covered):
                    continue
                covered.append(match.span())
                yield (*match.span(), name)
                break


def totalled(named: list[Slot], total: re.Match[str] | None) -> list[Slot]:
    """`makes three attacks with its longsword`: one slot without a count takes the whole number."""
    if len(named) == 1 and named[0].times == 1 and total and figure(total[1]) > 1:
        return [Slot(figure(total[1]), named[0].names)]
    return named


def spent(named: list[Slot]) -> list[Way]:
    """Every choice of one name for each slot."""
    if not named:
        return []
    choices = [[MultiattackPart(name, slot.times) for name in slot.names[:6]] for slot in named[:8]]
    return [tuple(way) for way, _ in zip(product(*choices), range(MOST_WAYS), strict=False)]


def unnamed(count: int, fitting: Sequence[str], *, apart: bool) -> list[Way]:
    """`makes two melee attacks`: with each attack of that kind, or each pair of different ones."""
    if apart and count == 2:
        pairs = combinations(fitting[:6], 2)
        return [(MultiattackPart(one), MultiattackPart(other)) for one, other in pairs]
    return [(MultiattackPart(name, min(count, MOST)),) for name in fitting[:MOST_WAYS]]


def of_kind(kind: str, known: Sequence[str], attacks: Sequence[Attack]) -> list[str]:
    """Attacks that are melee or ranged, in the order of the stat block; without them all names."""
    if not attacks:
        return list(known) if len(known) == 1 else []
    fits = {"melee": lambda one: one.reach, "ranged": lambda one: one.range}.get(kind)
    return [one.name for one in attacks if fits is None or fits(one)]


def restricted(
    count: int, one: list[Slot], known: Sequence[str], attacks: Sequence[Attack]
) -> list[Way]:
    """`two attacks, only one of which can be a bite`."""
    rare = {name for slot in one for name in slot.names}
    found: list[Way] = []
    for name in of_kind("", known, attacks):
        if name in rare:
            continue
        found.append((MultiattackPart(name, min(count, MOST)),))
        others = MultiattackPart(name, min(max(count - 1, 1), MOST))
        found += [(others, MultiattackPart(other)) for other in sorted(rare)]
    return found


def replaced(ways: list[Way], sentence: str, known: Sequence[str]) -> list[Way]:
    """`It can use X in place of its A or B`: each way with one of them exchanged."""
    head, _, tail = _parted(sentence)
    new = [slot.names[0] for slot in slots(head, known)]
    old = {slot_name: slot.times for slot in slots(tail, known) for slot_name in slot.names}
    if re.search(r"\breplace\b", sentence):
        by = tail.rpartition(" with ")[2]
        new = [slot.names[0] for slot in slots(by, known)]
        old = {name: 1 for name in old if name not in new}
    found = []
    for way in ways:
        for number, part in enumerate(way):
            fits = part.name in old or (not old and ANY_PART.search(sentence))
            if not fits or not new or part.name in new:
                continue
            left = part.count - max(old.get(part.name, 1), 1)
            kept = (MultiattackPart(part.name, left),) if left > 0 else ()
            exchanged = tuple(MultiattackPart(name) for name in new)
            found.append((*way[:number], *kept, *exchanged, *way[number + 1 :]))
    return found[:MOST_WAYS]


def _parted(sentence: str) -> tuple[str, str, str]:
    found = REPLACES.search(sentence)
    if found is None:
        return sentence, "", ""
    return sentence[: found.start()], found[0], sentence[found.end() :]


def stem(name: str) -> str:
    """A name as prose may bend it."""
    low = re.sub(r"\s*\(.*", "", name.lower())
    return re.sub(r"(?:ves|ies|f|fe|es|s|y)$", "", low) if len(low) > 4 else low


def last_word(name: str) -> str:
    """The last of several words (`stinger` of a Tail Stinger)."""
    words = name.lower().split()
    return stem(words[-1]) if len(words) > 1 and len(words[-1]) > 3 else ""


def counted(before: str, after: str) -> int:
    """The number that goes with a name: `two claw attacks`, `one with its bite and two with …`."""
    head = re.search(
        rf"\b({NUMBER}|\d+d\d+)(?: (?:[\w-]+ )?attacks?)?(?: (?:with|using|of))?"
        r"(?: (?:its|his|her|their|the|a|either))?(?: [\w-]+)?\s*$",
        before,
    )
    times = re.match(r"\w*(?: attacks?)? (twice|(?:two|three|four|five|six|\d) times)", after)
    if times:
        return 2 if times[1] == "twice" else figure(times[1].split()[0])
    if head and "d" in head[1] and head[1][:1].isdigit():
        return max(1, min(figures.average(head[1]) or 1, MOST))
    return max(1, min(figure(head[1]), MOST)) if head else 1
