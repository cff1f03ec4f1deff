"""nvopt's options, declared once: their spelling, meaning and section in the help."""

import os
import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import pairwise
from typing import TYPE_CHECKING, Any

import click

from nvopt.cli.spelling import Kind, OptUsageError, normalise, truth, values_ahead
from nvopt.pipeline.forms import FORMS, Form
from nvopt.pipeline.output import write_output

if TYPE_CHECKING:
    from nvopt.llvm.debug_level import DebugLevel

_GENERAL, _LEVELS, _TARGET, _LINKING = "Passes", "Optimization levels", "Target", "Linking and visibility (ahead of the passes)"
_FACTS = "Facts about kernels (ahead of the passes)"
_OUTPUT, _PRINTING, _REMARKS = "Output", "Watching the passes (on stderr)", "Remarks"
_DEBUGGING, _LISTS, _MLIR = "Debugging passes", "Lists", "MLIR"
SECTIONS = (
    _GENERAL,
    _LEVELS,
    _TARGET,
    _LINKING,
    _FACTS,
    _OUTPUT,
    _PRINTING,
    _REMARKS,
    _DEBUGGING,
    _MLIR,
    _LISTS,
)  # as the help shows them


class Settings:
    """The command line, read. Field names are the options' names, in Click's spelling (`-S` is `s`). A NamedTuple of so many takes a
    millisecond to make."""

    inputs: tuple[str, ...] = ()
    passes: str = ""
    level: str | None = None
    o: str | None = None
    s: bool = False
    emit: Form | None = None
    f: bool = False
    disable_output: bool = False
    j: int = 1
    verify_each: bool = False
    load_pass_plugin: tuple[str, ...] = ()
    print_pipeline_passes: bool = False
    print_before: tuple[str, ...] = ()
    print_after: tuple[str, ...] = ()
    print_before_all: bool = False
    print_after_all: bool = False
    print_changed: str | None = None
    filter_print_funcs: tuple[str, ...] = ()
    time_passes: bool = False
    opt_bisect_limit: int | None = None
    dump_dir: str | None = None
    report: str | None = None
    report_causality: bool = False
    reduce: str | None = None
    bisect: str | None = None
    debug_pass_manager: bool = False
    print_module_scope: bool = False
    print_on_crash: bool = False
    exec_on_ir_change: str | None = None
    opt_bisect_print_ir_path: str | None = None
    time_trace: bool = False
    time_trace_file: str | None = None
    disable_verify: bool = False
    print_completion: str | None = None
    print_man: bool = False
    resume: bool = False
    watch: bool = False
    split_input_file: bool = False
    verify_diagnostics: bool = False
    pass_remarks: re.Pattern[str] | None = None
    pass_remarks_missed: re.Pattern[str] | None = None
    pass_remarks_analysis: re.Pattern[str] | None = None
    pass_remarks_output: str | None = None
    libdevice: str | None = None
    strip_debug: bool = False
    lineinfo: bool = False
    gline_tables_only: bool = False
    g: bool = False
    link: tuple[str, ...] = ()
    c: bool = False
    maxrregcount: str | None = None
    xptxas: tuple[str, ...] = ()
    ptxas_info: bool = False
    facts: str | None = None
    facts_guard: bool = False
    suggest_facts: str | None = None
    internalize: bool = False
    internalize_public_api_list: tuple[str, ...] = ()
    internalize_public_api_file: tuple[str, ...] = ()
    mcpu: str | None = None
    mattr: tuple[str, ...] = ()
    mtriple: str = ""
    data_layout: str = ""
    ftz: bool | None = None
    prec_div: bool | None = None
    prec_sqrt: bool | None = None
    fma: bool | None = None
    nvvm_reflect_add: tuple[tuple[str, int], ...] = ()
    nvvm_pass_option: tuple[str, ...] = ()
    stats: bool = False
    print_passes: bool = False
    help_knobs: bool = False
    version: bool = False
    engine: str | None = None
    mllvm: tuple[str, ...] = ()
    tile: bool = False
    tile_canonicalize_to: str | None = None
    knobs: Mapping[str, str] = {}

    def __init__(self, **given: Any) -> None:
        """`given` are fields; what is not among them has its default."""
        vars(self).update(given)

    @property
    def pipeline(self) -> str:
        """The text of -passes=, or that of the level."""
        return f"nvopt<{self.level}>" if self.level else self.passes

    @property
    def form(self) -> Form:
        """What to write: what -emit or -S say, otherwise what the ending of an output file stands for; text where that is none."""
        if self.emit is not None:
            return self.emit
        ending = os.path.splitext(self.o)[1][1:] if self.o is not None and not self.s and not self.names_folder else ""
        return next((form for form in FORMS if form == ending), "ll")

    @property
    def names_folder(self) -> bool:
        """Whether -o names a folder by itself: by a slash at its end, or because there is one."""
        return self.o is not None and (self.o.endswith(os.sep) or os.path.isdir(self.o))

    @property
    def codegen_level(self) -> int:
        """llc's -O for the level: its own default where none was given, and little for fast compilation. Never llc's -O3: that is -O2 with
        a global value numbering, which carries values over iterations in registers, and what is left of addresses behind `loop-reduce`."""
        return 2 if self.level is None else {"O0": 0, "O2": 2, "O3": 2}.get(self.level, 1)

    @property
    def wants_remarks(self) -> bool:
        """Did the user ask for remarks in any form?"""
        asked = (self.pass_remarks, self.pass_remarks_missed, self.pass_remarks_analysis, self.pass_remarks_output)
        return self.ptxas_info or any(option is not None for option in asked)

    @property
    def ptxas_options(self) -> tuple[str, ...]:
        """What the options for ptxas come to."""
        limit = () if self.maxrregcount is None else (f"-maxrregcount={self.maxrregcount}",)
        return (*(["-c"] if self.c else []), *limit, *self.xptxas)

    @property
    def debug_info(self) -> "DebugLevel | None":
        """How much debug info the output is to have; None: as the module says."""
        if not (self.strip_debug or self.lineinfo or self.gline_tables_only or self.g):
            return None
        from nvopt.cli import values

        return values.debug_level(self)

    def linked(self) -> "Settings":
        """What `-link` without a file asks for: all inputs in one module, the first."""
        return Settings(**{**vars(self), "inputs": self.inputs[:1], "link": (*self.inputs[1:], *filter(None, self.link))})

    @property
    def watches_passes(self) -> bool:
        """Did the user ask for dumps, reports or times, which belong to a single input?"""
        dumps = self.print_before or self.print_after or self.print_before_all or self.print_after_all or self.dump_dir or self.report
        return bool(dumps or self.print_changed is not None or self.time_passes or self.has_watchers)

    @property
    def side_outputs(self) -> list[tuple[str, str]]:
        """The options that name files to write, but for -o, with these."""
        named = (
            ("pass-remarks-output", self.pass_remarks_output),
            ("report", self.report),
            ("time-trace-file", self.trace_file),
            ("opt-bisect-print-ir-path", self.opt_bisect_print_ir_path),
            ("suggest-facts", self.suggest_facts),
        )
        return [(option, path) for option, path in named if path not in (None, "-")]

    @property
    def trace_file(self) -> str | None:
        """Where -time-trace writes: what -time-trace-file says, or a file beside the output."""
        if self.time_trace_file or not self.time_trace:
            return self.time_trace_file
        return ("out" if self.o in (None, "-") else str(self.o)) + ".time-trace"

    @property
    def may_overwrite(self) -> bool:
        """Whether something is written that might be a file which is read, but for an input that -o names."""
        reads_more = self.load_pass_plugin or self.internalize_public_api_file or self.facts is not None or self.libdevice is not None
        return bool(self.side_outputs or self.dump_dir is not None or (self.o is not None and reads_more))

    @property
    def lists(self) -> bool:
        """Did the user ask for a list instead of a run?"""
        return self.version or self.print_passes or self.help_knobs or self.print_man or self.print_completion is not None

    @property
    def has_watchers(self) -> bool:
        """Did the user ask for one of those in watchers.py?"""
        asked = self.debug_pass_manager or self.print_on_crash or self.time_trace
        return asked or self.exec_on_ir_change is not None or self.opt_bisect_print_ir_path is not None


class OptOption(click.Option):
    """An option with a section of the help, and with opt's notion of taking a value."""

    def __init__(self, *names: str, help: str, section: str = _GENERAL, optional_value: bool = False, **attributes: Any) -> None:
        # A name of one letter has a longer form as well, which `normalise` uses: Click takes `-o` for an unknown `--` option at first, and
        # looks for what may have been meant.
        super().__init__([*names, *(f"-{name}" for name in names if len(name) == 2 and name[0] == "-")], **attributes)
        self.help = help  # not by Click, which imports inspect to take the margin off
        self.section = section
        self.optional_value = optional_value

    @property
    def kind(self) -> Kind:
        return "flag" if self.is_flag else "optional" if self.optional_value else "value"

    def get_help_record(self, ctx: click.Context) -> tuple[str, str]:
        """The left column as opt writes it: `-mcpu=CPU`."""
        metavar = self.metavar or ""
        suffix = "" if self.is_flag else f"[={metavar}]" if self.optional_value else f"={metavar}"
        names = [name for name in self.opts if not name.startswith("--")]
        return ", ".join(f"{name} {metavar}" if len(name) == 2 and metavar else name + suffix for name in names), self.help or ""


class OptCommand(click.Command):
    """A command whose arguments are written as for `opt`, and whose further options are the knobs of the passes."""

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        kinds: dict[str, Kind] = {}
        for param in self.params:
            if isinstance(param, OptOption):
                kinds.update((name.lstrip("-"), param.kind) for name in param.opts)
        args = [_SPELLED_ELSEWHERE.get(arg, arg) for arg in args]
        _refuse_detached_path(args)
        plain, knobs = normalise(args, kinds, lambda name: _knob_kinds(name, args))
        rest = super().parse_args(ctx, plain)
        ctx.params["knobs"] = knobs
        chosen = [level for name, level in _LEVEL_PARAMS.items() if ctx.params.pop(name)]
        ctx.params["level"] = _level(chosen, ctx.params.pop("ofc"), ctx.params["passes"])
        return rest

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        sections: dict[str, list[tuple[str, str]]] = {section: [] for section in SECTIONS}
        for param in self.get_params(ctx):
            if isinstance(param, OptOption):
                sections[param.section].append(param.get_help_record(ctx))
        for section, records in sections.items():
            with formatter.section(section):
                formatter.write_dl(records, col_max=36)


_SPELLED_ELSEWHERE = {
    **dict.fromkeys(("-nvptx-f32ftz", "--nvptx-f32ftz"), "-ftz=1"),  # a flag in llc, and so in cicc
    **{f"{dashes}opt={number}": f"-O{number}" for dashes in ("-", "--") for number in range(4)},  # libNVVM's
}


def _refuse_detached_path(arguments: Sequence[str]) -> None:
    """`-libdevice PATH` would be -libdevice and an input: its value is optional, and so stands behind `=`."""
    for option, following in pairwise(arguments):
        if option == "--":
            return
        name = os.path.basename(following)
        if option in ("-libdevice", "--libdevice") and (
            os.path.isdir(following) or (name.startswith("libdevice") and name.endswith(".bc"))
        ):
            raise OptUsageError(f"for the -libdevice option: its path stands behind an equals sign: -libdevice={following}")


_LEVEL_HELP = {
    "O0": "Only what code generation can't do without: nvopt<O0> in -passes.",
    "O1": "cicc's schedule, tier 1: nvopt<O1>.",
    "O2": "Tiers 1 and 2: nvopt<O2>.",
    "O3": "Tiers 1, 2 and 3: nvopt<O3>.",
    "Ofcmin": "Fast compilation, nearest to -O2: nvopt<Ofcmin>.",
    "Ofcmid": "Faster: nvopt<Ofcmid>.",
    "Ofcmax": "As fast as can be: nvopt<Ofcmax>.",
}
_LEVEL_PARAMS = {level.lower(): level for level in _LEVEL_HELP}


def _level(chosen: list[str], fast_compile: str | None, passes: str) -> str | None:
    """The level that the options ask for. As from nvcc, -Ofast-compile= wins over -O#, and 0 there means that there is none."""
    if fast_compile not in (None, "0", "min", "mid", "max"):
        raise OptUsageError("libnvvm : error: -Ofast-compile called with unsupported level")
    if fast_compile in (None, "0"):
        if len(chosen) > 1:
            raise OptUsageError(f"Cannot specify multiple -O# ({', '.join(f'-{level}' for level in chosen)})")
    else:
        chosen = [f"Ofc{fast_compile}"]
    if chosen and passes:
        raise OptUsageError(
            "Cannot specify -O#/-Ofast-compile=<min,mid,max> and --passes=/--foo-pass, "
            "use -passes='default<O#>,other-pass' or -passes='default<Ofcmax>,other-pass'"
        )
    return chosen[0] if chosen else None


def _knob_kinds(name: str, arguments: list[str]) -> dict[str, Kind]:
    """All knobs; plugins may declare `name`, wherever among the arguments they are given."""
    from nvopt.knobs import table
    from nvopt.pipeline.registry import load_knobs

    load_plugins(values_ahead("load-pass-plugin", arguments))
    load_knobs([name])
    return {knob.name: "flag" if isinstance(knob.default, bool) else "value" for knob in table()}


def load_plugins(paths: Iterable[str]) -> None:
    """Load plugin files; PluginError when one is at fault."""
    for path in paths:
        from nvopt.pipeline import plugins  # late: most runs have none

        plugins.load(path)


def _help(ctx: click.Context, param: click.Parameter, wanted: bool) -> None:
    if wanted:
        write_output("-", f"{ctx.get_help()}\n".encode())
        ctx.exit()


def _truth(ctx: click.Context, param: click.Parameter, text: str | None) -> bool | None:
    return None if text is None else truth(param.opts[0].lstrip("-"), text)


def _names(ctx: click.Context, param: click.Parameter, texts: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(name for text in texts for name in text.split(",") if name)


_COUNT_DIGITS = 9  # Python turns no more than some thousands into a number


def _count(ctx: click.Context, param: click.Parameter, text: str) -> int:
    if not text.isascii() or not text.isdigit() or len(text.lstrip("0")) > _COUNT_DIGITS:
        raise OptUsageError(f"for the -j option: '{text}' value invalid for uint argument!")
    return int(text[-_COUNT_DIGITS:])


def _late(name: str) -> Callable[[click.Context, click.Parameter, Any], Any]:
    """The callback of that name in values.py, which is imported when somebody gives the option."""

    def check(ctx: click.Context, param: click.Parameter, value: Any) -> Any:
        if value is None or value == ():
            return value
        from nvopt.cli import values

        return getattr(values, name)(param, value)

    return check


def _flag(name: str, section: str, help: str) -> OptOption:
    return OptOption(name, section=section, help=help, is_flag=True)


def _value(name: str, section: str, metavar: str, help: str, *, check: str | None = None, multiple: bool = False) -> OptOption:
    """An option with a value, which the function `check` of values.py makes of its text."""
    callback = _late(check) if check is not None else None
    return OptOption(name, section=section, metavar=metavar, help=help, multiple=multiple, callback=callback)


def _values(name: str, section: str, metavar: str, help: str, *, check: str | None = None) -> OptOption:
    """One that may be given again."""
    return _value(name, section, metavar, help, check=check, multiple=True)


def _list(name: str, section: str, metavar: str, help: str) -> OptOption:
    """One that takes several values with commas between, again and again."""
    return OptOption(name, section=section, metavar=metavar, help=help, multiple=True, callback=_names)


_OPTIONS = [
    OptOption(
        "passes",
        "-passes",
        "-p",
        metavar="PIPELINE",
        default="",
        help="Passes to run, as in opt: 'nvvm-reflect,function(sroa,instcombine)'. Without it and without -O nothing runs.",
    ),
    _value(
        "-engine",
        _GENERAL,
        "auto|llvmlite|PATH",
        "The library with LLVM 22 in it to work through: llvmlite's (the default), LLVM's own libLLVM at a path, or auto, a libLLVM "
        "in the usual places and otherwise llvmlite's. NVOPT_ENGINE in the environment says the same.",
    ),
    _values(
        "-mllvm",
        _GENERAL,
        "OPTION",
        "An option of LLVM's own, as in opt: -mllvm -inline-threshold=500. It holds for LLVM's passes and for code generation.",
    ),
    *(_flag(f"-{level}", _LEVELS, help) for level, help in _LEVEL_HELP.items()),
    OptOption("-Ofc", "-Ofast-compile", section=_LEVELS, metavar="LEVEL", help="min, mid or max, as -Ofcmin...; wins over -O#. 0: none."),
    _values(
        "-nvvm-pass-option",
        _LEVELS,
        "SWITCH[=0]",
        "Turn on (=0: off) a switch of the schedules, by name or by its offset in NVVMPassOptions; -help-knobs lists them.",
    ),
    _value(
        "-o",
        _OUTPUT,
        "FILE|DIR",
        "Write here instead of to stdout. In a directory (DIR/, or one that is there; any name without an ending for several inputs) "
        "one file per input.",
    ),
    _value(
        "-emit",
        _OUTPUT,
        "ll|bc|ptx|cubin",
        "What to write: LLVM's text, bitcode, PTX, or a cubin (ptxas makes it: from PATH, $CUDA_HOME, or pip's nvidia-cuda-nvcc). "
        "Without it the ending of -o FILE says so (.ll, .bc, .ptx, .cubin), and text is written where that is another or none.",
        check="form",
    ),
    _flag("-S", _OUTPUT, "Write text, as -emit=ll does."),
    _flag("-f", _OUTPUT, "Write bitcode or a cubin even to a terminal."),
    _flag("-disable-output", _OUTPUT, "Run and verify, write no IR."),
    _flag("-tile", _MLIR, "Read MLIR instead of LLVM IR, and simplify its integer operations, arith's and cuda_tile's."),
    _value(
        "-tile-canonicalize-to",
        _MLIR,
        "arith",
        "With -tile: what is left of integer operations on tiles becomes arith, on integers and tensors.",
        check="dialect",
    ),
    _flag("-disable-verify", _DEBUGGING, "Taken as opt takes it; nvopt verifies what it writes all the same."),
    _flag("-verify-each", _DEBUGGING, "Verify after each pass, not only at the end."),
    _values("-load-pass-plugin", _GENERAL, "FILE.py", "Load passes of your own, for -passes; may be given again."),
    OptOption("-j", metavar="N", default="1", callback=_count, help="Worker processes for several inputs; 0 means one per processor."),
    _flag("-watch", _GENERAL, "Run again whenever the input, or another file that is read, changes, until Ctrl-C."),
    _flag("-c", _OUTPUT, "Make a relocatable cubin, for nvlink."),
    _value("-maxrregcount", _OUTPUT, "N", "The most registers a thread that ptxas may use."),
    _list("-Xptxas", _OUTPUT, "OPTIONS", "Options for ptxas, with commas between."),
    _flag("-ptxas-info", _OUTPUT, "Print what each kernel takes: registers, stack, spills, shared memory; and the warps that can run."),
    OptOption("-strip-debug", "-g0", section=_LINKING, is_flag=True, help="Drop all debug info."),
    OptOption(
        "-lineinfo",
        "-generate-line-info",
        "-gline-directives-only",
        section=_LINKING,
        is_flag=True,
        help="Of debug info keep lines, as directives in PTX; ptxas optimizes such code.",
    ),
    _flag("-gline-tables-only", _LINKING, "Of debug info keep lines and functions, as tables in PTX."),
    _flag("-g", _LINKING, "Write all debug info that the module has, also of a module that asks for lines alone."),
    OptOption(
        "-link",
        section=_LINKING,
        metavar="FILE",
        multiple=True,
        optional_value=True,
        help="Link all inputs into one module, the first, as llvm-link does; with FILE, link this module into each input. May be given "
        "again.",
    ),
    OptOption(
        "-libdevice",
        section=_LINKING,
        metavar="PATH",
        optional_value=True,
        help="Link what the module calls of CUDA's libdevice. PATH is the file or a folder that has it; otherwise "
        "$CUDA_HOME, $CUDA_PATH, the wheel nvidia-nvvm, nvcc's folder and the usual places are looked at.",
    ),
    _value(
        "-facts",
        _FACTS,
        "FILE",
        "Take over what FILE (JSON) says of kernels: sizes of blocks and grids, alignments, ranges, values. A wrong fact is undefined "
        "behaviour.",
    ),
    _flag("-facts-guard", _FACTS, "Kernels test the facts when they begin, and do without where these are wrong."),
    _value("-suggest-facts", _FACTS, "FILE", "Try which facts make better code, print a table, and write FILE for -facts."),
    _flag(
        "-internalize",
        _LINKING,
        "Give internal linkage to all but kernels and variables that the host may set.",
    ),
    _list("-internalize-public-api-list", _LINKING, "GLOBS", "Keep what these match visible too; implies -internalize."),
    _values("-internalize-public-api-file", _LINKING, "FILE", "The same, from a file with one glob a line."),
    _list("-print-before", _PRINTING, "PASSES", "Print the IR before these passes."),
    _list("-print-after", _PRINTING, "PASSES", "Print the IR after these passes."),
    _flag("-print-before-all", _PRINTING, "Print the IR before each pass."),
    _flag("-print-after-all", _PRINTING, "Print the IR after each pass."),
    OptOption(
        "-print-changed",
        section=_PRINTING,
        metavar="STYLE",
        optional_value=True,
        callback=_late("change_style"),
        help="Print the IR after each pass that changed it; as a diff with diff or diff-quiet (coloured on a terminal; "
        "always with cdiff, cdiff-quiet); quiet leaves out the initial IR and the passes that changed nothing.",
    ),
    _list("-filter-print-funcs", _PRINTING, "NAMES", "Print and report only these functions; -suggest-facts looks at these kernels only."),
    _value(
        "-dump-dir",
        _DEBUGGING,
        "DIR",
        "Write the module after each pass that changed it to a file of its own in DIR: 0007-sroa.ll has the number that "
        "-opt-bisect-limit has for the pass, 0000-input.ll is the start. Files of an earlier run are removed.",
        check="directory",
    ),
    _value(
        "-report",
        _DEBUGGING,
        "FILE.html",
        "Write a page of the run, to be opened in a browser: passes, diffs, who made each line, graphs, loops, registers, remarks, "
        "PTX and machine code.",
        check="page",
    ),
    _flag(
        "-report-causality",
        _DEBUGGING,
        "Tell in -report what each pass made happen: run again without it, -j N runs at a time.",
    ),
    _flag("-print-module-scope", _PRINTING, "-print-before and -print-after print the whole module, also around passes on functions."),
    _flag("-debug-pass-manager", _PRINTING, "Say which pass runs on what, as LLVM's pass manager does."),
    _value("-exec-on-ir-change", _PRINTING, "EXE", "Run EXE with a file that holds what a pass changed, and its name."),
    _flag("-print-on-crash", _PRINTING, "Print the IR ahead of a pass that fails or ends LLVM's process."),
    _flag("-time-trace", _PRINTING, "Write when each pass ran, for Chrome's trace viewer, to OUTPUT.time-trace."),
    _value("-time-trace-file", _PRINTING, "FILE", "Where -time-trace writes."),
    _flag("-time-passes", _PRINTING, "Print the time that each pass took."),
    _flag("-stats", _PRINTING, "Print counts: slots of the schedule that have no pass here, runs of std."),
    _value(
        "-opt-bisect-limit",
        _DEBUGGING,
        "N",
        "Number every run of a pass on a function or the module, say so on stderr, and skip those above N; -1 runs all.",
        check="integer",
    ),
    _value("-opt-bisect-print-ir-path", _DEBUGGING, "FILE", "Write the module where the limit skips a run for the first time."),
    _value(
        "-reduce",
        _DEBUGGING,
        "COMMAND",
        "Write the smallest module found on which COMMAND, run by sh with the path of one for %s, still exits with 0.",
    ),
    _value(
        "-bisect",
        _DEBUGGING,
        "COMMAND",
        "Say which run of which pass makes COMMAND, run by sh with the output's path for %s, exit with anything but 0.",
    ),
    _flag(
        "-split-input-file", _DEBUGGING, "What stands between lines '; -----' or '// -----' is a module of its own, and so it is written."
    ),
    _flag("-verify-diagnostics", _DEBUGGING, "Expect what comments '; expected-error@+1 {{text}}' in the input say, and nothing else."),
    _flag("-resume", _DEBUGGING, "Go on with the -reduce or -bisect that was interrupted, from FILE.state beside -o FILE."),
    _value(
        "-pass-remarks",
        _REMARKS,
        "REGEX",
        "Say on stderr what the passes matching REGEX did (a Python regular expression, searched for in the pass's name). "
        "Remarks come from nvopt's own passes, not from LLVM's.",
        check="pattern",
    ),
    _value("-pass-remarks-missed", _REMARKS, "REGEX", "Say what they declined.", check="pattern"),
    _value("-pass-remarks-analysis", _REMARKS, "REGEX", "Say what they found out.", check="pattern"),
    _value("-pass-remarks-output", _REMARKS, "FILE", "Write all remarks of nvopt's own passes to FILE, in LLVM's YAML."),
    OptOption(
        "-mcpu",
        "-arch",
        "-opt-arch",
        section=_TARGET,
        metavar="CPU",
        callback=_late("cpu"),
        help="The GPU: sm_90, compute_90, sm_100a... "
        "Without it, PTX is for the GPU that the functions name (target-cpu). A cubin needs it.",
    ),
    _list("-mattr", _TARGET, "FEATURES", "The PTX version, +ptx86 for 8.6; without it the least that the GPU takes."),
    OptOption(
        "-mtriple",
        section=_TARGET,
        metavar="TRIPLE",
        default="",
        help="The module's target triple from now on. Its data layout becomes the triple's, unless sizes in the module would change.",
    ),
    OptOption(
        "-data-layout", section=_TARGET, metavar="LAYOUT", default="", help="The module's data layout from now on; nothing is compared."
    ),
    OptOption(
        "-ftz",
        "-nvptx-f32ftz",
        section=_TARGET,
        metavar="0|1",
        callback=_truth,
        help="Flush denormal floats to zero: the value of __CUDA_FTZ.",
    ),
    OptOption(
        "-prec-div", "-prec_div", section=_TARGET, metavar="0|1", callback=_truth, help="Precise division: the value of __CUDA_PREC_DIV."
    ),
    OptOption(
        "-prec-sqrt",
        "-prec_sqrt",
        section=_TARGET,
        metavar="0|1",
        callback=_truth,
        help="Precise square root: the value of __CUDA_PREC_SQRT.",
    ),
    OptOption(
        "-fma",
        "-fmad",
        section=_TARGET,
        metavar="0|1",
        callback=_truth,
        help="1: fuse multiplications with additions (nvcc's default); 0: none. Without it, those that the module marks `contract`.",
    ),
    _values("-nvvm-reflect-add", _TARGET, "NAME=INT", "What __nvvm_reflect(NAME) is; may be given again.", check="reflect_values"),
    _flag("-print-pipeline-passes", _LISTS, "Print the pipeline as nvopt understood it, and exit."),
    _flag("-print-passes", _LISTS, "List all passes, and exit."),
    _flag("-help-knobs", _LISTS, "List the knobs of all passes (each is an option -NAME=VALUE), and exit."),
    _value("-print-completion", _LISTS, "SHELL", "Print what completes options in bash, zsh or fish, and exit."),
    _flag("-print-man", _LISTS, "Print the manual page, and exit."),
    _flag("-version", _LISTS, "Show the versions of nvopt, its engine (the library with LLVM) and LLVM, and exit."),
    OptOption(
        "-help", "-h", section=_LISTS, is_flag=True, is_eager=True, expose_value=False, callback=_help, help="Show this message and exit."
    ),
]

command = OptCommand(
    name="nvopt",
    callback=Settings,
    params=[*_OPTIONS, click.Argument(["inputs"], nargs=-1)],
    add_help_option=False,
    context_settings={"max_content_width": 120},
    options_metavar="[OPTIONS]",
    help="nvopt runs passes over LLVM/NVVM IR (text or bitcode) of CUDA device code and writes verified IR, "
    "PTX or a cubin. "
    "Options are spelled as for LLVM's opt: -name=value, --name=value or -name value.",
    epilog="Exit status: 0; 1 after an error, with nothing written; 130 after Ctrl-C.",
)
