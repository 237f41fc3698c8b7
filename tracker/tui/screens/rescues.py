"""In the library: what a killed program had not saved is told of, and one key goes on with it."""

from tracker.encounter.refusals import Refused
from tracker.i18n import screens_rescue as words
from tracker.i18n import tour
from tracker.tui import actions
from tracker.tui.keyed import Keyed
from tracker.tui.plain import plain


def tell(screen: Keyed) -> None:
    """Say that something waits; to whom has never played, where one learns it."""
    if getattr(screen, "message", ""):
        # What was just done is said already.
        return
    from tracker.session import recovery
    from tracker.storage import shelf

    left = recovery.waiting()
    if left is not None and left.problem is not None:
        screen.refuse(left.problem)
    elif left is not None:
        screen.say(words.waiting(plain(recovery.name_of(left)), recovery.time_of(left)))
    elif not shelf.fights():
        screen.say(tour.offered(actions.key_said("library", "tour")))


def take_up(screen: Keyed) -> None:
    """Open the newest where it was left."""
    from tracker.session import recovery

    left = recovery.waiting()
    if left is None:
        screen.say(words.nothing())
        return
    if left.problem is not None:
        screen.refuse(left.problem)
        return
    path = left.target if left.target and left.target.is_file() else None
    try:
        if left.kind == recovery.ENCOUNTER:
            from tracker.tui.screens.prepare import begin

            screen.app.push_screen(begin(path, left))
        elif left.kind == recovery.MEMBER:
            from tracker.tui.screens.member import again

            screen.app.push_screen(again(left))
        else:
            from tracker.session import creature_editing, creatures
            from tracker.tui.screens.creature import CreatureScreen

            editing = creature_editing.of_file(creatures.library(), path)
            screen.app.push_screen(CreatureScreen(editing, left))
    except Refused:
        screen.say(words.cannot())
