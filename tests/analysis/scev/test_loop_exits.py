"""How often loops go round, as `opt` prints it, and the questions that are built on that."""

from __future__ import annotations

import pytest
from evaluating import scev_of
from printed import difference, functions

from nvopt.analysis.scev.counts import loop_exits
from nvopt.analysis.scev.expressions.kinds import COULD_NOT_COMPUTE, SCEVConstant
from nvopt.analysis.scev.facts import loop_properties


@pytest.mark.parametrize("function", functions("counts"))
def test_counts_are_those_of_opt(function: str) -> None:
    assert difference("counts", function) == []


@pytest.mark.parametrize("function", functions("joined"))
def test_counts_of_joined_conditions_are_those_of_opt(function: str) -> None:
    """Two conditions by each operation, either of them a constant, of loops that are left where it holds or where it doesn't."""
    assert difference("joined", function) == []


TEXT = """define void @f(i32 %n) {{
entry:
  br label %loop

loop:                                             ; preds = %loop, %entry
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %next = add nuw nsw i32 %i, 1
  {body}
  %c = icmp ult i32 %next, {limit}
  br i1 %c, label %loop, label %exit{mark}

exit:                                             ; preds = %loop
  ret void
}}

declare void @g()

declare void @h() #0

declare void @llvm.memset.p0.i64(ptr, i8, i64, i1) #1

attributes #0 = {{ nounwind willreturn memory(none) }}
attributes #1 = {{ nocallback nofree nounwind willreturn memory(argmem: write) }}

!0 = distinct !{{!0, !1}}
!1 = !{{!"llvm.loop.mustprogress"}}
"""


def loop_of(limit: str = "%n", body: str = "", mark: str = "") -> tuple:  # type: ignore[type-arg]
    se = scev_of(TEXT.format(limit=limit, body=body, mark=mark).replace("  \n", ""))
    (loop,) = se.loops
    return se, loop


def test_trip_counts() -> None:
    se, loop = loop_of("100")
    assert loop_exits.small_constant_trip_count(se, loop) == 100
    assert loop_exits.small_constant_trip_count(se, loop, loop.header) == 100
    assert loop_exits.small_constant_max_trip_count(se, loop) == 100
    assert loop_exits.small_constant_trip_multiple(se, loop) == 100
    assert loop_exits.small_constant_trip_multiple(se, loop, loop.header) == 100
    se, loop = loop_of()
    assert loop_exits.small_constant_trip_count(se, loop) == 0
    assert loop_exits.small_constant_trip_multiple(se, loop) == 1


def test_a_trip_count_does_not_overflow() -> None:
    se, loop = loop_of()
    count = loop_exits.backedge_taken_count(se, loop)
    assert str(loop_exits.trip_count_from_exit_count(se, count)) == "(1 umax (zext i32 %n to i33))"
    largest = se.table.constant(count.type, -1)
    trips = loop_exits.trip_count_from_exit_count(se, largest)
    assert isinstance(trips, SCEVConstant)
    assert (trips.value, trips.bits) == (1 << 32, 33)
    assert loop_exits.trip_count_from_exit_count(se, se.table.could_not_compute) is se.table.could_not_compute


@pytest.mark.parametrize(("guard", "trips"), [("-1", "(zext i32 (1 + %n) to i33)"), ("0", "(1 + (zext i32 %n to i33))")])
def test_one_more_than_what_a_guard_says_is_not_the_largest(guard: str, trips: str) -> None:
    text = TEXT.format(limit="%n", body="", mark="").replace("  \n", "")
    text = text.replace("entry:\n  br label %loop", f"entry:\n  %g = icmp ne i32 %n, {guard}\n  br i1 %g, label %loop, label %exit")
    se = scev_of(text)
    (loop,) = se.loops
    n = se.get(se.function.args[0])
    assert str(loop_exits.trip_count_from_exit_count(se, n, loop=loop)).replace("<nuw>", "") == trips


def test_another_block_is_no_exit() -> None:
    se, loop = loop_of()
    assert loop_exits.exit_count(se, loop, se.function.entry).kind == COULD_NOT_COMPUTE
    assert loop_exits.predicated_exit_count(se, loop, se.function.entry) == (se.table.could_not_compute, [])


def test_counts_need_no_predicates_where_all_is_known() -> None:
    se, loop = loop_of()
    count = loop_exits.backedge_taken_count(se, loop)
    assert loop_exits.predicated_backedge_taken_count(se, loop) == (count, [])
    assert loop_exits.predicated_backedge_taken_info(se, loop) is loop_exits.backedge_taken_info(se, loop)


@pytest.mark.parametrize(
    ("body", "mark", "goes_on", "is_silent", "is_finite"),
    [
        ("", "", True, True, False),
        ("", ", !llvm.loop !0", True, True, True),
        ("call void @g()", ", !llvm.loop !0", False, False, False),
        ("call void @h()", ", !llvm.loop !0", True, True, True),
        ("store i32 0, ptr null, align 4", ", !llvm.loop !0", True, True, True),
        ("store volatile i32 0, ptr null, align 4", ", !llvm.loop !0", False, False, False),
        ("call void @llvm.memset.p0.i64(ptr null, i8 0, i64 4, i1 false)", ", !llvm.loop !0", True, True, True),
        ("call void @llvm.memset.p0.i64(ptr null, i8 0, i64 4, i1 true)", ", !llvm.loop !0", True, False, False),
        ("store atomic i32 0, ptr null monotonic, align 4", ", !llvm.loop !0", True, False, False),
        ("fence seq_cst", ", !llvm.loop !0", True, False, False),
        ("%v = load volatile i32, ptr null, align 4", ", !llvm.loop !0", True, False, False),
    ],
)
def test_properties_of_loops(body: str, mark: str, goes_on: bool, is_silent: bool, is_finite: bool) -> None:
    se, loop = loop_of(body=body, mark=mark)
    assert loop_properties.loop_has_no_abnormal_exits(se, loop) == goes_on
    assert loop_properties.loop_has_no_side_effects(se, loop) == is_silent
    assert loop_properties.loop_is_finite_by_assumption(se, loop) == is_finite
