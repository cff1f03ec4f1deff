"""Everything that goes through LLVM: the only folder that imports llvmlite.

Here live the engines, which are the libraries with LLVM in them (engines/), parsing, verifying and printing (unit.py, over
native_module.py), the table of LLVM's own passes (native.py), target machines (machine.py), linking libdevice (libdevice.py, link.py),
code generation in a child process (codegen.py) and changes of the data layout (layouts.py). Input is read by inputs.py; newer_text.py and
float_literals.py respell what newer LLVMs write, edits.py keeps the way back to the user's columns, refusals.py explains what stays unread.
errors.py has the messages of what can go wrong, aborts.py those of what ends the process, stack.py the room that LLVM's recursion takes,
address_space.py what there is of it under a limit. Unit holds one module and knows in which of its forms it is current. Nothing here knows
of pipelines or the command line.

Importing this package loads no library; the first Unit that needs LLVM does.
"""

from nvopt.llvm.aborts import guard_aborts, guard_exits
from nvopt.llvm.engines import use as use_engine
from nvopt.llvm.errors import CodegenError, EngineError, InputError, PassError
from nvopt.llvm.inputs import display_name, read_input
from nvopt.llvm.native_module import Versions, versions
from nvopt.llvm.unit import Unit, split_functions

__all__ = [
    "CodegenError",
    "EngineError",
    "InputError",
    "PassError",
    "Unit",
    "Versions",
    "display_name",
    "guard_aborts",
    "guard_exits",
    "read_input",
    "split_functions",
    "use_engine",
    "versions",
]
