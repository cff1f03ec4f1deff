"""Where loop-reduce adds to a pointer ahead of a loop what indices have in common: each condition alone untrue."""

from __future__ import annotations

import pytest

import nvopt

LOOP = """target triple = "nvptx64-nvidia-cuda"
declare void @use(i32)
define void @k(ptr addrspace(1) %a, ptr addrspace(1) %b, ptr addrspace(1) %from, i32 %row, i32 %n, i1 %c) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %latch ]
  %v = zext nneg i32 %i to i64
  %q = getelementptr i32, ptr addrspace(1) %from, i64 %v
  %k = load i32, ptr addrspace(1) %q
  br i1 %c, label %then, label %latch
then:
  %sum = add nsw i32 %row, %k
  %w = sext i32 %sum to i64
  %p = getelementptr float, ptr addrspace(1) %a, i64 %w
  store float 1.0, ptr addrspace(1) %p
  br label %latch
latch:
  %next = add nuw nsw i32 %i, 1
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %done
done:
  ret void
}
"""
STORE = "  store float 1.0, ptr addrspace(1) %p\n"
SECOND = "  %o = getelementptr float, ptr addrspace(1) %b, i64 %w\n  store float 1.0, ptr addrspace(1) %o\n"


def rows(text: str) -> int:
    """Pointers that are computed ahead of the loop."""
    entry = nvopt.run(text, "function(loop-reduce<compare>)", cpu="sm_90").split("entry:", 1)[1].split("\n\n", 1)[0]
    return entry.count(" = getelementptr ")


@pytest.mark.parametrize(
    ("old", "new", "expected"),
    [
        ("", "", 1),
        ("%row, %k", "%k, %row", 1),
        ("add nsw i32 %row", "add i32 %row", 0),
        ("add nsw i32 %row", "add nuw i32 %row", 0),
        ("add nsw i32 %row", "sub nsw i32 %row", 0),
        ("add nsw i32 %row, %k", "add nsw i32 %i, %k", 0),
        ("add nsw i32 %row, %k", "add nsw i32 %k, 7", 0),
        # how it is extended
        ("sext i32 %sum", "zext i32 %sum", 0),
        ("sext i32 %sum", "zext nneg i32 %sum", 1),
        ("  %w = sext i32 %sum to i64", "  %t = sext i32 %sum to i64\n  %w = mul i64 %t, 3", 0),
        # several parts
        ("  %sum = add nsw i32 %row, %k\n", "  %l = add nsw i32 %n, %k\n  %sum = add nsw i32 %row, %l\n", 2),
        ("  %sum = add nsw i32 %row, %k\n", "  %l = add i32 %n, %k\n  %sum = add nsw i32 %row, %l\n", 1),
        ("  %sum = add nsw i32 %row, %k\n", "  %l = add nsw i32 %k, 2097151\n  %sum = add nsw i32 %row, %l\n", 1),
        ("  %sum = add nsw i32 %row, %k\n", "  %l = add nsw i32 %k, 2097152\n  %sum = add nsw i32 %row, %l\n", 0),
        # who else needs the sum
        (STORE, STORE + "  call void @use(i32 %sum)\n", 0),
        (STORE, STORE + SECOND, 0),
        (STORE, STORE + SECOND.replace("%b", "%a"), 1),
        (STORE, STORE.replace("store float 1.0", "store i64 %w"), 0),
        ("float, ptr addrspace(1) %a, i64 %w", "[4 x float], ptr addrspace(1) %a, i64 0, i64 %w", 0),
        # where it stands, and the pointer
        ("then:\n", "then:\n  %a.in = load ptr addrspace(1), ptr addrspace(1) %b\n", 1),
        ("float, ptr addrspace(1) %a, i64 %w", "float, ptr addrspace(1) %q, i64 %w", 0),
        ("br i1 %c, label %then, label %latch", "br label %then", 1),
        ("entry:\n", "entry:\n  br i1 %c, label %other, label %loop\nother:\n", 0),
    ],
)
def test_conditions(old: str, new: str, expected: int) -> None:
    text = LOOP.replace(old, new) if old else LOOP
    if "other:" in text:
        text = text.replace("[ 0, %entry ]", "[ 0, %entry ], [ 1, %other ]")
    assert rows(text) == expected


@pytest.mark.parametrize(("old", "new"), [("add nsw i32 %row", "add nuw i32 %row"), ("add nsw i32 %row", "add nuw nsw i32 %row")])
def test_without_a_sign(old: str, new: str) -> None:
    assert rows(LOOP.replace(old, new).replace("sext i32 %sum", "zext i32 %sum")) == 1


def test_what_goes_up_by_the_same_in_each_iteration_is_known_anyway() -> None:
    always = LOOP.replace("br i1 %c, label %then, label %latch", "br label %then")
    assert rows(always.replace("%row, %k", "%row, %i")) == 0
    assert rows(LOOP.replace("%row, %k", "%row, %i")) == 1


@pytest.mark.parametrize(("count", "expected"), [(7, 7), (8, 8), (9, 0)])
def test_each_pointer_takes_registers(count: int, expected: int) -> None:
    parts = [
        f"  %s{i} = add nsw i32 %r{i}, %k\n  %w{i} = sext i32 %s{i} to i64\n"
        f"  %p{i} = getelementptr float, ptr addrspace(1) %a, i64 %w{i}\n  store float 1.0, ptr addrspace(1) %p{i}\n"
        for i in range(count)
    ]
    code = LOOP[LOOP.index("  %sum") : LOOP.index("  br label %latch")]
    arguments = ", ".join(f"i32 %r{i}" for i in range(count))
    assert rows(LOOP.replace(code, "".join(parts)).replace("i1 %c)", f"i1 %c, {arguments})")) == expected


def test_one_address_serves_sums_that_differ_by_constants() -> None:
    """It stands ahead of the conditions then."""
    twice = """then:
  br i1 %d, label %one, label %other
one:
  %sum = add nsw i32 %row, %i
  %w = sext i32 %sum to i64
  %p = getelementptr float, ptr addrspace(1) %a, i64 %w
  store float 1.0, ptr addrspace(1) %p
  br label %latch
other:
  %j = add nsw i32 %i, 5
  %sum1 = add nsw i32 %row, %j
  %w1 = sext i32 %sum1 to i64
  %p1 = getelementptr float, ptr addrspace(1) %a, i64 %w1
  store float 2.0, ptr addrspace(1) %p1
  br label %latch
latch:
"""
    text = LOOP.replace(LOOP[LOOP.index("then:") : LOOP.index("  %next")], twice).replace("i1 %c)", "i1 %c, i1 %d)")
    after = nvopt.run(text, "function(loop-reduce<compare>)", cpu="sm_90")
    assert after.split("other:", 1)[1].split("br", 1)[0].count("getelementptr i8") == 1
    assert "i64 20" in after
    assert "add nsw i32 %row" not in after
