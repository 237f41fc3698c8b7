"""The sum of a fight in words: heads, rows and lines; whoever shows them puts them into columns."""

from tracker.encounter.model import Encounter
from tracker.encounter.reckoning import Reckoning
from tracker.i18n import terms
from tracker.i18n.catalogue import npgettext, pgettext, written
from tracker.i18n.names import kinds, name

DAGGER = "†"
BAR = "█"
LONGEST_BAR = 24


def title(table: Encounter) -> str:
    """First line."""
    return pgettext("summary", "{name}: what it came to").format(name=table.name)


def lasted(reckoning: Reckoning) -> str:
    """Rounds and time."""
    rounds = npgettext("summary", "{n} round", "{n} rounds", reckoning.rounds).format(
        n=reckoning.rounds
    )
    return pgettext("summary", "{rounds}, {time}").format(
        rounds=rounds, time=terms.elapsed(reckoning.rounds + 1)
    )


def heads() -> tuple[str, ...]:
    """Of the table of deeds."""
    return (
        pgettext("column", "Who"),
        pgettext("column", "Dealt"),
        pgettext("column", "Taken"),
        pgettext("column", "HP given"),
        pgettext("column", "HP back"),
        pgettext("column", "Hits"),
        pgettext("column", "Misses"),
        pgettext("column", "Crits"),
        pgettext("column", "Downed"),
        pgettext("column", "Killed"),
        pgettext("column", "Fell"),
    )


def legend() -> str:
    """What the heads mean that could be taken otherwise."""
    return pgettext(
        "summary",
        "Dealt and taken: hit points that were lost; what a hit does below 0 does not count. "
        "HP given: healing by this creature; HP back: healing it received. Downed: brought to 0 and "
        "not killed by it; Killed: killed. Fell: how often it went down itself.",
    )


def rows(reckoning: Reckoning, table: Encounter) -> list[tuple[str, ...]]:
    """Who did what; nothing stands where there is nothing."""
    found = []
    for one in reckoning.tallies:
        numbers = (one.dealt, one.taken, one.given, one.healed)
        more = (one.hits, one.misses, one.crits, one.downs, one.kills, one.fell)
        found.append((name(table, one.who), *(str(n) if n else "–" for n in (*numbers, *more))))
    return found


def rewards(reckoning: Reckoning, table: Encounter) -> list[str]:
    """Experience points, and for whom nobody knows them."""
    if not reckoning.defeated:
        return [pgettext("summary", "No foe was defeated.")]
    beaten = kinds(table, (one.who for one in reckoning.defeated))
    told = [
        pgettext("summary", "Defeated: {who}").format(who=beaten),
        npgettext(
            "summary",
            "{xp} XP: {share} for {n} character",
            "{xp} XP: {share} for each of {n} characters",
            reckoning.characters,
        ).format(xp=reckoning.xp, share=reckoning.share, n=reckoning.characters),
    ]
    unknown = tuple(one.who for one in reckoning.defeated if not one.xp)
    if unknown:
        told.append(
            pgettext("summary", "Without known XP: {who}").format(who=kinds(table, unknown))
        )
    return told


def trails_title() -> str:
    """Heading."""
    return pgettext("summary", "Hit points, one after another")


def trails(reckoning: Reckoning, table: Encounter) -> list[tuple[str, str]]:
    """Each creature with all the hit points it has had (TRACK-12)."""
    found = []
    for tally in reckoning.tallies:
        one = table.combatants[tally.who]
        numbers = [str(hp) for hp in one.hp_trail]
        if one.state == "dead" and numbers:
            numbers[-1] = DAGGER
        found.append((name(table, one.id), written(" → ").join(numbers)))
    return found


def plot_title() -> str:
    """Heading."""
    return pgettext("summary", "Damage by rounds")


def plot(reckoning: Reckoning, longest: int = LONGEST_BAR) -> list[tuple[str, str, str]]:
    """Two bars a round, the longest of so many cells: label, bar, number."""
    most = max((max(ours, theirs) for _, ours, theirs in reckoning.by_round), default=0)
    found = []
    party, foes = pgettext("summary", "party"), pgettext("summary", "foes")
    for number, ours, theirs in reckoning.by_round:
        label = pgettext("log", "R{n}").format(n=number)
        found.append((f"{label} {party}", bar(ours, most, longest), str(ours)))
        found.append((f"{' ' * len(label)} {foes}", bar(theirs, most, longest), str(theirs)))
    return found


def bar(amount: int, most: int, longest: int) -> str:
    """Its share of the longest; something is never nothing."""
    cells = amount * longest // most if most else 0
    return BAR * max(cells, 1 if amount else 0)
