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

**`refused`**: only what LLVM's code generation or ptxas refuse as well, of the module as it stands, for each of sm_75, sm_90 and sm_120 and
whatever the -O (-O0 aside, at which a generic pointer is not followed; `unoptimized` leaves out what that takes). A level begins with it,
because `std` deletes what is undefined, and with that what is wrong. In the code of a rule, what it refuses so is a `Refused` message:

| rule | who refuses |
|---|---|
| stores, memcpy and the like, atomics to constant memory, of something and of at least a byte | ptxas, or llc |
| cmpxchg on local memory, atomicrmw on parameters | ptxas, llc |
| unknown scopes of fence and cmpxchg, a fence of a single thread, cmpxchg of more than 128 bits | llc |
| a kernel returns something, is called, has bad launch bounds or too many parameters | ptxas, or llc |
| parameters by value aligned to more than 128 bytes; prefix, prologue | ptxas |
| variables elsewhere, too large an alignment, shared ones that are initialized with more than zeros | llc, ptxas |
| too much constant memory | ptxas |
| aliases of other things than defined functions, weak ones; ifuncs | llc, ptxas |
| indirectbr, Intel assembly, intrinsics of other targets, annotations of another form | llc, ptxas |

Of code that counts which surely becomes code: in a block that is reached without a branch on constants, the answers of reflection among
them. A function that nobody calls counts, as PTX is made of it. Of symbols those count that others see: LLVM deletes or renames the rest.
llc refuses atomics that are not aligned, too, block addresses and arithmetic on fp128, and ptxas more than 48 KiB of shared memory and
names that PTX can't spell; but passes may settle those, or who makes the symbols local later. All others llc and ptxas take, whatever
libNVVM says: atomic loads and stores, invoke, casts from one specific space to another, allocas elsewhere, sections, thread-local
variables, appending ones, alignments of allocas, fp128 in memory.

Sources: the NVVM IR Specification, the PTX ISA, LLVM's user guide for NVPTX. Each rule names the section that it is taken to rest on. Of
the specification only the introduction and the contents were at hand: these names tell where to look, and prove nothing. What was tried is
what libNVVM's verifier, llc and ptxas say of some 480 small modules. None of the three backs these rules: variable arguments, thread-local
variables, DLL storage, address spaces that don't exist, unknown scopes of atomicrmw, stores to the parameters of a kernel.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from nvopt.passes.base import Context, ModulePass
from nvopt.passes.diagnostics import InvalidModuleError
from nvopt.passes.nvvm_verify.suspicion import may_be_refused

if TYPE_CHECKING:
    from nvopt.ir.module import Module


@dataclass(frozen=True)
class NVVMVerify(ModulePass):
    """The pass `nvvm-verify`."""

    name = "nvvm-verify"
    summary = "Check the rules of NVVM IR and PTX that LLVM's verifier does not know"
    required = True
    refused: bool = False
    unoptimized: bool = False

    def run(self, module: Module, context: Context) -> bool:
        from nvopt.passes.nvvm_verify.check import check  # late: most modules that a level runs on are not looked at

        violations = check(module, context, refused=self.refused, unoptimized=self.unoptimized)
        if violations:
            raise InvalidModuleError(violations)
        return False

    def skips(self, source: bytes) -> bool:
        return self.refused and not may_be_refused(source)
