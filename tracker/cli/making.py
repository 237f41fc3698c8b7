"""`new`: a prepared encounter in one line, with how hard it is."""

from pathlib import Path

from tracker.cli import DONE, speech
from tracker.cli.arguments import Asked
from tracker.encounter.refusals import Refused
from tracker.encounter.word_starts import folded
from tracker.i18n import preparing as words
from tracker.rules import rewards
from tracker.session import creatures
from tracker.session.preparing import Preparing


def new(asked: Asked) -> int:
    """Write it among the prepared encounters, or where `--to` says; nothing at all if a line fails."""
    making = Preparing(creatures.library(), seed=asked.seed)
    making.put(party=party_named(asked.party))
    making.rename(asked.name)
    for line in asked.text:
        for drafted in making.add(line):
            if drafted.rolled:
                speech.say(words.rolled(drafted.found, drafted.rolled))
            if taken_otherwise(drafted.asked, drafted.found):
                speech.say(words.taken_for(drafted.asked, drafted.found))
    making.put(notes=asked.notes, read_aloud=asked.read_aloud)
    path, _ = making.save(asked.name, Path(asked.to) if asked.to else None)
    tell(making)
    speech.say(words.made(str(path)))
    speech.say(words.how_to_play(str(path)))
    return DONE


def party_named(name: str) -> str:
    """The party as the file will name it; refuses one that is not there."""
    if not name:
        return ""
    from tracker.storage import places

    given = Path(name)
    beside = places.encounters_folder() / "encounter.json"
    if given.name == name and places.find_beside(name, beside):
        return name
    if not given.is_file():
        raise Refused("party-file-missing", path=name)
    return str(given.resolve())


def taken_otherwise(asked: str, found: str) -> bool:
    """Whether what was found is called otherwise than what was typed, plurals apart."""
    one, other = folded(asked), folded(found)
    return not (one == other or one.startswith(other[: max(3, len(other) - 2)]))


def tell(making: Preparing) -> None:
    """Who comes, and how hard it is."""
    levels = making.levels()
    old, new_one = making.difficulty()
    guessed = any(one.guessed for one in making.members() if one.present)
    each = rewards.shares(old.xp, len(levels))
    name = str(making.draft.opening.get("party", ""))
    speech.say(words.party_line(name, len(levels), levels, guessed, each))
    speech.say(words.by_2014(old))
    speech.say(words.by_2024(new_one))
