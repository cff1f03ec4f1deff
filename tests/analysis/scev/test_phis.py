"""What becomes of phis, beside what opt prints."""

from __future__ import annotations

import pytest
from printed import difference, functions


@pytest.mark.parametrize("function", functions("phis"))
def test_it_prints_what_opt_prints(function: str) -> None:
    assert difference("phis", function) == []
