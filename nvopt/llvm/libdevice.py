"""CUDA's library of device math, libdevice: where it is, and the part of it that a module needs.

libdevice is one file of bitcode, 352 functions and 56,000 lines when printed. LLVM reads it in 28 ms, which is most of what linking a few
of its functions takes; `Library` does it once and keeps what it took out, for programs that run many modules.
"""

import os
import re
import sys
from collections.abc import Iterator
from contextlib import suppress
from functools import cached_property, lru_cache
from threading import RLock

from nvopt.llvm.aborts import working_on
from nvopt.llvm.engines import engine
from nvopt.llvm.errors import InputError
from nvopt.llvm.inputs import is_bitcode
from nvopt.llvm.native_module import NativeModule, function_type

MATH_PREFIX = b"__nv_"
"""Of the names of its functions."""

_FILE = "libdevice.10.bc"
_IN_CUDA = ("nvvm", "libdevice", _FILE)


def find(given: str) -> str:
    """The path of libdevice: `given` (the file, or a folder that has it), or for "" what the usual places have. InputError says where it
    was looked for."""
    if given:
        return _at(given)
    looked = []
    for place, path in _places():
        if path and os.path.isfile(path):
            return path
        looked.append(f"  {place}: {path}" if path else f"  {place}")
    listed = "\n".join(looked)
    raise InputError(
        f"error: cannot find libdevice ({_FILE}); looked at, in this order:\n{listed}\n"
        "the wheel nvidia-nvvm has it: pip install nvidia-nvvm; or say where it is: --libdevice=PATH"
    )


def _at(given: str) -> str:
    if not os.path.isdir(given):
        return given  # a file, or an error when it is read
    inside = [os.path.join(given, *parts) for parts in ((_FILE,), ("libdevice", _FILE), _IN_CUDA)]
    found = next(filter(os.path.isfile, inside), None)
    if found is None:
        raise InputError(f"{given}: error: no libdevice in this folder; looked for:\n" + "\n".join(f"  {path}" for path in inside))
    return found


def _places() -> Iterator[tuple[str, str]]:
    """Where to look, in order: what the place is, and the path there ("" where there is no such place)."""
    for variable in ("CUDA_HOME", "CUDA_PATH"):
        root = os.environ.get(variable)
        yield (f"${variable}", os.path.join(root, *_IN_CUDA)) if root else (f"${variable} (not set)", "")
    yield "the wheels nvidia-nvvm, nvidia-cuda-nvcc-cu12, nvidia-cuda-nvcc-cu11 (no such file)", _in_wheels()
    yield from _beside_nvcc()
    for root in _install_folders():
        yield "a usual place", os.path.join(root, *_IN_CUDA)
    if os.name == "posix":
        yield "a usual place", os.path.join("/usr/lib/nvidia-cuda-toolkit/libdevice", _FILE)


def _in_wheels() -> str:
    """Where NVIDIA's wheels put it, nvidia/cu13/nvvm (nvidia-nvvm) or nvidia/cuda_nvcc/nvvm (those before it); the newest CUDA's first.
    Asking importlib.metadata for their files takes 30 ms, as long as LLVM takes to read libdevice."""
    for entry in sys.path:
        root = os.path.join(entry, "nvidia")
        with suppress(OSError):
            for folder in sorted(os.listdir(root), key=lambda name: (_version(name), name), reverse=True):
                path = os.path.join(root, folder, *_IN_CUDA)
                if os.path.isfile(path):
                    return path
    return ""


def _beside_nvcc() -> Iterator[tuple[str, str]]:
    from nvopt.processes import which

    nvcc = which("nvcc")
    if nvcc is None:
        yield "nvcc on PATH (none)", ""
        return
    roots = {os.path.dirname(os.path.dirname(path)): None for path in (nvcc, os.path.realpath(nvcc))}
    for root in roots:
        yield "nvcc on PATH", os.path.join(root, *_IN_CUDA)


def _install_folders() -> list[str]:
    """CUDA's usual ones, the newest version first."""
    from glob import escape, glob

    if os.name == "nt":
        toolkits = os.path.join(os.environ.get("PROGRAMFILES", r"C:\Program Files"), "NVIDIA GPU Computing Toolkit", "CUDA")
        return sorted(glob(os.path.join(escape(toolkits), "v*")), key=_version, reverse=True)
    return ["/usr/local/cuda", *sorted(glob("/usr/local/cuda-*"), key=_version, reverse=True), "/opt/cuda"]


def _version(path: str) -> list[int]:
    return [int(number) for number in re.findall(r"\d+", os.path.basename(path))]


_EXTERNAL = re.compile(rb"^\.extern \.func +(?:\(.*\) *)?(" + MATH_PREFIX + rb"\w+)", re.M)


def undefined_math(ptx: bytes) -> list[str]:
    """The functions of libdevice's kind that PTX uses and does not define, by name."""
    return sorted({name.decode() for name in _EXTERNAL.findall(ptx)})


class Library:
    """A module of bitcode to link from. Get one with `load`; several threads may use it."""

    def __init__(self, path: str, data: bytes) -> None:
        self.path = path
        self._data = data
        self._parsed: NativeModule | None = None
        self._extracts: dict[frozenset[bytes], bytes] = {}
        self._lock = RLock()

    @cached_property
    def signatures(self) -> dict[bytes, str]:
        """The type of each function that can be linked: `float (float)`."""
        with self._lock:
            self._parsed = self._parse()
            return {engine().symbol(pointer): function_type(pointer) for pointer in self._parsed.defined_functions()}

    def extract(self, names: frozenset[bytes]) -> bytes:
        """The text of a module with these functions, and with what they need as internal functions and variables."""
        with self._lock:
            if names not in self._extracts:
                self._extracts[names] = self._extract(names)
            return self._extracts[names]

    def _extract(self, names: frozenset[bytes]) -> bytes:
        from nvopt.llvm.native import Step

        module, self._parsed = self._parsed or self._parse(), None
        for pointer in module.defined_functions():
            name = engine().symbol(pointer)
            if name not in names:
                module.make_internal(name)
        module.run([Step("globaldce")], None, 0)
        message = module.verify()  # of the whole library it would take as long as reading it
        if message:
            raise self._unreadable(message)
        text = module.print()
        module.close()
        return text

    def _parse(self) -> NativeModule:
        working_on(self.path)
        read = NativeModule.parse(self._data, bitcode=True)
        if isinstance(read, bytes):
            raise self._unreadable(read)
        return read

    def _unreadable(self, message: bytes) -> InputError:
        said = message.decode(errors="backslashreplace").rstrip("\n")
        return InputError(f"{self.path}: error: cannot read this library: {said}")


def load(path: str) -> Library:
    """The library in a file of bitcode, read once for the process as long as the file stays the same. InputError when it is none."""
    try:
        status = os.stat(path)
        return _load(path, status.st_mtime_ns, status.st_size)
    except OSError as error:
        raise InputError(f"{path}: error: cannot read this library: {error.strerror or error}") from None


@lru_cache(maxsize=4)
def _load(path: str, _time: int, _size: int) -> Library:
    with open(path, "rb") as file:
        data = file.read()
    if not is_bitcode(data):
        raise InputError(f"{path}: error: cannot read this library: it is not LLVM bitcode (libdevice is a file {_FILE})")
    return Library(path, data)
