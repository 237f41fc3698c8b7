"""What each option word of the typed language means, in a few words.

Keys are words as the table of verbs has them; `verb word` stands before `word` where the same word
means something else behind one verb.
"""

from tracker.i18n.catalogue import pgettext


def meaning(verb: str, word: str) -> str:
    """Empty for what is no option."""
    for wanted in (f"{verb} {word}", word):
        for group in (_dice, _cases, _who, _lasting, _harm, _moving, _coming, _doing, _special):
            if found := group().get(wanted):
                return found
    return ""


def _dice() -> dict[str, str]:
    return {
        "adv": pgettext("word", "with advantage"),
        "dis": pgettext("word", "with disadvantage"),
        "d20=": pgettext("word", "the natural die, two with advantage or disadvantage: d20=15,7"),
        "total=": pgettext("word", "the whole roll, bonus included"),
        "dmg=": pgettext("word", "the whole damage as rolled, or part by part: dmg=7,3"),
        "dice=": pgettext("word", "dice rolled at the table, in order"),
        "d6=": pgettext("word", "the natural d6 of the recharge"),
        "rolled=": pgettext("word", "what the dice came to"),
        "extra=": pgettext("word", "the further dice of a critical hit"),
        "rider=": pgettext("word", "the damage that a hit brings behind a save"),
        "a=": pgettext("word", "the total of whoever tries"),
        "b=": pgettext("word", "the total of the other one"),
        "dc=": pgettext("word", "the number to reach"),
        "check=": pgettext("word", "a skill or ability that is rolled"),
        "medicine=": pgettext("word", "the total of the Medicine check"),
        "roll": pgettext("word", "by dice"),
        "table": pgettext("word", "by the table of so many attackers a hit"),
        "average": pgettext("word", "by the average of hits"),
        "needed=": pgettext("word", "the number needed on the die"),
        "ac=": pgettext("word", "this armour class"),
        "ac+": pgettext("word", "a change of armour class: ac+2, ac-1"),
        "attack+": pgettext("word", "a change of attack rolls: attack+1d4, attack-2"),
        "save+": pgettext("word", "a change of saving throws: save+1d4"),
    }


def _cases() -> dict[str, str]:
    return {
        "hit": pgettext("word", "it hits, whatever the dice"),
        "miss": pgettext("word", "it misses, whatever the dice"),
        "crit": pgettext("word", "a critical hit"),
        "ko": pgettext("word", "at 0 hit points knocked out, not dead"),
        "resist": pgettext("word", "the target resists it: half damage"),
        "near": pgettext("word", "a foe stands within 5 feet of one who shoots"),
        "near=": pgettext("word", "which foes stand within 5 feet"),
        "unseen": pgettext("word", "the target is not seen"),
        "wrong-place": pgettext("word", "the target is not where it was guessed: a miss"),
        "fear-out-of-sight": pgettext("word", "the source of fear is out of sight"),
        "pack": pgettext("word", "Pack Tactics: an able ally within 5 feet of the target"),
        "reckless": pgettext(
            "word", "Reckless: advantage now, and for all against it until its turn"
        ),
        "sunlight": pgettext("word", "Sunlight Sensitivity: the attacker is in sunlight"),
        "flanking": pgettext("word", "an ally stands opposite (optional rule)"),
        "behind": pgettext("word", "from the target's back (optional rule)"),
        "turned-away": pgettext("word", "the target is behind the attacker's back"),
        "shielded=": pgettext(
            "word", "the target casts Shield against it, by a slot of that level"
        ),
        "light=": pgettext("word", "light at the target, and behind a comma at the attacker"),
        "cover=": pgettext("word", "cover: half +2, three-quarters +5, total: no attack"),
        "half-cover=": pgettext("word", "who has half cover: +2"),
        "three-quarters-cover=": pgettext("word", "who has three-quarters cover: +5"),
        "range=": pgettext("word", "how far away, in feet"),
        "reaction": pgettext("word", "with the reaction"),
        "bonus": pgettext("word", "as a bonus action"),
        "free": pgettext("word", "costs nothing"),
    }


def _who() -> dict[str, str]:
    return {
        "with": pgettext("word", "which attack, by name or number"),
        "init with": pgettext("word", "in the same line as the other"),
        "init after": pgettext("word", "right after the other"),
        "add with": pgettext("word", "acts in the line of another"),
        "add after": pgettext("word", "acts right after another"),
        "react after": pgettext("word", "after the trigger"),
        "react before": pgettext("word", "before the trigger"),
        "after=": pgettext("word", "feet walked before it"),
        "grapple with": pgettext("word", "the skill of whoever tries"),
        "vs": pgettext("word", "the skill of the other one"),
        "help vs": pgettext("word", "against whom"),
        "on": pgettext("word", "on whom"),
        "from": pgettext("word", "from whom it comes"),
        "toward": pgettext("word", "in which direction"),
        "at": pgettext("word", "at which place or time"),
        "in": pgettext("word", "the area it fills"),
        "half=": pgettext("word", "who takes half"),
        "none=": pgettext("word", "who takes nothing"),
        "double=": pgettext("word", "who takes it twice over"),
        "chosen=": pgettext("word", "who is hurt first"),
        "pass=": pgettext("word", "who saves, whatever the dice"),
        "fail=": pgettext("word", "who does not save, whatever the dice"),
        "full=": pgettext("word", "who takes all of it, whatever the save"),
    }


def _lasting() -> dict[str, str]:
    return {
        "for": pgettext("word", "how long: for 3 rounds, for 1 minute"),
        "until": pgettext("word", "until start or end of somebody's turn, or a “trigger”"),
        "save": pgettext("word", "the save that ends it, with its DC"),
        "improvised save": pgettext("word", "the save against it, with its DC"),
        "conc": pgettext("word", "ends with the concentration of whom it comes from"),
        "secret": pgettext("word", "not shown to players"),
        "despite": pgettext("word", "although the rules speak against it"),
        "note": pgettext("word", "a note on it"),
        "then": pgettext("word", "the condition that a failed save brings"),
        "again": pgettext("word", "at each save anew"),
        "half": pgettext("word", "half damage on a success"),
        "none": pgettext("word", "no damage on a success"),
        "at-zero": pgettext("word", "also at 0 hit points"),
        "unless": pgettext("word", "damage of these types stops it"),
        "hurt": pgettext("word", "damage it does, turn by turn"),
        "mend": pgettext("word", "hit points it gives, turn by turn"),
        "speed=": pgettext("word", "speed is this, in feet; or double, half"),
        "effect adv": pgettext("word", "advantage on saving throws"),
        "effect dis": pgettext("word", "disadvantage on saving throws"),
        "cast adv": pgettext("word", "advantage on saving throws"),
        "cast dis": pgettext("word", "disadvantage on saving throws"),
        "save adv": pgettext("word", "advantage on later saving throws"),
        "save dis": pgettext("word", "disadvantage on later saving throws"),
        "saves=": pgettext("word", "only saves with these abilities: saves=dex"),
        "least-ac=": pgettext("word", "armour class is never below this"),
        "speed+": pgettext("word", "a change of speed: speed-10"),
        "maxhp+": pgettext("word", "a change of the maximum of hit points"),
    }


def _harm() -> dict[str, str]:
    return {
        "magical": pgettext("word", "from magic"),
        "silvered": pgettext("word", "with a silvered weapon"),
        "adamantine": pgettext("word", "with an adamantine weapon"),
        "reduce=": pgettext("word", "so much less, before anything else"),
        "pooled": pgettext("word", "a group of one kind shares the damage, one after the other"),
        "hurt-first": pgettext("word", "pooled: the wounded first"),
        "in-order": pgettext("word", "pooled: in the order of the list"),
        "keep": pgettext("word", "the pool that is there stays"),
        "take": pgettext("word", "the new pool counts, even a smaller one"),
        "more=": pgettext("word", "so many more are caught"),
        "fewer=": pgettext("word", "so many fewer are caught"),
        "width=": pgettext("word", "of a line, in feet"),
        "slot=": pgettext("word", "the level of the slot that is spent"),
        "cantrip": pgettext("word", "costs no slot"),
        "alone": pgettext("word", "without what the book says that it changes"),
        "spell": pgettext("word", "the spell that is held ready"),
    }


def _moving() -> dict[str, str]:
    return {
        "walk": pgettext("word", "on foot"),
        "fly": pgettext("word", "flying"),
        "swim": pgettext("word", "swimming"),
        "climb": pgettext("word", "climbing"),
        "burrow": pgettext("word", "burrowing"),
        "jump": pgettext("word", "jumping"),
        "teleport": pgettext("word", "without a way: nobody may strike at who leaves"),
        "forced": pgettext("word", "moved by others: costs no movement"),
        "difficult": pgettext("word", "over difficult ground: every foot costs one more"),
        "crawl": pgettext("word", "crawling: every foot costs one more"),
        "squeeze": pgettext("word", "through a narrow place: every foot costs one more"),
        "drag": pgettext("word", "dragging whom one holds"),
        "up": pgettext("word", "so many feet up"),
        "down": pgettext("word", "so many feet down"),
        "leaves": pgettext("word", "whose reach is left: an opportunity attack"),
        "face": pgettext("word", "which way it looks afterwards"),
        "controlled": pgettext("word", "the mount does what its rider says"),
        "independent": pgettext("word", "the mount acts as it likes"),
        "no-hand": pgettext("word", "without a free hand"),
        "push": pgettext("word", "5 feet away"),
        "away": pgettext("word", "5 feet away"),
        "prone": pgettext("word", "to the ground"),
        "to": pgettext("word", "up to this square"),
    }


def _coming() -> dict[str, str]:
    return {
        "hp=": pgettext("word", "hit points: avg, roll, min, max or a number"),
        "init=": pgettext("word", "initiative"),
        "init": pgettext("word", "with this initiative"),
        "side=": pgettext("word", "on which side"),
        "kind=": pgettext("word", "pc, npc, monster or lair"),
        "name=": pgettext("word", "names, one for each"),
        "feature=": pgettext("word", "what tells them apart, one for each: long scar"),
        "round=": pgettext("word", "the round in which they come"),
        "round": pgettext("word", "the round in which they come"),
        "hidden": pgettext("word", "not on the players' list yet"),
        "visible": pgettext("word", "on the players' list at once"),
        "off": pgettext("word", "no longer"),
        "back": pgettext("word", "is given back"),
        "end": pgettext("word", "no longer hidden"),
    }


def _doing() -> dict[str, str]:
    return {
        "drop": pgettext("word", "drop something"),
        "potion": pgettext("word", "a potion is drunk"),
        "perception": pgettext("word", "by Perception"),
        "investigation": pgettext("word", "by Investigation"),
        "unskilled": pgettext("word", "without the skill for it"),
        "hungry": pgettext("word", "without food or drink: exhaustion stays"),
        "full": pgettext("word", "everything of a turn anew"),
        "action=": pgettext("word", "actions left"),
        "bonus=": pgettext("word", "bonus actions left"),
        "reaction=": pgettext("word", "reactions left"),
        "interaction=": pgettext("word", "free interactions left"),
        "moved=": pgettext("word", "feet moved this turn"),
        "dashes=": pgettext("word", "dashes this turn"),
        "attacks=": pgettext("word", "attacks made with the action"),
    }


def _special() -> dict[str, str]:
    return {
        "wild": pgettext("word", "wild shape: mind and some numbers stay"),
        "polymorph": pgettext("word", "polymorph: everything is the new form's"),
        "stays": pgettext("word", "the form does not end at 0 hit points"),
        "form": pgettext("word", "takes this form then"),
        "heal": pgettext("word", "gains hit points then"),
        "legendary": pgettext("word", "its legendary actions come back then"),
        "text": pgettext("word", "what is read out then"),
    }
