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
nothing would be saved is left as it is; one in which no two instructions have a value in common isn't read, unless such facts count in it.

It stands ahead of `instcombine`, which does what concerns single instructions, and canonical spelling: what that would spell the same twice
is spelled so here, once. It has the last word, too: a function of which it leaves more instructions than of what that was becomes that
again.

Knobs: `-tile-simplify-recursion-limit`, `-tile-simplify-rounds`.

Source: the cuda_tile simplifier walker, as far as it is described; LLVM's InstCombine and Reassociate for single identities.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import ClassVar

from nvopt import knobs
from nvopt.analysis.dominators import DominatorTree
from nvopt.analysis.loops import LoopInfo
from nvopt.analysis.post_dominators import PostDominatorTree
from nvopt.ir import BasicBlock, Function, Instruction
from nvopt.ir.reading.cursor import NAME
from nvopt.passes.base import Context, FunctionPass
from nvopt.passes.tile_simplify.facts import ValueFacts
from nvopt.passes.tile_simplify.front_end import LLVMFrontEnd
from nvopt.passes.tile_simplify.lifting import Lifted, lift
from nvopt.remarks import Remark
from nvopt.tile.costs import INSTRUCTION, Nest
from nvopt.tile.expressions import Expression, Pool
from nvopt.tile.materializer import Materializer, Places
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
    rf"^  %{NAME} = (?:(?:add|sub|mul|[us]div|[us]rem|shl|[la]shr|and|or|xor|zext|sext|trunc|freeze|icmp [a-z]+"
    r"|select i1 \S+|select <.*?> \S+),? [a-z ]*(?:i\d|<)|(?:tail )?call .*@llvm\.(?:[us](?:min|max)|abs|fsh[lr])\.).*$",
    re.MULTILINE,
)
"""The line of an instruction that may be lifted."""
_LOCAL = re.compile(rf"%{NAME}", re.ASCII)
_KNOWN_BY_OTHERS = re.compile(r" = phi (?:i\d|<)|@llvm\.nvvm\.read\.ptx\.sreg\.|@llvm\.assume\(")
"""What may tell of values more than instcombine sees: counters of loops, special registers."""


class TileSimplify(FunctionPass):
    """The pass `tile-simplify`."""

    name = "tile-simplify"
    summary = "Simplify integer expressions as wholes, and compute the same once"
    judge = "instcombine"
    preserved: ClassVar[frozenset[type]] = frozenset({DominatorTree, LoopInfo, PostDominatorTree})

    def run(self, function: Function, context: Context) -> bool:
        if not function.is_parsed and not has_expressions(function.text):
            return False
        dominators = context.analyses.get(DominatorTree, function)
        blocks = dominance_order(dominators)
        pool = Pool(ValueFacts(function, context.analyses))
        lifted = lift(pool, blocks)
        if not lifted.nodes:
            return False
        nests = Nests(context.analyses.get(LoopInfo, function))
        loops = nests.of_nodes(lifted)
        limit, rounds = context.knobs[LIMIT], context.knobs[ROUNDS]
        results, saved = simplify_all(pool, lifted.roots, lifted.nodes, limit, rounds, loops, spells=rounds > 0)
        saved += lifted.saved
        places = Places(loops, set(lifted.nodes.values()) - {lifted.nodes[instruction] for instruction in results})
        if saved <= 0 or not materialized(blocks, lifted, results, places, nests):
            return False
        if context.remarks.enabled:
            remark = (("String", "expressions cost less by "), ("Instructions", f"{saved / INSTRUCTION:.2f}"), ("String", " instructions"))
            context.remarks.emit(Remark("Passed", self.name, "ExpressionsSimplified", function.name, remark, None))
        return True


def has_expressions(text: str) -> bool:
    """Whether looking at the instructions in a function's text may pay: where no two of those that may be lifted have a value in common,
    each is by itself, and instcombine sees all that there is to see; unless more is known of values than it knows."""
    seen: set[str] = set()
    for line in _LIFTED_TEXT.finditer(text):  # mostly two of the first ones have
        names = _LOCAL.findall(line[0])
        if not seen.isdisjoint(names):
            return True
        seen.update(names)
    return bool(seen) and _KNOWN_BY_OTHERS.search(text) is not None


def dominance_order(dominators: DominatorTree) -> list[tuple[BasicBlock, int]]:
    """The blocks that can be reached, each behind the one that dominates it, with their depths in the tree."""
    found = []
    stack = [(dominators.function.entry, 0)]
    while stack:
        block, depth = stack.pop()
        found.append((block, depth))
        stack += [(child, depth + 1) for child in reversed(dominators.children(block))]
    return found


class Nests:
    """The loops around each block, by their headers."""

    def __init__(self, loops: LoopInfo) -> None:
        self._loops = loops
        self._known: dict[BasicBlock | None, Nest] = {None: ()}
        self.are_empty = not loops.top_level

    def of(self, block: BasicBlock | None) -> Nest:
        """The headers of the loops around a block, the outermost first."""
        loop = self._loops.loop_for(block) if block is not None else None
        header = loop.header if loop is not None else None
        if header not in self._known:
            assert loop is not None
            self._known[header] = (*self.of(loop.parent.header if loop.parent is not None else None), header)
        return self._known[header]

    def of_nodes(self, lifted: Lifted) -> dict[Expression, Nest]:
        """The loops that each expression is computed in, where there are any; where it is computed twice, the fewest."""
        found: dict[Expression, Nest] = {}
        for instruction, node in lifted.nodes.items() if not self.are_empty else ():
            nest = self.of(instruction.parent)
            found[node] = min(found.get(node, nest), nest, key=len)
        return found


Results = dict[Instruction, Expression]


def materialized(blocks: Sequence[tuple[BasicBlock, int]], lifted: Lifted, results: Results, places: Places, nests: Nests) -> bool:
    """Makes instructions of the results; whether that changed the function. `blocks` as `dominance_order` gives them."""
    front_end = LLVMFrontEnd(lifted)
    materializer = Materializer(front_end, places)
    in_block: dict[BasicBlock | None, list[tuple[Instruction, Expression]]] = {}
    for instruction, node in results.items():
        in_block.setdefault(instruction.parent, []).append((instruction, node))
    inside = 0
    for block, depth in blocks:
        while inside > depth:
            materializer.leave()
            inside -= 1
        for instruction, node in in_block.get(block, ()):
            while inside <= depth:
                materializer.enter()
                inside += 1
            front_end.place(instruction)
            nest = nests.of(block) if places.loops else ()
            if not nest or not materializer.moves_into(nest, lifted.nodes[instruction], node):
                materializer.materialize(instruction, node)
    front_end.erase_dead()
    return front_end.changed
