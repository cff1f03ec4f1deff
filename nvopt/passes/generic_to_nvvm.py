"""`generic-to-nvvm`: module variables that are in no particular address space are put into global memory, which is where NVPTX has them.

    @table = internal constant [4 x float] [...]
      %p = getelementptr [4 x float], ptr @table, i64 0, i64 %i

becomes

    @table = internal addrspace(1) constant [4 x float] [...]
      %p = getelementptr [4 x float], ptr addrspacecast (ptr addrspace(1) @table to ptr), i64 0, i64 %i

* Instructions, initializers and aliases get a cast of the variable's address to the generic address that they had. A cast to global memory
  that stood there already becomes the variable itself. Metadata goes on naming the variable.
* Name, linkage, comdat, section, alignment and attachments stay, and so does the order of the module.
* Left alone: variables whose name begins with `llvm.`, textures, surfaces and samplers (`!nvvm.annotations`), thread-local variables,
  deactivation symbols of `ptrauth` constants, and variables that a function of unknown form mentions (a remark says so); modules for
  another target than NVPTX.

LLVM's code generation does the same. Before it, the pass tells other passes where the variables lie: memory-space-opt follows the casts.

Source: LLVM's GenericToNVVM.
"""

from __future__ import annotations

from nvopt.ir import Constant, ConstantExpr, GlobalVariable, MDString, Module, PointerType, ReadError, ValueAsMetadata, replace_constants
from nvopt.ir.constants import ConstantPtrAuth
from nvopt.ir.values import User, Value
from nvopt.passes.base import Context, ModulePass
from nvopt.remarks import Remark, RemarkKind
from nvopt.target.address_spaces import GENERIC, GLOBAL, of
from nvopt.target.triples import may_be_gpu

_HANDLES = ("texture", "surface", "sampler")


class GenericToNVVM(ModulePass):
    """The pass `generic-to-nvvm`."""

    name = "generic-to-nvvm"
    summary = "Move variables of the generic address space into global memory"

    def run(self, module: Module, context: Context) -> bool:
        if not may_be_gpu(module.triple):
            return False
        candidates = [variable for variable in module.globals if of(variable.type) == GENERIC and not variable.name.startswith("llvm.")]
        handles = _handles(module) if candidates else set()
        moved: list[GlobalVariable] = []
        for variable in candidates:
            if variable in handles:
                continue
            try:
                if not variable.thread_local:
                    module.read_mentions(variable)
                    if not _switches_signatures_off(variable):
                        moved.append(variable)
            except ReadError as error:
                _remark(context, "Missed", "NotMoved", variable, f" is left in the generic address space: {error}")
        for variable in moved:
            variable.detach()
            variable.type = PointerType.get(GLOBAL)
        _mend(moved)
        for variable in moved:
            _remark(context, "Passed", "MovedToGlobal", variable, " is in global memory now")
        return bool(moved)


def _handles(module: Module) -> set[Value]:
    """The variables that `!nvvm.annotations` says are opaque handles and no memory."""
    found: set[Value] = set()
    for node in module.named_metadata("nvvm.annotations"):
        held, *annotations = node.operands
        if isinstance(held, ValueAsMetadata) and any(isinstance(word, MDString) and word.text in _HANDLES for word in annotations):
            found.add(held.value)
    return found


_SYMBOL = 4  # the operand of `ptrauth` that must be a variable by itself: its deactivation symbol


def _switches_signatures_off(variable: GlobalVariable) -> bool:
    return any(isinstance(user, ConstantPtrAuth) and variable in user.operands[_SYMBOL:] for user in variable.users)


def _mend(moved: list[GlobalVariable]) -> None:
    """Gives those who used the variables' generic addresses those addresses, and those who cast them to global memory the variables."""
    new: dict[Value, Constant] = {}
    for variable in moved:
        casts = [user for user in variable.users if _casts_to_global(user)]
        new[variable] = ConstantExpr.get("addrspacecast", PointerType.get(GENERIC), [variable])
        new.update(dict.fromkeys(casts, variable))
    replace_constants(new)


def _casts_to_global(user: User) -> bool:
    return isinstance(user, ConstantExpr) and user.opcode == "addrspacecast" and user.type is PointerType.get(GLOBAL)


def _remark(context: Context, kind: RemarkKind, name: str, variable: GlobalVariable, message: str) -> None:
    if context.remarks.enabled:
        context.remarks.emit(Remark(kind, GenericToNVVM.name, name, "", (("Variable", variable.ref), ("String", message))))
