"""The remarks and warnings of memory-space-opt."""

from __future__ import annotations

from nvopt.analysis.locations import location_of, location_of_function
from nvopt.ir import Argument, Function, Instruction
from nvopt.remarks import Remark, RemarkKind, RemarkSink

PASS_NAME = "memory-space-opt"


class Report:
    """Where remarks go, and warnings, if they are wanted."""

    def __init__(self, remarks: RemarkSink, *, warnings: bool) -> None:
        self.remarks, self.warnings = remarks, warnings

    def warn(self, instruction: Instruction, words: str) -> None:
        """A warning of what the hardware can't do."""
        function = instruction.function
        if not self.warnings or function is None:
            return
        place = location_of(instruction)
        where = f"{place.file}:{place.line}:{place.column}" if place is not None else f"in {function.ref}"
        self.remarks.warn(f"{PASS_NAME}: {where}: {words}")

    def generic_access(self, instruction: Instruction) -> None:
        """Missed: an access through a pointer of which nothing is known."""
        if self.remarks.enabled and instruction.function is not None:
            args = [("Opcode", instruction.opcode), ("String", " stays generic: cannot tell what pointer points to")]
            self._emit("Missed", "GenericAccess", instruction.function, args, instruction)

    def specialized(self, function: Function, count: int, space: str) -> None:
        """Passed: how many accesses of a function go straight to a space now."""
        args = [("Accesses", str(count)), ("String", f" access{'es' if count != 1 else ''} made "), ("Space", space)]
        self._emit("Passed", "Specialized", function, args)

    def argument(self, argument: Argument, space: str) -> None:
        """Passed: a parameter that points into one space in all calls."""
        assert argument.parent is not None
        args = [("String", "argument "), ("Argument", argument.ref), ("String", " points to "), ("Space", space), ("String", " memory")]
        self._emit("Passed", "ArgumentSpace", argument.parent, [*args, ("String", " in all calls")])

    def cloned(self, function: Function, copy: Function) -> None:
        """Passed: a copy for calls that pass pointers into other spaces than other calls."""
        self._emit("Passed", "Cloned", function, [("String", "cloned as "), ("Clone", copy.name)])

    def result(self, function: Function, space: str) -> None:
        """Passed: a returned pointer."""
        args = [("String", "the result points to "), ("Space", space), ("String", " memory")]
        self._emit("Passed", "ResultSpace", function, args)

    def _emit(
        self, kind: RemarkKind, name: str, function: Function, args: list[tuple[str, str]], instruction: Instruction | None = None
    ) -> None:
        if self.remarks.enabled:
            location = (location_of(instruction) if instruction is not None else None) or location_of_function(function)
            self.remarks.emit(Remark(kind, PASS_NAME, name, function.name, tuple(args), location))
