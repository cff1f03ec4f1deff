"""Calls of intrinsics on constants.

    fold_intrinsic_call(call, [ConstantInt.get(i32, 12)], layout)          # of llvm.ctpop.i32: i32 2

Integer ones are all known. Of those on floats the exact ones are: what LLVM asks the host's libm for stays a call.

Source: LLVM's canConstantFoldCallTo and ConstantFoldCall.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache

from nvopt.analysis.constant_folding import binary, floats
from nvopt.analysis.constant_folding.floats import INFINITE, NAN, Float
from nvopt.analysis.constant_folding.parts import all_ones, build, elements, is_undef
from nvopt.ir import (
    CallBase,
    Constant,
    ConstantFP,
    ConstantInt,
    ConstantPointerNull,
    DataLayout,
    Function,
    GlobalValue,
    IntType,
    PoisonValue,
    StructType,
    Type,
    UndefValue,
    VectorType,
    null,
)
from nvopt.ir.predicates import FCMP
from nvopt.ir.types import i1

Operands = Sequence[Constant]
Fold = Callable[[str, Type, Operands, DataLayout], Constant | None]
"""(name of the intrinsic without `llvm.` and types, type of the result, operands) -> the result."""


def _number(constant: Constant) -> int | None:
    return constant.unsigned if isinstance(constant, ConstantInt) else None


# -- one integer


def _byte_swap(value: int, bits: int) -> int:
    return int.from_bytes(value.to_bytes(bits // 8, "little"), "big")


def _reverse_bits(value: int, bits: int) -> int:
    return int(f"{value:0{bits}b}"[::-1], 2)


_UNARY: dict[str, Callable[[int, int], int]] = {
    "bswap": _byte_swap,
    "bitreverse": _reverse_bits,
    "ctpop": lambda value, bits: value.bit_count(),
}


def _unary(name: str, type: Type, operands: Operands, layout: DataLayout) -> Constant | None:
    value = operands[0]
    if is_undef(value):
        return null(type) if name == "ctpop" else value
    number = _number(value)
    return None if number is None else ConstantInt.get(type, _UNARY[name](number, _bits(type)))


def _bits(type: Type) -> int:
    assert isinstance(type, IntType)
    return type.bits


def _count_zeros(name: str, type: Type, operands: Operands, layout: DataLayout) -> Constant | None:
    value, zero_is_poison = operands
    number, is_poison = _number(value), _number(zero_is_poison) == 1
    if number is None and not is_undef(value):
        return None
    if not number and is_poison:
        return PoisonValue.get(type)
    if number is None:
        return null(type)
    if number == 0:
        return ConstantInt.get(type, _bits(type))
    return ConstantInt.get(type, (number & -number).bit_length() - 1 if name == "cttz" else _bits(type) - number.bit_length())


def _absolute(name: str, type: Type, operands: Operands, layout: DataLayout) -> Constant | None:
    value, lowest_is_poison = operands
    if not isinstance(value, ConstantInt) and not is_undef(value):
        return None
    if _number(lowest_is_poison) == 1 and (not isinstance(value, ConstantInt) or value.unsigned == 1 << value.bits - 1):
        return PoisonValue.get(type)
    return ConstantInt.get(type, abs(value.signed)) if isinstance(value, ConstantInt) else null(type)


# -- two integers


def _min_max(name: str, type: Type, operands: Operands, layout: DataLayout) -> Constant | None:
    a, b = operands
    if is_undef(a) and is_undef(b):
        return UndefValue.get(type)
    bits = _bits(type)
    if is_undef(a) or is_undef(b):
        ends = {"umax": (1 << bits) - 1, "umin": 0, "smax": (1 << bits - 1) - 1, "smin": 1 << bits - 1}
        return ConstantInt.get(type, ends[name])
    if not isinstance(a, ConstantInt) or not isinstance(b, ConstantInt):
        return None
    pair = (a.signed, b.signed) if name[0] == "s" else (a.unsigned, b.unsigned)
    return ConstantInt.get(type, max(pair) if name.endswith("max") else min(pair))


def _three_way(name: str, type: Type, operands: Operands, layout: DataLayout) -> Constant | None:
    a, b = operands
    if is_undef(a) or is_undef(b):
        return null(type)
    if not isinstance(a, ConstantInt) or not isinstance(b, ConstantInt):
        return None
    one, other = (a.signed, b.signed) if name[0] == "s" else (a.unsigned, b.unsigned)
    return ConstantInt.get(type, (one > other) - (one < other))


_EXACT: dict[str, Callable[[int, int], int]] = {"add": lambda a, b: a + b, "sub": lambda a, b: a - b, "mul": lambda a, b: a * b}


def _with_overflow(name: str, type: Type, operands: Operands, layout: DataLayout) -> Constant | None:
    assert isinstance(type, StructType)
    a, b = operands
    operation = name[1:4]
    if is_undef(a) or is_undef(b):
        return build(type, [all_ones(type.elements[0]), null(i1)]) if operation == "add" else null(type)
    if not isinstance(a, ConstantInt) or not isinstance(b, ConstantInt):
        return None
    lowest, highest = _ends(a.bits, name[0] == "s")
    exact = _EXACT[operation](a.signed, b.signed) if name[0] == "s" else _EXACT[operation](a.unsigned, b.unsigned)
    return build(type, [ConstantInt.get(a.type, exact), ConstantInt.get(i1, not lowest <= exact <= highest)])


def _ends(bits: int, is_signed: bool) -> tuple[int, int]:
    return (-(1 << bits - 1), (1 << bits - 1) - 1) if is_signed else (0, (1 << bits) - 1)


def _saturating(name: str, type: Type, operands: Operands, layout: DataLayout) -> Constant | None:
    a, b = operands
    operation = name[1:4]
    if is_undef(a) and is_undef(b):
        return UndefValue.get(type)
    if is_undef(a) or is_undef(b):
        return all_ones(type) if operation == "add" else null(type)
    if not isinstance(a, ConstantInt) or not isinstance(b, ConstantInt):
        return None
    lowest, highest = _ends(a.bits, name[0] == "s")
    exact = _EXACT[operation](a.signed, b.signed) if name[0] == "s" else _EXACT[operation](a.unsigned, b.unsigned)
    return ConstantInt.get(type, min(max(exact, lowest), highest))


# -- three integers


def _funnel(name: str, type: Type, operands: Operands, layout: DataLayout) -> Constant | None:
    if not all(isinstance(one, ConstantInt) or is_undef(one) for one in operands):
        return None
    high, low, by = operands
    bits, amount = _bits(type), _number(by)
    if amount is None or amount % bits == 0:
        return low if name == "fshr" else high
    if is_undef(high) and is_undef(low):
        return UndefValue.get(type)
    left = amount % bits if name == "fshl" else bits - amount % bits
    return ConstantInt.get(type, (_number(high) or 0) << left | (_number(low) or 0) >> bits - left)


def _fixed_point_product(name: str, type: Type, operands: Operands, layout: DataLayout) -> Constant | None:
    a, b, scale = operands
    if is_undef(a) or is_undef(b):
        return null(type)
    if not isinstance(a, ConstantInt) or not isinstance(b, ConstantInt):
        return None
    product = a.signed * b.signed >> (_number(scale) or 0)
    if name == "smul.fix.sat":
        lowest, highest = _ends(a.bits, True)
        product = min(max(product, lowest), highest)
    return ConstantInt.get(type, product)


# -- vectors


def _reduce(name: str, type: Type, operands: Operands, layout: DataLayout) -> Constant | None:
    parts = elements(operands[0])
    if not parts or not all(isinstance(one, (ConstantInt, PoisonValue)) for one in parts):
        return None
    operation = name.removeprefix("vector.reduce.")
    total: Constant | None = parts[0]
    for part in parts[1:]:
        assert total is not None
        if isinstance(part, PoisonValue) or isinstance(total, PoisonValue):
            return PoisonValue.get(type)
        chooses = operation in _MIN_MAX
        total = _min_max(operation, type, [total, part], layout) if chooses else binary.fold_binary(operation, total, part, layout)
    return total


_MIN_MAX = ("umax", "umin", "smax", "smin")


def _is_constant(name: str, type: Type, operands: Operands, layout: DataLayout) -> Constant | None:
    return ConstantInt.get(i1, 1) if _is_manifest(operands[0]) else None


def _is_manifest(constant: Constant) -> bool:
    """Whether nothing that the linker decides is in the constant."""
    if isinstance(constant, GlobalValue) or is_undef(constant):
        return False
    return all(isinstance(one, Constant) and _is_manifest(one) for one in constant.operands)


def _invariant_group(name: str, type: Type, operands: Operands, layout: DataLayout) -> Constant | None:
    value = operands[0]
    return value if is_undef(value) or (isinstance(value, ConstantPointerNull) and type is value.type and str(type) == "ptr") else None


# -- floats


_ROUNDINGS = {
    "ceil": floats.ROUND_UP,
    "floor": floats.ROUND_DOWN,
    "trunc": floats.ROUND_ZERO,
    "round": floats.ROUND_AWAY,
    "roundeven": floats.ROUND_EVEN,
    "rint": floats.ROUND_EVEN,
    "nearbyint": floats.ROUND_EVEN,
}


def _float_operands(operands: Operands) -> list[Float] | None:
    found = [floats.decode(one) for one in operands if isinstance(one, ConstantFP) and floats.is_known(one.type)]
    return found if len(found) == len(operands) else None


def _float_unary(name: str, type: Type, operands: Operands, layout: DataLayout) -> Constant | None:
    values = _float_operands(operands)
    if values is None:
        return None
    if name == "fabs":
        return floats.of_bits(type, (floats.bits_of(operands[0]) or 0) & (1 << floats.width(type) - 1) - 1)  # type: ignore[arg-type]
    if name == "sqrt":
        return floats.square_root(type, values[0])
    return floats.encode(type, floats.rounded(values[0], _ROUNDINGS[name]))


def _copy_sign(name: str, type: Type, operands: Operands, layout: DataLayout) -> Constant | None:
    values = _float_operands(operands)
    if values is None:
        return None
    top = 1 << floats.width(type) - 1
    bits = floats.bits_of(operands[0]) or 0  # type: ignore[arg-type]
    return floats.of_bits(type, bits & top - 1 | (top if values[1].negative else 0))


def _fused(name: str, type: Type, operands: Operands, layout: DataLayout) -> Constant | None:
    values = _float_operands(operands)
    return None if values is None else floats.encode(type, floats.fused(*values))


def _float_min_max(name: str, type: Type, operands: Operands, layout: DataLayout) -> Constant | None:
    for one, other in (operands, operands[::-1]):
        if is_undef(one):
            return other
    values = _float_operands(operands)
    if values is None:
        return None
    a, b = values
    if a.kind == NAN or b.kind == NAN:
        if name in ("minimum", "maximum"):
            return operands[0] if a.kind == NAN else operands[1]
        return operands[1] if a.kind == NAN else operands[0]
    wants_less = name.startswith("min")
    a_is_less = floats.compare(FCMP["olt"], a, b) or (a.is_zero and b.is_zero and a.negative)
    return operands[0] if a_is_less == wants_less else operands[1]


def _to_integer_saturating(name: str, type: Type, operands: Operands, layout: DataLayout) -> Constant | None:
    if is_undef(operands[0]):
        return null(type)
    values = _float_operands(operands)
    if values is None:
        return None
    value, bits, is_signed = values[0], _bits(type), name == "fptosi.sat"
    if value.kind == NAN:
        return null(type)
    lowest, highest = _ends(bits, is_signed)
    whole = floats.to_integer(value, bits, is_signed)
    if whole is None:
        whole = lowest if value.negative else highest
    return ConstantInt.get(type, whole)


_NVVM_ROUNDINGS = {"rn": floats.ROUND_EVEN, "rz": floats.ROUND_ZERO, "rm": floats.ROUND_DOWN, "rp": floats.ROUND_UP}


def _nvvm_to_integer(name: str, type: Type, operands: Operands, layout: DataLayout) -> Constant | None:
    """`nvvm.f2ui.rz.ftz`: rounded as it says and clamped; what is no number becomes 0 of a float as an i32, else the sign bit alone."""
    values = _float_operands(operands)
    if values is None:
        return None
    (_, what, rounding, *flushes), value, bits = name.split("."), values[0], _bits(type)
    if value.kind == NAN:
        return ConstantInt.get(type, 0 if what in ("f2i", "f2ui") else 1 << bits - 1)
    lowest, highest = _ends(bits, "u" not in what)
    if value.kind == INFINITE:
        return ConstantInt.get(type, lowest if value.negative else highest)
    if flushes and isinstance(operands[0], ConstantFP) and floats.is_denormal(operands[0]):
        return null(type)
    whole = floats.round_fraction(value.magnitude, _NVVM_ROUNDINGS[rounding], value.negative)
    return ConstantInt.get(type, min(max(-whole if value.negative else whole, lowest), highest))


_CLASSES = ("snan", "qnan", "-inf", "-normal", "-subnormal", "-zero", "+zero", "+subnormal", "+normal", "+inf")


def _is_class(name: str, type: Type, operands: Operands, layout: DataLayout) -> Constant | None:
    values, mask = _float_operands(operands[:1]), _number(operands[1])
    value = operands[0]
    if is_undef(value):
        return UndefValue.get(type)
    if values is None or mask is None or not isinstance(value, ConstantFP):
        return None
    return ConstantInt.get(type, mask >> _CLASSES.index(_class_of(value, values[0])) & 1)


def _class_of(constant: ConstantFP, value: Float) -> str:
    if value.kind == NAN:
        return "qnan" if value.payload >> 63 else "snan"
    kind = "inf" if value.kind == INFINITE else "zero" if value.is_zero else "subnormal" if floats.is_denormal(constant) else "normal"
    return ("-" if value.negative else "+") + kind


_FOLDS: dict[str, Fold] = {
    **dict.fromkeys(_UNARY, _unary),
    **dict.fromkeys(("cttz", "ctlz"), _count_zeros),
    "abs": _absolute,
    **dict.fromkeys(_MIN_MAX, _min_max),
    **dict.fromkeys(("scmp", "ucmp"), _three_way),
    **{f"{sign}{operation}.with.overflow": _with_overflow for sign in "su" for operation in _EXACT},
    **{f"{sign}{operation}.sat": _saturating for sign in "su" for operation in ("add", "sub")},
    **dict.fromkeys(("fshl", "fshr"), _funnel),
    **dict.fromkeys(("smul.fix", "smul.fix.sat"), _fixed_point_product),
    **{f"vector.reduce.{operation}": _reduce for operation in ("add", "mul", "and", "or", "xor", *_MIN_MAX)},
    "is.constant": _is_constant,
    **dict.fromkeys(("launder.invariant.group", "strip.invariant.group"), _invariant_group),
    **dict.fromkeys((*_ROUNDINGS, "fabs", "sqrt"), _float_unary),
    "copysign": _copy_sign,
    **dict.fromkeys(("fma", "fmuladd"), _fused),
    **dict.fromkeys(("minnum", "maxnum", "minimum", "maximum"), _float_min_max),
    **dict.fromkeys(("fptosi.sat", "fptoui.sat"), _to_integer_saturating),
    "is.fpclass": _is_class,
    **{
        f"nvvm.{source}2{target}.{rounding}{flush}": _nvvm_to_integer
        for source, flushes in (("f", ("", ".ftz")), ("d", ("",)))
        for target in ("i", "ui", "ll", "ull")
        for rounding in _NVVM_ROUNDINGS
        for flush in flushes
    },
}
_WHOLE_VECTORS = frozenset({name for name in _FOLDS if name.startswith("vector.")} | {"is.constant"})
_TOLERANT = frozenset(
    {
        *("is.constant", "launder.invariant.group", "strip.invariant.group", "copysign", "fptosi.sat", "fptoui.sat"),
        *("minnum", "maxnum", "minimum", "maximum"),
        *(name for name in _FOLDS if name.startswith("nvvm.")),
    }
)
"""Intrinsics of which poison doesn't just make poison."""
_SCALAR_OPERANDS = {"cttz": (1,), "ctlz": (1,), "abs": (1,), "smul.fix": (2,), "smul.fix.sat": (2,), "is.fpclass": (1,)}
"""Which operands of an intrinsic on vectors are none."""


@cache
def base_name(callee: str) -> str | None:
    """The name of an intrinsic that is known here without `llvm.` and the types that it is for: `ctpop` of `llvm.ctpop.v4i32`."""
    if not callee.startswith("llvm."):
        return None
    parts = callee[5:].split(".")
    for count in range(min(4, len(parts)), 0, -1):
        name = ".".join(parts[:count])
        if name in _FOLDS:
            return name
    return None


def can_fold_call(call: CallBase) -> bool:
    """Whether calls of this function can be folded where the arguments are constants."""
    callee = call.callee
    if not isinstance(callee, Function) or not callee.is_intrinsic:
        return False
    return base_name(callee.name) is not None and callee.function_type is call.function_type


def fold_intrinsic_call(call: CallBase, operands: Operands, layout: DataLayout) -> Constant | None:
    """The result for constant arguments; None where it stays a call. `operands`: the arguments alone."""
    name = base_name(call.callee_name)
    if name is None or len(operands) != len(call.args):
        return None
    type, fold = call.type, _FOLDS[name]
    shape = next((one.type for one in operands if isinstance(one.type, VectorType)), None)
    if name in _WHOLE_VECTORS or shape is None:
        return _fold_one(fold, name, type, operands, layout)
    return _by_element(fold, name, type, operands, layout)


def _fold_one(fold: Fold, name: str, type: Type, operands: Operands, layout: DataLayout) -> Constant | None:
    """Poison goes through most."""
    if name not in _TOLERANT and any(isinstance(one, PoisonValue) for one in operands):
        return PoisonValue.get(type)
    return fold(name, type, operands, layout)


def _by_element(fold: Fold, name: str, type: Type, operands: Operands, layout: DataLayout) -> Constant | None:
    """A vector's result; LLVM folds none that gives a pair of vectors."""
    if isinstance(type, StructType):
        return None
    split: list[list[Constant] | None] = []
    scalars = _SCALAR_OPERANDS.get(name, ())
    count = next(len(found) if (found := elements(one)) is not None else 0 for one in operands if isinstance(one.type, VectorType))
    for at, operand in enumerate(operands):
        split.append([operand] * count if at in scalars else elements(operand))
    known = [one for one in split if one is not None]
    if not count or len(known) != len(split):
        return None
    made = [one for row in zip(*known, strict=True) if (one := _fold_one(fold, name, type.scalar, row, layout)) is not None]
    return build(type, made) if len(made) == count else None
