"""What each deed of the menu of deeds is for, by the name of its dialog: one sentence each."""

from tracker.i18n.catalogue import pgettext


def deeds() -> dict[str, str]:
    """By name."""
    return {**_actions(), **_magic(), **_moves(), **_struggles(), **_order(), **_map(), **_uses()}


def _actions() -> dict[str, str]:
    return {
        "help": pgettext("purpose", "Help: a friend gets advantage on an attack or a task."),
        "hide": pgettext("purpose", "Hide: a Stealth total against those who might notice."),
        "search": pgettext("purpose", "Search: a Perception or Investigation check."),
        "use": pgettext("purpose", "An object that takes an action to use."),
        "ready": pgettext("purpose", "Ready: what it waits for, and what it then does."),
        "improvise": pgettext("purpose", "An action the rules have no name for."),
        "influence": pgettext("purpose", "Influence: words, threats, a deal."),
        "study": pgettext("purpose", "Study: what it knows, or finds out by looking closely."),
        "utilize": pgettext("purpose", "Utilize: an object that is not held in the hand."),
        "bonus": pgettext("purpose", "A bonus action: it is marked as used."),
        "react": pgettext("purpose", "A reaction: it is marked as used until the next turn."),
    }


def _magic() -> dict[str, str]:
    return {
        "cast": pgettext("purpose", "A spell: its slot, its time, and whether one concentrates."),
        "magic": pgettext("purpose", "A spell, a magic item or another kind of magic."),
        "action": pgettext(
            "purpose", "An action of the stat block: whom it hits, what they rolled, its damage."
        ),
        "legendary": pgettext("purpose", "A legendary action between the turns of others."),
        "form": pgettext("purpose", "Another form with hit points of its own, or back again."),
        "phase": pgettext("purpose", "What happens when hit points fall so low, or a round comes."),
        "zone": pgettext("purpose", "An area that stays: who stands in it, what it does to them."),
    }


def _moves() -> dict[str, str]:
    return {
        "move": pgettext("purpose", "Feet it moves, and how; leaving a reach is pointed out."),
        "mount": pgettext("purpose", "Onto a mount."),
        "fall": pgettext("purpose", "A fall from a height, with its damage."),
    }


def _struggles() -> dict[str, str]:
    return {
        "grapple": pgettext("purpose", "Grapple: Athletics against Athletics or Acrobatics."),
        "shove": pgettext("purpose", "Shove: prone or 5 feet away."),
        "escape": pgettext("purpose", "Out of a grapple."),
        "release": pgettext("purpose", "Lets go of whom it holds."),
        "contest": pgettext("purpose", "Any check of one against any check of another."),
    }


def _order() -> dict[str, str]:
    return {
        "swap": pgettext("purpose", "Two exchange their places in the order."),
        "split": pgettext("purpose", "Out of the group, to act apart from now on."),
        "join": pgettext("purpose", "Into the group of another, to act together from now on."),
        "clock": pgettext("purpose", "A timer that runs by itself, or a counter moved by hand."),
        "surprise": pgettext("purpose", "Who is surprised in the first round."),
    }


def _map() -> dict[str, str]:
    return {
        "area": pgettext("purpose", "How many creatures an area of that size catches."),
        "improvised": pgettext("purpose", "Damage you make up, by how grave it is and the level."),
        "blast": pgettext("purpose", "Whom an area on the map catches."),
        "place": pgettext("purpose", "Where it stands on the map."),
        "battlefield": pgettext("purpose", "What the ground of the map is."),
        "face": pgettext("purpose", "Where it looks."),
    }


def _uses() -> dict[str, str]:
    return {
        "recharge": pgettext("purpose", "What is spent and comes back: by a die, or by your word."),
        "slot": pgettext("purpose", "A spell slot spent, or given back."),
        "budget": pgettext("purpose", "What is left of a turn, set by hand."),
    }
