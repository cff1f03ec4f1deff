"""`branch-dist`: removes the `__syncthreads()` between accesses that don't meet: reads and reads, different memory.

    store float %x, ptr addrspace(3) @p                                  store float %x, ptr addrspace(3) @p
    call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)             call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
    %v = load float, ptr addrspace(3) @q                       becomes   %v = load float, ptr addrspace(3) @q
    call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
    %w = load float, ptr addrspace(3) @p                                 %w = load float, ptr addrspace(3) @p

It finds what `basic-dbe` finds, where one of the sides is nothing, and more. What threads do above a barrier, from the barriers or the
start of the kernel before it, also on ways that return instead, and below it, down to those behind it or the end, is gathered on all
ways, around loops, too. The barrier is dead where what the one side writes is neither read nor written by the other. Shared variables are
told apart, where they are defined here; `extern __shared__` ones may be the same memory, and so may all of global memory; a generic pointer
may point to either.

Both sides have to consist of simple loads, stores and copies. Anything else, a shuffle, an atomic, a fence, a volatile access, a call, may
count on threads' meeting at the barrier, or on what came before in ways that no instruction shows; so do the rules of `basic-dbe` on which
functions and barriers are looked at hold here. Each barrier is judged with those before it already gone.

Knobs: `no-branch-dist` names functions to leave alone, `branch-dist-func-limit` and `branch-dist-block-limit` bound the barriers that go in
a function and the blocks that are looked at on each side, `disable-complex-branch-dist` stays within the barrier's own block.
`ignore-call-safety` takes calls of functions for harmless, which they aren't: a promise, and off, unlike in cicc.

Source: the public description of cicc's pass for gathering by blocks, and for the knobs; its rules of which barriers are dead are unsound
as printed (what is written above and read below is the point of a barrier), and not those here.
"""

from __future__ import annotations

import re

from nvopt.analysis.dominators import DominatorTree
from nvopt.analysis.loops import LoopInfo
from nvopt.ir.function import Function
from nvopt.knobs import declare
from nvopt.passes.base import Context, FunctionPass
from nvopt.target.barriers import SYNC

_SOURCE = "cicc's branch-dist"
LEFT_ALONE = declare("no-branch-dist", "", "Functions that branch-dist leaves alone, separated by commas", source=_SOURCE)
MOST = declare(
    "branch-dist-func-limit", -1, "Barriers that branch-dist removes from a function at most, -1 for all", source=_SOURCE, least=-1
)
BLOCKS = declare("branch-dist-block-limit", -1, "Blocks that it looks at on each side of a barrier, -1 for all", source=_SOURCE, least=-1)
ONE_BLOCK = declare("disable-complex-branch-dist", False, "It looks at the barrier's own block only", source=_SOURCE)
CALLS = declare("ignore-call-safety", False, "It takes calls of functions for harmless", source="cicc's branch-dist, where it is on")
DUMP = declare("dump-branch-dist", False, "Print a line for each barrier that branch-dist removes", source=_SOURCE)


class BranchDist(FunctionPass):
    """The pass `branch-dist`."""

    name = "branch-dist"
    summary = "Remove barriers between accesses that don't meet"
    looks_for = re.compile(re.escape(SYNC))
    preserved = frozenset({DominatorTree, LoopInfo})

    def run(self, function: Function, context: Context) -> bool:
        if function.name in context.knobs[LEFT_ALONE].split(","):
            return False
        from nvopt.passes.branch_dist.sides import remove_dead_barriers  # late: most modules have no barrier

        return remove_dead_barriers(function, context)
