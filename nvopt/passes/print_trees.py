"""print<domtree>, print<postdomtree>, print<loops>: which blocks dominate which, and the loops, on standard error.

    define void @f(i1 %c) {                 Loop info for function 'f':
    entry:                                  Loop at depth 1 containing: %loop<header><latch><exiting>
      br label %loop
    loop:                             ->    DominatorTree for function: f
      br i1 %c, label %loop, label %x       =============================--------------------------------
    x:                                      Inorder Dominator Tree: DFSNumbers invalid: 0 slow queries.
      ret void                                [1] %entry {4294967295,4294967295} [0]
    }                                       …

The text is LLVM 22's to the character. Nothing changes.

Source: LLVM's DominatorTreePrinterPass, PostDominatorTreePrinterPass and LoopPrinterPass.
"""

from nvopt.ir import Function
from nvopt.passes.base import Context, FunctionPass


def _name(function: Function) -> str:
    function.assign_numbers()
    return "" if function.is_unnamed else function.name


class PrintDominatorTree(FunctionPass):
    """Print the dominator tree."""

    name = "print<domtree>"
    summary = "Print the dominator tree to standard error"
    required = True

    @classmethod
    def class_name(cls) -> str:
        return "DominatorTreePrinterPass"

    def run(self, function: Function, context: Context) -> bool:
        from nvopt.analysis.dominators import DominatorTree  # late, like the next: who lists the passes does not wait for them
        from nvopt.analysis.tree_printer import print_dominator_tree

        tree = context.analyses.get(DominatorTree, function)
        context.echo(f"DominatorTree for function: {_name(function)}\n{print_dominator_tree(tree)}")
        return False


class PrintPostDominatorTree(FunctionPass):
    """Print the post-dominator tree."""

    name = "print<postdomtree>"
    summary = "Print the post-dominator tree to standard error"
    required = True

    @classmethod
    def class_name(cls) -> str:
        return "PostDominatorTreePrinterPass"

    def run(self, function: Function, context: Context) -> bool:
        from nvopt.analysis.post_dominators import PostDominatorTree
        from nvopt.analysis.tree_printer import print_post_dominator_tree

        tree = context.analyses.get(PostDominatorTree, function)
        context.echo(f"PostDominatorTree for function: {_name(function)}\n{print_post_dominator_tree(tree)}")
        return False


class PrintLoops(FunctionPass):
    """Print the loops."""

    name = "print<loops>"
    summary = "Print the natural loops to standard error"
    required = True

    @classmethod
    def class_name(cls) -> str:
        return "LoopPrinterPass"

    def run(self, function: Function, context: Context) -> bool:
        from nvopt.analysis.loops import LoopInfo
        from nvopt.analysis.tree_printer import print_loops

        loops = context.analyses.get(LoopInfo, function)
        context.echo(f"Loop info for function '{_name(function)}':\n{print_loops(loops)}")
        return False
