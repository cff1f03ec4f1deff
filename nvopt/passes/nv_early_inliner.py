"""`nv-early-inliner`: which calls are worth inlining on a GPU, each caller within a budget. `always-inline`, run behind it, inlines them.

    call void @add(ptr %p, float %x)   becomes   call void @add(ptr %p, float %x) #0     ; #0 = { alwaysinline }

In PTX a call moves each argument and the result through memory, keeps ptxas from scheduling over it, and hides from the callee which
address space a pointer points into. So callees are looked at before their callers, and a call costs

    instructions of the callee that are not known from constant arguments, with what is inlined into it
    - 8 for each 4 bytes of arguments and result
    - 200 where the callee accesses memory by generic pointers, and one of the arguments points into a known space

The calls of a caller are inlined in order while the sum is in its budget. What costs over 1000 stays

* where the same caller calls it more than once: beside so much code a call is little, and the instruction cache holds some thousands of
  instructions;
* where it is called in a loop: what it does the same way each time would be done ahead of the loop, and kept in registers all through so
  much code. In the two of 227 files of public CUDA that have such calls, registers are 1.37 and 1.34 of what they are with the calls;
* where it needs more registers by itself than a thread can have (`print<rpa>`): it spills anyhow, and the caller's values would, too.

A local function else that has one call in all is inlined always, and so are all functions with `-nv-inline-all`. Recursion, `noinline`,
kernels and what else LLVM can't inline stay; so do calls of functions whose modes of floats or target are others.

Knobs: `inline-budget` (of a caller), `aggressive-inline` (doubles it), `inline-total-budget` (of all callers together, 0 for any),
`nv-inline-all`, `profuseinline` (prints a line for each call).

Source: the public description of cicc v13.0 for name, knobs, budgets and the limit of the analysis (a callee whose loads times its stores
exceed 100); its cost formula isn't public, this one is nvopt's.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import NamedTuple

from nvopt.analysis.call_graph import CallGraph, components
from nvopt.analysis.callers import known_calls
from nvopt.ir import Argument, CallInst, Constant, DataLayout, Function, Instruction, Module, PointerType, Type, Value
from nvopt.ir.instructions import AllocaInst, BranchInst, CastInst, LoadInst, PHINode, StoreInst
from nvopt.ir.types import void
from nvopt.knobs import declare
from nvopt.passes.base import Context, ModulePass
from nvopt.passes.inlining import have_inlined, is_kept_apart, remark, undecided_calls, why_never_inlined, why_not_inlined

_SOURCE = "cicc's early inliner"
BUDGET = declare("inline-budget", 20000, "Cost of what nv-early-inliner inlines into a function at most", source=_SOURCE, least=0)
AGGRESSIVE = declare("aggressive-inline", False, "nv-early-inliner may inline twice as much", source=_SOURCE)
TOTAL_BUDGET = declare(
    "inline-total-budget",
    40000,
    "Cost of what it inlines in a module at most, 0 for any: calls of calls could double code many times",
    source="cicc's early inliner, where it is unset",
    least=0,
)
INLINE_ALL = declare("nv-inline-all", False, "It inlines every call that can be", source=_SOURCE)
PROFUSE = declare("profuseinline", False, "Print a line for each call that it looks at", source=_SOURCE)

_PER_WORD = 8
_HIDDEN_SPACE = 200
_MOST_COPIED = 1000
"""Cost of what is inlined into one function several times, into loops, and whatever registers it takes."""
_MOST_ACCESSES = 100
_MOST_ANALYSED = 400
"""Instructions of callees that are gone through for each call; larger ones are counted once."""


class NVEarlyInliner(ModulePass):
    """The pass `nv-early-inliner`."""

    name = "nv-early-inliner"
    summary = "Have calls inlined that cost more than their callees' code, for always-inline behind it"

    def run(self, module: Module, context: Context) -> bool:
        graph = CallGraph(module)
        callers = [function for function in module.functions if not function.is_declaration and graph.callees(function)]
        inliner = _Inliner(module.data_layout, graph, context)
        known: dict[Function, None] = {}
        for root in callers:
            for component in components(root, graph.callees, known) if root not in known else ():
                known.update(dict.fromkeys(component))
                for function in component:
                    inliner.decide(function)
        return inliner.changed


class _Callee(NamedTuple):
    """What is known of a function, whoever calls it."""

    never: str | None
    """Why no call of it can be inlined."""
    size: int
    """Its instructions, without what is inlined into it."""
    is_analysed: bool
    """Whether constant arguments are worth a look."""
    has_one_call: bool


class _Inliner:
    """What is inlined where, callees before their callers."""

    def __init__(self, layout: DataLayout, graph: CallGraph, context: Context) -> None:
        self.layout, self.graph, self.context = layout, graph, context
        self.grown: dict[Function, int] = {}
        """Instructions that each function gets."""
        self.callees: dict[Function, _Callee] = {}
        self.total = 0
        self.changed = False
        self._is_heard = context.remarks.enabled or context.knobs[PROFUSE]
        """Whether somebody is told of calls that stay, too."""

    def decide(self, caller: Function) -> None:
        callees = self.graph.callees(caller)
        if not callees or (not self._is_heard and all(is_kept_apart(callee, self.graph) for callee in callees)):
            return
        spent = 0
        calls = undecided_calls(caller)
        times = Counter(callee for _, callee in calls)
        for call, callee in calls:
            why = self._known(callee).never or why_not_inlined(call, callee)
            if why is not None:
                self._tell(call, callee, "Missed", "NotInlined", why)
                continue
            size = self._size(call, callee)
            cost = size - self._saved(call, callee)
            refusal = self._why_too_much(call, callee, cost, times[callee], spent)
            if refusal is not None:
                self._tell(call, callee, "Missed", *refusal)
                continue
            spent += max(cost, 0)
            self.total += max(cost, 0)
            self.grown[caller] = self.grown.get(caller, 0) + size
            self._tell(call, callee, "Passed", "Inlined", f"cost {cost}")
            have_inlined(call)
            self.changed = True

    def _why_too_much(self, call: CallInst, callee: Function, cost: int, times: int, spent: int) -> tuple[str, str] | None:
        """Why a call that could be inlined isn't, as a remark's name and words, where its caller makes so many of the callee and has spent
        so much of its budget; None if it is."""
        knobs = self.context.knobs
        if knobs[INLINE_ALL]:
            return None
        has_one_call = self._known(callee).has_one_call
        if cost > _MOST_COPIED and times > 1 and not has_one_call:
            return "TooLarge", f"cost {cost}, one of {times} calls"
        if cost > _MOST_COPIED and self._is_in_loop(call):
            return "TooLarge", f"cost {cost}, in a loop"
        if cost > _MOST_COPIED and (spills := self._why_it_spills(callee)) is not None:
            return "TooManyRegisters", f"cost {cost}, {spills}"
        if has_one_call:
            return None
        left = knobs[BUDGET] * (2 if knobs[AGGRESSIVE] else 1) - spent
        if cost > left:
            return "OverBudget", f"cost {cost}, {left} left of inline-budget"
        left = knobs[TOTAL_BUDGET] - self.total
        if knobs[TOTAL_BUDGET] and cost > left:
            return "OverBudget", f"cost {cost}, {left} left of inline-total-budget"
        return None

    def _is_in_loop(self, call: CallInst) -> bool:
        from nvopt.analysis.loops import LoopInfo  # late: only large callees are asked

        caller, block = call.function, call.block
        assert caller is not None
        assert block is not None
        return self.context.analyses.get(LoopInfo, caller).loop_for(block) is not None

    def _size(self, call: CallInst, callee: Function) -> int:
        """Instructions that the callee's code has here, what is inlined into it included."""
        known = self._known(callee)
        size = known.size
        if known.is_analysed and any(isinstance(arg, Constant) for arg in call.args):
            size = sum(map(_counts, _with_constants(call, callee)))
        return size + self.grown.get(callee, 0)

    def _known(self, callee: Function) -> _Callee:
        if callee not in self.callees:
            code = list(callee.instructions())
            accesses = sum(isinstance(inst, LoadInst) for inst in code) * sum(isinstance(inst, StoreInst) for inst in code)
            calls = known_calls(callee)
            self.callees[callee] = _Callee(
                why_never_inlined(callee, self.graph),
                sum(map(_counts, code)),
                accesses <= _MOST_ACCESSES and len(code) <= _MOST_ANALYSED,
                calls is not None and len(calls) == 1,
            )
        return self.callees[callee]

    def _saved(self, call: CallInst, callee: Function) -> int:
        words = sum(-(-self._bytes(type) // 4) for type in (*(arg.type for arg in call.args), call.type))
        hidden = any(self._hides_space(arg, parameter) for arg, parameter in zip(call.args, callee.args, strict=True))
        return _PER_WORD * words + (_HIDDEN_SPACE if hidden else 0)

    def _why_it_spills(self, callee: Function) -> str | None:
        """Registers that the callee can't do without where these are more than a thread can have. None, too, where nobody knows on what it
        will run."""
        arch = self.context.target.arch(callee.attributes.value("target-cpu"))
        if arch is None:
            return None
        from nvopt.analysis.register_pressure import RegisterPressure  # late: only large callees are asked
        from nvopt.target.occupancy import most_registers

        needs, has = self.context.analyses.get(RegisterPressure, callee).least_registers, most_registers(arch)
        return f"which needs {needs} registers of {has} by itself" if needs > has else None

    def _bytes(self, type: Type) -> int:
        return 0 if type is void or not self.layout.is_sized(type) else self.layout.alloc_size(type)

    @staticmethod
    def _hides_space(arg: Value, parameter: Argument) -> bool:
        """Whether a generic parameter gets a pointer whose space is seen here."""
        if not isinstance(arg.type, PointerType) or arg.type.addrspace or not parameter.is_used:
            return False
        from nvopt.analysis.memory.underlying_objects import underlying_object  # late: most modules have no calls left

        base = underlying_object(arg)
        return isinstance(base, AllocaInst) or (isinstance(base.type, PointerType) and base.type.addrspace != 0)

    def _tell(self, call: CallInst, callee: Function, kind: str, name: str, why: str) -> None:
        caller = call.function
        assert caller is not None
        done = "inlined" if kind == "Passed" else "not inlined"
        if self.context.knobs[PROFUSE]:
            self.context.echo(f"{callee.name} {done} into {caller.name}: {why}\n")
        pieces = (("Callee", callee.name), ("String", f" {done} into "), ("Caller", caller.name), ("String", f": {why}"))
        remark(self.context, NVEarlyInliner.name, "Passed" if kind == "Passed" else "Missed", name, call, *pieces)


def _counts(inst: Instruction) -> bool:
    """Whether it is likely to be an instruction of the GPU's."""
    free = isinstance(inst, (PHINode, AllocaInst)) or (isinstance(inst, CastInst) and inst.opcode in ("bitcast", "addrspacecast"))
    return not free and not (isinstance(inst, CallInst) and inst.callee_name.startswith(("llvm.lifetime.", "llvm.assume", "llvm.dbg.")))


def _with_constants(call: CallInst, callee: Function) -> Iterator[Instruction]:
    """The callee's instructions that are neither constants nor out of reach where its arguments are those of the call; branches are
    followed where it is plain which way they go. In order, so that a value of a loop is taken for unknown."""
    from nvopt.analysis.integer_folding import fold, is_foldable, known_value  # late: most modules have no such calls

    args = dict(zip(callee.args, call.args, strict=True))
    numbers: dict[Value, int | None] = {parameter: known_value(arg) for parameter, arg in args.items() if isinstance(arg, Constant)}
    reached = {callee.entry}
    for block in callee.blocks:
        if block not in reached:
            continue
        for inst in block:
            operands = [numbers[operand] if operand in numbers else known_value(operand) for operand in inst.operands]
            number = fold(inst, operands) if is_foldable(inst) and None not in operands else None
            if number is None:
                yield inst
            else:
                numbers[inst] = number
        taken = numbers.get(block.terminator.operands[0]) if isinstance(block.terminator, BranchInst) else None
        one_way = taken is not None and len(block.successors) == 2
        reached.update(block.successors if not one_way else [block.successors[0 if taken else 1]])
