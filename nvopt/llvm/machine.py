"""Target machines: what LLVM's passes ask about costs, and the data layout that belongs to a triple."""

import threading
from functools import cache

from nvopt.llvm.engines import engine
from nvopt.target.short_pointers import with_short_pointers
from nvopt.target.triples import NVPTX, is_gpu


class _Machines(threading.local):
    """Those made so far, by triple, cpu and features; a target machine is not made for use by several threads."""

    def __init__(self) -> None:
        self.made: dict[tuple[str, str, str], int] = {}


_machines = _Machines()


def machine(triple: str, cpu: str | None = None, features: str = "") -> int:
    """The machine that opt would make: of the module's triple, and generic, unless a GPU was named. 0 for a triple unknown or empty.

    The GPU and the features of PTX are not other targets' business.
    """
    if not triple and cpu:
        triple = NVPTX
    key = (triple, cpu or "", features) if is_gpu(triple) else (triple, "", "")
    if key not in _machines.made:
        _machines.made[key] = make_machine(*key) if triple else 0
    return _machines.made[key]


def make_machine(triple: str, cpu: str, features: str, level: int = 2) -> int:
    """A target machine of the caller's own, for code generation at `level` (llc's -O0 to -O3); 0 for an unknown triple. LLVM ends the
    process for a PTX version too early for the GPU: see nvopt.target.ptx."""
    words = (triple.encode(errors="surrogateescape"), cpu.encode(), features.encode(errors="surrogateescape"))
    return engine().make_machine(*words, level)


def use_short_pointers() -> None:
    """From now on, make target machines with such pointers, in this process: it is an option of LLVM's own."""
    engine().set_option(b"-nvptx-short-ptr")


def leave_loops_alone() -> None:
    """From now on, generate code without LLVM's loop strength reduction, in this process."""
    engine().set_option(b"-disable-lsr")


def leave_out_preparation() -> None:
    """From now on, generate code without LLVM's CodeGenPrepare, in this process."""
    engine().set_option(b"-disable-cgp")


@cache
def data_layout(triple: str, short_pointers: bool = False) -> str:
    """The data layout of a triple, "" when LLVM does not know the triple; of a 64-bit GPU also that with short pointers."""
    if short_pointers and triple.startswith("nvptx64"):
        return with_short_pointers(data_layout(triple))
    architecture, *others = triple.split("-")
    if architecture in ("spir", "spir64"):  # for which LLVM makes no code, but has a layout: that of SPIR-V
        return data_layout("-".join(["spirv64", *others]))
    made = machine(triple)
    return engine().machine_layout(made).decode() if made else ""
