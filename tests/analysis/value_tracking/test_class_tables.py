"""Which classes the results of operations on floats may have, by those that each operand may not have.

Four digits are stored (digests.py) in `classes.digits` for each answer: of each operation on each two kinds of operands, in that order and
the other. `PYTHONPATH=tests/shared python tests/analysis/value_tracking/test_class_tables.py` writes them anew; that they
hold test_float_classes.py tests by execution.
"""

from __future__ import annotations

import itertools
from pathlib import Path

import pytest
from digests import changed, renew

from nvopt.analysis.value_tracking import ValueTracking, fp_class
from nvopt.analysis.value_tracking.query import Query
from nvopt.ir import Module

CLASSES = Path(__file__).with_name("classes.digits")
_BINARY = {
    **{opcode: f"{opcode} float {{}}, {{}}" for opcode in ("fadd", "fsub", "fmul", "fdiv", "frem", "fadd nnan", "fmul nsz", "fdiv ninf")},
    **{
        name: f"call float @llvm.{name}.f32(float {{}}, float {{}})"
        for name in ("minnum", "maxnum", "minimum", "maximum", "minimumnum", "maximumnum", "copysign", "nnan minnum", "nnan maximum")
    },
    "select": "select i1 %c, float {}, float {}",
    "select by sign": "select i1 %d, float {}, float {}",
    "powi": "call float @llvm.powi.f32.i32(float {}, i32 %n)",
    "ldexp": "call float @llvm.ldexp.f32.i32(float {}, i32 %n)",
}
_UNARY = {
    **{
        name: f"call float @llvm.{name}.f32(float {{}})"
        for name in ("fabs", "sqrt", "floor", "rint", "canonicalize", "exp", "exp2", "log", "log2", "sin", "cos", "nnan sqrt", "round")
    },
    "fneg": "fneg float {}",
    "fptrunc": "fptrunc float {} to half",
    "fpext": "fpext float {} to double",
    "freeze": "freeze float {}",
}
_WITHOUT = (
    "", "nan", "snan", "inf", "ninf", "nzero", "pzero", "zero", "sub", "nan inf", "nan ninf nsub nnorm nzero", "nan pinf psub pnorm pzero",
    "ninf nsub nnorm", "nan sub zero", "nan ninf nsub nnorm",
)  # fmt: skip
_MODES = ("", "preserve-sign,preserve-sign", "positive-zero,positive-zero", "dynamic,dynamic")


def functions() -> dict[str, str]:
    """The text of a module for each name."""
    found = {}
    for kind, operations in (("binary", _BINARY), ("unary", _UNARY)):
        for name, operation in operations.items():
            for mode in _MODES if name in ("fadd", "fmul", "sqrt", "canonicalize", "fptrunc", "fabs", "minnum") else _MODES[:1]:
                key = f"{kind} {name} {mode}".strip().replace(" ", "_")
                found[key] = _module(operation, mode, kind == "binary")
    return found


def _module(operation: str, mode: str, is_binary: bool) -> str:
    text = []
    for at, (one, other) in enumerate(itertools.product(_WITHOUT, _WITHOUT[:: 1 if is_binary else 99])):
        arguments = f"float {_attribute(one)}%a, float {_attribute(other)}%b, i1 %c, i32 %n"
        called = operation.format("%a", "%b").replace("call float @llvm.nnan ", "call nnan float @llvm.")
        group = "#0 " if mode else ""
        text.append(f"define void @f{at}({arguments}) {group}{{\n  %d = fcmp olt float %a, 0.000000e+00\n  %v = {called}\n  ret void\n}}\n")
    name = operation.partition("@")[2].partition("(")[0].replace("llvm.nnan ", "llvm.")
    count = operation.count("float {")
    types = ", ".join(["float"] * count + ["i32"] * ("%n" in operation))
    attributes = f'attributes #0 = {{ "denormal-fp-math"="{mode}" }}\n' if mode else ""
    return "".join(text) + f"declare float @{name}({types})\n" * bool(name) + attributes


def _attribute(classes: str) -> str:
    return f"nofpclass({classes}) " * bool(classes)


TEXTS = functions()


def said(name: str) -> list[str]:
    """What is known of the result, in each function."""
    functions = [one for one in Module.parse(TEXTS[name]).functions if not one.is_declaration]
    results = [next(made for made in one.instructions() if made.name == "v") for one in functions]
    return [str(fp_class.compute(Query(ValueTracking(one)), made)) for one, made in zip(functions, results, strict=True)]


@pytest.mark.parametrize("kind", ["binary_f", "binary_m", "binary_n", "binary_s", "binary_c", "binary_l", "binary_p", "unary"])
def test_classes(kind: str) -> None:
    assert [(name, lines) for name in TEXTS if name.startswith(kind) and (lines := changed(name, said(name), CLASSES))] == []


if __name__ == "__main__":
    renew(CLASSES, TEXTS, said)
