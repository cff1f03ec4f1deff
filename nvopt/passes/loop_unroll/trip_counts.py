"""How often a loop goes round, as far as copies of its body can make use of it."""

from __future__ import annotations

from math import gcd

from nvopt.analysis.loops import Loop
from nvopt.analysis.scev.expressions.kinds import SCEVConstant
from nvopt.analysis.scev.scalar_evolution import ScalarEvolution
from nvopt.ir import BasicBlock, BranchInst, ConstantInt, MDNode, MDString, ValueAsMetadata
from nvopt.ir.types import i32
from nvopt.transforms.blocks import function_of, terminator_of

_MOST = (1 << 32) - 1


class TripCounts:
    """What is known of one loop's counts, ahead of changes."""

    def __init__(self, loop: Loop, scev: ScalarEvolution) -> None:
        self.latch = loop.latch
        exiting = [block for block in loop.exiting_blocks() if scev.loops.loop_for(block) is loop]
        self.exits = {block: taken + 1 for block in exiting if (taken := _constant(scev, loop, block)) is not None}
        """For exiting blocks that end the loop at a known count: the iteration in which they do, counted from 1."""
        self.exact = min(self.exits.values(), default=0)
        """In which iteration the loop ends at the latest, by one exit; 0 where no number is known."""
        self.at_most = scev.small_constant_max_trip_count(loop)
        self.is_left_at_latch_only = loop.exiting_block is not None and loop.exiting_block is self.latch
        known = scev.small_constant_trip_multiple(loop) if self.is_left_at_latch_only else 1
        self.multiple = self.exact or known
        """What divides the iteration in which it ends by its latch."""

    def leaves_full(self, at: int, block: BasicBlock) -> bool | None:
        """Whether the loop is left in a copy, counted from 0, where each iteration has its own."""
        end = self.exits.get(block)
        if end is None or at + 1 > end:
            return None
        return at + 1 == end

    def leaves_partial(self, count: int, at: int, block: BasicBlock) -> bool | None:
        """Whether it is where there are `count` copies in a loop: surely not, or None."""
        end = self.exits.get(block)
        if end is not None:
            return None if (end - 1) % count == at else False
        if self.is_left_at_latch_only and block is self.latch:
            return None if (at + 1) % gcd(count, self.multiple) == 0 else False
        return None


def _constant(scev: ScalarEvolution, loop: Loop, block: BasicBlock) -> int | None:
    taken = scev.exit_count(loop, block)
    return taken.value if isinstance(taken, SCEVConstant) and taken.value < _MOST else None


def estimated_trip_count(loop: Loop) -> int | None:
    """What the weights of the latch's branch say of an average run."""
    weights = latch_weights(loop)
    return (2 * weights[0] + weights[1]) // (2 * weights[1]) + 1 if weights is not None and weights[1] else None


def scale_weights(loop: Loop, copies: int) -> None:
    """The loop does so many iterations at once now: what a profile has seen of its latch becomes what it would see."""
    weights, trips = latch_weights(loop), estimated_trip_count(loop)
    latch = loop.latch
    if weights is None or trips is None or latch is None:
        return
    branch = terminator_of(latch)
    numbers = [max(1, trips // copies) * weights[1] - weights[1], weights[1]]
    if branch.successors[0] is not loop.header:
        numbers.reverse()
    module = function_of(latch).module
    entries = [MDString("branch_weights"), *(ValueAsMetadata(ConstantInt.get(i32, min(number, _MOST))) for number in numbers)]
    branch.metadata["prof"] = module.new_metadata(MDNode(None, "", [("", entry) for entry in entries]))


def latch_weights(loop: Loop) -> tuple[int, int] | None:
    """How often a profile saw the latch go back, and leave the loop."""
    latch = loop.latch
    branch = latch.terminator if latch is not None else None
    if not isinstance(branch, BranchInst) or not branch.is_conditional:
        return None
    node = branch.metadata.get("prof")
    if not isinstance(node, MDNode) or len(node.operands) != 3:
        return None
    name, *rest = node.operands
    numbers = [one.value.unsigned for one in rest if isinstance(one, ValueAsMetadata) and isinstance(one.value, ConstantInt)]
    if not isinstance(name, MDString) or name.text != "branch_weights" or len(numbers) != 2:
        return None
    first_goes_back = branch.successors[0] is loop.header
    if first_goes_back == (branch.successors[1] is loop.header):
        return None
    return (numbers[0], numbers[1]) if first_goes_back else (numbers[1], numbers[0])
