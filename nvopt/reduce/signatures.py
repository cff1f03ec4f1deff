"""Parameters and results; and parameters in the place of instructions, which keep a value from being a constant."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from nvopt.ir import Argument, AttributeSet, CallInst, Function, Instruction, Module, ReturnInst, Value
from nvopt.ir.types import Type, void
from nvopt.reduce.edits import Edit, definitions, has_zero, zero


def _parameters(module: Module) -> Iterator[Argument]:
    for function in definitions(module):
        yield from function.args


def _drop_parameters(chosen: Sequence[Argument]) -> None:
    for function in dict.fromkeys(arg.parent for arg in chosen):
        assert function is not None
        kept = [at for at, arg in enumerate(function.args) if arg not in chosen]
        calls = _calls(function)
        for arg in chosen:
            if arg.parent is function and arg.is_used:
                arg.replace_all_uses_with(zero(arg.type))
        function.change_signature(function.function_type.return_type, [function.args[at] for at in kept])
        for call in calls:
            _call_again(call, function, [call.args[at] for at in kept], [call.arg_attributes[at] for at in kept])


def _computed(module: Module) -> Iterator[Instruction]:
    """Instructions whose value is used."""
    for function in definitions(module):
        yield from (inst for inst in function.instructions() if not inst.is_terminator and has_zero(inst.type) and inst.is_used)


def _make_parameters(chosen: Sequence[Instruction]) -> None:
    for function in dict.fromkeys(inst.function for inst in chosen):
        assert function is not None
        calls = _calls(function)
        gone = [inst for inst in chosen if inst.function is function]
        made = [Argument(inst.type) for inst in gone]
        function.change_signature(function.function_type.return_type, [*function.args, *made])
        for inst, arg in zip(gone, made, strict=True):
            inst.replace_all_uses_with(arg)
            inst.erase()
        zeros = [zero(arg.type) for arg in made]
        for call in calls:
            if call.parent is not None:
                _call_again(call, function, [*call.args, *zeros], [*call.arg_attributes, *[AttributeSet()] * len(zeros)])


def _that_return(module: Module) -> list[Function]:
    return [function for function in definitions(module) if function.function_type.return_type is not void]


def _return_nothing(chosen: Sequence[Function]) -> None:
    for function in chosen:
        calls = _calls(function)
        for block in function.blocks:
            if isinstance(block.terminator, ReturnInst):
                block.terminator.erase()
                block.append(ReturnInst())
        function.change_signature(void, function.args)
        function.return_attributes = AttributeSet()
        for call in calls:
            _call_again(call, function, call.args, call.arg_attributes)


def _calls(function: Function) -> list[CallInst]:
    """The calls of the function by its own type; others, and those of its address, say nothing of its signature."""
    return [
        user
        for user in function.users
        if isinstance(user, CallInst) and user.callee is function and user.function_type is function.function_type
    ]


def _call_again(call: CallInst, function: Function, args: Sequence[Value], attributes: Sequence[AttributeSet]) -> None:
    """Puts a call by the function's new signature in the place of one by its old."""
    made = CallInst(function.function_type, function, args, None, call.flags if _takes_flags(function.function_type.return_type) else ())
    made.tail, made.calling_convention, made.addrspace = call.tail, call.calling_convention, call.addrspace
    made.arg_attributes, made.attributes = list(attributes), call.attributes
    if made.type is call.type:
        made.return_attributes = call.return_attributes
    made.insert_before(call)
    if call.is_used:
        call.replace_all_uses_with(made if made.type is call.type else zero(call.type))
    call.erase()


def _takes_flags(type: Type) -> bool:
    return type is not void


ARGUMENTS = Edit("arguments", _parameters, _drop_parameters)
INSTRUCTIONS_TO_ARGS = Edit("instructions-to-args", _computed, _make_parameters)
RETURN_TYPES = Edit("return-types", _that_return, _return_nothing)
