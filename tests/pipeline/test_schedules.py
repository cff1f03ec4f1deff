"""nvopt<O0> ... nvopt<Ofcmax>: the tables, their guards and switches, and how `std` and slots without a pass behave."""

import re
from collections import Counter
from types import SimpleNamespace

import pytest

import nvopt
from nvopt.ir import Function, Module
from nvopt.llvm import native, opt_passes
from nvopt.passes.base import Context, FunctionPass, ModulePass
from nvopt.passes.lower_struct_args import OPTIMIZE
from nvopt.pipeline import registry, schedules
from nvopt.pipeline.driver import Driver, Options
from nvopt.pipeline.instrument import Instrument, PassEvent
from nvopt.pipeline.pass_options import OFFSETS, PassOptionError, PassOptions
from nvopt.pipeline.schedules import slots
from nvopt.pipeline.text import PipelineError, Scheduling, parse_pipeline

LEVELS = ("O0", "O1", "O2", "O3", "Ofcmin", "Ofcmid", "Ofcmax")
OPTIMIZING = [level for level in LEVELS if level not in ("O0", "Ofcmax")]


def expanded(level: str, *switches: str, checks: bool = False) -> list[str]:
    """The passes of a level, in order, with parameters."""
    text = str(parse_pipeline(f"nvopt<{level}>", Scheduling(PassOptions(switches), checks)))
    return [found[1] for found in re.finditer(r"(?:^|[,(])(?!function\(|cgscc\(|loop\()([^,()]+)", text)]


def numbers(level: str, *switches: str) -> list[str]:
    return [slot.number for slot in slots(level, PassOptions(switches)) if slot.number != "+"]


# -- the tables


def test_levels_are_those_of_the_table_of_passes() -> None:
    assert registry.levels_of("nvopt") == (*LEVELS, "default")


@pytest.mark.parametrize(
    ("name", "usual", "more"),
    [
        ("default", (*native.DEFAULT_LEVELS, *registry.FAST_COMPILATION), ("O0", "Os", "Oz")),
        ("std", (*native.SIMPLIFICATION_LEVELS, *registry.FAST_COMPILE_STD), ()),
        ("function-simplification", native.SIMPLIFICATION_LEVELS, ()),
        ("lto", (), opt_passes.LEVELS),
        ("thinlto-pre-link", (), opt_passes.LEVELS),
        ("sroa", (), ()),
        ("no-such-pass", (), ()),
    ],
)
def test_levels_that_only_an_engine_with_all_of_opts_text_takes(
    name: str, usual: tuple[str, ...], more: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(registry, "engine", lambda: SimpleNamespace(runs_text=False))
    assert registry.levels_of(name) == usual
    monkeypatch.setattr(registry, "engine", lambda: SimpleNamespace(runs_text=True))
    assert registry.levels_of(name) == tuple(dict.fromkeys((*usual, *more)))


def test_every_row_is_there() -> None:
    # A tier 3 in which every guard holds has all 85 rows; no guard of tier 0 needs more than its defaults.
    enabling = [f"{offset}=1" for offset in (3040, 3488, 3704)]
    disabling = [f"{offset}=0" for name, offset in OFFSETS.items() if name.startswith("disable-")]
    every = numbers("O3", *disabling, *enabling)
    assert every[:40] == [str(number) for number in range(1, 41)]
    assert every[-88:-3] == [str(number) for number in range(1, 86)]


def test_tiers_have_their_own_guards() -> None:
    only_later = {"16", "17", "18", "19", "22", "45"}
    tiers = {level: numbers(level)[40:-2] for level in ("O1", "O2", "O3")}
    first = tiers["O1"]
    second, third = tiers["O2"][len(first) :], tiers["O3"][len(tiers["O2"]) :]
    assert not only_later & set(first)
    assert set(second) - set(first) == only_later
    # nvvm-late-opt (75) is off by default.
    assert set(third) - set(second) == {"23", "73"}
    assert "75" in numbers("O3", "disable-nvvm-late-opt=0")


def test_switches_on_by_default() -> None:
    options = PassOptions()
    assert {offset for offset in OFFSETS.values() if options[offset]} == {360, 480, 2360, 2840, 2880, 3000, 3080, 3120, 3160, 3200, 3328}


def test_every_switch_is_asked_by_a_guard() -> None:
    text = "".join(table for level in LEVELS for _, table in schedules._tables(level))
    asked = {int(number) for number in re.findall(r"opts\[(\d+)\]", text)}
    assert asked <= set(OFFSETS.values())
    assert set(OFFSETS.values()) - asked == {3000}  # the page gives its default, and no slot


@pytest.mark.parametrize(("switch", "other"), [("disable-licm", "1240"), ("disable-licm=1", "1240=true"), ("licm=0", "2880=false")])
def test_a_switch_by_name_and_by_offset(switch: str, other: str) -> None:
    assert numbers("O3", switch) == numbers("O3", other) != numbers("O3")


def test_later_settings_win() -> None:
    assert numbers("O2", "disable-licm", "disable-licm=0") == numbers("O2")


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("disable-likm", "unknown switch 'disable-likm'; did you mean 'disable-licm'"),
        ("881", "unknown switch '881'"),
        ("\u0668\u0668\u0660", "unknown switch '"),
        ("880=maybe", "'maybe' is invalid value for boolean argument! Try 0 or 1"),
        ("", "unknown switch ''"),
    ],
)
def test_bad_switches(text: str, message: str) -> None:
    with pytest.raises(PassOptionError, match=re.escape(message)):
        PassOptions([text])


# -- as text


@pytest.mark.parametrize("level", LEVELS)
def test_what_is_printed_can_be_given_again(level: str) -> None:
    printed = str(parse_pipeline(f"nvopt<{level}>"))
    assert str(parse_pipeline(printed)) == printed


def test_a_schedule_stands_beside_passes() -> None:
    whole = str(parse_pipeline("nvopt<O2>,lower-aggr-copies"))
    assert whole == str(parse_pipeline("nvopt<O2>")) + ",function(lower-aggr-copies)"
    assert str(parse_pipeline("globaldce,module(nvopt<O1>)")).startswith("globaldce,")


@pytest.mark.parametrize("level", ["Ofcmin", "Ofcmid", "Ofcmax"])
def test_the_schedules_for_fast_compilation_are_default_pipelines_too(level: str) -> None:
    # As in cicc. The default<O0> to default<O3> are LLVM's.
    pipeline = parse_pipeline(f"default<{level}>,lower-aggr-copies")
    assert str(pipeline) == str(parse_pipeline(f"nvopt<{level}>,lower-aggr-copies"))
    assert pipeline.schedules() == {level}
    forced = Driver(Options(f"default<{level}>,lower-struct-args", knobs=(("lsa-opt", "1"),))).knobs[OPTIMIZE]
    assert forced == (level != "Ofcmax")
    switched = Scheduling(PassOptions(["disable-nvvm-reflect"]))
    assert str(parse_pipeline(f"default<{level}>", switched)) == str(parse_pipeline(f"nvopt<{level}>", switched)) != str(pipeline)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("nvopt<O4>", "invalid nvopt pass parameter 'O4' (one of O0, O1, O2, O3, Ofcmin, Ofcmid, Ofcmax, default expected)"),
        ("nvopt", "invalid nvopt pass parameter ''"),
        ("nvopt<Os>", "invalid nvopt pass parameter 'Os'"),
        ("function(nvopt<O1>)", "unknown function pass 'nvopt<O1>'; 'nvopt' is a module pass, write 'function(...),nvopt<O1>'"),
        ("unavailable", "'unavailable' takes the name of what is not there"),
        ("std<O0>", "nvopt cannot run std<O0>"),
        ("std", "invalid std pass parameter ''"),
    ],
)
def test_bad_text(text: str, message: str) -> None:
    with pytest.raises(PipelineError, match=re.escape(message)):
        parse_pipeline(text)


@pytest.mark.parametrize("level", LEVELS)
def test_reflect_stands_where_it_should_and_can_be_switched_off(level: str) -> None:
    count = {"O0": 1, "O1": 3, "O2": 4, "O3": 6, "Ofcmin": 4, "Ofcmid": 4, "Ofcmax": 2}[level]
    passes = expanded(level)
    assert passes.count("nvvm-reflect") == count
    behind = [passes[at + 1] for at, name in enumerate(passes) if name == "nvvm-reflect"]
    assert behind[1:] == ["nvvm-reflect-pp"] * (count - 1)  # the first stands ahead of std, which folds as well
    assert (behind[0] == "nvvm-reflect-pp") == (level == "O0")
    assert not {"nvvm-reflect", "nvvm-reflect-pp"} & set(expanded(level, "disable-nvvm-reflect"))


def test_the_path_for_bitcode_from_elsewhere_answers_reflect_at_its_three_places() -> None:
    passes = expanded("default")
    own = passes[passes.index("std<O2>") : passes.index("generic-to-nvvm")]
    lowering = own[3]
    assert "nvvm-intrinsic-lowering" in lowering
    answers = ["nvvm-reflect", "nvvm-reflect-pp"]
    assert own == ["std<O2>", *answers, lowering, *answers, "std<O2>", "std<O2>", *answers]
    after = nvopt.run(MODULE, "nvopt<default>", cpu="sm_90", ftz=True)
    assert "reflect" not in after
    assert re.findall(r"^define [^\n]*@(\w+)", after, re.M) == ["kernel"]


def test_slots_without_a_pass_say_so() -> None:
    passes = expanded("O3")
    assert "unavailable<remat>" in passes
    assert "unavailable<loop-barrier-opt>" in passes
    # Whatever is run under a name of its own exists.
    assert all(registry.pass_levels(name.partition("<")[0]) for name in passes)


@pytest.mark.parametrize("level", LEVELS)
def test_slots_to_print_the_ir_do_nothing(level: str) -> None:
    assert not any("print" in name for name in expanded(level, "disable-print=0", "print"))
    assert expanded(level) == expanded(level, "disable-print", "print=0")


def test_nothing_is_faked_in_the_quickest_level() -> None:
    assert "unavailable<licm>" in expanded("Ofcmax")
    assert not any(name.startswith("std") for name in expanded("Ofcmax"))


# LLVM's loop-reduce, by itself, ends the process on this one: "Loops must remain in LCSSA form".
NESTED = """
target triple = "nvptx64-nvidia-cuda"

define void @qs() {
  br label %outer
outer:
  br label %inner
inner:
  %i = phi i64 [ 0, %outer ], [ %next, %step ]
  br i1 false, label %step, label %out
step:
  %v = load i32, ptr null, align 4
  %next = add i64 %i, 1
  br i1 false, label %inner, label %out
out:
  %last = phi i64 [ %i, %step ], [ 0, %inner ]
  %value = phi i32 [ %v, %step ], [ 0, %inner ]
  br label %outer
}
"""


@pytest.mark.parametrize("level", LEVELS)
def test_nested_loops(level: str) -> None:
    assert "unavailable<loop-reduce>" in expanded("Ofcmax")
    assert "@qs" in nvopt.run(NESTED, f"nvopt<{level}>", cpu="sm_90")


def test_checks_run_where_each_pass_is_verified() -> None:
    assert "nvvm-verify" not in expanded("O2")
    assert expanded("O2", checks=True).count("nvvm-verify") == 12
    assert expanded("O2", "disable-nvvm-verify", "disable-nvvm-verify-ir", checks=True).count("nvvm-verify") == 1  # that of tier 0


# -- as it runs

MODULE = """
target triple = "nvptx64-nvidia-cuda"

@ftz = private constant [11 x i8] c"__CUDA_FTZ\\00"

declare i32 @__nvvm_reflect(ptr)
declare float @llvm.nvvm.ex2.approx.f(float)
declare float @llvm.nvvm.ex2.approx.ftz.f(float)

define internal float @power(float %x) {
  %mode = call i32 @__nvvm_reflect(ptr @ftz)
  %flush = icmp ne i32 %mode, 0
  br i1 %flush, label %quick, label %exact
quick:
  %a = call float @llvm.nvvm.ex2.approx.ftz.f(float %x)
  ret float %a
exact:
  %b = call float @llvm.nvvm.ex2.approx.f(float %x)
  ret float %b
}

define internal float @inner(float %x) {
  %y = call float @power(float %x)
  %z = fadd float %y, 1.0
  ret float %z
}

define internal float @outer(float %x) {
  %y = call float @inner(float %x)
  %z = fmul float %y, %y
  ret float %z
}

; Reached only where the modes are not those that decide the branch in @kernel.
define internal float @rarely(float %x) {
  %y = call float @outer(float %x)
  ret float %y
}

define ptx_kernel void @kernel(ptr addrspace(1) %data) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %at = getelementptr float, ptr addrspace(1) %data, i32 %i
  %x = load float, ptr addrspace(1) %at
  %y = call float @outer(float %x)
  store float %y, ptr addrspace(1) %at
  %next = add nuw nsw i32 %i, 1
  %done = icmp eq i32 %next, 4
  br i1 %done, label %after, label %loop
after:
  %mode = call i32 @__nvvm_reflect(ptr @ftz)
  %flush = icmp ne i32 %mode, 0
  br i1 %flush, label %end, label %more
more:
  %v = load float, ptr addrspace(1) %data
  %w = call float @rarely(float %v)
  store float %w, ptr addrspace(1) %data
  br label %end
end:
  ret void
}
"""


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("ftz", [False, True])
def test_reflect_is_answered_through_three_calls_in_a_loop_and_behind_a_branch(level: str, ftz: bool) -> None:
    after = nvopt.run(MODULE, f"nvopt<{level}>", cpu="sm_90", ftz=ftz)
    assert "reflect" not in after
    assert set(re.findall(r"ex2\.approx(\.ftz)?", after)) == {".ftz" if ftz else ""}
    if level in OPTIMIZING:
        assert re.findall(r"^define [^\n]*@(\w+)", after, re.M) == ["kernel"]


@pytest.mark.parametrize("level", ["O1", "O2", "O3"])
def test_the_loop_was_unrolled(level: str) -> None:
    after = nvopt.run(MODULE, f"nvopt<{level}>", cpu="sm_90", ftz=True)
    assert len(re.findall(r"call float @llvm\.nvvm\.ex2\.approx\.ftz", after)) >= 4


@pytest.mark.parametrize("level", LEVELS)
def test_with_reflect_switched_off_nobody_answers(level: str) -> None:
    driver = Driver(Options(f"nvopt<{level}>", switches=("880",)))
    after = driver.compile(MODULE.encode(), "in.ll").decode()
    assert "call i32 @__nvvm_reflect(ptr" in after
    assert ".hidden" not in after


class Touch(FunctionPass):
    """Add a dead addition to @g."""

    name = "touch"
    summary = "Test"

    def run(self, function: Function, context: Context) -> bool:
        if function.name != "g":
            return False
        first = next(iter(function.entry))
        nvopt.ir.Builder.before(first).add(function.args[0], function.args[0], name="dead")
        return True


class TouchModule(ModulePass):
    """The same, as a pass on the module."""

    name = "touch-module"
    summary = "Test"

    def run(self, module: Module, context: Context) -> bool:
        return any(Touch().run(function, context) for function in module.functions if function.name == "g")


class Seen(Instrument):
    """What the module was after each std, and whether that is known to have changed nothing."""

    def __init__(self) -> None:
        self.std: list[tuple[bool | None, str]] = []

    def after_pass(self, event: PassEvent) -> None:
        if event.info.name == "std":
            self.std.append((event.changed, event.text()))


TWO = """
define i32 @f(i32 %a) {
  %x = add i32 %a, 0
  ret i32 %x
}

define i32 @g(i32 %a) {
  %x = add i32 %a, 0
  ret i32 %x
}
"""


def test_std_looks_again_only_at_what_nvopt_changed() -> None:
    seen = Seen()
    driver = Driver(Options(("std<O2>", "std<O2>", Touch(), "std<O2>")))
    counted: Counter[tuple[str, str]] = Counter()
    made = driver.compile(TWO.encode(), "in.ll", instruments=[seen], statistics=counted).decode()
    assert [changed for changed, _ in seen.std] == [None, False, None]
    assert "%dead" not in made
    assert made.count("ret i32 %a") == 2
    assert counted["std", "Number of runs"] == 2
    assert counted["std", "Number of runs that had nothing to do"] == 1


def test_std_looks_again_at_everything_where_the_module_changed() -> None:
    seen = Seen()
    made = Driver(Options(("std<O2>", TouchModule(), "std<O2>"))).compile(TWO.encode(), "in.ll", instruments=[seen]).decode()
    assert [changed for changed, _ in seen.std] == [None, None]
    assert "%dead" not in made


def test_std_is_llvms_default_pipeline_the_first_time() -> None:
    assert nvopt.run(MODULE, "nvvm-reflect,std<O3>", cpu="sm_90") == nvopt.run(MODULE, "nvvm-reflect,default<O3>", cpu="sm_90")


SHORTS = """target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
define ptx_kernel void @add(ptr noalias %out, ptr noalias %in, i32 %n) {
entry:
  %some = icmp sgt i32 %n, 0
  br i1 %some, label %loop, label %end
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %from = getelementptr inbounds i16, ptr %in, i32 %i
  %v = load i16, ptr %from
  %w = add i16 %v, 7
  %to = getelementptr inbounds i16, ptr %out, i32 %i
  store i16 %w, ptr %to
  %next = add nuw nsw i32 %i, 1
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %end
end:
  ret void
}
define ptx_kernel void @two(ptr noalias %p) {
  %second = getelementptr inbounds half, ptr %p, i64 1
  %a = load half, ptr %p, align 4
  %b = load half, ptr %second, align 2
  %c = fadd half %a, 1.0
  %d = fadd half %b, 2.0
  store half %c, ptr %p, align 4
  store half %d, ptr %second, align 2
  ret void
}
"""


@pytest.mark.parametrize(
    ("pipeline", "loops", "straight"),
    [
        ("default<O2>", True, True),
        ("std<O2>", False, True),
        ("nvopt<O1>", False, False),
        ("nvopt<O2>", False, True),
        ("nvopt<O3>", False, True),
        ("nvopt<Ofcmin>", False, False),
        ("nvopt<Ofcmid>", False, False),
        ("nvopt<Ofcmax>", False, False),
    ],
)
def test_no_level_has_llvms_loop_vectorizer_and_no_fast_one_any(pipeline: str, loops: bool, straight: bool) -> None:
    after = nvopt.run(SHORTS, pipeline, cpu="sm_90")
    assert ("x i16>" in after) == loops
    assert ("<2 x half>" in after) == straight


@pytest.mark.parametrize("level", LEVELS)
def test_every_level_inlines_what_must_be(level: str) -> None:
    text = """target triple = "nvptx64-nvidia-cuda"
    define internal i32 @callee(i32 %n) alwaysinline {\n  %m = mul i32 %n, %n\n  ret i32 %m\n}
    define i32 @caller(i32 %n) {\n  %m = call i32 @callee(i32 %n)\n  ret i32 %m\n}\n"""
    assert "call i32" not in nvopt.run(text, f"nvopt<{level}>")


EXCHANGED = """target triple = "nvptx64-nvidia-cuda"
define ptx_kernel void @own(ptr addrspace(1) %p, i32 %v) {
  %pair = cmpxchg ptr addrspace(1) %p, i32 0, i32 %v seq_cst seq_cst, align 4
  ret void
}
define ptx_kernel void @cuda(ptr %p, i32 %v) {
  %old = call i32 @_ZL9atomicCASPiii(ptr %p, i32 0, i32 %v)
  ret void
}
define internal i32 @_ZL9atomicCASPiii(ptr %p, i32 %c, i32 %v) alwaysinline {
  %pair = cmpxchg ptr %p, i32 %c, i32 %v seq_cst seq_cst, align 4
  %old = extractvalue { i32, i1 } %pair, 0
  ret i32 %old
}
"""


@pytest.mark.parametrize("level", ["O1", "O2", "O3", "Ofcmin", "Ofcmid", "Ofcmax"])
def test_exchanges_of_cudas_headers_are_relaxed_before_they_are_inlined(level: str) -> None:
    """And none of the program's own."""
    own, cuda = re.split(r"(?=^define .*@cuda\()", nvopt.run(EXCHANGED, f"nvopt<{level}>"), flags=re.MULTILINE)
    assert " seq_cst seq_cst," in own
    assert ' syncscope("device") monotonic monotonic,' in cuda
    assert "seq_cst" not in cuda


@pytest.mark.parametrize("level", LEVELS)
def test_calls_that_std_leaves_are_inlined(level: str) -> None:
    text = """target triple = "nvptx64-nvidia-cuda"
    define internal void @callee(ptr %p, i32 %n) "function-inline-cost"="100000" {
      store volatile i32 %n, ptr %p
      ret void
    }
    define ptx_kernel void @k(ptr %p, i32 %n) {
      call void @callee(ptr %p, i32 %n)
      call void @callee(ptr %p, i32 3)
      ret void
    }
    """
    inlines = level in ("O1", "O2", "O3")
    assert ("nv-early-inliner" in expanded(level)) == inlines
    assert (" call " not in nvopt.run(text, f"nvopt<{level}>", cpu="sm_90")) == inlines
    assert "nv-early-inliner" not in expanded(level, "disable-inline-a")


_AFTER_ADDRESSES = ("absolute-difference", "conditional-arithmetic", "integer-halves", "limit-distance", "gpu-codegen-prepare", "globaldce")
_LAST = ("invariant-division", "loop-exit-test", "loop-reduce<compare>", *_AFTER_ADDRESSES)


@pytest.mark.parametrize("level", LEVELS)
def test_exit_tests_and_addresses_in_loops_are_settled_last(level: str) -> None:
    order = [name for name in expanded(level) if not name.startswith("unavailable")]
    assert ("loop-reduce<compare>" in order) == ("loop-exit-test" in order) == (level in ("O1", "O2", "O3"))
    if "loop-reduce<compare>" in order:
        assert order[order.index("loop-exit-test") + 1 :] == ["loop-reduce<compare>", *_AFTER_ADDRESSES]
    assert ("invariant-division" in order) == ("loop-exit-test" in order)


@pytest.mark.parametrize("level", LEVELS)
def test_versions_for_aligned_addresses_are_made_last_and_where_code_may_grow(level: str) -> None:
    order = expanded(level)
    assert ("version-alignment" in order) == (level in ("O2", "O3"))
    if level in ("O2", "O3"):
        rest = order[order.index("version-alignment") + 1 :]
        assert [name for name in rest if not name.startswith("unavailable")] == ["short-pointers", *_LAST]


@pytest.mark.parametrize("level", LEVELS)
def test_what_unrolling_leaves_is_done_ahead_of_versions_and_where_code_may_grow(level: str) -> None:
    order = expanded(level)
    assert order.count("loop-unroll<many-loads>") == (level in ("O2", "O3"))
    if level in ("O2", "O3"):
        at = order.index("loop-unroll<many-loads>")
        assert order[at - 1] == "loop-vectorize"
        assert [name.split("<")[0] for name in order[at + 1 : at + 5]] == ["sroa", "instcombine", "simplifycfg", "version-alignment"]
    assert "loop-unroll<many-loads>" not in expanded(level, "disable-loop-unroll")


@pytest.mark.parametrize("level", OPTIMIZING)
def test_no_branch_on_a_constant_is_left(level: str) -> None:
    text = """target triple = "nvptx64-nvidia-cuda"
    define ptx_kernel void @k(ptr %to, ptr %from) {
      call void @llvm.memmove.p0.p0.i64(ptr align 2 %to, ptr align 2 %from, i64 65, i1 false)
      ret void
    }
    declare void @llvm.memmove.p0.p0.i64(ptr, ptr, i64, i1)
    """
    after = nvopt.run(text, f"nvopt<{level}>")
    assert ("vector.body" in after) == (level in ("O1", "O2", "O3"))
    assert not re.search(r"br i1 (true|false|poison)", after)


@pytest.mark.parametrize("level", LEVELS)
def test_pointers_get_short_behind_all_that_may_change_what_they_point_to(level: str) -> None:
    text = """target triple = "nvptx64-nvidia-cuda"
    @tile = internal addrspace(3) global [64 x float] undef
    define ptx_kernel void @k(ptr %out, i32 %i) {
      %p = getelementptr inbounds float, ptr addrspacecast (ptr addrspace(3) @tile to ptr), i32 %i
      store volatile float 1.0, ptr %p
      ret void
    }
    """
    optimizes = level in ("O1", "O2", "O3")
    assert ("-p3:32:32-" in nvopt.run(text, f"nvopt<{level}>")) == optimizes
    assert "-p3:32:32-" not in nvopt.run(text, f"nvopt<{level}>", knobs={"nvptx-short-ptr": "0"})
    ptx = nvopt.run(text, f"nvopt<{level}>", cpu="sm_90", emit="ptx")
    assert bool(re.search(r"shared\.b32 \t\[%r\d", ptx)) == optimizes
    order = expanded(level)
    assert order.count("short-pointers") == optimizes
    if optimizes:
        assert order[-1 - len(_LAST) :] == ["short-pointers", *_LAST]


@pytest.mark.parametrize("level", LEVELS)
def test_loops_are_vectorized_where_address_spaces_are_known_and_code_is_simplified_again(level: str) -> None:
    order = expanded(level)
    vectorizes = level in ("O1", "O2", "O3")
    assert order.count("loop-vectorize") == vectorizes
    if vectorizes:
        at = order.index("loop-vectorize")
        assert [name.split("<")[0] for name in order[at - 2 : at]] == ["memory-space-opt", "branch-dist"]
        rest = [name.split("<")[0] for name in order[at + 1 :] if name != "loop-unroll<many-loads>"]
        assert rest[:2] == ["sroa", "instcombine"]
    text = """target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
    target triple = "nvptx64-nvidia-cuda"
    define ptx_kernel void @k(ptr noalias align 16 %to, ptr noalias align 16 %from, i32 %n) {
    entry:
      br label %loop
    loop:
      %i = phi i32 [ 0, %entry ], [ %next, %loop ]
      %p = getelementptr inbounds i8, ptr %from, i32 %i
      %x = load i8, ptr %p
      %q = getelementptr inbounds i8, ptr %to, i32 %i
      store i8 %x, ptr %q
      %next = add nuw nsw i32 %i, 1
      %more = icmp slt i32 %next, %n
      br i1 %more, label %loop, label %exit, !llvm.loop !0
    exit:
      ret void
    }
    !0 = distinct !{!0, !1}
    !1 = !{!"llvm.loop.unroll.disable"}
    """
    after = nvopt.run(text, f"nvopt<{level}>", cpu="sm_90")
    assert re.findall(r"load <(\d+) x i8>, ptr addrspace\(1\)", after) == (["4"] * 2 if vectorizes else [])  # 16 bytes would be one access


@pytest.mark.parametrize("level", OPTIMIZING)
def test_signatures_are_lowered_ahead_of_the_address_spaces(level: str) -> None:
    """And behind lower-struct-args: a parameter of aggregate type becomes its leaves, whose address space is found."""
    order = [name for name in expanded(level) if name.startswith(("lower-", "memory-space"))]
    assert order == ["lower-struct-args<opt-byval>", "lower-aggr-copies<lower-aggr-func-args>", "memory-space-opt<second-time>"]
    text = """target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
    target triple = "nvptx64-nvidia-cuda"
    %V = type { ptr, float }
    @s = internal addrspace(3) global [8 x float] undef
    define internal float @callee(%V %v) noinline {
      %p = extractvalue %V %v, 0
      %x = load volatile float, ptr %p
      %y = extractvalue %V %v, 1
      %z = fadd float %x, %y
      ret float %z
    }
    define ptx_kernel void @k(ptr %out, float %y) {
      %v = insertvalue %V { ptr addrspacecast (ptr addrspace(3) @s to ptr), float poison }, float %y, 1
      %z = call float @callee(%V %v)
      store float %z, ptr %out
      ret void
    }
    """
    after = nvopt.run(text, f"nvopt<{level}>", cpu="sm_90")
    assert "%V %" not in after
    assert "load volatile float, ptr addrspace(3)" in after


def test_unavailable_does_nothing_and_is_counted() -> None:
    driver = Driver(Options("unavailable<remat>,unavailable<remat>,unavailable<sinking2>"))
    counted: Counter[tuple[str, str]] = Counter()
    assert driver.compile(TWO.encode(), "in.ll", statistics=counted) == Driver(Options("")).compile(TWO.encode(), "in.ll")
    assert counted["schedule", "Number of slots without a pass"] == 3
    assert counted["schedule", "Number of slots without a pass: remat"] == 2


def test_the_quickest_level_forces_a_knob() -> None:
    driver = Driver(Options("nvopt<Ofcmax>,lower-struct-args", knobs=(("lsa-opt", "1"),)))
    assert driver.knobs[OPTIMIZE] is False
    assert Driver(Options("nvopt<O3>,lower-struct-args", knobs=(("lsa-opt", "1"),))).knobs[OPTIMIZE] is True


def test_the_quickest_level_has_no_memory_space_opt() -> None:
    text = """target triple = "nvptx64-nvidia-cuda"
    define ptx_kernel void @k(ptr %p) {
      store volatile i32 1, ptr %p
      ret void
    }
    """
    for level, expected in (("Ofcmin", True), ("Ofcmax", False)):
        after = nvopt.run(text, f"nvopt<{level}>,memory-space-opt", knobs={"memory-space-opt": "1"})
        assert ("addrspace(1)" in after) == expected
    assert "addrspace(1)" not in nvopt.run(text, "memory-space-opt", knobs={"memory-space-opt": "0"})
    assert numbers("O1", "barriers-and-memory-space-opt") != numbers("O1")
    assert numbers("Ofcmax", "barriers-and-memory-space-opt") == numbers("Ofcmax")


def test_a_schedule_warns_of_sizes_that_are_not_a_gpus() -> None:
    bare = "define i64 @size() {\n  ret i64 ptrtoint (ptr getelementptr ({ i32, i64 }, ptr null, i32 1) to i64)\n}\n"
    with pytest.warns(UserWarning, match="in.ll: the module has no data layout: .*-mtriple=nvptx64-nvidia-cuda gives it one"):
        assert "ret i64 12" in nvopt.run(bare, "nvopt<O1>", path="in.ll")
    assert "ret i64 16" in nvopt.run('target triple = "nvptx64-nvidia-cuda"\n' + bare, "nvopt<O1>")
    nvopt.run(bare, "instcombine", cpu="sm_90")


def test_a_clean_up_runs_only_behind_a_change() -> None:
    class Events(Instrument):
        def __init__(self) -> None:
            self.seen: list[tuple[str, bool | None]] = []

        def after_pass(self, event: PassEvent) -> None:
            self.seen.append((event.info.name, event.changed))

    text = "define i32 @f(i1 %c) {\n  br i1 true, label %a, label %b\na:\n  ret i32 0\nb:\n  ret i32 1\n}\n"
    events = Events()
    after = Driver(Options("nvopt<O0>,nvvm-reflect-pp")).compile(text.encode(), "in.ll", instruments=[events]).decode()
    assert [changed for name, changed in events.seen if name == "nvvm-reflect-pp"] == [False, True]
    assert "br i1" not in after


# The same with libdevice itself: __nv_expf asks for __CUDA_FTZ in several places.
LIBDEVICE = MODULE.replace("call float @power(float", "call float @__nv_expf(float").replace(
    "define internal float @power", "declare float @__nv_expf(float)\n\ndefine internal float @power"
)


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("ftz", [False, True])
def test_libdevice_is_specialised_wherever_it_is_called_from(level: str, ftz: bool) -> None:
    after = nvopt.run(LIBDEVICE, f"nvopt<{level}>", cpu="sm_90", ftz=ftz, libdevice=True, triple="nvptx64-nvidia-cuda")
    assert "reflect" not in after
    assert "declare float @__nv_" not in after
    assert set(re.findall(r"call float @llvm\.nvvm\.fma\.rn(\.ftz)?", after)) <= {".ftz" if ftz else ""}
    assert ("nvvm.fma.rn.ftz" in after) == ftz
    if level in OPTIMIZING:
        assert re.findall(r"^define [^\n]*@(\w+)", after, re.M) == ["kernel"]


@pytest.mark.parametrize("level", ["O1", "O2", "O3"])
def test_checks_of_ir_are_made_by_verify(level: str) -> None:
    runs = [slot.runs(level) for slot in schedules.all_slots(level) if slot.name == "nvvm-verify (IR)"]
    assert runs == [["verify"]] * len(runs) != []
