"""propagate-alignment: what proves an alignment, each of its conditions alone untrue."""

from __future__ import annotations

import re

import pytest

from nvopt import run

HEAD = """target triple = "nvptx64-nvidia-cuda"
%empty = type {}
declare void @llvm.assume(i1)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
declare void @take(ptr)
"""


def aligns_of(bodies: list[str]) -> list[int]:
    """The alignment of the load at `%r` that each of these lines ends with."""
    functions = (
        f"""define void @f{at}(ptr %p, ptr align 4 %q, ptr addrspace(3) %t, i64 %n, i64 %m, i1 %c) {{
  {lines}
  %x = load i8, ptr %r, align 1
  ret void
}}
"""
        for at, lines in enumerate(bodies)
    )
    text = run(HEAD + "".join(functions), "propagate-alignment")
    return [int(found) for found in re.findall(r"%x = load i8, ptr %r, align (\d+)", text)]


PLUS = "\n  %r = getelementptr i8, ptr %p, i64 "
MASKED = "%a = ptrtoint ptr %p to i64\n  %b = and i64 %a, 15\n  %d = icmp eq i64 %b, 0\n  call void @llvm.assume(i1 %d)"
BUNDLE = 'call void @llvm.assume(i1 true) [ "align"(ptr %p, i64 16) ]'
CASES = [
    (PLUS + "16", 1),
    ("%r = getelementptr i8, ptr %q, i64 8", 4),
    ("%r = getelementptr i8, ptr %q, i64 2", 2),
    ("%r = getelementptr i32, ptr %q, i64 %n", 4),
    # accesses that were carried out, and not others
    ("%y = load i32, ptr %p, align 16" + PLUS + "8", 8),
    ("%y = load i32, ptr %p, align 16" + PLUS + "32", 16),
    ("store i32 0, ptr %p, align 16" + PLUS + "8", 8),
    ("store ptr %p, ptr %q, align 4" + PLUS + "4", 1),
    ("store i8 0, ptr poison, align 16" + PLUS + "8", 1),
    ("%o = getelementptr i8, ptr poison, i64 4\n  store i8 0, ptr %o, align 16" + PLUS + "8", 1),
    ("%y = load %empty, ptr %p, align 16" + PLUS + "8", 1),
    ("store %empty {}, ptr %p, align 16" + PLUS + "8", 1),
    ("%y = atomicrmw add ptr %p, i32 1 monotonic, align 16" + PLUS + "8", 8),
    ("call void @llvm.memset.p0.i64(ptr align 16 %p, i8 0, i64 1, i1 false)" + PLUS + "8", 8),
    ("call void @llvm.memset.p0.i64(ptr align 16 %p, i8 0, i64 0, i1 false)" + PLUS + "8", 1),
    ("call void @llvm.memset.p0.i64(ptr align 16 %p, i8 0, i64 %n, i1 false)" + PLUS + "8", 1),
    ("call void @llvm.memcpy.p0.p0.i64(ptr align 16 %p, ptr %q, i64 1, i1 false)" + PLUS + "8", 8),
    ("call void @llvm.memcpy.p0.p0.i64(ptr %q, ptr align 16 %p, i64 1, i1 false)" + PLUS + "8", 8),
    ("call void @llvm.memcpy.p0.p0.i64(ptr %q, ptr align 16 %p, i64 0, i1 false)" + PLUS + "8", 1),
    # what is behind an address, and what an address is behind
    ("%o = getelementptr i8, ptr %p, i64 4\n  %y = load i32, ptr %o, align 16" + PLUS + "12", 8),
    ("%o = getelementptr i8, ptr %p, i64 4\n  %y = load i32, ptr %o, align 16\n  %r = getelementptr i8, ptr %p, i64 4", 16),
    ("%o = getelementptr i32, ptr %p, i64 %n\n  %y = load i32, ptr %o, align 16" + PLUS + "8", 4),
    ("%g = addrspacecast ptr addrspace(3) %t to ptr\n  %y = load i32, ptr %g, align 16\n  %r = getelementptr i8, ptr %g, i64 8", 8),
    # calls: what arguments must be, where poison may not be passed
    ("call void @take(ptr noundef align 16 %p)" + PLUS + "8", 8),
    ("call void @take(ptr align 16 %p)" + PLUS + "8", 1),
    ("call void @take(ptr noundef %p)" + PLUS + "8", 1),
    # assumptions
    (BUNDLE + PLUS + "8", 8),
    (BUNDLE.replace("16)", "16, i64 0)") + PLUS + "8", 8),
    (BUNDLE.replace("16)", "16, i64 4)") + PLUS + "8", 4),
    (BUNDLE.replace("16)", "16, i64 4)") + PLUS + "12", 16),
    (BUNDLE.replace("16)", "16, i64 %n)") + PLUS + "8", 1),
    (BUNDLE.replace("16)", "12)") + PLUS + "8", 1),
    (BUNDLE.replace("i64 16)", "i64 %n)") + PLUS + "8", 1),
    (BUNDLE.replace('"align"', '"dereferenceable"') + PLUS + "8", 1),
    (MASKED + PLUS + "8", 8),
    (MASKED + PLUS + "16", 16),
    (MASKED.replace("15", "31") + PLUS + "32", 32),
    (MASKED.replace("15", "14") + PLUS + "8", 1),  # the lowest bit may be set
    (MASKED.replace("15", "23") + PLUS + "32", 8),
    (MASKED.replace("eq i64", "ne i64") + PLUS + "8", 1),
    (MASKED.replace("%b, 0", "%b, 8") + PLUS + "8", 1),
    (MASKED.replace("and i64", "or i64") + PLUS + "8", 1),
    (MASKED.replace("%a, 15", "%a, %n") + PLUS + "8", 1),
    (MASKED.replace("%a = ptrtoint ptr %p to i64", "%a = add i64 %n, 0") + PLUS + "8", 1),
    # only where control has passed it
    ("br i1 %c, label %then, label %end\nthen:\n  store i8 0, ptr %p, align 16\n  br label %end\nend:" + PLUS + "8", 1),
    ("store i8 0, ptr %p, align 16\n  br i1 %c, label %then, label %end\nthen:\n  br label %end\nend:" + PLUS + "8", 8),
    (
        "store i8 0, ptr %p, align 4\n  br i1 %c, label %then, label %end\nthen:\n  store i8 0, ptr %p, align 16\n  br label %end\nend:"
        + PLUS
        + "8",
        4,
    ),
    # the most that is claimed
    ("store i8 0, ptr %p, align 64" + PLUS + "64", 64),
    ("store i8 0, ptr %p, align 128" + PLUS + "128", 128),
    ("store i8 0, ptr %p, align 256" + PLUS + "256", 128),
]


def test_what_proves_an_alignment() -> None:
    found = aligns_of([lines for lines, _ in CASES])
    assert [case for case in zip(CASES, found, strict=True) if case[0][1] != case[1]] == []


CALLS = """target triple = "nvptx64-nvidia-cuda"
define {linkage} ptr @f(ptr {attributes} %p) {{
  %x = load i8, ptr %p
  ret ptr %p
}}
define void @k(ptr align {first} %a, ptr align {second} %b) {{
  %x = call ptr @f(ptr {attributes} %a)
  %y = call ptr @f(ptr {attributes} %b)
  ret void
}}
"""


@pytest.mark.parametrize(
    ("linkage", "attributes", "first", "second", "expected"),
    [
        ("internal", "", 16, 16, 16),
        ("internal", "", 16, 8, 8),
        ("internal", "", 16, 1, 1),
        ("internal", "align 8", 16, 16, 16),
        ("internal", "align 16", 8, 8, 16),
        ("internal", "", 256, 256, 128),
        ("internal", "byref(i32)", 16, 16, 1),
        ("", "", 16, 16, 1),
    ],
)
def test_parameters_that_all_callers_align(linkage: str, attributes: str, first: int, second: int, expected: int) -> None:
    text = run(CALLS.format(linkage=linkage, attributes=attributes, first=first, second=second), "propagate-alignment")
    parameter = re.search(r"define .*@f\((.*)\)", text)
    assert parameter
    assert re.findall(r"align (\d+)", parameter[1]) == ([str(expected)] if expected > 1 else [])
