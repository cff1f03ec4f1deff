"""`unreachable-block-elim`: deletes the blocks that no path from the entry leads to.

    entry:                                             entry:
      br label %exit                                     br label %exit
    dead:                          becomes
      br label %exit
    exit:                                              exit:
      %r = phi i32 [ 1, %entry ], [ 2, %dead ]           ret i32 1
      ret i32 %r

Nothing else changes: a branch on a constant has two ways still. A phi that gets one value from all blocks that are left is replaced by
it. A `blockaddress` of a deleted block becomes an address that no block has. A function without such a block is not even parsed.

Source: LLVM's UnreachableBlockElim and BasicBlock::removePredecessor.
"""

from __future__ import annotations

from collections.abc import Iterable

from nvopt.analysis.cfg import may_have_unreachable_blocks, reachable_blocks
from nvopt.ir import BasicBlock, Function, PHINode, Value
from nvopt.passes.base import Context, FunctionPass
from nvopt.passes.block_tidying import replace_values
from nvopt.remarks import Remark


class UnreachableBlockElim(FunctionPass):
    """The pass `unreachable-block-elim`."""

    name = "unreachable-block-elim"
    summary = "Delete the blocks that cannot be reached"

    def run(self, function: Function, context: Context) -> bool:
        if not function.is_parsed and not may_have_unreachable_blocks(function.text):
            return False
        reached = reachable_blocks(function)
        gone = [block for block in function.blocks if block not in reached]
        if not gone:
            return False
        left = dict.fromkeys(successor for block in gone for successor in block.successors if successor in reached)
        function.erase_blocks(gone)
        _fold_phis(left)
        if context.remarks.enabled:
            noun = " block" if len(gone) == 1 else " blocks"
            args = (("String", "removed "), ("Blocks", str(len(gone))), ("String", f"{noun} that cannot be reached"))
            context.remarks.emit(Remark("Passed", self.name, "RemovedBlocks", function.name, args))
        return True


def _fold_phis(blocks: Iterable[BasicBlock]) -> None:
    """Replaces the phis that get one value from everywhere."""
    folded: dict[Value, Value] = {phi: value for block in blocks for phi in block.phis() if (value := phi.only_value) is not None}
    replace_values(folded)
    for phi in folded:
        assert isinstance(phi, PHINode)
        phi.erase()
