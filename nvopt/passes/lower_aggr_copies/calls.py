"""Reads calls of LLVM's memory intrinsics: what they copy or fill, and which of them are left alone, and why."""

from __future__ import annotations

from collections.abc import Iterator

from nvopt.ir import CallInst, ConstantInt, Function, Value
from nvopt.passes.lower_aggr_copies.attachments import Attachments
from nvopt.passes.lower_aggr_copies.suspicion import PREFIXES
from nvopt.passes.lower_aggr_copies.transfer import Transfer, may_overwrite
from nvopt.patterns import late
from nvopt.target import address_spaces
from nvopt.target.address_spaces import READ_ONLY, casts_to_generic

_LOWERED = late(r"llvm\.(memcpy|memmove|memset)(?:\.inline)?\.p\d+(?:\.p\d+)?\.i\d+\Z")
_DECLINED = late(r"llvm\.(?:mem(?:cpy|move|set)\.element\.unordered\.atomic|experimental\.memset\.pattern)\.")


def memory_intrinsic_calls(function: Function) -> Iterator[CallInst]:
    """The calls of memory intrinsics, those that are left alone too, in order."""
    for instruction in function.instructions():
        if isinstance(instruction, CallInst):
            name = instruction.callee_name
            if name.startswith(PREFIXES) and (_LOWERED.match(name) or _DECLINED.match(name)):
                yield instruction


def why_declined(call: CallInst) -> str | None:
    """Why `call` is left as it is, None where it can be lowered."""
    found = _LOWERED.match(call.callee_name)
    if found is None:
        return "its accesses have an order or a shape of their own"
    if call.bundles:
        return "it has operand bundles"
    if call.tail == "musttail":
        return "it is a musttail call"
    dst = address_spaces.of(call.args[0].type)
    if dst in READ_ONLY:
        return f"it writes to address space {dst}, which is read-only"
    if found[1] == "memmove" and not can_be_compared(call.args[0], call.args[1]):
        return f"pointers into address spaces {dst} and {address_spaces.of(call.args[1].type)} cannot be compared"
    return None


def can_be_compared(dst: Value, src: Value) -> bool:
    """Whether code can tell which of the pointers is the lower one, or need not."""
    one, other = address_spaces.of(dst.type), address_spaces.of(src.type)
    return one == other or not may_overwrite(dst, src) or (casts_to_generic(one) and casts_to_generic(other))


def read_call(call: CallInst) -> Transfer:
    """What `call`, which is not declined, does."""
    found = _LOWERED.match(call.callee_name)
    assert found is not None
    dst, source, length, volatile = call.args
    overlaps = found[1] == "memmove"
    attachments = Attachments.of(call, may_overlap=overlaps and may_overwrite(dst, source))
    dst_align, src_align = (attributes.integer("align") or 1 for attributes in call.arg_attributes[:2])
    return Transfer(
        at=call,
        dst=dst,
        dst_align=dst_align,
        source=source,
        src_align=src_align,
        length=length,
        loads=attachments,
        stores=attachments,
        is_fill=found[1] == "memset",
        overlaps=overlaps,
        volatile=not _is_false(volatile),
    )


def _is_false(value: Value) -> bool:
    return isinstance(value, ConstantInt) and value.is_zero
