"""Changes to a copied 5etools creature that know what a creature is: skills, senses, spells, size."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from tracker.bestiary.foreign import figures
from tracker.bestiary.foreign.etools_tags import untagged
from tracker.bestiary.foreign.raw import series, table, tables
from tracker.bestiary.foreign.text import label, one_line
from tracker.encounter.numbers.abilities import SKILLS
from tracker.rules.words import ABILITIES

Raw = dict[str, Any]
SIZES = "TSMLHG"
LEVELS = ("spells",)
OFTEN = ("daily", "rest", "weekly", "monthly", "yearly", "recharge", "charges", "legendary")
ALWAYS = ("will", "constant", "ritual")


def modifier(creature: Mapping[str, Any], ability: str) -> int:
    """Of a score; 10 when it has none."""
    score = figures.number(creature.get(ability))
    return ((10 if score is None else score) - 10) // 2


def trained(creature: Mapping[str, Any], ability: str, times: object) -> int:
    """A bonus with proficiency once or twice."""
    cr = table(creature.get("cr")).get("cr", creature.get("cr"))
    bonus = figures.proficiency(figures.challenge(cr))
    return modifier(creature, ability) + bonus * min(2, max(0, figures.number(times) or 0))


def better(creature: Raw, field: str, bonuses: Mapping[str, int]) -> bool:
    """Bonuses by name where they are higher than before."""
    before = dict(table(creature.get(field)))
    after = dict(before)
    for name, bonus in bonuses.items():
        had = figures.number(after.get(name))
        if had is None or had < bonus:
            after[name] = f"{bonus:+d}"
    creature[field] = after
    return bool(bonuses)


def add_skills(creature: Raw, here: Mapping[str, Any]) -> bool:
    """`{"stealth": 2}`: 1 is proficient, 2 doubly so."""
    given = here.get("skills")
    wanted = table(given) or dict.fromkeys(SKILLS, given)
    known = {label(name): ability for name, ability in SKILLS.items()}
    bonuses = {
        name: trained(creature, known[label(name)], times)
        for name, times in wanted.items()
        if label(name) in known
    }
    return better(creature, "skill", bonuses)


def add_saves(creature: Raw, here: Mapping[str, Any]) -> bool:
    """The same for saving throws."""
    given = here.get("saves")
    wanted = table(given) or dict.fromkeys(ABILITIES, given)
    bonuses = {
        key: trained(creature, key, times) for key, times in wanted.items() if key in ABILITIES
    }
    return better(creature, "save", bonuses)


def add_senses(creature: Raw, here: Mapping[str, Any]) -> bool:
    """A sense, where it reaches farther than before."""
    senses = [untagged(one_line(one)) for one in series(creature.get("senses"))]
    given = here.get("senses")
    for one in tables([given] if isinstance(given, Mapping) else given):
        name, feet = one_line(one.get("type")).lower(), figures.number(one.get("range")) or 0
        had = next((sense for sense in senses if sense.lower().startswith(name)), "")
        if had and (figures.number(had[len(name) :].split("ft")[0].strip()) or 0) >= feet:
            continue
        senses = [*(sense for sense in senses if sense != had), f"{name} {feet} ft."]
    creature["senses"] = senses
    return bool(given)


def max_size(creature: Raw, here: Mapping[str, Any]) -> bool:
    """No larger than this."""
    most = SIZES.find(one_line(here.get("max")).upper()[:1] or "-")
    if most < 0:
        return False
    sizes = [one_line(one).upper()[:1] for one in series(creature.get("size"))]
    kept = [size for size in sizes if size and SIZES.find(size) <= most]
    creature["size"] = kept or [SIZES[most]]
    return True


def times_xp(creature: Raw, here: Mapping[str, Any]) -> bool:
    """Experience by times."""
    raw = creature.get("cr")
    rating = table(raw).get("cr", raw)
    before = figures.number(table(raw).get("xp"))
    worth = figures.worth(figures.challenge(rating)) if before is None else before
    creature["cr"] = {**table(raw), "cr": rating, "xp": int(worth * float(here["scalar"]))}
    return True


# Spells of the first casting that is listed.


def casting_of(creature: Raw) -> Raw | None:
    """The first spellcasting."""
    first = next(iter(series(creature.get("spellcasting"))), None)
    return first if isinstance(first, dict) else None


def lists(casting: Raw, here: Mapping[str, Any]) -> Iterator[tuple[Raw, str, Any]]:
    """Every list of spells that a change names: where it stands, its key, what the change says."""
    for kind in (*LEVELS, *OFTEN):
        for key, given in table(here.get(kind)).items():
            places = casting.setdefault(kind, {})
            if not isinstance(places, dict):
                continue
            if kind in LEVELS:
                places = places.setdefault(key, {})
                yield places, "spells", table(given).get("spells", given)
            else:
                yield places, key, given
    for kind in ALWAYS:
        if kind in here:
            yield casting, kind, here[kind]


def of_spells(
    deed: Callable[[list[Any], Any], list[Any]],
) -> Callable[[Raw, Mapping[str, Any]], bool]:
    """A change of lists of spells."""

    def change(creature: Raw, here: Mapping[str, Any]) -> bool:
        casting = casting_of(creature)
        if casting is None:
            return False
        done = False
        for place, key, given in lists(casting, here):
            before = list(series(place.get(key)))
            place[key] = deed(before, given)
            done = done or place[key] != before
        return done

    return change


def spell(raw: object) -> str:
    """`{@spell fire bolt|PHB}` and `fire bolt` are the same."""
    return label(untagged(one_line(raw)))


def replaced(before: list[Any], given: Any) -> list[Any]:
    """Others in the place of some."""
    for one in tables(given):
        new = list(series(one.get("with")))
        before = [
            fresh
            for old in before
            for fresh in (new if spell(old) == spell(one.get("replace")) else [old])
        ]
    return before


def removed(before: list[Any], given: Any) -> list[Any]:
    """Without some."""
    gone = {spell(one) for one in series(given)}
    return [one for one in before if spell(one) not in gone]


MODES: Mapping[str, Callable[[Raw, Mapping[str, Any]], bool]] = {
    "addSkills": add_skills,
    "addAllSkills": add_skills,
    "addSaves": add_saves,
    "addAllSaves": lambda creature, here: add_saves(
        creature, {"saves": here.get("saves", here.get("skills"))}
    ),
    "addSenses": add_senses,
    "addSpells": of_spells(lambda before, given: [*before, *series(given)]),
    "replaceSpells": of_spells(replaced),
    "removeSpells": of_spells(removed),
    "maxSize": max_size,
    "scalarMultXp": times_xp,
}
"""By what the file calls them; each says whether it did anything."""
