"""lower-struct-args: which bytes of an argument a copy holds where functions get its address, and where the copy is made."""

from __future__ import annotations

import re

import pytest
from mirror_run import run

from nvopt.passes.lower_struct_args import LowerStructArgs

LAYOUT = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
HEAD = f'target datalayout = "{LAYOUT}"\ntarget triple = "nvptx64-nvidia-cuda"\n'
MAX_DEPTH = 16


def lowered(text: str) -> str:
    return run(HEAD + text, LowerStructArgs(opt_byval=True)).text


def copied(text: str) -> list[int]:
    """The offsets of the bytes that are copied, a copy's pieces being single ones."""
    body = lowered(text)
    at = {"%s.param": 0}
    at.update((name, int(offset)) for name, offset in re.findall(r"(%srcptr\d*) = .* %s.param, i64 (\d+)", body))
    return sorted(at[name] for name in re.findall(r"%split\d* = load i8, ptr addrspace\(101\) (%[\w.]+)", body))


def kernel(body: str) -> str:
    return f"define ptx_kernel void @k(ptr byval([40 x i8]) %s, ptr %out, i1 %c) {{\n{body}\n  ret void\n}}\n"


CALL = kernel("  %p = getelementptr i8, ptr %s, i64 20\n  call void @f(ptr %p)")
KEEPS = "  store volatile i8 %v, ptr %q\n"


def callee(body: str, head: str = "define internal void @f(ptr %p)") -> str:
    return f"{head} noinline {{\n{body}\n  ret void\n}}\n"


READS = "  %q = getelementptr i8, ptr %p, i64 -2\n  %v = load i8, ptr %q\n" + KEEPS
EVERYTHING = list(range(40))


@pytest.mark.parametrize(
    ("function", "bytes"),
    [
        (callee(READS), [18]),
        (callee(READS, "define void @f(ptr %p)"), [18]),
        (callee("  store i8 1, ptr %p"), []),
        (callee(READS + "  %w = load i8, ptr %p\n  store volatile i8 %w, ptr %q"), [18, 20]),
        # Each of the conditions alone untrue: another definition may be called, or none is known.
        (callee(READS, "define weak void @f(ptr %p)"), EVERYTHING),
        (callee(READS, "define linkonce_odr void @f(ptr %p)"), EVERYTHING),
        (callee(READS, "define available_externally void @f(ptr %p)"), EVERYTHING),
        ("declare void @f(ptr)", EVERYTHING),
        (callee(READS, "define internal void @f(ptr %p, i32 %n)"), EVERYTHING),
        (callee(READS.replace("%p", "%g"), "define internal void @f(i64 %p)").replace("%g", "null"), EVERYTHING),
        # Or it does more than to read at known places.
        (callee(READS + "  store ptr %p, ptr @keep"), EVERYTHING),
        (callee("  %v = load i8, ptr %p\n  %q = getelementptr i8, ptr %p, i8 %v\n  %w = load i8, ptr %q\n" + KEEPS), EVERYTHING),
        (callee("  call void @unknown(ptr %p)"), EVERYTHING),
        (callee("  %n = ptrtoint ptr %p to i64\n  store volatile i64 %n, ptr @keep"), EVERYTHING),
    ],
)  # fmt: skip
def test_what_a_callee_reads_is_copied(function: str, bytes: list[int]) -> None:
    assert copied(CALL + function + "@keep = global ptr null\ndeclare void @unknown(ptr)\n") == bytes


def test_two_calls_of_one_function_are_two() -> None:
    twice = kernel("  call void @f(ptr %s)\n  %p = getelementptr i8, ptr %s, i64 20\n  call void @f(ptr %p)")
    assert copied(twice + callee("  %v = load i8, ptr %p\n  %q = getelementptr i8, ptr %p, i64 1\n" + KEEPS)) == [0, 20]


def test_an_argument_that_is_only_written_has_no_copy() -> None:
    text = lowered(CALL + callee("  store i8 1, ptr %p"))
    assert "%s.local = alloca [40 x i8]" in text
    assert "addrspace(101)" not in text


ONE_OF_MANY = "  %a{0} = getelementptr i64, ptr %s, i64 {0}\n  %v{0} = load i64, ptr %a{0}\n  store i64 %v{0}, ptr %out\n"
MANY = "".join(ONE_OF_MANY.format(i) for i in range(16))


@pytest.mark.parametrize(
    ("body", "by_scalars"),
    [
        ("  store i64 %n, ptr %s", True),
        ("  store volatile i64 %n, ptr %s", False),
        ("  %w = load volatile i64, ptr %s\n  store i64 %n, ptr %s", False),
        ("  %p = getelementptr i64, ptr %s, i64 %n\n  store i64 %n, ptr %p", False),
        ("  %p = getelementptr i64, ptr %s, i64 %n\n  %w = load i64, ptr %p\n  store i64 %w, ptr %s", False),
        ("  %p = ptrtoint ptr %s to i64\n  store i64 %p, ptr %s", False),
        ("  store ptr %s, ptr %s", False),
        ("  call void @llvm.memset.p0.i64(ptr %s, i8 0, i64 8, i1 false)", False),
    ],
)
def test_what_sroa_makes_registers_of_is_copied_by_scalars(body: str, by_scalars: bool) -> None:
    text = lowered(
        "declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)\n"
        f"define ptx_kernel void @k(ptr byval([16 x i64]) %s, ptr %out, i64 %n) {{\n{MANY}{body}\n  ret void\n}}\n"
    )
    assert text.count("%split") == (32 if by_scalars else 0)
    assert ("call void @llvm.memcpy" in text) is not by_scalars


@pytest.mark.parametrize(("depth", "bytes"), [(MAX_DEPTH - 1, [20]), (MAX_DEPTH, [20]), (MAX_DEPTH + 1, EVERYTHING)])
def test_calls_in_calls(depth: int, bytes: list[int]) -> None:
    functions = [callee(f"  call void @f{i + 1}(ptr %p)", f"define internal void @f{i}(ptr %p)") for i in range(1, depth)]
    last = callee("  %v = load i8, ptr %p\n  %q = getelementptr i8, ptr %p, i64 1\n" + KEEPS, f"define internal void @f{depth}(ptr %p)")
    assert copied(CALL.replace("@f(", "@f1(") + "".join(functions) + last) == bytes


def test_a_recursive_function_may_read_anything() -> None:
    assert copied(CALL + callee(READS + "  call void @f(ptr %p)")) == EVERYTHING


def block_of_copy(body: str) -> str:
    """The label of the block in which the argument is read for the copy."""
    text = lowered(kernel("entry:\n" + body) + "declare void @use(ptr)\n")
    label = ""
    for line in text.split("\n"):
        if found := re.match(r"([\w.]+):", line):
            label = found[1]
        if "%s.param = addrspacecast" in line:
            return label
    raise AssertionError(text)


USE = "  call void @use(ptr %s)\n"
IF = "  br i1 %c, label %work, label %end\nwork:\n"
EITHER = "  br i1 %c, label %l, label %r\nl:\n"
END = "  br label %end\nend:"
LOOP = "  br label %loop\nloop:\n"
AGAIN = "  br i1 %c, label %loop, label %end\nend:"


@pytest.mark.parametrize(
    ("body", "block"),
    [
        (USE, "entry"),
        (IF + USE + END, "work"),
        # An address that is computed ahead of the branch is no access; one that is kept is.
        ("  %p = getelementptr i8, ptr %s, i64 8\n" + IF + USE.replace("%s", "%p") + END, "work"),
        ("  store ptr %s, ptr %out\n" + IF + USE + END, "entry"),
        # Two places have a common way to them.
        (IF + EITHER + USE + "  br label %end\nr:\n" + USE + END, "work"),
        (EITHER + USE + "  br label %end\nr:\n" + USE + END, "entry"),
        (EITHER + "  br label %r\nr:\n" + USE, "r"),
        # In a loop the copy would overwrite what was written in the iteration before.
        (IF + LOOP + USE + AGAIN, "work"),
        (IF + LOOP + "  br label %inner\ninner:\n" + USE + "  br i1 %c, label %inner, label %latch\nlatch:\n" + AGAIN, "work"),
        (IF + LOOP + "  br i1 %c, label %loop, label %behind\nbehind:\n" + USE + END, "behind"),
        # A loop that is left from its middle into another: what is ahead of both.
        (LOOP + "  br i1 %c, label %two, label %latch\nlatch:\n  br label %loop\ntwo:\n" + USE + AGAIN.replace("loop", "two"), "entry"),
        # Loops of two entries have no header: at the entry.
        (IF + EITHER + USE + "  br label %r\nr:\n  br i1 %c, label %l, label %end\nend:", "entry"),
        # What can't be reached does not count.
        (IF + "  br label %end\ndead:\n" + USE + "  br label %end\nend:", "entry"),
        (IF + USE + "  br label %end\ndead:\n" + USE + "  br label %end\nend:", "work"),
    ],
)
def test_a_copy_is_made_as_late_as_can_be(body: str, block: str) -> None:
    assert block_of_copy(body) == block


def test_phis_stay_ahead_of_a_copy() -> None:
    body = f"entry:\n{EITHER}  br label %r\nr:\n  %n = phi i1 [ 0, %entry ], [ 1, %l ]\n{USE}"
    text = lowered(kernel(body) + "declare void @use(ptr)\n")
    assert text.index("%n = phi") < text.index("%s.param = addrspacecast")
    assert text.index("%s.local = alloca") < text.index("br i1 %c")
