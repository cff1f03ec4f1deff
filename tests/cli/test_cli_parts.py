"""`-split-input-file` and `-verify-diagnostics` on the command line."""

from __future__ import annotations

import re
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest
from cli_runner import Nvopt

from nvopt.cli.parts import parts

Program = Callable[..., "subprocess.CompletedProcess[bytes]"]

TWO = """\
define i32 @f(i32 %x) {
  %y = add i32 %x, 0
  ret i32 %y
}
; -----
define i32 @f() {
  ret i32 7
}
"""
MADE = """\
; ModuleID = '<stdin>'
source_filename = "<stdin>"

define i32 @f(i32 %x) {
  ret i32 %x
}
; -----
; ModuleID = '<stdin>'
source_filename = "<stdin>"

define i32 @f() {
  ret i32 7
}
"""
FAULTS = """\
define i32 @f() {
  ret i32 %x
}
// -----
define i32 @g() {
  ret i32 0
}
; -----\t
define i32 @h() {
  ret i32 %y
}
"""
SAID = """\
nvopt: <stdin>:2:11: error: use of undefined value '%x'
  ret i32 %x
          ^
nvopt: <stdin>:10:11: error: use of undefined value '%y'
  ret i32 %y
          ^
"""


@pytest.mark.parametrize(
    ("text", "found"),
    [
        (b"", [(0, b"")]),
        (b"a\n", [(0, b"a\n")]),
        (b"a\n; -----\nb", [(0, b"a\n"), (2, b"b")]),
        (b"; -----\n// -----  \r\nb\n; -----", [(0, b""), (1, b""), (2, b"b\n"), (4, b"")]),
        (b" ; -----\n; ------\n; ----\n;-----\n; ----- x\n", [(0, b" ; -----\n; ------\n; ----\n;-----\n; ----- x\n")]),
    ],
)
def test_parts(text: bytes, found: list[tuple[int, bytes]]) -> None:
    assert [(len(ahead), part) for ahead, part in parts(text)] == found


def test_each_part_is_a_module(nvopt: Nvopt) -> None:
    outcome = nvopt("-split-input-file", "-passes=instcombine", stdin=TWO.encode())
    assert (outcome.status, outcome.out, outcome.err) == (0, MADE, "")
    assert nvopt("-split-input-file", stdin=MADE.encode()).out == MADE
    assert "redefinition" in nvopt("-passes=instcombine", stdin=TWO.encode()).err


def test_every_part_is_tried_and_its_lines_are_the_files(nvopt: Nvopt) -> None:
    outcome = nvopt("-split-input-file", "-o", "out.ll", stdin=FAULTS.encode())
    assert (outcome.status, outcome.err) == (1, SAID)
    assert not Path("out.ll").exists()


def test_expected_errors_are_no_failure(nvopt: Nvopt) -> None:
    text = FAULTS.replace("  ret i32 %x", "  ret i32 %x ; expected-error {{value '%x'}}").replace(
        "}\n; -----\t", "}\n; -----\n; expected-error-re@+2 {{value '%{{.}}'}}"
    )
    outcome = nvopt("-split-input-file", "-verify-diagnostics", stdin=text.encode())
    assert (outcome.status, outcome.err) == (0, "")
    assert outcome.out.split("; -----\n")[0::2] == ["", ""]
    assert "@g" in outcome.out
    outcome = nvopt("-split-input-file", "-verify-diagnostics", stdin=text.replace("value '%x'", "value '%z'").encode())
    assert outcome.status == 1
    assert outcome.out == ""
    assert outcome.err == (
        "nvopt: <stdin>:2:3: error: unexpected error: use of undefined value '%x'\n"
        "  ret i32 %x ; expected-error {{value '%z'}}\n  ^\n"
        "nvopt: <stdin>:2:3: error: expected error \"value '%z'\" was not produced\n"
        "  ret i32 %x ; expected-error {{value '%z'}}\n  ^\n"
    )


WARNED = 'declare i32 @__nvvm_reflect(ptr)\n@a = constant [12 x i8] c"__CUDA_ARCH\\00"\n' + (
    "define i32 @f() {\n  %r = call i32 @__nvvm_reflect(ptr @a)\n  ret i32 %r\n}\n"
)


def test_warnings_and_remarks_are_expected_too(nvopt: Nvopt) -> None:
    command = ("-verify-diagnostics", "-passes=nvvm-reflect")
    outcome = nvopt(*command, stdin=WARNED.encode())
    assert outcome.status == 1
    assert outcome.err.startswith("nvopt: <stdin>: error: unexpected warning: nvvm-reflect: ")
    expecting = f"{WARNED}; expected-warning@unknown {{{{-mcpu}}}}\n"
    assert nvopt(*command, stdin=expecting.encode()).status == 0
    answered = nvopt(*command, "-mcpu=sm_90", "-pass-remarks=.", stdin=WARNED.encode())
    assert answered.err.startswith("nvopt: <stdin>: error: unexpected remark: in function f: ")
    unasked = nvopt(*command, "-mcpu=sm_90", "-pass-remarks-output=r.yaml", stdin=WARNED.encode())
    assert (unasked.status, unasked.err) == (0, "")
    assert Path("r.yaml").read_text().startswith("--- !Passed")


def test_what_passes_print_and_counts_are_told(nvopt: Nvopt) -> None:
    outcome = nvopt("-split-input-file", "-passes=print<rpa>", "-disable-output", "-stats", stdin=TWO.encode())
    assert (outcome.status, outcome.out) == (0, "")
    assert outcome.err.count("Register pressure of function 'f'") == 2
    counted = nvopt("-split-input-file", "-passes=unavailable<x>", "-disable-output", "-stats", stdin=TWO.encode())
    assert re.search(r"^ *2 .*x", counted.err, re.MULTILINE), counted.err


def test_the_remarks_are_another_file(nvopt: Nvopt) -> None:
    same = ("-verify-diagnostics", "in.ll", "-o", "r.yaml", "-pass-remarks-output=r.yaml")
    assert nvopt(*same).err == "nvopt: -pass-remarks-output and the output are the same file: r.yaml\n"
    assert nvopt(*same, "-disable-output").status == 0


MLIR = """\
func.func @f(%a: i32) -> i32 {
  %c0 = arith.constant 0 : i32
  %0 = arith.addi %a, %c0 : i32
  return %0 : i32
}
// -----
func.func @f(%a: i32) -> i32 {
  // expected-error@+1 {{undeclared}}
  return %1 : i32
}
"""


def test_mlir_comes_in_parts_too(nvopt: Nvopt) -> None:
    outcome = nvopt("--tile", "-split-input-file", "-verify-diagnostics", stdin=MLIR.encode())
    assert (outcome.status, outcome.err) == (0, "")
    assert outcome.out == "func.func @f(%a: i32) -> i32 {\n  return %a : i32\n}\n// -----\n"
    outcome = nvopt("--tile", "-split-input-file", stdin=MLIR.encode())
    assert outcome.status == 1
    assert outcome.err.startswith("nvopt: <stdin>:9:10: error: ")
    swapped = "\n// -----\n".join(MLIR.split("\n// -----\n")[:1] * 2)
    assert nvopt("--tile", "-split-input-file", stdin=swapped.encode()).out.count("// -----\nfunc.func @f") == 1


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        (["-emit=bc"], "write text, and -emit=bc is none"),
        (["-emit=cubin", "-mcpu=sm_90"], "write text, and -emit=cubin is none"),
        (["-print-after-all"], "take no dumps, pages, times and -opt-bisect-limit"),
        (["-opt-bisect-limit=3"], "take no dumps, pages, times and -opt-bisect-limit"),
        (["two.ll"], "take one input and write one file"),
        (["-o", "folder/"], "take one input and write one file"),
    ],
)
@pytest.mark.parametrize("option", ["-split-input-file", "-verify-diagnostics"])
def test_what_does_not_go_with_parts(nvopt: Nvopt, option: str, arguments: list[str], why: str) -> None:
    outcome = nvopt(option, "in.ll", *arguments)
    assert (outcome.status, outcome.err) == (1, f"nvopt: -split-input-file and -verify-diagnostics {why}\n")


def test_a_part_that_ends_llvms_process_is_one_that_fails(program: Program, tmp_path: Path) -> None:
    deadly = (Path(__file__).parent / "deadly" / "not_metadata.ll").read_text()
    (tmp_path / "deadly.ll").write_text(f"{TWO}; -----\n{deadly}\n; -----\n{FAULTS.partition('//')[0]}")
    done = program("-split-input-file", "-disable-output", "deadly.ll")
    ended, other = re.findall(rb"^nvopt: (.*)", done.stderr, re.MULTILINE)
    assert done.returncode == 1
    assert ended.startswith(b"deadly.ll: error: LLVM ended the process that worked on this file")
    assert other.endswith(b"error: use of undefined value '%x'")


def test_bitcode_has_no_lines(nvopt: Nvopt) -> None:
    nvopt("in.ll", "-o", "in.bc")
    said = "nvopt: in.bc: error: -split-input-file and -verify-diagnostics read text, and this is bitcode\n"
    assert nvopt("-verify-diagnostics", "in.bc").err == said
