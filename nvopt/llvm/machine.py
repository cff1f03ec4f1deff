"""Target machines: what LLVM's passes ask about costs, and the data layout that belongs to a triple."""

import threading
from ctypes import byref, c_void_p
from functools import cache

from nvopt.llvm.binding import function, take_string

_NVPTX = "nvptx64-nvidia-cuda"


class _Machines(threading.local):
    """Those made so far, by triple and cpu; a target machine is not made for use by several threads."""

    def __init__(self) -> None:
        self.made: dict[tuple[str, str], int | None] = {}


_machines = _Machines()


@cache
def _initialize() -> None:
    for name in ("InitializeAllTargetInfos", "InitializeAllTargets", "InitializeAllTargetMCs"):
        function(name)()


def machine(triple: str, cpu: str | None = None) -> int | None:
    """The machine that opt would make: of the module's triple, and generic, unless a GPU was named. None for a triple unknown or empty."""
    if not triple and cpu:
        triple = _NVPTX
    key = (triple, cpu if cpu and triple.startswith("nvptx") else "")
    if key not in _machines.made:
        _machines.made[key] = _make(*key)
    return _machines.made[key]


def _make(triple: str, cpu: str) -> int | None:
    if not triple:
        return None
    _initialize()
    message = c_void_p()
    target = function("GetTargetFromTriple")(triple.encode(), byref(message))
    if not target:
        take_string(message)
        return None
    made: int | None = function("CreateTargetMachine")(target, triple.encode(), cpu.encode(), b"", 2, b"default", b"default", 0, 0, b"")
    return made


@cache
def data_layout(triple: str) -> str:
    """The data layout of a triple, "" when LLVM does not know the triple."""
    made = machine(triple)
    if made is None:
        return ""
    layout = function("CreateTargetMachineData")(made)
    text = c_void_p()
    function("CopyStringRepOfTargetData")(layout, byref(text))
    function("DisposeTargetData")(layout)
    return take_string(text).decode()
