"""The code that code generation surely comes to: rules that it enforces itself are not enforced where it may see no code at all."""

from __future__ import annotations

from nvopt.ir.constants import Constant
from nvopt.ir.function import BasicBlock, Function
from nvopt.ir.globals import GlobalValue
from nvopt.ir.instructions import BranchInst, CallBase, Instruction, LoadInst, PHINode, SwitchInst
from nvopt.ir.values import Value
from nvopt.target.reflect import QUERY_FUNCTION

# What code generation replaces by a constant.
_ANSWERED = ("llvm.is.constant.", "llvm.objectsize.")
_DISCARDABLE = ("linkonce", "linkonce_odr", "available_externally")


def stays(value: GlobalValue) -> bool:
    """Whether a global value is there for others than this module too, so that no pass deletes or renames it."""
    return not value.is_local and value.linkage not in _DISCARDABLE


def emitted_blocks(function: Function) -> list[BasicBlock]:
    """The blocks of a definition that can be reached without a branch on what comes of constants alone: those LLVM folds."""
    if function.linkage == "available_externally":
        return []
    found = {function.entry: None}
    waiting = [function.entry]
    while waiting:
        for successor in _open_successors(waiting.pop()):
            if successor not in found:
                found[successor] = None
                waiting.append(successor)
    return [block for block in function.blocks if block in found]


def _open_successors(block: BasicBlock) -> list[BasicBlock]:
    end = block.terminator
    chooses = isinstance(end, SwitchInst) or (isinstance(end, BranchInst) and end.is_conditional)
    return [] if end is not None and chooses and _is_settled(end.operands[0]) else block.successors


def _is_settled(value: Value) -> bool:
    """Whether `value` comes of constants alone, the answers of reflection among them."""
    seen = {value}
    waiting = [value]
    while waiting:
        at = waiting.pop()
        operands: list[Value] = []
        match at:
            case Constant():
                pass
            case CallBase(callee_name=name) if QUERY_FUNCTION.fullmatch(name) or name.startswith(_ANSWERED):
                pass
            case CallBase(callee_name=name) if name.startswith("llvm.expect."):
                operands = [at.args[0]]
            case Instruction() if not isinstance(at, (CallBase, LoadInst, PHINode)) and at.operands:
                operands = list(at.operands)
            case _:
                return False
        fresh = [operand for operand in operands if operand not in seen]
        seen.update(fresh)
        waiting += fresh
    return True


def may_be_deleted(call: CallBase) -> bool:
    """Whether LLVM may delete a call whose result is not used: it comes back and writes nothing."""
    sets = [call.function_attributes, *([call.callee.attributes] if isinstance(call.callee, Function) else [])]
    memory = [attributes.value("memory") for attributes in sets if "memory" in attributes]
    return any("willreturn" in attributes for attributes in sets) and any("write" not in (effects or "") for effects in memory)
