"""The code of masks, and of what else no instruction of the loop stands for but is done on all lanes."""

from __future__ import annotations

from collections.abc import Callable

from nvopt.ir import ConstantAggregate, ConstantInt, Instruction, UnaryOperator, Value
from nvopt.ir.types import i1
from nvopt.passes.loop_vectorize.vplan.execute.state import OpcodesCode, TransformState
from nvopt.passes.loop_vectorize.vplan.recipes import VPInstruction


def _masks(state: TransformState, recipe: VPInstruction, make: Callable[..., Value]) -> None:
    for part in range(state.uf):
        state.set_vector_or_scalar(recipe, part, make(*[state.vector(one, part) for one in recipe.operands]))


def complement(state: TransformState, recipe: VPInstruction) -> None:
    """`not` of each lane."""
    _masks(state, recipe, lambda mask: state.fold.binary("xor", mask, state.splat(state.fold, ConstantInt.get(i1, 1))))


def logical_and(state: TransformState, recipe: VPInstruction) -> None:
    """A select, so that poison of the second is nothing where the first is false."""
    _masks(state, recipe, lambda a, b: state.fold.select(a, b, state.splat(state.fold, ConstantInt.get(i1, 0))))


def either(state: TransformState, recipe: VPInstruction) -> None:
    """`or` of each lane."""
    _masks(state, recipe, lambda a, b: state.fold.binary("or", a, b))


def freeze(state: TransformState, recipe: VPInstruction) -> None:
    """Some bit in lanes that are poison."""
    _masks(state, recipe, lambda one: state.fold.insert(UnaryOperator("freeze", one)))


def equal(state: TransformState, recipe: VPInstruction) -> None:
    """A comparison of each lane."""
    _masks(state, recipe, lambda a, b: state.fold.icmp("eq", a, b))


def select(state: TransformState, recipe: VPInstruction) -> None:
    """What lanes keep where they do nothing."""
    _masks(state, recipe, state.fold.select)


def at_most(state: TransformState, recipe: VPInstruction) -> None:
    """A comparison of each lane, without signs."""
    _masks(state, recipe, lambda a, b: state.fold.icmp("ule", a, b))


def wide_canonical(state: TransformState, recipe: VPInstruction) -> None:
    """The number of each lane's iteration."""
    index = state.vector(recipe.operands[0], 0)
    for part in range(state.uf):
        numbers = [ConstantInt.get(index.type.scalar, part * state.vf + lane) for lane in range(state.vf)]
        lanes = ConstantAggregate.get(index.type, numbers) if state.vf > 1 else numbers[0]
        state.set_vector_or_scalar(recipe, part, state.fold.binary("add", index, lanes, recipe.name))


def fmul(state: TransformState, recipe: VPInstruction) -> None:
    """The products that a reduction in order adds."""
    flags = recipe.about.flags if isinstance(recipe.about, Instruction) else ()
    _masks(state, recipe, lambda a, b: state.fold.binary("fmul", a, b, "", flags))


def fneg(state: TransformState, recipe: VPInstruction) -> None:
    """What a reduction in order takes away."""
    _masks(state, recipe, lambda one: state.fold.insert(UnaryOperator("fneg", one)))


def safe_divisor(state: TransformState, recipe: VPInstruction) -> None:
    """1 in lanes that do not divide."""
    _masks(state, recipe, lambda a, mask: state.fold.select(mask, a, state.splat(state.fold, ConstantInt.get(a.type.scalar, 1))))


OPCODES: OpcodesCode = {
    "not": complement,
    "logical-and": logical_and,
    "or": either,
    "freeze": freeze,
    "icmp eq": equal,
    "icmp ule": at_most,
    "select": select,
    "wide-canonical-iv": wide_canonical,
    "fmul": fmul,
    "fneg": fneg,
    "safe-divisor": safe_divisor,
}
