"""Every operation on every kind of floating-point number: what is said of its kind and sign holds for some numbers of each, and how much is
said is what it was. Integers of which some bits are known, read as a number, likewise.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from itertools import product

import pytest
from test_float_classes import FORMATS, class_of

from nvopt.analysis.value_tracking import ValueTracking, fp_class
from nvopt.analysis.value_tracking.fp_class import FpClass
from nvopt.analysis.value_tracking.query import Query
from nvopt.ir import Instruction, Module, Value

INF, NAN = math.inf, math.nan
NUMBERS: dict[str, tuple[float, ...]] = {
    "nan": (NAN,),
    "ninf": (-INF,),
    "nnorm": (-1.0, -2.5, -1.5e308, -3e-308),
    "nsub": (-5e-324, -1e-308),
    "nzero": (-0.0,),
    "pzero": (0.0,),
    "psub": (5e-324, 1e-308),
    "pnorm": (1.0, 2.5, 1.5e308, 3e-308),
    "pinf": (INF,),
}
"""Of each kind, by its word in `nofpclass`."""
OPERANDS: dict[str, tuple[str, ...]] = {
    **{kind: (kind,) for kind in NUMBERS},
    "positive": ("pzero", "psub", "pnorm", "pinf"),
    "negative": ("ninf", "nnorm", "nsub", "nzero"),
    "finite": ("nnorm", "nsub", "nzero", "pzero", "psub", "pnorm"),
    "beyond": ("nan", "pzero", "pnorm", "pinf"),
    "number": tuple(NUMBERS)[1:],
    "any": tuple(NUMBERS),
}
"""Arguments by what they may be."""


def _least(a: float, b: float) -> float:
    if a == b:
        return math.copysign(a, min(math.copysign(1, a), math.copysign(1, b)))
    return min(a, b)


def _quotient(a: float, b: float) -> float:
    if b:
        return a / b
    return NAN if not a or math.isnan(a) else math.copysign(INF, math.copysign(1, a) * math.copysign(1, b))


def _least_number(a: float, b: float) -> float:
    return a if math.isnan(b) else b if math.isnan(a) else _least(a, b)


BINARY: dict[str, Callable[[float, float], float]] = {
    "fadd": lambda a, b: a + b,
    "fsub": lambda a, b: a - b,
    "fmul": lambda a, b: a * b,
    "fdiv": _quotient,
    "frem": lambda a, b: NAN if math.isinf(a) or not b else math.fmod(a, b),
    "minimum": lambda a, b: NAN if math.isnan(a) or math.isnan(b) else _least(a, b),
    "maximum": lambda a, b: NAN if math.isnan(a) or math.isnan(b) else -_least(-a, -b),
    "minnum": _least_number,
    "maxnum": lambda a, b: -_least_number(-a, -b),
    "minimumnum": _least_number,
    "maximumnum": lambda a, b: -_least_number(-a, -b),
    "copysign": math.copysign,
}
UNARY: dict[str, Callable[[float], float]] = {
    "fneg": lambda a: -a,
    "fabs": abs,
    "sqrt": lambda a: NAN if a < 0 else math.sqrt(a),
    "exp2": lambda a: INF if a > 1023 else 2.0**a,
    "ceil": lambda a: math.copysign(math.ceil(a), a) if math.isfinite(a) else a,
    "canonicalize": lambda a: a,
    "arithmetic.fence": lambda a: a,
}
FLAGS = ("nnan", "ninf", "nsz", "fast")
MODES = ("preserve-sign", "positive-zero")


def _instruction(what: str, flag: str, operands: tuple[str, ...]) -> str:
    flags = f" {flag}" if flag else ""
    if what[0] == "f" and what != "fabs":
        return f"{what}{flags} double {', '.join(operands)}"
    return f"call{flags} double @llvm.{what}.f64({', '.join(f'double {one}' for one in operands)})"


def _code(what: str, flag: str, mode: str) -> str:
    count = 1 if what in UNARY else 2
    given = ", ".join(f"double noundef {_without(kinds)}%{name}" for name, kinds in OPERANDS.items())
    lines = [
        f"  %x{at} = {_instruction(what, flag, operands)}\n  %i{at} = bitcast double %x{at} to i64\n"
        for at, operands in enumerate(product([f"%{name}" for name in OPERANDS], repeat=count))
    ]
    attributes = f' "denormal-fp-math"="{mode},{mode}"' if mode else ""
    declared = f"declare double @llvm.{what}.f64({', '.join(['double'] * count)})\n"
    return f"define void @f({given}) #0 {{\n{''.join(lines)}  ret void\n}}\n{declared}attributes #0 = {{ nounwind{attributes} }}\n"


def _without(kinds: tuple[str, ...]) -> str:
    others = " ".join(kind for kind in NUMBERS if kind not in kinds)
    return f"nofpclass({others}) " if others else ""


def _kind_of(number: float) -> int:
    if math.isnan(number):
        return fp_class.NAN
    normal, infinite, zero = math.isinf(number) is False and abs(number) >= 2.0**-1022, math.isinf(number), number == 0
    kinds = fp_class.INFINITE if infinite else fp_class.ZERO if zero else fp_class.NORMAL if normal else fp_class.SUBNORMAL
    return kinds & (fp_class.NEGATIVE if math.copysign(1, number) < 0 else fp_class.POSITIVE)


def _results(what: str, flag: str, operands: tuple[str, ...]) -> Iterator[float]:
    """What it gives of some numbers of each kind, of one number where both operands are one argument; no poison."""
    numbers = [[one for kind in OPERANDS[name] for one in NUMBERS[kind]] for name in operands]
    same = len(set(operands)) < len(operands)
    for given in zip(*numbers, strict=True) if same else product(*numbers):
        result = UNARY[what](*given) if what in UNARY else BINARY[what](*given)
        read = (*given, result)
        if not ("nnan" in flag and any(map(math.isnan, read))) and not ("ninf" in flag and any(map(math.isinf, read))):
            yield result


def _check(what: str, flag: str, operands: tuple[str, ...], found: FpClass) -> None:
    for number in _results(what, flag, operands):
        assert found.kinds & _kind_of(number), (operands, number, found)
        assert math.isnan(number) or found.negative in (None, math.copysign(1, number) < 0), (operands, number, found)


ROWS = [
    *(f"{what}{flag}" for what in (*BINARY, *UNARY) for flag in ("", *(f" {one}" for one in FLAGS))),
    *(f"{what} {mode}" for what in ("fadd", "fmul", "fdiv", "maximum", "fneg", "sqrt", "canonicalize", "ceil") for mode in MODES),
]
TOLD: dict[str, list[int]] = {
    "fadd": [669, 3, 31, 160],
    "fadd nnan": [881, 5, 63, 319],
    "fadd ninf": [1046, 3, 31, 160],
    "fadd nsz": [474, 2, 2, 130],
    "fadd fast": [1063, 2, 5, 130],
    "fsub": [433, 0, 0, 0],
    "fsub nnan": [645, 0, 0, 0],
    "fsub ninf": [883, 0, 0, 0],
    "fsub nsz": [238, 0, 0, 0],
    "fsub fast": [900, 0, 0, 0],
    "fmul": [1282, 36, 37, 2845],
    "fmul nnan": [1546, 56, 97, 5660],
    "fmul ninf": [1486, 36, 37, 1565],
    "fmul nsz": [1096, 10, 10, 2792],
    "fmul fast": [1606, 10, 71, 2772],
    "fdiv": [1093, 36, 36, 1584],
    "fdiv nnan": [1359, 58, 89, 3147],
    "fdiv ninf": [1327, 36, 36, 816],
    "fdiv nsz": [803, 0, 4, 1516],
    "fdiv fast": [1379, 0, 55, 1653],
    "frem": [986, 16, 16, 1040],
    "frem nnan": [1352, 70, 98, 2863],
    "frem ninf": [1196, 16, 16, 1040],
    "frem nsz": [832, 0, 0, 1008],
    "frem fast": [1408, 0, 14, 2709],
    "minimum": [1335, 95, 25, 2240],
    "minimum nnan": [1517, 125, 49, 3295],
    "minimum ninf": [1494, 95, 25, 1494],
    "minimum nsz": [1248, 63, 9, 2148],
    "minimum fast": [1581, 81, 16, 2600],
    "maximum": [1335, 25, 95, 2240],
    "maximum nnan": [1507, 29, 141, 2787],
    "maximum ninf": [1500, 25, 95, 1494],
    "maximum nsz": [1248, 9, 63, 2148],
    "maximum fast": [1587, 9, 88, 2096],
    "minnum": [1287, 79, 25, 2224],
    "minnum nnan": [1461, 101, 49, 3151],
    "minnum ninf": [1456, 79, 25, 1478],
    "minnum nsz": [1216, 63, 9, 2148],
    "minnum fast": [1559, 81, 16, 2352],
    "maxnum": [1263, 25, 79, 2224],
    "maxnum nnan": [1431, 35, 109, 2767],
    "maxnum ninf": [1444, 25, 79, 1478],
    "maxnum nsz": [1192, 9, 63, 2148],
    "maxnum fast": [1547, 15, 82, 1974],
    "minimumnum": [1467, 125, 45, 3172],
    "minimumnum nnan": [1485, 125, 49, 3175],
    "minimumnum ninf": [1636, 125, 45, 2042],
    "minimumnum nsz": [1372, 81, 15, 3032],
    "minimumnum fast": [1559, 81, 16, 2352],
    "maximumnum": [1433, 35, 125, 2784],
    "maximumnum nnan": [1451, 35, 129, 2787],
    "maximumnum ninf": [1614, 35, 127, 1784],
    "maximumnum nsz": [1348, 15, 81, 2676],
    "maximumnum fast": [1547, 15, 82, 1974],
    "copysign": [1560, 75, 75, 3930],
    "copysign nnan": [1650, 75, 80, 3920],
    "copysign ninf": [1700, 75, 85, 2020],
    "copysign nsz": [1560, 75, 75, 3930],
    "copysign fast": [1790, 75, 90, 2010],
    "fneg": [103, 5, 5, 262],
    "fneg nnan": [109, 6, 6, 263],
    "fneg ninf": [112, 5, 5, 134],
    "fneg nsz": [103, 5, 5, 262],
    "fneg fast": [118, 6, 6, 135],
    "fabs": [114, 0, 15, 267],
    "fabs nnan": [120, 0, 15, 266],
    "fabs ninf": [121, 0, 15, 139],
    "fabs nsz": [114, 0, 15, 267],
    "fabs fast": [127, 0, 15, 138],
    "sqrt": [67, 0, 5, 5],
    "sqrt nnan": [85, 0, 10, 10],
    "sqrt ninf": [82, 0, 5, 5],
    "sqrt nsz": [57, 0, 0, 0],
    "sqrt fast": [90, 0, 0, 0],
    "exp2": [84, 0, 12, 12],
    "exp2 nnan": [90, 0, 15, 15],
    "exp2 ninf": [99, 0, 12, 12],
    "exp2 nsz": [69, 0, 0, 0],
    "exp2 fast": [90, 0, 0, 0],
    "ceil": [105, 5, 5, 136],
    "ceil nnan": [111, 5, 7, 137],
    "ceil ninf": [114, 5, 5, 8],
    "ceil nsz": [91, 1, 1, 128],
    "ceil fast": [106, 1, 2, 0],
    "canonicalize": [106, 5, 5, 262],
    "canonicalize nnan": [109, 5, 7, 263],
    "canonicalize ninf": [115, 5, 5, 134],
    "canonicalize nsz": [101, 3, 3, 258],
    "canonicalize fast": [113, 3, 4, 130],
    "arithmetic.fence": [103, 5, 5, 262],
    "arithmetic.fence nnan": [109, 5, 7, 263],
    "arithmetic.fence ninf": [112, 5, 5, 134],
    "arithmetic.fence nsz": [103, 5, 5, 262],
    "arithmetic.fence fast": [118, 5, 7, 135],
    "fadd preserve-sign": [477, 3, 3, 132],
    "fadd positive-zero": [475, 2, 3, 131],
    "fmul preserve-sign": [1242, 28, 29, 2325],
    "fmul positive-zero": [1130, 14, 23, 2305],
    "fdiv preserve-sign": [1037, 26, 26, 1060],
    "fdiv positive-zero": [857, 8, 20, 1036],
    "maximum preserve-sign": [1309, 25, 95, 2240],
    "maximum positive-zero": [1281, 9, 95, 2180],
    "fneg preserve-sign": [103, 5, 5, 262],
    "fneg positive-zero": [103, 5, 5, 262],
    "sqrt preserve-sign": [66, 0, 5, 5],
    "sqrt positive-zero": [66, 0, 5, 5],
    "canonicalize preserve-sign": [0, 0, 0, 0],
    "canonicalize positive-zero": [0, 0, 0, 0],
    "ceil preserve-sign": [105, 5, 5, 136],
    "ceil positive-zero": [101, 3, 5, 134],
}


@pytest.mark.parametrize("row", ROWS)
def test_kinds_of_numbers(row: str) -> None:
    """Kinds left out; negative, not negative; known bits of the number read as an integer."""
    what, _, rest = row.partition(" ")
    flag, mode = (rest if rest in one else "" for one in (FLAGS, MODES))
    function = Module.parse(_code(what, flag, mode)).functions[0]
    tracking = ValueTracking(function)
    told = [0] * 4
    for one, operands in zip(function.entry.instructions[:-1:2], product(OPERANDS, repeat=1 if what in UNARY else 2), strict=True):
        found = fp_class.compute(Query(tracking), one)
        if not mode and flag not in ("nsz", "fast") and what not in ("minnum", "maxnum"):  # which of two zeros these give is open
            _check(what, flag, operands, found)
        known = tracking.known_bits(_reader(one))
        told[0] += 10 - found.kinds.bit_count()
        told[1] += found.negative is True
        told[2] += found.negative is False
        told[3] += (known.zeros | known.ones).bit_count()
    assert told == TOLD[row]


def _reader(value: Value) -> Instruction:
    reader = value.users[0]
    assert isinstance(reader, Instruction)
    return reader


MASKS = (0, 0x8000, 0x7C00, 0x7BFF, 0x3FF, 0x200, 0x1, 0x4000, 0x7FFF)
READ: dict[str, list[int]] = {
    "0x0000": [32, 1],
    "0x8000": [50, 9],
    "0x7c00": [51, 1],
    "0x7bff": [55, 1],
    "0x03ff": [44, 1],
    "0x0200": [32, 1],
    "0x0001": [32, 1],
    "0x4000": [45, 1],
    "0x7fff": [61, 1],
}


@pytest.mark.parametrize("cleared", [f"{mask:#06x}" for mask in MASKS])
def test_integers_read_as_numbers(cleared: str) -> None:
    """Kinds left out, and signs known, where these bits are clear, and others, in turn, are set."""
    size = FORMATS["half"][0]
    lines = [f"  %m = and i{size} %x, {signed(~int(cleared, 16))}\n"]
    for at, mask in enumerate(MASKS):
        lines.append(f"  %n{at} = or i{size} %m, {signed(mask)}\n  %h{at} = bitcast i{size} %n{at} to half\n")
    function = Module.parse(f"define void @f(i{size} %x) {{\n{''.join(lines)}  ret void\n}}\n").functions[0]
    tracking = ValueTracking(function)
    told = [0, 0]
    for at, mask in enumerate(MASKS):
        value = function.value_named(f"h{at}")
        assert value is not None
        found = fp_class.compute(Query(tracking), value)
        for bits in {number & ~int(cleared, 16) | mask for number in range(1 << size)}:
            assert found.kinds & class_of("half", bits), (mask, bits, found)
            assert found.negative in (None, bool(bits >> size - 1)), (mask, bits, found)
        told = [told[0] + 10 - found.kinds.bit_count(), told[1] + (found.negative is not None)]
    assert told == READ[cleared]


def signed(number: int) -> int:
    return (number & 0xFFFF ^ 0x8000) - 0x8000
