"""What becomes of address computations, beside what opt prints."""

from __future__ import annotations

import pytest
from printed import difference, functions


@pytest.mark.parametrize("function", functions("geps"))
def test_it_prints_what_opt_prints(function: str) -> None:
    assert difference("geps", function) == []
