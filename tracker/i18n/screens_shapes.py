"""Words of the dialogs of forms, phases and areas that stay."""

from tracker.i18n.catalogue import pgettext


def deeds() -> dict[str, str]:
    """What the menu of deeds offers."""
    return {
        "form": pgettext("deed", "Another form, or back"),
        "when": pgettext("deed", "New phase by hit points"),
        "zone": pgettext("deed", "Lasting area (web, fire)"),
    }


def label(key: str) -> str:
    """Label of a field."""
    return {
        "name": pgettext("field", "Name"),
        "form": pgettext("field", "Form"),
        "how": pgettext("field", "How"),
        "pool": pgettext("field", "Hit points"),
        "held": pgettext("field", "Held by"),
        "mark": pgettext("field", "At"),
        "heal": pgettext("field", "Heals"),
        "legendary": pgettext("field", "Legendary uses"),
        "told": pgettext("field", "Tells"),
        "zone": pgettext("field", "Area"),
        "inside": pgettext("field", "Inside"),
        "hurt": pgettext("field", "Damage"),
        "dc": pgettext("field", "Save DC"),
        "ability": pgettext("field", "Ability"),
        "success": pgettext("field", "On a success"),
        "condition": pgettext("field", "Condition"),
        "moments": pgettext("field", "Asks"),
        "around": pgettext("field", "Moves with"),
        "what": pgettext("field", "What"),
    }[key]


def hint(key: str) -> str:
    """What an empty field means."""
    return {
        "": "",
        "form": pgettext("hint", "brown bear"),
        "own-form": pgettext("hint", "stays as it is; or ogre"),
        "pool": pgettext("hint", "of the stat block"),
        "mark": pgettext("hint", "50%, or 30"),
        "heal": pgettext("hint", "nothing; 20, 4d8 or full"),
        "phase": pgettext("hint", "Phase 2"),
        "told": pgettext("hint", "what you want to be told then"),
        "zone": pgettext("hint", "Wall of Fire"),
        "inside": pgettext("hint", "nobody yet; or ga,gb"),
        "hurt": pgettext("hint", "none; or 5d8 fire"),
        "dc": pgettext("hint", "without a save"),
    }[key]


def ways(*, worn: bool) -> tuple[tuple[str, str], ...]:
    """How a form is put on, and off."""
    on = (
        ("", pgettext("choice", "as usual")),
        ("wild", pgettext("choice", "wild shape: keeps its mind")),
        ("polymorph", pgettext("choice", "polymorph")),
        ("stays", pgettext("choice", "for good")),
    )
    return (("off", pgettext("choice", "back to what it was")), *on) if worn else on


def nobody() -> str:
    """No concentration holds it."""
    return pgettext("choice", "nobody's concentration")


def on_its_own() -> str:
    """An area without a bearer."""
    return pgettext("choice", "nobody")


def a_new_one() -> str:
    """Instead of an area that is there."""
    return pgettext("choice", "a new one")


def unchanged() -> str:
    """Legendary uses stay spent."""
    return pgettext("choice", "as they are")


def fresh() -> str:
    """Legendary uses come back."""
    return pgettext("choice", "all back")


def no_condition() -> str:
    """The area lays on none."""
    return pgettext("choice", "none")


def moments() -> tuple[tuple[str, str], ...]:
    """When an area asks, by the words of the typed language."""
    return (
        ("enter,start", pgettext("choice", "on entering, at a turn's start")),
        ("enter,end", pgettext("choice", "on entering, at a turn's end")),
        ("now,enter,end", pgettext("choice", "now, on entering, at a turn's end")),
        ("now,enter,start", pgettext("choice", "now, on entering, at a turn's start")),
        ("start", pgettext("choice", "at a turn's start")),
        ("end", pgettext("choice", "at a turn's end")),
        ("enter", pgettext("choice", "on entering")),
    )


def changes() -> tuple[tuple[str, str], ...]:
    """What becomes of an area that is there."""
    return (
        ("in", pgettext("choice", "comes in")),
        ("out", pgettext("choice", "leaves")),
        ("off", pgettext("choice", "the area ends")),
    )
