"""What `opt -passes='print<scalar-evolution>'` prints of `exact/NAME.ll`, in `exact/NAME.scev`, beside what nvopt prints."""

from __future__ import annotations

import re
from pathlib import Path

from nvopt.analysis.scev.printer import print_analysis
from nvopt.analysis.scev.scalar_evolution import ScalarEvolution
from nvopt.ir import Module
from nvopt.knobs import KnobValues

_FOLDER = Path(__file__).with_name("exact")
_AS_OPT = KnobValues.parse({"gpu-scev": "false"})
_HEAD = re.compile(r"^Printing analysis 'Scalar Evolution Analysis' for function '(.*)':\n", re.M)


def functions(name: str) -> list[str]:
    """The functions of the file that are defined."""
    return _HEAD.findall((_FOLDER / f"{name}.scev").read_text())


def difference(name: str, function: str) -> list[tuple[str, str]]:
    """(opt's line, nvopt's line) where they are not the same."""
    parts = _HEAD.split((_FOLDER / f"{name}.scev").read_text())
    expected = parts[parts.index(function) + 1].splitlines()
    found = Module.parse((_FOLDER / f"{name}.ll").read_text()).get_function(function)
    assert found is not None
    printed = _HEAD.sub("", print_analysis(ScalarEvolution(found, knobs=_AS_OPT))).splitlines()
    length = max(len(expected), len(printed))
    expected += [""] * (length - len(expected))
    printed += [""] * (length - len(printed))
    return [pair for pair in zip(expected, printed, strict=True) if pair[0] != pair[1]]
