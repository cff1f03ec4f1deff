"""What differs between the engines: llvmlite's library has LLVM's assertions, libLLVM hasn't. The tests run with the one that NVOPT_ENGINE
says, llvmlite's as a rule."""

from typing import NamedTuple

from nvopt.llvm.engines import engine

IS_LLVMLITE = engine().name.startswith("llvmlite")
HAS_ASSERTIONS = IS_LLVMLITE


class Crash(NamedTuple):
    """A function @crash over which a pass of LLVM's, or a pipeline, ends the process, and what LLVM says then; `harmless` in place of
    `reason`, and it doesn't."""

    text: str
    reason: str
    harmless: str
    pass_name: str
    said: str
    options: tuple[str, ...] = ()


_ASSERTED = Crash(
    "define i1 @crash(ptr %p) {\n  %1 = icmp sge i1 REASON\n  ret i1 %1\n}\n",
    "extractelement (<vscale x 8 x i1> zeroinitializer, i32 -1), true",
    "true, true",
    "instcombine",
    "UNREACHABLE executed at",
)
"""instcombine of LLVM 22 runs into an llvm_unreachable() on the comparison."""
_FATAL = Crash(
    'declare i32 @__nvvm_reflect(ptr)\n\n@word = constant [4 x i8] c"__A\\00"\n\n'
    "define i1 @crash(ptr %p) {\n  %1 = call i32 @__nvvm_reflect(ptr REASON)\n  %2 = trunc i32 %1 to i1\n  ret i1 %2\n}\n",
    "%p",
    "@word",
    "default<O1>",
    "LLVM ERROR: __nvvm_reflect argument must be a constant string",
    ("-mcpu=sm_90",),
)
"""A question to the compiler that can't be read is a fatal error of LLVM's, whatever it was built with."""
CRASH = _ASSERTED if HAS_ASSERTIONS else _FATAL
TRIPLE = 'target triple = "nvptx64-nvidia-cuda"\n\n'
CRASHES = TRIPLE + CRASH.text.replace("REASON", CRASH.reason)
HARMLESS = TRIPLE + CRASH.text.replace("REASON", CRASH.harmless)
