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
from typing import TYPE_CHECKING, Any

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
    from nvopt.pipeline.plugins import PluginError as PluginError
    from nvopt.pipeline.text import PipelineError as PipelineError
    from nvopt.remarks import Remark as Remark
    from nvopt.remarks import RemarkSink as RemarkSink

Text = str | bytes | bytearray | memoryview
"""A module as text, or as the bytes of text or bitcode."""

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
    "PluginError": "nvopt.pipeline.plugins",
    "Remark": "nvopt.remarks",
    "RemarkSink": "nvopt.remarks",
    "Result": "nvopt.pipeline.batch",
}
__all__ = [*_HOMES, "load_plugin", "parse", "run", "run_many"]


def __getattr__(name: str) -> object:
    if name not in _HOMES:
        raise AttributeError(f"module 'nvopt' has no attribute '{name}'")
    from importlib import import_module

    value: object = getattr(import_module(_HOMES[name]), name)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})


def parse(text: "Text", path: str = "<string>") -> "Module":
    """Read a module (text, or bytes of text or bitcode) into objects. LLVM reads and verifies it first: InputError when it is not valid.
    `path` is what messages call it."""
    from nvopt.llvm import Unit

    return Unit.parse(_bytes(text), path).mirror()


def load_plugin(path: "str | os.PathLike[str]") -> "tuple[type[Pass], ...]":
    """Put the passes that a Python file defines into the table of passes, and return their classes. From then on, pipelines of this process
    and of its workers may name them. A file is read once; PluginError tells what is wrong with it."""
    from nvopt.pipeline import plugins

    return plugins.load(os.fspath(path))


def run(
    text: "Text | Module",
    passes: "str | Sequence[str | Pass]",
    *,
    cpu: str | None = None,
    ftz: bool | None = None,
    prec_div: bool | None = None,
    prec_sqrt: bool | None = None,
    reflect: Mapping[str, int] | None = None,
    knobs: Mapping[str, bool | int | str] | None = None,
    libdevice: "bool | str | os.PathLike[str]" = False,
    internalize: "bool | Sequence[str]" = False,
    remarks: "RemarkSink | None" = None,
    path: str = "<string>",
    save_reproducer: bool = True,
) -> str:
    """Run passes over a module (as for `parse`, or what `parse` made); the text that comes out, verified by LLVM.

    `cpu` ("sm_90", "compute_90") to `reflect` are the target's options, `knobs` values of `-help-knobs`' settings. `libdevice` links what
    the module calls of CUDA's libdevice first: from where it is installed, or from the file or folder given. `internalize` gives internal
    linkage to all but kernels, variables of the host and, where it is a list, what its globs match. Remarks and warnings
    go to `remarks`; without it, warnings become Python's. InputError, PassError, PipelineError and KnobError tell what went wrong. When a
    pass fails, what it was given is saved to a temporary file that the error names, unless `save_reproducer` is False.
    """
    from nvopt.pipeline.driver import Driver
    from nvopt.remarks import RemarkSink

    sink = RemarkSink() if remarks is None else remarks
    options = _options(passes, cpu, ftz, prec_div, prec_sqrt, reflect, knobs)
    driver = Driver(options._replace(save_reproducer=save_reproducer, **_linking(libdevice, internalize)))
    made = driver.compile(_bytes(text), path, sink=sink)
    if remarks is None and sink.warnings:
        import warnings

        for message in sink.warnings:
            warnings.warn(message, stacklevel=2)
    return made.decode(errors="surrogateescape")


def run_many(
    inputs: "Iterable[str | os.PathLike[str]] | Mapping[str, Text]",
    passes: "str | Sequence[str | Pass]",
    *,
    output: "str | os.PathLike[str] | None" = None,
    executor: "Executor | None" = None,
    cpu: str | None = None,
    ftz: bool | None = None,
    prec_div: bool | None = None,
    prec_sqrt: bool | None = None,
    reflect: Mapping[str, int] | None = None,
    knobs: Mapping[str, bool | int | str] | None = None,
    libdevice: "bool | str | os.PathLike[str]" = False,
    internalize: "bool | Sequence[str]" = False,
    remarks: bool = False,
) -> "list[Result]":
    """Run the same passes over many inputs: files, or a mapping of names to modules. One result each, in the inputs' order.

    `output` names a directory for the results, made if need be; without it they carry their text. `executor` is any
    `concurrent.futures.Executor`: a pool of this machine or of a cluster. An input that fails is a result with an `error`; the others are
    done all the same. (Badly damaged bitcode makes LLVM end its process: give a process pool where inputs may be such.)
    """
    if isinstance(inputs, (str, bytes, os.PathLike)):
        raise TypeError(f"run_many takes several inputs: a list of paths or a mapping of names to modules, not {type(inputs).__name__}")
    from nvopt.pipeline.batch import Job, output_paths, run_jobs

    texts = {name: _bytes(text) for name, text in inputs.items()} if isinstance(inputs, Mapping) else {}
    paths = [os.fspath(path) for path in inputs]
    outputs: Sequence[str | None] = [None] * len(paths)
    if output is not None:
        outputs = output_paths(paths, os.fspath(output))
        os.makedirs(output, exist_ok=True)
    jobs = [Job(path, to, texts.get(path)) for path, to in zip(paths, outputs, strict=True)]
    options = _options(passes, cpu, ftz, prec_div, prec_sqrt, reflect, knobs)._replace(**_linking(libdevice, internalize))
    results = run_jobs(jobs, options, executor=executor, remarks=remarks, isolate=False)
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
    from nvopt.pipeline.registry import plugin_files
    from nvopt.pipeline.text import PipelineError
    from nvopt.target import TargetOptions
    from nvopt.target.sm import canonical

    given = {"ftz": ftz, "prec_div": prec_div, "prec_sqrt": prec_sqrt}
    for name, flag in given.items():
        if flag not in (None, False, True):
            raise TypeError(f"{name} must be True, False or None, not {flag!r}")
    for name, value in (reflect or {}).items():
        if not isinstance(name, str) or not isinstance(value, int):
            raise TypeError(f"reflect maps names to integers, not {name!r} to {value!r}")
    try:
        arch = canonical(cpu) if cpu else None
    except ValueError as error:
        raise PipelineError(str(error)) from None
    flags = {name: None if flag is None else bool(flag) for name, flag in given.items()}
    target = TargetOptions(arch, reflect=tuple((name, int(value)) for name, value in (reflect or {}).items()), **flags)
    texts = {name: str(value).lower() if isinstance(value, bool) else str(value) for name, value in (knobs or {}).items()}
    given_passes = passes if isinstance(passes, str) else tuple(passes)
    return Options(given_passes, target, tuple(texts.items()), plugins=tuple(plugin_files()))


def _linking(libdevice: "bool | str | os.PathLike[str]", internalize: "bool | Sequence[str]") -> dict[str, Any]:
    """The fields of Options for these two."""
    if not isinstance(libdevice, (bool, str, os.PathLike)):
        raise TypeError(f"libdevice is True, False or a path, not {libdevice!r}")
    if isinstance(internalize, (str, bytes)):
        raise TypeError(f"internalize is True, False or a list of names, not {internalize!r}")
    path = ("" if libdevice else None) if isinstance(libdevice, bool) else os.fspath(libdevice)
    names = () if isinstance(internalize, bool) else tuple(internalize)
    return {"libdevice": path, "internalize": internalize is not False, "public_api": names}


def _bytes(text: object) -> bytes:
    if isinstance(text, (bytes, bytearray, memoryview)):
        return bytes(text)
    if not isinstance(text, str):
        from nvopt.ir import Module

        if not isinstance(text, Module):
            hint = "; give it the file's content, path.read_bytes()" if isinstance(text, os.PathLike) else ""
            raise TypeError(f"a module is text (str) or bytes, not {type(text).__name__}{hint}")
        text = str(text)
    return text.encode(errors="surrogateescape")
