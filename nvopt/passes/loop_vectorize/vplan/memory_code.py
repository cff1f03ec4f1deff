"""The code of accesses: vectors, groups of neighbours that are taken apart or put together by shuffles, histograms.

    %wide.vec = load <8 x float>, ptr %p                                      two members, VF 4
    %strided.vec = shufflevector <8 x float> %wide.vec, …, <0, 2, 4, 6>       the first of them

Source: LLVM's VPWidenMemoryRecipe, VPInterleaveRecipe and VPHistogramRecipe.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from nvopt.analysis.memory.memory_location import accessed_type, align_of
from nvopt.ir import (
    Constant,
    ConstantAggregate,
    ConstantInt,
    GetElementPtrInst,
    Instruction,
    LoadInst,
    PoisonValue,
    StoreInst,
    Type,
    Value,
    VectorType,
)
from nvopt.ir.types import i32, i64
from nvopt.passes.loop_vectorize.vplan.recipes import HistogramUpdate, Interleave, VectorPointer, WidenLoad, WidenStore

if TYPE_CHECKING:
    from nvopt.passes.loop_vectorize.vplan.execute import Executor

KEPT_METADATA = ("tbaa", "alias.scope", "noalias", "fpmath", "nontemporal", "invariant.load", "llvm.access.group", "mmra")
"""What still holds of an access that is made for several iterations at once."""


def shuffle_mask(lanes: Iterable[int | None]) -> Constant:
    """The mask of a shuffle; None is a lane that nobody looks at."""
    numbers = list(lanes)
    elements: list[Value] = [PoisonValue.get(i32) if one is None else ConstantInt.get(i32, one) for one in numbers]
    return ConstantAggregate.get(VectorType.get(i32, len(numbers)), elements)


def vector_pointer(code: Executor, recipe: VectorPointer) -> None:
    """Where each part begins: so many elements from the first lane's address, or below it."""
    for part in range(code.uf):
        pointer = code.scalar(recipe.operands[0], 0, 0)
        number = part * code.vf
        if recipe.is_reverse:
            number = -number - (code.vf - 1)
        if number:
            index = ConstantInt.get(i64, number)
            pointer = code.builder.insert(GetElementPtrInst(recipe.type, pointer, [index], recipe.flags))
        code.set_scalar(recipe, part, 0, pointer)


def widen_load(code: Executor, recipe: WidenLoad) -> None:
    """A vector load a part."""
    load = recipe.instruction

    def make(part: int) -> Value:
        pointer = code.scalar(recipe.operands[0], part, 0)
        made = code.builder.load(code.widened(load.type), pointer, _vector_align(code, load), name="wide.load")
        code.copy_metadata(made, load)
        return _reversed(code, made) if recipe.is_reverse else made

    for part in range(code.uf):
        code.set_vector_or_scalar(recipe, part, make(part))


def widen_store(code: Executor, recipe: WidenStore) -> None:
    """A vector store a part."""
    store = recipe.instruction
    for part in range(code.uf):
        value = code.vector(recipe.operands[1], part)
        if recipe.is_reverse:
            value = _reversed(code, value)
        made = code.builder.store(value, code.scalar(recipe.operands[0], part, 0), _vector_align(code, store))
        code.copy_metadata(made, store)


def _vector_align(code: Executor, access: LoadInst | StoreInst) -> int:
    return code.alignment_of(access) or align_of(access, code.layout)


def _reversed(code: Executor, vector: Value) -> Value:
    if code.vf == 1:
        return vector
    return code.builder.shuffle_vector(vector, PoisonValue.get(vector.type), shuffle_mask(range(code.vf - 1, -1, -1)), "reverse")


def interleave(code: Executor, recipe: Interleave) -> None:
    """One access to VF stretches of all members, taken apart or put together by shuffles."""
    group = recipe.group
    place = group.place_of(group.insert_position)
    element = accessed_type(group.insert_position)
    wide = VectorType.get(element, code.vf * group.factor)
    members = group.members
    for part in range(code.uf):
        pointer = code.scalar(recipe.operands[0], part, 0)
        distance = -place - ((code.vf - 1) * group.factor if group.is_reverse else 0)
        if distance:
            pointer = code.builder.insert(GetElementPtrInst(element, pointer, [ConstantInt.get(i64, distance)]))
        if group.is_load:
            _load_group(code, recipe, pointer, wide, part)
        else:
            _store_group(code, recipe, pointer, wide, part, list(members))


def _load_group(code: Executor, recipe: Interleave, pointer: Value, wide: VectorType, part: int) -> None:
    group = recipe.group
    loaded = code.builder.load(wide, pointer, group.align, name="wide.vec")
    _copy_group_metadata(loaded, recipe)
    for place, access in group.members.items():
        value = next((one for one in recipe.loads if one.underlying is access), None)
        if value is None or not (value.users):
            continue
        lanes = shuffle_mask([place + group.factor * lane for lane in range(code.vf)])
        one: Value = code.builder.shuffle_vector(loaded, PoisonValue.get(wide), lanes, "strided.vec")
        if access.type is not wide.element:
            one = _bits_as(code, one, access.type)
        if group.is_reverse:
            one = _reversed(code, one)
        code.set_vector(value, part, one)


def _store_group(code: Executor, recipe: Interleave, pointer: Value, wide: VectorType, part: int, places: list[int]) -> None:
    group = recipe.group
    vectors = []
    for value in recipe.operands[1:]:
        one = code.vector(value, part)
        if one.type.scalar is not wide.element:
            one = _bits_as(code, one, wide.element)
        vectors.append(_reversed(code, one) if group.is_reverse else one)
    joined = _joined(code, vectors)
    by_place = {place: at for at, place in enumerate(places)}
    lanes = [by_place[place] * code.vf + lane for lane in range(code.vf) for place in range(group.factor)]
    stored = code.builder.shuffle_vector(joined, PoisonValue.get(joined.type), shuffle_mask(lanes), "interleaved.vec")
    _copy_group_metadata(code.builder.store(stored, pointer, group.align), recipe)


def _bits_as(code: Executor, vector: Value, element: Type) -> Value:
    return code.builder.bitcast(vector, code.widened(element))


def _copy_group_metadata(made: Instruction, recipe: Interleave) -> None:
    """What all members of a group say."""
    accesses = list(recipe.group.members.values())
    for name in KEPT_METADATA:
        nodes = {one.metadata.get(name) for one in accesses}
        if len(nodes) == 1 and (node := nodes.pop()) is not None:
            made.metadata[name] = node


def _joined(code: Executor, vectors: list[Value]) -> Value:
    """One behind the other."""
    while len(vectors) > 1:
        pairs = [vectors[at : at + 2] for at in range(0, len(vectors), 2)]
        vectors = [_joined_two(code, *pair) if len(pair) == 2 else pair[0] for pair in pairs]
    return vectors[0]


def _joined_two(code: Executor, one: Value, other: Value) -> Value:
    assert isinstance(one.type, VectorType)
    assert isinstance(other.type, VectorType)
    first, second = one.type.count, other.type.count
    if second < first:
        other = code.builder.shuffle_vector(other, PoisonValue.get(other.type), shuffle_mask([*range(second), *[None] * (first - second)]))
    return code.builder.shuffle_vector(one, other, shuffle_mask([*range(first), *range(first, first + second)]))


def histogram(code: Executor, recipe: HistogramUpdate) -> None:
    """Each lane sees what those before it have counted."""
    histogram = recipe.histogram
    for part in range(code.uf):
        for lane in range(code.vf):
            pointer = code.scalar(recipe.operands[0], part, lane)
            load, update, store = (one.clone() for one in histogram)
            load.set_operand(0, pointer)
            code.builder.insert(load)
            update.set_operand(0, load)
            update.set_operand(1, code.scalar(recipe.operands[1], part, lane))
            code.builder.insert(update)
            store.set_operand(0, update)
            store.set_operand(1, pointer)
            code.builder.insert(store)
