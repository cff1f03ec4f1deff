"""Arithmetic on constants: integers, floats, vectors of them, undef and poison, and what is left as a constant expression.

    fold_binary("add", ConstantInt.get(i32, 2), ConstantInt.get(i32, 3), layout)       # i32 5
    fold_binary("shl", one, ConstantInt.get(i32, 32), layout)                          # poison

Flags are not looked at, as in LLVM: where one is broken the result is poison, for which any value may stand.

Source: LLVM's ConstantFoldBinaryInstruction and ConstantFoldBinaryOpOperands.
"""

from __future__ import annotations

from collections.abc import Callable

from nvopt.analysis import integer_folding
from nvopt.analysis.constant_folding import addresses, floats
from nvopt.analysis.constant_folding.floats import Float
from nvopt.analysis.constant_folding.parts import all_ones, build, build_splat, elements, is_all_ones, is_null, is_undef, splat_value
from nvopt.ir import Constant, ConstantExpr, ConstantFP, ConstantInt, DataLayout, IntType, PoisonValue, Type, UndefValue, VectorType, null
from nvopt.ir.types import i1

_EXPRESSIONS = frozenset({"add", "sub", "xor"})
"""What LLVM 22 has constant expressions of."""
_COMMUTATIVE = frozenset({"add", "mul", "and", "or", "xor", "fadd", "fmul"})
_ASSOCIATIVE = frozenset({"add", "mul", "and", "or", "xor"})
_DIVISIONS = frozenset({"udiv", "sdiv", "urem", "srem"})
_SHIFTS = frozenset({"shl", "lshr", "ashr"})
_FLOATING: dict[str, Callable[[Float, Float], Float]] = {
    "fadd": floats.add,
    "fsub": floats.subtract,
    "fmul": floats.multiply,
    "fdiv": floats.divide,
    "frem": floats.remainder,
}


def fold_binary(opcode: str, lhs: Constant, rhs: Constant, layout: DataLayout) -> Constant | None:
    """`opcode lhs, rhs`; None where it stays an instruction."""
    if isinstance(lhs, ConstantInt) and isinstance(rhs, ConstantInt):
        return _integers(opcode, lhs, rhs)
    if isinstance(lhs, ConstantExpr) or isinstance(rhs, ConstantExpr):
        found = _addresses(opcode, lhs, rhs, layout)
        if found is not None:
            return found
    return binary_expression(opcode, lhs, rhs, layout)


def binary_expression(opcode: str, lhs: Constant, rhs: Constant, layout: DataLayout) -> Constant | None:
    """`opcode lhs, rhs`, a constant expression where nothing folds and there is one of that opcode (LLVM's ConstantExpr::get)."""
    found = _fold(opcode, lhs, rhs, layout)
    if found is None and opcode in _EXPRESSIONS:
        return ConstantExpr.get(opcode, lhs.type, [lhs, rhs])
    return found


def fold_negation(value: Constant) -> Constant | None:
    """`fneg value`."""
    if isinstance(value, ConstantFP):
        bits = floats.bits_of(value)
        return None if bits is None else floats.of_bits(value.type, bits ^ 1 << floats.width(value.type) - 1)
    if isinstance(value.type, VectorType):
        parts = elements(value)
        made = [fold_negation(one) for one in parts] if parts is not None else []
        known = [one for one in made if one is not None]
        return build(value.type, known) if parts and len(known) == len(parts) else None
    return value if is_undef(value) else None


def _integers(opcode: str, lhs: ConstantInt, rhs: ConstantInt) -> Constant:
    found = integer_folding.fold_binary(opcode, lhs.unsigned, rhs.unsigned, lhs.bits)
    if found is None and rhs.unsigned == 1 and opcode in ("sdiv", "srem"):  # of one bit, where 1 is -1
        return lhs if opcode == "sdiv" else null(lhs.type)
    return PoisonValue.get(lhs.type) if found is None else ConstantInt.get(lhs.type, found)


def _fold(opcode: str, lhs: Constant, rhs: Constant, layout: DataLayout) -> Constant | None:
    if isinstance(lhs, ConstantInt) and isinstance(rhs, ConstantInt):
        return _integers(opcode, lhs, rhs)
    if isinstance(lhs, ConstantFP) and isinstance(rhs, ConstantFP):
        return _floats(opcode, lhs, rhs)
    if is_identity(opcode, rhs):
        return lhs
    if opcode in _COMMUTATIVE and is_identity(opcode, lhs):
        return rhs
    if isinstance(lhs, PoisonValue) or isinstance(rhs, PoisonValue):
        return PoisonValue.get(lhs.type)
    if isinstance(lhs.type, VectorType):
        found = _vectors(opcode, lhs, rhs, lhs.type, layout)
        if found is not None or not lhs.type.scalable:
            return found
    if isinstance(lhs, UndefValue) or isinstance(rhs, UndefValue):
        return _undefined(opcode, lhs, rhs)
    if isinstance(rhs, ConstantInt):
        found = _by_integer(opcode, lhs, rhs, layout)
        if found is not None:
            return found
    elif isinstance(lhs, ConstantInt):
        if opcode in _COMMUTATIVE:
            return binary_expression(opcode, rhs, lhs, layout)
        if lhs.is_zero and (opcode in _SHIFTS or opcode in _DIVISIONS):
            return lhs
    return _expressions(opcode, lhs, rhs, layout)


def is_identity(opcode: str, rhs: Constant) -> bool:
    """Whether `x opcode rhs` is x."""
    if isinstance(rhs, ConstantFP):
        if not floats.is_known(rhs.type):
            return False
        value = floats.decode(rhs)
        if opcode in ("fadd", "fsub"):
            return value.is_zero and value.negative == (opcode == "fadd")
        return opcode in ("fmul", "fdiv") and value == floats.whole(1)
    if isinstance(rhs.type, VectorType):
        element = splat_value(rhs)
        return element is not None and is_identity(opcode, element)
    if opcode in ("mul", "udiv", "sdiv"):
        return isinstance(rhs, ConstantInt) and rhs.unsigned == 1
    if opcode == "and":
        return is_all_ones(rhs)
    return opcode in ("add", "sub", "or", "xor", "shl", "lshr", "ashr") and is_null(rhs)


def _vectors(opcode: str, lhs: Constant, rhs: Constant, type: VectorType, layout: DataLayout) -> Constant | None:
    one, other = splat_value(lhs), splat_value(rhs)
    if other is not None:
        if opcode in _DIVISIONS and is_null(other):
            return PoisonValue.get(type)
        if one is not None:
            made = binary_expression(opcode, one, other, layout)
            return None if made is None else build_splat(type, made)
    parts, others = elements(lhs), elements(rhs)
    if parts is None or others is None:
        return None
    found = [binary_expression(opcode, a, b, layout) for a, b in zip(parts, others, strict=True)]
    known = [part for part in found if part is not None]
    return build(type, known) if len(known) == len(found) else None


def _undefined(opcode: str, lhs: Constant, rhs: Constant) -> Constant:
    """One operand is undef, neither is poison."""
    type = lhs.type
    both = isinstance(lhs, UndefValue) and isinstance(rhs, UndefValue)
    match opcode:
        case "xor" if both:
            return null(type)
        case "and" | "or" if both:
            return lhs
        case "and":
            return null(type)
        case "or":
            return all_ones(type)
        case "mul":
            is_odd = any(isinstance(one, ConstantInt) and one.unsigned & 1 for one in (lhs, rhs))
            return UndefValue.get(type) if both or is_odd else null(type)
        case "udiv" | "sdiv" | "urem" | "srem":
            return PoisonValue.get(type) if isinstance(rhs, UndefValue) or is_null(rhs) else null(type)
        case "shl" | "lshr" | "ashr":
            return PoisonValue.get(type) if isinstance(rhs, UndefValue) else null(type)
    if both or (opcode == "fsub" and isinstance(lhs, ConstantFP) and _is_negative_zero(lhs)):
        return rhs
    return floats.encode(type, floats.NOT_A_NUMBER) if floats.is_known(type) else UndefValue.get(type)


def _is_negative_zero(constant: ConstantFP) -> bool:
    return floats.is_known(constant.type) and floats.decode(constant).is_zero and floats.decode(constant).negative


def _floats(opcode: str, lhs: ConstantFP, rhs: ConstantFP) -> Constant | None:
    if not floats.is_known(lhs.type) or opcode not in _FLOATING:
        return None
    a, b = floats.decode(lhs), floats.decode(rhs)
    if a.kind == floats.NAN and is_identity(opcode, rhs):  # it may be a signalling one, which stays one
        return lhs
    if b.kind == floats.NAN and opcode in _COMMUTATIVE and is_identity(opcode, lhs):
        return rhs
    return floats.encode(lhs.type, _FLOATING[opcode](a, b))


def _by_integer(opcode: str, lhs: Constant, rhs: ConstantInt, layout: DataLayout) -> Constant | None:
    """The right operand decides by itself, or with what is known of an address."""
    if (opcode == "or" and is_all_ones(rhs)) or (opcode in ("and", "mul") and rhs.is_zero):
        return rhs
    if opcode in _DIVISIONS and rhs.is_zero:
        return PoisonValue.get(rhs.type)
    if opcode in ("urem", "srem") and rhs.unsigned == 1:
        return null(rhs.type)
    if opcode == "and":
        known, low = addresses.known_low_bits(lhs, layout)
        if rhs.unsigned < 1 << known:
            return ConstantInt.get(rhs.type, low & rhs.unsigned)
    return None


def _expressions(opcode: str, lhs: Constant, rhs: Constant, layout: DataLayout) -> Constant | None:
    if isinstance(lhs, ConstantExpr) and opcode in _ASSOCIATIVE and lhs.opcode == opcode:
        first, second = lhs.operands
        assert isinstance(first, Constant)
        assert isinstance(second, Constant)
        folded = binary_expression(opcode, second, rhs, layout)
        if folded is not None and not (isinstance(folded, ConstantExpr) and folded.opcode == opcode):
            return binary_expression(opcode, first, folded, layout)
    return _bits(opcode, lhs, rhs, layout) if lhs.type is i1 else None


def _bits(opcode: str, lhs: Constant, rhs: Constant, layout: DataLayout) -> Constant | None:
    """One bit: by what isn't undefined behaviour."""
    if opcode in ("add", "sub"):
        return binary_expression("xor", lhs, rhs, layout)
    if opcode in ("shl", "lshr", "ashr", "sdiv", "udiv"):
        return lhs
    return ConstantInt.get(i1, 0) if opcode in ("urem", "srem") else None


def _addresses(opcode: str, lhs: Constant, rhs: Constant, layout: DataLayout) -> Constant | None:
    """The difference of two addresses in one global, and bits of an address that its alignment tells."""
    type: Type = lhs.type
    if not isinstance(type, IntType):
        return None
    if opcode == "sub":
        one, other = addresses.place_of(lhs, layout), addresses.place_of(rhs, layout)
        if one is not None and other is not None and one[0] is other[0]:
            return ConstantInt.get(type, one[1] - other[1])
    if opcode == "and":
        for address, mask in ((lhs, rhs), (rhs, lhs)):
            if isinstance(mask, ConstantInt):
                known, low = addresses.known_low_bits(address, layout)
                if mask.unsigned < 1 << known:
                    return ConstantInt.get(type, low & mask.unsigned)
                if mask.unsigned | (1 << known) - 1 == (1 << type.bits) - 1 and low & ~mask.unsigned == 0:
                    return address
    return None
