"""What value tracking says of floats' classes, and of the integers that their bits are read as, holds when the code is executed.

Each function runs as it stands and in two other ways that the language allows as well: with the other sign for not-a-numbers that
arithmetic makes, and with the other sign for zeros that `nsz` operations give or read.
"""

from __future__ import annotations

import ctypes
import platform
import random
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from itertools import product

import llvmlite.binding as llvm
import pytest
from harness import Compiled
from host import TRIPLE

from nvopt.analysis.value_tracking import ValueTracking, fp_class
from nvopt.analysis.value_tracking.query import Query
from nvopt.ir import Function, Instruction, Module, Value

FORMATS = {"half": (16, 5, 10, "f16"), "float": (32, 8, 23, "f32"), "double": (64, 11, 52, "f64")}
"""Bits in all, of the exponent, of the fraction; the ending of intrinsics' names."""
CONSTANTS = {
    "half": ("0xH0000", "0xH8000", "0xH3C00", "0xHBC00", "0xH7C00", "0xHFC00", "0xH7E00"),
    **dict.fromkeys(
        ("float", "double"),
        (
            "0.000000e+00",
            "-0.000000e+00",
            "1.000000e+00",
            "-1.000000e+00",
            "0x7FF0000000000000",
            "0xFFF0000000000000",
            "0x7FF8000000000000",
        ),
    ),
}
BINARY = ("fadd", "fsub", "fmul", "fdiv", "frem")
UNARY_CALLS = ("fabs", "sqrt", "floor", "ceil", "rint", "trunc", "canonicalize")
BINARY_CALLS = ("copysign", "minnum", "maxnum", "minimum", "maximum")
OF_BITS = ("fneg", "fabs", "copysign", "select", "sitofp", "uitofp")
"""What doesn't compute: it chooses no sign, neither of a not-a-number nor of a zero."""
FLAGS = ("", "", "", "nnan ", "ninf ", "nnan ninf ", "nsz ", "nnan nsz ", "fast ")
ARGUMENTS = ("", "", "nofpclass(nan) ", "nofpclass(ninf nsub nnorm nzero) ", "nofpclass(nan ninf nsub nnorm) ", "nofpclass(nan pinf zero) ")
NAMES = {
    "nan": fp_class.NAN,
    "ninf": fp_class.NEGATIVE_INFINITY,
    "pinf": fp_class.POSITIVE_INFINITY,
    "nsub": fp_class.NEGATIVE_SUBNORMAL,
    "nnorm": fp_class.NEGATIVE_NORMAL,
    "nzero": fp_class.NEGATIVE_ZERO,
    "zero": fp_class.ZERO,
}
COUNT = 8
"""Functions that one test makes."""
AS_IT_STANDS, OTHER_NAN, OTHER_ZERO = range(3)
IS_X86 = platform.machine().lower() in ("x86_64", "amd64")
HAS_HALF = not IS_X86 or llvm.get_host_cpu_features().get("f16c", False)


@cache
def class_of(kind: str, bits: int) -> int:
    """Which of fp_class's kinds the number of these bits is."""
    size, exponents, fractions, _ = FORMATS[kind]
    exponent, fraction, negative = bits >> fractions & (1 << exponents) - 1, bits & (1 << fractions) - 1, bits >> size - 1
    if exponent == (1 << exponents) - 1:
        if fraction:
            return fp_class.QUIET if fraction >> fractions - 1 else fp_class.SIGNALING
        return fp_class.NEGATIVE_INFINITY if negative else fp_class.POSITIVE_INFINITY
    if exponent:
        return fp_class.NEGATIVE_NORMAL if negative else fp_class.POSITIVE_NORMAL
    if fraction:
        return fp_class.NEGATIVE_SUBNORMAL if negative else fp_class.POSITIVE_SUBNORMAL
    return fp_class.NEGATIVE_ZERO if negative else fp_class.POSITIVE_ZERO


def special_inputs(kind: str) -> list[int]:
    """The bits of zeros, infinities, the least and greatest numbers of each class, not-a-numbers and a few others, of both signs."""
    size, exponents, fractions, _ = FORMATS[kind]
    infinity, least, one = (1 << exponents) - 1 << fractions, 1 << fractions, ((1 << exponents - 1) - 1) << fractions
    unsigned = [0, 1, least - 1, least, infinity - 1, infinity, infinity + 1, infinity | least >> 1, one]
    large_small = [one + (least * 99 if exponents > 5 else least * 9), one - (least * 99 if exponents > 5 else least * 9)]
    return [*unsigned, *large_small, *(bits | 1 << size - 1 for bits in unsigned)]


@dataclass
class Step:
    """One instruction: `%name = …` of format `kind`, which reads `operands` of format `source`."""

    name: str
    what: str
    kind: str
    flags: str
    operands: list[str]
    source: str
    condition: str = ""

    def text(self, name: str, operands: list[str]) -> str:
        if self.what in UNARY_CALLS + BINARY_CALLS:
            listed = ", ".join(f"{self.kind} {one}" for one in operands)
            return f"  {name} = call {self.flags}{self.kind} @llvm.{self.what}.{FORMATS[self.kind][3]}({listed})\n"
        if self.what in ("sitofp", "uitofp"):
            size = FORMATS[self.source][0]
            return (
                f"  {name}.bits = bitcast {self.source} {operands[0]} to i{size}\n"
                f"  {name}.int = lshr i{size} {name}.bits, {self.flags}\n"
                f"  {name} = {self.what} i{size} {name}.int to {self.kind}\n"
            )
        if self.what in ("fpext", "fptrunc"):
            return f"  {name} = {self.what} {self.source} {operands[0]} to {self.kind}\n"
        if self.what == "select":
            a, b, *chosen = operands
            return (
                f"  {name}.is = fcmp {self.condition} {self.kind} {a}, {b}\n"
                f"  {name} = select {self.flags}i1 {name}.is, {self.kind} {chosen[0]}, {self.kind} {chosen[1]}\n"
            )
        return f"  {name} = {self.what} {self.flags}{self.kind} {', '.join(operands)}\n"

    def executed(self, way: int) -> str:
        """The instruction, followed by what turns its result into another that the language allows."""
        if way == AS_IT_STANDS or self.what in OF_BITS:
            return self.text(self.name, self.operands)
        if way == OTHER_NAN:
            return self.text(f"{self.name}.own", self.operands) + _turned(self.name, f"{self.name}.own", self.kind, "uno")
        if "nsz" not in self.flags and "fast" not in self.flags:
            return self.text(self.name, self.operands)
        read = "".join(_turned(f"{self.name}.in{i}", one, self.source, "oeq") for i, one in enumerate(self.operands))
        own = self.text(f"{self.name}.own", [f"{self.name}.in{i}" for i in range(len(self.operands))])
        return read + own + _turned(self.name, f"{self.name}.own", self.kind, "oeq")


def _turned(name: str, value: str, kind: str, predicate: str) -> str:
    """`name`: the negative of `value` where it compares so with zero."""
    zero = CONSTANTS[kind][0]
    return (
        f"  {name}.when = fcmp {predicate} {kind} {value}, {zero}\n  {name}.minus = fneg {kind} {value}\n"
        f"  {name} = select i1 {name}.when, {kind} {name}.minus, {kind} {value}\n"
    )


def _group(attributes: str) -> str:
    return f"attributes #0 = {{ nounwind {attributes}}}\n"


@dataclass
class Program:
    """A function of two arguments of one format; stores the bits of each step's result, 8 bytes apart."""

    kind: str
    arguments: list[str]
    steps: list[Step]
    attributes: str = ""

    def body(self, way: int | None) -> str:
        lines = []
        for i, step in enumerate(self.steps):
            size = FORMATS[step.kind][0]
            lines.append(step.text(step.name, step.operands) if way is None else step.executed(way))
            lines.append(f"  {step.name}.as.int = bitcast {step.kind} {step.name} to i{size}\n")
            lines.append(f"  %at.{i} = getelementptr i8, ptr %out, i64 {8 * i}\n  store i{size} {step.name}.as.int, ptr %at.{i}, align 8\n")
        return "".join(lines)

    def declarations(self) -> str:
        lines = set()
        for step in self.steps:
            if step.what in UNARY_CALLS + BINARY_CALLS:
                more = f", {step.kind}" if step.what in BINARY_CALLS else ""
                lines.add(f"declare {step.kind} @llvm.{step.what}.{FORMATS[step.kind][3]}({step.kind}{more})\n")
        return "".join(sorted(lines))

    def analyzed(self) -> Function:
        params = ", ".join(f"{self.kind} noundef {words}%{name}" for name, words in zip("ab", self.arguments, strict=True))
        text = (
            f"define void @f(ptr %out, {params}) #0 {{\n{self.body(None)}  ret void\n}}\n\n{self.declarations()}\n{_group(self.attributes)}"
        )
        function = Module.parse(text).get_function("f")
        assert function is not None
        return function

    def host_text(self, flushes: bool) -> str:
        """One function `run.WAY` for each way; the arguments come in memory, so that nobody touches their bits."""
        size = FORMATS[self.kind][0]
        text = f'target triple = "{TRIPLE}"\n' + self.declarations()
        if flushes:
            text += "declare void @llvm.x86.sse.ldmxcsr(ptr)\n@on = constant i32 40896\n@off = constant i32 8064\n"
        on, off = (f"  call void @llvm.x86.sse.ldmxcsr(ptr @{word})\n" if flushes else "" for word in ("on", "off"))
        features = ' "target-features"="+f16c"' if IS_X86 and HAS_HALF else ""
        for way in (AS_IT_STANDS, OTHER_NAN, OTHER_ZERO):
            text += (
                f"define void @run.{way}(ptr %out, i64 %a.wide, i64 %b.wide){features} {{\n"
                f"{self._arguments(size)}{on}{self.body(way)}{off}  ret void\n}}\n"
            )
        return text

    def _arguments(self, size: int) -> str:
        lines = ""
        for name in "ab":
            source = f"%{name}.wide"
            if size < 64:
                lines += f"  %{name}.int = trunc i64 {source} to i{size}\n"
                source = f"%{name}.int"
            lines += f"  %{name} = bitcast i{size} {source} to {self.kind}\n"
        return lines


def make(seed: int, kinds: list[str], attributes: str = "") -> Program:
    rng = random.Random(seed)
    kind = rng.choice(kinds)
    values: dict[str, list[str]] = {one: [] for one in FORMATS}
    values[kind] = ["%a", "%b"]
    steps = []

    def operand(of: str) -> str:
        return rng.choice(values[of][-5:]) if values[of] and rng.random() < 0.85 else rng.choice(CONSTANTS[of])

    for i in range(rng.randrange(3, 12)):
        of = rng.choice([one for one in kinds if values[one]]) if rng.random() < 0.2 else kind
        chance, flags, source = rng.random(), rng.choice(FLAGS), of
        one = rng.choice(values[of][-5:])
        operands, condition = [one, operand(of) if rng.random() < 0.7 else one], ""
        if chance < 0.4:
            what = rng.choice(BINARY)
        elif chance < 0.5:
            what, operands = "fneg", operands[:1]
        elif chance < 0.7:
            what, operands = rng.choice(UNARY_CALLS), operands[:1]
        elif chance < 0.85:
            what = rng.choice(BINARY_CALLS)
        elif chance < 0.9:
            what, condition = "select", rng.choice(["olt", "ogt", "oeq", "uno", "ord", "ult", "une"])
            operands = [*operands, operand(of), operand(of)]
        elif chance < 0.96 or len(kinds) == 1:
            what, operands, flags = rng.choice(["sitofp", "uitofp"]), operands[:1], rng.choice(["0", "1", "9", "12"])
            of = rng.choice(kinds)
        else:
            of = rng.choice([other for other in kinds if other != source and (source, other) != ("double", "half")])
            what, operands, flags = "fpext" if FORMATS[of][0] > FORMATS[source][0] else "fptrunc", operands[:1], ""
        steps.append(Step(f"%v{i}", what, of, flags, operands, source, condition))
        values[of].append(f"%v{i}")
    return Program(kind, [rng.choice(ARGUMENTS) for _ in "ab"], steps, attributes)


def _is_poison(step: Step, own: int, classes: dict[str, int]) -> bool:
    """Whether flags or an operand make a step's result poison. `classes`: of the values so far, 0 for poison."""
    found = [classes.get(one, fp_class.POSITIVE_ZERO) for one in step.operands]
    read = found
    if step.what == "select":
        if not all(found[:2]):
            return True
        read = [own]  # the arm that isn't chosen doesn't matter
        if not all(found[2:]):
            return True  # the chosen one may be the poison: let it pass
    excluded = 0
    excluded |= fp_class.NAN if "nnan" in step.flags or "fast" in step.flags else 0
    excluded |= fp_class.INFINITE if "ninf" in step.flags or "fast" in step.flags else 0
    constants = [_constant_class(step.source, one) for one in step.operands if not one.startswith("%")]
    return not all(read) or any(one & excluded for one in (*read, *constants, own))


@cache
def _constant_class(kind: str, text: str) -> int:
    at = CONSTANTS[kind].index(text)
    return (
        fp_class.POSITIVE_ZERO,
        fp_class.NEGATIVE_ZERO,
        fp_class.POSITIVE_NORMAL,
        fp_class.NEGATIVE_NORMAL,
        fp_class.POSITIVE_INFINITY,
        fp_class.NEGATIVE_INFINITY,
        fp_class.QUIET,
    )[at]


def _excluded(words: str) -> int:
    return sum(NAMES[word] for word in words.strip().removeprefix("nofpclass(").removesuffix(")").split())


def _runs(program: Program, flushes: bool) -> Iterator[list[tuple[int, int]]]:
    """For each run what each step gave: its bits and its class, 0 where it is poison."""
    inputs = special_inputs(program.kind)
    excluded = [_excluded(words) for words in program.arguments]
    out = (ctypes.c_uint64 * len(program.steps))()
    with Compiled(program.host_text(flushes)) as compiled:
        prototype = ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_uint64, ctypes.c_uint64)
        for way in (AS_IT_STANDS, OTHER_NAN, OTHER_ZERO):
            run = prototype(compiled.address(f"run.{way}"))
            for a, b in product(inputs, inputs):
                classes = {"%a": class_of(program.kind, a), "%b": class_of(program.kind, b)}
                if classes["%a"] & excluded[0] or classes["%b"] & excluded[1]:
                    continue
                run(out, a, b)
                found = []
                for step, wide in zip(program.steps, out, strict=True):
                    bits = wide & (1 << FORMATS[step.kind][0]) - 1
                    own = class_of(step.kind, bits)
                    classes[step.name] = 0 if _is_poison(step, own, classes) else own
                    found.append((bits, classes[step.name]))
                yield found


def _check(program: Program, flushes: bool = False) -> None:
    function = program.analyzed()
    tracking = ValueTracking(function)
    by_name: dict[str, Value] = {one.ref: one for one in function.instructions() if str(one.type) != "void"}
    claims = []
    for step in program.steps:
        value, read = by_name[step.name], by_name[f"{step.name}.as.int"]
        claimed = fp_class.compute(Query(tracking), value)
        if step.what not in OF_BITS and claimed.kinds & fp_class.NAN:
            assert claimed.negative is None, f"a sign of a not-a-number: {step}"
        claims.append((step, claimed, tracking.known_bits(read), [tracking.range_of(read, signed) for signed in (False, True)]))
    seen = set()
    for found in _runs(program, flushes):
        if tuple(found) in seen:
            continue
        seen.add(tuple(found))
        for (bits, kind), (step, claimed, known, bounds) in zip(found, claims, strict=True):
            if not kind:
                continue
            where = f"{step}: {bits:#x}, {claimed}"
            assert claimed.kinds & kind, where
            assert claimed.negative is None or claimed.negative == bool(bits >> FORMATS[step.kind][0] - 1), where
            assert not bits & known.zeros, where
            assert not ~bits & known.ones, where
            assert all(one.contains(bits) for one in bounds), where


KINDS = ["half", "float", "double"] if HAS_HALF else ["float", "double"]


@pytest.mark.parametrize("seed", range(10))
def test_execution(seed: int) -> None:
    for one in range(COUNT):
        _check(make(COUNT * seed + one, KINDS))


@pytest.mark.skipif(not IS_X86, reason="how denormals are flushed is x86's")
@pytest.mark.parametrize("attribute", ["denormal-fp-math", "denormal-fp-math-f32"])
def test_execution_without_denormals(attribute: str) -> None:
    kinds = ["float"] if attribute.endswith("f32") else ["float", "double"]
    for seed in range(COUNT):
        program = make(seed, kinds, f'"{attribute}"="preserve-sign,preserve-sign" ')
        _check(program, flushes=True)
        _check(program, flushes=False)


def _sign(body: str, params: str = "float noundef %a, float noundef %b", attributes: str = "") -> bool | None:
    """What is known of the sign bit of %r."""
    names = {"maximum": 2, "maxnum": 2, "minimumnum": 2, "sqrt": 1, "fabs": 1, "rint": 1, "exp": 1}
    declared = "".join(f"declare float @llvm.{name}.f32({', '.join(['float'] * count)})\n\n" for name, count in names.items())
    text = f"define i32 @f({params}) #0 {{\n{body}  %i = bitcast float %r to i32\n  ret i32 %i\n}}\n\n{declared}{_group(attributes)}"
    function = Module.parse(text).get_function("f")
    assert function is not None
    value = next(one for one in function.instructions() if one.ref == "%i")
    assert isinstance(value, Instruction)
    known = ValueTracking(function).known_bits(value)
    return True if known.is_negative else False if known.is_non_negative else None


def test_not_a_number_has_no_sign() -> None:
    both = "  %x = call float @llvm.fabs.f32(float %a)\n  %y = call float @llvm.fabs.f32(float %b)\n"
    assert _sign(both + "  %r = call float @llvm.maximum.f32(float %x, float %y)\n") is None
    assert _sign(both + "  %r = call nnan float @llvm.maximum.f32(float %x, float %y)\n") is False
    assert _sign(both + "  %r = fmul float %x, %y\n") is None
    assert _sign(both + "  %r = fmul nnan float %x, %y\n") is False
    assert _sign(both + "  %r = call float @llvm.rint.f32(float %x)\n") is None
    wide = "  %x = uitofp i128 %a to float\n  %y = uitofp i128 %b to float\n  %r = fmul {}float %x, %y\n"
    assert _sign(wide.format(""), "i128 noundef %a, i128 noundef %b") is None  # an infinity times zero
    assert _sign(wide.format("nnan "), "i128 noundef %a, i128 noundef %b") is False


def test_signalling_one_may_win_over_a_number() -> None:
    assert _sign("  %r = call float @llvm.maxnum.f32(float %a, float 1.000000e+00)\n") is None
    assert _sign("  %r = call nnan float @llvm.maxnum.f32(float %a, float 1.000000e+00)\n") is False
    assert _sign("  %r = call float @llvm.maxnum.f32(float %a, float 1.000000e+00)\n", "float noundef nofpclass(snan) %a") is False
    assert _sign("  %r = call float @llvm.minimumnum.f32(float %a, float -1.000000e+00)\n") is True


def test_zero_of_no_sign() -> None:
    for call in ("fmul nnan {}float %a, %a", "call nnan {}float @llvm.exp.f32(float %a)"):
        assert _sign(f"  %r = {call.format('')}\n") is False
        assert _sign(f"  %r = {call.format('nsz ')}\n") is None
    assert _sign("  %r = call nnan nsz float @llvm.sqrt.f32(float %a)\n") is None
    assert _sign("  %r = call nnan float @llvm.sqrt.f32(float %a)\n", "float noundef nofpclass(nzero) %a") is False
    quotient = "  %x = call float @llvm.fabs.f32(float %a)\n  %y = fdiv nnan {}float 1.000000e+00, %x\n  %r = fadd nnan float %y, %y\n"
    assert _sign(quotient.format("")) is False
    assert _sign(quotient.format("nsz ")) is None  # 1 / -0


def test_square_of_what_may_be_undef() -> None:
    assert _sign("  %r = fmul nnan float %a, %a\n", "float noundef %a") is False
    assert _sign("  %r = fmul nnan float %a, %a\n", "float %a") is None


@pytest.mark.parametrize(
    ("mode", "sign"),
    [("ieee,ieee", True), ("preserve-sign,preserve-sign", True), ("positive-zero,positive-zero", None), ("dynamic,dynamic", None)],
)
def test_denormal_taken_for_zero(mode: str, sign: bool | None) -> None:
    params = "float noundef nofpclass(nan inf zero psub pnorm) %a"
    for body in (
        "fadd float %a, %a",
        "fmul float %a, 2.000000e+00",
        "fdiv float %a, 2.000000e+00",
        "call float @llvm.rint.f32(float %a)",
        "call float @llvm.maximum.f32(float %a, float %a)",
    ):
        assert _sign(f"  %r = {body}\n", params, f'"denormal-fp-math-f32"="{mode}" ') is sign, body
    assert _sign("  %r = fneg float %a\n", params, f'"denormal-fp-math-f32"="{mode}" ') is False


@pytest.mark.parametrize(
    ("vector", "demanded", "expected"),
    [
        ("<2 x float> <float 1.000000e+00, float -0.000000e+00>", 3, (fp_class.POSITIVE_NORMAL | fp_class.NEGATIVE_ZERO, None)),
        ("<2 x float> <float 1.000000e+00, float -0.000000e+00>", 1, (fp_class.POSITIVE_NORMAL, False)),
        ("<2 x float> <float 1.000000e+00, float -0.000000e+00>", 2, (fp_class.NEGATIVE_ZERO, True)),
        ("<2 x float> <float 1.000000e+00, float poison>", 3, (fp_class.POSITIVE_NORMAL, False)),
        ("<2 x float> zeroinitializer", 3, (fp_class.POSITIVE_ZERO, False)),
        ("<2 x float> splat (float -1.000000e+00)", 3, (fp_class.NEGATIVE_NORMAL, True)),
        ("<2 x float> poison", 3, (0, False)),
    ],
)
def test_lanes_of_constants(vector: str, demanded: int, expected: tuple[int, bool | None]) -> None:
    (function,) = Module.parse(f"define <2 x float> @f() {{\n  ret {vector}\n}}\n").functions
    (ret,) = function.instructions()
    found = fp_class._of_constant(ret.operands[0], demanded)
    assert found is not None
    assert (found.kinds, found.negative) == expected
