"""The verbs that change the order by hand, and those of mere counts (INIT-02, INIT-05)."""

from tracker.shorthand.verb import Verb

ORDER_VERBS = (
    Verb("delay", "[WHO]·[dice=N,…]", ("who",), ("dice=",), "turns"),
    Verb("act", "WHO·[dice=N,…]", ("who",), ("dice=",), "turns"),
    Verb("swap", "WHO·WHO", ("who", "who"), (), "turns"),
    Verb("split", "TARGETS·[init·N|roll·[dice=N,…]]", ("targets",), ("init", "dice="), "turns"),
    Verb("join", "TARGETS", ("targets",), (), "turns"),
    Verb(
        "timer",
        '"NAME"·N·[at·COUNT|at·start|end·of·WHO]·[visible]·|·WHO·+N|-N|=N',
        ("text", "count"),
        ("at", "visible"),
        "turns",
    ),
    Verb(
        "counter",
        '"NAME"·N[/N]·[visible]·|·WHO·+N|-N|=N',
        ("text", "count"),
        ("visible",),
        "turns",
    ),
)
