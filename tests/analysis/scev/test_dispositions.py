"""How expressions behave in loops and blocks."""

from __future__ import annotations

import sys

from evaluating import scev_of

from nvopt.analysis.scev.expressions import add, mul
from nvopt.analysis.scev.facts import dispositions
from nvopt.analysis.scev.facts.dispositions import COMPUTABLE, DOES_NOT_DOMINATE, DOMINATES, INVARIANT, PROPERLY_DOMINATES, VARIANT
from nvopt.analysis.scev.scalar_evolution import ScalarEvolution
from nvopt.ir import BasicBlock, Instruction
from nvopt.knobs import KnobValues

TEXT = """define void @f(i32 %n, ptr %p) {
entry:
  br label %outer

outer:                                            ; preds = %latch, %entry
  %i = phi i32 [ 0, %entry ], [ %i.next, %latch ]
  %v = load i32, ptr %p, align 4
  br label %inner

inner:                                            ; preds = %inner, %outer
  %j = phi i32 [ %i, %outer ], [ %j.next, %inner ]
  %w = load i32, ptr %p, align 4
  %j.next = add i32 %j, %v
  %more = icmp ult i32 %j.next, %n
  br i1 %more, label %inner, label %latch

latch:                                            ; preds = %inner
  %i.next = add nuw i32 %i, 1
  %again = icmp ult i32 %i.next, %n
  br i1 %again, label %outer, label %exit

exit:                                             ; preds = %latch
  ret void
}
"""


def parts() -> tuple[ScalarEvolution, dict[str, Instruction], dict[str, BasicBlock]]:
    """The analysis, the instructions and the blocks by name."""
    se = scev_of(TEXT)
    return se, {one.name: one for one in se.function.instructions()}, {one.name: one for one in se.function.blocks}


def test_in_loops() -> None:
    se, values, blocks = parts()
    outer, inner = se.loops.loop_for(blocks["outer"]), se.loops.loop_for(blocks["inner"])
    expected = {
        "i": (COMPUTABLE, INVARIANT),
        "v": (VARIANT, INVARIANT),
        "j": (VARIANT, COMPUTABLE),
        "w": (VARIANT, VARIANT),
        "i.next": (COMPUTABLE, INVARIANT),
    }
    for name, (in_outer, in_inner) in expected.items():
        e = se.get(values[name])
        assert (dispositions.loop_disposition(se, e, outer), dispositions.loop_disposition(se, e, inner)) == (in_outer, in_inner), name
    n = se.get(se.function.args[0])
    assert dispositions.is_loop_invariant(se, n, None)
    assert dispositions.loop_disposition(se, se.get(values["i"]), None) == VARIANT


def test_of_what_is_made_of_several() -> None:
    se, values, blocks = parts()
    outer, inner = se.loops.loop_for(blocks["outer"]), se.loops.loop_for(blocks["inner"])
    n, v, w, j = (se.get(one) for one in (se.function.args[0], values["v"], values["w"], values["j"]))
    assert dispositions.loop_disposition(se, mul.mul2(se, n, v), outer) == VARIANT
    assert dispositions.loop_disposition(se, mul.mul2(se, n, v), inner) == INVARIANT
    assert dispositions.loop_disposition(se, add.add2(se, mul.mul2(se, v, v), j), inner) == COMPUTABLE
    assert dispositions.loop_disposition(se, mul.mul2(se, w, j), inner) == VARIANT
    assert dispositions.has_computable_loop_evolution(se, j, inner)


def test_in_blocks() -> None:
    se, values, blocks = parts()
    v, i, j = (se.get(values[name]) for name in ("v", "i", "j"))
    assert dispositions.block_disposition(se, v, blocks["outer"]) == DOMINATES
    assert dispositions.block_disposition(se, v, blocks["inner"]) == PROPERLY_DOMINATES
    assert dispositions.block_disposition(se, v, blocks["entry"]) == DOES_NOT_DOMINATE
    assert dispositions.properly_dominates(se, i, blocks["outer"])
    assert not dispositions.dominates(se, j, blocks["outer"])
    assert dispositions.properly_dominates(se, j, blocks["inner"])
    assert dispositions.block_disposition(se, mul.mul2(se, v, i), blocks["outer"]) == DOMINATES


def test_at_the_entry_of_a_loop() -> None:
    se, values, blocks = parts()
    inner = se.loops.loop_for(blocks["inner"])
    assert inner is not None
    assert dispositions.is_available_at_loop_entry(se, se.get(values["v"]), inner)
    assert not dispositions.is_available_at_loop_entry(se, se.get(values["j"]), inner)
    assert not dispositions.is_available_at_loop_entry(se, se.get(values["w"]), inner)


def test_of_a_long_chain() -> None:
    steps = "".join(f"  %y{at} = mul i32 %x{at}, %n\n  %x{at + 1} = add i32 %y{at}, 7\n" for at in range(5000))
    function = scev_of(f"define ptx_kernel void @f(i32 %x0, i32 %n) {{\n{steps}  ret void\n}}\n").function
    se = ScalarEvolution(function, knobs=KnobValues.parse({"scalar-evolution-max-expr-size": "100000"}))
    *_, last, _ = se.function.instructions()
    expression = se.get(last)
    limit = sys.getrecursionlimit()
    sys.setrecursionlimit(1000)
    try:
        assert dispositions.loop_disposition(se, expression, None) == INVARIANT
        assert dispositions.block_disposition(se, expression, se.function.entry) == PROPERLY_DOMINATES
    finally:
        sys.setrecursionlimit(limit)
