"""A saving throw out of prose: ability, DC, half or nothing, damage, conditions, how long."""

import re

from tracker.bestiary.foreign.prose.damage import parts_of
from tracker.bestiary.foreign.prose.effects import effect_of
from tracker.bestiary.foreign.prose.wording import ABILITY, CONDITION, sentences
from tracker.encounter.stat_block import SaveRider

SAVE = re.compile(rf"dc (\d{{1,2}}) ({ABILITY})(?: or \w+)? saving throw")
OWN_SAVE = re.compile(r"takes \d+ damage or more on a single turn.*")
SECOND = re.compile(r"failing again: [^.]*\.?")
WORSE = re.compile(r"if [^.]*(?:by 5 or more|result is 5 or lower)[^.]*\.")
BROUGHT = re.compile(
    r"(?:\b(?:be|become|becomes|is|are|and|or|knocked|fall|falls|magically|also)|,)$"
)
HALF = re.compile(
    r"half on (?:a )?success|halved? on|half (?:as much|the (?:\w+ )?damage|damage|of (?:the|that) damage)|only half|takes half"
)
HALVING = re.compile(
    rf"dc (?P<dc>\d{{1,2}}) (?P<ability>{ABILITY}) saving throw,?(?: (?:for|to|takes?|or))? ?(?:half|halve)"
    rf"|half (?:as much |the |of the )?(?:damage )?(?:with|on) a successful dc (?P<before>\d{{1,2}}) (?P<of>{ABILITY})"
)
ROUNDS = {"round": 1, "minute": 10, "hour": 600, "day": 14_400}
LASTS = re.compile(
    rf"(?:\bfor|{CONDITION.pattern}) (?P<count>\d{{1,4}}) (?P<unit>round|minute|hour|day)s?"
)
LATER = re.compile(
    r"at the (?:start|end) of (?:each|every)|every 10|for every|24 hours|thrown target"
)
MOST_ROUNDS = 99_999


def save_of(text: str) -> SaveRider | None:
    """The first saving throw that a piece of prose asks of a target."""
    worse = WORSE.search(text) or SECOND.search(text)
    text = SECOND.sub("", WORSE.sub("", OWN_SAVE.sub("", text)))
    match = SAVE.search(text)
    if match is None or int(match[1]) < 1:
        return None
    after = text[match.end() :]
    failed = what_fails(after)
    conditions = brought(failed)
    effect = effect_of(text)
    if worse and CONDITION.search(worse[0]):
        effect = worse[0].rstrip(".")[:120]
    return SaveRider(
        ability=match[2][:3],
        dc=int(match[1]),
        on_success="half" if HALF.search(after) else "none",
        damage=parts_of(at_once(after)),
        conditions=conditions,
        lasts=rounds(failed) if conditions or effect else 0,
        repeat=repeated(after),
        effect=effect,
    )


def halving(text: str) -> tuple[SaveRider, int] | None:
    """A save that only halves damage told before it (`DC 11 Constitution save for half`), and where."""
    found = HALVING.search(text)
    if found is None or int(found["dc"] or found["before"]) < 1:
        return None
    ability = (found["ability"] or found["of"])[:3]
    return SaveRider(ability, int(found["dc"] or found["before"]), "half"), found.start()


def at_once(after: str) -> str:
    """The prose as far as its damage falls at once, not at the start of later turns."""
    kept = []
    for piece in sentences(after):
        if LATER.search(piece):
            piece = re.split(r", and takes|takes? \d+ \([^)]*\) \w+ damage (?:at|for)", piece)[0]
            if re.search(r"lose \d+|every|thrown", piece):
                continue
        kept.append(piece)
    return " ".join(kept)


def what_fails(after: str) -> str:
    """The sentences that say what failing brings, up to the repeated save or the success."""
    whom, failing, brings = after.partition("on a failure, ")
    if failing and whom.startswith(","):
        after = brings
    kept: list[str] = []
    for sentence in sentences(after):
        if re.search(r"\b0 hit points|on a failure, the creature is petrified", sentence):
            break
        if re.search(r"repeats? the sav|immune to|on a success|successful", sentence) and kept:
            break
        kept.append(sentence)
    return " ".join(kept)


def brought(failed: str) -> tuple[str, ...]:
    """The conditions that failing brings, not those it only speaks of."""
    found = []
    for match in CONDITION.finditer(failed):
        before = failed[: match.start()].rstrip()
        if BROUGHT.search(before) and not re.search(
            r"(?:n't|not|unless[^.]*|against being(?: \w+)?)$", before
        ):
            found.append(match[1])
    return tuple(dict.fromkeys(found))


def rounds(failed: str) -> int:
    """How long it lasts; 1 for until somebody's next turn."""
    match = LASTS.search(failed)
    if match:
        return min(int(match["count"]) * ROUNDS[match["unit"]], MOST_ROUNDS)
    return 1 if re.search(r"until the (?:end|start) of (?:the|its|his|her|their)", failed) else 0


def repeated(after: str) -> str:
    """When in each turn it may be tried again."""
    match = re.search(
        r"(?:repeats?\b[^.]*|must repeat the saving throw) at the (start|end) of"
        r"(?! (?:each|every) (?:hour|day|minute|\w+ rest))",
        after,
    ) or re.search(
        r"at the (start|end) of each of its turns[^.]*(?:can|may) (?:repeat|make another)", after
    )
    return match[1] if match else ""
