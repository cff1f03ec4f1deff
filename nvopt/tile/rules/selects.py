"""select and funnel shifts."""

from __future__ import annotations

from typing import Final

from nvopt.tile.evaluation import NSW
from nvopt.tile.expressions import Expression, Pool
from nvopt.tile.kinds import ARITHMETIC, COMMUTATIVE, COMPARISONS, DIVISIONS, FUNNEL_SHIFTS, MIN_MAX, SHIFTS, UNARY, VARIADIC, Kind
from nvopt.tile.known_bits import is_never_poison, known_bits
from nvopt.tile.rules.base import Rules, inverted, is_complement, is_ones, is_poison, is_zero, on, on_undefined, ones, zero
from nvopt.tile.rules.bitwise import listed, members
from nvopt.tile.rules.casts import is_low_bit
from nvopt.tile.rules.sums import SUMS, Sum, put_together, reduced, whole_sum

K = Kind
DEPTH: Final = 5
"""So many operations of an arm are searched for the condition, one above the other."""
MOST_BITS_OF_PRODUCT: Final = 32
"""Wider ones are several instructions."""
SEARCHED: Final = 3 + 9 + 27 + 81 + 243
"""So many operands of these: of selects all. A sum of many may be of sums of many, each of which is in it many times."""


# -- folds


@on(K.EK_Constant)
def select_decided(pool: Pool, node: Expression) -> Expression | None:
    """true ? x : y = x, false ? x : y = y"""
    number = node.first.number
    return None if number is None else node.second if number else node.third


def select_same(pool: Pool, node: Expression) -> Expression | None:
    """c ? x : x = x"""
    return node.second if node.second is node.third else None


@on_undefined
def select_poison(pool: Pool, node: Expression) -> Expression | None:
    """c ? x : poison = x"""
    if is_poison(node.third):
        return node.second
    return node.third if is_poison(node.second) else None


@on(K.EK_Constant)
def select_condition(pool: Pool, node: Expression) -> Expression | None:
    """c ? true : false = c"""
    if node.bits != 1 or node.first.shape != node.shape:
        return None
    return node.first if node.second.number == 1 and node.third.number == 0 else None


@on(K.EK_EqBin, K.EK_NeBin)
def select_equal(pool: Pool, node: Expression) -> Expression | None:
    """x == y ? x : y = y, x != y ? x : y = x"""
    test = node.first
    if test.kind not in (K.EK_EqBin, K.EK_NeBin):
        return None
    if (test.first, test.second) not in ((node.second, node.third), (node.third, node.second)):
        return None
    return node.third if test.kind is K.EK_EqBin else node.second


@on(K.EK_Constant)
def funnel_by_nothing(pool: Pool, node: Expression) -> Expression | None:
    """fshl(x, y, 0) = x, fshr(x, y, 0) = y"""
    by = node.third.number
    if by is None or by % node.bits:
        return None
    return node.first if node.kind is K.EK_FunnelL else node.second


# -- rewrites


def funnel_of_zeros(pool: Pool, node: Expression) -> Expression | None:
    """fshl(x, 0, c) = x << c, fshl(0, x, c) = x >> bits - c: where only zeros come of one operand"""
    by = node.third.number
    if by is None or by % node.bits == 0:
        return None
    up = by % node.bits if node.kind is K.EK_FunnelL else node.bits - by % node.bits
    if known_bits(pool, node.second)[0] >> (node.bits - up) == (1 << up) - 1:
        return pool.make(K.EK_Shl, (node.first, pool.constant(up, node.bits, node.shape)))
    kept = (1 << (node.bits - up)) - 1
    if known_bits(pool, node.first)[0] & kept == kept:
        return pool.make(K.EK_ShrU, (node.second, pool.constant(node.bits - up, node.bits, node.shape)))
    return None


@on(*FUNNEL_SHIFTS)
def rotate_twice(pool: Pool, node: Expression) -> Expression | None:
    """fshl(fshl(x, x, c), fshl(x, x, c), d) = fshl(x, x, c + d)"""
    inner, by = node.first, node.third.number
    if by is None or inner is not node.second or inner.kind is not node.kind or inner.first is not inner.second:
        return None
    if inner.third.number is None:
        return None
    return pool.make(node.kind, (inner.first, inner.first, pool.constant((by + inner.third.number) % node.bits, node.bits, node.shape)))


@on(K.EK_NotI)
def select_of_not(pool: Pool, node: Expression) -> Expression | None:
    """~c ? x : y = c ? y : x"""
    return pool.make(K.EK_Select, (node.first.first, node.third, node.second)) if node.first.kind is K.EK_NotI else None


@on(K.EK_Constant)
def select_condition_inverted(pool: Pool, node: Expression) -> Expression | None:
    """c ? false : true = ~c"""
    if node.bits != 1 or node.first.shape != node.shape or node.second.number != 0 or node.third.number != 1:
        return None
    return inverted(pool, node.first)


@on(K.EK_Select)
def select_chosen_before(pool: Pool, node: Expression) -> Expression | None:
    """c ? (c ? x : y) : z = c ? x : z, c ? x : (c ? y : z) = c ? x : z"""
    condition, one, other = node.operands
    if one.kind is K.EK_Select and one.first is condition:
        return pool.make(K.EK_Select, (condition, one.second, other))
    if other.kind is K.EK_Select and other.first is condition:
        return pool.make(K.EK_Select, (condition, one, other.third))
    return None


def arms_given_condition(pool: Pool, node: Expression) -> Expression | None:
    """c ? zext(c) + x : y = c ? 1 + x : y: what the condition says in the arms"""
    return _with_given_arms(pool, node, (True, False))


@on(K.EK_EqBin, K.EK_NeBin)
def arm_given_equality(pool: Pool, node: Expression) -> Expression | None:
    """x == 1 ? x + y : z = x == 1 ? 1 + y : z: what an equality says in the arm where it holds"""
    condition = node.first
    if condition.kind not in (K.EK_EqBin, K.EK_NeBin) or condition.second.number is None:
        return None
    value = condition.kind is K.EK_EqBin
    return _with_given_arms(pool, node, (value,), {condition.first: condition.second})


def true_arm_given_condition(pool: Pool, node: Expression) -> Expression | None:
    """the same in the first arm only, where others use what is in the second"""
    return _with_given_arms(pool, node, (True,))


def false_arm_given_condition(pool: Pool, node: Expression) -> Expression | None:
    """the same in the second arm only"""
    return _with_given_arms(pool, node, (False,))


def arm_decided_by_condition(pool: Pool, node: Expression) -> Expression | None:
    """c ? sext(c) : x = c ? -1 : x, x == 1 ? x : y = x == 1 ? 1 : y, also where others use the arm: where the condition leaves a number of
    it"""
    for value, arm in ((True, node.second), (False, node.third)):
        found = _with_given_arms(pool, node, (value,)) if arm.count else None
        found = found or arm_given_equality(pool, node)
        if found is not None and (found.second if value else found.third).number is not None:
            return select_is_extension(pool, found) or found
    return None


def _with_given_arms(
    pool: Pool, node: Expression, wanted: tuple[bool, ...], equal: dict[Expression, Expression] | None = None
) -> Expression | None:
    condition = node.first
    arms = []
    for arm, value in ((node.second, True), (node.third, False)):
        if value not in wanted:
            arms.append(arm)
            continue
        given = _given(pool, arm, condition, value, equal or {})
        arms.append(pool.fold(given) if given is not arm else arm)
    return pool.make(K.EK_Select, (condition, *arms)) if arms != [node.second, node.third] else None


def _given(pool: Pool, node: Expression, condition: Expression, value: bool, equal: dict[Expression, Expression]) -> Expression:
    """The node where a condition is known."""
    return _Given(pool, condition, value, equal).of(node, 0)


class _Given:
    """What a condition says in what is computed where it is known. Divisions are left alone: they are computed in either case."""

    __slots__ = ("_condition", "_equal", "_left", "_pool", "_value")

    def __init__(self, pool: Pool, condition: Expression, value: bool, equal: dict[Expression, Expression]) -> None:
        self._pool = pool
        self._condition = condition
        self._value = value
        self._equal = equal
        self._left = SEARCHED

    def of(self, node: Expression, depth: int) -> Expression:
        """The node itself where it says nothing, or is too far away."""
        if node is self._condition:
            return self._pool.constant(int(self._value), 1, node.shape)
        if node.bits == 1 and is_complement(node, self._condition):
            return self._pool.constant(int(not self._value), 1, node.shape)
        if node in self._equal:
            return self._equal[node]
        if depth >= DEPTH or not 0 < node.count <= self._left or node.kind in DIVISIONS or node.kind is K.EK_Freeze:
            return node
        self._left -= node.count
        operands = tuple(self.of(operand, depth + 1) for operand in node.operands)
        if operands == node.operands:
            return node
        if node.kind is K.EK_Select and operands[0].number is not None:
            return operands[1] if operands[0].number else operands[2]
        return with_operands(self._pool, node, list(operands))


def operation_of_select(pool: Pool, node: Expression) -> Expression | None:
    """c ? f(x, y) : f(x, z) = f(x, c ? y : z)"""
    condition, one, other = node.operands
    if one.kind is not other.kind or one.count != other.count or one.count == 0 or one.payload != other.payload:
        return None
    if any(left.bits != right.bits for left, right in zip(one.operands, other.operands, strict=True)):
        return None
    pairs = list(zip(one.operands, other.operands, strict=True))
    if one.count == 2 and one.kind in COMMUTATIVE and (one.first is other.second or one.second is other.first):
        pairs = [(one.first, other.second), (one.second, other.first)]
    differing = [i for i, (left, right) in enumerate(pairs) if left is not right]
    if len(differing) != 1 or (one.kind is K.EK_Select and differing == [0]) or _needs_arms(pool, one, differing[0], condition):
        return None
    operands = [pool.make(K.EK_Select, (condition, left, right)) if left is not right else left for left, right in pairs]
    flags = one.flags & other.flags
    if one.kind is K.EK_Cast:
        return pool.cast(str(one.payload), operands[0], node.bits, flags)
    return pool.make(one.kind, operands, flags)


def _needs_arms(pool: Pool, operation: Expression, at: int, condition: Expression) -> bool:
    """Whether an operation may not be computed on an operand that a condition chooses: a freeze, since what else reads the frozen arm must
    read the same; a division, where a condition that is poison would make the divisor poison, or what may be divided by -1."""
    kind = operation.kind
    if kind is K.EK_Freeze:
        return True
    if kind not in DIVISIONS or is_never_poison(pool, condition):
        return False
    divisor = operation.second
    return at == 1 or (kind in (K.EK_DivS, K.EK_RemS) and (divisor.number is None or is_ones(divisor)))


@on(*COMPARISONS)
def select_is_extreme_of_number(pool: Pool, node: Expression) -> Expression | None:
    """x < c + 1 ? x : c = min(x, c), c - 1 < x ? x : c = max(x, c); so the other way round"""
    test = node.first
    if test.kind not in (K.EK_LtU, K.EK_LtS):
        return None
    kinds = _EXTREMES[test.kind]
    least, mask = (0 if test.kind is K.EK_LtU else 1 << (node.bits - 1)), (1 << node.bits) - 1
    if test.second.number is not None and test.second.number != least:
        value, number = test.first, test.second.number - 1
    elif test.first.number is not None and test.first.number != (least - 1) & mask:
        value, number = test.second, test.first.number + 1
        kinds = kinds[::-1]
    else:
        return None
    limit = pool.constant(number, node.bits, node.shape)
    if (node.second, node.third) == (value, limit):
        return pool.make(kinds[0], (value, limit))
    return pool.make(kinds[1], (value, limit)) if (node.second, node.third) == (limit, value) else None


@on(*COMPARISONS)
def select_is_extreme(pool: Pool, node: Expression) -> Expression | None:
    """x < y ? x : y = min(x, y), x < y ? y : x = max(x, y)"""
    test = node.first
    kinds = _EXTREMES.get(test.kind)
    if kinds is None:
        return None
    if (test.first, test.second) == (node.second, node.third):
        return pool.make(kinds[0], (test.first, test.second))
    if (test.first, test.second) == (node.third, node.second):
        return pool.make(kinds[1], (test.first, test.second))
    return None


_EXTREMES: Final = {
    K.EK_LtU: (K.EK_MinU, K.EK_MaxU),
    K.EK_LeU: (K.EK_MinU, K.EK_MaxU),
    K.EK_LtS: (K.EK_MinS, K.EK_MaxS),
    K.EK_LeS: (K.EK_MinS, K.EK_MaxS),
}


@on(K.EK_LtS)
def select_is_absolute(pool: Pool, node: Expression) -> Expression | None:
    """x < 0 ? -x : x = abs(x), -1 < x ? x : -x = abs(x)"""
    test = node.first
    if test.kind is not K.EK_LtS:
        return None
    if is_zero(test.second):
        value, negative, positive = test.first, node.second, node.third
    elif is_ones(test.first) or is_zero(test.first):
        value, negative, positive = test.second, node.third, node.second
    else:
        return None
    if positive is not value or negative.kind is not K.EK_NegI or negative.first is not value:
        return None
    return pool.make(K.EK_AbsI, (value,), negative.flags & NSW)


@on(K.EK_Select, K.EK_Cast)
def operation_on_choice(pool: Pool, node: Expression) -> Expression | None:
    """f(c ? 1 : 2) = c ? f(1) : f(2) where that is two numbers; zext(c) is c ? 1 : 0, sext(c) is c ? -1 : 0"""
    for i, operand in enumerate(node.operands):
        arms = choice_of_numbers(operand)
        if arms is None or any(other.number is None for j, other in enumerate(node.operands) if j != i):
            continue
        condition, *numbers = arms
        if condition.shape != node.shape:
            return None
        results = []
        for number in numbers:
            operands = list(node.operands)
            operands[i] = pool.constant(number, operand.bits, operand.shape)
            results.append(with_operands(pool, node, operands))
        folded = [pool.fold(result) for result in results]
        if all(result.number is not None for result in folded):
            choice = pool.make(K.EK_Select, (condition, *folded))
            return None if _extends_contrary(choice) else choice
    return None


def _extends_contrary(choice: Expression) -> bool:
    """Whether a choice of two numbers is an extension of ~c, which is an operation more, where c is no comparison."""
    condition, one, other = choice.operands
    return choice.bits > 1 and is_zero(one) and (other.number == 1 or is_ones(other)) and condition.kind not in COMPARISONS


@on(K.EK_Select, K.EK_Cast)
def operation_on_condition(pool: Pool, node: Expression) -> Expression | None:
    """the same where others use the choice, too; but of x & 1, spelled zext(trunc(x)), instcombine makes something shorter then"""
    is_negated_bit = node.kind in UNARY and node.first.kind is K.EK_Cast and node.first.first.kind is K.EK_Cast
    return operation_on_choice(pool, node) if not is_negated_bit and not any(map(is_low_bit, node.operands)) else None


@on(K.EK_Select)
def cast_on_condition(pool: Pool, node: Expression) -> Expression | None:
    """trunc(c ? 1 : 2) = c ? 1 : 2 where others use the choice, too; so zext, sext"""
    return operation_on_choice(pool, node) if node.first.kind is K.EK_Select else None


@on(K.EK_Select)
def operation_into_choice(pool: Pool, node: Expression) -> Expression | None:
    """f(c ? x : 2) = c ? f(x) : f(2), where all else is numbers"""
    choices = [i for i, operand in enumerate(node.operands) if operand.kind is K.EK_Select]
    if len(choices) != 1 or any(operand.number is None for i, operand in enumerate(node.operands) if i != choices[0]):
        return None
    choice = node.operands[choices[0]]
    if choice.first.shape != node.shape or all(arm.number is None for arm in choice.operands[1:]):
        return None
    arms = []
    for arm in choice.operands[1:]:
        operands = list(node.operands)
        operands[choices[0]] = arm
        arms.append(pool.fold(with_operands(pool, node, operands)))
    return pool.make(K.EK_Select, (choice.first, *arms))


@on(K.EK_Select)
def division_into_choice(pool: Pool, node: Expression) -> Expression | None:
    """(c ? x : 2) / 7 = c ? x / 7 : 2 / 7, and so remainders, where the division may be done for any x"""
    by = node.second.number
    is_safe = by and (node.kind in (K.EK_DivU, K.EK_RemU) or not is_ones(node.second))
    return operation_into_choice(pool, node) if is_safe else None


@on(K.EK_Select, K.EK_Cast)
def shift_by_choice(pool: Pool, node: Expression) -> Expression | None:
    """x << (c ? 1 : -1) = x << 1, where c is true: by as much as the width and more it is poison"""
    arms = choice_of_numbers(node.second)
    if arms is None:
        return None
    condition, *amounts = arms
    valid = [value for value, by in ((True, amounts[0]), (False, amounts[1])) if by < node.bits]
    if len(valid) != 1 or condition.shape != node.shape:
        return None
    shifted = _given(pool, node.first, condition, valid[0], {})
    by = pool.constant(amounts[0] if valid[0] else amounts[1], node.bits, node.shape)
    return pool.make(node.kind, (shifted, by), node.flags if shifted is node.first else 0)


@on(K.EK_Cast)
def multiply_by_condition(pool: Pool, node: Expression) -> Expression | None:
    """x * zext(c) = c ? x : 0, x * sext(c) = c ? -x : 0, where -x is there"""
    for bit, other in ((node.first, node.second), (node.second, node.first)):
        if bit.kind is K.EK_Cast and bit.first.bits == 1:
            chosen = other if bit.payload == "zext" else pool.make(K.EK_NegI, (other,))
            return pool.make(K.EK_Select, (bit.first, chosen, zero(pool, node)))
    return None


@on(K.EK_AndN)
def multiply_by_low_bit(pool: Pool, node: Expression) -> Expression | None:
    """x * (y & 1) = trunc(y) ? x : 0"""
    for bit, other in ((node.first, node.second), (node.second, node.first)):
        if bit.kind is K.EK_AndN and bit.count == 2 and bit.second.number == 1:
            return pool.make(K.EK_Select, (pool.cast("trunc", bit.first, 1), other, zero(pool, node)))
    return None


@on(K.EK_Cast)
def choice_by_low_bit(pool: Pool, node: Expression) -> Expression | None:
    """trunc(x) ? y : 0 = (x & 1) * y, where x & 1 is there, and y is poison only if x is; wider products are several on a GPU"""
    bit, chosen = node.first, node.second
    if bit.payload != "trunc" or bit.first.bits != node.bits or bit.shape != node.shape:
        return None
    if not is_zero(node.third) or node.bits > MOST_BITS_OF_PRODUCT:
        return None
    if not implies_poison(pool, chosen, bit.first):
        return None
    return pool.make(K.EK_Mul, (pool.make(K.EK_AndN, (bit.first, pool.constant(1, node.bits, node.shape))), chosen))


@on(K.EK_Cast)
def masked_by_condition(pool: Pool, node: Expression) -> Expression | None:
    """x & sext(c) = c ? x : 0, x | sext(c) = c ? -1 : x, x & zext(c) = c ? x & 1 : 0"""
    for mask, other in ((node.first, node.second), (node.second, node.first)):
        if node.count != 2 or mask.kind is not K.EK_Cast or mask.first.bits != 1:
            continue
        if mask.payload == "sext":
            arms = (other, zero(pool, node)) if node.kind is K.EK_AndN else (ones(pool, node), other)
        elif node.kind is K.EK_AndN:
            arms = (pool.make(K.EK_AndN, (other, pool.constant(1, node.bits, node.shape))), zero(pool, node))
        else:
            continue
        return pool.make(K.EK_Select, (mask.first, *arms))
    return None


@on(K.EK_Cast)
def extension_of_contrary(pool: Pool, node: Expression) -> Expression | None:
    """sext(c) + 1 = zext(~c), zext(c) - 1 = sext(~c)"""
    bit = node.first
    if bit.kind is not K.EK_Cast or bit.first.bits != 1:
        return None
    if bit.payload == "sext" and node.second.number == 1:
        return pool.cast("zext", inverted(pool, bit.first), node.bits)
    return pool.cast("sext", inverted(pool, bit.first), node.bits) if bit.payload == "zext" and is_ones(node.second) else None


@on(*SUMS, K.EK_Select, K.EK_Cast)
def number_into_choice(pool: Pool, node: Expression) -> Expression | None:
    """3 - (c ? 1 : 2) + x = (c ? 2 : 1) + x, zext(c) + x + 3 = (c ? 4 : 3) + x"""
    total = whole_sum(pool, node)
    if not total.number or len(total.terms) < 2:
        return None
    for atom, times in total.terms.items():
        chosen = choice_of_numbers(atom)
        if chosen is None or chosen[0].shape != node.shape:
            continue
        condition, *numbers = chosen
        arms = [pool.constant(number * times + total.number, node.bits, node.shape) for number in numbers]
        terms = {other: count for other, count in total.terms.items() if other is not atom}
        choice = pool.make(K.EK_Select, (condition, *arms))
        terms[choice] = terms.get(choice, 0) + 1
        return put_together(pool, node, reduced(terms, 0, node.bits))
    return None


@on(*SUMS, *UNARY, K.EK_Select, K.EK_Cast)
def sum_by_condition(pool: Pool, node: Expression) -> Expression | None:
    """x - (c ? x : y) = c ? 0 : x - y, (c ? x : ~x) - sext(c) = c ? x + 1 : ~x, zext(c) + x + (c ? 3 : 5) = x + (c ? 4 : 5): where a
    condition leaves fewer terms of a sum"""
    total = whole_sum(pool, node)
    if len(total.terms) < 2:
        return None
    for condition in dict.fromkeys(map(condition_of, total.terms)):
        if condition is None or condition.shape != node.shape:
            continue
        arms = [_sum_given(pool, total, condition, value, node.bits) for value in (True, False)]
        if min(len(arm.terms) for arm in arms) < len(total.terms):
            common = {atom: times for atom, times in arms[0].terms.items() if arms[1].terms.get(atom) == times}
            if common and sum(atom not in common for atom in total.terms) + bool(total.number) < 2:
                continue  # it goes by the condition already
            rests = [Sum({atom: times for atom, times in arm.terms.items() if atom not in common}, arm.number) for arm in arms]
            choice = pool.fold(pool.make(K.EK_Select, (condition, *(put_together(pool, node, rest) for rest in rests))))
            if not common:
                return choice
            if choice in common:
                continue
            return put_together(pool, node, Sum(common, choice.number) if choice.number is not None else Sum({**common, choice: 1}, 0))
    return None


def _sum_given(pool: Pool, total: Sum, condition: Expression, value: bool, bits: int) -> Sum:
    """A sum where a condition is known."""
    terms: dict[Expression, int] = {}
    number = total.number
    for atom, times in total.terms.items():
        given = _given(pool, atom, condition, value, {})
        part = whole_sum(pool, given if given is atom else pool.fold(given))
        number += part.number * times
        for inner, count in part.terms.items():
            terms[inner] = terms.get(inner, 0) + count * times
    return reduced(terms, number, bits)


@on(*SUMS, K.EK_Select)
def sum_into_choice(pool: Pool, node: Expression) -> Expression | None:
    """3 - (c ? x + 1 : 2) = c ? 2 - x : 1"""
    total = whole_sum(pool, node)
    if len(total.terms) != 1:
        return None
    ((choice, times),) = total.terms.items()
    if choice.kind is not K.EK_Select or choice is node or all(arm.number is None for arm in choice.operands[1:]):
        return None
    arms = []
    for arm in choice.operands[1:]:
        part = whole_sum(pool, arm)
        terms = {atom: count * times for atom, count in part.terms.items()}
        arms.append(put_together(pool, node, reduced(terms, part.number * times + total.number, node.bits)))
    return pool.make(K.EK_Select, (choice.first, *arms))


@on(K.EK_Select, K.EK_Cast, *UNARY)
def split_by_condition(pool: Pool, node: Expression) -> Expression | None:
    """f(c ? x : y, c ? z : w) = c ? f(x, z) : f(y, w), also where the condition lies deeper: zext(c), sext(c), a sum of these"""
    for condition in dict.fromkeys(map(condition_of, node.operands)):
        if condition is None or condition.shape != node.shape or condition.number is not None:
            continue
        arms = []
        for value in (True, False):
            given = [_given(pool, side, condition, value, {}) for side in node.operands]
            if any(side is same and side.number is None for side, same in zip(given, node.operands, strict=True)):
                break
            arms.append(pool.fold(with_operands(pool, node, given)))
        if len(arms) == 2:
            return pool.fold(pool.make(K.EK_Select, (condition, *arms)))
    return None


@on(*VARIADIC, K.EK_Select, K.EK_Cast, *UNARY)
def list_by_condition(pool: Pool, node: Expression) -> Expression | None:
    """x | zext(c) | (c ? 2 : y) = x | (c ? 3 : y): members of a list that go by one condition, or its contrary"""
    gathered = members(node, node.kind)
    if len(gathered) < 3:
        return None
    conditions = [condition_of(member) for member in gathered]
    for at, condition in enumerate(conditions):
        if condition is None or condition.shape != node.shape:
            continue
        group = [at, *(i for i in range(at + 1, len(gathered)) if _goes_by(conditions[i], condition))]
        if 1 < len(group) < len(gathered):
            joined = pool.make(node.kind, [gathered[i] for i in group])
            arms = [pool.fold(_given(pool, joined, condition, value, {})) for value in (True, False)]
            choice = pool.fold(pool.make(K.EK_Select, (condition, *arms)))
            return listed(pool, node.kind, [*(member for i, member in enumerate(gathered) if i not in group), choice])
    return None


def _goes_by(condition: Expression | None, other: Expression) -> bool:
    """Whether a condition is another, or says its contrary."""
    return condition is not None and (condition is other or is_complement(condition, other))


@on(K.EK_Select, K.EK_Cast, *UNARY)
def split_into_numbers(pool: Pool, node: Expression) -> Expression | None:
    """f(c ? 1 : 2, c ? 3 : 4) = c ? f(1, 3) : f(2, 4), also where others use the operands"""
    if any(map(is_low_bit, node.operands)) and any(operand.number is not None for operand in node.operands):
        return None
    found = split_by_condition(pool, node)
    if found is None or found.kind is not K.EK_Select:
        return found
    is_choice = found.second.number is not None and found.third.number is not None
    return found if is_choice and not _extends_contrary(found) else None


@on(K.EK_Select)
def compare_decided_arm(pool: Pool, node: Expression) -> Expression | None:
    """(c ? x : y) < z is c ? x < z : true, where one arm decides it"""
    for at, choice in enumerate(node.operands):
        if choice.kind is not K.EK_Select or choice.first.shape != node.shape:
            continue
        arms = [pool.fold(pool.make(node.kind, (arm, node.second) if at == 0 else (node.first, arm))) for arm in choice.operands[1:]]
        if any(arm.number is not None for arm in arms):
            return pool.make(K.EK_Select, (choice.first, *arms))
    return None


def condition_of(node: Expression) -> Expression | None:
    """What a node chooses by, or what it is an operation on."""
    while node.kind in UNARY:
        node = node.first
    if node.kind is K.EK_Select:
        return node.first
    return node.first if node.kind is K.EK_Cast and node.first.bits == 1 else None


def choice_of_numbers(node: Expression) -> tuple[Expression, int, int] | None:
    """The condition and the two numbers that a node chooses from."""
    if node.kind is K.EK_Select and node.second.number is not None and node.third.number is not None:
        return node.first, node.second.number, node.third.number
    if node.kind is K.EK_Cast and node.first.bits == 1:
        return node.first, 1 if node.payload == "zext" else (1 << node.bits) - 1, 0
    return None


def with_operands(pool: Pool, node: Expression, operands: list[Expression]) -> Expression:
    """The same operation on others, without flags."""
    if node.kind is K.EK_Cast:
        return pool.cast(str(node.payload), operands[0], node.bits)
    return pool.make(node.kind, operands)


# -- canonical forms


@on(K.EK_Constant)
def select_of_bits(pool: Pool, node: Expression) -> Expression | None:
    """c ? true : x = c | x, c ? x : false = c & x, where x is poison only if c is; so ~c"""
    condition, one, other = node.operands
    if node.bits != 1 or condition.shape != node.shape:
        return None
    for arm, number, kind, test in (
        (other, one.number, K.EK_OrN, 1),
        (one, other.number, K.EK_AndN, 0),
    ):
        if number is not None and implies_poison(pool, arm, condition):
            if number == test:
                return pool.make(kind, (condition, arm))
            return pool.make(K.EK_AndN if kind is K.EK_OrN else K.EK_OrN, (inverted(pool, condition), arm))
    return None


def implies_poison(pool: Pool, node: Expression, other: Expression) -> bool:
    """Whether `other` is poison wherever `node` is."""
    if is_never_poison(pool, node):
        return True
    sources = _sources(other, set(), 0)
    return _is_poison_of(pool, node, sources, 0)


def _sources(node: Expression, found: set[Expression], depth: int) -> set[Expression]:
    """What makes a node poison wherever it is poison itself."""
    found.add(node)
    if depth < DEPTH and node.kind is not K.EK_Freeze:
        for operand in node.operands[:1] if node.kind is K.EK_Select else node.operands:
            _sources(operand, found, depth + 1)
    return found


def _is_poison_of(pool: Pool, node: Expression, sources: set[Expression], depth: int) -> bool:
    """Whether a node is poison only where one of `sources` is."""
    if node in sources or is_never_poison(pool, node):
        return True
    if depth >= DEPTH or node.flags or node.count == 0 or node.kind in (K.EK_Shl, K.EK_ShrU, K.EK_ShrS):
        return False
    return all(_is_poison_of(pool, operand, sources, depth + 1) for operand in node.operands)


@on(K.EK_Constant)
def select_is_extension(pool: Pool, node: Expression) -> Expression | None:
    """c ? 1 : 0 = zext(c), c ? -1 : 0 = sext(c)"""
    if node.bits == 1 or node.first.shape != node.shape or not is_zero(node.third):
        return None
    if node.second.number == 1:
        return pool.cast("zext", node.first, node.bits)
    return pool.cast("sext", node.first, node.bits) if is_ones(node.second) else None


@on(K.EK_NeBin)
def select_on_equality(pool: Pool, node: Expression) -> Expression | None:
    """x != y ? a : b = x == y ? b : a"""
    test = node.first
    return pool.make(K.EK_Select, (inverted(pool, test), node.third, node.second)) if test.kind is K.EK_NeBin else None


def condition_in_arm(pool: Pool, node: Expression) -> Expression | None:
    """c ? c : x = c ? true : x, c ? x : c = c ? x : false"""
    if node.second is node.first:
        return pool.make(K.EK_Select, (node.first, pool.constant(1, 1, node.shape), node.third))
    if node.third is node.first:
        return pool.make(K.EK_Select, (node.first, node.second, pool.constant(0, 1, node.shape)))
    return None


@on(K.EK_Constant)
def select_extends_contrary(pool: Pool, node: Expression) -> Expression | None:
    """c ? 0 : 1 = zext(~c), c ? 0 : -1 = sext(~c)"""
    if not is_zero(node.second):
        return None
    return select_is_extension(pool, pool.make(K.EK_Select, (inverted(pool, node.first), node.third, node.second)))


@on(K.EK_Constant)
def funnel_amount(pool: Pool, node: Expression) -> Expression | None:
    """fshl(x, y, c) = fshl(x, y, c % bits)"""
    by = node.third.number
    if by is None or by < node.bits:
        return None
    return pool.make(node.kind, (node.first, node.second, pool.constant(by % node.bits, node.bits, node.shape)))


FOLDS: Final[Rules] = {
    K.EK_Select: (select_decided, select_same, select_poison, select_condition, select_equal),
    **dict.fromkeys(FUNNEL_SHIFTS, (funnel_by_nothing,)),
}
REWRITES: Final[Rules] = {
    **dict.fromkeys((*DIVISIONS, *UNARY, K.EK_Cast), (operation_on_choice,)),
    **dict.fromkeys((ARITHMETIC - DIVISIONS) | MIN_MAX, (operation_on_choice, split_by_condition)),
    **dict.fromkeys(VARIADIC, (operation_on_choice, split_by_condition, list_by_condition)),
    K.EK_Add: (operation_on_choice, split_by_condition, number_into_choice, sum_into_choice, sum_by_condition),
    K.EK_Sub: (operation_on_choice, split_by_condition, number_into_choice, sum_into_choice, sum_by_condition),
    K.EK_NegI: (operation_on_choice, sum_into_choice),
    K.EK_Mul: (operation_on_choice, multiply_by_condition, split_by_condition, sum_into_choice),
    **dict.fromkeys(SHIFTS, (shift_by_choice, operation_on_choice, split_by_condition)),
    **dict.fromkeys(COMPARISONS, (split_by_condition,)),
    **dict.fromkeys(FUNNEL_SHIFTS, (operation_on_choice, split_by_condition, funnel_of_zeros, rotate_twice)),
    K.EK_Select: (
        select_chosen_before,
        true_arm_given_condition,
        false_arm_given_condition,
        arms_given_condition,
        arm_given_equality,
        operation_of_select,
        select_is_extreme,
        select_is_extreme_of_number,
        select_is_absolute,
        choice_by_low_bit,
    ),
}
CANONICAL: Final[Rules] = {
    **dict.fromkeys((ARITHMETIC - DIVISIONS) | VARIADIC | MIN_MAX, (operation_on_condition, split_into_numbers)),
    **dict.fromkeys(UNARY, (operation_on_condition,)),
    K.EK_Cast: (cast_on_condition,),
    K.EK_Select: (
        select_condition_inverted,
        select_of_not,
        condition_in_arm,
        arm_decided_by_condition,
        select_of_bits,
        select_is_extension,
        select_on_equality,
    ),
    **dict.fromkeys(FUNNEL_SHIFTS, (funnel_amount, split_into_numbers)),
}
SPELLINGS: Final[Rules] = {
    K.EK_Select: (select_extends_contrary,),
    **dict.fromkeys(DIVISIONS, (division_into_choice,)),
    **dict.fromkeys(UNARY | MIN_MAX | SHIFTS, (operation_into_choice,)),
    **dict.fromkeys(COMPARISONS, (operation_into_choice, compare_decided_arm)),
    K.EK_Sub: (operation_into_choice,),
    K.EK_XorN: (operation_into_choice,),
    K.EK_Cast: (operation_into_choice,),
    K.EK_Add: (extension_of_contrary, operation_into_choice),
    K.EK_Mul: (multiply_by_low_bit, operation_into_choice),
    K.EK_AndN: (masked_by_condition, operation_into_choice),
    K.EK_OrN: (masked_by_condition, operation_into_choice),
}
