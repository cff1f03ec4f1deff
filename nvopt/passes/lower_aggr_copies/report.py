"""The remarks of lower-aggr-copies."""

from __future__ import annotations

from collections.abc import Sequence

from nvopt.analysis.aggregate_layout import Leaf
from nvopt.analysis.locations import location_of, location_of_function
from nvopt.ir import CallInst, Function, Instruction, LoadInst, Type
from nvopt.passes.lower_aggr_copies.plan import Shape, element_width
from nvopt.passes.lower_aggr_copies.transfer import Transfer
from nvopt.remarks import Remark, RemarkKind, RemarkSink

PASS_NAME = "lower-aggr-copies"


def report_lowered(remarks: RemarkSink, function: Function, transfer: Transfer, shape: Shape) -> None:
    """Passed: what was lowered, and to what."""
    if not remarks.enabled:
        return
    plan = shape.plan
    at = transfer.at
    args = [("String", "lowered "), ("Callee", at.callee_name) if isinstance(at, CallInst) else ("Opcode", f"{at.opcode} of an aggregate")]
    if plan is None:
        args += [("String", " of unknown length to a loop over elements of ")]
    else:
        to, elements = (" bytes to a loop over ", " elements of ") if plan.loop else (" bytes to ", " unrolled elements of ")
        elements = elements.replace("elements", "element") if plan.count == 1 else elements
        args += [("String", " of "), ("Bytes", str(transfer.constant_length)), ("String", to)]
        args += [("Elements", str(plan.count)), ("String", elements)]
    args += [("ElementBytes", str(element_width(transfer.align))), ("String", " bytes")]
    if plan is not None and plan.tail:
        args += [("String", " and "), ("Remainder", str(sum(access.width for access in plan.tail))), ("String", " bytes left over")]
    if shape.two_paths:
        args += [("String", ", forward or reverse")]
    if shape.load_first:
        args += [("String", ", loads first")]
    if isinstance(at, LoadInst):
        args += [("String", ", into a copy on the stack: its source may change before it is stored")]
    _emit(remarks, "Passed", "Lowered", function, args, at)


def report_split(remarks: RemarkSink, function: Function, access: Instruction, type: Type, accesses: int) -> None:
    """Passed: a load or store of an aggregate, and how many took its place."""
    if not remarks.enabled:
        return
    args = [("String", f"split {access.opcode} of "), ("Type", str(type)), ("String", " into "), ("Accesses", str(accesses))]
    args += [("String", " access" if accesses == 1 else " accesses")]
    _emit(remarks, "Passed", "Split", function, args, access)


def report_left(remarks: RemarkSink, function: Function, instruction: Instruction, why: str) -> None:
    """Missed: an instruction on aggregates that is left as it is."""
    args = [("String", f"{instruction.opcode} not split: "), ("Reason", why)]
    _emit(remarks, "Missed", "NotSplit", function, args, instruction)


def report_declined(remarks: RemarkSink, function: Function, call: CallInst, why: str) -> None:
    """Missed: a call that is left alone."""
    args = [("Callee", call.callee_name), ("String", " not lowered: "), ("Reason", why)]
    _emit(remarks, "Missed", "NotLowered", function, args, call)


def _emit(
    remarks: RemarkSink, kind: RemarkKind, name: str, function: Function, args: list[tuple[str, str]], at: Instruction | None
) -> None:
    if remarks.enabled:
        location = location_of(at) if at is not None else location_of_function(function)
        remarks.emit(Remark(kind, PASS_NAME, name, function.name, tuple(args), location))


def report_signature_split(
    remarks: RemarkSink, function: Function, params: Sequence[Sequence[Leaf]], returned: tuple[Type, Type] | None
) -> None:
    """Passed: aggregates that left a signature: the leaves of each parameter, and the types returned before and after."""
    args = [("String", "signature split: ")]
    if params:
        scalars = sum(map(len, params))
        args += [("Arguments", str(len(params))), ("String", f" aggregate {_plural('argument', len(params))} to ")]
        args += [("Scalars", str(scalars)), ("String", f" {_plural('scalar', scalars)}")]
    if returned is not None:
        args += [("String", ", the " if params else "the "), ("String", "returned "), ("ReturnType", str(returned[0]))]
        args += [("String", " to "), ("SplitReturnType", str(returned[1]))]
    _emit(remarks, "Passed", "SignatureSplit", function, [*args, ("String", " in "), ("Function", function.name)], None)


def report_signature_kept(remarks: RemarkSink, function: Function, why: str) -> None:
    """Missed: a function whose signature keeps its aggregates, or one of them."""
    args = [("String", "aggregates stay in the signature of "), ("Function", function.name), ("String", ": "), ("Reason", why)]
    _emit(remarks, "Missed", "SignatureNotSplit", function, args, None)


def _plural(word: str, count: int) -> str:
    return word if count == 1 else f"{word}s"
