"""What loop-unroll decides: sizes at their limits, pragmas, convergence, knobs, remarks, metadata."""

from __future__ import annotations

import re
from collections.abc import Mapping

import pytest

from nvopt import run
from nvopt.remarks import RemarkSink

HEAD = 'target triple = "nvptx64-nvidia-cuda"\n@shared = addrspace(3) global [64 x float] undef\n'
BARRIER = "  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)"


def loop(
    limit: str,
    ops: int = 1,
    /,
    *,
    body: str = "",
    start: str = "0",
    step: object = 1,
    compare: str = "ne",
    head: str = "",
    arguments: str = "ptr addrspace(1) %a, i32 %n",
    kind: str = "ptx_kernel ",
    branch: str = "",
    tail: str = "",
    attributes: str = "",
) -> str:
    """A loop `for (i = start; i != limit; i += step)` of `ops` multiplications besides a store; `branch` hangs at its branch, `tail`
    follows the function."""
    lines = "\n".join(f"  %x{at} = mul i32 %x{at - 1}, %i" for at in range(1, ops + 1))
    return f"""{HEAD}define {kind}void @f({arguments}){attributes} {{
entry:
{head}
  br label %loop
loop:
  %i = phi i32 [ {start}, %entry ], [ %next, %loop ]
  %p = getelementptr i32, ptr addrspace(1) %a, i32 %i
  %x0 = load i32, ptr addrspace(1) %p
{lines}
{body}
  store i32 %x{ops}, ptr addrspace(1) %p
  %next = add nuw nsw i32 %i, {step}
  %c = icmp {compare} i32 %next, {limit}
  br i1 %c, label %loop, label %exit{branch}
exit:
  ret void
}}
{tail}"""


def pragma(*entries: str) -> dict[str, str]:
    """What gives a loop properties: `count`, i32 4."""
    nodes = "\n".join(f'!{at} = !{{!"llvm.loop.unroll.{entry}}}' for at, entry in enumerate(entries, 1))
    names = ", ".join(f"!{at}" for at in range(1, len(entries) + 1))
    return {"branch": ", !llvm.loop !0", "tail": f"!0 = distinct !{{!0, {names}}}\n{nodes}\n"}


def unrolled(text: str, knobs: Mapping[str, str] | None = None, name: str = "loop-unroll") -> list[int]:
    """How many stores there are in each stretch of code without labels that has any: the main loop first."""
    body = run(text, name, knobs=dict(knobs or {}), cpu="sm_90").split("define ", 1)[1].split("\n}\n", 1)[0]
    return [count for part in re.split(r"^[\w.]+:", body, flags=re.M) if (count := part.count(" store "))]


def remarks(text: str, knobs: Mapping[str, str] | None = None) -> list[tuple[str, str, str]]:
    sink = RemarkSink(enabled=True)
    run(text, "loop-unroll", remarks=sink, knobs=dict(knobs or {}), cpu="sm_90")
    return [(one.kind, one.name, one.message) for one in sink.remarks]


ROLLED, FULLY = [1], [24]
WATERFALL = [16, 8, 4, 1]
# The body is 4 multiplications, load, store, address, addition: 8 in units of size, and a comparison and a branch at the end.
BODY = 8


EXPENSIVE = loop(
    "%n", step="%s", compare="ult", head="  %l = and i32 %k, 254\n  %s = or i32 %l, 1", arguments="ptr addrspace(1) %a, i32 %n, i32 %k"
)
"""How often it runs takes a division by what isn't constant."""


@pytest.mark.parametrize(
    ("text", "knobs", "expected"),
    [
        # sizes
        (loop("24", 4), {"unroll-threshold": f"{24 * BODY + 2}", "unroll-max-iteration-count-to-analyze": "0"}, [24]),
        (loop("24", 4), {"unroll-threshold": f"{24 * BODY + 1}", "unroll-max-iteration-count-to-analyze": "0"}, [8]),
        (loop("24", 4), {"unroll-threshold": f"{24 * BODY + 3}", "unroll-max-iteration-count-to-analyze": "0"}, [24]),
        (loop("64", 4), {"unroll-threshold": "0", "unroll-partial-threshold": f"{8 * BODY + 1}"}, [4]),
        (loop("64", 4), {"unroll-threshold": "0", "unroll-partial-threshold": f"{8 * BODY + 2}"}, [8]),
        (loop("64", 4), {"unroll-threshold": "0", "unroll-partial-threshold": f"{8 * BODY + 3}"}, [8]),
        (loop("%n", 4), {"unroll-partial-threshold": f"{16 * BODY + 1}"}, [8, 4, 2, 1]),
        (loop("%n", 4), {"unroll-partial-threshold": f"{16 * BODY + 2}"}, WATERFALL),
        (loop("%n", 4), {"unroll-partial-threshold": f"{4 * BODY + 1}"}, [2, 1]),
        (loop("%n", 4), {"unroll-partial-threshold": f"{2 * BODY + 1}"}, ROLLED),
        (loop("%n", 4), {"runtime-unroll-threshold": f"{BODY + 1}"}, ROLLED),
        (loop("%n", 4), {"runtime-unroll-threshold": f"{BODY + 2}"}, WATERFALL),
        (loop("%n", 4), {"runtime-unroll-threshold": f"{BODY + 3}"}, WATERFALL),
        # counts
        (loop("100", 60), {}, [2]),
        (loop("100", 30), {}, [4]),
        (loop("97", 30), {}, [4, 1]),
        (loop("97", 30), {"unroll-allow-remainder": "false"}, ROLLED),
        (loop("100", 30), {"unroll-allow-partial": "false"}, ROLLED),
        (loop("100", 30), {"unroll-max-count": "3"}, [2]),
        (loop("%n"), {"unroll-max-count": "7"}, [4, 2, 1]),
        (loop("%n"), {"unroll-max-count": "8"}, [8, 4, 2, 1]),
        (loop("%n"), {"unroll-max-count": "9"}, [8, 4, 2, 1]),
        (loop("24"), {"unroll-full-max-count": "23"}, [8]),
        (loop("24"), {"unroll-full-max-count": "24"}, FULLY),
        (loop("24"), {"unroll-full-max-count": "25"}, FULLY),
        (loop("24"), {"unroll-count": "1"}, FULLY),
        (loop("24"), {"unroll-count": "2"}, [2]),
        (loop("24"), {"unroll-count": "5"}, [5, 1]),
        (loop("24"), {"nv-disable-loop-unrolling": "true"}, ROLLED),
        (loop("%n"), {"unroll-runtime": "false"}, ROLLED),
        (loop("%n"), {"waterfall-unrolling-force-epilogue": "false"}, [16, 1]),
        (loop("%n"), {"waterfall-unrolling-force-epilogue": "false", "unroll-runtime-epilog": "true"}, [16, 1]),
        (loop("%n"), {"unroll-peel-count": "1", "unroll-runtime": "false"}, [1, 1]),
        (loop("24"), {"unroll-threshold": "0", "unroll-peel-count": "24"}, [8]),
        (loop("24"), {"unroll-threshold": "0", "unroll-peel-count": "23"}, [1] * 24),
        # what limits and multiples are known
        (loop("%m", head="  %m = shl nuw i32 %n, 4"), {}, [16]),
        (loop("%m", head="  %m = and i32 %n, 15"), {}, WATERFALL),  # 0 is 2^32
        (loop("%m", head="  %l = and i32 %n, 14\n  %m = add i32 %l, 1"), {}, ROLLED),
        (loop("%m", head="  %l = and i32 %n, 30\n  %m = add i32 %l, 1"), {}, WATERFALL),
        # a divergent count, and a divergent start
        (loop("%m", head="  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()\n  %m = add i32 %t, %n"), {}, [4, 1]),
        (loop("%m", head="  %m = load i32, ptr addrspace(1) %a"), {}, WATERFALL),
        (loop("%n", start="%t", head="  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()"), {}, [4, 1]),
        # counts that take much to compute
        (loop("%m", head="  %m = udiv i32 %n, %n"), {}, ROLLED),  # by zero, or not
        (EXPENSIVE, {}, ROLLED),
        (EXPENSIVE, {"unroll-runtime-nv-expensive": "true"}, WATERFALL),
        (EXPENSIVE, {"aggressive-runtime-unrolling": "true"}, WATERFALL),
        (loop("%n", 90), {}, ROLLED),
        (loop("%n", 90), {"aggressive-runtime-unrolling": "true"}, [2, 1]),
        (loop("%n", 90), {"aggressive-runtime-unrolling": "true", "aggressive-runtime-unrolling-fixed-factor": "3"}, [3, 1]),
        (loop("%n"), {"aggressive-runtime-unrolling": "true", "aggressive-runtime-unrolling-max-factor": "7"}, [4, 2, 1]),
        (loop("%n"), {"aggressive-runtime-unrolling": "true", "aggressive-runtime-unrolling-max-factor": "8"}, [8, 4, 2, 1]),
        (loop("%n"), {"aggressive-runtime-unrolling": "true", "aggressive-runtime-unrolling-max-factor": "9"}, [8, 4, 2, 1]),
    ],
)  # fmt: skip
def test_how_often(text: str, knobs: dict[str, str], expected: list[int]) -> None:
    assert unrolled(text, knobs) == expected


TID = "  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()\n"


@pytest.mark.parametrize(
    ("text", "knobs", "expected"),
    [
        (loop("24", **pragma('disable"')), {}, ROLLED),
        (loop("24", **pragma('count", i32 1')), {}, ROLLED),
        (loop("24", **pragma('count", i32 3')), {}, [3]),
        (loop("24", **pragma('count", i32 5')), {}, [5, 1]),
        (loop("24", **pragma('count", i32 24')), {}, FULLY),
        (loop("24", **pragma('count", i32 25')), {}, FULLY),
        (loop("%n", **pragma('count", i32 3')), {}, [3, 1]),
        (loop("%n", **pragma('count", i32 6')), {}, [6, 1]),
        (loop("%n", **pragma('count", i32 8')), {}, [8, 4, 2, 1]),
        (loop("24", 4, **pragma('count", i32 8')), {"pragma-unroll-threshold": f"{8 * BODY + 1}"}, [4]),
        (loop("24", 4, **pragma('count", i32 8')), {"pragma-unroll-threshold": f"{8 * BODY + 2}"}, [8]),
        (loop("24", 4, **pragma('count", i32 8')), {"pragma-unroll-threshold": f"{8 * BODY + 3}"}, [8]),
        (loop("300", **pragma('full"')), {"pragma-unroll-threshold": "1501", "unroll-partial-threshold": "0"}, ROLLED),
        (loop("300", **pragma('full"')), {"pragma-unroll-threshold": "1502"}, [300]),
        (loop("300", **pragma('full"')), {"pragma-unroll-threshold": "1503"}, [300]),
        (loop("%n", **pragma('full"')), {}, WATERFALL),
        (loop("500", **pragma('enable"')), {}, [500]),
        (loop("%n", **pragma('runtime.disable"')), {}, ROLLED),
        (loop("%n", 95, **pragma('enable"')), {}, WATERFALL),
        # as much as is known at most
        (loop("%m", head="  %l = and i32 %n, 62\n  %m = add nuw i32 %l, 2", **pragma('full"')), {}, [1] * 64),
        (loop("%m", head="  %l = and i32 %n, 63\n  %m = add nuw i32 %l, 2", **pragma('full"')), {}, WATERFALL),
        (
            loop("%m", head="  %l = and i32 %n, 62\n  %m = add nuw i32 %l, 2", **pragma('full"')),
            {"max-pragma-upperbound-unroll": "63"},
            WATERFALL,
        ),
    ],
)
def test_what_the_program_asks_for(text: str, knobs: dict[str, str], expected: list[int]) -> None:
    assert unrolled(text, knobs) == expected


@pytest.mark.parametrize(
    ("text", "knobs", "expected"),
    [
        (loop("24", body=BARRIER), {}, FULLY),
        (loop("100", 30, body=BARRIER), {}, [4]),
        (loop("97", 30, body=BARRIER), {}, [4, 1]),
        (loop("%n", body=BARRIER), {}, WATERFALL),
        (loop("%n", body=BARRIER, kind=""), {}, ROLLED),
        (loop("%n", body=BARRIER, kind=""), {"unroll-runtime-convergent": "true"}, WATERFALL),
        (loop("%m", head=TID + "  %m = add i32 %t, %n", body=BARRIER), {}, ROLLED),
        (loop("%m", head=TID + "  %m = shl nuw i32 %t, 2", body=BARRIER), {}, [4]),
        (loop("%m", head=TID + "  %m = shl nuw i32 %t, 1", body=BARRIER), {}, [2]),
        (loop("%m", head="  %m = load i32, ptr addrspace(1) %a", body=BARRIER), {}, ROLLED),
        (loop("%m", head="  %m = load i32, ptr addrspace(4) null", body=BARRIER), {}, WATERFALL),
        (loop("%m", head=TID + "  %m = add i32 %t, %n", body=BARRIER, **pragma('count", i32 4')), {}, ROLLED),
        (loop("%m", head=TID + "  %m = shl nuw i32 %t, 1", body=BARRIER, **pragma('count", i32 4')), {}, [2]),
        (loop("%m", head=TID + "  %m = add i32 %t, %n", **pragma('count", i32 4')), {}, [4, 1]),
        (loop("24", body="  call void @once()", tail="declare void @once() noduplicate\n"), {}, ROLLED),
    ],
)
def test_threads_that_wait_for_one_another_stay_together(text: str, knobs: dict[str, str], expected: list[int]) -> None:
    assert unrolled(text, knobs) == expected


def test_local_arrays_make_room() -> None:
    body = "  %q = getelementptr i32, ptr %t, i32 %i\n  store i32 %x1, ptr %q\n  call void @f2()"
    for elements, known, expected in ((1, "4", [1]), (2, "4", [24]), (6, "4", [24]), (0, "1", [1]), (0, "2", [24])):
        head = f"  %t = alloca {f'[{elements} x i32]' if elements else 'i32, i32 %n'}"
        text = loop("24", 1, head=head, body=body, tail="declare void @f2()\n")
        knobs = {"unroll-threshold": "100", "unroll-partial-threshold": "0", "unroll-assumed-size": known}
        found = unrolled(text, knobs)
        assert [count // 2 for count in found] == expected, (elements, known)
        assert found[0] in (2, 48)
    many = loop("24", 1, head="  %t = alloca [99 x i32]", body=body, tail="declare void @f2()\n")
    assert unrolled(many, {"unroll-threshold": "33"}) == [48]
    assert unrolled(many, {"unroll-threshold": "32"}) != [48]


@pytest.mark.parametrize(("trips", "rolled"), [(4, True), (5, False), (6, False)])
def test_flat_loops_stay(trips: int, rolled: bool) -> None:
    weights = {"branch": ", !prof !0", "tail": f'!0 = !{{!"branch_weights", i32 {trips - 1}, i32 1}}\n'}
    assert unrolled(loop("%n", **weights)) == (ROLLED if rolled else WATERFALL)
    assert unrolled(loop("%n", **weights), {"flat-loop-tripcount-threshold": "0"}) == WATERFALL


def test_what_folds_makes_room() -> None:
    """Of a table's sum nothing is left but the additions."""
    numbers = ", ".join(f"i32 {at * 7}" for at in range(60))
    text = loop("60", 12).replace("%x0 = load i32, ptr addrspace(1) %p", "%q = getelementptr i32, ptr @t, i32 %i\n  %x0 = load i32, ptr %q")
    text += f"@t = internal constant [60 x i32] [{numbers}]\n"
    assert unrolled(text) == [60]
    assert unrolled(text, {"unroll-max-percent-threshold-boost": "100", "unroll-threshold": "100"}) != [60]
    assert unrolled(text, {"unroll-max-iteration-count-to-analyze": "59"}) != [60]
    assert unrolled(text, {"unroll-max-iteration-count-to-analyze": "60"}) == [60]
    assert unrolled(text, {"unroll-max-iteration-count-to-analyze": "61"}) == [60]


def test_parameters() -> None:
    text = loop("%m", head="  %l = and i32 %n, 6\n  %m = add nuw i32 %l, 2")
    assert unrolled(text) == ROLLED
    assert unrolled(text, name="loop-unroll<upperbound>") == [1] * 8
    assert unrolled(text, {"unroll-max-upperbound": "7"}, "loop-unroll<upperbound>") == ROLLED
    assert unrolled(loop("%n"), name="loop-unroll<no-runtime>") == ROLLED
    assert unrolled(loop("%n"), name="loop-unroll<no-partial>") == ROLLED
    assert unrolled(loop("100", 30), name="loop-unroll<no-runtime>") == [4]
    assert unrolled(loop("100", 30), name="loop-unroll<no-partial>") == ROLLED


def test_parameters_of_size() -> None:
    assert unrolled(loop("24", 10)) == FULLY
    for level in ("loop-unroll<O0>", "loop-unroll<O1>"):
        assert unrolled(loop("24", 10), {"unroll-max-iteration-count-to-analyze": "0"}, level) == [8]
    assert unrolled(loop("24", 10, attributes=" optsize"), {"unroll-max-iteration-count-to-analyze": "0"}) == [8]
    assert unrolled(loop("24", attributes=" noinline optnone")) == ROLLED
    assert unrolled(loop("24"), name="loop-unroll<full-unroll-max=23>") == [8]
    assert unrolled(loop("24"), name="loop-unroll<full-unroll-max=24>") == FULLY
    assert unrolled(loop("24"), {"forget-scev-loop-unroll": "false", "verify-scev": "true"}) == FULLY


@pytest.mark.parametrize(
    ("text", "knobs", "expected"),
    [
        (loop("24"), {}, [("Passed", "FullyUnrolled", "completely unrolled loop with 24 iterations")]),
        (loop("64", 30), {}, [("Passed", "PartialUnrolled", "unrolled loop by a factor of 4")]),
        (loop("%n"), {}, [("Passed", "PartialUnrolled", "unrolled loop by a factor of 16 with run-time trip count")]),
        (loop("%n"), {"unroll-peel-count": "2"}, [("Passed", "Peeled", "peeled loop by 2 iterations")]),
        (
            loop("%m", head=TID + "  %m = shl nuw i32 %t, 1", body=BARRIER, **pragma('count", i32 4')),
            {},
            [
                (
                    "Missed",
                    "DifferentUnrollCountFromDirected",
                    "Unable to unroll loop the number of times directed by unroll_count pragma because remainder loop is restricted"
                    " (that could architecture specific or because the loop contains a convergent instruction) and so must have an"
                    " unroll count that divides the loop trip multiple of 2.  Unrolling instead 2 time(s).",
                ),
                ("Passed", "PartialUnrolled", "unrolled loop by a factor of 2"),
            ],
        ),
        (
            loop("8", **pragma('count", i32 8')),
            {"pragma-unroll-threshold": "3"},
            [
                (
                    "Missed",
                    "UnrollAsDirectedTooLarge",
                    "Unable to unroll loop as directed by unroll_count pragma because unrolled size is too large.",
                ),
                ("Passed", "FullyUnrolled", "completely unrolled loop with 8 iterations"),
            ],
        ),
        (
            loop("300", **pragma('full"')),
            {"pragma-unroll-threshold": "3", "unroll-partial-threshold": "0"},
            [
                (
                    "Missed",
                    "FullUnrollAsDirectedTooLarge",
                    "Unable to fully unroll loop as directed by unroll pragma because unrolled size is too large.",
                )
            ],
        ),
        (
            loop("%n", **pragma('full"')),
            {"unroll-runtime": "false"},
            [
                (
                    "Missed",
                    "CantFullUnrollAsDirectedRuntimeTripCount",
                    "Unable to fully unroll loop as directed by unroll(full) pragma because loop has a runtime trip count.",
                )
            ],
        ),
    ],
)
def test_remarks(text: str, knobs: dict[str, str], expected: list[tuple[str, str, str]]) -> None:
    assert remarks(text, knobs) == expected


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (loop("%n"), ["disable", "runtime.disable"]),
        (loop("%n", **pragma('count", i32 3')), ["disable"]),
        (loop("64", **pragma('count", i32 8')), ["disable"]),
        (loop("64", 30), []),
    ],
)
def test_what_is_left_over_is_not_unrolled_again(text: str, said: list[str]) -> None:
    once = run(text, "loop-unroll", cpu="sm_90")
    assert sorted(set(re.findall(r"llvm\.loop\.unroll\.([\w.]+)", once))) == said
    if said:
        assert unrolled(once) == unrolled(text)


def test_followups_are_what_the_program_says() -> None:
    text = loop("%n", **pragma('followup_unrolled", !9', 'followup_remainder", !8')) + '!9 = !{!"u"}\n!8 = !{!"r"}\n'
    after = run(text, "loop-unroll", knobs={"unroll-count": "3"}, cpu="sm_90")
    for name in "ur":
        node = re.search(rf'(!\d+) = !{{!"{name}"}}', after)
        assert node is not None
        assert f"{node[1]}}}" in after
    assert ".disable" not in after
