"""Words of `tracker import`: what was taken, guessed, dropped and kept in the notes, and why."""

from collections.abc import Mapping

from tracker.encounter.refusals import Refused
from tracker.i18n import import_reasons
from tracker.i18n.catalogue import npgettext, pgettext
from tracker.i18n.refusals import refusal, text_of
from tracker.rules.reasons import Param


def pasted() -> str:
    """Stands for the name of a file where there is none."""
    return pgettext("import", "standard input")


def about(source: str, refused: Refused) -> str:
    """A file that nothing could be taken from."""
    return pgettext("import", "{source}: {why}").format(source=source, why=refusal(refused))


def head(source: str, format: str) -> str:
    """Above what one file gave."""
    return pgettext("import", "{source} ({format})").format(
        source=source, format=import_reasons.format_name(format)
    )


def format_of(key: str) -> str:
    """What a text was recognised as."""
    return import_reasons.format_name(key)


def creature(name: str, file: str, ac: int, hp: str, attacks: int) -> str:
    """One creature that was taken."""
    fights = npgettext("import", "{n} attack", "{n} attacks", attacks).format(n=attacks)
    return pgettext("import", "  {name}: AC {ac}, {hp} hit points, {attacks} → {file}").format(
        name=name, ac=ac, hp=hp, attacks=fights, file=file
    )


def counts(line: str, guessed: int, noted: int, dropped: int) -> str:
    """The same with how many of its fields were not simply taken."""
    said = [
        npgettext("import", "{n} guessed", "{n} guessed", guessed).format(n=guessed)
        * bool(guessed),
        npgettext("import", "{n} in the notes", "{n} in the notes", noted).format(n=noted)
        * bool(noted),
        npgettext("import", "{n} dropped", "{n} dropped", dropped).format(n=dropped)
        * bool(dropped),
    ]
    rest = ", ".join(filter(None, said))
    return pgettext("import", "{line} ({counts})").format(line=line, counts=rest) if rest else line


def remark(field: str, kind: str, value: str, why: str) -> str:
    """What became of one field."""
    field = import_reasons.field_name(field)
    reason = import_reasons.reason(why)
    match kind:
        case "guessed":
            said = pgettext("import", "      {field}: {value} (guessed: {why})")
        case "dropped":
            said = pgettext("import", "      {field}: {value} (dropped: {why})")
        case "noted":
            said = pgettext("import", "      {field}: {value} (in the notes: {why})")
        case _:
            said = pgettext("import", "      {field}: {value}")
    return said.format(field=field, value=value, why=reason)


def encounter(name: str, entries: int, path: str) -> str:
    """An encounter that was taken."""
    many = npgettext("import", "{n} entry", "{n} entries", entries).format(n=entries)
    return pgettext("import", "  Encounter “{name}”: {entries} → {path}").format(
        name=name, entries=many, path=path
    )


def entry(count: str, name: str, many: str = "") -> str:
    """One line of an encounter; `many` stand there for dice, which go to the notes."""
    if many:
        return pgettext("import", "      {count} × {name}: {many} for now").format(
            count=count, name=name, many=many
        )
    return pgettext("import", "      {count} × {name}").format(count=count, name=name)


def party(path: str, typed: str) -> str:
    """The player characters of a file, and how an encounter gets them."""
    return pgettext(
        "import", "  Party of the player characters → {path} (tracker new … --party {typed})"
    ).format(path=path, typed=typed)


def trouble(where: str, why: str, params: Mapping[str, Param]) -> str:
    """Something in a file that could not be taken."""
    said = text_of(why) or import_reasons.trouble(why)
    said = said.format_map(
        {"path": "", "why": "", **{name: str(value) for name, value in params.items()}}
    )
    if not where:
        return pgettext("import", "  ! {why}").format(why=said)
    return pgettext("import", "  ! {where}: {why}").format(where=where, why=said)


def total(creatures: int, place: str) -> str:
    """Below it all."""
    return npgettext(
        "import", "{n} creature is in {place}.", "{n} creatures are in {place}.", creatures
    ).format(n=creatures, place=place)
