"""Reads one instruction: a function per shape of line, and the table from opcode to shape at the end."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, cast

from nvopt.ir import instructions
from nvopt.ir.attributes import NONE, AttributeGroup, AttributeSet
from nvopt.ir.errors import ReadError
from nvopt.ir.function import BasicBlock
from nvopt.ir.reading.cursor import GROUP, NAME, STRING_ATTRIBUTE, WORD, Cursor
from nvopt.ir.types import FunctionType, PointerType, i1, token
from nvopt.ir.types import label as label_type
from nvopt.ir.values import Value
from nvopt.patterns import late

if TYPE_CHECKING:
    from nvopt.ir.constants import Constant

PREDICATE = late(r"([a-z]+) ")
ORDERINGS = "unordered|monotonic|acquire|release|acq_rel|seq_cst"
BRANCH = late(rf"(?:i1 (%{NAME}), label (%{NAME}), )?label (%{NAME})", re.ASCII)
MEMORY = late(rf'(?: syncscope\("([^"]*)"\))?(?: ({ORDERINGS}))?(?: ({ORDERINGS}))?(?:, align (\d+))?')
LOAD = late(rf"([a-z]\w*), ptr(?: addrspace\(\d+\))? [%@]{NAME}, align (\d+)", re.ASCII)
"""A load of a plain type that is neither atomic nor volatile, from a pointer with a name."""
FENCE = late(r'(?:syncscope\("([^"]*)"\) )?([a-z_]+)')
RELOCATE_COMMENT = late(r" ; \([^()]*\)\Z")
"""What LLVM prints behind gc.relocate for human readers."""


Flags = tuple[str, ...]


def read_rest(cursor: Cursor, made: instructions.Instruction, opcode: str) -> None:
    """Reads what stands behind the operands of an instruction. ReadError for what isn't known."""
    attachments = cursor.attachments()
    if attachments:
        made._metadata = dict(attachments)
    if cursor.at < len(cursor.text) and not RELOCATE_COMMENT.match(cursor.text, cursor.at):
        raise ReadError(f"{opcode}: do not know {cursor.text[cursor.at :]!r}")


def _more_typed(cursor: Cursor) -> list[Value]:
    """`, T v` as often as it stands here, stopping at attachments and `align`."""
    values = []
    while cursor.text.startswith(", ", cursor.at) and not cursor.text.startswith((", !", ", align "), cursor.at):
        cursor.at += 2
        values.append(cursor.typed_value())
    return values


def _block(cursor: Cursor) -> BasicBlock:
    cursor.expect("label ")
    return cast(BasicBlock, cursor.value(label_type))


def _blocks(cursor: Cursor, close: str = "]") -> list[BasicBlock]:
    blocks = []
    while not cursor.skip(close):
        blocks.append(_block(cursor))
        cursor.skip(", ")
    return blocks


def _binary(cursor: Cursor, made: Any, opcode: str, flags: Flags) -> None:
    lhs, rhs = cursor.pair()
    made.__init__(opcode, lhs, rhs, flags)


def _unary(cursor: Cursor, made: Any, opcode: str, flags: Flags) -> None:
    made.__init__(opcode, cursor.typed_value(), flags)


def _cast(cursor: Cursor, made: Any, opcode: str, flags: Flags) -> None:
    value = cursor.typed_value()
    cursor.expect(" to ")
    made.__init__(opcode, value, cursor.type(), flags)


def _compare(cursor: Cursor, made: Any, opcode: str, flags: Flags) -> None:
    predicate = cursor.match(PREDICATE, "a predicate")[1]
    lhs, rhs = cursor.pair()
    made.__init__(opcode, predicate, lhs, rhs, flags)


def _select(cursor: Cursor, made: Any, opcode: str, flags: Flags) -> None:
    made.__init__(*_all(cursor, 3), flags)


def _all(cursor: Cursor, count: int) -> list[Value]:
    values = [cursor.typed_value(), *_more_typed(cursor)]
    if len(values) != count:
        raise cursor.fail(f"{count} operands")
    return values


def _elements(cursor: Cursor, made: Any, opcode: str, flags: Flags) -> None:
    made.__init__(*_all(cursor, 2 if opcode == "extractelement" else 3))


def _indices(cursor: Cursor) -> list[int]:
    indices = []
    while cursor.text.startswith(", ", cursor.at) and cursor.text[cursor.at + 2].isdigit():
        cursor.at += 2
        indices.append(cursor.number())
    return indices


def _extract_value(cursor: Cursor, made: Any, opcode: str, flags: Flags) -> None:
    aggregate = cursor.typed_value()
    made.__init__(aggregate, _indices(cursor))


def _insert_value(cursor: Cursor, made: Any, opcode: str, flags: Flags) -> None:
    aggregate = cursor.typed_value()
    cursor.expect(", ")
    value = cursor.typed_value()
    made.__init__(aggregate, value, _indices(cursor))


def _phi(cursor: Cursor, made: Any, opcode: str, flags: Flags) -> None:
    type = cursor.type()
    cursor.skip(" ")
    operands: list[Value] = []
    if cursor.text.startswith("[", cursor.at):
        operands += cursor.incoming(type)
        while cursor.text.startswith(", [", cursor.at):
            cursor.at += 2
            operands += cursor.incoming(type)
    made._init(opcode, type, operands, flags, None)


def _alloca(cursor: Cursor, made: Any, opcode: str, flags: Flags) -> None:
    allocated = cursor.type()
    count = align = None
    addrspace = 0
    while cursor.text.startswith(", ", cursor.at) and not cursor.text.startswith(", !", cursor.at):
        cursor.at += 2
        if cursor.skip("align "):
            align = cursor.number()
        elif cursor.skip("addrspace("):
            addrspace = cursor.number()
            cursor.expect(")")
        else:
            count = cursor.typed_value()
    made.__init__(allocated, count, align, PointerType.get(addrspace), flags)


def _memory_tail(cursor: Cursor) -> tuple[str, str, str, int | None]:
    """(syncscope, ordering, failure ordering, align) as far as they stand here."""
    found = cursor.match(MEMORY, "an ordering")
    return found[1] or "", found[2] or "", found[3] or "", int(found[4]) if found[4] else None


def _load(cursor: Cursor, made: Any, opcode: str, flags: Flags) -> None:
    found = LOAD.match(cursor.text, cursor.at)
    known = cursor.types.get(found[1]) if found is not None else None
    if found is not None and known is not None:
        cursor.at = found.end(1) + 2
        pointer = cursor.typed_value()
        cursor.at = found.end()
        made.__init__(known, pointer, int(found[2]))
        return
    cursor.skip("atomic ")
    volatile = cursor.skip("volatile ")
    type = cursor.type()
    cursor.expect(", ")
    pointer = cursor.typed_value()
    scope, ordering, _, align = _memory_tail(cursor)
    made.__init__(type, pointer, align, volatile, ordering, scope)


def _store(cursor: Cursor, made: Any, opcode: str, flags: Flags) -> None:
    cursor.skip("atomic ")
    volatile = cursor.skip("volatile ")
    value = cursor.typed_value()
    cursor.expect(", ")
    pointer = cursor.typed_value()
    scope, ordering, _, align = _memory_tail(cursor)
    made.__init__(value, pointer, align, volatile, ordering, scope)


def _cmpxchg(cursor: Cursor, made: Any, opcode: str, flags: Flags) -> None:
    weak = cursor.skip("weak ")
    volatile = cursor.skip("volatile ")
    pointer = cursor.typed_value()
    cursor.expect(", ")
    compare = cursor.typed_value()
    cursor.expect(", ")
    new = cursor.typed_value()
    scope, ordering, failure, align = _memory_tail(cursor)
    made.__init__(pointer, compare, new, ordering, failure, align, weak, volatile, scope)


def _atomicrmw(cursor: Cursor, made: Any, opcode: str, flags: Flags) -> None:
    volatile = cursor.skip("volatile ")
    operation = cursor.match(WORD, "an operation")[0]
    cursor.expect(" ")
    pointer = cursor.typed_value()
    cursor.expect(", ")
    value = cursor.typed_value()
    scope, ordering, _, align = _memory_tail(cursor)
    made.__init__(operation, pointer, value, ordering, align, volatile, scope)


def _fence(cursor: Cursor, made: Any, opcode: str, flags: Flags) -> None:
    found = cursor.match(FENCE, "an ordering")
    made.__init__(found[2], found[1] or "")


def _gep(cursor: Cursor, made: Any, opcode: str, flags: Flags) -> None:
    source = cursor.type()
    cursor.expect(", ")
    pointer = cursor.typed_value()
    made.__init__(source, pointer, _more_typed(cursor), flags)


def _va_arg(cursor: Cursor, made: Any, opcode: str, flags: Flags) -> None:
    pointer = cursor.typed_value()
    cursor.expect(", ")
    made.__init__(pointer, cursor.type())


def _landingpad(cursor: Cursor, made: Any, opcode: str, flags: Flags) -> None:
    type = cursor.type()
    cleanup = cursor.skip(" cleanup")
    clauses = []
    while cursor.text.startswith((" catch ", " filter "), cursor.at):
        kind = "catch" if cursor.skip(" catch ") else "filter"
        cursor.skip(" filter ")
        clauses.append((kind, cursor.typed_value()))
    made.__init__(type, cleanup, clauses)


def _within(cursor: Cursor) -> Value:
    return cursor.value(token)


def _funclet_pad(cursor: Cursor, made: Any, opcode: str, flags: Flags) -> None:
    cursor.expect("within ")
    within = _within(cursor)
    cursor.expect(" [")
    args = []
    while not cursor.skip("]"):
        args.append(cursor.typed_value())
        cursor.skip(", ")
    made.__init__(opcode, within, args)


def _catchswitch(cursor: Cursor, made: Any, opcode: str, flags: Flags) -> None:
    cursor.expect("within ")
    within = _within(cursor)
    cursor.expect(" [")
    handlers = _blocks(cursor)
    cursor.expect(" unwind ")
    made.__init__(within, handlers, None if cursor.skip("to caller") else _block(cursor))


def _catchret(cursor: Cursor, made: Any, opcode: str, flags: Flags) -> None:
    cursor.expect("from ")
    pad = _within(cursor)
    cursor.expect(" to ")
    made.__init__(pad, _block(cursor))


def _cleanupret(cursor: Cursor, made: Any, opcode: str, flags: Flags) -> None:
    cursor.expect("from ")
    pad = _within(cursor)
    cursor.expect(" unwind ")
    made.__init__(pad, None if cursor.skip("to caller") else _block(cursor))


def _ret(cursor: Cursor, made: Any, opcode: str, flags: Flags) -> None:
    made.__init__(None if cursor.skip("void") else cursor.typed_value())


def _br(cursor: Cursor, made: Any, opcode: str, flags: Flags) -> None:
    found = BRANCH.match(cursor.text, cursor.at)
    if found is None:
        made.__init__(cursor.typed_value(), *_more_typed(cursor))
        return
    condition, first, last = found.groups()
    if condition is None:
        made.__init__(cursor.local(last, label_type))
    else:
        made.__init__(cursor.local(condition, i1), cursor.local(first, label_type), cursor.local(last, label_type))
    cursor.at = found.end()


def _switch(cursor: Cursor, made: Any, opcode: str, flags: Flags) -> None:
    condition = cursor.typed_value()
    cursor.expect(", ")
    default = _block(cursor)
    cursor.expect(" [ ")
    cases = []
    while not cursor.skip("]"):
        value = cursor.typed_value()
        cursor.expect(", ")
        cases.append((cast("Constant", value), _block(cursor)))
        cursor.expect(" ")
    made.__init__(condition, default, cases)


def _indirectbr(cursor: Cursor, made: Any, opcode: str, flags: Flags) -> None:
    address = cursor.typed_value()
    cursor.expect(", [")
    made.__init__(address, _blocks(cursor))


def _nothing(cursor: Cursor, made: Any, opcode: str, flags: Flags) -> None:
    made.__init__()


def _resume(cursor: Cursor, made: Any, opcode: str, flags: Flags) -> None:
    made.__init__(cursor.typed_value())


def _call(cursor: Cursor, made: Any, opcode: str, flags: Flags) -> None:
    convention, return_attributes, type, callee = cursor.called()
    addrspace = ""
    if return_attributes is not NONE and return_attributes.texts[-1].startswith("addrspace("):
        addrspace = return_attributes.texts[-1]
        return_attributes = AttributeSet(return_attributes.texts[:-1])
    args, attributes = cursor.arguments()
    function_type = type if isinstance(type, FunctionType) else cursor.module.reader.function_type(type, args)
    made.tail = ""
    made.calling_convention, made.addrspace = convention, addrspace
    made._return_attributes, made._arg_attributes, made._attributes = return_attributes, attributes, _call_attributes(cursor)
    made._bundles = []
    made.function_type, made._arg_count = function_type, len(args)
    for tag, values in _bundles(cursor):
        made._bundles.append(instructions.OperandBundle(tag, len(values)))
        args += values
    if opcode != "call":
        args += _call_targets(cursor, opcode)
    args.append(callee)
    made._init(opcode, function_type.return_type, args, flags, None)


def _call_attributes(cursor: Cursor) -> AttributeSet | AttributeGroup:
    text, at = cursor.text, cursor.at
    if not text.startswith(" #", at):
        return NONE
    found = GROUP.match(text, at + 1)
    if found is None:
        raise cursor.fail("an attribute group")
    cursor.at = found.end()
    return cursor.module.attribute_groups[int(found[1])]


def _bundles(cursor: Cursor) -> list[tuple[str, list[Value]]]:
    bundles: list[tuple[str, list[Value]]] = []
    if not cursor.skip(" [ "):
        return bundles
    while not cursor.skip(" ]"):
        tag = cursor.match(STRING_ATTRIBUTE, "a bundle's tag")[0]
        cursor.expect("(")
        values: list[Value] = []
        while not cursor.skip(")"):
            values.append(cursor.typed_value())
            cursor.skip(", ")
        bundles.append((tag, values))
        cursor.skip(", ")
    return bundles


def _call_targets(cursor: Cursor, opcode: str) -> list[BasicBlock]:
    cursor.expect(" to ")
    default = _block(cursor)
    if opcode == "invoke":
        cursor.expect(" unwind ")
        return [default, _block(cursor)]
    cursor.expect(" [")
    return [default, *_blocks(cursor)]


Reading = Callable[[Cursor, Any, str, Flags], None]
Shape = tuple[type[instructions.Instruction], Reading]
BINARY = [
    "add",
    "fadd",
    "sub",
    "fsub",
    "mul",
    "fmul",
    "udiv",
    "sdiv",
    "fdiv",
    "urem",
    "srem",
    "frem",
    "shl",
    "lshr",
    "ashr",
    "and",
    "or",
    "xor",
]
CAST = [
    "trunc",
    "zext",
    "sext",
    "fptrunc",
    "fpext",
    "fptoui",
    "fptosi",
    "uitofp",
    "sitofp",
    "ptrtoint",
    "ptrtoaddr",
    "inttoptr",
    "bitcast",
    "addrspacecast",
]
SHAPES: dict[str, Shape] = {
    **dict.fromkeys(BINARY, (instructions.BinaryOperator, _binary)),
    **dict.fromkeys(CAST, (instructions.CastInst, _cast)),
    **dict.fromkeys(("fneg", "freeze"), (instructions.UnaryOperator, _unary)),
    **dict.fromkeys(("icmp", "fcmp"), (instructions.CmpInst, _compare)),
    **dict.fromkeys(("catchpad", "cleanuppad"), (instructions.FuncletPadInst, _funclet_pad)),
    "select": (instructions.SelectInst, _select),
    "extractelement": (instructions.ExtractElementInst, _elements),
    "insertelement": (instructions.InsertElementInst, _elements),
    "shufflevector": (instructions.ShuffleVectorInst, _elements),
    "extractvalue": (instructions.ExtractValueInst, _extract_value),
    "insertvalue": (instructions.InsertValueInst, _insert_value),
    "phi": (instructions.PHINode, _phi),
    "alloca": (instructions.AllocaInst, _alloca),
    "load": (instructions.LoadInst, _load),
    "store": (instructions.StoreInst, _store),
    "cmpxchg": (instructions.AtomicCmpXchgInst, _cmpxchg),
    "atomicrmw": (instructions.AtomicRMWInst, _atomicrmw),
    "fence": (instructions.FenceInst, _fence),
    "getelementptr": (instructions.GetElementPtrInst, _gep),
    "va_arg": (instructions.VAArgInst, _va_arg),
    "landingpad": (instructions.LandingPadInst, _landingpad),
    "call": (instructions.CallInst, _call),
    "invoke": (instructions.InvokeInst, _call),
    "callbr": (instructions.CallBrInst, _call),
    "ret": (instructions.ReturnInst, _ret),
    "br": (instructions.BranchInst, _br),
    "switch": (instructions.SwitchInst, _switch),
    "indirectbr": (instructions.IndirectBrInst, _indirectbr),
    "unreachable": (instructions.UnreachableInst, _nothing),
    "resume": (instructions.ResumeInst, _resume),
    "catchswitch": (instructions.CatchSwitchInst, _catchswitch),
    "catchret": (instructions.CatchReturnInst, _catchret),
    "cleanupret": (instructions.CleanupReturnInst, _cleanupret),
}
