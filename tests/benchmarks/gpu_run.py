"""Kernels of five fixtures on a GPU: from nvopt's PTX and from LLVM's, on the same data, one beside the other.

    python tests/benchmarks/gpu_run.py                 all of it, where there are a GPU, opt-22 and llc-22
    python tests/benchmarks/gpu_run.py --prepare DIR   make the PTX of both; takes no GPU
    python tests/benchmarks/gpu_run.py DIR             run that PTX; takes no LLVM, and of Python the standard library only

Each kernel runs once per side on the same fresh data, and what it leaves in memory must be the same: bit for bit, or, where the source lets
a compiler contract multiplications and additions, within a tolerance. Then it is timed: medians of many rounds, in which the two sides take
turns. Registers and local memory are what the driver's compiler made of the PTX. Without a GPU the script says so, and that is no failure.
"""

from __future__ import annotations

import argparse
import ctypes
import math
import random
import shlex
import shutil
import statistics
import subprocess
import sys
import tempfile
from array import array
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from ctypes import POINTER, c_char_p, c_float, c_int, c_size_t, c_uint, c_uint64, c_void_p
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Literal, NamedTuple

ROOT = Path(__file__).parents[2]
GPU = "sm_90"
CAPABILITY = (9, 0)

COMMANDS = {
    "nvopt": f"{shlex.quote(sys.executable)} -m nvopt -O3 -mcpu={GPU} --libdevice --emit=ptx {{source}} -o {{ptx}}",
    "llvm": f"opt-22 -O3 -mcpu={GPU} {{source}} -o {{ptx}}.bc && llc-22 -O3 -mcpu={GPU} {{ptx}}.bc -o {{ptx}} && rm {{ptx}}.bc",
}
"""How the PTX of each side is made of a fixture's IR, as a shell command."""

SIDES = tuple(COMMANDS)


# -- what runs


@dataclass(frozen=True)
class Array:
    """A buffer that a kernel gets by its address: `count` numbers. `fresh` ones hold nothing that the kernel reads."""

    kind: Literal["f32", "f64", "i32"]
    count: int
    fresh: bool = False

    def data(self, seed: int) -> bytes:
        """What it holds at the start. Floats are between 1 and 2, so that no sum cancels; their lowest bits are random as well."""
        size = self.count * (8 if self.kind == "f64" else 4)
        if self.fresh:
            return b"\xa5" * size
        data = bytearray(random.Random(seed).randbytes(size))
        if self.kind != "i32":
            step, bits = (8, 0xF0) if self.kind == "f64" else (4, 0x80)
            data[step - 2 :: step] = data[step - 2 :: step].translate(
                bytes(byte | bits if step == 4 else byte & 15 | bits for byte in range(256))
            )
            data[step - 1 :: step] = b"\x3f" * self.count
        return bytes(data)


@dataclass(frozen=True)
class Launch:
    """One kernel of one fixture with its arguments. Floats may differ by `tolerance`, relative to the larger; None: not in a single bit."""

    fixture: str
    kernel: str
    name: str
    grid: tuple[int, int]
    block: tuple[int, int]
    arguments: tuple[Array | c_int | c_float | c_uint64, ...]
    tolerance: float | None = None


_N = 1 << 18
LAUNCHES = (
    Launch(
        "demo",
        "step",
        "_Z4stepP8ParticlePKS_if",
        (256, 1),
        (256, 1),
        (Array("f32", 8 * _N, fresh=True), Array("f32", 8 * _N), c_int(_N), c_float(0.01)),
        1e-5,
    ),
    Launch(
        "float4",
        "axpy",
        "_Z4axpyP6float4PKS_fi",
        (512, 1),
        (256, 1),
        (Array("f32", 4 * _N), Array("f32", 4 * _N), c_float(0.5), c_int(_N)),
        1e-6,
    ),
    Launch(
        "float4",
        "queue",
        "_Z5queueP6float4PKS_i",
        (1, 1),
        (32, 1),
        (Array("f32", 4 * 2040, fresh=True), Array("f32", 4 * 2048), c_int(2048)),
    ),
    Launch(
        "grid_stride",
        "copy_small",
        "_Z10copy_smallP5SmallPKS_l",
        (512, 1),
        (256, 1),
        (Array("i32", 3 * _N, fresh=True), Array("i32", 3 * _N), c_uint64(_N)),
    ),
    Launch(
        "grid_stride",
        "copy_wide",
        "_Z9copy_wideP4WidePKS_l",
        (512, 1),
        (256, 1),
        (Array("i32", 12 * _N, fresh=True), Array("i32", 12 * _N), c_uint64(_N)),
    ),
    Launch("grid_stride", "swap_small", "_Z10swap_smallP5Smalli", (512, 1), (256, 1), (Array("i32", 3 * _N), c_int(_N))),
    Launch(
        "shared_tiles",
        "matmul",
        "_Z6matmulPfPKfS1_i",
        (32, 32),
        (16, 16),
        (Array("f32", 512 * 512, fresh=True), Array("f32", 512 * 512), Array("f32", 512 * 512), c_int(512)),
        1e-4,
    ),
    Launch(
        "shared_tiles",
        "transpose",
        "_Z9transposePdPKdii",
        (32, 22),
        (32, 8),
        (Array("f64", 1000 * 700, fresh=True), Array("f64", 1000 * 700), c_int(1000), c_int(700)),
    ),
    Launch(
        "math",
        "exponentials",
        "_Z12exponentialsPfPKfi",
        (_N // 256, 1),
        (256, 1),
        (Array("f32", _N, fresh=True), Array("f32", _N), c_int(_N)),
        1e-5,
    ),
    Launch(
        "math", "doubles", "_Z7doublesPdPKdi", (_N // 256, 1), (256, 1), (Array("f64", _N, fresh=True), Array("f64", _N), c_int(_N)), 1e-13
    ),
)
FIXTURES = tuple(dict.fromkeys(launch.fixture for launch in LAUNCHES))


# -- PTX


def prepare(folder: Path) -> None:
    """Make the PTX of both sides of every fixture. SystemExit with a message where a tool is missing or fails."""
    missing = [tool for tool in ("opt-22", "llc-22") if shutil.which(tool) is None]
    if missing:
        raise SystemExit(
            f"{' and '.join(missing)} not found: make peers installs LLVM 22, or make the PTX where it is (gpu_run.py --prepare DIR)"
        )
    folder.mkdir(parents=True, exist_ok=True)
    for fixture in FIXTURES:
        for side in SIDES:
            ptx = folder / f"{fixture}.{side}.ptx"
            source = ROOT / "fixtures" / f"{fixture}.ll"
            command = COMMANDS[side].format(source=shlex.quote(str(source)), ptx=shlex.quote(str(ptx.resolve())))
            # In the repository, so that `-m nvopt` is the nvopt beside this script.
            done = subprocess.run(["/bin/sh", "-c", command], cwd=ROOT, stderr=subprocess.PIPE, text=True)
            if done.returncode or not ptx.exists():
                raise SystemExit(f"{command}\nstatus {done.returncode}\n{done.stderr}")


def read(folder: Path) -> dict[tuple[str, str], bytes]:
    """The PTX in a folder by fixture and side. SystemExit where some is missing."""
    texts = {}
    for fixture in FIXTURES:
        for side in SIDES:
            path = folder / f"{fixture}.{side}.ptx"
            try:
                texts[fixture, side] = path.read_bytes()
            except OSError as error:
                raise SystemExit(f"{path}: {error.strerror}; gpu_run.py --prepare {folder} makes it") from None
    return texts


# -- the driver

_SIGNATURES: dict[str, tuple[Any, ...]] = {
    "cuInit": (c_uint,),
    "cuDriverGetVersion": (POINTER(c_int),),
    "cuDeviceGetCount": (POINTER(c_int),),
    "cuDeviceGet": (POINTER(c_int), c_int),
    "cuDeviceGetName": (c_char_p, c_int, c_int),
    "cuDeviceGetAttribute": (POINTER(c_int), c_int, c_int),
    "cuDevicePrimaryCtxRetain": (POINTER(c_void_p), c_int),
    "cuCtxSetCurrent": (c_void_p,),
    "cuCtxSynchronize": (),
    "cuModuleLoadDataEx": (POINTER(c_void_p), c_char_p, c_uint, POINTER(c_int), POINTER(c_void_p)),
    "cuModuleGetFunction": (POINTER(c_void_p), c_void_p, c_char_p),
    "cuFuncGetAttribute": (POINTER(c_int), c_int, c_void_p),
    "cuMemAlloc_v2": (POINTER(c_uint64), c_size_t),
    "cuMemFree_v2": (c_uint64,),
    "cuMemcpyHtoD_v2": (c_uint64, c_void_p, c_size_t),
    "cuMemcpyDtoH_v2": (c_void_p, c_uint64, c_size_t),
    "cuLaunchKernel": (c_void_p, *[c_uint] * 7, c_void_p, POINTER(c_void_p), POINTER(c_void_p)),
    "cuEventCreate": (POINTER(c_void_p), c_uint),
    "cuEventRecord": (c_void_p, c_void_p),
    "cuEventSynchronize": (c_void_p,),
    "cuEventElapsedTime": (POINTER(c_float), c_void_p, c_void_p),
    "cuGetErrorName": (c_int, POINTER(c_char_p)),
    "cuGetErrorString": (c_int, POINTER(c_char_p)),
}
"""The driver's functions that are called, by the names that libcuda exports, with the types of their parameters. All return a status."""

_CAPABILITY_MAJOR, _CAPABILITY_MINOR = 75, 76  # CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_...
_LOCAL_BYTES, _REGISTERS = 3, 4  # CU_FUNC_ATTRIBUTE_LOCAL_SIZE_BYTES, CU_FUNC_ATTRIBUTE_NUM_REGS
_ERROR_LOG, _ERROR_LOG_BYTES = 5, 6  # CU_JIT_ERROR_LOG_BUFFER...
_LOG_BYTES = 1 << 14


class NoGPU(Exception):  # noqa: N818
    """There is nothing to run on; str() says what is missing."""


class DriverError(Exception):
    """A call of the driver failed."""


class Driver:
    """libcuda.so.1 with the first GPU's primary context. NoGPU where that can't be had."""

    def __init__(self, library: Any = None) -> None:
        self._library = _open() if library is None else library
        for name, types in _SIGNATURES.items():
            function = getattr(self._library, name)
            function.argtypes, function.restype = types, c_int
        status = self._library.cuInit(0)
        if status:
            raise NoGPU(f"NVIDIA's driver finds no GPU to use: cuInit says {self._explain(status)}")
        count = self._integer("cuDeviceGetCount")
        if not count:
            raise NoGPU("NVIDIA's driver finds no GPU")
        device = self._integer("cuDeviceGet", 0)
        text = ctypes.create_string_buffer(256)
        self.call("cuDeviceGetName", text, len(text), device)
        self.name = text.value.decode(errors="replace")
        self.capability = (
            self._integer("cuDeviceGetAttribute", _CAPABILITY_MAJOR, device),
            self._integer("cuDeviceGetAttribute", _CAPABILITY_MINOR, device),
        )
        version = self._integer("cuDriverGetVersion")
        self.version = f"{version // 1000}.{version % 1000 // 10}"
        if self.capability < CAPABILITY:
            raise NoGPU(f"{self.name} has compute capability {_dotted(self.capability)}, and the PTX is for {_dotted(CAPABILITY)}")
        self.call("cuCtxSetCurrent", self._pointer("cuDevicePrimaryCtxRetain", device))

    def call(self, name: str, *arguments: Any) -> None:
        """Call one function; DriverError when it fails."""
        status = getattr(self._library, name)(*arguments)
        if status:
            raise DriverError(f"{name.removesuffix('_v2')}: {self._explain(status)}")

    def _explain(self, status: int) -> str:
        texts = []
        for ask in (self._library.cuGetErrorName, self._library.cuGetErrorString):
            text = c_char_p()
            texts.append((text.value or b"").decode() if ask(status, ctypes.byref(text)) == 0 else "")
        return f"{texts[0] or f'error {status}'} ({texts[1]})" if texts[1] else texts[0] or f"error {status}"

    def _integer(self, name: str, *arguments: Any) -> int:
        result = c_int()
        self.call(name, ctypes.byref(result), *arguments)
        return result.value

    def _pointer(self, name: str, *arguments: Any) -> c_void_p:
        result = c_void_p()
        self.call(name, ctypes.byref(result), *arguments)
        return result

    def load(self, ptx: bytes) -> c_void_p:
        """Have the driver compile PTX; DriverError with what its compiler says."""
        log = ctypes.create_string_buffer(_LOG_BYTES)
        options = (c_int * 2)(_ERROR_LOG, _ERROR_LOG_BYTES)
        values = (c_void_p * 2)(ctypes.addressof(log), _LOG_BYTES)
        try:
            return self._pointer("cuModuleLoadDataEx", ptx, len(options), options, values)
        except DriverError as error:
            said = log.value.decode(errors="replace").strip()
            raise DriverError(f"{error}\n{said}" if said else str(error)) from None

    def function(self, module: c_void_p, name: str) -> c_void_p:
        """A kernel of a loaded module."""
        return self._pointer("cuModuleGetFunction", module, name.encode())

    def resources(self, function: c_void_p) -> tuple[int, int]:
        """The registers and the bytes of local memory that a thread of a kernel takes."""
        return self._integer("cuFuncGetAttribute", _REGISTERS, function), self._integer("cuFuncGetAttribute", _LOCAL_BYTES, function)

    def allocate(self, size: int) -> c_uint64:
        """Memory on the GPU; `size` in bytes."""
        address = c_uint64()
        self.call("cuMemAlloc_v2", ctypes.byref(address), size)
        return address

    def event(self) -> c_void_p:
        """A point in time on the GPU."""
        return self._pointer("cuEventCreate", 0)

    def launch(self, function: c_void_p, launch: Launch, arguments: Sequence[Any]) -> None:
        """Start a kernel with these arguments, ctypes objects of the sizes that its parameters have."""
        addresses = (c_void_p * len(arguments))(*map(ctypes.addressof, arguments))
        self.call("cuLaunchKernel", function, *launch.grid, 1, *launch.block, 1, 0, None, addresses, None)

    def milliseconds(self, first: c_void_p, last: c_void_p) -> float:
        """The time between two events, once the second has come about."""
        self.call("cuEventSynchronize", last)
        result = c_float()
        self.call("cuEventElapsedTime", ctypes.byref(result), first, last)
        return result.value


def _open() -> Any:
    try:
        return ctypes.CDLL("libcuda.so.1")
    except OSError as error:
        raise NoGPU(f"NVIDIA's driver is not here: {error}") from None


def _dotted(capability: tuple[int, int]) -> str:
    return ".".join(map(str, capability))


# -- running and comparing

_GUARD_BYTES = 256


class Agreement(NamedTuple):
    """How the memory that two sides left compares. `difference` is the largest, relative to the larger number."""

    same: bool
    differing: int = 0
    total: int = 0
    difference: float = 0.0

    def within(self, tolerance: float | None) -> bool:
        """Whether that is near enough."""
        return self.same or (tolerance is not None and self.difference <= tolerance)

    def __str__(self) -> str:
        return "same bits" if self.same else f"{self.differing} of {self.total} differ, by at most {self.difference:.1e}"


def compare(kind: str, one: bytes, other: bytes) -> Agreement:
    """Compare two buffers of numbers. A NaN is as near as can be to any NaN, and to nothing else."""
    if one == other:
        return Agreement(True)
    code, bits = {"f32": ("f", "I"), "f64": ("d", "Q"), "i32": ("i", "I")}[kind]
    values = zip(array(code, one), array(code, other), strict=True)
    words = zip(array(bits, one), array(bits, other), strict=True)
    pairs = [pair for pair, (a, b) in zip(values, words, strict=True) if a != b]
    return Agreement(False, len(pairs), len(one) // array(code).itemsize, max(_relative(a, b) for a, b in pairs))


def _relative(a: float, b: float) -> float:
    if a == b or (a != a and b != b):
        return 0.0
    difference = abs(a - b) / max(abs(a), abs(b))
    return difference if math.isfinite(difference) else math.inf


class Row(NamedTuple):
    """What is known about one kernel: microseconds, registers and bytes of local memory are by side."""

    launch: Launch
    verdict: str
    good: bool
    times: Mapping[str, float]
    registers: Mapping[str, int]
    local: Mapping[str, int]


def run_all(driver: Driver, texts: Mapping[tuple[str, str], bytes], rounds: int) -> list[Row]:
    """Run every kernel. DriverError where a call fails, which spoils the context for the kernels after it."""
    modules = {}
    for (fixture, side), ptx in texts.items():
        try:
            modules[fixture, side] = driver.load(ptx)
        except DriverError as error:
            raise DriverError(f"{fixture}, the PTX of {side}: {error}") from None
    rows = []
    for launch in LAUNCHES:
        functions = {}
        for side in SIDES:
            with _named(launch, side):
                functions[side] = driver.function(modules[launch.fixture, side], launch.name)
        rows.append(_run(driver, launch, functions, rounds))
    return rows


@contextmanager
def _named(launch: Launch, side: str) -> Iterator[None]:
    """Name the kernel in the errors of the driver."""
    try:
        yield
    except DriverError as error:
        raise DriverError(f"{launch.fixture}, kernel {launch.kernel}, the PTX of {side}: {error}") from None


def _run(driver: Driver, launch: Launch, functions: Mapping[str, c_void_p], rounds: int) -> Row:
    arrays = [argument for argument in launch.arguments if isinstance(argument, Array)]
    initial = [made.data(number) + bytes([0x50 + number]) * _GUARD_BYTES for number, made in enumerate(arrays)]
    buffers = [driver.allocate(len(data)) for data in initial]
    try:
        addresses = iter(buffers)
        arguments = [next(addresses) if isinstance(argument, Array) else argument for argument in launch.arguments]
        left = {side: _once(driver, launch, functions[side], arguments, buffers, initial, side) for side in SIDES}
        good, verdict = _judge(launch, arrays, initial, *(left[side] for side in SIDES))
        times = _time(driver, launch, functions, arguments, rounds) if good else {}
    finally:
        for buffer in buffers:
            driver.call("cuMemFree_v2", buffer)
    resources = {side: driver.resources(functions[side]) for side in SIDES}
    registers, local = ({side: resources[side][i] for side in SIDES} for i in (0, 1))
    return Row(launch, verdict, good, times, registers, local)


def _once(
    driver: Driver,
    launch: Launch,
    function: c_void_p,
    arguments: Sequence[Any],
    buffers: Sequence[c_uint64],
    initial: Sequence[bytes],
    side: str,
) -> list[bytes]:
    """What one run on fresh data leaves in the buffers."""
    for buffer, data in zip(buffers, initial, strict=True):
        driver.call("cuMemcpyHtoD_v2", buffer, data, len(data))
    left = [ctypes.create_string_buffer(len(data)) for data in initial]
    with _named(launch, side):
        driver.launch(function, launch, arguments)
        driver.call("cuCtxSynchronize")
    for buffer, copy in zip(buffers, left, strict=True):
        driver.call("cuMemcpyDtoH_v2", copy, buffer, len(copy))
    return [copy.raw for copy in left]


def _judge(launch: Launch, arrays: Sequence[Array], initial: Sequence[bytes], *sides: Sequence[bytes]) -> tuple[bool, str]:
    """Whether both sides did the same, and something, and stayed within their buffers; and how to say it."""
    for side, left in zip(SIDES, sides, strict=True):
        if any(copy[-_GUARD_BYTES:] != data[-_GUARD_BYTES:] for copy, data in zip(left, initial, strict=True)):
            return False, f"WRONG: {side} writes behind a buffer"
        if list(left) == list(initial):
            return False, f"WRONG: {side} writes nothing"
    found = [compare(made.kind, *(copy[:-_GUARD_BYTES] for copy in copies)) for made, *copies in zip(arrays, *sides, strict=True)]
    worst = max(found, key=lambda agreement: (not agreement.same, agreement.difference))
    good = all(agreement.within(launch.tolerance) for agreement in found)
    return good, str(worst) if good else f"WRONG: {worst}"


_BATCH = 2.0  # milliseconds of launches between two events: their resolution is half a microsecond


def _time(driver: Driver, launch: Launch, functions: Mapping[str, c_void_p], arguments: Sequence[Any], rounds: int) -> dict[str, float]:
    """The median microseconds of a launch by side. A round is as many launches of each side, which take turns at being first."""
    first, last = driver.event(), driver.event()

    def batch(side: str, launches: int) -> float:
        driver.call("cuEventRecord", first, None)
        for _ in range(launches):
            driver.launch(functions[side], launch, arguments)
        driver.call("cuEventRecord", last, None)
        return driver.milliseconds(first, last) / launches

    warm = max(batch(side, 5) for side in SIDES)
    launches = min(500, max(1, math.ceil(_BATCH / max(warm, 1e-6))))
    times: dict[str, list[float]] = {side: [] for side in SIDES}
    for number in range(rounds):
        for side in SIDES if number % 2 else reversed(SIDES):
            times[side].append(batch(side, launches))
    return {side: statistics.median(found) * 1e3 for side, found in times.items()}


# -- the report


def report(rows: Sequence[Row]) -> str:
    """A table of all kernels, and the geometric mean of the ratios of their times."""
    lines = [f"{'kernel':26} {'nvopt':>10} {'LLVM':>10} {'ratio':>7} {'registers':>10} {'local':>10}  results"]
    ratios = []
    for row in rows:
        name = f"{row.launch.fixture} {row.launch.kernel}"
        registers, local = ("/".join(str(values[side]) for side in SIDES) for values in (row.registers, row.local))
        timed = f"{'':>10} {'':>10} {'':>7}"
        if row.times:
            ours, theirs = (row.times[side] for side in SIDES)
            ratios.append(ours / theirs)
            timed = f"{ours:7.1f} us {theirs:7.1f} us {ratios[-1]:7.3f}"
        lines.append(f"{name:26} {timed} {registers:>10} {local:>10}  {row.verdict}")
    if ratios:
        mean = math.exp(sum(map(math.log, ratios)) / len(ratios))
        lines.append(f"geometric mean of the ratios of times, nvopt/LLVM: {mean:.3f}")
    bad = sum(not row.good for row in rows)
    lines.append(f"{bad} of {len(rows)} kernels do not compute the same" if bad else f"all {len(rows)} kernels compute the same")
    return "\n".join(lines)


def main(arguments: Sequence[str], library: Any = None) -> int:
    """The script; `library` stands in for libcuda."""
    parser = argparse.ArgumentParser(description=str(__doc__).partition("\n")[0])
    parser.add_argument("folder", nargs="?", type=Path, metavar="DIR", help="PTX that --prepare made; without it, it is made first")
    parser.add_argument("--prepare", type=Path, metavar="DIR", help="only make the PTX of both sides, in DIR")
    parser.add_argument("--rounds", type=int, default=31, help="rounds of timing (default: 31)")
    options = parser.parse_args(arguments)
    if options.prepare is not None:
        prepare(options.prepare)
        print(f"the PTX of {len(FIXTURES)} fixtures is in {options.prepare}")
        return 0
    try:
        driver = Driver(library)
    except NoGPU as error:
        print(f"no GPU run: {error}")
        return 0
    if options.folder is not None:
        texts = read(options.folder)
    else:
        with tempfile.TemporaryDirectory() as folder:
            prepare(Path(folder))
            texts = read(Path(folder))
    print(f"{driver.name}, compute capability {_dotted(driver.capability)}, driver for CUDA {driver.version}; PTX for {GPU}")
    try:
        rows = run_all(driver, texts, max(1, options.rounds))
    except DriverError as error:
        print(f"gpu_run.py: {error}", file=sys.stderr)
        return 1
    print(report(rows))
    return 0 if all(row.good for row in rows) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
