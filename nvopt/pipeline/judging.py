"""A pass on functions may name a judge, a pass of LLVM's: where that leaves more instructions of what the pass made of a function than of
what the function was, it becomes that again.

    tile-simplify, judged by instcombine       @f     @g
    instcombine leaves of what it was          11      9
    and of what tile-simplify made of it       12      8
    the function                            stays      is what tile-simplify made of it

The judge is run on LLVM's own form of the module as it was, which nobody needs any more, and on a copy of what it is; on the module itself
where the judge is what the pipeline runs next anyway.
"""

from collections.abc import Mapping, Set
from typing import TYPE_CHECKING

from nvopt.llvm import InputError, Unit
from nvopt.llvm.native import Step
from nvopt.passes.base import Context, FunctionPass
from nvopt.remarks import Remark

if TYPE_CHECKING:
    from nvopt.ir import Function


class Trial:
    """One run of such a pass over a module."""

    def __init__(self, own: FunctionPass, unit: Unit, context: Context, *, judge_is_next: bool) -> None:
        """Ahead of the pass."""
        unit.native()  # it stays what it is while the mirror is edited
        self.own, self.unit, self.context = own, unit, context
        self._judge_is_next = judge_is_next
        self.texts: dict[Function, str] = {}
        """Of the functions that the pass has changed, what they were."""
        self.told = len(context.remarks.remarks)

    def end(self) -> bool:
        """Behind the pass, which has changed something; whether the judge has been over the module, as the next pass."""
        mirror, was = self.unit.mirror(), self.unit.part()
        self.unit.mirror_changed(str(self.own))
        longer = self._longer(was)
        for function in longer:
            function.text = self.texts[function]
            self.context.code_changed(function)
        if longer:
            self.unit.mirror_changed(str(self.own), mirror)
            self._tell(longer)
        return self._judge_is_next and not longer

    def _longer(self, was: Unit) -> "list[Function]":
        """The functions of which the judge leaves more than of what they were."""
        names = {function.name for function in self.texts}
        try:
            before = self._lengths(was, names, names)
            after = self._lengths(self.unit, names) if self._judge_is_next else self._lengths(self.unit.copy(), names, names)
        except InputError:  # LLVM would end the process over the module's target
            if self._judge_is_next:
                raise
            return []
        return [function for function in self.texts if after.get(function.name, 0) > before.get(function.name, 0)]

    def _lengths(self, unit: Unit, names: Set[str], only: Set[str] | None = None) -> Mapping[str, int]:
        """How many instructions the judge, which runs on all functions or on those in `only`, leaves of the functions of these names."""
        target = self.context.target
        judge = [Step(self.own.judge)]
        wants = None if only is None else lambda _, name: name in only
        unit.run_native(judge, target.cpu, by_function=True, features=target.features, wants=wants)
        return unit.instruction_counts(names)

    def _tell(self, kept: "list[Function]") -> None:
        """Says of functions that they stay what they were, in the place of what the pass said that it did."""
        sink, names = self.context.remarks, {function.name for function in kept}
        sink.remarks[self.told :] = [said for said in sink.remarks[self.told :] if said.kind != "Passed" or said.function not in names]
        args = (("String", f"{self.own.judge} leaves more instructions of the result: the function stays as it was"),)
        for name in sorted(names):
            sink.emit(Remark("Missed", self.own.name, "FunctionKept", name, args, None))
