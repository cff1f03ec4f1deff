"""One run of nvopt: from the arguments to an exit status.

Every mistake of a user ends as one message on stderr and status 1, before anything is written; Ctrl-C is 130. What is left is a bug of
nvopt: that too is one line, which says how to see the traceback (NVOPT_TRACEBACK=1).
"""

from __future__ import annotations

import os
import sys
from collections import Counter
from collections.abc import Sequence
from contextlib import suppress
from typing import TYPE_CHECKING

import click

from nvopt.cli.messages import (
    complain,
    for_reader,
    keep_apart,
    keep_off_terminals,
    say,
    show_statistics,
    tell,
    write_remarks,
)
from nvopt.cli.options import Settings, command, load_plugins
from nvopt.cli.spelling import OptUsageError
from nvopt.knobs import KnobError
from nvopt.llvm import InputError, PassError, display_name, engines, guard_aborts, guard_exits, read_input
from nvopt.llvm.aborts import heard, kept_words, last_words, release_reserve, working_on
from nvopt.patterns import late
from nvopt.pipeline.driver import Driver, Options
from nvopt.pipeline.output import OutputError, write_output
from nvopt.pipeline.pass_options import PassOptionError
from nvopt.pipeline.registry import plugins_of_one_run
from nvopt.pipeline.text import PipelineError
from nvopt.remarks import RemarkSink
from nvopt.target import TargetOptions
from nvopt.visible import visible, visible_name

if TYPE_CHECKING:
    from nvopt.cli.instruments import PassTimer
    from nvopt.pipeline.facts import FactsFile
    from nvopt.pipeline.instrument import Instrument


def run(arguments: Sequence[str], *, owns_process: bool = False) -> int:
    """Run the command line `arguments` (without the program's name); returns the exit status and lets no exception out. With `owns_process`
    the caller leaves by os._exit."""
    try:
        with plugins_of_one_run():
            return _dispatch(arguments, owns_process)
    except click.ClickException as error:
        return complain(error.format_message())
    except (InputError, PassError, OutputError, KnobError, PassOptionError, PipelineError) as error:
        return complain(str(error))
    except click.exceptions.Exit:  # -help was printed
        return 0
    except BrokenPipeError:
        return 1  # the reader has seen enough (`nvopt ... | head`): nobody is left to be told
    except KeyboardInterrupt:
        return 130
    except MemoryError as error:
        return _out_of_memory(error)
    except Exception as error:
        from nvopt.pipeline.faults import explain_fault  # late: it takes traceback

        return complain(explain_fault(error))


def _dispatch(arguments: Sequence[str], owns_process: bool) -> int:
    if not arguments and sys.stdin.isatty():
        arguments = ["-help"]
    if "_NVOPT_COMPLETE" in os.environ:
        from nvopt.cli import completion

        return completion.answer()
    if any(argument.startswith("@") for argument in arguments):
        from nvopt.cli.response_files import expanded

        arguments = expanded(arguments)
    settings = read_settings(arguments)
    if settings.watch:
        from nvopt.cli import watch

        return watch.run(settings, arguments)
    load_plugins(settings.load_pass_plugin)
    _choose_engine(settings)
    status = _do_without_passes(settings)
    if status is not None:
        return status
    options = _options(settings)
    status = _do_instead(settings, options)
    return _run_passes(settings, options, owns_process) if status is None else status


def read_settings(arguments: Sequence[str]) -> Settings:
    """The command line, which holds no response files any more."""
    # Not command.main(), which has its own notions of what Ctrl-C and a closed pipe should look like.
    with command.make_context("nvopt", list(arguments)) as context:
        settings: Settings = command.invoke(context)
    return settings.linked() if "" in settings.link else settings


def _do_without_passes(settings: Settings) -> int | None:
    """What needs no pipeline, where it was asked for; the exit status."""
    if settings.tile or settings.tile_canonicalize_to:
        from nvopt.cli import tile

        return tile.run(settings)
    if settings.reduce is not None:
        from nvopt.cli import reduce

        return reduce.run(settings)
    _refuse_contradictions(settings)
    if settings.lists:
        from nvopt.cli import listings

        listings.show(settings)
        return 0
    return None


def _options(settings: Settings) -> Options:
    """What is to be done to each input."""
    return Options(
        settings.pipeline,
        _target(settings),
        tuple(settings.knobs.items()),
        settings.nvvm_pass_option,
        settings.verify_each,
        libdevice=settings.libdevice,
        internalize=settings.internalize,
        public_api=settings.internalize_public_api_list + _globs(settings),
        plugins=tuple(map(os.path.abspath, settings.load_pass_plugin)),
        bisect_limit=settings.opt_bisect_limit,
        emit=settings.form,
        codegen_level=settings.codegen_level,
        facts=_facts(settings),
        guards_facts=settings.facts_guard,
        debug_info=settings.debug_info,
        link=settings.link,
        ptxas=settings.ptxas_options,
        ptxas_info=settings.ptxas_info,
    )


def _do_instead(settings: Settings, options: Options) -> int | None:
    """What is done with a pipeline instead of running it on the inputs, where it was asked for; the exit status."""
    if settings.print_pipeline_passes:
        say(visible_name(str(Driver(options).pipeline)) + "\n")
        return 0
    if settings.bisect is not None:
        from nvopt.cli import bisect

        return bisect.run(settings, options)
    return None


def _run_passes(settings: Settings, options: Options, owns_process: bool) -> int:
    """Run the pipeline on one input, several, or as -suggest-facts does; the exit status."""
    guard_aborts(lambda path: _tell_last_word(path, options))
    if owns_process:
        guard_exits(lambda path: _tell_last_word(path, options))
    if settings.may_overwrite:
        from nvopt.cli.side_outputs import keep_inputs

        keep_inputs(settings)
    if settings.suggest_facts is not None:
        from nvopt.cli import suggestions

        return suggestions.run(settings, options)
    if settings.wants_remarks:
        from nvopt.cli.silent_passes import warn_about_remarks

        warn_about_remarks(settings)
    if settings.split_input_file or settings.verify_diagnostics:
        from nvopt.cli import parts

        return parts.run(settings, options, apart=owns_process)
    if len(settings.inputs) > 1 or settings.names_folder:
        from nvopt.cli import batch

        return batch.run(settings, options)
    with kept_words():
        return _run_one(settings, options, owns_process)


def _choose_engine(settings: Settings) -> None:
    if settings.engine is not None or engines.VARIABLE in os.environ:
        engines.use(settings.engine if settings.engine is not None else os.environ[engines.VARIABLE])
    if settings.mllvm:
        engines.set_options(settings.mllvm)


def _refuse_contradictions(settings: Settings) -> None:
    if settings.resume and settings.bisect is None:
        raise OptUsageError("-resume goes on with a -reduce or a -bisect, and there is none")
    if settings.s and settings.emit not in (None, "ll"):
        raise OptUsageError(f"-S writes LLVM's text, and -emit={settings.emit} something else")


def _out_of_memory(error: MemoryError, path: str | None = None) -> int:
    """Say so, once all that the run held is let go of."""
    release_reserve()
    error.__traceback__ = error.__context__ = None
    return complain(f"{'' if path is None else f'{display_name(path)}: '}error: out of memory")


_NO_MEMORY = late(r"^out of memory|std::bad_alloc")
_inputs: dict[str, bytes] = {}  # what was read, by its name in messages: standard input cannot be read again


_watching: list[Instrument] = []  # the instruments of the run, for what is to be told when LLVM ends the process


def _tell_last_word(path: str, options: Options) -> None:
    try:
        _tell_last_ir()
        complain(_last_word(path, options))
    except MemoryError as error:
        _out_of_memory(error, path)


def _last_word(path: str, options: Options) -> str:
    """What to say when LLVM has ended this process: which pass it was, or what LLVM said."""
    from nvopt.pipeline.crashes import explain
    from nvopt.pipeline.workers import Children

    words = last_words(heard())
    if _NO_MEMORY.search(words):
        return f"{path}: error: out of memory"
    with suppress(InputError), Children(tied=False) as children:
        found = explain(children, _inputs[path] if path in _inputs else read_input(path), path, options)
        if found:
            return f"{path}: {found}"
    return f"{path}: error: LLVM gave up on this input and ended the process{f': {words}' if words else ''}"


def _globs(settings: Settings) -> tuple[str, ...]:
    """What -internalize-public-api-file names."""
    if not settings.internalize_public_api_file:
        return ()
    from nvopt.cli.values import globs_in

    return globs_in(settings.internalize_public_api_file)


def _target(settings: Settings) -> TargetOptions:
    modes = (settings.mcpu, settings.ftz, settings.prec_div, settings.prec_sqrt, settings.nvvm_reflect_add)
    return TargetOptions(*modes, ",".join(settings.mattr), settings.mtriple, settings.data_layout, settings.fma)


def _facts(settings: Settings) -> FactsFile | None:
    if settings.facts is None and settings.facts_guard:
        raise OptUsageError("-facts-guard has kernels test the facts of -facts=FILE, and there is none")
    if settings.facts is None:
        return None
    from nvopt.pipeline.facts import read_facts_file

    return read_facts_file(settings.facts)


def _run_one(settings: Settings, options: Options, owns_process: bool) -> int:
    path = settings.inputs[0] if settings.inputs else "-"
    keep_apart(settings, [] if settings.disable_output else [settings.o or "-"])
    if not settings.disable_output:
        keep_off_terminals(settings)
    driver = Driver(options, ends_process=owns_process)
    sink = RemarkSink(enabled=settings.wants_remarks or settings.report is not None)
    timer, instruments = _instruments(settings, sink)
    _watching[:] = instruments
    counted: Counter[tuple[str, str]] = Counter()
    text = None
    working_on(display_name(path))
    try:
        data = _inputs[display_name(path)] = read_input(path)
        if settings.disable_output:
            driver.check(data, path, instruments=instruments, sink=sink, statistics=counted)
        else:
            text = driver.compile(data, path, instruments=instruments, sink=sink, statistics=counted)
    except PassError as error:
        _tell_last_ir()
        status = complain(f"{display_name(path)}: {error}")
        _write_page(settings, driver, data, path, instruments, str(error))
        return status
    except (InputError, OutputError, BrokenPipeError):
        raise
    except MemoryError as error:
        return _out_of_memory(error, path)
    except Exception as error:
        from nvopt.pipeline.faults import explain_fault  # late: it takes traceback

        return complain(f"{display_name(path)}: {explain_fault(error)}")
    finally:
        tell(settings, sink.remarks, sink.warnings)
        if settings.ptxas_info:
            from nvopt.cli.resources import print_table

            print_table(sink.remarks)
    if settings.time_trace:
        _write_trace(settings, instruments)
    if timer is not None:
        sys.stderr.write(visible(timer.report()))
    if settings.stats:
        show_statistics(counted)
    if settings.pass_remarks_output is not None:
        write_remarks(settings.pass_remarks_output, sink.remarks)
    _write_page(settings, driver, data, path, instruments)
    if text is not None:
        write_output(settings.o or "-", for_reader(settings, text))
    return 0


def _write_page(settings: Settings, driver: Driver, data: bytes, path: str, instruments: Sequence[Instrument], failure: str = "") -> None:
    """What -report asks for."""
    if settings.report is not None:
        from nvopt.cli import page

        page.write(settings, driver, data, path, instruments, failure)


def _tell_last_ir() -> None:
    """What -print-on-crash asks for."""
    for instrument in _watching:
        from nvopt.cli import watchers

        if isinstance(instrument, watchers.LastIR):
            instrument.tell()


def _write_trace(settings: Settings, instruments: Sequence[Instrument]) -> None:
    from nvopt.cli import watchers

    assert settings.trace_file is not None
    next(instrument for instrument in instruments if isinstance(instrument, watchers.TimeTrace)).write(settings.trace_file)


def _instruments(settings: Settings, sink: RemarkSink) -> tuple[PassTimer | None, list[Instrument]]:
    if not settings.watches_passes:
        return None, []
    from nvopt.cli import instruments

    return instruments.from_settings(settings, sink)
