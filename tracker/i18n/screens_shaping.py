"""Words of the dialog that makes a creature of an encounter stronger, weaker or recognisable."""

from tracker.i18n.catalogue import pgettext
from tracker.i18n.keys_said import keyed


def title(name: str) -> str:
    """Above the fields."""
    return pgettext("shaping", "{name}: stronger, weaker, recognisable").format(name=name)


def label(field: str) -> str:
    """Of a field."""
    return {
        "hp": pgettext("shaping", "Hit points"),
        "variant": pgettext("shaping", "Variant"),
        "scale_hp": pgettext("shaping", "HP by"),
        "scale_ac": pgettext("shaping", "AC by"),
        "scale_bonus": pgettext("shaping", "To hit, DC by"),
        "scale_damage": pgettext("shaping", "Damage by"),
        "threshold": pgettext("shaping", "Threshold"),
        "names": pgettext("shaping", "Names"),
        "features": pgettext("shaping", "Features"),
    }[field]


def such_as(field: str) -> str:
    """What may stand in it."""
    return {
        "hp": pgettext("shaping", "avg, roll, max, min, or a number"),
        "scale_hp": pgettext("shaping", "+50%, -25%"),
        "scale_ac": pgettext("shaping", "+2"),
        "scale_bonus": pgettext("shaping", "+1"),
        "scale_damage": pgettext("shaping", "+3, to each hit"),
        "threshold": pgettext("shaping", "less damage than this at once does nothing"),
        "names": pgettext("shaping", "Snik, Grub: instead of A, B"),
        "features": pgettext(
            "shaping", "red hat, one eye; {features} in the list draws them"
        ).format(**keyed("prepare", features="f")),
    }.get(field, "")


def no_variant() -> str:
    """As in the book."""
    return pgettext("shaping", "as it is")


def hit_points(chosen: str) -> str:
    """How hit points are decided, where they are not the average."""
    return {
        "roll": pgettext("shaping", "Hit points are rolled when the fight begins"),
        "max": pgettext("shaping", "The most hit points its dice can give"),
        "min": pgettext("shaping", "The least hit points its dice can give"),
    }.get(chosen, pgettext("shaping", "Hit points: {hp}").format(hp=chosen))


def row(title: str, was: str, text: str) -> str:
    """A row of the stat block that is another one."""
    if was:
        return pgettext("shaping", "{title}: {was} → {text}").format(
            title=title, was=was, text=text
        )
    return pgettext("shaping", "{title}: {text}").format(title=title, text=text) if text else title


def members(text: str) -> str:
    """Names and features in order."""
    return pgettext("shaping", "Told apart by: {text}").format(text=text)


def unchanged() -> str:
    """It is as it was written."""
    return pgettext("shaping", "Nothing is changed")
