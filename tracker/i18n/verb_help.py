"""What each verb of the typed language does, in a sentence, and a line that shows it.

The examples are typed language, which is the same in every language; a test reads each of them at a
table of goblins (`ga gb gc`), Lia and Bruenor.
"""

from collections.abc import Mapping

from tracker.i18n.catalogue import pgettext


def meaning(verb: str) -> str:
    """A sentence; empty for what is no verb."""
    for group in (
        _turns,
        _order,
        _blows,
        _life,
        _effects,
        _actions,
        _uses,
        _bodies,
        _roster,
        _past,
    ):
        if found := group().get(verb):
            return found
    return ""


def _turns() -> dict[str, str]:
    return {
        "start": pgettext("verb", "Roll initiative where it is missing, and begin round 1."),
        "next": pgettext("verb", "End this turn and begin the next, or that many turns."),
        "back": pgettext("verb", "Take back the passing of the last turn."),
        "goto": pgettext("verb", "Make it this creature's turn."),
        "surprise": pgettext("verb", "Mark who is surprised in the first round."),
        "end": pgettext("verb", "End the fight."),
        "pass": pgettext("verb", "Let time pass outside of turns."),
        "rest": pgettext("verb", "A short or long rest, with hit dice spent."),
        "prompt": pgettext("verb", "Answer the oldest open question, or the one named."),
        "roll": pgettext("verb", "Roll dice."),
        "react": pgettext("verb", "Spend a reaction."),
        "bonus": pgettext("verb", "Spend a bonus action."),
        "interact": pgettext("verb", "Spend the free interaction with an object."),
        "budget": pgettext("verb", "Set by hand what is left of a turn."),
    }


def _order() -> dict[str, str]:
    return {
        "init": pgettext("verb", "Set or roll initiative, or act with or after somebody."),
        "delay": pgettext("verb", "Leave one's place in the order until act."),
        "act": pgettext("verb", "Come back into the order now, after a delay."),
        "swap": pgettext("verb", "Let two change places in the order."),
        "split": pgettext("verb", "Take members of a group into a line of their own."),
        "join": pgettext("verb", "Let several act as one group."),
        "timer": pgettext("verb", "A row that counts rounds down."),
        "counter": pgettext("verb", "A row that counts something by hand."),
    }


def _blows() -> dict[str, str]:
    return {
        "attack": pgettext("verb", "Attack one target; without a die it is rolled."),
        "mob": pgettext("verb", "Let many attack one target at once."),
        "damage": pgettext("verb", "Deal damage; resistances are reckoned in."),
        "save": pgettext("verb", "Let targets save, with damage or a condition behind it."),
        "area": pgettext("verb", "Say how many an area catches, or whom on the map."),
        "improvised": pgettext("verb", "Damage of the moment: a fall of rocks, lava."),
        "opportunity": pgettext("verb", "An attack with the reaction on one who leaves."),
        "two-weapon": pgettext("verb", "The second weapon's attack as a bonus action."),
    }


def _life() -> dict[str, str]:
    return {
        "heal": pgettext("verb", "Give hit points back."),
        "temp": pgettext("verb", "Give temporary hit points; keep or take says which pool stays."),
        "maxhp": pgettext("verb", "Change the maximum of hit points."),
        "stabilise": pgettext("verb", "Make a dying creature stable."),
        "death": pgettext("verb", "A death saving throw; the number is the natural die."),
        "kill": pgettext("verb", "Dead at once, whatever the hit points."),
        "revive": pgettext("verb", "Bring the dead back, with that many hit points."),
    }


def _effects() -> dict[str, str]:
    return {
        "cond": pgettext("verb", "Put a condition on targets, with how long it lasts."),
        "uncond": pgettext("verb", "Take a condition or effect off."),
        "effect": pgettext("verb", "Put a named effect on targets, with what it changes."),
        "exhaust": pgettext("verb", "Change the level of exhaustion."),
        "conc": pgettext("verb", "Concentrate on a spell."),
        "unconc": pgettext("verb", "End concentration and what hangs on it."),
        "form": pgettext("verb", "Take the form of another creature."),
        "unform": pgettext("verb", "Go back to the own form."),
        "when": pgettext("verb", "What happens when hit points fall so far: a phase."),
        "zone": pgettext("verb", "An area that stays and does something to who is in it."),
    }


def _actions() -> dict[str, str]:
    return {
        "dash": pgettext("verb", "The action Dash: move once more."),
        "disengage": pgettext("verb", "The action Disengage: leave without being attacked."),
        "dodge": pgettext("verb", "The action Dodge: attacks have disadvantage."),
        "use": pgettext("verb", "Use an object, with a check if it takes one."),
        "improvise": pgettext("verb", "Any other action, with a check if it takes one."),
        "influence": pgettext("verb", "The 2024 action Influence."),
        "magic": pgettext("verb", "The 2024 action Magic."),
        "study": pgettext("verb", "The 2024 action Study."),
        "utilize": pgettext("verb", "The 2024 action Utilize."),
        "cast": pgettext("verb", "Cast a spell and spend its slot."),
        "hide": pgettext("verb", "Hide with a Stealth check."),
        "search": pgettext("verb", "Search with a Perception or Investigation check."),
        "help": pgettext("verb", "Help a friend with an attack or a check."),
        "ready": pgettext("verb", "Wait with an action for a trigger."),
    }


def _uses() -> dict[str, str]:
    return {
        "action": pgettext("verb", "Use an action of the stat block, saves and damage included."),
        "legendary": pgettext("verb", "Use a legendary action."),
        "resist": pgettext(
            "verb", "Turn the last failed save into a success, as the legendary do."
        ),
        "recharge": pgettext("verb", "Give a used thing back, or roll for it."),
        "slot": pgettext("verb", "Spend a spell slot, or give it back."),
        "uses": pgettext("verb", "Count the uses of something by hand."),
    }


def _bodies() -> dict[str, str]:
    return {
        "grapple": pgettext("verb", "Try to grab somebody."),
        "escape": pgettext("verb", "Try to get out of a grapple."),
        "release": pgettext("verb", "Let go of whom one holds."),
        "shove": pgettext("verb", "Push somebody away or down."),
        "contest": pgettext("verb", "A contest of two checks."),
        "move": pgettext("verb", "Move so many feet, or to a square."),
        "stand": pgettext("verb", "Stand up, for half the speed."),
        "prone": pgettext("verb", "Drop prone, which costs nothing."),
        "fall": pgettext("verb", "Fall so many feet, with the damage."),
        "mount": pgettext("verb", "Get onto a mount."),
        "dismount": pgettext("verb", "Get off the mount."),
        "place": pgettext("verb", "Put somebody onto the map, or off it."),
        "face": pgettext("verb", "Turn to a side."),
        "battlefield": pgettext("verb", "Draw the map: squares or hexes, walls, difficult ground."),
        "underwater": pgettext("verb", "Fight under water, or no longer."),
    }


def _roster() -> dict[str, str]:
    return {
        "add": pgettext("verb", "Put creatures of the bestiary, or new ones, into the fight."),
        "enter": pgettext("verb", "Bring in those that wait."),
        "remove": pgettext("verb", "Take out of the fight."),
        "rename": pgettext("verb", "Give another name."),
        "note": pgettext("verb", "Write a note on a creature; an empty one clears it."),
        "reveal": pgettext("verb", "Show on the players' list."),
        "conceal": pgettext("verb", "Take off the players' list."),
        "card": pgettext("verb", "Show a rule's card to the players."),
        "merge": pgettext("verb", "Bring creatures of another file in."),
        "option": pgettext("verb", "Set a rule option of this fight."),
    }


def _past() -> dict[str, str]:
    return {
        "amend": pgettext(
            "verb", "Decide the last step again with a change, same dice; #N: that step."
        ),
        "undo": pgettext("verb", "Take back the last step, or that many, or all behind one."),
        "redo": pgettext("verb", "Do again what was undone."),
        "why": pgettext("verb", "Show the reasons of a line of the log."),
        "restart": pgettext(
            "verb", "Begin the fight anew; with --fresh hit points are rolled again."
        ),
        "bring": pgettext("verb", "Bring back what was cut off by a new step after undo."),
        "log": pgettext("verb", "Show the log, or only what of it is about somebody or something."),
        "look": pgettext("verb", "Look at the fight as it was; nothing is undone."),
        "summary": pgettext("verb", "Show what the fight came to so far."),
        "party": pgettext(
            "verb", "Whose values hold where the party's file was changed meanwhile."
        ),
    }


EXAMPLES: Mapping[str, str] = {
    "start": "start lia 17, bruenor 9",
    "next": "next",
    "back": "back",
    "goto": "goto lia",
    "init": "init lia 17, ga roll",
    "surprise": "surprise goblins",
    "end": "end",
    "pass": "pass 10 minutes",
    "rest": "rest short lia=2d8",
    "attack": "attack ga lia with scimitar adv",
    "mob": "mob goblins lia with shortbow",
    "amend": "amend adv",
    "damage": "damage ga,gb 8d6 fire half=gb",
    "heal": "heal lia 2d4+2",
    "temp": "temp lia 8",
    "maxhp": "maxhp lia -5",
    "stabilise": "stabilise lia medicine=14",
    "death": "death lia 12",
    "kill": "kill ga",
    "revive": "revive lia 1",
    "save": "save goblins dex 15 8d6 fire half gb=17",
    "area": "area cone 30",
    "improvised": "improvised dangerous 5 on lia",
    "cond": "cond ga poisoned for 1 minute save con 13",
    "uncond": "uncond ga poisoned",
    "effect": 'effect lia "Shield of Faith" ac+2 for 10 minutes',
    "exhaust": "exhaust lia +1",
    "conc": "conc lia Bless on lia,bruenor",
    "unconc": "unconc lia",
    "prompt": "prompt roll",
    "dash": "dash ga",
    "disengage": "disengage ga",
    "dodge": "dodge lia",
    "use": "use lia potion",
    "improvise": "improvise lia check=athletics dc=15",
    "influence": "influence lia check=persuasion dc=15",
    "magic": "magic lia",
    "study": "study lia check=arcana dc=15",
    "utilize": "utilize lia",
    "cast": "cast lia Fireball on goblins slot=3",
    "hide": "hide ga",
    "search": "search lia perception",
    "help": "help lia bruenor vs ga",
    "ready": 'ready lia "the door opens"',
    "action": "action troll bite on lia",
    "legendary": "legendary troll",
    "resist": "resist troll",
    "recharge": "recharge ga roll",
    "slot": "slot lia 3",
    "uses": 'uses lia "Second Wind" -1',
    "budget": "budget lia full",
    "interact": "interact lia a lever",
    "delay": "delay lia",
    "act": "act lia",
    "swap": "swap lia bruenor",
    "split": "split ga",
    "join": "join ga,gb",
    "timer": 'timer "Collapse" 3',
    "counter": 'counter "Hostages" 0/5',
    "react": "react lia Shield",
    "bonus": "bonus lia Second Wind",
    "add": "add goblin x3 hp=roll",
    "enter": "enter wolves",
    "remove": "remove ga",
    "rename": 'rename ga "Snag"',
    "note": 'note ga "has the key"',
    "reveal": "reveal goblins",
    "conceal": "conceal ga",
    "card": "card poisoned",
    "roll": "roll 2d6+3",
    "grapple": "grapple ga lia",
    "escape": "escape lia",
    "release": "release ga lia",
    "shove": "shove ga lia prone",
    "contest": "contest ga lia with athletics",
    "move": "move lia 20",
    "stand": "stand lia",
    "prone": "prone lia",
    "fall": "fall lia 20",
    "mount": "mount lia wa",
    "dismount": "dismount lia",
    "place": "place lia 3,4",
    "face": "face lia north",
    "battlefield": "battlefield square",
    "underwater": "underwater lia",
    "form": 'form lia "Wolf" wild',
    "unform": "unform lia",
    "when": 'when troll hp<=50% "Enraged"',
    "zone": 'zone "Spike Growth" ga hurt 2d4 piercing',
    "opportunity": "opportunity ga lia",
    "two-weapon": "two-weapon lia ga",
    "undo": "undo 2",
    "redo": "redo",
    "why": "why",
    "restart": "restart",
    "bring": "bring back",
    "log": "log who=ga kind=damage round=2-3",
    "look": "look round 3",
    "summary": "summary",
    "party": "party ours",
    "merge": "merge cave.json goblins",
    "option": "option flanking on",
}
"""By verb: a line one may type."""
