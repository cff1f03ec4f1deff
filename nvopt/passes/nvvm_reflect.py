"""`nvvm-reflect`: answers the questions that device code asks about its own compilation.

libdevice and code like it is written once for all GPUs and modes; it asks `__nvvm_reflect("__CUDA_ARCH")` and branches on the answer.
The pass puts the answer in place of the call:

    %1 = call i32 @__nvvm_reflect(ptr @.str)        ; @.str = "__CUDA_FTZ"
    %2 = icmp ne i32 %1, 0                          becomes         %2 = icmp ne i32 1, 0
    br i1 %2, label %3, label %5                                    br i1 %2, label %3, label %5

Folding what then is constant is left to `nvvm-reflect-pp`, or to LLVM's `simplifycfg` and its like.

| query | answer |
|---|---|
| `__CUDA_ARCH` | of `-mcpu=`/`-arch=` (900 for sm_90 and sm_90a), else of the function's "target-cpu"; with neither the call stays |
| `__CUDA_FTZ` | 1 with `-ftz=1`; where that isn't given, the module flag "nvvm-reflect-ftz"; else 0 |
| `__CUDA_PREC_DIV`, `__CUDA_PREC_SQRT` | 1 with `-prec-div=1`, `-prec-sqrt=1`; else 0 |
| anything else | 0 |

`-nvvm-reflect-add=NAME=INT` wins over all of these. Calls of `__nvvm_reflect`, `__nvvm_reflect_ocl` and `llvm.nvvm.reflect` are
recognised. The question is a string in a constant global; the pointer to it may come through casts, GEPs, constant expressions or a
load from another constant. A use of the function that is no such call is left alone, with a Missed remark. A declaration that nothing
uses any more goes, as it does in LLVM; the strings stay.

Knob: `-nvvm-reflect-enable=false` leaves every call alone. Where PTX is made of the module, what is left is answered ahead of that: with
0 where the knob is off, otherwise as above (`AnswerLeft`). Where the GPU is all that is known, code generation gives the same answers.

Source: the description of cicc's NVVMReflect; llvm/lib/Target/NVPTX/NVVMReflect.cpp for what LLVM does with the declaration.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import partial

from nvopt import knobs
from nvopt.analysis.locations import location_in, location_of
from nvopt.analysis.memory.constant_memory import constant_string
from nvopt.ir.constants import Constant, ConstantInt
from nvopt.ir.errors import ReadError
from nvopt.ir.function import Function
from nvopt.ir.globals import GlobalValue
from nvopt.ir.instructions import BranchInst, CallBase, CallInst, InvokeInst
from nvopt.ir.module import Module
from nvopt.ir.types import IntType
from nvopt.ir.values import Value
from nvopt.passes.base import Context, FunctionPass
from nvopt.passes.constants_in_text import NAME, integer_literal, put_constants
from nvopt.patterns import late
from nvopt.remarks import Location, Remark, RemarkKind
from nvopt.target.reflect import QUERY_FUNCTION

ENABLE = knobs.declare("nvvm-reflect-enable", True, "Replace calls of __nvvm_reflect by what they ask for", source="cicc, LLVM")

_QUERIES = ("__CUDA_ARCH", "__CUDA_FTZ", "__CUDA_PREC_DIV", "__CUDA_PREC_SQRT")
_MENTIONS = ("nvvm_reflect", "nvvm.reflect")
_ESCAPED_NAME = late(rb'@"[^"]*\\')

# The usual form of a call, as LLVM prints it: one line, its argument a global or an address space cast of one.
_CALL = late(
    rf"  (%{NAME}) = (?:tail |notail )?call (?:[a-z_]+ )*i(\d+) "
    r"@(__nvvm_reflect(?:_ocl)?|llvm\.nvvm\.reflect(?:\.p\d+)?)"
    r"\(ptr(?: addrspace\(\d+\))?(?: noundef| nonnull| align \d+| dereferenceable\(\d+\))* "
    rf"(?:addrspacecast \(ptr(?: addrspace\(\d+\))? )?(@{NAME})(?: to ptr(?: addrspace\(\d+\))?\))?"
    r"\)(?: #\d+)?((?:, ![a-z.]+ !\d+)*)"
)
_DBG = late(r", !dbg !(\d+)")


class NVVMReflect(FunctionPass):
    """Replace calls of `__nvvm_reflect` by what they ask for."""

    name = "nvvm-reflect"
    summary = "Replace calls of __nvvm_reflect by what they ask for: SM version, flush-to-zero, precision"
    looks_for = QUERY_FUNCTION

    def reads_source(self, source: bytes) -> bool:
        """It needs nothing of what LLVM upgrades."""
        return True

    def skips(self, source: bytes) -> bool:
        """Whether no function of the module is called so: neither as it is, nor with escapes for some of the letters."""
        return not any(word.encode() in source for word in _MENTIONS) and _ESCAPED_NAME.search(source) is None

    def run(self, function: Function, context: Context) -> bool:
        return context.knobs[ENABLE] and _answer(function, _Answers(function, context))

    def finish(self, module: Module, context: Context) -> bool:
        """Removes the declarations of reflect functions that nothing uses, as LLVM does."""
        return context.knobs[ENABLE] and _remove_unused(module)


class AnswerLeft(NVVMReflect):
    """Answers what no pass has answered when PTX is made: with 0 where the knob is off, as cicc's linker does. LLVM's code generation would
    answer by the GPU alone: it knows nothing of -ftz and -nvvm-reflect-add."""

    def run(self, function: Function, context: Context) -> bool:
        return _answer(function, _Answers(function, context) if context.knobs[ENABLE] else _Zeros(function, context))

    def finish(self, module: Module, context: Context) -> bool:
        return _remove_unused(module)


def _answer(function: Function, answers: _Answers) -> bool:
    if not function.is_parsed and not _mentions_reflect(function.text):
        return False
    changed = None if function.is_parsed else _answer_on_text(function, answers)
    return _answer_on_objects(function, answers) if changed is None else changed


def _remove_unused(module: Module) -> bool:
    unused = [function for function in module.functions if _is_query_function(function) and not _is_used(function)]
    for function in unused:
        module.remove(function)
    return bool(unused)


def _mentions_reflect(text: str) -> bool:
    return "reflect" in text and any(word in text for word in _MENTIONS)


def _is_used(function: Function) -> bool:
    try:
        return function.is_used
    except ReadError:
        return True  # by something that can't be read


# -- what is answered


_Where = Callable[[], Location | None]


class _Answers:
    """The answers for one function, and the remarks about them."""

    def __init__(self, function: Function, context: Context) -> None:
        self.function = function
        self.context = context
        self.each_is_told = context.remarks.enabled
        self._layout = function.module.data_layout
        self._added = dict(context.target.reflect)
        self._values: dict[str, int | None] = {}

    def string_at(self, pointer: Value) -> str | None:
        """The query that `pointer` points to, None where that isn't known."""
        data = constant_string(pointer, self._layout)
        return data.decode("utf-8", "surrogateescape") if data is not None else None

    def string_of_global(self, ref: str) -> str | None:
        """The same for a global by the text that refers to it."""
        return self.string_at(self.function.module.symbol(ref))

    def ask(self, query: str | None, callee: str, location: _Where) -> int | None:
        """The answer to `query`; None, and the remark that says why, where there is none."""
        if query is None:
            self.decline("UnresolvedReflect", f"the argument of {callee} is not a known constant string", location)
            return None
        value = self._added.get(query)
        if value is None:
            value = self._known(query, location)
        if value is None:
            named = self.function.attributes.value("target-cpu")
            why = f"__CUDA_ARCH is not known{f' of {named}' if named else ''}: pass -mcpu=sm_XX"
            self.context.remarks.warn(f"nvvm-reflect: {why}; calls that ask for it are left in place")
            self.decline("UnknownArch", why, location)
            return None
        self._remark("Passed", "Reflected", [("Query", query), ("String", " is "), ("Value", str(value))], location)
        return value

    def _known(self, query: str, location: _Where) -> int | None:
        if query not in self._values:
            self._values[query] = self._find(query)
        if query not in _QUERIES:
            args = [("String", "unknown query "), ("Query", query), ("String", " is answered with 0")]
            self._remark("Analysis", "UnknownReflectQuery", args, location)
        return self._values[query]

    def _find(self, query: str) -> int | None:
        target = self.context.target
        match query:
            case "__CUDA_ARCH":
                return self.context.target.arch(self.function.attributes.value("target-cpu"))
            case "__CUDA_FTZ":
                return int(target.ftz) if target.ftz is not None else self.function.module.flag("nvvm-reflect-ftz") or 0
            case "__CUDA_PREC_DIV":
                return int(bool(target.prec_div))
            case "__CUDA_PREC_SQRT":
                return int(bool(target.prec_sqrt))
        return 0

    def decline(self, name: str, why: str, location: _Where = lambda: None) -> None:
        """Says why a use of a reflect function stays as it is."""
        self._remark("Missed", name, [("String", why)], location)

    def _remark(self, kind: RemarkKind, name: str, args: list[tuple[str, str]], location: _Where) -> None:
        sink = self.context.remarks
        if sink.enabled:
            sink.emit(Remark(kind, NVVMReflect.name, name, self.function.name, tuple(args), location()))


class _Zeros(_Answers):
    """0 to whatever is asked."""

    def ask(self, query: str | None, callee: str, location: _Where) -> int | None:
        return 0 if query is not None else None


# -- the usual form, on the text of a function that nobody has parsed


def _answer_on_text(function: Function, answers: _Answers) -> bool | None:
    """Answers every call on the text, and tells whether that changed it; None, with nothing done, where one isn't in the usual form."""
    text = function.text
    calls = _text_calls(function, text)
    if calls is None or text.startswith("  uselistorder", text.rfind("\n", 0, text.rindex("}") - 1) + 1):
        return None  # the order of a value's uses can't be told of a constant
    constants: dict[str, tuple[str, str]] = {}
    settled: dict[tuple[str, str], tuple[str, str] | None] = {}
    kept = []
    at = 0
    for call in calls:
        result, bits, callee, argument, attachments = call.groups()
        if (bits, argument) not in settled or answers.each_is_told:
            value = answers.ask(answers.string_of_global(argument), callee, partial(_location_on_text, function.module, attachments))
            settled[bits, argument] = (f"i{bits}", integer_literal(value, int(bits))) if value is not None else None
        constant = settled[bits, argument]
        if constant is not None:
            constants[result] = constant
            kept.append(text[at : call.start()])
            at = call.end() + 1
    if constants:
        function.text = put_constants("".join(kept) + text[at:], constants)
    return bool(constants)


def _text_calls(function: Function, text: str) -> list[re.Match[str]] | None:
    """Every mention of a reflect function, as a match of its line; None where one of them is no call in the usual form."""
    module = function.module
    calls = []
    at = text.find("reflect")
    while at >= 0:
        start, end = text.rfind("\n", 0, at) + 1, text.find("\n", at)
        found = _CALL.fullmatch(text, start, end)
        if found is not None:
            calls.append(found)
        if module.has_struct_type(found[1]) if found is not None else _mentions_reflect(text[start:end]):
            return None  # types and values are printed alike and named apart
        at = text.find("reflect", end)
    return calls if all(_is_query_function(module.get(callee)) for callee in {call[3] for call in calls}) else None


def _location_on_text(module: Module, attachments: str) -> Location | None:
    """Where a call with these attachments comes from."""
    found = _DBG.search(attachments)
    return location_in(module.metadata_node(int(found[1]))) if found is not None else None


# -- every other form, on objects


def _answer_on_objects(function: Function, answers: _Answers) -> bool:
    changed = False
    for instruction in function.instructions():
        if isinstance(instruction, CallBase) and _is_query_function(instruction.callee):
            changed |= _answer_call(instruction, answers)
        elif any(map(_holds_query_function, instruction.operands)):
            answers.decline("ReflectNotCalled", "a use of a reflect function that is no call of it", partial(location_of, instruction))
    return changed


def _answer_call(call: CallBase, answers: _Answers) -> bool:
    """Puts the answer in place of `call`; False where it has to stay."""
    location = partial(location_of, call)
    if not isinstance(call.type, IntType) or len(call.args) != 1 or not isinstance(call, (CallInst, InvokeInst)):
        answers.decline("UnresolvedReflect", f"a call of {call.callee_name} with another signature", location)
        return False
    value = answers.ask(answers.string_at(call.args[0]), call.callee_name, location)
    if value is None:
        return False
    call.replace_all_uses_with(ConstantInt.get(call.type, value))
    if isinstance(call, InvokeInst):
        _branch_to_normal(call)
    call.erase()
    return True


def _branch_to_normal(invoke: InvokeInst) -> None:
    """Puts a branch before `invoke`, which goes away: what it calls doesn't unwind any more."""
    normal, unwind = invoke.successors
    assert invoke.parent is not None
    unwind.remove_predecessor(invoke.parent)
    branch = BranchInst(normal)
    branch.debug_loc = invoke.debug_loc
    branch.insert_before(invoke)


def _is_query_function(callee: Value | None) -> bool:
    """Whether `callee` is one of the functions that ask; one with a body of its own answers by itself."""
    return isinstance(callee, Function) and callee.is_declaration and QUERY_FUNCTION.fullmatch(callee.name) is not None


def _holds_query_function(operand: Value) -> bool:
    """Whether a query function is, or is part of, `operand`."""
    if _is_query_function(operand):
        return True
    return isinstance(operand, Constant) and not isinstance(operand, GlobalValue) and any(map(_holds_query_function, operand.operands))
