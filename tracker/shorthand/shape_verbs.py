"""The verbs of forms, phases and areas that stay."""

from tracker.shorthand.verb import Verb

_HELD = "[for·N·rounds|minutes|hours]·[until·start|end·of·WHO]·[from·WHO]·[conc]"
_LASTS = ("for", "until", "from", "conc")

SHAPE_VERBS = (
    Verb(
        "form",
        f'WHO·"NAME"·[wild|polymorph|stays]·[hp=N]·[ac=N]·[save·ABILITY·DC]·{_HELD}',
        ("who", "form"),
        ("wild", "polymorph", "stays", "save", *_LASTS, "hp=", "ac="),
        "shapes",
    ),
    Verb("unform", "[WHO]", ("who",), (), "shapes"),
    Verb(
        "when",
        'WHO·hp<=N|N%·"NAME"·[form·NAME]·[heal·N|DICE|full]·[legendary]·[text·"TEXT"]·|·WHO·off·"NAME"',
        ("who", "mark", "text"),
        ("form", "heal", "legendary", "text", "off"),
        "shapes",
    ),
    Verb(
        "zone",
        '"NAME"·[TARGETS]·[in·SHAPE·FEET·at·X,Y|from·WHO]'
        "·[hurt·AMOUNT]·[save·ABILITY·DC·[half|none]]·[then·CONDITION·[again]]"
        f"·[at·now,enter,start,end]·[on·WHO]·{_HELD}·|·NAME·+TARGETS·-TARGETS·|·NAME·off",
        ("zone", "targets"),
        ("in", "hurt", "save", "half", "none", "then", "again", "at", "on", *_LASTS, "off"),
        "shapes",
    ),
)
