"""Which widths, how many parts, and what is done with what is left over: each limit at, below and above it."""

from __future__ import annotations

import re
from collections.abc import Iterable

import pytest
from vplans import planners_of

from nvopt import run
from nvopt.analysis.thread_registers import ThreadRegisters
from nvopt.ir import BasicBlock
from nvopt.passes.loop_vectorize.diagnostics import crosses_occupancy_cliff
from nvopt.passes.loop_vectorize.planner import Candidate, Decision, Planner
from nvopt.passes.loop_vectorize.pressure import added_registers
from nvopt.target.occupancy import cliff, occupancy

HEAD = """
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
"""
COPY = """
define void @copy(ptr noalias align {align} %a, ptr noalias align {align} %b, i64 %n) {{
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %q = getelementptr inbounds {type}, ptr %b, i64 %i
  %x = load {type}, ptr %q, align {own}
  %p = getelementptr inbounds {type}, ptr %a, i64 %i
  store {type} %x, ptr %p, align {own}
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %next, {n}
  br i1 %done, label %exit, label %loop, !llvm.loop !0
exit:
  ret void
}}
!0 = distinct !{{!0{hint}}}
"""
BEHIND = """
define void @behind(ptr align 16 %a) {{
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %q = getelementptr inbounds float, ptr %a, i64 %i
  %x = load float, ptr %q, align 4
  %far = add nuw nsw i64 %i, {distance}
  %p = getelementptr inbounds float, ptr %a, i64 %far
  store float %x, ptr %p, align 4
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %next, 1000
  br i1 %done, label %exit, label %loop
exit:
  ret void
}}
"""

SHIFTED = """
define void @shifted(ptr noalias align {align} %a, ptr noalias align {align} %b, i64 %n) {{
entry:
  br label %loop
loop:
  %i = phi i64 [ {start}, %entry ], [ %next, %latch ]
  {leaves}
latch:
  %from = add nsw i64 %i, {offsets[0]}
  %q = getelementptr inbounds {type}, ptr %b, i64 %from
  %x = load {type}, ptr %q, align {own}
  %to = add nsw i64 %i, {offsets[1]}
  %p = getelementptr inbounds {type}, ptr %a, i64 %to
  store {type} %x, ptr %p, align {own}
  %next = add nsw i64 %i, {step}
  %done = icmp eq i64 %next, {end}
  br i1 %done, label %exit, label %loop, !llvm.loop !0
exit:
  ret void
}}
!0 = distinct !{{!0, !1}}
!1 = !{{!"llvm.loop.peeled.count", i32 {peeled}}}
"""

ROWS = """
define void @rows(ptr align 16 %a, i64 %n, float %x) {{
entry:
  br label %outer
outer:
  %j = phi i64 [ 0, %entry ], [ %j.next, %latch ]
  %row = mul nuw nsw i64 %j, 64
  %first = add nuw nsw i64 %row, {offset}
  br label %loop
loop:
  %i = phi i64 [ 0, %outer ], [ %next, %loop ]
  %at = add nuw nsw i64 %i, %first
  %p = getelementptr inbounds float, ptr %a, i64 %at
  store float %x, ptr %p, align 4
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %next, 48
  br i1 %done, label %latch, label %loop
latch:
  %j.next = add nuw nsw i64 %j, 1
  %end = icmp eq i64 %j.next, %n
  br i1 %end, label %exit, label %outer
exit:
  ret void
}}
"""


def text(*, type: str = "float", align: str = "16", n: str = "%n", hint: str = "") -> str:
    return COPY.format(type=type, own=4 if type == "float" else 1, align=align, n=n, hint=hint)


def copy(cpu: str | None = "sm_90", *, type: str = "float", align: str = "16", n: str = "%n", hint: str = "", **told: str) -> Planner:
    (found,) = planners_of(HEAD + text(type=type, align=align, n=n, hint=hint), cpu, **told)
    return found


def behind(distance: int, **told: str) -> Planner:
    (found,) = planners_of(HEAD + BEHIND.format(distance=distance), "sm_90", **told)
    return found


def decided(planner: Planner) -> tuple[int, int, int] | None:
    """Lanes, parts, and the lanes of the second loop; None for a loop that is left."""
    decision = planner.decide()
    if decision.chosen is None:
        return None
    return decision.chosen.vf, decision.uf, decision.epilogue.vf if decision.epilogue is not None else 0


def tags(decision: Decision) -> list[str]:
    return [one.tag for one in decision.diagnostics]


@pytest.mark.parametrize(
    ("type", "widths"), [("i8", [2, 4]), ("half", [2, 4]), ("float", [2, 4]), ("double", [2]), ("i128", []), ("i48", [2])]
)
def test_an_access_has_16_bytes_at_most(type: str, widths: list[int]) -> None:
    assert copy(type=type)._candidate_widths() == widths


@pytest.mark.parametrize(("distance", "widths"), [(1, None), (2, [2]), (4, [2, 4]), (8, [2, 4])])
def test_widths_within_a_dependence(distance: int, widths: list[int] | None) -> None:
    if widths is None:
        assert list(planners_of(HEAD + BEHIND.format(distance=distance), "sm_90")) == []
    else:
        assert behind(distance)._candidate_widths() == widths


@pytest.mark.parametrize(("distance", "asked", "found"), [(4, 1, 1), (4, 2, 1), (8, 2, 2), (8, 4, 2), (12, 3, 2)])
def test_parts_within_a_dependence(distance: int, asked: int, found: int) -> None:
    assert decided(behind(distance, force_vector_width="4", force_vector_interleave=str(asked))) == (4, found, 0)


@pytest.mark.parametrize(("distance", "asked", "found"), [(4, 8, 4), (8, 8, 8), (12, 16, 8), (2, 4, 2)])
def test_a_width_that_is_asked_for_within_a_dependence(distance: int, asked: int, found: int) -> None:
    assert decided(behind(distance, force_vector_width=str(asked), force_vector_interleave="1")) == (found, 1, 0)


@pytest.mark.parametrize(
    ("width", "parts", "epilogue", "found"),
    [
        (16, 1, 1, 8),
        (16, 1, 0, 8),
        (8, 1, 1, 0),
        (8, 2, 1, 8),
        (4, 4, 1, 4),
        (4, 2, 1, 0),
        (8, 1, 4, 4),
        (8, 1, 8, 0),
        (8, 2, 8, 8),
        (8, 1, 16, 0),
        (8, 1, 3, 0),
        (12, 1, 3, 3),
        (1, 2, 2, 0),
        (4, 1, 2, 2),
    ],
)
def test_a_second_vector_loop(width: int, parts: int, epilogue: int, found: int) -> None:
    told = {"force_vector_width": str(width), "force_vector_interleave": str(parts), "epilogue_vectorization_force_VF": str(epilogue)}
    assert decided(copy(None, **told)) == (width, parts, found)


@pytest.mark.parametrize(("n", "found"), [(96, 8), (100, 0), (103, 0), (104, 8), (105, 8), (112, 8)])
def test_a_second_vector_loop_needs_as_much_to_be_left(n: int, found: int) -> None:
    """Of 103 iterations 96 are done by 16, and 7 are left. Where nothing is left it is told by nobody, as in LLVM."""
    expected = {96: 0, 112: 0}.get(n, found)
    assert decided(copy(None, n=str(n), force_vector_width="16", force_vector_interleave="1")) == (16, 1, expected)


@pytest.mark.parametrize(("by", "more", "found"), [(16, 0, 0), (16, 7, 0), (16, 8, 8), (16, 15, 8), (8, 7, 8), (32, 7, 0), (6, 0, 8)])
def test_a_second_vector_loop_needs_as_much_to_be_left_of_a_count_that_is_not_known(by: int, more: int, found: int) -> None:
    """Of 16 * x + 7 iterations 7 are left."""
    lines = [f"  %rows = mul nuw i64 %n, {by}", f"  %m = add nuw i64 %rows, {more}", "  br label %loop"]
    body = text(n="%m").replace("  br label %loop", "\n".join(lines), 1)
    (planner,) = planners_of(HEAD + body, None, force_vector_width="16", force_vector_interleave="1")
    assert decided(planner) == (16, 1, found)


@pytest.mark.parametrize(("least", "found"), [(15, 8), (16, 8), (17, 0)])
def test_the_least_width_for_a_second_vector_loop(least: int, found: int) -> None:
    told = {"force_vector_width": "16", "force_vector_interleave": "1", "epilogue_vectorization_minimum_VF": str(least)}
    assert decided(copy(None, **told)) == (16, 1, found)


def test_a_second_loop_of_one_lane_is_none() -> None:
    told = {"force_vector_width": "2", "force_vector_interleave": "1", "epilogue_vectorization_minimum_VF": "2"}
    assert decided(copy(None, **told)) == (2, 1, 0)
    assert decided(copy(None, **told | {"force_vector_width": "4"})) == (4, 1, 2)


def test_no_second_vector_loop() -> None:
    told = {"force_vector_width": "16", "force_vector_interleave": "1", "enable_epilogue_vectorization": "false"}
    assert decided(copy(None, **told)) == (16, 1, 0)


def parts(vf: int, **told: str) -> int:
    planner = copy("sm_90", **told)
    candidate = planner._candidate(vf, may_ask=False)
    assert candidate is not None
    return planner.select_interleave_count(candidate)


@pytest.mark.parametrize(("most", "found"), [(3, 1), (4, 1), (7, 1), (8, 2), (15, 2), (16, 4), (64, 16)])
def test_parts_by_what_a_target_takes(most: int, found: int) -> None:
    """Divided by the four cycles to a result, and a power of two."""
    assert parts(4, force_target_max_vector_interleave=str(most)) == found


@pytest.mark.parametrize(("trips", "found"), [(64, 2), (63, 1), (33, 1), (128, 2), (None, 2)])
def test_parts_by_trip_count(trips: int | None, found: int) -> None:
    """The vector loop is to run twice at least: 64 / (4 * 2) = 8, a fourth of which is 2."""
    assert parts(4, n="%n" if trips is None else str(trips)) == found


@pytest.mark.parametrize(
    ("told", "found"), [({}, 1), ({"force_target_max_scalar_interleave": "4"}, 4), ({"aggressive_interleave": "1"}, 4)]
)
def test_parts_of_a_scalar_loop(told: dict[str, str], found: int) -> None:
    assert parts(1, **told) == found


def test_as_many_parts_as_there_may_be() -> None:
    assert parts(4, aggressive_interleave="true") == 8
    assert parts(4, aggressive_interleave="true", force_target_max_vector_interleave="6") == 4


def test_nothing_pays_where_the_target_is_unknown() -> None:
    decision = copy(None).decide()
    assert decision.chosen is None
    assert tags(decision) == ["VectorizationNotBeneficial", "InterleavingNotBeneficial"]


def hint(name: str, value: str) -> str:
    return f', !{{!"llvm.loop.{name}", {value}}}'


def test_what_is_told_of_hints() -> None:
    one = hint("interleave.count", "i32 1")
    decision = copy(None, hint=one).decide()
    assert tags(decision) == ["VectorizationNotBeneficial", "InterleavingNotBeneficialAndDisabled"]
    decision = copy(hint=one).decide()
    assert tags(decision) == ["InterleavingBeneficialButDisabled"]
    assert decision.uf == 1
    decision = copy(hint=hint("vectorize.scalable.enable", "i1 true")).decide()
    assert tags(decision) == ["ScalableVFUnfeasible"]
    decision = copy(None, hint=hint("interleave.count", "i32 4")).decide()
    assert tags(decision) == ["VectorizationNotBeneficial"]
    assert decision.diagnostics[0].reason.kind == "Analysis"


def candidate(planner: Planner, vf: int, cost: int) -> Candidate:
    found = planner._candidate(vf, may_ask=False)
    assert found is not None
    found.cost = cost
    return found


@pytest.mark.parametrize(("cost", "pays"), [(380, True), (381, False), (379, True), (400, False)])
def test_a_vector_loop_saves_a_twentieth_at_least(cost: int, pays: bool) -> None:
    planner = copy()
    assert planner._pays(candidate(planner, 4, cost), candidate(planner, 1, 100)) is pays


@pytest.mark.parametrize(("n", "taken"), [("23", False), ("24", True), ("25", True), ("%n", True)])
def test_checks_must_be_outweighed(n: str, taken: bool) -> None:
    """One comparison of a distance, 3 instructions: with 2 saved in 16 the loop must run 24 times."""
    (planner,) = planners_of(HEAD + text(n=n).replace("noalias ", ""), "sm_90")
    decision = Decision(planner.backedge_taken, planner.index_type)
    scalar, best = candidate(planner, 1, 4), candidate(planner, 16, 62)
    assert planner._outweighs_checks(best, scalar, decision) is taken
    assert decision.least_iterations == 24


def test_without_checks_any_gain_pays() -> None:
    planner = copy(n="20")
    decision = Decision(planner.backedge_taken, planner.index_type)
    assert planner._outweighs_checks(candidate(planner, 4, 15), candidate(planner, 1, 4), decision)
    assert decision.least_iterations == 0


@pytest.mark.parametrize(("versioning", "found"), [("true", (4, 2, 0)), ("false", None)])
def test_alignment_is_asked_for(versioning: str, found: tuple[int, int, int] | None) -> None:
    planner = copy(align="4", vectorizer_align_versioning=versioning)
    assert decided(planner) == found
    if found is None:
        said = [one.message for one in copy(align="4", vectorizer_align_versioning="false").decide().diagnostics]
        assert "needs align 16, proved 4" in said


SHAPE = {"align": 16, "type": "float", "own": 4, "start": "0", "end": "%n", "step": 1, "leaves": "br label %latch", "peeled": 0}


def ahead(*offsets: int, **told: object) -> tuple[int, int, int]:
    """Lanes, iterations ahead of the loop, and how many addresses are asked about; of a copy so many elements behind two arrays."""
    (planner,) = planners_of(HEAD + SHIFTED.format(offsets=offsets, **{**SHAPE, **told}), "sm_90")
    chosen = planner.decide().chosen
    return (chosen.vf, chosen.ahead, len(chosen.alignments.questions)) if chosen is not None else (1, 0, 0)


@pytest.mark.parametrize(("offset", "found"), [(0, 0), (1, 3), (2, 2), (3, 1), (4, 0), (5, 3), (-1, 1), (-3, 3)])
def test_iterations_ahead_of_what_is_aligned(offset: int, found: int) -> None:
    assert ahead(offset, offset) == (4, found, 0)
    assert ahead(offset, offset, align=4)[1] == 0


@pytest.mark.parametrize(("offset", "found"), [(0, 1), (1, 2), (2, 3), (3, 0)])
def test_iterations_ahead_of_a_loop_that_goes_down(offset: int, found: int) -> None:
    """Its first vector is that of %i - 3 to %i."""
    assert ahead(offset, offset, start="1024", step=-1, end="0") == (4, found, 0)


def test_iterations_ahead_by_the_bytes_of_a_vector() -> None:
    assert ahead(1, 1, type="half", own=2) == (4, 3, 0)
    assert ahead(1, 1, type="double", own=8) == (2, 1, 0)
    assert ahead(2, 2, type="double", own=8) == (2, 0, 0)


@pytest.mark.parametrize(("offsets", "found"), [((1, 1), 3), ((1, 0), 0), ((0, 3), 0), ((1, 2), 0), ((1, 5), 3)])
def test_iterations_ahead_where_most_addresses_need_them(offsets: tuple[int, int], found: int) -> None:
    assert ahead(*offsets)[1] == found


@pytest.mark.parametrize(("n", "found"), [("16", 0), ("17", 1), ("18", 1), ("19", 3), ("20", 3), ("%n", 3)])
def test_iterations_ahead_leave_the_loop_its_least(n: str, found: int) -> None:
    """Two lanes need one iteration ahead, four lanes three."""
    assert ahead(1, 1, end=n)[1] == found


def test_no_iterations_ahead_where_one_address_is_between_elements() -> None:
    shifted = SHIFTED.format(offsets=(1, 1), **SHAPE)
    between = "entry:\n  %off = getelementptr i8, ptr %b, i64 2\n  br label %loop"
    text = shifted.replace("entry:\n  br label %loop", between).replace("float, ptr %b", "float, ptr %off").replace("align 4", "align 2")
    assert text.count("%off") == 2
    (planner,) = planners_of(HEAD + text, "sm_90")
    assert planner.decide().chosen is None


@pytest.mark.parametrize(("offset", "found"), [(0, 0), (1, 3), (2, 2), (4, 0)])
def test_iterations_ahead_in_rows(offset: int, found: int) -> None:
    """Of which each begins a multiple of 16 bytes and so many elements behind the array."""
    (planner,) = planners_of(HEAD + ROWS.format(offset=offset), "sm_90")
    chosen = planner.decide().chosen
    assert chosen is not None
    assert (chosen.vf, chosen.ahead) == (4, found)


def test_no_iterations_ahead() -> None:
    assert ahead(1, 1, peeled=2)[1] == 0
    assert ahead(1, 1, leaves="%out = icmp eq i64 %i, 500\n  br i1 %out, label %exit, label %latch")[1] == 0
    (planner,) = planners_of(HEAD + SHIFTED.format(offsets=(1, 1), **SHAPE), "sm_90", force_vector_width="4")
    chosen = planner.decide().chosen
    assert chosen is not None
    assert chosen.ahead == 0


def test_iterations_ahead_are_done_once() -> None:
    after = run(HEAD + SHIFTED.format(offsets=(1, 1), **SHAPE), "loop-vectorize,verify<domtree>,verify<loops>", cpu="sm_90")
    assert after.count("store float ") == 4
    assert re.findall("(?:load|store) <4 x float>.* align (.*)", after) == ["16"] * 4


@pytest.mark.parametrize(("lanes", "found"), [(2, 8), (4, 16), (8, 16)])
def test_no_more_is_asked_for_than_the_widest_access_needs(lanes: int, found: int) -> None:
    planner = copy(align="4", force_vector_width=str(lanes))
    candidate = planner._candidate(lanes, may_ask=True)
    assert candidate is not None
    assert {*candidate.alignments.assumed.values()} == {*candidate.alignments.questions.values()} == {found}


def test_counters_have_the_bits_of_the_trip_count() -> None:
    (planner,) = planners_of(HEAD + text().replace("i64", "i16"), "sm_90")
    assert str(planner.index_type) == "i32"
    assert str(copy().index_type) == "i64"


def test_checks_stand_one_behind_the_other() -> None:
    """Overlap is asked about ahead of alignment; each block has the name of its own check."""
    made = run(HEAD + text(align="4").replace("noalias ", ""), "loop-vectorize", cpu="sm_90")
    names = [line.partition(":")[0] for line in made.splitlines() if line.startswith("vector.")]
    assert names == ["vector.memcheck", "vector.aligncheck", "vector.ph", "vector.body"]


PRODUCTS = """
define void @products(ptr noalias align 16 %a, ptr noalias align 16 %b, ptr noalias align 16 %c, ptr noalias align 16 %d, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %p = getelementptr inbounds float, ptr %a, i64 %i
  %q = getelementptr inbounds float, ptr %b, i64 %i
  %r = getelementptr inbounds float, ptr %c, i64 %i
  %s = getelementptr inbounds float, ptr %d, i64 %i
  %x = load float, ptr %p, align 4
  %y = load float, ptr %q, align 4
  %z = load float, ptr %r, align 4
  %xy = fmul contract float %x, %y
  %yz = fmul contract float %y, %z
  %zx = fmul contract float %z, %x
  %first = fadd contract float %xy, %yz
  %all = fadd contract float %first, %zx
  store float %all, ptr %s, align 4
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %next, %n
  br i1 %done, label %exit, label %loop
exit:
  ret void
}
"""


def more_registers(vf: int) -> int:
    planner = decided_on(0)
    plans = [planner._candidate(width, may_ask=False) for width in (vf, 1)]
    assert plans[0] is not None
    assert plans[1] is not None
    return added_registers(plans[0].plan, vf, 1, plans[1].plan)


class Thread(ThreadRegisters):
    """A thread that needs so many registers, and so many in loops."""

    def __init__(self, taken: int, in_nest: int) -> None:
        self.taken, self.in_nest = taken, in_nest

    @property
    def least_registers(self) -> int:
        return self.taken

    def least_registers_in(self, blocks: Iterable[BasicBlock]) -> int:
        return self.in_nest


def decided_on(taken: int, in_nest: int | None = None) -> Planner:
    """A planner of a loop in a function that takes so many registers, as many in the loop where nothing else is said."""
    (planner,) = planners_of(HEAD + PRODUCTS, "sm_90", force_target_max_vector_interleave="1")
    planner.thread = lambda: Thread(taken, taken if in_nest is None else in_nest)
    return planner


STEP = 32
"""With up to so many registers a thread 64 warps of sm_90 run, with one more 48."""


@pytest.mark.parametrize(
    ("vf", "beyond", "found", "refused"),
    [(4, -1, 4, []), (4, 0, 4, []), (4, 1, 2, [4]), (2, -1, 2, [4]), (2, 0, 2, [4]), (2, 1, 1, [4, 2])],
)
def test_fewer_lanes_where_more_would_leave_fewer_warps(vf: int, beyond: int, found: int, refused: list[int]) -> None:
    taken = STEP - more_registers(vf) + beyond
    assert (occupancy(taken, 900), occupancy(STEP, 900), occupancy(STEP + 1, 900)) == (64, 64, 48)
    decision = decided_on(taken).decide()
    assert (decision.chosen.vf if decision.chosen is not None else 1) == found
    cliffs = [cliff(taken, taken + more_registers(one), 900) for one in refused]
    said = [one.reason for one in decision.diagnostics if "warps a multiprocessor" in one.reason.message]
    assert said == [crosses_occupancy_cliff(one) for one in cliffs if one is not None]
    assert len(said) == len(refused)


@pytest.mark.parametrize("elsewhere", [0, 1, 4, 8])
@pytest.mark.parametrize(("beyond", "width"), [(-1, 4), (0, 4), (1, 2)])
def test_what_a_thread_needs_elsewhere_isnt_needed_in_the_loop(elsewhere: int, beyond: int, width: int) -> None:
    """Registers of another part of the function are there for the vectors, too, but where these take more than that part."""
    in_nest = STEP - more_registers(4) + beyond
    few = decided_on(min(in_nest + elsewhere, STEP), in_nest).decide().chosen
    assert (few.vf if few is not None else 1) == width
    many = decided_on(STEP + 4, in_nest).decide().chosen  # fewer warps run in any case
    assert many is not None
    assert many.vf == 4


IN_ANOTHER = (
    PRODUCTS.replace("br label %loop\n", "br label %outer\nouter:\n  %j = phi i64 [ 0, %entry ], [ %after, %latch ]\n  br label %loop\n", 1)
    .replace("[ 0, %entry ], [ %next", "[ 0, %outer ], [ %next")
    .replace(
        "label %exit, label %loop\n", "label %latch, label %loop\nlatch:\n  %after = add i64 %j, 1\n  br i1 %w, label %outer, label %exit\n"
    )
    .replace("i64 %n)", "i64 %n, i1 %w)")
)


@pytest.mark.parametrize(("text", "blocks"), [(PRODUCTS, {"loop"}), (IN_ANOTHER, {"outer", "loop", "latch"})])
def test_what_the_loops_around_need_counts(text: str, blocks: set[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """What stands ahead of all of them, or behind, doesn't."""
    asked: list[set[str]] = []

    def needed(self: ThreadRegisters, among: Iterable[BasicBlock]) -> int:
        asked.append({block.name for block in among})
        return STEP

    monkeypatch.setattr(ThreadRegisters, "least_registers", STEP)
    monkeypatch.setattr(ThreadRegisters, "least_registers_in", needed)
    (planner,) = planners_of(HEAD + text, "sm_90")
    planner.decide()
    assert asked
    assert all(one == blocks for one in asked)


@pytest.mark.parametrize(("beyond", "width"), [(-1, 4), (0, 4), (1, 2)])
def test_what_a_thread_cant_do_without_counts(beyond: int, width: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """By the pass as by a planner alone: ptxas has fewer loads stand early to hide latency where that would cost warps."""
    taken = STEP - more_registers(4) + beyond
    monkeypatch.setattr(ThreadRegisters, "least_registers_in", lambda self, blocks: taken)
    monkeypatch.setattr(ThreadRegisters, "registers", property(lambda self: 2 * STEP))
    after = run(HEAD + PRODUCTS, "loop-vectorize", cpu="sm_90", knobs={"force-target-max-vector-interleave": "1"})
    assert set(re.findall(r"load <(\d) x float>", after)) == {str(width)}
    (planner,) = planners_of(HEAD + PRODUCTS, "sm_90", force_target_max_vector_interleave="1")
    chosen = planner.decide().chosen
    assert chosen is not None
    assert chosen.vf == width
