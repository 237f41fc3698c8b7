"""Stat blocks of our own as people paste them: one label a line, one long line, notes, newer rules."""

LABELS_APART = """\
Marsh Stalker
Medium humanoid (lizardfolk), neutral evil
Armor Class
15 (natural armor)
Hit Points
52 (8d8 + 16)
Speed
30 ft., swim 30 ft.
STR
15 (+2)
DEX
14 (+2)
CON
14 (+2)
INT
10 (+0)
WIS
12 (+1)
CHA
8 (−1)
Saving Throws
Dex +4
Skills
Perception +3, Stealth +6
Damage Resistances
cold; bludgeoning, piercing, and slashing from nonmagical attacks
Senses
darkvision 60 ft., passive Perception 13
Languages
Draconic
Challenge
3 (700 XP)
Proficiency Bonus
+2
Hold Breath. The stalker can hold its breath for 15 minutes.
Ambusher. In the first round of a combat, the stalker has advantage on attack rolls
against any creature it surprised.
ACTIONS
Multiattack. The stalker makes two attacks: one with its bite and one with its spear.
Bite. Melee Weapon Attack: +4 to hit, reach 5 ft., one target. Hit: 5 (1d6 + 2) piercing dam-
age plus 3 (1d6) poison damage.
Spear. Melee or Ranged Weapon Attack: +4 to hit, reach 5 ft. or range 20/60 ft., one target.
Hit: 5 (1d6 + 2) piercing damage, or 6 (1d8 + 2) piercing damage if used with two hands to
make a melee attack.
Venom Spray (Recharge 5–6). The stalker sprays venom in a 15-foot cone. Each creature in that
area must make a DC 13 Constitution saving throw, taking 14 (4d6) poison damage on a failed
save, or half as much damage on a successful one.
REACTIONS
Parry. The stalker adds 2 to its AC against one melee attack that would hit it. To do so, the
stalker must see the attacker and be wielding a melee weapon.
"""

ONE_LINE = (
    "Marsh Stalker Medium humanoid (lizardfolk), neutral evil Armor Class 15 (natural armor) "
    "Hit Points 52 (8d8 + 16) Speed 30 ft., swim 30 ft. STR DEX CON INT WIS CHA 15 (+2) 14 (+2)"
    " 14 (+2) 10 (+0) 12 (+1) 8 (-1) Saving Throws Dex +4 Skills Perception +3, Stealth +6 "
    "Senses darkvision 60 ft., passive Perception 13 Languages Draconic Challenge 3 (700 XP) "
    "Hold Breath. The stalker can hold its breath for 15 minutes. Actions Bite. Melee Weapon "
    "Attack: +4 to hit, reach 5 ft., one target. Hit: 5 (1d6 + 2) piercing damage plus 3 (1d6) "
    "poison damage."
)

NOTE = """\
> ## Owl Wraith
>*Medium undead, neutral evil*
> ___
> - **Armor Class** 13
> - **Hit Points** 67 (9d8 + 27)
> - **Speed** 0 ft., fly 60 ft. (hover)
>___
>|STR|DEX|CON|INT|WIS|CHA|
>|:---:|:---:|:---:|:---:|:---:|:---:|
>|6 (-2)|16 (+3)|16 (+3)|12 (+1)|14 (+2)|15 (+2)|
>___
> - **Damage Resistances** acid, cold, fire, lightning, thunder; bludgeoning, piercing, and slashing from nonmagical attacks not made with silvered weapons
> - **Damage Immunities** necrotic, poison
> - **Condition Immunities** charmed, exhaustion, grappled
> - **Senses** darkvision 60 ft., passive Perception 12
> - **Languages** the languages it knew in life
> - **Challenge** 5 (1,800 XP)
> ___
> ***Incorporeal Movement.*** The wraith can move through other creatures and objects as if they were difficult terrain. It takes 5 (1d10) force damage if it ends its turn inside an object.
>
> ### Actions
> ***Life Drain.*** *Melee Weapon Attack:* +6 to hit, reach 5 ft., one creature. *Hit:* 21 (4d8 + 3) necrotic damage. The target must succeed on a DC 14 Constitution saving throw or its hit point maximum is reduced by an amount equal to the damage taken.
>
> ### Legendary Actions
> The wraith can take 2 legendary actions, choosing from the options below.
> ***Drain (Costs 2 Actions).*** The wraith makes one life drain attack.
> ***Flit.*** The wraith flies up to half its speed.
"""

NAMES_APART = """\
THE RUST KING
Large construct, lawful evil

Armor Class 18 (natural armor) Hit Points 129
Speed 40 ft.

STR DEX CON INT WIS CHA
20 9 18 3 11 1
(+5) (-1) (+4) (-4) (+0) (-5)

Damage Immunities poison, psychic; bludgeoning, piercing, and slashing from nonmagical attacks that aren’t adamantine
Condition Immunities charmed, exhaustion, frightened, paralyzed, petrified, poisoned
Senses darkvision 120 ft., passive Perception 10
Languages understands the languages of its creator but can't speak
Challenge Rating 10
Immutable Form. The king is immune to any spell or effect that would alter its form.
Magic Weapons. The king's weapon attacks are magical.

Actions

Multiattack
The king makes two slam attacks.

Slam
Melee Weapon Attack: +9 to hit, reach 5 ft., one target.
Hit: 19 (3d8+5) bludgeoning damage.

Slow (Recharge 5-6)
The king targets one or more creatures it can see within 10 feet of it. Each target must make a DC 17 Wisdom saving throw against this magic. On a failed save, a target can't use reactions, its speed is halved, and it can't make more than one attack on its turn. These effects last for 1 minute. A target can repeat the saving throw at the end of each of its turns, ending the effect on itself on a success.
"""

NEWER = """\
Bog Boss
Small Fey (Goblinoid), Chaotic Neutral

AC 17		Initiative +2 (12)
HP 21 (6d6)
Speed 30 ft.

MOD SAVE MOD SAVE MOD SAVE
Str 10 +0 +0 Dex 15 +2 +2 Con 10 +0 +0
Int 10 +0 +0 Wis 8 −1 −1 Cha 10 +0 +3

Skills Stealth +6
Gear Chain Shirt, Scimitar
Senses Darkvision 60 ft.; Passive Perception 9
Languages Common, Goblin
CR 1 (XP 200; PB +2)

Actions
Multiattack. The boss makes two attacks, using Saber or Sling in any combination.
Saber. Melee Attack Roll: +4, reach 5 ft. Hit: 5 (1d6 + 2) Slashing damage, plus 2 (1d4) Slashing damage if the attack roll had Advantage.
Sling. Ranged Attack Roll: +4, range 30/120 ft. Hit: 4 (1d4 + 2) Bludgeoning damage.

Bonus Actions
Slip Away. The boss takes the Disengage or Hide action.
"""
