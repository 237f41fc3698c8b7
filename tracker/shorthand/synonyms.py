"""Words a DM may type for ours: they are offered in the place of the word at fault, never taken.

Only spellings of the very same word are taken as they are (`stabilize`); a synonym may mean two
things (`hit` an attack or its damage), so it is the DM who decides.
"""

from collections.abc import Mapping

VERBS: Mapping[str, tuple[str, ...]] = {
    word: tuple(meant.split())
    for words, meant in {
        "hit hits strike swing": "attack damage",
        "stab shoot atk att multiattack angriff": "attack",
        "dmg hurt wound harm dam schaden": "damage",
        "hp hitpoints": "heal damage maxhp",
        "cure healing regain restore recover potion heilen": "heal",
        "thp temphp temporary tmp": "temp",
        "max hpmax maximum": "maxhp",
        "initiative ini inits order": "init",
        "condition conditions status state add-condition zustand": "cond",
        "uncondition cure-condition clear lift": "uncond",
        "concentrate concentration concentrating konzentration": "conc",
        "drop unconcentrate": "unconc",
        "exhaustion tired": "exhaust",
        "ds deathsave death-save dying": "death",
        "dead slay die dies destroy": "kill death",
        "resurrect raise resuscitate rez res": "revive",
        "stable stabilised stabilized": "stabilise",
        "advance continue done turn weiter": "next",
        "prev previous zurück": "back",
        "go walk run step": "move dash goto",
        "wait hold": "delay ready",
        "begin fight combat": "start",
        "stop finish over": "end",
        "aoe blast burst": "area save",
        "saves saving throw savingthrow": "save",
        "spell": "cast conc",
        "spawn summon join-in": "add enter",
        "delete del rm kick leave": "remove",
        "show unhide": "reveal",
        "stealth sneak": "hide",
        "veil": "conceal",
        "oa aoo opp": "opportunity",
        "offhand dual": "two-weapon",
        "push trip knock": "shove",
        "wrestle grab": "grapple",
        "climb jump swim fly": "move",
        "getup rise": "stand",
        "wildshape polymorph transform shape": "form",
        "revert": "unform undo",
        "dice d20 r": "roll",
        "label name nickname": "rename",
        "comment memo text": "note",
        "legend la": "legendary",
        "lr": "resist",
        "breath": "action recharge",
        "minions": "mob",
        "aura": "zone effect",
        "buff debuff bless bane": "effect cond",
        "ac": "effect",
        "clock": "timer",
        "explain reason reasons log": "why",
        "ride": "mount",
        "reaction": "react",
        "set": "option",
        "fix correct change": "amend",
        "utilise": "utilize",
    }.items()
    for word in words.split()
}
"""By what is typed, the likeliest first."""

CONDITIONS: Mapping[str, tuple[str, ...]] = {
    word: tuple(meant.split())
    for words, meant in {
        "stun": "stunned",
        "ko down unconcious knocked-out": "unconscious prone",
        "asleep sleep sleeping": "unconscious",
        "knocked tripped fallen": "prone",
        "scared afraid feared fear fright": "frightened",
        "held hold": "paralyzed grappled restrained",
        "webbed entangled stuck bound rooted": "restrained",
        "grabbed": "grappled",
        "hidden unseen": "invisible",
        "blind blindness": "blinded",
        "deaf": "deafened",
        "poison venom sick": "poisoned",
        "charm dominated": "charmed",
        "stone stoned": "petrified",
        "dazed": "incapacitated stunned",
        "paralysed paralyse paralyze paralysis": "paralyzed",
    }.items()
    for word in words.split()
}

OPTIONS: Mapping[str, tuple[str, ...]] = {
    word: tuple(meant.split())
    for words, meant in {
        "advantage": "adv",
        "disadvantage disadv": "dis",
        "critical": "crit",
        "knockout nonlethal": "ko",
        "using w": "with",
        "dexterity": "dex",
        "to into onto": "on",
        "by": "from",
        "resistant resistance": "resist",
        "concentration": "conc",
        "average mean": "avg",
        "secretly invisible": "hidden",
        "halves halve halved": "half",
        "disadvantaged": "dis",
        "cutting": "slashing",
        "cut slash": "slashing",
        "pierce stab": "piercing",
        "blunt bludgeon": "bludgeoning",
        "electric electricity shock": "lightning",
        "ice frost": "cold",
        "sonic": "thunder",
        "holy light": "radiant",
        "unholy dark": "necrotic",
        "flame flames burning": "fire",
        "magic": "magical force",
    }.items()
    for word in words.split()
}

BEFORE: Mapping[str, str] = {
    **dict.fromkeys(("cone", "cube", "square", "cylinder", "line", "sphere", "circle"), "area"),
    **dict.fromkeys(("short", "long"), "rest"),
    **dict.fromkeys(("square", "hex", "wall", "fog"), "battlefield"),
}
"""Verbs that were left out, by the word behind them."""
