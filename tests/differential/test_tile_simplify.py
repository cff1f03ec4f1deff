"""What tile-simplify saves ahead of instcombine on random functions; `test_tile_simplify_refines.py` says that they stay the same."""

from __future__ import annotations

from pathlib import Path

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


def each(text: str) -> dict[str, int]:
    """How many instructions each function has."""
    return {
        function.name: sum(1 for _ in function.instructions()) for function in nvopt.parse(text).functions if not function.is_declaration
    }


def test_no_function_has_more_than_after_instcombine_alone() -> None:
    text = Path(__file__).with_name("beside_instcombine.ll").read_text()
    alone, both = (
        each(nvopt.run(text, passes, cpu="sm_90")) for passes in ("function(instcombine)", "function(tile-simplify,instcombine)")
    )
    assert {name: (count, both[name]) for name, count in alone.items() if both[name] > count} == {}
