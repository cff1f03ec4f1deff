"""Functions, variables, aliases, and what their heads say."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from nvopt.ir import (
    BranchInst,
    CallBase,
    ConstantPointerNull,
    Function,
    GlobalValue,
    GlobalVariable,
    IntType,
    InvokeInst,
    Module,
)
from nvopt.reduce.edits import Edit, definitions, erase, zero


def _delete_bodies(chosen: Sequence[Function]) -> None:
    for function in chosen:
        function.delete_body()


def _remove(chosen: Iterable[GlobalValue]) -> None:
    """Calls of what goes go, too; elsewhere null stands for it."""
    chosen = list(chosen)
    for value in chosen:
        for user in value.users:
            if isinstance(user, CallBase) and user.callee is value:
                _remove_call(user)
        if value.is_used or value.has_metadata_uses:
            value.replace_all_uses_with(ConstantPointerNull.get(value.type))
    for value in chosen:
        value.module.remove(value)


def _remove_call(call: CallBase) -> None:
    if isinstance(call, InvokeInst):
        normal, unwind = call.successors
        unwind.remove_predecessor(call.block)
        BranchInst(normal).insert_before(call)
    erase(call)


def _initialized(module: Module) -> list[GlobalVariable]:
    return [variable for variable in module.globals if not variable.is_declaration]


def _drop_initializers(chosen: Sequence[GlobalVariable]) -> None:
    for variable in chosen:
        variable.initializer = None
        variable.comdat = ""
        variable.linkage = "external"
        variable.is_declaration = True


def _with_contents(module: Module) -> list[GlobalVariable]:
    return [
        variable for variable in _initialized(module) if not variable.initializer_text.startswith(("zero", "null", "undef", "poison", "0"))
    ]


def _zero_initializers(chosen: Sequence[GlobalVariable]) -> None:
    for variable in chosen:
        variable.initializer = zero(variable.value_type)


_FIELDS = (
    *("linkage", "preemption", "visibility", "dll_storage", "thread_local", "unnamed_addr", "section", "partition", "comdat"),
    *("attachments", "calling_convention", "gc", "prefix", "prologue", "personality", "attribute_group", "attributes"),
    *("externally_initialized", "code_model", "sanitizers", "align"),
)


def _said(module: Module) -> Iterator[tuple[GlobalValue, str]]:
    """What heads say beyond what they must."""
    for value in module.global_values:
        for field in _FIELDS:
            if value.head.get(field) and not (field == "linkage" and value.is_declaration):
                yield value, field


def _unsay(chosen: Sequence[tuple[GlobalValue, str]]) -> None:
    for value, field in chosen:
        value.detach()
        value.head.pop(field)
        if field in ("prefix", "prologue", "personality"):
            value.drop_operands()
            value.hold_constants()


def _large(module: Module) -> list[GlobalVariable]:
    return [variable for variable in module.globals if str(variable.value_type)[0] in "[{%<"]


def _make_bytes(chosen: Sequence[GlobalVariable]) -> None:
    byte = IntType.get(8)
    for variable in chosen:
        variable.head["value_type"] = byte
        if variable.initializer is not None:
            variable.initializer = zero(byte)
        variable.detach()


FUNCTION_BODIES = Edit("function-bodies", definitions, _delete_bodies)


def _make_null(chosen: Sequence[Function]) -> None:
    for function in chosen:
        function.replace_all_uses_with(ConstantPointerNull.get(function.type))
        function.module.remove(function)


def _called_declarations(module: Module) -> list[Function]:
    return [function for function in module.functions if function.is_declaration and not function.is_intrinsic and function.is_used]


FUNCTIONS = Edit("functions", lambda module: module.functions, _remove)
NULL_FUNCTIONS = Edit("functions-to-null", _called_declarations, _make_null)
ALIASES = Edit("aliases", lambda module: [*module.aliases, *module.ifuncs], _remove)
GLOBAL_VARIABLES = Edit("global-variables", lambda module: module.globals, _remove)
GLOBAL_INITIALIZERS = Edit("global-initializers", _initialized, _drop_initializers)
ZERO_INITIALIZERS = Edit("global-initializers-zero", _with_contents, _zero_initializers)
GLOBAL_VALUES = Edit("global-values", _said, _unsay)
GLOBAL_TYPES = Edit("global-types", _large, _make_bytes)
