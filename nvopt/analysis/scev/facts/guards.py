"""What the conditions before a loop say of the values in its expressions, put into the expressions.

    guards = LoopGuards.collect(se, loop)     # entered where %n sgt 3
    apply_loop_guards(se, n, guards)          # (4 smax %n): its range begins with 4

Conditions are those of branches on every way to the loop, of assumptions and of guards there; where paths meet, what holds on all of them
of a phi's values. Each becomes a rule that replaces an expression by a minimum or maximum of it and a bound, by a multiple of a divisor,
or by a constant. What is made so is only as good as the place: never use it for flags or elsewhere.

Source: LLVM's ScalarEvolution::LoopGuards.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from nvopt.analysis.constant_range import ConstantRange
from nvopt.analysis.scev.cache import CodeCache
from nvopt.analysis.scev.expressions import add, casts, minmax, mul, rewrite, udiv
from nvopt.analysis.scev.expressions.kinds import (
    ADD,
    ADDREC,
    CONSTANT,
    MIN_MAX,
    MUL,
    NSW,
    NUW,
    SCEV,
    SMAX,
    SMIN,
    TRUNCATE,
    UMAX,
    UMIN,
    UNKNOWN,
    ZERO_EXTEND,
    SCEVAddExpr,
    SCEVAddRecExpr,
    SCEVCastExpr,
    SCEVConstant,
    SCEVMulExpr,
    SCEVNAryExpr,
    SCEVUnknown,
)
from nvopt.analysis.scev.facts import known, loop_properties, multiples, ranges
from nvopt.analysis.scev.facts.relations import match_difference
from nvopt.analysis.values.matching import logical_and, logical_or
from nvopt.ir import BasicBlock, CmpInst, IntType, PHINode, Value
from nvopt.ir.predicates import EQ, NE, SGE, SGT, SLE, SLT, UGE, UGT, ULE, ULT, Predicate

if TYPE_CHECKING:
    from nvopt.analysis.loops import Loop
    from nvopt.analysis.scev.scalar_evolution import ScalarEvolution

_INNER_CONDITIONS = 2
"""How many conditions are collected on a way to a phi."""

_BOUNDS = {
    **{ULT: UMIN, ULE: UMIN, SLT: SMIN, SLE: SMIN},
    **{UGT: UMAX, UGE: UMAX, SGT: SMAX, SGE: SMAX},
}
"""What makes a value keep to the bound that the predicate sets."""
_OPPOSITE = {UMIN: UMAX, SMIN: SMAX, UMAX: UMIN, SMAX: SMIN}

_Comparison = tuple[Predicate, SCEV, SCEV]


class ConditionComparisons(CodeCache[tuple[Value, bool], list[_Comparison]]):
    """The comparisons that hold where a condition is true, or (with True) false."""

    __slots__ = ()


class LoopGuards:
    """What holds where a loop begins."""

    __slots__ = ("_changed", "_loop", "flags", "not_equal", "rules", "se")

    def __init__(self, se: ScalarEvolution) -> None:
        self.se = se
        self.rules: dict[SCEV, SCEV] = {}
        """By what to replace an expression."""
        self.not_equal: set[frozenset[SCEV]] = set()
        """The pairs that differ."""
        self.flags = 0
        """The no-wrap flags that sums and products keep when they are rewritten."""
        self._changed: list[SCEV] = []
        self._loop: Loop | None = None
        """The loop whose conditions are yet to be looked at."""

    @classmethod
    def collect(cls, se: ScalarEvolution, loop: Loop) -> LoopGuards:
        """What holds whenever `loop` is entered from outside. The work is done when the first expression is rewritten that may change."""
        guards = cls(se)
        guards._loop = loop
        return guards

    def rewrite(self, e: SCEV) -> SCEV:
        """The expression with all that is known put in."""
        if e.kind == CONSTANT or e.kind == ADDREC:
            return e
        if self._loop is not None:
            loop, self._loop = self._loop, None
            source = loop_properties.edges(self.se, loop).predecessor
            if source is not None:
                self._collect(loop.header, source, set(), 0)
        return _Rewriter(self).visit(e) if self.rules or self.not_equal else e

    # -- finding the conditions

    def _collect(self, block: BasicBlock, source: BasicBlock, visited: set[BasicBlock], depth: int) -> None:
        """Collects what holds where the edge from `source` to `block` is taken; `depth` is that of nested phis."""
        comparisons: list[_Comparison] = []
        # The conditions nearest to the loop come last, so that their rules build on the others'.
        for condition, inverse in reversed(self._terms(block, source, visited, depth)):
            comparisons += _comparisons_of(self.se, condition, inverse)
        divisors, multiples_of = _divisibility(self.se, comparisons)
        for pred, a, b in comparisons:
            self._learn(pred, a, b, divisors)
        for value, divisor in multiples_of.items():
            self._make_multiple(value, divisor)
        self._settle()

    def _terms(self, block: BasicBlock, source: BasicBlock, visited: set[BasicBlock], depth: int) -> list[known.Condition]:
        se = self.se
        dominates = se.dominators.value_dominates_block
        terms = [(call.args[0], False) for call in se.assumptions.assumptions if dominates(call, block)]
        terms += [(call.args[0], False) for call in known.guard_calls(se) if dominates(call, block)]
        left = known.ConditionsLeft(_INNER_CONDITIONS if depth > 0 else known.MOST_CONDITIONS)
        condition, leaves = known.condition_of_edge(source, block), known.leaves_loop(se, source, block)
        at: BasicBlock | None = source
        while at is not None:
            visited.add(block)
            if condition is not None:
                if left.takes(leaves):
                    terms.append(condition)
                if not left.conditions:
                    break
            at, block, condition, leaves = known.entry_edge(se, at)
        if depth < se.knobs.max_loop_guard_collection_depth and _has_several_edges_in(block):
            ways: dict[BasicBlock, LoopGuards] = {}
            for phi in block.phis():
                if se.is_scevable(phi.type):
                    self._collect_phi(phi, visited, ways, depth)
        return terms

    def _collect_phi(self, phi: PHINode, visited: set[BasicBlock], ways: dict[BasicBlock, LoopGuards], depth: int) -> None:
        """Bounds a phi by the weakest of the constants that bound what comes in, where there is one on every way."""
        se = self.se
        bound: tuple[int, SCEVConstant] | None = None
        for value, source in phi.incoming:
            other = self._bound_on_way(phi, value, source, visited, ways, depth)
            if other is None or (bound is not None and bound[0] != other[0]):
                return
            if bound is None or _is_weaker(other[0], other[1], bound[1]):
                bound = other
        if bound is not None:
            e = se.get(phi)
            self.rules.setdefault(e, minmax.min_max(se, bound[0], [bound[1], e]))

    def _bound_on_way(
        self, phi: PHINode, value: Value, source: BasicBlock, visited: set[BasicBlock], ways: dict[BasicBlock, LoopGuards], depth: int
    ) -> tuple[int, SCEVConstant] | None:
        """(kind, constant) of the minimum or maximum that the conditions on the way make of the incoming value."""
        if source in visited:
            return None
        visited.add(source)
        if not self.se.dominators.is_reachable(source):
            return None
        guards = ways.get(source)
        if guards is None:
            guards = ways[source] = LoopGuards(self.se)
            assert phi.parent is not None
            guards._collect(phi.parent, source, visited, depth + 1)
        if not guards.rules:
            return None
        bounded = guards.rules.get(self.se.get(value))
        if bounded is None or bounded.kind not in MIN_MAX or not isinstance(bounded.operands[0], SCEVConstant):
            return None
        return bounded.kind, bounded.operands[0]

    # -- making rules of them

    def _rewritten(self, e: SCEV) -> SCEV:
        return self.rules.get(e, e)

    def _add_rule(self, e: SCEV, before: SCEV, after: SCEV) -> None:
        if e is before:
            self._changed.append(e)
        self.rules[e] = after

    def _learn(self, pred: Predicate, a: SCEV, b: SCEV, divisors: LoopGuards) -> None:
        se = self.se
        if self._learn_interval(pred, a, b) or a.kind == CONSTANT or rewrite.contains_add_recurrence(se, b):
            return
        if a.kind != UNKNOWN and b.kind == UNKNOWN:
            pred, a, b = pred.swapped, b, a
        divisor = multiples.constant_multiple(se, divisors.rewrite(self._rewritten(a)))
        if pred is EQ:
            if b.kind == CONSTANT:
                self._add_rule(a, self._rewritten(a), b)
        elif pred is NE:
            self._learn_inequality(a, b, divisor)
        elif pred is not ULT or not b.is_pointer:
            self._learn_bound(_BOUNDS[pred], a, _nearest_bound(se, pred, b, divisor))

    def _learn_interval(self, pred: Predicate, a: SCEV, b: SCEV) -> bool:
        """From c + %x < d, which tells whether %x lies in an interval, makes %x do so."""
        if a.kind != ADD or len(a.operands) != 2 or not isinstance(b, SCEVConstant):
            return False
        addend, value = a.operands
        if not isinstance(addend, SCEVConstant) or value.kind != UNKNOWN:
            return False
        region = ConstantRange.exact_icmp_region(pred, b.bits, b.value).subtract(addend.value)
        if region.is_wrapped or region.is_full:
            return False
        se, constant = self.se, self.se.table.constant
        below = minmax.umin2(se, self._rewritten(value), constant(value.type, region.unsigned_max))
        self.rules[value] = minmax.umax2(se, constant(value.type, region.unsigned_min), below)
        self._changed.append(value)
        return True

    def _learn_bound(self, kind: int, a: SCEV, bound: SCEV) -> None:
        """Bounds a, and what a is the minimum or maximum of where that keeps to the bound only if all of it does."""
        seen: set[SCEV] = set()
        pending = [a]
        while pending:
            e = pending.pop()
            if e.kind == CONSTANT or e in seen:
                continue
            seen.add(e)
            before = self._rewritten(e)
            if before.kind == _OPPOSITE[kind]:
                pending += before.operands
            self._add_rule(e, before, minmax.min_max(self.se, kind, [before, bound]))

    def _learn_inequality(self, a: SCEV, b: SCEV, divisor: int) -> None:
        se = self.se
        if b.is_zero:
            before = self._rewritten(a)
            least = _next_multiple(se, se.table.constant(b.type, 1), divisor)
            self._add_rule(a, before, minmax.umax2(se, before, least))
            return
        if a.is_pointer:
            a, b = casts.lossless_ptrtoint(se, a), casts.lossless_ptrtoint(se, b)
            nothing = se.table.could_not_compute
            if a is nothing or b is nothing:
                return
        if a.kind == ADD and b.kind == ADD and len(a.operands) == len(b.operands) == 2:
            (common, rest_a), (other, rest_b) = a.operands, b.operands
            if common is other and common.kind == CONSTANT:
                a, b = rest_a, rest_b
        self.not_equal.add(frozenset((a, b)))

    def _make_multiple(self, value: SCEV, divisor: int) -> None:
        se = self.se
        by = se.table.constant(value.type, divisor)
        aligned = _with_aligned_bounds(se, self.rewrite(value), divisor)
        self.rules[value] = mul.mul2(se, udiv.udiv(se, aligned, by), by)
        self._changed.append(value)

    def _settle(self) -> None:
        """Finds out which flags survive; applies the rules to each other."""
        se = self.se
        self.flags = NUW | NSW
        for e in self._changed:
            to = self.rules[e]
            if self.flags & NUW and not ranges.unsigned_range(se, e).contains(ranges.unsigned_range(se, to)):
                self.flags &= ~NUW
            if self.flags & NSW and not ranges.signed_range(se, e).contains(ranges.signed_range(se, to)):
                self.flags &= ~NSW
        if len(self._changed) > 1:
            for e in self._changed:
                to = self.rules.pop(e)
                self.rules[e] = self.rewrite(to)


def _has_several_edges_in(block: BasicBlock) -> bool:
    sources = block.predecessors
    return len(sources) > 1 or (len(sources) == 1 and sources[0].successors.count(block) > 1)


def _is_weaker(kind: int, a: SCEVConstant, b: SCEVConstant) -> bool:
    """Whether a bounds less than b does, both by a minimum or maximum of this kind."""
    if kind == UMAX:
        return a.value < b.value
    if kind == SMAX:
        return a.signed < b.signed
    return a.value > b.value if kind == UMIN else a.signed > b.signed


def _comparisons_of(se: ScalarEvolution, condition: Value, inverse: bool) -> list[_Comparison]:
    """The comparisons that hold where the condition is true, or false for `inverse`; a constant to the right."""
    known_ones = se.comparisons_of.get((condition, inverse))
    if known_ones is not None:
        return known_ones
    found: list[_Comparison] = []
    seen: set[Value] = set()
    pending = [condition]
    while pending:
        at = pending.pop()
        if at in seen:
            continue
        seen.add(at)
        if isinstance(at, CmpInst):
            if at.opcode == "icmp":
                pred = at.predicate.inverse if inverse else at.predicate
                a, b = se.get(at.operands[0]), se.get(at.operands[1])
                found.append((pred.swapped, b, a) if a.kind == CONSTANT else (pred, a, b))
            continue
        parts = logical_or(at) if inverse else logical_and(at)
        if parts is not None:
            pending += parts
    se.comparisons_of[condition, inverse] = found
    return found


# -- divisibility


def match_urem(se: ScalarEvolution, e: SCEV) -> tuple[SCEV, SCEV] | None:
    """(x, y) of x urem y, in the forms that `udiv.urem` gives it."""
    if e.kind == ZERO_EXTEND and e.operands[0].kind == TRUNCATE:
        narrow = e.operands[0]
        x = narrow.operands[0]
        if x.bits > e.bits:
            return None
        return casts.noop_or_zext(se, x, e.type), se.table.constant(e.type, 1 << narrow.bits)
    if e.is_pointer or e.kind != ADD or len(e.operands) != 2 or e.operands[0].kind != MUL:
        return None
    product, x = e.operands
    factors = product.operands
    if len(factors) == 3 and factors[0].kind == CONSTANT:
        candidates = factors[1:]
    elif len(factors) == 2:
        candidates = (factors[1], factors[0])
    else:
        return None
    for y in candidates:
        if udiv.urem(se, x, y) is e:
            return x, y
    if len(factors) == 2:
        for y in candidates:
            positive = add.negative(se, y)
            if udiv.urem(se, x, positive) is e:
                return x, positive
    return None


def _divisibility(se: ScalarEvolution, comparisons: list[_Comparison]) -> tuple[LoopGuards, dict[SCEV, int]]:
    """From %x urem y == 0: the rules that make %x a multiple of y, and of which constants values are multiples."""
    divisors = LoopGuards(se)
    constants: dict[SCEV, int] = {}
    for pred, a, b in comparisons:
        if pred is not EQ or not b.is_zero:
            continue
        parts = match_urem(se, a)
        if parts is None or parts[0].kind != UNKNOWN:
            continue
        value, by = parts
        divisors.rules[value] = mul.mul2(se, udiv.udiv(se, value, by), by)
        if isinstance(by, SCEVConstant):
            constants[value] = by.value
    return divisors, constants


def _is_alignable(e: SCEV, divisor: int) -> bool:
    return isinstance(e, SCEVConstant) and e.signed >= 0 and 0 < divisor < 1 << (e.bits - 1)


def _previous_multiple(se: ScalarEvolution, e: SCEV, divisor: int) -> SCEV:
    """The greatest multiple of `divisor` up to a constant that isn't negative; anything else as it is."""
    if not _is_alignable(e, divisor):
        return e
    assert isinstance(e, SCEVConstant)
    return se.table.constant(e.type, e.value - e.value % divisor)


def _next_multiple(se: ScalarEvolution, e: SCEV, divisor: int) -> SCEV:
    """The least multiple of `divisor` from a constant on that isn't negative; anything else as it is."""
    if not _is_alignable(e, divisor):
        return e
    assert isinstance(e, SCEVConstant)
    return se.table.constant(e.type, e.value + -e.value % divisor)


def _nearest_bound(se: ScalarEvolution, pred: Predicate, b: SCEV, divisor: int) -> SCEV:
    """The last value that the comparison with b allows, of those that `divisor` divides."""
    one = se.table.constant(b.type, 1)
    if pred.is_greater:
        return _next_multiple(se, add.add2(se, b, one) if pred.is_strict else b, divisor)
    if pred is ULT:
        b = minmax.umax2(se, b, one)
    return _previous_multiple(se, add.minus(se, b, one) if pred.is_strict else b, divisor)


def _with_aligned_bounds(se: ScalarEvolution, e: SCEV, divisor: int) -> SCEV:
    """A minimum or maximum of a constant and something, nested, of a multiple of `divisor`: with constants that are multiples, too."""
    if e.kind not in MIN_MAX or len(e.operands) != 2:
        return e
    bound, rest = e.operands
    if not isinstance(bound, SCEVConstant) or bound.signed < 0:
        return e
    align = _previous_multiple if e.kind in (UMIN, SMIN) else _next_multiple
    return minmax.min_max(se, e.kind, [_with_aligned_bounds(se, rest, divisor), align(se, bound, divisor)])


# -- applying the rules


class _Rewriter(rewrite.Rewriter):
    """Applies the rules. Recurrences are left alone: what holds before the loop need not be invariant in theirs."""

    __slots__ = ("flags", "not_equal", "rules")

    def __init__(self, guards: LoopGuards) -> None:
        super().__init__(guards.se)
        self.rules, self.not_equal, self.flags = guards.rules, guards.not_equal, guards.flags

    def visit_addrec(self, e: SCEVAddRecExpr) -> SCEV:
        return e

    def visit_unknown(self, e: SCEVUnknown) -> SCEV:
        return self.rules.get(e, e)

    def visit_zero_extend(self, e: SCEVCastExpr) -> SCEV:
        found = self.rules.get(e)
        if found is not None:
            return found
        operand = e.operands[0]
        bits = e.bits // 2
        while bits % 8 == 0 and bits > operand.bits:
            found = self.rules.get(casts.zext(self.se, operand, IntType.get(bits)))
            if found is not None:
                return casts.zext(self.se, found, e.type)
            bits //= 2
        return self.visit_cast(e)

    def visit_sign_extend(self, e: SCEVCastExpr) -> SCEV:
        found = self.rules.get(e)
        return found if found is not None else self.visit_cast(e)

    def visit_umin(self, e: SCEVNAryExpr) -> SCEV:
        found = self.rules.get(e)
        return found if found is not None else self.visit_min_max(e)

    def visit_smin(self, e: SCEVNAryExpr) -> SCEV:
        found = self.rules.get(e)
        return found if found is not None else self.visit_min_max(e)

    def visit_add(self, e: SCEVAddExpr) -> SCEV:
        found = self._non_zero_difference(e)
        if found is None and len(e.operands) == 3 and e.operands[0].kind == CONSTANT:
            found = self._constant_and_known_sum(e)
        if found is not None:
            return found
        made = self.operands_of(e)
        return e if made is None else add.add(self.se, made, e.flags & self.flags)

    def visit_mul(self, e: SCEVMulExpr) -> SCEV:
        made = self.operands_of(e)
        return e if made is None else mul.mul(self.se, made, e.flags & self.flags)

    def _non_zero_difference(self, e: SCEV) -> SCEV | None:
        """x - y, where these differ, as not below one, or not below what divides it."""
        sides = match_difference(e) if self.not_equal else None
        if sides is None or frozenset(sides) not in self.not_equal:
            return None
        least = _next_multiple(self.se, self.se.table.constant(e.type, 1), multiples.constant_multiple(self.se, e))
        return minmax.umax2(self.se, least, e)

    def _constant_and_known_sum(self, e: SCEV) -> SCEV | None:
        """c + x + y, where something is known of x + y: counts are often off by a constant from what a condition speaks of."""
        constant, x, y = e.operands
        total = add.add2(self.se, x, y)
        found = self._non_zero_difference(total)
        if found is not None:
            return add.add2(self.se, constant, found, e.flags & self.flags)
        found = self.rules.get(total)
        return add.add2(self.se, constant, found) if found is not None else None


def apply_loop_guards(se: ScalarEvolution, e: SCEV, guards: Loop | LoopGuards) -> SCEV:
    """The expression with all put in that is known of it where a loop begins."""
    if not isinstance(guards, LoopGuards):
        guards = LoopGuards.collect(se, guards)
    return guards.rewrite(e)
