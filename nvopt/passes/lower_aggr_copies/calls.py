"""Reads calls of LLVM's memory intrinsics: what they copy or fill, and which of them are left alone, and why."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

from nvopt.ir import CallInst, ConstantInt, Function, PointerType, Value
from nvopt.target.address_spaces import READ_ONLY, casts_to_generic, may_alias

_LOWERED = re.compile(r"llvm\.(memcpy|memmove|memset)(?:\.inline)?\.p\d+(?:\.p\d+)?\.i\d+\Z")
_DECLINED = re.compile(r"llvm\.(?:mem(?:cpy|move|set)\.element\.unordered\.atomic|experimental\.memset\.pattern)\.")
PREFIXES = ("llvm.mem", "llvm.experimental.memset")
"""A function whose text holds none of these calls no memory intrinsic."""


@dataclass(frozen=True, slots=True)
class MemoryCall:
    """A call of a memory intrinsic that can be lowered. `source` is where a copy reads, or the byte that a fill writes.

    Alignments are in bytes, 1 where the call promises none.
    """

    call: CallInst
    form: str
    dst: Value
    dst_align: int
    source: Value
    src_align: int
    length: Value
    volatile: bool

    @property
    def is_fill(self) -> bool:
        """Whether it is a memset."""
        return self.form == "memset"

    @property
    def align(self) -> int:
        """The smaller of the alignments, which decides how wide the accesses are."""
        return self.dst_align if self.is_fill else min(self.dst_align, self.src_align)

    @property
    def constant_length(self) -> int | None:
        """The length where it is known; lengths have no sign."""
        return self.length.unsigned if isinstance(self.length, ConstantInt) else None

    @property
    def needs_direction(self) -> bool:
        """Whether the buffers may overlap, so that it matters at which end the copy begins."""
        return self.form == "memmove" and may_alias(address_space(self.dst), address_space(self.source))


def address_space(pointer: Value) -> int:
    """The address space that `pointer` points into."""
    assert isinstance(pointer.type, PointerType)
    return pointer.type.addrspace


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
    dst = address_space(call.args[0])
    if dst in READ_ONLY:
        return f"it writes to address space {dst}, which is read-only"
    if found[1] == "memmove":
        src = address_space(call.args[1])
        if src != dst and may_alias(src, dst) and not (casts_to_generic(src) and casts_to_generic(dst)):
            return f"pointers into address spaces {dst} and {src} cannot be compared"
    return None


def read_call(call: CallInst) -> MemoryCall:
    """What `call`, which is not declined, does."""
    found = _LOWERED.match(call.callee_name)
    assert found is not None
    dst, source, length, volatile = call.args
    dst_align, src_align = (attributes.integer("align") or 1 for attributes in call.arg_attributes[:2])
    return MemoryCall(call, found[1], dst, dst_align, source, src_align, length, not _is_false(volatile))


def _is_false(value: Value) -> bool:
    return isinstance(value, ConstantInt) and value.is_zero
