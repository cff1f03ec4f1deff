"""Prints global values from their objects, as LLVM does. Instructions, constants and types print themselves."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nvopt.ir.constants import ConstantExpr
from nvopt.ir.globals import GlobalAlias, GlobalIFunc, GlobalValue, GlobalVariable
from nvopt.ir.types import PointerType

if TYPE_CHECKING:
    from nvopt.ir.function import Function


def words(*parts: str) -> str:
    """The parts that aren't empty, a space between."""
    return " ".join(part for part in parts if part)


def global_text(value: GlobalValue) -> str:
    """The definition or declaration of `value`; a function's with the comment that LLVM puts before it."""
    match value:
        case GlobalVariable():
            return _variable_text(value)
        case GlobalAlias() | GlobalIFunc():
            return _alias_text(value)
    from nvopt.ir.function import Function

    assert isinstance(value, Function)
    return function_text(value)


def _placement(value: GlobalValue) -> list[str]:
    """What stands before the kind of a variable: linkage to unnamed_addr."""
    return [value.linkage, value.preemption, value.visibility, value.dll_storage, value.thread_local, value.unnamed_addr]


def _attachments(value: GlobalValue, before: str) -> str:
    return "".join(f"{before}!{name} {node.ref}" for name, node in value.attachments)


def _variable_text(value: GlobalVariable) -> str:
    assert isinstance(value.type, PointerType)
    addrspace = value.type.addrspace
    text = words(
        f"{value.ref} =",
        *_placement(value),
        f"addrspace({addrspace})" if addrspace else "",
        "externally_initialized" if value.externally_initialized else "",
        "constant" if value.is_constant else "global",
        str(value.value_type),
        value.initializer_text,
    )
    tail = [
        f'section "{value.section}"' if value.section else "",
        f'partition "{value.partition}"' if value.partition else "",
        f'code_model "{value.code_model}"' if value.code_model else "",
        *value.sanitizers,
        value.comdat,
        f"align {value.align}" if value.align else "",
    ]
    text += "".join(f", {part}" for part in tail if part) + _attachments(value, ", ")
    return text + (f" #{value.attributes.slot}" if value.attributes is not None else "")


def _alias_text(value: GlobalAlias | GlobalIFunc) -> str:
    kind, target = ("alias", value.aliasee) if isinstance(value, GlobalAlias) else ("ifunc", value.resolver)
    assert target is not None
    shown = target.ref if isinstance(target, ConstantExpr) else f"{target.type} {target.ref}"
    text = words(f"{value.ref} =", *_placement(value), f"{kind} {value.value_type},", shown)
    return text + (f', partition "{value.partition}"' if value.partition else "") + _attachments(value, ", ")


def function_text(function: Function) -> str:
    """The whole function, or its declaration."""
    function.assign_numbers()
    head = _function_head(function)
    comment = _attributes_comment(function)
    if function.is_declaration:
        return comment + head
    lines = [comment + head + " {"]
    for index, block in enumerate(function.blocks):
        if index:
            lines.append("")
        block.print_to(lines, index == 0)
    lines.append("}")
    return "\n".join(lines)


def _attributes_comment(function: Function) -> str:
    """`; Function Attrs: nounwind`: the attributes that are no strings."""
    shown = []
    for text in function.attributes:
        if not text.startswith('"'):
            key, equals, value = text.partition("=")
            shown.append(f"{key}({value})" if equals else text)
    return f"; Function Attrs: {' '.join(shown)}\n" if shown else ""


def _function_head(function: Function) -> str:
    kind = function.function_type
    if function.is_declaration:
        params = [words(str(arg.type), str(arg.attributes)) for arg in function.args]
    else:
        params = [words(str(arg.type), str(arg.attributes), arg.ref) for arg in function.args]
    if kind.vararg:
        params.append("...")
    group = function.attribute_group
    declare = function.is_declaration
    return words(
        "declare" if declare else "define",
        _attachments(function, " ").lstrip() if declare else "",
        function.linkage,
        function.preemption,
        function.visibility,
        function.dll_storage,
        function.calling_convention,
        str(function.return_attributes),
        str(kind.return_type),
        f"{function.ref}({', '.join(params)})",
        function.unnamed_addr,
        function.head.get("addrspace_text", ""),
        f"#{group.slot}" if group is not None else "",
        f'section "{function.section}"' if function.section else "",
        f'partition "{function.partition}"' if function.partition else "",
        function.comdat,
        f"align {function.align}" if function.align else "",
        f'gc "{function.gc}"' if function.gc else "",
        f"prefix {function.prefix.type} {function.prefix.ref}" if function.prefix is not None else "",
        f"prologue {function.prologue.type} {function.prologue.ref}" if function.prologue is not None else "",
        f"personality {function.personality.type} {function.personality.ref}" if function.personality is not None else "",
        "" if declare else _attachments(function, " ").lstrip(),
    )
