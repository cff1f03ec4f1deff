"""What an edit costs in a function of many loops: 1,000 edits of one loop, in the middle of 1,250 to 10,000 in a row.

Each kind of edit keeps the dominator tree and the loops right, and ScalarEvolution listens. The exponents say how the time of the edits
grows with the function around them: 0 where they cost what they touch, 1 where they cost the function.

    python tests/benchmarks/bench_edits.py                  # everything
    python tests/benchmarks/bench_edits.py "change and ask" 1000 2000
"""

from __future__ import annotations

import math
import sys
import time
from collections.abc import Callable
from typing import NamedTuple

from nvopt.analysis.dominators import DominatorTree
from nvopt.analysis.loops import Loop, LoopInfo
from nvopt.analysis.scev.expressions import mul
from nvopt.analysis.scev.scalar_evolution import ScalarEvolution
from nvopt.ir import BasicBlock, Builder, CmpInst, ConstantInt, Instruction, IntType, MDNode, Module
from nvopt.transforms.blocks import CFGAnalyses, insert_if_then, merge_into_predecessor, split_block, split_edge, terminator_of
from nvopt.transforms.cloning import clone_loop
from nvopt.transforms.loop_metadata import set_property
from nvopt.transforms.loops import form_lcssa
from nvopt.transforms.scev_expander import SCEVExpander

SIZES = (1250, 2500, 5000, 10000)
EDITS = 1000


def loops_in_a_row(count: int) -> str:
    """A function of that many loops, each behind the last one's exit; all add up to one sum."""
    lines = ["define i32 @f(i32 %n, ptr %p) {", "entry:", "  br label %loop0", ""]
    for at in range(count):
        before = f"exit{at - 1}" if at else "entry"
        lines += [
            f"loop{at}:",
            f"  %i{at} = phi i32 [ 0, %{before} ], [ %next{at}, %loop{at} ]",
            f"  %square{at} = mul i32 %i{at}, %i{at}",
            f"  %at{at} = add i32 %square{at}, {at}",
            f"  %next{at} = add nuw nsw i32 %i{at}, 1",
            f"  %more{at} = icmp ult i32 %next{at}, {at % 50 + 10}",
            f"  br i1 %more{at}, label %loop{at}, label %exit{at}",
            "",
            f"exit{at}:",
            f"  br label %loop{at + 1}" if at + 1 < count else "  ret i32 0",
            "",
        ]
    return "\n".join([*lines, "}", ""])


class Subject(NamedTuple):
    """The function, with all that is kept of it, and the loop to edit."""

    scev: ScalarEvolution
    loop: Loop
    at: int

    @property
    def kept(self) -> CFGAnalyses:
        """What the edits keep right."""
        return CFGAnalyses(self.scev.dominators, self.scev.loops)

    @property
    def outside(self) -> BasicBlock:
        """Where the loop is left to."""
        return next(one for one in terminator_of(self.loop.header).successors if not self.loop.contains_block(one))

    def named(self, stem: str) -> Instruction:
        """An instruction of the loop."""
        found = self.scev.function.value_named(f"{stem}{self.at}")
        assert isinstance(found, Instruction)
        return found


def subject(count: int) -> Subject:
    """The loop in the middle of so many; everything has been asked of all."""
    function = Module.parse(loops_in_a_row(count)).functions[0]
    tree = DominatorTree(function)
    scev = ScalarEvolution(function, tree, LoopInfo(function, tree))
    for instruction in function.instructions():
        if isinstance(instruction.type, IntType):
            scev.unsigned_range(scev.get(instruction))
    for loop in scev.loops:
        scev.backedge_taken_count(loop)
    at = count // 2
    header = function.value_named(f"loop{at}")
    loop = next(loop for loop in scev.loops if loop.header is header)
    return Subject(scev, loop, at)


# -- the edits; each leaves the loop as it was, or nearly so


def split_and_merge(s: Subject, turn: int) -> None:
    rest = split_block(s.named("next"), s.kept)
    merge_into_predecessor(rest, s.kept)


def split_edge_and_merge(s: Subject, turn: int) -> None:
    outside = s.outside
    split_edge(s.loop.header, outside, s.kept)
    merge_into_predecessor(outside, s.kept)


def insert_branch(s: Subject, turn: int) -> None:
    insert_if_then(s.named("more"), terminator_of(s.outside), s.kept)


def clone(s: Subject, turn: int) -> None:
    clone_loop(s.loop, ".copy", s.kept)


def lcssa(s: Subject, turn: int) -> None:
    used = Builder.before(terminator_of(s.outside)).add(s.named("next"), ConstantInt.get(IntType.get(32), turn))
    for phi in form_lcssa(s.loop, s.scev.dominators, s.scev.loops):
        used.replace_operand(phi, ConstantInt.get(IntType.get(32), 0))
        phi.erase()
    used.erase()


def expand(s: Subject, turn: int) -> None:
    expander = SCEVExpander(s.scev, is_canonical=turn % 2 == 0)
    at = s.scev.get(s.named("at"))
    expander.expand(mul.mul2(s.scev, s.scev.table.constant(at.type, turn % 40 + 3), at), s.named("more"))
    expander.undo()


def change_and_ask(s: Subject, turn: int) -> None:
    at = s.named("at")
    at.set_operand(1, ConstantInt.get(at.type, turn))
    s.scev.unsigned_range(s.scev.get(at))


def change_bound_and_ask(s: Subject, turn: int) -> None:
    more = s.named("more")
    assert isinstance(more, CmpInst)
    more.set_operand(1, ConstantInt.get(more.operands[1].type, turn % 90 + 5))
    s.scev.backedge_taken_count(s.loop)


def change_only(s: Subject, turn: int) -> None:
    at = s.named("at")
    at.set_operand(1, ConstantInt.get(at.type, turn))


def name_property(s: Subject, turn: int) -> None:
    set_property(s.loop, "llvm.loop.unroll.count", turn % 7 + 2)


def add_node(s: Subject, turn: int) -> None:
    s.scev.module.new_metadata(MDNode(None, "", [], True))


FAMILIES: dict[str, Callable[[Subject, int], None]] = {
    "split a block, merge it": split_and_merge,
    "split an edge, merge": split_edge_and_merge,
    "insert a branch": insert_branch,
    "clone the loop": clone,
    "LCSSA": lcssa,
    "expand, undo": expand,
    "change": change_only,
    "change and ask": change_and_ask,
    "change the bound and ask": change_bound_and_ask,
    "loop property": name_property,
    "metadata node": add_node,
}


def measure(edit: Callable[[Subject, int], None], count: int, edits: int = EDITS) -> float:
    """Seconds of processor time that the edits take among so many loops."""
    s = subject(count)
    edit(s, 0)
    start = time.process_time()
    for turn in range(edits):
        edit(s, turn)
    s.scev.settle()
    return time.process_time() - start


def main(arguments: list[str]) -> None:
    sizes = tuple(int(one) for one in arguments if one.isdigit()) or SIZES
    names = [one for one in arguments if not one.isdigit()] or list(FAMILIES)
    print(f"{EDITS} edits of one loop of {', '.join(map(str, sizes))}: milliseconds; exponent")
    for name in names:
        times = [measure(FAMILIES[name], size) for size in sizes]
        exponent = math.log(max(times[-1], 1e-6) / max(times[0], 1e-6)) / math.log(sizes[-1] / sizes[0])
        print(f"{name:26} {' '.join(f'{one * 1e3:9.1f}' for one in times)}   {exponent:5.2f}", flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
