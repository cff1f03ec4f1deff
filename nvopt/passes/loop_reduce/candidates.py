"""Which functions may be taken from LLVM's strength reduction, by a look at their instructions: of the others no ScalarEvolution is made,
and they stay as they are.

    may_be_taken(loops)       # False: `local[i]` of an array in local memory; `a[b[i]]`; three addresses in a loop that ptxas unrolls
    may_gain(loop, loops, 1)  # False: `shared[i]`, one instruction, where `i` is used for more than that
"""

from __future__ import annotations

from collections.abc import Collection
from itertools import accumulate, chain
from math import inf

from nvopt.analysis.loops import Loop, LoopInfo
from nvopt.ir import BinaryOperator, ConstantInt, GetElementPtrInst, Instruction, PHINode, Value
from nvopt.passes.loop_reduce.addresses import (
    addresses_of,
    anchor_of,
    arithmetic_of,
    cost,
    counted_addresses,
    dead_without,
    indices_of,
    is_narrow,
    may_step,
    may_take_less,
    stepping_values,
)
from nvopt.passes.loop_reduce.byte_counters import may_count_in_bytes
from nvopt.passes.loop_reduce.estimate import LEAST_SAVED, is_local, weight_of
from nvopt.passes.loop_reduce.rounds import STEP_IN_ROUNDS, rounds

_LINEAR = ("add", "sub", "or")


def may_be_taken(loops: LoopInfo) -> bool:
    """Whether the estimate may find that LLVM's takes more."""
    function = loops.top_level[0].header.parent
    has_arrays = function is not None and any(one.opcode == "alloca" for one in function.instructions())
    if has_arrays and any(_goes_over_local_array(loop, loops) for loop in loops):
        return False
    saved = accumulate(weight_of(loop) * most_saved(loop, loops) for loop in loops)
    return any(total >= LEAST_SAVED for total in saved)


def _goes_over_local_array(loop: Loop, loops: LoopInfo) -> bool:
    """Whether an array in local memory is indexed by what the loop counts by. What may be several arrays the estimate tells apart."""
    addresses = (
        one
        for one in counted_addresses(loop, loops)
        if all(_is_counter(leaf, loop) for leaf in _leaves([*arithmetic_of([one], loop)], loop))
    )
    anchors = {anchor_of(address, loop) for address in addresses}
    return any(map(is_local, anchors)) and not any(isinstance(anchor, GetElementPtrInst) for anchor in anchors)


def most_saved(loop: Loop, loops: LoopInfo) -> float:
    """No fewer instructions than an iteration may take less than with LLVM's: few where ptxas makes one of several, since LLVM's takes a
    constant step once for these, and the best other form of an address of 64 bits does, too."""
    together = rounds(loop)
    if not may_take_less(loop, loops, together):
        return inf if any(True for _ in counted_addresses(loop, loops)) else 0
    addresses = (address for address in addresses_of(loop, loops) if may_step(address, loop))
    indices = (index for index in indices_of(loop, loops) if may_step(index, loop))
    if together == 1:
        return inf if any(True for _ in chain(addresses, indices)) else 0
    stepped = [*addresses]
    if any(True for _ in indices) or not all(_steps_by_constant(address, loop) for address in stepped):
        return inf
    pointers = {_without_offset(address, loop) for address in stepped}  # what is a constant distance further is part of accesses
    return sum(STEP_IN_ROUNDS if is_narrow(one.type) else max(0, STEP_IN_ROUNDS - cost(one, loop)) for one in pointers)


def may_gain(loop: Loop, loops: LoopInfo, together: int) -> bool:
    """Whether a loop's addresses may get forms that take less, or lie in a local array, which the estimate is to know of. A form takes an
    instruction at least, other than a counter in bytes, where ptxas doesn't make one iteration of several `together`: none gains where all
    of them take no more than one now. LLVM's saves nothing there either, so that the estimate is the same without the loop."""
    values = stepping_values(loop, loops)
    if together > 1 or sum(cost(one, loop) for one in arithmetic_of(values, loop)) > 1:
        return bool(values)
    if any(is_local(anchor_of(value, loop)) for value in values):
        return True
    has_narrow = any(isinstance(value, GetElementPtrInst) and is_narrow(value.type) for value in values)
    return has_narrow and may_count_in_bytes(loop, dead_without(values, loop))


def _without_offset(address: GetElementPtrInst, loop: Loop) -> Instruction:
    """The address that this one is a constant distance from, computed in the loop, too, or itself."""
    found: Instruction = address
    while isinstance(found, GetElementPtrInst) and all(isinstance(index, ConstantInt) for index in found.indices):
        before = found.pointer
        if not isinstance(before, Instruction) or not loop.defines(before):
            break
        found = before
    return found


def _steps_by_constant(address: Instruction, loop: Loop) -> bool:
    """Whether it goes up by a constant, if by the same in each iteration: it is a sum of constant multiples of such counters."""
    arithmetic = list(arithmetic_of([address], loop))
    return all(map(_is_linear, arithmetic)) and all(_is_counter(leaf, loop, by_constant=True) for leaf in _leaves(arithmetic, loop))


def _is_linear(inst: Instruction) -> bool:
    if not isinstance(inst, BinaryOperator) or inst.opcode in _LINEAR:
        return True
    by = inst.operands[1]
    if not isinstance(by, ConstantInt):
        return False
    return inst.opcode in ("mul", "shl") or (inst.opcode == "xor" and by.signed == -1)  # ~x is -1 - x


def _leaves(arithmetic: Collection[Instruction], loop: Loop) -> list[Value]:
    """What changes in the loop, and all of the arithmetic of an address is done on."""
    return [operand for one in arithmetic for operand in one.operands if loop.defines(operand) and operand not in arithmetic]


def _is_counter(value: Value, loop: Loop, *, by_constant: bool = False) -> bool:
    latch = loop.latch
    if not isinstance(value, PHINode) or value.parent is not loop.header or latch is None:
        return False
    following = value.incoming_for(latch)
    if not isinstance(following, (BinaryOperator, GetElementPtrInst)) or following.opcode not in ("add", "getelementptr"):
        return False
    steps = following.operands[1:]
    return (
        following.operands[0] is value
        and not any(map(loop.defines, steps))
        and (not by_constant or all(isinstance(step, ConstantInt) for step in steps))
    )
