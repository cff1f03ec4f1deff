"""Stores of aggregates that are too large to go leaf by leaf: copied as a memcpy of that size would be, or filled.

    %v = load [32 x i32], ptr %src, align 4
    store [32 x i32] %v, ptr %dst, align 4

is a copy of 128 bytes. Up to 16 elements are loaded where the load stood and stored where the store stood. More are copied by a loop in
place of the store: by two, one of which runs, where the buffers may overlap. If the source may have changed by then, up to 256 bytes are
loaded and stored like few elements; of more the load makes a copy in a slot on the stack, and the store copies the slot.

What insertvalue put into the value in between is stored behind the copy.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, NamedTuple

from nvopt.analysis.aggregate_layout import Leaves
from nvopt.analysis.memory.memory_location import align_of
from nvopt.ir import (
    AllocaInst,
    Builder,
    Constant,
    ConstantInt,
    ExtractValueInst,
    InsertValueInst,
    Instruction,
    LoadInst,
    PoisonValue,
    StoreInst,
    UndefValue,
    Value,
)
from nvopt.ir.types import i8, i64
from nvopt.passes.lower_aggr_copies.attachments import Attachments
from nvopt.passes.lower_aggr_copies.calls import can_be_compared
from nvopt.passes.lower_aggr_copies.code import displaced
from nvopt.passes.lower_aggr_copies.lengths import access_type
from nvopt.passes.lower_aggr_copies.plan import MAX_WIDTH, Plan, alignment_at, plan_constant
from nvopt.passes.lower_aggr_copies.transfer import Transfer, may_overwrite
from nvopt.passes.lower_aggr_copies.values import Source, Tracer, constant_leaf

if TYPE_CHECKING:
    from nvopt.analysis.memory.aliases import AliasAnalysis

LEAF_LIMIT = 10000
"""Most leaves of a value that is taken apart: beyond that the code would be of no use, and cost minutes to make."""


class LargeOptions(NamedTuple):
    """What the knobs say. Stores of `from_bytes` bytes, or of more leaves than `above_leaves`, are large; up to `unrolled` elements are
    copied without a loop; up to `in_registers` bytes too where a loop would need the stack; `skip_check`: sources are taken as unchanged.
    """

    from_bytes: int
    above_leaves: int
    unrolled: int
    in_registers: int
    skip_check: bool


@dataclass(eq=False, repr=False)
class LargeStore:
    """What a large store writes: bytes of `base` from `offset` on, or `byte` throughout, or neither; then the leaves in `inserted`."""

    store: StoreInst
    base: LoadInst | None = None
    offset: int = 0
    byte: int | None = None
    inserted: dict[int, Source] = field(default_factory=dict)


def read_large_store(store: StoreInst, tracer: Tracer) -> LargeStore | None:
    """`store` as a copy or a fill; None where its value is neither in the main, or too many leaves were put in."""
    of = tracer.leaves
    found = LargeStore(store)
    value = store.value
    while isinstance(value, InsertValueInst) and tracer.rearranges(value):
        first, member = of.first_leaf(value.type, value.indices)
        count = of.count(member)
        if len(found.inserted) + count > LEAF_LIMIT:
            return None
        inserted = value.operands[1]
        missing = [leaf for leaf in range(count) if first + leaf not in found.inserted]
        sources = tracer.trace(inserted, missing) if member.is_aggregate else dict.fromkeys(missing, inserted)
        found.inserted.update((first + leaf, source) for leaf, source in sources.items())
        value = value.operands[0]
    if len(found.inserted) == of.count(store.value.type):
        return None
    while isinstance(value, ExtractValueInst) and tracer.rearranges(value):
        whole = value.operands[0]
        found.offset += of.layout.gep_offset(whole.type, (0, *value.indices))
        value = whole
    match value:
        case LoadInst(volatile=False):
            found.base = value
        case UndefValue() | PoisonValue():
            pass
        case Constant():
            found.byte = repeated_byte(value, of)
            return found if found.byte is not None else None
        case _:
            return None
    return found


def repeated_byte(constant: Constant, of: Leaves) -> int | None:
    """The byte that every byte of a constant aggregate is (of padding any), None where there is none."""
    if constant.is_zero:
        return 0
    if of.count(constant.type) > LEAF_LIMIT:
        return None
    bytes_: set[int] = set()
    for index in range(of.count(constant.type)):
        leaf = constant_leaf(constant, of, index)
        if leaf.is_zero:
            bytes_.add(0)
        elif isinstance(leaf, ConstantInt) and leaf.bits % 8 == 0:
            bytes_.update(leaf.unsigned.to_bytes(leaf.bits // 8, "little"))
        elif not isinstance(leaf, (UndefValue, PoisonValue)):
            return None
        if len(bytes_) > 1:
            return None
    return bytes_.pop() if bytes_ else 0


class LargeCopies:
    """Lowers the large stores of one function; what takes loops becomes a Transfer, for the caller to lower together with others."""

    def __init__(self, of: Leaves, options: LargeOptions, pinned: Callable[[], set[Instruction]]) -> None:
        """`pinned`: what cannot begin a block."""
        self.of = of
        self._aliases: AliasAnalysis | None = None
        self.options = options
        self.pinned = pinned
        self.transfers: dict[Instruction, Transfer] = {}
        """By what they are to take the place of, which has to stand until then."""
        self._slots: dict[LoadInst, AllocaInst] = {}
        self._loaded: dict[tuple[LoadInst, int, int], Value] = {}

    def is_large(self, store: StoreInst) -> bool:
        """Whether `store`, whose value has a layout, is to be copied as a whole where that can be."""
        if store.volatile:
            return False
        return self._size(store.value) >= self.options.from_bytes or self.of.count(store.value.type) > self.options.above_leaves

    def lower(self, large: LargeStore) -> int:
        """Does what the store's base takes; how many stores were made, without those of a Transfer."""
        store, base = large.store, large.base
        if large.byte is not None:
            self._fill(store, large.byte)
        elif base is not None:
            source_align = alignment_at(self._align(base), large.offset)
            plan = plan_constant(self._size(store.value), min(source_align, self._align(store)), self.options.unrolled)
            if not plan.loop or store in self.pinned() or not self._copy_by_loop(large, base):
                return self._copy_unrolled(large, base, plan)
        return 0

    # -- forms

    def _fill(self, store: StoreInst, byte: int) -> None:
        stores = Attachments.of_access(store, may_overlap=False)
        length, value = ConstantInt.get(i64, self._size(store.value)), ConstantInt.get(i8, byte)
        self.transfers[store] = Transfer(store, store.pointer, self._align(store), value, 1, length, stores, stores, is_fill=True)

    def _copy_unrolled(self, large: LargeStore, base: LoadInst, plan: Plan) -> int:
        """Everything is loaded where the load stands and stored where the store stands: right whatever happens in between."""
        builder = Builder.before(large.store)
        stores = Attachments.of_access(large.store, may_overlap=False)
        accesses = plan.elements + plan.tail
        for access in accesses:
            value = self._load(base, large.offset + access.offset, access.width)
            address = displaced(builder, large.store.pointer, access.offset, "dstptr")
            store = builder.store(value, address, alignment_at(self._align(large.store), access.offset))
            stores.attach(store, access.offset, access.offset + access.width)
        return len(accesses)

    def _load(self, base: LoadInst, offset: int, width: int) -> Value:
        """`width` bytes of what `base` loads, loaded where it stands; once for all stores."""
        found = self._loaded.get((base, offset, width))
        if found is None:
            builder = Builder.before(base)
            address = displaced(builder, base.pointer, offset, "srcptr")
            name = "vld" if width == MAX_WIDTH else "split"
            found = builder.load(access_type(width), address, alignment_at(self._align(base), offset), name=name)
            Attachments.of_access(base, may_overlap=False).attach(found, offset, offset + width)
            self._loaded[base, offset, width] = found
        return found

    def _copy_by_loop(self, large: LargeStore, base: LoadInst) -> bool:
        """Straight from the load's source where that is unchanged, else from a slot; False where neither can be."""
        from nvopt.analysis.memory.changes import may_overlap, unchanged_between  # late: few functions have such copies

        store, aliases = large.store, self._alias_analysis(base)
        size = self._size(store.value)
        overlaps = may_overwrite(store.pointer, base.pointer) and may_overlap(base.pointer, self._size(base), store.pointer, size, aliases)
        comparable = not overlaps or can_be_compared(store.pointer, base.pointer)
        if comparable and (self.options.skip_check or unchanged_between(base, store, self._size(base), aliases)):
            source, align, loads = base.pointer, self._align(base), Attachments.of_access(base, may_overlap=overlaps)
        elif base in self.pinned() or self._size(base) <= self.options.in_registers:
            return False
        else:
            source, align, loads, overlaps = self._slot(base), self._slot_align(base), Attachments({}), False
        self.transfers[store] = Transfer(
            at=store,
            dst=store.pointer,
            dst_align=self._align(store),
            source=displaced(Builder.before(store), source, large.offset, "srcptr"),
            src_align=alignment_at(align, large.offset),
            length=ConstantInt.get(i64, size),
            loads=loads,
            stores=Attachments.of_access(store, may_overlap=overlaps),
            overlaps=overlaps,
        )
        return True

    def _slot(self, load: LoadInst) -> AllocaInst:
        """The place on the stack to which `load` copies what it loads."""
        found = self._slots.get(load)
        if found is None:
            found = self._slots[load] = self._new_slot(load)
            loads, length = Attachments.of_access(load, may_overlap=False), ConstantInt.get(i64, self._size(load))
            self.transfers[load] = Transfer(
                load, found, self._slot_align(load), load.pointer, self._align(load), length, loads, Attachments({})
            )
        return found

    def _new_slot(self, load: LoadInst) -> AllocaInst:
        assert load.function is not None
        first = load.function.entry.first
        assert first is not None
        builder = Builder.before(first)
        builder.debug_loc = None
        return builder.alloca(load.type, None, self._slot_align(load), self.of.layout.alloca_addrspace, "aggr.slot")

    # -- facts

    def _alias_analysis(self, at: Instruction) -> AliasAnalysis:
        """What the function's accesses share; new loads and stores of what is copied change nothing of that."""
        from nvopt.analysis.memory.aliases import AliasAnalysis  # late, as above

        if self._aliases is None:
            assert at.function is not None
            self._aliases = AliasAnalysis(at.function)
        return self._aliases

    def _size(self, value: Value) -> int:
        return self.of.layout.store_size(value.type)

    def _align(self, access: LoadInst | StoreInst) -> int:
        return align_of(access, self.of.layout)

    def _slot_align(self, load: LoadInst) -> int:
        """Enough for the widest elements on the way out as well."""
        return max(MAX_WIDTH, self.of.layout.abi_align(load.type))
