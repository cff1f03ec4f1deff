"""Puts one terminator in the place of another. Apart from blocks.py, so that who needs no more than this loads no analysis.

branch_instead(terminator, target)     # br i1 %c, label %a, label %b   becomes   br label %a
"""

from __future__ import annotations

from nvopt.ir import BasicBlock, BranchInst, Instruction

_KEPT_ATTACHMENTS = ("dbg", "llvm.loop", "annotation")


def branch_instead(terminator: Instruction, target: BasicBlock) -> None:
    """Puts a plain branch to `target` in the place of a conditional one; phis, tree and loops are the caller's to mend."""
    branch = BranchInst(target)
    branch.metadata.update((name, node) for name, node in terminator.metadata.items() if name in _KEPT_ATTACHMENTS)
    branch.insert_before(terminator)
    terminator.erase()
