"""Words of the menu of deeds: what a creature does in its turn, what it takes, what is lacking."""

from tracker.i18n import screens_order, screens_shapes, terms
from tracker.i18n.catalogue import pgettext


def deeds() -> dict[str, str]:
    """What the menu offers, by key."""
    return (
        {
            "dash": pgettext("deed", "Dash"),
            "disengage": pgettext("deed", "Disengage"),
            "dodge": pgettext("deed", "Dodge"),
            "help": pgettext("deed", "Help"),
            "hide": pgettext("deed", "Hide"),
            "search": pgettext("deed", "Search"),
            "use": pgettext("deed", "Use an object"),
            "cast": pgettext("deed", "Cast a spell"),
            "ready": pgettext("deed", "Ready"),
            "improvise": pgettext("deed", "Improvise"),
            "influence": pgettext("deed", "Influence"),
            "magic": pgettext("deed", "Magic"),
            "study": pgettext("deed", "Study"),
            "utilize": pgettext("deed", "Utilize"),
            "bonus-dash": pgettext("deed", "Dash by bonus action"),
            "bonus-disengage": pgettext("deed", "Disengage by bonus action"),
            "bonus-dodge": pgettext("deed", "Dodge by bonus action"),
            "bonus": pgettext("deed", "Another bonus action"),
            "react": pgettext("deed", "Reaction"),
            "action": pgettext("deed", "Action of the stat block"),
            "legendary": pgettext("deed", "Legendary action"),
            "recharge": pgettext("deed", "Recharge, uses back"),
            "slot": pgettext("deed", "Spell slot"),
            "budget": pgettext("deed", "What is left of the turn"),
        }
        | _of_bodies()
        | screens_order.deeds()
        | screens_shapes.deeds()
    )


def _of_bodies() -> dict[str, str]:
    return {
        "move": pgettext("deed", "Move"),
        "stand": pgettext("deed", "Stand up"),
        "prone": pgettext("deed", "Drop prone"),
        "mount": pgettext("deed", "Mount"),
        "dismount": pgettext("deed", "Dismount"),
        "fall": pgettext("deed", "Fall"),
        "underwater": pgettext("deed", "Under water, or out of it"),
        "grapple": pgettext("deed", "Grapple"),
        "escape": pgettext("deed", "Escape a grapple"),
        "release": pgettext("deed", "Let go"),
        "shove": pgettext("deed", "Shove"),
        "contest": pgettext("deed", "Contest"),
        "opportunity": pgettext("deed", "Opportunity attack"),
        "two-weapon": pgettext("deed", "Second weapon"),
        "area": pgettext("deed", "Whom an area catches"),
        "place": pgettext("deed", "Place on the map"),
        "face": pgettext("deed", "Turn"),
        "blast": pgettext("deed", "Area on the map"),
        "battlefield": pgettext("deed", "Ground of the map"),
        "improvised": pgettext("deed", "Improvised damage"),
        "surprise": pgettext("deed", "Surprise"),
    }


def deed(key: str) -> str:
    """One entry of the menu."""
    return deeds()[key]


def cost(key: str) -> str:
    """What it takes of the turn."""
    return {
        "attack": pgettext("budget", "one attack"),
        "movement": pgettext("budget", "movement"),
        "free": pgettext("budget", "free"),
        "drop": pgettext("budget", "let it fall"),
        "table": pgettext("budget", "for the DM"),
        "legendary": pgettext("budget", "legendary uses"),
    }.get(key) or terms.budget(key)


def lacking(key: str) -> str:
    """What a deed needs and is not there."""
    return {
        "stand": pgettext("deed", "is not prone"),
        "dismount": pgettext("deed", "rides nothing"),
        "escape": pgettext("deed", "nobody holds it"),
        "release": pgettext("deed", "holds nobody"),
    }[key]


def menu_heading(who: str) -> str:
    """Over the menu."""
    return pgettext("dialog", "What does {who} do?").format(who=who)


def dialog_heading(key: str, who: str) -> str:
    """Over the dialog of an entry."""
    return pgettext("dialog", "{deed}: {who}").format(deed=deed(key), who=who)


def nothing_found() -> str:
    """No entry fits what was typed."""
    return pgettext("dialog", "nothing fits")


def looking_for(text: str) -> str:
    """What was typed to find an entry."""
    return pgettext("dialog", "find {text}").format(text=text)
