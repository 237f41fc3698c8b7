"""`card`: a card of the rules for everybody at the table; conditions may be cut short."""

from tracker.encounter.commands import ShowCard
from tracker.shorthand import values
from tracker.shorthand.lexing import Token, key
from tracker.shorthand.near import nearest
from tracker.shorthand.reader import Reader


def card(reader: Reader) -> ShowCard:
    """`card NAME [off]`: several words of a name are joined as the reference writes them."""
    token = reader.peek()
    if token.kind not in ("word", "quoted"):
        raise reader.expected("condition")
    said = [reader.take().text]
    while reader.peek().kind == "word" and not reader.is_word("off"):
        said.append(reader.take().text)
    return ShowCard(named(reader, key(" ".join(said)), token), bool(reader.word("off")))


def named(reader: Reader, text: str, token: Token) -> str:
    """The key of a card by its key or title; refuses `unknown-card` with near ones."""
    condition = values.condition_named(text)
    if condition:
        return condition
    name = values.name(reader, text, token)
    written = name.replace(" ", "-")
    known = reader.vocabulary.cards()
    if not known or written in reader.table.cards:
        return written
    for said in (written, name):
        if said in known:
            return known[said]
    near = ", ".join(dict.fromkeys(known[one] for one in nearest(name, known)))
    raise reader.refused("unknown-card", token, name=name, near=near)
