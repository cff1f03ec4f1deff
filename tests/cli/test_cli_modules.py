"""-link, and what is for ptxas alone: relocatable cubins, options, its report."""

from __future__ import annotations

from pathlib import Path

import pytest
from cli_runner import Nvopt

from nvopt.pipeline.ptxas_info import Resources, Usage, remark, resources, usages

MAIN = """\
target triple = "nvptx64-nvidia-cuda"

%pair = type { i32, float }

@table = external global [2 x i32]

declare i32 @helper(ptr)

define ptx_kernel void @k(ptr %p) {
  %v = call i32 @helper(ptr %p)
  %t = load i32, ptr @table, align 4
  %q = getelementptr %pair, ptr %p, i32 0, i32 1
  store i32 %v, ptr %q, align 4
  ret void
}
"""
OTHER = """\
target triple = "nvptx64-nvidia-cuda"

%pair = type { i64 }

@table = global [2 x i32] [i32 1, i32 2]

define internal i32 @own(ptr %p) {
  %q = getelementptr %pair, ptr %p, i32 1
  %v = load i32, ptr %q, align 4
  ret i32 %v
}

define i32 @helper(ptr %p) {
  %v = call i32 @own(ptr %p)
  ret i32 %v
}
"""
LAYOUT = 'target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"\n'
# llvm-link 22's, with the header of the first module.
LINKED = f"""\
; ModuleID = 'main.ll'
source_filename = "main.ll"
{LAYOUT}target triple = "nvptx64-nvidia-cuda"

%pair = type {{ i32, float }}
%pair.0 = type {{ i64 }}

@table = global [2 x i32] [i32 1, i32 2]

define ptx_kernel void @k(ptr %p) {{
  %v = call i32 @helper(ptr %p)
  %t = load i32, ptr @table, align 4
  %q = getelementptr %pair, ptr %p, i32 0, i32 1
  store i32 %v, ptr %q, align 4
  ret void
}}

define i32 @helper(ptr %p) {{
  %v = call i32 @own(ptr %p)
  ret i32 %v
}}

define internal i32 @own(ptr %p) {{
  %q = getelementptr %pair.0, ptr %p, i32 1
  %v = load i32, ptr %q, align 4
  ret i32 %v
}}

define weak_odr i32 @once() {{
  ret i32 3
}}
"""
KERNEL = """\
target triple = "nvptx64-nvidia-cuda"

@s = internal addrspace(3) global [64 x i32] undef

declare void @other(ptr)

define ptx_kernel void @k(ptr %p) {
  %a = getelementptr i32, ptr addrspace(3) @s, i64 3
  %v = load volatile i32, ptr addrspace(3) %a
  store i32 %v, ptr %p
  call void @other(ptr %p)
  ret void
}
"""
SAID = """\
a.ll: ptxas info    : 0 bytes gmem
a.ll: ptxas info    : Compiling entry function 'small' for 'sm_90'
a.ll: ptxas info    : Function properties for small
a.ll:     0 bytes stack frame, 0 bytes spill stores, 0 bytes spill loads
a.ll: ptxas info    : Used 8 registers, used 0 barriers
a.ll: ptxas info    : Compiling entry function 'large' for 'sm_90'
a.ll: ptxas info    : Function properties for large
a.ll:     96 bytes stack frame, 12 bytes spill stores, 20 bytes spill loads
a.ll: ptxas info    : Used 128 registers, used 1 barriers, 96 bytes cumulative stack size, 65536 bytes smem
a.ll: ptxas info    : Compile time = 22.112 ms
a.ll: ptxas info    : Function properties for callee
a.ll:     408 bytes stack frame, 8 bytes spill stores, 4 bytes spill loads
a.ll: ptxas info    : Used 10 registers
"""
PTX = b"""\
.visible .entry small(
	.param .u64 small_param_0
)
{ ret; }
.visible .entry large()
.maxntid 256, 2, 1
.minnctapersm 1
{ ret; }
"""


@pytest.fixture(autouse=True)
def modules(nvopt: Nvopt) -> None:
    Path("main.ll").write_text(MAIN)
    Path("other.ll").write_text(OTHER)
    Path("kernel.ll").write_text(KERNEL)
    Path("once.ll").write_text("define weak_odr i32 @once() { ret i32 3 }\n")


def test_modules_are_linked_in_their_order(nvopt: Nvopt) -> None:
    assert nvopt("-link=other.ll", "-link=once.ll", "main.ll").out == LINKED
    nvopt("other.ll", "-o", "other.bc")
    assert nvopt("-link=other.bc", "-link=once.ll", "-link=once.ll", "main.ll").out == LINKED
    inlined = nvopt("-link=other.ll", "-internalize", "-O1", "-mcpu=sm_90", "main.ll").out
    assert "define ptx_kernel void @k(" in inlined
    assert "@helper" not in inlined


@pytest.mark.parametrize(
    "arguments",
    [
        ["main.ll", "other.ll", "once.ll", "-link"],
        ["-link", "main.ll", "other.ll", "once.ll"],
        ["main.ll", "other.ll", "-link", "-link=once.ll"],
        ["-link=once.ll", "main.ll", "other.bc", "-link", "-j4"],
    ],
)
def test_all_inputs_are_linked_into_the_first(nvopt: Nvopt, arguments: list[str]) -> None:
    nvopt("other.ll", "-o", "other.bc")
    assert nvopt(*arguments) == type(nvopt())(0, LINKED, "")
    assert nvopt(*arguments, "-o", "all.ll").status == 0
    assert Path("all.ll").read_text() == LINKED


def test_one_input_is_linked_with_nothing(nvopt: Nvopt) -> None:
    assert nvopt("main.ll", "-link") == nvopt("main.ll")


def test_linked_inputs_are_one_module_to_passes(nvopt: Nvopt) -> None:
    made = nvopt("main.ll", "other.ll", "-link", "-internalize", "-O1", "-mcpu=sm_90", "-emit=ptx")
    assert made.err == ""
    assert made.out.count(".entry") == 1
    assert ".func" not in made.out, "what is called is inlined, and internal"
    assert nvopt("main.ll", "other.ll", "-link", "-mcpu=sm_90", "-o", "made/").status == 0
    assert [path.name for path in Path("made").iterdir()] == ["main.ll"]


def test_what_is_linked_is_not_overwritten(nvopt: Nvopt) -> None:
    said = nvopt("main.ll", "other.ll", "-link", "-pass-remarks-output=other.ll")
    assert said.err == "nvopt: -pass-remarks-output would overwrite what is read: other.ll\n"
    reduced = nvopt("-reduce=true %s", "main.ll", "other.ll", "-link")
    assert reduced.err == "nvopt: -reduce takes one module, and links none: write what -link makes to a file first\n"


@pytest.mark.parametrize(
    ("file", "text", "said"),
    [
        ("twice.ll", OTHER, "main.ll: error: cannot link twice.ll: Linking globals named 'table': symbol multiply defined!"),
        ("none.ll", None, "none.ll: error: Could not open input file: No such file or directory"),
        ("bad.ll", "what\n", "bad.ll:1:1: error: expected top-level entity\nwhat\n^"),
        (
            "host.ll",
            'target triple = "x86_64-linux-gnu"\n',
            "main.ll: error: cannot link host.ll: its triple is x86_64-linux-gnu, and not nvptx64-nvidia-cuda",
        ),
    ],
)
def test_what_cannot_be_linked_is_told(nvopt: Nvopt, file: str, text: str | None, said: str) -> None:
    if text is not None:
        Path(file).write_text(text)
    assert nvopt("-link=other.ll", f"-link={file}", "main.ll") == type(nvopt())(1, "", f"nvopt: {said}\n")


def test_a_relocatable_cubin_may_call_what_is_elsewhere(nvopt: Nvopt) -> None:
    whole = nvopt("-mcpu=sm_90", "kernel.ll", "-o", "k.cubin")
    assert "Unresolved extern function 'other'" in whole.err
    assert nvopt("-mcpu=sm_90", "-c", "-maxrregcount=32", "-Xptxas", "-O2,-lineinfo", "kernel.ll", "-o", "k.cubin").status == 0
    assert Path("k.cubin").read_bytes()[:4] == b"\x7fELF"
    assert "Unknown option" in nvopt("-mcpu=sm_90", "-c", "-Xptxas=-nonsense", "kernel.ll", "-o", "k.cubin").err


@pytest.mark.parametrize("option", ["-c", "-maxrregcount=32", "-Xptxas=-O2", "-ptxas-info"])
def test_options_of_ptxas_ask_for_a_cubin(nvopt: Nvopt, option: str) -> None:
    said = nvopt(option, "-emit=ptx", "kernel.ll")
    assert said.err == "nvopt: -c, -maxrregcount, -Xptxas and -ptxas-info are for ptxas, which makes cubins: -emit=cubin\n"


def test_the_report_of_ptxas_is_a_table_and_remarks(nvopt: Nvopt) -> None:
    said = nvopt("-mcpu=sm_90", "-c", "-ptxas-info", "-pass-remarks-output=r.yaml", "kernel.ll", "-o", "k.cubin")
    head, columns, row = said.err.splitlines()
    assert head == "Resources of kernels, bytes and warps:"
    assert columns.split() == ["kernel", "registers", "stack", "spill", "stores", "spill", "loads", "shared", "warps", "of"]
    assert (row.split()[0], row.split()[5:]) == ("k", ["256", "64", "64"])
    yaml = Path("r.yaml").read_text()
    assert yaml.startswith("--- !Analysis\nPass:            ptxas\nName:            KernelResources\nFunction:        k\n")
    assert "  - SharedMemory:    '256'\n" in yaml


def test_resources_are_read_with_what_the_ptx_says_of_blocks() -> None:
    """Two blocks of 16 warps fit by registers (65536 / 128 / 32 = 16 warps): one. 64 KiB of shared memory would let three run."""
    found = list(resources(SAID.splitlines(), PTX))
    small, large = Usage("small", "sm_90", registers=8), Usage("large", "sm_90", 96, 12, 20, 128, 65536)
    assert usages(SAID.splitlines()) == [small, large, Usage("callee", "", 408, 8, 4, 10)]
    assert found == [Resources(small, 8, 64, 64, 0), Resources(large, 128, 16, 64, 512)]
    assert remark(found[1]).message == (
        "128 registers, 96 bytes of stack, 12 bytes of spill stores, 20 bytes of spill loads, 65536 bytes of shared memory, "
        "16 of 64 warps a multiprocessor in blocks of 512 threads"
    )
