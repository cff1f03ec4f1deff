"""What becomes of selects and logical operations, beside what opt prints."""

from __future__ import annotations

import pytest
from printed import difference, functions


@pytest.mark.parametrize("function", functions("selects"))
def test_it_prints_what_opt_prints(function: str) -> None:
    assert difference("selects", function) == []
