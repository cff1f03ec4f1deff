"""Calls, and the pads that exceptions land on."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from nvopt.ir.attributes import NONE, AttributeGroup, AttributeSet
from nvopt.ir.instructions.base import NO_FLAGS, Instruction, Terminator, typed, words
from nvopt.ir.listening import Said
from nvopt.ir.types import FunctionType, Type, token, unquote_name
from nvopt.ir.values import Value

if TYPE_CHECKING:
    from nvopt.ir.function import BasicBlock


class OperandBundle:
    """`"deopt"(i32 1, ptr %p)` of a call: `tag` as printed with its quotes, and how many operands belong to it."""

    __slots__ = ("count", "tag")

    def __init__(self, tag: str, count: int) -> None:
        self.tag, self.count = tag, count


class CallBase(Instruction):
    """What `call`, `invoke` and `callbr` share. Operands: arguments, bundle operands, blocks, callee last.

    flags: fast-math flags. `calling_convention` is '' for C. `function_type` is the type the callee is called with.
    """

    __slots__ = (
        "_arg_attributes",
        "_arg_count",
        "_attributes",
        "_bundles",
        "_return_attributes",
        "addrspace",
        "calling_convention",
        "function_type",
        "tail",
    )
    tail: str
    calling_convention: str
    return_attributes = Said[AttributeSet]("_return_attributes")
    arg_attributes = Said[list[AttributeSet]]("_arg_attributes")
    attributes = Said["AttributeSet | AttributeGroup"]("_attributes")
    bundles = Said[list[OperandBundle]]("_bundles")
    function_type: FunctionType
    addrspace: str

    def _call(
        self,
        opcode: str,
        function_type: FunctionType,
        callee: Value,
        args: Sequence[Value],
        name: str | None,
        blocks: Sequence[Value] = (),
        bundle_operands: Sequence[Value] = (),
        flags: tuple[str, ...] = NO_FLAGS,
    ) -> None:
        self.tail = self.calling_convention = self.addrspace = ""
        self._return_attributes = self._attributes = NONE
        self._arg_attributes = [NONE] * len(args)
        self._bundles: list[OperandBundle] = []
        self.function_type = function_type
        self._arg_count = len(args)
        self._init(opcode, function_type.return_type, [*args, *bundle_operands, *blocks, callee], flags, name)

    @property
    def callee(self) -> Value:
        """What is called."""
        return self._operands[-1]

    @property
    def callee_name(self) -> str:
        """The name of the function called directly, '' otherwise."""
        ref = self._operands[-1]._ref
        return unquote_name(ref[1:]) if ref is not None and ref[0] == "@" else ""

    @property
    def args(self) -> Sequence[Value]:
        """The arguments."""
        return self._operands[: self._arg_count]

    @property
    def function_attributes(self) -> AttributeSet:
        """The attributes of the call itself (those of its group)."""
        return self.attributes.attributes if isinstance(self.attributes, AttributeGroup) else self.attributes

    def has_fn_attribute(self, key: str) -> bool:
        """Whether the call, or the function that it calls directly, has the attribute: `convergent`, `noduplicate`…"""
        group: AttributeGroup | None = getattr(self.callee, "attribute_group", None)  # what a function has
        return key in self.function_attributes or (group is not None and key in group.attributes)

    def bundle_operands(self) -> Iterator[tuple[OperandBundle, list[Value]]]:
        """Each bundle with its operands."""
        at = self._arg_count
        for bundle in self.bundles:
            yield bundle, self._operands[at : at + bundle.count]
            at += bundle.count

    def _call_text(self) -> str:
        shown = [
            f"{arg.type} {attributes} {arg.ref}" if attributes.texts else f"{arg.type._text} {arg._ref or arg.ref}"
            for arg, attributes in zip(self.args, self._arg_attributes, strict=True)
        ]
        if self.tail == "musttail" and self.function is not None and self.function.function_type.vararg:
            shown.append("...")
        args = ", ".join(shown)
        type = self.function_type if self.function_type.vararg else self.type
        callee = self._operands[-1]
        head = f"{type._text} {callee._ref or callee.ref}({args})"
        if self._return_attributes is not NONE or self.addrspace or self.calling_convention:
            head = words(self.calling_convention, str(self._return_attributes), self.addrspace, head)
        head = f"{' '.join((self.opcode, *self._flags))} {head}"
        if self.tail:
            head = f"{self.tail} {head}"
        attributes = self._attributes
        if isinstance(attributes, AttributeGroup):
            head += f" #{attributes.slot}"
        elif attributes:
            head += f" {attributes}"
        if self.bundles:
            bundles = ", ".join(f"{bundle.tag}({', '.join(map(typed, values))})" for bundle, values in self.bundle_operands())
            head += f" [ {bundles} ]"
        return head


class CallInst(CallBase):
    """`tail call fastcc noundef i32 @f(i32 noundef %x) #1 [ "deopt"() ]`; `tail` is '', `tail`, `musttail` or `notail`."""

    __slots__ = ()

    def __init__(
        self,
        function_type: FunctionType,
        callee: Value,
        args: Sequence[Value],
        name: str | None = None,
        flags: tuple[str, ...] = NO_FLAGS,
        bundle_operands: Sequence[Value] = (),
    ) -> None:
        self._call("call", function_type, callee, args, name, (), bundle_operands, flags)

    def body(self) -> str:
        return self._call_text()


class InvokeInst(CallBase, Terminator):
    """`invoke void @f() to label %a unwind label %b`."""

    __slots__ = ()

    def __init__(
        self,
        function_type: FunctionType,
        callee: Value,
        args: Sequence[Value],
        normal: BasicBlock,
        unwind: BasicBlock,
        name: str | None = None,
        bundle_operands: Sequence[Value] = (),
    ) -> None:
        self._call("invoke", function_type, callee, args, name, (normal, unwind), bundle_operands)

    def body(self) -> str:
        normal, unwind = self.successors
        return f"{self._call_text()}\n          to label {normal.ref} unwind label {unwind.ref}"


class CallBrInst(CallBase, Terminator):
    """`callbr void asm "", "!i"() to label %a [label %b]`."""

    __slots__ = ()

    def __init__(
        self,
        function_type: FunctionType,
        callee: Value,
        args: Sequence[Value],
        blocks: Sequence[BasicBlock],
        name: str | None = None,
        bundle_operands: Sequence[Value] = (),
    ) -> None:
        self._call("callbr", function_type, callee, args, name, blocks, bundle_operands)

    def body(self) -> str:
        default, *others = self.successors
        return f"{self._call_text()}\n          to label {default.ref} [{', '.join(map(typed, others))}]"


class LandingPadInst(Instruction):
    """`landingpad { ptr, i32 } cleanup catch ptr @t filter [0 x ptr] …`, a clause a line."""

    __slots__ = ("clauses",)

    def __init__(self, type: Type, cleanup: bool, clauses: Sequence[tuple[str, Value]], name: str | None = None) -> None:
        self.clauses = tuple(kind for kind, _ in clauses)
        self._init("landingpad", type, [value for _, value in clauses], ("cleanup",) if cleanup else NO_FLAGS, name)

    def body(self) -> str:
        lines = [f"landingpad {self.type}", *self.flags]
        lines += [f"{kind} {typed(value)}" for kind, value in zip(self.clauses, self._operands, strict=True)]
        return "\n          ".join(lines)


class FuncletPadInst(Instruction):
    """`catchpad within %cs [ptr @t, i32 8]`, `cleanuppad within none []`; operands: parent, arguments."""

    __slots__ = ()

    def __init__(self, opcode: str, within: Value, args: Sequence[Value], name: str | None = None) -> None:
        self._init(opcode, token, [within, *args], NO_FLAGS, name)

    def body(self) -> str:
        return f"{self.opcode} within {self._operands[0].ref} [{', '.join(map(typed, self._operands[1:]))}]"
