"""Expressions made anew from parts of them replaced, and walks over their parts.

    class Doubled(Rewriter):                       # %x becomes 2 * %x, wherever it stands
        def visit_unknown(self, e: SCEVUnknown) -> SCEV:
            return mul.mul2(self.se, self.se.table.constant(e.type, 2), e)

    Doubled(se).visit(expression)

What has no replaced part stays the object that it was. `init_rewriter`, `post_inc_rewriter` and `shift_rewriter` look at a recurrence from
another iteration: the first, the next one, the one before.

Source: LLVM's SCEVRewriteVisitor and the rewriters that ScalarEvolution has of it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import TYPE_CHECKING, Any, ClassVar

from nvopt.analysis.scev.expressions.kinds import (
    ADD,
    ADDREC,
    CASTS,
    CONSTANT,
    MIN_MAX,
    MUL,
    SCEV,
    SEQUENTIAL_UMIN,
    UDIV,
    SCEVAddExpr,
    SCEVAddRecExpr,
    SCEVCastExpr,
    SCEVConstant,
    SCEVCouldNotCompute,
    SCEVMulExpr,
    SCEVNAryExpr,
    SCEVSequentialUMinExpr,
    SCEVUDivExpr,
    SCEVUnknown,
    SCEVVScale,
)
from nvopt.ir import PoisonValue, UndefValue

if TYPE_CHECKING:
    from nvopt.analysis.loops import Loop
    from nvopt.analysis.scev.scalar_evolution import ScalarEvolution

_METHODS = (
    "visit_constant",
    "visit_vscale",
    "visit_truncate",
    "visit_zero_extend",
    "visit_sign_extend",
    "visit_add",
    "visit_mul",
    "visit_udiv",
    "visit_addrec",
    "visit_umax",
    "visit_smax",
    "visit_umin",
    "visit_smin",
    "visit_sequential_umin",
    "visit_ptrtoint",
    "visit_unknown",
    "visit_could_not_compute",
)
"""By kind."""


class Rewriter:
    """Rebuilds an expression from its rewritten operands; each is rewritten once. Override the methods of the kinds to replace."""

    __slots__ = ("memo", "se")
    _methods: ClassVar[tuple[Callable[[Any, Any], SCEV], ...]]

    def __init__(self, se: ScalarEvolution) -> None:
        self.se = se
        self.memo: dict[SCEV, SCEV] = {}

    def __init_subclass__(cls) -> None:
        cls._methods = tuple(getattr(cls, name) for name in _METHODS)

    def visit(self, e: SCEV) -> SCEV:
        """The expression rewritten."""
        found = self.memo.get(e)
        if found is None:
            found = self.memo[e] = self._methods[e.kind](self, e)
        return found

    def operands_of(self, e: SCEV) -> list[SCEV] | None:
        """The operands rewritten, None where none of them changed."""
        made = [self.visit(one) for one in e.operands]
        for old, new in zip(e.operands, made, strict=True):
            if old is not new:
                return made
        return None

    def visit_constant(self, e: SCEVConstant) -> SCEV:
        return e

    def visit_vscale(self, e: SCEVVScale) -> SCEV:
        return e

    def visit_cast(self, e: SCEVCastExpr) -> SCEV:
        operand = self.visit(e.operands[0])
        return e if operand is e.operands[0] else casts.cast(self.se, e.kind, operand, e.type)

    def visit_truncate(self, e: SCEVCastExpr) -> SCEV:
        return self.visit_cast(e)

    def visit_zero_extend(self, e: SCEVCastExpr) -> SCEV:
        return self.visit_cast(e)

    def visit_sign_extend(self, e: SCEVCastExpr) -> SCEV:
        return self.visit_cast(e)

    def visit_ptrtoint(self, e: SCEVCastExpr) -> SCEV:
        return self.visit_cast(e)

    def visit_add(self, e: SCEVAddExpr) -> SCEV:
        made = self.operands_of(e)
        return e if made is None else add.add(self.se, made)

    def visit_mul(self, e: SCEVMulExpr) -> SCEV:
        made = self.operands_of(e)
        return e if made is None else mul.mul(self.se, made)

    def visit_udiv(self, e: SCEVUDivExpr) -> SCEV:
        made = self.operands_of(e)
        return e if made is None else udiv.udiv(self.se, made[0], made[1])

    def visit_addrec(self, e: SCEVAddRecExpr) -> SCEV:
        made = self.operands_of(e)
        return e if made is None else addrec.addrec(self.se, made, e.loop, e.flags)

    def visit_min_max(self, e: SCEVNAryExpr) -> SCEV:
        made = self.operands_of(e)
        return e if made is None else minmax.min_max(self.se, e.kind, made)

    def visit_umax(self, e: SCEVNAryExpr) -> SCEV:
        return self.visit_min_max(e)

    def visit_smax(self, e: SCEVNAryExpr) -> SCEV:
        return self.visit_min_max(e)

    def visit_umin(self, e: SCEVNAryExpr) -> SCEV:
        return self.visit_min_max(e)

    def visit_smin(self, e: SCEVNAryExpr) -> SCEV:
        return self.visit_min_max(e)

    def visit_sequential_umin(self, e: SCEVSequentialUMinExpr) -> SCEV:
        made = self.operands_of(e)
        return e if made is None else minmax.sequential_min_max(self.se, SEQUENTIAL_UMIN, made)

    def visit_unknown(self, e: SCEVUnknown) -> SCEV:
        return e

    def visit_could_not_compute(self, e: SCEVCouldNotCompute) -> SCEV:
        return e


# Down here because these modules, or others that they import, derive from Rewriter.
from nvopt.analysis.scev.expressions import add, addrec, casts, minmax, mul, udiv  # noqa: E402


def with_operands(se: ScalarEvolution, e: SCEV, operands: list[SCEV]) -> SCEV:
    """An expression of the kind, type, loop and flags of `e` over other operands, folded (LLVM's getWithOperands)."""
    kind = e.kind
    if kind == ADD:
        return add.add(se, operands, e.flags)
    if kind == MUL:
        return mul.mul(se, operands, e.flags)
    if kind in CASTS:
        return casts.cast(se, kind, operands[0], e.type)
    if kind == ADDREC:
        assert isinstance(e, SCEVAddRecExpr)
        return addrec.addrec(se, operands, e.loop, e.flags)
    if kind == UDIV:
        return udiv.udiv(se, operands[0], operands[1])
    if kind in MIN_MAX:
        return minmax.min_max(se, kind, operands)
    if kind == SEQUENTIAL_UMIN:
        return minmax.sequential_min_max(se, kind, operands)
    return e


# -- what an expression holds


def contains(e: SCEV, wanted: Callable[[SCEV], bool]) -> bool:
    """Whether the expression or a part of it is `wanted`."""
    return any(wanted(one) for one in e.walk())


def contains_add_recurrence(se: ScalarEvolution, e: SCEV) -> bool:
    """Whether the expression has a recurrence in it."""
    if e.kind == ADDREC:
        return True
    if not e.operands:
        return False
    found = se.table.with_recurrence.get(e)
    if found is None:
        found = se.table.with_recurrence[e] = any(one.kind == ADDREC for one in e.walk())
    return found


def contains_undefs(e: SCEV) -> bool:
    """Whether the expression is about an undef or poison value."""
    return any(isinstance(one, SCEVUnknown) and isinstance(one.value, (UndefValue, PoisonValue)) for one in e.walk())


def used_loops(e: SCEV) -> dict[Loop, None]:
    """The loops whose recurrences are in the expression, in the order of a walk."""
    return {one.loop: None for one in e.walk() if isinstance(one, SCEVAddRecExpr)}


LARGE = 400
"""Size of an expression to whose parts one had better go one after the other."""


def _operands(e: SCEV) -> Iterable[SCEV]:
    return e.operands


def parts_first(e: SCEV, is_known: Callable[[SCEV], bool], parts: Callable[[SCEV], Iterable[SCEV]] = _operands) -> Iterator[SCEV]:
    """What the expression is made of (or depends on, by `parts`) and isn't known yet, each behind its own parts, `e` itself aside:
    who answers for these in that order needs no deep recursion to answer for `e`."""
    seen: set[SCEV] = set()
    stack = [(e, False)]
    while stack:
        at, is_ready = stack.pop()
        if is_ready:
            if at is not e:
                yield at
        elif at not in seen and at.kind != CONSTANT and not is_known(at):
            seen.add(at)
            stack.append((at, True))
            stack += [(one, False) for one in parts(at)]


# -- other iterations


class _OfLoop(Rewriter):
    """Replaces the recurrences of one loop; an unknown that changes in the loop makes the rewrite fail."""

    __slots__ = ("fails", "loop", "sees_other_loops")

    def __init__(self, se: ScalarEvolution, loop: Loop) -> None:
        super().__init__(se)
        self.loop = loop
        self.fails = self.sees_other_loops = False

    def visit_unknown(self, e: SCEVUnknown) -> SCEV:
        if not self.se.is_loop_invariant(e, self.loop):
            self.fails = True
        return e

    def visit_addrec(self, e: SCEVAddRecExpr) -> SCEV:
        if e.loop is self.loop:
            return self.replacement(e)
        self.sees_other_loops = True
        return e

    def replacement(self, e: SCEVAddRecExpr) -> SCEV:
        """What stands for a recurrence of the loop."""
        return e.operands[0]


class _PostInc(_OfLoop):
    __slots__ = ()

    def replacement(self, e: SCEVAddRecExpr) -> SCEV:
        return addrec.post_inc(self.se, e)


class _Previous(_OfLoop):
    """Only affine recurrences of the loop, and no others, have a value before."""

    __slots__ = ()

    def visit_addrec(self, e: SCEVAddRecExpr) -> SCEV:
        if e.loop is not self.loop or not e.is_affine:
            self.fails = True
            return e
        return add.minus(self.se, e, e.operands[1])


def init_rewriter(se: ScalarEvolution, e: SCEV, loop: Loop, ignore_other_loops: bool = True) -> SCEV:
    """The value in the loop's first iteration; could-not-compute where an unknown changes in the loop,
    or where another loop's recurrences matter and aren't ignored (LLVM's SCEVInitRewriter)."""
    rewriter = _OfLoop(se, loop)
    made = rewriter.visit(e)
    if rewriter.fails or (rewriter.sees_other_loops and not ignore_other_loops):
        return se.table.could_not_compute
    return made


def post_inc_rewriter(se: ScalarEvolution, e: SCEV, loop: Loop) -> SCEV:
    """The value in the loop's next iteration; could-not-compute where an unknown changes in the loop (LLVM's SCEVPostIncRewriter)."""
    rewriter = _PostInc(se, loop)
    made = rewriter.visit(e)
    return se.table.could_not_compute if rewriter.fails else made


def shift_rewriter(se: ScalarEvolution, e: SCEV, loop: Loop) -> SCEV:
    """The value in the loop's iteration before; could-not-compute where anything but affine recurrences of the loop changes
    (LLVM's SCEVShiftRewriter)."""
    rewriter = _Previous(se, loop)
    made = rewriter.visit(e)
    return se.table.could_not_compute if rewriter.fails else made
