"""Takes the aggregate values of a function apart into scalars.

    %v = load { i32, float }, ptr %p, align 4
    %w = select i1 %c, { i32, float } %v, { i32, float } zeroinitializer
    %x = extractvalue { i32, float } %w, 1

becomes

    %ptr = getelementptr inbounds i8, ptr %p, i64 4
    %split = load float, ptr %ptr, align 4
    %w.1 = select i1 %c, float %split, float 0.000000e+00

Loads, phis, selects and freezes of aggregates go; insertvalue and extractvalue are looked through. What wants an aggregate whole (a call, a
return) gets one made of its leaves by insertvalue, and of what can only be had whole (a call's result, an argument) the leaves are taken by
extractvalue. A leaf that nobody needs is not loaded.

How: from the stores, the extractvalues and the other users, the leaves are traced to the instructions they come from (`values.Tracer`),
and on through phis, selects and freezes, until it is known which leaves of which instruction are needed. Then, definitions before uses,
each gets its leaves; then the users get theirs.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence

from nvopt.analysis.cfg import reachable_blocks, reverse_post_order
from nvopt.ir import (
    ArrayType,
    BasicBlock,
    Builder,
    CastInst,
    Constant,
    ExtractElementInst,
    ExtractValueInst,
    Function,
    InsertValueInst,
    Instruction,
    LoadInst,
    PHINode,
    PoisonValue,
    SelectInst,
    StoreInst,
    StructType,
    Type,
    Value,
    null,
)
from nvopt.ir.types import void
from nvopt.passes.base import Context
from nvopt.passes.lower_aggr_copies.accesses import load_leaves, store_leaves
from nvopt.passes.lower_aggr_copies.debug import Pieces, split_records_in
from nvopt.passes.lower_aggr_copies.large import LEAF_LIMIT, LargeCopies, LargeStore, read_large_store
from nvopt.passes.lower_aggr_copies.report import report_left, report_split
from nvopt.passes.lower_aggr_copies.suspicion import handles_aggregate
from nvopt.passes.lower_aggr_copies.values import Part, Source, Tracer

_TAKES = (ExtractElementInst, CastInst, ExtractValueInst, InsertValueInst)


def split_aggregates(function: Function, context: Context, large: LargeCopies, merge_stores: bool) -> bool:
    """Splits what can be split in `function`; True where there was something. Large copies that take loops are left to `large`."""
    splitter = _Splitter(function, context, large, merge_stores)
    if not splitter.find_work():
        return False
    splitter.split()
    return True


class _Splitter:
    """One function being split."""

    def __init__(self, function: Function, context: Context, large: LargeCopies, merge_stores: bool) -> None:
        self.function = function
        self.context = context
        self.of = large.of
        self.large = large
        self.merge_stores = merge_stores
        self.tracer = Tracer(large.of, reachable_blocks(function))
        # What is split: the instructions that go, in order. `origins` make leaves of their own, `moves` only rearrange some.
        self.origins: dict[Instruction, None] = {}
        self.moves: dict[Instruction, None] = {}
        self.rearranging: list[Instruction] = []
        self.stores: dict[StoreInst, None] = {}
        self.large_stores: dict[StoreInst, LargeStore] = {}
        self.extracts: dict[ExtractValueInst, None] = {}
        # Which leaves are needed of what is no rearrangement, and then what they are.
        self.needed: dict[Value, dict[int, None]] = {}
        self.parts: dict[Value, dict[int, Value]] = {}

    # -- what there is to do

    def find_work(self) -> bool:
        """Finds what is to be split; False where nothing is."""
        candidates = [inst for inst in self.function.instructions() if handles_aggregate(inst)]
        stuck = next((inst for inst in candidates if _has_no_room(inst)), None)
        if stuck is not None:
            report_left(self.context.remarks, self.function, stuck, "values of its kind have no place where their leaves could be taken")
            return False
        unreachable = self._drop_unreachable([inst for inst in candidates if inst.parent not in self.tracer.reachable])
        candidates = [inst for inst in candidates if inst.parent in self.tracer.reachable]
        for inst in candidates:
            if isinstance(inst, StoreInst):
                self._find_store(inst)
        for inst in candidates:
            if _is_origin(inst) and (self._is_used_in_pieces(inst) or self._can_split(inst, inst.type)):
                self.origins[inst] = None
        self._find_dependent(candidates)
        return bool(unreachable or self.origins or self.stores or self.large_stores or self.extracts)

    def _drop_unreachable(self, instructions: Iterable[Instruction]) -> bool:
        """Deletes what would be split if it could ever run; True where there was something."""
        found = [inst for inst in instructions if isinstance(inst, StoreInst) or _is_origin(inst)]
        for inst in found:
            if inst.type is not void:
                inst.replace_all_uses_with(PoisonValue.get(inst.type))
            inst.erase()
        return bool(found)

    def _find_store(self, store: StoreInst) -> None:
        type = store.value.type
        if not self.of.has_layout(type):
            report_left(self.context.remarks, self.function, store, f"{type} has no fixed layout")
            return
        if self.large.is_large(store):
            large = read_large_store(store, self.tracer)
            if large is not None and (large.byte is None or store not in self.large.pinned()):
                self.large_stores[store] = large
                return
        if self._can_split(store, type):
            self.stores[store] = None

    def _is_used_in_pieces(self, inst: Instruction) -> bool:
        """Whether `inst` is a load, and nobody needs more of it than large copies and some leaves, however many it has."""
        if not isinstance(inst, LoadInst) or inst.volatile or not self.of.has_layout(inst.type):
            return False
        stack: list[Instruction] = [inst]
        while stack:
            for user in stack.pop().users:
                if isinstance(user, Instruction) and self.tracer.rearranges(user):
                    stack += [user] if user.type.is_aggregate else []
                elif user not in self.large_stores:
                    return False
        return True

    def _can_split(self, inst: Instruction, type: Type) -> bool:
        why = None
        if not self.of.has_layout(type):
            why = f"{type} has no fixed layout"
        elif self.of.count(type) > LEAF_LIMIT:
            why = f"{type} has more than {LEAF_LIMIT} leaves"
        if why is not None:
            report_left(self.context.remarks, self.function, inst, why)
        return why is None

    def _find_dependent(self, candidates: Iterable[Instruction]) -> None:
        """The rearrangements of what is split, and the scalars that are taken from those, or from any rearrangement or constant."""
        self.rearranging = [inst for inst in candidates if self.tracer.rearranges(inst)]
        depend = set(self.origins)
        stack: list[Instruction] = list(self.origins)
        while stack:
            for user in stack.pop().users:
                if isinstance(user, Instruction) and user.type.is_aggregate and user not in depend and self.tracer.rearranges(user):
                    depend.add(user)
                    stack.append(user)
        for inst in self.rearranging:
            if inst in depend:
                self.moves[inst] = None
            elif isinstance(inst, ExtractValueInst) and not inst.type.is_aggregate:
                whole = inst.operands[0]
                if whole in depend or isinstance(whole, Constant) or self.tracer.rearranges(whole):
                    self.extracts[inst] = None

    # -- which leaves are needed

    def _need(self, sources: Iterable[Source]) -> None:
        """Notes that the values of `sources` are needed, and what those are made of."""
        pending: dict[Value, list[int]] = {}
        _group(sources, pending)
        while pending:
            origin, indices = pending.popitem()
            needed = self.needed.setdefault(origin, {})
            new = [index for index in dict.fromkeys(indices) if index not in needed]
            needed.update(dict.fromkeys(new))
            for operand in self._leafwise_operands(origin) if new else ():
                _group(self.tracer.trace(operand, new).values(), pending)

    def _leafwise_operands(self, origin: Value) -> list[Value]:
        """The aggregates whose leaves the leaves of `origin` are made of."""
        if origin not in self.origins:
            return []
        match origin:
            case PHINode():
                return list(dict.fromkeys(value for value, _ in origin.incoming))
            case SelectInst():
                return list(origin.operands[1:])
            case LoadInst():
                return []
        assert isinstance(origin, Instruction)
        return list(origin.operands)

    # -- doing it

    def split(self) -> None:
        """Makes the leaves, gives them to who wants them, and deletes the aggregates."""
        users = {value: self._users_of_whole(value) for value in (*self.origins, *self.moves)}
        wanted = {value: whole for value, whole in users.items() if whole}
        self._need_all(wanted)
        self._make_parts()
        for extract in self.extracts:
            extract.replace_all_uses_with(self._value(self._source_of(extract), extract.type))
        self._store()
        self._assemble(wanted)
        self._erase()

    def _need_all(self, wanted: Iterable[Value]) -> None:
        for value in (*(store.value for store in self.stores), *wanted):
            self._need(self._leaves_of(value).values())
        for large in self.large_stores.values():
            self._need(large.inserted.values())
        taken: dict[Value, list[int]] = {}
        for extract in self.extracts:
            whole = extract.operands[0]
            taken.setdefault(whole, []).append(self.of.first_leaf(whole.type, extract.indices)[0])
        for whole, indices in taken.items():
            self._need(self.tracer.sources(whole, indices).values())
        for load in self.origins:
            if isinstance(load, LoadInst) and load.volatile:
                self._need(Part(load, i) for i in range(self.of.count(load.type)))

    def _leaves_of(self, value: Value) -> dict[int, Source]:
        """Where all the leaves of `value` come from."""
        return self.tracer.trace(value, range(self.of.count(value.type)))

    def _source_of(self, extract: ExtractValueInst) -> Source:
        """Where the scalar that `extract` takes comes from."""
        whole = extract.operands[0]
        index, _ = self.of.first_leaf(whole.type, extract.indices)
        return self.tracer.source(whole, index)

    def _users_of_whole(self, value: Value) -> list[Instruction]:
        """Who needs `value`, which goes, as an aggregate."""
        handled: tuple[Collection[Value], ...] = (self.origins, self.moves, self.extracts, self.stores, self.large_stores)
        return [user for user in value.users if isinstance(user, Instruction) and not any(user in some for some in handled)]

    # -- the leaves

    def _make_parts(self) -> None:
        """Makes the leaves that are needed, definitions before uses; those of phis last, when all others are there."""
        for argument in self.function.args:
            if argument in self.needed:
                self.parts[argument] = self._take(argument, _insertion_point(self.function.entry))
        phis: list[PHINode] = []
        for block in reverse_post_order(self.function):
            for inst in block.instructions:
                if inst not in self.needed:
                    continue
                if isinstance(inst, PHINode) and inst in self.origins:
                    phis.append(inst)
                self.parts[inst] = self._parts_of(inst)
        for phi in phis:
            self._connect(phi)

    def _parts_of(self, inst: Instruction) -> dict[int, Value]:
        needed = sorted(self.needed[inst])
        if inst not in self.origins:
            assert inst.parent is not None
            following = _insertion_point(inst.parent) if isinstance(inst, PHINode) else inst.next
            assert following is not None
            return self._take(inst, following)
        match inst:
            case LoadInst():
                copied = any(isinstance(user, StoreInst) for user in inst.users)
                parts, accesses = load_leaves(inst, needed, self.of, "srcptr" if copied else "ptr")
                report_split(self.context.remarks, self.function, inst, inst.type, accesses)
                return parts
            case PHINode():
                return {i: self._new_phi(inst, i) for i in needed}
            case SelectInst():
                return self._selects(inst, needed)
        return self._freezes(inst, needed)

    def _take(self, whole: Value, before: Instruction) -> dict[int, Value]:
        """The needed leaves of what can only be had whole, taken before `before`."""
        there = [user for user in whole.users if isinstance(user, ExtractValueInst) and not user.type.is_aggregate]
        builder = Builder.before(before)
        builder.debug_loc = whole.debug_loc if isinstance(whole, Instruction) else None
        parts: dict[int, Value] = {}
        for i in sorted(self.needed[whole]):
            parts[i] = builder.extract_value(whole, self.of.leaf(whole.type, i).path, "split")
        for extract in there:
            if self.of.first_leaf(whole.type, extract.indices)[0] in parts:
                self.extracts[extract] = None
        return parts

    def _new_phi(self, phi: PHINode, index: int) -> PHINode:
        leaf = self.of.leaf(phi.type, index)
        made = PHINode(leaf.type, (), phi.flags, _leaf_name(phi, leaf.path))
        made.debug_loc = phi.debug_loc
        made.insert_before(phi)
        return made

    def _connect(self, phi: PHINode) -> None:
        """Gives the phis of the leaves of `phi` their incoming values."""
        parts = self.parts[phi]
        sources: dict[Value, dict[int, Source]] = {}
        for value, block in phi.incoming:
            if value not in sources:
                sources[value] = self.tracer.trace(value, parts)
            for index, made in parts.items():
                assert isinstance(made, PHINode)
                made.add_incoming(self._value(sources[value][index], made.type), block)

    def _selects(self, inst: SelectInst, needed: Sequence[int]) -> dict[int, Value]:
        condition, *sides = inst.operands
        true, false = (self.tracer.trace(side, needed) for side in sides)
        builder = Builder.before(inst)
        parts: dict[int, Value] = {}
        for i in needed:
            leaf = self.of.leaf(inst.type, i)
            one, other = self._value(true[i], leaf.type), self._value(false[i], leaf.type)
            made = builder.select(condition, one, other, _leaf_name(inst, leaf.path), inst.flags)
            made.metadata.update((name, node) for name, node in inst.metadata.items() if name != "dbg")
            parts[i] = made
        return parts

    def _freezes(self, inst: Instruction, needed: Sequence[int]) -> dict[int, Value]:
        sources = self.tracer.trace(inst.operands[0], needed)
        builder = Builder.before(inst)
        parts: dict[int, Value] = {}
        for i in needed:
            leaf = self.of.leaf(inst.type, i)
            parts[i] = builder.freeze(self._value(sources[i], leaf.type), _leaf_name(inst, leaf.path))
        return parts

    def _value(self, source: Source, type: Type) -> Value:
        """What `source` is now."""
        while isinstance(source, ExtractValueInst) and source in self.extracts:
            source = self._source_of(source)
        if not isinstance(source, Part):
            return source
        # A phi's operand from a block that nothing leads to may have no leaves: it never comes in.
        return self.parts.get(source.origin, {}).get(source.leaf) or PoisonValue.get(type)

    def _values(self, sources: Mapping[int, Source], type: Type) -> dict[int, Value]:
        """What `sources`, leaves of an aggregate of type `type` by number, are now."""
        return {i: self._value(source, self.of.leaf(type, i).type) for i, source in sources.items()}

    # -- who wants them

    def _store(self) -> None:
        remarks = self.context.remarks
        for store in self.stores:
            type = store.value.type
            name = "dstptr" if isinstance(store.value, LoadInst) else "ptr"
            accesses = store_leaves(store, self._values(self._leaves_of(store.value), type), self.of, name, joins=self.merge_stores)
            report_split(remarks, self.function, store, type, accesses)
            store.erase()
        for large in self.large_stores.values():
            self._store_large(large)

    def _store_large(self, large: LargeStore) -> None:
        store = large.store
        type = store.value.type
        accesses = self.large.lower(large)
        if accesses:
            report_split(self.context.remarks, self.function, store, type, accesses)
        if large.inserted:
            store_leaves(store, self._values(large.inserted, type), self.of, "ptr", joins=self.merge_stores)
        store.set_operand(0, PoisonValue.get(type))
        if store not in self.large.transfers:
            store.erase()

    def _assemble(self, wanted: Mapping[Instruction, Sequence[Instruction]]) -> None:
        """Makes aggregates of leaves for those who want them whole."""
        for value, users in wanted.items():
            made = self._assembled(value)
            for user in users:
                user.replace_operand(value, made)

    def _assembled(self, value: Instruction) -> Value:
        assert value.parent is not None
        builder = Builder.before(value)
        if isinstance(value, PHINode):
            builder.position_before(_insertion_point(value.parent))
        leaves = self.of.leaves(value.type)
        made: Value = null(value.type) if _has_empty_member(value.type) else PoisonValue.get(value.type)
        for i, part in sorted(self._values(self._leaves_of(value), value.type).items()):
            made = builder.insert_value(made, part, leaves[i].path)
        return made

    # -- what is left

    def _erase(self) -> None:
        """Deletes what was split, and what rearranged it; then what has lost its users by that."""
        for extract in self.extracts:
            extract.erase()
        split_records_in(self.function, self._pieces_spoken_of(), self.of.layout)
        gone = [value for value in (*self.origins, *self.moves) if value not in self.large.transfers]
        for value in gone:
            value.replace_all_uses_with(PoisonValue.get(value.type))
        for value in gone:
            value.erase()
        sources = {transfer.source for transfer in self.large.transfers.values()}
        _erase_unused(self.rearranging, sources)
        _erase_unused((value for parts in self.parts.values() for value in parts.values()), sources)

    def _pieces_spoken_of(self) -> dict[Value, Pieces]:
        """The leaves of those values that debug records speak of."""
        pieces: dict[Value, Pieces] = {}
        for value in (*self.origins, *self.moves):
            if value.has_metadata_uses and self.of.count(value.type) <= LEAF_LIMIT:
                sources = self._leaves_of(value)
                leaves = self.of.leaves(value.type)
                known = [self._known(sources[i], leaf.type) for i, leaf in enumerate(leaves)]
                if any(part is not None for part in known):  # otherwise a single record says that nothing is known
                    pieces[value] = Pieces(leaves, known)
        return pieces

    def _known(self, source: Source, type: Type) -> Value | None:
        """What `source` is now, None where nobody needed it: what is said for debuggers must not cost code."""
        if isinstance(source, Part) and source.leaf not in self.parts.get(source.origin, {}):
            return None
        return self._value(source, type)


def _group(sources: Iterable[Source], pending: dict[Value, list[int]]) -> None:
    """Adds the leaves that are parts of an origin to those of that origin."""
    for source in sources:
        if isinstance(source, Part):
            pending.setdefault(source.origin, []).append(source.leaf)


def _is_origin(inst: Instruction) -> bool:
    """Whether `inst` makes an aggregate leaf by leaf."""
    return inst.type.is_aggregate and inst.opcode in ("load", "phi", "select", "freeze")


def _has_no_room(inst: Instruction) -> bool:
    """Whether leaves of `inst` could be needed where nothing can stand: on an edge, or in a block that has to begin otherwise."""
    if isinstance(inst, PHINode):
        assert inst.parent is not None
        first = inst.parent.first_non_phi
        return first is not None and first.opcode == "catchswitch"
    taken_apart = all(isinstance(user, ExtractValueInst) and not user.type.is_aggregate for user in inst.users)
    return inst.is_terminator and not taken_apart


def _insertion_point(block: BasicBlock) -> Instruction:
    """The first place in `block` where an instruction may stand that is no phi."""
    first = block.first_non_phi
    assert first is not None
    following = first.next if first.opcode in ("landingpad", "catchpad", "cleanuppad") else first
    assert following is not None
    return following


def _leaf_name(whole: Instruction, path: Sequence[int]) -> str:
    return f"{whole.name}.{'.'.join(map(str, path))}" if whole.name else "split"


def _has_empty_member(type: Type) -> bool:
    """Whether some part of `type` has no leaves, so that setting all leaves would leave it as it was."""
    match type:
        case StructType():
            return not type.elements or any(_has_empty_member(element) for element in type.elements)
        case ArrayType():
            return not type.count or _has_empty_member(type.element)
    return False


def _erase_unused(values: Iterable[Value], needed: Collection[Value]) -> None:
    """Deletes those of `values` that take or rearrange leaves for nobody, and what they alone had asked for; `needed` stay."""
    stack = list(values)
    while stack:
        value = stack.pop()
        if isinstance(value, _TAKES) and value.parent is not None and not value.is_used and value not in needed:
            stack += value.operands
            value.erase()
