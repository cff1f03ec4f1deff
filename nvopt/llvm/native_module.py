"""A module inside LLVM."""

from collections.abc import Collection, Iterable, Iterator, Sequence
from contextlib import contextmanager
from functools import cache
from typing import NamedTuple

from nvopt.llvm.engines import engine
from nvopt.llvm.engines.process_options import ProcessOptions
from nvopt.llvm.machine import machine
from nvopt.llvm.native import Choice, Step
from nvopt.llvm.stack import call_deep


class Versions(NamedTuple):
    """Which libraries are at work."""

    engine: str
    llvm: str


def versions() -> Versions:
    """The engine, and the version of the LLVM inside it."""
    return Versions(engine().name, engine().version)


@cache
def _upgrade() -> ProcessOptions:
    """Whether LLVM upgrades debug info as it reads."""
    return ProcessOptions(engine().set_option, _UPGRADE)


_UPGRADE, _NO_UPGRADE = b"-disable-auto-upgrade-debug-info=false", b"-disable-auto-upgrade-debug-info=true"


def function_name(function: int) -> str:
    """What a function is called, as the mirror has it."""
    return engine().symbol(function).decode(errors="surrogateescape")


def function_type(function: int) -> str:
    """A function's type as LLVM prints it: `float (float, ptr)`."""
    return engine().function_type(function).decode(errors="backslashreplace")


def string_attributes(function: int) -> Iterator[tuple[str, str]]:
    """A function's attributes that are strings, `"target-cpu"="sm_90"` and the like: key and value."""
    for key, value in engine().string_attributes(function):
        yield key.decode(errors="backslashreplace"), value.decode(errors="backslashreplace")


class _Context:
    """What modules live in. It is freed with the last of them, by count: of garbage in a cycle, Python finalizes any object first."""

    __slots__ = ("modules", "pointer")

    def __init__(self) -> None:
        self.pointer = engine().make_context()
        self.modules = 0

    def leave(self) -> None:
        self.modules -= 1
        if self.modules <= 0:
            engine().dispose_context(self.pointer)


class NativeModule:
    """A module inside LLVM, in a context of its own, which it shares with its clones alone: in a shared one, the second parse renames
    struct types."""

    __slots__ = ("_context", "pointer")

    def __init__(self, context: _Context, pointer: int) -> None:
        self._context = context
        self.pointer = pointer
        context.modules += 1

    @classmethod
    def parse(cls, data: bytes, *, bitcode: bool, upgrade: bool = False) -> "NativeModule | bytes":
        """Read text (without NUL bytes) or bitcode; LLVM's message when it is not valid. Nothing is verified yet. With `upgrade`, debug
        info that is invalid or of another version is dropped; LLVM tells of that on standard error, and ends the process where more than
        debug info is invalid."""
        context = _Context()
        with _upgrade().set(_UPGRADE if upgrade else _NO_UPGRADE):
            read = engine().parse(context.pointer, data, bitcode=bitcode)
        if isinstance(read, int):
            return cls(context, read)
        context.leave()
        return read

    def verify(self) -> bytes:
        """LLVM's message on what is wrong with the module; empty when nothing is."""
        return engine().verify(self.pointer)

    def print(self) -> bytes:
        """The module as LLVM prints it."""
        return engine().print(self.pointer)

    def bitcode(self) -> bytes:
        """The module as bitcode."""
        return engine().bitcode(self.pointer)

    def set_name(self, name: bytes) -> None:
        """Set what `; ModuleID` says."""
        engine().set_name(self.pointer, name)

    @property
    def source_name(self) -> bytes:
        return engine().source_name(self.pointer)

    @property
    def triple(self) -> str:
        return engine().triple(self.pointer).decode(errors="backslashreplace")

    @triple.setter
    def triple(self, text: str) -> None:
        engine().set_triple(self.pointer, text.encode(errors="surrogateescape"))

    @property
    def data_layout(self) -> str:
        return engine().data_layout(self.pointer).decode(errors="backslashreplace")

    @data_layout.setter
    def data_layout(self, text: str) -> None:
        engine().set_data_layout(self.pointer, text.encode())

    def function_names(self) -> Iterator[str]:
        """The names of all functions, declared ones too, as the mirror has them."""
        return map(function_name, engine().functions(self.pointer))

    def defined_functions(self) -> Iterator[int]:
        """The functions with a body, in the module's order. Functions may be added meanwhile, none removed."""
        return (function for function in engine().functions(self.pointer) if not engine().is_declaration(function))

    def declared_functions(self) -> Iterator[int]:
        """The functions without a body, in the module's order."""
        return filter(engine().is_declaration, engine().functions(self.pointer))

    def instruction_counts(self, names: Collection[str]) -> dict[str, int]:
        """How many instructions the functions of these names have, of those that are defined."""
        named = ((function_name(function), function) for function in self.defined_functions())
        return {name: engine().instruction_count(function) for name, function in named if name in names}

    @contextmanager
    def hidden(self, names: Iterable[str]) -> Iterator[None]:
        """Give the functions of these names other ones for a while, so that no pass knows them."""
        llvm = engine()
        found = {name: llvm.function_named(self.pointer, name.encode()) for name in names}
        for name, function in found.items():
            if function:
                llvm.set_symbol(function, f"{name}.hidden".encode())
        try:
            yield
        finally:
            for name in found:
                if function := llvm.function_named(self.pointer, f"{name}.hidden".encode()):  # a pass may have deleted it
                    llvm.set_symbol(function, name.encode())

    def clone(self) -> "NativeModule":
        """A copy; it lives in the context of this one, and keeps it."""
        return NativeModule(self._context, engine().clone(self.pointer))

    def link_text(self, text: bytes) -> bytes:
        """Link the module that `text` is into this one; LLVM's message when it cannot be done, after which this module is of no use."""
        with _upgrade().set(_NO_UPGRADE):
            read = engine().parse(self._context.pointer, text, bitcode=False)
        return engine().link(self.pointer, read) if isinstance(read, int) else read

    def make_internal(self, name: bytes) -> None:
        """Let nobody outside see the function `name`, which is defined."""
        engine().make_internal(engine().function_named(self.pointer, name))

    def run(self, steps: Sequence[Step], cpu: str | None, size: int, features: str = "") -> None:
        """Run passes over the module one after another. `size` is that of the input's text, in bytes."""
        target = machine(self.triple, cpu, features)
        call_deep(size, lambda: engine().run_on_module(self.pointer, steps, target))

    def run_on_functions(self, steps: Sequence[Step], cpu: str | None, size: int, features: str = "", wants: Choice | None = None) -> None:
        """Run all of the function passes on one function, then all on the next, as opt does within one `function(...)`: the order in which
        declarations come into the module depends on it. `wants` is asked ahead of each step on each function."""
        target = machine(self.triple, cpu, features)
        call_deep(size, lambda: engine().run_on_functions(self.pointer, steps, target, wants))

    def close(self) -> None:
        """Free the module, and its context where no clone is left."""
        if self.pointer:
            engine().dispose_module(self.pointer)
            self.pointer = 0
            self._context.leave()

    def __del__(self) -> None:
        self.close()
