"""Reads an argument where it lies: rebuilds all that is computed from its address on the address space that it lies in.

GEPs, loads and copies stay as they are but for their base. What a phi or a select chooses among pointers becomes a choice among offsets:

    %p = select i1 %c, ptr %a, ptr %b        ; both somewhere in %x

becomes

    %offset = select i1 %c, i64 4, i64 %b.offset
    %p = getelementptr i8, ptr addrspace(101) %x.param, i64 %offset

since LLVM's code generation takes a pointer into parameter space only where it can follow it: for a choice among such pointers it would
copy the argument to local memory and read the copy as parameter space.
"""

from __future__ import annotations

from nvopt.ir import (
    BasicBlock,
    Builder,
    CallInst,
    ConstantInt,
    Function,
    FunctionType,
    GetElementPtrInst,
    Instruction,
    IntType,
    MDNode,
    PHINode,
    PointerType,
    PoisonValue,
    SelectInst,
    UndefValue,
    Value,
    ValueAsMetadata,
)
from nvopt.ir.types import i8
from nvopt.passes.lower_struct_args.offsets import add_offset
from nvopt.passes.lower_struct_args.uses import ArgumentUses


def read_in_place(uses: ArgumentUses, base: Value) -> None:
    """Makes every read of the argument, to which there is no obstacle, go through `base`: its address in its address space."""
    function = uses.argument.function
    assert function is not None
    _move_debug_values(function, uses)
    moved = _Move(uses, base).pointers
    for load in uses.loads:
        load.set_operand(0, moved[load.pointer])
    for copy in dict.fromkeys(uses.copies):
        _copy_from(copy, moved[copy.args[1]])
    for call, index in uses.passed_on:
        name = f"{uses.argument.name or 'arg'}.generic"
        call.set_operand(index, Builder.before(call).addrspacecast(moved[call.args[index]], uses.argument.type, name))
    for assumption in dict.fromkeys(uses.assumptions):
        assumption.erase()
    drop_unused(uses)
    for made in reversed(dict.fromkeys(moved.values())):
        if isinstance(made, GetElementPtrInst) and not made.is_used:  # only its offset was of use
            made.erase()


def drop_unused(uses: ArgumentUses) -> None:
    """Deletes the pointers into the argument that nothing but other such pointers uses."""
    pointers = [pointer for pointer in uses.pointers if isinstance(pointer, Instruction)]
    needed = {pointer for pointer in pointers if any(user not in uses.pointers for user in pointer.users)}
    todo = list(needed)
    while todo:
        sources = [source for source in todo.pop().operands if source in uses.pointers and source not in needed]
        found = [source for source in sources if isinstance(source, Instruction)]
        needed.update(found)
        todo += found
    dead = [pointer for pointer in pointers if pointer not in needed]
    for pointer in dead:
        pointer.replace_all_uses_with(PoisonValue.get(pointer.type))
    for pointer in dead:
        pointer.erase()


class _Move:
    """Makes for each pointer into the argument (`uses.pointers`) the like one that starts from `base`."""

    def __init__(self, uses: ArgumentUses, base: Value) -> None:
        assert isinstance(base.type, PointerType)
        self.layout = uses.layout
        self.base = base
        self.index_type = IntType.get(self.layout.index_width(base.type.addrspace))
        self.offsets: dict[Value, Value] = {uses.argument: ConstantInt.get(self.index_type, 0)}
        self.pointers: dict[Value, Value] = {uses.argument: base}
        for pointer in uses.pointers:
            if isinstance(pointer, Instruction) and pointer is not base:
                self.pointers[pointer] = self._like(pointer)
        for choice in uses.choices:
            self._fill(choice)

    def _like(self, pointer: Instruction) -> Value:
        if isinstance(pointer, PHINode | SelectInst):
            return self._choice(pointer)
        source = self.pointers[pointer.operands[0]]
        if not isinstance(pointer, GetElementPtrInst):
            return source  # a cast: all are pointers into the one address space now
        name = _take_name(pointer)
        return Builder.before(pointer).gep(pointer.source_type, source, pointer.indices, name, pointer.flags)

    def _choice(self, choice: PHINode | SelectInst) -> Value:
        """The address at a chosen offset. What it chooses from is filled in when all pointers are known."""
        builder = Builder.before(choice)
        unknown = PoisonValue.get(self.index_type)
        made: PHINode | SelectInst
        if isinstance(choice, PHINode):
            made = builder.phi(self.index_type, "offset", [(unknown, block) for _, block in choice.incoming])
            assert choice.parent is not None
            builder.position_before(_behind_phis(choice.parent))
        else:
            made = builder.select(choice.operands[0], unknown, unknown, "offset")
        self.offsets[choice] = made
        return builder.gep(i8, self.base, [made], _take_name(choice))

    def _fill(self, choice: PHINode | SelectInst) -> None:
        made = self.offsets[choice]
        assert isinstance(made, PHINode | SelectInst)
        slots = range(0, len(choice.operands), 2) if isinstance(choice, PHINode) else (1, 2)
        for slot in slots:
            made.set_operand(slot, self._offset(choice.operands[slot]))

    def _offset(self, pointer: Value) -> Value:
        """How far `pointer` is behind the start of the argument, computed where `pointer` is."""
        if isinstance(pointer, UndefValue | PoisonValue):
            return pointer.get(self.index_type)
        steps = []
        while pointer not in self.offsets:
            assert isinstance(pointer, Instruction)
            steps.append(pointer)
            pointer = pointer.operands[0]
        offset = self.offsets[pointer]
        for step in reversed(steps):
            if isinstance(step, GetElementPtrInst):
                offset = add_offset(offset, step, self.layout)
            self.offsets[step] = offset
        return offset


def _behind_phis(block: BasicBlock) -> Instruction:
    found = block.first_non_phi
    assert found is not None
    return found


def _take_name(value: Instruction) -> str:
    """The name of `value`, which loses it: its successor is called so."""
    name = value.name
    value.name = ""
    return name


def _copy_from(copy: CallInst, source: Value) -> None:
    """Puts in place of `copy`, a call of memcpy or memmove, a memcpy that reads from `source`.

    Nothing is written to the argument, so that the two buffers don't overlap. To a memmove's lowering they might: it would compare their
    addresses, for which LLVM's code generation copies the argument.
    """
    function = copy.function
    assert function is not None
    args = [copy.args[0], source, *copy.args[2:]]
    type = FunctionType.get(copy.type, [arg.type for arg in args])
    callee = function.module.declare(_renamed(copy.callee_name, source), type)
    made = CallInst(type, callee, args)
    made.tail, made.attributes = copy.tail, copy.attributes
    # What is null in one address space may be an address in another.
    made.arg_attributes = [copy.arg_attributes[0], copy.arg_attributes[1].without("nonnull"), *copy.arg_attributes[2:]]
    made.metadata.update(copy.metadata)
    made.insert_before(copy)
    copy.erase()


def _renamed(name: str, source: Value) -> str:
    """The memcpy like the intrinsic `name` for a source in the address space of `source`: `llvm.memcpy.p0.p101.i64`."""
    assert isinstance(source.type, PointerType)
    *form, _, length = name.replace("llvm.memmove.", "llvm.memcpy.").split(".")
    return ".".join([*form, f"p{source.type.addrspace}", length])


def _move_debug_values(function: Function, uses: ArgumentUses) -> None:
    """Makes variables that hold a pointer at a known offset into the argument be described by the argument's own address."""
    for instruction in function.instructions():
        for record in instruction.dbg_records:
            held = record.args[0]
            if record.kind != "value" or not isinstance(held, ValueAsMetadata) or held.value is uses.argument:
                continue
            offset = uses.pointers.get(held.value)
            expression = record.args[2]
            if offset is None or not isinstance(expression, MDNode) or expression.operands:
                continue
            if offset > 0:
                operations = ("DW_OP_plus_uconst", str(offset), "DW_OP_stack_value")
                record.args[2] = MDNode(None, "DIExpression", [("", operation) for operation in operations])
            if offset >= 0:
                held.drop_operands()
                record.args[0] = ValueAsMetadata(uses.argument)
