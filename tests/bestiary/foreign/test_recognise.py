"""What a file is, by its content alone; and a refusal with a reason for what is none."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.bestiary.foreign import pasted
from tests.bestiary.foreign.test_improved_initiative import BOGGART
from tracker.bestiary.foreign import recognise
from tracker.bestiary.foreign.report import Haul
from tracker.encounter.refusals import Refused

CREATURE = json.dumps(BOGGART)


@pytest.mark.parametrize(
    "data",
    [
        CREATURE.encode(),
        CREATURE.encode("utf-8-sig"),
        CREATURE.encode("utf-16"),
        CREATURE.encode("utf-16-le"),
        CREATURE.encode("utf-16-be"),
        CREATURE.encode("utf-32"),
        f"\n\n  {CREATURE}\n".encode(),
        CREATURE.replace("Boggart", "Böggart").encode("latin-1"),
    ],
)
def test_encodings_are_guessed(data: bytes) -> None:
    haul = recognise.read(data)
    assert haul.format == "improved-initiative"
    assert haul.found[0].block.max_hp == 22


def test_a_value_on_each_line_is_a_list() -> None:
    assert len(recognise.read_text(f"{CREATURE}\n{CREATURE}\n").found) == 2


def test_yaml_is_read_as_the_json_it_stands_for() -> None:
    text = "Name: Bog Thing\nType: Large plant, unaligned\nHP:\n  Value: 30\n  Notes: (4d10+8)\nAC: {Value: 12}\n"
    assert recognise.read_text(text).found[0].block.hit_dice == "4d10+8"


ENTITY = (
    '<?xml version="1.0"?><!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]>'
    "<compendium><monster><name>&e;</name></monster></compendium>"
)


@pytest.mark.parametrize(
    ("data", "key"),
    [
        (b"", "import-empty"),
        (b" \n\t ", "import-empty"),
        (b"\xef\xbb\xbf", "import-empty"),
        (b"\xff\xfe", "import-empty"),
        (b"\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR" + bytes(range(256)), "import-binary"),
        (bytes(range(1, 32)) * 20, "import-binary"),
        (b'{"Name": "Bog', "import-broken"),
        (b"[[1], [2]]", "import-no-creatures"),
        (b"{}", "import-no-creatures"),
        (b"null", "import-no-creatures"),
        (b"Once upon a time.", "import-no-creatures"),
        (b"<compendium><monster>", "import-broken"),
        (ENTITY.encode(), "import-entities"),
        (b"[" * 100_000, "import-too-deep"),
        (b'{"a":' * 5_000 + b"1" + b"}" * 5_000, "import-too-deep"),
        (b'{\n"Name": "Bog",\n"HP": ' + b"1" * 6_000 + b"}", "import-long-number"),
        (b"[monster]\nhp = " + b"1" * 6_000, "import-long-number"),
        (b"[monster]\nname = ", "import-broken"),
    ],
)
def test_what_is_none_is_refused(data: bytes, key: str) -> None:
    with pytest.raises(Refused) as refused:
        recognise.read(data)
    assert refused.value.key == key


@pytest.mark.parametrize(
    ("data", "line"),
    [
        (b'{\n"HP": ' + b"1" * 6_000 + b"}", 2),
        (b'{\n\n"Name": }', 3),
        (b"<monster>\n<name>Bog</monster>", 2),
        (b'[monster]\nname = "Bog"\nhp = \n', 3),
    ],
)
def test_it_is_told_where_it_is_broken(data: bytes, line: int) -> None:
    with pytest.raises(Refused) as refused:
        recognise.read(data)
    assert refused.value.params["line"] == line


def test_junk_is_not_even_looked_at() -> None:
    with pytest.raises(Refused) as refused:
        recognise.read(b"x" * (recognise.MOST_BYTES + 1))
    assert refused.value.key == "import-too-big"


WHOLE = st.sampled_from(
    [
        CREATURE,
        pasted.NOTE,
        "name,hp,ac\nZag,3,4",
        "max_hp = 3\nname = 'x'",
        "```encounter\n- 3: x\n```",
    ]
)


def key_or_haul(data: bytes) -> str | Haul:
    try:
        return recognise.read(data)
    except Refused as refused:
        return refused.key


@given(
    WHOLE, st.integers(0, 400), st.text(max_size=5), st.sampled_from(["utf-8", "utf-16", "latin-1"])
)
def test_a_torn_file_is_read_or_refused(text: str, at: int, other: str, encoding: str) -> None:
    torn = (text[:at] + other + text[at + 3 :]).encode(encoding, "replace")
    found = key_or_haul(torn)
    assert isinstance(found, Haul) or found.startswith("import-")


@given(st.binary(max_size=300))
def test_any_bytes_are_read_or_refused(data: bytes) -> None:
    found = key_or_haul(data)
    assert isinstance(found, Haul) or found.startswith("import-")
