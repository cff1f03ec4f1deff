"""The remarks of lower-aggr-copies."""

from __future__ import annotations

from nvopt.analysis.locations import location_of
from nvopt.ir import CallInst, Function
from nvopt.passes.lower_aggr_copies.calls import MemoryCall
from nvopt.passes.lower_aggr_copies.plan import Shape, element_width
from nvopt.remarks import Remark, RemarkKind, RemarkSink

PASS_NAME = "lower-aggr-copies"


def report_lowered(remarks: RemarkSink, function: Function, call: MemoryCall, shape: Shape) -> None:
    """Passed: what was lowered, and to what."""
    if not remarks.enabled:
        return
    plan = shape.plan
    args = [("String", "lowered "), ("Callee", call.call.callee_name)]
    if plan is None:
        args += [("String", " of unknown length to a loop over elements of ")]
    else:
        to, elements = (" bytes to a loop over ", " elements of ") if plan.loop else (" bytes to ", " unrolled elements of ")
        elements = elements.replace("elements", "element") if plan.count == 1 else elements
        args += [("String", " of "), ("Bytes", str(call.constant_length)), ("String", to)]
        args += [("Elements", str(plan.count)), ("String", elements)]
    args += [("ElementBytes", str(element_width(call.align))), ("String", " bytes")]
    if plan is not None and plan.tail:
        args += [("String", " and "), ("Remainder", str(sum(access.width for access in plan.tail))), ("String", " bytes left over")]
    if shape.two_paths:
        args += [("String", ", forward or reverse")]
    if shape.load_first:
        args += [("String", ", loads first")]
    _emit(remarks, "Passed", "Lowered", function, args, call.call)


def report_declined(remarks: RemarkSink, function: Function, call: CallInst, why: str) -> None:
    """Missed: a call that is left alone."""
    args = [("Callee", call.callee_name), ("String", " not lowered: "), ("Reason", why)]
    _emit(remarks, "Missed", "NotLowered", function, args, call)


def report_argument(remarks: RemarkSink, function: Function, argument: str) -> None:
    """Analysis: an argument of aggregate type that `lower-aggr-func-args` speaks of."""
    args = [("String", "argument "), ("Argument", argument), ("String", " is an aggregate; lower-aggr-func-args does not lower it yet")]
    _emit(remarks, "Analysis", "AggregateArgument", function, args, None)


def _emit(remarks: RemarkSink, kind: RemarkKind, name: str, function: Function, args: list[tuple[str, str]], call: CallInst | None) -> None:
    if remarks.enabled:
        location = location_of(call) if call is not None else None
        remarks.emit(Remark(kind, PASS_NAME, name, function.name, tuple(args), location))
