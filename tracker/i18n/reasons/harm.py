"""Reasons of damage, healing, dying, conditions, exhaustion and concentration."""

from tracker.i18n.catalogue import pgettext


def text_of(key: str) -> str:
    """The sentence of a key, or an empty one."""
    return for_damage(key) or for_dying(key) or for_states(key)


def for_damage(key: str) -> str:
    """Amounts on their way to hit points, and the maximum."""
    match key:
        case "dice-doubled":
            return pgettext("reason", "critical: dice doubled, {dice}")
        case "average-plus-dice":
            return pgettext("reason", "critical: average {average} + {dice} ({rolled}) = {sum}")
        case "pool-hurt-first":
            return pgettext("reason", "one sum for all: the most hurt first")
        case "pool-in-order":
            return pgettext("reason", "one sum for all: one after another")
        case "pool-chosen":
            return pgettext("reason", "one sum for all: the chosen first")
        case "never-below-0":
            return pgettext("reason", "damage is never below 0")
        case "evasion":
            return pgettext("reason", "Evasion: nothing on a success, half on a failure")
        case "none-on-save":
            return pgettext("reason", "saved: none of {before}")
        case "half-on-save":
            return pgettext("reason", "saved: {before} halved = {after}")
        case "doubled-by-dm":
            return pgettext("reason", "the DM doubles {before} = {after}")
        case "reduced":
            return pgettext("reason", "{amount} − {by} = {after}")
        case "immune":
            return pgettext("reason", "immune: {amount} = 0")
        case "resistance-halves":
            return pgettext("reason", "resistant: {amount} halved = {after}")
        case "below-threshold":
            return pgettext("reason", "{before} is below the damage threshold of {threshold}: 0")
        case "counts-once":
            return pgettext("reason", "{sources} resistances count once")
        case "vulnerability-doubles":
            return pgettext("reason", "vulnerable: {amount} doubled = {after}")
        case "becomes-bloodied":
            return pgettext("reason", "half the hit points or fewer: bloodied")
        case "lives-to-regenerate":
            return pgettext("reason", "at 0 hit points it dies only if it does not regenerate")
        case "form-hit-points":
            return pgettext("reason", "{hp} hit points of the form, {maximum} at most")
        case "own-hit-points":
            return pgettext("reason", "{hp} hit points lay beneath the form")
        case "falls-through":
            return pgettext("reason", "{damage} more than {name} had falls through")
        case "temporary-first":
            return pgettext("reason", "temporary hit points take {absorbed}")
        case "absorbed-at-0":
            return pgettext("reason", "temporary hit points take all of it")
        case "capped":
            return pgettext("reason", "no more than the maximum of {maximum}: {gained} regained")
        case "wakes":
            return pgettext("reason", "wakes up")
        case "kept":
            return pgettext("reason", "keeps {held} instead of {offered}: they do not add up")
        case "taken":
            return pgettext("reason", "takes {offered} instead of {held}: they do not add up")
        case "expired":
            return pgettext("reason", "{held} temporary hit points are over")
        case "cut-to-maximum":
            return pgettext("reason", "cut down to the maximum: {before} → {after}")
        case "maximum-changed":
            return pgettext("reason", "maximum {change}")
        case "amount-rolled":
            return pgettext("reason", "{dice} = {rolled}")
        case "hit-points":
            return pgettext("reason", "hit points {before} → {after}")
        case "temporary":
            return pgettext("reason", "temporary hit points {before} → {after}")
        case "maximum":
            return pgettext("reason", "maximum {before} → {after}")
        case "maximum-halved":
            return pgettext("reason", "exhaustion: maximum halved to {maximum}")
        case _:
            return ""


def for_dying(key: str) -> str:
    """Falling to 0, death saves, stability, death."""
    match key:
        case "melee-only":
            return pgettext("reason", "only a melee attack knocks out")
        case "knocked-out":
            return pgettext("reason", "knocked out: unconscious and stable")
        case "knocked-out-at-1":
            return pgettext("reason", "knocked out at 1 hit point")
        case "massive-damage":
            return pgettext(
                "reason", "{leftover} left over, as much as the maximum of {maximum}: dies"
            )
        case "massive-damage-at-0":
            return pgettext("reason", "{damage} at 0, as much as the maximum of {maximum}: dies")
        case "dies-at-0":
            return pgettext("reason", "dies at 0 hit points")
        case "falls-unconscious":
            return pgettext("reason", "falls unconscious at 0 hit points")
        case "damage-at-0" | "critical-at-0":
            return pgettext("reason", "damage at 0 hit points: death save failures {failures}")
        case "no-longer-stable":
            return pgettext("reason", "no longer stable")
        case "dead":
            return pgettext("reason", "dead")
        case "revived":
            return pgettext("reason", "back from the dead with {hp}")
        case "killed":
            return pgettext("reason", "killed outright")
        case "no-death-save":
            return pgettext("reason", "no death save is due")
        case "failure":
            return pgettext("reason", "{total} is below 10: a failure")
        case "success":
            return pgettext("reason", "{total} is 10 or more: a success")
        case "third-success":
            return pgettext("reason", "third success: stable")
        case "third-failure":
            return pgettext("reason", "third failure: dies")
        case "not-dying":
            return pgettext("reason", "is not dying")
        case "first-aid-fails":
            return pgettext("reason", "first aid fails: {total} is below DC {dc}")
        case "first-aid-works":
            return pgettext("reason", "first aid works: {total} reaches DC {dc}")
        case "stabilised":
            return pgettext("reason", "stable")
        case "not-stable":
            return pgettext("reason", "is not stable")
        case "recovery":
            return pgettext("reason", "left alone it wakes in {hours} h")
        case "wakes-alone":
            return pgettext("reason", "wakes with 1 hit point after {hours} hours")
        case _:
            return ""


def for_states(key: str) -> str:
    """Conditions, exhaustion, concentration."""
    match key:
        case "condition":
            return pgettext("reason", "{condition}")
        case "immune-to-condition":
            return pgettext("reason", "immune to being {condition}")
        case "stone-ignores-poison":
            return pgettext("reason", "petrified: cannot be {condition}")
        case "speed-zero":
            return pgettext("reason", "{condition}: speed 0")
        case "speed-cut":
            return pgettext("reason", "exhaustion {level}: slower")
        case "exhaustion-changed":
            return pgettext("reason", "exhaustion {before} → {after}")
        case "exhaustion-kills":
            return pgettext("reason", "exhaustion 6: dies")
        case "save-or-lose":
            return pgettext("reason", "{damage} damage: keep concentration with DC {dc}")
        case "replaced":
            return pgettext("reason", "{new} takes the place of {old}")
        case "down":
            return pgettext("reason", "at 0 hit points: concentration is lost")
        case _:
            return ""
