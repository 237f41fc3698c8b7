"""Where creatures are met, for searching: our own guess from words of their names and types.

The rules' open part says nothing of it. A creature is at home where one of the phrases stands
among the words of its name, or its type is listed; a wrong guess costs a row in a list.
"""

from functools import cache

PLACES = {
    "arctic": "polar bear, mammoth, white dragon, frost giant, winter wolf, ice mephit, ice devil, "
    "remorhaz, saber toothed tiger, elk, owl, werebear, rhinoceros, druid, tribal warrior",
    "coast": "sahuagin, merfolk, merrow, sea hag, crab, octopus, bronze dragon, blue dragon, roc, "
    "dragon turtle, plesiosaurus, eagle, harpy, griffon, storm giant, cyclops, quipper, bandit, "
    "pseudodragon, chuul, kraken",
    "desert": "brass dragon, blue dragon, mummy, mummy lord, scorpion, camel, jackal, hyena, gnoll, "
    "vulture, androsphinx, gynosphinx, lamia, efreeti, djinni, dust mephit, medusa, purple worm, "
    "fire beetle, rakshasa, death dog, snake, manticore, yuan ti",
    "forest": "goblin, hobgoblin, bugbear, wolf, dire wolf, worg, bear, owlbear, boar, elk, deer, "
    "spider, ettercap, dryad, satyr, sprite, unicorn, treant, awakened tree, awakened shrub, "
    "green dragon, green hag, centaur, orc, ogre, troll, druid, stirge, displacer beast, panther, "
    "ape, badger, weasel, owl, bat, werewolf, wereboar, werebear, weretiger, shambling mound, "
    "blink dog, pseudodragon, constrictor snake, wasp, centipede, gnoll, kobold, bandit, scout, "
    "will o wisp, couatl, faerie dragon, tiger",
    "grassland": "lion, elephant, rhinoceros, hyena, gnoll, centaur, griffon, hippogriff, horse, "
    "warhorse, pony, axe beak, ankheg, bulette, goblin, hobgoblin, orc, ogre, wolf, jackal, boar, "
    "gold dragon, manticore, chimera, cockatrice, eagle, vulture, wasp, tyrannosaurus rex, "
    "triceratops, pegasus, allosaurus, blood hawk, goat, tribal warrior",
    "hill": "hill giant, stone giant, ettin, ogre, orc, goblin, hobgoblin, wolf, dire wolf, worg, "
    "harpy, hippogriff, griffon, manticore, peryton, chimera, copper dragon, red dragon, bulette, "
    "galeb duhr, eagle, goat, boar, half red dragon, bandit, berserker, kobold, axe beak, behir, "
    "werewolf, mastiff, gorgon, roc, wyvern",
    "mountain": "stone giant, cloud giant, frost giant, fire giant, red dragon, silver dragon, "
    "wyvern, roc, griffon, hippogriff, manticore, chimera, harpy, eagle, goat, ogre, orc, troll, "
    "ettin, basilisk, bulette, hell hound, azer, air elemental, lion, saber toothed tiger, "
    "blood hawk, berserker, kobold, behir",
    "swamp": "black dragon, lizardfolk, crocodile, hydra, shambling mound, will o wisp, frog, toad, "
    "green hag, troll, stirge, snake, giant lizard, otyugh, chuul, ghoul, ghast, orc, spider, "
    "water elemental, violet fungus, merrow, rat, insects, kobold, wight, specter, night hag",
    "underdark": "drow, duergar, deep gnome, drider, aboleth, cloaker, roper, grick, grimlock, "
    "darkmantle, carrion crawler, umber hulk, purple worm, mind flayer, otyugh, xorn, rust monster, "
    "gelatinous cube, black pudding, gray ooze, ochre jelly, gibbering mouther, minotaur, troll, "
    "spider, centipede, fire beetle, bat, shrieker, violet fungus, behir, kobold, goblin, bugbear, "
    "orc, ogre, quaggoth, hell hound, stone giant, fire giant, earth elemental, basilisk, "
    "medusa, mimic",
    "underwater": "shark, octopus, merfolk, merrow, sahuagin, sea hag, sea horse, killer whale, "
    "quipper, dragon turtle, kraken, plesiosaurus, water elemental, aboleth, crab, bronze dragon, "
    "storm giant, steam mephit",
    "urban": "bandit, thug, spy, guard, noble, commoner, knight, veteran, mage, archmage, priest, "
    "acolyte, cultist, cult fanatic, assassin, gladiator, scout, rat, wererat, doppelganger, "
    "mastiff, cat, raven, vampire, ghost, shadow, specter, succubus, rakshasa, oni, gargoyle, "
    "invisible stalker, mimic, silver dragon, flesh golem, shield guardian, animated armor, "
    "flying sword, rug of smothering, imp, quasit, zombie, skeleton, horse, mule, pony, swarm of rats",
    "ruins": "skeleton, zombie, ghoul, ghast, wight, wraith, specter, ghost, shadow, mummy, lich, "
    "vampire, gargoyle, mimic, gelatinous cube, black pudding, ochre jelly, gray ooze, golem, "
    "animated armor, flying sword, homunculus, stirge, rat, spider, goblin, kobold, orc, bugbear, "
    "minotaur, basilisk, medusa, rust monster, otyugh, swarm of insects, cult fanatic, cultist, "
    "guardian naga, spirit naga",
    "planes": "elemental, mephit, azer, salamander, efreeti, djinni, magmin, xorn, deva, planetar, "
    "solar, pit fiend, balor, marilith, imp, quasit, night hag, nightmare, hell hound, lemure, "
    "dretch, unicorn, pegasus, couatl, invisible stalker, rakshasa, succubus",
}  # fmt: skip
TYPES = {"fiend": ("planes",), "celestial": ("planes",), "elemental": ("planes",)}
SAME = {
    "coastal": "coast", "sea": "underwater", "ocean": "underwater", "water": "underwater",
    "aquatic": "underwater", "woods": "forest", "jungle": "forest", "snow": "arctic",
    "city": "urban", "town": "urban", "cave": "underdark", "caves": "underdark",
    "dungeon": "ruins", "crypt": "ruins", "tomb": "ruins", "plains": "grassland",
    "hills": "hill", "mountains": "mountain", "marsh": "swamp", "hell": "planes",
}  # fmt: skip
"""Other words for a place, as people search for it."""


@cache
def phrases() -> tuple[tuple[str, tuple[str, ...]], ...]:
    """Every place with its phrases, each between blanks."""
    return tuple(
        (place, tuple(f" {phrase.strip()} " for phrase in text.split(",")))
        for place, text in PLACES.items()
    )


def habitats(name: str, kind: str) -> tuple[str, ...]:
    """The places of a creature by its folded name and its type, with the other words for them."""
    padded = f" {name} "
    found = {place for place, those in phrases() if any(one in padded for one in those)}
    found |= {place for word, places in TYPES.items() if word in kind for place in places}
    return (*sorted(found), *(other for other, place in SAME.items() if place in found))
