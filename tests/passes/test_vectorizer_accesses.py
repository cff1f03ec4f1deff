"""loop-vectorize: what becomes of accesses: types that don't lie side by side, what metadata says of them, where they go."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from vectorize_runs import Runner

import nvopt
from nvopt.remarks import RemarkSink

LAYOUT = """target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

"""
ALWAYS = {"force-vector-width": "4", "force-vector-interleave": "1"}
SIDE_BY_SIDE = ("i8", "i128", "i256", "half", "bfloat", "fp128", "ppc_fp128", "ptr", "ptr addrspace(3)")
APART = ("i1", "i7", "i24", "i33", "i48", "i65", "x86_fp80")
NO_ELEMENTS = ("[3 x i8]", "{ i8, i32 }", "<2 x i32>", "<3 x i8>")
SAID = """
!0 = !{}
!1 = !{!2, !2, i64 0}
!2 = !{!"int", !3}
!3 = !{!"root"}
!4 = !{i32 0, i32 10}
!5 = !{i64 8}
!6 = !{i32 1}
!7 = !{float 2.5}
!8 = !{!9}
!9 = distinct !{!9, !10}
!10 = distinct !{!10}
!11 = distinct !{}
"""


def copying(type: str, loaded: str = "", stored: str = "", step: int = 1, align: int = 1) -> str:
    """Copies every `step`th element; the strings come behind the load and the store."""
    return f"""{LAYOUT}define void @f(ptr noalias %p, ptr noalias %q, i64 %n) {{
entry:
  br label %loop

loop:
  %i = phi i64 [ 0, %entry ], [ %j, %loop ]
  %at = mul i64 %i, {step}
  %a = getelementptr {type}, ptr %p, i64 %at
  %b = getelementptr {type}, ptr %q, i64 %i
  %v = load {type}, ptr %a, align {align}{loaded}
  store {type} %v, ptr %b, align {align}{stored}
  %j = add nuw i64 %i, 1
  %more = icmp ult i64 %j, %n
  br i1 %more, label %loop, label %done

done:
  ret void
}}
{SAID}"""


def vector_loop(text: str, **knobs: str) -> str:
    """The code of the vector loop, up to its middle block."""
    after = str(nvopt.run(text, "loop-vectorize", knobs={**ALWAYS, **{name.replace("_", "-"): value for name, value in knobs.items()}}))
    return after.split("\nvector.body:", 1)[1].split("\nmiddle.block:", 1)[0]


@pytest.mark.parametrize("type", SIDE_BY_SIDE)
def test_elements_without_padding_are_vectors(type: str) -> None:
    body = vector_loop(copying(type))
    assert re.findall(r"= load (.+?), ptr %", body) == [f"<4 x {type}>"]
    assert re.findall(r"store (.+?) %wide.load, ptr %", body) == [f"<4 x {type}>"]


@pytest.mark.parametrize("type", APART)
def test_elements_with_padding_are_accessed_one_by_one(type: str) -> None:
    """A vector of these has its elements side by side, or in bits: an array has them a whole number of bytes, or more, apart."""
    body = vector_loop(copying(type))
    assert re.findall(r"= load (.+?), ptr %", body) == [type] * 4
    assert re.findall(r"store (.+?) %\d+, ptr %", body) == [type] * 4


@pytest.mark.parametrize("type", NO_ELEMENTS)
def test_what_can_be_no_element_of_a_vector(type: str) -> None:
    remarks = RemarkSink(enabled=True)
    after = nvopt.run(copying(type), "loop-vectorize", knobs=ALWAYS, remarks=remarks)
    assert "vector.body" not in after
    assert {"CantVectorizeInstructionReturnType", "CantVectorizeStore"} <= {one.name for one in remarks.remarks}


@pytest.fixture(scope="module")
def runner() -> Iterator[Runner]:
    with Runner() as made:
        yield made


def test_elements_with_padding_are_what_they_were(runner: Runner) -> None:
    """Narrow integers, copied, summed up and counted, by bytes that have bits to spare; every count, at the ends of pages."""
    functions = []
    for type in ("i1", "i7", "i24", "i33", "i48"):
        functions.append(f"""define i64 @copy_{type}(ptr %a, ptr %b, i32 %n) {{
entry:
  %any = icmp sgt i32 %n, 0
  br i1 %any, label %loop, label %done
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %sum = phi {type} [ 0, %entry ], [ %more, %loop ]
  %x = getelementptr {type}, ptr %b, i32 %i
  %wide = load i8, ptr %x, align 1
  %v = {"trunc i8 %wide to" if int(type[1:]) < 8 else "zext i8 %wide to"} {type}
  %w = add {type} %v, 1
  %y = getelementptr {type}, ptr %a, i32 %i
  store {type} %w, ptr %y, align 1
  %again = load {type}, ptr %y, align 1
  %more = add {type} %sum, %again
  %j = add nuw nsw i32 %i, 1
  %on = icmp slt i32 %j, %n
  br i1 %on, label %loop, label %done
done:
  %all = phi {type} [ 0, %entry ], [ %more, %loop ]
  %result = zext {type} %all to i64
  ret i64 %result
}}
""")
    text = LAYOUT + "\n".join(functions)
    after = str(nvopt.run(text, "loop-vectorize", knobs=ALWAYS))
    assert after.count("vector.body:") == len(functions)
    assert runner.compare(text, after, every=7) == []


ON_LOADS = {
    "tbaa": ("i32", "!1"),
    "invariant.load": ("i32", "!0"),
    "alias.scope": ("i32", "!8"),
    "noalias": ("i32", "!8"),
    "llvm.access.group": ("i32", "!11"),
    "mmra": ("i32", "!0"),
    "range": ("i32", "!4"),
    "noundef": ("i32", "!0"),
    "nosanitize": ("i32", "!0"),
    "nonnull": ("ptr", "!0"),
    "dereferenceable": ("ptr", "!5"),
    "dereferenceable_or_null": ("ptr", "!5"),
    "align": ("ptr", "!5"),
    "invariant.group": ("ptr", "!0"),
}
KEPT = ("tbaa", "invariant.load", "alias.scope", "noalias", "llvm.access.group", "mmra")


@pytest.mark.parametrize("name", ON_LOADS)
def test_what_is_kept_of_a_load(name: str) -> None:
    """What is said of memory holds for a vector, too. What is said of the value is nothing that a vector can say, and an iteration that
    isn't the program's may load another."""
    type, node = ON_LOADS[name]
    said = f", !{name} {node}"
    wide = vector_loop(copying(type, said))
    single = vector_loop(copying("i24", said if type == "i32" and name != "range" else ""))
    assert (f"!{name} " in wide) == (name in KEPT)
    assert single.count(f"!{name} ") == (4 if name in KEPT else 0)


def test_metadata_of_a_group_is_what_all_members_say() -> None:
    """Two members of each pair, with the same, and one without."""
    text = copying("i32", ", !tbaa !1, !invariant.load !0, !range !4", step=2)
    second = "  %c = getelementptr i8, ptr %a, i64 4\n  %w = load i32, ptr %c, align 1, !tbaa !1\n  %s = add i32 %v, %w\n"
    text = text.replace("  store i32 %v", f"{second}  store i32 %s")
    (load,) = re.findall(r"load <8 x i32>.*", vector_loop(text))
    assert re.findall(r"!([a-z.]+) ", load) == ["tbaa"]


@pytest.mark.parametrize(("align", "tag"), [(4, "CantVectorizeNontemporalLoad"), (8, "Vectorized"), (16, "Vectorized")])
def test_nontemporal_accesses_need_two_elements_of_alignment(align: int, tag: str) -> None:
    remarks = RemarkSink(enabled=True)
    text = copying("i32", ", !nontemporal !6", ", !nontemporal !6", align=align)
    after = str(nvopt.run(text, "loop-vectorize", knobs=ALWAYS, remarks=remarks))
    assert tag in {one.name for one in remarks.remarks}
    assert len(re.findall(r"<4 x i32>.* !nontemporal ", after)) == (2 if tag == "Vectorized" else 0)


@pytest.mark.parametrize(
    ("load", "store", "tag"),
    [
        ("load volatile i32, ptr %a, align 4", "store i32 %v, ptr %b, align 4", "NonSimpleLoad"),
        ("load i32, ptr %a, align 4", "store volatile i32 %v, ptr %b, align 4", "CantVectorizeInstruction"),
        ("load atomic i32, ptr %a unordered, align 4", "store i32 %v, ptr %b, align 4", "NonSimpleLoad"),
        ("load atomic i32, ptr %a monotonic, align 4", "store i32 %v, ptr %b, align 4", "NonSimpleLoad"),
        ("load i32, ptr %a, align 4", "store atomic i32 %v, ptr %b unordered, align 4", "NonSimpleStore"),
        ("load i32, ptr %a, align 4", "store atomic i32 %v, ptr %b release, align 4", "CantVectorizeInstruction"),
    ],
)
def test_accesses_that_have_an_order_stay(load: str, store: str, tag: str) -> None:
    text = copying("i32").replace("load i32, ptr %a, align 1", load).replace("store i32 %v, ptr %b, align 1", store)
    remarks = RemarkSink(enabled=True)
    assert "vector.body" not in nvopt.run(text, "loop-vectorize", knobs=ALWAYS, remarks=remarks)
    assert tag in {one.name for one in remarks.remarks}


def test_accesses_stay_in_their_address_spaces() -> None:
    text = copying("i32").replace("ptr noalias %p", "ptr addrspace(3) noalias %p").replace("ptr noalias %q", "ptr addrspace(5) noalias %q")
    for name, space in (("p", 3), ("a", 3), ("q", 5), ("b", 5)):
        text = text.replace(f", ptr %{name},", f", ptr addrspace({space}) %{name},")
    body = vector_loop(text)
    assert re.findall(r"load <4 x i32>, ptr (\S+) %", body) == ["addrspace(3)"]
    assert re.findall(r"store <4 x i32> \S+ ptr (\S+) %", body) == ["addrspace(5)"]


ASSUMED = '[ "align"(ptr %a, i64 4) ]'


@pytest.mark.parametrize("place", ["always", "under a condition"])
def test_assumptions_hold_only_where_the_program_makes_them(place: str) -> None:
    """Under a condition an assumption isn't for all lanes: none is made in a vector loop."""
    assume = f"  call void @llvm.assume(i1 true) {ASSUMED}\n  %small = icmp slt i32 %v, 100\n  call void @llvm.assume(i1 %small)\n"
    if place == "under a condition":
        assume = f"  %c = icmp sgt i32 %v, 5\n  br i1 %c, label %then, label %last\n\nthen:\n{assume}  br label %last\n\nlast:\n"
    text = copying("i32").replace("  store i32", f"{assume}  store i32") + "declare void @llvm.assume(i1)\n"
    text = text.replace("[ %j, %loop ]", "[ %j, %last ]" if place == "under a condition" else "[ %j, %loop ]")
    assert "assume" not in vector_loop(text)


@pytest.mark.parametrize(
    ("early", "late", "is_vectorized"),
    [
        ("store i32 %prev, ptr %p, align 4", "", False),
        ("%old = load i32, ptr %p, align 4\n  %kept = add i32 %old, %prev", "store i32 %kept, ptr %q, align 4", True),
        ("%old = load i32, ptr %q, align 4\n  %kept = add i32 %old, %prev", "store i32 %kept, ptr %q, align 4", True),
    ],
)
def test_stores_stay_ahead_of_what_follows_a_recurrence(early: str, late: str, is_vectorized: bool, runner: Runner) -> None:
    """What is stored of the iteration before is loaded again for the next one."""
    text = f"""define void @f(ptr noalias %a, ptr noalias %b, i32 %n1) {{
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %prev = phi i32 [ 7, %entry ], [ %following, %loop ]
  %p = getelementptr inbounds i32, ptr %a, i32 %i
  %q = getelementptr inbounds i32, ptr %b, i32 %i
  {early}
  %x = load i32, ptr %p, align 4
  %y = load i32, ptr %q, align 4
  %following = xor i32 %x, %y
  {late}
  %next = add nuw nsw i32 %i, 1
  %done = icmp eq i32 %next, %n1
  br i1 %done, label %exit, label %loop
exit:
  ret void
}}
"""
    after = nvopt.run(text, "loop-vectorize", knobs={"force-vector-width": "4"})
    assert ("\nvector.body:" in after) is is_vectorized
    assert runner.compare(text, after) == []


REDUCTIONS = {"sum": (0, "add i32 %sum.before, %x"), "product": (1, "mul i32 %product.before, %x"), "bits": (0, "or i32 %bits.before, %x")}


@pytest.mark.parametrize("in_header", [["sum", "product"], ["product", "sum"], ["bits", "sum"], ["sum", "bits"]])
@pytest.mark.parametrize("is_turned", [False, True])
def test_of_reductions_at_one_address_the_last_is_there(in_header: list[str], is_turned: bool, runner: Runner) -> None:
    """Whatever the order in which they stand in the loop's header."""
    phis = [f"  %{one}.before = phi i32 [ {REDUCTIONS[one][0]}, %entry ], [ %{one}, %loop ]" for one in in_header]
    steps = [f"  %{one} = {REDUCTIONS[one][1]}" for one in in_header]
    stores = [f"  store i32 %{one}, ptr %b, align 4" for one in (in_header[::-1] if is_turned else in_header)]
    begin = "define void @f(ptr noalias %a, ptr noalias %b, i32 %n1) {\nentry:\n  br label %loop\nloop:"
    address = "  %p = getelementptr inbounds i32, ptr %a, i32 %i\n  %x = load i32, ptr %p, align 4"
    end = (
        "  %next = add nuw nsw i32 %i, 1\n  %done = icmp eq i32 %next, %n1\n  br i1 %done, label %exit, label %loop\nexit:\n  ret void\n}\n"
    )
    text = "\n".join([begin, "  %i = phi i32 [ 0, %entry ], [ %next, %loop ]", *phis, address, *steps, *stores, end])
    after = nvopt.run(text, "loop-vectorize", knobs={"force-vector-width": "4"})
    assert "\nvector.body:" in after
    assert runner.compare(text, after) == []


@pytest.mark.parametrize(
    ("ahead", "behind", "is_vectorized"),
    [
        # %before is what %narrow was: behind %wide, by which %narrow is computed, and so behind the store
        ("", "%wide = mul i64 %x, 2", True),
        ("", "%more = xor i64 %x, 9\n  %wide = mul i64 %more, 2", True),
        ("%kept = or i32 %before, 1", "%wide = add i64 %x, %at", True),
        ("%other = xor i32 %narrow, %before", "%wide = mul i64 %x, 2", True),
        ("", "%y = load i32, ptr %q, align 4\n  %more = zext i32 %y to i64\n  %wide = mul i64 %more, 2", False),
    ],
)
@pytest.mark.parametrize(("width", "interleave"), [(2, 1), (4, 1), (4, 2), (1, 2)])
def test_what_a_recurrence_comes_from_goes_ahead_of_what_must_stay(
    ahead: str, behind: str, is_vectorized: bool, width: int, interleave: int, runner: Runner
) -> None:
    text = f"""define i32 @f(ptr noalias %a, ptr noalias %b, i32 %n1) {{
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %late = phi i64 [ 77, %entry ], [ %wide, %loop ]
  %before = phi i32 [ 5, %entry ], [ %narrow, %loop ]
  %p = getelementptr inbounds i32, ptr %a, i32 %i
  %q = getelementptr inbounds i32, ptr %b, i32 %i
  %at = sext i32 %i to i64
  %o = load i32, ptr %q, align 4
  %x = zext i32 %o to i64
  %narrow = trunc i64 %late to i32
  {ahead}
  store i32 {"%kept" if "%kept" in ahead else "%before"}, ptr %p, align 4
  {behind}
  %next = add nuw nsw i32 %i, 1
  %done = icmp eq i32 %next, %n1
  br i1 %done, label %exit, label %loop
exit:
  %last = phi i32 [ %before, %loop ]
  ret i32 %last
}}
"""
    knobs = {"force-vector-width": str(width), "force-vector-interleave": str(interleave), "vplan-verify-each": "true"}
    after = nvopt.run(text, "loop-vectorize", knobs=knobs)
    assert ("vector.body:" in after) is is_vectorized
    assert runner.compare(text, after) == []
