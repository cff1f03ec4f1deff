"""What an engine offers. Modules, contexts, functions and target machines are LLVM's own objects, known by their addresses."""

from collections.abc import Iterator, Sequence
from contextlib import AbstractContextManager
from typing import Protocol

from nvopt.llvm.native import Choice, Step


class Engine(Protocol):
    """A library with LLVM in it."""

    @property
    def name(self) -> str:
        """What it is, for people: `llvmlite 0.50.0`, or a library's path."""

    @property
    def version(self) -> str:
        """LLVM's version in it, `22.1.0`."""

    def set_option(self, option: bytes) -> None:
        """Set one of LLVM's own options, as it is written on opt's command line, for the whole process. LLVM tells on
        standard error what is wrong with it."""

    def may_be_option(self, name: bytes) -> bool:
        """Whether there may be an option of that name, so that `set_option` needn't say that there is none."""

    def prepare_to_throw(self) -> None:
        """Have the C++ library take now what it needs of this thread's storage to throw."""

    # -- modules

    def make_context(self) -> int: ...

    def dispose_context(self, context: int) -> None: ...

    def parse(self, context: int, data: bytes, *, bitcode: bool) -> int | bytes:
        """A module read from text (without NUL bytes) or bitcode, not verified; LLVM's message when it is not valid."""

    def dispose_module(self, module: int) -> None: ...

    def verify(self, module: int) -> bytes:
        """LLVM's message on what is wrong; empty when nothing is."""

    def print(self, module: int) -> bytes:
        """The module's text."""

    def bitcode(self, module: int) -> bytes: ...

    def clone(self, module: int) -> int:
        """A copy in the same context."""

    def link(self, module: int, other: int) -> bytes:
        """Link `other` into `module`, which takes it in any case; LLVM's message when it cannot be done, else empty."""

    def set_name(self, module: int, name: bytes) -> None:
        """Set what `; ModuleID` says."""

    def source_name(self, module: int) -> bytes: ...

    def triple(self, module: int) -> bytes: ...

    def set_triple(self, module: int, triple: bytes) -> None: ...

    def data_layout(self, module: int) -> bytes: ...

    def set_data_layout(self, module: int, layout: bytes) -> None: ...

    # -- functions

    def functions(self, module: int) -> Iterator[int]:
        """All functions, declared ones too, in the module's order. Functions may be added meanwhile, none removed."""

    def is_declaration(self, function: int) -> bool: ...

    def function_named(self, module: int, name: bytes) -> int:
        """The function of that name, 0 where there is none."""

    def symbol(self, function: int) -> bytes:
        """What it is called; empty where it has no name."""

    def set_symbol(self, function: int, name: bytes) -> None: ...

    def make_internal(self, function: int) -> None:
        """Let nobody outside see a function, which is defined."""

    def function_type(self, function: int) -> bytes:
        """Its type as LLVM prints it: `float (float, ptr)`."""

    def function_text(self, function: int) -> bytes:
        """It as LLVM prints it; of a declaration that is one line."""

    def instruction_count(self, function: int) -> int:
        """How many instructions it has, in all of its blocks."""

    def string_attributes(self, function: int) -> Iterator[tuple[bytes, bytes]]:
        """Those of its attributes that are strings, `"target-cpu"="sm_90"` and the like: key and value."""

    # -- target machines

    def make_machine(self, triple: bytes, cpu: bytes, features: bytes, level: int) -> int:
        """A target machine for code generation at `level` (llc's -O0 to -O3); 0 for an unknown triple."""

    def machine_layout(self, machine: int) -> bytes:
        """The data layout of a target machine."""

    def assembly(self, machine: int, module: int) -> bytes:
        """What the machine makes of a module, with comments, as llc writes it. The module is changed. ValueError with LLVM's message."""

    # -- passes

    @property
    def runs_text(self) -> bool:
        """Whether it runs any pipeline that opt does, not only the passes of native.PASSES with the parameters that these have there."""

    def fault_of(self, pipeline: str) -> str:
        """LLVM's message on a pipeline's text that it cannot read; empty where it can."""

    def run_on_module(self, module: int, steps: Sequence[Step], machine: int) -> None:
        """Run passes over a module one after another; `machine` may be 0, PassesRefusedError then for those that need one."""

    def timing(self) -> AbstractContextManager[dict[str, float]]:
        """Time the passes that this thread runs meanwhile: afterwards, the seconds of wall time of each by the name of its class, without
        those of passes inside of it. Nothing where the library can't tell."""

    def run_on_functions(self, module: int, steps: Sequence[Step], machine: int, wants: Choice | None) -> None:
        """Run all of the function passes on one function, then all on the next. `wants` is asked ahead of each step on each function.
        PassesRefusedError as by `run_on_module`."""
