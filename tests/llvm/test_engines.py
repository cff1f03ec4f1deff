"""The libraries that nvopt can work through: which one is taken, what is refused, and that two of them give the same text."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import threading
from collections.abc import Sequence
from pathlib import Path

import pytest

from nvopt.llvm.engines import LLVM_MAJOR, VARIABLE, EngineError
from nvopt.llvm.engines.libllvm_engine import LibLLVMEngine, function_text, module_text
from nvopt.llvm.engines.llvmlite_engine import LlvmliteEngine
from nvopt.llvm.engines.process_options import ProcessOptions
from nvopt.llvm.native import PASSES, Step

FIXTURES = Path(__file__).parents[2] / "fixtures"

NVOPT = "import sys; from nvopt.cli.main import run; sys.exit(run(sys.argv[1:]))"


def nvopt(*arguments: str, engine: str | None = None) -> subprocess.CompletedProcess[str]:
    environment = {name: value for name, value in os.environ.items() if name != VARIABLE} | ({VARIABLE: engine} if engine else {})
    return subprocess.run([sys.executable, "-c", NVOPT, *arguments], capture_output=True, text=True, env=environment)


def libllvm() -> str:
    """Where `auto` finds LLVM's own library; empty where it doesn't."""
    named = nvopt("-engine=auto", "-version").stdout.splitlines()[1].strip()
    return "" if named.startswith("llvmlite") else named


LIBLLVM = libllvm()
needs_libllvm = pytest.mark.skipif(not LIBLLVM, reason="no libLLVM of this version is installed (make peers)")


def test_llvmlite_is_taken_where_nothing_is_said() -> None:
    for said in (nvopt("-version"), nvopt("-version", engine="llvmlite"), nvopt("-engine=llvmlite", "-version", engine="auto")):
        assert "\n  llvmlite 0.50." in said.stdout


@needs_libllvm
def test_llvms_own_library_is_taken_where_it_is_asked_for() -> None:
    for said in (nvopt("-version", engine="auto"), nvopt(f"-engine={LIBLLVM}", "-version"), nvopt("-version", engine=LIBLLVM)):
        assert f"\n  {LIBLLVM}\n  LLVM {LLVM_MAJOR}." in said.stdout


# The C library is no LLVM.
@pytest.mark.parametrize(
    ("path", "why"),
    [
        ("libc.so.6", "libc.so.6: error: this library is no LLVM, or one older than LLVM 16"),
        ("nowhere.so", "nowhere.so: error: cannot load this library: "),
        ("./nowhere.so", f"{os.getcwd()}/nowhere.so: error: cannot load this library: "),
    ],
)
def test_what_cannot_be_an_engine_is_one_message(path: str, why: str) -> None:
    for done in (nvopt(f"-engine={path}", "-version"), nvopt("-passes=sroa", str(FIXTURES / "demo.ll"), engine=path)):
        assert (done.returncode, done.stdout) == (1, "")
        assert done.stderr.startswith(f"nvopt: {why}")
        assert done.stderr.count("\n") == 1


@needs_libllvm
@pytest.mark.parametrize("major", [LLVM_MAJOR - 1, LLVM_MAJOR + 1])
def test_another_version_is_refused(major: int) -> None:
    with pytest.raises(EngineError, match=rf": error: this is LLVM {LLVM_MAJOR}\.\d+\.\d+; nvopt works with LLVM {major}$"):
        LibLLVMEngine(LIBLLVM, major)


def test_several_inputs_are_told_each() -> None:
    program = "import nvopt; print([found.error for found in nvopt.run_many({'a': '', 'b': ''}, 'sroa')])"
    environment = os.environ | {VARIABLE: "nowhere.so"}
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, env=environment, check=True)
    assert done.stdout.count("nowhere.so: error: cannot load this library: ") == 2
    assert "internal error" not in done.stdout


def test_one_engine_serves_a_process() -> None:
    program = (
        "import nvopt; nvopt.use_engine('llvmlite'); nvopt.use_engine('llvmlite'); nvopt.run('', passes='sroa')\n"
        "try: nvopt.use_engine('auto')\n"
        "except nvopt.EngineError as error: print(error)"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout.startswith("error: the engine is llvmlite 0.50.")


# -- the same from both

PIPELINES = [
    *(f"default<{level}>" for level in ("O0", "O1", "O2", "O3")),
    *(f"nvopt<{level}>" for level in ("O0", "O1", "O3", "Ofcmid", "Ofcmax")),
    *(f"function-simplification<{level}>" for level in ("O1", "O2", "O3")),
    "function(sroa,instcombine,loop(loop-rotate),simplifycfg),cgscc(argpromotion),ipsccp,globaldce",
]
MODULES = ["demo", "reduction", "contiguous", "by_value", "histogram", "numba_like", "rust_like"]

RUNS = """
import hashlib, json, sys
import nvopt
from nvopt.pipeline.driver import Driver, Options
from nvopt.target import TargetOptions

for passes, path, emit in json.load(sys.stdin):
    with open(path, "rb") as file:
        made = Driver(Options(passes, TargetOptions(cpu="sm_90"), emit=emit)).compile(file.read(), path)
    print(hashlib.sha256(made).hexdigest())
"""


def made_by(engine: str, jobs: Sequence[tuple[str, str, str]]) -> list[str]:
    """A hash of what each job gives: a pipeline, a file, what to write."""
    environment = os.environ | {VARIABLE: engine}
    done = subprocess.run([sys.executable, "-c", RUNS], input=json.dumps(jobs), capture_output=True, text=True, env=environment, check=True)
    return done.stdout.split()


@needs_libllvm
def test_both_give_the_same() -> None:
    paths = {name: str(FIXTURES / f"{name}.ll") for name in MODULES}
    jobs = [(passes, paths[MODULES[number % len(MODULES)]], "ll") for number, passes in enumerate(PIPELINES)]
    for number, (name, entry) in enumerate(PASSES.items()):
        jobs.append((f"loop({name})" if entry.level == "loop" else name, paths[MODULES[number % len(MODULES)]], "ll"))
    jobs += [("nvopt<O3>", path, "ptx") for path in list(paths.values())[1:3]] + [("", paths["demo"], "bc")]
    different = [job for job, *hashes in zip(jobs, made_by("llvmlite", jobs), made_by(LIBLLVM, jobs), strict=True) if len(set(hashes)) > 1]
    assert [job for job in different if job[2] != "bc"] == []  # bitcode names the LLVM that wrote it


@needs_libllvm
def test_both_count_the_same_instructions() -> None:
    text = b"""define i32 @one() {
  ret i32 1
}
declare void @none()
define i32 @five(i1 %c, i32 %x) {
  br i1 %c, label %then, label %end
then:
  %y = add i32 %x, 1
  br label %end
end:
  %z = phi i32 [ %x, %0 ], [ %y, %then ]
  ret i32 %z
}
"""
    for engine in (LlvmliteEngine(), LibLLVMEngine(LIBLLVM, LLVM_MAJOR)):
        context = engine.make_context()
        module = engine.parse(context, text, bitcode=False)
        assert isinstance(module, int)
        assert [engine.instruction_count(function) for function in engine.functions(module)] == [1, 0, 5]
        engine.dispose_module(module)
        engine.dispose_context(context)


@needs_libllvm
def test_both_tell_the_same_of_invalid_input(tmp_path: Path) -> None:
    for number, text in enumerate(
        [
            "define void @f() {\n  %a = add i32 %b, 1\n  ret void\n}\n",
            "define void @f() {\n  %a = add i32 %b, 1\n  %b = add i32 1, 2\n  ret void\n}\n",
            "define i32 @f() {\n  ret void\n}\n",
            "@g = global i32 7, section 4\n",
        ]
    ):
        path = tmp_path / f"{number}.ll"
        path.write_text(text)
        first, second = (nvopt("-passes=sroa", str(path), engine=engine) for engine in ("llvmlite", LIBLLVM))
        assert (first.returncode, first.stderr) == (second.returncode, second.stderr)
        assert f"{number}.ll:" in first.stderr


# -- all of opt's passes

LOOP = """define i32 @sum(ptr %p, i32 %n) {
entry:
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %sum = phi i32 [ 0, %entry ], [ %more, %loop ]
  %same = mul i32 %n, %n
  %again = mul i32 %n, %n
  %a = load i32, ptr %p, align 4
  %b = add i32 %same, %again
  %c = add i32 %a, %b
  %more = add i32 %sum, %c
  %next = add i32 %i, 1
  %done = icmp sge i32 %next, %n
  br i1 %done, label %exit, label %loop

exit:
  ret i32 %more
}
"""


# What opt 22 makes of it: how many products are left, and in which block they stand.
@needs_libllvm
@pytest.mark.parametrize(
    ("passes", "products", "hoisted"),
    [("licm", 2, True), ("early-cse", 1, False), ("function(gvn,loop-mssa(licm))", 1, True), ("early-cse<memssa>,loop(licm)", 1, True)],
)
def test_passes_that_llvmlite_lacks_run(tmp_path: Path, passes: str, products: int, hoisted: bool) -> None:
    (tmp_path / "in.ll").write_text(LOOP)
    made = nvopt(f"-passes={passes}", str(tmp_path / "in.ll"), engine=LIBLLVM).stdout
    assert made.count(" = mul ") == products
    assert (made.index(" = mul ") < made.index("loop:")) == hoisted


@needs_libllvm
def test_what_is_not_among_them_is_told_as_opt_tells_it() -> None:
    demo = str(FIXTURES / "demo.ll")
    assert nvopt("-passes=gvn<foo>", demo, engine=LIBLLVM).stderr == "nvopt: invalid GVN pass parameter 'foo'\n"
    assert nvopt("-passes=simplifycfg<bonus-inst-threshold=x>", demo, engine=LIBLLVM).returncode == 1
    assert nvopt("-passes=gvm", demo, engine=LIBLLVM).stderr.startswith("nvopt: unknown pass name 'gvm'; did you mean 'gvn'")


# Hashes of what opt makes of reduction.ll, whose own names these are without `llvm:`.
AS_OPT = [
    ("default<Os>", "30d03c3919ff06fa"),
    ("default<Oz>", "df6ad4fa5d821f06"),
    ("thinlto-pre-link<O2>", "30d03c3919ff06fa"),
    ("lto-pre-link<O2>", "30d03c3919ff06fa"),
    ("thinlto<O2>", "2c66e4274590a8dc"),
    ("lto<O3>", "d5840408bb98d610"),
    ("llvm:sroa,llvm:instcombine,llvm:indvars,llvm:loop-unroll<O3;full-unroll-max=4>", "28ed532356a9d309"),
    ("llvm:instsimplify,invalidate<all>,gvn", "a8eaf3267b59b521"),
    ("require<globals-aa>,function(llvm:loop-vectorize<interleave-forced-only>)", "751d414fd0e1f78f"),
    ("cgscc(inline),llvm:internalize,globaldce", "30a3c7660973fe77"),
    ("function(nvvm-intr-range,nvptx-copy-byval-args,nvptx-tag-invariant-loads,nvptx-ir-peephole)", "e1c0456aab2d72cd"),
    ("nvptx-lower-ctor-dtor,function(nvptx-lower-args),llvm:nvvm-reflect,llvm:generic-to-nvvm", "50fac58d5edd264a"),
]


@needs_libllvm
def test_what_opt_has_by_a_name_of_ours_can_be_had() -> None:
    text = (FIXTURES / "reduction.ll").read_text()
    program = (
        "import hashlib, json, sys, nvopt\n"
        "text, pipelines = json.load(sys.stdin)\n"
        "for passes in pipelines: print(hashlib.sha256(nvopt.run(text, passes).split('\\n', 2)[2].encode()).hexdigest()[:16])\n"
    )
    data = json.dumps([text, [passes for passes, _ in AS_OPT]])
    environment = os.environ | {VARIABLE: LIBLLVM}
    done = subprocess.run([sys.executable, "-c", program], input=data, capture_output=True, text=True, env=environment, check=True)
    assert [(passes, made) for (passes, _), made in zip(AS_OPT, done.stdout.split(), strict=True)] == AS_OPT


@needs_libllvm
@pytest.mark.parametrize(
    ("passes", "said"),
    [
        ("llvm:indvar", "unknown pass name 'llvm:indvar'; did you mean 'llvm:indvars'"),
        ("llvm:lower-aggr-copies", "unknown pass name 'llvm:lower-aggr-copies'; did you mean 'lower-aggr-copies'?"),
        ("function(llvm:loop-vectorize<x>)", "invalid LoopVectorize parameter 'x'"),
        ("require<foo>", "unknown pass name 'require<foo>'"),
        ("thinlto", "invalid thinlto pass parameter '' (one of O0, O1, O2, O3, Os, Oz expected)"),
    ],
)
def test_what_opt_does_not_have_is_one_message(passes: str, said: str) -> None:
    assert nvopt(f"-passes={passes}", str(FIXTURES / "demo.ll"), engine=LIBLLVM).stderr.startswith(f"nvopt: {said}")


@needs_libllvm
@pytest.mark.parametrize("watched", [(), ("-print-after-all",)])
@pytest.mark.parametrize(
    ("triple", "hint"), [("", "; the module has no target triple: -mtriple=nvptx64-nvidia-cuda gives it one"), ("x", "")]
)
def test_a_pass_that_needs_a_target_is_refused_in_one_message(triple: str, hint: str, watched: tuple[str, ...], tmp_path: Path) -> None:
    module = tmp_path / "in.ll"
    module.write_text(f'target triple = "{triple}"\ndefine void @f() {{\n  ret void\n}}\n')
    done = nvopt("-passes=interleaved-load-combine", *watched, str(module), engine=LIBLLVM)
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr == f"nvopt: {module}: error: pass 'interleaved-load-combine' requires TargetMachine{hint}\n"
    taken = nvopt("-passes=interleaved-load-combine", "-mtriple=nvptx64-nvidia-cuda", str(module), engine=LIBLLVM)
    assert (taken.returncode, taken.stderr) == (0, "")


@pytest.mark.parametrize("passes", ["llvm:indvars", "llvm:loop-unroll<O3>", "require<aa>", "thinlto<O2>", "gvn"])
def test_what_only_libllvm_has_is_told_so(passes: str) -> None:
    said = nvopt(f"-passes={passes}", str(FIXTURES / "demo.ll"), engine="llvmlite").stderr
    assert "(a pass of LLVM's that llvmlite does not offer by itself; -engine=auto does, with a libLLVM that is installed)" in said


# By itself, sroa is what llvmlite has; a parameter changes what it is about, and leaves the others.
@pytest.mark.parametrize(
    ("step", "text"),
    [
        (Step("sroa"), "sroa<preserve-cfg>"),
        (Step("sroa", "modify-cfg"), "sroa<modify-cfg>"),
        (Step("sroa", "preserve-cfg"), "sroa<preserve-cfg>"),
        (Step("instcombine", "max-iterations=2"), "instcombine<no-verify-fixpoint;max-iterations=2>"),
        (Step("instcombine", "verify-fixpoint"), "instcombine<max-iterations=1;verify-fixpoint>"),
        (Step("loop-rotate", "prepare-for-lto"), "loop(loop-rotate<header-duplication;prepare-for-lto>)"),
        (Step("dce"), "dce"),
        (Step("gvn"), "gvn"),
        (Step("gvn", "no-pre"), "gvn<no-pre>"),
        (Step("licm"), "loop-mssa(licm)"),
        (Step("llvm:sroa"), "sroa"),
        (Step("llvm:loop-rotate", "prepare-for-lto"), "loop(loop-rotate<prepare-for-lto>)"),
        (Step("function-simplification", "O2"), "function-simplification<O2>"),
    ],
)
def test_a_name_means_the_same_with_every_engine(step: Step, text: str) -> None:
    assert function_text(step) == text


@pytest.mark.parametrize(
    ("step", "text"),
    [
        (Step("gvn"), "function(gvn)"),
        (Step("inline"), "cgscc(inline)"),
        (Step("globaldce"), "globaldce"),
        (Step("licm"), "function(loop-mssa(licm))"),
        (Step("default", "O1"), "default<O1>"),
        (Step("thinlto", "Os"), "thinlto<Os>"),
        (Step("llvm:internalize", "preserve-gv=f"), "internalize<preserve-gv=f>"),
        (Step("require<aa>"), "function(require<aa>)"),
    ],
)
def test_a_step_on_the_module_says_where_it_runs(step: Step, text: str) -> None:
    assert module_text(step) == text


# -- LLVM's own options

CALLS = """define i32 @inner(i32 %x0) {
@
  ret i32 %x20
}

define i32 @outer(i32 %x) {
  %a = call i32 @inner(i32 %x)
  %b = call i32 @inner(i32 %a)
  ret i32 %b
}
""".replace("@\n", "".join(f"  %x{n + 1} = {'xor' if n % 2 else 'mul'} i32 %x{n}, %x0\n" for n in range(20)))
ENGINES = ["llvmlite", pytest.param(LIBLLVM, marks=needs_libllvm)]


@pytest.mark.parametrize("engine", ENGINES)
def test_options_of_llvms_reach_its_passes(engine: str, tmp_path: Path) -> None:
    def left(text: str) -> int:
        return text.count("@inner(") - 1

    path, made = tmp_path / "in.ll", tmp_path / "made"
    path.write_text(CALLS)
    (tmp_path / "again.ll").write_text(CALLS)
    assert left(nvopt("-passes=default<O2>", str(path), engine=engine).stdout) == 0
    for options in (["-mllvm", "-inline-threshold=0"], ["-mllvm=--inline-threshold=0", "-mllvm", "-print-after=nothing"]):
        assert left(nvopt("-passes=default<O2>", *options, str(path), engine=engine).stdout) == 2
    several = ["-j=2", str(path), f"{tmp_path}/again.ll", f"-o={made}/"]
    nvopt("-passes=default<O2>", "-mllvm", "-inline-threshold=0", *several, engine=engine)
    assert [left(output.read_text()) for output in made.iterdir()] == [2, 2]


@pytest.mark.parametrize("engine", ENGINES)
def test_llvms_dumps_look_into_its_pipelines(engine: str, tmp_path: Path) -> None:
    (tmp_path / "in.ll").write_text(CALLS)
    done = nvopt("-passes=default<O2>", "-mllvm", "-print-after=gvn", f"{tmp_path}/in.ll", engine=engine)
    assert done.stderr.count("*** IR Dump After GVNPass on ") == 2


@pytest.mark.parametrize("engine", ENGINES)
def test_llvms_remarks_can_be_asked_for_and_do_not_disturb_who_watches(engine: str, tmp_path: Path) -> None:
    (tmp_path / "in.ll").write_text(CALLS)
    arguments = ["-passes=default<O2>", "-mllvm", "-pass-remarks=inline", f"{tmp_path}/in.ll"]
    done, watched = (nvopt(*arguments, *more, engine=engine) for more in ([], ["-print-changed=diff-quiet"]))
    assert done.stderr.count("'inner' inlined into 'outer' with (cost=") == watched.stderr.count("inlined into") == 2
    assert watched.stdout == done.stdout


@pytest.mark.parametrize("engine", ENGINES)
@pytest.mark.parametrize(
    ("option", "why"),
    [
        ("-inline-threshold=x", "for the --inline-threshold option: 'x' value invalid for integer argument!"),
        ("-inline-treshold=5", "Unknown command line argument '-inline-treshold=5'"),
        ("inline-threshold=5", "Unknown command line argument 'inline-threshold=5'"),
        ("-", "Unknown command line argument '-'"),
        ("", "Unknown command line argument ''"),
    ],
)
def test_what_llvm_says_of_an_option_is_the_message(engine: str, option: str, why: str) -> None:
    done = nvopt("-passes=sroa", "-mllvm", option, str(FIXTURES / "demo.ll"), engine=engine)
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr.startswith(f"nvopt: error: for the -mllvm option: {why}")
    assert done.stderr.count("\n") == 1


# -- options of the whole process


def test_options_are_set_where_they_differ() -> None:
    said: list[bytes] = []
    options = ProcessOptions(said.append, b"-a=1", b"-b=1")
    with options.set(b"-a=1", b"-b=1"):
        assert said == []
    with options.set(b"-a=1", b"-b=2"), options.set(b"-a=1", b"-b=2"):
        assert said == [b"-b=2"]
    with options.set(*options.usual):
        assert said == [b"-b=2", b"-b=1"]


def test_threads_that_want_other_options_wait() -> None:
    options = ProcessOptions(lambda _: None, b"-a=1")
    entered = threading.Event()

    def other() -> None:
        with options.set(b"-a=2"):
            entered.set()

    with options.set(b"-a=1"):
        thread = threading.Thread(target=other)
        thread.start()
        assert not entered.wait(0.05)
    thread.join(10)
    assert entered.is_set()
