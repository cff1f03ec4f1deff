"""Facts about the arguments of a kernel: attributes, constants in their place, and assumptions."""

from __future__ import annotations

from collections.abc import Iterator

from nvopt.analysis.values.attributes import argument_range
from nvopt.ir import (
    Argument,
    AtomicCmpXchgInst,
    AtomicRMWInst,
    Builder,
    CallInst,
    CastInst,
    ConstantInt,
    Function,
    GetElementPtrInst,
    Instruction,
    IntType,
    MDNode,
    PointerType,
    StoreInst,
)
from nvopt.nearest import hint
from nvopt.passes.apply_facts.conditions import assume, bounds, divisible, interval
from nvopt.passes.apply_facts.document import Document
from nvopt.passes.apply_facts.schema import ArgumentFacts, NumberFacts

_WRITES = ("llvm.memcpy.", "llvm.memmove.", "llvm.memset.")
_COPIES = ("byval", "inalloca", "preallocated")


def argument_of(kernel: Function, facts: ArgumentFacts, document: Document) -> Argument:
    """The argument that a key means: by its number from 0 on, its name in IR, or its name in the source that debug information has.
    FactsError where there is none, or where it is not of the kind that is spoken of."""
    found = _find(kernel, facts, document)
    kind = found.type
    for key, at in facts.of_pointers():
        if not isinstance(kind, PointerType):
            raise document.error(at, f"argument '{facts.key}' of {kernel.ref} is of type {kind}, and '{key}' is for pointers")
        if any(copy in found.attributes for copy in _COPIES):
            raise document.error(at, f"argument '{facts.key}' of {kernel.ref} is passed by value: it is no pointer that the host gives")
    if facts.number is not None and not isinstance(kind, IntType):
        what = "a pointer" if isinstance(kind, PointerType) else f"of type {kind}"
        raise document.error(facts.number.at, f"argument '{facts.key}' of {kernel.ref} is {what}, and this is for integers")
    return found


def _find(kernel: Function, facts: ArgumentFacts, document: Document) -> Argument:
    args = kernel.args
    if facts.key.isascii() and facts.key.isdigit():
        number = int(facts.key[:9])
        if number < len(args):
            return args[number]
        has = f"arguments 0 to {len(args) - 1}" if args else "no arguments"
        raise document.error(facts.at, f"{kernel.ref} has {has}, and no argument {facts.key}")
    names = {arg.name: arg for arg in args if arg.name} or dict(_names_in_source(kernel))
    if facts.key in names:
        return names[facts.key]
    has = hint(facts.key, names) if names else ": its arguments have no names here, but numbers from 0 on"
    raise document.error(facts.at, f"{kernel.ref} has no argument '{facts.key}'{has}")


def _names_in_source(kernel: Function) -> Iterator[tuple[str, Argument]]:
    """The names that debug information gives to the arguments: to those of the kernel, and not of functions that were inlined."""
    args = kernel.args
    program = next((node for kind, node in kernel.attachments if kind == "dbg"), None)
    if not isinstance(program, MDNode) or not _takes_as_many(program, len(args)):
        return
    for instruction in kernel.instructions():
        for record in instruction.dbg_records:
            for node in record.args:
                fields = dict(node.fields) if isinstance(node, MDNode) and node.kind == "DILocalVariable" else {}
                name, number = fields.get("name"), fields.get("arg")
                is_own = fields.get("scope") is program
                if is_own and isinstance(name, str) and isinstance(number, (int, str)) and 1 <= int(number) <= len(args):
                    yield name.strip('"'), args[int(number) - 1]


def _takes_as_many(program: MDNode, count: int) -> bool:
    """Whether the source has `count` arguments: where a front end adds some, or makes several of one, their numbers are others."""
    type = program.field("type")
    types = type.field("types") if isinstance(type, MDNode) else None
    return isinstance(types, MDNode) and len(types.fields) == count + 1


def apply_to_argument(argument: Argument, facts: ArgumentFacts, document: Document) -> None:
    """Says of an argument what is known. FactsError where it contradicts what is known already."""
    kernel = argument.function
    assert kernel is not None
    attributes = argument.attributes
    if facts.align is not None and facts.align.value > (attributes.integer("align") or 1):
        attributes = attributes.with_attribute(f"align {facts.align.value}")
    if facts.readonly is not None and "readnone" not in attributes:
        if "writeonly" in attributes or (writer := writer_through(argument)) is not None:
            how = "it is writeonly" if "writeonly" in attributes else f"the kernel writes there: `{writer}`"
            raise document.error(facts.readonly.at, f"argument '{facts.key}' of {kernel.ref} is not readonly: {how}")
        attributes = attributes.with_attribute("readonly")
    for key, stated in (("noalias", facts.noalias), ("nonnull", facts.nonnull)):
        if stated is not None:
            attributes = attributes.with_attribute(key)
    if attributes != argument.attributes:
        argument.attributes = attributes
    if facts.number is not None:
        _apply_number(argument, facts.number, facts.key, document)


def writer_through(pointer: Argument) -> Instruction | None:
    """An instruction that is seen to write through `pointer`."""
    pending: list[Argument | Instruction] = [pointer]
    for value in pending:
        for user in value.users:
            match user:
                case StoreInst(pointer=there) if there is value:
                    return user
                case AtomicRMWInst() | AtomicCmpXchgInst() if user.operands[0] is value:
                    return user
                case CallInst() if user.callee_name.startswith(_WRITES) and user.args[0] is value:
                    return user
                case GetElementPtrInst(pointer=there) if there is value:
                    pending.append(user)
                case CastInst(opcode="addrspacecast"):
                    pending.append(user)
    return None


def check_number(facts: NumberFacts, bits: int, what: str, document: Document) -> None:
    """FactsError where an integer of `bits` bits can't be what is said of it."""
    for stated in filter(None, (facts.least, facts.most)):
        if not -(1 << (bits - 1)) <= stated.value < 1 << bits:
            raise document.error(stated.at, f"{stated.value} does not fit in {what}, which has {bits} bits")
    least, most = bounds(facts, bits)
    if least > most:
        raise document.error(facts.at, f"no integer of {bits} bits is from {least} to {most}")
    if facts.divisor is not None and facts.divisor.value >= 1 << (bits - 1):
        raise document.error(facts.divisor.at, f"{facts.divisor.value} does not fit in {what}, which has {bits} bits")


def _apply_number(argument: Argument, facts: NumberFacts, key: str, document: Document) -> None:
    kernel, kind = argument.function, argument.type
    assert kernel is not None
    assert isinstance(kind, IntType)
    check_number(facts, kind.bits, f"argument '{key}' of {kernel.ref}", document)
    told = argument_range(argument)
    possible = interval(facts, kind.bits)
    if told is not None:
        if told.intersect(possible).is_empty:
            raise document.error(facts.at, f"argument '{key}' of {kernel.ref} is in {told} by its attributes, and this says {possible}")
        possible = told.intersect(possible)
    if facts.value is not None:
        argument.replace_all_uses_with(ConstantInt.get(kind, facts.value))
        return
    if not possible.is_full and possible != told:
        argument.attributes = argument.attributes.with_attribute(f"range({kind} {possible.text()[1:-1].replace(',', ', ')})")
    if facts.divisor is not None:
        builder = Builder.before(entry_point(kernel))
        assume(builder, divisible(builder, argument, facts))


def entry_point(kernel: Function) -> Instruction:
    """The first instruction that is no alloca: those ahead of it are what all of the kernel shares."""
    return next(one for one in kernel.entry if one.opcode != "alloca")
