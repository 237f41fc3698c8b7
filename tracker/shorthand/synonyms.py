"""Words a DM may type for ours: they are offered in the place of the word at fault, never taken.

Only spellings of the very same word are taken as they are (`stabilize`); a synonym may mean two
things (`hit` an attack or its damage), so it is the DM who decides.
"""

from collections.abc import Mapping

VERBS: Mapping[str, tuple[str, ...]] = {
    word: tuple(meant)
    for words, meant in (
        ("hit hits strike swing".split(), "attack damage".split()),
        ("stab shoot atk att multiattack angriff".split(), "attack".split()),
        ("dmg hurt wound harm dam schaden".split(), "damage".split()),
        ("hp hitpoints".split(), "heal damage maxhp".split()),
        ("cure healing regain restore recover potion heilen".split(), "heal".split()),
        ("thp temphp temporary tmp".split(), "temp".split()),
        ("max hpmax maximum".split(), "maxhp".split()),
        ("initiative ini inits order".split(), "init".split()),
        ("condition conditions status state add-condition zustand".split(), "cond".split()),
        ("uncondition cure-condition clear lift".split(), "uncond".split()),
        ("concentrate concentration concentrating konzentration".split(), "conc".split()),
        ("drop unconcentrate".split(), "unconc".split()),
        ("exhaustion tired".split(), "exhaust".split()),
        ("ds deathsave death-save dying".split(), "death".split()),
        ("dead slay die dies destroy".split(), "kill death".split()),
        ("resurrect raise resuscitate rez res".split(), "revive".split()),
        ("stable stabilised stabilized".split(), "stabilise".split()),
        ("advance continue done turn weiter".split(), "next".split()),
        ("prev previous zurück".split(), "back".split()),
        ("go walk run step".split(), "move dash goto".split()),
        ("wait hold".split(), "delay ready".split()),
        ("begin fight combat".split(), "start".split()),
        ("stop finish over".split(), "end".split()),
        ("aoe blast burst".split(), "area save".split()),
        ("saves saving throw savingthrow".split(), "save".split()),
        ("spell".split(), "cast conc".split()),
        ("spawn summon join-in".split(), "add enter".split()),
        ("delete del rm kick leave".split(), "remove".split()),
        ("show unhide".split(), "reveal".split()),
        ("stealth sneak".split(), "hide".split()),
        ("veil".split(), "conceal".split()),
        ("oa aoo opp".split(), "opportunity".split()),
        ("offhand dual".split(), "two-weapon".split()),
        ("push trip knock".split(), "shove".split()),
        ("wrestle grab".split(), "grapple".split()),
        ("climb jump swim fly".split(), "move".split()),
        ("getup rise".split(), "stand".split()),
        ("wildshape polymorph transform shape".split(), "form".split()),
        ("revert".split(), "unform undo".split()),
        ("dice d20 r".split(), "roll".split()),
        ("label name nickname".split(), "rename".split()),
        ("comment memo text".split(), "note".split()),
        ("legend la".split(), "legendary".split()),
        ("lr".split(), "resist".split()),
        ("breath".split(), "action recharge".split()),
        ("minions".split(), "mob".split()),
        ("aura".split(), "zone effect".split()),
        ("buff debuff bless bane".split(), "effect cond".split()),
        ("ac".split(), "effect".split()),
        ("clock".split(), "timer".split()),
        ("explain reason reasons".split(), "why".split()),
        ("ride".split(), "mount".split()),
        ("reaction".split(), "react".split()),
        ("set".split(), "option".split()),
        ("fix correct change".split(), "amend".split()),
        ("utilise".split(), "utilize".split()),
    )
    for word in words
}
"""By what is typed, the likeliest first."""

CONDITIONS: Mapping[str, tuple[str, ...]] = {
    word: tuple(meant)
    for words, meant in (
        ("ko down unconcious knocked-out".split(), "unconscious prone".split()),
        ("asleep sleep sleeping".split(), "unconscious".split()),
        ("knocked tripped fallen".split(), "prone".split()),
        ("scared afraid feared fear".split(), "frightened".split()),
        ("held hold".split(), "paralyzed grappled restrained".split()),
        ("webbed entangled stuck bound rooted".split(), "restrained".split()),
        ("grabbed".split(), "grappled".split()),
        ("hidden unseen".split(), "invisible".split()),
        ("blindness".split(), "blinded".split()),
        ("venom sick".split(), "poisoned".split()),
        ("dominated".split(), "charmed".split()),
        ("stone stoned".split(), "petrified".split()),
        ("dazed".split(), "incapacitated stunned".split()),
        ("paralyse paralysis".split(), "paralyzed".split()),
    )
    for word in words
}

OPTIONS: Mapping[str, tuple[str, ...]] = {
    word: tuple(meant)
    for words, meant in (
        ("advantage".split(), "adv".split()),
        ("disadvantage disadv".split(), "dis".split()),
        ("critical".split(), "crit".split()),
        ("knockout nonlethal".split(), "ko".split()),
        ("using w".split(), "with".split()),
        ("dexterity".split(), "dex".split()),
        ("to into onto".split(), "on".split()),
        ("by".split(), "from".split()),
        ("resistant resistance".split(), "resist".split()),
        ("concentration".split(), "conc".split()),
        ("average mean".split(), "avg".split()),
        ("secretly invisible".split(), "hidden".split()),
        ("halves halve halved".split(), "half".split()),
        ("disadvantaged".split(), "dis".split()),
        ("cutting".split(), "slashing".split()),
        ("cut slash".split(), "slashing".split()),
        ("pierce stab".split(), "piercing".split()),
        ("blunt bludgeon".split(), "bludgeoning".split()),
        ("electric electricity shock".split(), "lightning".split()),
        ("ice frost".split(), "cold".split()),
        ("sonic".split(), "thunder".split()),
        ("holy light".split(), "radiant".split()),
        ("unholy dark".split(), "necrotic".split()),
        ("flame flames burning".split(), "fire".split()),
        ("magic".split(), "magical force".split()),
    )
    for word in words
}

BEFORE: Mapping[str, str] = {
    **dict.fromkeys(("cone", "cube", "square", "cylinder", "line", "sphere", "circle"), "area"),
    **dict.fromkeys(("short", "long"), "rest"),
    **dict.fromkeys(("square", "hex", "wall", "fog"), "battlefield"),
}
"""Verbs that were left out, by the word behind them."""
