"""What a refusal may ask for: the parts of a typed line and of a file by their names."""

from tracker.i18n.catalogue import pgettext


def thing(key: str) -> str:
    """A part of a typed line, or a number by what it counts."""
    return word(key) or number(key) or key.replace("-", " ")


def word(key: str) -> str:
    """A word or several."""
    match key:
        case "who":
            return pgettext("thing", "a creature")
        case "back":
            return pgettext("thing", "back")
        case "whose":
            return pgettext("thing", "whose values hold (ours, theirs)")
        case "file":
            return pgettext("thing", "a file")
        case "target":
            return pgettext("thing", "a target")
        case "targets":
            return pgettext("thing", "targets")
        case "attackers":
            return pgettext("thing", "attackers")
        case "ability":
            return pgettext("thing", "an ability (str, dex, con, int, wis, cha)")
        case "amount":
            return pgettext("thing", "an amount such as 7 or 2d6+3 fire")
        case "text":
            return pgettext("thing", "a text between quotes")
        case "mark":
            return pgettext("thing", "a mark such as hp<=50%")
        case "moment":
            return pgettext("thing", "a moment (now, enter, start, end)")
        case "comings":
            return pgettext("thing", "who comes in or leaves (+ga -gb), or off")
        case "answer":
            return pgettext("thing", "an answer (roll, pass, fail, skip or a number)")
        case "attack":
            return pgettext("thing", "an attack")
        case "change":
            return pgettext("thing", "a change such as adv, ac+5 or resist")
        case "condition":
            return pgettext("thing", "a condition")
        case "cover":
            return pgettext("thing", "cover (half, three-quarters or total)")
        case "dice":
            return pgettext("thing", "dice such as 2d6+3")
        case "cell":
            return pgettext("thing", "a cell such as 3,4")
        case "facing":
            return pgettext("thing", "a way to look such as north")
        case "ground":
            return pgettext("thing", "square, hex, none, wall, obstacle, difficult, fog or clear")
        case "origin":
            return pgettext("thing", "where it begins (at X,Y or from WHO)")
        case "shape":
            return pgettext("thing", "a shape such as cone or sphere")
        case "severity":
            return pgettext("thing", "a severity (setback, dangerous, deadly) or a mishap")
        case "kind":
            return pgettext("thing", "a kind")
        case "name" | "names":
            return pgettext("thing", "a name")
        case "check":
            return pgettext("thing", "a skill or an ability")
        case "friend":
            return pgettext("thing", "who is helped")
        case "light":
            return pgettext("thing", "light (bright, dim, dark or magical-dark)")
        case "damage-type":
            return pgettext("thing", "a damage type such as fire")
        case "mending":
            return pgettext("thing", "healing before it (mend 10 at start)")
        case "note":
            return pgettext("thing", "a note between quotes")
        case "rest":
            return pgettext("thing", "a rest (short or long)")
        case "trigger":
            return pgettext("thing", "a trigger")
        case "feature" | "features":
            return pgettext("thing", "a feature")
        case "modifier":
            return pgettext("thing", "a modifier such as +2 or -1d4")
        case "aim":
            return pgettext("thing", "prone or away")
        case "skill":
            return pgettext("thing", "a skill or an ability")
        case "side":
            return pgettext("thing", "a side such as foes or party")
        case "of":
            return pgettext("thing", "of WHO")
        case "option":
            return pgettext("thing", "the name of an option")
        case "budget":
            return pgettext("thing", "what is left (full, action=1, moved=10 …)")
        case "name-of-use":
            return pgettext("thing", "the name of an action or of a limited thing")
        case "spell":
            return pgettext("thing", "a spell")
        case "start-or-end":
            return pgettext("thing", "start or end")
        case "unit":
            return pgettext("thing", "rounds, minutes or hours")
        case _:
            return ""


def number(key: str) -> str:
    """A number."""
    match key:
        case "ability-change" | "exhaustion-change" | "hit-points-change" | "speed-change":
            return pgettext("thing", "a change with its sign")
        case "ac":
            return pgettext("thing", "AC")
        case "counter":
            return pgettext("thing", "a count")
        case "count":
            return pgettext("thing", "the count")
        case "crowd":
            return pgettext("thing", "how many more or fewer")
        case "feet":
            return pgettext("thing", "the size in feet")
        case "level":
            return pgettext("thing", "the level (1 to 20)")
        case "d20":
            return pgettext("thing", "the natural d20")
        case "place" | "places":
            return pgettext("thing", "the number of a cell")
        case "dc":
            return pgettext("thing", "the DC")
        case "exhaustion":
            return pgettext("thing", "the level of exhaustion")
        case "face":
            return pgettext("thing", "the face of a die")
        case "hit-points" | "hp" | "lives":
            return pgettext("thing", "the number of hit points")
        case "initiative":
            return pgettext("thing", "the initiative")
        case "line":
            return pgettext("thing", "the number of a line")
        case "needed":
            return pgettext("thing", "the number needed")
        case "range":
            return pgettext("thing", "the distance in feet")
        case "round" | "rounds":
            return pgettext("thing", "the number of rounds")
        case "d6":
            return pgettext("thing", "the natural d6")
        case "times":
            return pgettext("thing", "how often")
        case "times-change":
            return pgettext("thing", "a change with its sign, or =N")
        case "slot" | "slot-level":
            return pgettext("thing", "the level of a slot")
        case "speed":
            return pgettext("thing", "the speed in feet")
        case "steps":
            return pgettext("thing", "the number of steps")
        case "turns":
            return pgettext("thing", "the number of turns")
        case "sum" | "total":
            return pgettext("thing", "the total")
        case _:
            return ""


def wanted(key: str) -> str:
    """A kind of value in a file, or several."""
    kinds = [kind(one) for one in key.split(", ")]
    return pgettext("value", " or ").join(kinds)


def kind(key: str) -> str:
    """One kind; a word that is allowed stands for itself."""
    match key:
        case "object":
            return pgettext("value", "an object in braces")
        case "list":
            return pgettext("value", "a list in square brackets")
        case "text":
            return pgettext("value", "a text")
        case "number":
            return pgettext("value", "a whole number")
        case "true-or-false":
            return pgettext("value", "true or false")
        case "null":
            return pgettext("value", "null")
        case "settings-table":
            return pgettext("value", "a table")
        case "settings-keys":
            return pgettext("value", 'keys such as ["a", "ctrl+x"]')
        case _:
            return key
