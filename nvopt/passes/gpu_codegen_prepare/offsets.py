"""Constant distances in local memory are part of the accesses.

    entry:  %p = getelementptr i8, ptr addrspace(5) %a, i64 24                ...
    then:   store i32 %x, ptr addrspace(5) %p                     ->  then:   %p = getelementptr i8, ptr addrspace(5) %a, i64 24
                                                                              store i32 %x, ptr addrspace(5) %p

Code generation makes `st.local.b32 [%rd1+24]` of what stands in one block. By such accesses ptxas tells which element of an array is meant,
and keeps small arrays in registers; a sum from another block is any element for it, and the array a frame on the stack.
"""

from __future__ import annotations

from nvopt.ir import ConstantInt, Function, GetElementPtrInst, Instruction, LoadInst, PointerType, StoreInst
from nvopt.passes.gpu_codegen_prepare.copies import copy_for, uses_elsewhere
from nvopt.target.address_spaces import LOCAL


def sink_local_offsets(function: Function) -> None:
    """Does that for all addresses of the function."""
    for inst in [*function.instructions()]:
        if isinstance(inst, GetElementPtrInst) and _is_local_offset(inst):
            _sink(inst)


def _is_local_offset(address: GetElementPtrInst) -> bool:
    is_local = isinstance(address.type, PointerType) and address.type.addrspace == LOCAL
    return is_local and all(isinstance(index, ConstantInt) for index in address.operands[1:])


def _sink(address: GetElementPtrInst) -> None:
    elsewhere = uses_elsewhere(address, _accesses)
    for uses in elsewhere.values():
        copy_for(address, uses)
    if elsewhere and not address.is_used:
        address.erase()


def _accesses(user: Instruction, index: int) -> bool:
    return isinstance(user, LoadInst) or (isinstance(user, StoreInst) and index == 1)
