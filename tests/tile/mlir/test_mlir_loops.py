"""Loops in MLIR text: nothing that is computed ahead of one is computed in it, of scalars and of constants of several numbers alike."""

from __future__ import annotations

import pytest

from nvopt.tile import simplify
from nvopt.tile.mlir.loops import Nests
from nvopt.tile.mlir.reading import read
from nvopt.tile.mlir.tokens import Source

HEAD = """%x, %y = "foo.x"() : () -> (i32, i32)
%n, %t = "foo.n"() : () -> (index, i1)
%five = arith.constant 5 : i32
%seven = arith.constant 7 : i32
"""
USE = '  "foo.use"(%s) : (i32) -> ()\n'
LOOPS = {
    "scf.for": ("scf.for %i = %n to %n step %n {\n", "}\n"),
    "scf.while": ("scf.while : () -> () {\n  scf.condition(%t)\n} do {\n", "  scf.yield\n}\n"),
    "cuda_tile.loop": ("cuda_tile.loop {\n", "  cuda_tile.continue\n}\n"),
    "of nobody": ('"foo.anything"() ({\n', "}) : () -> ()\n"),
    "within a choice": ("scf.if %t {\nscf.for %i = %n to %n step %n {\n", "}\n}\n"),
    "a cycle": ("cf.br ^bb\n^bb:\n", "  cf.cond_br %t, ^bb, ^end\n^end:\n"),
    "a longer cycle": ("cf.br ^bb\n^bb:\n", "  cf.br ^next\n^next:\n  cf.cond_br %t, ^bb, ^end\n^end:\n"),
}
NO_LOOPS = {
    "scf.if": ("scf.if %t {\n", "}\n"),
    "scf.execute_region": ("scf.execute_region {\n", "  scf.yield\n}\n"),
    "a block": ("cf.br ^bb\n^bb:\n", "  cf.br ^end\n^end:\n"),
    "a block behind a cycle": ("cf.br ^again\n^again:\n  cf.cond_br %t, ^again, ^bb\n^bb:\n", "  cf.br ^end\n^end:\n"),
}


def program(head: str, end: str) -> str:
    """(x + 5) + y outside, and 7 more inside."""
    outside = "%a = arith.addi %x, %five : i32\n%b = arith.addi %a, %y : i32\n"
    return f"{HEAD}{outside}{head}  %s = arith.addi %b, %seven : i32\n{USE}{end}"


@pytest.mark.parametrize("loop", LOOPS)
def test_sums_stay_ahead_of_loops(loop: str) -> None:
    text = program(*LOOPS[loop])
    assert simplify(text) == text


@pytest.mark.parametrize("other", NO_LOOPS)
def test_sums_become_one_where_there_is_no_loop(other: str) -> None:
    after = simplify(program(*NO_LOOPS[other]))
    assert after.count("arith.addi") == 2
    assert "constant 12 : i32" in after


@pytest.mark.parametrize("loop", LOOPS)
def test_what_costs_a_loop_no_more_is_done(loop: str) -> None:
    head, end = LOOPS[loop]
    after = simplify(f"{HEAD}%a = arith.addi %x, %five : i32\n{head}  %s = arith.addi %a, %seven : i32\n{USE}{end}")
    assert after.count("arith.addi") == 1
    assert "arith.addi %x, %c12_i32" in after


@pytest.mark.parametrize(("place", "is_moved"), [("scf.if %t {\n", True), ("scf.for %i = %n to %n step %n {\n", False)])
def test_what_an_arm_computes_is_not_there_for_a_loop(place: str, is_moved: bool) -> None:
    arm = 'scf.if %t {\n  %p = arith.addi %x, %y : i32\n  "foo.use"(%p) : (i32) -> ()\n}\n'
    text = f"{HEAD}{arm}%a = arith.addi %x, %five : i32\n{place}  %s = arith.addi %a, %y : i32\n{USE}}}\n"
    after = simplify(text)
    assert ("%a = arith.addi %x, %five" not in after) == is_moved
    assert after.count("arith.addi") == 3


def depths(text: str) -> list[tuple[str, int]]:
    """The loops around each operation of a text."""
    (chunk,) = read(Source(text, "in.mlir"))
    nests = Nests(chunk)
    return [(op.name, len(nests.of(op))) for op in chunk.operations if op.name.startswith("at.")]


def test_loops_in_loops() -> None:
    text = """func.func @f(%n: index, %t: i1) {
  at.a
  scf.for %i = %n to %n step %n {
    at.b
    scf.if %t {
      at.c
    }
    scf.while : () -> () {
      at.d
      scf.condition(%t)
    } do {
      at.e
      scf.yield
    }
  }
  return
}
"""
    assert depths(text) == [("at.a", 0), ("at.b", 1), ("at.c", 1), ("at.d", 2), ("at.e", 2)]


def test_loops_are_told_apart_to_a_depth() -> None:
    text = "".join(f"foo.x {{\n  at.a{depth}\n" for depth in range(1, 67)) + "}\n" * 66
    assert [depth for _, depth in depths(text)] == [*range(1, 65), 64, 64]


def test_cycles_of_blocks() -> None:
    text = """func.func @f(%t: i1) {
  at.a
  cf.br ^outer
^outer:
  at.b
  cf.cond_br %t, ^inner, ^end
^inner:
  at.c
  cf.cond_br %t, ^inner, ^latch
^latch:
  at.d
  cf.br ^outer
^end:
  at.e
  return
^never:
  at.f
  cf.br ^end
}
"""
    assert depths(text) == [("at.a", 0), ("at.b", 1), ("at.c", 2), ("at.d", 1), ("at.e", 0), ("at.f", 0)]


def test_a_cycle_with_two_ways_in() -> None:
    text = """func.func @f(%t: i1) {
  at.a
  cf.cond_br %t, ^one, ^two
^one:
  at.b
  cf.br ^two
^two:
  at.c
  cf.cond_br %t, ^one, ^end
^end:
  at.d
  return
}
"""
    found = dict(depths(text))
    assert found["at.a"] == found["at.d"] == 0
    assert found["at.b"] == found["at.c"] == 1
