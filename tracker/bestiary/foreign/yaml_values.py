"""YAML as the JSON values it stands for: no objects, no endless references, one kind of error.

PyYAML's safe loader makes no objects, but a few bytes of aliases stand for billions of values;
a text with many is refused before it is read.
"""

import re
from typing import Any

MOST_ALIASES = 100
ALIAS = re.compile(r"(?m)(?:^|[\s\[{,:-])\*[\w-]+")


class NotYamlError(ValueError):
    """The text is no YAML that may be read; `line` is where, from 1, or 0."""

    def __init__(self, line: int = 0) -> None:
        super().__init__(line)
        self.line = line


def documents(text: str) -> tuple[Any, ...]:
    """The values of all documents that are not empty."""
    if len(ALIAS.findall(text)) > MOST_ALIASES:
        raise NotYamlError
    import yaml

    loader: Any = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
    try:
        found = list(yaml.load_all(text, loader))
    except yaml.MarkedYAMLError as error:
        raise NotYamlError(error.problem_mark.line + 1 if error.problem_mark else 0) from None
    except (yaml.YAMLError, RecursionError, ValueError, TypeError, OverflowError):
        raise NotYamlError from None
    except (AttributeError, LookupError):  # what a malformed `!!int ""` or time stamp raises
        raise NotYamlError from None
    return tuple(one for one in found if one is not None)
