"""Skills by key, made at the call like the other terms; an ability stands for itself."""

from tracker.i18n import terms
from tracker.i18n.catalogue import pgettext


def skill(key: str) -> str:
    """A skill, or an ability that is rolled without one."""
    return {
        "acrobatics": pgettext("skill", "Acrobatics"),
        "animal handling": pgettext("skill", "Animal Handling"),
        "arcana": pgettext("skill", "Arcana"),
        "athletics": pgettext("skill", "Athletics"),
        "deception": pgettext("skill", "Deception"),
        "history": pgettext("skill", "History"),
        "insight": pgettext("skill", "Insight"),
        "intimidation": pgettext("skill", "Intimidation"),
        "investigation": pgettext("skill", "Investigation"),
        "medicine": pgettext("skill", "Medicine"),
        "nature": pgettext("skill", "Nature"),
        "perception": pgettext("skill", "Perception"),
        "performance": pgettext("skill", "Performance"),
        "persuasion": pgettext("skill", "Persuasion"),
        "religion": pgettext("skill", "Religion"),
        "sleight of hand": pgettext("skill", "Sleight of Hand"),
        "stealth": pgettext("skill", "Stealth"),
        "survival": pgettext("skill", "Survival"),
    }.get(key) or terms.ability(key)
