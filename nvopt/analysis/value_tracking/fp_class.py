"""Which kinds of floating-point number a value may be, and its sign: for the integers that its bits are read as.

    compute(query, value)         # FpClass
    known_bits(query, value, 32)  # 0??????? of `bitcast float %abs to i32`

Arithmetic may always give a not-a-number, whose sign nobody knows; so that mostly `fabs`, `copysign`, negation, conversions from integers
and what is marked `nnan` tell something.

Source: LLVM's computeKnownFPClass, as far as the sign goes; and the language reference where that claims too much. So this says less than
LLVM of arithmetic's not-a-numbers, of zeros where `nsz` leaves their sign open, of `x * x` where `x` may be undef (each use of it may be
another number), and of `maxnum` and `minnum` where a signalling not-a-number may win over a number.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from nvopt.analysis.constant_folding import floats
from nvopt.analysis.value_tracking import known_bits as integers
from nvopt.analysis.value_tracking import poison
from nvopt.analysis.value_tracking.bits import Bits, bits_of, conflict, unknown
from nvopt.analysis.value_tracking.known_bits import choices, vectors
from nvopt.analysis.value_tracking.query import Query
from nvopt.analysis.values.depth import MAX_DEPTH
from nvopt.analysis.values.matching import Operator, intrinsic, lanes, width
from nvopt.ir import (
    Argument,
    AttributeSet,
    CallBase,
    ConstantAggregate,
    ConstantAggregateZero,
    ConstantExpr,
    ConstantFP,
    ConstantSplat,
    FloatType,
    Function,
    Instruction,
    IntType,
    PHINode,
    PoisonValue,
    Value,
    VectorType,
)

SIGNALING, QUIET, NEGATIVE_INFINITY, NEGATIVE_NORMAL, NEGATIVE_SUBNORMAL = 1, 2, 4, 8, 16
NEGATIVE_ZERO, POSITIVE_ZERO, POSITIVE_SUBNORMAL, POSITIVE_NORMAL, POSITIVE_INFINITY = 32, 64, 128, 256, 512
NAN, INFINITE, NORMAL = SIGNALING | QUIET, NEGATIVE_INFINITY | POSITIVE_INFINITY, NEGATIVE_NORMAL | POSITIVE_NORMAL
SUBNORMAL, ZERO = NEGATIVE_SUBNORMAL | POSITIVE_SUBNORMAL, NEGATIVE_ZERO | POSITIVE_ZERO
NEGATIVE = NEGATIVE_INFINITY | NEGATIVE_NORMAL | NEGATIVE_SUBNORMAL | NEGATIVE_ZERO
POSITIVE = POSITIVE_INFINITY | POSITIVE_NORMAL | POSITIVE_SUBNORMAL | POSITIVE_ZERO
BELOW_ZERO = NEGATIVE & ~NEGATIVE_ZERO
ALL = NAN | NEGATIVE | POSITIVE
_LARGEST_EXPONENT = {"half": 15, "bfloat": 127, "float": 127, "double": 1023, "x86_fp80": 16383, "fp128": 16383, "ppc_fp128": 1023}
"""By format that of its greatest finite number, as a power of two."""
_WORDS = {
    "all": ALL,
    "nan": NAN,
    "snan": SIGNALING,
    "qnan": QUIET,
    "inf": INFINITE,
    "ninf": NEGATIVE_INFINITY,
    "pinf": POSITIVE_INFINITY,
    "norm": NORMAL,
    "nnorm": NEGATIVE_NORMAL,
    "pnorm": POSITIVE_NORMAL,
    "sub": SUBNORMAL,
    "nsub": NEGATIVE_SUBNORMAL,
    "psub": POSITIVE_SUBNORMAL,
    "zero": ZERO,
    "nzero": NEGATIVE_ZERO,
    "pzero": POSITIVE_ZERO,
}
"""What stands between the parentheses of `nofpclass`."""


class FpClass(NamedTuple):
    """The kinds that a number may be of, as a sum, and whether its sign bit is set; None where that isn't known."""

    kinds: int = ALL
    negative: bool | None = None

    def never(self, kinds: int) -> bool:
        """Whether it is of none of these kinds."""
        return not self.kinds & kinds

    def without(self, kinds: int) -> FpClass:
        """Where it is of none of these kinds."""
        left = self.kinds & ~kinds
        if left & NAN or self.negative is not None:
            return FpClass(left, self.negative)
        return FpClass(left, False if not left & NEGATIVE else True if not left & POSITIVE else None)

    def signed(self, negative: bool) -> FpClass:
        """Where its sign bit is that."""
        return FpClass(self.kinds & (NAN | (NEGATIVE if negative else POSITIVE)), negative)

    def either(self, other: FpClass) -> FpClass:
        """What holds of both."""
        return FpClass(self.kinds | other.kinds, self.negative if self.negative is other.negative else None)

    def negated(self) -> FpClass:
        """With the other sign."""
        return FpClass(_mirrored(self.kinds), None if self.negative is None else not self.negative)


_UNKNOWN = FpClass()
_Rule = Callable[[Query, Operator], FpClass]


def _mirrored(kinds: int) -> int:
    """The kinds of the numbers of the other sign: their bits stand the other way round."""
    return kinds & NAN | sum(1 << 11 - at for at in range(2, 10) if kinds >> at & 1)


def known_bits(query: Query, value: Value, bits: int) -> Bits:
    """What is known of the bits of `value` read as an integer."""
    found = compute(query, value)
    known = unknown(bits)
    if not found.kinds:
        return known
    if found.never(NORMAL | SUBNORMAL | NAN):
        known = _of_zero_or_infinity(value, found.kinds, bits)
    if found.negative is None:
        return known
    return known.negative() if found.negative else known.non_negative()


def _of_zero_or_infinity(value: Value, kinds: int, bits: int) -> Bits:
    """All bits but the sign."""
    known = conflict(bits)
    if kinds & INFINITE:
        kind = value.type.scalar
        infinite = floats.bits_of(floats.encode(kind, floats.Float(floats.INFINITE, False))) if floats.is_known(kind) else None
        known = known.either(bits_of(infinite, bits)) if infinite is not None else unknown(bits)
    if kinds & ZERO:
        known = known.either(bits_of(0, bits))
    rest = known.mask >> 1
    return Bits(known.zeros & rest, known.ones & rest, bits)


def compute(query: Query, value: Value) -> FpClass:
    """What `value` may be ."""
    constant = _of_constant(value, query.demanded)
    if constant is not None:
        return constant
    excluded = _excluded(value)
    found = _UNKNOWN
    if query.depth < MAX_DEPTH and query.demanded and isinstance(value, (Instruction, ConstantExpr)):
        rule = _RULES.get(value.opcode)
        if rule is not None:
            found = rule(query, value)
    return found.without(excluded) if excluded else found


def _of_constant(value: Value, demanded: int) -> FpClass | None:
    if isinstance(value, ConstantFP):
        return _of_number(value)
    if isinstance(value, ConstantAggregateZero):
        return FpClass(POSITIVE_ZERO, False)
    if isinstance(value, PoisonValue):
        return FpClass(0, False)
    if isinstance(value, ConstantSplat):
        return _of_constant(value.element, 1)
    if not isinstance(value, ConstantAggregate):
        return None
    kinds, signs = 0, set()
    for at, lane in enumerate(value.operands):
        if not demanded >> at & 1 or isinstance(lane, PoisonValue):
            continue
        if not isinstance(lane, ConstantFP):
            return _UNKNOWN
        found = _of_number(lane)
        kinds |= found.kinds
        signs.add(found.negative)
    return FpClass(kinds, signs.pop() if len(signs) == 1 else None)


def _of_number(number: ConstantFP) -> FpClass:
    if not floats.is_known(number.type):
        return _UNKNOWN
    found = floats.decode(number)
    if found.kind == floats.NAN:
        return FpClass(NAN, found.negative)
    kind = POSITIVE_NORMAL
    if found.kind == floats.INFINITE:
        kind = POSITIVE_INFINITY
    elif found.is_zero:
        kind = POSITIVE_ZERO
    elif floats.is_denormal(number):
        kind = POSITIVE_SUBNORMAL
    return FpClass(_mirrored(kind) if found.negative else kind, found.negative)


def _excluded(value: Value) -> int:
    """What flags and attributes rule out."""
    if isinstance(value, Argument):
        return _excluded_by(value._attributes)
    if not isinstance(value, Instruction):
        return 0
    excluded = 0
    if value.flags:
        excluded |= NAN if "nnan" in value.flags or "fast" in value.flags else 0
        excluded |= INFINITE if "ninf" in value.flags or "fast" in value.flags else 0
    if isinstance(value, CallBase):
        excluded |= _excluded_by(value.return_attributes)
        callee = value.operands[-1]
        if isinstance(callee, Function):
            excluded |= _excluded_by(callee.return_attributes)
    return excluded


def _excluded_by(attributes: AttributeSet) -> int:
    if not attributes.texts or "nofpclass" not in attributes.keys:
        return 0
    excluded = 0
    for word in (attributes.value("nofpclass") or "").split():
        excluded |= _WORDS.get(word, 0)
    return excluded


def _operand(query: Query, value: Operator, at: int) -> FpClass:
    """What operand `at` may be, as an operation that computes reads it."""
    return _flushed(value, _with_any_zero(value, compute(query.deeper, value.operands[at])))


def _with_any_zero(value: Operator, found: FpClass) -> FpClass:
    """Where a zero may also be the other one, since `value` says that its sign doesn't matter."""
    if not found.kinds & ZERO or not value.flags or not ("nsz" in value.flags or "fast" in value.flags):
        return found
    return FpClass(found.kinds | ZERO)


def _flushed(value: Operator, found: FpClass) -> FpClass:
    """Where a subnormal number may also be taken for zero, if the function says so: one of its sign, or one of any."""
    if not found.kinds & SUBNORMAL or _keeps_denormals(value):
        return found
    kinds = found.kinds | (POSITIVE_ZERO if found.kinds & POSITIVE_SUBNORMAL else 0)
    if not found.kinds & NEGATIVE_SUBNORMAL:
        return FpClass(kinds, found.negative)
    if _keeps_sign_of_denormals(value):
        return FpClass(kinds | NEGATIVE_ZERO, found.negative)
    return FpClass(kinds | ZERO)


def _computed(rule: _Rule) -> _Rule:
    """`rule`, for an operation that computes: it may flush its result, and chooses the sign of a not-a-number, and of a zero with `nsz`."""

    inner = _selected(rule)

    def of_result(query: Query, value: Operator) -> FpClass:
        return _with_any_zero(value, inner(query, value))

    return of_result


def _selected(rule: _Rule) -> _Rule:
    """`rule`, for an operation that gives one of its operands: like `_computed`, but a zero is one of theirs."""

    def of_result(query: Query, value: Operator) -> FpClass:
        found = rule(query, value)
        return _flushed(value, FpClass(found.kinds) if found.kinds & NAN else found)

    return of_result


def _first(query: Query, value: Operator) -> FpClass:
    return compute(query.deeper, value.operands[0])


def _fneg(query: Query, value: Operator) -> FpClass:
    return _first(query, value).negated()


def _fabs(query: Query, value: Operator) -> FpClass:
    kinds = _first(query, value).kinds
    return FpClass(kinds | _mirrored(kinds & NEGATIVE)).signed(False)


def _copysign(query: Query, value: Operator) -> FpClass:
    kinds = _first(query, value).kinds
    sign = compute(query.deeper, value.operands[1])
    found = FpClass(kinds | _mirrored(kinds), sign.negative)
    if sign.never(POSITIVE | NAN) or sign.negative:
        return FpClass(found.kinds & (NEGATIVE | NAN), sign.negative)
    if sign.never(NEGATIVE | NAN) or sign.negative is False:
        return FpClass(found.kinds & (POSITIVE | NAN), sign.negative)
    return found


def _select(query: Query, value: Operator) -> FpClass:
    arms = [compute(query.deeper, arm) for arm in value.operands[1:]]
    return arms[0].either(arms[1])


def _phi(query: Query, value: Operator) -> FpClass:
    assert isinstance(value, PHINode)
    limit = MAX_DEPTH - 2
    if query.depth >= limit:
        return _UNKNOWN
    found: FpClass | None = None
    for at in range(0, len(value.operands), 2):
        edge = choices.unroll_self_reference(value, at)
        if edge is None:
            continue
        incoming, source, _ = edge
        one = compute(query.coming_from(source, limit), incoming)
        found = one if found is None else found.either(one)
        if found.kinds == ALL:
            break
    return found if found is not None else _UNKNOWN


def _int_to_fp(query: Query, value: Operator) -> FpClass:
    found = _UNKNOWN.without(NAN | SUBNORMAL | NEGATIVE_ZERO)
    needed = width(value.operands[0].type) - (value.opcode == "sitofp")
    if _LARGEST_EXPONENT.get(str(value.type.scalar), 0) >= needed:
        found = found.without(INFINITE)
    return found.signed(False) if value.opcode == "uitofp" else found


def _bitcast(query: Query, value: Operator) -> FpClass:
    source = value.operands[0]
    scalar = value.type.scalar
    assert isinstance(scalar, FloatType)
    if not isinstance(source.type.scalar, IntType) or source.type.scalar.bits != scalar.bits:
        return _UNKNOWN
    if isinstance(source.type, VectorType) != isinstance(value.type, VectorType):
        return _UNKNOWN
    known = integers.compute(query.deeper, source)
    found = _UNKNOWN
    if known.is_non_negative or known.is_negative:
        found = found.signed(known.is_negative)
    if not floats.is_known(scalar):
        return found
    return _of_known_bits(found, known, floats.bits_of(floats.encode(scalar, floats.Float(floats.INFINITE, False))) or 0)


def _of_known_bits(found: FpClass, known: Bits, infinity: int) -> FpClass:
    """What the bits besides the sign tell: those of a not-a-number are more than an infinity's, read as an integer."""
    rest = known.mask >> 1
    if known.ones & rest & infinity == infinity and known.ones & rest > infinity:
        return FpClass(NAN, found.negative)
    if not (known.max & infinity == infinity and known.max & rest > infinity):
        found = found.without(NAN)
    for kinds, number in ((INFINITE, infinity), (ZERO, 0)):
        if known.zeros & number or known.ones & rest & ~number:
            found = found.without(kinds)
        elif known.zeros == rest & ~number and known.ones == number:
            found = FpClass(kinds, found.negative)
    return found


def _sqrt(query: Query, value: Operator) -> FpClass:
    source = _operand(query, value, 0)
    found = _UNKNOWN.without(BELOW_ZERO)
    if source.never(NAN | BELOW_ZERO):
        found = found.without(NAN)
    return found.without(NEGATIVE_ZERO) if source.never(NEGATIVE_ZERO) else found


def _exp(query: Query, value: Operator) -> FpClass:
    source = _operand(query, value, 0)
    return _UNKNOWN.without(NEGATIVE | NAN if source.never(NAN) else NEGATIVE)


def _rounding(query: Query, value: Operator) -> FpClass:
    source = _operand(query, value, 0)
    found = _UNKNOWN.without(SUBNORMAL)
    if source.never(NAN):
        found = FpClass(found.kinds & ~NAN, source.negative)
    for kinds in (NEGATIVE_INFINITY, POSITIVE_INFINITY, NEGATIVE & ~INFINITE, POSITIVE & ~INFINITE):
        if source.never(kinds):
            found = found.without(kinds)
    return found


def _canonicalize(query: Query, value: Operator) -> FpClass:
    source = _operand(query, value, 0)
    if not _keeps_denormals(value):
        return _UNKNOWN
    kinds = source.kinds & ~SIGNALING | (QUIET if source.kinds & NAN else 0)
    return FpClass(kinds, source.negative if source.never(NAN) else None)


def _min_max(query: Query, value: Operator) -> FpClass:
    name = intrinsic(value)
    is_max = name.startswith("max")
    lhs = _operand(query, value, 0)
    rhs = _operand(query, value, 1)
    found = lhs.either(rhs)
    beyond = BELOW_ZERO if is_max else _mirrored(BELOW_ZERO)
    if name in ("minimum", "maximum"):
        if lhs.never(beyond) or rhs.never(beyond):
            found = found.without(beyond)
    else:
        loses_to_number = QUIET if name in ("minnum", "maxnum") else NAN
        if (lhs.never(NAN) and rhs.never(NAN & ~loses_to_number)) or (rhs.never(NAN) and lhs.never(NAN & ~loses_to_number)):
            found = found.without(NAN)
        if lhs.never(beyond | NAN) or rhs.never(beyond | NAN):
            found = found.without(beyond)
    if value.flags and ("nnan" in value.flags or "fast" in value.flags):
        found = found.without(NAN)
    if not found.never(NAN):
        return found
    orders_zeros = name not in ("minnum", "maxnum") or (
        (lhs.never(NEGATIVE_ZERO) or rhs.never(POSITIVE_ZERO)) and (lhs.never(POSITIVE_ZERO) or rhs.never(NEGATIVE_ZERO))
    )
    chosen = not is_max
    decides = any(one.negative is chosen and one.never(NAN) for one in (lhs, rhs))
    return found.signed(chosen) if orders_zeros and decides else found


def _fadd(query: Query, value: Operator) -> FpClass:
    rhs = _operand(query, value, 1)
    lhs = _operand(query, value, 0)
    if value.operands[0] is value.operands[1] and value.opcode == "fadd" and _is_one_number(query, value):
        return _doubled(lhs)
    found = _UNKNOWN
    if lhs.never(NAN) and rhs.never(NAN) and (lhs.never(INFINITE) or rhs.never(INFINITE)):
        found = found.without(NAN)
    if value.opcode == "fadd":
        if lhs.never(BELOW_ZERO) and rhs.never(BELOW_ZERO):
            found = found.without(BELOW_ZERO)
        if (lhs.never(NEGATIVE_ZERO) or rhs.never(NEGATIVE_ZERO)) and _keeps_denormals(value):
            found = found.without(NEGATIVE_ZERO)
    elif (lhs.never(NEGATIVE_ZERO) or rhs.never(POSITIVE_ZERO)) and _keeps_denormals(value):
        found = found.without(NEGATIVE_ZERO)
    return found


def _is_one_number(query: Query, value: Operator) -> bool:
    """Whether both operands, one value, are the same number: undef may be another each time."""
    return poison.is_guaranteed_not(query.deeper, value.operands[0], poison.UNDEF)


def _doubled(source: FpClass) -> FpClass:
    """The sum of a number and itself: it grows, and keeps its sign. Like LLVM this doesn't see that infinities of one sign add up."""
    kinds = source.kinds | (NAN if source.kinds & INFINITE else 0)
    for sign in (NEGATIVE, POSITIVE):
        if kinds & SUBNORMAL & sign:
            kinds |= NORMAL & sign
        if source.kinds & NORMAL & sign:
            kinds |= INFINITE & sign
    return FpClass(kinds).without(0)


def _without_by_signs(found: FpClass, lhs: FpClass, rhs: FpClass) -> FpClass:
    """What the signs of both operands rule out of a product or quotient."""
    for ours, theirs, result in (
        (NEGATIVE, NEGATIVE, NEGATIVE),
        (POSITIVE, POSITIVE, NEGATIVE),
        (NEGATIVE, POSITIVE, POSITIVE),
        (POSITIVE, NEGATIVE, POSITIVE),
    ):
        if lhs.never(ours) and rhs.never(theirs):
            found = found.without(result)
    return found


def _fmul(query: Query, value: Operator) -> FpClass:
    rhs = _operand(query, value, 1)
    lhs = _operand(query, value, 0)
    found = _product(lhs, rhs)
    if value.operands[0] is not value.operands[1] or not _is_one_number(query, value):
        return found
    return found.without(NEGATIVE | NAN if lhs.never(NAN) and (lhs.never(INFINITE) or lhs.never(ZERO)) else NEGATIVE)


def _product(lhs: FpClass, rhs: FpClass) -> FpClass:
    found = _without_by_signs(_UNKNOWN, lhs, rhs)
    for kinds, result in ((INFINITE, NORMAL | SUBNORMAL | ZERO), (ZERO, NORMAL | SUBNORMAL | INFINITE)):
        if lhs.never(ALL & ~(kinds | NAN)) or rhs.never(ALL & ~(kinds | NAN)):
            found = found.without(result)
    if not lhs.never(NAN) or not rhs.never(NAN):
        return found
    if (lhs.never(INFINITE) or rhs.never(ZERO)) and (rhs.never(INFINITE) or lhs.never(ZERO)):
        found = found.without(NAN)
    return found


def _fdiv(query: Query, value: Operator) -> FpClass:
    """`fdiv`, `frem`."""
    is_quotient = value.opcode == "fdiv"
    lhs = _operand(query, value, 0)
    afresh = Query(query.tracking, query.context)
    if value.operands[0] is value.operands[1] and poison.is_guaranteed_not(afresh, value.operands[0], poison.UNDEF):
        found = FpClass(NAN | (POSITIVE_NORMAL if is_quotient else ZERO))
        return found.without(NAN) if lhs.never(NAN | INFINITE | ZERO) else found
    rhs = _operand(query, value, 1)
    no_nan = lhs.never(NAN) and rhs.never(NAN)
    if not is_quotient:
        found = _UNKNOWN.without(NAN) if no_nan and lhs.never(INFINITE) and rhs.never(ZERO) else _UNKNOWN
        for kinds in (BELOW_ZERO, _mirrored(BELOW_ZERO), NEGATIVE, POSITIVE):
            if lhs.never(kinds):
                found = found.without(kinds)
        return found
    found = _UNKNOWN
    if no_nan and (lhs.never(INFINITE) or rhs.never(INFINITE)) and (lhs.never(ZERO) or rhs.never(ZERO)):
        found = found.without(NAN)
    found = _without_by_signs(found, lhs, rhs)
    if lhs.never(ALL & ~ZERO):
        found = found.without(NORMAL | SUBNORMAL | INFINITE)
    return found.without(ALL & ~(NAN | INFINITE)) if rhs.never(ALL & ~ZERO) else found


def _keeps_denormals(value: Operator) -> bool:
    """Whether denormals are computed with as they are, not taken for zero."""
    function = value.function if isinstance(value, Instruction) else None
    found = function.attributes.keys if function is not None else frozenset[str]()
    return "denormal-fp-math" not in found and "denormal-fp-math-f32" not in found


def _keeps_sign_of_denormals(value: Operator) -> bool:
    """Whether those that are taken for zero keep their sign."""
    function = value.function if isinstance(value, Instruction) else None
    if function is None:
        return False
    modes = [
        function.attributes.value(key) or "" for key in ("denormal-fp-math", "denormal-fp-math-f32") if key in function.attributes.keys
    ]
    return all(mode in ("ieee", "preserve-sign") for both in modes for mode in both.split(","))


def _call(query: Query, value: Operator) -> FpClass:
    rule = _INTRINSICS.get(intrinsic(value))
    return rule(query, value) if rule is not None else _UNKNOWN


def _extractelement(query: Query, value: Operator) -> FpClass:
    wanted = vectors.demanded_of_extract(value) or 1
    return compute(query.deeper.of_lanes(wanted), value.operands[0])


def _shufflevector(query: Query, value: Operator) -> FpClass:
    splat = query.tracking.splat_value(value)
    if splat is not None:
        return compute(query.deeper.of_lanes(lanes(splat.type)), splat)
    wanted = vectors.demanded_of_shuffle(value, query.demanded)
    if wanted is None:
        return _UNKNOWN
    found = [compute(query.deeper.of_lanes(part), one) for one, part in zip(value.operands, wanted, strict=False) if part]
    return found[0] if len(found) == 1 else found[0].either(found[1]) if found else _UNKNOWN


_RULES: dict[str, _Rule] = {
    "fneg": _fneg,
    "select": _select,
    "phi": _phi,
    "sitofp": _int_to_fp,
    "uitofp": _int_to_fp,
    "bitcast": _bitcast,
    "fadd": _computed(_fadd),
    "fsub": _computed(_fadd),
    "fmul": _computed(_fmul),
    "fdiv": _computed(_fdiv),
    "frem": _computed(_fdiv),
    "call": _call,
    "extractelement": _extractelement,
    "shufflevector": _shufflevector,
}
_INTRINSICS: dict[str, _Rule] = {
    "fabs": _fabs,
    "copysign": _copysign,
    "sqrt": _computed(_sqrt),
    "arithmetic.fence": _first,
    "canonicalize": _computed(_canonicalize),
    **dict.fromkeys(("minnum", "maxnum", "minimum", "maximum", "minimumnum", "maximumnum"), _selected(_min_max)),
    **dict.fromkeys(("exp", "exp2", "exp10"), _computed(_exp)),
    **dict.fromkeys(("trunc", "floor", "ceil", "rint", "nearbyint", "round", "roundeven"), _computed(_rounding)),
}
