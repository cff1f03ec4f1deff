"""remat: counters of 64 bits that never need more than 32 are counted in 32, so that they take one register, not two.

    loop:                                                        loop:
      %i = phi i64 [ 0, %entry ], [ %next, %loop ]                 %newBaseIV = phi i32 [ 0, %entry ], [ %newInc, %loop ]
                                                                   %demoteIV = zext nneg i32 %newBaseIV to i64
      %p = getelementptr float, ptr %a, i64 %i          ->         %p = getelementptr float, ptr %a, i64 %demoteIV
      ...                                                          ...
      %next = add i64 %i, 1                                        %newInc = add nuw nsw i32 %newBaseIV, 1
      %more = icmp slt i64 %next, %n                               %newICmp = icmp slt i32 %newInc, %n32

To step and to compare 64 bits takes two instructions, and an address with an index of 64 bits as well; base plus a multiple of an extended
index of 32 is one (IMAD.WIDE). A counter is demoted where ScalarEvolution knows that it, what comes next, also behind the last iteration,
and the step fit into 32 bits with sign, and where more instructions go than extensions come (demotion.py). No test at run time is made.

`remat-iv` says how far: 0 not at all, 1 what is used in the header only, and not by comparisons, 2 by comparisons, too, 3 in other blocks,
4 several counters of a loop, 5 ranges up to the very limits of 32 bits; below that they keep 65,536 away from them. `dump-remat-iv` prints
each counter. `do-remat` turns the pass off, `no-remat` names functions that it leaves alone.

It stands behind the last `std`, which would know ranges no better, and ahead of `loop-reduce`. What gives cicc's pass its name, values that
are computed again where registers are short, is not here: code generation merges equal values of all blocks (GVN), so that nothing of that
would reach ptxas, which does it by itself.

Source: the public description of cicc's remat, for the demotion of induction variables, the names and the knobs; that ranges, not start
and end alone, prove that nothing overflows is nvopt's.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from nvopt.analysis.dominators import DominatorTree
from nvopt.analysis.locations import location_of_loop
from nvopt.analysis.loops import LoopInfo
from nvopt.ir import Function
from nvopt.knobs import declare
from nvopt.passes.base import Context, FunctionPass
from nvopt.remarks import Remark

if TYPE_CHECKING:
    from nvopt.analysis.loops import Loop

_SOURCE = "cicc's remat"
DO = declare("do-remat", 3, "Whether remat does something; 0 turns it off", source=_SOURCE, least=0)
LEFT_ALONE = declare("no-remat", "", "Functions that remat leaves alone, separated by commas", source=_SOURCE)
DEMOTION = declare(
    "remat-iv",
    4,
    "Counters that remat makes 32 bits wide: 0 none, 1 of headers alone, 2 compared, 3 used elsewhere, 4 several, 5 of any range",
    source=_SOURCE,
    least=0,
)
DUMP = declare("dump-remat-iv", 0, "1: print a line for each counter that remat makes 32 bits wide", source=_SOURCE, least=0)


class Remat(FunctionPass):
    """The pass `remat`."""

    name = "remat"
    summary = "Count in 32 bits what fits into them"
    preserved = frozenset({DominatorTree, LoopInfo})

    def run(self, function: Function, context: Context) -> bool:
        if not context.knobs[DO] or not context.knobs[DEMOTION] or (not function.is_parsed and " = phi i64 " not in function.text):
            return False
        if function.name in context.knobs[LEFT_ALONE].split(","):
            context.echo(f"Skip rematerialization on {function.name}\n")
            return False
        from nvopt.passes.remat.demotion import demote_counters, has_candidate  # late: many functions have no such counter

        loops = [loop for loop in context.analyses.get(LoopInfo, function).bottom_up() if has_candidate(loop)]
        if not loops:
            return False
        from nvopt.analysis.scev.scalar_evolution import ScalarEvolution

        scev = context.analyses.get(ScalarEvolution, function)
        changed = False
        for loop in loops:
            for name in demote_counters(loop, scev, context.knobs[DEMOTION]):
                changed = True
                _report(name, loop, function, context)
        return changed


def _report(name: str, loop: Loop, function: Function, context: Context) -> None:
    if context.knobs[DUMP]:
        context.echo(f"demoted {name} of the loop {loop.header.ref} in {function.ref}\n")
    if context.remarks.enabled:
        args = (("String", "counts "), ("Counter", name), ("String", " in 32 bits"))
        context.remarks.emit(Remark("Passed", Remat.name, "DemotedIV", function.name, args, location_of_loop(loop)))
