"""Two effects of one name on one creature: the stronger works, the other waits (STACK-01)."""

from tests.encounter.board import Board, keys
from tracker.encounter import commands as cmd
from tracker.encounter import events as ev
from tracker.encounter import numbers
from tracker.encounter.effects import Modifiers, Ongoing
from tracker.encounter.showing import shown
from tracker.i18n.log import step_lines

HASTE = Modifiers(ac=2, speed_times="double", save_mode="adv", save_for=("dex",))
SLOW = Modifiers(ac=-2, save="-2", speed_times="half", save_for=("dex",))


def board_of(**options: str) -> Board:
    """Ann and Bob cast, Cy bears it."""
    board = Board(**options)
    for name in ("Ann", "Bob", "Cy"):
        board.pc(name, 30)
    board.turn_of("Ann")
    return board


def aura(board: Board, ac: int, rounds: int = 0, source: str = "", name: str = "Aura") -> None:
    """An effect that adds to AC."""
    duration = cmd.Duration(rounds=rounds, source=source)
    board.do(cmd.AddEffect(("Cy",), name, duration, Modifiers(ac=ac)))


def ac(board: Board) -> int:
    """Cy's AC."""
    return numbers.armor_class(board.table, "Cy").value


def test_only_the_strongest_counts_and_the_other_takes_over() -> None:
    board = board_of()
    aura(board, 2, 2, "Ann")
    aura(board, 1, 9, "Bob")
    assert ac(board) == 12
    assert keys(board.one(ev.EffectAdded).reasons) == ["stronger-works"]
    assert keys(numbers.armor_class(board.table, "Cy").reasons) == ["effect-ac", "stronger-works"]
    stronger, weaker = board.who("Cy").effects
    assert numbers.suppressed(board.table, "Cy") == {weaker.id}
    before = board.table
    for _ in range(6):
        board.do(cmd.NextTurn())
        if stronger not in board.who("Cy").effects:
            break
        before = board.table
    assert ac(board) == 11
    said = step_lines(board.events, before)
    assert "Cy: Aura ends (its time is up; the other takes over)" in said, said


def test_a_weaker_one_ends_without_a_trace() -> None:
    board = board_of()
    aura(board, 1)
    aura(board, 2)
    weaker, _ = board.who("Cy").effects
    assert numbers.suppressed(board.table, "Cy") == {weaker.id}
    assert ac(board) == 12


def test_names_are_compared_without_case_and_other_names_add_up() -> None:
    board = board_of()
    aura(board, 2)
    aura(board, 2, name=" aura ")
    aura(board, 1, name="Shield")
    assert ac(board) == 13


def test_conditions_never_wait() -> None:
    board = board_of()
    for source in ("Ann", "Bob"):
        board.do(cmd.AddCondition(("Cy",), "poisoned", cmd.Duration(source=source)))
    assert not numbers.suppressed(board.table, "Cy")


def test_of_equals_the_later_ending_one_or_the_most_recent() -> None:
    for tie, works in (("later", 0), ("recent", 1)):
        board = board_of(stack_tie=tie)
        aura(board, 2, 9, "Ann")
        aura(board, 2, 3, "Ann")
        effects = board.who("Cy").effects
        assert numbers.working(board.table, "Cy") == (effects[works],)
        last = "by-option" if tie == "recent" else "stronger-works"
        assert keys(board.one(ev.EffectAdded).reasons)[-1] == last


def test_two_blesses_of_two_clerics() -> None:
    board = board_of()
    for cleric in ("Ann", "Bob"):
        board.do(cmd.Concentrate(cleric, "Bless", ("Cy",)))
        duration = cmd.Duration(source=cleric, concentration=True)
        board.do(cmd.AddEffect(("Cy",), "Bless", duration, Modifiers(attack="+1d4", save="+1d4")))
    assert len(numbers.save_dice(board.table, "Cy")) == 1
    board.do(cmd.EndConcentration("Ann"))
    assert [one.source for one in numbers.working(board.table, "Cy")] == ["Bob"]
    assert len(numbers.save_dice(board.table, "Cy")) == 1
    board.do(cmd.EndConcentration("Bob"))
    assert not numbers.save_dice(board.table, "Cy")


def test_ongoing_fire_of_one_name_burns_once_a_turn() -> None:
    board = board_of(prompt_ongoing="auto")
    for amount in ("1d4 fire", "3d6 fire"):
        board.do(cmd.AddEffect(("Cy",), "Fire Aura", ongoing=Ongoing("hurt", amount)))
    board.turn_of("Bob")
    board.do(cmd.NextTurn())
    (burned,) = board.of(ev.DamageTaken)
    assert len(burned.dice) == 3


def test_a_waiting_maximum_does_nothing_until_it_works() -> None:
    board = board_of()
    for change in (10, 5):
        board.do(cmd.AddEffect(("Cy",), "Aid", modifiers=Modifiers(max_hp=change)))
    assert numbers.maximum(board.table, "Cy").value == 40
    board.do(cmd.Heal(("Cy",), "10"))
    assert board.hp("Cy") == 40
    strong, _ = board.who("Cy").effects
    board.do(cmd.RemoveEffects(("Cy",), "Aid"))
    assert board.hp("Cy") == numbers.maximum(board.table, "Cy").value == 30
    assert strong.name == "Aid"


def test_it_shows() -> None:
    board = board_of()
    aura(board, 2)
    aura(board, 1)
    cy = next(one for one in shown(board.table)["combatants"] if one["handle"] == "cy")
    assert [effect.get("suppressed", False) for effect in cy["effects"]] == [False, True]
    assert step_lines(board.events, board.table) == ["Cy: Aura (waits: the other works)"]


def test_what_a_spell_changes_is_told_with_its_reasons() -> None:
    """STACK-02: saves with advantage, speed by its factor, an AC that has a floor."""
    board = board_of()
    board.do(cmd.AddEffect(("Cy",), "Haste", modifiers=HASTE))
    sways = numbers.save_stance(board.table, "Cy", "dex").stance
    assert (sways.mode, keys(sways.pro)) == ("advantage", ["effect-sways"])
    assert numbers.save_stance(board.table, "Cy", "con").stance.mode == "normal"
    assert numbers.save_stance(board.table, "Cy", "").stance.mode == "normal"
    assert (numbers.speed(board.table, "Cy").value, ac(board)) == (60, 12)
    board.do(cmd.AddEffect(("Cy",), "Slow", modifiers=SLOW))
    assert (numbers.speed(board.table, "Cy").value, ac(board)) == (30, 10)
    assert keys(numbers.speed(board.table, "Cy").reasons) == [
        "effect-speed-doubled", "effect-speed-halved",
    ]  # fmt: skip
    saves = [numbers.save_bonus(board.table, "Cy", one).value for one in ("dex", "con")]
    assert saves == [-2, 0]
    assert numbers.death_save_bonus(board.table, "Cy").value == 0
    board.do(cmd.AddEffect(("Cy",), "Barkskin", modifiers=Modifiers(ac_least=16)))
    assert ac(board) == 16
    assert keys(numbers.armor_class(board.table, "Cy").reasons) == ["effect-ac-least"]
    aura(board, 9)
    assert ac(board) == 19


def test_the_feet_of_somebody_slowed_are_whole() -> None:
    board = board_of()
    board.do(cmd.AddEffect(("Cy",), "Mud", modifiers=Modifiers(speed=-5, speed_times="half")))
    assert numbers.speed(board.table, "Cy").value == 12
    board.do(cmd.AddEffect(("Cy",), "Web", modifiers=Modifiers(speed_set=0)))
    assert numbers.speed(board.table, "Cy").value == 0
