"""What one member of a mob attacks with: each attack of its multiattack with its average damage.

Members of one kind in the same state attack alike, so it is worked out once for all of them.
"""

from typing import NamedTuple

from tracker.encounter import numbers
from tracker.encounter.decide import riders, weapons
from tracker.encounter.model import Encounter, Id
from tracker.encounter.refusals import Refused
from tracker.encounter.stat_block import Attack, StatBlock
from tracker.rules.damage import DamageDice, Part


class Swing(NamedTuple):
    """One attack of one member, with average damage (MOB-05)."""

    attack: Attack
    bonus: int
    parts: tuple[Part, ...]
    damage: int
    melee: bool
    dice: tuple[DamageDice, ...] = ()
    """The same parts before the roll."""


Swings = dict[int, tuple[Swing, ...]]
"""By attack bonus."""


class Known:
    """Swings worked out so far, by kind and state."""

    def __init__(self, table: Encounter, name: str, *, ko: bool) -> None:
        self.table = table
        self.name = name
        self.ko = ko
        self.found: dict[tuple[int, bool, int], Swings] = {}
        self.blocks: dict[int, StatBlock] = {}
        """Kept, so that an identity stays the one block's."""

    def of(self, who: Id) -> Swings:
        """What this member attacks with; empty when it has no such attack."""
        creature = self.table.combatants[who]
        bloodied = creature.hp * 2 <= numbers.maximum(self.table, who).value
        flat = numbers.attack_dice(self.table, who)[0] if creature.effects else 0
        block = numbers.block_of(self.table, who)
        self.blocks[id(block)] = block
        key = (id(block), bloodied, flat)
        if key not in self.found:
            self.found[key] = self.worked_out(who, flat)
        return self.found[key]

    def worked_out(self, who: Id, flat: int) -> Swings:
        """Each attack it makes, sorted by bonus."""
        block = numbers.block_of(self.table, who)
        by_bonus: Swings = {}
        for attack, case in self.attacks(who, block):
            swing = self.swing(who, attack, case, flat)
            by_bonus[swing.bonus] = (*by_bonus.get(swing.bonus, ()), swing)
        return by_bonus

    def attacks(self, who: Id, block: StatBlock) -> list[tuple[Attack, str]]:
        """The named attack, else the multiattack's attacks, else the first one."""
        if self.name:
            try:
                return [weapons.chosen(self.table, who, self.name)]
            except Refused:
                return []
        named = {attack.name: attack for attack in block.attacks}
        usual = block.multiattack[0] if block.multiattack else ()
        found = [
            (named[part.name], "")
            for part in usual
            for _ in range(part.count)
            if part.name in named
        ]
        if found:
            return found
        return [(block.attacks[0], "")] if block.attacks else []

    def swing(self, who: Id, attack: Attack, case: str, flat: int) -> Swing:
        """One attack with the average of each part that counts now."""
        aim = weapons.aim_of(attack, None)
        melee = aim.kind == "melee"
        if self.ko and not melee:
            raise Refused("ko-needs-melee", attack=attack.name)
        counted = weapons.damage_parts(self.table, who, attack, aim, case)
        dice = riders.damage_dice(counted, magical=attack.magical)
        parts = tuple(Part(one.average, one.type, one.qualities) for one in dice)
        total = sum(part.amount for part in parts)
        return Swing(attack, attack.bonus + flat, parts, total, melee, dice)

    def refuse_unknown(self, attackers: tuple[Id, ...]) -> None:
        """When nobody attacks because nobody has the attack that was named: say so."""
        able = [who for who in attackers if numbers.can_act(self.table, who)]
        if self.name and able:
            weapons.chosen(self.table, able[0], self.name)
