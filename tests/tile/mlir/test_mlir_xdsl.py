"""What nvopt writes is read and verified by another reader of MLIR: xDSL, which has arith, func, scf and cf."""

from __future__ import annotations

import random
import subprocess
import sys
from pathlib import Path

import pytest
from mlir_programs import Program

from nvopt.tile import simplify

GOLDEN = Path(__file__).parents[2] / "golden" / "tile"


def verified(text: str) -> str:
    """The text as xdsl-opt prints it, each part by itself; what it says where it refuses it fails the test."""
    command = [str(Path(sys.executable).parent / "xdsl-opt"), "--allow-unregistered-dialect", "--split-input-file", "--print-op-generic"]
    done = subprocess.run(command, input=text, capture_output=True, text=True, timeout=120, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_golden_results_are_read() -> None:
    for name in ("arith", "generic"):
        assert "arith." in verified((GOLDEN / f"{name}.expected.mlir").read_text())


def test_custom_and_generic_arith_is_read() -> None:
    """Of integers; xDSL's casts and selects take no vectors."""
    programs = [program for seed in range(24) if not (program := Program(random.Random(seed), "arith", 20)).container]
    assert len(programs) > 6
    assert verified("// -----\n".join(simplify(program.text()) for program in programs)).count("func.return") == len(programs)


@pytest.mark.parametrize("options", [{}, {"canonicalize_to": "arith"}])
def test_generic_tiles_are_read(options: dict[str, str]) -> None:
    of = "!cuda_tile.tile<4xi32>"
    text = f"""\
%x, %y = "foo.tiles"() : () -> ({of}, {of})
%0 = "cuda_tile.constant"() <{{value = dense<0> : {of}}}> : () -> {of}
%1 = "cuda_tile.addi"(%x, %0) <{{overflow = #cuda_tile.overflow<none>}}> : ({of}, {of}) -> {of}
%2 = "cuda_tile.muli"(%1, %y) <{{overflow = #cuda_tile.overflow<no_wrap>}}> : ({of}, {of}) -> {of}
"foo.use"(%2) : ({of}) -> ()
"""
    simpler = simplify(text, **options)
    assert "%0" not in simpler
    if options:
        assert '"arith.muli"(' in verified(simpler)
        assert "cuda_tile.muli" not in simpler
    else:
        assert '"cuda_tile.muli"(' in verified(simpler)


def test_names_that_regions_use_again_are_read() -> None:
    text = """\
func.func @f(%p: i1, %x: i32) -> i32 {
  %z = arith.constant 0 : i32
  %r = scf.if %p -> (i32) {
    %r = arith.addi %z, %x : i32
    %s = arith.muli %r, %r : i32
    scf.yield %s : i32
  } else {
    %r = arith.subi %x, %x : i32
    scf.yield %r : i32
  }
  func.return %r : i32
}
"""
    simpler = simplify(text)
    assert "%s = arith.muli %x, %x : i32" in simpler
    assert "scf.yield %z : i32" in simpler
    assert "func.return" in verified(simpler)


def test_negatives_and_numbers_in_another_shape_are_read() -> None:
    one, of = "!cuda_tile.tile<1xi32>", "!cuda_tile.tile<4xi32>"
    text = f"""\
%x = "foo.tile"() : () -> {of}
%0 = "cuda_tile.constant"() <{{value = dense<12> : {one}}}> : () -> {one}
%1 = "cuda_tile.broadcast"(%0) : ({one}) -> {of}
%2 = "cuda_tile.negi"(%x) <{{overflow = #cuda_tile.overflow<no_signed_wrap>}}> : ({of}) -> {of}
%3 = "cuda_tile.maxi"(%1, %2) <{{signedness = #cuda_tile.signedness<signed>}}> : ({of}, {of}) -> {of}
"foo.use"(%3) : ({of}) -> ()
"""
    arith = simplify(text, canonicalize_to="arith")
    assert "cuda_tile.broadcast" not in arith
    assert "dense<12> : tensor<4xi32>" in arith
    assert "#arith.overflow<nsw>" in arith
    assert verified(arith).count('"arith.') == 4
