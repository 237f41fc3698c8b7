"""A DM types a name as it comes to mind, and the library knows whom they mean."""

import subprocess
import sys
import time

import pytest

from tracker.bestiary.library import Library, Summary

LIBRARY = Library()


@pytest.mark.parametrize(
    ("typed", "name"),
    [
        ("goblin", "Goblin"),
        ("ADULT RED DRAGON", "Adult Red Dragon"),
        ("Göblin", "Goblin"),
        ("goblins", "Goblin"),
        ("wolves", "Wolf"),
        ("dire wolves", "Dire Wolf"),
        ("mummies", "Mummy"),
        ("zombies", "Zombie"),
        ("harpies", "Harpy"),
        ("liches", "Lich"),
        ("succubi", "Succubus"),
        ("swarms of rats", "Swarm of Rats"),
        ("will-o-wisps", "Will-o'-Wisp"),
        ("Will\u2011o\u2019\u2011Wisp", "Will-o'-Wisp"),
        ("werewolf wolf form", "Werewolf, Wolf Form"),
        ("vampire", "Vampire, Vampire Form"),
        ("svirfneblin", "Deep Gnome"),
        ("incubus", "Succubus"),
    ],
)
def test_find(typed: str, name: str) -> None:
    found = LIBRARY.find(typed)
    assert found is not None
    assert found.name == name


@pytest.mark.parametrize("typed", ["", "s", "beholder", "gob", "orc war chief", "  ", "…"])
def test_find_nothing(typed: str) -> None:
    assert LIBRARY.find(typed) is None


def test_every_name_finds_itself() -> None:
    for name in LIBRARY.names():
        summary = LIBRARY.summary(name)
        assert summary is not None
        assert summary.name == name
        assert LIBRARY.match(name) == (name,)


@pytest.mark.parametrize(
    ("typed", "names"),
    [
        ("hobgob", ("Hobgoblin",)),
        ("adult red", ("Adult Red Dragon",)),
        ("orcs", ("Orc",)),
        ("skel", ("Skeleton",)),
        ("sharks", ("Giant Shark", "Hunter Shark", "Reef Shark")),
        ("werewolf", ("Werewolf, Human Form", "Werewolf, Hybrid Form", "Werewolf, Wolf Form")),
        ("zzz", ()),
        ("", ()),
    ],
)
def test_match(typed: str, names: tuple[str, ...]) -> None:
    assert LIBRARY.match(typed) == names


def test_a_family_is_not_one_of_its_members() -> None:
    dragons = LIBRARY.match("red dragon")
    assert "Adult Red Dragon" in dragons
    assert "Red Dragon Wyrmling" in dragons


@pytest.mark.parametrize(
    ("typed", "first"),
    [
        ("golbin", "Goblin"),
        ("adrd", "Adult Red Dragon"),
        ("yrd", "Young Red Dragon"),
        ("gob boss", "Goblin Boss"),
        ("hobgoblin captain", "Hobgoblin Captain"),
        ("orc war chief", "Orc"),
        ("skelton", "Skeleton"),
        ("vampyre", "Vampire, Vampire Form"),
        ("giant spyder", "Giant Spider"),
        ("Ork", "Orc"),
    ],
)
def test_near(typed: str, first: str) -> None:
    assert LIBRARY.near(typed)[0] == first


def test_near_keeps_to_its_limit_and_says_nothing_to_nonsense() -> None:
    assert len(LIBRARY.near("giant", limit=3)) == 3
    assert LIBRARY.near("qqqqqq") == ()
    assert LIBRARY.near("") == ()


def test_long_nonsense_costs_no_time() -> None:
    started = time.thread_time()
    LIBRARY.near("a" * 200)
    LIBRARY.near("dragon " * 28)
    LIBRARY.match("x" * 4000)
    assert time.thread_time() - started < 0.5


def test_summary() -> None:
    assert LIBRARY.summary("ogres") == Summary("Ogre", "2", "giant", "large", 11, 59, 450)
    assert LIBRARY.summary("nobody") is None


def test_one_creature_loads_at_once() -> None:
    library = Library()
    library.find("Goblin")
    started = time.thread_time()
    for _ in range(20):
        library.find("Adult Red Dragon")
    assert (time.thread_time() - started) / 20 < 0.005


def test_it_loads_neither_a_screen_nor_the_search() -> None:
    code = (
        "import sys; from tracker.bestiary.library import Library; Library().find('goblins');"
        "print([m for m in ('textual', 'rich', 'pydantic', 'rapidfuzz') if m in sys.modules])"
    )
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert ran.stdout.strip() == "[]"


@pytest.mark.parametrize(
    ("typed", "names"),
    [
        ("ogre", ("Ogre",)),
        ("ogre 2024", ("Ogre (2024)",)),
        ("OGRES (2024)", ("Ogre (2024)",)),
        ("hobgob", ("Hobgoblin",)),
        ("goblin warriors", ("Goblin Warrior",)),
        ("pirate c", ("Pirate Captain",)),
    ],
)
def test_the_older_book_comes_first_and_the_newer_is_named_by_its_year(
    typed: str, names: tuple[str, ...]
) -> None:
    assert LIBRARY.match(typed) == names


def test_the_books_are_told_apart() -> None:
    older, newer = LIBRARY.find("adult red dragon"), LIBRARY.find("adult red dragon 2024")
    assert older is not None
    assert newer is not None
    assert (older.source, newer.source) == ("SRD 5.1", "SRD 5.2.1")
    assert (older.initiative_bonus, newer.initiative_bonus) == (None, 12)
    assert newer.name == "Adult Red Dragon (2024)"
