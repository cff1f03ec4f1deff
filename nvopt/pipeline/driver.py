"""One input the whole way: bytes in, passes, bytes out."""

import gc
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING, NamedTuple

from nvopt.knobs import KnobValues
from nvopt.llvm import PassError, Unit
from nvopt.passes.base import Context, Pass
from nvopt.pipeline.instrument import Instrument, PassEvent
from nvopt.pipeline.pass_options import PassOptions
from nvopt.pipeline.registry import load_knobs, lookup, mirror_class
from nvopt.pipeline.run import Echo, Statistics, reads_source, run_pipeline
from nvopt.pipeline.schedules import forced_knobs
from nvopt.pipeline.text import Pipeline, PipelineError, Scheduling, make_pipeline
from nvopt.remarks import RemarkSink
from nvopt.target import TargetOptions

if TYPE_CHECKING:
    from nvopt.llvm.libdevice import Library


class Options(NamedTuple):
    """What to do to an input; plain data that can be sent to another process. `passes` is the text of -passes=, or a tuple of such texts
    and of pass objects; `knobs` are names and values as typed, `switches` texts of -nvvm-pass-option=, `plugins` absolute paths of files
    with passes."""

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


class Driver:
    """Runs one set of options over any number of inputs. PipelineError, PassOptionError or KnobError when the options are wrong, InputError
    when there is no libdevice to be found."""

    def __init__(self, options: Options) -> None:
        self.options = options
        if options.plugins:
            _load_plugins(options.plugins)
        scheduling = Scheduling(PassOptions(options.switches), options.verify_each)
        self.pipeline = _with_internalize(make_pipeline(options.passes, scheduling), options)
        self._library = _load_library(options.libdevice)
        self.statistics: Statistics = Counter()  # of all runs so far
        knobs = dict(options.knobs) | forced_knobs(self.pipeline.schedules())
        if knobs:
            load_knobs(knobs)
        self.knobs = KnobValues.parse(knobs)
        self._reads_source = reads_source(self.pipeline) and not options.verify_each and self._library is None

    def compile(
        self,
        data: bytes,
        path: str,
        *,
        instruments: Sequence[Instrument] = (),
        sink: RemarkSink | None = None,
        echo: Echo | None = None,
    ) -> bytes:
        """The text that comes out, verified. InputError when the input is at fault, PassError when a pass is."""
        with _no_collections():
            return self._run(data, path, instruments, sink, echo).emit_bytes()

    def check(
        self,
        data: bytes,
        path: str,
        *,
        instruments: Sequence[Instrument] = (),
        sink: RemarkSink | None = None,
        echo: Echo | None = None,
    ) -> None:
        """As `compile`, without making the text."""
        with _no_collections():
            self._run(data, path, instruments, sink, echo)

    def _run(self, data: bytes, path: str, instruments: Sequence[Instrument], sink: RemarkSink | None, echo: Echo | None) -> Unit:
        """Run the passes and check the result."""
        sink = sink if sink is not None else RemarkSink()
        if self._reads_source and not instruments:
            unit = self._try_source(data, path, sink, echo)
            if unit is not None:
                return unit
        unit = self._parse(data, path, sink)
        try:
            run_pipeline(
                unit,
                self.pipeline,
                self._context(sink),
                instruments,
                verify_each=self.options.verify_each,
                echo=echo,
                statistics=self.statistics,
            )
            unit.check()
        except PassError as error:
            located = self._located(data, path, error)
            raise located from located.__cause__
        return unit

    def _parse(self, data: bytes, path: str, sink: RemarkSink) -> Unit:
        """The module as the passes get it: read by LLVM, with what it calls of libdevice where that was asked for."""
        unit = Unit.parse(data, path)
        if self._library is not None:
            for message in unit.link(self._library):
                sink.warn(message)
        return unit

    def _try_source(self, data: bytes, path: str, sink: RemarkSink, echo: Echo | None) -> Unit | None:
        """Let the first passes work on the text as the user wrote it, and LLVM see their result first. None when that didn't work out:
        a pass may stumble over what LLVM would have refused."""
        unit = Unit.parse(data, path, lazy=True)
        heard: list[str] = []
        trial = RemarkSink(sink.enabled)
        statistics: Statistics = Counter()
        try:
            run_pipeline(unit, self.pipeline, self._context(trial), echo=heard.append, statistics=statistics)
            unit.check()
        except PassError:
            return None
        self.statistics.update(statistics)
        sink.extend(trial.remarks, trial.warnings)
        for text in heard:
            _echo(echo, text)
        return unit

    def _context(self, sink: RemarkSink) -> Context:
        return Context(self.options.target, self.knobs, sink, self.options.public_api)

    def _located(self, data: bytes, path: str, error: PassError) -> PassError:
        """Run again, checking after each pass, to learn which pass it was and what it was given."""
        witness = _Witness()
        try:
            unit = self._parse(data, path, RemarkSink())
            run_pipeline(unit, self.pipeline, self._context(RemarkSink()), [witness], verify_each=True, echo=lambda text: None)
        except PassError as found:
            if self.options.save_reproducer:
                found.reproducer = self._write_reproducer(witness)
            return found
        return error

    def _write_reproducer(self, witness: "_Witness") -> str | None:
        import os
        import tempfile

        words = "".join(letter if letter.isalnum() else "-" for letter in witness.name)
        try:
            handle, path = tempfile.mkstemp(prefix=f"nvopt-{words[:40]}-", suffix=".ll")
            with os.fdopen(handle, "wb") as file:
                file.write(f"; {self._recipe(witness.name, path)}\n".encode(errors="surrogateescape") + witness.text)
        except OSError:
            return None  # the message on the pass matters more than a full disk
        return path

    def _recipe(self, passes: str, path: str) -> str:
        """How to run `passes` again: a command, or for an object that only the caller's program has, a line of Python."""
        objects = self.options.passes if not isinstance(self.options.passes, str) else ()
        for own in objects:
            if not isinstance(own, str) and str(own) == passes and not _is_in_table(own):
                made = f"{type(own).__module__}.{type(own).__qualname__}"
                return f"the input of the pass {made}, which no nvopt command can name; run it from Python: nvopt.run(text, [the pass])"
        return self._command(passes, path)

    def _command(self, passes: str, path: str) -> str:
        """The command line that runs `passes` with the same options."""
        import shlex

        target = self.options.target
        words = ["nvopt", *(f"-load-pass-plugin={path}" for path in self.options.plugins), f"-passes={passes}"]
        words += [f"-mcpu={target.cpu}"] if target.cpu else []
        flags = (("ftz", target.ftz), ("prec-div", target.prec_div), ("prec-sqrt", target.prec_sqrt))
        words += [f"-{name}={int(value)}" for name, value in flags if value is not None]
        words += [f"-nvvm-reflect-add={name}={value}" for name, value in target.reflect]
        words += [f"-nvvm-pass-option={text}" for text in self.options.switches]
        words += [f"-internalize-public-api-list={name}" for name in self.options.public_api]
        words += [f"-{name}={value}" if value else f"-{name}" for name, value in self.options.knobs]
        return shlex.join([*words, path])


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


def _load_library(libdevice: str | None) -> "Library | None":
    """What to link from, None where that isn't asked for."""
    if libdevice is None:
        return None
    from nvopt.llvm.libdevice import find, load

    return load(find(libdevice))


def _load_plugins(files: Sequence[str]) -> None:
    from nvopt.pipeline import plugins  # late: most runs have none

    for path in files:
        plugins.load(path)


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


def _is_in_table(own: Pass) -> bool:
    info = lookup(own.name)
    return info is not None and info.kind == "mirror" and mirror_class(own.name) is type(own)


class _Witness(Instrument):
    """Remembers what the pass now running was given."""

    def __init__(self) -> None:
        self.name = ""
        self.text = b""

    def before_pass(self, event: PassEvent) -> None:
        self.name = event.name
        self.text = event.unit.emit_bytes()


def _echo(echo: Echo | None, text: str) -> None:
    (echo or sys.stderr.write)(text)
