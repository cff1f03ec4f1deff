"""Whatever process of a batch is killed, and whenever: the others' work is done, each input has one result, and nothing stays behind."""

import sys
from pathlib import Path

import pytest
from effort import IS_LONG
from killing import BATCHES, kill_many


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="looks for processes in /proc")
def test_kills(tmp_path: Path) -> None:
    found = kill_many(tmp_path, 500 if IS_LONG else len(BATCHES))
    assert found.faults == [], found
    assert sum(found.killed.values()) - found.killed["none"] >= len(BATCHES) // 2
