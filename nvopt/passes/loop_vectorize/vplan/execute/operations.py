"""The code of what is done on all lanes at once: operators, conversions, selects, addresses, intrinsics, blends."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from nvopt.ir import (
    BinaryOperator,
    CastInst,
    CmpInst,
    ExtractValueInst,
    GetElementPtrInst,
    SelectInst,
    StructType,
    UnaryOperator,
    Value,
    VectorType,
)
from nvopt.passes.loop_vectorize.calls import declared_on_vectors
from nvopt.passes.loop_vectorize.vplan.execute.state import RecipesCode, TransformState
from nvopt.passes.loop_vectorize.vplan.recipes import Blend, OfInstruction, Widen, WidenCast, WidenGEP, WidenIntrinsic, WidenSelect
from nvopt.passes.loop_vectorize.vplan.values import LiveIn


def _all_parts(state: TransformState, recipe: OfInstruction, make: Callable[[int], Value]) -> None:
    for part in range(state.uf):
        made = make(part)
        state.copy_metadata(made, recipe.instruction)
        state.set_vector_or_scalar(recipe, part, made)


def widen(state: TransformState, recipe: Widen) -> None:
    """An operator, or a comparison."""
    _all_parts(state, recipe, lambda part: _widened(state, recipe, [state.vector(one, part) for one in recipe.operands]))


def _widened(state: TransformState, recipe: Widen, operands: Sequence[Value]) -> Value:
    instruction, flags = recipe.instruction, recipe.flags
    if isinstance(instruction, CmpInst):
        return state.fold.insert(CmpInst(instruction.opcode, instruction.predicate, operands[0], operands[1], flags))
    if isinstance(instruction, ExtractValueInst):
        return state.fold.insert(ExtractValueInst(operands[0], instruction.indices))
    if len(operands) == 1:
        return state.fold.insert(UnaryOperator(instruction.opcode, operands[0], flags))
    return state.fold.insert(BinaryOperator(instruction.opcode, operands[0], operands[1], flags))


def widen_cast(state: TransformState, recipe: WidenCast) -> None:
    """A conversion."""
    type = state.widened(recipe.instruction.type)
    _all_parts(
        state,
        recipe,
        lambda part: state.fold.insert(CastInst(recipe.instruction.opcode, state.vector(recipe.operands[0], part), type, recipe.flags)),
    )


def widen_select(state: TransformState, recipe: WidenSelect) -> None:
    """A select; of whole vectors where the condition comes from outside."""
    condition, true, false = recipe.operands

    def make(part: int) -> Value:
        which = state.scalar(condition, part, 0) if isinstance(condition, LiveIn) else state.vector(condition, part)
        return state.fold.insert(SelectInst(which, state.vector(true, part), state.vector(false, part), recipe.flags))

    _all_parts(state, recipe, make)


def widen_gep(state: TransformState, recipe: WidenGEP) -> None:
    """Addresses; what comes from outside stays scalar, as long as something is a vector."""
    gep = recipe.instruction

    def make(part: int) -> Value:
        base, *indices = [state.scalar(one, part, 0) if isinstance(one, LiveIn) else state.vector(one, part) for one in recipe.operands]
        if state.vf > 1 and not any(isinstance(one.type, VectorType) for one in (base, *indices)):
            base = state.vector(recipe.operands[0], part)
        return state.builder.insert(GetElementPtrInst(gep.source_type, base, indices, recipe.flags))

    _all_parts(state, recipe, make)


def widen_intrinsic(state: TransformState, recipe: WidenIntrinsic) -> None:
    """A call of the intrinsic on vectors."""
    call = recipe.instruction

    def make(part: int) -> Value:
        args = [
            state.scalar(one, part, 0) if at == recipe.scalar_operand else state.vector(one, part) for at, one in enumerate(recipe.operands)
        ]
        type = state.widened(call.type)
        if isinstance(type, StructType):
            made = state.builder.call(declared_on_vectors(call, state.vf, type), args)
        else:
            made = state.builder.intrinsic(recipe.name, args, type)
        made.flags = recipe.flags
        return made

    _all_parts(state, recipe, make)


def blend(state: TransformState, recipe: Blend) -> None:
    """A select for each further way."""
    for part in range(state.uf):
        found = state.vector(recipe.first, part)
        for value, mask in recipe.others:
            found = state.fold.select(state.vector(mask, part), state.vector(value, part), found, "predphi")
        state.set_vector_or_scalar(recipe, part, found)


RECIPES: RecipesCode = {
    Widen: widen,
    WidenCast: widen_cast,
    WidenSelect: widen_select,
    WidenGEP: widen_gep,
    WidenIntrinsic: widen_intrinsic,
    Blend: blend,
}
