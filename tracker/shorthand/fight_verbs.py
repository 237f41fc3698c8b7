"""The verbs that go beyond one fight: its sum, a new try, the party's file, another fight's creatures."""

from tracker.shorthand.verb import Verb

FIGHT_VERBS = (
    Verb("restart", "[--fresh]", ("anew",), (), "history"),
    Verb("bring", "back·[N]", ("back", "tail"), (), "history"),
    Verb("log", "[who=WHO,…]·[kind=KIND,…]·[round=N|N-N]·[TEXT]", ("log",), (), "history"),
    Verb("look", "[round|step]·N", ("moment",), (), "history"),
    Verb("summary", "", (), (), "history"),
    Verb("party", "ours|theirs·[TARGETS]", ("whose", "targets"), (), "history"),
    Verb(
        "merge",
        "FILE·[TARGETS]·[roll]·[hidden|visible]·[round·N]·[dice=N,…]",
        ("file",),
        ("roll", "hidden", "visible", "round", "dice="),
        "roster",
    ),
)
