"""What a program says of its pointers: `llvm.assume` of an answer of `isspacep`.

      %is = call i1 @llvm.nvvm.isspacep.shared(ptr %p)
      call void @llvm.assume(i1 %is)
      %v = load float, ptr %p, align 4

becomes, for the inference to start from,

      ...
      call void @llvm.assume(i1 %is)
      %p.shared = addrspacecast ptr %p to ptr addrspace(3)
      %p.shared.generic = addrspacecast ptr addrspace(3) %p.shared to ptr
      %v = load float, ptr %p.shared.generic, align 4

It holds behind the assumption, in its block, and in all blocks where it stands in the entry block.
"""

from __future__ import annotations

from nvopt.ir import Builder, CallInst, Function, Instruction, Value
from nvopt.ir.types import PointerType, ptr
from nvopt.ir.values import LocalValue
from nvopt.passes.memory_space_opt.accesses import IS_SPACE, SPACE_OF_QUESTION
from nvopt.passes.memory_space_opt.spaces import Spaces, name_in_space
from nvopt.target.address_spaces import GENERIC


def cast_what_is_assumed(function: Function, spaces: Spaces) -> bool:
    """Puts such casts behind the assumptions of `function`; True where there were some."""
    changed = False
    for call in [one for one in function.instructions() if isinstance(one, CallInst)]:
        question = _question(call)
        if question is not None:
            pointer, space = question
            if spaces.of(pointer) == GENERIC:
                changed |= _cast_behind(call, pointer, space)
    return changed


def _question(call: CallInst) -> tuple[Value, int] | None:
    """The pointer that `call` assumes to be in a space, and the space."""
    if call.callee_name != "llvm.assume":
        return None
    asked = call.args[0]
    if not isinstance(asked, CallInst) or (found := IS_SPACE.match(asked.callee_name)) is None:
        return None
    pointer = asked.args[0]
    return (pointer, SPACE_OF_QUESTION[found[1]]) if pointer.type is ptr and isinstance(pointer, LocalValue) else None


def _cast_behind(call: CallInst, pointer: Value, space: int) -> bool:
    users = _users_behind(call, pointer)
    if not users:
        return False
    assert call.next is not None
    builder = Builder.before(call.next)
    builder.debug_loc = call.debug_loc
    specific = builder.addrspacecast(pointer, PointerType.get(space), name_in_space(pointer, space))
    generic = builder.addrspacecast(specific, ptr, name_in_space(specific, GENERIC))
    for user in users:
        user.replace_operand(pointer, generic)
    return True


def _users_behind(call: CallInst, pointer: Value) -> list[Instruction]:
    """The users of `pointer` that are only reached through `call`; but no casts of it, as the pass itself may have put there."""
    behind = set()
    at = call.next
    while at is not None:
        behind.add(at)
        at = at.next
    function = call.function
    in_entry = function is not None and call.parent is function.entry
    users = [user for user in pointer.users if isinstance(user, Instruction) and user.opcode != "addrspacecast"]
    return [user for user in users if user in behind or (in_entry and user.parent is not call.parent)]
