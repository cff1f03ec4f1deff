"""propagate-alignment: tell every access how far its address is aligned.

LLVM's code generation makes `ld.v4` and `st.v4` of neighbouring accesses only where the first is known to be aligned to 16 bytes. This
pass proves alignments and writes them down:

    @tile = internal addrspace(3) global [64 x float] undef, align 16
    ...
      %row = shl i32 %tid, 2
      %at = getelementptr float, ptr addrspace(3) @tile, i32 %row
      %v = load float, ptr addrspace(3) %at, align 4

becomes

      %v = load float, ptr addrspace(3) %at, align 16

* The alignment of loads, stores, atomics and of what memcpy, memmove and memset point to is raised to what is known, 128 bytes at most;
  it is never lowered.
* It follows from the alignment of allocas and variables, from `align` of arguments, results and loaded pointers, and from address
  arithmetic: constant offsets, strides of variable indices, shifts, masks, phis around loops, selects, casts between address spaces.
* An access that has been made is a proof: behind `load <4 x float>, ptr %p, align 16` the address %p, and what it was computed from,
  is aligned wherever that load stands on every way. So are arguments of calls that are `align` and `noundef`, `llvm.assume` with an
  `align` bundle, and `llvm.assume` of `(p & 15) == 0`.
* Pointer parameters of internal functions all of whose calls are known, and the pointers that such functions return, get `align N` when
  every call, or every `ret`, has it. What is passed to parameters that aren't pointers counts too while this is decided.
* Parameters of kernels, and of functions that others may call, are as aligned as their attributes say and no more.

Run it behind the last pass that simplifies addresses, so that it tells codegen, and behind set-local-array-alignment and
set-global-array-alignment. Such alignments as LLVM's own passes find (instcombine, infer-alignment) need not be found before those.

Source: the name is cicc's. Low bits of numbers as in `nvopt.analysis.low_bits`; proofs by accesses as in LLVM's infer-alignment.
"""

from __future__ import annotations

from nvopt.analysis import low_bits
from nvopt.analysis.alignment import ClosedFunctions, KnownLowBits
from nvopt.analysis.dominators import DominatorTree
from nvopt.analysis.locations import location_of, location_of_function
from nvopt.analysis.loops import LoopInfo
from nvopt.ir import Argument, AttributeSet, Function, Module, PointerType
from nvopt.passes.base import Context, FunctionPass
from nvopt.passes.propagate_alignment.accesses import MAY_ACCESS, Access, accesses_of
from nvopt.passes.propagate_alignment.proofs import Proofs
from nvopt.passes.propagate_alignment.sources import may_prove_more
from nvopt.remarks import Location, Remark, RemarkSink

LARGEST = 128
"""Bytes; no instruction of PTX asks for more."""


class PropagateAlignment(FunctionPass):
    """Raise the alignment of accesses to what can be proven."""

    name = "propagate-alignment"
    summary = "Raise the alignment of accesses, and of internal functions' pointers, to what can be proven"
    preserved = frozenset({DominatorTree, LoopInfo})

    def begin(self, module: Module, context: Context) -> bool:
        """Raises parameters and results of internal functions; True where there was one."""
        closed = ClosedFunctions(one for one in module.functions if one.is_local and not one.is_declaration and _has_pointers(one))
        arguments = [one for one in closed.arguments if isinstance(one.type, PointerType) and not _is_pinned(one.attributes)]
        results = {one: values for one, values in closed.results.items() if isinstance(one.function_type.return_type, PointerType)}
        known = KnownLowBits(module.data_layout, closed)
        known.solve([*arguments, *(value for values in results.values() for value in values)])
        raised = [_raise_argument(one, known.any_of([one]), context.remarks) for one in arguments]
        raised += [_raise_result(one, known.any_of(values), context.remarks) for one, values in results.items()]
        return any(raised)

    def run(self, function: Function, context: Context) -> bool:
        """Raises the accesses of one function; True where there was one."""
        instructions = [inst for inst in function.instructions() if isinstance(inst, MAY_ACCESS)]
        accesses = [access for inst in instructions for access in accesses_of(inst)]
        if not accesses or not may_prove_more(instructions, accesses):
            return False
        known = KnownLowBits(function.module.data_layout)
        known.solve(access.pointer for access in accesses)
        tree = context.analyses.get(DominatorTree, function)
        raised = [_raise_access(access, align, context.remarks) for access, align in Proofs(known).proven(function, tree)]
        return any(raised)


def _has_pointers(function: Function) -> bool:
    type = function.function_type
    return any(isinstance(one, PointerType) for one in (type.return_type, *type.params))


def _is_pinned(attributes: AttributeSet) -> bool:
    """Whether the caller's alignment is part of how the parameter is passed: musttail calls must agree on that."""
    return "sret" in attributes or "byref" in attributes


def _raise_access(access: Access, align: int, remarks: RemarkSink) -> bool:
    before, after = access.align, min(align, LARGEST)
    if after <= before:
        return False
    access.claim(after)
    if remarks.enabled:
        function = access.instruction.function
        assert function is not None
        _report(remarks, function, access.what, (before, after), location_of(access.instruction))
    return True


def _raise_argument(argument: Argument, known: low_bits.LowBits | None, remarks: RemarkSink) -> bool:
    raised = _raised(argument.attributes, known)
    if raised is None:
        return False
    assert argument.parent is not None
    _report_attribute(remarks, argument.parent, f"argument {argument.ref}", argument.attributes, raised)
    argument.attributes = raised
    return True


def _raise_result(function: Function, known: low_bits.LowBits | None, remarks: RemarkSink) -> bool:
    raised = _raised(function.return_attributes, known)
    if raised is None:
        return False
    _report_attribute(remarks, function, "the result", function.return_attributes, raised)
    function.return_attributes = raised
    return True


def _raised(attributes: AttributeSet, known: low_bits.LowBits | None) -> AttributeSet | None:
    """`attributes` with the alignment that is known, None where they say as much."""
    align = min(known.align, LARGEST) if known is not None else 1
    return attributes.with_attribute(f"align {align}") if align > (attributes.integer("align") or 1) else None


def _report_attribute(remarks: RemarkSink, function: Function, what: str, before: AttributeSet, after: AttributeSet) -> None:
    if remarks.enabled:
        aligns = (before.integer("align") or 1, after.integer("align") or 1)
        _report(remarks, function, what, aligns, location_of_function(function))


def _report(remarks: RemarkSink, function: Function, what: str, aligns: tuple[int, int], location: Location | None) -> None:
    before, after = map(str, aligns)
    args = [("String", "raised the alignment of "), ("What", what), ("String", " from "), ("Before", before), ("String", " to ")]
    name = PropagateAlignment.name
    remarks.emit(Remark("Passed", name, "AlignmentRaised", function.name, (*args, ("After", after)), location))
