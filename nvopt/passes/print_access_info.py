"""print<access-info>: how the memory accesses of each innermost loop depend on one another, on standard error.

    loop:                                              Printing analysis 'Loop Access Analysis' for function 'f':
      %i = phi i64 [ 0, %entry ], [ %next, %loop ]       loop:
      %p = getelementptr inbounds float, ptr %a, i64 %i    Memory dependences are safe with run-time checks
      %q = getelementptr inbounds float, ptr %b, i64 %i    Dependences:
      %x = load float, ptr %p                          ->  Run-time memory checks:
      store float %x, ptr %q                               Check 0:
      …                                                      Comparing group GRP0:
                                                               %q = getelementptr inbounds float, ptr %b, i64 %i
                                                             …

The text is LLVM 22's to the character, so that `opt` and nvopt can be diffed; -gpu-scev=false leaves out what only nvopt knows.
Dependences are those of one thread; other threads' accesses are not seen. Nothing changes.
"""

from nvopt.ir import Function
from nvopt.ir.slots import FunctionSlots, ModuleSlots
from nvopt.passes.base import Context, FunctionPass


class PrintAccessInfo(FunctionPass):
    """Print what is known of the memory accesses of loops."""

    name = "print<access-info>"
    summary = "Print how the memory accesses of each loop depend on one another to standard error"
    required = True

    @classmethod
    def class_name(cls) -> str:
        return "LoopAccessInfoPrinterPass"

    def run(self, function: Function, context: Context) -> bool:
        # late, like the next: who lists the passes does not wait for them
        from nvopt.analysis.memory.aliases import AliasAnalysis
        from nvopt.analysis.memory.loop_access_printer import lines
        from nvopt.analysis.memory.loop_accesses import LoopAccesses
        from nvopt.analysis.scev.scalar_evolution import ScalarEvolution

        name = "" if function.is_unnamed else function.name
        context.echo(f"Printing analysis 'Loop Access Analysis' for function '{name}':\n")
        scev = context.analyses.get(ScalarEvolution, function)
        aliases = AliasAnalysis(function, scev.tracking, scev.loops)
        slots = FunctionSlots(function, context.analyses.get(ModuleSlots, function.module))
        for loop in scev.loops.bottom_up():
            context.echo("".join(f"{line}\n" for line in lines(LoopAccesses(loop, scev, aliases), slots)))
        return False
