"""How each target of a save is settled: by dice, a total, the DM's word; and what share it takes.

A creature with the trait Evasion takes nothing of what a made Dexterity save halves, and half of it
when it fails; nothing of that while it is incapacitated.
"""

from tracker.encounter import commands as cmd
from tracker.encounter import numbers
from tracker.encounter.decide import riders
from tracker.encounter.decide.save_throw import ROLL, Answer
from tracker.encounter.model import Encounter, Id
from tracker.encounter.stat_block import SaveRider
from tracker.rules.damage import Share
from tracker.rules.reasons import Reason, because

Saving = cmd.RollSave | cmd.Improvise | cmd.UseAction
"""What asks its targets for a save."""
EVASION = "evasion"
WORDS: dict[str, Share] = {"full": "", "half": "half", "none": "none"}


def answer(command: Saving, who: Id) -> Answer:
    """The DM's word, else the total that was called, else a roll."""
    said = dict(command.said).get(who)
    if said:
        return Answer(said)
    totals = dict(command.totals)
    return Answer("number", totals[who]) if who in totals else ROLL


def share(
    table: Encounter, command: Saving, who: Id, ability: str, on_success: str, *, success: bool
) -> tuple[Share, tuple[Reason, ...]]:
    """What it takes, and why if that is not plain (DMG-07)."""
    word = dict(command.shares).get(who)
    if word:
        return WORDS[word], (because("GEN-04", "said-by-dm"),)
    if evades(table, who, ability, on_success):
        return ("none" if success else "half"), (because("DMG-07", "evasion"),)
    return riders.share(success, on_success), ()


def of_action(
    table: Encounter, command: cmd.UseAction, save: SaveRider | None, who: Id, *, success: bool
) -> tuple[Share, tuple[Reason, ...]]:
    """The same of an action of a stat block; without a save all of it, unless the DM says less."""
    ability, on_success = (save.ability, save.on_success) if save is not None else ("", "")
    return share(table, command, who, ability, on_success, success=success)


def evades(table: Encounter, who: Id, ability: str, on_success: str) -> bool:
    """Whether Evasion helps it here."""
    if ability != "dex" or on_success != "half" or who not in table.combatants:
        return False
    traits = numbers.block_of(table, who).traits
    has = any(one.name.casefold() == EVASION for one in traits)
    return has and not numbers.incapacitated(table, who)
