"""Whether the wide accesses of a plan take so many registers that fewer warps run at a time.

    pressure = Pressure(function, loops, 900)
    pressure.cliff(plan)           # None: it is taken; or both numbers of registers and of warps

What one instruction loads is in registers all at once, and before one stores the last of what it stores must be there.

What counts is what a thread can't do without. To hide latency ptxas has more loads under way where that costs no warps, and fewer where it
would. The estimate is off by a few registers, so that what adds less than half of what is handed out at a time tells nothing.
"""

from __future__ import annotations

from collections.abc import Iterator

from nvopt.analysis.loops import LoopInfo
from nvopt.analysis.register_pressure import RegisterPressure
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
        self._before: int | None = None

    def cliff(self, plan: Plan) -> Cliff | None:
        """What the plan costs in warps, beside those taken before; None, and it is taken, where that is nothing."""
        if self._arch is None:
            return None
        if self._before is None:
            self._before = self._registers()
        taken = len(self._wide)
        self._wide += _wide_accesses(plan)
        after = self._registers()
        found = cliff(self._before, after, self._arch) if 2 * (after - self._before) >= allocated(1) else None
        if found is not None:
            del self._wide[taken:]
        return found

    def _registers(self) -> int:
        return RegisterPressure(self._function, self._loops, self._wide).least_registers


def _wide_accesses(plan: Plan) -> Iterator[list[Instruction]]:
    """What becomes one instruction each, as it comes in the code."""
    for gain in plan.gains:
        for joined in gain.wide_accesses:
            yield [access.instruction for access in sorted(joined, key=lambda access: access.at)]
