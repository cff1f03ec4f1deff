"""From IR values to expressions.

    get(se, value)        # made now, if it hasn't been before
    existing(se, value)   # only if it has been

An instruction's operands get their expressions before it does, from a stack of work, so that a chain of dependent instructions may be as
long as it likes; a sum of sums becomes one sum at once, a product of products one product. What is not taken apart (a load, a call, a shift
by a variable) stays unknown: an expression that names the value. Phis are in phis.py, selects in selects.py, addresses in geps.py.

Source: LLVM's ScalarEvolution::createSCEV, createSCEVIter and getOperandsToCreate, whose order is kept: what is known of a loop may depend
on what has been asked before.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import TYPE_CHECKING

from nvopt.analysis.scev.cache import Cache
from nvopt.analysis.scev.creation import budget, decompose, geps, phis
from nvopt.analysis.scev.creation.decompose import OPERATOR, Binary, Operator
from nvopt.analysis.scev.expressions import add, casts, minmax, mul, udiv
from nvopt.analysis.scev.expressions.kinds import ANY_WRAP, MUL, NSW, NUW, SCEV, ZERO_EXTEND, SCEVConstant
from nvopt.analysis.scev.facts import known, no_wrap
from nvopt.analysis.scev.gpu import registers
from nvopt.analysis.values.attributes import returned_argument
from nvopt.ir import CallBase, ConstantInt, Instruction, IntType, PHINode, PointerType, PoisonValue, Value
from nvopt.ir.types import i1
from nvopt.late_modules import late_module
from nvopt.target.special_registers import CONSTANT

if TYPE_CHECKING:
    from nvopt.analysis.scev.creation import selects
    from nvopt.analysis.scev.scalar_evolution import ScalarEvolution
else:
    selects = late_module("nvopt.analysis.scev.creation.selects")


class Values(dict[Value, SCEV], Cache):
    """The expressions of values that somebody has asked for."""

    __slots__ = ("by_expression", "nesting", "prepared_phis")

    def __init__(self) -> None:
        self.by_expression: dict[SCEV, dict[Value, None]] = {}
        """The values whose expression it is, in the order in which they came to it."""
        self.nesting = 0
        """How many values are being analysed for one another."""
        self.prepared_phis: set[Value] = set()
        """The phis whose operands got their expressions before them."""

    def remember(self, value: Value, expression: SCEV) -> SCEV:
        """Keeps the expression for the value, unless it has one; what it has comes back."""
        found = self.setdefault(value, expression)
        if found is expression:
            values = self.by_expression.get(expression)
            if values is None:
                self.by_expression[expression] = {value: None}
            else:
                values[value] = None
        return found

    def erase(self, value: Value) -> None:
        """Forgets the value's expression, but not what was made of it."""
        found = self.pop(value, None)
        if found is not None:
            self.by_expression.get(found, {}).pop(value, None)

    def forget(self, expressions: Collection[SCEV]) -> None:
        for e in expressions:
            for value in self.by_expression.pop(e, ()):
                self.pop(value, None)

    def clear(self) -> None:
        super().clear()
        self.by_expression.clear()


def get(se: ScalarEvolution, value: Value) -> SCEV:
    """The expression of an integer or pointer."""
    found = se.values.get(value)
    if found is not None:
        return found
    return budget.get(se, value) if se.budget.is_bounded else create(se, value)


def existing(se: ScalarEvolution, value: Value) -> SCEV | None:
    """The expression of a value that somebody has asked for."""
    return se.values.get(value)


def create(se: ScalarEvolution, value: Value) -> SCEV:
    """The expression of a value that has none yet, and of what it needs."""
    se.values.nesting += 1
    try:
        return _create(se, value)
    finally:
        se.values.nesting -= 1


def _create(se: ScalarEvolution, value: Value) -> SCEV:
    found = se.values
    stack = [value]
    opened = [False]
    while stack:
        at = stack[-1]
        if at not in found:
            if not opened[-1]:
                needed = _needed(se, at)
                missing = [one for one in needed if one not in found]
                if missing:
                    opened[-1] = True
                    stack += missing
                    opened += [False] * len(missing)
                    continue
            se.values.remember(at, _make(se, at))
        stack.pop()
        opened.pop()
    return found[value]


def _needed(se: ScalarEvolution, value: Value) -> Sequence[Value]:
    """The values whose expressions are made before that of `value`, the last one first."""
    if not isinstance(value, OPERATOR) or not _is_analysed(se, value):
        return ()
    binary = decompose.match(se, value)
    if binary is not None:
        return _needed_by_binary(se, value, binary)
    finder = _NEEDED.get(value.opcode)
    return finder(se, value) if finder is not None else ()


def _make(se: ScalarEvolution, value: Value) -> SCEV:
    if isinstance(value, ConstantInt):
        return se.table.constant(value.type, value.unsigned)
    if not isinstance(value, OPERATOR) or not isinstance(value.type, (IntType, PointerType)):
        return se.table.unknown(value)
    if not _is_analysed(se, value):
        return se.table.unknown(PoisonValue.get(value.type))
    binary = decompose.match(se, value)
    if binary is not None:
        maker = _MAKE_BINARY.get(binary.opcode)
        made = maker(se, binary, value) if maker is not None else None
    else:
        plain_maker = _MAKE.get(value.opcode)
        made = plain_maker(se, value) if plain_maker is not None else None
    return made if made is not None else se.table.unknown(value)


def _is_analysed(se: ScalarEvolution, value: Operator) -> bool:
    """Code that can't be reached need not even make sense."""
    return not isinstance(value, Instruction) or value.parent is None or se.dominators.is_reachable(value.parent)


# -- binary operations


def _needed_by_binary(se: ScalarEvolution, value: Operator, binary: Binary) -> Sequence[Value]:
    opcode = binary.opcode
    if opcode == "add" or opcode == "mul":
        return _chain(se, value, binary)
    if opcode in _ONLY_BY_CONSTANTS and not isinstance(binary.rhs, ConstantInt) and (opcode not in _LOGICAL or value.type is not i1):
        return ()
    return binary.lhs, binary.rhs


_ONLY_BY_CONSTANTS = frozenset({"ashr", "shl", "xor", "and", "or", "lshr"})
_LOGICAL = frozenset({"and", "or"})


def _continues(opcode: str, following: Binary) -> bool:
    """Whether the left operand of an addition, subtraction or multiplication goes on with the chain."""
    return following.opcode == "mul" if opcode == "mul" else following.opcode in ("add", "sub")


def _chain(se: ScalarEvolution, value: Operator, binary: Binary) -> list[Value]:
    """The operands of a chain of additions, or of multiplications, down to what has an expression."""
    found: list[Value] = []
    while True:
        source = binary.source
        if source is not None and source is not value and source in se.values:
            found.append(source)
            return found
        found.append(binary.rhs)
        following = decompose.match(se, binary.lhs)
        if following is None or not _continues(binary.opcode, following) or _stands_alone(se, binary):
            found.append(binary.lhs)
            return found
        binary = following


def _stands_alone(se: ScalarEvolution, binary: Binary) -> bool:
    """Whether it may become a sum or product of its own, with flags: then its operands are needed."""
    source = binary.source
    return bool(binary.flags) and isinstance(source, Instruction) and se.tracking.program_undefined_if_poison(source)


def _sum(se: ScalarEvolution, binary: Binary, _: Operator) -> SCEV:
    """One sum of a chain's addends; an addition that is known not to wrap is a sum of its own, for its flags' sake."""
    addends: list[SCEV] = []
    while True:
        source = binary.source
        if source is not None:
            known_sum = se.values.get(source)
            if known_sum is not None:
                addends.append(known_sum)
                break
            right = get(se, binary.rhs)
            flags = no_wrap.flags_from_ub(se, source) if binary.flags else ANY_WRAP
            if flags:
                combine = add.minus if binary.opcode == "sub" else add.add2
                addends.append(combine(se, get(se, binary.lhs), right, flags))
                break
        else:
            right = get(se, binary.rhs)
        addends.append(add.negative(se, right) if binary.opcode == "sub" else right)
        following = decompose.match(se, binary.lhs)
        if following is None or not _continues("add", following):
            addends.append(get(se, binary.lhs))
            break
        binary = following
    return add.add(se, addends)


def _product(se: ScalarEvolution, binary: Binary, _: Operator) -> SCEV:
    factors: list[SCEV] = []
    while True:
        source = binary.source
        if source is not None:
            known_product = se.values.get(source)
            if known_product is not None:
                factors.append(known_product)
                break
            flags = no_wrap.flags_from_ub(se, source) if binary.flags else ANY_WRAP
            if flags:
                factors.append(mul.mul2(se, get(se, binary.lhs), get(se, binary.rhs), flags))
                break
        factors.append(get(se, binary.rhs))
        following = decompose.match(se, binary.lhs)
        if following is None or not _continues("mul", following):
            factors.append(get(se, binary.lhs))
            break
        binary = following
    return mul.mul(se, factors)


def _difference(se: ScalarEvolution, binary: Binary, _: Operator) -> SCEV:
    flags = no_wrap.flags_from_ub(se, binary.source) if binary.source is not None and binary.flags else ANY_WRAP
    return add.minus(se, get(se, binary.lhs), get(se, binary.rhs), flags)


def _quotient(se: ScalarEvolution, binary: Binary, _: Operator) -> SCEV:
    return udiv.udiv(se, get(se, binary.lhs), get(se, binary.rhs))


def _remainder(se: ScalarEvolution, binary: Binary, _: Operator) -> SCEV:
    return udiv.urem(se, get(se, binary.lhs), get(se, binary.rhs))


def _and(se: ScalarEvolution, binary: Binary, value: Operator) -> SCEV | None:
    mask = binary.rhs
    if isinstance(mask, ConstantInt):
        if mask.is_zero:
            return get(se, mask)
        if mask.unsigned == (1 << mask.bits) - 1:
            return get(se, binary.lhs)
        found = _masked(se, binary.lhs, mask)
        if found is not None:
            return found
    if value.type is i1:
        return minmax.umin2(se, get(se, binary.lhs), get(se, mask))
    return None


def _masked(se: ScalarEvolution, value: Value, mask: ConstantInt) -> SCEV | None:
    """Bits in a row that are kept, in place: `zext(trunc(x / 2^low)) * 2^low`. Where the value has zeros, a gap in the mask is none."""
    width = mask.bits
    low = (mask.unsigned & -mask.unsigned).bit_length() - 1
    high = mask.unsigned.bit_length()
    if low == 0 and high == width:
        return None
    gaps = (1 << high) - (1 << low) & ~mask.unsigned
    if gaps and gaps & ~se.tracking.known_bits(value, None).zeros:
        return None
    place = se.table.constant(mask.type, 1 << low)
    shifted = _without_low_bits(se, get(se, value), low, place)
    kept = casts.trunc(se, shifted, IntType.get(high - low))
    return mul.mul2(se, casts.zext(se, kept, mask.type), place)


def _without_low_bits(se: ScalarEvolution, e: SCEV, low: int, place: SCEV) -> SCEV:
    """`e / 2^low`, for bits that will be cut off above; a factor with zeros at the bottom is divided itself."""
    if e.kind == MUL and isinstance(e.operands[0], SCEVConstant):
        factor = e.operands[0]
        shift = min((factor.value & -factor.value).bit_length() - 1, low)
        smaller = mul.mul(se, [se.table.constant(e.type, factor.signed >> shift), *e.operands[1:]], e.flags)
        return udiv.udiv(se, smaller, se.table.constant(e.type, 1 << (low - shift)))
    return udiv.udiv(se, e, place)


def _or(se: ScalarEvolution, binary: Binary, value: Operator) -> SCEV | None:
    return minmax.umax2(se, get(se, binary.lhs), get(se, binary.rhs)) if value.type is i1 else None


def _xor(se: ScalarEvolution, binary: Binary, _: Operator) -> SCEV | None:
    mask = binary.rhs
    if not isinstance(mask, ConstantInt):
        return None
    if mask.unsigned == (1 << mask.bits) - 1:
        return add.not_(se, get(se, binary.lhs))
    inner = binary.lhs
    if isinstance(inner, Instruction) and inner.opcode == "and" and inner.operands[1] is mask:
        return _masked_not(se, get(se, inner), mask)
    return None


def _masked_not(se: ScalarEvolution, masked: SCEV, mask: ConstantInt) -> SCEV | None:
    """`(x & mask) ^ mask`, where `masked` is `x & mask`: the inverse of the bits that an extension kept, or of their top one."""
    if masked.kind != ZERO_EXTEND:
        return None
    bits = masked.operands[0]
    if mask.unsigned == (1 << bits.bits) - 1:
        return casts.zext(se, add.not_(se, bits), mask.type)
    if mask.unsigned == 1 << (bits.bits - 1):
        return casts.zext(se, add.add2(se, bits, se.table.constant(bits.type, mask.unsigned)), mask.type)
    return None


def _shl(se: ScalarEvolution, binary: Binary, _: Operator) -> SCEV | None:
    amount = binary.rhs
    if not isinstance(amount, ConstantInt) or amount.unsigned >= amount.bits:
        return None
    flags = no_wrap.flags_from_ub(se, binary.source) if binary.source is not None and binary.flags else ANY_WRAP
    if flags == NSW and amount.unsigned == amount.bits - 1:
        flags = ANY_WRAP
    return mul.mul2(se, get(se, binary.lhs), se.table.constant(amount.type, 1 << amount.unsigned), flags)


def _ashr(se: ScalarEvolution, binary: Binary, _: Operator) -> SCEV | None:
    """`(x << n) >> m`, and with a constant added between, is sign-extended from the bits that are left."""
    amount = binary.rhs
    if not isinstance(amount, ConstantInt) or amount.unsigned >= amount.bits:
        return None
    if amount.is_zero:
        return get(se, binary.lhs)
    shifted, offset = binary.lhs, None
    if isinstance(shifted, OPERATOR) and shifted.opcode == "add" and isinstance(shifted.operands[1], ConstantInt):
        shifted, offset = shifted.operands
    if not isinstance(shifted, OPERATOR) or shifted.opcode != "shl":
        return None
    left = shifted.operands[1]
    if not isinstance(left, ConstantInt) or not amount.unsigned <= left.unsigned < left.bits:
        return None
    narrow = IntType.get(amount.bits - amount.unsigned)
    made = casts.trunc(se, get(se, shifted.operands[0]), narrow)
    made = mul.mul2(se, made, se.table.constant(narrow, 1 << (left.unsigned - amount.unsigned)))
    if isinstance(offset, ConstantInt):
        made = add.add2(se, made, se.table.constant(narrow, offset.signed >> amount.unsigned))
    return casts.sext(se, made, amount.type)


_MAKE_BINARY: dict[str, Callable[[ScalarEvolution, Binary, Operator], SCEV | None]] = {
    "add": _sum,
    "mul": _product,
    "sub": _difference,
    "udiv": _quotient,
    "urem": _remainder,
    "and": _and,
    "or": _or,
    "xor": _xor,
    "shl": _shl,
    "ashr": _ashr,
}


# -- the rest


def _needed_by_operand(_: ScalarEvolution, value: Operator) -> Sequence[Value]:
    return value.operands[:1] if isinstance(value.operands[0].type, (IntType, PointerType)) else ()


def _needed_by_operands(_: ScalarEvolution, value: Operator) -> Sequence[Value]:
    return value.operands


def _needed_by_select(se: ScalarEvolution, value: Operator) -> Sequence[Value]:
    return () if isinstance(value, Instruction) and selects.is_surely_unknown(se, value) else value.operands


def _needed_by_call(_: ScalarEvolution, value: Operator) -> Sequence[Value]:
    assert isinstance(value, CallBase)
    returned = returned_argument(value)
    if returned is not None:
        return (returned,)
    entry = _INTRINSICS.get(_intrinsic(value))
    return value.operands[: entry[0]] if entry is not None else ()


def _trunc(se: ScalarEvolution, value: Operator) -> SCEV:
    return casts.trunc(se, get(se, value.operands[0]), value.type)


def _zext(se: ScalarEvolution, value: Operator) -> SCEV:
    return casts.zext(se, get(se, value.operands[0]), value.type)


def _sext(se: ScalarEvolution, value: Operator) -> SCEV:
    """Of a difference that doesn't wrap the operands are extended: the difference as a sum may have lost that fact."""
    operand = value.operands[0]
    binary = decompose.match(se, operand)
    if binary is not None and binary.opcode == "sub" and binary.flags & NSW:
        left, right = (casts.sext(se, get(se, one), value.type) for one in (binary.lhs, binary.rhs))
        return add.minus(se, left, right, NSW)
    return casts.sext(se, get(se, operand), value.type)


def _bitcast(se: ScalarEvolution, value: Operator) -> SCEV | None:
    operand = value.operands[0]
    return get(se, operand) if isinstance(operand.type, (IntType, PointerType)) else None


def _ptrtoint(se: ScalarEvolution, value: Operator) -> SCEV | None:
    made = casts.ptrtoint(se, get(se, value.operands[0]), value.type)
    return None if made is se.table.could_not_compute else made


def _signed_division(se: ScalarEvolution, value: Operator) -> SCEV | None:
    lhs, rhs = (get(se, one) for one in value.operands)
    if not (known.is_known_non_negative(se, lhs) and known.is_known_non_negative(se, rhs)):
        return None
    return udiv.udiv(se, lhs, rhs) if value.opcode == "sdiv" else udiv.urem(se, lhs, rhs)


def _address(se: ScalarEvolution, value: Operator) -> SCEV:
    return geps.gep(se, value)


def _phi(se: ScalarEvolution, value: Operator) -> SCEV:
    assert isinstance(value, PHINode)
    return phis.phi(se, value)


def _select(se: ScalarEvolution, value: Operator) -> SCEV:
    return selects.choice(se, value, *value.operands)


def _call(se: ScalarEvolution, value: Operator) -> SCEV | None:
    assert isinstance(value, CallBase)
    returned = returned_argument(value)
    if returned is not None:
        return get(se, returned)
    entry = _INTRINSICS.get(_intrinsic(value))
    return entry[1](se, value) if entry is not None else None


def _needed_by_phi(se: ScalarEvolution, value: Operator) -> Sequence[Value]:
    """Phis ask for one another as they are made. Where that has gone deep they get what they need before, once each: they go in circles."""
    if se.values.nesting <= _DEEP or value in se.values.prepared_phis:
        return ()
    assert isinstance(value, PHINode)
    se.values.prepared_phis.add(value)
    return phis.needed(se, value)


_DEEP = 20

_NEEDED: dict[str, Callable[[ScalarEvolution, Operator], Sequence[Value]]] = {
    **dict.fromkeys(("trunc", "zext", "sext", "ptrtoint", "bitcast"), _needed_by_operand),
    **dict.fromkeys(("sdiv", "srem", "getelementptr"), _needed_by_operands),
    "phi": _needed_by_phi,
    "select": _needed_by_select,
    "call": _needed_by_call,
    "invoke": _needed_by_call,
}
_MAKE: dict[str, Callable[[ScalarEvolution, Operator], SCEV | None]] = {
    "trunc": _trunc,
    "zext": _zext,
    "sext": _sext,
    "bitcast": _bitcast,
    "ptrtoint": _ptrtoint,
    "sdiv": _signed_division,
    "srem": _signed_division,
    "getelementptr": _address,
    "phi": _phi,
    "select": _select,
    "call": _call,
    "invoke": _call,
}


# -- calls


def _intrinsic(call: CallBase) -> str:
    """The name of an intrinsic as far as its types: `umin`, `usub.sat`; '' of other calls."""
    name = call.callee_name
    if not name.startswith("llvm."):
        return ""
    words = name.split(".")
    return words[1] if words[1] in _INTRINSICS else ".".join(words[1 : _WORDS.get(words[1], 1)])


def _abs(se: ScalarEvolution, call: CallBase) -> SCEV:
    is_nsw = call.operands[1]
    assert isinstance(is_nsw, ConstantInt)
    # LLVM believes the flag anyway. But the negation is one expression with others of the same value, which aren't poison at the minimum.
    is_exact = bool(is_nsw.unsigned) and no_wrap.is_expr_never_poison(se, call)
    return minmax.abs_(se, get(se, call.operands[0]), is_exact)


def _of_two(combine: Callable[[ScalarEvolution, SCEV, SCEV], SCEV]) -> Callable[[ScalarEvolution, CallBase], SCEV]:
    return lambda se, call: combine(se, get(se, call.operands[0]), get(se, call.operands[1]))


def _saturating_sum(se: ScalarEvolution, x: SCEV, y: SCEV) -> SCEV:
    return add.add2(se, minmax.umin2(se, x, add.not_(se, y)), y, NUW)


def _saturating_difference(se: ScalarEvolution, x: SCEV, y: SCEV) -> SCEV:
    return add.minus(se, x, minmax.umin2(se, x, y), NUW)


def _first_argument(se: ScalarEvolution, call: CallBase) -> SCEV:
    return get(se, call.operands[0])


def _vscale(se: ScalarEvolution, call: CallBase) -> SCEV:
    return se.table.vscale(call.type)


def _warp_size(se: ScalarEvolution, call: CallBase) -> SCEV | None:
    """Every GPU so far has warps of 32 threads."""
    return se.table.constant(call.type, 32) if se.knobs.gpu_scev else None


def _register(se: ScalarEvolution, call: CallBase) -> SCEV | None:
    return registers.read(se, call)


_REGISTERS = {name.split(".")[0] for name in CONSTANT} - {"warpsize"}

_INTRINSICS: dict[str, tuple[int, Callable[[ScalarEvolution, CallBase], SCEV | None]]] = {
    "abs": (1, _abs),
    "umax": (2, _of_two(lambda se, x, y: minmax.umax2(se, x, y))),
    "umin": (2, _of_two(lambda se, x, y: minmax.umin2(se, x, y))),
    "smax": (2, _of_two(lambda se, x, y: minmax.smax2(se, x, y))),
    "smin": (2, _of_two(lambda se, x, y: minmax.smin2(se, x, y))),
    "uadd.sat": (2, _of_two(_saturating_sum)),
    "usub.sat": (2, _of_two(_saturating_difference)),
    "start.loop.iterations": (1, _first_argument),
    "annotation": (1, _first_argument),
    "ptr.annotation": (1, _first_argument),
    "vscale": (0, _vscale),
    "nvvm.read.ptx.sreg.warpsize": (0, _warp_size),
    **{f"nvvm.read.ptx.sreg.{name}": (0, _register) for name in _REGISTERS},
}
"""How many operands the expression needs, and how it is made."""
_WORDS = {name.split(".")[0]: name.count(".") + 2 for name in _INTRINSICS}
"""How many words of a name, with `llvm` before it, say which intrinsic it is, by its first."""
