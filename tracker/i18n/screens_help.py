"""The first paragraph of the help: what a screen is for, and what to do next."""

from tracker.i18n import screens_help_deeds, screens_help_dialogs, screens_party, screens_settings
from tracker.i18n.catalogue import pgettext
from tracker.i18n.keys_said import keyed

Paragraphs = tuple[str, ...]


def purpose(name: str) -> Paragraphs:
    """Of a screen or dialog by its name; a plain word for one that has none of its own."""
    found = _screens().get(name)
    if found is not None:
        return found
    told = screens_help_dialogs.dialogs().get(name) or screens_help_deeds.deeds().get(name)
    return (told, dialog_next()) if told else (dialog_next(),)


def known() -> frozenset[str]:
    """Names that have words of their own."""
    every = (_screens(), screens_help_dialogs.dialogs(), screens_help_deeds.deeds())
    return frozenset(name for some in every for name in some)


def dialog_next() -> str:
    """What to do in any dialog."""
    return pgettext(
        "purpose",
        "Type or choose what came up at the table; what you leave empty the program rolls or takes "
        "from the stat block. Below the fields stands what would happen: {apply} does it, {close} "
        "leaves without a trace, and {undo} takes it back afterwards.",
    ).format(**keyed("dialog", apply="Enter", close="Esc"), **keyed("fight", undo="u"))


def _screens() -> dict[str, Paragraphs]:
    own = {"settings": screens_settings.purpose(), **screens_party.purposes()}
    return {**_places(), **_makers(), **_readers(), **_looking_back(), **_lists(), **own}


def _places() -> dict[str, Paragraphs]:
    return {
        "library": (
            pgettext(
                "purpose",
                "Everything you can play: fights under way, encounters you prepared, examples, and "
                "your party.",
            ),
            pgettext(
                "purpose",
                "Put the cursor on one and press Enter to play it; a prepared encounter is copied "
                "first and stays as it is. {new} begins a new one, {search} finds by name.",
            ).format(**keyed("library", new="n", search="/")),
        ),
        "prepare": (
            pgettext(
                "purpose",
                "An encounter before it is played: who comes, how many, when, and how hard that is "
                "for your party.",
            ),
            pgettext(
                "purpose",
                "{add} adds creatures: type a count and a name and choose from what is found. The "
                "other keys change the entry under the cursor; the mouse drags it to another "
                "place. {save} saves, {play} plays a copy.",
            ).format(**keyed("prepare", add="a", save="s", play="p")),
            pgettext(
                "purpose",
                "A line may say how many (x5, 2d4), hidden, ally, round 3 or later, hp=max, init 12, "
                "(red hat, scar), boss, minion or swarm, hp+50% ac+2 hit+1 dmg+3, threshold=5, and "
                "each: a line for everyone.",
            ),
        ),
    }


def _makers() -> dict[str, Paragraphs]:
    return {
        "creatures": (
            pgettext("purpose", "All creatures of the bestiary, your own first."),
            pgettext(
                "purpose",
                "Type to search by name, kind or challenge (cr 2). Enter edits your own, or a copy "
                "of another; the texts of other programs can be pasted.",
            ),
        ),
        "creature": (
            pgettext(
                "purpose", "One creature as a form; its stat block beside it follows as you type."
            ),
            pgettext(
                "purpose",
                "Only a name and hit points are needed. A red line says what is wrong; {save} saves "
                "once nothing is.",
            ).format(**keyed("creature", save="^s")),
        ),
        "pasting": (
            pgettext(
                "purpose", "A stat block or a file of another program, pasted or typed as text."
            ),
            pgettext(
                "purpose",
                "Paste it on the left; the right side says what was found, guessed and dropped. "
                "{save} takes all creatures, {edit} opens the first in the form.",
            ).format(**keyed("pasting", save="^s", edit="^e")),
        ),
    }


def _readers() -> dict[str, Paragraphs]:
    back = pgettext("purpose", "Arrows, j and k scroll; Esc goes back to where you were.")
    return {
        "rules": (
            pgettext("purpose", "The rules at hand: conditions, actions, cover, tables, options."),
            pgettext(
                "purpose",
                "Press {search} and type what you look for, typing errors do no harm; Enter opens the card. "
                "In a fight {show} puts a card before the players.",
            ).format(**keyed("rules", search="/", show="P")),
        ),
        "card": (pgettext("purpose", "One rule in short words, with its number."), back),
        "look": (
            pgettext("purpose", "Your notes on the encounter, and the whole card of a creature."),
            back,
        ),
        "statblock": (pgettext("purpose", "A whole stat block."), back),
        "why": (
            pgettext("purpose", "The log, newest first, with the reason of every number."),
            back,
        ),
        "summary": (
            pgettext("purpose", "What the fight came to: time, deeds, rewards, damage by rounds."),
            back,
        ),
        "reading": (pgettext("purpose", "Something to read."), back),
    }


def _looking_back() -> dict[str, Paragraphs]:
    return {
        "log": (
            pgettext("purpose", "Everything that happened, with the reason of every number."),
            pgettext(
                "purpose",
                "{why} on a line says why. {creature}, {kind}, {round} and {search} leave only the "
                "lines that fit, {everything} brings all back. {past} shows the table as it was "
                "then, {go_here} twice undoes to there.",
            ).format(
                **keyed(
                    "log",
                    why="Enter",
                    creature="c",
                    kind="e",
                    round="r",
                    search="/",
                    everything="a",
                    past="l",
                    go_here="u",
                )
            ),
        ),
        "reasons": (
            pgettext("purpose", "The reasons of one step, down to the rules they rest on."),
            pgettext(
                "purpose", "{rule} reads the rule under the cursor, {close} goes back."
            ).format(**keyed("reasons", rule="Enter", close="Esc")),
        ),
        "past": (
            pgettext("purpose", "The fight as it was then, to look at; nothing here changes it."),
            pgettext(
                "purpose",
                "The arrows go step by step, {turn_after} and {turn_before} turn by turn.",
            ).format(**keyed("past", turn_after="n", turn_before="b")),
        ),
        "curtain": (
            pgettext("purpose", "What players may see, over everything; no key but its own works."),
        ),
    }


def _lists() -> dict[str, Paragraphs]:
    choose = pgettext(
        "purpose",
        "Press the letter of an entry, or move to it and press Enter; {search} finds one as you "
        "type. What the rules forbid now is dim and says why.",
    ).format(**keyed("menu", search="/"))
    words = pgettext(
        "purpose",
        "A letter alone is done after a moment; go on typing, and an entry with such a word is found "
        "and waits for Enter.",
    )
    return {
        "actionmenu": (
            pgettext("purpose", "Everything a creature can do in its turn beside attacking."),
            choose,
            words,
        ),
        "optionsmenu": (
            pgettext("purpose", "Optional rules and readings of this fight; each can be undone."),
            choose,
        ),
        "beyondmenu": (
            pgettext(
                "purpose",
                "What goes beyond this fight: its summary, another file's creatures, the party, a "
                "fresh start, steps that were cut off.",
            ),
            choose,
            words,
        ),
        "palette": (
            pgettext("purpose", "Everything that can be done on the screen below."),
            pgettext(
                "purpose",
                "Type what you want to do, typing errors do no harm; Enter does it. The key and the "
                "typed word stand beside it, so that the next time is faster.",
            ),
        ),
    }


def fight() -> str:
    """What the fight screen is for."""
    return pgettext(
        "purpose",
        "The fight: everyone in order of initiative. ▶ marks whose turn it is, › is your cursor; "
        "keys are about the creature under the cursor, or about all that are marked.",
    )


def fight_next(state: str, **params: object) -> str:
    """What to do next, by where the fight stands."""
    known = keyed(
        "fight", next="n", undo="u", close="q", fights="F", add="+", attack="a", act="o", damage="d",
        heal="h", condition="c",
    )  # fmt: skip
    return _next_of(state).format(**params, **known)


def _next_of(state: str) -> str:
    match state:
        case "empty":
            return pgettext("purpose", "Next: {add} adds creatures from the bestiary.")
        case "before":
            return pgettext(
                "purpose",
                "Next: {next} asks for everyone's initiative and begins round 1; what you leave "
                "empty is rolled.",
            )
        case "over":
            return pgettext(
                "purpose",
                "The fight is over: {fights}, then s, shows the summary, {undo} takes the end back, "
                "{close} leaves.",
            )
        case "asked":
            return pgettext(
                "purpose",
                "Next: a question is open above the log. What it takes: {answers}.",
            )
        case "picking":
            return pgettext(
                "purpose",
                "You are picking: the letter of a row marks it, Enter keeps the marks for the next "
                "key.",
            )
        case _:
            return pgettext(
                "purpose",
                "Next: it is the turn of {who}. {attack} attacks, {act} has everything else it can "
                "do, {damage} and {heal} are damage and healing, {condition} conditions; {next} ends "
                "the turn, {undo} takes the last step back.",
            )


def fight_ways() -> str:
    """Other ways to do everything."""
    return pgettext(
        "purpose",
        "{mark} marks several targets, {pick} picks them by letters. Everything can also be typed "
        "after {type} or found by {palette}. The mouse does it too: click, double click, right "
        "click, drag a row.",
    ).format(**keyed("fight", mark="Space", pick="v", type=":"), **keyed("anywhere", palette="^p"))
