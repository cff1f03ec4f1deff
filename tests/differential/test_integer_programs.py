"""The random integer functions are valid, the model says what they do, and LLVM's own instcombine refines them."""

from __future__ import annotations

import re

import pytest
from integer_programs import MACHINE, SMALL, Program, module_text
from integer_runs import run_both
from refinement import counterexamples

import nvopt


def test_a_seed_makes_one_program() -> None:
    assert Program(7).text == Program(7).text != Program(8).text


def test_everything_occurs() -> None:
    text = module_text([Program(seed, f"f{seed}") for seed in range(200)])
    opcodes = "add sub mul udiv sdiv urem srem shl lshr ashr and or xor icmp select zext sext trunc freeze phi br call"
    words = "nuw nsw exact disjoint nneg samesign undef poison noundef umin smax abs fshl fshr i1 i2 i4 i8"
    assert set(re.findall(r"\w+", f"{opcodes} {words}")) <= set(re.findall(r"\w+", text))


@pytest.mark.parametrize("widths", [SMALL, MACHINE], ids=["small", "machine"])
def test_instcombine_refines_them(widths: tuple[int, ...]) -> None:
    programs = [Program(seed, f"f{seed}", widths) for seed in range(60)]
    before = nvopt.run(module_text(programs), "no-op-module")
    assert counterexamples(before, nvopt.run(before, "instcombine"), most_inputs=60) == {}


def test_the_model_says_what_the_host_does() -> None:
    programs = [Program(seed, f"f{seed}", MACHINE) for seed in range(150)]
    before = nvopt.run(module_text(programs), "no-op-module")
    ran = run_both(before, nvopt.run(before, "instcombine"), [program.name for program in programs])
    assert ran.faults == []
    assert ran.runs > 500
