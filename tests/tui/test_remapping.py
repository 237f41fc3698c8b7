"""Keys put elsewhere: what fits holds, what clashes costs both of the two, nothing else."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tracker.i18n.refusals import refusal
from tracker.tui import actions, aliases, key_lists, key_names, remapping, tour

Keys = dict[str, tuple[str, ...]]


def faults(keys: Keys) -> list[str]:
    return [refusal(one) for one in remapping.remapped(keys).faults]


def keys_of(keys: Keys, place: str, name: str) -> tuple[str, ...]:
    table = remapping.remapped(keys).table
    return remapping.action_of(remapping.Name(place, name), table).keys


@pytest.mark.parametrize(
    ("written", "name"),
    [
        ("a", "a"), ("A", "A"), ("shift+a", "A"), ("^x", "ctrl+x"), ("Ctrl-X", "ctrl+x"),
        ("C-x", "ctrl+x"), ("ctrl++", "ctrl+plus"), ("+", "plus"), ("-", "minus"), (",", "comma"),
        (".", "full_stop"), ("?", "question_mark"), (" ", "space"), ("Space", "space"),
        ("Esc", "escape"), ("Return", "enter"), ("ctrl+m", "enter"), ("ctrl+i", "tab"),
        ("^j", "enter"),
        ("F5", "f5"), ("PgUp", "pageup"), ("shift+alt+up", "alt+shift+up"), ("⏎", "enter"),
        ("ö", "ö"), ("й", "й"), ("colon", "colon"),
        ("", ""), ("hello", ""), ("ctrl+", ""), ("f99", ""), ("\x07", ""), ("ab", ""),
    ],
)  # fmt: skip
def test_keys_as_people_write_them(written: str, name: str) -> None:
    assert key_names.canonical(written) == name


@pytest.mark.parametrize("place", list(actions.DEFAULTS))
def test_every_key_of_the_table_can_be_written(place: str) -> None:
    for one in actions.DEFAULTS[place]:
        for key in one.keys:
            assert key_names.canonical(key) == key
            assert key_names.canonical(key_names.written(key)) == key


def test_the_table_as_it_comes_fits_itself() -> None:
    own = {str(one): remapping.action_of(one, actions.DEFAULTS).keys for one in remapping.free()}
    found = remapping.remapped(own)
    assert found.faults == ()
    assert found.table == actions.DEFAULTS


def test_of_two_that_clash_both_keep_their_keys_and_are_named() -> None:
    keys: Keys = {"fight.attack": ("y",), "fight.heal": ("y",), "fight.damage": ("Y",)}
    (told,) = faults(keys)
    assert "fight.attack" in told
    assert "fight.heal" in told
    assert keys_of(keys, "fight", "attack") == actions.of("fight", "attack").keys
    assert keys_of(keys, "fight", "heal") == ("h",)
    assert keys_of(keys, "fight", "damage") == ("Y",)


def test_two_may_change_places() -> None:
    keys: Keys = {"fight.heal": ("d",), "fight.damage": ("h",)}
    assert faults(keys) == []
    assert keys_of(keys, "fight", "heal") == ("d",)


@pytest.mark.parametrize(
    ("name", "key", "told"),
    [
        ("fight.heal", "p", "prompt.pass"),
        ("fight.heal", "ctrl+p", "anywhere.palette"),
        ("fight.heal", "ч", "fight.remove"),
        ("fight.heal", "7", "part of a number"),
        ("prompt.pass", "7", "part of a number"),
        ("fight.heal", "ctrl+c", "how to leave"),
        ("typed.apply", "a", "text where one types"),
        ("searching.open", "space", "text where one types"),
        ("dialog.apply", "7", "text where one types"),
        ("fight.attack_number", "y", "stay as they are"),
        ("fight.nothing", "y", "no such action"),
        ("nowhere.attack", "y", "no such action"),
        ("attack", "y", "Did you mean fight.attack"),
        ("", "y", "no such action"),
        ("fight.heal", "hello", "is no key"),
    ],
)
def test_what_does_not_fit_is_said_and_costs_itself(name: str, key: str, told: str) -> None:
    said = faults({name: (key,), "fight.mob": ("M",)})
    assert len(said) == 1
    assert told in said[0]
    assert keys_of({name: (key,), "fight.mob": ("M",)}, "fight", "mob") == ("M",)


def test_a_way_out_stays() -> None:
    assert "no way out" in faults({"dialog.close": ()})[0]
    assert faults({"fight.heal": ()}) == []


def test_more_keys_than_fit_are_too_many() -> None:
    assert "more keys" in faults({"fight.heal": tuple("yYWZQ")})[0]
    assert faults({"fight.heal": tuple("yYWZ")}) == []


def test_a_sentence_never_has_a_hole_for_a_key_that_is_gone(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    table = remapping.remapped({"fight.end": (), "fight.resist": ("Y",)}).table
    monkeypatch.setitem(actions.TABLE, "fight", table["fight"])
    assert actions.key_said("fight", "end") == actions.NO_KEY
    assert actions.key_said("fight", "resist") == "Y"
    assert tour.shown_keys()["end"] == actions.NO_KEY


def test_other_layouts_reach_the_new_key() -> None:
    remapping.use({"fight.heal": ("y",)})
    found = actions.meant("н", ("fight",))
    assert found is not None
    assert found.id == "heal"
    assert actions.meant("h", ("fight",)) is None
    assert ("y", "heal") in [(key, name) for name, key, _ in actions.footer("fight")] or any(
        row.keys == "y" for row in key_lists.help_rows("fight")
    )


NAMES = [str(one) for one in remapping.free()]
SOME = st.sampled_from([*"abcdefghijklmnopqrstuvwxyzABC123,.+?", "ctrl+x", "f5", "enter", "escape"])


@given(st.dictionaries(st.sampled_from(NAMES), st.lists(SOME, max_size=2).map(tuple), max_size=6))
def test_whatever_is_asked_no_key_means_two_things(keys: Keys) -> None:
    found = remapping.remapped(keys)
    assert all(map(refusal, found.faults))
    for rows in found.table.values():
        held = [name for one in rows for key in one.keys for name in aliases.of(key)]
        assert len(held) == len(set(held))
    for place, rows in found.table.items():
        for one in rows:
            if one.id in remapping.LEAVING and actions.of(place, one.id).keys:
                assert one.keys
