"""`tile-simplify`: integer expressions as wholes: what is the same is computed once, what cancels goes, what has a shorter form gets it.

    %a = and i32 %x, %y
    %o = or i32 %x, %y                                       %s = add i32 %x, %y
    %s = add i32 %a, %o            becomes                   %p = mul i32 %s, %z
    %t = mul i32 %x, %z                                      %q = xor i32 %s, %p
    %u = mul i32 %z, %y
    %p = add i32 %t, %u
    %q = xor i32 %s, %p

The instructions of a function that compute integers (and vectors of them) are lifted into expressions of which each stands once, however
often the function computes it. The walker of `nvopt/tile/` rewrites these: sums and lists of `and`, `or` and `xor` as wholes, across all
that nested instructions combine, by what is known of bits and ranges, by what conditions say in the arms that they choose. A rewrite is
made only where the graph gets cheaper by it, and flags (`nuw`, `exact`...) stay only where they hold still. Then the results become
instructions again: at the place of the instruction that computed the value, unless a place that dominates it does so already.

What is known of values comes from value tracking; of the counters of loops and of special registers from ScalarEvolution and launch bounds:
`urem` of tid.x by ntid.x is tid.x; and from the branches that lead to a place (`guards.py`): where x < 8, `x & 7` is x. A function in which
nothing would be saved is left as it is.

It stands ahead of `instcombine`, which does what concerns single instructions, and canonical spelling.

Knobs: `-tile-simplify-recursion-limit`, `-tile-simplify-rounds`.

Source: the cuda_tile simplifier walker, as far as it is described; LLVM's InstCombine and Reassociate for single identities.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from nvopt import knobs
from nvopt.analysis.dominators import DominatorTree
from nvopt.analysis.loops import LoopInfo
from nvopt.analysis.post_dominators import PostDominatorTree
from nvopt.ir import BasicBlock, Function, Instruction
from nvopt.passes.base import Context, FunctionPass
from nvopt.passes.tile_simplify.facts import ValueFacts
from nvopt.passes.tile_simplify.front_end import LLVMFrontEnd
from nvopt.passes.tile_simplify.lifting import Lifted, lift
from nvopt.remarks import Remark
from nvopt.tile.costs import INSTRUCTION
from nvopt.tile.expressions import Expression, Pool
from nvopt.tile.materializer import Materializer
from nvopt.tile.walker import RECURSION_LIMIT, simplify_all

LIMIT = knobs.declare(
    "tile-simplify-recursion-limit",
    RECURSION_LIMIT,
    "Simplify expressions to so many operations above each other; what lies deeper is taken as it is",
    source="cuda_tile",
    least=0,
)
ROUNDS = knobs.declare(
    "tile-simplify-rounds", 3, "Walk over a function's expressions so often at most, as long as something is saved", source="nvopt", least=0
)

_LIFTED_TEXT = re.compile(
    r" = (?:add|sub|mul|[us]div|[us]rem|shl|[la]shr|and|or|xor|icmp|select|zext|sext|trunc|freeze) "
    r"|@llvm\.(?:[us](?:min|max)|abs|fsh[lr])\."
)
_LEAST = 2
"""A function with fewer instructions that may be lifted has nothing that instcombine doesn't see."""


@dataclass(frozen=True)
class TileSimplify(FunctionPass):
    """The pass `tile-simplify`."""

    name = "tile-simplify"
    summary = "Simplify integer expressions as wholes, and compute the same once"
    preserved: ClassVar[frozenset[type]] = frozenset({DominatorTree, LoopInfo, PostDominatorTree})

    def run(self, function: Function, context: Context) -> bool:
        if not function.is_parsed and not has_expressions(function.text):
            return False
        dominators = context.analyses.get(DominatorTree, function)
        blocks = dominance_order(dominators)
        pool = Pool(ValueFacts(function, context.analyses))
        lifted = lift(pool, blocks)
        if len(lifted.nodes) < _LEAST:
            return False
        depths = loop_depths(lifted, context.analyses.get(LoopInfo, function))
        results, saved = simplify_all(pool, lifted.roots, lifted.nodes, context.knobs[LIMIT], context.knobs[ROUNDS], depths)
        saved += lifted.saved
        if saved <= 0 or not materialized(blocks, lifted, results):
            return False
        if context.remarks.enabled:
            remark = (("String", "expressions cost less by "), ("Instructions", f"{saved / INSTRUCTION:.2f}"), ("String", " instructions"))
            context.remarks.emit(Remark("Passed", self.name, "ExpressionsSimplified", function.name, remark, None))
        return True


def has_expressions(text: str) -> bool:
    """Whether so many instructions stand in a function's text that looking at them may pay."""
    return sum(1 for _, _ in zip(range(_LEAST), _LIFTED_TEXT.finditer(text), strict=False)) >= _LEAST


def dominance_order(dominators: DominatorTree) -> list[tuple[BasicBlock, int]]:
    """The blocks that can be reached, each behind the one that dominates it, with their depths in the tree."""
    found = []
    stack = [(dominators.function.entry, 0)]
    while stack:
        block, depth = stack.pop()
        found.append((block, depth))
        stack += [(child, depth + 1) for child in reversed(dominators.children(block))]
    return found


def loop_depths(lifted: Lifted, loops: LoopInfo) -> dict[Expression, int]:
    """In how many loops each expression is computed, where that is any; where it is computed twice, in the fewest."""
    depths: dict[Expression, int] = {}
    if any(True for _ in loops):
        for instruction, node in lifted.nodes.items():
            assert instruction.parent is not None
            depth = loops.depth(instruction.parent)
            depths[node] = min(depths.get(node, depth), depth)
    return depths


Results = dict[Instruction, Expression]


def materialized(blocks: Sequence[tuple[BasicBlock, int]], lifted: Lifted, results: Results) -> bool:
    """Makes instructions of the results; whether that changed the function. `blocks` as `dominance_order` gives them."""
    front_end = LLVMFrontEnd(lifted)
    materializer = Materializer(front_end)
    depth = -1
    for block, at in blocks:
        for _ in range(depth - at + 1):
            materializer.leave()
        materializer.enter()
        depth = at
        for instruction in list(block):
            node = results.get(instruction)
            if node is not None:
                front_end.place(instruction)
                materializer.materialize(instruction, node)
    front_end.erase_dead()
    return front_end.changed
