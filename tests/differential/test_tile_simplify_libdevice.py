"""tile-simplify on CUDA's libdevice: the functions that it changes give the same, bit by bit; in long runs all of them, else short ones.

Intrinsics of NVVM that compute with floats do on the host about what their names say, so that control takes the ways that it takes on a
device; all others are made up as for any other module. `__nvvm_reflect` answers one number to every question.
"""

from __future__ import annotations

import math
import random
import re
from collections.abc import Sequence
from pathlib import Path

import llvmlite.binding as llvm
import pytest
from effort import IS_LONG
from harness import Inputs, Pair

import nvopt

LONGEST = 10_000 if IS_LONG else 90
"""Instructions of a function that is run."""
RUNS = 60 if IS_LONG else 32

_WHOLE = "%i = call i64 @llvm.fptosi.sat.i64.{w}({t} %0)\n  "
_HOST: dict[str, str] = {
    "fabs": "%r = call {t} @llvm.fabs.{w}({t} %0)",
    "sqrt": "%r = call {t} @llvm.sqrt.{w}({t} %0)",
    "trunc": _WHOLE + "%r = sitofp i64 %i to {t}",
    "round": _WHOLE + "%r = sitofp i64 %i to {t}",
    "floor": _WHOLE + "%w = sitofp i64 %i to {t}\n  %c = fcmp ogt {t} %w, %0\n  %l = fsub {t} %w, 1.0\n  %r = select i1 %c, {t} %l, {t} %w",
    "ceil": _WHOLE + "%w = sitofp i64 %i to {t}\n  %c = fcmp olt {t} %w, %0\n  %l = fadd {t} %w, 1.0\n  %r = select i1 %c, {t} %l, {t} %w",
    "fmin": "%c = fcmp olt {t} %0, %1\n  %r = select i1 %c, {t} %0, {t} %1",
    "fmax": "%c = fcmp ogt {t} %0, %1\n  %r = select i1 %c, {t} %0, {t} %1",
    "fma": "%p = fmul {t} %0, %1\n  %r = fadd {t} %p, %2",
    "add": "%r = fadd {t} %0, %1",
    "mul": "%r = fmul {t} %0, %1",
    "div": "%r = fdiv {t} %0, %1",
    "rcp": "%r = fdiv {t} 1.0, %0",
}
"""By the first word of an intrinsic's name; the type is the last, `f` or `d`. None calls the host's library: in a module as large as this
MCJIT puts wrong addresses into such calls."""
_NUMBERS = {"i": "i32", "ui": "i32", "ll": "i64", "ull": "i64", "f": "float", "d": "double"}
_WORDS = {
    "llvm.nvvm.d2i.hi": "define i32 @llvm.nvvm.d2i.hi(double %0) {\n  %b = bitcast double %0 to i64\n  %s = lshr i64 %b, 32\n"
    "  %r = trunc i64 %s to i32\n  ret i32 %r\n}",
    "llvm.nvvm.d2i.lo": "define i32 @llvm.nvvm.d2i.lo(double %0) {\n  %b = bitcast double %0 to i64\n"
    "  %r = trunc i64 %b to i32\n  ret i32 %r\n}",
    "llvm.nvvm.lohi.i2d": "define double @llvm.nvvm.lohi.i2d(i32 %0, i32 %1) {\n  %l = zext i32 %0 to i64\n  %h = zext i32 %1 to i64\n"
    "  %s = shl i64 %h, 32\n  %b = or i64 %s, %l\n  %r = bitcast i64 %b to double\n  ret double %r\n}",
}
_SMALL = list(range(-3, 12))
_LARGE = [math.ldexp(1.0 + at / 64, 33 + 15 * at) * (-1) ** at for at in range(64)]
VALUES: dict[str, dict[int, Sequence[int | float]]] = {
    **{name: {0: range(9)} for name in ("norm", "rnorm")},
    **{name: {0: _SMALL} for name in ("jn", "yn")},
    "wrapped": {0: _LARGE},
}
"""How many numbers a vector has, which the buffer must hold; the order of a Bessel function, which a loop counts up to; and angles that are
large enough for the slow path."""
STRUCT = "__internal_trig_reduction_slowpathd"
WRAPPER = f"""
define void @wrapped(double %x, ptr %to) {{
  %r = call %struct.trig_reduction_return @{STRUCT}(double %x)
  store %struct.trig_reduction_return %r, ptr %to, align 1
  ret void
}}
"""
"""What returns a struct is called by what stores it."""


def stub(name: str) -> str | None:
    """What an intrinsic does on the host; None where that isn't known."""
    if name in _WORDS:
        return _WORDS[name]
    words = name.removeprefix("llvm.nvvm.").split(".")
    conversion = re.fullmatch(r"(ui|ull|i|ll|f|d)2(ui|ull|i|ll|f|d)", words[0])
    if conversion is not None:
        source, result = (_NUMBERS[word] for word in conversion.groups())
        return _function(name, result, [source], _conversion(*conversion.groups()))
    type, width = ("double", "f64") if words[-1] in ("d", "f64") else ("float", "f32")
    body = _HOST.get(words[0])
    if body is None:
        return None
    return _function(name, type, [type] * max(int(digit) + 1 for digit in re.findall(r"%(\d)", body)), body.format(t=type, w=width))


def _conversion(source: str, result: str) -> str:
    """From one kind of numbers to another; to integers as near as may be, as PTX says."""
    one, other = _NUMBERS[source], _NUMBERS[result]
    if one[0] == "i":
        return f"%r = {'uitofp' if source[0] == 'u' else 'sitofp'} {one} %0 to {other}"
    if other[0] != "i":
        return f"%r = {'fptrunc' if one == 'double' else 'fpext'} {one} %0 to {other}"
    width = "f64" if one == "double" else "f32"
    return f"%r = call {other} @llvm.fpto{'u' if result[0] == 'u' else 's'}i.sat.{other}.{width}({one} %0)"


def _function(name: str, result: str, params: list[str], body: str) -> str:
    listed = ", ".join(f"{type} %{at}" for at, type in enumerate(params))
    return f"define {result} @{name}({listed}) {{\n  {body}\n  ret {result} %r\n}}"


def definitions(text: str) -> dict[str, str]:
    """The text of each function."""
    return {function.name: function.text for function in nvopt.parse(text).functions if not function.is_declaration}


def cut(text: str) -> str:
    """libdevice without the functions that are too long, unless they are called."""
    functions = definitions(text)
    kept: set[str] = set()
    pending = [name for name, held in functions.items() if held.count("\n") <= LONGEST]
    while pending:
        name = pending.pop()
        if name in functions and name not in kept:
            kept.add(name)
            pending += re.findall(r"call [^@\n]*@([\w.]+)\(", functions[name])
    for name, held in functions.items():
        if name not in kept:
            text = text.replace(held, "")
    return text + WRAPPER if STRUCT in kept else text


def floats(rng: random.Random, count: int) -> list[float]:
    """Floats of every size, and some that are special."""
    some = [math.ldexp(rng.uniform(-1, 1), rng.randrange(-60, 60)) for _ in range(count)]
    return [*some, *(rng.uniform(-30, 30) for _ in range(count)), 0.0, -0.0, 1.0, math.inf, -math.inf, math.nan, 1e-40, 3e38]


@pytest.fixture(scope="module")
def texts() -> tuple[str, str]:
    """What is run, before and after."""
    import nvidia

    bitcode = next(path for base in nvidia.__path__ for path in Path(base).rglob("libdevice.10.bc")).read_bytes()
    text = nvopt.run(str(llvm.parse_bitcode(bitcode, llvm.create_context())), "no-op-module", cpu="sm_90")
    before = nvopt.run(cut(text), "no-op-module", cpu="sm_90")
    return before, nvopt.run(before, "tile-simplify", cpu="sm_90")


@pytest.mark.parametrize("answer", [0, 1])
def test_what_libdevice_gives_stays_the_same(texts: tuple[str, str], answer: int) -> None:
    """Whatever `__nvvm_reflect` says: 0 is slow and precise, 1 fast and flushes to zero."""
    sources, targets = map(definitions, texts)
    changed = {name for name, source in sources.items() if source != targets[name]}
    assert len(changed) > (100 if IS_LONG else 20)
    if STRUCT in changed:
        changed = changed - {STRUCT} | {"wrapped"}
    stubs = {name: body for name in re.findall(r"^declare .*@([\w.]+)\(", texts[0], re.MULTILINE) if (body := stub(name)) is not None}
    stubs["__nvvm_reflect"] = f"define i32 @__nvvm_reflect(ptr %0) noinline {{\n  ret i32 {answer}\n}}"
    rng = random.Random(answer)
    with Pair(*texts, stubs=stubs, check_accesses=False) as pair:
        for name in sorted(changed):
            _, params = pair.before.signature(name)
            values: dict[int, Sequence[int | float]] = {
                at: floats(rng, RUNS) for at, type in enumerate(params) if type in ("float", "double")
            }
            values |= VALUES.get(name.removeprefix("__nv_").removesuffix("f"), {})
            pair.compare(name, inputs=Inputs(values=values), runs=RUNS, seed=answer + 1)
