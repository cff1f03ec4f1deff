"""What is said of the accesses, dependences and checks of random loops stays as it is.

PYTHONPATH=tests/shared python tests/analysis/memory/test_accesses_of_programs.py     # writes the digits anew
"""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from digests import changed, renew
from loop_programs import loop, strided_loop

from nvopt import parse
from nvopt.analysis.memory.aliases import AliasAnalysis
from nvopt.analysis.memory.loop_access_printer import lines
from nvopt.analysis.memory.loop_accesses import LoopAccesses
from nvopt.analysis.scev.scalar_evolution import ScalarEvolution
from nvopt.ir.slots import FunctionSlots, ModuleSlots

LOOPS = Path(__file__).with_name("loops.digits")
_AT_ONCE = 20


def of_loop(seed: int) -> list[str]:
    """Of accesses of several sizes; each third loop has strides."""
    module = parse((strided_loop if seed % 3 == 0 else loop)(random.Random(5000 + seed)))
    function = module.get_function("f")
    assert function is not None
    scev = ScalarEvolution(function)
    aliases = AliasAnalysis(function, scev.tracking, scev.loops)
    slots = FunctionSlots(function, ModuleSlots(module))
    return [line for one in scev.loops.bottom_up() for line in lines(LoopAccesses(one, scev, aliases), slots)]


@pytest.mark.parametrize("first", range(0, 120, _AT_ONCE))
def test_loops(first: int) -> None:
    assert [(seed, found) for seed in range(first, first + _AT_ONCE) if (found := changed(seed, of_loop(seed), LOOPS))] == []


if __name__ == "__main__":
    renew(LOOPS, range(120), of_loop)
