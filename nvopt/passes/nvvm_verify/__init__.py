"""`nvvm-verify`: does the module keep the rules of NVVM IR and PTX? Every rule that it breaks is an error of the input.

LLVM's verifier knows LLVM IR. This pass knows what NVVM IR and PTX ask beyond that:

    @table = addrspace(4) global [4 x i32] zeroinitializer

    define void @reset() {
      store i32 0, ptr addrspace(4) @table              in.ll:4:3: error: store cannot target constant address space
      ret void                                            store i32 0, ptr addrspace(4) @table
    }                                                     ^
                                                          in function @reset, block %0

All violations are told, in the order of the module; then the run ends with exit status 1 and nothing is written. A module without one
passes as it is. The line is that of the user's file where it is still there and can be told; later in a pipeline the text is that of the
module at that point.

* **Memory.** memcpy, memmove, memset, stores and atomics do not write constant memory, nor the parameters of a kernel.
* **Atomics.** No atomic loads and stores. The others: on 32 or 64 bits, `xchg` and `cmpxchg` on 128 too; naturally aligned; in generic,
  global or shared memory; with a scope that NVPTX has. No fence of a single thread.
* **Kernels** return nothing and are not called. Their launch bounds are positive, their parameters fit in 32764 bytes (before sm_70: 4352),
  their variables in 48 KiB of static shared memory.
* **Functions.** None with variable arguments is defined. No section, garbage collector, prefix, prologue, personality. Parameters, those of
  kernels aside, are aligned to at most 128 bytes.
* **Variables** are in generic, global, shared or constant memory (64 KiB). Shared ones have no initial value. None is thread-local or
  has a section.
* **Symbols.** No `extern_weak`; no `appending` but `llvm.used`; no DLL storage; no ifuncs; aliases of functions only; names of external
  ones that PTX can spell.
* **Address spaces** are those of NVPTX. `addrspacecast` has the generic one on one side, between shared and cluster shared memory aside.
* **Instructions.** None of exception handling, no `indirectbr`, `callbr`, `va_arg`, block addresses, Intel assembly; allocas aligned
  to at most 2**23 bytes.
* **Types.** No `fp128`, `x86_fp80`, `ppc_fp128`, `x86_amx`.
* **Intrinsics** are those that LLVM knows, with pointers that they can take; none of other targets. `__nvvm_reflect` takes one pointer
  and returns an integer.
* **The module** has an NVPTX triple, or none, and a data layout that fits it. Annotations have the form that NVVM IR gives them.

What the specification forbids and everybody writes all the same is no violation, because compilers ignore it: dots in the names of local
symbols, `dso_local`, alignment and `nobuiltin` on functions. Calling conventions have no meaning there, so none is refused.

Sources: the NVVM IR Specification, the PTX ISA, LLVM's user guide for NVPTX. Each rule names the section that it is taken to rest on. Of
the specification only the introduction and the contents were at hand: these names tell where to look, and prove nothing. What was tried is
what libNVVM's verifier, llc and ptxas say of some 480 small modules. None of the three backs these rules: variable arguments, thread-local
variables, DLL storage, address spaces that don't exist, unknown scopes of atomicrmw, stores to the parameters of a kernel.
"""

from __future__ import annotations

from dataclasses import dataclass

from nvopt.analysis.shared_memory import SharedMemory
from nvopt.ir.errors import ReadError
from nvopt.ir.function import Function
from nvopt.ir.module import Module
from nvopt.passes.base import Context, ModulePass
from nvopt.passes.diagnostics import InvalidModuleError
from nvopt.passes.nvvm_verify.bodies import Bodies
from nvopt.passes.nvvm_verify.callees import forbidden_callees
from nvopt.passes.nvvm_verify.constants import Constants
from nvopt.passes.nvvm_verify.findings import Findings
from nvopt.passes.nvvm_verify.functions import check_function
from nvopt.passes.nvvm_verify.module import check_annotations, check_target
from nvopt.passes.nvvm_verify.symbols import ConstantMemory, check_symbol
from nvopt.remarks import Remark


@dataclass(frozen=True)
class NVVMVerify(ModulePass):
    """The pass `nvvm-verify`."""

    name = "nvvm-verify"
    summary = "Check the rules of NVVM IR and PTX that LLVM's verifier does not know"
    required = True

    def run(self, module: Module, context: Context) -> bool:
        findings = _Check(module, context).run()
        if findings.violations:
            raise InvalidModuleError(findings.violations)
        return False


class _Check:
    """One walk over a module."""

    def __init__(self, module: Module, context: Context) -> None:
        self.module = module
        self.context = context
        self.findings = Findings()
        self.constants = Constants(module)
        self.bodies = Bodies(forbidden_callees(module), self.constants, self.findings)

    def run(self) -> Findings:
        check_target(self.module, self.findings)
        constant_memory = ConstantMemory(self.module.data_layout)
        shared_memory = SharedMemory(self.module)
        for value in self.module.global_values:
            try:
                check_symbol(value, self.constants, constant_memory, self.findings)
                if isinstance(value, Function):
                    check_function(value, self.context.target, self.constants, shared_memory, self.findings)
                    self.bodies.check(value)
            except ReadError as error:
                self._leave(value.name, error)
        check_annotations(self.module, self.findings)
        return self.findings

    def _leave(self, name: str, error: ReadError) -> None:
        """Tell that something of a form that the mirror does not know was not looked at."""
        args = (("String", "it cannot be read, and was not checked: "), ("Reason", str(error)))
        self.context.remarks.emit(Remark("Missed", NVVMVerify.name, "Unreadable", name, args, None))
