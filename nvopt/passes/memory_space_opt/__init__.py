"""memory-space-opt: generic pointers become pointers into the address space that they are certain to point into.

A load through a generic pointer takes the way through the GPU's address translation, and nobody can tell what it may overlap. Where it is
certain what a pointer points to, memory is accessed in that space:

    %p = select i1 %c, ptr addrspacecast (ptr addrspace(3) @a to ptr), ptr addrspacecast (ptr addrspace(3) @b to ptr)
    %q = getelementptr float, ptr %p, i64 %i
    %v = load float, ptr %q, align 4

becomes

    %p = select i1 %c, ptr addrspace(3) @a, ptr addrspace(3) @b
    %q = getelementptr float, ptr addrspace(3) %p, i64 %i
    %v = load float, ptr addrspace(3) %q, align 4

* Pointers are followed through GEPs, phis, selects, freezes, casts of the address space, an inttoptr of a ptrtoint (`-track-int2ptr`), and
  through local variables and constant tables that hold nothing but pointers (`-track-indir-load`), as of two buffers that change places.
* Variables lie where their type says, those of no space in global memory. What a kernel gets from the host points to global memory: its
  pointer parameters (`-param-always-point-to-global`), and pointers that it loads from parameters which it doesn't write to, or from
  constant memory that starts out as zero (`-strong-global-assumptions`). `llvm.assume` of an `isspacep` is believed
  (`-process-builtin-assume`).
* Loads, stores, atomics, memcpy, memmove, memset, loads and stores of matrices (`-wmma-memory-space-opt`), comparisons of two such pointers
  follow; `isspacep` is answered. What PTX can't do in a space stays generic: atomics on local and constant memory, stores to constant
  memory, volatile accesses to either. For the first a warning says so, unless `no-warnings` is given.
* Internal functions whose calls agree get parameters and results in the space; see `signatures`. Of those whose calls don't, and of what
  others may call, copies are made; see `clones`. `-do-ip-msp=0` leaves all signatures as they are, `-do-clone-for-ip-msp=N` makes N copies
  at most.
* Nothing is assumed of a pointer of which nothing is known: nvcc's "Cannot tell what pointer points to, assuming global memory space" is
  never done. A missed remark names each such access.

Accesses to local memory are left alone, since LLVM's passes know its variables better by their own name; with `second-time`, for the last
run before code generation, they go to local memory too (`-process-alloca-always=0` leaves them alone, and knows nothing of local memory).
Run twice it changes nothing more. Within one function LLVM's code generation finds most of this again; what it doesn't find are parameters,
results, tables, matrices and assumptions, and before it the other passes profit. Pointers into parameter memory are lower-struct-args'.

Source: names, defaults and warnings are cicc's, as publicly described; the inference is that of LLVM's InferAddressSpaces.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

from nvopt.analysis.dominators import DominatorTree
from nvopt.analysis.loops import LoopInfo
from nvopt.ir import Function, GlobalVariable, Module
from nvopt.ir.reading.cursor import NAME
from nvopt.knobs import KnobValues, declare
from nvopt.passes.base import Context, FunctionPass
from nvopt.passes.memory_space_opt.builtin_assume import cast_what_is_assumed
from nvopt.passes.memory_space_opt.report import PASS_NAME, Report
from nvopt.passes.memory_space_opt.rewrite import rewrite_accesses
from nvopt.passes.memory_space_opt.spaces import Assumptions, Spaces
from nvopt.patterns import late
from nvopt.target.triples import may_be_gpu

_SOURCE = "cicc v13.0"
OPTIMIZE = declare("memory-space-opt", True, "Run memory-space-opt: where it is off, the pass does nothing", source=_SOURCE)
PARAMETERS_ARE_GLOBAL = declare("param-always-point-to-global", True, "Parameter Pointers Always Point To Globals", source=_SOURCE)
STRONG_GLOBAL = declare(
    "strong-global-assumptions", True, "Make stronger assumptions that const buffer pointers always point to globals", source=_SOURCE
)
PROCESS_ALLOCA = declare("process-alloca-always", True, "Enable handling alloca unconditionally", source=_SOURCE)
WMMA = declare("wmma-memory-space-opt", True, "Enable Memory Space Optimization for Wmma", source=_SOURCE)
TRACK_LOADS = declare("track-indir-load", True, "Enable tracking indirect loads during Memory Space Optimization", source=_SOURCE)
TRACK_INTEGERS = declare("track-int2ptr", True, "Enable tracking IntToPtr in Memory Space Optimization", source=_SOURCE)
PROCESS_ASSUME = declare("process-builtin-assume", True, "Process __builtin_assume(__is*(p)) assertions", source=_SOURCE)
ACROSS_CALLS = declare("do-ip-msp", True, "Let parameters and results of functions have the space that calls agree on", source=_SOURCE)
MOST_CLONES = declare("do-clone-for-ip-msp", -1, "Copies of functions for calls that don't agree, -1 for all", source=_SOURCE, least=-1)

_GENERIC_USE = late(
    r"^ +(?:%[^\n]* = )?(?:load |store |atomicrmw |cmpxchg |(?:tail )?call [^\n]*@llvm\.(?:mem|nvvm\.(?:isspacep|wmma)\.))"
    r"[^\n]*\bptr (?!addrspace)",
    re.M,
)
"""An access, or a question, that may be rewritten."""
_COMPUTED = late(rf"^  (%{NAME}) = (?:getelementptr|phi ptr|select|freeze ptr|addrspacecast|inttoptr)\b", re.M | re.ASCII)
_CAST = late(rf" = addrspacecast ptr (%{NAME}|addrspacecast|getelementptr)", re.ASCII)
"""A cast of a generic pointer: where that is computed in the function, there may be a like one in the space."""
_START = late(r"addrspacecast |@llvm\.nvvm\.isspacep\.")
"""What tells the space of a pointer, in the text of any function. In others variables and kernel parameters may."""
_TAKES_POINTER = late(r"^define [^\n]*\bptx_kernel [^\n]*\bptr(?! addrspace)", re.M)
_IS_KERNEL = late(r"(?:;[^\n]*\n)*define (?:[^@\n\"]* )?ptx_kernel ")
_REF = late(r'ptr (?:addrspace\(4\) )?(@(?:"[^"]*"|[-\w$.]+))', re.ASCII)


@dataclass(frozen=True)
class MemorySpaceOpt(FunctionPass):
    """The pass `memory-space-opt`."""

    name = PASS_NAME
    summary = "Access memory through pointers into specific address spaces where it is certain what they point to"
    preserved = frozenset({DominatorTree, LoopInfo})

    second_time: bool = False
    warnings: bool = True

    @classmethod
    def from_text(cls, parameters: str) -> MemorySpaceOpt:
        """`first-time` is what it is without `second-time`."""
        return super().from_text(";".join("no-second-time" if token == "first-time" else token for token in parameters.split(";")))

    @classmethod
    def parameters(cls) -> Iterator[str]:
        return iter(("first-time", "second-time", "no-warnings", "warnings"))

    def begin(self, module: Module, context: Context) -> bool:
        """Specializes signatures, of functions as they are and of copies for calls that don't agree."""
        knobs = context.knobs
        if not knobs[OPTIMIZE] or not may_be_gpu(module.triple) or not knobs[ACROSS_CALLS] or not _has_callees(module):
            return False
        from nvopt.passes.memory_space_opt.clones import clone_for_spaces  # late, both: most modules are kernels alone
        from nvopt.passes.memory_space_opt.signatures import specialize_signatures

        certain, report = assumptions(knobs), Report(context.remarks, warnings=False)
        changed = specialize_signatures(module, certain, report)
        if knobs[MOST_CLONES] and clone_for_spaces(module, certain, knobs[MOST_CLONES], report):
            specialize_signatures(module, certain, report)
            changed = True
        if changed:
            context.leave_work()
        return changed

    def run(self, function: Function, context: Context) -> bool:
        """Rewrites the accesses of one function; True where there were some."""
        module, knobs = function.module, context.knobs
        local = self.second_time and knobs[PROCESS_ALLOCA]
        if not knobs[OPTIMIZE] or not may_be_gpu(module.triple) or not _may_have_work(function, local=local):
            return False
        report = Report(context.remarks, warnings=self.warnings)
        changed = knobs[PROCESS_ASSUME] and cast_what_is_assumed(function, Spaces(module, assumptions(knobs)))
        made = rewrite_accesses(function, Spaces(module, assumptions(knobs)), report, wmma=knobs[WMMA], local=local)
        if made.has_answers:
            context.leave_work(function)
        return made.is_other or changed


def assumptions(knobs: KnobValues) -> Assumptions:
    """What the knobs say counts as certain."""
    return Assumptions(
        kernel_parameters=knobs[PARAMETERS_ARE_GLOBAL],
        loaded_parameters=knobs[STRONG_GLOBAL],
        allocas=knobs[PROCESS_ALLOCA],
        loads=knobs[TRACK_LOADS],
        integers=knobs[TRACK_INTEGERS],
    )


def _has_callees(module: Module) -> bool:
    """Whether there is a function that is no kernel: signatures of kernels stay, and nobody calls them."""
    definitions = (function for function in module.functions if not function.is_declaration)
    return any(not function.is_kernel if function.is_parsed else _IS_KERNEL.match(function.text) is None for function in definitions)


def _may_have_work(function: Function, *, local: bool) -> bool:
    """Whether the text shows a generic access and something that tells a space; a function in which neither is isn't read."""
    if function.is_parsed:
        return True
    text = function.text
    if _GENERIC_USE.search(text) is None and not _casts_what_it_computed(text):
        return False
    if _START.search(text) or _TAKES_POINTER.search(text) or (local and " = alloca " in text):
        return True
    symbols = function.module
    return any(isinstance(symbols.symbol(ref), GlobalVariable) for ref in set(_REF.findall(text)))


def _casts_what_it_computed(text: str) -> bool:
    cast = set(_CAST.findall(text))
    return bool(cast) and not cast.isdisjoint(("addrspacecast", "getelementptr", *_COMPUTED.findall(text)))
