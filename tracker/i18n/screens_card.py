"""Words of a creature's card."""

from tracker.i18n.catalogue import npgettext, pgettext
from tracker.rules.conditions import Effects


def hp(numbers: str) -> str:
    """Hit points."""
    return pgettext("card", "HP {numbers}").format(numbers=numbers)


def temp(amount: int) -> str:
    """Temporary hit points."""
    return pgettext("card", "+{n} temp").format(n=amount)


def trail() -> str:
    """Before the hit points it had."""
    return pgettext("card", "HP so far")


def hidden() -> str:
    """What the sign on its row means (TRACK-01)."""
    return pgettext("card", "hidden from the players")


def death_saves(made: str, failed: str) -> str:
    """The pips, and which are which."""
    return pgettext("card", "death saves {made} made, {failed} failed").format(
        made=made, failed=failed
    )


def concentrates(spell: str, on: str) -> str:
    """CONC-01."""
    if not on:
        return pgettext("card", "concentrates on {spell}").format(spell=spell)
    return pgettext("card", "concentrates on {spell}: {on}").format(spell=spell, on=on)


def until(at: str, who: str, number: int) -> str:
    """When an effect ends."""
    if at == "start":
        told = pgettext("card", "until {who}'s turn starts in round {n}")
    else:
        told = pgettext("card", "until {who}'s turn ends in round {n}")
    return told.format(n=number, who=who)


def save_ends(ability: str, dc: int) -> str:
    """A repeated save."""
    return pgettext("card", "{ability} save DC {dc} ends it").format(ability=ability, dc=dc)


def rides(mount: str, controlled: bool) -> str:
    """MOUNT-01, MOUNT-06."""
    if controlled:
        return pgettext("card", "rides {mount}, controlled").format(mount=mount)
    return pgettext("card", "rides {mount}").format(mount=mount)


def ridden(rider: str) -> str:
    """The other way round."""
    return pgettext("card", "carries {rider}").format(rider=rider)


def aloft(feet: int) -> str:
    """MOVE-13."""
    return pgettext("card", "{feet} ft above the ground").format(feet=feet)


def place(cell: str) -> str:
    """Where it stands on the map."""
    return pgettext("card", "at {cell}").format(cell=cell)


def facing(way: str) -> str:
    """FACE-01."""
    return pgettext("card", "faces {way}").format(way=way)


def readied(trigger: str, spell: str) -> str:
    """ACT-10, ACT-13."""
    if spell:
        return pgettext("card", "holds {spell} until: {trigger}").format(
            spell=spell, trigger=trigger
        )
    return pgettext("card", "readied for: {trigger}").format(trigger=trigger)


def hiding(total: int) -> str:
    """UNSEEN-04."""
    return pgettext("card", "hiding, Stealth {n}").format(n=total)


def plight(found: Effects) -> str:
    """What conditions keep it from (COND-04..17, TURN-06); empty for nothing."""
    parts = []
    if found.incapacitated:
        parts.append(pgettext("card", "cannot act or react"))
    if not found.can_move:
        parts.append(pgettext("card", "cannot move"))
    if found.speech == "no":
        parts.append(pgettext("card", "cannot speak"))
    if found.speech == "haltingly":
        parts.append(pgettext("card", "speaks haltingly"))
    if "sight" in found.fails_checks_needing:
        parts.append(pgettext("card", "fails checks that need sight"))
    if "hearing" in found.fails_checks_needing:
        parts.append(pgettext("card", "fails checks that need hearing"))
    if found.auto_fail_saves:
        parts.append(pgettext("card", "fails Strength and Dexterity saves"))
    if found.drops_held:
        parts.append(pgettext("card", "drops what it holds"))
    if not found.may_approach_fear:
        parts.append(pgettext("card", "comes no closer to what it fears"))
    return ", ".join(parts)


def waits() -> str:
    """An effect of which a stronger one works (STACK-01)."""
    return pgettext("card", "waits: the other works")


def by(who: str) -> str:
    """Source of an effect."""
    return pgettext("card", "by {who}").format(who=who)


def until_trigger(trigger: str) -> str:
    """An end by hand, in the DM's words."""
    return pgettext("card", "until {trigger}").format(trigger=trigger)


def each_turn(kind: str, amount: str) -> str:
    """What an effect does in every turn."""
    if kind == "mend":
        return pgettext("card", "+{amount} each turn").format(amount=amount)
    return pgettext("card", "{amount} each turn").format(amount=amount)


def legendary() -> str:
    """Before the uses of the round."""
    return pgettext("card", "Legendary")


def uses_left(left: int, times: int) -> str:
    """Of a limited thing."""
    return f"{left}/{times}"


def traits() -> str:
    """Before those that are only a name."""
    return pgettext("card", "Traits")


def spells() -> str:
    """Before the numbers of its spells."""
    return pgettext("card", "Spells")


def casts(dc: int, bonus: int) -> str:
    """Save DC and attack bonus of its spells."""
    return pgettext("card", "DC {dc}, {bonus} to hit").format(dc=dc, bonus=f"{bonus:+d}")


def spell_level(level: str) -> str:
    """A level of spells; `0` are cantrips, anything but a digit says how often."""
    if level == "0":
        return pgettext("card", "Cantrips")
    if level.isdigit():
        return pgettext("card", "Level {n}").format(n=level)
    return pgettext("card", "At will") if level == "at-will" else level


def more_lines(count: int, key: str) -> str:
    """On the lower edge of a card that has no room for so many lines."""
    return npgettext("card", "{key}: {n} more line", "{key}: {n} more lines", count).format(
        n=count, key=key
    )


def the_encounter() -> str:
    """Before the notes on the whole encounter."""
    return pgettext("card", "This encounter")


def resist() -> str:
    """RES-01."""
    return pgettext("card", "Resist")


def immune() -> str:
    """RES-05."""
    return pgettext("card", "Immune")


def vulnerable() -> str:
    """RES-02."""
    return pgettext("card", "Vulnerable")


def threshold(amount: int) -> str:
    """Less damage than this does nothing."""
    return pgettext("card", "Damage threshold {n}").format(n=amount)


def never() -> str:
    """Condition immunities."""
    return pgettext("card", "Never")


def unless(types: str, qualities: str) -> str:
    """RES-06."""
    return pgettext("card", "{types} unless {qualities}").format(types=types, qualities=qualities)


def speed() -> str:
    """Feet a turn."""
    return pgettext("card", "Speed")


def saves() -> str:
    """Saving throw bonuses."""
    return pgettext("card", "Saves")


def skills() -> str:
    """Skill bonuses."""
    return pgettext("card", "Skills")


def senses() -> str:
    """Senses."""
    return pgettext("card", "Senses")


def blind() -> str:
    """No sight at all (SENSE-02)."""
    return pgettext("card", "no sight")


def passive(score: int) -> str:
    """Passive Perception."""
    return pgettext("card", "passive {n}").format(n=score)


def challenge() -> str:
    """Challenge rating."""
    return pgettext("card", "CR")


def range_feet(normal: int, far: int) -> str:
    """Of a ranged attack."""
    return pgettext("card", "{range} ft.").format(range=f"{normal}/{far}" if far else normal)


def reach_feet(feet: int) -> str:
    """Beyond five feet."""
    return pgettext("card", "reach {n}").format(n=feet)


def save(ability: str, dc: int, told: str, half: bool) -> str:
    """A saving throw it asks for."""
    end = pgettext("card", ", half on a success") if half else ""
    return pgettext("card", "{ability} DC {dc}: {what}{half}").format(
        ability=ability, dc=dc, what=told, half=end
    )


def use(kind: str, times: int, spent: int) -> str:
    """How often, and how much of that is left."""
    if kind == "recharge":
        dice = f"{times}–6" if times < 6 else "6"
        if spent:
            return pgettext("card", "(recharge {n}, spent)").format(n=dice)
        return pgettext("card", "(recharge {n})").format(n=dice)
    left = uses_left(max(0, times - spent), times)
    if kind == "per-rest":
        return pgettext("card", "({left} a rest)").format(left=left)
    return pgettext("card", "({left} a day)").format(left=left)


def costs(uses: int) -> str:
    """Legendary actions that cost more than one."""
    return pgettext("card", "(costs {n})").format(n=uses)
