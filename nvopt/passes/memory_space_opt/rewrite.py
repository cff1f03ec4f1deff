"""Makes the accesses of one function go through pointers into the address spaces that their pointers point into.

For each pointer on the way a like one is made in the space: a GEP, phi or select of such pointers, or at the start of the chain what an
addrspacecast to generic had cast, or a cast of the pointer itself where that is a kernel's argument, a variable, a loaded pointer. What
still needs the generic pointer (calls, stores of the address) gets the new one cast back, as in LLVM's InferAddressSpaces, so that an
address is computed once. Where the space has narrower addresses than the generic one the old computation stays for those.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import NamedTuple

from nvopt.analysis.cfg import reachable_blocks
from nvopt.ir import (
    AllocaInst,
    Argument,
    BasicBlock,
    Builder,
    CallBase,
    CallInst,
    CastInst,
    CmpInst,
    Constant,
    ConstantExpr,
    ConstantInt,
    Function,
    GetElementPtrInst,
    Instruction,
    PHINode,
    PointerType,
    PoisonValue,
    SelectInst,
    UnaryOperator,
    UndefValue,
    User,
    Value,
)
from nvopt.ir.instructions import MemoryInst
from nvopt.ir.types import i1, ptr
from nvopt.passes.block_tidying import replace_values
from nvopt.passes.lower_struct_args.entry import EntryCode
from nvopt.passes.memory_space_opt.accesses import IS_SPACE, Access, accesses_of, answer, complaint, put_pointers
from nvopt.passes.memory_space_opt.report import Report
from nvopt.passes.memory_space_opt.spaces import KNOWN, Spaces, base_of, name_in_space, source_of_cast
from nvopt.target.address_spaces import GENERIC, GLOBAL, LOCAL, NAMES, of

_BUNDLES_OF_ADDRESSES = ('"align"',)
"""What an assumption says in them of a generic address holds in the space too: windows begin at multiples of any alignment."""


_CONCERNED = (MemoryInst, CallInst, CastInst)
"""What accesses memory, casts an address or asks about one."""


class _Work(NamedTuple):
    """What there is to do in a function."""

    accesses: dict[Instruction, list[Access]]
    casts: list[CastInst]  # to the space that the pointer is known to point into
    questions: list[tuple[CallInst, bool]]  # calls of isspacep with their answers


class Rewritten(NamedTuple):
    """What became of a function."""

    is_other: bool
    has_answers: bool
    """Whether there are constants where it asked for a pointer's space."""


def rewrite_accesses(function: Function, spaces: Spaces, report: Report, *, wmma: bool, local: bool) -> Rewritten:
    """Does it. `wmma`: loads and stores of matrices too; `local`: accesses to local memory too."""
    return _Rewriter(function, spaces, report, wmma, local).run()


class _Rewriter:
    """The work on one function. `made`: generic pointer -> the like one in its space."""

    def __init__(self, function: Function, spaces: Spaces, report: Report, wmma: bool, local: bool) -> None:
        self.function, self.spaces, self.report, self.wmma = function, spaces, report, wmma
        self.targets = KNOWN if local else KNOWN - {LOCAL}
        self.layout = function.module.data_layout
        self.reached = reachable_blocks(function)
        self.entry = EntryCode(function)
        self.made: dict[Value, Value] = {}
        self.unfilled: list[PHINode] = []
        self.generic: dict[Instruction, Value] = {}
        self.counts: Counter[int] = Counter()
        self.head: Instruction | None = None
        """The first instruction of the function that is neither a variable nor a cast of one, or the like."""

    def run(self) -> Rewritten:
        work = self._find()
        for instruction, accesses in work.accesses.items():
            pointers = {access.slot: self._moved(access.pointer) for access in accesses}
            if isinstance(instruction, CallInst):
                put_pointers(instruction, pointers)
            else:
                for slot, pointer in pointers.items():
                    instruction.set_operand(slot, pointer)
        self._replace_casts(work.casts)
        for call, known in work.questions:
            call.replace_all_uses_with(ConstantInt.get(i1, known))
            call.erase()
        if self.made:
            self._move_other_uses()
            self._retire()
        for space, count in sorted(self.counts.items()):
            self.report.specialized(self.function, count, NAMES[space])
        return Rewritten(any(work), bool(work.questions))

    # -- what to do

    def _find(self) -> _Work:
        work = _Work({}, [], [])
        for block in self.function.blocks:
            if block in self.reached:
                for instruction in block:
                    if isinstance(instruction, _CONCERNED):
                        self._look_at(instruction, work)
        return work

    def _look_at(self, instruction: Instruction, work: _Work) -> None:
        for access in accesses_of(instruction, wmma=self.wmma):
            space = self.spaces.of(access.pointer)
            words = complaint(access, space)
            if words is not None:
                self.report.warn(instruction, words)
            elif space == GENERIC and not _is_parameter(access.pointer):
                self.report.generic_access(instruction)
            elif space in access.spaces & self.targets:
                work.accesses.setdefault(instruction, []).append(access)
                self.counts[space] += 1
        match instruction:
            case CastInst(opcode="addrspacecast") if self._is_known_cast(instruction):
                work.casts.append(instruction)
            case CallInst() if (asked := IS_SPACE.match(instruction.callee_name)) is not None and instruction.args[0].type is ptr:
                space = self.spaces.of(instruction.args[0])
                known = answer(asked[1], space) if space != GENERIC else None
                if known is not None:
                    work.questions.append((instruction, known))

    def _is_known_cast(self, cast: CastInst) -> bool:
        """Whether `cast` is from a generic pointer that is computed from one in the space that it is cast to."""
        source = cast.operands[0]
        if source.type is not ptr or not isinstance(cast.type, PointerType):
            return False
        space = cast.type.addrspace
        if space not in self.targets or self.spaces.of(source) != space:
            return False
        if isinstance(source, (Argument, AllocaInst)):
            return not self._is_behind(cast, source) or cast is not self._cast_behind(source, space)
        return isinstance(source, (GetElementPtrInst, PHINode, SelectInst, UnaryOperator, CastInst, ConstantExpr))

    # -- pointers in their spaces

    def _moved(self, pointer: Value) -> Value:
        """The like of `pointer` in the space that it points into."""
        self._make(pointer)
        while self.unfilled:
            phi = self.unfilled.pop()
            made = self.made[phi]
            assert isinstance(made, PHINode)
            for value, block in phi.incoming:
                made.add_incoming(self._incoming(value, block, made), block)
        return self.made[pointer]

    def _incoming(self, value: Value, block: BasicBlock, phi: PHINode) -> Value:
        if block not in self.reached:
            return PoisonValue.get(phi.type)
        self._make(value)
        return self._in_space(value, of(phi.type))

    def _make(self, pointer: Value) -> None:
        """Enters the like of `pointer`, and of all that it is computed from, into `made`."""
        todo = [pointer]
        while todo:
            at = todo[-1]
            missing = [source for source in self._sources(at) if source not in self.made] if at not in self.made else []
            if missing:
                todo += missing
                continue
            todo.pop()
            if at not in self.made and self.spaces.known(at) is not None:
                self.made[at] = self._like(at)

    def _sources(self, pointer: Value) -> list[Value]:
        """The generic pointers that `pointer` is computed from, those on the edges of a phi aside, and those that may be anything."""
        found: Iterable[Value] = ()
        match pointer:
            case GetElementPtrInst() | UnaryOperator() | ConstantExpr(opcode="getelementptr"):
                found = pointer.operands[:1]
            case SelectInst():
                found = pointer.operands[1:]
            case CastInst(opcode="inttoptr") | ConstantExpr(opcode="inttoptr"):
                source = source_of_cast(pointer, self.layout)
                found = [source] if source is not None else ()
        return [source for source in found if self.spaces.known(source) is not None]

    def _in_space(self, pointer: Value, space: int) -> Value:
        found = self.made.get(pointer)
        if found is not None:
            return found
        type = PointerType.get(space)
        return PoisonValue.get(type) if isinstance(pointer, PoisonValue) else UndefValue.get(type)

    def _like(self, pointer: Value) -> Value:
        space = self.spaces.of(pointer)
        type = PointerType.get(space)
        match pointer:
            case CastInst(opcode="addrspacecast") | ConstantExpr(opcode="addrspacecast"):
                return pointer.operands[0]
            case CastInst() | ConstantExpr(opcode="inttoptr"):
                return self._in_space(self._sources(pointer)[0], space)
            case GetElementPtrInst():
                base = self._in_space(pointer.pointer, space)
                flags = _flags_in_space(pointer, space)
                return Builder.before(pointer).gep(pointer.source_type, base, pointer.indices, _take_name(pointer), flags)
            case ConstantExpr():
                operands = [self._in_space(pointer.operands[0], space), *pointer.operands[1:]]
                return ConstantExpr.get(pointer.opcode, type, operands, _flags_in_space(pointer, space), pointer.source_type)
            case UnaryOperator():
                return Builder.before(pointer).freeze(self._in_space(pointer.operands[0], space), _take_name(pointer))
            case SelectInst():
                condition, *arms = pointer.operands
                true, false = (self._in_space(arm, space) for arm in arms)
                made = Builder.before(pointer).select(condition, true, false, _take_name(pointer), pointer.flags)
                made.metadata.update(pointer.metadata)
                return made
            case PHINode():
                self.unfilled.append(pointer)
                return Builder.before(pointer).phi(type, _take_name(pointer))
            case Constant():
                return ConstantExpr.get("addrspacecast", type, [pointer])
        return self._cast(pointer, space)

    def _cast(self, pointer: Value, space: int) -> Value:
        """`pointer`, the start of a chain, cast to its space where it is defined; a cast that stands there already serves."""
        found = self._cast_behind(pointer, space)
        if found is not None:
            return found
        assert isinstance(pointer, (Argument, Instruction))
        name = name_in_space(pointer, space)
        if isinstance(pointer, Argument) or (isinstance(pointer, AllocaInst) and _is_among_first(pointer)):
            return self.entry.cast(pointer, space, name)
        assert pointer.next is not None
        builder = Builder.before(pointer.next)
        builder.debug_loc = pointer.debug_loc
        return builder.addrspacecast(pointer, PointerType.get(space), name)

    def _cast_behind(self, pointer: Value, space: int) -> CastInst | None:
        """A cast of `pointer` to `space` that stands where one would be put: the first one."""
        type = PointerType.get(space)
        found: CastInst | None = None
        for user in pointer.users:
            if isinstance(user, CastInst) and user.opcode == "addrspacecast" and user.type is type and self._is_behind(user, pointer):
                found = user if found is None or user.comes_before(found) else found
        return found

    def _is_behind(self, cast: CastInst, pointer: Value) -> bool:
        """Whether nothing but variables and casts stands between; for an argument, before the cast."""
        if self.head is None or self.head.parent is None:
            self.head = next(one for one in self.function.entry if not _is_variable_or_cast(one))
        if cast.parent is self.head.parent and cast.comes_before(self.head):
            return True
        at = pointer.next if isinstance(pointer, Instruction) else None
        while at is not None and at is not cast and _is_variable_or_cast(at):
            at = at.next
        return at is cast

    def _is_as_wide(self, space: int) -> bool:
        return self.layout.index_width(space) == self.layout.index_width(GENERIC)

    def _replace_casts(self, casts: list[CastInst]) -> None:
        """Replaces casts by the like of what they cast, which may be one of them."""
        new: dict[Value, Value] = {cast: self._moved(cast.operands[0]) for cast in casts}
        replace_values(new)
        for generic, made in self.made.items():
            while made in new:
                made = new[made]
            self.made[generic] = made
        for cast in casts:
            cast.erase()

    # -- what else uses the generic pointers

    def _move_other_uses(self) -> None:
        """Comparisons of two pointers into one space, and assumptions of alignment, speak of the new pointers."""
        users = [user for old in self.made if not isinstance(old, Constant) for user in old.users]
        for user in dict.fromkeys(users):
            match user:
                case CmpInst() if user.predicate.is_equality:
                    self._move_comparison(user)
                case CallBase() if user.callee_name == "llvm.assume":
                    self._move_assumption(user)

    def _move_comparison(self, compare: CmpInst) -> None:
        one, other = (self.spaces.known(operand) if operand.type is ptr else None for operand in compare.operands)
        if one is not None and one == other and one in self.targets and self._is_as_wide(one) and compare.parent in self.reached:
            for slot, pointer in enumerate(compare.operands):
                compare.set_operand(slot, self._moved(pointer))

    def _move_assumption(self, call: CallBase) -> None:
        at = len(call.args)
        for bundle in call.bundles:
            if bundle.tag in _BUNDLES_OF_ADDRESSES and call.operands[at] in self.made:
                call.set_operand(at, self.made[call.operands[at]])
            at += bundle.count

    # -- the generic pointers that are left

    def _retire(self) -> None:
        """Deletes the old pointers; those who need one still get the new one cast back."""
        old = self._old()
        kept: dict[Instruction, None] = {}
        others: dict[User, None] = {}
        back: dict[Value, Value] = {}
        for pointer in old:
            users = [user for user in pointer.users if user not in old]
            if users and self._can_be_cast_back(pointer):
                back[pointer] = self._cast_back(pointer)
                others.update(dict.fromkeys(users))
            elif users:
                kept[pointer] = None
        for other in others:
            other.replace_operands(back)
        todo = list(kept)
        while todo:
            user = todo.pop()
            back = {}
            for source in user.operands:
                if isinstance(source, Instruction) and source in old and source not in kept:
                    if self._can_be_cast_back(source):
                        back[source] = self._cast_back(source)
                    else:
                        kept[source] = None
                        todo.append(source)
            user.replace_operands(back)
        _erase(self.function, {pointer: self._described_by(pointer) for pointer in old if pointer not in kept})

    def _old(self) -> dict[Instruction, None]:
        """What computes generic pointers that there are like ones of now."""
        found: dict[Instruction, None] = {}
        for pointer in self.made:
            if isinstance(pointer, (GetElementPtrInst, PHINode, SelectInst, UnaryOperator, CastInst)):
                found[pointer] = None
                if pointer.opcode == "inttoptr" and isinstance(pointer.operands[0], CastInst):
                    found[pointer.operands[0]] = None
        return found

    def _can_be_cast_back(self, pointer: Instruction) -> bool:
        return pointer in self.made and not isinstance(pointer, CastInst) and self._is_as_wide(of(self.made[pointer].type))

    def _cast_back(self, pointer: Instruction) -> Value:
        """The generic address that `pointer` was."""
        if pointer not in self.generic:
            new = self.made[pointer]
            place = pointer.parent.first_non_phi if isinstance(pointer, PHINode) and pointer.parent is not None else pointer
            assert place is not None
            builder = Builder.before(place)
            builder.debug_loc = pointer.debug_loc
            self.generic[pointer] = builder.addrspacecast(new, ptr, name_in_space(new, GENERIC))
        return self.generic[pointer]

    def _described_by(self, pointer: Instruction) -> Value | None:
        """What debug records can name instead of `pointer`: an address in global memory is its own generic address."""
        if pointer in self.generic:
            return self.generic[pointer]
        new = self.made.get(pointer)
        return new if new is not None and of(new.type) == GLOBAL else None


def _flags_in_space(pointer: GetElementPtrInst | ConstantExpr, space: int) -> tuple[str, ...]:
    """Those that hold in the space: what doesn't wrap around in the generic one may pass the beginning of a smaller window."""
    return pointer.flags if space == GLOBAL or "inbounds" in pointer.flags else ()


def _is_parameter(pointer: Value) -> bool:
    """Whether it points into an argument passed by value, which is lower-struct-args' to look at."""
    base = base_of(pointer)
    return isinstance(base, Argument) and "byval" in base.attributes


def _take_name(pointer: Instruction) -> str:
    """The name of `pointer`, which loses it: its like in the space is called so."""
    name = pointer.name
    pointer.name = ""
    return name


def _is_variable_or_cast(instruction: Instruction) -> bool:
    return isinstance(instruction, AllocaInst) or (isinstance(instruction, CastInst) and instruction.opcode == "addrspacecast")


def _is_among_first(alloca: AllocaInst) -> bool:
    """Whether nothing but other allocas stands before it in the entry block."""
    function = alloca.function
    if function is None or alloca.parent is not function.entry:
        return False
    at = alloca.previous
    while isinstance(at, AllocaInst):
        at = at.previous
    return at is None


def _erase(function: Function, dead: dict[Instruction, Value | None]) -> None:
    """Deletes the `dead`, who use each other only; debug records name what stands beside each afterwards."""
    if any(pointer.has_metadata_uses for pointer in dead):
        for instruction in function.instructions():
            for record in instruction.dbg_records:
                for held in record.values:
                    new = dead.get(held.value) if isinstance(held.value, Instruction) else None
                    if new is not None:
                        held.set_operand(0, new)
    for pointer in dead:
        pointer.drop_operands()
    for pointer in dead:
        pointer.erase()
