"""`cuda-atomics`: CUDA's atomicCAS orders nothing, and is atomic for the threads of its GPU.

    define internal i32 @_ZL9atomicCASPiii(ptr %p, i32 %c, i32 %v) {      in a kernel's machine code:
      %old = cmpxchg ptr %p, i32 %c, i32 %v seq_cst seq_cst, align 4      MEMBAR.SC.SYS, CCTL.IVALL,
                                                                          ATOMG.CAS.STRONG.SYS, CCTL.IVALL
    becomes
      %old = cmpxchg ptr %p, i32 %c, i32 %v syncscope("device") monotonic monotonic, align 4
                                                                          ATOMG.CAS.STRONG.GPU

CUDA says of atomic functions that they are relaxed, and of those without `_block` or `_system` that their scope is the device. clang to
release 22 writes `seq_cst` and no scope for `atomicCAS`; LLVM 22 is the first to generate code that does what that says: a fence for the
whole system ahead of each exchange, and the first-level cache emptied twice, in the loop that most of them stand in. clang writes
`monotonic` from release 23 on.

Where the exchange comes from is told by the function around it: `atomicCAS` of CUDA's headers, or what clang's make it of, by name and
type. No program may define these itself. So the pass stands ahead of the inliner, and `cmpxchg` elsewhere stays what it says. `inlined`
takes each `cmpxchg` that is `seq_cst` without a scope for one of them: for CUDA sources that clang has optimized already.

Source: atomic functions in the CUDA C++ Programming Guide; clang's change to monotonic order of the builtins that its headers call.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from nvopt.analysis.locations import location_of
from nvopt.ir import AtomicCmpXchgInst, Function
from nvopt.passes.base import Context, FunctionPass
from nvopt.remarks import Remark

_ATOMIC_CAS = re.compile(
    r"_ZL(?:9atomicCASP([ijty])\1\1|12__iAtomicCASPiii|12__uAtomicCASPjjj|14__ullAtomicCASPyyy|13__usAtomicCASPttt)(?:\.\d+)?"
)
"""The functions' names; a number stands behind one where modules were linked."""
_ORDER, _SCOPE = "monotonic", "device"
"""What LLVM calls relaxed, and the threads of one GPU."""


@dataclass(frozen=True)
class CUDAAtomics(FunctionPass):
    """The pass `cuda-atomics`."""

    name = "cuda-atomics"
    summary = "Take away the order that CUDA's atomicCAS doesn't ask for"
    inlined: bool = False

    @property
    def looks_for(self) -> re.Pattern[str] | None:  # type: ignore[override]  # a parameter decides
        return None if self.inlined else _ATOMIC_CAS

    def run(self, function: Function, context: Context) -> bool:
        if not (self.inlined or _ATOMIC_CAS.fullmatch(function.name)) or not (function.is_parsed or function.mentions("cmpxchg")):
            return False
        relaxed = [inst for inst in function.instructions() if isinstance(inst, AtomicCmpXchgInst) and _is_of_clang(inst)]
        for inst in relaxed:
            inst.ordering = inst.failure_ordering = _ORDER
            inst.syncscope = _SCOPE
            if context.remarks.enabled:
                what = "atomicCAS is relaxed, and atomic for its device: no fence is needed"
                context.remarks.emit(Remark("Passed", self.name, "Relaxed", function.name, (("String", what),), location_of(inst)))
        return bool(relaxed)


def _is_of_clang(exchange: AtomicCmpXchgInst) -> bool:
    """Whether it says what clang writes for `atomicCAS`."""
    return (exchange.ordering, exchange.failure_ordering, exchange.syncscope) == ("seq_cst", "seq_cst", "")
