"""print<scalar-evolution>: how each integer and pointer of a function evolves, and how often its loops run, on standard error.

    define void @f(ptr %p) {                Printing analysis 'Scalar Evolution Analysis' for function 'f':
    entry:                                  Classifying expressions for: @f
      br label %loop                          %i = phi i32 [ 0, %entry ], [ %next, %loop ]
                                              -->  {0,+,1}<nuw><nsw><%loop> U: [0,10) S: [0,10)		Exits: 9  …
    loop:                             ->      …
      %i = phi i32 [ 0, %entry ],           Determining loop execution counts for: @f
                   [ %next, %loop ]         Loop %loop: backedge-taken count is i32 9
      …                                     …

The text is LLVM 22's to the character, so that `opt` and nvopt can be diffed; -gpu-scev=false leaves out what only nvopt knows, and
-print-gpu-idioms adds lines on loops that go by the thread, the block or the grid. Nothing changes.

Knobs: see nvopt/analysis/scev/knobs.py.
"""

from typing import TYPE_CHECKING

from nvopt.ir import Function
from nvopt.ir.slots import ModuleSlots
from nvopt.passes.base import Context, FunctionPass

if TYPE_CHECKING:
    from nvopt.analysis.scev.scalar_evolution import ScalarEvolution


class PrintScalarEvolution(FunctionPass):
    """Print the expressions and trip counts of ScalarEvolution."""

    name = "print<scalar-evolution>"
    summary = "Print what ScalarEvolution knows of values and loops to standard error"
    required = True

    @classmethod
    def class_name(cls) -> str:
        return "ScalarEvolutionPrinterPass"

    def run(self, function: Function, context: Context) -> bool:
        # late, like the next: who lists the passes does not wait for them
        from nvopt.analysis.scev.printer import print_analysis
        from nvopt.analysis.scev.scalar_evolution import ScalarEvolution

        name = "" if function.is_unnamed else function.name
        context.echo(f"Printing analysis 'Scalar Evolution Analysis' for function '{name}':\n")
        scev = context.analyses.get(ScalarEvolution, function)
        context.echo(print_analysis(scev, context.analyses.get(ModuleSlots, function.module)))
        if scev.knobs.print_gpu_idioms or context.remarks.enabled:
            self._tell_idioms(scev, context)
        return False

    def _tell_idioms(self, scev: "ScalarEvolution", context: Context) -> None:
        from nvopt.analysis.scev import idioms  # late: nobody else does with them

        if scev.knobs.print_gpu_idioms:
            context.echo("".join(f"{line}\n" for line in idioms.lines(scev)))
        if context.remarks.enabled:
            for remark in idioms.remarks(scev, self.name):
                context.remarks.emit(remark)
