"""What has been found so far, in order."""

from __future__ import annotations

from nvopt.analysis.locations import location_of
from nvopt.ir.function import Function
from nvopt.ir.globals import GlobalValue
from nvopt.ir.instructions import Instruction
from nvopt.passes.diagnostics import Violation


class Findings:
    """The violations of one module."""

    def __init__(self) -> None:
        self.violations: list[Violation] = []

    def in_module(self, message: str, text: str = "") -> None:
        """A rule broken by the module, or by `text` outside of its global values."""
        self.violations.append(Violation(message, text))

    def at_symbol(self, value: GlobalValue, message: str) -> None:
        """A rule broken by a global value itself."""
        lines = str(value).split("\n") if not isinstance(value, Function) else _head(value).split("\n")
        self.violations.append(Violation(message, lines[0]))

    def at_instruction(self, instruction: Instruction, message: str) -> None:
        """A rule broken by an instruction."""
        block, function = instruction.parent, instruction.function
        assert block is not None
        assert function is not None
        self.violations.append(Violation(message, str(instruction), function.ref, block.ref, location_of(instruction)))


def _head(function: Function) -> str:
    """The line that defines or declares it."""
    text = function.text
    while text.startswith(";"):
        text = text[text.index("\n") + 1 :]
    return text
