"""Multiattack: how often which attack, and the ways to choose from.

Names are found in the prose by the stat block's own list, so that an unknown word is never an
attack; a count stands before a name, or is the whole's when only one name is there.
"""

import re
from collections.abc import Sequence

from tracker.bestiary.foreign.prose.wording import NUMBER, even, figure
from tracker.encounter.stat_block import MultiattackPart

Way = tuple[MultiattackPart, ...]
MOST = 50
MADE = re.compile(
    r"makes? one attack with its ([\w' -]+?)(?: or|\.|,|$)|makes? (?:one|an?) ([\w' -]+?) attack\b"
    r"|makes one (unarmed strike)|uses? its ([\w' -]+?)(?:\.|$| if| once)|makes (?:one|an?) attack with ([\w' -]+?)\."
)
ALTERNATIVE = re.compile(
    r"\balternatively,? |\bor (?=it (?:makes|can make|uses)|(?:makes|uses) )|(?<=\.) (?=in \w+ form)|"
    r";? or (?=(?:two|three|four|five) )|,? or (?=(?:two|three|four|five|one) (?:with|[\w ]+ attacks?))|"
    r"\. (?=it can (?:also )?make)"
)


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


def read_multiattack(text: str, names: Sequence[str]) -> tuple[Way, ...]:
    """Ways to spend a multiattack, with names as the stat block has them."""
    prose = even(text)
    known = sorted(dict.fromkeys(names), key=len, reverse=True)
    pieces = ALTERNATIVE.split(prose)
    ways: list[Way] = []
    for number, piece in enumerate(pieces):
        way = one_way(piece, known, whole=number == 0)
        if way:
            ways.append(way)
    return tuple(dict.fromkeys(ways))


def one_way(piece: str, known: Sequence[str], *, whole: bool) -> Way:
    """The attacks that one sentence or alternative names, in its order."""
    taken: list[tuple[int, MultiattackPart]] = []
    covered: list[tuple[int, int]] = []
    for name in known:
        for match in re.finditer(rf"\b{re.escape(stem(name))}\w{{0,3}}\b", piece):
            if any(start < match.end() and match.start() < end for start, end in covered):
                continue
            covered.append(match.span())
            count = counted(piece[: match.start()], piece[match.end() :])
            taken.append((match.start(), MultiattackPart(name, min(max(count, 1), MOST))))
            break
    parts = [part for _, part in sorted(taken, key=lambda pair: pair[0])]
    total = re.search(
        rf"makes? ({NUMBER}) (?:[\w-]+ )?(?:melee |ranged |weapon )?attacks?\b", piece
    )
    if len(parts) == 1 and parts[0].count == 1 and total and figure(total[1]) > 1:
        return (MultiattackPart(parts[0].name, figure(total[1])),)
    if not parts and whole and total and known:
        return unnamed(figure(total[1]), piece, known)
    return tuple(parts)


def unnamed(count: int, piece: str, known: Sequence[str]) -> Way:
    """`makes two melee attacks`: the only attack there is, else nothing is known."""
    return (MultiattackPart(known[0], min(count, MOST)),) if len(known) == 1 and piece else ()


def stem(name: str) -> str:
    """A name as prose may bend it."""
    low = re.sub(r"\s*\(.*", "", name.lower())
    return re.sub(r"(?:ves|f|fe|es|s|y|ies)$", "", low) if len(low) > 4 else low


def counted(before: str, after: str) -> int:
    """The number that goes with a name: `two claw attacks`, `one with its bite and two with …`."""
    head = re.search(
        rf"\b({NUMBER})(?: (?:with|using|of))?(?: (?:its|his|her|their|the|a))?(?: [\w-]+)?\s*$",
        before,
    )
    times = re.match(r"\w*(?: attacks?)? (twice|(?:two|three|four|five|six|\d) times)", after)
    if times:
        return 2 if times[1] == "twice" else figure(times[1].split()[0])
    return figure(head[1]) if head else 1
