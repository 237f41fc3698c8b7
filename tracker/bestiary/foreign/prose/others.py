"""Whatever is no attack: its save, damage, area, healing and bonus to AC."""

import re
from dataclasses import replace

from tracker.bestiary.foreign import figures
from tracker.bestiary.foreign.prose.damage import area_of, parts_of
from tracker.bestiary.foreign.prose.effects import effect_of
from tracker.bestiary.foreign.prose.saves import OWN_SAVE, SAVE, at_once, halving, save_of
from tracker.bestiary.foreign.prose.wording import DICE, TYPE
from tracker.encounter.stat_block import Action

HEAL = re.compile(
    rf"regains? (?:up to )?(?:(\d{{1,5}}) \(({DICE})\)|({DICE})|(\d{{1,5}})) hit points"
)
STOPS = re.compile(
    r"(?:if|unless) the [\w -]+? (?:takes?|has taken) ([^.]*?), (?:this trait doesn't function|it doesn't regain)"
    r"|unless it has taken ([^.]*?) damage"
)
ARMOR = re.compile(
    r"adds? \+?(\d{1,2}) to (?:its|their|his|her) (?:ac|armor class)|(?:gains?|grants) a \+(\d{1,2}) bonus to [^.]*(?:ac|armor class)\b"
)
ASKS = re.compile(
    r"^dc \d+ \w+ saving throw[,.:]? (?:[,.] )?(?:each|one|any|all|an?|on a failure)\b|\bfailed dc \d|must |makes? a dc|fails? a dc|that fails|succeed|saving throw or "
)
NO_TARGETS = re.compile(r"included in the attack")


def action_of(name: str, text: str) -> Action:
    """An action with every number that its prose has."""
    halved = halving(text)
    dealt = parts_of(text[: halved[1]]) if halved else ()
    if halved and dealt:
        return Action(name=name, save=replace(halved[0], damage=dealt), area=area_of(text))
    save = save_of(text) if ASKS.search(text) else None
    asked = SAVE.search(text)
    before = text[: asked.start()] if save and asked else text
    damage = () if NO_TARGETS.search(text) else parts_of(at_once(OWN_SAVE.sub("", before)))
    heal = HEAL.search(text)
    stops = STOPS.search(text)
    armor = ARMOR.search(text)
    return Action(
        name=name,
        save=save,
        damage=damage,
        area=area_of(text) if save or damage or "extends" in text else None,
        heal=_healed(heal) if heal else "",
        heal_stops=tuple(re.findall(TYPE, stops[1] or stops[2])) if stops else (),
        heal_at_zero="dies only if it starts its turn with 0 hit points" in text,
        ac=int(armor[1] or armor[2]) if armor else 0,
        effect="" if save else effect_of(text),
    )


def _healed(heal: re.Match[str]) -> str:
    rolled = heal[2] or heal[3]
    return figures.tidy(rolled) if rolled else heal[4]
