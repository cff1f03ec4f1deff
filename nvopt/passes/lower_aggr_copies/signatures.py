"""`lower-aggr-copies<lower-aggr-func-args>`: aggregates leave the signatures of functions that only this module calls.

    define internal { { i32 }, float } @f({ i32, [2 x float] } noundef %s) {
      ...
      ret { { i32 }, float } %r
    }
      ...
      %x = call { { i32 }, float } @f({ i32, [2 x float] } noundef %y)

becomes

    define internal { i32, float } @f(i32 noundef %s.0, float noundef %s.1.0, float noundef %s.1.1) {
      ...                                      (%s made of the scalars by insertvalue, where it is used)
      ret { i32, float } %newret               (the leaves of %r)
    }
      ...
      %x = call { i32, float } @f(i32 noundef %y.0, float noundef %y.1.0, float noundef %y.1.1)

* A parameter of struct or array type becomes one scalar (or vector) per leaf, a returned aggregate the one leaf that it has, a flat struct
  of its leaves, or void. What makes the old aggregates of the leaves, and takes the leaves out of them, is for the splitting of aggregate
  values to fold.
* It happens to internal and private definitions all of whose uses are direct calls, and that don't call themselves, be it through others.
  Kernels and what other modules or the host may call keep their signatures, and so do functions whose attributes or calls depend on where
  an argument stands. A remark says why.
* Arguments passed by value in memory (`byval`, as clang passes C++ structs) are pointers here and stay: see lower-struct-args.
* Debug records follow the leaves, and the function's type in the debug info says that a debugger can't call it any more (DW_CC_nocall).

Source: cicc's pass option of that name, as far as its public description goes; the rules for what a changed signature asks for are those of
LLVM's DeadArgumentElimination and ArgumentPromotion.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from nvopt.analysis.aggregate_layout import Leaf, Leaves
from nvopt.analysis.call_graph import CallGraph
from nvopt.analysis.memory.memory_effects import effects_elsewhere, with_effects_on_arguments
from nvopt.analysis.signatures import FREE_CONVENTIONS, has_musttail_call
from nvopt.ir import (
    Argument,
    AttributeSet,
    BlockAddress,
    Builder,
    CallInst,
    FloatType,
    Function,
    Instruction,
    MDNode,
    Module,
    PointerType,
    PoisonValue,
    ReadError,
    ReturnInst,
    StructType,
    Type,
    Value,
)
from nvopt.ir.attributes import NONE
from nvopt.ir.instructions import CallBase
from nvopt.ir.types import void
from nvopt.passes.base import Context
from nvopt.passes.lower_aggr_copies.debug import Pieces, split_records_in
from nvopt.passes.lower_aggr_copies.report import report_signature_kept, report_signature_split
from nvopt.passes.lower_aggr_copies.suspicion import is_local_definition

LEAF_LIMIT = 128
"""Most leaves of a parameter or a returned value that is split. Every aggregate that is copied leaf by leaf has fewer (max-aggr-copy-size
is 128 bytes). A larger one stays a single PTX parameter, stored and loaded in few wide pieces; each leaf would be a parameter of at least
four bytes."""

_BUNDLES = ('"convergencectrl"', '"deopt"', '"funclet"')
"""Operand bundles that say nothing of the arguments or the returned value."""
_PINNING = ("allocsize", "naked", "presplitcoroutine", "thunk")
"""Attributes of functions that number the parameters or depend on what the calling convention makes of them."""
_PLACED = ("inalloca", "preallocated")
"""Attributes of parameters that are laid out in memory together with the others."""


class Signature(NamedTuple):
    """What becomes of a signature: the leaves of each parameter and of the returned value, None for what stays as it is."""

    params: tuple[tuple[Leaf, ...] | None, ...]
    result: tuple[Leaf, ...] | None

    @property
    def is_kept(self) -> bool:
        """Whether nothing is split."""
        return self.result is None and all(leaves is None for leaves in self.params)

    @property
    def split_params(self) -> list[tuple[Leaf, ...]]:
        """The leaves of each parameter that is split."""
        return [leaves for leaves in self.params if leaves is not None]

    def return_type(self, old: Type) -> Type:
        """The type returned instead of `old`."""
        return old if self.result is None else split_return_type(self.result)


def split_return_type(leaves: Sequence[Leaf]) -> Type:
    """What a function returns that returned an aggregate of these leaves."""
    match leaves:
        case []:
            return void
        case [leaf]:
            return leaf.type
    return StructType.get([leaf.type for leaf in leaves])


def lower_signatures(module: Module, context: Context) -> bool:
    """Splits the aggregates in the signatures of `module`'s own functions; True where there were some."""
    of = Leaves(module.data_layout)
    graph = CallGraph(module)
    chosen: list[tuple[Function, Signature, list[CallInst]]] = []
    for function in module.functions:
        if is_local_definition(function):
            signature = _signature(function, of, context)
            if not signature.is_kept:
                found = _calls_to_split(function, signature, graph)
                if isinstance(found, str):
                    report_signature_kept(context.remarks, function, found)
                else:
                    chosen.append((function, signature, found))
    for function, signature, _ in chosen:
        before = function.function_type.return_type
        _split_definition(function, signature, of)
        after = function.function_type.return_type
        report_signature_split(context.remarks, function, signature.split_params, (before, after) if after is not before else None)
    made: dict[Function, dict[Value, Pieces]] = {}
    for function, signature, calls in chosen:
        for call in calls:
            _split_call(call, function, signature, made)
    for caller, pieces in made.items():
        split_records_in(caller, pieces, of.layout)
    _forbid_calls_by_debugger(module, [function for function, _, _ in chosen])
    return bool(chosen)


# -- what is split


def _signature(function: Function, of: Leaves, context: Context) -> Signature:
    """What is to become of the signature of `function`; nothing where it can't be read."""
    try:
        type = function.function_type
    except ReadError as error:
        report_signature_kept(context.remarks, function, f"it cannot be read: {error}")
        return Signature((), None)
    params = tuple(_leaves_to_split(param, of) for param in type.params)
    result = _leaves_to_split(type.return_type, of)
    if result is not None and split_return_type(result) is type.return_type:
        result = None
    for aggregate in dict.fromkeys(old for old in (*type.params, type.return_type) if old.is_aggregate):
        why = _why_not_split(aggregate, of)
        if why is not None:
            report_signature_kept(context.remarks, function, why)
    return Signature(params, result)


def _leaves_to_split(type: Type, of: Leaves) -> tuple[Leaf, ...] | None:
    return of.leaves(type) if type.is_aggregate and _why_not_split(type, of) is None else None


def _why_not_split(type: Type, of: Leaves) -> str | None:
    """Why the aggregate `type` stays in every signature, None where it needn't."""
    if not of.has_layout(type):
        return f"{type} has no fixed layout"
    if of.count(type) > LEAF_LIMIT:
        return f"{type} has {of.count(type)} scalars, more than {LEAF_LIMIT}"
    return None


# -- whether the function can be changed


def _calls_to_split(function: Function, signature: Signature, graph: CallGraph) -> list[CallInst] | str:
    """The calls of `function`, which are all there is of it, or why its signature has to stay."""
    try:
        why = _why_pinned(function, signature)
        if why is None and graph.is_recursive(function):
            why = "it is recursive"
        if why is None and has_musttail_call(function):
            why = "it has a musttail call"
        if why is not None:
            return why
        return _direct_calls(function, signature)
    except ReadError as error:
        return f"a function that mentions it cannot be read: {error}"


def _why_pinned(function: Function, signature: Signature) -> str | None:
    """What in the function's own line forbids to change its signature."""
    if function.is_kernel:
        return "it is a kernel"
    if function.calling_convention not in FREE_CONVENTIONS:
        return f"its calling convention is {function.calling_convention}"
    if function.function_type.vararg:
        return "it has variable arguments"
    for key in _PINNING:
        if key in function.attributes:
            return f"it is {key}"
    if any(name == "callback" for name, _ in function.attachments):
        return "its !callback metadata numbers the arguments"
    return _why_attributes_pin([arg.attributes for arg in function.args], signature)


def _why_attributes_pin(params: Sequence[AttributeSet], signature: Signature) -> str | None:
    """What in the attributes of parameters, or of arguments of a call, would not be right of others."""
    for key in _PLACED:
        if any(key in attributes for attributes in params):
            return f"it has {key} arguments"
    at = 0
    for attributes, leaves in zip(params, signature.params, strict=True):
        if "sret" in attributes and at > 1:
            return "its sret argument would not be one of the first two"
        at += 1 if leaves is None else len(leaves)
    return None


def _with_memory_of_leaves(attributes: AttributeSet, signature: Signature) -> AttributeSet:
    """The attributes of a function or a call where pointers that were in aggregates are arguments by themselves: what memory(...) allows
    elsewhere, where they led until now, is allowed where arguments lead."""
    effects = attributes.value("memory")
    leaf_types = [leaf.type.scalar for leaves in signature.split_params for leaf in leaves]
    if effects is None or not any(isinstance(leaf, PointerType) for leaf in leaf_types):
        return attributes
    wider = with_effects_on_arguments(effects, effects_elsewhere(effects))
    return attributes if wider == effects else attributes.with_attribute(f"memory({wider})")


def _direct_calls(function: Function, signature: Signature) -> list[CallInst] | str:
    calls = []
    for user in function.users:
        if isinstance(user, BlockAddress):
            continue
        if not isinstance(user, CallBase) or user.callee is not function or function in user.operands[:-1]:
            return "its address is taken"
        if not isinstance(user, CallInst):
            return f"it is called by {user.opcode}"
        why = _why_call_pins(user, function, signature)
        if why is not None:
            return why
        calls.append(user)
    if function.has_metadata_uses:
        return "metadata refers to it"
    return calls


def _why_call_pins(call: CallInst, function: Function, signature: Signature) -> str | None:
    if call.function_type is not function.function_type or call.calling_convention != function.calling_convention:
        return "a call takes it for a function of another type or calling convention"
    if call.tail == "musttail":
        return "a call of it is musttail"
    if "allocsize" in call.function_attributes:
        return "a call of it is allocsize"
    for bundle in call.bundles:
        if bundle.tag not in _BUNDLES:
            return f"a call of it has a {bundle.tag} bundle"
    return _why_attributes_pin(call.arg_attributes, signature)


# -- the definition


def _split_definition(function: Function, signature: Signature, of: Leaves) -> None:
    if signature.result is not None:
        for block in function.blocks:
            if isinstance(block.terminator, ReturnInst):
                _split_return(block.terminator, signature.result)
        function.return_attributes = _attributes_of_leaves(function.return_attributes, signature.result)
    args: list[Argument] = []
    pieces: dict[Value, Pieces] = {}
    for arg, leaves in zip(function.args, signature.params, strict=True):
        if leaves is None:
            args.append(arg)
        else:
            scalars = _arguments_for_leaves(arg, leaves)
            pieces[arg] = Pieces(leaves, scalars)
            args += scalars
    split_records_in(function, pieces, of.layout)
    _remake_arguments(function, pieces)
    function.attributes = _with_memory_of_leaves(function.attributes, signature)
    function.change_signature(signature.return_type(function.function_type.return_type), args)


def _arguments_for_leaves(arg: Argument, leaves: Sequence[Leaf]) -> list[Argument]:
    return [Argument(leaf.type, _joined(arg.name, leaf), _attributes_of_leaves(arg.attributes, [leaf])) for leaf in leaves]


def _remake_arguments(function: Function, pieces: dict[Value, Pieces]) -> None:
    """Makes the aggregates of their leaves at the entry, where anything uses them."""
    builder = Builder()  # without a location: parameters stand nowhere in the source
    assert function.entry.first is not None
    builder.position_before(function.entry.first)
    for arg, parts in pieces.items():
        if arg.is_used:
            arg.replace_all_uses_with(_aggregate_of(arg.type, parts, builder, ""))


def _split_return(ret: ReturnInst, leaves: Sequence[Leaf]) -> None:
    (returned,) = ret.operands
    builder = Builder.before(ret)
    values: list[Value] = [builder.extract_value(returned, leaf.path, "oldret") for leaf in leaves]
    result: Value | None = values[0] if len(values) == 1 else None
    if len(values) > 1:
        result = PoisonValue.get(split_return_type(leaves))
        for at, value in enumerate(values):
            result = builder.insert_value(result, value, [at], "newret")
    made = ReturnInst(result)  # of the type that the function is about to return: the builder would refuse it
    made.insert_before(ret)
    made.metadata.update(ret.metadata)
    ret.erase()


def _joined(name: str, leaf: Leaf) -> str:
    """`s.1.0` for leaf 1, 0 of `%s`; empty where that has no name."""
    return ".".join((name, *map(str, leaf.path))) if name else ""


def _attributes_of_leaves(attributes: AttributeSet, leaves: Sequence[Leaf]) -> AttributeSet:
    """Which of an aggregate's attributes hold for these leaves of it: there must be some, or nothing is left that they could speak of."""
    kept = ["noundef"] if leaves and "noundef" in attributes else []
    excluded = attributes.text("nofpclass")
    if leaves and excluded is not None and all(isinstance(leaf.type.scalar, FloatType) for leaf in leaves):
        kept.append(excluded)
    return AttributeSet(kept) if kept else NONE


def _aggregate_of(type: Type, parts: Pieces, builder: Builder, name: str) -> Value:
    """The aggregate that the leaves make up."""
    whole: Value = PoisonValue.get(type)
    for leaf, value in zip(parts.leaves, parts.values, strict=True):
        assert value is not None
        whole = builder.insert_value(whole, value, leaf.path, name)
    return whole


# -- the calls


def _split_call(call: CallInst, function: Function, signature: Signature, made: dict[Function, dict[Value, Pieces]]) -> None:
    """Calls `function` with its new signature. `made` gets the aggregates that stand for results: debug records may speak of them."""
    new = _call_with_leaves(call, function, signature)
    new.insert_before(call)
    if signature.result is None:
        call.replace_all_uses_with(new)
    elif call.is_used:
        builder = Builder.before(call)
        parts = Pieces(signature.result, _leaves_of_result(new, call.name, signature.result, builder))
        whole = _aggregate_of(call.type, parts, builder, "oldret")
        call.replace_all_uses_with(whole)
        assert new.function is not None
        made.setdefault(new.function, {})[whole] = parts
    name = call.name
    call.erase()
    if new.type is not void:
        new.name = name


def _leaves_of_result(call: CallInst, name: str, leaves: Sequence[Leaf], builder: Builder) -> list[Value]:
    if len(leaves) == 1:
        return [call]
    return [builder.extract_value(call, [at], _joined(name, leaf)) for at, leaf in enumerate(leaves)]


def _call_with_leaves(call: CallInst, function: Function, signature: Signature) -> CallInst:
    """The call with leaves for arguments; it stands nowhere yet, the leaves stand before `call`."""
    builder = Builder.before(call)
    args: list[Value] = []
    attributes: list[AttributeSet] = []
    for arg, old, leaves in zip(call.args, call.arg_attributes, signature.params, strict=True):
        if leaves is None:
            args.append(arg)
            attributes.append(old)
        else:
            name = arg.name if isinstance(arg, (Argument, Instruction)) else ""
            args += [builder.extract_value(arg, leaf.path, _joined(name, leaf)) for leaf in leaves]
            attributes += [_attributes_of_leaves(old, [leaf]) for leaf in leaves]
    bundled = [value for _, values in call.bundle_operands() for value in values]
    made = CallInst(function.function_type, function, args, None, call.flags, bundled)
    made.tail, made.calling_convention, made.addrspace = call.tail, call.calling_convention, call.addrspace
    made.return_attributes, made.arg_attributes = call.return_attributes, attributes
    made.bundles = list(call.bundles)
    attributes_of_call = _with_memory_of_leaves(call.function_attributes, signature)
    made.attributes = call.attributes if attributes_of_call is call.function_attributes else attributes_of_call
    made.metadata.update((name, node) for name, node in call.metadata.items() if name != "callalign")  # which numbers the arguments
    if signature.result is not None:
        made.return_attributes = _attributes_of_leaves(call.return_attributes, signature.result)
        made.flags = call.flags if signature.result else ()
    return made


# -- debug info


def _forbid_calls_by_debugger(module: Module, functions: Sequence[Function]) -> None:
    """Says in the debug info that `functions` aren't called as their types in the source tell; others may share these types."""
    made: dict[MDNode, MDNode] = {}
    for function in functions:
        for name, node in function.attachments:
            if name == "dbg" and isinstance(node, MDNode) and isinstance(old := node.field("type"), MDNode):
                if old not in made:
                    made[old] = module.new_metadata(_uncallable(old))
                fields = [(key, made[old] if key == "type" else value) for key, value in node.fields]
                node.set_fields(node.kind, fields, node.distinct)


def _uncallable(type: MDNode) -> MDNode:
    flags = [field for field in type.fields if field[0] == "flags"]
    rest = [field for field in type.fields if field[0] not in ("flags", "cc")]
    return MDNode(None, type.kind, [*flags, ("cc", "DW_CC_nocall"), *rest], type.distinct)
