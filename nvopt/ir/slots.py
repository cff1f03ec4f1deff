"""The numbers of metadata nodes and attribute groups in an instruction that is printed alone, as LLVM gives them.

    slots = FunctionSlots(function, ModuleSlots(function.module))
    slots.line(instruction)        # `%1 = load i32, ptr %p, align 4, !tbaa !5`, where the module as a whole has `!tbaa !17`

Printing a whole module, LLVM numbers what it comes to, function after function; printing an instruction, only what the module as such and
the instruction's own function refer to. Analyses that print instructions show these numbers.

Source: LLVM's SlotTracker, and the order of operands in its DebugInfoMetadata.
"""

from __future__ import annotations

import re
from collections import ChainMap
from collections.abc import Iterable, Iterator, Mapping

from nvopt.ir.attributes import AttributeGroup
from nvopt.ir.function import Function
from nvopt.ir.instructions import CallBase, Instruction
from nvopt.ir.metadata import DbgRecord, MDNode, Metadata, MetadataAsValue
from nvopt.ir.module import Module
from nvopt.ir.types import metadata
from nvopt.patterns import late

_NUMBER = late(r'"[^"]*"|!(\d+)\b|#(\d+)\b')

# By kind the fields that are nodes, in the order of LLVM's operands; the others print theirs in that order.
_OPERANDS = {
    kind: tuple(names.split())
    for kind, names in {
        "DICompositeType": "file scope baseType elements vtableHolder templateParams discriminator dataLocation associated allocated rank"
        " annotations specification",
        "DIDerivedType": "file scope baseType extraData annotations",
        "DICompileUnit": "file enums retainedTypes globals imports macros",
        "DISubprogram": "file scope type unit declaration retainedNodes containingType templateParams thrownTypes annotations",
        "DILexicalBlock": "file scope",
        "DILexicalBlockFile": "file scope",
        "DIModule": "file scope",
        "DICommonBlock": "scope declaration file",
        "DIGlobalVariable": "scope file type declaration templateParams annotations",
        "DILocalVariable": "scope file type annotations",
        "DILabel": "scope file",
        "DIImportedEntity": "scope entity file elements",
        "DIObjCProperty": "file type",
    }.items()
}


class ModuleSlots:
    """What has a number before any function's instructions: by the number that it has in the module's text."""

    __slots__ = ("are_same", "groups", "nodes")

    def __init__(self, module: Module) -> None:
        self.nodes: dict[int, int] = {}
        self.groups: dict[int, int] = {}
        _number_nodes((node for value in module.globals for _, node in value.attachments), self.nodes, {})
        _number_nodes(module.reader.named_nodes(), self.nodes, {})
        for group in _groups_of(module):
            self.groups.setdefault(group.slot, len(self.groups))
        self.are_same = _are_same(self.nodes) and _are_same(self.groups)
        """Whether these are the numbers that the module's text has."""


class FunctionSlots:
    """The numbers for the instructions of one function."""

    __slots__ = ("_are_same", "_groups", "_nodes")

    def __init__(self, function: Function, module: ModuleSlots) -> None:
        nodes: dict[int, int] = {}
        groups: dict[int, int] = {}
        _number_nodes((node for _, node in function.attachments), nodes, module.nodes)
        for block in function.blocks:
            for instruction in block:
                if isinstance(instruction, CallBase):
                    if instruction._metadata or instruction._records or metadata in instruction.function_type.params:
                        _number_nodes(_nodes_of(instruction), nodes, module.nodes)
                    group = instruction.attributes
                    if isinstance(group, AttributeGroup) and group.slot not in module.groups:
                        groups.setdefault(group.slot, len(module.groups) + len(groups))
                elif instruction._metadata or instruction._records:
                    _number_nodes(_nodes_of(instruction), nodes, module.nodes)
        self._nodes, self._groups = ChainMap(nodes, module.nodes), ChainMap(groups, module.groups)
        self._are_same = module.are_same and _are_same(nodes) and _are_same(groups)

    def line(self, instruction: Instruction) -> str:
        """The instruction's text."""
        text = str(instruction)
        return text if self._are_same or ("!" not in text and "#" not in text) else _NUMBER.sub(self._renumbered, text)

    def _renumbered(self, found: re.Match[str]) -> str:
        if found[1] is not None:
            return f"!{self._nodes.get(int(found[1]), found[1])}"
        return f"#{self._groups.get(int(found[2]), found[2])}" if found[2] is not None else found[0]


def _are_same(numbers: Mapping[int, int]) -> bool:
    return all(one == other for one, other in numbers.items())


def _number_nodes(nodes: Iterable[Metadata], numbers: dict[int, int], before: Mapping[int, int]) -> None:
    """Numbers the nodes that have no number in either table yet, each ahead of those that it refers to."""
    pending = [iter(nodes)]
    while pending:
        node = next(pending[-1], None)
        if node is None:
            pending.pop()
        elif isinstance(node, MDNode) and (node.slot is None or (node.slot not in numbers and node.slot not in before)):
            if node.slot is not None:
                numbers[node.slot] = len(before) + len(numbers)
            pending.append(iter(_operands(node)))


def _groups_of(module: Module) -> Iterator[AttributeGroup]:
    for variable in module.globals:
        if variable.attributes is not None:
            yield variable.attributes
    for function in module.functions:
        if function.attribute_group is not None:
            yield function.attribute_group


def _operands(node: MDNode) -> list[Metadata]:
    names = _OPERANDS.get(node.kind)
    fields = [node.field(name) for name in names] if names is not None else node.operands
    return [field for field in fields if isinstance(field, MDNode)]


def _nodes_of(instruction: Instruction) -> Iterator[Metadata]:
    for record in instruction._records or ():
        yield from _nodes_of_record(record)
    if isinstance(instruction, CallBase) and instruction.callee_name.startswith("llvm."):
        for operand in instruction.operands:
            if isinstance(operand, MetadataAsValue):
                yield operand.metadata
    if instruction._metadata:
        yield from instruction._metadata.values()


def _nodes_of_record(record: DbgRecord) -> Iterator[Metadata]:
    """Those that a record refers to by number: not the value's place and the expression."""
    for arg in record.args:
        if isinstance(arg, MDNode) and arg.slot is not None:
            yield arg
