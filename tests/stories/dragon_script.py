"""Twelve rounds against a dragon: what is typed, and what the rules then ask, end and leave.

Worked out from the rules by hand. A beat is `lines ; … => round who | questions | facts`; a fact
is `who.what=value`, see `fact` in `dragon_table`. Where a part is left out it is not looked at;
`-` says that there are none.
"""

OPENING = {
    "combatants": [
        {
            "name": "Mira",
            "kind": "pc",
            "max_hp": 60,
            "ac": 18,
            "initiative": 20,
            "saves": {"con": 5, "wis": 7},
        },
        {
            "name": "Dara",
            "kind": "pc",
            "max_hp": 45,
            "ac": 15,
            "initiative": 17,
            "abilities": {"wis": 18, "con": 14},
            "saves": {"wis": 7},
        },
        {
            "name": "Quill",
            "kind": "pc",
            "max_hp": 38,
            "ac": 13,
            "initiative": 15,
            "saves": {"con": 2, "wis": 4},
        },
        {"name": "Rook", "kind": "pc", "max_hp": 40, "ac": 16, "initiative": 13},
        {"name": "Cave", "kind": "lair", "initiative": 20},
        {"monster": "adult red dragon", "names": ["Vex"], "initiative": 12},
        {"monster": "orc", "count": 2, "initiative": 8, "enters": {"round": 4}},
        {"monster": "troll", "initiative": 5},
    ]
}

ROUNDS = {
    1: """
start => 1 mira | -
cast mira Bless on mira,quill,rook conc ; effect mira,quill,rook Bless attack+1d4 save+1d4 for 1 minute from mira conc => 1 mira | - | mira.action=0 mira.bonus=1 mira.conc=Bless mira.on=Bless quill.on=Bless rook.on=Bless
next => 1 cave | legendary vex, lair cave | vex.legendary=3
prompt 1 ; prompt roll ; damage quill 10 fire => 1 cave | - | vex.legendary=2 quill.hp=28
next => 1 dara | - | dara.action=1 dara.reaction=1
cast dara "Conjure Animals" conc ; add eagle after dara conc side=party => 1 dara | - | dara.action=0 dara.conc=Conjure-Animals
bonus dara "Wild Shape" ; form dara "brown bear" => 1 dara | - | dara.hp=34 dara.ac=11 dara.bonus=0 dara.conc=Conjure-Animals
next => 1 eagle | legendary vex | eagle.action=1
next => 1 quill | legendary vex
prompt skip ; cast quill Web conc ; zone "Web" troll save dex 13 then restrained at start,enter for 1 hour from quill conc => 1 quill | - | quill.action=0 quill.conc=Web troll.on=-
next => 1 rook | legendary vex | rook.action=1 vex.legendary=2
prompt skip ; delay rook => 1 vex | - | vex.legendary=3 vex.action=1 rook.action=1
action vex "Frightful Presence" on mira,quill,rook,dara,eagle mira=20 quill=5 rook=25 dara=10 eagle=3 => 1 vex | - | mira.on=Bless quill.on=Bless,frightened dara.has=frightened eagle.on=frightened rook.on=Bless
attack vex mira with bite hit dmg=19,7 => 1 vex | concentration mira | mira.hp=34 asked.dc=13 asked.bonus=5 vex.action=0
prompt pass ; act rook => 1 rook | - | mira.conc=Bless rook.action=1
next => 1 troll | legendary vex, zone troll | rook.on=Bless
prompt skip ; prompt fail ; damage troll 40 fire => 1 troll | - | troll.on=restrained troll.hp=44
""",
    2: """
next => 2 mira | legendary vex | mira.action=1 vex.legendary=3
prompt 3 ; dodge mira => 2 mira | - | vex.legendary=1 mira.action=0
next => 2 cave | legendary vex, lair cave
prompt 2 ; prompt skip => 2 cave | - | vex.legendary=0
next => 2 dara | - | dara.bonus=1 dara.has=frightened
next => 2 eagle | repeat-save dara | asked.dc=19 asked.bonus=7 vex.legendary=0
prompt 19 => 2 eagle | - | dara.hasnot=frightened
next => 2 quill | repeat-save eagle
prompt fail ; damage quill 10 from vex => 2 quill | concentration quill | quill.hp=18 asked.dc=10 asked.bonus=2 eagle.on=frightened
prompt pass => 2 quill | - | quill.conc=Web
next => 2 vex | repeat-save quill | vex.legendary=3 asked.dc=19 asked.bonus=4
prompt fail ; action vex "Fire Breath" on dara dmg=50 dara=10 => 2 vex | concentration dara | dara.hp=29 dara.ac=15 asked.dc=25 vex.breath=1 vex.action=0
prompt pass => 2 vex | - | dara.conc=Conjure-Animals
next => 2 rook | - | rook.action=1 rook.reaction=1
ready rook "the troll moves" => 2 rook | ready rook | rook.action=0
next => 2 troll | legendary vex, zone troll, ready rook | troll.hp=44 troll.on=restrained
prompt skip ; prompt pass ; react rook ; add wolf x2 init=0 => 2 troll | - | rook.reaction=0 troll.on=restrained
next => 2 wa wb | legendary vex | wa.action=1
""",
    3: """
next => 3 mira | legendary vex | mira.action=1 mira.reaction=1 rook.reaction=0
prompt skip ; next => 3 cave | legendary vex, lair cave
prompt skip ; prompt skip ; next => 3 dara | -
heal dara 10 ; next => 3 eagle | legendary vex | dara.hp=39
next => 3 quill | repeat-save eagle, legendary vex
prompt pass ; prompt 1 => 3 quill | - | eagle.on=- vex.legendary=2
next => 3 vex | repeat-save quill, legendary vex, recharge vex | vex.legendary=3 quill.on=Bless,frightened
prompt fail ; prompt skip ; prompt 4 => 3 vex | - | vex.breath=1
damage mira 10 slashing from vex => 3 vex | concentration mira | mira.hp=24 asked.dc=10
prompt pass ; next => 3 rook | - | rook.reaction=1
next => 3 troll | legendary vex, regeneration troll, zone troll | troll.hp=44
prompt skip ; prompt roll ; prompt pass ; uncond troll restrained ; zone Web -troll => 3 troll | - | troll.hp=54 troll.on=-
next => 3 wa wb | legendary vex
""",
    4: """
next => 4 mira | legendary vex, wave oa | oa.on=-
prompt skip ; prompt pass ; next => 4 cave | legendary vex, lair cave
prompt skip ; prompt skip ; next => 4 dara | -
damage dara 45 fire from vex => 4 dara | - | dara.state=dying dara.hp=0 dara.conc=- dara.on=unconscious,prone eagle.gone=True
next => 4 quill | legendary vex
prompt skip ; next => 4 vex | repeat-save quill, legendary vex, recharge vex
prompt fail ; prompt skip ; prompt 5 => 4 vex | - | vex.breath=0
next => 4 rook | -
next => 4 oa ob | legendary vex | oa.action=1 ob.action=1
next => 4 troll | legendary vex, regeneration troll
prompt skip ; prompt roll => 4 troll | - | troll.hp=64
next => 4 wa wb | legendary vex
""",
    5: """
next => 5 mira | legendary vex
prompt skip ; next => 5 cave | legendary vex, lair cave
prompt skip ; prompt skip ; next => 5 dara | death-save dara | asked.dc=10
prompt 12 => 5 dara | - | dara.successes=1 dara.failures=0
next => 5 quill | legendary vex
prompt skip ; next => 5 vex | repeat-save quill, legendary vex
prompt fail ; prompt skip ; action vex "Fire Breath" on mira,rook dmg=30 mira=25 rook=25 => 5 vex | concentration mira | mira.hp=9 rook.hp=25 asked.dc=10 vex.breath=1
prompt pass ; next => 5 rook | -
next => 5 oa ob | legendary vex
next => 5 troll | legendary vex, regeneration troll
prompt skip ; prompt roll ; damage troll 74 slashing from rook => 5 troll | - | troll.hp=0 troll.state=dying
next => 5 wa wb | legendary vex
""",
    6: """
next => 6 mira | legendary vex
prompt skip ; heal dara 20 => 6 mira | - | dara.hp=20 dara.state=up dara.successes=0 dara.on=prone
next => 6 cave | legendary vex, lair cave
prompt skip ; prompt skip ; next => 6 dara | -
stand dara ; form dara "brown bear" => 6 dara | - | dara.moved=15 dara.hp=34 dara.hasnot=prone
unform dara => 6 dara | - | dara.hp=20 dara.ac=15
next => 6 quill | legendary vex
prompt skip ; damage quill 5 from wa => 6 quill | concentration quill | asked.dc=10
prompt fail => 6 quill | - | quill.conc=- quill.hp=13 zones=-
next => 6 vex | repeat-save quill, legendary vex, recharge vex
prompt fail ; prompt skip ; prompt 6 => 6 vex | - | vex.breath=0
next => 6 rook | -
next => 6 oa ob | legendary vex
next => 6 troll | legendary vex, regeneration troll | troll.state=dying
prompt skip ; prompt roll => 6 troll | - | troll.hp=10 troll.state=up troll.on=prone
damage troll 10 fire => 6 troll | - | troll.hp=0 troll.state=dying
next => 6 wa wb | legendary vex
""",
    7: """
next => 7 mira | legendary vex
prompt skip ; next => 7 cave | legendary vex, lair cave
prompt skip ; prompt skip ; next => 7 dara | -
next => 7 quill | legendary vex
next => 7 vex | repeat-save quill, legendary vex
prompt fail ; prompt skip ; next => 7 rook | -
next => 7 oa ob | legendary vex
next => 7 | legendary vex | troll.state=dead
prompt skip ; next => 7 wa wb | -
""",
    8: """
next => 8 mira | legendary vex
prompt skip ; next => 8 cave | legendary vex, lair cave
prompt skip ; prompt skip ; next => 8 dara | -
next => 8 quill | legendary vex
next => 8 vex | repeat-save quill, legendary vex
prompt fail ; prompt skip ; save vex wis 20 then stunned until end of quill vex=10 => 8 vex | - | vex.on=stunned
resist vex => 8 vex | - | vex.on=- vex.resistance=1
next => 8 rook | -
next => 8 oa ob | legendary vex
next => 8 wa wb | legendary vex
""",
    9: """
next => 9 mira | legendary vex
prompt skip ; damage wa,wb 11 => 9 mira | - | wa.state=dead wb.state=dead
next => 9 cave | legendary vex, lair cave
prompt skip ; prompt skip ; next => 9 dara | -
next => 9 quill | legendary vex
next => 9 vex | repeat-save quill, legendary vex
prompt fail ; prompt skip ; next => 9 rook | -
next => 9 oa ob | legendary vex
""",
    10: """
next => 10 mira | legendary vex | mira.on=Bless mira.conc=Bless
prompt skip ; next => 10 cave | legendary vex, lair cave
prompt skip ; prompt skip ; next => 10 dara | -
next => 10 quill | legendary vex
next => 10 vex | repeat-save quill, legendary vex | quill.on=Bless,frightened
prompt fail ; prompt skip ; next => 10 rook | -
next => 10 oa ob | legendary vex
""",
    11: """
next => 11 mira | legendary vex | mira.on=- mira.conc=- quill.on=frightened rook.on=-
prompt skip ; next => 11 cave | legendary vex, lair cave
prompt skip ; prompt skip ; next => 11 dara | -
next => 11 quill | legendary vex
next => 11 vex | legendary vex | quill.on=-
prompt skip ; next => 11 rook | -
next => 11 oa ob | legendary vex
""",
    12: """
next => 12 mira | legendary vex | mira.action=1 mira.hp=9
prompt skip => 12 mira | -
""",
}
