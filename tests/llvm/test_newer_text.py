"""Text of LLVM 23 and 24: what is respelled, what is left alone, and that messages still speak of the user's text."""

import pytest

import nvopt
from nvopt.llvm import InputError, Unit
from nvopt.llvm.edits import Edit, EditedText
from nvopt.llvm.newer_text import newer_spellings


def respelled(text: str) -> str:
    return EditedText(text.encode(), newer_spellings(text.encode())).data.decode()


def message(text: str) -> str:
    with pytest.raises(InputError) as caught:
        Unit.parse(text.encode(), "x.ll")
    return str(caught.value)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("%y = fadd half %x, f0x3C00", "%y = fadd half %x, 0xH3C00"),
        ("%y = fadd bfloat %x, f0x3F80", "%y = fadd bfloat %x, 0xR3F80"),
        ("%y = fmul bfloat f0x3F80, -inf", "%y = fmul bfloat 0xR3F80, 0xRFF80"),
        ("%y = fcmp olt half %x, +qnan", "%y = fcmp olt half %x, 0xH7E00"),
        ("phi half [ f0x3C00, %a ], [ +inf, %b ]", "phi half [ 0xH3C00, %a ], [ 0xH7C00, %b ]"),
        ("phi half [ f0x3C00, %a ],\n  [ +inf, %b ]", "phi half [ 0xH3C00, %a ],\n  [ 0xH7C00, %b ]"),
        ("call half @f(i32 1, half noundef nofpclass(nan inf) f0x3C00)", "call half @f(i32 1, half noundef nofpclass(nan inf) 0xH3C00)"),
        ("select i1 %c, half %x, half f0x3C00", "select i1 %c, half %x, half 0xH3C00"),
        ("fadd <2 x half> %v, splat (half f0x3C00)", "fadd <2 x half> %v, splat (half 0xH3C00)"),
        (
            "store { half, bfloat } { half f0x3C00, bfloat f0x3F80 }, ptr %p",
            "store { half, bfloat } { half 0xH3C00, bfloat 0xR3F80 }, ptr %p",
        ),
        ("fadd half extractelement (<2 x bfloat> @v, i32 0), f0x3C00", "fadd half extractelement (<2 x bfloat> @v, i32 0), 0xH3C00"),
        ("[2 x half] [half\n f0x3C00, half ; f0x3C00\n f0x3C01]", "[2 x half] [half\n 0xH3C00, half ; f0x3C00\n 0xH3C01]"),
        ("#dbg_value(float f0x3F800000, !1, !DIExpression(), !2)", "#dbg_value(float 0x3FF0000000000000, !1, !DIExpression(), !2)"),
        ("atomicrmw fadd ptr addrspace(1) %p, half f0x3C00 seq_cst", "atomicrmw fadd ptr addrspace(1) %p, half 0xH3C00 seq_cst"),
        ("%y = sitofp nnan ninf i32 %x to float", "%y = sitofp i32 %x to float"),
        ("%y = uitofp fast nneg i32 %x to float", "%y = uitofp nneg i32 %x to float"),
        ("attributes #0 = { denormal_fpenv(ieee) }", 'attributes #0 = { "denormal-fp-math"="ieee,ieee" }'),
        (
            "denormal_fpenv(preservesign|dynamic, float: ieee|positivezero)",
            '"denormal-fp-math"="preserve-sign,dynamic" "denormal-fp-math-f32"="ieee,positive-zero"',
        ),
        ("memory(argmem: read, target_mem: none)", "memory(argmem: read, target_mem0: none, target_mem1: none)"),
        ("define void @f() nooutline flatten prefalign(16) {", 'define void @f() "nooutline"   {'),
        ("declare void @f(ptr dead_on_return(8) %p)", "declare void @f(ptr  %p)"),
        ('module asm\n    "a"\n    "b;\\22"\n', 'module asm\n    "a"\n    module asm "b;\\22"\n'),
    ],
)
def test_spellings(text: str, expected: str) -> None:
    assert respelled(text) == expected


@pytest.mark.parametrize(
    "text",
    [
        "%y = fadd half %f0x3C00, %x",
        "call half @f0x3C00(half %x)",
        '%"half f0x3C00" = add i32 1, 2',
        '@s = constant [11 x i8] c"half f0x3C0"',
        "; half f0x3C00",
        "ret half %x ; f0x3C00",
        "/* half f0x3C00 */",
        "f0x3C00:",
        "  br label %f0x3C00",
        "f0x3C00.half:",
        "$half = comdat any",
        '!0 = !{!"half f0x3C00"}',
        "!f0x3C00 = !{}",
        "i32 f0x3F800000",
        "half f0x3C0",
        "half 1.5, float 2.5, double 0.1",
        "!DISubprogram(line: 1, flatten: 2, float: 1.5)",
        "denormal_fpenv(float: never)",
        "@flatten = global i32 0",
        'module asm "one"\nmodule asm "two"',
    ],
)
def test_what_is_no_constant_of_a_newer_llvm_stays(text: str) -> None:
    assert respelled(text) == text


def test_each_decimal_that_llvm_22_refuses_is_read() -> None:
    text = "define bfloat @f(bfloat %x) {\n  %y = fmul bfloat %x, 3.007810e-01\n  ret bfloat %y\n}\n"
    assert "fmul bfloat %x, 0xR3E9A" in Unit.parse(text.encode(), "x.ll").emit()


def test_passes_that_read_the_users_own_text_see_it_respelled() -> None:
    """nvvm-reflect takes text that looks as LLVM prints it without a first round through LLVM."""
    body = "define float @f(float %x) {\n  %ftz = call i32 @__nvvm_reflect(ptr @name)\n  %y = fmul float %x, LITERAL\n  ret float %y\n}\n"
    head = "; ModuleID = 'x.ll'\n\n@name = constant [11 x i8] c\"__CUDA_FTZ\\00\"\n\ndeclare i32 @__nvvm_reflect(ptr)\n\n"
    for literal, read in [("f0x3FB8AA3B", "0x3FF7154760000000"), ("1.000000e-01", "0x3FB99999A0000000"), ("-inf", "0xFFF0000000000000")]:
        result = nvopt.run((head + body).replace("LITERAL", literal), "nvvm-reflect")
        assert f"fmul float %x, {read}" in result
        assert "call" not in result


def test_columns_behind_a_constant_are_those_of_the_users_text() -> None:
    line = "  %a = fadd float %x, f0x3FB8AA3B  %b = fadd half 0.1, %none"
    column = line.index("%none")
    found = message(f"define void @f(float %x) {{\n{line}\n  ret void\n}}\n")
    assert found == f"x.ll:2:{column + 1}: error: use of undefined value '%none'\n{line}\n{' ' * column}^"


def test_columns_behind_an_inserted_data_layout_are_those_of_the_users_text() -> None:
    line = 'target triple = "nvptx64-nvidia-cuda" @x = global i33 %none'
    column = line.index("%none")
    assert message(line) == f"x.ll:1:{column + 1}: error: invalid use of function-local name\n{line}\n{' ' * column}^"


def test_the_verifiers_note_quotes_the_users_text() -> None:
    line = "  %p = phi half [ f0x3555, %a ], [ +inf, %b ]"
    text = f"define void @f(i1 %c) {{\na:\n  br i1 %c, label %b, label %d\nb:\n  br label %d\nd:\n{line}\n  ret void\n}}\n"
    assert Unit.parse(text.encode(), "x.ll").emit()
    found = message(text.replace("+inf, %b", "+inf, %d"))
    assert found.endswith("x.ll:7:3: note: it is this one\n  %p = phi half [ f0x3555, %a ], [ +inf, %d ]\n  ^")


def test_a_broken_rule_quotes_the_users_text() -> None:
    line = "  store half f0x3C01, ptr addrspace(3) addrspacecast (ptr addrspace(1) @g to ptr addrspace(3)), align 2"
    text = f'target triple = "nvptx64-nvidia-cuda"\n@g = addrspace(1) global half +inf\ndefine void @f() {{\n{line}\n  ret void\n}}\n'
    with pytest.raises(InputError) as caught:
        nvopt.run(text, "nvvm-verify", path="x.ll")
    assert f"x.ll:4:3: error: cannot cast from address space 1 to 3: one of them must be generic\n{line}\n" in str(caught.value)


def test_offsets_lead_back() -> None:
    text = EditedText(b"abcdef", [Edit(1, 2, b"BBB"), Edit(4, 4, b"++"), Edit(5, 6, b"")])
    assert text.data == b"aBBBcd++e"
    assert [text.user_offset(offset) for offset in range(10)] == [0, 1, 1, 1, 2, 3, 4, 4, 4, 6]
    assert text.touches(0, 2)
    assert not text.touches(2, 6)
    assert EditedText(b"abc").data == b"abc"
    assert EditedText(b"abc").user_offset(2) == 2
    assert text.with_edits([Edit(0, 1, b"")]).data == b"BBBcd++e"
