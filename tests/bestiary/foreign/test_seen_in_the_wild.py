"""Shapes that real files have and that once were read wrongly: each in a few lines of our own."""

import json
from time import thread_time

from tracker.bestiary.foreign import recognise
from tracker.bestiary.foreign.report import Haul
from tracker.encounter.stat_block import StatBlock
from tracker.rules.defences import Defence

WEAPONS = ("bludgeoning", "piercing", "slashing")


def haul(text: str) -> Haul:
    return recognise.read(text.encode())


def only(text: str) -> StatBlock:
    (found,) = haul(text).found
    return found.block


def test_a_whole_export_of_improved_initiative_puts_its_name_before_every_key() -> None:
    newt = {"Name": "Mud Newt", "HP": {"Value": 9, "Notes": "(2d8)"}, "AC": {"Value": 12}}
    road = {"Name": "Road", "Combatants": [{"StatBlock": newt, "CurrentHP": 4}]}
    found = haul(
        json.dumps(
            {
                "ImprovedInitiative.Creatures": '["a"]',
                "ImprovedInitiative.Creatures.a": json.dumps(newt),
                "ImprovedInitiative.SavedEncounters.e": json.dumps(road),
                "ImprovedInitiative.User.Settings": "{}",
            }
        )
    )
    assert {one.block.name for one in found.found} == {"Mud Newt"}
    assert [one.name for one in found.encounters] == ["Road"]


def test_a_sentence_cut_at_its_commas_is_one_defence_again() -> None:
    cut = ["damage from spells; non magical bludgeoning", "piercing", "and slashing (from a spell)"]
    block = only(json.dumps({"Name": "Sage", "HP": {"Value": 9}, "DamageResistances": cut}))
    assert block.resist == (Defence(WEAPONS, ("magical",)),)


def test_a_word_cut_by_a_hyphen_at_the_end_of_a_line() -> None:
    block = only(
        "Newt\nSmall beast, unaligned\nArmor Class 12\nHit Points 9 (2d8)\nSpeed 20 ft.\n"
        "Damage Resistances bludgeoning, piercing, and slashing\nfrom nonmagical attacks not made "
        "with adaman-\ntine weapons\nACTIONS\n"
        "Staff. Melee Weapon Attack: +2 to hit, reach 5 ft., one tar\u2010\nget. Hit: 3 (1d6) "
        "bludgeoning damage, or 4 (1d8) bludgeoning damage if used two-\nhanded."
    )
    assert block.resist == (Defence(WEAPONS, ("magical", "adamantine")),)
    assert [part.when for part in block.attacks[0].damage] == ["", "two-handed"]


def test_a_link_amid_a_value_of_a_statblock_block() -> None:
    block = only(
        "```statblock\nname: Sprite\nac: 12\nhp: 30\nstats: [1, 2, 3, 4, 5, 6]\n"
        "type: [[Fey]]\nsenses: [[Darkvision|darkvision]] 60 ft.\nactions:\n"
        "  - name: Hop.\n    desc: It hops.\n```\n"
    )
    assert (block.type, block.senses) == ("fey", (("darkvision", 60),))
    assert [one.name for one in block.actions] == ["Hop"]


def test_a_campaign_of_game_master_numbers_sizes_and_packs_scores() -> None:
    found = haul(
        "<campaign><monster><name>Cur</name><size>3</size><ac>13</ac><armor>hide</armor>"
        "<abilities>12,15,12,3,12,6,</abilities><hpMax>11</hpMax><hd>2d8+2</hd><cr>-1</cr></monster>"
        "<pc><label>Dorn</label><name>Cleric 5</name><ac>18</ac><hpMax>43</hpMax></pc></campaign>"
    )
    cur, dorn = (one.block for one in found.found)
    assert (cur.size, cur.ac_note, cur.hit_dice, cur.challenge) == ("large", "hide", "2d8+2", "1/4")
    assert dict(cur.abilities)["dex"] == 15
    assert (dorn.name, dorn.max_hp) == ("Dorn", 43)


def test_a_cunning_action_is_a_bonus_action() -> None:
    words = "Cur can Dash or Disengage as a bonus action."
    xml = f"<monster><name>Cur</name><hp>9</hp><trait><name>Sly</name><text>{words}</text></trait></monster>"
    block = only(xml)
    assert (block.traits, [one.name for one in block.bonus_actions]) == ((), ["Sly"])


def test_hit_dice_with_their_constitution_beside_those_without() -> None:
    wolf = {"name": "Cur", "armor_class": [{"value": 13}], "hit_points": 11, "hit_dice": "2d8"}
    assert only(json.dumps({**wolf, "hit_points_roll": "2d8+2"})).hit_dice == "2d8+2"


def test_a_short_save_of_foundry_is_a_saving_throw() -> None:
    words = "<p>Each creature must make a [[/save con 12]] or take [[/damage 2d6 poison]].</p>"
    system = {"description": {"value": words}, "activation": {"type": "action"}}
    item = {"name": "Spores", "type": "feat", "system": system}
    actor = {
        "name": "Moss",
        "type": "npc",
        "system": {"attributes": {"hp": {"max": 9}, "ac": {"flat": 9}}, "details": {"cr": 1}},
        "items": [item],
    }
    save = only(json.dumps(actor)).actions[0].save
    assert save is not None
    assert (save.ability, save.dc, save.damage[0].dice) == ("con", 12, "2d6")


def test_a_long_row_of_scores_with_a_stray_sign_costs_nothing() -> None:
    before = thread_time()
    only(f"Newt\nArmor Class 12\nHit Points 9\n|{'14 (+2)| 10 ' * 40};\nSpeed 20 ft.")
    assert thread_time() - before < 1
