"""The expressions themselves: how a value is computed, as a tree whose equal parts are one object.

    table = ExpressionTable(layout)
    table.constant(i32, 3) is table.constant(i32, 3)
    table.nary(ADD, [three, x])          # no folding here: see add.py, mul.py, casts.py, minmax.py, addrec.py

An expression never changes but for its no-wrap flags, which only grow: they are facts about the value, found sooner or later.

Source: LLVM's ScalarEvolutionExpressions, for the kinds, their order and the flags.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING

from nvopt.ir import DataLayout, IntType, PointerType, Type, Value

if TYPE_CHECKING:
    from nvopt.analysis.loops import Loop

# Kinds, in order of rising complexity: operands of an add and its like stand in this order.
CONSTANT, VSCALE, TRUNCATE, ZERO_EXTEND, SIGN_EXTEND, ADD, MUL, UDIV, ADDREC = range(9)
UMAX, SMAX, UMIN, SMIN, SEQUENTIAL_UMIN, PTRTOINT, UNKNOWN, COULD_NOT_COMPUTE = range(9, 17)

# No-wrap flags, as a sum.
ANY_WRAP, NW, NUW, NSW = 0, 1, 2, 4

_WRAPPING = frozenset({ADD, MUL, ADDREC})
_PROVEN_BY_OPERANDS = frozenset({ADD, MUL, ZERO_EXTEND, SIGN_EXTEND})

LARGEST_SIZE = 0xFFFF
"""Where the count of an expression's parts stops."""


class SCEV:
    """An expression. Equal expressions of one table are one object."""

    __slots__ = ("__weakref__", "bits", "flags", "operands", "size", "type", "users")
    kind = -1
    type: Type
    """Integer or pointer type."""
    bits: int
    """Width in bits: of a pointer that of the integers one adds to it."""
    flags: int
    """NW, NUW, NSW, as a sum."""
    operands: tuple[SCEV, ...]
    size: int
    """How many expressions it is made of, shared ones counted each time, at most LARGEST_SIZE."""
    users: list[SCEV]
    """The expressions that have it as an operand."""

    def __repr__(self) -> str:
        return f"<SCEV {self}>"

    def __str__(self) -> str:
        """As LLVM prints it: `{0,+,1}<nuw><nsw><%loop>`."""
        from nvopt.analysis.scev.printer import text_of

        return text_of(self)

    @property
    def is_pointer(self) -> bool:
        """Whether it is an address."""
        return isinstance(self.type, PointerType)

    @property
    def is_zero(self) -> bool:
        return False

    @property
    def is_one(self) -> bool:
        return False

    @property
    def is_all_ones(self) -> bool:
        return False

    @property
    def has_nuw(self) -> bool:
        return self.flags & NUW != 0

    @property
    def has_nsw(self) -> bool:
        return self.flags & NSW != 0

    @property
    def has_nw(self) -> bool:
        return self.flags & NW != 0

    def walk(self) -> Iterator[SCEV]:
        """It and everything that it is made of, each once, the outside first."""
        seen = {self}
        stack: list[SCEV] = [self]
        while stack:
            at = stack.pop()
            yield at
            for operand in at.operands:
                if operand not in seen:
                    seen.add(operand)
                    stack.append(operand)


class SCEVConstant(SCEV):
    """An integer."""

    __slots__ = ("value",)
    kind = CONSTANT
    value: int
    """Read without a sign: 0 <= value < 2**bits."""

    @property
    def signed(self) -> int:
        """Read as two's complement."""
        return self.value - (1 << self.bits) if self.value >> (self.bits - 1) else self.value

    @property
    def is_zero(self) -> bool:
        return self.value == 0

    @property
    def is_one(self) -> bool:
        return self.value == 1

    @property
    def is_all_ones(self) -> bool:
        return self.value == (1 << self.bits) - 1


class SCEVVScale(SCEV):
    """The number of pieces that a scalable vector has."""

    __slots__ = ()
    kind = VSCALE


class SCEVCastExpr(SCEV):
    """A cast of `operands[0]` to `type`."""

    __slots__ = ()

    @property
    def operand(self) -> SCEV:
        """What is cast."""
        return self.operands[0]


class SCEVTruncateExpr(SCEVCastExpr):
    __slots__ = ()
    kind = TRUNCATE


class SCEVZeroExtendExpr(SCEVCastExpr):
    __slots__ = ()
    kind = ZERO_EXTEND


class SCEVSignExtendExpr(SCEVCastExpr):
    __slots__ = ()
    kind = SIGN_EXTEND


class SCEVPtrToIntExpr(SCEVCastExpr):
    __slots__ = ()
    kind = PTRTOINT


class SCEVNAryExpr(SCEV):
    """Two and more operands."""

    __slots__ = ()


class SCEVAddExpr(SCEVNAryExpr):
    """A sum. At most one operand is a pointer, and then so is the sum."""

    __slots__ = ()
    kind = ADD


class SCEVMulExpr(SCEVNAryExpr):
    """A product."""

    __slots__ = ()
    kind = MUL


class SCEVUDivExpr(SCEV):
    """`operands[0]` by `operands[1]`, both read without a sign, rounded down."""

    __slots__ = ()
    kind = UDIV

    @property
    def lhs(self) -> SCEV:
        """The dividend."""
        return self.operands[0]

    @property
    def rhs(self) -> SCEV:
        """The divisor."""
        return self.operands[1]


class SCEVAddRecExpr(SCEVNAryExpr):
    """`{a,+,b,+,c}`: in iteration n of `loop` a + b*n + c*n*(n-1)/2."""

    __slots__ = ("loop",)
    kind = ADDREC
    loop: Loop

    @property
    def start(self) -> SCEV:
        """The value in the first iteration."""
        return self.operands[0]

    @property
    def is_affine(self) -> bool:
        """Whether it has a start and a step that doesn't change."""
        return len(self.operands) == 2


class SCEVUMaxExpr(SCEVNAryExpr):
    __slots__ = ()
    kind = UMAX


class SCEVSMaxExpr(SCEVNAryExpr):
    __slots__ = ()
    kind = SMAX


class SCEVUMinExpr(SCEVNAryExpr):
    __slots__ = ()
    kind = UMIN


class SCEVSMinExpr(SCEVNAryExpr):
    __slots__ = ()
    kind = SMIN


class SCEVSequentialUMinExpr(SCEVNAryExpr):
    """The least operand read without a sign; operands behind a zero one are not looked at, poison among them does no harm."""

    __slots__ = ()
    kind = SEQUENTIAL_UMIN


class SCEVUnknown(SCEV):
    """An IR value that is not taken apart."""

    __slots__ = ("value",)
    kind = UNKNOWN
    value: Value


class SCEVCouldNotCompute(SCEV):
    """What can't be told."""

    __slots__ = ()
    kind = COULD_NOT_COMPUTE


_CAST_CLASSES: dict[int, type[SCEVCastExpr]] = {
    TRUNCATE: SCEVTruncateExpr,
    ZERO_EXTEND: SCEVZeroExtendExpr,
    SIGN_EXTEND: SCEVSignExtendExpr,
    PTRTOINT: SCEVPtrToIntExpr,
}
_NARY_CLASSES: dict[int, type[SCEVNAryExpr]] = {
    ADD: SCEVAddExpr,
    MUL: SCEVMulExpr,
    UMAX: SCEVUMaxExpr,
    SMAX: SCEVSMaxExpr,
    UMIN: SCEVUMinExpr,
    SMIN: SCEVSMinExpr,
    SEQUENTIAL_UMIN: SCEVSequentialUMinExpr,
}
MIN_MAX = frozenset({UMAX, SMAX, UMIN, SMIN})
CASTS = frozenset({TRUNCATE, ZERO_EXTEND, SIGN_EXTEND, PTRTOINT})


class ExpressionTable:
    """Every expression made so far, by what it is made of."""

    __slots__ = ("_known", "_unknowns", "_widths", "could_not_compute", "layout", "recurrences", "unproven", "with_recurrence")

    def __init__(self, layout: DataLayout) -> None:
        self.layout = layout
        self._known: dict[tuple[object, ...], SCEV] = {}
        self._unknowns: dict[Value, SCEVUnknown] = {}
        self._widths: dict[Type, int] = {}
        self.recurrences: dict[Loop, list[SCEV]] = {}
        """The recurrences of each loop, in the order in which they were made."""
        self.unproven: set[SCEV | None] = set()
        """Those whose flags, or whose operands' flags, have gone: what follows from these is found out anew (add.py, mul.py, casts.py)."""
        self.with_recurrence: dict[SCEV, bool] = {}
        """Whether a recurrence is in an expression (rewrite.py)."""
        nothing = SCEVCouldNotCompute()
        nothing.bits = nothing.flags = nothing.size = 0
        nothing.operands, nothing.users = (), []
        self.could_not_compute = nothing

    def width(self, type: Type) -> int:
        """Width in bits of an integer; of a pointer, that of the integers one adds to it. ValueError for another type."""
        bits = self._widths.get(type)
        if bits is None:
            if isinstance(type, IntType):
                bits = type.bits
            elif isinstance(type, PointerType):
                bits = self.layout.index_width(type.addrspace)
            else:
                raise ValueError(f"neither integer nor pointer: {type}")
            self._widths[type] = bits
        return bits

    def constant(self, type: Type, value: int) -> SCEVConstant:
        """The integer `value`, of any sign, modulo 2**bits; for a pointer type that of the integers one adds to it."""
        bits = self._widths.get(type) or self.width(type)
        value &= (1 << bits) - 1
        found = self._known.get((bits, value))
        if found is None:
            found = SCEVConstant()
            found.value = value
            self._enter((bits, value), found, type if isinstance(type, IntType) else IntType.get(bits), bits, ())
        assert isinstance(found, SCEVConstant)
        return found

    def vscale(self, type: Type) -> SCEVVScale:
        """`vscale` of integer type `type`."""
        found = self._known.get((VSCALE, type))
        if found is None:
            found = SCEVVScale()
            self._enter((VSCALE, type), found, type, self.width(type), ())
        assert isinstance(found, SCEVVScale)
        return found

    def unknown(self, value: Value) -> SCEVUnknown:
        """The expression that is just `value`, of integer or pointer type."""
        found = self._unknowns.get(value)
        if found is None:
            found = SCEVUnknown()
            found.value = value
            found.type, found.bits, found.flags, found.operands, found.size, found.users = value.type, self.width(value.type), 0, (), 1, []
            self._unknowns[value] = found
        return found

    def expressions(self) -> Iterable[SCEV]:
        """Every expression made so far, unknowns aside."""
        return self._known.values()

    def drop_flags(self, e: SCEV) -> None:
        """The code has changed which was why it had its flags: it has none any more, until somebody asks for it again."""
        if e.kind in _WRAPPING:
            e.flags = ANY_WRAP
        if e.kind in _PROVEN_BY_OPERANDS:
            self.unproven.add(e)

    def find(self, kind: int, operands: Sequence[SCEV], last: Type | Loop | None = None) -> SCEV | None:
        """The expression, where it has been made before; `last` is a cast's type or a recurrence's loop."""
        return self._known.get((kind, *operands) if last is None else (kind, *operands, last))

    def cast(self, kind: int, operand: SCEV, type: Type) -> SCEV:
        """The cast, unfolded."""
        key = (kind, operand, type)
        found = self._known.get(key)
        if found is None:
            found = _CAST_CLASSES[kind]()
            self._enter(key, found, type, self.width(type), (operand,))
        return found

    def udiv(self, lhs: SCEV, rhs: SCEV) -> SCEV:
        """The quotient, unfolded."""
        key = (UDIV, lhs, rhs)
        found = self._known.get(key)
        if found is None:
            found = SCEVUDivExpr()
            type = rhs.type if lhs.is_pointer else lhs.type
            self._enter(key, found, type, self.width(type), (lhs, rhs))
        return found

    def nary(self, kind: int, operands: Sequence[SCEV], flags: int = ANY_WRAP) -> SCEV:
        """The sum, product, minimum or maximum, unfolded; `flags` are added to those that it has."""
        key = (kind, *operands)
        found = self._known.get(key)
        if found is None:
            found = _NARY_CLASSES[kind]()
            type = operands[0].type
            if kind == ADD:
                for one in operands:
                    if one.type.__class__ is PointerType:
                        type = one.type
            self._enter(key, found, type, self.width(type), tuple(operands))
            if kind != ADD and kind != MUL:
                found.flags = NUW | NSW
        found.flags |= flags
        return found

    def addrec(self, operands: Sequence[SCEV], loop: Loop, flags: int = ANY_WRAP) -> SCEVAddRecExpr:
        """The recurrence, unfolded; `flags` are added to those that it has. NUW or NSW says NW too."""
        key = (ADDREC, *operands, loop)
        found = self._known.get(key)
        if found is None:
            found = SCEVAddRecExpr()
            found.loop = loop
            self._enter(key, found, operands[0].type, operands[0].bits, tuple(operands))
            self.recurrences.setdefault(loop, []).append(found)
        assert isinstance(found, SCEVAddRecExpr)
        found.flags |= flags | NW if flags & (NUW | NSW) else flags
        return found

    def _enter(self, key: tuple[object, ...], made: SCEV, type: Type, bits: int, operands: tuple[SCEV, ...]) -> None:
        made.type, made.bits, made.flags, made.operands, made.users = type, bits, ANY_WRAP, operands, []
        size = 1
        for operand in operands:
            size += operand.size
            operand.users.append(made)
        made.size = min(size, LARGEST_SIZE)
        self._known[key] = made
