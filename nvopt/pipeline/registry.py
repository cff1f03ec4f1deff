"""The one table of all passes: nvopt's own, those of plugins, LLVM's, and the few that the run loop itself carries out."""

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, Literal, NamedTuple

from nvopt import knobs
from nvopt.knobs import AnyKnob
from nvopt.llvm import native, opt_passes
from nvopt.llvm.engines import engine

if TYPE_CHECKING:
    from nvopt.passes.base import Pass

Level = Literal["module", "cgscc", "function", "loop"]
LEVELS: tuple[Level, ...] = ("module", "cgscc", "function", "loop")

# nvopt's own passes, whose modules are imported when a pipeline names the pass, and the classes that plugins bring.
_MIRROR: "dict[str, str | type[Pass]]" = {
    "absolute-difference": "nvopt.passes.absolute_difference:AbsoluteDifference",
    "alloca-hoisting": "nvopt.passes.alloca_hoisting:AllocaHoisting",
    "apply-facts": "nvopt.passes.apply_facts:ApplyFacts",
    "basic-dbe": "nvopt.passes.basic_dbe:BasicDeadBarrierElimination",
    "branch-dist": "nvopt.passes.branch_dist:BranchDist",
    "conditional-arithmetic": "nvopt.passes.conditional_arithmetic:ConditionalArithmetic",
    "cuda-atomics": "nvopt.passes.cuda_atomics:CUDAAtomics",
    "dot-cfg": "nvopt.passes.dot_graphs:DrawCFG",
    "dot-cfg-only": "nvopt.passes.dot_graphs:DrawCFGOnly",
    "dot-dom": "nvopt.passes.dot_graphs:DrawDominatorTree",
    "dot-dom-only": "nvopt.passes.dot_graphs:DrawDominatorTreeOnly",
    "dot-post-dom": "nvopt.passes.dot_graphs:DrawPostDominatorTree",
    "dot-post-dom-only": "nvopt.passes.dot_graphs:DrawPostDominatorTreeOnly",
    "fp-contract": "nvopt.passes.fp_contract:FPContract",
    "generic-to-nvvm": "nvopt.passes.generic_to_nvvm:GenericToNVVM",
    "gpu-codegen-prepare": "nvopt.passes.gpu_codegen_prepare:GPUCodeGenPrepare",
    "indvars": "nvopt.passes.indvars:IndVars",
    "invariant-division": "nvopt.passes.invariant_division:InvariantDivision",
    "limit-distance": "nvopt.passes.limit_distance:LimitDistance",
    "loop-exit-test": "nvopt.passes.loop_exit_test:LoopExitTest",
    "loop-index-split": "nvopt.passes.loop_index_split:LoopIndexSplit",
    "loop-reduce": "nvopt.passes.loop_reduce:LoopReduce",
    "loop-unroll": "nvopt.passes.loop_unroll:LoopUnroll",
    "loop-vectorize": "nvopt.passes.loop_vectorize:LoopVectorize",
    "integer-halves": "nvopt.passes.integer_halves:IntegerHalves",
    "instsimplify": "nvopt.passes.instsimplify:InstSimplify",
    **{
        f"{verb.lower()}<{name}>": f"nvopt.passes.analysis_passes:{verb}{kind}"
        for verb in ("Require", "Invalidate", "Verify")
        for name, kind in (
            ("domtree", "DominatorTree"),
            ("loops", "Loops"),
            ("postdomtree", "PostDominatorTree"),
            ("scalar-evolution", "ScalarEvolution"),
        )
    },
    "internalize": "nvopt.passes.internalize:Internalize",
    "lower-aggr-copies": "nvopt.passes.lower_aggr_copies:LowerAggrCopies",
    "lower-struct-args": "nvopt.passes.lower_struct_args:LowerStructArgs",
    "memory-space-opt": "nvopt.passes.memory_space_opt:MemorySpaceOpt",
    "merge-guarded-kernels": "nvopt.passes.merge_guarded_kernels:MergeGuardedKernels",
    "mirror-roundtrip": "nvopt.passes.mirror_roundtrip:MirrorRoundtrip",
    "nv-early-inliner": "nvopt.passes.nv_early_inliner:NVEarlyInliner",
    "nv-inline-must": "nvopt.passes.nv_inline_must:NVInlineMust",
    "nvvm-intrinsic-lowering": "nvopt.passes.nvvm_intrinsic_lowering:NVVMIntrinsicLowering",
    "nvvm-reflect": "nvopt.passes.nvvm_reflect:NVVMReflect",
    "nvvm-reflect-pp": "nvopt.passes.simplify_constant_conditionals:SimplifyConstantConditionals",
    "nvvm-verify": "nvopt.passes.nvvm_verify:NVVMVerify",
    "print<access-info>": "nvopt.passes.print_access_info:PrintAccessInfo",
    "print<delinearization>": "nvopt.passes.print_delinearization:PrintDelinearization",
    "print<domtree>": "nvopt.passes.print_trees:PrintDominatorTree",
    "print<loops>": "nvopt.passes.print_trees:PrintLoops",
    "print<postdomtree>": "nvopt.passes.print_trees:PrintPostDominatorTree",
    "print<rpa>": "nvopt.passes.print_rpa:PrintRegisterPressure",
    "print<scalar-evolution>": "nvopt.passes.print_scalar_evolution:PrintScalarEvolution",
    "printf-lowering": "nvopt.passes.printf_lowering:PrintfLowering",
    "process-restrict": "nvopt.passes.process_restrict:ProcessRestrict",
    "propagate-alignment": "nvopt.passes.propagate_alignment:PropagateAlignment",
    "remat": "nvopt.passes.remat:Remat",
    "scev-cgp": "nvopt.passes.scev_cgp:SCEVCGP",
    "set-global-array-alignment": "nvopt.passes.set_global_array_alignment:SetGlobalArrayAlignment",
    "set-local-array-alignment": "nvopt.passes.set_local_array_alignment:SetLocalArrayAlignment",
    "short-pointers": "nvopt.passes.short_pointers:ShortPointers",
    "sinking2": "nvopt.passes.sinking2:Sinking2",
    "tile-simplify": "nvopt.passes.tile_simplify:TileSimplify",
    "unreachable-block-elim": "nvopt.passes.unreachable_block_elim:UnreachableBlockElim",
    "version-alignment": "nvopt.passes.version_alignment:VersionAlignment",
}

# Function passes here that are module passes in LLVM: a pipeline that starts with one may go on with module passes, as in opt.
_MODULE_PASSES_IN_LLVM = frozenset({"nvvm-reflect"})
LOOP_PASSES_IN_LLVM = frozenset({"indvars", "loop-reduce"})
"""Function passes here that are loop passes in LLVM: they may stand in a `loop(...)`, as in opt."""

_BUILTIN: dict[str, tuple[tuple[Level, ...], str, str]] = {
    "no-op-module": (("module",), "NoOpModulePass", "Do nothing"),
    "no-op-cgscc": (("cgscc",), "NoOpCGSCCPass", "Do nothing"),
    "no-op-function": (("function",), "NoOpFunctionPass", "Do nothing"),
    "no-op-loop": (("loop",), "NoOpLoopPass", "Do nothing"),
    "print": (("module", "function"), "PrintModulePass", "Print the IR to standard error"),
    "unavailable": (("module",), "UnavailablePass", "A slot of a schedule that has no pass here: do nothing"),
    "verify": (("module", "function"), "VerifierPass", "Check that the IR is valid"),
}

FAST_COMPILE_STD = {"Ofcmin": "O2", "Ofcmid": "O1"}
"""Levels of fast compilation that have a `std`: that of LLVM's, without its vectorizers."""
FAST_COMPILATION = ("Ofcmin", "Ofcmid", "Ofcmax")
"""Levels of cicc's that LLVM doesn't have: `default<Ofcmax>` is `nvopt<Ofcmax>`, as in cicc."""

# Whole pipelines: what they take between the angles, and what they are in messages.
_PIPELINES: dict[str, tuple[Level, tuple[str, ...], str, str]] = {
    "default": (
        "module",
        (*native.DEFAULT_LEVELS, *FAST_COMPILATION),
        "PassManager",
        "LLVM's default pipeline of the level, or cicc's schedule for fast compilation",
    ),
    "function-simplification": ("function", native.SIMPLIFICATION_LEVELS, "PassManager", "LLVM's function simplification of the level"),
    "nvopt": ("module", ("O0", "O1", "O2", "O3", *FAST_COMPILATION, "default"), "PassManager", "cicc's schedule of the level"),
    "std": (
        "module",
        (*native.SIMPLIFICATION_LEVELS, *FAST_COMPILE_STD),
        "StdPass",
        "LLVM's default pipeline of the level; from the second time on, only what nvopt's passes have changed since is simplified",
    ),
}
HIDDEN = ("__nvvm_reflect", "__nvvm_reflect_ocl")
"""Functions that `std` doesn't know: LLVM's default pipelines answer reflect calls too, but know less than nvvm-reflect."""
_CARRIED_OUT_BY_LOOP = frozenset({"nvopt", "std"})


class PassInfo(NamedTuple):
    """What a pass is called and where it may stand."""

    name: str
    level: Level
    summary: str
    class_name: str  # as in LLVM's banners: "SROAPass"
    kind: Literal["native", "mirror", "builtin"]
    params: str = ""  # what it takes, "<no-flag;flag;limit=N>", or ""
    origin: str = ""  # for a pass of a plugin, where that comes from


class Plugin(NamedTuple):
    """What one plugin brings. `path` is its file, "" for an entry point of an installed package."""

    origin: str
    path: str
    passes: "tuple[type[Pass], ...]"
    knobs: tuple[AnyKnob, ...] = ()


_PLUGINS: list[Plugin] = []


@cache
def lookup(name: str) -> PassInfo | None:
    """The pass of that name, as it is typed without parameters."""
    levels = pass_levels(name)
    return at_level(name, levels[0]) if levels else None


def pass_levels(name: str) -> tuple[Level, ...]:
    """The levels at which a pass of that name exists, outermost first. Installed plugins are looked at for a name that is not known
    otherwise, so that no other run waits for them."""
    levels = known_levels(name)
    if not levels:
        load_installed_plugins()
        levels = known_levels(name)
    return levels


def known_levels(name: str) -> tuple[Level, ...]:
    """As `pass_levels`, of what is known now: installed plugins are not looked for."""
    if name in native.PASSES:
        return (_level(native.PASSES[name].level),)
    if name in _MIRROR:
        return (_level(mirror_class(name).level),)
    if name in _PIPELINES:
        return (_PIPELINES[name][0],)
    if levels_of(name):
        return ("module",)
    if name in _BUILTIN:
        return _BUILTIN[name][0]
    entry = opt_passes.find(name)
    return (_level(entry.level),) if entry is not None else ()


def is_in_table(name: str) -> bool:
    """Whether that is a pass with every engine."""
    return any(name in part for part in (native.PASSES, _MIRROR, _PIPELINES, _BUILTIN))


def leading_level(name: str) -> Level | None:
    """The level that a pipeline is taken to have when it starts with that name."""
    if name in _MODULE_PASSES_IN_LLVM:
        return "module"
    levels = pass_levels(name)
    return levels[0] if levels else None


def at_level(name: str, level: Level) -> PassInfo:
    """The pass of that name, known to exist at that level."""
    if name in native.PASSES:
        entry = native.PASSES[name]
        return PassInfo(name, level, entry.summary, entry.class_name, "native", _angled(entry.fixed))
    if name in _PIPELINES:
        _, _, class_name, summary = _PIPELINES[name]
        kind: Literal["builtin", "native"] = "builtin" if name in _CARRIED_OUT_BY_LOOP else "native"
        return PassInfo(name, level, summary, class_name, kind, _angled(levels_of(name)))
    if levels_of(name):
        return PassInfo(
            name, level, "LLVM's pipeline of the level for this step of linking", "PassManager", "native", _angled(levels_of(name))
        )
    if name in _MIRROR:
        made = mirror_class(name)
        return PassInfo(name, level, made.summary, made.class_name(), "mirror", _angled(tuple(made.parameters())), origin(name) or "")
    if name not in _BUILTIN:
        opts = opt_passes.find(name)
        assert opts is not None, name
        return PassInfo(name, level, opts.summary, opts.class_name, "native")
    _, class_name, summary = _BUILTIN[name]
    if name == "print" and level == "function":
        class_name = "PrintFunctionPass"
    return PassInfo(name, level, summary, class_name, "builtin", "<NAME>" if name == "unavailable" else "")


def names() -> list[str]:
    """All names, for the nearest one to an unknown."""
    opts = opt_passes.names()
    pipelines = opt_passes.PIPELINES if opts else ()
    other = (f"{opt_passes.PREFIX}{name}" for name in opts if name in _MIRROR)
    unlike = (f"{opt_passes.PREFIX}{name}" for name in native.UNLIKE_OPT if opts)
    return sorted({*native.PASSES, *_PIPELINES, *_MIRROR, *_BUILTIN, *opts, *pipelines, *other, *unlike})


def own_names() -> list[str]:
    """The names of nvopt's own passes and of plugins'."""
    return sorted(_MIRROR)


def all_passes() -> list[PassInfo]:
    """Every pass at every level it exists at, by level and name; with those of installed plugins."""
    load_installed_plugins()
    infos = [at_level(name, level) for name in names() for level in pass_levels(name)]
    return sorted(infos, key=lambda info: (LEVELS.index(info.level), info.name))


def load_knobs(wanted: Iterable[str] = ()) -> None:
    """Import every module that declares knobs; installed plugins too when one of the `wanted` is not known otherwise."""
    for name in _MIRROR:
        mirror_class(name)
    import_module("nvopt.analysis.scev.knobs")
    if not all(map(knobs.is_declared, wanted)):
        load_installed_plugins()


@cache
def mirror_class(name: str) -> "type[Pass]":
    """The class of one of nvopt's own passes, or of a plugin's."""
    entry = _MIRROR[name]
    if not isinstance(entry, str):
        return entry
    module, _, attribute = entry.partition(":")
    found: type[Pass] = getattr(import_module(module), attribute)
    return found


def origin(name: str) -> str | None:
    """Where the pass of that name comes from, "" for one that is built in; None where no pass has that name."""
    for plugin in _PLUGINS:
        if any(made.name == name for made in plugin.passes):
            return plugin.origin
    return "" if known_levels(name) else None


def has_class(made: "type[Pass]") -> bool:
    """Whether this very class is in the table, brought by a plugin."""
    return any(made in plugin.passes for plugin in _PLUGINS)


def add_plugin(plugin: Plugin) -> None:
    """Put a plugin's passes and knobs into the tables; their names must be free."""
    _PLUGINS.append(plugin)
    for knob in plugin.knobs:
        knobs.add(knob)
    for made in plugin.passes:
        _MIRROR[made.name] = made
    _forget_lookups()


def _remove_plugin(plugin: Plugin) -> None:
    _PLUGINS.remove(plugin)
    for knob in plugin.knobs:
        knobs.remove(knob)
    for made in plugin.passes:
        del _MIRROR[made.name]
    _forget_lookups()


def plugin_files() -> dict[str, Plugin]:
    """The plugins that were loaded from files, by file."""
    return {plugin.path: plugin for plugin in _PLUGINS if plugin.path}


@contextmanager
def plugins_of_one_run() -> Iterator[None]:
    """Take out again the plugin files that are added meanwhile: command lines that run in one process, as golden tests do, must not
    see each other's."""
    before = plugin_files()
    try:
        yield
    finally:
        for path, plugin in plugin_files().items():
            if path not in before:
                _remove_plugin(plugin)


@cache
def load_installed_plugins() -> tuple[str, ...]:
    """Load the passes that installed packages offer as entry points, once per process; what went wrong with some of them."""
    from nvopt.pipeline.plugins import load_installed

    return tuple(load_installed())


def _forget_lookups() -> None:
    lookup.cache_clear()
    mirror_class.cache_clear()


def levels_of(name: str) -> tuple[str, ...]:
    """The optimization levels that a whole pipeline takes; empty when it is none."""
    if name not in _PIPELINES and name not in opt_passes.PIPELINES:
        return ()
    usual = _PIPELINES[name][1] if name in _PIPELINES else ()
    if name != "default" and name in _PIPELINES:
        return usual
    return tuple(dict.fromkeys((*usual, *(opt_passes.LEVELS if engine().runs_text else ()))))


def _level(text: str) -> Level:
    return LEVELS[LEVELS.index(text.removesuffix("-mssa"))]


def _angled(parameters: tuple[str, ...]) -> str:
    return f"<{';'.join(parameters)}>" if parameters else ""
