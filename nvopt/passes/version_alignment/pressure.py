"""Whether a plan takes so many registers that fewer warps run at a time, or more predicates than there are.

    pressure = Pressure(function, loops, 900)
    pressure.affordable(plans)     # [(plan, None), …]: it is taken; or why not, with both numbers

What one instruction loads is in registers all at once, and before one stores the last of what it stores must be there.

What counts is what a thread can't do without. To hide latency ptxas has more loads under way where that costs no warps, and fewer where it
would. The estimate is off by a few registers, so that what adds less than half of what is handed out at a time tells nothing.

A test that stands ahead of a loop is in a predicate all the while. A thread has seven; conditions beyond are kept in other registers, and
to get there and back takes instructions.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cached_property

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

    def affordable(self, plans: Sequence[Plan]) -> Iterator[tuple[Plan, str | None]]:
        """Each plan with what it costs too much, beside those taken before; with None, and it is taken, where that is nothing."""
        if self._arch is None:
            yield from ((plan, None) for plan in plans)
            return
        refused = {plan: self._lack_of_predicates(self._before, plan.loop) for plan in plans if plan.loop is not None}
        too_many = self._too_many_registers([plan for plan in plans if refused.get(plan) is None], self._arch)
        yield from ((plan, refused.get(plan) or too_many.get(plan)) for plan in plans)

    @cached_property
    def _before(self) -> RegisterPressure:
        """Of the function as it is."""
        return self._pressure([])

    def _too_many_registers(self, plans: Sequence[Plan], arch: int) -> dict[Plan, str]:
        """The plans that are too much, with why. All are looked at together first, and where that is too much halves of them: each look
        is at the whole function."""
        taken = len(self._wide)
        self._wide += [accesses for plan in plans for accesses in plan.wide_accesses]
        found = self._cliff(self._pressure(self._wide).least_registers, arch) if plans else None
        if found is None:
            return {}
        del self._wide[taken:]
        if len(plans) == 1:
            return {plans[0]: found.text}
        half = len(plans) // 2
        return self._too_many_registers(plans[:half], arch) | self._too_many_registers(plans[half:], arch)

    @staticmethod
    def _lack_of_predicates(pressure: RegisterPressure, loop: Loop) -> str | None:
        predicates = max(pressure.least_of(block).predicates for block in loop.blocks)
        return f"the loop needs {predicates} of {PREDICATES} predicates itself" if predicates >= PREDICATES else None

    def _pressure(self, wide: list[list[Instruction]]) -> RegisterPressure:
        return RegisterPressure(self._function, self._loops, wide)

    def _cliff(self, after: int, arch: int) -> Cliff | None:
        if cliff(0, after, arch) is None:
            return None  # as many warps as there can be
        before = self._before.least_registers
        return cliff(before, after, arch) if 2 * (after - before) >= allocated(1) else None
