"""What `nv-inline-must` and `nv-early-inliner` share: which calls LLVM may inline, and how it is told to.

Source: LLVM's isInlineViable and areInlineCompatible; its always-inliner asks neither whether a callee may be replaced by another nor for
the modes of floats.
"""

from __future__ import annotations

from nvopt.analysis.call_graph import CallGraph
from nvopt.analysis.locations import location_of
from nvopt.ir import BlockAddress, CallInst, Function
from nvopt.ir.attributes import AttributeSet
from nvopt.passes.base import Context
from nvopt.remarks import Remark, RemarkKind

INLINE = "alwaysinline"
_KEPT_APART = ("noinline", "noduplicate", "optnone", "naked", "returns_twice", "presplitcoroutine")
_SAME = ("denormal-fp-math", "denormal-fp-math-f32", "strictfp", "null_pointer_is_valid", "target-cpu", "target-features")
"""What caller and callee must agree on: the code means something else, or doesn't exist, without."""
_OF_THEIR_FRAME = ("llvm.localescape", "llvm.va_start", "llvm.icall.branch.funnel")
_REPLACEABLE = ("weak", "linkonce", "extern_weak", "common")


def called_function(call: CallInst) -> Function | None:
    """The function with a body that is called directly, as what it is; None for other calls."""
    callee = call.callee
    direct = isinstance(callee, Function) and not callee.is_declaration and call.function_type is callee.function_type
    return callee if isinstance(callee, Function) and direct and call.calling_convention == callee.calling_convention else None


def undecided_calls(caller: Function) -> list[tuple[CallInst, Function]]:
    """The direct calls that nobody has marked yet, with what they call."""
    calls = [inst for inst in caller.instructions() if isinstance(inst, CallInst) and not inst.has_fn_attribute(INLINE)]
    return [(call, callee) for call in calls if (callee := called_function(call)) is not None]


def is_kept_apart(callee: Function, graph: CallGraph) -> bool:
    """Whether its head, or whom it calls, tells that no call of it can be inlined: neither its code is read for that nor a caller's."""
    return any(key in callee.attributes for key in _KEPT_APART) or _why_not_by_head(callee, graph) is not None


def why_never_inlined(callee: Function, graph: CallGraph) -> str | None:
    """What keeps LLVM, or the program's meaning, from inlining any call of a function; None where nothing does."""
    why = _why_not_by_head(callee, graph)
    return "its body can't be copied" if why is None and not _is_viable(callee) else why


def _why_not_by_head(callee: Function, graph: CallGraph) -> str | None:
    if callee.is_kernel:
        return "it is a kernel"
    if callee.linkage in _REPLACEABLE:
        return "another definition may win"
    return "it calls itself" if graph.is_recursive(callee) else None


def why_not_inlined(call: CallInst, callee: Function) -> str | None:
    """What keeps LLVM, or the program's meaning, from inlining this call; None where nothing does."""
    caller = call.function
    assert caller is not None
    for key in _KEPT_APART:
        if call.has_fn_attribute(key):
            return f"it is {key}"
    if "optnone" in caller.attributes:
        return "its caller is optnone"
    if any(_said(caller.attributes, key) != _said(callee.attributes, key) for key in _SAME):
        return "its caller has other modes"
    if call.tail == "musttail" or call.bundles:
        return "the call is special"
    return None


def _said(attributes: AttributeSet, key: str) -> str | None:
    return attributes.text(key) if key in attributes else None


def _is_viable(callee: Function) -> bool:
    if callee.function_type.vararg or any(isinstance(user, BlockAddress) for user in callee.users):
        return False
    for inst in callee.instructions():
        if inst.opcode in ("indirectbr", "callbr"):
            return False
        if isinstance(inst, CallInst) and (inst.callee_name.startswith(_OF_THEIR_FRAME) or inst.has_fn_attribute("returns_twice")):
            return False
    return True


def have_inlined(call: CallInst) -> None:
    """Tells LLVM's always-inline, which does it, that this call is to go."""
    call.attributes = call.function_attributes.with_attribute(INLINE)


def remark(context: Context, pass_name: str, kind: RemarkKind, name: str, call: CallInst, *pieces: tuple[str, str]) -> None:
    """Says what became of a call, by what stands between the callee's name and the caller's and behind."""
    if context.remarks.enabled and call.function is not None:
        context.remarks.emit(Remark(kind, pass_name, name, call.function.name, pieces, location_of(call)))
