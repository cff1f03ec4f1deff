"""print<rpa>: how many registers live at a time in each block, and how many a thread will take, on standard error.

    define ptx_kernel void @scale(…) {                 Register pressure of function 'scale': 6 registers and 1 predicate, in %loop
    entry:                                               %entry: in 0, out 1, peak 1; predicates 0, 0, 1
      …                                          ->      %loop: in 1, out 1, peak 6; predicates 0, 0, 1
    loop:                                                %done: in 0, out 0, peak 0; predicates 0, 0, 0
      …                                                  about 13 registers a thread, 64 warps on sm_90

Registers are those of 32 bits that values need in machine code, as ptxas orders it and fills them: `nvopt/analysis/thread_registers.py`,
and `register_pressure.py` beside it, which passes ask, say what needs some there and what none. `in` is what lives where a block begins,
`out` where it ends. The last line has the figure to be compared with what ptxas reports, and, where the GPU is known, the warps that a
multiprocessor runs then at a time. Nothing changes.

The name is that of cicc's pass, of which nothing else is public.
"""

from nvopt.ir import Function
from nvopt.passes.base import Context, FunctionPass


class PrintRegisterPressure(FunctionPass):
    """Print the register pressure."""

    name = "print<rpa>"
    summary = "Print how many registers live at a time in each block to standard error"
    required = True

    @classmethod
    def class_name(cls) -> str:
        return "RegisterPressurePrinterPass"

    def run(self, function: Function, context: Context) -> bool:
        # late, like the next: who lists the passes does not wait for them
        from nvopt.analysis.thread_registers import ThreadRegisters

        pressure = context.analyses.get(ThreadRegisters, function)
        function.assign_numbers()
        name = "" if function.is_unnamed else function.name
        peak = pressure.peak
        where = next((f", in {block.ref}" for block, one in pressure.blocks.items() if one.peak.registers == peak.registers), "")
        lines = [f"Register pressure of function '{name}': {_counted(*peak)}{where}"]
        for block, one in pressure.blocks.items():
            registers, predicates = zip(*one, strict=True)
            lines.append("  {}: in {}, out {}, peak {}; predicates {}, {}, {}".format(block.ref, *registers, *predicates))
        lines.append(f"  about {pressure.registers} registers a thread{self._warps(pressure.registers, function, context)}")
        context.echo("".join(f"{line}\n" for line in lines))
        return False

    def _warps(self, registers: int, function: Function, context: Context) -> str:
        from nvopt.target.occupancy import occupancy

        arch = context.target.arch(function.attributes.value("target-cpu"))
        return f", {occupancy(registers, arch)} warps on sm_{arch // 10}" if arch is not None else ""


def _counted(registers: int, predicates: int) -> str:
    return f"{registers} register{'' if registers == 1 else 's'} and {predicates} predicate{'' if predicates == 1 else 's'}"
