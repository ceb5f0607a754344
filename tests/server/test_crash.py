"""Nothing acknowledged is ever lost, and nothing is stored twice, wherever the server dies."""

from pathlib import Path

import pytest

from tests.server.crash import campaign


@pytest.mark.slow
async def test_every_acknowledged_move_survives_kills_with_sqlite(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    report = await campaign(f"sqlite:///{tmp_path / 'tables.db'}", tmp_path, random_kills=3)
    with capsys.disabled():
        print(f"\nSQLite: {report}")
    assert report.kills == 7 + 3 and report.acknowledged > 100
