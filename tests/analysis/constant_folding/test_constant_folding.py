"""Instructions of constants fold to what LLVM 22 makes of them: `cases.expected` is what its instsimplify printed for `cases.ll`, `-` where
it left an instruction. So is `grid.expected` of `grid.ll`: each opcode on zeros, ones, extremes, undef, poison, and addresses."""

from __future__ import annotations

import itertools
import operator
from collections.abc import Callable
from pathlib import Path

import pytest

from nvopt.analysis.constant_folding import fold_instruction
from nvopt.analysis.constant_folding.comparisons import _BY_RELATION
from nvopt.ir import CallInst, Function, Instruction, Module
from nvopt.ir.predicates import ICMP, Predicate

HERE = Path(__file__).parent


def fold(instruction: Instruction, module: Module) -> str:
    """What the instruction folds to, as LLVM prints it; `-` where it stays."""
    found = fold_instruction(instruction, list(instruction.operands), module.data_layout)  # type: ignore[arg-type]
    return "-" if found is None else found.ref


@pytest.mark.parametrize("name", ["cases", "grid"])
def test_llvms_answers(name: str) -> None:
    module = Module.parse((HERE / f"{name}.ll").read_text())
    function = module.get_function("test")
    assert function is not None
    expected = dict(line.split(" ", 1) for line in (HERE / f"{name}.expected").read_text().splitlines())
    found = {one.ref: fold(one, module) for one in function.instructions() if one.ref in expected}
    assert found == expected


def folded(body: str, heads: str = "") -> list[str]:
    """What the instructions of a function fold to, one by one."""
    module = Module.parse(f"{heads}\ndefine void @f() {{\n{body}\n  ret void\n}}\n")
    function = module.get_function("f")
    assert isinstance(function, Function)
    return [fold(one, module) for one in function.instructions()][:-1]


def test_floats_only_where_the_result_is_the_same_everywhere() -> None:
    body = """
  %1 = fadd float 1.000000e+00, 2.500000e+00
  %2 = fadd fast float 1.000000e+00, 2.500000e+00
  %3 = fadd nnan float 1.000000e+00, 2.500000e+00
  %4 = fdiv double 0.000000e+00, 0.000000e+00
  %5 = call float @llvm.sqrt.f32(float 4.000000e+00)"""
    assert folded(body, "declare float @llvm.sqrt.f32(float)\n") == ["3.500000e+00", "-", "3.500000e+00", "-", "-"]


@pytest.mark.parametrize(
    ("name", "arguments"),
    [
        *((name, ("i64 3",)) for name in ("bswap", "bitreverse", "ctpop")),
        *((name, ("i64 3", "i1 false")) for name in ("ctlz", "cttz", "abs")),
        *((name, ("i64 3", "i64 5")) for name in ("umin", "smax", "uadd.sat", "ssub.sat", "sadd.with.overflow", "umul.with.overflow")),
        *((name, ("i64 3", "i64 5", "i64 7")) for name in ("fshl", "fshr")),
    ],
)
def test_intrinsics_of_addresses_stay(name: str, arguments: tuple[str, ...]) -> None:
    type = "{ i64, i1 }" if "overflow" in name else "i64"
    heads = f"@g = external global i8\ndeclare {type} @llvm.{name}.i64({', '.join(one.split()[0] for one in arguments)})\n"
    calls = [
        f"  %{at + 1} = call {type} @llvm.{name}.i64({', '.join((*arguments[:at], 'i64 ptrtoint (ptr @g to i64)', *arguments[at + 1 :]))})"
        for at, one in enumerate(arguments)
        if one.startswith("i64")
    ]
    assert folded("\n".join(calls), heads) == ["-"] * len(calls)


@pytest.mark.parametrize(
    ("one", "other", "differ"),
    [
        ("@a", "@b", "true"),
        ("@a", "getelementptr (i8, ptr @b, i64 0)", "true"),
        ("@a", "getelementptr inbounds (i8, ptr @b, i64 1)", "-"),
        ("getelementptr (i8, ptr @a, i64 0)", "getelementptr (i8, ptr @b, i64 0)", "true"),
        ("null", "@a", "true"),
        ("null", "getelementptr inbounds (i8, ptr @b, i64 1)", "true"),
        ("null", "blockaddress(@h, %x)", "true"),
        ("@a", "blockaddress(@h, %x)", "true"),
        ("@a", "@weak", "-"),
    ],
)
def test_addresses_are_told_apart_whichever_stands_first(one: str, other: str, differ: str) -> None:
    heads = "@a = global i8 0\n@b = global i8 0\n@weak = extern_weak global i8\ndefine void @h() {\n  br label %x\nx:\n  ret void\n}\n"
    assert folded(f"  %1 = icmp ne ptr {one}, {other}\n  %2 = icmp ne ptr {other}, {one}", heads) == [differ, differ]


@pytest.mark.parametrize(
    ("operation", "value"),
    [
        ("lshr i64 0, @", "0"),
        ("udiv i64 0, @", "0"),
        ("srem i64 0, @", "0"),
        ("sub i64 0, @", "sub (i64 0, i64 @)"),
        ("shl i64 1, @", "-"),
        ("add <vscale x 2 x i32> splat (i32 1), splat (i32 2)", "splat (i32 3)"),
        ("and <vscale x 2 x i32> splat (i32 1), undef", "zeroinitializer"),
        ("mul <vscale x 2 x i32> undef, undef", "undef"),
        ("add <2 x i64> <i64 1, i64 @>, <i64 2, i64 5>", "<i64 3, i64 add (i64 @, i64 5)>"),
    ],
)
def test_operations_on_zeros_addresses_and_long_vectors(operation: str, value: str) -> None:
    """As opt's instsimplify answers; `@` is an address."""
    address = "ptrtoint (ptr @g to i64)"
    assert folded(f"  %1 = {operation.replace('@', address)}", "@g = external global i8\n") == [value.replace("@", address)]


@pytest.mark.parametrize(
    ("conversion", "number", "value"),
    [
        ("f2i.rm", "2.5", "2"),
        ("f2i.rp", "2.5", "3"),
        ("f2i.rm", "-2.5", "-3"),
        ("f2i.rp", "-2.5", "-2"),
        ("f2i.rn", "2.5", "2"),
        ("f2i.rn", "3.5", "4"),
        ("f2i.rz", "0x41E0000000000000", "2147483647"),
        ("f2i.rz", "0xC1E0000000000000", "-2147483648"),
        ("f2ui.rz", "-1.0", "0"),
        ("f2ui.rz", "0x41F0000000000000", "-1"),
        ("f2i.rz", "0x7FF8000000000000", "0"),
    ],
)
def test_conversions_to_integers_round_and_stay_within(conversion: str, number: str, value: str) -> None:
    """As opt's instsimplify answers."""
    call = f"  %1 = call i32 @llvm.nvvm.{conversion}(float {number})"
    assert folded(call, f"declare i32 @llvm.nvvm.{conversion}(float)\n") == [value]


@pytest.mark.parametrize(
    ("flags", "inner", "outer", "value"),
    [
        ("nusw", 2**63 - 1, 1, ("", -(2**63))),
        ("inbounds", 2**63 - 1, 1, ("inbounds ", -(2**63))),
        ("inbounds", -(2**63), -1, ("inbounds nuw ", 2**63 - 1)),
        ("nusw", 2**63 - 2, 1, ("nusw nuw ", 2**63 - 1)),
        ("nusw", -(2**63), -1, ("", 2**63 - 1)),
        ("nuw", 2**63 - 2, 9, ("nuw ", 7 - 2**63)),
    ],
)
def test_flags_of_an_address_of_an_address(flags: str, inner: int, outer: int, value: tuple[str, int]) -> None:
    """As opt's instsimplify answers."""
    code = f"  %1 = getelementptr {flags} i8, ptr getelementptr {flags} (i8, ptr @g, i64 {inner}), i64 {outer}"
    assert folded(code, "@g = external global i8\n") == [f"getelementptr {value[0]}(i8, ptr @g, i64 {value[1]})"]


def test_sums_of_sums_only_where_they_become_shorter() -> None:
    a, b, c = (f"ptrtoint (ptr @{name} to i64)" for name in "abc")
    body = f"""
  %1 = add i64 add (i64 {a}, i64 5), 7
  %2 = add i64 add (i64 {a}, i64 {b}), {c}
  %3 = add i64 add (i64 {a}, i64 5), {b}"""
    shorter, two, three = folded(body, "".join(f"@{name} = external global i8\n" for name in "abc"))
    assert shorter == f"add (i64 {a}, i64 12)"
    assert two == f"add (i64 add (i64 {a}, i64 {b}), i64 {c})"
    assert three == f"add (i64 add (i64 {a}, i64 5), i64 {b})"


@pytest.mark.parametrize(
    ("mode", "expected"),
    [("ieee,ieee", "0x36A0000000000000"), ("preserve-sign,preserve-sign", "0.000000e+00"), ("dynamic,dynamic", "-")],
)
def test_denormals_by_the_functions_mode(mode: str, expected: str) -> None:
    text = f"""
define void @f() #0 {{
  %1 = fmul float 0x36A0000000000000, 1.000000e+00
  ret void
}}

attributes #0 = {{ "denormal-fp-math-f32"="{mode}" }}
"""
    module = Module.parse(text)
    function = module.get_function("f")
    assert function is not None
    assert fold(next(iter(function.instructions())), module) == expected


def test_loads_see_what_the_program_will_see() -> None:
    heads = """
@sure = internal constant [4 x i16] [i16 1, i16 2, i16 3, i16 4]
@other = weak constant i32 5
@changes = global i32 5
@host = externally_initialized constant i32 5
"""
    body = """
  %1 = load i32, ptr getelementptr (i8, ptr @sure, i64 2), align 2
  %2 = load i32, ptr @other, align 4
  %3 = load i32, ptr @changes, align 4
  %4 = load i32, ptr @host, align 4
  %5 = load volatile i16, ptr @sure, align 2
  %6 = load i32, ptr getelementptr (i8, ptr @sure, i64 8), align 4"""
    assert folded(body, heads) == ["196610", "-", "-", "-", "-", "poison"]


def test_calls_of_what_is_no_intrinsic_stay() -> None:
    module = Module.parse("declare i32 @g(i32)\n\ndefine i32 @f() {\n  %1 = call i32 @g(i32 1)\n  ret i32 %1\n}\n")
    function = module.get_function("f")
    assert function is not None
    call = next(iter(function.instructions()))
    assert isinstance(call, CallInst)
    assert fold(call, module) == "-"


@pytest.mark.parametrize(
    ("load", "value"),
    [
        ("i16, ptr getelementptr (i8, ptr @table, i64 4), align 2", "3"),
        ("i16, ptr getelementptr (i8, ptr @table, i64 5), align 1", "0"),  # half of it lies behind the table
        ("i16, ptr getelementptr (i8, ptr @table, i64 6), align 2", "poison"),
        ("i32, ptr getelementptr (i8, ptr @table, i64 4), align 2", "3"),
        ("i16, ptr getelementptr (i8, ptr @table, i64 -1), align 1", "256"),
        ("i16, ptr getelementptr (i8, ptr @table, i64 -2), align 2", "poison"),
        ("i256, ptr @table, align 2", "17179738113"),
        ("i264, ptr @table, align 2", "-"),
        ("i32, ptr getelementptr (i8, ptr @pair, i64 4), align 4", "-7"),
        ("i8, ptr getelementptr (i8, ptr @pair, i64 1), align 1", "0"),  # padding
        ("i8, ptr getelementptr (i8, ptr @pair, i64 7), align 1", "-1"),
        ("i8, ptr getelementptr (i8, ptr @pair, i64 8), align 1", "poison"),
        ("i8, ptr getelementptr (i8, ptr @zeros, i64 3), align 1", "0"),
        ("i8, ptr getelementptr (i8, ptr @zeros, i64 4), align 1", "poison"),
        ("i8, ptr getelementptr (i8, ptr @text, i64 2), align 1", "98"),
        ("i8, ptr getelementptr (i8, ptr @text, i64 3), align 1", "poison"),
        ("i8, ptr getelementptr (i8, ptr @single, i64 3), align 1", "64"),
        ("i8, ptr @half, align 1", "1"),
        ("i8, ptr @brain, align 1", "-"),
    ],
)
def test_loads_at_the_ends_of_constants(load: str, value: str) -> None:
    """As opt's instsimplify answers."""
    heads = """
@table = internal constant [3 x i16] [i16 1, i16 -2, i16 3]
@pair = internal constant { i8, i32 } { i8 -1, i32 -7 }
@zeros = internal constant [4 x i8] zeroinitializer
@text = internal constant [3 x i8] c"xab"
@single = internal constant float 2.0
@half = internal constant half 0xH3C01
@brain = internal constant bfloat 0xR3F81
"""
    assert folded(f"  %1 = load {load}", heads) == [value]


@pytest.mark.parametrize(
    ("cast", "value"),
    [
        ("zext i8 -1 to i32", "255"),
        ("sext i8 -1 to i32", "-1"),
        ("zext i1 true to i8", "1"),
        ("sext i1 true to i8", "-1"),
        ("zext <2 x i8> <i8 -1, i8 1> to <2 x i16>", "<i16 255, i16 1>"),
        ("sext <2 x i8> <i8 -1, i8 1> to <2 x i16>", "<i16 -1, i16 1>"),
        ("zext <2 x i8> splat (i8 -128) to <2 x i16>", "splat (i16 128)"),
        ("sext <2 x i8> splat (i8 -128) to <2 x i16>", "splat (i16 -128)"),
        ("uitofp i8 -1 to float", "2.550000e+02"),
        ("sitofp i8 -1 to float", "-1.000000e+00"),
        ("fptoui float 2.550000e+02 to i8", "-1"),
        ("fptoui float 2.560000e+02 to i8", "poison"),
        ("fptoui float -1.000000e+00 to i8", "poison"),
        ("fptosi float 1.270000e+02 to i8", "127"),
        ("fptosi float 1.280000e+02 to i8", "poison"),
        ("fptosi float -1.280000e+02 to i8", "-128"),
        ("fptosi float -1.290000e+02 to i8", "poison"),
        ("ptrtoint ptr inttoptr (i32 -1 to ptr) to i64", "4294967295"),
        ("ptrtoint ptr inttoptr (i8 -1 to ptr) to i32", "255"),
        ("ptrtoint ptr getelementptr (i8, ptr null, i64 -1) to i128", "18446744073709551615"),
    ],
)
def test_casts_by_their_sign(cast: str, value: str) -> None:
    """As opt's instsimplify answers."""
    assert folded(f"  %1 = {cast}") == [value]


def test_loads_from_vectors() -> None:
    """Elements lie one behind the other where they are whole bytes."""
    heads = """
@a = external global i32
@pointers = constant <2 x ptr> <ptr @a, ptr null>
@bytes = constant <4 x i8> <i8 1, i8 2, i8 3, i8 4>
@odd = constant <2 x i14> <i14 1, i14 2>
@wide = constant <2 x i56> <i56 1, i56 2>
"""
    reads = [
        ("ptr", "pointers", 8, "null"),
        ("ptr", "pointers", 4, "-"),
        ("i8", "bytes", 3, "4"),
        ("i16", "bytes", 1, "770"),
        ("i8", "bytes", 4, "poison"),
        ("i14", "odd", 1, "-"),
        ("i8", "wide", 7, "2"),
    ]
    body = "\n".join(
        f"  %v{at} = load {type}, ptr getelementptr (i8, ptr @{name}, i64 {place}), align 1"
        for at, (type, name, place, _) in enumerate(reads)
    )
    assert folded(body, heads) == [expected for *_, expected in reads]


@pytest.mark.parametrize("offset", [1, 4294967297])
def test_addresses_of_another_width_are_not_looked_through(offset: int) -> None:
    """What is added to the wide one may not fit into the narrow one."""
    layout = 'target datalayout = "e-p4:32:32-i64:64"\n'
    heads = (
        layout
        + '@narrow = addrspace(4) constant [4 x i8] c"\\01\\02\\03\\04"\n@same = addrspace(1) constant [4 x i8] c"\\01\\02\\03\\04"\n'
    )
    body = (
        f"  %a = load i8, ptr getelementptr (i8, ptr addrspacecast (ptr addrspace(4) @narrow to ptr), i64 {offset}), align 1\n"
        "  %b = load i8, ptr getelementptr (i8, ptr addrspacecast (ptr addrspace(1) @same to ptr), i64 1), align 1"
    )
    assert folded(body, heads) == ["-", "2"]


def test_vectors_without_a_known_length() -> None:
    """They are compared where both have one value in all elements."""
    body = """
  %a = icmp ult <vscale x 4 x i32> splat (i32 1), splat (i32 2)
  %b = icmp ult <vscale x 4 x i32> splat (i32 2), splat (i32 2)
  %c = fcmp oeq <vscale x 2 x float> splat (float 1.000000e+00), splat (float 1.000000e+00)"""
    assert folded(body) == ["splat (i1 true)", "zeroinitializer", "splat (i1 true)"]


HOLDS: dict[str, Callable[[int, int], bool]] = {
    "eq": operator.eq, "ne": operator.ne, "ugt": operator.gt, "uge": operator.ge, "ult": operator.lt, "ule": operator.le,
    "sgt": lambda a, b: signed(a) > signed(b), "sge": lambda a, b: signed(a) >= signed(b),
    "slt": lambda a, b: signed(a) < signed(b), "sle": lambda a, b: signed(a) <= signed(b),
}  # fmt: skip


def signed(number: int) -> int:
    """What three bits are as a signed number."""
    return number - 8 if number >= 4 else number


@pytest.mark.parametrize("relation", _BY_RELATION, ids=str)
def test_what_a_relation_says_of_predicates(relation: Predicate) -> None:
    """All that it decides, by the pairs of three bits for which it holds."""
    pairs = [pair for pair in itertools.product(range(8), repeat=2) if HOLDS[str(relation)](*pair)]
    decided = {}
    for predicate in ICMP.values():
        answers = {HOLDS[str(predicate)](*pair) for pair in pairs}
        if len(answers) == 1:
            decided[predicate] = answers.pop()
    assert _BY_RELATION[relation] == decided


def lanes(number: int, count: int, bits: int) -> str:
    """24 bits as a constant of so many lanes."""
    parts = [number >> at * bits & (1 << bits) - 1 for at in range(count)]
    texts = [f"i{bits} {part - (part >> bits - 1 << bits)}" for part in parts]
    return texts[0].partition(" ")[2] if count == 1 else f"<{', '.join(texts)}>"


@pytest.mark.parametrize(("count", "bits"), [(1, 24), (2, 12), (3, 8), (4, 6), (8, 3)])
@pytest.mark.parametrize("number", [0x123456, 0xFEDCBA, 0x800001])
def test_bits_stay_where_they_are_whatever_the_lanes(number: int, count: int, bits: int) -> None:
    """opt 22 makes other types of the result where the lanes' bits don't divide one another."""
    type = f"i{bits}" if count == 1 else f"<{count} x i{bits}>"
    others = [(other, 24 // other) for other in (1, 2, 3, 4, 8) if other != count]
    body = [
        f"  %v{at} = bitcast {type} {lanes(number, count, bits)} to {f'i{wide}' if other == 1 else f'<{other} x i{wide}>'}"
        for at, (other, wide) in enumerate(others)
    ]
    assert folded("\n".join(body)) == [lanes(number, other, wide) for other, wide in others]
