"""libdevice linked in, specialised and run on the host: what comes out must be the function that its name promises.

The few intrinsics of NVVM that the host has no code for are given here by what the PTX manual says of them.
"""

from __future__ import annotations

import math
import random
import struct
from collections.abc import Callable

import pytest
from harness import Compiled
from host import host_text

import nvopt

_ONE = "define {0} @llvm.nvvm.{1}({0} %x) {{\n  %r = call {0} @llvm.{2}({0} %x)\n  ret {0} %r\n}}\n"
_TWO = "define {0} @llvm.nvvm.{1}({0} %x, {0} %y) {{\n  %r = {2} {0} %x, %y\n  ret {0} %r\n}}\n"
_WORD = "define i32 @llvm.nvvm.d2i.{0}(double %x) {{\n  %b = bitcast double %x to i64\n{1}  %r = trunc i64 %s to i32\n  ret i32 %r\n}}\n"
_NEAREST = "define i32 @llvm.nvvm.{1}({0} %x) {{\n  %n = call {0} @llvm.rint.{2}({0} %x)\n  %r = fptosi {0} %n to i32\n  ret i32 %r\n}}\n"

STUBS = {
    **{f"llvm.nvvm.fabs.f{bits}": _ONE.format(type, f"fabs.f{bits}", f"fabs.f{bits}") for type, bits in (("float", 32), ("double", 64))},
    **{f"llvm.nvvm.{op}.rn.d": _TWO.format("double", f"{op}.rn.d", f"f{op}") for op in ("add", "mul")},
    **{f"llvm.nvvm.{op}.rn.f": _TWO.format("float", f"{op}.rn.f", f"f{op}") for op in ("add", "mul")},
    "llvm.nvvm.div.approx.f": _TWO.format("float", "div.approx.f", "fdiv"),
    "llvm.nvvm.div.rn.f": _TWO.format("float", "div.rn.f", "fdiv"),
    "llvm.nvvm.d2i.hi": _WORD.format("hi", "  %s = lshr i64 %b, 32\n"),
    "llvm.nvvm.d2i.lo": _WORD.format("lo", "  %s = and i64 %b, 4294967295\n"),
    "llvm.nvvm.d2i.rn": _NEAREST.format("double", "d2i.rn", "f64"),
    "llvm.nvvm.f2i.rn": _NEAREST.format("float", "f2i.rn", "f32"),
    "llvm.nvvm.round.d": _ONE.format("double", "round.d", "rint.f64"),
    "llvm.nvvm.round.f": _ONE.format("float", "round.f", "rint.f32"),
    "llvm.nvvm.ex2.approx.f32": _ONE.format("float", "ex2.approx.f32", "exp2.f32"),
    "llvm.nvvm.ex2.approx.ftz.f32": _ONE.format("float", "ex2.approx.ftz.f32", "exp2.f32"),
    "llvm.nvvm.lohi.i2d": "define double @llvm.nvvm.lohi.i2d(i32 %lo, i32 %hi) {\n  %l = zext i32 %lo to i64\n  %h = zext i32 %hi to i64\n"
    "  %s = shl i64 %h, 32\n  %b = or i64 %s, %l\n  %r = bitcast i64 %b to double\n  ret double %r\n}\n",
    "llvm.nvvm.rcp.approx.ftz.d": "define double @llvm.nvvm.rcp.approx.ftz.d(double %x) {\n"
    "  %r = fdiv double 1.0, %x\n  ret double %r\n}\n",
}


def _runnable(text: str) -> str:
    """`text` for the host: names of LLVM's own that get a body here may not begin with `llvm.`."""
    needed = [definition for name, definition in STUBS.items() if f"@{name}(" in text]
    own = "".join(definition.replace("@llvm.nvvm.", "@host.nvvm.") for definition in needed)
    lines = [line for line in text.split("\n") if not (line.startswith("declare") and any(f"@{name}(" in line for name in STUBS))]
    body = "\n".join(lines)
    for name in STUBS:
        body = body.replace(f"@{name}(", f"@{name.replace('llvm.', 'host.')}(")
    declared = "".join(f"declare {kind}\n" for kind in _HOSTS if kind.split("@")[1].split("(")[0] in own and kind not in body)
    return host_text(body + own + declared)


_HOSTS = [f"{type} @llvm.{name}.f{bits}({type})" for name in ("fabs", "rint", "exp2") for type, bits in (("float", 32), ("double", 64))]


def _ulps(got: float, want: float, type: str) -> float:
    """How many units in the last place of `type` lie between the two."""
    if math.isnan(got) or math.isnan(want) or math.isinf(got) or math.isinf(want):
        return 0 if got == want or (math.isnan(got) and math.isnan(want)) else math.inf
    unit = math.ulp(want) if type == "double" else max(math.ulp(want) * 2**29, 2**-149)
    return abs(got - want) / unit


def _single(value: float) -> float:
    return float(struct.unpack("f", struct.pack("f", value))[0])


Case = tuple[str, Callable[..., float], list[tuple[float, float]]]

CASES: list[Case] = [
    ("sin", math.sin, [(-100, 100)]),
    ("cos", math.cos, [(-100, 100)]),
    ("exp", math.exp, [(-600, 600)]),
    ("log", math.log, [(1e-9, 1e9)]),
    ("log2", math.log2, [(1e-9, 1e9)]),
    ("log1p", math.log1p, [(-0.9, 50)]),
    ("expm1", math.expm1, [(-20, 20)]),
    ("pow", math.pow, [(1e-3, 50), (-20, 20)]),
    ("atan2", math.atan2, [(-9, 9), (-9, 9)]),
    ("sinh", math.sinh, [(-20, 20)]),
    ("tanh", math.tanh, [(-5, 5)]),
    ("erf", math.erf, [(-4, 4)]),
    ("tgamma", math.gamma, [(0.1, 20)]),
    ("sqrt", math.sqrt, [(0, 1e9)]),
    ("floor", math.floor, [(-99, 99)]),
    ("sinf", math.sin, [(-100, 100)]),
    ("cosf", math.cos, [(-100, 100)]),
    ("logf", math.log, [(1e-9, 1e9)]),
    ("exp2f", lambda x: 2.0**x, [(-60, 60)]),
    ("atan2f", math.atan2, [(-9, 9), (-9, 9)]),
    ("erff", math.erf, [(-3, 3)]),
    ("expm1f", math.expm1, [(-20, 20)]),
    ("floorf", math.floor, [(-99, 99)]),
]


@pytest.mark.parametrize("passes", ["instcombine", "default<O2>"], ids=["called", "inlined"])
@pytest.mark.parametrize("case", CASES, ids=lambda case: case[0])
def test_against_pythons_math(case: Case, passes: str) -> None:
    """Within the bounds that CUDA's manual gives for these functions (at most 10 ulp for tgamma, 4 and less for the others)."""
    name, reference, ranges = case
    type = "float" if name.endswith("f") and name != "erf" else "double"
    params = ", ".join(f"{type} %{at}" for at in range(len(ranges)))
    types = ", ".join([type] * len(ranges))
    source = (
        f'target triple = "nvptx64-nvidia-cuda"\n\ndeclare {type} @__nv_{name}({types})\n\n'
        f"define {type} @f({params}) {{\n  %r = call {type} @__nv_{name}({params})\n  ret {type} %r\n}}\n"
    )
    text = nvopt.run(source, f"nvvm-reflect,nvvm-reflect-pp,{passes}", cpu="sm_90", prec_sqrt=True, libdevice=True)
    rng = random.Random(name)
    with Compiled(_runnable(text)) as compiled:
        function = compiled.function("f")
        for _ in range(300):
            values = [rng.uniform(*bounds) for bounds in ranges]
            if type == "float":
                values = [_single(value) for value in values]
            got, want = function(*values), reference(*values)
            assert _ulps(got, want, type) <= 10, (values, got, want)
