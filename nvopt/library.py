"""What `import nvopt` offers as functions: from Python values to the driver's options, and back.

It stands apart from the package's own file, which must not import anything (see there).
"""

import os
from collections.abc import Generator, Iterable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Literal, TypedDict, Union, Unpack, overload

if TYPE_CHECKING:
    from concurrent.futures import Executor

    from nvopt.ir import Module
    from nvopt.llvm.debug_level import DebugLevel
    from nvopt.passes.base import Pass
    from nvopt.pipeline.batch import Job, OutputPaths, Result
    from nvopt.pipeline.driver import Options
    from nvopt.pipeline.facts import FactsFile
    from nvopt.pipeline.forms import Form
    from nvopt.remarks import RemarkSink
    from nvopt.target import TargetOptions

Text = str | bytes | bytearray | memoryview
"""A module as text, or as the bytes of text or bitcode."""

Inputs = Union["Iterable[str | os.PathLike[str] | tuple[str, Text]]", Mapping[str, Text]]
"""Paths of files, or names with the modules themselves."""


def parse(text: "Text", path: str = "<string>", *, isolated: bool = False) -> "Module":
    """Read a module (text, or bytes of text or bitcode) into objects. LLVM reads and verifies it first: InputError when it is not valid.
    `path` is what messages call it. Warnings are Python's.

    LLVM ends the whole process over some invalid input: badly damaged bitcode, above all. With `isolated` it reads the input in a child
    process first, and that is an InputError, too.
    """
    from nvopt.llvm import Unit

    if isolated:
        from nvopt.remarks import RemarkSink

        sink = RemarkSink()
        text = run(text, "", path=path, remarks=sink, isolated=True)
        _warn(sink.warnings)
    unit = Unit.parse(_bytes(text), path)
    _warn(unit.warnings)
    return unit.mirror()


def load_plugin(path: "str | os.PathLike[str]") -> "tuple[type[Pass], ...]":
    """Put the passes that a Python file defines into the table of passes, and return their classes. From then on, pipelines of this process
    and of its workers may name them. A file is read once; PluginError tells what is wrong with it."""
    from nvopt.pipeline import plugins

    return plugins.load(os.fspath(path))


class RunOptions(TypedDict, total=False):
    """The keyword arguments that `run`, `run_many` and `run_each` share; each is the command line's option of that name."""

    cpu: str | None
    """The GPU: "sm_90", "compute_90"; without it, PTX is for the one that the functions name ("target-cpu"), or else for sm_30."""
    features: str
    """-mattr: "+ptx86"."""
    triple: str
    """The module's target triple from now on; "" leaves it."""
    data_layout: str
    """The module's data layout from now on; "" leaves it."""
    ftz: bool | None
    """Whether `__CUDA_FTZ` is 1 to libdevice: denormals are flushed to zero. None: as the module's flag says."""
    prec_div: bool | None
    """Whether `__CUDA_PREC_DIV` is 1: divisions are precise."""
    prec_sqrt: bool | None
    """Whether `__CUDA_PREC_SQRT` is 1: square roots are precise."""
    fma: bool | None
    """Whether multiplications are fused with additions; None: where the module says so."""
    reflect: Mapping[str, int] | None
    """-nvvm-reflect-add: what `__nvvm_reflect` of a name is."""
    knobs: Mapping[str, bool | int | str] | None
    """Values of -help-knobs' settings."""
    pass_options: Sequence[str]
    """-nvvm-pass-option: switches of `nvopt<O3>` and the other schedules."""
    libdevice: "bool | str | os.PathLike[str]"
    """Link what the module calls of CUDA's libdevice first: from where it is installed (True), or from a file or folder."""
    link: "Sequence[str | os.PathLike[str]]"
    """Paths of modules, text or bitcode, that are linked into the input, in this order."""
    debug_info: "DebugLevel | None"
    """How much debug info comes out: "none", "line-directives-only" (nvcc's -lineinfo), "line-tables-only" or "full"; None: as much as the
    module asks for."""
    internalize: bool | Sequence[str]
    """Give internal linkage to all but kernels, variables of the host and, where it is a list, what its globs match."""
    facts: "Mapping[str, object] | str | os.PathLike[str] | None"
    """-facts: what is known of kernels, as a file of JSON or as what such a file holds."""
    facts_guard: bool
    """Kernels test the facts when they begin, and do without where they are wrong."""


@overload
def run(
    text: "Text | Module",
    passes: "str | Sequence[str | Pass]",
    *,
    emit: Literal["ll", "ptx"] = ...,
    remarks: "RemarkSink | None" = ...,
    path: str = ...,
    save_reproducer: bool = ...,
    isolated: bool = ...,
    **options: Unpack[RunOptions],
) -> str: ...


@overload
def run(
    text: "Text | Module",
    passes: "str | Sequence[str | Pass]",
    *,
    emit: Literal["bc", "cubin"],
    remarks: "RemarkSink | None" = ...,
    path: str = ...,
    save_reproducer: bool = ...,
    isolated: bool = ...,
    **options: Unpack[RunOptions],
) -> bytes: ...


def run(
    text: "Text | Module",
    passes: "str | Sequence[str | Pass]",
    *,
    emit: "Form" = "ll",
    remarks: "RemarkSink | None" = None,
    path: str = "<string>",
    save_reproducer: bool = True,
    isolated: bool = False,
    **options: Unpack[RunOptions],
) -> str | bytes:
    """Run passes over a module (as for `parse`, or what `parse` made); what comes out, verified by LLVM: a str for `emit="ll"` and "ptx",
    bytes for "bc" (bitcode) and "cubin".

    `options` are those of RunOptions. Remarks and warnings go to `remarks`; without it, warnings become Python's. InputError
    (CodegenError where no PTX can be made), PassError, PipelineError and KnobError tell what went wrong. When a pass fails, what it was
    given is saved to a temporary file that the error names, unless `save_reproducer` is False.

    LLVM ends the whole process where it finds itself in a state that it can't go on from: over badly damaged bitcode, over IR that a pass
    has broken, by a bug of its own. With `isolated`, a child process does all of it, and its end is an InputError with LLVM's last words,
    or a PassError where a pass is to blame. It costs some milliseconds, and the start of a Python the first time: a child stays for a
    minute. Passes given as objects are copied there: PipelineError where they can't be.
    """
    from nvopt.pipeline.driver import Driver
    from nvopt.pipeline.forms import BINARY
    from nvopt.remarks import RemarkSink

    sink = RemarkSink() if remarks is None else remarks
    settings = _options(passes, emit, options)._replace(save_reproducer=save_reproducer)
    driver = Driver(settings)  # tells at once what is wrong with them
    if isolated:
        from nvopt.pipeline.batch import compile_apart

        made = compile_apart(_bytes(text), path, settings, sink)
    else:
        made = driver.compile(_bytes(text), path, sink=sink)
    if remarks is None:
        _warn(sink.warnings)
    return made if emit in BINARY else made.decode(errors="surrogateescape")


def run_many(
    inputs: Inputs,
    passes: "str | Sequence[str | Pass]",
    *,
    output: "str | os.PathLike[str] | None" = None,
    executor: "Executor | None" = None,
    isolated: bool = False,
    emit: "Form" = "ll",
    remarks: bool = False,
    **options: Unpack[RunOptions],
) -> "list[Result]":
    """`run_each`, and all results at once, in the inputs' order."""
    results = run_each(inputs, passes, output=output, executor=executor, isolated=isolated, emit=emit, remarks=remarks, **options)
    return sorted(results, key=lambda result: result.index)


def run_each(
    inputs: Inputs,
    passes: "str | Sequence[str | Pass]",
    *,
    output: "str | os.PathLike[str] | None" = None,
    executor: "Executor | None" = None,
    isolated: bool = False,
    emit: "Form" = "ll",
    remarks: bool = False,
    **options: Unpack[RunOptions],
) -> "Generator[Result, None, None]":
    """Run the same passes over many inputs; an iterator of one result each, as they are done: `result.index` is the input's place. An input
    that fails is a result with an `error`; the others are done all the same.

    `inputs` are paths of files, or names with modules: a mapping, or pairs. An iterator of them is asked for more as results come, so that
    there may be any number. `output` names a directory for what comes out, made if need be; without it the results carry it, as bytes.

    `executor` is any `concurrent.futures.Executor`, a pool of this machine or of a cluster, whose workers find the paths and the directory
    where this process does. There, and with `isolated`, each input is run in a child process, so that LLVM's end over one is that input's
    error; without both, all are run in this process, one after another, and LLVM may end it (see `run`). A worker that is lost costs what
    it was at. Leaving the iteration, be it by Ctrl-C, cancels what has not begun.

    InputError where two inputs have one output or an output would overwrite an input; PipelineError and KnobError: at once. TypeError for
    what is no collection of inputs.
    """
    if isinstance(inputs, (str, bytes, os.PathLike)):
        raise TypeError(f"run_many and run_each take several inputs: paths, or names with modules, not {type(inputs).__name__}")
    from nvopt.pipeline.batch import OutputPaths, check_inputs_stay, run_jobs

    settings = _options(passes, emit, options)
    given = inputs.items() if isinstance(inputs, Mapping) else inputs
    directory = None if output is None else os.fspath(output)
    if directory is not None:
        if not isinstance(given, Iterator):  # which can be gone through but once
            named = list(map(_named, given))
            made = list(map(OutputPaths(directory, emit).of, (name for name, _, _ in named)))
            check_inputs_stay([name for name, _, is_path in named if is_path], made)
        os.makedirs(directory, exist_ok=True)
    outputs = None if directory is None else OutputPaths(directory, emit)
    return run_jobs(_jobs(given, outputs), settings, executor=executor, children=int(isolated), remarks=remarks)


def _jobs(inputs: "Iterable[object]", outputs: "OutputPaths | None") -> "Iterator[Job]":
    from nvopt.pipeline.batch import Job, check_inputs_stay

    for name, text, is_path in map(_named, inputs):
        made = None if outputs is None else outputs.of(name)
        if made is not None and is_path:
            check_inputs_stay([name], [made])
        yield Job(name, made, None if is_path else _bytes(text))


def _named(given: object) -> tuple[str, object, bool]:
    """An input's name, its text, and whether it is a path instead."""
    if isinstance(given, tuple) and len(given) == 2 and isinstance(given[0], str):
        return given[0], given[1], False
    if not isinstance(given, (str, os.PathLike)):
        raise TypeError(f"an input is a path, or a name with a module, not {given!r:.60}")
    return os.fspath(given), None, True


def _warn(messages: Sequence[str]) -> None:
    """Give warnings to whoever called the function that calls this one."""
    if messages:
        import warnings

        for message in messages:
            warnings.warn(message, stacklevel=3)


def _options(passes: "str | Sequence[str | Pass]", emit: "Form", given: RunOptions) -> "Options":
    """What the driver takes. TypeError and PipelineError for what is none of it."""
    from nvopt.pipeline.driver import Options
    from nvopt.pipeline.forms import FORMS
    from nvopt.pipeline.registry import plugin_files
    from nvopt.pipeline.text import PipelineError

    if unknown := given.keys() - RunOptions.__annotations__.keys():
        raise TypeError(f"unexpected keyword argument '{min(unknown)}'")
    if emit not in FORMS:
        raise PipelineError(f"emit must be one of {', '.join(FORMS)}, not {emit!r}")
    libdevice, internalize, switches = given.get("libdevice", False), given.get("internalize", False), given.get("pass_options", ())
    if not isinstance(libdevice, (bool, str, os.PathLike)):
        raise TypeError(f"libdevice is True, False or a path, not {libdevice!r}")
    link, level = given.get("link", ()), given.get("debug_info")
    for name, names in (("internalize", internalize), ("pass_options", switches), ("link", link)):
        if isinstance(names, (str, bytes)):
            raise TypeError(f"{name} takes a list of names, not {names!r}")
    if level is not None:
        from nvopt.llvm.debug_level import DEBUG_LEVELS

        if level not in DEBUG_LEVELS:
            raise PipelineError(f"debug_info must be one of {', '.join(DEBUG_LEVELS)}, or None, not {level!r}")
    knobs = given.get("knobs") or {}
    return Options(
        _passes(passes),
        _target(given),
        tuple((name, str(value).lower() if isinstance(value, bool) else str(value)) for name, value in knobs.items()),
        tuple(switches),
        libdevice=("" if libdevice else None) if isinstance(libdevice, bool) else os.fspath(libdevice),
        internalize=internalize is not False,
        public_api=() if isinstance(internalize, bool) else tuple(internalize),
        plugins=tuple(plugin_files()),
        emit=emit,
        facts=_facts(given.get("facts")),
        guards_facts=bool(given.get("facts_guard", False)),
        debug_info=level,
        link=tuple(os.fspath(path) for path in link),
    )


def _facts(given: object) -> "FactsFile | None":
    """A file of facts. TypeError for what is none. Messages on a mapping speak of the lines of the text that json.dumps makes of it."""
    if given is None:
        return None
    from nvopt.pipeline.facts import FactsFile, read_facts_file

    if isinstance(given, Mapping):
        import json

        return FactsFile("<facts>", json.dumps(given, indent=2))
    if not isinstance(given, (str, os.PathLike)):
        raise TypeError(f"facts are a mapping or the path of a file, not {given!r:.60}")
    return read_facts_file(os.fspath(given))


def _passes(given: object) -> "str | tuple[str | Pass, ...]":
    """What is to run. TypeError for what is no pass, or none yet."""
    from nvopt.passes.base import Pass

    if isinstance(given, str):
        return given
    if isinstance(given, (Pass, type)) or not isinstance(given, Iterable):
        raise TypeError(f"passes are a text or a list of texts and passes, not {given!r:.60}")
    passes = tuple(given)
    for one in passes:
        if isinstance(one, type) and issubclass(one, Pass):
            raise TypeError(f"{one.__name__} is the class of a pass: give an object of it, {one.__name__}()")
        if not isinstance(one, (str, Pass)):
            raise TypeError(f"passes are texts and objects of nvopt.FunctionPass or nvopt.ModulePass, not {one!r:.60}")
    return passes


def _target(given: RunOptions) -> "TargetOptions":
    from nvopt.pipeline.text import PipelineError
    from nvopt.target import TargetOptions
    from nvopt.target.sm import canonical

    modes = {name: given.get(name) for name in ("ftz", "prec_div", "prec_sqrt", "fma")}
    for name, mode in modes.items():
        if mode not in (None, False, True):
            raise TypeError(f"{name} must be True, False or None, not {mode!r}")
    answers = given.get("reflect") or {}
    for name, value in answers.items():
        if not isinstance(name, str) or not isinstance(value, int):
            raise TypeError(f"reflect maps names to integers, not {name!r} to {value!r}")
    cpu = given.get("cpu")
    try:
        cpu = canonical(cpu) if cpu else None
    except ValueError as error:
        raise PipelineError(str(error)) from None
    return TargetOptions(
        cpu,
        reflect=tuple((name, int(value)) for name, value in answers.items()),
        features=given.get("features", ""),
        triple=given.get("triple", ""),
        data_layout=given.get("data_layout", ""),
        **{name: None if mode is None else bool(mode) for name, mode in modes.items()},
    )


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
