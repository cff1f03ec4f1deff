"""Constants: one object a value, and the text and the value that LLVM gives them."""

import gc
import math
import re
import struct
import sys
import weakref

import pytest
from clock import no_collections
from hypothesis import given
from hypothesis import strategies as st
from llvm_text import canonical

from nvopt import run
from nvopt.ir import (
    AttributeSet,
    ConstantAggregate,
    ConstantExpr,
    ConstantFP,
    ConstantInt,
    ConstantString,
    FloatType,
    GlobalVariable,
    IntType,
    Module,
    PrimitiveType,
    Type,
    VectorType,
    null,
    types,
)


def as_llvm_prints(type_: Type | str, text: str) -> str:
    printed = canonical(f"@g = global {type_} {text}\n")
    return printed.split(f"global {type_} ", 1)[1].strip()


@given(st.sampled_from([types.half, types.bfloat, types.float32, types.float64]), st.floats(width=32))
def test_floats_print_as_llvm_prints_them(type_: FloatType, value: float) -> None:
    if type_ is types.half and math.isfinite(value) and abs(value) > 65504:
        value = math.copysign(65504.0, value)
    made = ConstantFP.get(type_, value)
    assert as_llvm_prints(type_, made.ref) == made.ref
    assert made.is_zero == (made.value == 0 and math.copysign(1, made.value) == 1)
    if not math.isnan(value):
        assert ConstantFP.get(type_, made.value) is made
        if type_ in (types.float32, types.float64):
            assert made.value == value


@given(st.floats())
def test_doubles_keep_every_bit(value: float) -> None:
    made = ConstantFP.get(types.float64, value)
    assert as_llvm_prints("double", made.ref) == made.ref
    assert struct.pack("<d", made.value) == struct.pack("<d", value)


@pytest.mark.parametrize("type_", ["x86_fp80", "fp128", "ppc_fp128"])
def test_longer_floats_are_what_llvm_makes_of_doubles(type_: str) -> None:
    values = [0.0, -0.0, 1.0, -2.5, 1 / 3, math.pi * 1e300, 5e-324, 2.0**-1030 * 1.5, sys.float_info.max, math.inf, -math.inf]
    lines = [
        f"define {type_} @f{at}() {{\n  %r = fpext double {ConstantFP.get(types.float64, value).ref} to {type_}\n  ret {type_} %r\n}}\n"
        for at, value in enumerate(values)
    ]
    folded = re.findall(rf"ret {type_} (\S+)", run("".join(lines), "instcombine"))
    assert folded == [ConstantFP.get(PrimitiveType.get(type_), value).ref for value in values]


@given(st.integers(1, 200), st.integers())
def test_integers_wrap_at_their_width(bits: int, value: int) -> None:
    made = ConstantInt.get(IntType.get(bits), value)
    assert made.unsigned == value % 2**bits
    assert (made.signed - value) % 2**bits == 0
    assert as_llvm_prints(f"i{bits}", made.ref) == made.ref
    assert ConstantInt.get(IntType.get(bits), made.signed) is made


@given(st.binary(max_size=20))
def test_strings_keep_their_bytes(data: bytes) -> None:
    made = ConstantString.get(data)
    assert made.data == data
    if data.strip(b"\0"):
        assert as_llvm_prints(made.type, made.ref) == made.ref


def test_equal_constants_are_one_object() -> None:
    four = VectorType.get(types.i32, 4)
    one = ConstantInt.get(types.i32, 1)
    assert ConstantAggregate.get(four, [one] * 4) is ConstantAggregate.get(four, [one] * 4)
    assert null(types.i32).is_zero
    assert null(types.ptr) is null(types.ptr)
    assert null(types.float64).ref == "0.000000e+00"
    with pytest.raises(ValueError, match="no integer type: float"):
        ConstantInt.get(types.float32, 1)


def test_constants_go_with_their_module() -> None:
    with no_collections():
        module = Module.parse(canonical("@g = global i8 0\n@h = global ptr getelementptr (i8, ptr @g, i64 4)\n"))
        module.parse_all()
        variable = module.get("h")
        assert isinstance(variable, GlobalVariable)
        assert isinstance(variable.initializer, ConstantExpr)
        gone = weakref.ref(variable.initializer)
        del module, variable
        gc.collect(0)
    assert gone() is None


def test_attributes_answer_by_name() -> None:
    attributes = AttributeSet(["noundef", "align 16", "byval({ i32, ptr })", '"target-cpu"="sm_\\390"', "range(i32 0, 5)"])
    assert "align" in attributes
    assert "al" not in attributes
    assert attributes.integer("align") == 16
    assert attributes.value("byval") == "{ i32, ptr }"
    assert attributes.value("target-cpu") == "sm_90"
    assert attributes.value("noundef") == ""
    assert attributes.value("nonnull") is None
    assert str(attributes.with_attribute("align 8").without("byval")) == 'noundef "target-cpu"="sm_\\390" range(i32 0, 5) align 8'
