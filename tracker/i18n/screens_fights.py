"""Words of the screens and dialogs that go beyond one fight: the sum, tries, merging, the party, locks."""

from collections.abc import Sequence

from tracker.i18n.catalogue import npgettext, pgettext
from tracker.i18n.keys_said import keyed
from tracker.i18n.names import listed

FEW = 3
"""So many fights are named; the others are counted."""
Words = dict[str, tuple[str, str]]
Pairs = tuple[tuple[str, str], ...]


def keys() -> Words:
    """Of the fight: label and meaning by action."""
    return {
        "fights": (
            pgettext("key", "Fights"),
            pgettext(
                "key", "the sum of the fight, a new try, creatures of another file, the party"
            ),
        ),
    }


def library_keys() -> Words:
    """Of the library."""
    return {
        "break_lock": (
            pgettext("key", "Break lock"),
            pgettext("key", "take a fight that another machine holds; asks first"),
        ),
    }


def menu_heading() -> str:
    """Of the menu."""
    return pgettext("dialog", "Beyond this fight")


def entries() -> Pairs:
    """Of the menu, by key."""
    return (
        ("summary", pgettext("deed", "What it came to")),
        ("merge", pgettext("deed", "Merge in another file")),
        ("party", pgettext("deed", "The party's file")),
        ("restart", pgettext("deed", "A new try, same set-up")),
        ("fresh", pgettext("deed", "A new try, rolled anew")),
    )


def bring_back() -> str:
    """A tail."""
    return pgettext("deed", "Bring back what was cut")


def tail_note(steps: int, after: int) -> str:
    """Beside it."""
    return npgettext(
        "deed", "{n} step after step {after}", "{n} steps after step {after}", steps
    ).format(n=steps, after=after)


def restart_note(steps: int) -> str:
    """Beside a new try."""
    return npgettext("deed", "{n} step is kept aside", "{n} steps are kept aside", steps).format(
        n=steps
    )


def party_note(count: int, later: int) -> str:
    """Beside the party; `later` are written when the fight ends."""
    if not count and later:
        return npgettext(
            "deed",
            "written at the end; {n} member differs so far",
            "written at the end; {n} members differ so far",
            later,
        ).format(n=later)
    if not count:
        return pgettext("deed", "agrees with this fight")
    return npgettext("deed", "{n} member differs", "{n} members differ", count).format(n=count)


def began_again() -> str:
    """After a new try."""
    return pgettext(
        "message", "A new try: what was played is kept; {fights} brings it back"
    ).format(**keyed("fight", fights="F"))


def brought_back() -> str:
    """After a tail came back."""
    return pgettext("message", "What was played is back")


def merge_heading() -> str:
    """Of the dialog."""
    return pgettext("dialog", "Creatures of another file")


def label(key: str) -> str:
    """Before a field."""
    return {
        "file": pgettext("field", "File"),
        "who": pgettext("field", "Who"),
        "round": pgettext("field", "In round"),
        "hidden": pgettext("field", "Players see"),
        "path": pgettext("field", "Other file"),
        "hit-dice": pgettext("field", "Hit dice"),
    }[key]


def hint(key: str) -> str:
    """What an empty field means."""
    return {
        "who": pgettext("hint", "all its foes; or goblins, ga,gb"),
        "round": pgettext("hint", "now"),
        "path": pgettext("hint", "or type a path"),
        "hit-dice": pgettext("hint", "lia=2d8+4 quill=9/2: dice, or a total and how many dice"),
    }[key]


def hidden() -> Pairs:
    """Whether players see who comes."""
    return (
        ("", pgettext("choice", "as it is there")),
        ("hidden", pgettext("choice", "nobody of them")),
        ("visible", pgettext("choice", "all of them")),
    )


def fight_entry(name: str, round_number: int) -> str:
    """A fight among the files."""
    if not round_number:
        return name
    return pgettext("choice", "{name} (round {n})").format(name=name, n=round_number)


def elsewhere(who: Sequence[str], fights: Sequence[str]) -> str:
    """Characters stand in other fights under way too; of many fights a few are named."""
    named = list(fights[:FEW])
    if more := len(fights) - len(named):
        named.append(npgettext("message", "{n} more", "{n} more", more).format(n=more))
    return npgettext(
        "message",
        "{who}: also in another fight under way ({fights})",
        "{who}: also in other fights under way ({fights})",
        len(fights),
    ).format(who=listed(who), fights=listed(named))


def held_elsewhere(host: str, since: str) -> str:
    """Another machine has the file."""
    return pgettext(
        "library",
        "{host} holds it since {since}: Enter again to watch it, {break_lock} to take it from there.",
    ).format(host=host, since=since, **keyed("library", break_lock="B"))


def break_question(host: str, since: str) -> str:
    """Before a lock is broken."""
    return pgettext(
        "library",
        "{break_lock} again takes it from {host} (since {since}): only if nobody plays it there any "
        "more.",
    ).format(host=host, since=since, **keyed("library", break_lock="B"))


def not_locked() -> str:
    """Nothing to break."""
    return pgettext("library", "Open it first: only a fight that another machine holds has a lock.")


def locked_here() -> str:
    """A process of this machine has it."""
    return pgettext("library", "It is open on this machine; close it there.")


def break_asked(host: str, pid: str, since: str) -> str:
    """On the command line."""
    return pgettext(
        "do", "The file is held by process {pid} on {host} since {since}. Take it? [y/N] "
    ).format(host=host, pid=pid, since=since)


def broken(host: str, since: str) -> str:
    """Where nobody can be asked."""
    return pgettext("do", "Taken from {host}, which held it since {since}.").format(
        host=host, since=since
    )


def yes() -> str:
    """What counts as yes."""
    return pgettext("do", "y")
