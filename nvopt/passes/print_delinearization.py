"""print<delinearization>: the arrays that the loads and stores in loops go through, with sizes and subscripts, on standard error.

    for (i) for (j)                Inst:  store double 1.000000e+00, ptr %p, align 8
      a[i * m + j] = 1.0;     ->   AccessFunction: {{0,+,(8 * %m)}<%i>,+,8}<%j>
                                   Base offset: %a
                                   ArrayDecl[UnknownSize][%m] with elements of 8 bytes.
                                   ArrayRef[{0,+,1}<nuw><nsw><%i>][{0,+,1}<nuw><nsw><%j>]
                                   Delinearization validation: Failed

The text is LLVM 22's. A grid-stride loop, of which LLVM makes nothing, is an array of one row an iteration, each as long as the grid has
threads; -gpu-scev=false leaves that out. Nothing changes.

Knobs: -delinearize-use-fixed-size-array-heuristic, also where all steps are constants.
"""

from nvopt.ir import Function
from nvopt.ir.slots import ModuleSlots
from nvopt.passes.base import Context, FunctionPass


class PrintDelinearization(FunctionPass):
    """Print the arrays of accesses in loops."""

    name = "print<delinearization>"
    summary = "Print the arrays, sizes and subscripts of accesses in loops to standard error"
    required = True

    @classmethod
    def class_name(cls) -> str:
        return "DelinearizationPrinterPass"

    def run(self, function: Function, context: Context) -> bool:
        # late, like the next: who lists the passes does not wait for them
        from nvopt.analysis.scev.delinearization_printer import print_delinearization
        from nvopt.analysis.scev.scalar_evolution import ScalarEvolution

        scev = context.analyses.get(ScalarEvolution, function)
        name = "" if function.is_unnamed else function.name
        context.echo(f"Printing analysis 'Delinearization' for function '{name}':")
        context.echo(print_delinearization(scev, context.analyses.get(ModuleSlots, function.module)))
        return False
