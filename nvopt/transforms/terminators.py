"""Puts one terminator in the place of another. Apart from blocks.py, so that who needs no more than this loads no analysis.

branch_instead(terminator, target)     # br i1 %c, label %a, label %b   becomes   br label %a
unreachable_instead(terminator)        #                                or        unreachable
"""

from __future__ import annotations

from nvopt.ir import BasicBlock, BranchInst, Instruction, PoisonValue, UnreachableInst

_KEPT_ATTACHMENTS = ("dbg", "llvm.loop", "annotation")


def branch_instead(terminator: Instruction, target: BasicBlock) -> None:
    """Puts a plain branch to `target` in the place of a conditional one; phis, tree and loops are the caller's to mend."""
    branch = BranchInst(target)
    branch.metadata.update((name, node) for name, node in terminator.metadata.items() if name in _KEPT_ATTACHMENTS)
    branch.insert_before(terminator)
    terminator.erase()


def unreachable_instead(terminator: Instruction) -> None:
    """Puts an `unreachable` in the place of a terminator; phis, tree and loops are the caller's to mend."""
    end = UnreachableInst()
    end.debug_loc = terminator.debug_loc
    end.insert_before(terminator)
    if terminator.is_used:
        terminator.replace_all_uses_with(PoisonValue.get(terminator.type))
    terminator.erase()
