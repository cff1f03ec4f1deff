"""The work of the unroller on a function: inner loops first, each decided on and unrolled."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nvopt.analysis.locations import location_of_loop
from nvopt.analysis.loops import Loop
from nvopt.analysis.register_pressure import BlockPressure
from nvopt.analysis.thread_registers import ThreadRegisters
from nvopt.ir import BasicBlock, BranchInst
from nvopt.passes.loop_unroll import knobs as settings
from nvopt.passes.loop_unroll import remarks
from nvopt.passes.loop_unroll.candidates import Options
from nvopt.passes.loop_unroll.decision import Choice, Decision
from nvopt.passes.loop_unroll.local_arrays import indexed_arrays, loads_of_tables, registers_of
from nvopt.passes.loop_unroll.many_loads import goes_over_local_array, let_copies_share_bases
from nvopt.passes.loop_unroll.peeling import peel
from nvopt.passes.loop_unroll.pragmas import mark_unrolled
from nvopt.passes.loop_unroll.rewriting import unroll
from nvopt.passes.loop_unroll.runtime import unroll_runtime
from nvopt.passes.loop_unroll.trip_counts import TripCounts, scale_weights
from nvopt.target.occupancy import cliff
from nvopt.transforms.blocks import terminator_of
from nvopt.transforms.loops import bring_into_form, is_simplified

if TYPE_CHECKING:
    from nvopt.analysis.scev.scalar_evolution import ScalarEvolution
    from nvopt.passes.base import Context


class LoopUnroller:
    """The work on one function."""

    def __init__(self, scev: ScalarEvolution, context: Context, options: Options) -> None:
        self.scev, self.context, self.options = scev, context, options

    def run(self, loops: list[Loop]) -> bool:
        """Does it, to these loops, inner ones first; whether anything changed."""
        changed = bring_into_form(self.scev.dominators, self.scev.loops)
        for loop in loops:
            changed |= self._process(loop)
        return changed

    def _process(self, loop: Loop) -> bool:
        latch = loop.latch
        if latch is None or not is_simplified(loop) or not isinstance(terminator_of(latch), BranchInst):
            return False
        decision = Decision(loop, self.scev, self.context.knobs, self.options)
        choice = decision.decide()
        if choice is not None and not self._keeps_warps(loop, choice):
            choice = None
        if self.context.remarks.enabled:
            self._report(loop, decision, choice)
        if choice is None:
            return False
        self._execute(loop, choice, decision)
        self.context.leave_work(self.scev.function)
        return True

    def _keeps_warps(self, loop: Loop, choice: Choice) -> bool:
        """Whether as many warps run when the local arrays that the loop indexes are registers; asked with `many-loads` only."""
        arrays = indexed_arrays(loop) if self.options.many_loads and choice.kind == "full" else []
        if not arrays:
            return True
        more = registers_of(arrays, self.scev.layout)
        function = self.scev.function
        arch = self.context.target.arch(function.attributes.value("target-cpu"))
        if more is None or arch is None:
            return False
        taken = ThreadRegisters(function, self.scev.loops)
        after = taken.least_registers - self._registers_for_tables(taken) + more
        return cliff(taken.registers, after, arch) is None

    def _registers_for_tables(self, taken: ThreadRegisters) -> int:
        """The registers that the function can't do without for nothing but what loops like this one load from tables: it is a part of
        instructions when they are unrolled."""
        loaded: dict[BasicBlock, int] = {}
        for loop in self.scev.loops:
            if goes_over_local_array(loop) and TripCounts(loop, self.scev).exact:
                for load in loads_of_tables(loop):
                    loaded[load.block] = loaded.get(load.block, 0) + taken.registers_of(load)
        least = {block: taken.least_of(block).registers for block in taken.blocks}
        return max(least.values()) - max(_without(found, least[block] - loaded.get(block, 0)) for block, found in taken.blocks.items())

    def _execute(self, loop: Loop, choice: Choice, decision: Decision) -> None:
        counts = decision.counts
        if self.context.knobs[settings.FORGET_ALL]:
            self.scev.forget_all_loops()
        else:
            self.scev.forget_topmost_loop(loop)
        if self.options.many_loads and choice.kind == "runtime":
            let_copies_share_bases(loop)
        match choice.kind:
            case "full":
                unroll(loop, choice.copies, self.scev, counts.leaves_full, ends=True)
                return
            case "partial":
                unroll(loop, choice.copies, self.scev, lambda at, block: counts.leaves_partial(choice.copies, at, block), ends=False)
            case "runtime":
                taken = self.scev.backedge_taken_count(loop)
                unroll_runtime(loop, choice.copies, taken, self.scev, left_over=choice.left_over)
            case "peel":
                peel(loop, choice.copies, self.scev)
                return
        scale_weights(loop, choice.copies)
        mark_unrolled(loop, is_explicit=choice.is_explicit, is_runtime=choice.kind == "runtime")

    def _report(self, loop: Loop, decision: Decision, choice: Choice | None) -> None:
        place, function, sink = location_of_loop(loop), self.scev.function.name, self.context.remarks
        for reason, numbers in decision.missed:
            sink.emit(remarks.remark("Missed", reason, function, place, numbers))
        if choice is not None:
            done = {"full": remarks.FULLY, "partial": remarks.PARTIALLY, "runtime": remarks.AT_RUNTIME, "peel": remarks.PEELED}[choice.kind]
            sink.emit(remarks.remark("Passed", done, function, place, {done.number: choice.copies}))


def _without(block: BlockPressure, registers: int) -> int:
    """The registers of a block that would take so many without what it loads: no less than what lives through it."""
    return max(registers, block.live_in.registers, block.live_out.registers)
