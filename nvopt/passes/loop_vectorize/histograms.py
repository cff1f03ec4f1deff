"""Histograms: `buckets[indices[i]] += step`, where several lanes may count in one bucket.

Source: LLVM's findHistogram.
"""

from __future__ import annotations

from typing import NamedTuple

from nvopt.analysis.loops import Loop
from nvopt.analysis.memory.dependences import DependenceKind
from nvopt.analysis.memory.loop_accesses import LoopAccesses
from nvopt.analysis.scev.expressions.kinds import SCEVAddRecExpr
from nvopt.analysis.values.matching import operand_of
from nvopt.ir import BinaryOperator, ConstantInt, GetElementPtrInst, LoadInst, StoreInst, Value


class Histogram(NamedTuple):
    """The bucket as it was, what is added to it or taken away, and as it is from then on."""

    load: LoadInst
    update: BinaryOperator
    store: StoreInst


def histogram_of(accesses: LoopAccesses) -> Histogram | None:
    """The histogram that is all that keeps the loop's iterations from being done at once."""
    unsafe = [one for one in accesses.dependences or () if not one.kind.is_safe]
    if len(unsafe) != 1 or unsafe[0].kind is not DependenceKind.INDIRECT_UNSAFE:
        return None
    load, store = unsafe[0].source, unsafe[0].destination
    if not isinstance(load, LoadInst) or not isinstance(store, StoreInst):
        return None
    update = store.value
    if not isinstance(update, BinaryOperator) or update.opcode not in ("add", "sub") or update.operands[0] is not load:
        return None
    if load.pointer is not store.pointer or accesses.loop.defines(update.operands[1]):
        return None
    if not load.parent is update.parent is store.parent or not _is_indexed_by_load(store.pointer, accesses.loop, accesses):
        return None
    return Histogram(load, update, store)


def _is_indexed_by_load(pointer: Value, loop: Loop, accesses: LoopAccesses) -> bool:
    """Whether it is a getelementptr whose last index, alone no constant, is loaded from an address that goes on with the loop."""
    if not isinstance(pointer, GetElementPtrInst):
        return False
    *others, index = pointer.operands[1:]
    if isinstance(index, ConstantInt) or not all(isinstance(one, ConstantInt) for one in others):
        return False
    loaded = operand_of(index, "zext", "sext") or index
    if not isinstance(loaded, LoadInst):
        return False
    e = accesses.scev.get(loaded.pointer)
    return isinstance(e, SCEVAddRecExpr) and e.loop is loop
