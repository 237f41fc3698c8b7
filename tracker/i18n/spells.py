"""What a spell does beyond the numbers of its effect: said when it is cast, and when it ends."""

from tracker.i18n.catalogue import pgettext
from tracker.rules.spells import key


def by_hand(name: str) -> str:
    """What the table has to do itself; empty where the effect is all."""
    return {
        "barkskin": pgettext("spell", "for one who does not have a higher AC"),
        "beacon-of-hope": pgettext("spell", "by hand: healing counts in full"),
        "haste": pgettext(
            "spell",
            "by hand: one more action a turn, for one attack, Dash, Disengage, Hide or an object",
        ),
        "holy-aura": pgettext("spell", "by hand: attacks against them have disadvantage"),
        "mage-armor": pgettext("spell", "for AC 10 + Dex: only without armor"),
        "slow": pgettext(
            "spell", "by hand: no reaction, an action or a bonus action, one attack at most"
        ),
        "warding-bond": pgettext(
            "spell", "by hand: resistance to all damage, and the caster takes as much"
        ),
    }.get(key(name), "")


def aftermath(name: str) -> str:
    """What comes when it ends, with `{who}`; empty for most."""
    if key(name) == "haste":
        return pgettext(
            "spell", "Haste is over: {who} neither moves nor acts until after its next turn"
        )
    return ""
