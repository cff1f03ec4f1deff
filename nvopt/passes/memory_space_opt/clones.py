"""Functions whose calls pass pointers into different spaces are cloned: a copy for each choice of spaces.

    define float @sum(ptr %p) { … }                          define float @sum(ptr %p) { … }
      …                                            becomes   define internal float @sum.shared(ptr %p) { … }
      call float @sum(ptr %shared)                           define internal float @sum.global(ptr %p) { … }
      call float @sum(ptr %global)                             …
                                                               call float @sum.shared(ptr %shared)
                                                               call float @sum.global(ptr %global)

and the copies, which have nothing but calls that agree, get their parameters in the space (see `signatures`). It happens to definitions
that others may call, too: the original stays then, unless each module that calls it brings it along. Calls in a copy are looked at anew,
with what the copy gets; a function that passes on what it got to itself calls the copy there. Copies are made for the choices with most
calls first, `-do-clone-for-ip-msp` of them at most.
"""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Collection, Iterable, Mapping

from nvopt.analysis.comdats import comdat_members, comdat_of
from nvopt.ir import CallInst, Function, GlobalValue, Module, ReadError, Value
from nvopt.ir.types import ptr
from nvopt.passes.memory_space_opt.report import Report
from nvopt.passes.memory_space_opt.signatures import accessed_arguments, can_be_made_anew, is_pinned, is_placed
from nvopt.passes.memory_space_opt.spaces import KNOWN, Assumptions, Spaces
from nvopt.target.address_spaces import GENERIC, NAMES
from nvopt.transforms.cloning import clone_function

_COPIED = ("", "external", "internal", "private", "weak_odr", "linkonce_odr")
"""Linkages of definitions that do what any other that may take their place does."""

MOST_CHOICES = 16
"""Copies of one function, each for one choice: where functions pass on what they got in another order, there are powers of choices."""

Choice = tuple[int, ...]
"""For each parameter that matters its space, GENERIC where it isn't known."""


def clone_for_spaces(module: Module, assumptions: Assumptions, most: int, report: Report) -> bool:
    """Makes the copies, `most` of them unless that is negative, and has the calls call them; True where there were some."""
    heads = (function for function in module.functions if _shows_generic_pointers(function))
    calls = {function: found for function in heads if (found := _direct_calls(function)) and _may_be_copied(function)}
    generic = {
        function: [at for at, one in enumerate(function.args) if one.type is ptr and not is_placed(at, one, calls[function])]
        for function in calls
    }
    useful = accessed_arguments(function.args[at] for function, places in generic.items() for at in places)
    takers = {function: taken for function, places in generic.items() if (taken := [at for at in places if function.args[at] in useful])}
    clones = _Clones(module, assumptions, most, report, takers)
    for function in takers:
        clones.direct(function, calls[function])
    clones.direct_rest()
    if clones.made:
        _erase_unused(module, (function for function, _ in clones.made))
    return bool(clones.made)


def _shows_generic_pointers(function: Function) -> bool:
    """Whether its head is that of a definition which may have copies, and takes such pointers."""
    return not function.is_declaration and function.linkage in _COPIED and ptr in function.function_type.params


def _may_be_copied(function: Function) -> bool:
    """Whether a copy does what the function does."""
    try:
        return "noduplicate" not in function.attributes and not is_pinned(function)
    except ReadError:
        return False


def _erase_unused(module: Module, functions: Iterable[Function]) -> None:
    """Deletes those that nobody needs any more, now rather than in globaldce: no pass has to look at them. A function that calls itself is
    left to that."""
    left = list(dict.fromkeys(functions))
    members = comdat_members(module) if any(function.comdat for function in left) else {}
    before = 0
    while before != len(left):
        before = len(left)
        # To and fro: a chain of calls goes in one of the two.
        left = [function for function in reversed(left) if not _is_erased(function, members)]


def _is_erased(function: Function, members: Mapping[str, Collection[GlobalValue]]) -> bool:
    if function.is_used or not _may_go(function, members):
        return False
    function.module.remove(function)
    return True


def _may_go(function: Function, members: Mapping[str, Collection[GlobalValue]]) -> bool:
    """Whether nobody outside needs it, where nothing in the module uses it: a linker that looks for it finds it where it is called."""
    if function.has_metadata_uses:
        return False
    return function.is_local or (function.linkage == "linkonce_odr" and len(members.get(comdat_of(function), ())) <= 1)


def _direct_calls(function: Function) -> list[CallInst]:
    """The calls that can be made to call a copy instead. None where one that may be among them can't be read."""
    try:
        uses = function.uses
    except ReadError:
        return []
    return [
        user
        for user, at in uses
        if isinstance(user, CallInst)
        and at == len(user.operands) - 1
        and user.function_type is function.function_type
        and can_be_made_anew(user, function)
    ]


class _Clones:
    """The copies that are there, by original and choice."""

    def __init__(self, module: Module, assumptions: Assumptions, most: int, report: Report, takers: dict[Function, list[int]]) -> None:
        self.made: dict[tuple[Function, Choice], Function] = {}
        self._left = most
        self._copies: Counter[Function] = Counter()
        self._report = report
        self._takers = takers
        self._arguments: dict[Value, list[Value]] = {}
        self._spaces = Spaces(module, assumptions, self._arguments)
        self._pending: deque[CallInst] = deque()
        """Calls in copies."""

    def direct(self, function: Function, calls: Iterable[CallInst]) -> None:
        """Has calls of an original call copies."""
        by_choice: dict[Choice, list[CallInst]] = {}
        for call in calls:
            by_choice.setdefault(self._choice(function, call), []).append(call)
        for choice, found in sorted(by_choice.items(), key=lambda item: -len(item[1])):
            copy = self._copy(function, choice, found[0])
            if copy is not None:
                for call in found:
                    call.set_operand(len(call.operands) - 1, copy)

    def direct_rest(self) -> None:
        """The same for calls in copies, until there are no new ones."""
        while self._pending:
            call = self._pending.popleft()
            if isinstance(call.callee, Function):
                self.direct(call.callee, [call])

    def _choice(self, function: Function, call: CallInst) -> Choice:
        spaces = [self._spaces.of(call.args[at]) for at in self._takers[function]]
        return tuple(space if space in KNOWN else GENERIC for space in spaces)

    def _copy(self, function: Function, choice: Choice, call: CallInst) -> Function | None:
        """The copy for a choice, made if need be; None for the original."""
        if not any(choice):
            return None
        copy = self.made.get((function, choice))
        if copy is None and self._left and self._copies[function] < MOST_CHOICES:
            copy = self.made[function, choice] = clone_function(function, _free_name(function, choice))
            self._left -= 1
            self._copies[function] += 1
            for at in self._takers[function]:
                self._arguments[copy.args[at]] = [call.args[at]]
            self._pending += [one for one in copy.instructions() if isinstance(one, CallInst) and one.callee in self._takers]
            self._report.cloned(function, copy)
        return copy


def _free_name(function: Function, choice: Choice) -> str:
    """`sum.shared`, with a number behind it where that is taken."""
    wanted = ".".join([function.name, *(NAMES[space].replace(" ", ".") for space in choice)])
    name, number = wanted, 0
    while function.module.get(name) is not None:
        number += 1
        name = f"{wanted}.{number}"
    return name
