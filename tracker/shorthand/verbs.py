"""The one table of verbs: what the parser knows, what help shows and what completion offers.

Grammar is written as in the manual, with `·` for every blank: capitals stand for something on the
table, square brackets for what may be left out.
"""

from collections.abc import Mapping
from typing import NamedTuple


class Verb(NamedTuple):
    """One verb."""

    name: str
    grammar: str
    """What follows the verb."""
    slots: tuple[str, ...] = ()
    """What comes first, in order: `who`, `targets`, `ability`, `condition`, `effect`, `option` ..."""
    options: tuple[str, ...] = ()
    """What may follow in any order: `adv`, `d20=`, `ac+`."""
    group: str = ""
    """Where help shows it."""
    text: bool = False
    """Whether it ends in free text, behind which nothing can be told apart."""

    @property
    def usage(self) -> str:
        """The whole line as help shows it."""
        return f"{self.name} {self.grammar}".replace("·", " ").rstrip()


_DURATION = "[for·N·rounds|minutes]·[until·start|end·of·WHO]·[from·WHO]·[save·ABILITY·DC]·[conc]"
_LASTS = ("for", "until", "from", "save", "conc")
_QUALITIES = ("magical", "silvered", "adamantine")

_VERBS = (
    Verb("start", "[WHO·N,…]", ("initiatives",), (), "turns"),
    Verb("next", "[N]", (), (), "turns"),
    Verb("back", "", (), (), "turns"),
    Verb("goto", "WHO", ("who",), (), "turns"),
    Verb("init", "WHO·N|roll,…·|·WHO·with|after·WHO", ("initiatives",), ("with", "after"), "turns"),
    Verb("surprise", "TARGETS", ("targets",), (), "turns"),
    Verb("end", "", (), (), "turns"),
    Verb(
        "attack",
        "[WHO]·TARGET·[with·NAME|#]·[adv|dis]·[d20=N,N]·[total=N]·[dmg=N,…]"
        "·[cover=half|three-quarters|total]·[range=FEET]·[hit|miss|crit]·[ko]·[no-REASON]·[ac±N]"
        "·[attack±N]·[resist]·[extra=N,…]·[rider=N,…]",
        ("who", "who"),
        ("with", "adv", "dis", "hit", "miss", "crit", "ko", "resist")
        + ("d20=", "total=", "dmg=", "cover=", "range=", "ac+", "attack+", "extra=", "rider="),
        "blows",
    ),
    Verb(
        "mob",
        "[ATTACKERS]·TARGET·[with·NAME|#]·[ac=N]·[needed=N]·[cover=half|three-quarters]·[ac±N]"
        "·[ko]·[resist]",
        ("targets", "who"),
        ("with", "ko", "resist", "ac=", "needed=", "cover=", "ac+"),
        "blows",
    ),
    Verb("amend", "CHANGE·…", (), (), "history"),
    Verb(
        "damage",
        "TARGETS·AMOUNT·[half=WHO,…]·[none=WHO,…]·[double=WHO,…]·[crit]·[magical]·[silvered]"
        "·[adamantine]·[reduce=N]·[from·WHO]·[ko]·[resist]·[dmg=N,…]",
        ("targets", "amount"),
        ("crit", "ko", "resist", "from", *_QUALITIES)
        + ("reduce=", "dmg=", "half=", "none=", "double="),
        "blows",
    ),
    Verb("heal", "TARGETS·N|DICE·[rolled=N]", ("targets", "amount"), ("rolled=",), "life"),
    Verb(
        "temp",
        "TARGETS·N|DICE·[keep|take]·[rolled=N]",
        ("targets", "amount"),
        ("keep", "take", "rolled="),
        "life",
    ),
    Verb("maxhp", "WHO·+N|-N|=N", ("who",), (), "life"),
    Verb("stabilise", "WHO·[medicine=N]", ("who",), ("medicine=",), "life"),
    Verb("death", "[WHO]·[N]", ("who",), (), "life"),
    Verb("kill", "TARGETS", ("targets",), (), "life"),
    Verb("revive", "WHO·[N]", ("who",), (), "life"),
    Verb(
        "save",
        "TARGETS·ABILITY·DC·[AMOUNT]·[half|none]·[magical]·[silvered]·[adamantine]·[from·WHO]"
        f"·[then·CONDITION·{_DURATION}]·[WHO=N·…]·[dmg=N,…]",
        ("targets", "ability", "number", "amount"),
        ("half", "none", "then", *_LASTS, *_QUALITIES, "dmg="),
        "blows",
    ),
    Verb(
        "cond",
        f"TARGETS·CONDITION·{_DURATION}·[secret]·[despite]",
        ("targets", "condition"),
        (*_LASTS, "secret", "despite"),
        "effects",
    ),
    Verb("uncond", "TARGETS·NAME", ("targets", "effect"), (), "effects"),
    Verb(
        "effect",
        'TARGETS·"NAME"·[ac±N]·[attack±DICE]·[save±DICE]·[speed±N|speed=N]·[maxhp±N]'
        f"·[hurt·AMOUNT|mend·N·at·start|end]·{_DURATION}·[secret]",
        ("targets", "text"),
        (
            "hurt",
            "mend",
            *_LASTS,
            "secret",
            "speed=",
            "ac+",
            "attack+",
            "save+",
            "speed+",
            "maxhp+",
        ),
        "effects",
    ),
    Verb("exhaust", "WHO·+N|-N|=N", ("who",), (), "effects"),
    Verb("conc", "[WHO]·SPELL·[on·TARGETS]", ("who", "text"), ("on",), "effects"),
    Verb("unconc", "[WHO]", ("who",), (), "effects"),
    Verb(
        "prompt",
        "[#N]·roll|pass|fail|skip|N·[d20=N,…]·[dice=N,…]·[total=N]",
        ("prompt",),
        ("d20=", "dice=", "total="),
        "turns",
    ),
    Verb("react", "[WHO]·[text]", ("who",), (), "turns", text=True),
    Verb("bonus", "[WHO]·[text]", ("who",), (), "turns", text=True),
    Verb(
        "add",
        "[N]·NAME·[xN]·[hp=avg|roll|min|max|N,…]·[ac=N]·[init=N]·[side=SIDE]·[kind=pc|npc|monster]"
        "·[name=NAME,…]·[feature=TEXT,…]·[round=N]·[hidden|visible]",
        ("monster",),
        ("hidden", "visible", "hp=", "ac=", "init=", "side=", "kind=", "name=", "feature=")
        + ("round=",),
        "roster",
    ),
    Verb("enter", "TARGETS", ("waiting",), (), "roster"),
    Verb("remove", "TARGETS", ("targets",), (), "roster"),
    Verb("rename", 'WHO·"NAME"', ("who",), (), "roster", text=True),
    Verb("note", 'WHO·"text"', ("who",), (), "roster", text=True),
    Verb("reveal", "TARGETS", ("targets",), (), "roster"),
    Verb("conceal", "TARGETS", ("targets",), (), "roster"),
    Verb("roll", "DICE·[total=N]", (), ("total=",), "turns"),
    Verb("undo", "[N]", (), (), "history"),
    Verb("redo", "[N]", (), (), "history"),
    Verb("why", "[N]", (), (), "history"),
    Verb("option", "NAME·VALUE", ("option",), (), "roster"),
)
VERBS: Mapping[str, Verb] = {verb.name: verb for verb in _VERBS}
SPELLINGS: Mapping[str, str] = {"stabilize": "stabilise"}
NOT_YET = frozenset(
    {"area", "cast", "copy", "counter", "dash", "delay", "disengage", "dismount", "dodge", "escape"}
    | {"fall", "form", "grapple", "help", "hide", "improvise", "improvised", "join", "legendary"}
    | {
        "merge",
        "mount",
        "move",
        "opportunity",
        "pass",
        "quit",
        "ready",
        "recharge",
        "resist",
        "rest",
    }
    | {"restart", "search", "see", "shove", "slot", "split", "stand", "swap", "tell", "timer"}
    | {"two-weapon", "unform", "use", "when"}
)
"""Verbs of the language that have no command yet."""


def words() -> frozenset[str]:
    """Everything the language itself says: no handle may be one of these."""
    options = (one.rstrip("=+") for verb in _VERBS for one in verb.options)
    return frozenset({*VERBS, *SPELLINGS, *NOT_YET, *options})
