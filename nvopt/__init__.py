"""nvopt: `opt` for CUDA device code.

    import nvopt

    module = nvopt.parse(open("in.ll").read())     # LLVM reads and verifies it; the result is plain Python objects
    for function in module.functions: ...
    print(module)

    text = nvopt.run(text, "nvvm-reflect,function(sroa,instcombine)", cpu="sm_90")
    results = nvopt.run_many(["a.ll", "b.ll"], "nvvm-reflect", executor=any_executor)

`passes` is the text of `-passes=`, or a list that mixes such texts with passes of your own (`nvopt.FunctionPass`, `nvopt.ModulePass`).
Importing this module loads nothing else; what it offers is imported when it is first used.
"""

import os
from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from concurrent.futures import Executor

    from nvopt.ir import Module as Module
    from nvopt.knobs import KnobError as KnobError
    from nvopt.llvm import InputError as InputError
    from nvopt.llvm import PassError as PassError
    from nvopt.passes.base import Context as Context
    from nvopt.passes.base import FunctionPass as FunctionPass
    from nvopt.passes.base import ModulePass as ModulePass
    from nvopt.passes.base import Pass as Pass
    from nvopt.pipeline.batch import Result as Result
    from nvopt.pipeline.driver import Options
    from nvopt.pipeline.output import OutputError as OutputError
    from nvopt.pipeline.text import PipelineError as PipelineError
    from nvopt.remarks import Remark as Remark
    from nvopt.remarks import RemarkSink as RemarkSink

__version__ = "0.1.0"

_HOMES = {
    "Context": "nvopt.passes.base",
    "FunctionPass": "nvopt.passes.base",
    "InputError": "nvopt.llvm",
    "KnobError": "nvopt.knobs",
    "Module": "nvopt.ir",
    "ModulePass": "nvopt.passes.base",
    "OutputError": "nvopt.pipeline.output",
    "Pass": "nvopt.passes.base",
    "PassError": "nvopt.llvm",
    "PipelineError": "nvopt.pipeline.text",
    "Remark": "nvopt.remarks",
    "RemarkSink": "nvopt.remarks",
    "Result": "nvopt.pipeline.batch",
}
__all__ = [*_HOMES, "parse", "run", "run_many"]


def __getattr__(name: str) -> object:
    if name not in _HOMES:
        raise AttributeError(f"module 'nvopt' has no attribute '{name}'")
    from importlib import import_module

    value: object = getattr(import_module(_HOMES[name]), name)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})


def parse(text: str | bytes, path: str = "<string>") -> "Module":
    """Read a module (text, or bytes of text or bitcode) into objects. LLVM reads and verifies it first: InputError when it is not valid.
    `path` is what messages call it."""
    from nvopt.llvm import Unit

    return Unit.parse(_bytes(text), path).mirror()


def run(
    text: str | bytes,
    passes: "str | Sequence[str | Pass]",
    *,
    cpu: str | None = None,
    ftz: bool | None = None,
    prec_div: bool | None = None,
    prec_sqrt: bool | None = None,
    reflect: Mapping[str, int] | None = None,
    knobs: Mapping[str, bool | int | str] | None = None,
    remarks: "RemarkSink | None" = None,
    path: str = "<string>",
) -> str:
    """Run passes over a module; the text that comes out, verified by LLVM.

    `cpu` ("sm_90", "compute_90") to `reflect` are the target's options, `knobs` values of `-help-knobs`' settings. Remarks and warnings
    go to `remarks`; without it, warnings become Python's. InputError, PassError, PipelineError and KnobError tell what went wrong.
    """
    from nvopt.pipeline.driver import Driver
    from nvopt.remarks import RemarkSink

    sink = RemarkSink() if remarks is None else remarks
    driver = Driver(_options(passes, cpu, ftz, prec_div, prec_sqrt, reflect, knobs))
    made = driver.compile(_bytes(text), path, sink=sink)
    if remarks is None and sink.warnings:
        import warnings

        for message in sink.warnings:
            warnings.warn(message, stacklevel=2)
    return made.decode(errors="surrogateescape")


def run_many(
    inputs: "Iterable[str | os.PathLike[str]] | Mapping[str, str | bytes]",
    passes: "str | Sequence[str | Pass]",
    *,
    output: str | None = None,
    executor: "Executor | None" = None,
    cpu: str | None = None,
    ftz: bool | None = None,
    prec_div: bool | None = None,
    prec_sqrt: bool | None = None,
    reflect: Mapping[str, int] | None = None,
    knobs: Mapping[str, bool | int | str] | None = None,
    remarks: bool = False,
) -> "list[Result]":
    """Run the same passes over many inputs: files, or a mapping of names to modules. One result each, in the inputs' order.

    `output` names a directory for the results; without it they carry their text. `executor` is any `concurrent.futures.Executor`: a pool
    of this machine or of a cluster. An input that fails is a result with an `error`; the others are done all the same.
    """
    from nvopt.pipeline.batch import Job, output_paths, run_jobs

    texts = {name: _bytes(text) for name, text in inputs.items()} if isinstance(inputs, Mapping) else {}
    paths = [os.fspath(path) for path in inputs]
    outputs: Sequence[str | None] = output_paths(paths, output) if output is not None else [None] * len(paths)
    jobs = [Job(path, to, texts.get(path)) for path, to in zip(paths, outputs, strict=True)]
    options = _options(passes, cpu, ftz, prec_div, prec_sqrt, reflect, knobs)
    results = run_jobs(jobs, options, executor=executor, remarks=remarks)
    return sorted(results, key=lambda result: result.index)


def _options(
    passes: "str | Sequence[str | Pass]",
    cpu: str | None,
    ftz: bool | None,
    prec_div: bool | None,
    prec_sqrt: bool | None,
    reflect: Mapping[str, int] | None,
    knobs: Mapping[str, bool | int | str] | None,
) -> "Options":
    from nvopt.pipeline.driver import Options
    from nvopt.target import TargetOptions
    from nvopt.target.sm import canonical

    target = TargetOptions(canonical(cpu) if cpu else None, ftz, prec_div, prec_sqrt, tuple((reflect or {}).items()))
    texts = {name: str(value).lower() if isinstance(value, bool) else str(value) for name, value in (knobs or {}).items()}
    return Options(passes if isinstance(passes, str) else tuple(passes), target, tuple(texts.items()))


def _bytes(text: str | bytes) -> bytes:
    return text.encode(errors="surrogateescape") if isinstance(text, str) else text
