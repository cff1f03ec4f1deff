"""The memory accesses of a loop: how they depend on one another, and what must hold for several iterations to run at once.

    found = LoopAccesses(loop, scev, aliases)
    found.is_safe                      # whether iterations may run in vectors, under `found.predicate` and behind `found.checks`; an
                                       # address that stays and is stored to is the asker's, see `has_conflict_at_invariant_address`
    found.max_safe_width               # of so many bits at most; None: of any number
    found.dependences                  # those between accesses, None where there are too many
    found.report                       # why not, in LLVM's words

What is said is about one thread: its accesses go in program order, and other threads' are not seen. Calls that touch memory, barriers among
them, fences, atomics and volatile accesses are ordered in ways that no distance tells: a loop with one is not analysed.

Source: LLVM's LoopAccessAnalysis.
"""

from __future__ import annotations

from nvopt.analysis.loops import Loop
from nvopt.analysis.memory.alias_scopes import scopes_of
from nvopt.analysis.memory.alias_sets import AliasSets
from nvopt.analysis.memory.aliases import AliasAnalysis
from nvopt.analysis.memory.call_effects import MOD, REF, effects_of
from nvopt.analysis.memory.dependence_candidates import PointerAccess
from nvopt.analysis.memory.dependences import Access, Classes, Dependence, DependenceChecker, pointers_of
from nvopt.analysis.memory.forked_pointers import forks
from nvopt.analysis.memory.loop_pointers import LoopPointers
from nvopt.analysis.memory.memory_location import AliasTags, MemoryLocation, accessed_type
from nvopt.analysis.memory.parallel_loops import is_annotated_parallel
from nvopt.analysis.memory.runtime_checks import CheckedPointer, RuntimeChecks
from nvopt.analysis.memory.underlying_objects import underlying_objects
from nvopt.analysis.scev.expressions.kinds import ADDREC, COULD_NOT_COMPUTE, SCEV, SCEVAddRecExpr
from nvopt.analysis.scev.facts.predicates import UnionPredicate
from nvopt.analysis.scev.scalar_evolution import ScalarEvolution
from nvopt.analysis.values.attributes import null_is_defined
from nvopt.ir import (
    CallBase,
    ConstantPointerNull,
    Instruction,
    LoadInst,
    MDNode,
    MetadataAsValue,
    StoreInst,
    Type,
    Value,
)
from nvopt.target import address_spaces

_NOT_ACCESSES = (
    "llvm.assume",
    "llvm.experimental.noalias.scope.decl",
    "llvm.lifetime.start",
    "llvm.lifetime.end",
    "llvm.pseudoprobe",
    "llvm.sideeffect",
)
"""Calls that have effects on paper only."""
_UNSAFE = "unsafe dependent memory operations in loop."
_ADVICE = (
    " Use #pragma clang loop distribute(enable) to allow loop distribution to attempt to isolate the offending operations into a separate"
    " loop"
)
_WHY = {
    "Backward": "Backward loop carried data dependence.",
    "ForwardButPreventsForwarding": "Forward loop carried data dependence that prevents store-to-load forwarding.",
    "BackwardVectorizableButPreventsForwarding": "Backward loop carried data dependence that prevents store-to-load forwarding.",
    "IndirectUnsafe": "Unsafe indirect dependence.",
    "Unknown": "Unknown data dependence.",
}


class LoopAccesses:
    """What LLVM's LoopAccessInfo says of a loop."""

    def __init__(self, loop: Loop, scev: ScalarEvolution, aliases: AliasAnalysis, *, assumes_unit_strides: bool = True) -> None:
        """`assumes_unit_strides`: unknown strides may be taken for one, under the predicate."""
        self.loop, self.scev = loop, scev
        self.assumes_unit_strides = assumes_unit_strides
        self.aliases = aliases
        self.pointers = LoopPointers(scev, loop)
        self.checker = DependenceChecker(self.pointers)
        self.checks = RuntimeChecks()
        """What must be compared ahead of the loop, where `checks.is_needed`."""
        self.report: str | None = None
        """Why iterations may not run at once, or nothing is known."""
        self.has_convergent_call = False
        self.stores_to_invariant_addresses: list[StoreInst] = []
        self.has_load_at_stored_invariant_address = False
        """Whether a store to an address that stays and a load of it are in the loop."""
        self.has_stores_at_same_invariant_address = False
        """Whether two stores to one address that stays are in the loop."""
        self.is_safe = self._can_analyze() and self._analyze()

    @property
    def predicate(self) -> UnionPredicate:
        """What must hold for all that is said here."""
        return self.pointers.under.predicate

    @property
    def has_conflict_at_invariant_address(self) -> bool:
        """Whether a store to an address that stays and another access of it are in the loop."""
        return self.has_load_at_stored_invariant_address or self.has_stores_at_same_invariant_address

    @property
    def dependences(self) -> list[Dependence] | None:
        """How accesses depend on one another, None where there are too many to list."""
        return self.checker.dependences

    @property
    def max_safe_width(self) -> int | None:
        """Bits that may be accessed at once, where `is_safe`; None for any number."""
        return self.checker.max_safe_width

    # -- what can be analysed

    def _can_analyze(self) -> bool:
        if self.loop.subloops:
            return self._refuse("loop is not the innermost loop")
        if self.loop.latch is None:
            return self._refuse("loop control flow is not understood by analyzer")
        if self.pointers.under.symbolic_max_backedge_taken_count().kind == COULD_NOT_COMPUTE:
            return self._refuse("could not determine number of loop iterations")
        return True

    def _refuse(self, why: str) -> bool:
        self.report = why
        return False

    def _accesses(self, is_parallel: bool) -> list[Access] | None:
        """The loads and stores of the loop; None, with a report, where there is another access."""
        found: list[Access] = []
        self._scopes_inside: set[MDNode] = set()
        why: str | None = None
        for instruction in [one for block in self.loop.in_reverse_post_order() for one in block]:
            if isinstance(instruction, CallBase) and instruction.has_fn_attribute("convergent"):
                self.has_convergent_call = True
            if why is not None:
                if self.has_convergent_call:
                    break
                continue
            if isinstance(instruction, CallBase) and instruction.callee_name.startswith("llvm.experimental.noalias.scope.decl"):
                self._note_scopes(instruction)
            effect = _effect(instruction)
            if not effect:
                continue
            if not isinstance(instruction, (LoadInst, StoreInst)):
                why = "instruction cannot be vectorized"
            elif not instruction.is_simple and not is_parallel:
                is_load = isinstance(instruction, LoadInst) or effect & REF
                why = f"{'read' if is_load else 'write'} with atomic ordering or volatile {'read' if is_load else 'write'}"
                if isinstance(instruction, StoreInst) and is_load:
                    why = "instruction cannot be vectorized"
            else:
                found.append(instruction)
                self.checker.add(instruction)
                if self.assumes_unit_strides and not self._is_small():
                    self.pointers.note_symbolic_stride(instruction.pointer)
        self.report = why
        return found if why is None else None

    def _is_small(self) -> bool:
        attributes = self.scev.function.attributes
        return "optsize" in attributes or "minsize" in attributes

    def _note_scopes(self, declaration: CallBase) -> None:
        argument = declaration.args[0]
        if isinstance(argument, MetadataAsValue) and isinstance(argument.metadata, MDNode):
            self._scopes_inside.update(scopes_of(argument.metadata))

    # -- the analysis

    def _analyze(self) -> bool:
        is_parallel = is_annotated_parallel(self.loop)
        accesses = self._accesses(is_parallel)
        if accesses is None:
            return False
        stores = [one for one in accesses if isinstance(one, StoreInst)]
        if not stores:
            return True
        found = _AccessSets(self)
        seen: set[tuple[Value, Type]] = set()
        invariant: set[Value] = set()
        for store in stores:
            self._note_invariant(store, invariant)
            key = store.pointer, accessed_type(store)
            if key not in seen:
                seen.add(key)
                found.add(store, is_read_only=False)
        written = len(seen)
        if is_parallel:
            return True
        read = 0
        for load in accesses:
            if isinstance(load, LoadInst):
                key = load.pointer, accessed_type(load)
                is_read_only = key not in seen or self.pointers.stride(*key) is None
                seen.add(key)
                read += is_read_only
                if load.pointer in invariant:
                    self.has_load_at_stored_invariant_address = True
                found.add(load, is_read_only)
        if written == 1 and read == 0 and not any(map(found.overwrites_itself, found.accesses)):
            return True
        return self._check(found)

    def _note_invariant(self, store: StoreInst, invariant: set[Value]) -> None:
        pointer = store.pointer
        if not self.loop.defines(pointer) or self.pointers.is_invariant(self.scev.get(pointer)):
            self.stores_to_invariant_addresses.append(store)
            if pointer in invariant:
                self.has_stores_at_same_invariant_address = True
            invariant.add(pointer)

    def _check(self, found: _AccessSets) -> bool:
        """Whether the dependences allow it, or checks when the program runs do."""
        found.build()
        if not found.can_be_checked(self.checks):
            return self._refuse("cannot identify array bounds")
        is_safe = True
        if found.wanted:
            is_safe = self.checker.check(found.classes, found.wanted)
            if not is_safe and self.checker.should_check_instead:
                self.checks.reset()
                self.checks.is_needed = True
                found.wanted.clear()
                self.checker.forget_dependences()
                if not found.can_be_checked(self.checks):
                    return self._refuse("cannot check memory dependencies at runtime")
                is_safe = True
        if self.has_convergent_call:
            return self._refuse("cannot add control dependency to convergent operation")
        if not is_safe:
            self._report_unsafe()
        return is_safe

    def _report_unsafe(self) -> None:
        unsafe = next((one for one in self.dependences or () if not one.kind.is_safe), None)
        if unsafe is not None:
            advice = "" if self.loop.has_mark("llvm.loop.distribute.enable") else _ADVICE
            self.report = f"{_UNSAFE}{advice}\n{_WHY[unsafe.kind.value]}"


def _effect(instruction: Instruction) -> int:
    """What it does to memory, as LLVM's mayReadFromMemory and mayWriteToMemory have it."""
    if isinstance(instruction, CallBase):
        return 0 if instruction.callee_name.startswith(_NOT_ACCESSES) else effects_of(instruction).all
    if isinstance(instruction, LoadInst):
        return REF if instruction.is_simple or instruction.ordering == "unordered" else REF | MOD
    if isinstance(instruction, StoreInst):
        return MOD if instruction.is_simple or instruction.ordering == "unordered" else REF | MOD
    return REF | MOD if instruction.opcode in ("fence", "atomicrmw", "cmpxchg", "va_arg", "catchpad", "catchret") else 0


class _AccessSets:
    """The accesses in sets that may share memory: which of them need a look at their distance, and which a check."""

    def __init__(self, owner: LoopAccesses) -> None:
        self.owner, self.pointers = owner, owner.pointers
        self.accesses: dict[PointerAccess, dict[Type, None]] = {}
        self.alias_sets = AliasSets(owner.aliases)
        self.classes = Classes()
        self.wanted: list[PointerAccess] = []
        """The accesses whose dependences matter."""
        self._read_only: set[Value] = set()
        self._need_checks = False

    def add(self, access: Access, is_read_only: bool) -> None:
        """An access; `is_read_only`: a load of what no store of the same pointer surely writes."""
        assert access.parent is not None
        tags = self._across_iterations(AliasTags.of(access), self.pointers.is_conditional(access.parent))
        for pointer in pointers_of(access.pointer, self.pointers):
            self.alias_sets.add(MemoryLocation.anywhere(pointer, tags))
            self.accesses.setdefault(PointerAccess(pointer, isinstance(access, StoreInst)), {})[accessed_type(access)] = None
            if is_read_only:
                self._read_only.add(pointer)

    def _across_iterations(self, tags: AliasTags, is_conditional: bool) -> AliasTags:
        """What of the tags holds between iterations. What types say may depend on the condition of the block."""
        inside = self.owner._scopes_inside
        lists = [None if one is None or inside & {*scopes_of(one)} else one for one in (tags.scopes, tags.noalias)]
        return AliasTags(None if is_conditional else tags.tbaa, *lists)

    def build(self) -> None:
        """Puts accesses of the same object into classes."""
        of_pointer: dict[Value, list[PointerAccess]] = {}
        for access in self.accesses:
            of_pointer.setdefault(access.pointer, []).append(access)
        for pointers in self.alias_sets.sets:
            last: dict[tuple[Value, int], PointerAccess] = {}
            has_write = False
            in_order = [access for pointer in pointers for access in of_pointer.get(pointer, ())]
            for is_late, access in [(False, one) for one in in_order] + [(True, one) for one in in_order]:
                reads_only = access.pointer in self._read_only and not access.is_write
                if is_late is not reads_only:
                    continue
                self.classes.insert(access)
                if (has_write and (access.is_write or reads_only)) or self.overwrites_itself(access):
                    self.wanted.append(access)
                    self._need_checks = True
                has_write = has_write or access.is_write
                self._unite(access, last)

    def overwrites_itself(self, access: PointerAccess) -> bool:
        """Whether several stores through the one pointer may overlap those of other iterations, because some are longer than its steps,
        or these aren't known. LLVM takes each iteration to write another place."""
        if not access.is_write or len(self.owner.checker.places.get(access, ())) < 2:
            return False
        return any(self.pointers.stride(access.pointer, type, check_wrap=False) is None for type in self.accesses[access])

    def _unite(self, access: PointerAccess, last: dict[tuple[Value, int], PointerAccess]) -> None:
        """Puts the access into the class of the last one to each of its objects."""
        function = self.owner.scev.function
        space = address_spaces.of(access.pointer.type)
        for found in underlying_objects(access.pointer, self.owner.scev.loops):
            if isinstance(found, ConstantPointerNull) and not null_is_defined(function, address_spaces.of(found.type)):
                continue
            before = last.get((found, space))
            if before is not None:
                self.classes.unite(access, before)
            last[found, space] = access

    # -- checks when the program runs

    def can_be_checked(self, checks: RuntimeChecks) -> bool:
        """Whether no check is needed, or those that are can be made; they are then in `checks`."""
        if not self._need_checks:
            return True
        can_check, may_need = True, False
        for number, pointers in enumerate(self.alias_sets.sets):
            accesses = [PointerAccess(one, PointerAccess(one, True) in self.accesses) for one in pointers]
            writes = sum(one.is_write for one in accesses)
            if writes == 0 or (writes == 1 and len(accesses) == 1):
                continue
            is_complete, needed = self._check_set(checks, accesses, number)
            can_check, may_need = can_check and is_complete, may_need or needed
        if not self._are_comparable(checks.pointers):
            return False
        if may_need and can_check:
            checks.generate(self.classes if self.wanted else None)
        checks.is_needed = checks.are_more_than(0) if can_check else may_need
        if checks.is_needed and not can_check:
            checks.reset()
            return False
        return True

    def _check_set(self, checks: RuntimeChecks, accesses: list[PointerAccess], number: int) -> tuple[bool, bool]:
        """(whether all pointers of an alias set have bounds, whether they need a check)."""
        sets: dict[Value, int] = {}
        counter = [1]
        retries = [
            (access, type)
            for access in accesses
            for type in self.accesses[access]
            if not self._insert(checks, access, type, sets, counter, number, assume=False)
        ]
        needed = counter[0] > 2 or bool(retries)
        return all(self._insert(checks, access, type, sets, counter, number, assume=True) for access, type in retries), needed

    def _insert(
        self,
        checks: RuntimeChecks,
        access: PointerAccess,
        type: Type,
        sets: dict[Value, int],
        counter: list[int],
        alias_set: int,
        assume: bool,
    ) -> bool:
        """Puts the pointer among those that are checked; False where its bounds aren't known."""
        pointers = self.pointers
        ways = self._ways(access.pointer)
        for at, way in enumerate(ways):
            if pointers.is_invariant(way):
                continue
            recurrence = way if isinstance(way, SCEVAddRecExpr) else pointers.under.as_addrec(access.pointer) if assume else None
            if recurrence is None or not recurrence.is_affine:
                return False
            if len(ways) == 1:
                found = pointers.expression(access.pointer)
                assert isinstance(found, SCEVAddRecExpr)
                ways[at] = recurrence = found
            if not pointers.is_no_wrap(recurrence, access.pointer if len(ways) == 1 else None, type, assume):
                return False
        for way in ways:
            bounds = pointers.bounds(way, type)
            if bounds is None:
                return False
            dependence_set = self._dependence_set(access, sets, counter)
            checks.pointers.append(CheckedPointer(access.pointer, *bounds, access.is_write, dependence_set, alias_set, way))
        return True

    def _ways(self, pointer: Value) -> list[SCEV]:
        """The expressions of the pointer: two where it is one of two."""
        ways = forks(self.pointers, pointer)
        if len(ways) == 2 and all(self.pointers.is_invariant(one) or one.kind == ADDREC for one in ways):
            return ways
        return [self.pointers.expression(pointer)]

    def _dependence_set(self, access: PointerAccess, sets: dict[Value, int], counter: list[int]) -> int:
        """The number of the set whose dependences are known without a check."""
        leader = self.classes.members(access)[0].pointer if self.wanted and access in self.classes else None
        if leader is not None and leader in sets:
            return sets[leader]
        number = counter[0]
        counter[0] += 1
        if leader is not None:
            sets[leader] = number
        return number

    def _are_comparable(self, pointers: list[CheckedPointer]) -> bool:
        """Whether those that may meet are in the same address space."""
        spaces: dict[int, dict[int, set[int]]] = {}
        for one in pointers:
            spaces.setdefault(one.alias_set, {}).setdefault(address_spaces.of(one.pointer.type), set()).add(one.dependence_set)
        for by_space in spaces.values():
            sets = list(by_space.values())
            if any(len(one | other) > 1 for at, one in enumerate(sets) for other in sets[at + 1 :]):
                return False
        return True
