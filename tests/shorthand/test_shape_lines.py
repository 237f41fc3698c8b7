"""Lines of forms, phases and areas: what each asks for, and written out it brings the same."""

import pytest

from tests.shorthand.tables import WORDS, block, fight, refusal, who
from tests.shorthand.test_body_lines import after
from tests.shorthand.test_canonical import check, command_of
from tracker.encounter import commands as cmd
from tracker.encounter.model import Encounter
from tracker.shorthand import complete

T = fight()
GA, GB, LIA, TROLL = (who(T, handle) for handle in ("ga", "gb", "lia", "troll"))

CASES: list[tuple[str, cmd.Command]] = [
    ("form lia brown bear", cmd.TakeForm(LIA, "Brown Bear", block("brown bear"))),
    (
        'form lia "giant ape" polymorph hp=100 conc from bruenor',
        cmd.TakeForm(
            LIA,
            "Giant Ape",
            block("giant ape"),
            "polymorph",
            100,
            duration=cmd.Duration(source=who(T, "bruenor"), concentration=True),
        ),
    ),
    ("unform lia", cmd.LeaveForm(LIA)),
    ('when troll hp<=50% "Phase 2"', cmd.AwaitPhase(TROLL, "Phase 2", 50, True)),
    (
        'when troll hp <= 30 Rage form "ogre" heal 2d6 legendary text "roars"',
        cmd.AwaitPhase(
            TROLL, "Rage", 30, form=block("ogre"), heal="2d6", legendary=True, text="roars"
        ),
    ),
    ('when troll 25% "Last" heal full', cmd.AwaitPhase(TROLL, "Last", 25, True, heal="full")),
    ('when troll off "Phase 2"', cmd.ForgetPhase(TROLL, "Phase 2")),
    (
        'zone "Wall of Fire" ga,gb hurt 5d8 fire save dex 17 half at end,enter from lia',
        cmd.RaiseZone(
            "Wall of Fire",
            (GA, GB),
            ("enter", "end"),
            "5d8 fire",
            "dex",
            17,
            duration=cmd.Duration(source=LIA),
        ),
    ),
    (
        "zone Web save dex dc 12 none then restrained again at start for 2 rounds on lia",
        cmd.RaiseZone(
            "Web",
            (),
            ("start",),
            ability="dex",
            dc=12,
            on_success="none",
            condition="restrained",
            again=True,
            bearer=LIA,
            duration=cmd.Duration(rounds=2),
        ),
    ),
]


@pytest.mark.parametrize(("line", "asked"), CASES)
def test_what_a_line_asks_for(line: str, asked: cmd.Command) -> None:
    assert command_of(line, T) == asked


def stable() -> Encounter:
    """The usual table: Lia a bear with a wall of fire, the troll at its mark, questions open."""
    return after(
        T,
        "conc lia Wall of Fire",
        'zone "Wall of Fire" ga,gb hurt 5d8 fire save dex 15 at now,start from lia conc',
        'zone "Fog" gc,bruenor hurt 2d6 poison at now',
        "form lia brown bear",
        'when troll hp<=50% "Rage" heal 3d6 form ogre',
        "damage troll 60",
    )


TABLE = stable()
NUMBERS = {one.subject: one.id for one in TABLE.prompts}
LINES = (
    'form bruenor "Giant Ape" polymorph conc from lia',
    "form ga wolf for 3 rounds",
    "form lia Smoke hp=3 ac=17",
    "form hobgoblin ogre stays",
    "unform lia",
    "damage lia 50",
    'when hobgoblin hp<=0 "Undying" heal full legendary text "rises, \\"laughing\\""',
    'when troll off "rage"',
    'zone "Web" bruenor,troll save dex 12 then restrained again at now',
    "zone wall of fire +bruenor,hobgoblin -ga",
    "zone fog off",
    f"prompt #{NUMBERS['Rage']} roll",
    f"prompt #{NUMBERS['Rage']} skip",
    *(
        f"prompt #{one.id} {how}"
        for one in TABLE.prompts
        for how in (("roll", "pass", "fail", "12") if one.ability else ("roll", "skip", "7"))
        if one.kind == "zone"
    ),
)


@pytest.mark.parametrize("line", LINES)
def test_written_out_it_brings_the_same(line: str) -> None:
    for seed in (1, 2, 3):
        check(line, TABLE, seed)


@pytest.mark.parametrize(
    ("line", "key"),
    [
        ("form lia xyzzy", "unknown-monster"),
        ("form lia", "word-missing"),
        ('when troll hp<=150% "X"', "out-of-bounds"),
        ("when troll soon", "not-a-number"),
        ('when troll hp<=50% "X" form nonsense', "unknown-monster"),
        ("zone", "word-missing"),
        ('zone "X" ga at noon', "word-not-understood"),
        ("zone wall of fire", "word-missing"),
        ("zone wall of fire ga", "word-not-understood"),
    ],
)
def test_what_is_refused(line: str, key: str) -> None:
    assert refusal(line, TABLE).key == key


@pytest.mark.parametrize(
    ("typed", "offered"),
    [
        ("form lia brown b", "Brown Bear"),
        ("form lia brown bear st", "stays"),
        ("zone ", "Wall of Fire"),
        ('zone "Web" g', "ga"),
        ('zone "Web" ga at e', "enter"),
        ('zone "Web" ga th', "then"),
        ("when tr", "troll"),
        ('when troll hp<=50% "X" le', "legendary"),
    ],
)
def test_what_is_offered(typed: str, offered: str) -> None:
    assert offered in {one.text for one in complete(typed, TABLE, WORDS)}
