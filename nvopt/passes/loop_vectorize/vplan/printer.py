"""Plans as text and as graphs.

    VPlan 'Initial VPlan for VF={4},UF>=1' {
    Live-in vp<%0> = VF
    …
    <x1> vector loop: {
      vector.body:
        EMIT vp<%3> = CANONICAL-INDUCTION ir<0>, vp<%index.next>
        vp<%4> = SCALAR-STEPS vp<%3>, ir<1>, vp<%0>
        CLONE ir<%p> = getelementptr inbounds ir<%a>, vp<%4>
        …

Text, numbers and graph are LLVM 22.1's: `ir<…>` is what stands for a value of the function, `vp<…>` what the plan adds. The test whether
iterations are left over, with what reductions begin, and the store of their results are printed as what they become; they aren't made of
recipes. Some recipes are several of LLVM's, and printed as these. What differs is the plan: an induction's end is computed behind the loop,
where it costs no register inside, not ahead of it; conditions that are poison are frozen for what is found behind them.

Source: LLVM's VPlan::print, VPSlotTracker and VPlanPrinter.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from nvopt.analysis.recurrences.inductions import InductionDescriptor, InductionKind
from nvopt.analysis.recurrences.reductions import RecurKind
from nvopt.analysis.scev.printer import text_of as scev_text
from nvopt.ir import BasicBlock, CallInst, CmpInst, ConstantFP, ConstantInt, ExtractValueInst, Instruction, LoadInst, Metadata, Value
from nvopt.ir.types import void
from nvopt.passes.loop_vectorize.vplan.execute.induction_steps import INVERSE, addition
from nvopt.passes.loop_vectorize.vplan.execute.memory import metadata_of_group
from nvopt.passes.loop_vectorize.vplan.execute.partial_values import begins_with_identity, identity
from nvopt.passes.loop_vectorize.vplan.recipes import (
    Blend,
    BranchOnCond,
    BranchOnMask,
    CanonicalInduction,
    DerivedIV,
    ExitPhi,
    FirstOrderRecurrencePhi,
    HistogramUpdate,
    Interleave,
    InterleavedValue,
    OfInstruction,
    PredicatedPhi,
    Reduce,
    ReductionPhi,
    Replicate,
    ResumePhi,
    ScalarSteps,
    VectorPointer,
    VPInstruction,
    Widen,
    WidenCast,
    WidenGEP,
    WidenInduction,
    WidenIntrinsic,
    WidenLoad,
    WidenPhi,
    WidenPointerInduction,
    WidenSelect,
    WidenStore,
)
from nvopt.passes.loop_vectorize.vplan.values import Expanded, LiveIn, Recipe, VPBasicBlock, VPBlock, VPlan, VPRegion, VPValue

_STANDS_FOR_IR = (
    LiveIn,
    OfInstruction,
    Blend,
    Reduce,
    WidenInduction,
    WidenPointerInduction,
    ReductionPhi,
    FirstOrderRecurrencePhi,
    InterleavedValue,
)
"""What has the name of the value of the function that it stands for."""


def text_of(plan: VPlan, name: str = "Initial VPlan", uf: int | None = None) -> str:
    """The plan's text, under a name; with the number of parts where that is settled."""
    return _Printer(plan).text(_title(plan, name, uf))


def dot_of(plan: VPlan, name: str = "Initial VPlan", uf: int | None = None) -> str:
    """The same as a graph for `dot`."""
    return _Grapher(plan).graph(_title(plan, name, uf))


def _title(plan: VPlan, name: str, uf: int | None) -> str:
    vfs = ",".join(map(str, plan.vfs))
    return f"{name} for VF={{{vfs}}},UF{'>=1' if uf is None else f'={{{uf}}}'}"


class _Printer:
    """The printing of one plan."""

    def __init__(self, plan: VPlan) -> None:
        self.plan = plan
        self._names: dict[VPValue, str] = {}
        self._uses: dict[str, int] = {}
        self._next = 0
        self._starts: dict[ReductionPhi, str] = {}
        """What reductions begin with, where lanes begin with different values."""
        self._on_the_way: dict[Recipe, str] = {}
        """What recipes compute on the way for which LLVM has two: lanes before they are turned round, a part before its last lane."""
        function = plan.entry.wrapped.parent if plan.entry.wrapped is not None else None
        if function is not None:
            function.assign_numbers()
        self._name_all()

    # -- names

    def _name_all(self) -> None:
        plan = self.plan
        for symbol in plan.symbols.values():
            if symbol.users or symbol.name == "vector-trip-count":
                self._assign(symbol)
        for one in self._expansions():
            self._assign(one)
        for phi in self._phis_with_start_vector():
            self._starts[phi] = self._numbered()
        for recipe in plan.recipes():
            if isinstance(recipe, WidenLoad) and recipe.is_reverse:
                self._on_the_way[recipe] = self._unique(f"ir<{recipe.instruction.ref}>")
            elif self._takes_two(recipe):
                self._on_the_way[recipe] = self._numbered()
            for value in recipe.results:
                self._assign(value)

    def _phis_with_start_vector(self) -> list[ReductionPhi]:
        """Reductions whose lanes begin with what changes nothing, but for one."""
        phis = [one for one in self.plan.first_block.recipes if isinstance(one, ReductionPhi)]
        return [one for one in phis if begins_with_identity(one.descriptor.kind)]

    def _numbered(self) -> str:
        self._next += 1
        return f"vp<%{self._next - 1}>"

    def _assign(self, value: VPValue) -> None:
        base = self._base_name(value)
        if base is None:
            self._names[value] = self._numbered()
            return
        is_number = isinstance(value, LiveIn) and isinstance(value.underlying, (ConstantInt, ConstantFP))
        self._names[value] = base if is_number else self._unique(base)

    def _unique(self, base: str) -> str:
        """The name, or where another has it, the name and a number."""
        uses = self._uses.get(base, 0)
        self._uses[base] = uses + 1
        return f"{base}.{uses}" if uses else base

    @staticmethod
    def _base_name(value: VPValue) -> str | None:
        """The name that the value would have for itself; None: a number."""
        if isinstance(value, WidenLoad) and value.is_reverse:
            return None
        if isinstance(value, WidenInduction):  # also where it is truncated at once
            return f"ir<{value.descriptor.phi.ref}>"
        if isinstance(value, _STANDS_FOR_IR) and value.underlying is not None:
            return f"ir<{value.underlying.ref}>"
        name = value.name if isinstance(value, (VPInstruction, ResumePhi)) else ""
        if isinstance(value, VPInstruction) and isinstance(value.about, InductionDescriptor) and value.about.kind is InductionKind.FP:
            return None
        if isinstance(value, ScalarSteps) and _is_pointer(value):
            name = "next.gep"
        return f"vp<%{name}>" if name else None

    def name(self, value: VPValue) -> str:
        """How a value is called."""
        if value not in self._names:
            self._assign(value)
        return self._names[value]

    def _all(self, values: Sequence[VPValue]) -> str:
        return ", ".join([self.name(one) for one in values])

    def _takes_two(self, recipe: Recipe) -> bool:
        """Whether LLVM has two recipes for it, the first of which has a number for a name."""
        if isinstance(recipe, VPInstruction) and isinstance(recipe.about, InductionDescriptor):
            return recipe.about.kind is InductionKind.POINTER and recipe.about.constant_step is None
        if isinstance(recipe, VPInstruction):
            ends_early = recipe.opcode == "branch-on-count" and self.plan.early is not None
            return ends_early or recipe.opcode in ("extract-last-element", "first-active-lane", "last-active-lane")
        return (isinstance(recipe, WidenStore) and recipe.is_reverse) or (isinstance(recipe, ScalarSteps) and _is_pointer(recipe))

    # -- the plan

    def text(self, title: str) -> str:
        """All of it."""
        blocks = [f"\n{self.block_text(block, successors, '')}" for block, successors in self.blocks()]
        return f"VPlan '{title}' {{{self.live_ins()}{''.join(blocks)}}}\n"

    def live_ins(self) -> str:
        """What comes from outside, a line each."""
        lines = [f"Live-in {self.name(one)} = {one.name}" for one in self.plan.symbols.values() if one.users]
        count = self.plan.trip_count
        lines.append(f"{'' if isinstance(count, Expanded) else 'Live-in '}{self.name(count)} = original trip-count")
        return "".join(f"\n{line}" for line in lines) + "\n"

    def blocks(self) -> list[tuple[VPBlock, list[VPBlock]]]:
        """The blocks and regions, each with those that it leads to."""
        plan = self.plan
        behind = [plan.exit] if plan.exit is not None else []
        early = plan.early
        left_early: list[tuple[VPBlock, list[VPBlock]]] = []
        if early is not None:
            left_early = [(early.first_lane, [early.target]), (early.target, [])]
        return [
            (plan.entry, [plan.scalar_preheader, plan.preheader]),
            (plan.preheader, [plan.loop]),
            (plan.loop, [*([early.first_lane] if early is not None else ()), plan.middle]),
            (plan.middle, [*behind, *([] if plan.folds_tail else [plan.scalar_preheader])]),
            *[(one, list[VPBlock]()) for one in behind],
            *left_early,
            (plan.scalar_preheader, [plan.scalar_header]),
            (plan.scalar_header, []),
        ]

    def block_text(self, block: VPBlock, successors: Sequence[VPBlock], indent: str) -> str:
        """A block or region, and where it leads."""
        if isinstance(block, VPRegion):
            inside = [f"\n{self.block_text(one, after, indent + '  ')}" for one, after in inside_of(block)]
            body = f"{indent}{heading(block)}: {{{''.join(inside)}{indent}}}\n"
        else:
            assert isinstance(block, VPBasicBlock)
            lines = [f"{indent}  {line}\n" for line in self._lines(block)]
            body = f"{indent}{_block_name(block)}:\n{''.join(lines)}"
        names = ", ".join([_block_name(one) for one in successors])
        return f"{body}{indent}{f'Successor(s): {names}' if names else 'No successors'}\n"

    def _lines(self, block: VPBasicBlock) -> Iterator[str]:
        if block.wrapped is not None:
            yield from self._lines_of_ir(block, block.wrapped)
            return
        if block is self.plan.preheader:
            yield from map(self._start_vector, self._starts)
        escapes = [one for one in block.recipes if isinstance(one, VPInstruction) and one.opcode == "induction-escape"]
        yield from self._lines_of([one for one in block.recipes if one not in escapes])
        is_tested = block is self.plan.middle and self.plan.exit is not None and not self.plan.folds_tail
        if is_tested:
            counts = self._all([self.plan.trip_count, self.plan.symbols["vector-trip-count"]])
            yield f"EMIT vp<%cmp.n> = icmp eq {counts}"
        yield from self._lines_of(escapes)
        if is_tested:
            yield "EMIT branch-on-cond vp<%cmp.n>"

    def _lines_of(self, recipes: Sequence[Recipe]) -> Iterator[str]:
        for recipe in recipes:
            yield from _PRINT[type(recipe)](self, recipe).split("\n")

    # -- blocks of the function

    def _lines_of_ir(self, block: VPBasicBlock, wrapped: BasicBlock) -> Iterator[str]:
        extra = self._extra_operands(block)
        for instruction in wrapped:
            if not instruction.is_terminator:
                yield f"IR   {instruction}{extra.get(instruction, '')}"
        if block is self.plan.entry:
            for one in self._expansions():
                yield f"EMIT {self.name(one)} = EXPAND SCEV {scev_text(one.expression)}"

    def _expansions(self) -> list[Expanded]:
        count, used = self.plan.trip_count, self.plan.expansions
        return [count, *used] if isinstance(count, Expanded) and count not in used else list(used)

    def _extra_operands(self, block: VPBasicBlock) -> dict[Value, str]:
        """What phis of the function get from the plan."""
        plan = self.plan
        if block is plan.scalar_header:
            resumed = [one for one in plan.scalar_preheader.recipes if isinstance(one, ResumePhi)]
            return {one.underlying: self._extra(one, plan.scalar_preheader) for one in resumed if one.underlying is not None}
        source = plan.early.first_lane if plan.early is not None and block is plan.early.target else plan.middle
        return {one.phi: self._extra(one.operands[0], source) for one in block.recipes if isinstance(one, ExitPhi)}

    def _extra(self, value: VPValue, source: VPBasicBlock) -> str:
        return f" (extra operand: {self.name(value)} from {source.name})"

    # -- recipes

    def _defined(self, kind: str, recipe: Any, rest: str) -> str:
        return f"{kind}{self.name(recipe)} = {rest}"

    def _canonical(self, recipe: CanonicalInduction) -> str:
        return self._defined("EMIT ", recipe, f"CANONICAL-INDUCTION {self._all(recipe.operands)}")

    def _widen_induction(self, recipe: WidenInduction) -> str:
        update = recipe.descriptor.update
        flags = _flags(update.flags) if update is not None else ""
        assert recipe.underlying is not None
        cut = f" (truncated to {recipe.type})" if recipe.type is not recipe.descriptor.phi.type else ""
        return self._defined("", recipe, f"WIDEN-INDUCTION {flags}{self._all(recipe.operands)}{cut}")

    def _widen_pointer_induction(self, recipe: WidenPointerInduction) -> str:
        return self._defined("EMIT ", recipe, f"WIDEN-POINTER-INDUCTION {self._all(recipe.operands)}")

    def _start_vector(self, phi: ReductionPhi) -> str:
        descriptor, start = phi.descriptor, phi.operands[0]
        neutral = identity(descriptor.kind, descriptor.phi.type, descriptor.flags)
        return f"EMIT {self._starts[phi]} = reduction-start-vector {_flags(descriptor.flags)}{self.name(start)}, ir<{neutral.ref}>, ir<1>"

    def _reduction_phi(self, recipe: ReductionPhi) -> str:
        start, following = recipe.operands
        return self._defined("WIDEN-REDUCTION-PHI ", recipe, f"phi {self._start_of(recipe, start)}, {self.name(following)}")

    def _start_of(self, phi: ReductionPhi, start: VPValue) -> str:
        """What the lanes begin with."""
        if phi in self._starts:
            return self._starts[phi]
        if phi.descriptor.kind is RecurKind.ANYOF:
            return "ir<false>"
        return self.name(start) if phi.descriptor.sentinel is None else f"ir<{phi.descriptor.sentinel.ref}>"

    def _recurrence_phi(self, recipe: FirstOrderRecurrencePhi) -> str:
        return self._defined("FIRST-ORDER-RECURRENCE-PHI ", recipe, f"phi {self._all(recipe.operands)}")

    def _derived_iv(self, recipe: DerivedIV) -> str:
        start, index, step = (self.name(one) for one in recipe.operands)
        if any(isinstance(one, ScalarSteps) and _is_pointer(one) for one in recipe.users):
            start = "ir<0>"  # the steps are added to the pointer
        return self._defined("", recipe, f"DERIVED-IV {start} + {index} * {step}")

    def _scalar_steps(self, recipe: ScalarSteps) -> str:
        steps = f"SCALAR-STEPS {self._all(recipe.operands)}"
        if not _is_pointer(recipe):
            return self._defined("", recipe, steps)
        base, distance = recipe.operands[0], self._on_the_way[recipe]
        start = base.operands[0] if isinstance(base, DerivedIV) else base
        return f"{distance} = {steps}\n{self._defined('EMIT ', recipe, f'ptradd {self.name(start)}, {distance}')}"

    def _widen(self, recipe: Widen) -> str:
        return self._defined("WIDEN ", recipe, self._operation(recipe, recipe.operands) + _metadata(recipe.instruction))

    def _operation(self, recipe: OfInstruction, operands: Sequence[VPValue]) -> str:
        instruction = recipe.instruction
        predicate = f"{instruction.predicate} " if isinstance(instruction, CmpInst) else ""
        indices = instruction.indices if isinstance(instruction, ExtractValueInst) else ()
        return f"{instruction.opcode} {predicate}{_flags(recipe.flags)}{self._all(operands)}{''.join(f', ir<{one}>' for one in indices)}"

    def _widen_cast(self, recipe: WidenCast) -> str:
        cast = f"{self._operation(recipe, recipe.operands)} to {recipe.instruction.type}"
        return self._defined("WIDEN-CAST ", recipe, cast + _metadata(recipe.instruction))

    def _widen_select(self, recipe: WidenSelect) -> str:
        return self._defined("WIDEN ", recipe, self._operation(recipe, recipe.operands))

    def _widen_gep(self, recipe: WidenGEP) -> str:
        base, *indices = ("Inv" if isinstance(one, LiveIn) else "Var" for one in recipe.operands)
        return self._defined(f"WIDEN-GEP {base}{''.join(f'[{one}]' for one in indices)} ", recipe, self._operation(recipe, recipe.operands))

    def _widen_intrinsic(self, recipe: WidenIntrinsic) -> str:
        call = f"call {_flags(recipe.flags)}llvm.{recipe.name}({self._all(recipe.operands)})"
        return self._defined("WIDEN-INTRINSIC ", recipe, call + _metadata(recipe.instruction))

    def _replicate(self, recipe: Replicate) -> str:
        instruction = recipe.instruction
        kind = "CLONE " if recipe.is_uniform else "REPLICATE "
        result = "" if instruction.type is void else f"{self.name(recipe)} = "
        if isinstance(instruction, CallInst):
            mask = [recipe.mask] if recipe.mask is not None else []
            operands = [*recipe.operands[: len(instruction.args)], *mask]
            what = f"call {_flags(recipe.flags)}{instruction.callee.ref}({self._all(operands)})"
        else:
            what = self._operation(recipe, recipe.operands)
        return f"{kind}{result}{what}{' (S->V)' if _is_packed(recipe) else ''}{_metadata(instruction)}"

    def _widen_phi(self, recipe: WidenPhi) -> str:
        ways = ", ".join(
            [f"[ {self.name(value)}, {_block_name(source)} ]" for value, source in zip(recipe.operands, recipe.sources, strict=True)]
        )
        return self._defined("EMIT-SCALAR " if recipe.is_uniform else "WIDEN-PHI ", recipe, f"phi {ways}")

    def _branch_on_cond(self, recipe: BranchOnCond) -> str:
        return f"EMIT branch-on-cond {'not ' if recipe.is_negated else ''}{self._all(recipe.operands)}"

    def _predicated_phi(self, recipe: PredicatedPhi) -> str:
        return self._defined("PHI-PREDICATED-INSTRUCTION ", recipe, self._all(recipe.operands))

    def _branch_on_mask(self, recipe: BranchOnMask) -> str:
        return f"BRANCH-ON-MASK {self._all(recipe.operands)}"

    def _blend(self, recipe: Blend) -> str:
        ways = [self.name(recipe.first), *(f"{self.name(value)}/{self.name(mask)}" for value, mask in recipe.others)]
        return self._defined("BLEND ", recipe, " ".join(ways))

    def _vector_pointer(self, recipe: VectorPointer) -> str:
        kind = "vector-end-pointer" if recipe.is_reverse else "vector-pointer"
        return self._defined("", recipe, f"{kind} {_flags(recipe.flags)}{self._all(recipe.operands)}")

    def _widen_load(self, recipe: WidenLoad) -> str:
        load = f"load {self._all(recipe.operands)}{_metadata(recipe.instruction)}"
        if not recipe.is_reverse:
            return self._defined("WIDEN ", recipe, load)
        loaded = self._on_the_way[recipe]
        return f"WIDEN {loaded} = {load}\n{self._defined('EMIT ', recipe, f'reverse {loaded}')}"

    def _widen_store(self, recipe: WidenStore) -> str:
        address, *stored = map(self.name, recipe.operands)
        turned = ""
        if recipe.is_reverse:
            value, stored[0] = stored[0], self._on_the_way[recipe]
            turned = f"EMIT {stored[0]} = reverse {value}\n"
        return f"{turned}WIDEN store {', '.join([address, *stored])}{_metadata(recipe.instruction)}"

    def _interleave(self, recipe: Interleave) -> str:
        group = recipe.group
        at = group.insert_position.ref if isinstance(group.insert_position, LoadInst) else "<badref>"
        lines = [f"INTERLEAVE-GROUP with factor {group.factor} at {at}, {self.name(recipe.operands[0])}"]
        stored = iter(recipe.operands[1:])
        loaded = {one.underlying: one for one in recipe.loads}
        for place, access in group.members.items():
            if access in loaded:
                lines.append(f"  {self.name(loaded[access])} = load from index {place}")
            else:
                lines.append(f"  store {self.name(next(stored))} to index {place}")
        return "\n".join(lines) + _text_of_metadata(metadata_of_group(recipe))

    def _histogram(self, recipe: HistogramUpdate) -> str:
        address, amount = (self.name(one) for one in recipe.operands)
        return f"WIDEN-HISTOGRAM buckets: {address}, {'dec' if recipe.histogram.update.opcode == 'sub' else 'inc'}: {amount}"

    def _reduce(self, recipe: Reduce) -> str:
        running, *reduced = recipe.operands
        opcode = "fmul" if recipe.descriptor.kind is RecurKind.FMUL else "fadd"
        step = f"{self.name(running)} + {_flags(recipe.instruction.flags) or ' '}reduce.{opcode} ({self._all(reduced)})"
        return self._defined("REDUCE ", recipe, step)

    def _instruction(self, recipe: VPInstruction) -> str:
        operands = self._all(recipe.operands)
        match recipe.opcode:
            case "branch-on-count":
                return self._branch_on_count(recipe)
            case "any-early-exit":
                what = f"any-of {operands}"
            case "first-active-lane" | "last-active-lane":
                leaves, left = map(self.name, recipe.operands)
                lane = self._on_the_way[recipe]
                return f"EMIT {lane} = {recipe.opcode} {leaves}\n{self._defined('EMIT ', recipe, f'extract-lane {lane}, {left}')}"
            case "canonical-next":
                what = f"add nuw {operands}"
            case "fmul":
                assert isinstance(recipe.about, Instruction)
                what = f"fmul {_flags(recipe.about.flags)}{operands}"
            case "compute-reduction-result":
                return self._reduction_result(recipe)
            case "wide-canonical-iv":
                return self._defined("EMIT ", recipe, f"WIDEN-CANONICAL-INDUCTION {operands}")
            case "safe-divisor":
                divisor, mask = recipe.operands
                what = f"select {self._all([mask, divisor])}, ir<1>"
            case "induction-escape":
                return self._induction_escape(recipe)
            case "extract-last-element":
                part = self._on_the_way[recipe]
                return f"EMIT {part} = extract-last-part {operands}\n{self._defined('EMIT ', recipe, f'extract-last-lane {part}')}"
            case "extract-penultimate-element":
                (recurrence,) = recipe.operands
                assert isinstance(recurrence, FirstOrderRecurrencePhi)
                what = f"extract-penultimate-element {self.name(recurrence.operands[1])}"
            case _:
                what = f"{recipe.opcode} {operands}"
        return self._defined("EMIT ", recipe, what)

    def _branch_on_count(self, recipe: VPInstruction) -> str:
        counts = self._all(recipe.operands)
        if self.plan.early is None:
            return f"EMIT branch-on-count {counts}"
        is_last = self._on_the_way[recipe]
        assert recipe.block is not None
        leaves = next(one for one in recipe.block.recipes if isinstance(one, VPInstruction) and one.opcode == "any-early-exit")
        return f"EMIT {is_last} = icmp eq {counts}\nEMIT branch-on-two-conds {self.name(leaves)}, {is_last}"

    def _induction_escape(self, recipe: VPInstruction) -> str:
        descriptor = recipe.about
        assert isinstance(descriptor, InductionDescriptor)
        end, step = recipe.operands
        if descriptor.kind is InductionKind.POINTER:
            back = self._on_the_way.get(recipe)
            if back is None:
                assert descriptor.constant_step is not None
                return self._defined("EMIT ", recipe, f"ptradd {self.name(end)}, ir<{-descriptor.constant_step}>")
            return f"EMIT {back} = sub ir<0>, {self.name(step)}\n{self._defined('EMIT ', recipe, f'ptradd {self.name(end)}, {back}')}"
        opcode, flags = addition(descriptor)
        return self._defined("EMIT ", recipe, f"{INVERSE.get(opcode, 'sub')} {_flags(flags)}{self._all([end, step])}")

    def _reduction_result(self, recipe: VPInstruction) -> str:
        phi, *values = recipe.operands
        assert isinstance(phi, ReductionPhi)
        descriptor = phi.descriptor
        operands = [self.name(phi), *map(self.name, values)]
        kind = "reduction"
        if descriptor.kind is RecurKind.ANYOF:
            kind = "anyof"
            operands[1:1] = [self.name(phi.operands[0])]
        elif descriptor.sentinel is not None:
            kind = "find-iv"
            operands[1:1] = [self.name(phi.operands[0]), f"ir<{descriptor.sentinel.ref}>"]
        result = self._defined("EMIT ", recipe, f"compute-{kind}-result {_flags(descriptor.flags)}{', '.join(operands)}")
        if descriptor.store is None:
            return result
        return f"{result}\nCLONE store {self.name(recipe)}, ir<{descriptor.store.pointer.ref}>{_metadata(descriptor.store)}"

    def _resume_phi(self, recipe: ResumePhi) -> str:
        end, start = (self.name(one) for one in recipe.operands)
        behind = "" if self.plan.folds_tail else f"[ {end}, {self.plan.middle.name} ], "
        return self._defined("EMIT-SCALAR ", recipe, f"phi {behind}[ {start}, {_block_name(self.plan.entry)} ]")


def heading(region: VPRegion) -> str:
    """How often a region is done, and its name."""
    return f"{'<xVFxUF>' if region.is_replicator else '<x1>'} {region.name}"


def inside_of(region: VPRegion) -> list[tuple[VPBlock, list[VPBlock]]]:
    """The blocks of a region, each with those that it leads to: around what is predicated there is another way."""
    blocks = region.blocks
    if any(one.successors for one in blocks):
        return [(one, one.successors) for one in blocks]
    found = [(one, blocks[at + 1 : at + 2]) for at, one in enumerate(blocks)]
    return [(blocks[0], blocks[1:]), *found[1:]] if region.is_replicator else found


def _block_name(block: VPBlock) -> str:
    if isinstance(block, VPBasicBlock) and block.wrapped is not None:
        return f"ir-bb<{block.wrapped.ref[1:]}>"
    return block.name


def _flags(flags: Sequence[str]) -> str:
    return "".join(f"{one} " for one in flags)


def _metadata(instruction: Instruction) -> str:
    return _text_of_metadata(instruction.metadata)


def _text_of_metadata(metadata: Mapping[str, Metadata]) -> str:
    shown = [f"!{name} {node.ref}" for name, node in metadata.items() if name in ("tbaa", "fpmath", "alias.scope", "noalias")]
    return f" ({', '.join(shown)})" if shown else ""


def _is_pointer(steps: ScalarSteps) -> bool:
    return steps.descriptor.kind is InductionKind.POINTER


def _is_packed(recipe: Replicate) -> bool:
    """Whether someone behind the branch wants the lanes as a vector."""
    phis = [one for one in recipe.users if isinstance(one, PredicatedPhi)]
    return any(not isinstance(user, Replicate) for one in phis for user in one.users)


_PRINT: dict[type[Recipe], Callable[[_Printer, Any], str]] = {
    CanonicalInduction: _Printer._canonical,
    WidenInduction: _Printer._widen_induction,
    WidenPointerInduction: _Printer._widen_pointer_induction,
    ReductionPhi: _Printer._reduction_phi,
    FirstOrderRecurrencePhi: _Printer._recurrence_phi,
    DerivedIV: _Printer._derived_iv,
    ScalarSteps: _Printer._scalar_steps,
    Widen: _Printer._widen,
    WidenCast: _Printer._widen_cast,
    WidenSelect: _Printer._widen_select,
    WidenGEP: _Printer._widen_gep,
    WidenIntrinsic: _Printer._widen_intrinsic,
    Replicate: _Printer._replicate,
    PredicatedPhi: _Printer._predicated_phi,
    BranchOnMask: _Printer._branch_on_mask,
    WidenPhi: _Printer._widen_phi,
    BranchOnCond: _Printer._branch_on_cond,
    Blend: _Printer._blend,
    VectorPointer: _Printer._vector_pointer,
    WidenLoad: _Printer._widen_load,
    WidenStore: _Printer._widen_store,
    Interleave: _Printer._interleave,
    HistogramUpdate: _Printer._histogram,
    Reduce: _Printer._reduce,
    VPInstruction: _Printer._instruction,
    ResumePhi: _Printer._resume_phi,
}


class _Grapher(_Printer):
    """The drawing of one plan."""

    def graph(self, title: str) -> str:
        """All of it."""
        self._ids: dict[VPBlock, int] = {}
        self._out: list[str] = []
        label = "\\n".join(["Vectorization Plan", _escaped(title) + _escaped(self.live_ins().rstrip("\n")).replace("\n", "\\n"), ""])
        for block, successors in _depth_first(self.blocks()):
            self._draw(block, successors, 1)
        lines = [
            "digraph VPlan {",
            f'graph [labelloc=t, fontsize=30; label="{label}"]',
            "node [shape=rect, fontname=Courier, fontsize=30]",
            "edge [fontname=Courier, fontsize=30]",
            "compound=true",
            *self._out,
            "}",
        ]
        return "\n".join(lines) + "\n"

    def _id(self, block: VPBlock) -> str:
        return f"{'cluster_N' if isinstance(block, VPRegion) else 'N'}{self._ids.setdefault(block, len(self._ids))}"

    def _draw(self, block: VPBlock, successors: Sequence[VPBlock], depth: int) -> None:
        indent = "  " * depth
        if isinstance(block, VPRegion):
            self._out += [f"{indent}subgraph {self._id(block)} {{", f"{indent}  fontname=Courier"]
            self._out.append(f'{indent}  label="{_escaped(heading(block))}"')
            for one, after in _depth_first(inside_of(block)):
                self._draw(one, after, depth + 1)
            self._out.append(f"{indent}}}")
        else:
            lines = self.block_text(block, successors, "").rstrip("\n").split("\n")
            shown = [f'{indent}  "{_escaped(line)}\\l"' for line in lines]
            self._out += [f"{indent}{self._id(block)} [label =", *(f"{line} +" for line in shown[:-1]), shown[-1], f"{indent}]"]
        labels = ("T", "F") if len(successors) == 2 else ("",)
        for label, successor in zip(labels, successors, strict=False):
            self._out.append(indent + self._edge(block, successor, label))

    def _edge(self, source: VPBlock, target: VPBlock, label: str) -> str:
        """An edge; from or to a region it ends at one of its blocks, and is cut off at the frame."""
        tail, head = source, target
        while isinstance(tail, VPRegion):
            tail = tail.blocks[-1]
        while isinstance(head, VPRegion):
            head = head.blocks[0]
        drawn = f'{self._id(tail)} -> {self._id(head)} [ label="{label}"'
        if tail is not source:
            drawn += f" ltail={self._id(source)}"
        if head is not target:
            drawn += f" lhead={self._id(target)}"
        return f"{drawn}]"


def _depth_first(blocks: list[tuple[VPBlock, list[VPBlock]]]) -> list[tuple[VPBlock, list[VPBlock]]]:
    """The blocks in the order in which LLVM draws them: each behind one that leads to it, before what that leads to next."""
    successors = dict(blocks)
    found: dict[VPBlock, list[VPBlock]] = {}
    pending = [blocks[0][0]]
    while pending:
        block = pending.pop()
        if block not in found:
            found[block] = successors[block]
            pending += reversed(successors[block])
    return list(found.items())


def _escaped(text: str) -> str:
    return re.sub(r'([{}<>|"\\])', r"\\\1", text)
