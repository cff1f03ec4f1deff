"""loop-reduce, run: pointers in place of counters of 64 bits that go up by an extended number of 32."""

import pytest
from harness import Buffer, Inputs, compare

import nvopt

GRID = """define void @f(ptr %a, ptr %b, i32 %first, i32 %all, i64 %n) {{
entry:
  %start = zext i32 %first to i64
  %step = {opcode} i32 %all to i64
  br label %loop
loop:
  %i = phi i64 [ %start, %entry ], [ %next, %loop ]
  %p = getelementptr inbounds {type}, ptr %a, i64 %i
  %x = load {type}, ptr %p, align 1
  %q = getelementptr {type}, ptr %b, i64 %i
  %y = load {type}, ptr %q, align 1
  %sum = add {type} %x, %y
  store {type} %sum, ptr %q, align 1
  %next = add i64 %i, %step
  %in = icmp slt i64 %next, %n
  %above = icmp sge i64 %next, 0
  %more = and i1 %in, %above
  br i1 %more, label %loop, label %exit
exit:
  ret void
}}
"""


@pytest.mark.parametrize("type", ["i16", "i32", "i64"])
@pytest.mark.parametrize(
    ("opcode", "first", "steps", "n"), [("zext", (0, 1, 3), (1, 2, 7), (-1, 0, 1, 5, 16)), ("sext", (0, 9, 15), (-1, -4, -7), (99,))]
)
def test_loops(type: str, opcode: str, first: tuple[int, ...], steps: tuple[int, ...], n: tuple[int, ...]) -> None:
    before = 'target triple = "nvptx64-nvidia-cuda"\n' + GRID.format(opcode=opcode, type=type)
    after = nvopt.run(before, "loop-reduce")
    assert after.count("phi ptr") == 2
    buffer = Buffer(16 * 8, align=1)
    values = {2: first, 3: [step % (1 << 32) for step in steps], 4: [limit % (1 << 64) for limit in n]}
    compare(before, after, "f", inputs=Inputs({0: buffer, 1: Buffer(16 * 8, align=1, overlaps=0)}, values=values), runs=60)
