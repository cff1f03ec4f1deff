"""What has been found so far, in order."""

from __future__ import annotations

from nvopt.analysis.locations import location_of
from nvopt.ir.function import Function
from nvopt.ir.globals import GlobalValue
from nvopt.ir.instructions import Instruction
from nvopt.passes.diagnostics import Violation


class RefusedWhenOptimizing(str):
    """A message on what llc or ptxas refuse too, whichever GPU it is for, at -O1, -O2 and -O3."""

    __slots__ = ()


class Refused(RefusedWhenOptimizing):
    """A message on what llc or ptxas refuse too, whichever GPU it is for, at any -O."""

    __slots__ = ()


class Findings:
    """The violations of one module, of those rules whose messages are of class `told`."""

    def __init__(self, told: type[str] = str) -> None:
        self.told = told
        self.violations: list[Violation] = []

    @property
    def all_told(self) -> bool:
        """Whether every rule counts, whether or not anybody enforces it."""
        return self.told is str

    def in_module(self, message: str, text: str = "") -> None:
        """A rule broken by the module, or by `text` outside of its global values."""
        if isinstance(message, self.told):
            self.violations.append(Violation(str(message), text))

    def at_symbol(self, value: GlobalValue, message: str) -> None:
        """A rule broken by a global value itself."""
        if not isinstance(message, self.told):
            return
        lines = str(value).split("\n") if not isinstance(value, Function) else _head(value).split("\n")
        self.violations.append(Violation(str(message), lines[0]))

    def at_instruction(self, instruction: Instruction, message: str) -> None:
        """A rule broken by an instruction."""
        if not isinstance(message, self.told):
            return
        block, function = instruction.parent, instruction.function
        assert block is not None
        assert function is not None
        self.violations.append(Violation(str(message), str(instruction), function.ref, block.ref, location_of(instruction)))


def _head(function: Function) -> str:
    """The line that defines or declares it."""
    text = function.text
    while text.startswith(";"):
        text = text[text.index("\n") + 1 :]
    return text
