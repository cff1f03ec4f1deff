"""The library's face: nvopt.parse, run, run_many, and what comes with them."""

import ast
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from importlib.metadata import version
from pathlib import Path

import pytest
from engine_at_work import CRASH, CRASHES

import nvopt

TEXT = """define i32 @f(i32 %a) {
  %b = add i32 %a, 0
  ret i32 %b
}
"""
REFLECT = """define i32 @f() {
  %r = call i32 @__nvvm_reflect(ptr @s)
  ret i32 %r
}

@s = private constant [12 x i8] c"__CUDA_ARCH\\00"

declare i32 @__nvvm_reflect(ptr)
"""


def test_importing_loads_nothing_else() -> None:
    program = "import sys, nvopt; print(sorted(name for name in sys.modules if name.startswith(('nvopt', 'llvmlite', 'click'))))"
    assert subprocess.check_output([sys.executable, "-c", program], text=True).strip() == "['nvopt']"


def test_everything_that_is_offered_is_there() -> None:
    for name in nvopt.__all__:
        assert getattr(nvopt, name) is not None
        assert name in dir(nvopt)
    with pytest.raises(AttributeError, match="nothing_of_the_kind"):
        _ = nvopt.nothing_of_the_kind  # type: ignore[attr-defined]


def test_type_checkers_see_what_is_offered() -> None:
    package = Path(nvopt.__file__).parent
    assert (package / "py.typed").is_file()
    told = [node for node in ast.walk(ast.parse((package / "__init__.py").read_text())) if isinstance(node, ast.ImportFrom)]
    exported = {alias.asname: node.module for node in told for alias in node.names}
    assert nvopt._HOMES.items() <= exported.items()


def test_version() -> None:
    assert nvopt.__version__ == version("nvopt")


def test_parse_change_print() -> None:
    module = nvopt.parse(TEXT, "add.ll")
    (function,) = module.functions
    add = next(iter(function.entry))
    add.replace_all_uses_with(function.args[0])
    add.erase()
    assert "ret i32 %a" in str(module)
    assert "add" not in nvopt.run(str(module), "verify").replace("add.ll", "")


def test_parse_reports_errors_with_the_path() -> None:
    with pytest.raises(nvopt.InputError, match=r"^k\.ll:2:10: error: use of undefined value '%x'"):
        nvopt.parse("define i32 @f() {\n ret i32 %x\n}\n", "k.ll")


def test_run() -> None:
    assert "ret i32 %a" in nvopt.run(TEXT, "instcombine")
    assert "ret i32 %a" in nvopt.run(TEXT.encode(), ["dce", "instcombine"], path="x.ll")


def test_run_for_a_gpu() -> None:
    assert "ret i32 900" in nvopt.run(REFLECT, "nvvm-reflect", cpu="sm_90")
    assert "ret i32 900" in nvopt.run(REFLECT, "nvvm-reflect", cpu="compute_90a")
    assert "ret i32 7" in nvopt.run(REFLECT, "nvvm-reflect", cpu="sm_90", reflect={"__CUDA_ARCH": 7})
    assert "call i32" in nvopt.run(REFLECT, "nvvm-reflect", cpu="sm_90", knobs={"nvvm-reflect-enable": False})
    with pytest.raises(ValueError, match="unknown GPU architecture"):
        nvopt.run(REFLECT, "nvvm-reflect", cpu="sm_1")


def test_warnings_reach_whoever_runs_it() -> None:
    with pytest.warns(UserWarning, match="__CUDA_ARCH"):
        nvopt.run(REFLECT, "nvvm-reflect")
    sink = nvopt.RemarkSink(enabled=True)
    nvopt.run(REFLECT, "nvvm-reflect", remarks=sink)
    assert len(sink.warnings) == 1


class CountAdds(nvopt.FunctionPass):
    """A user's own pass."""

    name = "count-adds"
    summary = "Remark on how many additions there are"

    def run(self, function, context):  # type: ignore[no-untyped-def]
        count = sum(instruction.opcode == "add" for instruction in function.instructions())
        context.remarks.emit(nvopt.Remark("Analysis", self.name, "Adds", function.name, (("Adds", str(count)),)))
        return False


def test_a_pass_of_the_users_own() -> None:
    sink = nvopt.RemarkSink(enabled=True)
    nvopt.run(TEXT, [CountAdds(), "instcombine", CountAdds()], remarks=sink)
    assert [remark.message for remark in sink.remarks] == ["1", "0"]


def test_unknown_passes_and_knobs() -> None:
    with pytest.raises(nvopt.PipelineError, match="did you mean 'instcombine'"):
        nvopt.run(TEXT, "instcombin")
    with pytest.raises(nvopt.KnobError, match="unknown knob 'foo'"):
        nvopt.run(TEXT, "", knobs={"foo": 1})


def test_run_many_files(tmp_path: Path) -> None:
    for name in "ab":
        (tmp_path / f"{name}.ll").write_text(TEXT.replace("@f", f"@{name}"))
    found = nvopt.run_many([tmp_path / "a.ll", str(tmp_path / "none.ll"), tmp_path / "b.ll"], "instcombine")
    assert [result.error is None for result in found] == [True, False, True]
    assert b"@b(" in (found[2].text or b"")
    out = tmp_path / "out"
    out.mkdir()
    with ThreadPoolExecutor(2) as pool:
        nvopt.run_many([tmp_path / "b.ll", tmp_path / "a.ll"], "instcombine", output=str(out), executor=pool)
    assert "@a(" in (out / "a.ll").read_text()


def test_run_many_texts() -> None:
    found = nvopt.run_many({"x": TEXT, "y": TEXT.encode(), "z": "bad"}, "instcombine")
    assert [result.path for result in found] == ["x", "y", "z"]
    assert [bool(result.text) for result in found] == [True, True, False]


def test_run_each_takes_what_comes(tmp_path: Path) -> None:
    (tmp_path / "a.ll").write_text(TEXT)
    given = iter([tmp_path / "a.ll", ("b", TEXT), ("c.ll", nvopt.run(TEXT, "", emit="bc")), str(tmp_path / "a.ll")])
    found = nvopt.run_each(given, "instcombine")  # type: ignore[arg-type]
    assert [(result.index, result.path, result.error) for result in found] == [
        (0, str(tmp_path / "a.ll"), None),
        (1, "b", None),
        (2, "c.ll", None),
        (3, str(tmp_path / "a.ll"), None),
    ]
    for wrong in ([3], [("a", TEXT, 1)], [(tmp_path, TEXT)]):
        with pytest.raises(TypeError, match="an input is a path, or a name with a module, not"):
            list(nvopt.run_each(wrong, ""))  # type: ignore[arg-type]
    with pytest.raises(TypeError, match=r"a module is text \(str\) or bytes"):
        list(nvopt.run_each({"a": None}, ""))


def test_run_each_says_at_once_what_is_wrong(tmp_path: Path) -> None:
    (tmp_path / "a.ll").write_text(TEXT)
    with pytest.raises(nvopt.PipelineError):
        nvopt.run_each([], "instcombin")
    with pytest.raises(nvopt.InputError, match="the same file"):
        nvopt.run_each([("x/a", TEXT), ("y/a", TEXT)], "", output=tmp_path)
    with pytest.raises(nvopt.InputError, match="an output would overwrite it"):
        nvopt.run_each([tmp_path / "a.ll"], "", output=tmp_path)
    with pytest.raises(nvopt.InputError, match="an output would overwrite it"):
        list(nvopt.run_each(iter([tmp_path / "a.ll"]), "", output=tmp_path))
    with pytest.raises(nvopt.InputError, match="the same file"):
        list(nvopt.run_each(iter([("x/a", TEXT), ("y/a", TEXT)]), "", output=tmp_path / "out"))
    assert (tmp_path / "a.ll").read_text() == TEXT


def test_run_many_isolated() -> None:
    found = nvopt.run_many([("x", TEXT), ("crash", CRASHES), ("y", TEXT)], CRASH.pass_name, cpu="sm_90", isolated=True)
    assert [result.error is None for result in found] == [True, False, True]
    assert f"pass '{CRASH.pass_name}' failed" in (found[1].error or "")


DAMAGED = b"BC\xc0\xde" + bytes(range(256)) * 8


def test_isolated_runs_are_the_same(capsys: pytest.CaptureFixture[str]) -> None:
    for passes, emit in (("instcombine", "ll"), ("instcombine", "bc"), (["dce", "instcombine"], "ll")):
        assert nvopt.run(TEXT, passes, emit=emit, isolated=True) == nvopt.run(TEXT, passes, emit=emit)  # type: ignore[call-overload]
    assert str(nvopt.parse(TEXT, "x.ll", isolated=True)) == str(nvopt.parse(TEXT, "x.ll"))
    assert capsys.readouterr() == ("", "")
    said = []
    for isolated in (False, True):
        nvopt.run(TEXT, "print<scalar-evolution>", isolated=isolated)
        said.append(capsys.readouterr())
    assert said[0] == said[1] != ("", "")


@pytest.mark.parametrize("isolated", [False, True])
def test_what_isolated_runs_say(isolated: bool) -> None:
    with pytest.warns(UserWarning, match="__CUDA_ARCH") as warned:
        nvopt.run(REFLECT, "nvvm-reflect", isolated=isolated)
    assert [warning.filename for warning in warned] == [__file__]
    sink = nvopt.RemarkSink(enabled=True)
    nvopt.run(TEXT, [CountAdds(), "instcombine", CountAdds()], remarks=sink, isolated=isolated)
    assert [remark.message for remark in sink.remarks] == ["1", "0"]
    with pytest.raises(nvopt.InputError, match=r"^k\.ll:2:10: error: use of undefined value '%x'"):
        nvopt.parse("define i32 @f() {\n ret i32 %x\n}\n", "k.ll", isolated=isolated)
    with pytest.raises(nvopt.PipelineError, match="did you mean 'instcombine'"):
        nvopt.run(TEXT, "instcombin", isolated=isolated)
    with pytest.raises(nvopt.PassError) as caught:
        nvopt.run(TEXT, [Crash()], isolated=isolated)
    assert (caught.value.pass_name, caught.value.crashed) == ("crash", True)
    assert caught.value.reproducer is not None
    Path(caught.value.reproducer).unlink()
    with pytest.raises(nvopt.CodegenError, match=r"^<string>: error: LLVM can't make PTX of this module: unsupported"):
        nvopt.run(FP128, "", emit="ptx", isolated=isolated)


FP128 = 'target triple = "nvptx64-nvidia-cuda"\ndefine fp128 @f(fp128 %x) {\n %y = fadd fp128 %x, %x\n ret fp128 %y\n}\n'


def test_the_end_of_an_isolated_run_is_an_exception(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TMPDIR", str(tmp_path))
    with pytest.raises(nvopt.PassError) as caught:
        nvopt.run(CRASHES, f"function(sroa),{CRASH.pass_name}", cpu="sm_90", isolated=True)
    assert (caught.value.pass_name, caught.value.crashed) == (CRASH.pass_name, True)
    assert CRASH.said in str(caught.value)
    assert [str(path) for path in tmp_path.glob("nvopt-*.ll")] == [caught.value.reproducer]
    with pytest.raises(nvopt.PassError) as caught:
        nvopt.run(CRASHES, CRASH.pass_name, cpu="sm_90", isolated=True, save_reproducer=False)
    assert caught.value.reproducer is None
    for call in (lambda: nvopt.run(DAMAGED, "", isolated=True), lambda: nvopt.parse(DAMAGED, isolated=True)):
        with pytest.raises(nvopt.InputError, match=r"^<string>: error: "):
            call()
    assert nvopt.run(TEXT, "instcombine", isolated=True) == nvopt.run(TEXT, "instcombine")


def test_an_isolated_run_of_what_cannot_be_sent() -> None:
    class Local(Crash):
        pass

    for attempt in (lambda: nvopt.run(TEXT, [Local()], isolated=True), lambda: nvopt.run_many({"a": TEXT}, [Local()], isolated=True)):
        with pytest.raises(nvopt.PipelineError, match=r"a child process cannot import the passes given as objects \(.*Local\)"):
            attempt()


def test_what_counts_as_a_module() -> None:
    wanted = nvopt.run(TEXT, "instcombine")
    for text in (TEXT.encode(), bytearray(TEXT.encode()), memoryview(TEXT.encode())):
        assert nvopt.run(text, "instcombine") == wanted
        assert len(nvopt.parse(text).functions) == 1
    assert nvopt.run(nvopt.parse(TEXT), "instcombine") == wanted
    for wrong in (Path("x.ll"), None, 3):
        with pytest.raises(TypeError, match=r"a module is text \(str\) or bytes, not"):
            nvopt.run(wrong, "instcombine")  # type: ignore[call-overload]
        with pytest.raises(TypeError, match=r"a module is text \(str\) or bytes, not"):
            nvopt.parse(wrong)  # type: ignore[arg-type]


def test_wrong_options_are_told_in_documented_ways() -> None:
    with pytest.raises(nvopt.PipelineError, match="unknown GPU architecture 'sm_1'"):
        nvopt.run(TEXT, "", cpu="sm_1")
    with pytest.raises(TypeError, match="ftz must be True, False or None, not 'no'"):
        nvopt.run(TEXT, "", ftz="no")  # type: ignore[call-overload]
    with pytest.raises(TypeError, match="reflect maps names to integers, not 'x' to '1'"):
        nvopt.run(TEXT, "", reflect={"x": "1"})  # type: ignore[dict-item]
    with pytest.raises(TypeError, match="take several inputs"):
        nvopt.run_many("a.ll", "")


def test_run_many_makes_the_directory(tmp_path: Path) -> None:
    (result,) = nvopt.run_many({"a": TEXT}, "instcombine", output=tmp_path / "x" / "y")
    assert result.error is None
    assert "ret i32 %a" in (tmp_path / "x" / "y" / "a.ll").read_text()


class Crash(nvopt.ModulePass):
    """A pass with a bug."""

    name = "crash"
    summary = "Raise"

    def run(self, module, context):  # type: ignore[no-untyped-def]
        raise LookupError


def test_reproducers_can_be_done_without() -> None:
    with pytest.raises(nvopt.PassError) as caught:
        nvopt.run(TEXT, [Crash()], save_reproducer=False)
    assert caught.value.reproducer is None


def test_forms() -> None:
    text = f'target triple = "nvptx64-nvidia-cuda"\n{TEXT}'
    ptx = nvopt.run(text, "instcombine", cpu="sm_90", features="+ptx86", emit="ptx")
    assert ".version 8.6\n.target sm_90\n" in ptx
    bitcode = nvopt.run(text, "instcombine", emit="bc")
    assert bitcode.startswith(b"BC\xc0\xde")
    assert nvopt.run(bitcode, "", emit="ptx", cpu="sm_90", features="+ptx86") == ptx
    (result,) = nvopt.run_many({"k.ll": text}, "instcombine", cpu="sm_90", features="+ptx86", emit="ptx")
    assert result.text == ptx.encode()


def test_run_many_writes_ptx(tmp_path: Path) -> None:
    (tmp_path / "k.ll").write_text(TEXT)
    (result,) = nvopt.run_many([tmp_path / "k.ll"], "", output=tmp_path / "out", triple="nvptx64-nvidia-cuda", emit="ptx")
    assert (result.output, result.text, result.error) == (str(tmp_path / "out" / "k.ptx"), None, None)
    assert "f_param_0" in (tmp_path / "out" / "k.ptx").read_text()


def test_ptx_in_threads() -> None:
    text = f'target triple = "nvptx64-nvidia-cuda"\n{TEXT}'
    alone = nvopt.run(text, "", cpu="sm_90", emit="ptx")
    with ThreadPoolExecutor(4) as executor:
        assert set(executor.map(lambda _: nvopt.run(text, "", cpu="sm_90", emit="ptx"), range(8))) == {alone}


def test_what_gives_no_ptx() -> None:
    with pytest.raises(nvopt.CodegenError, match=r"^<string>: error: LLVM can't make PTX of this module: unsupported"):
        nvopt.run(
            'target triple = "nvptx64-nvidia-cuda"\ndefine fp128 @f(fp128 %x) {\n %y = fadd fp128 %x, %x\n ret fp128 %y\n}\n',
            "",
            emit="ptx",
        )
    with pytest.raises(nvopt.InputError, match="x86_64"):
        nvopt.run('target triple = "x86_64-linux"\n', "", emit="ptx")
    with pytest.warns(UserWarning, match="no target triple"):
        nvopt.run(TEXT, "", emit="ptx")
    with pytest.raises(nvopt.PipelineError, match="emit must be one of ll, bc, ptx, cubin, not 'asm'"):
        nvopt.run(TEXT, "", emit="asm")  # type: ignore[call-overload]


def test_ptx_is_for_the_gpu_that_the_functions_name() -> None:
    text = 'target triple = "nvptx64-nvidia-cuda"\ndefine void @f() "target-cpu"="sm_90" {\n  ret void\n}\n'
    assert ".target sm_90" in nvopt.run(text, "", emit="ptx")
    assert ".target sm_80" in nvopt.run(text, "", emit="ptx", cpu="sm_80")
    with pytest.warns(UserWarning, match=r"\(sm_80, sm_90\) is not one known GPU: give -mcpu"):
        nvopt.run(text + text.partition("\n")[2].replace("@f", "@g").replace("90", "80"), "", emit="ptx")
