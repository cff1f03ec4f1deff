"""Lowers a copy (memcpy, memmove): loads and stores at constant offsets, loops over elements, and the choice of a direction.

Why each order is right. Every element is loaded whole before it is stored. Where dst < src, ascending order is right at any distance:
what is stored so far ends at dst + k, what is still to be loaded begins at src + k, which is no less. Where dst > src the same holds of
descending order. So a reverse path copies the remainder, which lies behind the whole elements, before them.
"""

from __future__ import annotations

from collections.abc import Sequence

from nvopt.ir import PointerType, Value
from nvopt.ir.types import i8
from nvopt.passes.lower_aggr_copies.code import Code, index
from nvopt.passes.lower_aggr_copies.lengths import DynamicLength, access_type
from nvopt.passes.lower_aggr_copies.paths import FORWARD, REVERSE, Loop, Step, Straight, path, run_steps
from nvopt.passes.lower_aggr_copies.plan import Access, Plan, Shape, alignment_at, element_width
from nvopt.passes.lower_aggr_copies.transfer import Transfer
from nvopt.target import address_spaces
from nvopt.target.address_spaces import GENERIC


class Copy:
    """One copy being lowered."""

    __slots__ = ("transfer",)

    def __init__(self, transfer: Transfer) -> None:
        self.transfer = transfer

    def lower(self, shape: Shape) -> None:
        """Puts the instructions in place of the instruction `at`, which the caller deletes."""
        if not shape.needs_blocks:
            self._in_place(Code(self.transfer.at), shape)
            return
        code = Code.ahead_of(self.transfer.at)
        if shape.plan is not None:
            forward, reverse = self._constant_steps(shape.plan)
            if shape.two_paths:
                split = code.new_block("split")
                code.end(split)
                code.position_at_end(split)
                self._choose(code, forward, reverse)
            else:
                run_steps(code, forward, FORWARD)
            return
        length = DynamicLength(self.transfer, code)
        if shape.two_paths:
            # Without a byte to copy the pointers may be anything, poison too, and a branch on poison is undefined.
            split = code.new_block("split")
            code.end_if(code.icmp("eq", length.bytes, index(0), "zerotrip"), code.exit, split)
            code.position_at_end(split)
        forward, reverse = self._dynamic_steps(code, length, known_nonzero=shape.two_paths)
        if shape.two_paths:
            self._choose(code, forward, reverse)
        else:
            run_steps(code, forward, FORWARD)

    # -- steps

    def _in_place(self, code: Code, shape: Shape) -> None:
        assert shape.plan is not None
        if shape.load_first:
            loaded = [(access, self._load_at(code, access)) for access in shape.plan.unrolled]
            for access, value in loaded:
                self._store_at(code, access, value)
        else:
            self._copy_at(code, shape.plan.unrolled)

    def _constant_steps(self, plan: Plan) -> tuple[list[Step], list[Step]]:
        if not plan.loop:
            return [self._straight(plan.unrolled)], [self._straight(plan.unrolled[::-1])]
        covered = plan.count * plan.width
        loop = Loop(index(plan.count), lambda code, at: self._copy_element(code, at, plan.width, covered), guarded=False)
        if not plan.tail:
            return [loop], [loop]
        return [loop, self._straight(plan.tail)], [self._straight(plan.tail[::-1]), loop]

    def _dynamic_steps(self, code: Code, length: DynamicLength, known_nonzero: bool) -> tuple[list[Step], list[Step]]:
        width = element_width(self.transfer.align)
        count = length.elements(code)
        elements = Loop(count, lambda code, at: self._copy_element(code, at, width, None), guarded=not (known_nonzero and length.is_whole))
        if length.is_whole:
            return [elements], [elements]
        whole = length.whole(code)
        src, dst = code.address(i8, self.transfer.source, whole, "remsrc"), code.address(i8, self.transfer.dst, whole, "remdst")
        rest = Loop(length.remainder(code), lambda code, at: self._copy_byte(code, at, src, dst), guarded=True, remainder=True)
        return [elements, rest], [rest, elements]

    def _straight(self, accesses: Sequence[Access]) -> Straight:
        return Straight(lambda code: self._copy_at(code, accesses))

    def _choose(self, code: Code, forward: list[Step], reverse: list[Step]) -> None:
        """From the block `split`, where `code` stands, by the forward path where dst < src, else by the reverse path."""
        split = code.here
        dst, src = self.transfer.dst, self.transfer.source
        if address_spaces.of(dst.type) != address_spaces.of(src.type):
            dst, src = _generic(code, dst, "dst.generic"), _generic(code, src, "src.generic")
        ascending = code.icmp("ult", dst, src, "cmp")
        first = path(code, forward, FORWARD, split)
        second = path(code, reverse, REVERSE, split)
        code.position_at_end(split)
        code.end_if(ascending, first, second)

    # -- accesses

    def _copy_at(self, code: Code, accesses: Sequence[Access]) -> None:
        for access in accesses:
            self._store_at(code, access, self._load_at(code, access))

    def _load_at(self, code: Code, access: Access) -> Value:
        name = "remsrc" if self.transfer.is_of_aggregate else "src.memmove.gep.unroll"
        address = code.address(i8, self.transfer.source, index(access.offset), name)
        align = alignment_at(self.transfer.src_align, access.offset)
        return self._load(code, address, access.width, align, access.offset, access.offset + access.width)

    def _store_at(self, code: Code, access: Access, value: Value) -> None:
        name = "remdst" if self.transfer.is_of_aggregate else "dst.memmove.gep,unroll"
        address = code.address(i8, self.transfer.dst, index(access.offset), name)
        align = alignment_at(self.transfer.dst_align, access.offset)
        self._store(code, value, address, align, access.offset, access.offset + access.width)

    def _copy_element(self, code: Code, at: Value, width: int, end: int | None) -> None:
        """Element `at` of a loop over bytes [0, end)."""
        element = access_type(width)
        value = self._load(
            code, code.address(element, self.transfer.source, at, "src.gep"), width, min(self.transfer.src_align, width), 0, end
        )
        self._store(code, value, code.address(element, self.transfer.dst, at, "dst.gep"), min(self.transfer.dst_align, width), 0, end)

    def _copy_byte(self, code: Code, at: Value, src: Value, dst: Value) -> None:
        """Byte `at` of the remainder, which begins at `src` and `dst`."""
        value = self._load(code, code.address(i8, src, at, "src.gep"), 1, 1, 0, None)
        self._store(code, value, code.address(i8, dst, at, "dst.gep"), 1, 0, None)

    def _load(self, code: Code, address: Value, width: int, align: int, start: int, end: int | None) -> Value:
        load = code.load(access_type(width), address, align, self.transfer.volatile, "val")
        self.transfer.loads.attach(load, start, end)
        return load

    def _store(self, code: Code, value: Value, address: Value, align: int, start: int, end: int | None) -> None:
        store = code.store(value, address, align, self.transfer.volatile)
        self.transfer.stores.attach(store, start, end)


def _generic(code: Code, pointer: Value, name: str) -> Value:
    """`pointer` as a generic one."""
    return pointer if address_spaces.of(pointer.type) == GENERIC else code.addrspacecast(pointer, PointerType.get(GENERIC), name)
