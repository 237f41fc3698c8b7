"""`card`: a card of the rules for everybody at the table; conditions may be cut short."""

from tracker.encounter.commands import ShowCard
from tracker.shorthand import values
from tracker.shorthand.lexing import key
from tracker.shorthand.reader import Reader


def card(reader: Reader) -> ShowCard:
    """`card NAME [off]`: several words of a name are joined as the reference writes them."""
    token = reader.peek()
    if token.kind not in ("word", "quoted"):
        raise reader.expected("condition")
    said = [reader.take().text]
    while reader.peek().kind == "word" and not reader.is_word("off"):
        said.append(reader.take().text)
    text = key(" ".join(said))
    name = values.condition_named(text) or values.name(reader, text.replace(" ", "-"), token)
    return ShowCard(name, bool(reader.word("off")))
