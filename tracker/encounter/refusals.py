"""The one exception of the core: a command that cannot be carried out, by name and parameters."""

from tracker.rules.reasons import Param


class Refused(Exception):
    """A refusal; the i18n room says it in the DM's language, with what would be right.

    `key` names the sentence (`dead-are-not-healed`), `params` fill it. Values are names and
    numbers, never sentences; lists of names are joined by commas.
    """

    def __init__(self, key: str, /, **params: Param) -> None:
        super().__init__(key, params)
        self.key = key
        self.params = params
