"""Each kind of instruction on all that it tells apart: zeros, limits and one past them, what is no number, undef, poison, addresses.

`tables/NAME.expected` has a line for each row: what its instructions fold to, `-` where one stays. That is what opt 22's instsimplify makes
of them; where it goes further, or chooses another of several right answers (of undef, of signalling NaNs), its answer is in braces.
`python tests/analysis/constant_folding/test_folding_tables.py` writes them anew.
"""

from __future__ import annotations

import itertools
import re
import struct
import subprocess
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path

import pytest

from nvopt.analysis.constant_folding import fold_binary, fold_instruction, fold_intrinsic_call
from nvopt.ir import CallInst, Constant, Instruction, Module

HERE = Path(__file__).parent / "tables"
Row = tuple[str, str, list[str]]
"""Its name, the attributes of the function around, and its instructions."""

# -- floats

_VALUES = {
    "half": (
        "0.0", "-0.0", "1.0", "-1.0", "0.5", "1.5", "-2.5", "3.5", "0xH7BFF", "0xH7C00", "0xHFC00", "0xH7E00", "0xHFE01", "0xH7C01",
        "0xH0001", "0xH03FF", "0xH8400", "0xH5801", "undef", "poison",
    ),
    "bfloat": ("0.0", "-0.0", "1.0", "-1.5", "0.5", "0xR7F80", "0xRFF80", "0xR7FC1", "0xRFF81", "0xR0001", "0xR007F", "0xR8080",
    "0xR7F7F"),
    "float": (
        "0.0", "-0.0", "1.0", "-1.0", "0.5", "-0.5", "1.5", "2.5", "-2.5", "8388607.5", "4.0", "2.0", "0x7FF0000000000000",
        "0xFFF0000000000000", "0x7FF8000000000000", "0xFFF8000020000000", "0x7FF0000020000000", "0x36A0000000000000",
        "0x380FFFFFC0000000", "0xB810000000000000", "0x47EFFFFFE0000000", "undef", "poison",
    ),
    "double": (
        "0.0", "-0.0", "1.0", "-1.0", "0.1", "-0.5", "2.5", "0x7FF0000000000000", "0xFFF0000000000000", "0x7FF8000000000001",
        "0xFFF0000000000001", "0x0000000000000001", "0x000FFFFFFFFFFFFF", "0x8010000000000000", "0x7FEFFFFFFFFFFFFF",
        "4503599627370495.5",
    ),
}  # fmt: skip


def _written(type: str, text: str) -> str:
    """A number as LLVM writes it."""
    if not re.fullmatch(r"-?[\d.]+", text):
        return text
    number = float(text)
    if type in ("half", "bfloat"):
        return f"0xH{struct.pack('>e', number).hex().upper()}" if type == "half" else f"0xR{struct.pack('>f', number)[:2].hex().upper()}"
    return f"{number:e}" if float(f"{number:e}") == number else f"0x{struct.pack('>d', number).hex().upper()}"


_FLOATS = {type: [_written(type, one) for one in values] for type, values in _VALUES.items()}
_SHORT = {"half": "f16", "bfloat": "bf16", "float": "f32", "double": "f64"}
_FEW = {type: [one for one in values if one != "undef"][:: 1 + len(values) // 9] for type, values in _FLOATS.items()}


def _call(result: str, name: str, *arguments: str) -> str:
    return f"call {result} @llvm.{name}({', '.join(arguments)})"


def _float_calls() -> Iterator[Row]:
    for type, values in _FLOATS.items():
        short = _SHORT[type]
        for name in () if type == "bfloat" else ("ceil", "floor", "trunc", "round", "roundeven", "rint", "nearbyint", "fabs", "sqrt"):
            yield f"{name} {type}", "", [_call(type, f"{name}.{short}", f"{type} {one}") for one in values if "poison" not in one]
        for name in ("copysign", "minnum", "maxnum", "minimum", "maximum")[: 1 if type == "bfloat" else 5]:
            pairs = itertools.product(_FEW[type] if name == "copysign" else values[:: 2 - (type == "float")], repeat=2)
            yield f"{name} {type}", "", [_call(type, f"{name}.{short}", f"{type} {a}", f"{type} {b}") for a, b in pairs]
        for a in _FEW[type]:
            triples = [f"{type} {a}, {type} {b}, {type} {c}" for b, c in itertools.product(_FEW[type][::2], repeat=2)]
            yield f"fma {type} {a}", "", [_call(type, f"fma.{short}", one) for one in triples]
        for bit in range(11):
            yield (
                f"is.fpclass {type} {1 << bit}",
                "",
                [_call("i1", f"is.fpclass.{short}", f"{type} {one}", f"i32 {(1 << bit) % 1024}") for one in values],
            )
    yield (
        "is.fpclass vector",
        "",
        [_call("<2 x i1>", "is.fpclass.v2f32", "<2 x float> <float 1.000000e+00, float 0.000000e+00>", "i32 256")],
    )


_EDGES = [
    _written("float", one) for one in (
    "0.0", "-0.0", "0.5", "-0.5", "0.96875", "-0.96875", "-1.0", "1.5", "2.5", "-2.5", "127.0", "127.5", "128.0", "-128.0", "-128.5",
    "-129.0",
    "255.0", "255.5", "256.0", "2147483520.0", "2147483648.0", "-2147483648.0", "-2147483904.0", "4294967040.0", "4294967296.0",
    "9223371487098961920.0", "9223372036854775808.0", "-9223372036854775808.0", "18446742974197923840.0", "18446744073709551616.0",
    "0x7FF0000000000000", "0xFFF0000000000000", "0x7FF8000000000000", "0x36A0000000000000", "0xB6A0000000000000",
)]  # fmt: skip


def _conversions() -> Iterator[Row]:
    for result in ("i8", "i32", "i64"):
        for name in ("fptosi.sat", "fptoui.sat"):
            values = (*_EDGES, "undef", "poison")
            yield f"{name} {result}", "", [_call(result, f"{name}.{result}.f32", f"float {one}") for one in values]
        for name in ("fptosi", "fptoui"):
            yield f"{name} {result}", "", [f"{name} float {one} to {result}" for one in _EDGES]
    for source, target in itertools.product(("f", "d"), ("i", "ui", "ll", "ull")):
        for rounding in ("rn", "rz", "rm", "rp"):
            result, type = "i32" if "i" in target else "i64", "float" if source == "f" else "double"
            for flush in ("", ".ftz")[: 1 + (source == "f")]:
                name = f"nvvm.{source}2{target}.{rounding}{flush}"
                yield name, "", [_call(result, name, f"{type} {one}") for one in _EDGES]
    for source, target in (("float", "half"), ("double", "float"), ("float", "bfloat"), ("double", "half")):
        values = (*_FLOATS[source][:21], "0x40EFFC0000000000", "0x40EFFE0000000000", "0x40EFFF0000000000", "0x3E60000000000000")
        yield f"fptrunc {source} {target}", "", [f"fptrunc {source} {one} to {target}" for one in values]
        yield f"fpext {target} {source}", "", [f"fpext {target} {one} to {source}" for one in _FLOATS[target]]
    for type in _FLOATS:
        for name, source in itertools.product(("sitofp", "uitofp"), ("i1", "i8", "i32", "i64", "i128")):
            numbers = ("0", "1", "-1", "127", "-128", "16777217", "16777219", "-16777217", "65519", "65520", "9007199254740993", "undef")
            fits = [one for one in numbers if one == "undef" or -(1 << int(source[1:]) - 1) <= int(one) < 1 << int(source[1:]) - 1]
            yield f"{name} {source} {type}", "", [f"{name} {source} {one} to {type}" for one in fits]


_MODES = (
    "ieee,ieee", "preserve-sign,preserve-sign", "positive-zero,positive-zero", "preserve-sign,ieee", "ieee,preserve-sign",
    "dynamic,dynamic",
    "ieee,dynamic", "positive-zero",
)  # fmt: skip
_TINY = {
    "float": ("0xB6A0000000000000", "0x3810000000000000", "1.000000e+00", "-0.000000e+00"),
    "double": ("0x8000000000000001", "0x0010000000000000", "1.000000e+00", "-0.000000e+00"),
}


def _denormals() -> Iterator[Row]:
    for mode, f32, type in itertools.product(_MODES, ("", "preserve-sign,preserve-sign", "ieee,ieee"), _TINY):
        attributes = f'"denormal-fp-math"="{mode}"' + f' "denormal-fp-math-f32"="{f32}"' * bool(f32)
        small, normal, one, _ = _TINY[type]
        found = [f"{opcode} {type} {a}, {b}" for a, b in itertools.permutations((small, one), 2) for opcode in ("fadd", "fmul", "fdiv")]
        found += [f"fmul {type} {a}, {b}" for a, b in ((normal, "5.000000e-01"), (normal, "-5.000000e-01"), ("5.000000e-01", normal))]
        found += [
            f"fcmp {predicate} {type} {a}, {b}"
            for predicate in ("oeq", "olt")
            for a, b in ((small, "0.000000e+00"), ("0.000000e+00", small))
        ]
        yield f"{mode} {f32} {type}", attributes, found


def _float_operations() -> Iterator[Row]:
    signs = (("1.000000e+00", "-1.000000e+00"), ("0.000000e+00", "-0.000000e+00"), ("0x7FF0000000000000", "0xFFF0000000000000"))
    for flag in ("fast", "nsz", "reassoc", "contract", "arcp", "afn", "nnan", "ninf", "nnan ninf"):
        yield f"{flag}", "", [f"{opcode} {flag} float {a}, {b}" for a, b in signs for opcode in ("fadd", "fsub", "fdiv", "fmul")]
    for type, opcode in itertools.product(_FLOATS, ("fadd", "fsub", "fmul", "fdiv", "frem")):
        for a in _FLOATS[type][:: 1 + (opcode == "frem")]:
            yield f"{opcode} {type} {a}", "", [f"{opcode} {type} {a}, {b}" for b in _FLOATS[type]]
    for predicate in ("false", "oeq", "ogt", "oge", "olt", "ole", "one", "ord", "ueq", "ugt", "uge", "ult", "ule", "une", "uno", "true"):
        values = [
            _written("float", one)
            for one in ("0.0", "-0.0", "1.0", "0x7FF0000000000000", "0xFFF0000000000000", "0x7FF8000000000000", "undef", "poison")
        ]
        pairs = list(itertools.product(values, repeat=2))
        yield f"fcmp {predicate}", "", [f"fcmp {predicate} float {a}, {b}" for a, b in pairs]
        vectors = (
            "<float 1.000000e+00, float 0x7FF8000000000000>",
            "splat (float 2.000000e+00)",
            "undef",
            "<float 1.000000e+00, float undef>",
        )
        yield f"fcmp {predicate} vector", "", [f"fcmp {predicate} <2 x float> {a}, {b}" for a, b in itertools.product(vectors, repeat=2)]
    for type, values in _FLOATS.items():
        yield f"fneg {type}", "", [f"fneg {type} {one}" for one in values]


# -- integers

_BYTES = ("0", "1", "2", "7", "8", "127", "-128", "-1", "undef", "poison")


def _integer_calls() -> Iterator[Row]:
    for name in ("bswap", "bitreverse", "ctpop"):
        yield name, "", [_call("i16", f"{name}.i16", f"i16 {one}") for one in (*_BYTES, "258")]
    for name, flag in itertools.product(("ctlz", "cttz", "abs"), ("false", "true")):
        found = [_call("i8", f"{name}.i8", f"i8 {one}", f"i1 {flag}") for one in _BYTES]
        vectors = ("<i8 0, i8 4>", "<i8 -128, i8 -1>", "<i8 undef, i8 1>", "<i8 poison, i8 3>", "zeroinitializer", "undef", "poison")
        yield f"{name} {flag}", "", [*found, *(_call("<2 x i8>", f"{name}.v2i8", f"<2 x i8> {one}", f"i1 {flag}") for one in vectors)]
    names = [f"{sign}{name}" for sign in "us" for name in ("min", "max", "add.sat", "sub.sat")]
    for name in names:
        for a in _BYTES:
            yield f"{name} {a}", "", [_call("i8", f"{name}.i8", f"i8 {a}", f"i8 {b}") for b in _BYTES]
    for name in ("ucmp", "scmp"):
        yield name, "", [_call("i8", f"{name}.i8.i8", f"i8 {a}", f"i8 {b}") for a, b in itertools.product(_BYTES[3:], repeat=2)]
    for name in [f"{sign}{name}.with.overflow" for sign in "us" for name in ("add", "sub", "mul")]:
        for a in (*_BYTES, "126", "-127", "16", "-16"):
            others = (*_BYTES, "-8", "-127", "16", "-16")
            yield f"{name} {a}", "", [_call("{ i8, i1 }", f"{name}.i8", f"i8 {a}", f"i8 {b}") for b in others]
    for name in ("fshl", "fshr"):
        amounts = ("0", "1", "7", "8", "9", "-1", "undef", "poison")
        triples = itertools.product(("1", "-128", "undef"), ("-128", "3", "undef"), amounts)
        yield name, "", [_call("i8", f"{name}.i8", f"i8 {a}", f"i8 {b}", f"i8 {c}") for a, b, c in triples]
    for name, scale in itertools.product(("smul.fix", "smul.fix.sat"), ("0", "1", "4", "7")):
        pairs = itertools.product(("1", "3", "-3", "127", "-128", "undef"), repeat=2)
        yield f"{name} {scale}", "", [_call("i8", f"{name}.i8", f"i8 {a}", f"i8 {b}", f"i32 {scale}") for a, b in pairs]
    for name in ("add", "mul", "and", "or", "xor", "umin", "umax", "smin", "smax"):
        lists = (
            "<i8 1, i8 -2, i8 3, i8 127>", "<i8 -128, i8 -1, i8 7, i8 64>", "splat (i8 3)", "zeroinitializer",
            "<i8 1, i8 poison, i8 2, i8 3>",
            "<i8 poison, i8 1, i8 2, i8 3>", "<i8 1, i8 2, i8 3, i8 poison>", "<i8 1, i8 undef, i8 2, i8 3>", "undef", "poison",
        )  # fmt: skip
        yield f"reduce {name}", "", [_call("i8", f"vector.reduce.{name}.v4i8", f"<4 x i8> {one}") for one in lists]
    numbers = ("i32 1", "i32 undef", "i32 poison", "i32 ptrtoint (ptr @g to i32)")
    yield "is.constant", "", [_call("i1", "is.constant.i32", one) for one in numbers]
    places = ("ptr @g", "ptr null", "ptr inttoptr (i64 4 to ptr)", "ptr getelementptr (i8, ptr @g, i64 1)")
    yield "is.constant of addresses", "", [_call("i1", "is.constant.p0", one) for one in places]
    for name in ("launder.invariant.group", "strip.invariant.group"):
        values = ("ptr null", "ptr undef", "ptr poison", "ptr @g", "ptr inttoptr (i64 4 to ptr)")
        yield name, "", [_call("ptr", f"{name}.p0", one) for one in values]
        yield f"{name} elsewhere", "", [_call("ptr addrspace(1)", f"{name}.p1", "ptr addrspace(1) null")]
    for name in ("umax", "uadd.sat", "usub.sat", "ssub.sat"):
        pairs_of = ("<i8 1, i8 -2>", "splat (i8 3)", "<i8 undef, i8 3>", "<i8 4, i8 poison>", "zeroinitializer", "undef")
        pairs = itertools.product(pairs_of, repeat=2)
        yield f"{name} vector", "", [_call("<2 x i8>", f"{name}.v2i8", f"<2 x i8> {a}", f"<2 x i8> {b}") for a, b in pairs]


# -- operations

_OPCODES = ("add", "sub", "mul", "udiv", "sdiv", "urem", "srem", "shl", "lshr", "ashr", "and", "or", "xor")
_ADDRESS = "ptrtoint (ptr @g to i64)"
_WORDS = (
    "0", "1", "2", "3", "7", "8", "63", "64", "-1", "-4", "-8", "-9", "undef", "poison", _ADDRESS,
    "ptrtoint (ptr getelementptr (i8, ptr @g, i64 5) to i64)",
    "ptrtoint (ptr @h to i64)", f"add (i64 {_ADDRESS}, i64 3)", f"xor (i64 {_ADDRESS}, i64 3)", "ptrtoint (ptr @f to i64)",
)  # fmt: skip


def _operations() -> Iterator[Row]:
    for opcode in _OPCODES:
        for a in _WORDS[:: 1 if opcode in ("add", "sub", "and", "xor") else 2]:
            yield f"{opcode} {a}", "", [f"{opcode} i64 {a}, {b}" for b in _WORDS]
        vectors = (
            "<i8 1, i8 -2>", "splat (i8 1)", "zeroinitializer", "splat (i8 -1)", "<i8 undef, i8 3>", "<i8 poison, i8 3>", "<i8 0, i8 8>",
            "undef", "poison",
        )  # fmt: skip
        yield f"{opcode} vector", "", [f"{opcode} <2 x i8> {a}, {b}" for a, b in itertools.product(vectors, repeat=2)]
        bits = ("true", "false", "undef", "poison", "icmp")
        yield f"{opcode} bit", "", [f"{opcode} i1 {a}, {b}" for a, b in itertools.product(bits[:-1], repeat=2)]
        long = ("splat (i32 1)", "zeroinitializer", "splat (i32 -1)", "undef", "poison")
        yield f"{opcode} long", "", [f"{opcode} <vscale x 2 x i32> {a}, {b}" for a, b in itertools.product(long, repeat=2)]


_POINTERS = (
    "null", "@g", "@h", "@w", "@weak", "@same", "@empty", "@none", "@al", "@f", "getelementptr inbounds (i8, ptr @g, i64 4)",
    "getelementptr (i8, ptr @g, i64 -4)", "getelementptr inbounds (i8, ptr @h, i64 4)", "inttoptr (i64 5 to ptr)",
    "inttoptr (i64 -1 to ptr)",
    "inttoptr (i32 5 to ptr)", f"inttoptr (i64 add (i64 {_ADDRESS}, i64 1) to ptr)", "getelementptr inbounds (i8, ptr @weak, i64 4)",
    "blockaddress(@f, %x)", "undef", "poison", "getelementptr inbounds (i8, ptr @w, i64 4)", "@opaque", "@nested",
    "getelementptr inbounds (i8, ptr addrspacecast (ptr addrspace(1) @far to ptr), i64 4)",
)  # fmt: skip


def _comparisons() -> Iterator[Row]:
    for predicate in ("eq", "ne", "ult", "uge", "ugt", "ule", "slt", "sge"):
        for a in _POINTERS[:: 1 if predicate in ("ne", "ult", "ugt") else 3]:
            yield f"icmp {predicate} {a}", "", [f"icmp {predicate} ptr {a}, {b}" for b in _POINTERS]
        words = [one for one in _WORDS if one not in ("2", "7", "63", "-4", "-9")]
        for a in words[2:]:
            yield f"icmp {predicate} i64 {a}", "", [f"icmp {predicate} i64 {a}, {b}" for b in words[:: 1 + (predicate in ("slt", "ule"))]]
        vectors = ("<i8 1, i8 -2>", "splat (i8 1)", "zeroinitializer", "<i8 undef, i8 3>", "<i8 poison, i8 3>", "undef", "poison")
        yield f"icmp {predicate} vector", "", [f"icmp {predicate} <2 x i8> {a}, {b}" for a, b in itertools.product(vectors, repeat=2)]
        places = ("<ptr @g, ptr @h>", "<ptr @h, ptr @g>", "zeroinitializer", "<ptr @g, ptr null>", "<ptr @weak, ptr @g>")
        yield f"icmp {predicate} places", "", [f"icmp {predicate} <2 x ptr> {a}, {b}" for a, b in itertools.product(places, repeat=2)]
        bits = ("true", "false", "undef", "poison")
        yield f"icmp {predicate} bit", "", [f"icmp {predicate} i1 {a}, {b}" for a, b in itertools.product(bits, repeat=2)]
    far = ("null", "@far", "inttoptr (i64 5 to ptr addrspace(1))", "getelementptr inbounds (i8, ptr addrspace(1) @far, i64 4)")
    for predicate in ("eq", "ugt"):
        yield f"icmp {predicate} far", "", [f"icmp {predicate} ptr addrspace(1) {a}, {b}" for a, b in itertools.product(far, repeat=2)]


def _choices() -> Iterator[Row]:
    values = ("1", "2", "undef", "poison", "ptrtoint (ptr @g to i32)", "add (i32 ptrtoint (ptr @g to i32), i32 1)")
    for condition in ("true", "false", "undef", "poison"):
        found = [f"select i1 {condition}, i32 {a}, i32 {b}" for a, b in itertools.product(values, repeat=2)]
        yield f"select {condition}", "", found
    pairs = (
        "<i32 1, i32 2>",
        "<i32 1, i32 undef>",
        "<i32 poison, i32 2>",
        "splat (i32 3)",
        "undef",
        "poison",
        "<i32 1, i32 ptrtoint (ptr @g to i32)>",
    )
    conditions = (
        "<i1 true, i1 false>",
        "<i1 undef, i1 true>",
        "<i1 poison, i1 false>",
        "<i1 undef, i1 poison>",
        "<i1 trunc (i64 ptrtoint (ptr @g to i64) to i1), i1 true>",
    )
    for condition in conditions:
        found = [f"select <2 x i1> {condition}, <2 x i32> {a}, <2 x i32> {b}" for a, b in itertools.product(pairs, repeat=2)]
        yield f"select {condition}", "", found
    yield "freeze", "", [f"freeze i32 {one}" for one in values]
    yield "freeze vector", "", [f"freeze <2 x i32> {one}" for one in pairs]
    yield "freeze pointer", "", [f"freeze ptr {one}" for one in _POINTERS if "add" not in one]
    yield "freeze float", "", [f"freeze float {one}" for one in ("1.000000e+00", "undef", "poison", "0x7FF8000000000000")]
    aggregates = ('{ i8 1, [2 x i8] c"ab" }', "{ i8 undef, [2 x i8] poison }", "undef", "poison", "zeroinitializer")
    for index in ("0", "1", "1, 0", "1, 1"):
        type, other = "{ i8, [2 x i8] }", '[2 x i8] c"cd"' if index == "1" else "i8 9"
        yield f"extractvalue {index}", "", [f"extractvalue {type} {one}, {index}" for one in aggregates]
        yield f"insertvalue {index}", "", [f"insertvalue {type} {one}, {other}, {index}" for one in aggregates]
    vectors = ("<i8 1, i8 2, i8 3>", "splat (i8 7)", "zeroinitializer", "<i8 1, i8 undef, i8 poison>", "undef", "poison")
    for index in ("0", "1", "2", "3", "-1", "undef", "poison", "ptrtoint (ptr @g to i32)"):
        yield f"extractelement {index}", "", [f"extractelement <3 x i8> {one}, i32 {index}" for one in vectors]
        found = [f"insertelement <3 x i8> {one}, i8 {value}, i32 {index}" for one in vectors for value in ("0", "7", "undef", "poison")]
        yield f"insertelement {index}", "", found
        long = ("splat (i8 7)", "zeroinitializer", "undef", "poison")
        yield f"extractelement long {index}", "", [f"extractelement <vscale x 2 x i8> {one}, i32 {index}" for one in long]
    for mask in ("<i32 0, i32 5>", "<i32 poison, i32 3>", "poison", "zeroinitializer", "<i32 2, i32 poison>"):
        found = [f"shufflevector <3 x i8> {a}, <3 x i8> {b}, <2 x i32> {mask}" for a, b in itertools.product(vectors, repeat=2)]
        yield f"shufflevector {mask}", "", found


# -- casts, addresses and memory


def _casts() -> Iterator[Row]:
    sources = {
        "i64": ("-1", "1", "4607182418800017408", "9218868437227405313"),
        "double": ("1.000000e+00", "-0.000000e+00", "0x7FF0000000000001", "0xFFFFFFFFFFFFFFFF"),
        "<2 x i32>": ("<i32 1, i32 -2>", "splat (i32 -1)", "<i32 undef, i32 3>", "<i32 poison, i32 3>",
        "<i32 1, i32 ptrtoint (ptr @g to i32)>"),
        "<4 x i16>": ("<i16 1, i16 -2, i16 3, i16 4>", "<i16 1, i16 undef, i16 3, i16 poison>", "splat (i16 15360)"),
        "<2 x float>": ("<float 1.000000e+00, float -2.000000e+00>", "<float undef, float 2.000000e+00>",
        "<float 0xFFFFFFFFE0000000, float 0xFFFFFFFFE0000000>"),
        "<8 x i8>": ("<i8 0, i8 1, i8 2, i8 3, i8 4, i8 5, i8 6, i8 -1>", "<i8 undef, i8 1, i8 2, i8 3, i8 4, i8 5, i8 6, i8 7>"),
        "<4 x half>": ("<half 0xH3C00, half 0xH8000, half 0xH7C01, half undef>", "splat (half 0xHFFFF)"),
        "<1 x i64>": ("<i64 5>", "<i64 undef>"),
        "<64 x i1>": ("zeroinitializer", "splat (i1 true)"),
    }  # fmt: skip
    for source, target in itertools.permutations(sources, 2):
        values = (
            *sources[source],
            "undef",
            "poison",
            "zeroinitializer" if "<" in source else "0.000000e+00" if source == "double" else "0",
        )
        yield f"bitcast {source} {target}", "", [f"bitcast {source} {one} to {target}" for one in values]
    words = ("0", "1", "-1", "undef", "poison", "ptrtoint (ptr @g to i32)", "ptrtoint (ptr getelementptr (i8, ptr @g, i64 5) to i32)")
    for cast in ("zext", "sext"):
        yield f"{cast} i32", "", [f"{cast} i32 {one} to i64" for one in words]
        yield f"{cast} vector", "", [f"{cast} <2 x i8> {one} to <2 x i16>" for one in ("<i8 -1, i8 undef>", "<i8 poison, i8 3>", "undef")]
    for width in ("8", "16", "1"):
        yield f"trunc i32 {width}", "", [f"trunc i32 {one} to i{width}" for one in (*words, "255", "256", "128")]
    yield "trunc i64", "", [f"trunc i64 {one} to i32" for one in (*_WORDS, "4294967296", "4294967295")]
    for width in ("32", "64", "128"):
        yield f"ptrtoint {width}", "", [f"ptrtoint ptr {one} to i{width}" for one in _POINTERS if "block" not in one]
    yield "inttoptr i64", "", [f"inttoptr i64 {one} to ptr" for one in _WORDS]
    yield "inttoptr i32", "", [f"inttoptr i32 {one} to ptr" for one in words]
    yield (
        "inttoptr i128",
        "",
        [f"inttoptr i128 {one} to ptr" for one in ("0", "1", "18446744073709551616", "undef", "ptrtoint (ptr @g to i128)")],
    )
    for space in ("1", "3"):
        yield (
            f"addrspacecast {space}",
            "",
            [f"addrspacecast ptr {one} to ptr addrspace({space})" for one in ("null", "@g", "undef", "poison")],
        )
    back = ("addrspacecast (ptr addrspace(1) @far to ptr)", "addrspacecast (ptr addrspace(1) null to ptr)")
    yield "addrspacecast back", "", [f"addrspacecast ptr {one} to ptr addrspace(1)" for one in back]


def _addresses() -> Iterator[Row]:
    bases = ("@g", "@h", "null", "inttoptr (i64 16 to ptr)", "undef", "poison", "@w", "@f", "@al", "@opaque", "@empty", "@weak")
    inner = (
        "getelementptr (i8, ptr @g, i64 ptrtoint (ptr @h to i64))",
        "getelementptr (i8, ptr @g, i64 4)",
        "getelementptr inbounds (i8, ptr @g, i64 4)",
        "getelementptr nuw (i8, ptr @g, i64 4)",
    )
    for flags in ("", "inbounds ", "nusw ", "nuw ", "inbounds nuw ", "nusw nuw "):
        for base in (*bases, *inner):
            indices = ("i64 0", "i64 1", "i64 3", "i64 4", "i64 5", "i64 -1", "i32 -2", "i64 undef", "i8 -1", f"i64 {_ADDRESS}")
            found = [f"getelementptr {flags}i32, ptr {base}, {one}" for one in indices]
            two = ("i64 0, i64 3", "i64 1, i64 0", "i64 0, i64 4", "i64 0, i64 5", "i64 -1, i64 4")
            found += [f"getelementptr {flags}[4 x i32], ptr {base}, {one}" for one in two]
            fields = ("i64 0, i32 1", "i64 0, i32 2, i64 1", "i64 1, i32 0")
            found += [f"getelementptr {flags}{{ i8, i32, [2 x i16] }}, ptr {base}, {one}" for one in fields]
            yield f"getelementptr {flags}{base}", "", found


_STORED = {
    "bytes": '[6 x i8] c"ab\\00\\FFde"', "words": "[3 x i32] [i32 1, i32 -2, i32 3]",
    "pair": "{ i8, i32, i16 } { i8 -1, i32 -7, i16 300 }",
    "packed": "<{ i8, i32, i16 }> <{ i8 1, i32 -2, i16 undef }>",
    "nest": "{ [2 x i16], { i8, float } } { [2 x i16] [i16 5, i16 6], { i8, float } { i8 1, float 1.500000e+00 } }",
    "doubles": "[2 x double] [double 1.000000e+00, double -2.500000e+00]",
    "places": "[3 x ptr] [ptr @g, ptr null, ptr inttoptr (i64 81985529216486895 to ptr)]",
    "ones": "[2 x i64] [i64 -1, i64 -1]", "open": "[8 x i8] undef", "vector": "<4 x i16> <i16 1, i16 2, i16 -3, i16 undef>",
    "halves": "[2 x half] [half 0xH3C01, half 0xHFFFF]",
    "odd": "i24 -2", "bits": "<8 x i1> <i1 1, i1 0, i1 1, i1 1, i1 0, i1 0, i1 0, i1 1>",
    "gaps": "{ {}, i16, [0 x i32], i32 } { {} undef, i16 7, [0 x i32] undef, i32 9 }",
    "single": "[1 x { i32 }] [{ i32 } { i32 12 }]", "floats": "<2 x float> <float 1.000000e+00, float 2.000000e+00>",
    "wide": "i128 24197857203266734864793317670504947440",
}  # fmt: skip
_READ = ("i8", "i16", "i32", "i64", "float", "double", "half", "ptr", "<2 x i16>", "<4 x i8>", "i24", "{ i32 }", "[2 x i16]", "<2 x ptr>")


def _memory() -> Iterator[Row]:
    for name, offset in itertools.product(_STORED, (0, 1, 2, 3, 4, 5, 6, 7, 8, 12, 16, -1, -2, -4)):
        place = f"@{name}" if not offset else f"getelementptr (i8, ptr @{name}, i64 {offset})"
        yield f"load {name} {offset}", "", [f"load {type}, ptr {place}, align 1" for type in _READ]


_HEADS = """target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
%opaque = type opaque
@g = global [4 x i32] zeroinitializer, align 4
@h = global [4 x i32] zeroinitializer, align 8
@w = extern_weak global i32
@weak = weak global i32 0
@same = unnamed_addr global i32 0
@empty = global {} zeroinitializer
@none = global [0 x i32] zeroinitializer
@opaque = external global %opaque
@nested = global { [2 x {}], i8 } zeroinitializer
@far = addrspace(1) global i64 0
@al = alias i32, ptr @g
define void @f() {
  br label %x
x:
  ret void
}
"""
_STORES = "".join(f"@{name} = constant {value}\n" for name, value in _STORED.items())
TABLES: dict[str, Callable[[], Iterable[Row]]] = {
    "float_calls": _float_calls,
    "conversions": _conversions,
    "denormals": _denormals,
    "float_operations": _float_operations,
    "integer_calls": _integer_calls,
    "operations": _operations,
    "comparisons": _comparisons,
    "choices": _choices,
    "casts": _casts,
    "addresses": _addresses,
    "memory": _memory,
}


def module_of(rows: Iterable[Row]) -> str:
    """The functions of all instructions, @r0, @r1 and so on; each returns nothing, so that no type has to be known."""
    declared: dict[str, None] = {}
    functions, groups = [], []
    for at, (_, attributes, instructions) in enumerate(rows):
        lines = []
        for place, instruction in enumerate(instructions):
            lines.append(f"  %v{place} = {instruction}")
            if call := re.match(r"call (.*) (@llvm[\w.]+)\((.*)\)$", instruction):
                types = [_type_of(one) for one in _split(call[3])]
                declared[f"declare {call[1]} {call[2]}({', '.join(types)})"] = None
        group = f"#{at} " if attributes else ""
        groups.append(f"attributes #{at} = {{ {attributes} }}\n" * bool(attributes))
        functions.append(f"define void @r{at}() {group}{{\n" + "\n".join(lines) + "\n  ret void\n}\n")
    return _HEADS + _STORES + "".join(f"{one}\n" for one in declared) + "".join(functions) + "".join(groups)


def _split(arguments: str) -> list[str]:
    """The arguments, between commas outside of brackets."""
    found, depth = [""], 0
    for letter in arguments:
        depth += (letter in "(<[{") - (letter in ")>]}")
        if letter == "," and not depth:
            found.append("")
        else:
            found[-1] += letter
    return [one.strip() for one in found]


def _type_of(argument: str) -> str:
    bracketed = re.match(r"(<[^>]*>|ptr addrspace\(\d\)|\S+) ", argument)
    assert bracketed is not None
    return bracketed[1]


def folded(instruction: Instruction, module: Module) -> str:
    """What it folds to by itself; floats also where the program might compute something else."""
    layout = module.data_layout
    operands = [one for one in instruction.operands if isinstance(one, Constant)]
    function = instruction.function
    assert function is not None
    found: Constant | None
    if isinstance(instruction, CallInst):
        found = fold_intrinsic_call(instruction, operands[: len(instruction.args)], layout)
    elif instruction.opcode in ("fadd", "fsub", "fmul", "fdiv", "frem") and not function.attributes and not instruction.flags:
        found = fold_binary(instruction.opcode, operands[0], operands[1], layout)
    else:
        found = fold_instruction(instruction, operands, layout)
    return "-" if found is None else found.ref


@pytest.mark.parametrize("name", TABLES)
def test_llvms_answers(name: str) -> None:
    expected = [re.sub(r" \{opt: .*?\}(?= \||$)", "", line) for line in (HERE / f"{name}.expected").read_text().splitlines()]
    found = [f"{row}: {' | '.join(made)}" for row, made in answers(name)]
    assert [pair for pair in itertools.zip_longest(found, expected) if pair[0] != pair[1]] == []


def answers(name: str) -> list[tuple[str, list[str]]]:
    """The rows of a table, each with what its instructions fold to."""
    rows = list(TABLES[name]())
    module = Module.parse(module_of(rows))
    found = []
    for at, (row, _, _) in enumerate(rows):
        function = module.get_function(f"r{at}")
        assert function is not None
        found.append((row, [folded(one, module) for one in list(function.instructions())[:-1]]))
    return found


def by_opt(name: str) -> list[tuple[str, list[str]]]:
    """What opt makes of the instructions: what a function that returns one returns then."""
    rows = list(TABLES[name]())
    text = module_of(rows)
    module = Module.parse(text)
    functions = []
    for at, (_, attributes, instructions) in enumerate(rows):
        function = module.get_function(f"r{at}")
        assert function is not None
        for place, (one, instruction) in enumerate(zip(instructions, function.instructions(), strict=False)):
            functions.append(f"define {instruction.type} @q{at}_{place}() {attributes} {{\n  %v = {one}\n  ret {instruction.type} %v\n}}\n")
    text = text[: text.index("define void @r0")] + "".join(functions)
    done = subprocess.run(["opt-22", "-S", "-passes=instsimplify"], input=text, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    made = dict(re.findall(r"^define .* @(q\d+_\d+)\(.*\n((?:  .*\n)+)", done.stdout, re.M))
    found = []
    for at, (row, _, instructions) in enumerate(rows):
        bodies = [made[f"q{at}_{place}"].splitlines() for place in range(len(instructions))]
        found.append((row, ["-" if len(one) > 1 else _returned(one[0]) for one in bodies]))
    return found


def _returned(line: str) -> str:
    """The value of `  ret TYPE VALUE`."""
    rest, depth = line.removeprefix("  ret "), 0
    for at, letter in enumerate(rest):
        depth += (letter in "(<[{") - (letter in ")>]}")
        if letter == " " and not depth and not rest[at + 1 :].startswith("addrspace("):
            return rest[at + 1 :]
    raise AssertionError(line)


def _joined(row: str, ours: list[str], theirs: list[str]) -> str:
    return f"{row}: " + " | ".join(one if one == other else f"{one} {{opt: {other}}}" for one, other in zip(ours, theirs, strict=True))


if __name__ == "__main__":
    for table in TABLES:
        lines = [_joined(row, ours, theirs) for (row, ours), (_, theirs) in zip(answers(table), by_opt(table), strict=True)]
        (HERE / f"{table}.expected").write_text("".join(f"{line}\n" for line in lines))
