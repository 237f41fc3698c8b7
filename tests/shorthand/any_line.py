"""Lines that somebody might type at the table of the tests, in every wording the verbs have."""

from hypothesis import strategies as st

HANDLES = (
    "bruenor",
    "lia",
    "dartagnan",
    "ga",
    "gb",
    "gc",
    "hobgoblin",
    "oa",
    "ob",
    "troll",
    "wc",
    "ghoul",
)

one = st.sampled_from(HANDLES)
group = st.one_of(
    one,
    st.lists(one, min_size=1, max_size=4, unique=True).map(",".join),
    st.sampled_from(["goblins", "party", "foes", "all", "me", "others", "orc*", "side:party"]),
)
kinds = st.sampled_from(["", " fire", " slashing", " cold"])
amount = st.lists(
    st.tuples(st.sampled_from(["7", "2d6", "1d8+3", "3d4 + 1", "12"]), kinds).map("".join),
    min_size=1,
    max_size=3,
).filter(lambda parts: all(" " in part.strip(" +0123456789d") or part for part in parts)).map(
    " + ".join
)  # fmt: skip
duration = st.lists(
    st.one_of(
        st.integers(1, 5).map(lambda count: f"for {count} rounds"),
        one.map(lambda whom: f"until end of {whom}"),
        one.map(lambda whom: f"from {whom}"),
        st.sampled_from(["save con 13", "save wis dc 15"]),
    ),
    max_size=2,
).map(" ".join)


def options(*words: str) -> st.SearchStrategy[str]:
    """Some of these, in any order."""
    return st.lists(st.sampled_from(words), max_size=3, unique=True).map(" ".join)


def line(*parts: str | st.SearchStrategy[str]) -> st.SearchStrategy[str]:
    """Words and strategies of words, joined by blanks."""
    made = (part if isinstance(part, st.SearchStrategy) else st.just(part) for part in parts)
    return st.tuples(*made).map(" ".join)


CHANGES = (
    *("ac+2", "attack-1d4", "save+1d4", "speed-10", "speed=half", "speed=double", "speed=20"),
    *("maxhp+5", "least-ac=16", "adv", "dis", "saves=dex", "saves=wis,death"),
)
LINES = st.one_of(
    line("attack", one, one, options("adv", "dis", "cover=half", "ac+2", "attack-1", "resist")),
    line("attack", one, one, options("hit", "crit", "miss", "d20=12,5", "dmg=7", "total=17")),
    line(
        "mob",
        group,
        one,
        options("ac=14", "cover=half", "needed=12", "roll", "average", "adv", "d20=20,3"),
    ),
    line(
        "damage",
        group,
        amount,
        options("crit", "magical", "reduce=3", "reduce=3 fire", "resist", "from lia"),
    ),
    line(
        "damage",
        group,
        amount,
        options("half=goblins", "none=ga,lia", "double=troll", "pooled", "chosen=ga"),
    ),
    line("heal", group, st.sampled_from(["7", "2d4+2", "1d8"]), options("from lia")),
    line("temp", group, st.sampled_from(["8", "1d4+4"]), st.sampled_from(["", "keep", "take"])),
    line("save", group, st.sampled_from(["dex 15", "con dc 12"]), amount, options("none", "half")),
    line("save", group, "wis 14 then frightened", duration, options("ga=12", "from lia")).filter(
        lambda text: "ga=12" not in text or "goblins" in text or "ga" in text.split()[1]
    ),
    line("save", group, "dex 14 3d6 fire", options("cover=half", "half-cover=ga,gb", "cover=none")),
    line(
        "area",
        st.sampled_from(["cone 30", "sphere 20 roll", "line 60 roll fewer", "cube 10 more=1"]),
        st.sampled_from(["", "on ga,gb", "on goblins"]),
    ),
    line(
        "improvised",
        st.sampled_from(["deadly 5", "vat of acid 3", "setback 20", "3d10", "6d6 9"]),
        st.sampled_from(["", "fire", "cold"]),
        st.sampled_from(["", "on goblins", "on lia,troll"]),
    ),
    line("improvised dangerous 4 on", group, options("save dex 13", "none", "cover=half", "fire")),
    line("cond", group, st.sampled_from(["prone", "poisoned", "stunned", "invisible"]), duration),
    line("effect", group, '"Odd name"', options("save+1", *CHANGES), duration),
    line(
        "save", group, 'wis 14 then "Slow"', options(*CHANGES[:8]), duration, options("ga=12")
    ).filter(lambda text: "ga=12" not in text or "goblins" in text or "ga" in text.split()[1]),
    line("effect", group, "Burning hurt 1d6 fire at end", duration),
    line("uncond", st.sampled_from(["gb poisoned", "troll Burning", "oa frightened"])),
    line("exhaust", one, st.sampled_from(["+1", "-1", "=2"])),
    line("conc", one, "Shield of Faith", st.sampled_from(["", "on party", "on ga,gb"])),
    line("maxhp", one, st.sampled_from(["+5", "-4", "=20"])),
    line("init", one, st.sampled_from(["15", "roll", "-2"])),
    line("init", one, st.sampled_from(["with", "after"]), one),
    line("react", one, st.sampled_from(["", "Shield", 'after "on guard"'])),
    line(st.sampled_from(["dash", "disengage", "dodge", "improvise"]), one, options("bonus")),
    line("use", one, st.sampled_from(["", "free", "bonus opens it", '"free"', "potion"])),
    line("improvise", one, "check=str", options("dc=15", "adv", "d20=12,5", "total=9", "bonus")),
    line("cast", one, "Magic Missile", options("bonus", "slot=1", "cantrip", "conc", "on party")),
    line("cast", one, "Haste", options("conc", "on lia", "until end of ga", *CHANGES)),
    line("hide", group, options("adv", "dis", "bonus")),
    line("hide", one, st.sampled_from(["d20=4,15", "total=12", "end"])),
    line("search", one, options("adv", "investigation", "bonus"), st.sampled_from(["", "a door"])),
    line("help", one, one, st.sampled_from(["", "vs ga", "vs troll range=10", "with the lock"])),
    line("ready", one, "the door opens", st.sampled_from(["", "spell Fire Ball", "slot=3"])),
    line("attack", one, one, options("near", "light=dark", "unseen", "reaction", "wrong-place")),
    line(
        "attack", one, one, options("near=lia,ga", "light=dim,dark", "fear-out-of-sight", "bonus")
    ),
    line("rename", one, '"Old \\"Snag\\" – ×2"'),
    line("note", one, "likes gold, and “peace”"),
    line(st.sampled_from(["reveal", "kill", "remove"]), group),
    line("goto", one),
    line("prompt", st.sampled_from(["roll", "pass", "fail", "skip", "12"])),
    line("death dartagnan", st.sampled_from(["", "15", "20", "1"])),
    line("stabilise dartagnan", st.sampled_from(["", "medicine=12", "medicine=5"])),
    line(
        "add", st.sampled_from(["orc x3", "ogre", "Bandit"]), options("hp=12", "init=7", "hidden")
    ),
    line("add goblin x3 hp=roll", options("side=party", 'side="the guard"', "ac=17", "kind=npc")),
    line("surprise", group),
    line("roll", st.sampled_from(["2d6+3", "4d6kh3", "1d20"])),
    line(
        "option",
        st.sampled_from(["reveal first-turn", "open_hp on", "prompt_tie off", "edition 2024"]),
    ),
    line("next", st.sampled_from(["", "2"])),
)
