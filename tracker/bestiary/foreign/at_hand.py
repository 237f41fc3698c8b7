"""On whose creatures a foreign file may build: the SRD's, then the DM's own where they are handed over.

The SRD's come first, so that a file taken twice is not built on what it gave the first time.
"""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar

from tracker.bestiary.library import srd
from tracker.encounter.stat_block import StatBlock

Find = Callable[[str], StatBlock | None]
_OWN: ContextVar[Find | None] = ContextVar("own creatures", default=None)


@contextmanager
def own(find: Find) -> Iterator[None]:
    """While this lasts, also these are at hand."""
    token = _OWN.set(find)
    try:
        yield
    finally:
        _OWN.reset(token)


def find(name: str) -> StatBlock | None:
    """A creature to build on."""
    look = _OWN.get()
    found = srd().find(name)
    return found if found is not None or look is None else look(name)


def is_srd(block: StatBlock) -> bool:
    """Whether it is the SRD's, as it stands there."""
    return srd().find(block.name) == block
