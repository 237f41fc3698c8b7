"""English stat block prose to structured deeds: the one reader that every format uses.

What it does not understand stays in the notes; it never raises.
"""

from tracker.encounter.stat_block import Action, Attack, MultiattackPart, SpellSlots


def read_action(name: str, text: str, *, magical: bool = False) -> Attack | Action:
    """An attack if the prose describes one, else its save, damage, area, healing …

    The name may carry uses: `Fire Breath (Recharge 5-6)`, `Wing Attack (Costs 2 Actions)`.
    """
    return Action(name)


def read_actions(name: str, text: str, *, magical: bool = False) -> tuple[Attack | Action, ...]:
    """The same for an entry that may hold several (breath weapons to choose from)."""
    return (read_action(name, text, magical=magical),)


def with_riders(attack: Attack, text: str) -> Attack:
    """An attack from a file's fields with what only its description says: save, conditions …"""
    return attack


def pressing(name: str, attack: str) -> Action:
    """A legendary or other action that makes an attack of its own."""
    return Action(name, attack=attack)


def attack_made(text: str, attacks: list[str]) -> str:
    """The name of the attack that an action's prose says it makes."""
    return ""


def read_multiattack(text: str, names: list[str]) -> tuple[tuple[MultiattackPart, ...], ...]:
    """Ways to spend a multiattack, with names as the stat block has them."""
    return ()


def casts(name: str) -> bool:
    """Whether an entry of this name is spellcasting."""
    return "spellcasting" in name.lower()


def read_spellcasting(text: str) -> SpellSlots | None:
    """Level, ability, DC, bonus, slots and names; None when no ability and DC are named."""
    return None
