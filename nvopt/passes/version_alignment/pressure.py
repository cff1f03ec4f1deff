"""Whether a plan takes so many registers that fewer warps run at a time, or more predicates than there are.

    pressure = Pressure(function, loops, 900)
    pressure.refuses(plan)         # None: it is taken; or why not, with both numbers

What one instruction loads is in registers all at once, and before one stores the last of what it stores must be there.

What counts is what a thread can't do without. To hide latency ptxas has more loads under way where that costs no warps, and fewer where it
would. The estimate is off by a few registers, so that what adds less than half of what is handed out at a time tells nothing.

A test that stands ahead of a loop is in a predicate all the while. A thread has seven; conditions beyond are kept in other registers, and
to get there and back takes instructions.
"""

from __future__ import annotations

from nvopt.analysis.loops import Loop, LoopInfo
from nvopt.analysis.register_pressure import PREDICATES, RegisterPressure
from nvopt.ir import Function, Instruction
from nvopt.passes.version_alignment.plans import Plan
from nvopt.target.occupancy import Cliff, allocated, cliff


class Pressure:
    """Of a function with the plans that were taken; `arch` is None where nobody knows on what it will run."""

    def __init__(self, function: Function, loops: LoopInfo, arch: int | None) -> None:
        self._function = function
        self._loops = loops
        self._arch = arch
        self._wide: list[list[Instruction]] = []
        self._before: RegisterPressure | None = None

    def refuses(self, plan: Plan) -> str | None:
        """What the plan costs too much, beside those taken before; None, and it is taken, where that is nothing."""
        if self._arch is None:
            return None
        if self._before is None:
            self._before = self._pressure()
        predicates = self._predicates(self._before, plan.loop) if plan.loop is not None else 0
        if predicates >= PREDICATES:
            return f"the loop needs {predicates} of {PREDICATES} predicates itself"
        taken = len(self._wide)
        self._wide += plan.wide_accesses
        found = self._cliff(self._before.least_registers, self._pressure().least_registers, self._arch)
        if found is None:
            return None
        del self._wide[taken:]
        return found.text

    def _pressure(self) -> RegisterPressure:
        return RegisterPressure(self._function, self._loops, self._wide)

    @staticmethod
    def _predicates(pressure: RegisterPressure, loop: Loop) -> int:
        return max(pressure.blocks[block].peak.predicates for block in loop.blocks)

    @staticmethod
    def _cliff(before: int, after: int, arch: int) -> Cliff | None:
        return cliff(before, after, arch) if 2 * (after - before) >= allocated(1) else None
