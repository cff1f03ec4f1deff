"""One input the whole way: bytes in, passes, bytes out."""

import gc
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING, NamedTuple

from nvopt.knobs import KnobValues
from nvopt.llvm import InputError, PassError, Unit
from nvopt.llvm.stack import call_deep
from nvopt.passes.base import Context, Echo, Pass, to_stderr
from nvopt.pipeline.bisect import OptBisect
from nvopt.pipeline.forms import GENERATED, Form
from nvopt.pipeline.instrument import Instrument
from nvopt.pipeline.pass_options import PassOptions
from nvopt.pipeline.registry import load_knobs
from nvopt.pipeline.run import Statistics, reads_source, run_pipeline
from nvopt.pipeline.text import Pipeline, PipelineError, Scheduling, make_pipeline
from nvopt.remarks import RemarkSink
from nvopt.target import TargetOptions
from nvopt.target.reflect import QUERY_FUNCTION
from nvopt.target.triples import NVPTX, is_gpu

if TYPE_CHECKING:
    from nvopt.llvm.debug_level import DebugLevel
    from nvopt.llvm.libdevice import Library
    from nvopt.pipeline.facts import FactsFile


class Options(NamedTuple):
    """What to do to an input; plain data that can be sent to another process. `passes` is the text of -passes=, or a tuple of such texts
    and of pass objects; `knobs` are names and values as typed, `switches` texts of -nvvm-pass-option=, `plugins` absolute paths of files
    with passes. `bisect_limit` is that of -opt-bisect-limit; what it says goes where the texts of `print` go."""

    passes: str | tuple[str | Pass, ...] = ""
    target: TargetOptions = TargetOptions()
    knobs: tuple[tuple[str, str], ...] = ()
    switches: tuple[str, ...] = ()
    verify_each: bool = False
    save_reproducer: bool = True
    libdevice: str | None = None  # what to link it from: a file, a folder, "" for the usual places; None: not asked for
    internalize: bool = False
    public_api: tuple[str, ...] = ()  # globs; what they name stays visible where things are internalized
    plugins: tuple[str, ...] = ()
    bisect_limit: int | None = None
    left_out: range | None = None  # the numbers that -opt-bisect-limit has for a pass, which doesn't run
    emit: Form = "ll"
    codegen_level: int = 2  # llc's -O
    facts: "FactsFile | None" = None
    guards_facts: bool = False  # kernels test them
    debug_info: "DebugLevel | None" = None  # how much of it is kept; None: as the module says
    link: tuple[str, ...] = ()  # files of modules that are linked into each input
    ptxas: tuple[str, ...] = ()  # options for it
    ptxas_info: bool = False  # what it says of kernels becomes remarks


_left_to_system: list[Unit] = []


class Driver:
    """Runs one set of options over any number of inputs. PipelineError, PassOptionError or KnobError when the options are wrong, InputError
    when there is no libdevice to be found. With `ends_process` there is but one input, behind which the process ends: what that gives back
    to the system as a whole isn't freed piece by piece."""

    def __init__(self, options: Options, *, ends_process: bool = False) -> None:
        self._ends_process = ends_process
        self.options = options = options._replace(target=_checked(options.target, options.emit))
        if options.plugins:
            _load_plugins(options.plugins)
        scheduling = Scheduling(PassOptions(options.switches), options.verify_each)
        self.pipeline = _with_internalize(_with_fma(self._with_facts(make_pipeline(options.passes, scheduling)), options), options)
        self._library = _load_library(options.libdevice)
        self._ptxas = _find_ptxas() if options.emit == "cubin" else ""
        if (options.ptxas or options.ptxas_info) and not self._ptxas:
            raise PipelineError("-c, -maxrregcount, -Xptxas and -ptxas-info are for ptxas, which makes cubins: -emit=cubin")
        knobs = dict(options.knobs)
        if knobs:
            load_knobs(knobs)
        self.knobs = KnobValues.parse(knobs | _forced_knobs(self.pipeline))

    def _with_facts(self, pipeline: Pipeline) -> Pipeline:
        if self.options.facts is None:
            return pipeline
        from nvopt.pipeline.facts import with_facts  # late: few runs have any

        return with_facts(pipeline, self.options.facts, guard=self.options.guards_facts)

    def compile(
        self,
        data: bytes,
        path: str,
        *,
        instruments: Sequence[Instrument] = (),
        sink: RemarkSink | None = None,
        echo: Echo | None = None,
        statistics: Statistics | None = None,
    ) -> bytes:
        """What comes out, verified, in the form that the options name. InputError when the input is at fault (CodegenError when PTX or a
        cubin can't be made of it), PassError when a pass is. What -stats prints is added to `statistics`."""
        sink = sink if sink is not None else RemarkSink()
        with _no_collections():
            unit = self._run(data, path, instruments, sink, echo, statistics)
            self._keep(unit)
            if self.options.emit in GENERATED and self._answers_otherwise and unit.has_function(QUERY_FUNCTION):
                self._answer_reflect(unit, len(data))
            return self._emit(unit, sink)

    def check(
        self,
        data: bytes,
        path: str,
        *,
        instruments: Sequence[Instrument] = (),
        sink: RemarkSink | None = None,
        echo: Echo | None = None,
        statistics: Statistics | None = None,
    ) -> None:
        """As `compile`, without making the text."""
        with _no_collections():
            self._keep(self._run(data, path, instruments, sink if sink is not None else RemarkSink(), echo, statistics))

    def _keep(self, unit: Unit) -> None:
        if self._ends_process:
            _left_to_system.append(unit)

    @property
    def _answers_otherwise(self) -> bool:
        """Whether a question to `__nvvm_reflect` that no pass has answered may have another answer than code generation's, which knows the
        GPU and the module's flags alone. Where it has none, the PTX is to be llc's."""
        return self.options.target.answers_reflect or any(name == "nvvm-reflect-enable" for name, _ in self.options.knobs)

    def _answer_reflect(self, unit: Unit, size: int) -> None:
        """Answer what still asks, ahead of code generation. The passes have told what can't be answered."""
        from nvopt.passes.nvvm_reflect import AnswerLeft

        left = make_pipeline((AnswerLeft(), "nvvm-reflect-pp"))
        call_deep(size, lambda: run_pipeline(unit, left, self.context(RemarkSink())))

    def _emit(self, unit: Unit, sink: RemarkSink) -> bytes:
        match self.options.emit:
            case "ll":
                return unit.emit_bytes()
            case "bc":
                return unit.bitcode()
        target = self._ptx_target(unit, sink)
        made = unit.ptx(target, self.options.codegen_level)
        sink.extend((), unit.warnings)
        if self._library is None:
            _warn_about_math(made, unit.path, sink)
        if self.options.emit == "cubin":
            from nvopt.pipeline.ptxas import assemble

            assert target.cpu is not None
            ptx, report = made, self.options.ptxas_info
            made, said = assemble(self._ptxas, ptx, unit.path, target.cpu, *self._ptxas_options)
            if report:
                said = _tell_resources(said, ptx, sink)
            sink.extend((), said)
        return made

    @property
    def _ptxas_options(self) -> list[str]:
        fma = self.options.target.fma
        modes = () if fma is None else (f"-fmad={str(fma).lower()}",)
        return [*modes, *self.options.ptxas, *(["-v"] if self.options.ptxas_info else [])]

    def _ptx_target(self, unit: Unit, sink: RemarkSink) -> TargetOptions:
        """What to make PTX for: without -mcpu, the GPU that the module's functions name, if that is one. InputError for a PTX version that
        is too early for it."""
        target = self.options.target
        named = unit.named_gpus() if target.cpu is None else []
        if not named:
            return target
        from nvopt.target.ptx import check_features
        from nvopt.target.sm import known

        if len(named) > 1 or named[0] not in known():
            sink.warn(
                f'{unit.path}: the PTX is for sm_30, LLVM\'s default; the "target-cpu" of its functions ({", ".join(named)}) is not one '
                "known GPU: give -mcpu"
            )
            return target
        try:
            return target._replace(cpu=named[0], features=check_features(target.features, named[0]))
        except ValueError as error:
            raise InputError(f"{unit.path}: error: for the -mattr option: {error}") from None

    def _read(self, data: bytes, path: str, *, lazy: bool = False) -> Unit:
        return Unit.parse(data, path, lazy=lazy, target=self.options.target, for_ptx=self.options.emit in GENERATED)

    def _run(
        self,
        data: bytes,
        path: str,
        instruments: Sequence[Instrument],
        sink: RemarkSink,
        echo: Echo | None,
        statistics: Statistics | None,
    ) -> Unit:
        """Run the passes and check the result."""
        statistics = statistics if statistics is not None else Counter()
        limit = self.options.bisect_limit
        if (
            not instruments
            and limit is None
            and self.options.left_out is None
            and not self.options.verify_each
            and self._library is None
            and not self.options.link
            and self.options.debug_info is None
            and reads_source(self.pipeline, data)
        ):
            unit = self._try_source(data, path, sink, echo, statistics)
            if unit is not None:
                return unit
        unit = self.parse(data, path, sink)
        try:
            bisect = OptBisect(limit, (echo or to_stderr) if limit is not None else None, self.options.left_out)
            self._run_passes(unit, len(data), sink, echo, statistics, instruments, bisect)
        except PassError as error:
            from nvopt.pipeline.reproducer import locate  # late: only a failure needs it

            located = locate(self, data, path, error)
            raise located from located.__cause__
        return unit

    def parse(self, data: bytes, path: str, sink: RemarkSink) -> Unit:
        """The module as the passes get it: read by LLVM, with what it calls of libdevice where that was asked for."""
        unit = self._read(data, path)
        sink.extend((), unit.warnings)
        self._warn_about_sizes(unit, sink)
        for other in self.options.link:
            unit.link_file(other)
        if self._library is not None:
            for message in unit.link(self._library):
                sink.warn(message)
        if self.options.debug_info is not None:
            unit.set_debug_level(self.options.debug_info)
        return unit

    def _try_source(self, data: bytes, path: str, sink: RemarkSink, echo: Echo | None, statistics: Statistics) -> Unit | None:
        """Let the first passes work on the text as the user wrote it, and LLVM see their result first. None when that didn't work out:
        a pass, or the mirror, may stumble in any way over what LLVM would have refused."""
        unit = self._read(data, path, lazy=True)
        heard: list[str] = []
        trial = RemarkSink(sink.enabled)
        counted: Statistics = Counter()
        try:
            self._run_passes(unit, len(data), trial, heard.append, counted)
        except InputError:
            raise
        except Exception:  # it comes again where the text is not at fault, behind LLVM's look at it
            return None
        statistics.update(counted)
        self._warn_about_sizes(unit, sink)
        sink.extend(trial.remarks, [*unit.warnings, *trial.warnings])
        for text in heard:
            (echo or to_stderr)(text)
        return unit

    def _run_passes(
        self,
        unit: Unit,
        size: int,
        sink: RemarkSink,
        echo: Echo | None,
        statistics: Statistics,
        instruments: Sequence[Instrument] = (),
        bisect: OptBisect | None = None,
    ) -> None:
        """Run the pipeline on a module of `size` bytes of text, and have LLVM check the result."""

        def run() -> None:
            run_pipeline(
                unit,
                self.pipeline,
                self.context(sink, echo),
                instruments,
                verify_each=self.options.verify_each,
                bisect=bisect,
                statistics=statistics,
            )
            unit.check()

        call_deep(size, run)  # all at once: a thread for each of LLVM's passes takes time

    def _warn_about_sizes(self, unit: Unit, sink: RemarkSink) -> None:
        """Say that sizes which passes compute will not be a GPU's: a schedule is for GPUs, and the module doesn't say what it is for."""
        if self.pipeline.schedules() and not unit.has_layout:
            sink.warn(
                f"{unit.path}: the module has no data layout: sizes and alignments are LLVM's defaults, not a GPU's "
                f"(-mtriple={NVPTX} gives it one)"
            )

    def context(self, sink: RemarkSink, echo: Echo | None = None) -> Context:
        """What the passes of a run get; `echo` takes what they print, instead of standard error."""
        return Context(self.options.target, self.knobs, sink, self.options.public_api, echo or to_stderr)


def _forced_knobs(pipeline: Pipeline) -> dict[str, str]:
    """The knobs that the schedules in a pipeline set, whatever the user says."""
    levels = pipeline.schedules()
    if not levels:
        return {}
    from nvopt.pipeline.schedules import forced_knobs  # late: only schedules need the tables

    return forced_knobs(levels, {info.name for info in pipeline.passes()})


def _with_internalize(pipeline: Pipeline, options: Options) -> Pipeline:
    """`pipeline` behind the internalize pass that -internalize stands for; a list of what is to stay visible asks for it too."""
    if not options.internalize and not options.public_api:
        return pipeline
    from nvopt.globs import GlobError, compile_globs

    try:
        compile_globs(options.public_api)
    except GlobError as error:
        raise PipelineError(f"for the -internalize-public-api-list option: {error}") from None
    return Pipeline((*make_pipeline("internalize<device-api>").nodes, *pipeline.nodes))


def _with_fma(pipeline: Pipeline, options: Options) -> Pipeline:
    """`pipeline` behind the pass that -fma=0 or -fma=1 stands for."""
    if options.target.fma is None:
        return pipeline
    return Pipeline((*make_pipeline("fp-contract" if options.target.fma else "fp-contract<off>").nodes, *pipeline.nodes))


def _load_library(libdevice: str | None) -> "Library | None":
    """What to link from, None where that isn't asked for."""
    if libdevice is None:
        return None
    from nvopt.llvm.libdevice import find, load

    return load(find(libdevice))


_FEW = 8  # names in a warning


def _warn_about_math(ptx: bytes, path: str, sink: RemarkSink) -> None:
    """Say which of libdevice's functions nothing defines: there is nothing else that ptxas or the CUDA driver could take them from."""
    from nvopt.llvm.libdevice import undefined_math

    if names := undefined_math(ptx):
        more = f" and {len(names) - _FEW} more" if len(names) > _FEW else ""
        sink.warn(f"{path}: nothing defines {', '.join(names[:_FEW])}{more}: -libdevice links CUDA's library of these")


def _load_plugins(files: Sequence[str]) -> None:
    from nvopt.pipeline import plugins  # late: most runs have none

    for path in files:
        plugins.load(path)


def _checked(target: TargetOptions, emit: Form) -> TargetOptions:
    """The target's options as LLVM takes them; PipelineError for what LLVM doesn't know, or would end the process for."""
    if target.triple:
        from nvopt.llvm.machine import data_layout

        if not data_layout(target.triple):
            raise PipelineError(f"for the -mtriple option: unrecognized architecture '{target.triple}'")
        if emit in GENERATED and not is_gpu(target.triple):
            raise PipelineError(f"-emit={emit} is for NVIDIA GPUs, and -mtriple={target.triple} names another target")
    if target.data_layout:
        from nvopt.ir.datalayout import DataLayout

        try:
            DataLayout(target.data_layout)
        except ValueError as error:
            raise PipelineError(f"for the -data-layout option: {error}") from None
    if emit == "cubin" and target.cpu is None:
        raise PipelineError("-emit=cubin needs a GPU to make it for: -mcpu=sm_90, say")
    if not target.features:
        return target
    from nvopt.target.ptx import check_features

    try:
        return target._replace(features=check_features(target.features, target.cpu))
    except ValueError as error:
        raise PipelineError(f"for the -mattr option: {error}") from None


def _tell_resources(said: tuple[str, ...], ptx: bytes, sink: RemarkSink) -> tuple[str, ...]:
    """Make remarks of what ptxas said of kernels; what is left of it are warnings."""
    from nvopt.pipeline.ptxas_info import is_info, remark, resources

    sink.extend(map(remark, resources(said, ptx)), ())
    return tuple(line for line in said if not is_info(line))


def _find_ptxas() -> str:
    from nvopt.pipeline.ptxas import PtxasNotFoundError, find

    try:
        return find()
    except PtxasNotFoundError as error:
        raise PipelineError(str(error)) from None


@contextmanager
def _no_collections() -> Iterator[None]:
    """Put off Python's search for cyclic garbage: a module's objects all live as long as the run, and going over them again and again is
    a tenth of its time."""
    enabled = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if enabled:
            gc.enable()
