"""What tile-simplify saves ahead of instcombine on random functions; `test_tile_simplify_refines.py` says that they stay the same."""

from __future__ import annotations

import pytest
from integer_programs import expressions

import nvopt


def instructions(text: str) -> int:
    return sum(1 for function in nvopt.parse(text).functions if not function.is_declaration for _ in function.instructions())


@pytest.mark.parametrize(("repeats", "most"), [(0.12, 0.94), (0.0, 0.98)])
def test_it_saves_instructions_ahead_of_instcombine(repeats: float, most: float) -> None:
    """Also beside O2, which computes nothing twice, either; without repeated operations there is little to save."""
    text = expressions(1, 100, repeats=repeats)
    alone, both, level = (
        instructions(nvopt.run(text, passes)) for passes in ("function(instcombine)", "function(tile-simplify,instcombine)", "default<O2>")
    )
    assert both <= most * alone
    assert both < level
