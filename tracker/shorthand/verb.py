"""What one verb is: the table of them stands in `verbs`, and those of bodies in `body_verbs`."""

from typing import NamedTuple


class Verb(NamedTuple):
    """One verb."""

    name: str
    grammar: str
    """What follows the verb."""
    slots: tuple[str, ...] = ()
    """What comes first, in order: `who`, `targets`, `ability`, `condition`, `effect`, `option` ..."""
    options: tuple[str, ...] = ()
    """What may follow in any order: `adv`, `d20=`, `ac+`."""
    group: str = ""
    """Where help shows it."""
    text: bool = False
    """Whether it ends in free text, behind which nothing can be told apart."""

    @property
    def usage(self) -> str:
        """The whole line as help shows it."""
        return f"{self.name} {self.grammar}".replace("·", " ").rstrip()
