"""The verbs of stat-block actions, limited things and budgets set by hand."""

from tracker.shorthand.verb import Verb

BY_WORD = ("pass=", "fail=", "full=", "half=", "none=")
"""The DM's word on a save of many."""
GIVEN = "".join(f"·[{key}WHO,…]" for key in BY_WORD)
"""The same, as a grammar has it."""
_SAVES = ("dmg=", "cover=", "half-cover=", "three-quarters-cover=", *BY_WORD)

USE_VERBS = (
    Verb(
        "action",
        "[WHO]·NAME·[on·TARGETS|toward·X,Y|at·X,Y|from·WHO]·[WHO=N·…]"
        f"{GIVEN}·[dmg=N,…]·[bonus|reaction|free]"
        "·[cover=half|three-quarters]·[half-cover=WHO,…]·[three-quarters-cover=WHO,…]",
        ("who", "stat-action"),
        ("on", "toward", "at", "from", "bonus", "reaction", "free", *_SAVES),
        "actions",
    ),
    Verb(
        "legendary",
        "[WHO]·[NAME]·[on·TARGETS|toward·X,Y|at·X,Y|from·WHO]·[WHO=N·…]"
        f"{GIVEN}·[dmg=N,…]·[cover=half|three-quarters]"
        "·[half-cover=WHO,…]·[three-quarters-cover=WHO,…]·[d20=N,N]·[total=N]·[adv|dis]"
        "·[hit|miss|crit]",
        ("who", "legendary"),
        (
            "on",
            "toward",
            "at",
            "from",
            *_SAVES,
            "d20=",
            "total=",
            "adv",
            "dis",
            "hit",
            "miss",
            "crit",
        ),
        "actions",
    ),
    Verb("resist", "WHO", ("resisting",), (), "turns"),
    Verb("recharge", "[WHO]·[NAME]·[roll|d6=N,…]", ("who", "limited"), ("roll", "d6="), "turns"),
    Verb("slot", "[WHO]·LEVEL·[N]·[back]", ("who", "number"), ("back",), "turns"),
    Verb("uses", "WHO·NAME·+N|-N|=N", ("who", "limited", "change"), (), "turns"),
    Verb(
        "budget",
        "[WHO]·full|action=N·bonus=N·reaction=N·interaction=N·moved=FEET·dashes=N·attacks=N",
        ("who",),
        ("full", "action=", "bonus=", "reaction=", "interaction=", "moved=", "dashes=", "attacks="),
        "turns",
    ),
    Verb("interact", "[WHO]·[text]", ("who",), (), "turns", text=True),
)
