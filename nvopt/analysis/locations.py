"""Where in the user's source an instruction or a function comes from."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nvopt.ir.function import Function
from nvopt.ir.instructions import Instruction
from nvopt.ir.metadata import Field, MDNode, Metadata
from nvopt.ir.types import unescape
from nvopt.remarks import Location

if TYPE_CHECKING:
    from nvopt.analysis.loops import Loop


def location_of(instruction: Instruction) -> Location | None:
    """The place that the instruction's `!dbg` tells, None where it has none."""
    return location_in(instruction.debug_loc)


def location_of_function(function: Function) -> Location | None:
    """The line on which the function's `DISubprogram` says that it is defined, None where it has none."""
    program = next((node for name, node in function.attachments if name == "dbg"), None)
    if not isinstance(program, MDNode) or program.kind != "DISubprogram":
        return None
    return Location(_file_of(program), _number(program.field("line")), 0)


def location_of_loop(loop: Loop) -> Location | None:
    """Where the loop begins in the user's source: by its `!llvm.loop`, or where it is entered."""
    node = loop.loop_id()
    for entry in node.operands[1:] if node is not None else ():
        if isinstance(entry, MDNode) and (place := location_in(entry)) is not None:
            return place
    for block in (loop.preheader, loop.header):
        terminator = block.terminator if block is not None else None
        if terminator is not None and terminator.debug_loc is not None:
            return location_of(terminator)
    return None


def location_in(node: Metadata | None) -> Location | None:
    """The place that a `!DILocation` tells; file "" where its scope names none."""
    if not isinstance(node, MDNode) or node.kind != "DILocation":
        return None
    return Location(_file_of(node.field("scope")), _number(node.field("line")), _number(node.field("column")))


def _file_of(scope: Field) -> str:
    """The name of the file of a scope: a lexical block may leave it to the scope around it."""
    seen: list[Field] = []
    while isinstance(scope, MDNode) and scope not in seen:
        seen.append(scope)
        file = scope.field("file")
        if isinstance(file, MDNode):
            name = file.field("filename")
            return unescape(name[1:-1]) if isinstance(name, str) else ""
        scope = scope.field("scope")
    return ""


def _number(field: Field) -> int:
    return int(field) if isinstance(field, str) and field.isdigit() else 0
