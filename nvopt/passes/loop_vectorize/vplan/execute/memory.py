"""The code of accesses: vectors, groups of neighbours that are taken apart or put together by shuffles, histograms.

    %wide.vec = load <8 x float>, ptr %p                                      two members, VF 4
    %strided.vec = shufflevector <8 x float> %wide.vec, …, <0, 2, 4, 6>       the first of them

Source: LLVM's VPWidenMemoryRecipe, VPInterleaveRecipe and VPHistogramRecipe.
"""

from __future__ import annotations

from collections.abc import Iterable

from nvopt.analysis.memory.memory_location import accessed_type, align_of
from nvopt.ir import (
    Constant,
    ConstantAggregate,
    ConstantInt,
    GetElementPtrInst,
    Instruction,
    IntType,
    LoadInst,
    Metadata,
    PointerType,
    PoisonValue,
    StoreInst,
    Type,
    Value,
    VectorType,
)
from nvopt.ir.types import i32, i64
from nvopt.passes.loop_vectorize.vplan.execute.state import KEPT_METADATA, RecipesCode, TransformState
from nvopt.passes.loop_vectorize.vplan.recipes import HistogramUpdate, Interleave, VectorPointer, WidenLoad, WidenStore
from nvopt.passes.loop_vectorize.vplan.values import VPValue


def shuffle_mask(lanes: Iterable[int | None]) -> Constant:
    """The mask of a shuffle; None is a lane that nobody looks at."""
    numbers = list(lanes)
    elements: list[Value] = [PoisonValue.get(i32) if one is None else ConstantInt.get(i32, one) for one in numbers]
    return ConstantAggregate.get(VectorType.get(i32, len(numbers)), elements)


def vector_pointer(state: TransformState, recipe: VectorPointer) -> None:
    """Where each part begins: so many elements from the first lane's address, or below it."""
    for part in range(state.uf):
        pointer = state.scalar(recipe.operands[0], 0, 0)
        number = part * state.vf
        if recipe.is_reverse:
            number = -number - (state.vf - 1)
        if number:
            index = ConstantInt.get(i64, number)
            pointer = state.builder.insert(GetElementPtrInst(recipe.type, pointer, [index], recipe.flags))
        state.set_scalar(recipe, part, 0, pointer)


def widen_load(state: TransformState, recipe: WidenLoad) -> None:
    """A vector load a part."""
    load = recipe.instruction

    def make(part: int) -> Value:
        pointer = state.scalar(recipe.operands[0], part, 0)
        made: Instruction
        if recipe.mask is None:
            made = state.builder.load(state.widened(load.type), pointer, _vector_align(state, load, part), name="wide.load")
        else:
            mask, align = _mask_of(state, recipe, recipe.mask, part), _masked_align(state, load)
            made = state.builder.masked_load(state.widened(load.type), pointer, align, mask, None, "wide.masked.load")
        state.copy_metadata(made, load)
        return _reversed(state, made) if recipe.is_reverse else made

    for part in range(state.uf):
        state.set_vector_or_scalar(recipe, part, make(part))


def widen_store(state: TransformState, recipe: WidenStore) -> None:
    """A vector store a part."""
    store = recipe.instruction
    for part in range(state.uf):
        value = state.vector(recipe.operands[1], part)
        if recipe.is_reverse:
            value = _reversed(state, value)
        pointer = state.scalar(recipe.operands[0], part, 0)
        made: Instruction
        if recipe.mask is None:
            made = state.builder.store(value, pointer, _vector_align(state, store, part))
        else:
            made = state.builder.masked_store(value, pointer, _masked_align(state, store), _mask_of(state, recipe, recipe.mask, part))
        state.copy_metadata(made, store)


def _mask_of(state: TransformState, recipe: WidenLoad | WidenStore, mask: VPValue, part: int) -> Value:
    """The mask of a part, in the order of memory."""
    lanes = state.vector(mask, part)
    return _reversed(state, lanes) if recipe.is_reverse else lanes


def _masked_align(state: TransformState, access: LoadInst | StoreInst) -> int:
    """To how many bytes a vector is aligned of which some lanes are not accessed: what the access says holds for those that are."""
    return min(_vector_align(state, access, 0), state.layout.alloc_size(accessed_type(access)))


def _vector_align(state: TransformState, access: LoadInst | StoreInst, part: int) -> int:
    return state.alignment_of(access, part, state.uf) or align_of(access, state.layout)


def _reversed(state: TransformState, vector: Value) -> Value:
    if state.vf == 1:
        return vector
    return state.builder.shuffle_vector(vector, PoisonValue.get(vector.type), shuffle_mask(range(state.vf - 1, -1, -1)), "reverse")


def interleave(state: TransformState, recipe: Interleave) -> None:
    """One access to VF stretches of all members, taken apart or put together by shuffles."""
    group = recipe.group
    place = group.place_of(group.insert_position)
    element = accessed_type(group.insert_position)
    wide = VectorType.get(element, state.vf * group.factor)
    members = group.members
    for part in range(state.uf):
        pointer = state.scalar(recipe.operands[0], part, 0)
        distance = -place - ((state.vf - 1) * group.factor if group.is_reverse else 0)
        if distance:
            pointer = state.builder.insert(GetElementPtrInst(element, pointer, [ConstantInt.get(i64, distance)]))
        if group.is_load:
            _load_group(state, recipe, pointer, wide, part)
        else:
            _store_group(state, recipe, pointer, wide, part, list(members))


def _load_group(state: TransformState, recipe: Interleave, pointer: Value, wide: VectorType, part: int) -> None:
    group = recipe.group
    loaded = state.builder.load(wide, pointer, group.align, name="wide.vec")
    loaded.metadata.update(metadata_of_group(recipe))
    for place, access in group.members.items():
        value = next((one for one in recipe.loads if one.underlying is access), None)
        if value is None or not (value.users):
            continue
        lanes = shuffle_mask([place + group.factor * lane for lane in range(state.vf)])
        one: Value = state.builder.shuffle_vector(loaded, PoisonValue.get(wide), lanes, "strided.vec")
        if access.type is not wide.element:
            one = _bits_as(state, one, access.type)
        if group.is_reverse:
            one = _reversed(state, one)
        state.set_vector(value, part, one)


def _store_group(state: TransformState, recipe: Interleave, pointer: Value, wide: VectorType, part: int, places: list[int]) -> None:
    group = recipe.group
    vectors = []
    for value in recipe.operands[1:]:
        one = state.vector(value, part)
        if one.type.scalar is not wide.element:
            one = _bits_as(state, one, wide.element)
        vectors.append(_reversed(state, one) if group.is_reverse else one)
    joined = _joined(state, vectors)
    by_place = {place: at for at, place in enumerate(places)}
    lanes = [by_place[place] * state.vf + lane for lane in range(state.vf) for place in range(group.factor)]
    stored = state.builder.shuffle_vector(joined, PoisonValue.get(joined.type), shuffle_mask(lanes), "interleaved.vec")
    state.builder.store(stored, pointer, group.align).metadata.update(metadata_of_group(recipe))


def _bits_as(state: TransformState, vector: Value, element: Type) -> Value:
    """The same bits, as another type: there is no bitcast from or to pointers."""
    b, source, target = state.builder, vector.type.scalar, state.widened(element)
    if not isinstance(source, PointerType) and not isinstance(element, PointerType):
        return b.bitcast(vector, target)
    integers = state.widened(IntType.get(state.layout.size_in_bits(element)))
    if isinstance(source, PointerType):
        vector = b.ptrtoint(vector, integers)
    elif vector.type is not integers:
        vector = b.bitcast(vector, integers)
    if isinstance(element, PointerType):
        return b.inttoptr(vector, target)
    return vector if target is integers else b.bitcast(vector, target)


def metadata_of_group(recipe: Interleave) -> dict[str, Metadata]:
    """What all members of a group say."""
    accesses = list(recipe.group.members.values())
    found = {}
    for name in KEPT_METADATA:
        nodes = {one.metadata.get(name) for one in accesses}
        if len(nodes) == 1 and (node := nodes.pop()) is not None:
            found[name] = node
    return found


def _joined(state: TransformState, vectors: list[Value]) -> Value:
    """One behind the other."""
    while len(vectors) > 1:
        pairs = [vectors[at : at + 2] for at in range(0, len(vectors), 2)]
        vectors = [_joined_two(state, *pair) if len(pair) == 2 else pair[0] for pair in pairs]
    return vectors[0]


def _joined_two(state: TransformState, one: Value, other: Value) -> Value:
    assert isinstance(one.type, VectorType)
    assert isinstance(other.type, VectorType)
    first, second = one.type.count, other.type.count
    if second < first:
        other = state.builder.shuffle_vector(other, PoisonValue.get(other.type), shuffle_mask([*range(second), *[None] * (first - second)]))
    return state.builder.shuffle_vector(one, other, shuffle_mask([*range(first), *range(first, first + second)]))


def histogram(state: TransformState, recipe: HistogramUpdate) -> None:
    """Each lane sees what those before it have counted."""
    histogram = recipe.histogram
    for part in range(state.uf):
        for lane in range(state.vf):
            pointer = state.scalar(recipe.operands[0], part, lane)
            load, update, store = (one.clone() for one in histogram)
            load.set_operand(0, pointer)
            state.builder.insert(load)
            update.set_operand(0, load)
            update.set_operand(1, state.scalar(recipe.operands[1], part, lane))
            state.builder.insert(update)
            store.set_operand(0, update)
            store.set_operand(1, pointer)
            state.builder.insert(store)


RECIPES: RecipesCode = {
    VectorPointer: vector_pointer,
    WidenLoad: widen_load,
    WidenStore: widen_store,
    Interleave: interleave,
    HistogramUpdate: histogram,
}
