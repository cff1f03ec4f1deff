"""Operations that may be regrouped so that their constants of several numbers become one.

    %0 = arith.addi %x, dense<[1, 2]>
    %1 = arith.addi %0, %y
    %2 = arith.subi %1, dense<[5, 5]>          is %x + %y + dense<[-4, -3]>, where %0 and %1 are used here only

To the walker a constant of several numbers is a symbol, which it regroups as any other; it knows no numbers that it could add up.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from nvopt.tile.evaluation import evaluate
from nvopt.tile.expressions import Expression, Pool, Symbol
from nvopt.tile.kinds import MIN_MAX, VARIADIC, Kind
from nvopt.tile.mlir.facts import Elements

K = Kind
_REGROUPED: Final = VARIADIC | MIN_MAX | {K.EK_Add, K.EK_Sub, K.EK_Mul}
MOST_MEMBERS: Final = 8
"""So many operands besides the constant are gathered."""


class Gathered(NamedTuple):
    """An operation, and those of its kind that only it uses, as a list; a sum, or a difference, as one with signs."""

    kind: Kind
    members: tuple[tuple[Expression, int], ...]
    """What is no constant, and -1 where a sum takes it away."""
    numbers: tuple[int, ...]
    """The constant, element by element."""
    constants: int
    """So many constants there were."""


def elements_of(node: Expression) -> tuple[int, ...] | None:
    """The numbers of a constant of several."""
    is_listed = isinstance(node.payload, Symbol) and isinstance(node.payload.key, Elements)
    return node.payload.key.numbers if is_listed else None  # type: ignore[union-attr]


def gathered(kind: Kind, operands: Sequence[Expression], inner: Sequence[Gathered | None]) -> Gathered | None:
    """An operation as a list; `inner` is what each operand is, where nobody else uses that. None where no constant in it is of several
    numbers, and where it isn't regrouped."""
    family = K.EK_Add if kind is K.EK_Sub else kind
    if kind not in _REGROUPED:
        return None
    members: list[tuple[Expression, int]] = []
    constants: list[tuple[tuple[int, ...], int]] = []
    count = 0
    for index, (operand, within) in enumerate(zip(operands, inner, strict=True)):
        sign = -1 if kind is K.EK_Sub and index else 1
        numbers = elements_of(operand) or (None if operand.number is None else (operand.number,))
        if numbers is not None:
            constants.append((numbers, sign))
            count += 1
        elif within is not None and within.kind is family:
            members += [(member, sign * own) for member, own in within.members]
            constants.append((within.numbers, sign))
            count += within.constants
        else:
            members.append((operand, sign))
    if len(members) > MOST_MEMBERS or all(len(numbers) == 1 for numbers, _ in constants):
        return None
    return Gathered(family, tuple(members), _joined(family, constants, operands[0].bits), count)


def _joined(kind: Kind, constants: Sequence[tuple[tuple[int, ...], int]], bits: int) -> tuple[int, ...]:
    """Constants as one, element by element; one number is that of all elements."""
    size = max(len(numbers) for numbers, _ in constants)
    columns = [numbers if len(numbers) == size else numbers * size for numbers, _ in constants]
    mask = (1 << bits) - 1
    if kind is K.EK_Add:
        signs = [sign for _, sign in constants]
        return tuple(sum(sign * number for sign, number in zip(signs, row, strict=True)) & mask for row in zip(*columns, strict=True))
    return tuple(evaluate(kind, row, bits) or 0 for row in zip(*columns, strict=True))


def regrouped(pool: Pool, listed: Gathered, constant: Expression) -> Expression:
    """The list as an expression, what is taken away last."""
    added = [member for member, sign in listed.members if sign > 0]
    constants = [constant]
    found = added.pop(0) if added else constants.pop()
    for other in (*added, *constants):
        found = pool.make(listed.kind, (found, other))
    for other in (member for member, sign in listed.members if sign < 0):
        found = pool.make(K.EK_Sub, (found, other))
    return found
