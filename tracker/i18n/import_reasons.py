"""Why a field or an entry of a foreign file was not simply taken; names of formats and fields."""

from tracker.i18n.catalogue import pgettext


def format_name(key: str) -> str:
    """A tool or a kind of text."""
    return {
        "text": pgettext("import", "stat block as text"),
        "csv": pgettext("import", "table"),
        "improved-initiative": "Improved Initiative",
        "open5e": "Open5e",
        "foundry": "Foundry VTT",
        "5etools": "5etools",
        "etools": "5etools",
        "game-master": "Game Master 5",
        "avrae": "Avrae",
        "dnd-beyond": "D&D Beyond",
        "obsidian": "Obsidian",
        "dndme": "dndme",
    }.get(key, key)


def field_name(field: str) -> str:
    """A field of the stat block in words; another one as the file has it."""
    return _upper(field) or _lower(field) or field


def _upper(field: str) -> str:
    return {
        "name": pgettext("import-field", "name"),
        "max_hp": pgettext("import-field", "hit points"),
        "ac": pgettext("import-field", "AC"),
        "hit_dice": pgettext("import-field", "hit dice"),
        "size": pgettext("import-field", "size"),
        "type": pgettext("import-field", "type"),
        "alignment": pgettext("import-field", "alignment"),
        "ac_note": pgettext("import-field", "armor"),
        "speeds": pgettext("import-field", "speed"),
        "hover": pgettext("import-field", "hovers"),
        "abilities": pgettext("import-field", "abilities"),
        "saves": pgettext("import-field", "saving throws"),
        "skills": pgettext("import-field", "skills"),
        "senses": pgettext("import-field", "senses"),
        "blind": pgettext("import-field", "blind beyond"),
        "passive_perception": pgettext("import-field", "passive Perception"),
        "initiative_bonus": pgettext("import-field", "initiative bonus"),
        "languages": pgettext("import-field", "languages"),
        "challenge": pgettext("import-field", "challenge"),
        "xp": pgettext("import-field", "XP"),
        "proficiency": pgettext("import-field", "proficiency bonus"),
    }.get(field, "")


def _lower(field: str) -> str:
    return {
        "resist": pgettext("import-field", "resistances"),
        "immune": pgettext("import-field", "immunities"),
        "vulnerable": pgettext("import-field", "vulnerabilities"),
        "condition_immune": pgettext("import-field", "condition immunities"),
        "attacks": pgettext("import-field", "attacks"),
        "multiattack": pgettext("import-field", "multiattack"),
        "actions": pgettext("import-field", "actions"),
        "bonus_actions": pgettext("import-field", "bonus actions"),
        "reactions": pgettext("import-field", "reactions"),
        "traits": pgettext("import-field", "traits"),
        "legendary": pgettext("import-field", "legendary actions"),
        "legendary_uses": pgettext("import-field", "legendary actions a round"),
        "spellcasting": pgettext("import-field", "spellcasting"),
        "notes": pgettext("import-field", "notes"),
        "source": pgettext("import-field", "source"),
        "columns": pgettext("import-field", "columns"),
        "count": pgettext("import-field", "number"),
        "": pgettext("import-field", "text"),
    }.get(field, "")


def reason(why: str) -> str:
    """Why a field was guessed, dropped or kept in the notes; the key where there are no words."""
    return _guessed(why) or _kept(why) or why


def _guessed(why: str) -> str:
    match why:
        case "average-of-dice":
            return pgettext("import-why", "the average of its dice")
        case "dice-do-not-fit":
            return pgettext("import-why", "the dice have another average than the hit points")
        case "missing":
            return pgettext("import-why", "the file has none")
        case "by-challenge":
            return pgettext("import-why", "by the challenge rating")
        case "by-wisdom":
            return pgettext("import-why", "by Wisdom and Perception")
        case "by-ability":
            return pgettext("import-why", "by ability and proficiency")
        case "by-save-dc":
            return pgettext("import-why", "by its save DC")
        case "by-order":
            return pgettext("import-why", "by their order")
        case "usual":
            return pgettext("import-why", "as it usually is")
        case "worked-out":
            return pgettext("import-why", "worked out from its parts")
        case "current-hit-points":
            return pgettext("import-why", "the file has only the hit points of now")
        case "from-fields":
            return pgettext("import-why", "from the file's own numbers, its wording has none")
        case "out-of-bounds":
            return pgettext("import-why", "brought within what is possible")
        case "players-assumed":
            return pgettext("import-why", "the number of players is not known here")
        case "count-of-another":
            return pgettext("import-why", "it depends on the number of others")
        case _:
            return ""


def _kept(why: str) -> str:
    match why:
        case "kept-in-notes":
            return pgettext("import-why", "it has no field of its own")
        case "unknown-field":
            return pgettext("import-why", "a field that is not known")
        case "unknown-line":
            return pgettext("import-why", "a line that fits nowhere")
        case "partly-understood":
            return pgettext("import-why", "only a part was understood")
        case "not-understood":
            return pgettext("import-why", "it was not understood")
        case "prose-differs":
            return pgettext("import-why", "the file's numbers differ; the wording was believed")
        case "not-a-number":
            return pgettext("import-why", "it is no number")
        case "not-dice":
            return pgettext("import-why", "these are no dice")
        case "too-long":
            return pgettext("import-why", "it is too long")
        case "too-many":
            return pgettext("import-why", "there are too many")
        case "not-for-the-table":
            return pgettext("import-why", "it says nothing at the table")
        case "changes-not-made":
            return pgettext("import-why", "a change to the copy that could not be made")
        case "copied-from-srd":
            return pgettext("import-why", "what is not written here is the SRD's")
        case "copied-from-own":
            return pgettext("import-why", "what is not written here is your own creature's")
        case _:
            return ""


def trouble(why: str) -> str:
    """Why an entry of the file was not taken; the key where there are no words."""
    return _entries(why) or why


def _entries(why: str) -> str:
    match why:
        case "no-stat-block" | "not-a-creature":
            return pgettext("import-trouble", "no creature")
        case "not-an-object" | "nothing-in-it":
            return pgettext("import-trouble", "nothing in it that could be taken")
        case "no-name":
            return pgettext("import-trouble", "a row without a name")
        case "broken-json":
            return pgettext("import-trouble", "its JSON is broken")
        case "not-yaml":
            return pgettext("import-trouble", "the YAML is broken at line {line}")
        case "placeholder":
            return pgettext("import-trouble", "“{text}” is a placeholder that was never filled in")
        case "line-not-read":
            return pgettext("import-trouble", "“{text}” was not understood")
        case "copy-of-elsewhere":
            return pgettext(
                "import-trouble",
                "a copy of {other}, which is neither in the file nor in the SRD nor among your own "
                "creatures",
            )
        case "creature-elsewhere":
            return pgettext("import-trouble", "it only names a creature that stands elsewhere")
        case "creature-elsewhere-named":
            return pgettext("import-trouble", "“{who}” is written nowhere in the file")
        case "entry-unknown":
            return pgettext(
                "import-trouble",
                "it is not in the bestiary; it stands there with HP {hp} and AC {ac}",
            )
        case "other-game":
            return pgettext("import-trouble", "it belongs to another game")
        case "too-many-creatures":
            return pgettext("import-trouble", "more than {most} creatures; the rest was left out")
        case "party-elsewhere":
            return pgettext(
                "import-trouble", "its party {name} is not there; choose one when you prepare it"
            )
        case "party-not-saved":
            return pgettext("import-trouble", "the party could not be saved")
        case _:
            return ""
