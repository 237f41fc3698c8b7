"""`settings`: where the file is, what holds, what is wrong; one of them set, or as it comes."""

import json
from collections.abc import Iterator, Mapping
from pathlib import Path

from tracker.cli import DONE, REFUSED, speech
from tracker.cli.arguments import Asked
from tracker.encounter.refusals import Refused
from tracker.i18n import settings_said as words
from tracker.session import settings as chosen
from tracker.session.settings import Settings

Value = str | bool | list[str]


def settings(asked: Asked) -> int:
    """Without a name all of them; with values it is set."""
    now, faults = chosen.read()
    faults += faults_of_keys(now)
    name, *values = asked.text or [""]
    if values or asked.default:
        put(now, name, values)
        return DONE
    if name in chosen.TABLES:
        for one in every_entry(name):
            speech.say(words.setting(f"{name}.{one}", written(entry_of(now, f"{name}.{one}"))))
        return DONE
    if name:
        say(name, entry_of(now, name), asked)
        return DONE
    if asked.json:
        speech.say_json({"path": str(chosen.place()), **dict(shown(now))})
    else:
        speech.say(words.where(str(chosen.place()), there=chosen.place().exists()))
        for one, value in entries(now):
            speech.say(words.setting(one, written(value)))
    for fault in faults:
        speech.complain(fault)
    return REFUSED if faults else DONE


def put(now: Settings, name: str, values: list[str]) -> None:
    """One of them; no values: what it comes with."""
    after = chosen.with_words(now, name, values) if values else chosen.without(now, name)
    table, _, entry = name.partition(".")
    if table == "keys":
        from tracker.tui import remapping

        remapping.check(now.keys, after.keys, entry)
    chosen.write(now, after)
    speech.say(words.setting(name, written(entry_of(after, name))))


def faults_of_keys(now: Settings) -> tuple[Refused, ...]:
    """Keys that are where they cannot be."""
    if not now.keys:
        return ()
    from tracker.tui import remapping

    return remapping.remapped(now.keys).faults


def check(path: Path) -> int:
    """How many settings a file holds; `BadFile` names every fault."""
    from tracker.storage.faults import BadFile

    found, faults = chosen.read(path)
    if not path.exists():
        raise Refused("file-not-found", path=str(path))
    every = (*faults, *faults_of_keys(found))
    if every:
        raise BadFile(path, every)
    return sum(1 for name, value in entries(found) if value != entry_of(Settings(), name))


def entries(now: Settings) -> Iterator[tuple[str, Value]]:
    """All that stand alone, and what stands in the tables."""
    for name, value in shown(now):
        if isinstance(value, dict):
            yield from ((f"{name}.{one}", inner) for one, inner in value.items())
        else:
            yield name, value


def shown(now: Settings) -> Iterator[tuple[str, Value | dict[str, Value]]]:
    """As the file has them."""
    for name in Settings.__annotations__:
        value = getattr(now, name)
        if isinstance(value, Mapping):
            yield name, {one: plain(inner) for one, inner in value.items()}
        else:
            yield name, value


def plain(value: str | bool | tuple[str, ...]) -> Value:
    return list(value) if isinstance(value, tuple) else value


def entry_of(now: Settings, name: str) -> Value:
    """One of them, or what it comes with. Refuses a name that is none."""
    table, dot, entry = name.partition(".")
    if not dot or table not in chosen.TABLES:
        chosen.without(now, name)
        value = dict(shown(now))[name]
        return written(value) if isinstance(value, dict) else value
    own = getattr(now, table).get(entry)
    return plain(own) if own is not None else as_it_comes(table, entry)


def every_entry(table: str) -> list[str]:
    """All names that a table may hold."""
    from tracker.encounter.options import NAMES
    from tracker.tui import remapping

    match table:
        case "prompts":
            return list(chosen.prompt_kinds())
        case "options":
            return [one for one in NAMES if not one.startswith("prompt_")]
        case "folders":
            return list(chosen.FOLDERS)
        case _:
            return [str(one) for one in remapping.free()]


def as_it_comes(table: str, entry: str) -> Value:
    """The value of an entry that the file does not have."""
    from tracker.encounter.options import EDITION, EDITIONS, OPTIONS
    from tracker.tui import actions, key_names, remapping

    where = f"{table}.{entry}"
    match table:
        case "prompts" if chosen.answers(entry):
            return "ask"
        case "options" if entry == EDITION:
            return next(iter(EDITIONS))
        case "options" if entry in OPTIONS:
            standard = OPTIONS[entry].default
            return standard if isinstance(standard, bool) else str(standard)
        case "folders" if entry in chosen.FOLDERS:
            return str(chosen.folder(Settings(), entry))
        case "keys":
            name = remapping.named(entry, actions.DEFAULTS)
            keys = remapping.action_of(name, actions.DEFAULTS).keys
            return [key_names.written(one) for one in keys]
        case _:
            raise Refused("settings-unknown", where=where)


def written(value: Value | dict[str, Value]) -> str:
    """As TOML has it."""
    match value:
        case bool():
            return str(value).lower()
        case str():
            return json.dumps(value, ensure_ascii=False)
        case list():
            return f"[{', '.join(written(one) for one in value)}]"
        case dict():
            return f"{{{', '.join(f'{one} = {written(inner)}' for one, inner in value.items())}}}"


def say(name: str, value: Value, asked: Asked) -> None:
    """One of them."""
    if asked.json:
        speech.say_json({name: value})
    else:
        speech.say(value if isinstance(value, str) else written(value))
