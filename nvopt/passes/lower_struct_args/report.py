"""The remarks of lower-struct-args."""

from __future__ import annotations

from nvopt.analysis.locations import location_of, location_of_function
from nvopt.ir import Argument, Instruction
from nvopt.remarks import Remark, RemarkKind, RemarkSink

PASS_NAME = "lower-struct-args"


def report_in_place(remarks: RemarkSink, argument: Argument, size: int, space: str) -> None:
    """Passed: an argument that is read where it lies."""
    args = [("String", "argument "), ("Argument", argument.ref), ("String", " of "), ("Bytes", str(size))]
    _emit(remarks, "Passed", "ReadInPlace", argument, [*args, ("String", f" bytes is read in place, from {space} memory")])


def report_copied(remarks: RemarkSink, argument: Argument, copied: int, size: int) -> None:
    """Passed: an argument that was copied to local memory."""
    args = [("String", "copied "), ("Copied", str(copied)), ("String", " of "), ("Bytes", str(size))]
    _emit(remarks, "Passed", "Copied", argument, [*args, ("String", " bytes of argument "), ("Argument", argument.ref)])


def report_hoisted(remarks: RemarkSink, argument: Argument, loads: int) -> None:
    """Passed: loads that are in the entry block now."""
    args = [("String", "made "), ("Loads", str(loads)), ("String", f" load{'s' if loads != 1 else ''} of argument ")]
    _emit(remarks, "Passed", "Hoisted", argument, [*args, ("Argument", argument.ref), ("String", " in the entry block")])


def report_not_in_place(remarks: RemarkSink, argument: Argument, why: str, use: Instruction | None) -> None:
    """Missed: an argument that is copied although reading in place was asked for."""
    args = [("String", "argument "), ("Argument", argument.ref), ("String", " is not read in place: "), ("Reason", why)]
    _emit(remarks, "Missed", "NotReadInPlace", argument, args, use)


def report_left(remarks: RemarkSink, argument: Argument, why: str, use: Instruction | None = None) -> None:
    """Missed: an argument that is left as it is."""
    args = [("String", "argument "), ("Argument", argument.ref), ("String", " is left as it is: "), ("Reason", why)]
    _emit(remarks, "Missed", "NotLowered", argument, args, use)


def _emit(
    remarks: RemarkSink, kind: RemarkKind, name: str, argument: Argument, args: list[tuple[str, str]], use: Instruction | None = None
) -> None:
    if remarks.enabled and argument.parent is not None:
        location = (location_of(use) if use is not None else None) or location_of_function(argument.parent)
        remarks.emit(Remark(kind, PASS_NAME, name, argument.parent.name, tuple(args), location))
