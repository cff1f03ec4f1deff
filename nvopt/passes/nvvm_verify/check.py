"""The walk over a module, with all rules or with those that others enforce too."""

from __future__ import annotations

from nvopt.analysis.shared_memory import SharedMemory
from nvopt.ir.errors import ReadError
from nvopt.ir.function import Function
from nvopt.ir.module import Module
from nvopt.passes.base import Context
from nvopt.passes.diagnostics import Violation
from nvopt.passes.nvvm_verify.bodies import Bodies
from nvopt.passes.nvvm_verify.callees import forbidden_callees
from nvopt.passes.nvvm_verify.constants import Constants
from nvopt.passes.nvvm_verify.emitted import stays
from nvopt.passes.nvvm_verify.findings import Findings, Refused, RefusedWhenOptimizing
from nvopt.passes.nvvm_verify.functions import check_function
from nvopt.passes.nvvm_verify.module import check_annotations, check_target
from nvopt.passes.nvvm_verify.symbols import ConstantMemory, check_symbol
from nvopt.remarks import Remark


def check(module: Module, context: Context, *, refused: bool = False, unoptimized: bool = False) -> list[Violation]:
    """The rules that a module breaks; with `refused` those alone that llc or ptxas enforce, with `unoptimized` at -O0 too."""
    told = str if not refused else Refused if unoptimized else RefusedWhenOptimizing
    return _Check(module, context, told).run().violations


class _Check:
    """One walk over a module."""

    def __init__(self, module: Module, context: Context, told: type[str]) -> None:
        self.module = module
        self.context = context
        self.findings = Findings(told)
        self.constants = Constants(module)
        self.bodies = Bodies(forbidden_callees(module), self.constants, self.findings)

    def run(self) -> Findings:
        check_target(self.module, self.findings)
        constant_memory = ConstantMemory(self.module.data_layout)
        shared_memory = SharedMemory(self.module)
        for value in self.module.global_values:
            try:
                if self.findings.all_told or stays(value):
                    check_symbol(value, self.constants, constant_memory, self.findings)
                    if isinstance(value, Function):
                        check_function(value, self.context.target, self.constants, shared_memory, self.findings)
                if isinstance(value, Function):
                    self.bodies.check(value)
            except ReadError as error:
                self._leave(value.name, error)
        check_annotations(self.module, self.findings)
        return self.findings

    def _leave(self, name: str, error: ReadError) -> None:
        """Tell that something of a form that the mirror does not know was not looked at."""
        args = (("String", "it cannot be read, and was not checked: "), ("Reason", str(error)))
        self.context.remarks.emit(Remark("Missed", "nvvm-verify", "Unreadable", name, args, None))
