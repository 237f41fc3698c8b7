"""The verbs of bodies in space: struggling, moving, falling, riding (GRAP, SHOVE, MOVE, MOUNT)."""

from tracker.shorthand.verb import Verb

_CONTEST = ("with", "vs", "adv", "dis", "no-hand", "a=", "b=", "range=")

BODY_VERBS = (
    Verb(
        "grapple",
        "[WHO]·TARGET·[a=N]·[b=N]·[with·SKILL]·[vs·SKILL]·[adv|dis]·[no-hand]·[range=FEET]",
        ("who", "who"),
        _CONTEST,
        "bodies",
    ),
    Verb(
        "escape",
        "[WHO]·[from·WHO]·[a=N]·[b=N]·[with·SKILL]·[vs·SKILL]·[adv|dis]·[no-hand]·[range=FEET]",
        ("who",),
        ("from", *_CONTEST),
        "bodies",
    ),
    Verb("release", "[WHO]·[TARGET]", ("who", "who"), (), "bodies"),
    Verb(
        "shove",
        "[WHO]·TARGET·prone|away|push·[a=N]·[b=N]·[with·SKILL]·[vs·SKILL]·[adv|dis]·[no-hand]·[range=FEET]",
        ("who", "who"),
        ("prone", "away", "push", *_CONTEST),
        "bodies",
    ),
    Verb(
        "contest",
        "[WHO]·TARGET·[a=N]·[b=N]·[with·SKILL]·[vs·SKILL]·[adv|dis]·[no-hand]·[range=FEET]",
        ("who", "who"),
        _CONTEST,
        "bodies",
    ),
    Verb(
        "move",
        "[WHO]·FEET|X,Y·[X,Y·…]·[walk|fly|swim|climb|burrow|jump|teleport|forced]·[difficult]·[crawl]"
        "·[squeeze]·[drag]·[up·N|down·N]·[leaves·WHO,…]·[after=N]·[face·WAY]",
        ("who", "feet"),
        ("walk", "fly", "swim", "climb", "burrow", "jump", "teleport", "forced", "difficult")
        + ("crawl", "squeeze", "drag", "up", "down", "leaves", "face", "after="),
        "bodies",
    ),
    Verb("stand", "[WHO]", ("who",), (), "bodies"),
    Verb("prone", "[WHO]", ("who",), (), "bodies"),
    Verb("fall", "WHO·[FEET]·[dmg=N]", ("who",), ("dmg=",), "bodies"),
    Verb(
        "mount",
        "[WHO]·MOUNT·[controlled|independent]",
        ("who", "who"),
        ("controlled", "independent"),
        "bodies",
    ),
    Verb("dismount", "[WHO]", ("who",), (), "bodies"),
    Verb("place", "WHO·X,Y|off[,·WHO·X,Y|off·…]", ("who",), ("off",), "bodies"),
    Verb("face", "[WHO]·north|east|south|west|…|X,Y", ("who", "facing"), (), "bodies"),
    Verb(
        "battlefield",
        "square|hex|none|wall|obstacle|difficult|fog|clear·[X,Y·[to·X,Y]·…]",
        ("ground",),
        ("to",),
        "bodies",
    ),
    Verb("underwater", "TARGETS·[off]", ("targets",), ("off",), "bodies"),
)
