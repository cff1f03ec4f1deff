"""Loops that are executed: what the execution says is what happens."""

from __future__ import annotations

import interpret
from evaluating import scev_of
from hypothesis import given
from hypothesis import strategies as st

from nvopt.analysis.scev.counts import loop_execution
from nvopt.analysis.scev.expressions.kinds import SCEVConstant
from nvopt.ir import BranchInst, ConstantInt

LOOP = """define i8 @f() {{
entry:
  br label %loop

loop:                                             ; preds = %loop, %entry
  %x = phi i8 [ {start}, %entry ], [ %next, %loop ]
  %other = phi i8 [ {other}, %entry ], [ %x, %loop ]
  %a = {first} i8 %x, {one}
  %b = {second} i8 %a, %other
  %even = icmp ult i8 %b, {bound}
  %next = select i1 %even, i8 %a, i8 %b
  %c = icmp ne i8 %a, {limit}
  br i1 %c, label %loop, label %exit

exit:                                             ; preds = %loop
  ret i8 %x
}}
"""
OPCODES = st.sampled_from(["add", "mul", "xor", "and", "or", "sub", "shl", "lshr", "urem", "sdiv"])
BYTE = st.integers(-128, 127)


@given(start=BYTE, other=BYTE, first=OPCODES, one=st.integers(1, 7), second=st.sampled_from(["add", "xor", "sub"]), bound=BYTE, limit=BYTE)
def test_counts_and_values(**parts: object) -> None:
    se = scev_of(LOOP.format(**parts))
    loop = se.loops.top_level[0]
    branch = loop.header.terminator
    assert isinstance(branch, BranchInst)
    count = loop_execution.exit_count_exhaustively(se, loop, branch.condition, False)
    try:
        run = interpret.execute(se.function, [], 130)
    except interpret.UndefinedError:
        return
    except interpret.EndlessError:
        assert count is se.table.could_not_compute
        return
    times = interpret.back_edges(run, loop)[0]
    if count is not se.table.could_not_compute:
        assert isinstance(count, SCEVConstant)
        assert count.value == times
        left = loop_execution.constant_evolution_loop_exit_value(se, loop.header.phis()[0], times, loop)
        assert isinstance(left, ConstantInt)
        assert left.unsigned == run.result


def test_it_ends_where_nothing_changes_any_more() -> None:
    se = scev_of(LOOP.format(start=5, other=5, first="or", one=0, second="or", bound=-1, limit=7))
    loop = se.loops.top_level[0]
    left = loop_execution.constant_evolution_loop_exit_value(se, loop.header.phis()[0], 90, loop)
    assert isinstance(left, ConstantInt)
    assert left.unsigned == 5


def test_it_gives_up_after_a_hundred_iterations() -> None:
    for limit, expected in ((100, "99"), (101, "***COULDNOTCOMPUTE***")):
        se = scev_of(LOOP.format(start=0, other=0, first="add", one=1, second="xor", bound=-1, limit=limit))
        loop = se.loops.top_level[0]
        branch = loop.header.terminator
        assert isinstance(branch, BranchInst)
        assert str(loop_execution.exit_count_exhaustively(se, loop, branch.condition, False)) == expected
