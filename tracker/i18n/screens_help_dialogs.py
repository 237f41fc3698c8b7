"""What each dialog of the fight and of the library is for, by its name: one sentence each."""

from tracker.i18n.catalogue import pgettext


def dialogs() -> dict[str, str]:
    """By name."""
    return {**_blows(), **_bodies(), **_fight(), **_files()}


def _blows() -> dict[str, str]:
    return {
        "attack": pgettext(
            "purpose", "One attack on one target: the chance, what speaks for and against it, dice."
        ),
        "mob": pgettext("purpose", "A whole group attacks at once, by the mob table or by dice."),
        "damage": pgettext(
            "purpose",
            "Damage to everyone that is marked: an amount and a type, for each full, half or none.",
        ),
        "heal": pgettext("purpose", "Hit points back, for everyone that is marked."),
        "temp": pgettext(
            "purpose", "Temporary hit points; they do not add up, the better ones stay."
        ),
        "save": pgettext(
            "purpose", "One saving throw for everyone that is marked, with damage or a condition."
        ),
        "playersaves": pgettext("purpose", "What the players rolled; an empty line is rolled."),
        "deathsave": pgettext("purpose", "A death saving throw: the die as it fell, or empty."),
    }


def _bodies() -> dict[str, str]:
    return {
        "condition": pgettext("purpose", "A condition put on or taken off, with its end."),
        "effect": pgettext(
            "purpose", "An effect with a name of your own: what it changes, and when it ends."
        ),
        "concentrate": pgettext(
            "purpose", "The spell one concentrates on; an empty line ends the concentration."
        ),
        "note": pgettext("purpose", "Your own note on a creature; players never see it."),
        "rename": pgettext("purpose", "Another name; what you type for it stays the same."),
        "initiative": pgettext(
            "purpose", "Another initiative: a number, roll, or with or after somebody."
        ),
        "remove": pgettext("purpose", "Takes creatures out of the fight; undo brings them back."),
        "add": pgettext("purpose", "Creatures from the bestiary come into the fight."),
    }


def _fight() -> dict[str, str]:
    return {
        "start": pgettext(
            "purpose", "Everyone's initiative; an empty line is rolled, and Enter on it begins."
        ),
        "time": pgettext("purpose", "Minutes and hours that go by, or a rest."),
        "amend": pgettext(
            "purpose",
            "A step again, with the same dice and something different; answers given since come again.",
        ),
        "end": pgettext("purpose", "Ends the fight: rewards, and what the party takes home."),
        "option": pgettext("purpose", "One optional rule: choose how this fight reads it."),
        "typed": pgettext(
            "purpose",
            "A line in the typed language: a verb, who, what. Tab completes, ↑ brings earlier lines.",
        ),
        "recalling": pgettext(
            "purpose", "Words of a line you typed before, in this fight or another: it comes back."
        ),
        "merge": pgettext("purpose", "Creatures of another file come into this fight."),
        "party": pgettext("purpose", "Party file and fight differ: choose whose values hold."),
        "conflict": pgettext("purpose", "The file was changed by another program: choose one."),
    }


def _files() -> dict[str, str]:
    return {
        "copy": pgettext("purpose", "Saves the fight as it stands under another name."),
        "export": pgettext("purpose", "Writes it as a file for people or other programs to read."),
        "partypicking": pgettext("purpose", "Which party plays, and who of it is there today."),
    }
