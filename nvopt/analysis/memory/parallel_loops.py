"""Loops whose author says that no iteration depends on another: `llvm.loop.parallel_accesses`, or `llvm.mem.parallel_loop_access`.

Source: LLVM's Loop::isAnnotatedParallel.
"""

from __future__ import annotations

from nvopt.analysis.loops import Loop
from nvopt.analysis.values.execution import may_read_or_write
from nvopt.ir import MDNode, MDString


def is_annotated_parallel(loop: Loop) -> bool:
    """Whether `!llvm.loop` says that no iteration depends on another, and every access to memory that it belongs to that."""
    node = loop.loop_id()
    if node is None:
        return False
    groups: set[MDNode] = set()
    for entry in node.operands[1:]:
        name = entry.operands[0] if isinstance(entry, MDNode) and entry.operands else None
        if isinstance(entry, MDNode) and isinstance(name, MDString) and name.text == "llvm.loop.parallel_accesses":
            groups.update(one for one in entry.operands[1:] if isinstance(one, MDNode))
    for block in loop.blocks:
        for instruction in block:
            if not may_read_or_write(instruction):
                continue
            group = instruction.metadata.get("llvm.access.group") if instruction._metadata else None
            if isinstance(group, MDNode) and any(one in groups for one in (group.operands or [group])):
                continue
            named = instruction.metadata.get("llvm.mem.parallel_loop_access") if instruction._metadata else None
            if not isinstance(named, MDNode) or node not in named.operands:
                return False
    return True
