"""Orders, reachability and taken addresses."""

from __future__ import annotations

import llvmlite.binding as llvm

from nvopt.analysis.cfg import address_taken_blocks, post_order, reachable_blocks, reverse_post_order
from nvopt.ir import Function, Module

TEXT = """
@table = constant [2 x ptr] [ptr blockaddress(@f, %island), ptr blockaddress(@g, %"a b")]
define void @f(i1 %c) {
entry:
  br i1 %c, label %left, label %right
left:
  br label %join
right:
  br label %join
join:
  br i1 %c, label %left, label %out
out:
  ret void
island:
  br label %shore
shore:
  br label %island
}
define ptr @g() {
entry:
  br label %"a b"
"a b":
  ret ptr blockaddress(@g, %last)
last:
  ret ptr null
}
"""


def function(name: str) -> Function:
    module = Module.parse(str(llvm.parse_assembly(TEXT, llvm.create_context())))
    found = module.get_function(name)
    assert found is not None
    return found


def test_orders() -> None:
    """Every reachable block once, the entry first in one and last in the other; a join behind what leads to it."""
    names = [block.name for block in reverse_post_order(function("f"))]
    assert sorted(names) == ["entry", "join", "left", "out", "right"]
    assert names[0] == "entry"
    assert names.index("join") > names.index("right")
    assert [block.name for block in post_order(function("f"))] == names[::-1]


def test_reachable_blocks() -> None:
    """From the entry, or from further roots."""
    f = function("f")
    island = f.value_named("island")
    assert {block.name for block in reachable_blocks(f)} == {"entry", "left", "right", "join", "out"}
    assert {block.name for block in reachable_blocks(f, [island])} == {block.name for block in f.blocks}  # type: ignore[list-item]


def test_address_taken_blocks() -> None:
    """Wherever in the module the address stands, and whatever the block is called."""
    assert [block.name for block in address_taken_blocks(function("f"))] == ["island"]
    assert [block.name for block in address_taken_blocks(function("g"))] == ["a b", "last"]


def test_a_deep_graph_is_no_recursion() -> None:
    """50,000 blocks in a row."""
    count = 50_000
    blocks = "".join(f"b{i}:\n  br label %b{i + 1}\n" for i in range(count))
    module = Module.parse(str(llvm.parse_assembly(f"define void @f() {{\n{blocks}b{count}:\n  ret void\n}}\n", llvm.create_context())))
    found = module.get_function("f")
    assert found is not None
    assert len(post_order(found)) == count + 1
