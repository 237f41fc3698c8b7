"""Words of what the fight asks or offers by itself: players' own dice, a monster to be shown."""

from collections.abc import Sequence

from tracker.i18n.catalogue import pgettext
from tracker.i18n.keys_said import keyed


def players_save(ability: str, dc: int) -> str:
    """Over the table of totals that players call."""
    return pgettext("dialog", "{ability} save DC {dc}: who rolled what?").format(
        ability=ability, dc=dc
    )


def foes_down(key: str) -> str:
    """The last of them fell."""
    return pgettext("message", "All foes are down: {key} ends the fight.").format(key=key)


def still_hidden(who: str) -> str:
    """Whoever attacks is known to be there, and players' list does not show it (UNSEEN-04)."""
    return pgettext("screen", "Players do not see {who} on their list: {reveal} reveals").format(
        who=who, **keyed("fight", reveal="r")
    )


def come_wounded(who: Sequence[str]) -> str:
    """Characters with their hit points, as the fight before left them."""
    return pgettext(
        "screen", "The party comes wounded ({time} rests, {heal} heals one): {who}"
    ).format(who=", ".join(who), **keyed("fight", time="T", heal="h"))


def kept(members: str) -> str:
    """What stands in the party's file now; the keys first, the line may be cut."""
    return pgettext(
        "screen", "In the party's file now ({time} rests, {undo} takes it back): {members}"
    ).format(members=members, **keyed("fight", time="T", undo="u"))


def did_nothing(who: str) -> str:
    """A turn went by without action and movement (TURN-02)."""
    return pgettext(
        "screen", "{who}: nothing done in that turn. Dodge and Ready are in {act}; {back} goes back"
    ).format(who=who, **keyed("fight", act="o", back="b"))


def not_acted(who: str) -> str:
    """Members of a group whose action went by unused while others of it acted."""
    return pgettext("screen", "In that turn {who} did not act: {back} goes back").format(
        who=who, **keyed("fight", back="b")
    )


def own_covers() -> tuple[tuple[str, str], ...]:
    """Cover of one target of many, beside the cover of all."""
    return (
        ("", pgettext("share", "as all")),
        ("half", pgettext("share", "half")),
        ("three-quarters", pgettext("share", "3/4")),
    )


def players_see(card: str, *, shown: bool) -> str:
    """Whether a card of the rules is on the players' screens (TRACK-14)."""
    text = (
        pgettext("screen", "● Players see: {card}")
        if shown
        else pgettext("screen", "○ Players do not see: {card}")
    )
    return text.format(card=card)
