"""Whether what a loop holds in registers costs a function warps.

    warps = Warps(function, context)
    warps.are_lost(loop, 4)   # True: the function takes 30 registers in the loop, all warps of sm_90 run with 32

What the function takes is an estimate (analysis/register_pressure.py), that is made once, and only when somebody asks.
"""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from nvopt.analysis.loops import Loop
from nvopt.ir import Function
from nvopt.passes.base import Context

if TYPE_CHECKING:
    from nvopt.analysis.register_pressure import RegisterPressure


class Warps:
    """Of a function as it was when somebody first asked."""

    def __init__(self, function: Function, context: Context) -> None:
        self._function = function
        self._context = context

    def are_lost(self, loop: Loop, more: int) -> bool:
        """Whether fewer run at a time where so many more registers are held through the loop; never, where nobody knows on what GPU."""
        arch = self._context.target.arch(self._function.attributes.value("target-cpu"))
        if arch is None:
            return False
        from nvopt.passes.loop_reduce.registers import peak_in
        from nvopt.target.occupancy import cliff

        pressure = self._pressure
        elsewhere = pressure.peak.registers - peak_in(loop, pressure)
        return cliff(pressure.registers, pressure.registers + max(0, more - elsewhere), arch) is not None

    @cached_property
    def _pressure(self) -> RegisterPressure:
        from nvopt.analysis.register_pressure import RegisterPressure

        return self._context.analyses.get(RegisterPressure, self._function)
