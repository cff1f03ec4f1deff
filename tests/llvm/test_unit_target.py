"""The triple and the data layout that a module is given."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from nvopt.llvm import InputError, Unit, machine
from nvopt.llvm.native import Step
from nvopt.target import TargetOptions
from nvopt.target.triples import NVPTX

CUDA = NVPTX
LAYOUT = machine.data_layout(CUDA)
X86 = f'target datalayout = "{machine.data_layout("x86_64-pc-linux-gnu")}"\ntarget triple = "x86_64-pc-linux-gnu"\n'
I386 = f'target datalayout = "{machine.data_layout("i386-pc-linux-gnu")}"\ntarget triple = "i386-pc-linux-gnu"\n'
BODY = "define i64 @f(ptr %p) {\n  %x = load i64, ptr %p\n  ret i64 %x\n}\n"


def header(unit: Unit) -> tuple[str, str]:
    """The module's triple and layout."""
    return unit.native().triple, unit.native().data_layout


def parse(text: str, triple: str = "", data_layout: str = "", for_ptx: bool = False, lazy: bool = False) -> Unit:
    return Unit.parse(text.encode(), "in.ll", lazy=lazy, target=TargetOptions(triple=triple, data_layout=data_layout), for_ptx=for_ptx)


def test_nothing_is_touched_unasked() -> None:
    assert header(parse(BODY)) == ("", "")
    assert header(parse(X86 + BODY))[0] == "x86_64-pc-linux-gnu"


def test_a_triple_brings_its_layout_before_the_module_is_read() -> None:
    """The load says no alignment: it has that of the layout, which is 4 where there is none."""
    unit = parse(BODY, CUDA)
    assert header(unit) == (CUDA, LAYOUT)
    assert "load i64, ptr %p, align 8" in unit.emit()
    assert "load i64, ptr %p, align 4" in parse(BODY).emit()


def test_a_triple_replaces_another_and_its_layout() -> None:
    assert header(parse(X86 + BODY, CUDA)) == (CUDA, LAYOUT)


def test_an_alignment_left_out_is_that_of_the_modules_own_layout() -> None:
    text = 'target datalayout = "e-i64:64-v16:16-v32:32-n16:32:64"\n' + BODY.replace("i64", "i128")
    unit = parse(text, CUDA)
    assert header(unit) == (CUDA, LAYOUT)
    assert "load i128, ptr %p, align 8" in unit.emit()


def test_short_pointers_stay_short() -> None:
    """The module's sizes were computed with them; the layout that a triple has by itself makes 8 bytes of 4."""
    short = machine.data_layout(CUDA, short_pointers=True)
    text = f'target datalayout = "{short}"\n@p = global ptr addrspace(3) null\n'
    assert header(parse(text, CUDA)) == (CUDA, short)
    assert header(parse(text, CUDA, for_ptx=True)) == (CUDA, short)
    assert header(parse(text, CUDA, data_layout=LAYOUT)) == (CUDA, LAYOUT)


def test_sizes_never_change_silently() -> None:
    with pytest.raises(InputError) as raised:
        parse(I386 + BODY, CUDA)
    said = str(raised.value)
    assert said.startswith(f"in.ll: error: the module's data layout is not that of {CUDA}: ptr takes 4 bytes in it, 8 on the target.")
    assert said.endswith(f"-data-layout={LAYOUT}")
    assert header(parse(I386 + BODY, CUDA, LAYOUT)) == (CUDA, LAYOUT)


@pytest.mark.parametrize(
    "text",
    [
        BODY,
        X86 + BODY,
        'target datalayout = ""\n' + BODY,
        f'target triple = "{CUDA}"\n{BODY}',
        f'target datalayout = "e"\ntarget triple = "{CUDA}"\ntarget datalayout = "e-i64:32"\n{BODY}',
    ],
)
def test_a_layout_given_is_the_modules(text: str) -> None:
    unit = parse(text, data_layout="e-i64:128")
    assert unit.native().data_layout == "e-i64:128"
    assert "load i64, ptr %p, align 16" in unit.emit()


def test_bitcode_is_given_them_too() -> None:
    data = parse(X86 + BODY).bitcode()
    unit = Unit.parse(data, "in.bc", target=TargetOptions(triple=CUDA))
    assert header(unit) == (CUDA, LAYOUT)
    unit = Unit.parse(data, "in.bc", target=TargetOptions(data_layout="e-i64:32"))
    assert header(unit) == ("x86_64-pc-linux-gnu", "e-i64:32")
    unit = Unit.parse(parse(BODY).bitcode(), "in.bc", for_ptx=True)
    assert header(unit) == (CUDA, LAYOUT)
    with pytest.raises(InputError, match="ptr takes 4 bytes"):
        Unit.parse(parse(I386 + BODY).bitcode(), "in.bc", target=TargetOptions(triple=CUDA))


@pytest.mark.parametrize("lazy", [False, True])
def test_ptx_assumes_a_gpu_where_nothing_is_said(lazy: bool) -> None:
    unit = parse(BODY, for_ptx=True, lazy=lazy)
    assert header(unit) == (CUDA, LAYOUT)
    assert unit.warnings == [f"in.ll: the module has no target triple; {CUDA} is assumed"]
    assert "load i64, ptr %p, align 8" in unit.emit()


@pytest.mark.parametrize("lazy", [False, True])
def test_ptx_is_not_made_of_host_code(lazy: bool) -> None:
    with pytest.raises(InputError) as raised:
        parse(X86 + BODY, for_ptx=True, lazy=lazy)
    assert "the module's target triple is x86_64-pc-linux-gnu" in str(raised.value)
    assert f"-mtriple={CUDA}" in str(raised.value)


@pytest.mark.parametrize("emit", ["ll", "bc"])
def test_llvms_passes_are_not_let_loose_on_gpu_code_of_another_triple(emit: str) -> None:
    text = b'target triple = "x86_64-linux"\ndefine void @f() #0 {\n  ret void\n}\nattributes #0 = { "target-cpu"="sm_90" }\n'
    data = text if emit == "ll" else Unit.parse(text, "host.ll").bitcode()
    unit = Unit.parse(data, "host.ll")
    message = "host.ll: error: the module's target triple is x86_64-linux, and its functions are for an NVIDIA GPU (sm_90)"
    with pytest.raises(InputError, match=re.escape(message)):
        unit.run_native([Step("sroa")], "sm_90")
    Unit.parse(data, "host.ll", target=TargetOptions(triple=CUDA)).run_native([Step("sroa")], "sm_90")


@pytest.mark.parametrize("triple", [CUDA, "nvptx64-nvidia-gpulibs", "nvptx64", "nvptx-nvidia-cuda", "nvptx64-unknown-unknown"])
def test_gpus_are_taken_without_a_word(triple: str) -> None:
    unit = parse(f'target triple = "{triple}"\n{BODY}', for_ptx=True)
    assert header(unit)[0] == triple
    address = 32 if triple.startswith("nvptx-") else 64
    assert re.findall(rb"\.address_size (\d+)", unit.ptx(TargetOptions("sm_70"), 2)) == [str(address).encode()]
    assert unit.warnings == []


@pytest.mark.parametrize(
    "layout",
    [
        "e-i64:64-v16:16-v32:32-n16:32:64",
        "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f32:32:32-f64:64:64-v16:16:16-v32:32:32-v64:64:64-"
        "v128:128:128-n16:32:64",
    ],
)
def test_older_layouts_of_gpus_are_taken_without_a_word(layout: str) -> None:
    body = (
        "define void @f(ptr %p) {\n  %q = getelementptr { i8, i64, <2 x float> }, ptr %p, i64 1, i32 2\n"
        "  store <2 x float> zeroinitializer, ptr %q\n  ret void\n}\n"
    )
    unit = parse(f'target datalayout = "{layout}"\ntarget triple = "{CUDA}"\n{body}', for_ptx=True)
    assert unit.ptx(TargetOptions("sm_80"), 2) == parse(f'target triple = "{CUDA}"\n{body}').ptx(TargetOptions("sm_80"), 2)
    assert unit.native().data_layout == layout  # the text that comes out keeps it


def test_code_generation_does_not_lay_out_anew() -> None:
    layout = "e-i64:64-v16:16-v32:32-n16:32:64"
    variable = "%s = type { i8, i128 }\n@x = global %s zeroinitializer\n"
    text = f'target datalayout = "{layout}"\ntarget triple = "{CUDA}"\n{variable}'
    unit = parse(text, for_ptx=True)
    with pytest.raises(InputError, match="i128 is aligned to 8 bytes in it, to 16 on the target"):
        unit.ptx(TargetOptions("sm_80"), 2)


@pytest.mark.parametrize("options", [{"triple": CUDA}, {"for_ptx": True}, {"data_layout": "e"}])
@pytest.mark.parametrize("start", ["", "\n; a comment\n", 'source_filename = "k.cu" '])
def test_lines_and_columns_of_messages_stay_the_users(options: dict[str, Any], start: str) -> None:
    text = start + "define i64 @f(ptr %p) { ret i64 %x }\n"
    with pytest.raises(InputError) as raised:
        parse(text, **options)
    with pytest.raises(InputError) as plain:
        parse(text)
    assert str(raised.value) == str(plain.value)


ACCESSES = """source_filename = "x.cl"
target triple = "{triple}"

define i64 @f(ptr %p, ptr addrspace(3) %q, i128 %x) {
  %a = load i64, ptr %p
  %b = load <3 x float>, ptr addrspace(3) %q
  store <3 x float> %b, ptr %p
  store i128 %x, ptr %p
  %c = load x86_fp80, ptr %p
  %d = load ptr, ptr %p
  %e = load ptr addrspace(5), ptr addrspace(3) %q
  ret i64 %a
}
"""
TRIPLES = re.split(r"^; of (.*)\n", Path(__file__).with_name("triples.expected").read_text(), flags=re.M)[1:]


@pytest.mark.parametrize(("triple", "expected"), list(zip(TRIPLES[::2], TRIPLES[1::2], strict=True)))
def test_a_triple_brings_the_layout_that_opt_gives_it(triple: str, expected: str) -> None:
    """triples.expected is what opt 22 -S makes of ACCESSES, for triples with and without code generation."""
    assert Unit.parse(ACCESSES.replace("{triple}", triple).encode(), "-").emit() == expected
