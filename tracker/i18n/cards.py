"""Conditions in our own words, put before the player whose character has one (TRACK-14)."""

from tracker.i18n.catalogue import pgettext


def card_text(condition: str) -> str:
    """What the condition does; empty for one that is not of the rules."""
    match condition:
        case "blinded":
            return pgettext(
                "card", "You see nothing. Your attacks have disadvantage, attacks on you advantage."
            )
        case "charmed":
            return pgettext(
                "card", "You cannot harm the charmer, who is more convincing to you than usual."
            )
        case "deafened":
            return pgettext("card", "You hear nothing.")
        case "exhaustion":
            return pgettext("card", "You are worn out: see your level. The sixth level kills.")
        case "frightened":
            return pgettext(
                "card",
                "While you see what frightens you, attacks and checks have disadvantage. "
                "You cannot move closer to it.",
            )
        case "grappled":
            return pgettext("card", "Somebody holds you: your speed is 0.")
        case "incapacitated":
            return pgettext("card", "You take no actions and no reactions.")
        case "invisible":
            return pgettext(
                "card", "Nobody sees you. Your attacks have advantage, attacks on you disadvantage."
            )
        case "paralyzed":
            return pgettext(
                "card",
                "You do not move, speak or act, and fail Strength and Dexterity saves. "
                "A hit from close by is critical.",
            )
        case "petrified":
            return pgettext(
                "card", "You are stone: you notice nothing, do nothing and resist all damage."
            )
        case "poisoned":
            return pgettext("card", "Your attacks and ability checks have disadvantage.")
        case "prone":
            return pgettext(
                "card",
                "You lie on the ground and crawl; standing up costs half your speed. "
                "Your attacks have disadvantage; who is close hits you more easily.",
            )
        case "restrained":
            return pgettext(
                "card",
                "Your speed is 0. Your attacks and Dexterity saves have disadvantage, "
                "attacks on you advantage.",
            )
        case "stunned":
            return pgettext(
                "card",
                "You do not move or act, speak haltingly, and fail Strength and Dexterity saves. "
                "Attacks on you have advantage.",
            )
        case "unconscious":
            return pgettext(
                "card",
                "You notice nothing, do nothing and drop what you hold. "
                "A hit from close by is critical.",
            )
        case _:
            return ""
