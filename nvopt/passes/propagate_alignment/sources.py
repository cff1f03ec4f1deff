"""Whether more can be proven of an access than it says: no more than the most that anything says of the memory it goes to. In most
functions that is what all accesses of it say, and nobody looks for proofs.

    %p = getelementptr float, ptr %a, i64 %i        nothing is said of %a but by its accesses, which all say 4
    %x = load float, ptr %p, align 4

What says something are attributes, the alignments of allocas and variables, and, of what is computed from the same address by
getelementptr and addrspacecast, all accesses and arguments of calls. An address from elsewhere may be anything.
"""

from __future__ import annotations

from collections.abc import Sequence

from nvopt.ir import AllocaInst, Argument, CallInst, CastInst, GetElementPtrInst, GlobalVariable, Instruction, LoadInst, PointerType, Value
from nvopt.passes.propagate_alignment.accesses import Access

_ANYTHING = 1 << 32
"""More than any alignment."""
_STEPS = 50


def may_prove_more(instructions: Sequence[Instruction], accesses: Sequence[Access]) -> bool:
    """Whether some access of a function may be aligned to more than it says. `instructions` are all accesses and calls of the function."""
    said: dict[Value, int] = {}
    least: dict[Value, int] = {}
    for access in accesses:
        base, align = _base(access.pointer), access.align
        said[base] = max(said.get(base) or _said_of(base), align)
        least[base] = min(least.get(base, align), align)
    for call in instructions:
        if isinstance(call, CallInst) and not _hear(call, said):
            return True
    return any(align < said[base] for base, align in least.items())


def _base(pointer: Value) -> Value:
    """What an address is computed from by adding something, so far back; where nothing is executed, in a circle even."""
    for _ in range(_STEPS):
        if not isinstance(pointer, GetElementPtrInst) and not (isinstance(pointer, CastInst) and pointer.opcode == "addrspacecast"):
            break
        pointer = pointer.operands[0]
    return pointer


def _said_of(base: Value) -> int:
    """The alignment that is known of an address where nothing has been accessed yet, at most."""
    match base:
        case Argument():
            return base.attributes.integer("align") or 1
        case AllocaInst() | GlobalVariable():
            return base.align or _ANYTHING
        case LoadInst():
            return _ANYTHING if "align" in base.metadata else 1
    return _ANYTHING


def _hear(call: CallInst, said: dict[Value, int]) -> bool:
    """Takes in what a call says of its arguments; False where that isn't known."""
    if call.callee_name == "llvm.assume":
        return False
    if not call.callee_name.startswith("llvm."):
        for argument, attributes in zip(call.args, call.arg_attributes, strict=True):
            align = attributes.integer("align") if isinstance(argument.type, PointerType) else None
            if align is not None and (base := _base(argument)) in said:
                said[base] = max(said[base], align)
    return True
