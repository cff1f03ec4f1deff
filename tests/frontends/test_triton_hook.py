"""nvopt.frontends.triton: the hook in a small stand-in for Triton's compile(), and in Triton itself where that is installed."""

from __future__ import annotations

import importlib.util
import json
import re
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

import nvopt
from nvopt.frontends.triton import StagesHook
from nvopt.ir import Function

FIXTURES = Path(__file__).parents[2] / "fixtures/triton"
SOFTMAX = (FIXTURES / "softmax.ll").read_text()


@dataclass(frozen=True)
class Kept(nvopt.FunctionPass):
    """Marks what it has seen, and for which GPU."""

    name = "kept"
    summary = "Say for which GPU a kernel was compiled"
    word: str = "x"

    def run(self, function: Function, context: nvopt.Context) -> bool:
        function.attributes = function.attributes.with_attribute(f'"{self.word}"="{context.target.cpu}"')
        return True


class Compiler:
    """What Triton 3.9 does around the hook: `compile()` asks for the key, NVIDIA's backend offers its stages, and each stage takes what the
    one before it made and a mapping of metadata. Kernels are kept by their keys."""

    def __init__(self) -> None:
        self.hook: Callable[..., Any] | None = None
        self.cache: dict[str, dict[str, str]] = {}

    def compile(self, source: str, capability: int | None = 90) -> dict[str, str]:
        key = source + str(capability)
        if self.hook is not None:
            inspect_key, inspect_hash = self.hook()
            assert isinstance(inspect_hash, str)
            key += inspect_key
        if key not in self.cache:
            self.cache[key] = self._run_stages(source, capability)
        return self.cache[key]

    def _run_stages(self, source: str, capability: int | None) -> dict[str, str]:
        stages: dict[str, Callable[..., Any]] = {
            "ttgir": lambda src, metadata: f"module {src}",
            "llir": lambda src, metadata: metadata.update(shared=16) or SOFTMAX,
            "ptx": lambda src, metadata: f".target {src}",
        }
        if self.hook is not None:
            self.hook(SimpleNamespace(), stages, SimpleNamespace(arch=f"sm{capability}"), "Language.TRITON", capability)
        made: dict[str, str] = {}
        metadata: dict[str, Any] = {}
        form = source
        for name, stage in stages.items():
            made[name] = form = stage(form, metadata)
        assert metadata["shared"] == 16
        return made


@pytest.fixture
def compiler() -> Compiler:
    return Compiler()


def test_passes_run_behind_tritons_and_ahead_of_code_generation(compiler: Compiler) -> None:
    compiler.hook = StagesHook(["instsimplify", Kept()])
    made = compiler.compile("softmax")
    assert '"x"="sm_90a"' in made["llir"]
    assert made["ptx"] == f".target {made['llir']}"
    assert made["ttgir"] == "module softmax"
    assert "f0x" in SOFTMAX
    assert "f0x" not in made["llir"]


@pytest.mark.parametrize(("capability", "cpu"), [(89, "sm_89"), (90, "sm_90a"), (100, "sm_100a")])
def test_the_gpu_is_that_which_triton_compiles_for(compiler: Compiler, capability: int, cpu: str) -> None:
    compiler.hook = StagesHook([Kept()])
    assert f'"x"="{cpu}"' in compiler.compile("softmax", capability)["llir"]
    compiler.hook = StagesHook([Kept()], cpu="sm_80")
    assert '"x"="sm_80"' in compiler.compile("softmax", capability)["llir"]


def test_what_is_for_other_targets_stays(compiler: Compiler) -> None:
    compiler.hook = StagesHook([Kept()])
    assert compiler.compile("softmax", None)["llir"] is SOFTMAX
    stages: dict[str, Callable[..., object]] = {"amdgcn": lambda src, metadata: ""}
    compiler.hook(None, stages, None, None, 90)
    assert list(stages) == ["amdgcn"]


def test_kernels_are_kept_by_what_was_done_to_them(compiler: Compiler, tmp_path: Path) -> None:
    facts = tmp_path / "facts.json"
    facts.write_text(json.dumps({"kernels": {}}))
    hooks = [
        None,
        StagesHook("sroa"),
        StagesHook("instcombine"),
        StagesHook("sroa", ftz=True),
        StagesHook([Kept()]),
        StagesHook([Kept("y")]),
        StagesHook("sroa", facts=facts),
    ]
    for compiler.hook in hooks:
        compiler.compile("softmax")
    assert len(compiler.cache) == len(hooks)
    compiler.hook = StagesHook("sroa")
    compiler.compile("softmax")
    assert len(compiler.cache) == len(hooks)
    facts.write_text(json.dumps({"kernels": {"softmax": {}}}))
    compiler.hook = StagesHook("sroa", facts=facts)
    compiler.compile("softmax")
    assert len(compiler.cache) == len(hooks) + 1


@pytest.mark.parametrize(
    ("passes", "options", "error"),
    [
        ("sraa", {}, nvopt.PipelineError),
        ("sroa", {"cpu": "sm_1"}, nvopt.PipelineError),
        ("sroa", {"knobs": {"none": 1}}, nvopt.KnobError),
        ("sroa", {"gpu": "sm_90"}, TypeError),
        ("sroa", {"emit": "ptx"}, TypeError),
    ],
)
def test_mistakes_are_told_where_they_are_made(passes: str, options: dict[str, Any], error: type[Exception]) -> None:
    with pytest.raises(error):
        StagesHook(passes, **options)


def test_a_fault_of_a_kernel_comes_out_of_compile(compiler: Compiler, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(globals(), "SOFTMAX", SOFTMAX.replace("ret void", "ret i7"))
    compiler.hook = StagesHook("sroa")
    with pytest.raises(nvopt.InputError, match=r"Triton's LLVM IR:\d+:\d+: error: expected value token"):
        compiler.compile("softmax")


# -- Triton itself


@pytest.fixture(scope="module")
def triton() -> Iterator[Any]:
    """Triton, and fixtures/triton/kernels.py as `triton.kernels`."""
    package = pytest.importorskip("triton", reason="Triton is not installed: a gigabyte, which the suite does not bring")
    spec = importlib.util.spec_from_file_location("triton_kernels_to_hook", FIXTURES / "kernels.py")
    assert spec is not None
    assert spec.loader is not None
    kernels = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = kernels
    spec.loader.exec_module(kernels)
    yield SimpleNamespace(knobs=package.knobs, kernels=kernels)
    del sys.modules[spec.name]


def compile_with(triton: Any, hook: StagesHook | None, name: str) -> dict[str, Any]:
    kernels = triton.kernels
    kernel = kernels.KERNELS[name]
    signature = {**kernel.arguments, **dict.fromkeys(kernel.constants, "constexpr")}
    source = kernels.ASTSource(kernel.function, signature, constexprs=dict(kernel.constants))
    with triton.knobs.runtime.scope():
        triton.knobs.runtime.add_stages_inspection_hook = hook
        return dict(kernels.triton.compile(source, target=kernels.GPUTarget("cuda", 90, 32)).asm)


@pytest.mark.filterwarnings("ignore")  # Triton's own
@pytest.mark.parametrize("name", ["add", "softmax", "layernorm", "histogram", "report", "swish", "gelu"])
def test_triton_makes_the_same_of_what_went_through_nvopt(triton: Any, name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TRITON_CACHE_DIR", str(tmp_path))
    hooks = (None, StagesHook("mirror-roundtrip"), StagesHook("nvopt<O3>"))
    plain, through, optimized = (compile_with(triton, hook, name) for hook in hooks)
    assert through["ptx"] == plain["ptx"]
    assert through["cubin"] == plain["cubin"]
    assert "range(i32 0, 128) i32 @llvm.nvvm.read.ptx.sreg.tid.x()" in optimized["llir"]
    assert re.search(rf"\.visible \.entry {name}\(", optimized["ptx"])
    assert optimized["cubin"][:4] == b"\x7fELF"


@pytest.mark.filterwarnings("ignore")
def test_a_pass_of_ones_own_in_triton(triton: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TRITON_CACHE_DIR", str(tmp_path))
    assert '"x"="sm_90a"' in compile_with(triton, StagesHook([Kept()]), "add")["llir"]
    assert '"x"=' not in compile_with(triton, None, "add")["llir"]
