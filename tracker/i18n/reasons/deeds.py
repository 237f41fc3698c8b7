"""Reasons of what creatures do beside attacking: help, hide, ready, grapple, a second weapon."""

from tracker.i18n.catalogue import pgettext


def text_of(key: str) -> str:
    """The sentence of a key, or an empty one."""
    return for_hiding(key) or for_promises(key) or for_struggles(key)


def for_hiding(key: str) -> str:
    """Stealth, search and surprise."""
    match key:
        case "in-the-open":
            return pgettext("reason", "{who} does not hide")
        case "just-noticed":
            return pgettext(
                "reason", "{who}: Stealth {total} equals passive Perception {passive}, noticed"
            )
        case "just-unnoticed":
            return pgettext(
                "reason", "{who}: Stealth {total} equals passive Perception {passive}, unnoticed"
            )
        case "noticed":
            return pgettext(
                "reason", "{who}: Stealth {total} is below passive Perception {passive}, noticed"
            )
        case "unnoticed":
            return pgettext(
                "reason", "{who}: Stealth {total} beats passive Perception {passive}, unnoticed"
            )
        case "no-foes":
            return pgettext("reason", "there is no foe to be surprised by")
        case "surprised-roll":
            return pgettext("reason", "surprised")
        case "hides":
            return pgettext("reason", "hides with Stealth {total}")
        case "hide-fails":
            return pgettext("reason", "Stealth {total} is below DC {dc}: not hidden")
        case "hides-invisible":
            return pgettext("reason", "Stealth {total} reaches DC {dc}: hidden and invisible")
        case "search-finds":
            return pgettext("reason", "{total} finds the hider ({hider})")
        case "search-fails":
            return pgettext("reason", "{total} does not find the hider ({hider})")
        case "watcher-notices":
            return pgettext("reason", "{who} notices: passive Perception {passive}")
        case "watcher-misses":
            return pgettext("reason", "{who} does not notice: passive Perception {passive}")
        case "passive-shifted":
            return pgettext("reason", "passive Perception {change}")
        case _:
            return ""


def for_promises(key: str) -> str:
    """Help, Ready, Dodge and the timing of reactions."""
    match key:
        case "help-too-far":
            return pgettext("reason", "the foe is {distance} ft from the helper, more than 5")
        case "help-unskilled":
            return pgettext("reason", "the helper lacks a fitting proficiency")
        case "attack-helped-by" | "check-helped-by":
            return pgettext("reason", "helped by {who}")
        case "not-readied":
            return pgettext("reason", "only an action or a move can be readied")
        case "one-action-spell-only":
            return pgettext("reason", "only a spell cast with one action can be readied")
        case "spell-held":
            return pgettext("reason", "{spell} is cast and held by concentration")
        case "no-slot-left":
            return pgettext("reason", "no level {level} slot is left")
        case "response-comes":
            return pgettext("reason", "readied for: {trigger}")
        case "comes-before":
            return pgettext("reason", "comes before its trigger is completed")
        case "comes-after":
            return pgettext("reason", "comes after its trigger")
        case _:
            return ""


def for_struggles(key: str) -> str:
    """Contests, the second weapon, thrown weapons."""
    match key:
        case "too-large":
            return pgettext("reason", "the target is too large ({size})")
        case "no-free-hand":
            return pgettext("reason", "no free hand")
        case "target-helpless":
            return pgettext("reason", "incapacitated: no roll")
        case "contest-tied":
            return pgettext("reason", "{total} each: nothing changes")
        case "contest-won":
            return pgettext("reason", "{total} beats {other}")
        case "contest-lost":
            return pgettext("reason", "{total} loses to {other}")
        case "save-holds-off":
            return pgettext("reason", "the target saves")
        case "save-gives-way":
            return pgettext("reason", "the target fails its save")
        case "released":
            return pgettext("reason", "let go")
        case "grappler-helpless":
            return pgettext("reason", "the grappler is incapacitated")
        case "grapple-parted":
            return pgettext("reason", "the two are apart")
        case "attack-action-first":
            return pgettext("reason", "needs an attack with the Attack action first")
        case "not-light":
            return pgettext("reason", "needs a light weapon in each hand")
        case "not-thrown":
            return pgettext("reason", "this weapon cannot be thrown")
        case "modifier-left-off":
            return pgettext("reason", "second weapon: {modifier} is left off the damage")
        case "improvised-throw":
            return pgettext("reason", "not made to be thrown: range {normal}/{long} ft")
        case _:
            return ""
