"""Linking libdevice: where it is found, what comes in, what stays as it was, and what is an error."""

from __future__ import annotations

import re
import sys
from pathlib import Path

import llvmlite.binding as llvm
import pytest

import nvopt
from nvopt.llvm import InputError, Unit, libdevice
from nvopt.llvm.libdevice import find, load
from nvopt.remarks import RemarkSink

HEADER = 'target triple = "nvptx64-nvidia-cuda"\n'
WHEEL = next(str(path) for entry in sys.path for path in Path(entry).glob("nvidia/*/nvvm/libdevice/libdevice.10.bc"))


def calling(*declarations: str) -> str:
    """A module that declares functions and calls each of them from a kernel: `float @__nv_sinf(float)`."""
    lines = [HEADER]
    calls = []
    for at, declaration in enumerate(declarations):
        result, name, types = re.fullmatch(r"(\S+) (@\w+)\((.*)\)", declaration).groups()  # type: ignore[union-attr]
        args: list[str] = []
        for type in filter(None, types.split(", ")):
            args.append("ptr %p" if type == "ptr" else f"{type} %a{at}.{len(args)}")
            calls += [f"  %a{at}.{len(args) - 1} = load volatile {type}, ptr %p\n"] * (type != "ptr")
        lines.append(f"declare {declaration}\n")
        value = f"%r{at} = " if result != "void" else ""
        calls.append(
            f"  {value}call {result} {name}({', '.join(args)})\n" + (f"  store volatile {result} %r{at}, ptr %p\n" if value else "")
        )
    return "".join([*lines, "\ndefine ptx_kernel void @kernel(ptr %p) {\n", *calls, "  ret void\n}\n"])


def linked(text: str, passes: str = "", *, cpu: str | None = None, sink: RemarkSink | None = None) -> str:
    return nvopt.run(text, passes, libdevice=WHEEL, cpu=cpu, path="in.ll", remarks=sink or RemarkSink())


def defined(text: str) -> dict[str, str]:
    """What stands before the name of each defined function."""
    return {found[2]: found[1] for found in re.finditer(r"^define (.*?)@([\w.]+)\(", text, re.M)}


@pytest.fixture
def nowhere(monkeypatch: pytest.MonkeyPatch) -> None:
    """A machine without CUDA and its wheels."""
    for variable in ("CUDA_HOME", "CUDA_PATH"):
        monkeypatch.delenv(variable, raising=False)
    monkeypatch.setenv("PATH", "")
    monkeypatch.setattr(sys, "path", [])
    monkeypatch.setattr(libdevice, "_install_folders", lambda: ["/nowhere/cuda"])


def place(root: Path, *parts: str) -> str:
    path = root.joinpath(*parts, "libdevice.10.bc")
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(Path(WHEEL).read_bytes())
    return str(path)


def test_every_function_links_and_specialises() -> None:
    """All 352, in one module: nothing of libdevice's is left undefined, and after nvvm-reflect nothing asks any more."""
    library = load(WHEEL)
    with_body = [f"{type.replace(' (', f' @{name.decode()}(', 1)}" for name, type in library.signatures.items()]
    public = [declaration for declaration in with_body if "@__nv_" in declaration]
    assert len(public) > 340
    text = linked(calling(*public), "nvvm-reflect,nvvm-reflect-pp", cpu="sm_90")
    assert not re.findall(r"^declare .*@__(?:nv_|nvvm_|internal)\w*", text, re.M)
    assert {linkage.split()[0] for name, linkage in defined(text).items() if name != "kernel"} == {"internal"}
    assert len(defined(text)) == 353
    llvm.parse_assembly(text, llvm.create_context()).verify()


@pytest.mark.parametrize("name", ["__nv_sinf", "__nv_pow", "__nv_sincos", "__nv_clz", "__nv_tgamma", "__nv_fast_expf"])
def test_each_function_brings_what_it_needs_and_no_more(name: str) -> None:
    """Counted from libdevice's own text: the function, what it calls in turn, and the variables that those use."""
    whole = str(llvm.parse_bitcode(Path(WHEEL).read_bytes(), llvm.create_context()))
    bodies = {found[1]: found[0] for found in re.finditer(r"^define [^\n]*?@([\w.]+)\(.*?^\}$", whole, re.M | re.S)}
    needed, todo = set[str](), [name]
    while todo:
        if (one := todo.pop()) not in needed:
            needed.add(one)
            todo += [used for used in re.findall(r"@([\w.]+)", bodies[one]) if used in bodies]
    type = load(WHEEL).signatures[name.encode()]
    text = linked(calling(type.replace(" (", f" @{name}(", 1)))
    assert set(defined(text)) == {*needed, "kernel"}
    variables = {used for one in needed for used in re.findall(r"@(__cudart\w+)", bodies[one])}
    assert set(re.findall(r"^@(__cudart\w+) = internal", text, re.M)) == variables
    for one in needed:  # numbers of attributes and metadata are the module's
        body = re.search(rf"^define [^\n]*?@{one}\(.*?^\}}$", text, re.M | re.S)
        assert body is not None
        shown, expected = (re.sub(r" +; preds = .*|[#!]\d+", "", part.split("\n", 1)[1]) for part in (body[0], bodies[one]))
        assert shown == expected


def test_one_command_specialises() -> None:
    text = linked(calling("float @__nv_sinf(float)"), "nvvm-reflect,nvvm-reflect-pp,default<O2>", cpu="sm_90")
    assert "__nvvm_reflect" not in text
    assert "call float @__nv_sinf" not in text
    assert "llvm.fma.f32" in text or "llvm.nvvm.fma" in text


def test_what_nothing_uses_stays_out() -> None:
    text = linked(f"{HEADER}declare float @__nv_sinf(float)\n\n{calling('float @__nv_cosf(float)').removeprefix(HEADER)}")
    assert "declare float @__nv_sinf(float)" in text
    assert set(defined(text)) == {"kernel", "__nv_cosf"}


def test_without_calls_nothing_changes() -> None:
    text = calling("i32 @vprintf(ptr, ptr)")
    assert linked(text) == nvopt.run(text, "", path="in.ll")
    assert linked(HEADER) == nvopt.run(HEADER, "", path="in.ll")


def test_the_modules_own_functions_win() -> None:
    """A function and a variable that the module has under libdevice's names keep them, and are not what libdevice uses."""
    own = "@__cudart_i2opi_f = internal addrspace(1) global i32 7\n\ndefine float @__nv_cosf(float %x) {\n  ret float %x\n}\n"
    text = linked(calling("float @__nv_sinf(float)") + own)
    assert defined(text)["__nv_cosf"] == "float "
    assert "@__cudart_i2opi_f = internal addrspace(1) global i32 7" in text
    assert re.search(r"^@__cudart_i2opi_f\.?\d+ = internal addrspace\(1\) global \[6 x i32\]", text, re.M)


def test_hidden_and_weak_declarations() -> None:
    text = linked(calling("float @__nv_sinf(float)").replace("declare ", "declare extern_weak hidden "))
    assert defined(text)["__nv_sinf"] == "internal float "


@pytest.mark.parametrize("header", [HEADER, "", 'target triple = "x86_64-unknown-linux-gnu"\n', 'target datalayout = "e-i64:64"\n'])
def test_triple_layout_and_quiet(header: str, capfd: pytest.CaptureFixture[str]) -> None:
    text = calling("double @__nv_exp(double)").replace(HEADER, header)
    after, before = linked(text), nvopt.run(text, "", path="in.ll")
    lines = [line for line in before.splitlines() if line.startswith("target ")]
    assert [line for line in after.splitlines() if line.startswith("target ")] == lines
    assert capfd.readouterr() == ("", "")


def test_metadata_and_flags_of_the_module_stay() -> None:
    metadata = (
        '!llvm.module.flags = !{!0}\n!llvm.ident = !{!1}\n!nvvmir.version = !{!2}\n\n!0 = !{i32 4, !"nvvm-reflect-ftz", i32 1}\n'
        '!1 = !{!"mine"}\n!2 = !{i32 2, i32 0}\n'
    )
    text = linked(f"{calling('float @__nv_sinf(float)')}\n{metadata}")
    nodes = dict(re.findall(r"^(!\d+) = (.*)$", text, re.M))

    def named(name: str) -> list[str]:
        found = re.search(rf"^!{re.escape(name)} = !\{{(.*)\}}$", text, re.M)
        assert found is not None
        return [nodes[ref] for ref in found[1].split(", ")]

    assert named("llvm.module.flags") == ['!{i32 4, !"nvvm-reflect-ftz", i32 1}']
    assert named("llvm.ident")[0] == '!{!"mine"}'  # libdevice's is put behind it, as by llvm-link and clang
    assert set(named("nvvmir.version")) == {"!{i32 2, i32 0}"}


def test_attributes_that_all_functions_agree_on() -> None:
    """The GPU and what becomes of denormals, as clang gives them to what it links; a mode of some functions only is none of libdevice's."""
    agreed = '"denormal-fp-math-f32"="preserve-sign,preserve-sign" "target-cpu"="sm_90"'
    other = f'\ndefine void @other() #1 {{\n  ret void\n}}\n\nattributes #0 = {{ {agreed} }}\nattributes #1 = {{ "target-cpu"="sm_90" }}\n'
    text = calling("double @__nv_sin(double)").replace("(ptr %p) {", "(ptr %p) #0 {")

    def attributes(text: str, name: str) -> str:
        group = re.search(rf"^define [^\n]*@{name}\([^\n]* #(\d+) \{{$", text, re.M)
        assert group is not None
        return re.search(rf"^attributes #{group[1]} = \{{ (.*) \}}$", text, re.M)[1]  # type: ignore[index]

    alone, both = linked(text + f"\nattributes #0 = {{ {agreed} }}\n"), linked(text + other)
    for name in ("__nv_sin", "__internal_trig_reduction_slowpathd"):
        assert all(part in attributes(alone, name) for part in agreed.split())
        assert '"target-cpu"="sm_90"' in attributes(both, name)
        assert "denormal" not in attributes(both, name)
        assert "target-cpu" not in attributes(linked(calling("double @__nv_sin(double)")), name)


def test_a_module_of_bitcode() -> None:
    module = llvm.parse_assembly(calling("float @__nv_sinf(float)"), llvm.create_context())
    assert "define internal float @__nv_sinf" in nvopt.run(module.as_bitcode(), "", libdevice=WHEEL)


def test_many_inputs() -> None:
    inputs = {"a.ll": calling("float @__nv_sinf(float)"), "b.ll": calling("double @__nv_exp(double)", "float @__nv_sinf(float)")}
    first, second, again = (nvopt.run_many(inputs, "", libdevice=WHEEL) + nvopt.run_many({"a.ll": inputs["a.ll"]}, "", libdevice=WHEEL))[:3]
    assert first.text == again.text
    assert first.text is not None
    assert first.text.decode() == nvopt.run(inputs["a.ll"], "", libdevice=WHEEL, path="a.ll")
    assert second.text is not None
    assert second.text.decode() == nvopt.run(inputs["b.ll"], "", libdevice=WHEEL, path="b.ll")


# -- mistakes


def test_another_type() -> None:
    text = calling("float @__nv_sinf(float)").replace("float", "double")
    with pytest.raises(InputError) as caught:
        linked(text)
    message = f"'__nv_sinf' is declared as 'double (double)', but in {WHEEL} it is 'float (float)'"
    assert str(caught.value) == f"in.ll:2:1: error: {message}\ndeclare double @__nv_sinf(double)\n^"


def test_another_calling_convention() -> None:
    """llvm-link takes it, and instcombine then deletes everything from the call on."""
    text = calling("float @__nv_sinf(float)").replace("float @__nv", "ptx_device float @__nv")
    with pytest.raises(InputError) as caught:
        linked(text)
    message = f"'__nv_sinf' is declared with calling convention 'ptx_device', but in {WHEEL} with 'ccc'"
    assert str(caught.value).startswith(f"in.ll:2:1: error: {message}\n")


def test_unknown_function() -> None:
    sink = RemarkSink()
    text = linked(calling("float @__nv_sinff(float)", "void @mine()"), sink=sink)
    assert "declare float @__nv_sinff(float)" in text
    (warning,) = sink.warnings
    assert warning.startswith(
        f"in.ll: '__nv_sinff' is declared, but {WHEEL} has no such function; it is left as it is; did you mean '__nv_"
    )


def test_not_found(nowhere: None) -> None:
    with pytest.raises(InputError) as caught:
        find("")
    assert str(caught.value) == (
        "error: cannot find libdevice (libdevice.10.bc); looked at, in this order:\n"
        "  $CUDA_HOME (not set)\n"
        "  $CUDA_PATH (not set)\n"
        "  the wheels nvidia-nvvm, nvidia-cuda-nvcc-cu12, nvidia-cuda-nvcc-cu11 (no such file)\n"
        "  nvcc on PATH (none)\n"
        "  a usual place: /nowhere/cuda/nvvm/libdevice/libdevice.10.bc\n"
        "  a usual place: /usr/lib/nvidia-cuda-toolkit/libdevice/libdevice.10.bc\n"
        "the wheel nvidia-nvvm has it: pip install nvidia-nvvm; or say where it is: --libdevice=PATH"
    )


@pytest.mark.usefixtures("nowhere")
def test_places_in_their_order(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    usual = place(tmp_path, "usual", "nvvm", "libdevice")
    monkeypatch.setattr(libdevice, "_install_folders", lambda: [str(tmp_path / "usual")])
    assert find("") == usual
    beside_nvcc = place(tmp_path, "toolkit", "nvvm", "libdevice")
    (tmp_path / "toolkit/bin").mkdir()
    (tmp_path / "toolkit/bin/nvcc").touch(mode=0o755)
    (tmp_path / "bin").mkdir()
    (tmp_path / "bin/nvcc").symlink_to(tmp_path / "toolkit/bin/nvcc")
    monkeypatch.setenv("PATH", str(tmp_path / "bin"))
    assert find("") == beside_nvcc
    monkeypatch.setattr(sys, "path", [str(tmp_path / "none"), str(tmp_path / "site")])
    older = place(tmp_path, "site", "nvidia", "cuda_nvcc", "nvvm", "libdevice")
    assert find("") == older
    newer = place(tmp_path, "site", "nvidia", "cu13", "nvvm", "libdevice")
    assert find("") == newer
    for variable in ("CUDA_PATH", "CUDA_HOME"):
        found = place(tmp_path, variable, "nvvm", "libdevice")
        monkeypatch.setenv(variable, str(tmp_path / variable))
        assert find("") == found
    monkeypatch.setenv("CUDA_HOME", str(tmp_path / "site"))  # without it: the next place
    assert find("") == str(tmp_path / "CUDA_PATH/nvvm/libdevice/libdevice.10.bc")


def test_a_folder(tmp_path: Path) -> None:
    with pytest.raises(InputError, match=r"error: no libdevice in this folder; looked for:\n  "):
        find(str(tmp_path))
    root = place(tmp_path, "nvvm", "libdevice")
    assert find(str(tmp_path)) == find(str(tmp_path / "nvvm")) == find(str(tmp_path / "nvvm/libdevice")) == root


@pytest.mark.parametrize(
    ("data", "said"),
    [(b"; text\n", "it is not LLVM bitcode"), (b"", "it is not LLVM bitcode"), (b"BC\xc0\xde", "cannot read this library: ")],
)
def test_no_library(tmp_path: Path, data: bytes, said: str) -> None:
    path = tmp_path / "lib.bc"
    path.write_bytes(data)
    with pytest.raises(InputError) as caught:
        nvopt.run(calling("float @__nv_sinf(float)"), "", libdevice=path)
    assert str(caught.value).startswith(f"{path}: error: cannot read this library: ")
    assert said in str(caught.value)


def test_no_file(tmp_path: Path) -> None:
    with pytest.raises(InputError, match="cannot read this library: No such file"):
        nvopt.run(HEADER, "", libdevice=tmp_path / "none.bc")


def test_a_library_of_ones_own(tmp_path: Path) -> None:
    """Any bitcode will do, with calling conventions of its own."""
    source = "define ptx_device i32 @mine(i32 %x) {\n  ret i32 %x\n}\n\ndefine i32 @spare() {\n  ret i32 0\n}\n"
    path = tmp_path / "own.bc"
    path.write_bytes(llvm.parse_assembly(source, llvm.create_context()).as_bitcode())
    unit = Unit.parse(calling("i32 @mine(i32)").replace("i32 @mine", "ptx_device i32 @mine").encode(), "in.ll")
    assert unit.link(load(str(path))) == []
    assert set(defined(unit.emit())) == {"kernel", "mine"}


@pytest.mark.parametrize("wrong", [{"libdevice": 3}, {"internalize": "kernel"}])
def test_wrong_arguments(wrong: dict[str, object]) -> None:
    with pytest.raises(TypeError):
        nvopt.run(HEADER, "", **wrong)  # type: ignore[call-overload]
