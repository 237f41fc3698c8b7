"""What tells creatures of one kind apart at a glance: one text, so that a language has its own list."""

from tracker.i18n.catalogue import pgettext


def features() -> tuple[str, ...]:
    """What tells creatures of one kind apart; drawn from."""
    return tuple(
        one.strip()
        for one in pgettext(
            "features",
            "red hat, long scar, one eye, torn ear, broken nose, gold tooth, limp, bald, "
            "plaited beard, blue paint, bone necklace, burnt hand, white streak, missing finger, "
            "tattooed neck, fur collar, iron mask, feathered helm, patched cloak, green scarf, "
            "brass ring, crooked teeth, pockmarks, hunched back, squint, very tall, very small, "
            "fat, gaunt, whistles, laughs, coughs, muddy boots, cracked shield, notched blade, "
            "chain round the wrist, ash on the face, yellow eyes, shaved brows, bandaged arm",
        ).split(",")
    )
