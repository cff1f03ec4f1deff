"""short-pointers: pointers into shared, constant and local memory get 32 bits, which is all that such addresses have.

    target datalayout = "e-p6:32:32-i64:64-..."      becomes
    target datalayout = "e-p3:32:32-p4:32:32-p5:32:32-p6:32:32-p7:32:32-i64:64-..."

and for

    %w = sext i32 %i to i64
    %p = getelementptr inbounds float, ptr addrspace(3) @tile, i64 %w
    %v = load float, ptr addrspace(3) %p, align 4

code generation multiplies and adds 32 bits instead of 64: `shl.b32`, `add.s32`, `ld.shared.b32 %r, [%r]`. That is LLVM's
`-nvptx-short-ptr`: code generation by nvopt goes by the layout, llc must be given the option.

The layout is the module's, so all of the module must mean the same with either width. A remark (Missed) names the first thing that
doesn't, or may not:

* Sizes. Such a pointer in memory, in a struct, an array or a vector; one that gets in or out by the signature of a kernel, of a function
  that others may call or define, of an unknown callee, of inline assembly or as one of variable arguments.
* The bits above the 32nd. An address as an integer, but for its low 32 bits (`ptrtoint` whose users are `trunc` or a mask), and from an
  integer that isn't extended from 32 bits; `ptrtoaddr`, `llvm.ptrmask` and other intrinsics that llc was not seen to take.
* Addresses outside of the memory that a pointer was made for. Computed modulo 2^32 instead of 2^64 they are the same to a load or a store,
  since a load beyond the window is undefined, but not to a comparison, nor as a generic address: 16 bytes before the window they are
  4 GB behind. So what is compared, or cast to a generic pointer, must come from `inbounds` address computations; and generic pointers that
  may leave the memory, other than to be loaded and stored through, must not be made of such pointers, since code generation computes
  them in the narrow space where it can.
* What llc can't do: the address of a by-value parameter of a function that is no kernel ("Copy one register into another with a
  different width").

Left alone, too, are modules with local variables whose address is for loads and stores only: ptxas keeps small arrays in registers, but not
where their address was cut to 32 bits. Over public CUDA, 10 of 20 files with local variables had more stack with short pointers, one 768
bytes instead of none. (Where the frame's address has 32 bits from the start, `mov.u32 %r1, __local_depot0`, it keeps them; llc 22 cuts
`%SPL` instead.)

Where no such pointer is in the module, nothing is done. `getelementptr` without `inbounds` loses `nuw` and `nusw`, which speak of the
width. Run it when all is linked, behind what removes local variables and gives pointers their spaces, and ahead of loop-reduce.

Knob: nvptx-short-ptr.

Source: llc's -nvptx-short-ptr (NVPTXTargetMachine) and clang's -fcuda-short-ptr, which asks nothing of the module; PTX ISA, cvta: the
result is undefined where a generic address is not in the window.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from nvopt.ir import Module
from nvopt.knobs import declare
from nvopt.passes.base import Context, ModulePass
from nvopt.remarks import Remark
from nvopt.target import address_spaces
from nvopt.target.short_pointers import with_short_pointers

if TYPE_CHECKING:
    from nvopt.ir.datalayout import DataLayout
    from nvopt.passes.short_pointers.objections import Objection

SHORT = declare("nvptx-short-ptr", True, "Use 32-bit pointers for accessing const/local/shared address spaces", source="LLVM's NVPTX")


class ShortPointers(ModulePass):
    """The pass `short-pointers`."""

    name = "short-pointers"
    summary = "Give pointers into shared, constant and local memory 32 bits"

    def run(self, module: Module, context: Context) -> bool:
        """Changes the data layout, if that is right and pays."""
        if not context.knobs[SHORT] or not module.triple.startswith("nvptx64") or not _has_long_pointers(module.data_layout):
            return False
        from nvopt.passes.short_pointers.objections import drop_flags, first_objection, touched_functions

        functions = touched_functions(module)
        if not functions:
            return False
        objection = first_objection(module, functions)
        if objection is not None:
            _report(context, objection)
            return False
        drop_flags(functions)
        module.data_layout = with_short_pointers(str(module.data_layout))
        message = (("String", "pointers into shared, constant and local memory have 32 bits"),)
        context.remarks.emit(Remark("Passed", self.name, "ShortPointers", "", message))
        return True


def _has_long_pointers(layout: DataLayout) -> bool:
    """Whether all pointers have the 64 bits that a GPU's have by default."""
    specs = [layout.pointer_spec(space) for space in (0, *address_spaces.SHORT)]
    plain = all((spec.bits, spec.abi) == (64, 8) and not spec.non_integral for spec in specs)
    return plain and not layout.big_endian


def _report(context: Context, objection: Objection) -> None:
    if context.remarks.enabled:
        from nvopt.analysis.locations import location_of, location_of_function

        location = location_of(objection.instruction) if objection.instruction is not None else None
        if location is None and objection.function is not None:
            location = location_of_function(objection.function)
        name = objection.function.name if objection.function is not None else ""
        args = [("String", "pointers into shared, constant and local memory keep 64 bits: "), ("Reason", objection.reason)]
        if objection.instruction is not None:
            args += [("String", ": "), ("Instruction", str(objection.instruction))]
        context.remarks.emit(Remark("Missed", ShortPointers.name, "PointersStayLong", name, tuple(args), location))
