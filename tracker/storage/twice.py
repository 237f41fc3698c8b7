"""Keys that stand twice in one JSON object, which Python's reader drops without a place.

Walks the text once more, sign by sign, and only when such a key is known to be there.
"""

import json
import re
from collections.abc import Iterator

from tracker.encounter.refusals import Refused
from tracker.storage.faults import fault

_TOKEN = re.compile(r'"(?:[^"\\]|\\.)*"|[{}\[\],:]')


class Level:
    """One object or list on the way to where the walk is."""

    def __init__(self, *, is_list: bool) -> None:
        self.lines: dict[str, tuple[int, int]] = {}
        """Of an object: the sign and the line where each key stood first."""
        self.here: str | int = 0 if is_list else ""
        """The key or number whose value is being read."""

    def step(self) -> None:
        """A comma: in a list the next number, in an object a key comes next."""
        self.here = self.here + 1 if isinstance(self.here, int) else ""


def keys_twice(text: str) -> Iterator[Refused]:
    """Each such key by its path, with the lines it stands in. The text is good JSON."""
    levels: list[Level] = []
    line, seen = 1, 0
    word, at = "", (0, 0)
    for token in _TOKEN.finditer(text):
        line += text.count("\n", seen, token.start())
        seen = token.start()
        match token.group():
            case "{" | "[" as bracket:
                levels.append(Level(is_list=bracket == "["))
            case "}" | "]":
                levels.pop()
            case ",":
                levels[-1].step()
            case ":":
                level = levels[-1]
                level.here = str(json.loads(word))
                first = level.lines.setdefault(level.here, at)
                if first[0] != at[0]:
                    place = [one.here for one in levels]
                    yield fault("file-key-twice", place, first=first[1], line=at[1])
            case quoted:
                word, at = quoted, (seen, line)
