"""lower-struct-args: arguments passed by value are read where they lie, or what is needed of them is copied to local memory once.

A `byval` argument of a kernel is the address of a struct in parameter memory, which can be read but not written, and which has no
generic address on every GPU. LLVM's code generation copies such an argument to local memory where it can't prove that it is only read
through addresses that it can follow; from 65 bytes on that copy goes byte by byte. This pass decides it on the IR.

With `lower-struct-args<opt-byval>` what is only read is read in place:

    define ptx_kernel void @f(ptr byval(%struct.S) align 8 %s, ptr %out, i64 %i) {
      %x = getelementptr inbounds %struct.S, ptr %s, i64 0, i32 1, i64 %i
      %v = load float, ptr %x, align 4

becomes

      %s.param = addrspacecast ptr %s to ptr addrspace(101)
      %x = getelementptr inbounds %struct.S, ptr addrspace(101) %s.param, i64 0, i32 1, i64 %i
      %v = load float, ptr addrspace(101) %x, align 4

Everything else, and without opt-byval every argument that is used, is copied where it is first needed:

      %s.local = alloca %struct.S, align 8
      ...
    work:                                             (behind an early return, ahead of every loop)
      %s.param = addrspacecast ptr %s to ptr addrspace(101)
      %split = load i32, ptr addrspace(101) %s.param, align 8
      store i32 %split, ptr %s.local, align 8
      ...                                             (all uses of %s go to %s.local)

* Read in place: an argument that is used by nothing but loads (neither volatile nor atomic), memcpy and memmove that read it, and
  llvm.assume, through GEPs, casts, and phis and selects that choose among addresses of that argument. These choose among offsets
  afterwards; a memmove becomes a memcpy, since nothing else is written there; assumptions about the addresses are dropped.
* Only what may be read is copied, also by functions that get the address and whose definitions are here. Where the address goes
  elsewhere, or a read is at an offset that isn't constant, all of it is. The copy is made in the last block that is on every way to the
  uses, and in no loop.
* A copy of less than `-max-aggr-copy-size` bytes is made field by field, each with the alignment that its offset has; padding is copied
  too, by integers, since the data of a C union may be there. From that size on it is one memcpy from parameter memory for each stretch
  of bytes: run lower-aggr-copies behind this pass. A copy that is used by nothing but simple loads and stores at constant offsets is made
  field by field whatever its size: sroa makes registers of it.
* `-lsa-opt` (on): with `-lsa-opt=0` the pass does nothing, and arguments are left to code generation.
* Device functions are handled with `-lower-read-only-devicefn-byval`: what is only read is read in place, what is only passed on by value
  too. The rest is left alone, since such an argument lies in local memory of its own, where a copy would be a second one. A device
  function's parameters can be addressed as local memory only (PTX ISA, device function parameters; LLVM makes wrong code of a cast to
  parameter space there), so it is address space 5 instead of 101 here, and `-devicefn-param-always-local=0` leaves them alone. Such
  functions must not be inlined afterwards: what a caller passes lies anywhere.
* What a kernel only reads, but not in a way that can be followed (it is passed on by value or to a function that only reads it, its
  address is compared, another may be chosen), is left alone where the GPU is known to be sm_89 or newer: LLVM's code generation reads it in
  place. For older ones it makes a copy, and the one made here is wider.
* `-hoist-load-param`: loads at constant offsets of what is read in place are made in the entry block, each once.
* Left alone, with a remark: grid constants (`"nvvm.grid_constant"`) that can't be read in place, since all threads share their
  address; arguments that are written and cast to an address space; functions that are naked or hold musttail calls; types without a
  fixed layout; modules for another target than NVPTX. What reads its argument through casts to the space it lies in, and nothing else,
  has been lowered already.

The signature stays. A `memory(...)` attribute and attributes of the argument that speak against reading it are corrected. Variables
that debug records tell to be in the argument are in the copy then, of which fields that nobody reads are not set.

Run it late. LLVM's passes may turn addresses in parameter space into phis and selects of such addresses, which LLVM's code generation
gets wrong before PTX 7.7 (the default for GPUs below sm_89): it copies the argument to local memory and reads the copy as parameter space.
cicc runs lower-struct-args<opt-byval>, lower-aggr-copies<lower-aggr-func-args> and memory-space-opt in this order.

Source: names, texts and defaults of the knobs are cicc's; what is right to do was found by LLVM's code generation and ptxas.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from nvopt.ir import Function
from nvopt.knobs import declare
from nvopt.passes.base import Context, FunctionPass

_SOURCE = "cicc v13.0"
OPTIMIZE = declare("lsa-opt", True, "Optimize copying of struct args to local memory", source=_SOURCE)
LOWER_DEVICE_BYVAL = declare(
    "lower-read-only-devicefn-byval", False, "Handling byval attribute of args to device functions as well", source=_SOURCE
)
HOIST_LOADS = declare("hoist-load-param", False, "Generate all ld.param in the entry block", source=_SOURCE)
DEVICE_PARAM_ALWAYS_LOCAL = declare(
    "devicefn-param-always-local", True, "Treat parameter space as local space in device functions", source=_SOURCE
)
_TAKES_BYVAL = re.compile(r"^define .*\bbyval\(", re.M)


@dataclass(frozen=True)
class LowerStructArgs(FunctionPass):
    """Read arguments passed by value in place, or copy them once."""

    name = "lower-struct-args"
    summary = "Read byval arguments in parameter space, or copy them to local memory at the entry"

    opt_byval: bool = False

    def run(self, function: Function, context: Context) -> bool:
        """Lowers every byval argument that can be; True where there was one."""
        if not context.knobs[OPTIMIZE] or not _takes_byval(function):
            return False
        from nvopt.passes.lower_struct_args.lowering import lower_arguments  # late: most functions take nothing by value

        changed = lower_arguments(function, context, self.opt_byval)
        if changed:
            context.leave_work(function)
        return changed


def _takes_byval(function: Function) -> bool:
    if function.is_parsed:
        return any("byval" in attributes for attributes in function.arg_attributes)
    return _TAKES_BYVAL.search(function.text) is not None
