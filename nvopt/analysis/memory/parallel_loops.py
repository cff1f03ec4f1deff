"""Loops whose author says that no iteration depends on another: `llvm.loop.parallel_accesses`."""

from __future__ import annotations

from nvopt.analysis.loops import Loop
from nvopt.analysis.memory.call_effects import effects_of
from nvopt.analysis.values import execution
from nvopt.ir import CallBase, Instruction, LoadInst, MDNode, MDString


def is_annotated_parallel(loop: Loop) -> bool:
    """Whether every access of the loop is in one of the access groups that the loop names."""
    groups = _parallel_groups(loop)
    return bool(groups) and all(_in_any(one, groups) for block in loop.blocks for one in block if _accesses_memory(one))


def _parallel_groups(loop: Loop) -> set[MDNode]:
    node = loop.loop_id()
    found: set[MDNode] = set()
    for entry in node.operands[1:] if node is not None else ():
        if isinstance(entry, MDNode) and entry.operands:
            name = entry.operands[0]
            if isinstance(name, MDString) and name.text == "llvm.loop.parallel_accesses":
                found.update(one for one in entry.operands[1:] if isinstance(one, MDNode))
    return found


def _in_any(instruction: Instruction, groups: set[MDNode]) -> bool:
    """Whether the access is in one of the groups; `!llvm.access.group` is one or a list of them."""
    node = instruction.metadata.get("llvm.access.group")
    if not isinstance(node, MDNode):
        return False
    return node in groups or any(one in groups for one in node.operands)


def _accesses_memory(instruction: Instruction) -> bool:
    if isinstance(instruction, CallBase):
        return bool(effects_of(instruction).all)
    return isinstance(instruction, LoadInst) or execution.may_write(instruction)
