"""`printf-lowering`: makes calls of `printf` calls of `vprintf`, which is what the CUDA device runtime has.

                                                       %vprintfBuffer.local = alloca [16 x i8], align 8
                                                       store i32 %i, ptr %vprintfBuffer.local, align 4
    %n = call i32 (ptr, ...) @printf(ptr @.str,        %bufIndexed = getelementptr inbounds i8, ptr %vprintfBuffer.local, i64 8
        i32 %i, double %d)                   becomes   store double %d, ptr %bufIndexed, align 8
                                                       %n = call i32 @vprintf(ptr @.str, ptr %vprintfBuffer.local)

The arguments behind the format go into a buffer in local memory, one behind the other, each at the next offset that its own size divides:
the layout that clang gives the arguments of a device `printf`. `float` becomes `double`, a pointer becomes a generic one. Without such
arguments the buffer is null. Each call has a buffer of its own, in the entry block. CUDA front ends lower `printf` themselves; what this
finds comes from other languages and from linked bitcode. Code generation would pass such a buffer too, but to a function called `printf`,
which nothing defines.

The format must be a string that is known; cicc ends with this error where it isn't:

    in.ll:7:3: error: The first argument for printf must be a string literal!

A call stays, and a remark says why, where an argument is of a type that C does not pass to `printf` (an integer narrower than `int`, whose
sign nobody knows; a vector; a struct). So do calls through a pointer, a `printf` that the module defines, and modules for other targets.

Source: the public description of cicc's printf-lowering (names, message, knob); clang's code generation for `printf` in CUDA.
"""

from __future__ import annotations

import re

from nvopt import knobs
from nvopt.analysis.locations import location_of
from nvopt.analysis.memory.constant_memory import constant_string
from nvopt.ir.builder import Builder
from nvopt.ir.constants import ConstantInt, ConstantPointerNull
from nvopt.ir.datalayout import DataLayout
from nvopt.ir.function import Function
from nvopt.ir.instructions import CallInst
from nvopt.ir.module import Module
from nvopt.ir.types import ArrayType, FloatType, FunctionType, IntType, PointerType, PrimitiveType, Type, i8, i32, i64, ptr
from nvopt.ir.values import Value
from nvopt.passes.base import Context, ModulePass
from nvopt.passes.diagnostics import InvalidModuleError, Violation
from nvopt.remarks import Remark, RemarkKind
from nvopt.target.triples import is_gpu

LOWER = knobs.declare("nvvm-lower-printf", True, "Enable printf lowering", source="cicc")

_VPRINTF = FunctionType.get(i32, [ptr, ptr])
_BUFFER_ALIGN = 8
_double = PrimitiveType.get("double")


class PrintfLowering(ModulePass):
    """The pass `printf-lowering`."""

    name = "printf-lowering"
    summary = "Make calls of printf calls of vprintf, with the arguments in a buffer"
    looks_for = re.compile("printf")

    def run(self, module: Module, context: Context) -> bool:
        printf = module.get_function("printf")
        if not context.knobs[LOWER] or printf is None or not printf.is_declaration or not is_gpu(module.triple):
            return False
        calls = [user for user in printf.users if isinstance(user, CallInst) and _is_plain_call(user, printf)]
        calls = [call for call in calls if _is_lowerable(call, context)]
        if not calls:
            return False
        _check_formats(calls, module.data_layout)
        try:
            vprintf = module.declare("vprintf", _VPRINTF)
        except ValueError as error:
            for call in calls:
                _remark(context, "Missed", "VprintfTaken", f"printf stays: {error}", call)
            return False
        for call in calls:
            _remark(context, "Passed", "LoweredPrintf", "printf lowered to vprintf", call)
            _lower(call, vprintf, module.data_layout)
        if not printf.is_used:
            module.remove(printf)
        return True


def _is_plain_call(call: CallInst, printf: Function) -> bool:
    """Whether it calls printf with the type that C gives it, and nothing else hangs on the call."""
    type = call.function_type
    is_c = type.vararg and type.return_type is i32 and len(type.params) == 1 and isinstance(type.params[0], PointerType)
    return call.callee is printf and is_c and not call.bundles and call.tail != "musttail"


def _is_lowerable(call: CallInst, context: Context) -> bool:
    for arg, attributes in zip(call.args[1:], call.arg_attributes[1:], strict=True):
        if not _is_passed_to_printf(arg.type) or "byval" in attributes:
            what = attributes.text("byval") or str(arg.type)
            _remark(context, "Missed", "PrintfArgument", f"printf stays: C does not pass it an argument of type {what}", call)
            return False
    return True


def _is_passed_to_printf(type: Type) -> bool:
    """Whether C's variable arguments have the type; `float` is promoted, which leaves nothing open."""
    match type:
        case IntType():
            return type.bits in (32, 64)
        case FloatType():
            return str(type) in ("float", "double")
    return isinstance(type, PointerType)


def _check_formats(calls: list[CallInst], layout: DataLayout) -> None:
    """InvalidModuleError where a format is no string that is known."""
    unknown = [call for call in calls if constant_string(call.args[0], layout) is None]
    if unknown:
        raise InvalidModuleError(map(_violation, unknown))


def _violation(call: CallInst) -> Violation:
    assert call.function is not None
    assert call.parent is not None
    message = "The first argument for printf must be a string literal!"
    return Violation(message, str(call), call.function.ref, call.parent.ref, location_of(call))


def _lower(call: CallInst, vprintf: Function, layout: DataLayout) -> None:
    build = Builder.before(call)
    format = _generic(build, call.args[0])
    values = [_promoted(build, arg) for arg in call.args[1:]]
    lowered = build.call(vprintf, [format, _filled_buffer(build, call, values, layout)])
    name, call.name = call.name, ""
    lowered.name = name
    call.replace_all_uses_with(lowered)
    call.erase()


def _filled_buffer(build: Builder, call: CallInst, values: list[Value], layout: DataLayout) -> Value:
    """The pointer to local memory that holds `values`."""
    if not values:
        return ConstantPointerNull.get(ptr)
    offsets = []
    end = 0
    for value in values:
        size = layout.store_size(value.type)
        offsets.append(-(-end // size) * size)
        end = offsets[-1] + size
    assert call.function is not None
    start = call.function.entry.first
    assert start is not None
    entry = Builder()
    entry.position_before(start)
    buffer = entry.alloca(ArrayType.get(i8, end), None, _BUFFER_ALIGN, 0, "vprintfBuffer.local")
    for value, offset in zip(values, offsets, strict=True):
        place: Value = buffer
        if offset:
            place = build.gep(i8, buffer, [ConstantInt.get(i64, offset)], "bufIndexed", ("inbounds",))
        build.store(value, place, layout.store_size(value.type))
    return buffer


def _promoted(build: Builder, value: Value) -> Value:
    """The value as it is passed."""
    if str(value.type) == "float":
        return build.fpext(value, _double)
    return _generic(build, value) if isinstance(value.type, PointerType) else value


def _generic(build: Builder, pointer: Value) -> Value:
    return pointer if pointer.type is ptr else build.addrspacecast(pointer, ptr)


def _remark(context: Context, kind: RemarkKind, name: str, message: str, call: CallInst) -> None:
    if context.remarks.enabled and call.function is not None:
        text = (("String", message),)
        context.remarks.emit(Remark(kind, PrintfLowering.name, name, call.function.name, text, location_of(call)))
