"""Files of a database that say one thing together are imported together."""

import json
from pathlib import Path

import pytest

from tests.cli.conftest import Tracker


@pytest.mark.parametrize("broken", ["{", '[{"model": ]', f"[{'9' * 5_000}]", "[" * 99_999 + "]"])
def test_deeds_of_a_database_stand_in_files_beside_its_creatures(
    tracker: Tracker, tmp_path: Path, broken: str
) -> None:
    def rows(file: str, **fields: object) -> None:
        kind = file.removesuffix(".json").lower()
        row = {"model": f"api_v2.{kind}", "pk": f"x_{kind}", "fields": fields}
        (tmp_path / file).write_text(json.dumps([row]), encoding="utf-8")

    rows("Creature.json", name="Newt", armor_class=12, hit_points=9, hit_dice="2d8")
    bite = (
        "Melee Weapon Attack: +4 to hit, reach 5 ft., one target. Hit: 5 (1d6 + 2) piercing damage."
    )
    rows("CreatureAction.json", name="Bite", desc=bite, parent="x_creature")
    (tmp_path / "CreatureTrait.json").write_text(broken, encoding="utf-8")
    assert "9 (2d8) hit points, 1 attack" in tracker("import", tmp_path / "Creature.json").out
    (tmp_path / "CreatureAction.json").unlink()
    assert "9 (2d8) hit points, 0 attacks" in tracker("import", tmp_path / "Creature.json").out
