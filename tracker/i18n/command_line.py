"""Words of the command line: what its verbs print."""

from tracker.encounter.bounds import BY_HAND
from tracker.i18n import terms
from tracker.i18n.catalogue import npgettext, pgettext


def refused_line(number: int, line: str, why: str) -> str:
    """A typed line that was refused."""
    return pgettext("do", "line {n}: {line}\n  {why}").format(n=number, line=line, why=why)


def unsaid(why: str) -> str:
    """The disk on which the output goes is full."""
    return pgettext("do", "The output could not be written: {why}").format(why=why)


def unchanged(path: str) -> str:
    """All or nothing: nothing."""
    return pgettext("do", "{path} is as it was.").format(path=path)


def safe_in(path: str) -> str:
    """Where the fight is after an error."""
    return pgettext("error", "The fight is safe in {path}; open it again to go on.").format(
        path=path
    )


def failed(kind: str, place: str) -> str:
    """An error nobody foresaw."""
    return pgettext("error", "tracker failed and had to stop ({kind} at {place}).").format(
        kind=kind, place=place
    )


def undone(count: int, step: int) -> str:
    """Undo, and the step that is the last one now."""
    return npgettext(
        "do", "{n} step undone; step {step} is the last", "{n} steps undone; step {step} is the last",
        count,
    ).format(n=count, step=step)  # fmt: skip


def redone(count: int, step: int) -> str:
    """Redo, and the step that is the last one now."""
    return npgettext(
        "do", "{n} step redone; step {step} is the last", "{n} steps redone; step {step} is the last",
        count,
    ).format(n=count, step=step)  # fmt: skip


def restarted(tails: int) -> str:
    """A new try, and under which number the old one is kept."""
    return pgettext("do", "A new try; bring back {n} brings what was played").format(n=tails)


def brought_back(step: int) -> str:
    """A tail in its place again."""
    return pgettext("do", "Brought back; step {step} is the last").format(step=step)


def question(number: int, text: str) -> str:
    """An open question with its number for `prompt`."""
    return pgettext("do", "? #{n} {text}").format(n=number, text=text)


def log_line(number: str, round_number: int, text: str) -> str:
    """A line of the log: step, round, sentence."""
    when = pgettext("log", "R{n}").format(n=round_number) if round_number else ""
    return f"{number:>5}  {when:<4} {text}"


def step_head(number: int, line: str) -> str:
    """A step and its line, above its derivation."""
    return pgettext("why", "Step {n}: {line}").format(n=number, line=line)


def head(name: str, round_number: int, now: str, following: str, *, ended: bool) -> str:
    """The first line of a table."""
    parts = [name]
    if ended:
        parts.append(pgettext("head", "the fight is over"))
    elif round_number:
        parts.append(pgettext("head", "round {n}").format(n=round_number))
        parts.append(pgettext("head", "now {who}").format(who=now) if now else "")
    else:
        parts.append(pgettext("head", "not started"))
    if following and not ended:
        parts.append(pgettext("head", "next {who}").format(who=following))
    return " · ".join(filter(None, parts))


def table_heads() -> tuple[str, str, str, str, str, str]:
    """Heads of the table."""
    return (
        pgettext("column", "Init"),
        pgettext("column", "Handle"),
        pgettext("column", "Name"),
        pgettext("column", "HP"),
        pgettext("column", "AC"),
        pgettext("column", "State"),
    )


def view_heads() -> tuple[str, str, str, str]:
    """Heads of the players' list."""
    return (
        pgettext("column", "Init"),
        pgettext("column", "Name"),
        pgettext("column", "Health"),
        pgettext("column", "Conditions"),
    )


def bestiary_heads() -> tuple[str, str, str, str, str]:
    """Heads of the list of creatures."""
    return (
        pgettext("column", "Name"),
        pgettext("column", "CR"),
        pgettext("column", "AC"),
        pgettext("column", "HP"),
        pgettext("column", "Kind"),
    )


def creature(size: str, kind: str) -> str:
    """`Large giant`."""
    return pgettext("bestiary", "{size} {kind}").format(size=terms.size(size), kind=kind)


def called(name: str, feature: str) -> str:
    """A name with the feature that tells it apart."""
    from tracker.i18n.sentences.remarks import with_extras

    return with_extras(name, [feature] if feature else [])


def creature_line(initiative: str, handle: str, name: str, hp: str, ac: str, remarks: str) -> str:
    """A creature as one plain line."""
    said = pgettext("row", "{initiative} {handle}, {name}").format(
        initiative=initiative, handle=handle, name=name
    )
    if hp:
        said = pgettext("row", "{who}: {hp} hit points, AC {ac}").format(who=said, hp=hp, ac=ac)
    return f"{said}, {remarks}" if remarks else said


def card(who: str, condition: str, text: str) -> str:
    """A condition's card for its player, or one for everybody."""
    if not who:
        return pgettext("card", "{condition}. {text}").format(condition=condition, text=text)
    return pgettext("card", "{who}: {condition}. {text}").format(
        who=who, condition=condition, text=text
    )


def exhaustion(level: int) -> str:
    """Its level."""
    return pgettext("row", "exhaustion {n}").format(n=level)


def concentrates(spell: str) -> str:
    """A spell that is held."""
    return pgettext("row", "holds {spell}").format(spell=spell)


def hiding(total: int) -> str:
    """In hiding."""
    return pgettext("row", "hiding {total}").format(total=total)


def readied(trigger: str) -> str:
    """A response that waits."""
    return pgettext("row", "readied: {trigger}").format(trigger=trigger)


def surprised() -> str:
    """Does nothing yet."""
    return pgettext("row", "surprised")


def enters(number: int) -> str:
    """Waits off-stage."""
    if number == BY_HAND:
        return pgettext("row", "waits to be called")
    return pgettext("row", "enters in round {n}").format(n=number)


def hidden() -> str:
    """Off the players' list."""
    return pgettext("row", "hidden from players")


def fights() -> str:
    """Title of what is in progress."""
    return pgettext("library", "Fights")


def encounters() -> str:
    """Title of what is prepared."""
    return pgettext("library", "Encounters")


def standing(round_number: int, creatures: int, *, ended: bool) -> str:
    """How far a file of the library is."""
    if ended:
        return pgettext("library", "over")
    if round_number:
        return pgettext("library", "round {n}").format(n=round_number)
    return npgettext("library", "{n} creature", "{n} creatures", creatures).format(n=creatures)


def has_fault() -> str:
    """A file that cannot be played as it is."""
    return pgettext("library", "has a fault, see tracker check")


def shelf_line(name: str, state: str, path: str) -> str:
    """One file of the library."""
    return pgettext("library", "  {name} ({state})  {path}").format(
        name=name, state=state, path=path
    )


def how_to_open() -> str:
    """Below the library."""
    return pgettext(
        "library",
        "Open one with tracker FILE in a terminal, or choose here with tracker --plain; "
        "tracker --help says more.",
    )


def no_terminal(path: str) -> str:
    """Below a table that was printed instead of opened."""
    return pgettext(
        "open",
        "This is no terminal to draw on. Play with: tracker --plain {path}, or tracker do {path} LINE…",
    ).format(path=path)


def perhaps(line: str) -> str:
    """A line that may have been meant, below the refusal of another."""
    return pgettext("do", "  perhaps: {line}").format(line=line)


def rolled_for_players(who: str) -> str:
    """Where nobody can be asked the program rolls for players too."""
    return pgettext(
        "do", "rolled for {who}: a total called at the table goes in as NAME=17"
    ).format(who=who)


def in_order(path: str, creatures: int, steps: int) -> str:
    """A file without faults."""
    held = npgettext("check", "{n} creature", "{n} creatures", creatures).format(n=creatures)
    if steps > 1:
        held += ", " + npgettext("check", "{n} step", "{n} steps", steps).format(n=steps)
    return pgettext("check", "{path}: in order ({held})").format(path=path, held=held)
