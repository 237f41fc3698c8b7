"""Which creature a name of `add` means: the bestiary comes first, then the kinds on the table."""

from tracker.encounter.refusals import Refused
from tracker.encounter.stat_block import StatBlock
from tracker.rules.words import BODILESS
from tracker.shorthand import values
from tracker.shorthand.directory import singulars
from tracker.shorthand.lexing import Token, key
from tracker.shorthand.reader import Reader


def stat_block(reader: Reader, name: str, token: Token, *, exact: bool) -> StatBlock | None:
    """The creature of that name, of that plural or, unless exact, that starts so.

    The bestiary comes first, then the kinds on the table, of which one more may come.
    """
    vocabulary = reader.vocabulary
    if (found := vocabulary.find(name) or on_table(reader, key(name))) is not None or exact:
        return found
    for one in singulars(key(name)):
        if (found := vocabulary.find(one) or on_table(reader, one)) is not None:
            return found
    matches = vocabulary.match(name)
    if len(matches) > 1:
        shown = ", ".join(matches[: values.MOST_SHOWN])
        more = max(0, len(matches) - values.MOST_SHOWN)
        raise Refused("ambiguous", word=name, at=token.start, candidates=shown, more=more)
    return vocabulary.find(matches[0]) if matches else None


def on_table(reader: Reader, name: str) -> StatBlock | None:
    """A kind of that name, the sheets of characters and rows without hit points left out."""
    table = reader.table
    left_out = {one.own_block for one in table.combatants.values() if one.kind in ("pc", *BODILESS)}
    kinds = (block for kind, block in table.kinds.items() if kind not in left_out)
    return next((block for block in kinds if key(block.name) == name), None)
