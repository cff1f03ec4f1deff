"""Copies of blocks, loops and functions: what is copied together speaks of the copies, and of all else as the original does.

    mapped = ValueMap(module)                             # from what was to what the copies have instead
    copies = clone_blocks(blocks, ".copy", mapped)        # the new blocks, behind the originals
    front, mapped = clone_loop(loop, ".copy", kept)       # with the loops inside
    mapped = version_stretch(first, last, condition, ".orig", kept)  # that part of a block where the condition holds, a copy where not
    function = clone_function(original, "name")
    first, mapped = splice_function(source, target, ".copy")  # what another function does, to branch to

Copied are instructions, debug records, and of metadata what belongs to one place of the code: a loop's own `!llvm.loop` node, the alias
scopes that are declared among what is copied, and with a function its DISubprogram and what lies in that.

Source: LLVM's CloneFunction, ValueMapper, cloneLoopWithPreheader and cloneAndAdaptNoAliasScopes.
"""

from __future__ import annotations

import operator
from collections.abc import Iterable, Iterator, Sequence

from nvopt.analysis.loops import Loop, LoopInfo
from nvopt.ir import (
    BasicBlock,
    BlockAddress,
    BranchInst,
    CallBase,
    CallInst,
    Constant,
    DbgRecord,
    Function,
    GlobalValue,
    Instruction,
    IRError,
    MDNode,
    Metadata,
    MetadataAsValue,
    Module,
    PHINode,
    User,
    Value,
    ValueAsMetadata,
)
from nvopt.ir.constants import ConstantData
from nvopt.ir.types import token
from nvopt.transforms.blocks import CFGAnalyses, function_of, split_block, terminator_of
from nvopt.transforms.loops import exit_blocks

_SCOPE_DECLARATION = "llvm.experimental.noalias.scope.decl"
_OF_ONE_SUBPROGRAM = ("DISubprogram", "DILexicalBlock", "DILexicalBlockFile", "DILocation", "DILocalVariable", "DILabel")


class ValueMap:
    """What takes the place of values and metadata in copies; what isn't in it stays."""

    def __init__(self, module: Module) -> None:
        self.module = module
        self.values: dict[Value, Value] = {}
        self.nodes: dict[MDNode, MDNode] = {}

    def value(self, value: Value) -> Value:
        """The value to use instead."""
        found = self.values.get(value)
        if found is not None:
            return found
        if isinstance(value, MetadataAsValue):
            metadata = self.metadata(value.metadata)
            return value if metadata is value.metadata else MetadataAsValue(metadata)
        return self._constant(value) if isinstance(value, Constant) else value

    def _constant(self, constant: Constant) -> Value:
        """The like constant with the addresses of the copied blocks, where it holds such."""
        if isinstance(constant, (GlobalValue, ConstantData)):
            return constant
        if isinstance(constant, BlockAddress):
            block = self.values.get(constant.operands[-1])
            return BlockAddress.get(function_of(block), block, constant.type) if isinstance(block, BasicBlock) else constant
        operands = [self.value(operand) for operand in constant.operands]
        return constant.rebuilt(operands) if any(map(operator.is_not, operands, constant.operands)) else constant

    def metadata(self, metadata: Metadata) -> Metadata:
        """The metadata to use instead: a node of the map, or one that is printed where it is used, with its values mapped."""
        if isinstance(metadata, ValueAsMetadata):
            value = self.value(metadata.value)
            return metadata if value is metadata.value else ValueAsMetadata(value)
        if not isinstance(metadata, MDNode):
            return metadata
        if metadata.slot is None and metadata.kind == "DIArgList":
            fields = [(name, _held_anew(self.metadata(held)) if isinstance(held, Metadata) else held) for name, held in metadata.fields]
            return MDNode(None, metadata.kind, fields)
        return self.nodes.get(metadata, metadata)

    def rewrite(self, instruction: Instruction) -> None:
        """Makes a copy, and the debug records before it, speak of copies."""
        for at, operand in enumerate(instruction.operands):
            new = self.value(operand)
            if new is not operand:
                instruction.set_operand(at, new)
        for name, node in instruction.attached():
            instruction.metadata[name] = self.metadata(node)

    def record(self, record: DbgRecord) -> DbgRecord:
        """A copy of a debug record."""
        return DbgRecord(record.kind, [_held_anew(self.metadata(arg)) for arg in record.args])


def _held_anew(metadata: Metadata) -> Metadata:
    """A record lets go of its values when it goes away: each has its own hold on them."""
    return ValueAsMetadata(metadata.value) if isinstance(metadata, ValueAsMetadata) else metadata


# -- blocks


def clone_blocks(blocks: Sequence[BasicBlock], suffix: str, mapped: ValueMap) -> list[BasicBlock]:
    """Copies of blocks of one function, behind the last of them, in order; what they define is called as the original with `suffix`.

    Edges among the blocks are copied as edges among the copies. Phis of the copies have entries from outside still, and those of the blocks
    that the copies lead to have none for them yet: both are the caller's to mend.
    """
    made = [_clone_block(block, suffix, mapped) for block in blocks]
    where = blocks[-1]
    for copy in made:
        function_of(where).insert_block_after(copy, where)
        where = copy
    _copy_own_metadata(blocks, mapped)
    for block, copy in zip(blocks, made, strict=True):
        _rewrite(block, copy, mapped)
    return made


def _clone_block(block: BasicBlock, suffix: str, mapped: ValueMap) -> BasicBlock:
    """A copy that stands nowhere and uses what the original does."""
    copy = BasicBlock(f"{block.name}{suffix}" if block.name else None)
    mapped.values[block] = copy
    for instruction in block:
        made = instruction.clone()
        if instruction.name:
            made.name = f"{instruction.name}{suffix}"
        copy.append(made)
        mapped.values[instruction] = made
    return copy


def _rewrite(block: BasicBlock, copy: BasicBlock, mapped: ValueMap) -> None:
    for instruction, made in zip(block, copy, strict=True):
        mapped.rewrite(made)
        if records := instruction.dbg_records:
            made.dbg_records.extend(mapped.record(record) for record in records)


def _copy_own_metadata(blocks: Iterable[BasicBlock], mapped: ValueMap) -> None:
    """Maps the loops' own nodes and the alias scopes that are declared in the blocks to new ones: two copies that run at different times do
    not promise anything of one another."""
    scopes: dict[MDNode, None] = {}
    lists: dict[MDNode, None] = {}
    for block in blocks:
        for instruction in block:
            declared = _declared_scopes(instruction)
            if declared is not None:
                lists[declared] = None
                scopes.update(dict.fromkeys(node for node in declared.operands if isinstance(node, MDNode)))
            for name, node in instruction.attached():
                if isinstance(node, MDNode) and name in ("alias.scope", "noalias"):
                    lists[node] = None
                elif isinstance(node, MDNode) and name == "llvm.loop":
                    _copy_self_reference(node, mapped)
    for scope in scopes:
        _copy_self_reference(scope, mapped)
    for listed in lists:
        _copy_list(listed, mapped)


def _declared_scopes(instruction: Instruction) -> MDNode | None:
    """The list of alias scopes that a call declares."""
    if not isinstance(instruction, CallInst) or instruction.callee_name != _SCOPE_DECLARATION:
        return None
    held = instruction.args[0]
    return held.metadata if isinstance(held, MetadataAsValue) and isinstance(held.metadata, MDNode) else None


def _copy_self_reference(node: MDNode, mapped: ValueMap) -> None:
    """Maps a distinct node whose first operand is itself to a like one."""
    if node in mapped.nodes:
        return
    copy = mapped.nodes[node] = mapped.module.new_metadata(MDNode(None, node.kind, (), node.distinct))
    copy.set_fields(node.kind, [(name, copy if held is node else held) for name, held in node.fields], node.distinct)


def _copy_list(listed: MDNode, mapped: ValueMap) -> None:
    """Maps a list of nodes of which some are mapped."""
    if listed not in mapped.nodes and any(node in mapped.nodes for node in listed.operands):
        fields = [(name, mapped.nodes.get(held, held) if isinstance(held, MDNode) else held) for name, held in listed.fields]
        mapped.nodes[listed] = mapped.module.new_metadata(MDNode(None, listed.kind, fields, listed.distinct))


def may_copy(blocks: Iterable[BasicBlock], *, under_condition: bool = False) -> bool:
    """Whether the blocks may be copied: no `noduplicate` call is among them, and no edge that goes by an address. With `under_condition`
    threads may come to different copies: then no convergent call, a barrier say, is among them either."""
    return all(may_copy_instruction(instruction, under_condition=under_condition) for block in blocks for instruction in block)


def may_copy_instruction(instruction: Instruction, *, under_condition: bool = False) -> bool:
    """The same of one instruction."""
    if instruction.opcode in ("indirectbr", "callbr"):
        return False
    forbidden = ("noduplicate", "convergent") if under_condition else ("noduplicate",)
    return not (isinstance(instruction, CallBase) and any(map(instruction.has_fn_attribute, forbidden)))


# -- parts of blocks


def version_stretch(first: Instruction, last: Instruction, condition: Value, suffix: str, kept: CFGAnalyses) -> ValueMap:
    """Runs what stands from `first`, which is no phi, to `last`, which is no terminator, where `condition` holds, and a copy where not; the
    map to what is the copy's. Both stand in one block, which is split around them, and `condition` is there before `first`. What is used
    behind them comes through phis, to debug records, too. IRError where the instructions may not be copied, where one makes a token, or
    where a convergent call is among them, unless the condition is constant."""
    instructions = list(_stretch(first, last))
    under_condition = not isinstance(condition, Constant)
    if not all(may_copy_instruction(one, under_condition=under_condition) and one.type is not token for one in instructions):
        raise IRError(f"what stands from {first.ref} to {last.ref} may not be copied")
    before, behind = first.block, last.next
    assert behind is not None
    region = split_block(first, kept)
    rest = split_block(behind, kept)
    mapped = ValueMap(function_of(before).module)
    (copy,) = clone_blocks([region], suffix, mapped)
    branch = terminator_of(before)
    decision = BranchInst(condition, region, copy)
    decision.debug_loc = branch.debug_loc
    decision.insert_before(branch)
    branch.erase()
    if kept.dominators is not None:
        kept.dominators.insert_edge(before, copy)
    if kept.loops is not None:
        kept.loops.add_block(copy, kept.loops.loop_for(region))
    own_records = {held for instruction in region for record in instruction.dbg_records for held in record.values}
    for instruction in instructions:
        behind_it = [one for one in instruction._users or () if one not in own_records and not _stands_in(one, region)]
        if behind_it:
            phi = _merged(instruction, mapped.value(instruction), (region, copy), rest)
            for user in behind_it:
                user.replace_operand(instruction, phi)
    return mapped


def _stretch(first: Instruction, last: Instruction) -> Iterator[Instruction]:
    at: Instruction | None = first
    while at is not last:
        assert at is not None
        yield at
        at = at.next
    yield last


def _stands_in(user: User, block: BasicBlock) -> bool:
    return isinstance(user, Instruction) and user.parent is block


def _merged(one: Instruction, other: Value, sources: tuple[BasicBlock, BasicBlock], rest: BasicBlock) -> PHINode:
    """A phi of both values at the head of `rest`."""
    phi = PHINode(one.type, [(one, sources[0]), (other, sources[1])], name=f"{one.name}.merged" if one.name else None)
    phi.debug_loc = one.debug_loc
    first = rest.first
    assert first is not None
    phi.insert_before(first)
    return phi


# -- loops


def clone_loop(loop: Loop, suffix: str, kept: CFGAnalyses) -> tuple[BasicBlock, ValueMap]:
    """Copies a loop that has a preheader: a preheader for the copy, to which nothing leads yet, and the map.

    The loop is in loop-closed SSA form. The copy leaves to the same exits, whose phis get entries for it. The copied loops are among
    `kept.loops`; the dominator tree learns of the blocks when it is told of the first edge to the preheader, by `insert_edge`. IRError
    without a preheader, or where the loop may not be copied.
    """
    preheader = loop.preheader
    if preheader is None:
        raise IRError(f"the loop of {loop.header.ref} has no preheader: simplify_loop() makes one")
    if not may_copy(loop.blocks):
        raise IRError(f"the loop of {loop.header.ref} holds what may not be copied")
    function = function_of(preheader)
    mapped = ValueMap(function.module)
    blocks = list(loop.blocks)
    clone_blocks(blocks, suffix, mapped)
    header = _copied(loop.header, mapped)
    front = BasicBlock(f"{preheader.name}{suffix}" if preheader.name else None)
    function.insert_block_before(front, header)
    front.append(BranchInst(header)).debug_loc = terminator_of(preheader).debug_loc
    for phi in header.phis():
        phi.replace_operand(preheader, front)
    for block in loop.blocks:  # into the middle of a loop leads only what can't be reached
        for strange in dict.fromkeys(one for one in block.predecessors if one is not preheader and not loop.contains_block(one)):
            for _ in range(strange.successors.count(block)):
                _copied(block, mapped).remove_predecessor(strange)
    for one in exit_blocks(loop):
        for phi in one.phis():
            for value, source in phi.incoming:
                if loop.contains_block(source):
                    phi.add_incoming(mapped.value(value), _copied(source, mapped))
    if kept.loops is not None:
        kept.loops.add_block(front, kept.loops.loop_for(preheader))
        _enter_copies(loop, blocks, kept.loops, mapped)
    return front, mapped


def _enter_copies(loop: Loop, blocks: Iterable[BasicBlock], loops: LoopInfo, mapped: ValueMap) -> None:
    """Makes the copies of a loop and of those inside known."""
    made = loops.add_loop(_copied(loop.header, mapped), loop.parent)
    enter_copies(loop, blocks, loops, mapped, made)


def enter_copies(loop: Loop, blocks: Iterable[BasicBlock], loops: LoopInfo, mapped: ValueMap, into: Loop | None = None) -> None:
    """Makes copies of a loop's blocks known, and those of the loops inside: as a part of the loop itself, or of the loop `into`."""
    blocks = list(blocks)
    headers = set(blocks)
    made = {loop: into or loop}
    pending = list(loop.subloops)
    for one in pending:
        if one.header in headers:
            parent = one.parent
            assert parent is not None
            made[one] = loops.add_loop(_copied(one.header, mapped), made[parent])
            pending += one.subloops
    for block in blocks:
        around = loops.loop_for(block)
        assert around is not None
        copy = _copied(block, mapped)
        if made[around].header is not copy:
            loops.add_block(copy, made[around])


def _copied(block: BasicBlock, mapped: ValueMap) -> BasicBlock:
    copy = mapped.values[block]
    assert isinstance(copy, BasicBlock)
    return copy


# -- functions


def clone_function(function: Function, name: str) -> Function:
    """A definition called `name` that does what `function` does, calls itself not but the original, and is not seen outside the module. The
    original's debug information is copied as far as it is its own. IRError where the name is taken."""
    module = function.module
    made = module.define(name, function.function_type, [arg.name for arg in function.args])
    made.erase_blocks([made.entry])
    _copy_head(function, made)
    mapped = ValueMap(module)
    for arg, own in zip(function.args, made.args, strict=True):
        mapped.values[arg] = own
        own.attributes = arg.attributes
    copies = [_clone_block(block, "", mapped) for block in function.blocks]
    for copy in copies:
        made.append_block(copy)
    _copy_own_metadata(function.blocks, mapped)
    _copy_debug_info(function, mapped)
    made.attachments = tuple((kind, mapped.metadata(node)) for kind, node in function.attachments)
    for block, copy in zip(function.blocks, copies, strict=True):
        _rewrite(block, copy, mapped)
    return made


def splice_function(source: Function, target: Function, suffix: str) -> tuple[BasicBlock, ValueMap]:
    """Copies what `source` does to the end of `target`, a function of the same type, whose arguments it takes: its first block, to which
    nothing leads yet, and the map. Debug information speaks of `target` then. IRError where the types differ."""
    if source.function_type is not target.function_type:
        raise IRError(f"{source.ref} and {target.ref} are of different types")
    mapped = ValueMap(target.module)
    mapped.values.update(zip(source.args, target.args, strict=True))
    copies = [_clone_block(block, suffix, mapped) for block in source.blocks]
    for copy in copies:
        target.append_block(copy)
    _copy_own_metadata(source.blocks, mapped)
    _take_debug_info(source, target, mapped)
    for block, copy in zip(source.blocks, copies, strict=True):
        _rewrite(block, copy, mapped)
    return copies[0], mapped


def _take_debug_info(source: Function, target: Function, mapped: ValueMap) -> None:
    """Maps the DISubprogram of `source` to that of `target`, the variables of its arguments to those of the same arguments, and what lies
    in it otherwise to copies."""
    theirs, own = _program(source), _program(target)
    if theirs is None or own is None:
        return
    arguments = {number: node for node in _own_nodes(target, own) if (number := _argument_number(node)) is not None}
    found = [node for node in _own_nodes(source, theirs) if node is not theirs]
    mapped.nodes[theirs] = own
    copied = []
    for node in found:
        number = _argument_number(node)
        if number is not None and number in arguments:
            mapped.nodes[node] = arguments[number]
        else:
            mapped.nodes[node] = mapped.module.new_metadata(MDNode(None, node.kind, (), node.distinct))
            copied.append(node)
    for node in copied:
        fields = [(name, mapped.nodes.get(held, held) if isinstance(held, MDNode) else held) for name, held in node.fields]
        mapped.nodes[node].set_fields(node.kind, fields, node.distinct)


def _program(function: Function) -> MDNode | None:
    found = next((node for name, node in function.attachments if name == "dbg"), None)
    return found if isinstance(found, MDNode) else None


def _argument_number(node: MDNode) -> str | None:
    """Of a variable that is an argument of its function, and of none that was inlined, which argument."""
    number = dict(node.fields).get("arg") if node.kind == "DILocalVariable" else None
    return str(number) if number is not None else None


def _copy_head(function: Function, made: Function) -> None:
    for field, held in function.head.items():
        if field not in ("value_type", "linkage", "comdat", "attachments", "visibility", "dll_storage"):
            made.head[field] = held
    made.linkage = "internal"
    made.hold_constants()


def _copy_debug_info(function: Function, mapped: ValueMap) -> None:
    """Maps the function's DISubprogram, and all scopes, locations, variables and labels that lie in it, to copies."""
    program = _program(function)
    if program is None:
        return
    found = _own_nodes(function, program)
    for node in found:
        mapped.nodes[node] = mapped.module.new_metadata(MDNode(None, node.kind, (), node.distinct))
    for node, copy in list(mapped.nodes.items()):
        fields = [(name, mapped.nodes.get(held, held) if isinstance(held, MDNode) else held) for name, held in node.fields]
        copy.set_fields(node.kind, fields, node.distinct)


def _own_nodes(function: Function, program: MDNode) -> list[MDNode]:
    """The program, and of what the function's code and the program speak of what leads to the program."""
    edges: dict[MDNode, list[MDNode]] = {}
    pending = [program, *_spoken_of(function)]
    while pending:
        node = pending.pop()
        if node in edges or (node.kind and node.kind not in _OF_ONE_SUBPROGRAM) or (node.kind == "DISubprogram" and node is not program):
            continue
        edges[node] = [held for held in node.operands if isinstance(held, MDNode)]
        pending += edges[node]
    own = {program}
    grown = True
    while grown:
        more = [node for node, held in edges.items() if node not in own and any(one in own for one in held)]
        own.update(more)
        grown = bool(more)
    return [node for node in edges if node in own]


def _spoken_of(function: Function) -> Iterator[MDNode]:
    for instruction in function.instructions():
        held = [*instruction.metadata.values(), *(arg for record in instruction.dbg_records for arg in record.args)]
        yield from (node for node in held if isinstance(node, MDNode) and node.slot is not None)
