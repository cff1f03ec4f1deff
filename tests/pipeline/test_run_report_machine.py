"""Machine code in the page of a run: linked to the lines of the IR, and the same as without."""

from __future__ import annotations

from pathlib import Path

import pytest

from nvopt.llvm import Unit
from nvopt.pipeline.driver import Driver, Options
from nvopt.pipeline.run_report.machine import machine_code, split_ptx
from nvopt.pipeline.run_report.numbered_lines import with_numbered_lines
from nvopt.target import TargetOptions

FIXTURES = Path(__file__).parents[2] / "fixtures"
KERNEL = """\
target triple = "nvptx64-nvidia-cuda"

define internal i32 @dev.helper(i32 %x) noinline {
  %y = mul i32 %x, 7
  ret i32 %y
}

define ptx_kernel void @k(ptr addrspace(1) %p, i32 %n) {
entry:
  %v = load i32, ptr addrspace(1) %p, align 4
  %w = call i32 @dev.helper(i32 %v)
  switch i32 %n, label %done [
    i32 1, label %one
    i32 2, label %done
  ]

one:
  store i32 %w, ptr addrspace(1) %p, align 4
  br label %done

done:
  ret void
}
"""


def driver(cpu: str | None = "sm_90") -> Driver:
    return Driver(Options("", TargetOptions(cpu)))


@pytest.mark.parametrize("path", ["demo.ll", "histogram.ll", "reduction.ll"])
def test_lines_are_numbered_whatever_debug_info_there_was(path: str) -> None:
    text = Driver(Options("sroa")).compile((FIXTURES / path).read_bytes(), path).decode()
    numbered = Unit.parse(with_numbered_lines(text).encode(), "in.ll").emit()
    assert numbered.count("!DILocation(") == sum(
        line.startswith("  ") and line[2] not in " #;" and not line.endswith("[") for line in text.split("\n")
    )
    assert "!llvm.dbg.cu = !{!" in numbered
    assert "#dbg_" not in numbered


def test_declarations_ahead_of_functions_are_none() -> None:
    ptx = (
        ".func  (.param .b32 r) helper\n(\n\t.param .b32 p\n)\n;\n.extern .func other();\n.visible .entry k()\n.maxntid 64\n{\n\tret;\n}\n"
    )
    codes = split_ptx(ptx + ".func  (.param .b32 r) helper(\n\t.param .b32 p\n)\n{\n\t.reg .b32 %r<2>;\n\tret;\n}\n", [], linked=False)
    assert {name: len(code.ptx) for name, code in codes.items()} == {"k": 5, "helper": 7}


def linked(lines: list[tuple[str, int]], word: str) -> set[int]:
    return {at for text, at in lines if any(part.startswith(word) for part in text.split())}


def test_ptx_and_machine_code_know_their_lines(monkeypatch: pytest.MonkeyPatch) -> None:
    found = machine_code(driver(), KERNEL)
    assert (found["note"], found["gpu"], set(found["functions"])) == ("", "sm_90", {"k", "dev.helper"})
    kernel = found["functions"]["k"]
    assert kernel["linked"]
    assert linked(kernel["ptx"], "ld.global") == {2}
    assert linked(kernel["ptx"], "st.global") == {10}
    assert linked(kernel["sass"], "LDG") == {2}
    assert linked(kernel["sass"], "STG") == {10}
    assert linked(found["functions"]["dev.helper"]["ptx"], "mul.lo") == {1}
    multiplied = [at for line, at in kernel["sass"] if ", 0x7, " in line]
    assert multiplied == [-1]  # it is the helper's, whose code stands behind the kernel's
    assert kernel["registers"] > 0
    assert kernel["warps"] == 64

    # Where lines can't be numbered the same code is there without links.
    monkeypatch.setattr("nvopt.pipeline.run_report.machine.with_numbered_lines", lambda text: "no module")
    without = machine_code(driver(), KERNEL)["functions"]["k"]
    assert not without["linked"]
    assert {at for _, at in without["ptx"]} == {-1}
    assert [text for text, _ in without["sass"]] == [text for text, _ in kernel["sass"]]
    assert [without[what] for what in ("registers", "stack", "overhead")] == [kernel[what] for what in ("registers", "stack", "overhead")]


def test_what_has_no_ptx_says_why() -> None:
    other = machine_code(driver(), 'target triple = "x86_64-pc-linux-gnu"\n')
    assert other == {"functions": {}, "note": "The module is for x86_64-pc-linux-gnu, of which no PTX is made."}
    refused = machine_code(
        driver(), "declare fp128 @sinl(fp128)\ndefine fp128 @f(fp128 %x) {\n  %y = fadd fp128 %x, %x\n  ret fp128 %y\n}\n"
    )
    assert refused["functions"] == {}
    assert refused["note"].startswith("There is no PTX: ")
