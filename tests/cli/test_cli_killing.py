"""Whatever process of a batch is killed, and whenever: the others' work is done, each input has one result, and nothing stays behind."""

import sys
from pathlib import Path

import pytest
from hypothesis import settings
from killing import BATCHES, kill_many


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="looks for processes in /proc")
def test_kills(tmp_path: Path) -> None:
    is_long = settings().max_examples > 1000  # as `make fuzz` asks for
    found = kill_many(tmp_path, 500 if is_long else len(BATCHES))
    assert found.faults == [], found
    assert sum(found.killed.values()) - found.killed["none"] >= len(BATCHES) // 2
