"""The reading rules of the typed language, one after the other, each with its example."""

import pytest

from tests.shorthand.tables import fight, handles, hit, named, read, refusal, who
from tracker.encounter.commands import (
    AddCreatures,
    AmountPart,
    Concentrate,
    DealDamage,
    GrantTemporary,
    Heal,
    Note,
    Rename,
    SetInitiative,
)
from tracker.shorthand import Undo


def parts(text: str) -> list[tuple[str, str]]:
    """The parts of `damage ga TEXT`."""
    command = read(f"damage ga {text}")
    assert isinstance(command, DealDamage)
    return [(part.dice, part.type) for part in command.amount]


# First full-width forms, dashes of every kind and × are folded, but not inside names.


def test_full_width_forms_are_folded() -> None:
    assert read("ｄａｍａｇｅ　ｇａ，ｇｂ　２８　ｆｉｒｅ") == read("damage ga,gb 28 fire")


@pytest.mark.parametrize("dash", "-‐‑‒–—―−﹘﹣－")
def test_dashes_of_every_kind_are_minus_signs(dash: str) -> None:
    assert read(f"maxhp lia {dash}5") == read("maxhp lia -5")


def test_a_times_sign_is_an_x_or_multiplies() -> None:
    assert read("add goblin ×5") == read("add goblin x5")
    assert parts("2d6×2 fire") == [("2d6*2", "fire")]


def test_folding_does_not_reach_into_names() -> None:
    command = read('rename ga "Grish–nak × ２"')
    assert command == Rename(who(fight(), "ga"), "Grish–nak × ２")
    assert read("note ga über — alles") == Note(who(fight(), "ga"), "über — alles")


def test_a_name_with_a_dash_is_found_by_any_dash() -> None:
    table = named("Half–Orc")
    assert hit("half-orc", table) == hit("Half−Orc", table) == "ga"


# An apostrophe is a letter, quotes are "…".


@pytest.mark.parametrize("mark", "'’ʼ")
def test_an_apostrophe_is_a_letter(mark: str) -> None:
    assert hit(f"d{mark}artagnan of tarbes") == "dartagnan"


@pytest.mark.parametrize("quoted", ['"Bless"', "“Bless”", "„Bless“", "«Bless»", "＂Bless＂"])
def test_quotes_hold_a_text_together(quoted: str) -> None:
    assert read(f"conc lia {quoted} on lia") == read("conc lia Bless on lia")


def test_quotes_hold_what_would_end_a_text() -> None:
    command = read('conc lia "Sword on Fire" on bruenor')
    assert command == Concentrate(who(fight(), "lia"), "Sword on Fire", (who(fight(), "bruenor"),))


def test_a_quotation_that_does_not_end_is_refused() -> None:
    assert refusal('note ga "no end').key == "quote-open"


def test_a_backslash_stands_before_a_quote_and_makes_new_lines() -> None:
    command = read(r'note ga "say \"boo\"\nrun \\ hide"')
    assert isinstance(command, Note)
    assert command.text == 'say "boo"\nrun \\ hide'


# AMOUNT is EXPR [TYPE] { + EXPR [TYPE] }.


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("28", [("28", "")]),
        ("28 fire", [("28", "fire")]),
        ("2d6 + 3 fire", [("2d6+3", "fire")]),
        ("2d6+3 fire", [("2d6+3", "fire")]),
        ("8 slashing + 1d4 cold", [("8", "slashing"), ("1d4", "cold")]),
        ("8 slashing+1d4 cold", [("8", "slashing"), ("1d4", "cold")]),
        ("8 slashing + 1d4", [("8", "slashing"), ("1d4", "")]),
        ("2d6 - 1 fire", [("2d6-1", "fire")]),
        ("1d8+4 slashing + 2d6 + 1 fire", [("1d8+4", "slashing"), ("2d6+1", "fire")]),
        ("(8d6)/2 cold", [("8d6/2", "cold")]),
        ("4d6kh3 fire", [("4d6kh3", "fire")]),
        ("7FIRE", [("7", "fire")]),
    ],
)
def test_a_plus_continues_before_a_type_and_opens_a_part_after_one(
    text: str, expected: list[tuple[str, str]]
) -> None:
    assert parts(text) == expected


@pytest.mark.parametrize("text", ["fire", "8 fire 4 cold", "8 slashing - 2", "+", ""])
def test_what_is_no_amount_is_refused(text: str) -> None:
    assert refusal(f"damage ga {text}").key in (
        "amount-not-understood",
        "dice-ends-early",
        "word-missing",
    )


def test_bad_dice_are_refused_by_their_own_reason() -> None:
    refused = refusal("damage ga 2001d6")
    assert (refused.key, refused.params["word"]) == ("dice-count", "2001d6")


# Names need no quotes: the longest span that is a handle, a name, a group or a unique prefix.


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("ga", "ga"),
        ("Goblin A", "ga"),
        ("goblin  b", "gb"),
        ("BRUENOR BATTLEHAMMER", "bruenor"),
        ("bruenor b", "bruenor"),
        ("bru", "bruenor"),
        ("tro", "troll"),
        ("d'artagnan", "dartagnan"),
        ("hob", "hobgoblin"),
        ('"Goblin C"', "gc"),
    ],
)
def test_names_need_no_quotes(text: str, expected: str) -> None:
    assert hit(text) == expected


def test_the_longest_span_wins() -> None:
    table = named("Goblin")
    assert hit("goblin c", table) == "gc"
    assert hit("goblin", table) == "ga"


def test_a_handle_comes_before_a_name_and_a_name_before_a_prefix() -> None:
    assert hit("lia", named("Lia")) == "lia"
    assert hit("orc", named("Orc")) == "ga"
    assert hit("hob", named("Hob")) == "ga"


def test_an_ambiguous_prefix_is_refused_with_the_candidates() -> None:
    refused = refusal("damage gob 5")
    assert refused.key == "ambiguous"
    assert refused.params == {"word": "gob", "at": 7, "candidates": "ga, gb, gc", "more": 0}


def test_an_unknown_name_is_refused_with_near_ones() -> None:
    refused = refusal("damage bruenot 5")
    assert (refused.key, refused.params["near"]) == ("no-such-creature", "bruenor")


# For `add`: in the bestiary; anything else needs hp=; `add 5 goblins` is `add goblin x5`.


def test_five_goblins_are_goblin_times_five() -> None:
    command = read("add 5 goblins")
    assert isinstance(command, AddCreatures)
    assert (command.entry.block.name, command.entry.count) == ("Goblin", 5)
    assert command == read("add goblin x5") == read("add x5 goblin") == read("add Goblin x 5")


def test_the_bestiary_is_searched_by_unique_prefix() -> None:
    command = read("add hobgob")
    assert isinstance(command, AddCreatures)
    assert command.entry.block.name == "Hobgoblin"
    assert refusal("add red dragon").key == "ambiguous"


def test_anything_else_needs_hit_points() -> None:
    assert refusal("add Town Guardsman").key == "unknown-monster"
    command = read("add Town Guardsman hp=11 ac=14 x2")
    assert isinstance(command, AddCreatures)
    entry = command.entry
    assert (entry.block.name, entry.block.max_hp, entry.block.ac, entry.count) == (
        "Town Guardsman",
        11,
        14,
        2,
    )


def test_a_quoted_name_is_exact() -> None:
    command = read('add "Hobgob" hp=5')
    assert isinstance(command, AddCreatures)
    assert command.entry.block.name == "Hobgob"


# A spell ends at ` on `.


def test_a_spell_ends_at_on() -> None:
    table = fight()
    lia, bruenor = who(table, "lia"), who(table, "bruenor")
    assert read("conc lia Bless on bruenor, lia") == Concentrate(lia, "Bless", (bruenor, lia))
    assert read("conc lia Bones of the Earth") == Concentrate(lia, "Bones of the Earth")


# Negative damage, healing and temporary hit points are refused with the right verb.


@pytest.mark.parametrize(
    ("text", "key", "verb"),
    [
        ("damage ga -5", "negative-damage", "heal"),
        ("damage ga -5 fire", "negative-damage", "heal"),
        ("save ga dex 12 -5", "negative-damage", "heal"),
        ("heal lia -5", "negative-healing", "damage"),
        ("heal lia −5 hp", "negative-healing", "damage"),
        ("temp lia -5", "negative-temporary", "damage"),
        ("rest short lia=-1", "negative-healing", "damage"),
        ("rest short lia=-1/2", "negative-healing", "damage"),
        ('effect lia "Glow" mend -5', "negative-healing", "damage"),
    ],
)
def test_negative_amounts_name_the_right_verb(text: str, key: str, verb: str) -> None:
    refused = refusal(text)
    assert (refused.key, refused.params["verb"]) == (key, verb)


def test_noughts_before_a_number_are_nothing() -> None:
    assert read(f"undo {'0' * 60}12") == Undo(12)


# Noise words are skipped.


@pytest.mark.parametrize(
    ("noisy", "plain"),
    [
        ("heal lia 7 hp", "heal lia 7"),
        ("heal lia 7hp", "heal lia 7"),
        ("damage ga 5 fire damage", "damage ga 5 fire"),
        ("damage ga 5 points fire damage crit", "damage ga 5 fire crit"),
        ("temp lia 8 hp take", "temp lia 8 take"),
        ("attack ga lia hit damage", "attack ga lia hit"),
        ("kill ga hp", "kill ga"),
    ],
)
def test_noise_words_are_skipped(noisy: str, plain: str) -> None:
    assert read(noisy) == read(plain)


def test_amounts_of_others_are_plain() -> None:
    lia = who(fight(), "lia")
    assert read("heal lia 2d4 + 2") == Heal((lia,), "2d4+2")
    assert read("temp lia 1d4+4 keep") == GrantTemporary((lia,), "1d4+4", "keep")


def test_several_may_share_one_initiative() -> None:
    command = read("init oa,ob 15, bruenor roll")
    assert isinstance(command, SetInitiative)
    assert [(handles(fight(), (one.who,)), one.total) for one in command.entries] == [
        ("oa", 15),
        ("ob", 15),
        ("bruenor", None),
    ]


def test_an_amount_part_is_a_value() -> None:
    command = read("damage ga 5 fire")
    assert isinstance(command, DealDamage)
    assert command.amount == (AmountPart("5", "fire"),)
