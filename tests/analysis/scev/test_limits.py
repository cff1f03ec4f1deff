"""What ScalarEvolution says where its limits are small: each at the last number that changes something, and at the next.

`limits.expected` has, for each setting, the lines about the functions of `limits.ll` that are not those by default: what opt prints.

    python tests/analysis/scev/test_limits.py      # writes them anew
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

from nvopt.analysis.scev.printer import print_analysis
from nvopt.analysis.scev.scalar_evolution import ScalarEvolution
from nvopt.ir import Module
from nvopt.knobs import KnobValues

CODE, EXPECTED = Path(__file__).with_name("limits.ll"), Path(__file__).with_name("limits.expected")
SETTINGS = {
    "scalar-evolution-max-cast-depth": (0, 1, 2, 3, 4),
    "scalar-evolution-max-arith-depth": (0, 1, 2, 3, 4),
    "scalar-evolution-max-scev-compare-depth": (0, 1, 2),
    "scalar-evolution-max-value-compare-depth": (0, 1, 2),
    "scalar-evolution-max-scev-operations-implication-depth": (0, 1),
    "scalar-evolution-max-iterations": (4, 5),
    "scalar-evolution-max-constant-evolving-depth": (2, 3),
    "scalar-evolution-max-add-rec-size": (2, 3, 5, 7, 8),
    "scalar-evolution-huge-expr-threshold": (4, 5, 6, 9, 10),
    "scev-mulops-inline-threshold": (0, 1, 2, 3, 4),
    "scev-addops-inline-threshold": (0, 1, 2, 3, 4, 5),  # opt itself ends by a signal at 0 and 1
}


def _printed(**setting: str) -> list[str]:
    knobs = KnobValues.parse({"gpu-scev": "false", "scalar-evolution-complexity-control": "false", **setting})
    functions = [one for one in Module.parse(CODE.read_text()).functions if not one.is_declaration]
    return [f"{one.name}: {line}" for one in functions for line in print_analysis(ScalarEvolution(one, knobs=knobs)).splitlines()]


_by_default = cache(lambda: frozenset(_printed()))


def changed(knob: str, value: int) -> list[str]:
    """The lines that are not as by default."""
    return [line for line in _printed(**{knob: str(value)}) if line not in _by_default()]


def _section(knob: str, value: int) -> str:
    return _section_of(f"{knob}={value}", changed(knob, value))


def _section_of(title: str, lines: list[str]) -> str:
    return "\n".join([f"== {title}", *lines, "", ""])


def test_what_is_said_by_default() -> None:
    assert _section_of("by default", sorted(_by_default())) in EXPECTED.read_text()


@pytest.mark.parametrize("knob", SETTINGS)
def test_what_limits_change(knob: str) -> None:
    expected = EXPECTED.read_text()
    for value in SETTINGS[knob]:
        assert _section(knob, value) in expected, value


if __name__ == "__main__":
    sections = [_section(knob, value) for knob, values in SETTINGS.items() for value in values]
    EXPECTED.write_text("".join([_section_of("by default", sorted(_by_default())), *sections]))
