"""Sets of integers that are one interval, which may wrap around: `[lower, upper)` modulo 2**bits.

    small = ConstantRange(8, 0, 10)               # 0..9
    small.add(ConstantRange.of(8, 250)).text()    # '[-6,4)': 250..255 and 0..3
    small.intersect(other, UNSIGNED)              # of two intervals that would do, the one that doesn't wrap around

`lower == upper` means everything where both are 2**bits - 1, nothing where both are 0. An operation's result contains every value that the
operation gives for operands of the two sets; often it contains more.

Source: LLVM's ConstantRange. Where several intervals are right the choice is LLVM's, so that ranges print the same.
"""

from __future__ import annotations

from nvopt.analysis.constant_range import arithmetic, bitwise, comparisons, division, instructions, no_wrap, shifts
from nvopt.analysis.constant_range.preferences import SMALLEST, UNSIGNED
from nvopt.ir import ConstantInt, MDNode, Metadata, ValueAsMetadata
from nvopt.patterns import late

_RANGE_ATTRIBUTE = late(r"i(\d+) (-?\d+), (-?\d+)\Z")


class ConstantRange:
    """A set of integers of `bits` bits; never changes."""

    __slots__ = ("bits", "lower", "upper")
    bits: int
    lower: int
    """The first member, read without a sign."""
    upper: int
    """The number behind the last member, read without a sign."""

    def __init__(self, bits: int, lower: int, upper: int) -> None:
        """`0 <= lower, upper < 2**bits`; equal only as the module's docstring says."""
        self.bits, self.lower, self.upper = bits, lower, upper

    # -- making one

    @staticmethod
    def full(bits: int) -> ConstantRange:
        """All integers of that width."""
        found = _full.get(bits)
        if found is None:
            found = _full[bits] = ConstantRange(bits, (1 << bits) - 1, (1 << bits) - 1)
        return found

    @staticmethod
    def empty(bits: int) -> ConstantRange:
        """No integer."""
        found = _empty.get(bits)
        if found is None:
            found = _empty[bits] = ConstantRange(bits, 0, 0)
        return found

    @staticmethod
    def of(bits: int, value: int) -> ConstantRange:
        """`value`, of any sign, alone."""
        mask = (1 << bits) - 1
        return ConstantRange(bits, value & mask, (value + 1) & mask)

    @staticmethod
    def non_empty(bits: int, lower: int, upper: int) -> ConstantRange:
        """`[lower, upper)`, both of any sign and taken modulo 2**bits; everything where they are equal then."""
        mask = (1 << bits) - 1
        lower &= mask
        upper &= mask
        return ConstantRange(bits, lower, upper) if lower != upper else ConstantRange.full(bits)

    @staticmethod
    def spanning(bits: int, low: int, high: int) -> ConstantRange:
        """`low` to `high`, both in it and `low <= high`, modulo 2**bits; everything where they are that far apart."""
        mask = (1 << bits) - 1
        if high - low >= mask:
            return ConstantRange.full(bits)
        return ConstantRange(bits, low & mask, (high + 1) & mask)

    @staticmethod
    def from_known_bits(zeros: int, ones: int, bits: int, signed: bool) -> ConstantRange:
        """The numbers whose bits `zeros` are 0 and `ones` are 1, in an interval that doesn't wrap around in that reading."""
        if zeros & ones:
            return ConstantRange.empty(bits)
        if not zeros | ones:
            return ConstantRange.full(bits)
        mask = (1 << bits) - 1
        low, high = ones, mask ^ zeros
        sign = 1 << (bits - 1)
        if signed and not (zeros | ones) & sign:
            low |= sign
            high &= ~sign
        return ConstantRange.non_empty(bits, low, high + 1)

    @staticmethod
    def from_metadata(node: Metadata) -> ConstantRange | None:
        """The least interval around what `!range` metadata says; None where the node isn't such."""
        if not isinstance(node, MDNode):
            return None
        ends = [field.value for field in node.operands if isinstance(field, ValueAsMetadata)]
        found: ConstantRange | None = None
        for low, high in zip(ends[::2], ends[1::2], strict=True):
            if not isinstance(low, ConstantInt) or not isinstance(high, ConstantInt):
                return None
            part = ConstantRange.non_empty(low.bits, low.unsigned, high.unsigned)
            found = part if found is None else found.union(part)
        return found

    @staticmethod
    def from_attribute(value: str | None) -> ConstantRange | None:
        """What a `range` attribute says, given what stands between its parentheses (`i32 0, 5`); None for None."""
        match = _RANGE_ATTRIBUTE.match(value) if value is not None else None
        return ConstantRange.non_empty(int(match[1]), int(match[2]), int(match[3])) if match is not None else None

    # -- what it is

    def __eq__(self, other: object) -> bool:
        return isinstance(other, ConstantRange) and self.lower == other.lower and self.upper == other.upper and self.bits == other.bits

    def __hash__(self) -> int:
        return hash((self.bits, self.lower, self.upper))

    def __repr__(self) -> str:
        return f"<ConstantRange i{self.bits} {self.text()}>"

    def __str__(self) -> str:
        return self.text()

    def text(self) -> str:
        """As LLVM prints it: `[0,5)`, `full-set`, `empty-set`; the ends read with sign."""
        lower, upper = self.lower, self.upper
        if lower == upper:
            return "full-set" if lower else "empty-set"
        half = 1 << (self.bits - 1)
        return f"[{(lower ^ half) - half},{(upper ^ half) - half})"

    @property
    def is_full(self) -> bool:
        """Whether every integer is in it."""
        return self.lower == self.upper and self.lower != 0

    @property
    def is_empty(self) -> bool:
        """Whether none is in it."""
        return self.lower == self.upper == 0

    @property
    def is_wrapped(self) -> bool:
        """Whether it wraps around, read without sign; `[x, 0)` doesn't."""
        return self.lower > self.upper and self.upper != 0

    @property
    def is_sign_wrapped(self) -> bool:
        """Whether it wraps around, read with sign; `[x, least)` doesn't."""
        half = 1 << (self.bits - 1)
        return (self.lower ^ half) > (self.upper ^ half) != 0

    @property
    def size(self) -> int:
        """How many integers are in it."""
        if self.lower == self.upper:
            return 1 << self.bits if self.lower else 0
        return (self.upper - self.lower) & ((1 << self.bits) - 1)

    @property
    def single_element(self) -> int | None:
        """The only integer in it, None where there are more or none."""
        return self.lower if self.upper == self.lower + 1 or (self.upper == 0 and self.lower == (1 << self.bits) - 1) else None

    @property
    def single_missing_element(self) -> int | None:
        """The only integer that is not in it, None where more or none are."""
        return self.upper if self.lower == self.upper + 1 or (self.lower == 0 and self.upper == (1 << self.bits) - 1) else None

    @property
    def is_all_negative(self) -> bool:
        """Whether every member is negative."""
        return self.is_empty or self.signed_max < 0

    @property
    def is_all_non_negative(self) -> bool:
        """Whether no member is negative."""
        return self.is_empty or self.signed_min >= 0

    @property
    def unsigned_max(self) -> int:
        """The largest member, read without sign; 2**bits - 1 of the empty set."""
        upper = self.upper
        return upper - 1 if self.lower < upper else (1 << self.bits) - 1

    @property
    def unsigned_min(self) -> int:
        """The least member, read without sign; 0 of the empty set."""
        lower = self.lower
        return 0 if lower >= self.upper != 0 else lower

    @property
    def signed_max(self) -> int:
        """The largest member, read with sign; -1 of the empty set."""
        half = 1 << (self.bits - 1)
        lower, upper = self.lower ^ half, self.upper ^ half
        if lower < upper:
            return upper - 1 - half
        return half - 1 if lower > upper or self.lower else -1

    @property
    def signed_min(self) -> int:
        """The least member, read with sign; 0 of the empty set."""
        half = 1 << (self.bits - 1)
        lower, upper = self.lower ^ half, self.upper ^ half
        if lower >= upper != 0:
            return -half if lower > upper or self.lower else 0
        return lower - half

    @property
    def min_signed_bits(self) -> int:
        """How many bits hold every member, read with sign."""
        return 0 if self.is_empty else max(_signed_width(self.signed_min), _signed_width(self.signed_max))

    def contains(self, other: int | ConstantRange) -> bool:
        """Whether the integer (0 <= other < 2**bits), or everything in the other set, is in this one."""
        lower, upper = self.lower, self.upper
        if isinstance(other, int):
            if lower < upper:
                return lower <= other < upper
            return lower <= other or other < upper if lower != upper else lower != 0
        if lower == upper:
            return lower != 0 or other.lower == other.upper == 0
        if other.lower == other.upper:
            return other.lower == 0
        mask = (1 << self.bits) - 1
        return ((other.lower - lower) & mask) + ((other.upper - other.lower) & mask) <= (upper - lower) & mask

    def is_size_strictly_smaller_than(self, other: ConstantRange) -> bool:
        """Whether it has fewer members than `other`."""
        return self.size < other.size

    def to_known_bits(self) -> tuple[int, int]:
        """The bits that are 0, and those that are 1, in every member; none of the empty set."""
        if self.is_empty:
            return 0, 0
        low = self.unsigned_min
        same = -1 << (low ^ self.unsigned_max).bit_length()
        return ~low & same & ((1 << self.bits) - 1), low & same

    # -- sets

    def inverse(self) -> ConstantRange:
        """What is not in it."""
        if self.lower == self.upper:
            return ConstantRange.empty(self.bits) if self.lower else ConstantRange.full(self.bits)
        return ConstantRange(self.bits, self.upper, self.lower)

    def intersect(self, other: ConstantRange, preferred: int = SMALLEST) -> ConstantRange:
        """What is in both; where that is two intervals, one around them."""
        if self.lower == self.upper:
            return other if self.lower else self
        if other.lower == other.upper:
            return self if other.lower else other
        modulus = 1 << self.bits
        mask = modulus - 1
        size = (self.upper - self.lower) & mask
        start = (other.lower - self.lower) & mask
        end = start + ((other.upper - other.lower) & mask)
        # Seen from self.lower, this set is [0, size) and the other [start, end), which goes around beyond `modulus`.
        if start < size:
            if end <= size:
                return other
            if end <= modulus:
                return ConstantRange(self.bits, other.lower, self.upper)
            if self.lower < self.upper:
                return _preferred(other, self, preferred)
            return _preferred(self, other, preferred)
        if end <= modulus:
            return ConstantRange.empty(self.bits)
        if end - modulus >= size:
            return self
        return ConstantRange(self.bits, self.lower, other.upper)

    def union(self, other: ConstantRange, preferred: int = SMALLEST) -> ConstantRange:
        """The least interval around both; where a gap on either side may be filled, the preferred one."""
        if self.lower == self.upper:
            return self if self.lower else other
        if other.lower == other.upper:
            return other if other.lower else self
        modulus = 1 << self.bits
        mask = modulus - 1
        size = (self.upper - self.lower) & mask
        start = (other.lower - self.lower) & mask
        end = start + ((other.upper - other.lower) & mask)
        if start <= size:
            if end <= size:
                return self
            return ConstantRange(self.bits, self.lower, other.upper) if end < modulus else ConstantRange.full(self.bits)
        if end >= modulus:
            return other if end - modulus >= size else ConstantRange(self.bits, other.lower, self.upper)
        around = ConstantRange(self.bits, self.lower, other.upper)
        across = ConstantRange(self.bits, other.lower, self.upper)
        if self.lower < self.upper and other.lower > other.upper:
            return _preferred(across, around, preferred)
        return _preferred(around, across, preferred)

    def difference(self, other: ConstantRange) -> ConstantRange:
        """What is in this and not in `other`."""
        return self.intersect(other.inverse())

    def subtract(self, value: int) -> ConstantRange:
        """Every member less `value`."""
        if self.lower == self.upper:
            return self
        mask = (1 << self.bits) - 1
        return ConstantRange(self.bits, (self.lower - value) & mask, (self.upper - value) & mask)

    # -- casts

    def zext(self, bits: int) -> ConstantRange:
        """The members read without sign, in `bits` bits."""
        if bits == self.bits:
            return self
        lower, upper = self.lower, self.upper
        if lower < upper:
            return ConstantRange(bits, lower, upper)
        if lower == upper == 0:
            return ConstantRange.empty(bits)
        return ConstantRange(bits, 0 if upper else lower, 1 << self.bits)

    def sext(self, bits: int) -> ConstantRange:
        """The members read with sign, in `bits` bits."""
        if bits == self.bits:
            return self
        if self.is_empty:
            return ConstantRange.empty(bits)
        return ConstantRange.spanning(bits, self.signed_min, self.signed_max)

    def trunc(self, bits: int) -> ConstantRange:
        """The members' low `bits` bits."""
        if bits == self.bits:
            return self
        lower, upper = self.lower, self.upper
        if lower == upper:
            return ConstantRange.full(bits) if lower else ConstantRange.empty(bits)
        size = (upper - lower) & ((1 << self.bits) - 1)
        mask = (1 << bits) - 1
        return ConstantRange(bits, lower & mask, upper & mask) if size <= mask else ConstantRange.full(bits)

    def zext_or_trunc(self, bits: int) -> ConstantRange:
        """The members in `bits` bits, read without sign."""
        return self.trunc(bits) if bits < self.bits else self.zext(bits)

    def sext_or_trunc(self, bits: int) -> ConstantRange:
        """The members in `bits` bits, read with sign."""
        return self.trunc(bits) if bits < self.bits else self.sext(bits)

    # -- operations

    add = arithmetic.add
    sub = arithmetic.sub
    multiply = arithmetic.multiply
    add_with_no_wrap = arithmetic.add_with_no_wrap
    sub_with_no_wrap = arithmetic.sub_with_no_wrap
    multiply_with_no_wrap = arithmetic.multiply_with_no_wrap
    umin = arithmetic.umin
    umax = arithmetic.umax
    smin = arithmetic.smin
    smax = arithmetic.smax
    uadd_sat = arithmetic.uadd_sat
    sadd_sat = arithmetic.sadd_sat
    usub_sat = arithmetic.usub_sat
    ssub_sat = arithmetic.ssub_sat
    umul_sat = arithmetic.umul_sat
    smul_sat = arithmetic.smul_sat
    abs = arithmetic.abs_
    udiv = division.udiv
    sdiv = division.sdiv
    urem = division.urem
    srem = division.srem
    not_ = bitwise.not_
    and_ = bitwise.and_
    or_ = bitwise.or_
    xor = bitwise.xor
    ctlz = bitwise.ctlz
    cttz = bitwise.cttz
    ctpop = bitwise.ctpop
    shl = shifts.shl
    shl_with_no_wrap = shifts.shl_with_no_wrap
    lshr = shifts.lshr
    ashr = shifts.ashr
    binary_op = instructions.binary_op
    intrinsic = staticmethod(instructions.intrinsic)

    # -- comparisons and overflow

    icmp = comparisons.icmp
    equivalent_icmp = comparisons.equivalent_icmp
    allowed_icmp_region = staticmethod(comparisons.allowed_icmp_region)
    exact_icmp_region = staticmethod(comparisons.exact_icmp_region)
    make_guaranteed_no_wrap_region = staticmethod(no_wrap.make_guaranteed_no_wrap_region)
    make_exact_no_wrap_region = staticmethod(no_wrap.make_exact_no_wrap_region)


_full: dict[int, ConstantRange] = {}
_empty: dict[int, ConstantRange] = {}


def _preferred(one: ConstantRange, other: ConstantRange, preferred: int) -> ConstantRange:
    """One of two intervals that would both do; neither is empty or full."""
    if preferred != SMALLEST:
        wraps, other_wraps = (one.is_wrapped, other.is_wrapped) if preferred == UNSIGNED else (one.is_sign_wrapped, other.is_sign_wrapped)
        if wraps != other_wraps:
            return other if wraps else one
    mask = (1 << one.bits) - 1
    return one if (one.upper - one.lower) & mask < (other.upper - other.lower) & mask else other


def signed(value: int, bits: int) -> int:
    """`value` modulo 2**bits, read with sign."""
    half = 1 << (bits - 1)
    return ((value & ((1 << bits) - 1)) ^ half) - half


def _signed_width(value: int) -> int:
    return (value if value >= 0 else ~value).bit_length() + 1
