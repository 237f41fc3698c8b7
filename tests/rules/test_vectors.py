"""Every vector is met to the letter."""

from pathlib import Path
from typing import Any

import pytest

from tests.rules import adapter, run_vectors

FIRST_GROUPS = (
    "GEN INIT TURN ATK CRIT MCRIT DMG RES THP HEAL DEATH STAB KO COND EXH CONC MOB TRACK"
)  # fmt: skip
CASES = [case for cases in adapter.cases(run_vectors.HERE).values() for case in cases]
FIRST = [
    case
    for case in CASES
    if all(rule.split("-")[0] in FIRST_GROUPS.split() for rule in case["rules"])
]


@pytest.mark.parametrize("case", CASES, ids=[case["id"] for case in CASES])
def test_a_vector(case: dict[str, Any]) -> None:
    verdict = adapter.judge(case)
    assert verdict.outcome == "passed", verdict.detail


OTHERS = [case for cases in adapter.cases(run_vectors.OWN).values() for case in cases]


@pytest.mark.parametrize("case", OTHERS, ids=[case["id"] for case in OTHERS])
def test_other_values_and_combinations(case: dict[str, Any]) -> None:
    verdict = adapter.judge(case)
    assert verdict.outcome == "passed", verdict.detail
    assert {one["when"]["op"] for one in OTHERS} == set(adapter.OPERATIONS)


def test_none_of_them_is_missing() -> None:
    assert len(CASES) == 715
    assert len(FIRST) == 288


def test_every_operation_has_a_vector() -> None:
    assert {case["when"]["op"] for case in CASES} == set(adapter.OPERATIONS)
    assert len(adapter.OPERATIONS) == 73


def test_the_runner_counts_and_tells(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "bad.json").write_text(
        '{"subsystem": "x", "about": "x", "cases": [{"id": "V-X-1", "rules": ["CONC-02"],'
        ' "title": "t", "why": "w", "given": {"damage": 22},'
        ' "when": {"op": "concentration_dc"}, "then": {"dc": 12}},'
        ' {"id": "V-X-2", "rules": ["X-01"], "title": "t", "why": "w", "given": {},'
        ' "when": {"op": "unheard_of"}, "then": {"x": 1}}]}'
    )
    assert run_vectors.main([str(tmp_path)]) == 1
    assert capsys.readouterr().out.splitlines()[-1] == "0 passed, 1 failed, 1 not yet"
    monkeypatch.delenv("TRACKER_VECTORS", raising=False)
    assert run_vectors.main([]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[-1] == "715 passed, 0 failed, 0 not yet"
    assert len(lines) == 26 + 1
