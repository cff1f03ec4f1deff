"""Known bits of what calls return: attributes, metadata, intrinsics.

    call i32 @llvm.ctpop.i32(i32 %x)      # at most 32: 26 zeros in front

Source: LLVM's computeKnownBits.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from nvopt.analysis.constant_range import ConstantRange
from nvopt.analysis.value_tracking import bits_algebra as algebra
from nvopt.analysis.value_tracking import known_bits
from nvopt.analysis.value_tracking.bits import Bits, bits_of_range, unknown
from nvopt.analysis.value_tracking.known_bits import arithmetic
from nvopt.analysis.value_tracking.query import Query
from nvopt.analysis.values.attributes import metadata_of, result_range, returned_argument
from nvopt.analysis.values.matching import Operator, integer, intrinsic, lanes
from nvopt.analysis.values.patterns import signed_intrinsic_clamp
from nvopt.ir import (
    CallBase,
    ConstantInt,
    ExtractValueInst,
    VectorType,
)

if TYPE_CHECKING:
    from nvopt.analysis.value_tracking.known_bits import Rule


def call(query: Query, value: Operator, bits: int) -> Bits:
    assert isinstance(value, CallBase)
    known = unknown(bits)
    if value._metadata:
        node = metadata_of(value, "range")
        if node is not None:
            known = known_bits.of_ranges(node, bits)
    range = result_range(value)
    if range is not None:
        known = known.also(bits_of_range(range))
    returned = returned_argument(value)
    if returned is not None and returned.type is value.type:
        known = known.also(known_bits.of_all_lanes(query.deeper, returned))
        if known.has_conflict:
            known = unknown(bits)
    name = intrinsic(value)
    if not name:
        return known
    refine = _REFINING.get(name)
    if refine is not None:
        return known.also(refine(query, value, bits))
    rule = _INTRINSICS.get(name)
    return rule(query, value, bits) if rule is not None else known


def _first(query: Query, value: Operator) -> Bits:
    return known_bits.compute(query.deeper, value.operands[0])


def _abs(query: Query, value: Operator, bits: int) -> Bits:
    return algebra.absolute(_first(query, value), integer(value.operands[1]) == 1)


def _bitreverse(query: Query, value: Operator, bits: int) -> Bits:
    return _first(query, value).bit_reversed()


def _bswap(query: Query, value: Operator, bits: int) -> Bits:
    return _first(query, value).byte_swapped()


def _at_most(most: int, bits: int) -> Bits:
    return unknown(bits).with_high_zeros(max(bits - most.bit_length(), 0))


def _count(query: Query, value: Operator, bits: int) -> Bits:
    """`ctlz`, `cttz`, `ctpop`."""
    source = _first(query, value)
    name = intrinsic(value)
    if name == "ctpop":
        return _at_most(source.max_ones, bits)
    most = source.max_leading_zeros if name == "ctlz" else source.max_trailing_zeros
    zero_is_poison = isinstance(value.operands[1], ConstantInt) and value.operands[1].unsigned == 1
    return _at_most(min(most, bits - 1) if zero_is_poison else most, bits)


def _crc32(query: Query, value: Operator, bits: int) -> Bits:
    return unknown(bits).with_high_zeros(32)


def _funnel(query: Query, value: Operator, bits: int) -> Bits:
    """`fshl`, `fshr` by a constant."""
    amount = integer(value.operands[2])
    if amount is None:
        return _without_rule(value, bits)
    amount %= bits
    if intrinsic(value) == "fshr":
        amount = bits - amount
    high, low = arithmetic.operands(query, value)
    return high.moved_left(amount).also(low.moved_right(bits - amount))


def _without_rule(value: Operator, bits: int) -> Bits:
    """What the attributes of a call say."""
    assert isinstance(value, CallBase)
    range = result_range(value)
    return bits_of_range(range) if range is not None else unknown(bits)


def _saturating(is_add: bool, is_signed: bool) -> Rule:
    return arithmetic.of_both(lambda lhs, rhs: algebra.saturating(lhs, rhs, is_add, is_signed))


def _signed_min_max(operation: Callable[[Bits, Bits], Bits]) -> Rule:
    def rule(query: Query, value: Operator, bits: int) -> Bits:
        known = operation(*arithmetic.operands(query, value))
        assert isinstance(value, CallBase)
        clamp = signed_intrinsic_clamp(value, intrinsic(value))
        return known.also(bits_of_range(ConstantRange.non_empty(bits, clamp.low, clamp.high + 1))) if clamp is not None else known

    return rule


def _reversed_lanes(query: Query, value: Operator, bits: int) -> Bits:
    count = lanes(value.type).bit_length()
    return _first(query.of_lanes(int(f"{query.demanded:0{count}b}"[::-1], 2)), value)


def _common_to_lanes(query: Query, value: Operator, bits: int) -> Bits:
    return known_bits.of_all_lanes(query.deeper, value.operands[0])


def _lanes_xored(query: Query, value: Operator, bits: int) -> Bits:
    known = known_bits.of_all_lanes(query.deeper, value.operands[0])
    vector = value.operands[0].type
    assert isinstance(vector, VectorType)
    if vector.count % 2 == 0:
        return Bits(known.zeros | known.ones, 0, bits)
    return Bits(known.zeros, 0, bits) if vector.scalable else known


def _lanes_added(query: Query, value: Operator, bits: int) -> Bits:
    vector = value.operands[0].type
    assert isinstance(vector, VectorType)
    if vector.scalable:
        return _without_rule(value, bits)
    return algebra.sum_of_lanes(known_bits.of_all_lanes(query.deeper, value.operands[0]), vector.count)


def _ptrmask(query: Query, value: Operator, bits: int) -> Bits:
    known, mask = arithmetic.operands(query, value)
    return known & mask.anyext_or_trunc(bits)


def _vscale(query: Query, value: Operator, bits: int) -> Bits:
    return bits_of_range(query.tracking.vscale_range(bits))


_RISCV_BLOCK_BITS = 64


_RISCV_EIGHTHS = {0: 8, 1: 16, 2: 32, 3: 64, 5: 1, 6: 2, 7: 4}
"""By its code what LMUL is, in eighths."""


def _vsetvli(query: Query, value: Operator, bits: int) -> Bits:
    """No more lanes than asked for, nor than fit into the longest vector."""
    assert isinstance(value, CallBase)
    *wanted, width_code, multiplier_code = (integer(one) for one in value.args)
    eighths = _RISCV_EIGHTHS.get(multiplier_code if multiplier_code is not None else -1)
    if width_code is None or eighths is None:
        return unknown(bits)
    longest = query.tracking.vscale_range(bits).unsigned_max * _RISCV_BLOCK_BITS & ((1 << 64) - 1)
    most = longest // ((8 << width_code) * 8 // eighths)
    if wanted and wanted[0] is not None:
        most = min(most, wanted[0])
    return _at_most(max(most, 1), bits)


def extractvalue(query: Query, value: Operator, bits: int) -> Bits:
    """The result of arithmetic that also tells whether it overflows."""
    assert isinstance(value, ExtractValueInst)
    name = intrinsic(value.operands[0])
    if value.indices != (0,) or not name.endswith(".with.overflow"):
        return unknown(bits)
    call = value.operands[0]
    assert isinstance(call, CallBase)
    lhs, rhs = call.operands[0], call.operands[1]
    if name[1:4] == "mul":
        return arithmetic.product(query, lhs, rhs, ())
    return arithmetic.sum_or_difference(query, lhs, rhs, name[1:4] == "add", ())


def _multiply_high(is_signed: bool) -> Rule:
    return arithmetic.of_both(lambda lhs, rhs: algebra.multiply_high(lhs, rhs, is_signed))


_X86_PMULH = (("sse2", ""), ("avx2", ""), ("avx512", ".512"))


_REFINING: dict[str, Rule] = {
    "abs": _abs,
    "bitreverse": _bitreverse,
    "bswap": _bswap,
    "ctlz": _count,
    "cttz": _count,
    "ctpop": _count,
    "x86.sse42.crc32.64.64": _crc32,
}
"""Intrinsics whose arguments tell something besides what attributes do."""


_INTRINSICS: dict[str, Rule] = {
    "fshl": _funnel,
    "fshr": _funnel,
    "uadd.sat": _saturating(True, False),
    "usub.sat": _saturating(False, False),
    "sadd.sat": _saturating(True, True),
    "ssub.sat": _saturating(False, True),
    "umin": arithmetic.of_both(algebra.umin),
    "umax": arithmetic.of_both(algebra.umax),
    "smin": _signed_min_max(algebra.smin),
    "smax": _signed_min_max(algebra.smax),
    "vector.reverse": _reversed_lanes,
    "vector.reduce.xor": _lanes_xored,
    "vector.reduce.add": _lanes_added,
    "ptrmask": _ptrmask,
    "vscale": _vscale,
    "riscv.vsetvli": _vsetvli,
    "riscv.vsetvlimax": _vsetvli,
    **{f"vector.reduce.{one}": _common_to_lanes for one in ("and", "or", "umax", "umin", "smax", "smin")},
    **{f"x86.{one}.pmulh{sign}.w{rest}": _multiply_high(not sign) for one, rest in _X86_PMULH for sign in ("", "u")},
}
"""Intrinsics of which the arguments alone tell."""
