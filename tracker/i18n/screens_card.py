"""Words of a creature's card."""

from tracker.i18n.catalogue import pgettext


def hp(numbers: str) -> str:
    """Hit points."""
    return pgettext("card", "HP {numbers}").format(numbers=numbers)


def temp(amount: int) -> str:
    """Temporary hit points."""
    return pgettext("card", "+{n} temp").format(n=amount)


def trail() -> str:
    """Before the hit points it had."""
    return pgettext("card", "trail")


def death_saves() -> str:
    """Before the pips."""
    return pgettext("card", "death saves")


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


def waits() -> str:
    """An effect of which a stronger one works (STACK-01)."""
    return pgettext("card", "waits: the other works")


def by(who: str) -> str:
    """Source of an effect."""
    return pgettext("card", "by {who}").format(who=who)


def legendary() -> str:
    """Uses a round."""
    return pgettext("card", "Legendary")


def resist() -> str:
    """RES-01."""
    return pgettext("card", "Resist")


def immune() -> str:
    """RES-05."""
    return pgettext("card", "Immune")


def vulnerable() -> str:
    """RES-02."""
    return pgettext("card", "Vulnerable")


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
    return pgettext("card", "{ability} {dc}: {what}{half}").format(
        ability=ability, dc=dc, what=told, half=end
    )


def use(kind: str, times: int) -> str:
    """How often."""
    if kind == "recharge":
        return pgettext("card", "({n}–6)").format(n=times) if times < 6 else "(6)"
    return pgettext("card", "({n}/day)").format(n=times)


def costs(uses: int) -> str:
    """Legendary actions that cost more than one."""
    return pgettext("card", "(costs {n})").format(n=uses)
