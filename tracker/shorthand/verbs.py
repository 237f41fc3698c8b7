"""The one table of verbs: what the parser knows, what help shows and what completion offers.

Grammar is written as in the manual, with `·` for every blank: capitals stand for something on the
table, square brackets for what may be left out.
"""

from collections.abc import Mapping

from tracker.shorthand.body_verbs import BODY_VERBS
from tracker.shorthand.fight_verbs import FIGHT_VERBS
from tracker.shorthand.order_verbs import ORDER_VERBS
from tracker.shorthand.shape_verbs import SHAPE_VERBS
from tracker.shorthand.use_verbs import BY_WORD, GIVEN, USE_VERBS
from tracker.shorthand.verb import Verb

_DURATION = (
    '[for·N·rounds|minutes|hours]·[until·start|end·of·WHO]·[until·"TRIGGER"]·[from·WHO]'
    "·[save·ABILITY·DC·[at·start|end·[of·WHO]]]·[conc]"
)
_LASTS = ("for", "until", "from", "save", "conc")
_CHANGES = (
    "[ac±N]·[attack±DICE]·[save±DICE]·[adv|dis]·[saves=ABILITY,…]·[speed±N|speed=N|double|half]"
    "·[maxhp±N]·[least-ac=N]"
)
_CHANGED = (
    *("adv", "dis", "saves=", "speed=", "least-ac="),
    *("ac+", "attack+", "save+", "speed+", "maxhp+"),
)
_COVERED = ("half-cover=", "three-quarters-cover=")
_QUALITIES = ("magical", "silvered", "adamantine")
_ORIGIN = "at·X,Y|from·WHO·[toward·X,Y|WHO]·[width=FEET]"
_INSIDE = f"in·SHAPE·FEET·{_ORIGIN}"
_BY_WAY = (
    "TARGET·[with·NAME|#]·[adv|dis]·[d20=N,N]·[total=N]·[dmg=N,…]"
    "·[cover=half|three-quarters|total|N%]·[range=FEET]·[hit|miss|crit]·[ko]·[no-REASON]·[ac±N]"
    "·[attack±N]·[resist]·[extra=N,…]·[rider=N,…]·[shielded=SLOT]·[near|near=WHO,…]"
    "·[light=bright|dim|dark|magical-dark]·[unseen]·[wrong-place]·[fear-out-of-sight]"
    "·[flanking]·[behind]·[turned-away]·[pack]·[reckless]·[sunlight]"
)
_ATTACK = _BY_WAY.replace("·[near|", "·[bonus|reaction]·[near|")
_BLOW = (
    ("with", "adv", "dis", "hit", "miss", "crit", "ko", "resist")
    + ("near", "unseen", "wrong-place", "fear-out-of-sight", "flanking", "behind")
    + ("turned-away", "pack", "reckless", "sunlight", "near=", "light=")
    + ("d20=", "total=", "dmg=", "cover=", "range=", "ac+", "attack+", "extra=", "rider=")
    + ("shielded=",)
)

_DEED = "[bonus|free|drop]·[potion]·[check=SKILL]·[dc=N]·[adv|dis]·[d20=N,N]·[total=N]"
_DEED_OPTIONS = (
    *("bonus", "free", "drop", "potion", "adv", "dis"),
    *("check=", "dc=", "d20=", "total="),
)

_VERBS = (
    Verb("start", "[WHO·N,…]·[dice=N,…]", ("initiatives",), ("dice=",), "turns"),
    Verb("next", "[N]·[dice=N,…]", (), ("dice=",), "turns"),
    Verb("back", "", (), (), "turns"),
    Verb("goto", "WHO", ("who",), (), "turns"),
    Verb(
        "init",
        "WHO·N|roll,…·|·WHO·[N]·with|after·WHO",
        ("initiatives",),
        ("with", "after"),
        "turns",
    ),
    Verb("surprise", "[TARGETS]", ("targets",), (), "turns"),
    Verb("end", "", (), (), "turns"),
    Verb("pass", "N·rounds|minutes|hours·[despite]", ("time",), ("despite",), "turns"),
    Verb(
        "rest",
        "short|long·[TARGETS]·[WHO=DICE|N/DICE·…]·[rolled=N,…]·[hungry]·[despite]",
        ("rest", "targets"),
        ("despite", "hungry", "rolled="),
        "turns",
    ),
    Verb("attack", f"[WHO]·{_ATTACK}", ("who", "who"), (*_BLOW, "bonus", "reaction"), "blows"),
    Verb(
        "mob",
        "[ATTACKERS]·TARGET·[with·NAME|#]·[ac=N]·[needed=N]·[cover=half|three-quarters|N%]·[ac±N]"
        "·[table|roll|average]·[d20=N,…]·[dmg=N,…]·[extra=N,…]"
        "·[ko]·[resist]·[adv|dis]·[range=FEET]·[no-REASON]·[near|near=WHO,…]·[unseen]"
        "·[light=bright|dim|dark|magical-dark]·[pack]·[reckless]·[sunlight]",
        ("targets", "who"),
        ("with", "table", "roll", "average", "adv", "dis", "ko", "resist", "near", "unseen")
        + ("pack", "reckless", "sunlight")
        + ("ac=", "needed=", "cover=", "range=", "near=", "light=", "ac+")
        + ("d20=", "dmg=", "extra="),
        "blows",
    ),
    Verb("amend", "[#N]·CHANGE·…", (), (), "history"),
    Verb(
        "damage",
        f"TARGETS|{_INSIDE}·AMOUNT·[half=WHO,…]·[none=WHO,…]·[double=WHO,…]·[crit]·[magical]·[silvered]"
        "·[adamantine]·[reduce=N·TYPE]·[from·WHO]·[ko]·[resist]·[dmg=N,…]"
        "·[pooled·[hurt-first|in-order|chosen=WHO,…]]",
        ("targets", "amount"),
        ("crit", "ko", "resist", "from", "pooled", "hurt-first", "in-order", *_QUALITIES)
        + ("reduce=", "dmg=", "half=", "none=", "double=", "chosen="),
        "blows",
    ),
    Verb(
        "heal",
        "TARGETS·N|DICE·[rolled=N]·[from·WHO]",
        ("targets", "amount"),
        ("rolled=", "from"),
        "life",
    ),
    Verb(
        "temp",
        "TARGETS·N|DICE·[keep|take]·[rolled=N]",
        ("targets", "amount"),
        ("keep", "take", "rolled="),
        "life",
    ),
    Verb("maxhp", "WHO·+N|-N|=N", ("who", "change"), (), "life"),
    Verb("stabilise", "WHO·[medicine=N]", ("who",), ("medicine=",), "life"),
    Verb("death", "[WHO]·[N]", ("who",), (), "life"),
    Verb("kill", "TARGETS", ("targets",), (), "life"),
    Verb("revive", "WHO·[N]", ("who",), (), "life"),
    Verb(
        "save",
        f"TARGETS|{_INSIDE}·ABILITY·DC·[AMOUNT]·[half|none]·[magical]·[silvered]·[adamantine]·[from·WHO]"
        "·[cover=half|three-quarters|N%]·[half-cover=WHO,…]·[three-quarters-cover=WHO,…]"
        f'·[then·CONDITION|"NAME"·{_CHANGES}·{_DURATION}]·[WHO=N·…]{GIVEN}·[dmg=N,…]',
        ("targets", "ability", "number", "amount"),
        ("half", "none", "then", *_LASTS, *_QUALITIES, "dmg=", "cover=", *_COVERED, *BY_WORD)
        + _CHANGED,
        "blows",
    ),
    Verb(
        "area",
        "cone|cube|square|cylinder|line|sphere|circle·FEET·[more=N|fewer=N|roll·more|fewer]"
        f"·[on·TARGETS]·|·SHAPE·FEET·{_ORIGIN}",
        ("shape", "number"),
        ("roll", "on", "at", "from", "toward", "more=", "fewer=", "width="),
        "blows",
    ),
    Verb(
        "improvised",
        "setback|dangerous|deadly·LEVEL|EXAMPLE·[LEVEL]|DICE·[LEVEL]·[TYPE]·[on·TARGETS]"
        "·[save·ABILITY·DC]·[half|none]·[cover=half|three-quarters|N%]·[half-cover=WHO,…]"
        f"·[three-quarters-cover=WHO,…]·[WHO=N·…]{GIVEN}·[dmg=N]",
        ("severity",),
        ("on", "save", "half", "none", "dmg=", "cover=", *_COVERED, *BY_WORD),
        "blows",
    ),
    Verb(
        "cond",
        f'TARGETS·CONDITION·{_DURATION}·[secret]·[despite]·[note·"TEXT"]',
        ("targets", "condition"),
        (*_LASTS, "secret", "despite", "note"),
        "effects",
    ),
    Verb("uncond", "TARGETS·NAME", ("targets", "effect"), (), "effects"),
    Verb(
        "effect",
        f'TARGETS·"NAME"·{_CHANGES}'
        "·[hurt·AMOUNT|mend·N·at·start|end]·[unless·TYPE,…]·[at-zero]"
        f'·{_DURATION}·[secret]·[note·"TEXT"]',
        ("targets", "text"),
        (
            "hurt",
            "mend",
            "unless",
            "at-zero",
            "note",
            *_LASTS,
            "secret",
            *_CHANGED,
        ),
        "effects",
    ),
    Verb("exhaust", "WHO·+N|-N|=N", ("who", "change"), (), "effects"),
    Verb("conc", "[WHO]·SPELL·[on·TARGETS]", ("who", "text"), ("on",), "effects"),
    Verb("unconc", "[WHO]", ("who",), (), "effects"),
    Verb(
        "prompt",
        "[#N]·roll|pass|fail|skip|N·[d20=N,…]·[dice=N,…]·[total=N]·[dmg=N,…]",
        ("prompt",),
        ("d20=", "dice=", "total=", "dmg="),
        "turns",
    ),
    Verb("dash", "[WHO]·[bonus]·[text]", ("who",), ("bonus",), "actions", text=True),
    Verb("disengage", "[WHO]·[bonus]·[text]", ("who",), ("bonus",), "actions", text=True),
    Verb("dodge", "[WHO]·[bonus]·[text]", ("who",), ("bonus",), "actions", text=True),
    *(
        Verb(name, f"[WHO]·{_DEED}·[text]", ("who",), _DEED_OPTIONS, "actions", text=True)
        for name in ("use", "improvise", "influence", "magic", "study", "utilize")
    ),
    Verb(
        "cast",
        "[WHO]·SPELL·[on·TARGETS]·[bonus|reaction]·[slot=N]·[cantrip]·[conc]·[alone]"
        f"·{_CHANGES}·[for·N·UNIT|until·start|end·of·WHO]",
        ("who", "spell"),
        ("on", "bonus", "reaction", "cantrip", "conc", "alone", "slot=", "for", "until", *_CHANGED),
        "actions",
    ),
    Verb(
        "hide",
        "[WHO,…]·[adv|dis]·[bonus]·[d20=N,N]·[total=N,…]·[end]",
        ("targets",),
        ("adv", "dis", "bonus", "end", "d20=", "total="),
        "actions",
    ),
    Verb(
        "search",
        "[WHO]·[perception|investigation]·[adv|dis]·[bonus]·[d20=N,N]·[total=N]·[text]",
        ("who",),
        ("adv", "dis", "bonus", "investigation", "perception", "d20=", "total="),
        "actions",
    ),
    Verb(
        "help",
        "[WHO]·FRIEND·[vs·TARGET]·[range=FEET]·[unskilled]·[bonus]·[text]",
        ("who", "who"),
        ("vs", "bonus", "unskilled", "range="),
        "actions",
    ),
    Verb(
        "ready",
        '[WHO]·"trigger"·[spell·NAME]·[slot=N]',
        ("who", "text"),
        ("spell", "slot="),
        "actions",
    ),
    *USE_VERBS,
    *ORDER_VERBS,
    Verb("react", "[WHO]·[before|after]·[text]", ("who",), ("before", "after"), "turns", text=True),
    Verb("bonus", "[WHO]·[text]", ("who",), (), "turns", text=True),
    Verb(
        "add",
        "[N]·NAME·[xN]·[hp=avg|roll|min|max|N,…]·[ac=N]·[init=N]·[side=SIDE]·[kind=pc|npc|monster|lair]"
        "·[name=NAME,…]·[feature=TEXT,…]·[round=N]·[hidden|visible]·[with|after·WHO·[conc]]·[dice=N,…]",
        ("monster",),
        ("hidden", "visible", "with", "after", "conc")
        + ("hp=", "ac=", "init=", "side=", "kind=", "name=", "feature=")
        + ("round=", "dice="),
        "roster",
    ),
    Verb("enter", "TARGETS·[dice=N,…]", ("waiting",), ("dice=",), "roster"),
    Verb("remove", "TARGETS·[dice=N,…]", ("targets",), ("dice=",), "roster"),
    Verb("rename", 'WHO·"NAME"', ("who",), (), "roster", text=True),
    Verb("note", 'WHO·"text"', ("who",), (), "roster", text=True),
    Verb("reveal", "TARGETS", ("targets",), (), "roster"),
    Verb("conceal", "TARGETS", ("targets",), (), "roster"),
    Verb("card", "CONDITION|NAME·[off]", ("condition",), ("off",), "roster"),
    Verb("roll", "DICE·[total=N]", (), ("total=",), "turns"),
    *BODY_VERBS,
    *SHAPE_VERBS,
    Verb("opportunity", f"WHO·{_BY_WAY}", ("who", "who"), _BLOW, "blows"),
    Verb("two-weapon", f"[WHO]·{_BY_WAY}", ("who", "who"), _BLOW, "blows"),
    Verb("undo", "[N]|to·N", (), (), "history"),
    Verb("redo", "[N]", (), (), "history"),
    Verb("why", "[N]", (), (), "history"),
    *FIGHT_VERBS,
    Verb("option", "NAME·VALUE", ("option",), (), "roster"),
)
VERBS: Mapping[str, Verb] = {verb.name: verb for verb in _VERBS}
SPELLINGS: Mapping[str, str] = {"stabilize": "stabilise"}
NOT_YET = frozenset(
    {
        "copy",
        "see",
        "tell",
    }
)
"""Verbs of the language that have no command yet."""


def words() -> frozenset[str]:
    """Everything the language itself says: no handle may be one of these."""
    options = (one.rstrip("=+") for verb in _VERBS for one in verb.options)
    return frozenset({*VERBS, *SPELLINGS, *NOT_YET, *options})
