"""`nvvm-reflect-pp`: folds the conditions that `nvvm-reflect` made constant, and removes the code that can't be reached any more.

    %2 = icmp ne i32 1, 0                                   %4 = call float @llvm.nvvm.floor.ftz.f(float %f)
    br i1 %2, label %3, label %5                            ret float %4
  3:
    %4 = call float @llvm.nvvm.floor.ftz.f(float %f)
    br label %7                                  becomes
  5:
    %6 = call float @llvm.nvvm.floor.f(float %f)
    br label %7
  7:
    %.0 = phi float [ %4, %3 ], [ %6, %5 ]
    ret float %.0

A function in which no condition is constant and every block can be reached is not touched, nor even parsed. In the others:

1. integers that are constant are found, through arithmetic, comparisons, selects and phis, together with the edges that are
   taken given those (`nvopt.analysis.conditional_constants`); comparisons and selects that are decided, what they are computed
   from and what is computed from them are replaced by their values; constant arithmetic elsewhere is left to instcombine;
2. branches and switches on a constant become plain branches; a condition that is poison or undef is left alone;
3. blocks that can't be reached are deleted, whether they became so here or were so before; one whose address is taken stays;
4. around the edges that went, phis with one entry are replaced by it, empty blocks are dropped, and a block is merged into its only
   predecessor where nothing else follows that.

NVIDIA's class is SimplifyConstantConditionalsPass; the command-line name is its own.

Source: the description of cicc's nvvm-reflect-pp; LLVM's BasicBlockUtils for which name a merged block keeps.
"""

from __future__ import annotations

from nvopt.ir.function import Function
from nvopt.passes.base import Context, FunctionPass


class SimplifyConstantConditionals(FunctionPass):
    """Fold constant conditions and remove what became unreachable."""

    name = "nvvm-reflect-pp"
    summary = "Fold conditions that are constant and remove the code that cannot be reached (SimplifyConstantConditionalsPass)"

    def reads_source(self, source: bytes) -> bool:
        """It needs nothing of what LLVM upgrades."""
        return True

    def run(self, function: Function, context: Context) -> bool:
        from nvopt.passes.simplify_constant_conditionals.simplifier import simplify  # late: behind std the levels seldom run it

        return simplify(function, context)
