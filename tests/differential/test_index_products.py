"""gpu-codegen-prepare, run: addresses of elements of many sizes, at the ends of what an index of 32 bits may be, in blocks far from its
extension."""

import itertools

import pytest
from harness import Compiled
from host import host_text

import nvopt

SIZES = (2, 3, 4, 12, 1 << 20, (1 << 31) - 1)
INDICES = (0, 1, 2, 3, 1000, (1 << 31) - 1, 1 << 31, (1 << 31) + 1, (1 << 32) - 2, (1 << 32) - 1)
BASES = (0, 4096, (1 << 63) - 8, (1 << 64) - 8)


def addresses(opcode: str, size: int) -> str:
    """One address behind a branch, another one behind a second extension, which the first one leads to or not."""
    return f"""
define i64 @f(i64 %base, i64 %other, i32 %i, i1 %c, i1 %d) {{
entry:
  %p = inttoptr i64 %base to ptr
  %q = inttoptr i64 %other to ptr
  br i1 %c, label %left, label %right
left:
  %w1 = {opcode} i32 %i to i64
  %p1 = getelementptr [{size} x i8], ptr %p, i64 %w1
  br i1 %d, label %below, label %exit
below:
  %p2 = getelementptr [{size} x i8], ptr %q, i64 %w1
  %w2 = {opcode} i32 %i to i64
  %p3 = getelementptr [{size} x i8], ptr %p2, i64 %w2
  br label %exit
right:
  br label %exit
exit:
  %way = phi ptr [ %p1, %left ], [ %p3, %below ], [ %p, %right ]
  %w4 = {opcode} i32 %i to i64
  br i1 %d, label %again, label %end
again:
  %p5 = getelementptr [{size} x i8], ptr %way, i64 %w4
  br label %end
end:
  %last = phi ptr [ %way, %exit ], [ %p5, %again ]
  %result = ptrtoint ptr %last to i64
  ret i64 %result
}}
"""


@pytest.mark.parametrize("opcode", ["sext", "zext"])
@pytest.mark.parametrize("size", SIZES)
def test_addresses(opcode: str, size: int) -> None:
    after = nvopt.run('target triple = "nvptx64-nvidia-cuda"\n' + addresses(opcode, size), "gpu-codegen-prepare")
    assert after.count(f"i64 %w1, {size}") == after.count(f"i64 %w4, {size}") == 1
    assert after.count(f"getelementptr [{size} x i8]") == 1  # that beside the extension
    with Compiled(host_text(after)) as compiled:
        run = compiled.function("f")
        for i, base, other, left, more in itertools.product(INDICES, BASES, BASES, (0, 1), (0, 1)):
            step = size * (i - (i >> 31 << 32) if opcode == "sext" else i)
            expected = (other + 2 * step if more else base + step) if left else base
            assert run(base, other, i, left, more) % (1 << 64) == (expected + step * more) % (1 << 64), (i, base, other, left, more)


@pytest.mark.parametrize("opcode", ["sext", "zext"])
@pytest.mark.parametrize("product", ["shl i64 %w, 1", "shl i64 %w, 30", "mul i64 %w, 3", "mul i64 %w, 2147483647"])
def test_products(opcode: str, product: str) -> None:
    before = f"""
define i64 @f(i32 %i, i1 %c) {{
entry:
  %w = {opcode} i32 %i to i64
  br i1 %c, label %then, label %exit
then:
  %p = {product}
  br label %exit
exit:
  %r = phi i64 [ 7, %entry ], [ %p, %then ]
  ret i64 %r
}}
"""
    after = nvopt.run('target triple = "nvptx64-nvidia-cuda"\n' + before, "gpu-codegen-prepare")
    assert product not in after
    kind, by = product.split()[0], int(product.split()[-1])
    with Compiled(host_text(after)) as compiled:
        run = compiled.function("f")
        for i in INDICES:
            wide = i - (i >> 31 << 32) if opcode == "sext" else i
            assert run(i, 1) % (1 << 64) == (wide << by if kind == "shl" else wide * by) % (1 << 64), i
            assert run(i, 0) == 7
