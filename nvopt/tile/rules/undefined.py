"""What poison and undef make of an operation, and freeze."""

from __future__ import annotations

from typing import Final

from nvopt.tile.expressions import Expression, Pool
from nvopt.tile.kinds import Kind
from nvopt.tile.known_bits import is_never_poison, is_never_undef
from nvopt.tile.rules.base import Rules, is_poison, is_undef, on_undefined

K = Kind


@on_undefined
def poison_operand(pool: Pool, node: Expression) -> Expression | None:
    """f(poison) = poison"""
    return pool.poison(node.bits, node.shape) if any(is_poison(operand) for operand in node.operands) else None


@on_undefined
def undef_operand(pool: Pool, node: Expression) -> Expression | None:
    """x + undef = x - undef = x ^ undef = undef"""
    return pool.undef(node.bits, node.shape) if any(is_undef(operand) for operand in node.operands) else None


@on_undefined
def poison_condition(pool: Pool, node: Expression) -> Expression | None:
    """poison ? x : y = poison"""
    return pool.poison(node.bits, node.shape) if is_poison(node.first) else None


def freeze_defined(pool: Pool, node: Expression) -> Expression | None:
    """freeze(x) = x where x is neither undef nor poison"""
    inner = node.first
    if inner.kind is K.EK_Freeze:
        return inner
    return inner if is_never_undef(pool, inner) and is_never_poison(pool, inner) else None


_STRICT: Final = frozenset(Kind) - {K.EK_Sentinel0, K.EK_Sentinel16, K.EK_Constant, K.EK_BitVecConst, K.EK_Select, K.EK_Freeze}

FOLDS: Final[Rules] = {
    **dict.fromkeys(_STRICT, (poison_operand,)),
    **dict.fromkeys((K.EK_Add, K.EK_Sub, K.EK_XorN), (poison_operand, undef_operand)),
    K.EK_Freeze: (freeze_defined,),
    K.EK_Select: (poison_condition,),
}
