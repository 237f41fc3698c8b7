"""What the columns of a table are called, in the languages that such tables were met in.

A heading is compared by its letters alone (`Hit Points`, `hit_points`, `HitPoints`). Words are
those of the translated rules; where two languages mean different things by one, it is left out.
"""

from tracker.bestiary.foreign.deeds import Section
from tracker.bestiary.foreign.phrases import NAMES

COLUMNS = {
    "name": (
        "name creature monster character who combatant creaturename monstername charactername "
        "kreatur gegner figur charakter nom créature monstre nombre criatura monstruo nome mostro "
        "имя название существо монстр 名称 名字 怪物 tên"
    ),
    "max_hp": (
        "hp maxhp hitpoints maxhitpoints maximumhitpoints hpmax health hps "
        "trefferpunkte tp maxtp lebenspunkte lp pointsdevie pv puntosdegolpe pg puntiferita pf "
        "pontosdevida хиты хп оз 生命值 máu"
    ),
    "hp": (
        "currenthp hpcurrent currenthitpoints hpnow aktuelletp aktuelletrefferpunkte pvactuels "
        "текущиехиты 当前生命值"
    ),
    "hit_dice": "hitdice hd dice hpdice hitpointdice hpformula trefferwürfel dadosdegolpe",
    "temp_hp": "temphp temporaryhp temporaryhitpoints thp temp temptp temporäretrefferpunkte",
    "ac": (
        "ac armorclass armourclass armor rk rüstungsklasse ca classedarmure clasedearmadura "
        "classearmatura classedearmadura кд кз классдоспеха 护甲等级"
    ),
    "initiative": (
        "initiative init inititative initiativeroll ini iniciativa iniziativa инициатива 先攻"
    ),
    "initiative_bonus": (
        "initiativebonus initiativemodifier initmod initbonus inibonus initiativmodifikator "
        "dexmod dexmodifier dexteritymodifier"
    ),
    "count": "count number quantity qty amount anzahl menge nombredecréatures cantidad количество",
    "speed": "speed speeds movement bewegungsrate geschwindigkeit vitesse velocidad velocità",
    "kind_line": "type typ",
    "kind": "kind role side",
    "player": "player pc playername spieler joueur jugador giocatore игрок",
    "challenge": "cr challenge challengerating hg herausforderungsgrad",
    "xp": "xp experience experiencepoints ep erfahrungspunkte",
    "passive_perception": "passiveperception pp passive passivewahrnehmung pw",
    "size": "size größe",
    "alignment": "alignment gesinnung",
    "conditions": "conditions condition status zustand zustände",
    "saves": "saves save savingthrows savingthrow rettungswürfe",
    "skills": "skills fertigkeiten",
    "senses": "senses sinne",
    "languages": "languages sprachen",
    "resist": "resistances damageresistances resist resistenzen",
    "immune": "immunities damageimmunities immune immunitäten",
    "vulnerable": "vulnerabilities damagevulnerabilities vulnerable",
    "condition_immune": "conditionimmunities zustandsimmunitäten",
    "traits": "traits specialabilities abilities",
    "actions": "actions attacks attack aktionen",
    "bonus_actions": "bonusactions",
    "reactions": "reactions reaktionen",
    "legendary": "legendaryactions",
    "notes": "notes note description comment notiz notizen bemerkung remarques notas note заметки",
} | {short_name: f"{short_name} {name}" for name, short_name in NAMES.items()}
BY_LABEL = {word: column for column, words in COLUMNS.items() for word in words.split()}
DEEDS: tuple[Section, ...] = ("traits", "actions", "bonus_actions", "reactions", "legendary")
