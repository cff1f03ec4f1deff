"""loop-vectorize: why a search that stores stays as it is, each condition alone untrue; in LLVM's words, as opt 22 says them."""

from __future__ import annotations

import pytest

import nvopt
from nvopt.remarks import RemarkSink

HEAD = "define void @f(ptr noalias align 16 dereferenceable(1024) %a, ptr noalias align 16 dereferenceable(1024) %b, i8 %y, i1 %d)"
TEXT = (
    HEAD
    + """ {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %latch ]
  %p = getelementptr inbounds i8, ptr %a, i64 %i
  %x = load i8, ptr %p, align 1
  %found = icmp eq i8 %x, %y
  br i1 %found, label %exit, label %latch
latch:
  %q = getelementptr inbounds i8, ptr %b, i64 %i
  store i8 3, ptr %q, align 1
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %next, 1024
  br i1 %done, label %exit, label %loop
exit:
  ret void
}
"""
)
MAY_WRITE = "Cannot vectorize early exit loop with writes to memory"
NO_LOAD = "Early exit loop with store but no supported condition load"
NO_STEP = "Uncountable exit condition depends on load with an address that is not an add recurrence in the loop"
MAY_TRAP = "Cannot vectorize potentially faulting early exit loop"
MAY_ALIAS = "Cannot determine whether critical uncountable exit load address does not alias with a memory write"
COMPLEX = "Cannot vectorize early exit loop with complex writes to memory"


@pytest.mark.parametrize(
    ("old", "new", "expected"),
    [
        ("", "", MAY_WRITE),
        ("%found = icmp eq i8 %x, %y", "%found = icmp ult i8 %x, 7", MAY_WRITE),
        ("%found = icmp eq i8 %x, %y", "%found = icmp eq i8 %y, %x", NO_LOAD),
        ("%found = icmp eq i8 %x, %y", "%t = trunc i64 %i to i8\n  %found = icmp eq i8 %x, %t", NO_LOAD),
        ("%found = icmp eq i8 %x, %y", "%z = add i8 %x, 1\n  %found = icmp eq i8 %z, %y", NO_LOAD),
        (
            "%found = icmp eq i8 %x, %y",
            "%z = bitcast i8 %x to <8 x i1>\n  %found = extractelement <8 x i1> %z, i32 0",
            "instruction return type cannot be vectorized",
        ),
        ("store i8 3, ptr %q", "store i8 %x, ptr %q", NO_LOAD),
        ("store i8 3, ptr %q, align 1", "%z = zext i1 %found to i8\n  store i8 %z, ptr %q, align 1", NO_LOAD),
        ("br i1 %found", "br i1 %d", NO_LOAD),
        ("getelementptr inbounds i8, ptr %a, i64 %i", "getelementptr inbounds i8, ptr %a, i64 5", NO_STEP),
        ("getelementptr inbounds i8, ptr %a, i64 %i", "getelementptr inbounds i8, ptr %a, i64 %m", NO_STEP),
        ("dereferenceable(1024) %a", "dereferenceable(1022) %a", MAY_TRAP),
        ("dereferenceable(1024) %a", "dereferenceable(1023) %a", MAY_TRAP),
        ("noalias align 16 dereferenceable(1024) %a, ptr noalias", "align 16 dereferenceable(1024) %a, ptr", MAY_ALIAS),
        ("store i8 3, ptr %q, align 1", "store volatile i8 3, ptr %q, align 1", COMPLEX),
        ("store i8 3, ptr %q, align 1", "store atomic i8 3, ptr %q monotonic, align 1", COMPLEX),
        (
            "store i8 3, ptr %q, align 1",
            "%z = udiv i8 3, %y\n  store i8 %z, ptr %q, align 1",
            "Early exit loop contains operations that cannot be speculatively executed",
        ),
    ],
)
def test_why_it_stays(old: str, new: str, expected: str) -> None:
    text = TEXT.replace(old, new, 1)
    if "%m" in new:
        text = text.replace("  %p = ", "  %m = mul i64 %i, %i\n  %p = ", 1)
    assert said(text) == expected


def said(text: str) -> str:
    sink = RemarkSink(enabled=True)
    knobs = {"force-vector-width": 4, "enable-early-exit-vectorization": True}
    nvopt.run(text, "loop-vectorize", remarks=sink, knobs=knobs)
    found = [remark.message.removeprefix("loop not vectorized: ") for remark in sink.remarks if remark.kind.startswith("Analysis")]
    return found[0] if found else ""
