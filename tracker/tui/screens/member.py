"""One character of the party in the form of creatures, and what a killed program left of one."""

from tracker.i18n import screens_party as words
from tracker.session import creatures
from tracker.session.party_making import Party
from tracker.session.party_member import Member
from tracker.session.recovery import MEMBER, Left
from tracker.tui.screens.creature import CreatureScreen


class MemberScreen(CreatureScreen):
    """Dismissed with the name of what was saved, or an empty one."""

    KIND = MEMBER

    def said_title(self, name: str) -> str:
        """The first line."""
        return words.form_title(name)

    def said_saved(self, name: str, path: str) -> str:
        """After saving; the list, which says it with the way back, may not be below."""
        told = words.was_saved(name, path)
        relieved = isinstance(self.editing, Member) and self.editing.party.relieved
        return f"{words.relieved()} {told}" if relieved else told


def again(left: Left) -> MemberScreen:
    """What was typed about somebody; who has left the party since is somebody new."""
    party = Party(creatures.library())
    who = left.target.name if left.target else ""
    return MemberScreen(Member(party, who if party.taken(who) else ""), left)
