"""The GPU script without a GPU: a stand-in for libcuda is called as C functions are, and runs two kernels in Python."""

from __future__ import annotations

import ctypes
import shutil
import struct
from collections.abc import Callable
from ctypes import c_char, c_char_p, c_float, c_int, c_uint64
from pathlib import Path
from typing import Any

import gpu_run
import pytest
from gpu_run import Agreement, Array, Launch, compare

COPY = Launch(
    "copies", "copy", "copy_kernel", (4, 1), (32, 1), (Array("i32", 64, fresh=True), Array("i32", 64), c_uint64(64)), None
)  # fmt: skip
SCALE = Launch("scales", "scale", "scale_kernel", (1, 1), (64, 1), (Array("f32", 64), c_float(0.5), c_int(60)), 1e-6)


class Library:
    """Exports what libcuda exports. A "module" is its text, and what is in it decides what its kernels do wrong."""

    def __init__(self, status: int = 0, devices: int = 1, capability: tuple[int, int] = (9, 0)) -> None:
        self.status, self.devices, self.capability = status, devices, capability
        self.kept: list[Any] = []
        self.memory: dict[int, Any] = {}
        self.launches: list[tuple[str, tuple[int, ...]]] = []
        self.clock = 0.0
        for name, types in gpu_run._SIGNATURES.items():
            own: Callable[..., int | None] = getattr(self, f"_{name}")
            setattr(self, name, ctypes.CFUNCTYPE(c_int, *types)(lambda *values, own=own: own(*values) or 0))

    def _keep(self, value: Any) -> int:
        self.kept.append(value)
        return len(self.kept)

    def _cuInit(self, flags: int) -> int:  # noqa: N802
        return self.status if flags == 0 else 1

    def _cuDriverGetVersion(self, version: Any) -> None:  # noqa: N802
        version[0] = 13020

    def _cuDeviceGetCount(self, count: Any) -> None:  # noqa: N802
        count[0] = self.devices

    def _cuDeviceGet(self, device: Any, ordinal: int) -> None:  # noqa: N802
        device[0] = 7 + ordinal

    def _cuDeviceGetName(self, name: Any, size: int, device: int) -> int:  # noqa: N802
        assert device == 7
        assert size >= 16
        return 0  # a string parameter comes as a copy here: the name stays empty

    def _cuDeviceGetAttribute(self, value: Any, attribute: int, device: int) -> None:  # noqa: N802
        value[0] = self.capability[{75: 0, 76: 1}[attribute]]

    def _cuDevicePrimaryCtxRetain(self, context: Any, device: int) -> None:  # noqa: N802
        context[0] = 0x7FFF00001234  # more than 32 bits

    def _cuCtxSetCurrent(self, context: int) -> int:  # noqa: N802
        return 0 if context == 0x7FFF00001234 else 201

    def _cuCtxSynchronize(self) -> None:  # noqa: N802
        pass

    def _cuModuleLoadDataEx(self, module: Any, image: bytes, count: int, options: Any, values: Any) -> int:  # noqa: N802
        given = dict(zip(options[:count], values[:count], strict=True))
        if b"no ptx" in image:
            said = b"ptxas fatal   : Missing .version directive\0"
            ctypes.memmove(given[5], said, min(len(said), given[6]))
            return 218
        module[0] = self._keep(image)
        return 0

    def _cuModuleGetFunction(self, function: Any, module: int, name: bytes) -> int:  # noqa: N802
        image = self.kept[module - 1]
        function[0] = self._keep((image, name.decode()))
        return 500 if b"other" in image else 0

    def _cuFuncGetAttribute(self, value: Any, attribute: int, function: int) -> None:  # noqa: N802
        image, _ = self.kept[function - 1]
        value[0] = {3: 64 if b"llvm" in image else 0, 4: 24 if b"llvm" in image else 18}[attribute]

    def _cuMemAlloc_v2(self, address: Any, size: int) -> None:  # noqa: N802
        buffer = (c_char * size)()
        address[0] = ctypes.addressof(buffer)
        self.memory[address[0]] = buffer

    def _cuMemFree_v2(self, address: int) -> None:  # noqa: N802
        del self.memory[address]

    def _cuMemcpyHtoD_v2(self, to: int, source: int, size: int) -> None:  # noqa: N802
        assert len(self.memory[to]) == size
        ctypes.memmove(to, source, size)

    def _cuMemcpyDtoH_v2(self, to: int, source: int, size: int) -> None:  # noqa: N802
        assert len(self.memory[source]) == size
        ctypes.memmove(to, source, size)

    def _cuLaunchKernel(self, function: int, *rest: Any) -> int:  # noqa: N802
        *shape, shared, stream, parameters, extra = rest
        assert (shared, stream, bool(extra)) == (0, None, False)
        image, name = self.kept[function - 1]
        self.launches.append((name, tuple(shape)))
        self.clock += 0.02 if b"llvm" in image else 0.01
        if b"crash" in image:
            return 700
        if b"lazy" not in image:
            getattr(self, f"_{name}")(parameters, image)
        return 0

    def _copy_kernel(self, parameters: Any, image: bytes) -> None:
        to, source, count = (c_uint64.from_address(parameters[at]).value for at in range(3))
        ctypes.memmove(to, source, 4 * count + (1 if b"too far" in image else 0))
        if b"slip" in image:
            ctypes.memset(to + 4 * count - 1, 0, 1)

    def _scale_kernel(self, parameters: Any, image: bytes) -> None:
        data = c_uint64.from_address(parameters[0]).value
        by, count = c_float.from_address(parameters[1]).value, c_int.from_address(parameters[2]).value
        for number in range(count):
            place = c_float.from_address(data + 4 * number)
            place.value = place.value * by * (1.0000002 if b"contract" in image else 1.01 if b"slip" in image else 1)

    def _cuEventCreate(self, event: Any, flags: int) -> None:  # noqa: N802
        event[0] = self._keep([0.0])

    def _cuEventRecord(self, event: int, stream: None) -> None:  # noqa: N802
        self.kept[event - 1][0] = self.clock

    def _cuEventSynchronize(self, event: int) -> None:  # noqa: N802
        pass

    def _cuEventElapsedTime(self, time: Any, first: int, last: int) -> None:  # noqa: N802
        time[0] = self.kept[last - 1][0] - self.kept[first - 1][0]

    def _cuGetErrorName(self, status: int, name: Any) -> int:  # noqa: N802
        names = {
            100: b"CUDA_ERROR_NO_DEVICE",
            218: b"CUDA_ERROR_INVALID_PTX",
            500: b"CUDA_ERROR_NOT_FOUND",
            700: b"CUDA_ERROR_ILLEGAL_ADDRESS",
        }
        name[0] = names.get(status)
        return 0 if status in names else 1

    def _cuGetErrorString(self, status: int, text: Any) -> int:  # noqa: N802
        text[0] = c_char_p(b"no CUDA-capable device is detected") if status == 100 else None
        return 0


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with the "PTX" of two kernels; each test spoils one of them."""
    monkeypatch.setattr(gpu_run, "LAUNCHES", (COPY, SCALE))
    monkeypatch.setattr(gpu_run, "FIXTURES", ("copies", "scales"))
    for fixture in ("copies", "scales"):
        for side in gpu_run.SIDES:
            (tmp_path / f"{fixture}.{side}.ptx").write_text(f"// {side}")
    return tmp_path


def spoil(folder: Path, name: str, how: str) -> None:
    path = folder / f"{name}.ptx"
    path.write_text(f"{path.read_text()} {how}")


def test_a_run(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    spoil(folder, "scales.nvopt", "contract")
    library = Library()
    assert gpu_run.main([str(folder), "--rounds=3"], library) == 0
    said = capsys.readouterr().out.splitlines()
    assert said[0].endswith(", compute capability 9.0, driver for CUDA 13.2; PTX for sm_90")
    assert said[2].split() == ["copies", "copy", "10.0", "us", "20.0", "us", "0.500", "18/24", "0/64", "same", "bits"]
    assert said[3].startswith("scales scale")
    assert "60 of 64 differ, by at most " in said[3]
    assert said[4:] == ["geometric mean of the ratios of times, nvopt/LLVM: 0.500", "all 2 kernels compute the same"]
    assert library.memory == {}
    assert set(library.launches) == {("copy_kernel", (4, 1, 1, 32, 1, 1)), ("scale_kernel", (1, 1, 1, 64, 1, 1))}


@pytest.mark.parametrize(
    ("name", "how", "verdict"),
    [
        ("copies.nvopt", "slip", "WRONG: 1 of 64 differ, by at most "),
        ("scales.llvm", "slip", "WRONG: 60 of 64 differ, by at most 9.9e-03"),
        ("copies.llvm", "too far", "WRONG: llvm writes behind a buffer"),
        ("scales.nvopt", "lazy", "WRONG: nvopt writes nothing"),
    ],
)
def test_wrong_results(folder: Path, capsys: pytest.CaptureFixture[str], name: str, how: str, verdict: str) -> None:
    spoil(folder, name, how)
    assert gpu_run.main([str(folder)], Library()) == 1
    said = capsys.readouterr().out
    assert verdict in said
    assert said.endswith("1 of 2 kernels do not compute the same\n")


@pytest.mark.parametrize(
    ("name", "how", "message"),
    [
        (
            "scales.nvopt",
            "no ptx",
            "scales, the PTX of nvopt: cuModuleLoadDataEx: CUDA_ERROR_INVALID_PTX\nptxas fatal   : Missing .version directive",
        ),
        ("scales.llvm", "other", "scales, kernel scale, the PTX of llvm: cuModuleGetFunction: CUDA_ERROR_NOT_FOUND"),
        ("copies.llvm", "crash", "copies, kernel copy, the PTX of llvm: cuLaunchKernel: CUDA_ERROR_ILLEGAL_ADDRESS"),
    ],
)
def test_errors_of_the_driver(folder: Path, capsys: pytest.CaptureFixture[str], name: str, how: str, message: str) -> None:
    spoil(folder, name, how)
    assert gpu_run.main([str(folder)], Library()) == 1
    assert capsys.readouterr().err == f"gpu_run.py: {message}\n"


@pytest.mark.parametrize(
    ("library", "message"),
    [
        (Library(status=100), "NVIDIA's driver finds no GPU to use: cuInit says CUDA_ERROR_NO_DEVICE (no CUDA-capable device is detected)"),
        (Library(status=999), "NVIDIA's driver finds no GPU to use: cuInit says error 999"),
        (Library(devices=0), "NVIDIA's driver finds no GPU"),
        (Library(capability=(8, 9)), " has compute capability 8.9, and the PTX is for 9.0"),
    ],
)
def test_no_gpu_is_no_failure(folder: Path, capsys: pytest.CaptureFixture[str], library: Library, message: str) -> None:
    assert gpu_run.main([str(folder)], library) == 0
    assert capsys.readouterr().out == f"no GPU run: {message}\n"


def test_no_driver_is_no_failure(folder: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(name: str) -> None:
        raise OSError(f"{name}: cannot open shared object file")

    monkeypatch.setattr(ctypes, "CDLL", missing)
    assert gpu_run.main([str(folder)]) == 0
    assert capsys.readouterr().out == "no GPU run: NVIDIA's driver is not here: libcuda.so.1: cannot open shared object file\n"


def test_missing_ptx(folder: Path) -> None:
    (folder / "scales.llvm.ptx").unlink()
    with pytest.raises(SystemExit, match=r"scales\.llvm\.ptx: No such file or directory; gpu_run.py --prepare .* makes it"):
        gpu_run.main([str(folder)], Library())


def test_preparing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(shutil, "which", lambda tool: f"/usr/bin/{tool}")
    monkeypatch.setattr(gpu_run, "COMMANDS", {side: f"test -f {{source}} && echo '// {side}' > {{ptx}}" for side in gpu_run.SIDES})
    folder = tmp_path / "a folder"
    assert gpu_run.main(["--prepare", str(folder)]) == 0
    assert capsys.readouterr().out == f"the PTX of 5 fixtures is in {folder}\n"
    assert gpu_run.read(folder)["math", "llvm"] == b"// llvm\n"
    monkeypatch.setitem(gpu_run.COMMANDS, "llvm", "echo cannot >&2; exit 3")
    with pytest.raises(SystemExit, match=r"^echo cannot >&2; exit 3\nstatus 3\ncannot\n$"):
        gpu_run.main(["--prepare", str(folder)])


def test_preparing_without_llvm(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shutil, "which", lambda tool: None)
    with pytest.raises(SystemExit, match=r"^opt-22 and llc-22 not found: make peers installs LLVM 22"):
        gpu_run.main(["--prepare", str(tmp_path)])


def test_comparing() -> None:
    nan, other_nan = struct.pack("<I", 0x7FC00000), struct.pack("<I", 0xFFC00001)
    one = struct.pack("<f", 1.0)
    assert compare("f32", one + nan, one + nan) == Agreement(True)
    assert compare("f32", one + nan, one + other_nan) == Agreement(False, 1, 2, 0.0)
    assert compare("f32", one, nan).difference == float("inf")
    assert compare("f32", struct.pack("<f", float("inf")), one).difference == float("inf")
    zeros = compare("f64", struct.pack("<d", 0.0), struct.pack("<d", -0.0))
    assert zeros == Agreement(False, 1, 1, 0.0)
    assert zeros.within(1e-9)
    assert not zeros.within(None)
    assert compare("i32", struct.pack("<2i", 4, 5), struct.pack("<2i", 4, 10)) == Agreement(False, 1, 2, 0.5)


@pytest.mark.parametrize(("kind", "code"), [("f32", "f"), ("f64", "d")])
def test_floats_are_between_one_and_two(kind: Any, code: str) -> None:
    data = Array(kind, 1000).data(1)
    assert data != Array(kind, 1000).data(2)
    numbers = struct.unpack(f"<1000{code}", data)
    assert min(numbers) >= 1.0
    assert max(numbers) < 2.0
    assert len(set(numbers)) > 990


def test_every_kernel_is_in_its_fixture_with_these_parameters() -> None:
    sizes = {"ptr": 8, "i64": 8, "i32": 4, "float": 4}
    for launch in gpu_run.LAUNCHES:
        text = (gpu_run.ROOT / "fixtures" / f"{launch.fixture}.ll").read_text()
        _, _, rest = text.partition(f" ptx_kernel void @{launch.name}(")
        types = [parameter.split()[0] for parameter in rest.partition(")")[0].split(", ")]
        assert [type_ == "ptr" for type_ in types] == [isinstance(argument, Array) for argument in launch.arguments]
        given = [8 if isinstance(argument, Array) else ctypes.sizeof(argument) for argument in launch.arguments]
        assert [sizes[type_] for type_ in types] == given
    assert len(gpu_run.FIXTURES) == 5
