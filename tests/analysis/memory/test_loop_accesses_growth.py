"""What loop access analysis costs: each loop what is in it, a pair of accesses once, an answer that is there nothing."""

from __future__ import annotations

import llvmlite.binding as llvm
import pytest
from steps import lines_of_analyses

from nvopt.analysis.memory.aliases import AliasAnalysis
from nvopt.analysis.memory.dependences import MOST_DEPENDENCES
from nvopt.analysis.memory.interleave_groups import InterleaveGroups
from nvopt.analysis.memory.loop_accesses import LoopAccesses
from nvopt.analysis.memory.memory_location import MemoryLocation
from nvopt.analysis.scev.scalar_evolution import ScalarEvolution
from nvopt.ir import Function, LoadInst, Module, StoreInst


def function(loops: list[str]) -> Function:
    """Loops in a row; a body speaks of %iN, N the number of the loop."""
    text = ['target triple = "nvptx64-nvidia-cuda"', "define void @f(ptr %a, ptr %b, i64 %n) {", "entry:", "  br label %l0"]
    for at, body in enumerate(loops):
        text += [
            f"l{at}:",
            f"  %i{at} = phi i64 [ 0, %{f'l{at - 1}' if at else 'entry'} ], [ %n{at}, %l{at} ]",
            body,
            f"  %n{at} = add nuw nsw i64 %i{at}, 1",
            f"  %d{at} = icmp eq i64 %n{at}, %n",
            f"  br i1 %d{at}, label %{f'l{at + 1}' if at + 1 < len(loops) else 'exit'}, label %l{at}",
        ]
    found = Module.parse(str(llvm.parse_assembly("\n".join([*text, "exit:", "  ret void", "}"]), llvm.create_context()))).get_function("f")
    assert found is not None
    return found


def access(kind: str, base: str, at: int, number: int, offset: int) -> str:
    """A load or store of `base[i + offset]`."""
    name = f"{at}.{number}"
    place = f"  %o{name} = add nuw nsw i64 %i{at}, {offset}\n  %p{name} = getelementptr inbounds float, ptr %{base}, i64 %o{name}\n"
    return place + (f"  %x{name} = load float, ptr %p{name}" if kind == "load" else f"  store float 0.0, ptr %p{name}")


def cost(f: Function) -> int:
    """Lines executed for all loops, ScalarEvolution's own aside."""
    scev = ScalarEvolution(f)
    for loop in scev.loops:
        scev.backedge_taken_count(loop)
        for block in loop.blocks:
            for instruction in block:
                if scev.is_scevable(instruction.type):
                    scev.get(instruction)
    aliases = AliasAnalysis(f, scev.tracking, scev.loops)
    return lines_of_analyses(lambda: [InterleaveGroups(LoopAccesses(loop, scev, aliases)) for loop in scev.loops])


def test_loops_cost_what_is_in_them() -> None:
    small, large = (
        cost(function(["\n".join([access("load", "b", at, 0, 0), access("store", "a", at, 1, 3), access("load", "a", at, 2, 9)])
                       for at in range(count)]))
        for count in (16, 64)
    )  # fmt: skip
    assert large < 4 * 1.15 * small  # 4 ** 1.1 is 4.6


def test_pairs_of_a_loop_are_looked_at_once() -> None:
    small, large = (cost(function(["\n".join(access("store", "a", 0, at, 8 * at) for at in range(count))])) for count in (5, 10))
    assert large < 4.6 * small


def kernel_of(count: int, order: str) -> Function:
    """A loop of so many accesses: stores and loads of fields, or of places far apart, up or down; or stores through many pointers."""
    if order == "pointers":
        parameters = ", ".join(f"ptr %a{at}" for at in range(count))
        places = [f"  %p{at} = getelementptr inbounds float, ptr %a{at}, i64 %i\n  store float 0.0, ptr %p{at}" for at in range(count)]
    else:
        parameters = "ptr %a"
        step, apart = (count, 1) if order == "fields" else (1, 100_000)
        offsets = [apart * at for at in range(count)]
        if order == "down":
            offsets.reverse()
        places = [f"  %b = mul nuw nsw i64 %i, {step}"]
        for at, offset in enumerate(offsets):
            access = f"store float 0.0, ptr %p{at}" if order == "down" or at % 2 else f"%x{at} = load float, ptr %p{at}"
            places += [f"  %o{at} = add nuw nsw i64 %b, {offset}", f"  %p{at} = getelementptr inbounds float, ptr %a, i64 %o{at}", access]
    text = [
        f"define void @f({parameters}, i64 %n) {{\nentry:\n  br label %loop\nloop:\n  %i = phi i64 [ 0, %entry ], [ %next, %loop ]",
        *places,
        "  %next = add nuw nsw i64 %i, 1\n  %d = icmp eq i64 %next, %n\n  br i1 %d, label %exit, label %loop\nexit:\n  ret void\n}",
    ]
    (found,) = Module.parse(str(llvm.parse_assembly("\n".join(text), llvm.create_context()))).functions
    return found


@pytest.mark.parametrize("order", ["fields", "up", "down", "pointers"])
def test_a_loop_costs_what_is_in_it(order: str) -> None:
    """Not what pairs there are: of 600 accesses that would be sixteen times as much as of 150."""
    small, large = (cost(kernel_of(count, order)) for count in (150, 600))
    assert large < 4**1.2 * small


def test_too_many_dependences_end_the_search() -> None:
    """15 stores have 105 pairs, 14 have 91."""
    for count, is_recorded in ((14, True), (15, False)):
        f = function(["\n".join(access("store", "a", 0, at, 64 * at) for at in range(count))])
        scev = ScalarEvolution(f)
        (loop,) = scev.loops
        found = LoopAccesses(loop, scev, AliasAnalysis(f, scev.tracking, scev.loops)).dependences
        assert (found is not None) is is_recorded
        assert found is None or len(found) < MOST_DEPENDENCES


def test_an_answer_is_kept() -> None:
    f = function(["\n".join([access("load", "a", 0, 0, 1), access("store", "a", 0, 1, 2)])])
    aliases = AliasAnalysis(f)
    one, other = (MemoryLocation.of_access(inst, aliases.layout) for inst in f.instructions() if isinstance(inst, (LoadInst, StoreInst)))
    first, again = (lines_of_analyses(lambda: aliases.alias(one, other)) for _ in range(2))
    assert again < first / 2
