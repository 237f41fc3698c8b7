"""Damage and its types, what lessens it, healing and temporary hit points."""

from tracker.i18n import terms
from tracker.i18n.catalogue import pgettext
from tracker.i18n.rules_at_hand.entry import Entry, entry


def entries() -> tuple[Entry, ...]:
    """Damage, defences, types, healing."""
    return (*damage(), *defences(), *types(), *healing())


def damage() -> tuple[Entry, ...]:
    return (
        entry(
            "damage",
            "hit-points",
            pgettext("rule title", "Hit points"),
            pgettext("rule", "From 0 to the maximum; wounds alone do not weaken before 0."),
            pgettext("rule", "A higher maximum does not heal, a lower one cuts down to itself."),
            rules="DMG-01..02",
            see="healing dying temporary",
        ),
        entry(
            "damage",
            "damage",
            pgettext("rule title", "Damage roll"),
            pgettext("rule", "Weapon dice and the ability you hit with; a spell as it says. Never below 0."),
            pgettext("rule", "One roll for all who are hurt at once by one effect."),
            rules="DMG-03..04",
            see="damage-order damage-types critical",
        ),
        entry(
            "damage",
            "damage-order",
            pgettext("rule title", "Order of changes to damage"),
            pgettext("rule", "Save for half, reductions, resistance, vulnerability; immunity makes 0."),
            pgettext("rule", "Each type by itself; together it is one instance."),
            rules="DMG-05..07 RES-03",
            see="resistance reduction_first rounding",
        ),
    )  # fmt: skip


def defences() -> tuple[Entry, ...]:
    return (
        entry(
            "damage",
            "resistance",
            pgettext("rule title", "Resistance"),
            pgettext("rule", "Half, rounded down, after everything else. Two of them count once."),
            pgettext("rule", "Some hold only against nonmagical, or not against silver or adamantine."),
            rules="RES-01 RES-03..04 RES-06",
            see="vulnerability immunity damage-order",
        ),
        entry(
            "damage",
            "vulnerability",
            pgettext("rule title", "Vulnerability"),
            pgettext("rule", "Double, after resistance. Two of them count once."),
            rules="RES-02..04",
            see="resistance immunity",
        ),
        entry(
            "damage",
            "immunity",
            pgettext("rule title", "Immunity"),
            pgettext("rule", "None of that type, vulnerable or not; 0 damage sets nothing off."),
            rules="RES-05",
            see="resistance vulnerability",
        ),
    )  # fmt: skip


def types() -> tuple[Entry, ...]:
    """What the thirteen usually come from."""
    known = {
        "acid": pgettext("rule", "Corrosive sprays, dissolving slime."),
        "bludgeoning": pgettext("rule", "Blows, falls, crushing."),
        "cold": pgettext("rule", "Frost and icy breath."),
        "fire": pgettext("rule", "Flames and heat; resisted by all who are wholly under water."),
        "force": pgettext("rule", "Bare magical energy."),
        "lightning": pgettext("rule", "Bolts and sparks."),
        "necrotic": pgettext("rule", "What withers flesh and soul."),
        "piercing": pgettext("rule", "Points and teeth."),
        "poison": pgettext("rule", "Stings and fumes; being poisoned is a condition besides."),
        "psychic": pgettext("rule", "Blows to the mind."),
        "radiant": pgettext("rule", "Holy or searing light."),
        "slashing": pgettext("rule", "Blades and claws."),
        "thunder": pgettext("rule", "Bursts of sound."),
    }
    title = pgettext("rule title", "Damage types")
    every = ", ".join(terms.damage_type(key) for key in known)
    return (
        entry("damage", "damage-types", title, every, rules="DMG-05", see="resistance"),
        *(
            entry(
                "damage",
                f"{key}-damage",
                pgettext("rule title", "{type} damage")
                .format(type=terms.damage_type(key))
                .capitalize(),
                text,
                rules="DMG-05",
                see="damage-types"
                + {"fire": " fire-underwater", "poison": " poisoned"}.get(key, ""),
            )
            for key, text in known.items()
        ),
    )


def healing() -> tuple[Entry, ...]:
    return (
        entry(
            "damage",
            "healing",
            pgettext("rule title", "Healing"),
            pgettext("rule", "Up to the maximum. Above 0 it wakes the dying and clears death saves."),
            pgettext("rule", "The dead stay dead until magic brings them back."),
            rules="HEAL-01..03",
            see="dying temporary",
        ),
        entry(
            "damage",
            "temporary",
            pgettext("rule title", "Temporary hit points"),
            pgettext("rule", "Lost first, apart from the maximum, never added up: keep or take."),
            pgettext("rule", "They wake nobody at 0 but soak up damage there; a long rest ends them."),
            rules="THP-01..05",
            see="healing absorbed_concentration absorbed_failure",
        ),
    )  # fmt: skip
