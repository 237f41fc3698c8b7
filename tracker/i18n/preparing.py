"""Words of preparing an encounter, on the screen and on the command line."""

from collections.abc import Iterable, Mapping, Sequence

from tracker.encounter.bounds import BY_HAND
from tracker.i18n import terms
from tracker.i18n.catalogue import npgettext, pgettext
from tracker.rules.difficulty import BEYOND, TRIVIAL, WORDS_2014, WORDS_2024, Difficulty

FEW = 3
"""Kinds of creatures that a name made by us tells."""


def word(key: str) -> str:
    """How hard a fight is."""
    return {
        TRIVIAL: pgettext("difficulty", "trivial"),
        "easy": pgettext("difficulty", "easy"),
        "medium": pgettext("difficulty", "medium"),
        "hard": pgettext("difficulty", "hard"),
        "deadly": pgettext("difficulty", "deadly"),
        "low": pgettext("difficulty", "low"),
        "moderate": pgettext("difficulty", "moderate"),
        "high": pgettext("difficulty", "high"),
        BEYOND: pgettext("difficulty", "beyond high"),
    }.get(key, pgettext("difficulty", "no party"))


def by_2014(found: Difficulty) -> str:
    """`medium (2014): 400 XP ×2.5 = 1,000 (easy 1,000 · …)`."""
    if not found.word:
        return pgettext(
            "difficulty", "2014: {xp} XP; without a party nobody can say how hard"
        ).format(xp=f"{found.xp:,}")
    told = pgettext("difficulty", "{word} (2014): {xp} XP ×{times} = {counted}").format(
        word=word(found.word), xp=f"{found.xp:,}", times=f"{found.multiplier:g}",
        counted=f"{found.counted:,}",
    )  # fmt: skip
    return f"{told} ({marks(WORDS_2014, found.marks)})"


def by_2024(found: Difficulty) -> str:
    """`low (2024): 400 XP (low 2,000 · …)`."""
    if not found.word:
        return pgettext("difficulty", "2024: {xp} XP").format(xp=f"{found.xp:,}")
    told = pgettext("difficulty", "{word} (2024): {xp} XP").format(
        word=word(found.word), xp=f"{found.xp:,}"
    )
    return f"{told} ({marks(WORDS_2024, found.marks)})"


def marks(words: Sequence[str], numbers: Sequence[int]) -> str:
    """Where each word begins."""
    pairs = zip(words, numbers, strict=True)
    return " · ".join(f"{word(key)} {number:,}" for key, number in pairs)


def party_line(name: str, here: int, levels: Sequence[int], guessed: bool, each: int) -> str:
    """Who comes, how far they are, and what each of them gets."""
    if not here:
        return pgettext("prepare", "Party: none") if not name else pgettext(
            "prepare", "Party {name}: nobody comes"
        ).format(name=name)  # fmt: skip
    low, high = min(levels), max(levels)
    level = str(low) if low == high else f"{low}–{high}"
    if guessed:
        level = pgettext("prepare", "{level}, guessed").format(level=level)
    told = npgettext("prepare", "Party: {n} PC of level {level}", "Party: {n} PCs of level {level}",
                     here).format(n=here, level=level)  # fmt: skip
    if not each:
        return told
    return pgettext("prepare", "{party}; {xp} XP for each").format(party=told, xp=f"{each:,}")


def made_name(kinds: Iterable[tuple[str, int]]) -> str:
    """A name for an encounter that has none: `Goblin ×6, Worg`."""
    told = [f"{name} ×{count}" if count > 1 else name for name, count in kinds]
    if not told:
        return pgettext("prepare", "Encounter")
    return ", ".join(told[:FEW]) + (", …" if len(told) > FEW else "")


def remarks(
    hp: str | int, side: str, hidden: bool, enters: int, initiative: int | None, variant: str
) -> list[str]:
    """What is special about an entry."""
    found = []
    if hp in ("roll", "min", "max"):
        found.append({
            "roll": pgettext("prepare", "HP rolled"),
            "min": pgettext("prepare", "least HP"),
            "max": pgettext("prepare", "most HP"),
        }[str(hp)])  # fmt: skip
    if side not in ("foes", "party"):
        found.append(pgettext("prepare", "side {side}").format(side=side))
    elif side == "party":
        found.append(pgettext("prepare", "ally"))
    if hidden:
        found.append(pgettext("prepare", "hidden"))
    if enters == BY_HAND:
        found.append(pgettext("prepare", "comes when called"))
    elif enters:
        found.append(pgettext("prepare", "comes in round {n}").format(n=enters))
    if initiative is not None:
        found.append(pgettext("prepare", "initiative {n}").format(n=initiative))
    return [*found, *([variant_word(variant)] if variant else [])]


def altered(scale: Mapping[str, int], threshold: int) -> list[str]:
    """How an entry's creature differs from its book."""
    said = {
        "hp": pgettext("prepare", "HP {by}%"),
        "ac": pgettext("prepare", "AC {by}"),
        "bonus": pgettext("prepare", "to hit {by}"),
        "damage": pgettext("prepare", "damage {by}"),
    }
    parts = {name: by - 100 if name == "hp" else by for name, by in scale.items()}
    found = [said[name].format(by=f"{by:+d}") for name, by in parts.items() if name in said and by]
    if threshold:
        found.append(pgettext("prepare", "threshold {n}").format(n=threshold))
    return found


def variant_word(key: str) -> str:
    """A minion, a boss, a swarm."""
    return {
        "minion": pgettext("variant", "minion"),
        "boss": pgettext("variant", "boss"),
        "swarm": pgettext("variant", "swarm"),
    }.get(key, key)


def kind(size: str, type_: str) -> str:
    """`small humanoid (goblinoid)`."""
    return f"{terms.size(size)} {type_}".strip()


def made(path: str) -> str:
    """An encounter that was written."""
    return pgettext("prepare", "Written: {path}").format(path=path)


def how_to_play(path: str) -> str:
    """What to do with it."""
    return pgettext("prepare", "Play it: tracker {path}").format(path=path)


def rolled(name: str, text: str) -> str:
    """A count that was rolled."""
    return pgettext("prepare", "{name}: {dice}").format(name=name, dice=text)


def taken_for(asked: str, found: str) -> str:
    """A name that was not quite one."""
    return pgettext("prepare", "“{asked}” is taken for {found}.").format(asked=asked, found=found)
