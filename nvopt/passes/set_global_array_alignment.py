"""set-global-array-alignment: arrays in shared, global and constant memory are aligned for vector accesses.

    @tile = internal addrspace(3) global [256 x float] undef, align 4

becomes

    @tile = internal addrspace(3) global [256 x float] undef, align 16

and neighbouring elements can be `ld.shared.v4` and `st.shared.v4`, once propagate-alignment has told the accesses.

* Arrays, structs and vectors are aligned to 16 bytes, those of less than 16 bytes to 8.
* Only variables that this module defines for good: internal, private and plain external ones. Left alone are declarations
  (`extern __shared__`, whose alignment is what the source says), weak, linkonce and common variables and those of a comdat, since another
  module's may be taken, thread-local ones, and those with a section.
* Shared memory doesn't grow, since a kernel that fills it up, or one that is launched with all the dynamic shared memory that is left,
  would fail: a shared array gets the alignment that its place has anyway, in every kernel and every function that others may call. The same
  goes for constant memory. Global variables are aligned freely.
* Arrays of integers of less than 32 bits stay in shared and constant memory as they are, if all that is loaded of them is extended: a load
  of one does that for nothing, and of what a wide load brings each is an instruction of its own (PRMT). A public kernel that goes through
  128 indices of 16 bits executes 0.954 of the instructions so, loops weighted, in 32 registers, not 36.
* `modify-shared-mem` and `modify-global-mem` are on; `skip-shared-mem` leaves shared memory alone, `skip-global-mem` all other variables.

Run it late: which variables a kernel reaches, and so where they lie, is decided by inlining and by what LLVM drops. Run
propagate-alignment behind it.

Source: the name and the parameters are cicc's. How ptxas lays out shared memory was observed.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from nvopt.ir import ArrayType, CastInst, GlobalVariable, IntType, LoadInst, Module, ReadError
from nvopt.ir.values import User
from nvopt.passes.array_alignment import WIDEST, wanted_align
from nvopt.passes.base import Context, ModulePass
from nvopt.remarks import Remark, RemarkSink
from nvopt.target import address_spaces
from nvopt.target.address_spaces import CONSTANT, OF_VARIABLES, SHARED

_REGISTER = 32
"""Bits."""


@dataclass(frozen=True)
class SetGlobalArrayAlignment(ModulePass):
    """Align the arrays of the module where that costs no scarce memory."""

    name = "set-global-array-alignment"
    summary = "Find good alignment for arrays in shared, global and constant memory"
    negations: ClassVar = {"modify-shared-mem": "skip-shared-mem", "modify-global-mem": "skip-global-mem"}

    modify_shared_mem: bool = True
    modify_global_mem: bool = True

    def run(self, module: Module, context: Context) -> bool:
        """Raises what can be raised; True where there was something."""
        try:
            arrays = [one for one in module.globals if self._takes(one) and _wanted(one) > _align(one)]
            extended = _extended(module, {one for one in arrays if _is_of_short_numbers(one)})
            places = _places(module, arrays)
        except ReadError as error:  # what else lies in scarce memory is not known then
            _report_unread(context.remarks, error)
            return False
        changed = False
        for variable in arrays:
            if variable in extended:
                _report_left(context.remarks, variable, "a wide load would take an instruction for each element")
                continue
            better = min(_wanted(variable, place) for place in places.get(variable.ref, [0]))
            if better > _align(variable):
                _report(context.remarks, variable, better)
                variable.align = better
                changed = True
            else:
                memory = address_spaces.NAMES[address_spaces.of(variable.type)]
                _report_left(context.remarks, variable, f"more would take more {memory} memory")
        return changed

    def _takes(self, variable: GlobalVariable) -> bool:
        space = address_spaces.of(variable.type)
        wanted = self.modify_shared_mem if space == SHARED else self.modify_global_mem
        return wanted and space in OF_VARIABLES and _is_defined_here(variable)


def _is_defined_here(variable: GlobalVariable) -> bool:
    """Whether this definition, at the alignment that this module gives it, is what every module will see."""
    if variable.is_declaration or variable.linkage not in ("", "internal", "private"):
        return False
    return not (variable.section or variable.comdat or variable.thread_local) and _size(variable) > 0


def _is_of_short_numbers(variable: GlobalVariable) -> bool:
    """Whether it is an array of integers that are shorter than a register, in memory where a load more is soon done."""
    element = variable.value_type
    while isinstance(element, ArrayType):
        element = element.element
    return address_spaces.of(variable.type) in (SHARED, CONSTANT) and isinstance(element, IntType) and element.bits < _REGISTER


def _extended(module: Module, arrays: set[GlobalVariable]) -> set[GlobalVariable]:
    """Those of which something is loaded, and all that is has no use but extensions."""
    if not arrays:
        return set()
    from nvopt.analysis.memory.underlying_objects import underlying_object  # late: few modules have such arrays

    code = (one for function in module.functions if not function.is_declaration for one in function.instructions())
    loads = [(underlying_object(one.pointer), one) for one in code if isinstance(one, LoadInst)]
    loaded = {variable for variable, _ in loads}
    needed_short = {variable for variable, load in loads if not all(map(_is_extension, load.users))}
    return {one for one in arrays if one in loaded and one not in needed_short}


def _is_extension(user: User) -> bool:
    return isinstance(user, CastInst) and user.opcode in ("sext", "zext")


def _places(module: Module, arrays: list[GlobalVariable]) -> dict[str, list[int]]:
    """Where those of the arrays that lie in scarce memory begin, by name: an offset for each way of laying them out."""
    spaces = {address_spaces.of(one.type) for one in arrays}
    found: dict[str, list[int]] = {}
    if CONSTANT in spaces:
        end = 0
        for variable in (one for one in module.globals if address_spaces.of(one.type) == CONSTANT and not one.is_declaration):
            start = -(-end // _align(variable)) * _align(variable)
            end = start + _size(variable)
            found[variable.ref] = [start]
    from nvopt.analysis.shared_memory import SharedMemory, takes_shared_memory  # late: most modules have no arrays to align

    shared = [one for one in module.globals if takes_shared_memory(one)]
    if SHARED in spaces and any(_size(one) % WIDEST for one in shared):
        memory = SharedMemory(module)
        for function in module.functions:
            if not function.is_declaration and (function.is_kernel or not function.is_local):
                for ref, place in memory.places(function).items():
                    found.setdefault(ref, []).append(place)
    return found


def _size(variable: GlobalVariable) -> int:
    """Bytes, 0 for types without a size."""
    layout = variable.module.data_layout
    return layout.alloc_size(variable.value_type) if layout.is_sized(variable.value_type) else 0


def _align(variable: GlobalVariable) -> int:
    if variable.align is not None or not _size(variable):
        return variable.align or 1
    return variable.module.data_layout.abi_align(variable.value_type)


def _wanted(variable: GlobalVariable, place: int = 0) -> int:
    return wanted_align(variable.value_type, _size(variable), place)


def _report(remarks: RemarkSink, variable: GlobalVariable, after: int) -> None:
    args = [("String", "raised the alignment of "), ("Variable", variable.ref), ("String", " from "), ("Before", str(_align(variable)))]
    args += [("String", " to "), ("After", str(after))]
    remarks.emit(Remark("Passed", SetGlobalArrayAlignment.name, "AlignmentRaised", "", tuple(args)))


def _report_unread(remarks: RemarkSink, error: ReadError) -> None:
    args = (("String", "left all variables as they are: "), ("Reason", str(error)))
    remarks.emit(Remark("Missed", SetGlobalArrayAlignment.name, "UnreadableVariable", "", args))


def _report_left(remarks: RemarkSink, variable: GlobalVariable, why: str) -> None:
    args = (("String", "left the alignment of "), ("Variable", variable.ref), ("Reason", f" as it is: {why}"))
    remarks.emit(Remark("Missed", SetGlobalArrayAlignment.name, "AlignmentLeft", "", args))
