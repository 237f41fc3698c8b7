"""A campaign of Game Master 5: numbered skills, attacks in parts, encounters."""

from tracker.bestiary.foreign import recognise
from tracker.encounter.stat_block import DamagePart

WOLF = """<monster><uid>{uid}</uid><enemy>1</enemy><label>{label}</label><name>Dusk Wolf</name>
  <type>beast</type><ac>13</ac><armor>hide</armor><abilities>12,15,12,3,12,6,</abilities>
  <hpMax>11</hpMax><hpCurrent>{hp}</hpCurrent><hd>2d8+2</hd><speed>40 ft.</speed><init>3</init>
  <savingThrow><ability>1</ability><modifier>4</modifier></savingThrow>
  <savingThrow><modifier>2</modifier></savingThrow>
  <skill><id>16</id><modifier>4</modifier></skill><skill><id>11</id><modifier>3</modifier></skill>
  <cr>-1</cr><trait><name>Source</name><text>Book of Dusk, p. 3</text></trait>
  <action><name>Bite</name><text>It bites.</text>
    <attack><name>Bite</name><atk>4</atk><dmg>2d4+2</dmg></attack></action></monster>"""
CAMPAIGN = f"""<data version="5"><campaign><name>Dusk</name>
  <pc><uid>1</uid><label>Dorn</label><name>Dwarf Cleric 5</name><ac>18</ac>
    <abilities>14,8,15,12,18,10</abilities><hpMax>43</hpMax><hpCurrent>30</hpCurrent></pc>
  <npc><uid>2</uid><label>Mira</label><name>Guide</name><ac>12</ac>
    <abilities>10,10,10,10,10,10</abilities><hpMax>9</hpMax></npc>
  <adventure><name>One</name><encounter><name>At dusk</name><state>1</state><round>2</round>
    <combatant><monster><uid>1</uid></monster></combatant>
    <combatant><monster><uid>2</uid></monster></combatant>
    <combatant><hidden>1</hidden>{WOLF.format(uid=7, label="Wolf 1", hp=11)}</combatant>
    <combatant><hidden>1</hidden>{WOLF.format(uid=8, label="Wolf 2", hp=11)}</combatant>
    <combatant><hidden>0</hidden>{WOLF.format(uid=9, label="Wolf 3", hp=4)}</combatant>
    <combatant><monster><uid>99</uid></monster></combatant>
    <note><name>Tactics</name><text>They flee at dawn.</text></note>
  </encounter></adventure></campaign></data>"""


def test_a_creature_written_in_numbers() -> None:
    haul = recognise.read_text(CAMPAIGN)
    dorn, mira, wolf = haul.found
    assert [(one.kind, one.block.name) for one in haul.found] == [
        ("pc", "Dorn"), ("npc", "Mira"), ("monster", "Dusk Wolf"),
    ]  # fmt: skip
    assert (dorn.current.hp, dorn.block.max_hp) == (30, 43)
    assert (mira.block.challenge, wolf.block.challenge, wolf.block.xp) == ("1", "1/4", 50)
    assert (wolf.block.saves, wolf.block.skills) == (
        (("str", 2), ("dex", 4)),
        (("stealth", 4), ("perception", 3)),
    )
    assert (wolf.block.initiative_bonus, wolf.block.source) == (3, "Book of Dusk, p. 3")
    (bite,) = wolf.block.attacks
    assert (bite.bonus, bite.damage) == (4, (DamagePart("2d4+2", 7),))


def test_its_encounter() -> None:
    haul = recognise.read_text(CAMPAIGN)
    (dusk,) = haul.encounters
    assert (dusk.name, dusk.notes) == ("At dusk", "Tactics. They flee at dawn.")
    assert [
        (one.block.name, one.kind, one.current.side, one.current.count, one.current.names)
        for one in dusk.entries
    ] == [
        ("Dorn", "pc", "", "1", ()),
        ("Mira", "npc", "party", "1", ()),
        ("Dusk Wolf", "monster", "", "2", ("Wolf 1", "Wolf 2")),
        ("Dusk Wolf", "monster", "", "1", ("Wolf 3",)),
    ]
    assert [(one.current.hp, one.current.hidden) for one in dusk.entries] == [
        (30, False), (None, False), (None, True), (4, False),
    ]  # fmt: skip
    assert [(one.where, one.why) for one in haul.troubles] == [
        ("At dusk", "creature-elsewhere-named")
    ]
