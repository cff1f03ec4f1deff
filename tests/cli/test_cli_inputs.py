"""Bad input and bad places to write: one message, status 1, nothing written, never a traceback."""

from __future__ import annotations

import os
import signal
import stat
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from cli_runner import MODULE, Nvopt, Outcome
from engine_at_work import HAS_ASSERTIONS

Program = Callable[..., subprocess.CompletedProcess[bytes]]


def refused(nvopt: Nvopt, *arguments: str, stdin: bytes = b"") -> str:
    """Run what must fail, with an existing output file, which must stay as it was; the message."""
    Path("out.ll").write_text("precious")
    outcome = nvopt(*arguments, "-o", "out.ll", stdin=stdin)
    assert outcome.status == 1
    assert outcome.out == ""
    assert outcome.err.startswith("nvopt: ")
    assert "Traceback" not in outcome.err
    assert Path("out.ll").read_text() == "precious"
    assert not [name for name in os.listdir() if name not in ("in.ll", "out.ll", "bad.ll", "folder")], "nothing is left behind"
    return outcome.err.removeprefix("nvopt: ")


def test_missing_file(nvopt: Nvopt) -> None:
    assert refused(nvopt, "none.ll") == "none.ll: error: Could not open input file: No such file or directory\n"


def test_no_name_is_no_standard_input(nvopt: Nvopt) -> None:
    """As for opt: a script whose variable isn't set would wait for a terminal."""
    assert refused(nvopt, "", stdin=MODULE.encode()) == "'': error: Could not open input file: No such file or directory\n"


def test_directory(nvopt: Nvopt) -> None:
    Path("folder").mkdir()
    assert refused(nvopt, "folder") == "folder: error: Could not open input file: Is a directory\n"


def test_no_permission(nvopt: Nvopt) -> None:
    Path("bad.ll").write_text(MODULE)
    Path("bad.ll").chmod(0)
    nvopt("in.ll")  # so that nothing is left to import while this process is nobody
    user = os.geteuid()
    if user == 0:  # root may read everything
        os.seteuid(65534)
    try:
        outcome = nvopt("bad.ll")
    finally:
        os.seteuid(user)
    assert (outcome.status, outcome.err) == (1, "nvopt: bad.ll: error: Could not open input file: Permission denied\n")


def test_empty_file_is_an_empty_module_as_for_opt(nvopt: Nvopt) -> None:
    Path("bad.ll").write_text("")
    outcome = nvopt("bad.ll")
    assert (outcome.status, outcome.out) == (0, "; ModuleID = 'bad.ll'\nsource_filename = \"bad.ll\"\n")


@pytest.mark.parametrize("passes", ["", "instcombine", "nvvm-reflect", "lower-aggr-copies", "mirror-roundtrip"])
@pytest.mark.parametrize(
    ("text", "line", "message"),
    [
        ("define i32 @f(i32 %x) {\n  ret i32 %y\n}\n", 2, "use of undefined value '%y'"),
        ("define i32 @f(i32 %x) {\n  ret i32 %x\n", 3, ""),
        ("define i32 @f(i32 %x) {\n  %y = quantum i32 %x\n  ret i32 %y\n}\n", 2, "expected instruction opcode"),
        ("hello\n", 1, "expected top-level entity"),
    ],
    ids=["undefined", "truncated", "unknown-instruction", "prose"],
)
def test_invalid_text(nvopt: Nvopt, passes: str, text: str, line: int, message: str) -> None:
    Path("bad.ll").write_text(text)
    said = refused(nvopt, f"-passes={passes}", "bad.ll", "-mcpu=sm_90")
    assert said.startswith(f"bad.ll:{line}:")
    assert f": error: {message}" in said
    assert "^" in said, "the place is shown"


@pytest.mark.parametrize("passes", ["", "instcombine", "nvvm-reflect"])
def test_text_that_does_not_verify(nvopt: Nvopt, passes: str) -> None:
    branches = "  br i1 %c, label %a, label %b\na:\n  %x = add i32 1, 2\n  ret void\nb:\n  %y = add i32 %x, 1\n  ret void\n"
    Path("bad.ll").write_text(f"define void @f(i1 %c) {{\n{branches}}}\n")
    assert "does not dominate all uses" in refused(nvopt, f"-passes={passes}", "bad.ll")


@pytest.mark.parametrize(
    "data", [b"\x00\xff\xfe\x80" * 100, b"BC\xc0\xde" + b"\x00\x01\x02" * 50, b"\x7fELF" + bytes(100), b"; \xff\xfe\ndefine"]
)
def test_binary_noise(nvopt: Nvopt, data: bytes) -> None:
    Path("bad.ll").write_bytes(data)
    assert refused(nvopt, "-passes=nvvm-reflect", "bad.ll").startswith("bad.ll:")


def blocks(count: int) -> str:
    body = "".join(f"b{n}:\n  store i32 {n}, ptr %p\n  br i1 %c, label %b{n + 1}, label %b{count}\n" for n in range(count))
    return f"define void @f(i1 %c, ptr %p) {{\n  br label %b0\n{body}b{count}:\n  ret void\n}}\n"


def nested(depth: int) -> str:
    expression = "@g"
    for _ in range(depth):
        expression = f"inttoptr (i64 add (i64 ptrtoint (ptr {expression} to i64), i64 1) to ptr)"
    return f"@g = global i8 0\n@h = global ptr {expression}\n"


@pytest.mark.parametrize("passes", ["", "nvvm-reflect,nvvm-reflect-pp,lower-aggr-copies", "mirror-roundtrip", "instcombine"])
@pytest.mark.parametrize(
    "text",
    [blocks(10_000), nested(5_000), f"define void @{'x' * 10_000}() {{\n  ret void\n}}\n"],
    ids=["blocks", "nested-expressions", "long-name"],
)
def test_enormous_input_is_no_problem(nvopt: Nvopt, passes: str, text: str) -> None:
    outcome = nvopt(f"-passes={passes}", "-mcpu=sm_90", "-disable-output", stdin=text.encode())
    assert (outcome.status, outcome.err) == (0, "")


def test_a_hundred_thousand_blocks(nvopt: Nvopt) -> None:
    outcome = nvopt("-passes=nvvm-reflect,lower-aggr-copies", "-mcpu=sm_90", stdin=blocks(100_000).encode())
    assert (outcome.status, outcome.err) == (0, "")
    assert outcome.out.count("store i32") == 100_000


def test_noise_on_standard_input(nvopt: Nvopt) -> None:
    assert refused(nvopt, stdin=b"noise").startswith("<stdin>:1:1: error: ")


def test_output_folder_that_is_not_there(nvopt: Nvopt) -> None:
    outcome = nvopt("in.ll", "-o", "nowhere/out.ll")
    assert outcome.status == 1
    assert "No such file or directory" in outcome.err


def test_no_room_for_remarks_leaves_the_output_alone(nvopt: Nvopt) -> None:
    assert "No such file or directory" in refused(nvopt, "in.ll", "-pass-remarks-output=nowhere/remarks.yaml")


def test_output_keeps_the_mode_of_the_file_it_replaces(nvopt: Nvopt) -> None:
    Path("out.ll").write_text("old")
    Path("out.ll").chmod(0o640)
    assert nvopt("in.ll", "-o", "out.ll").status == 0
    assert stat.S_IMODE(Path("out.ll").stat().st_mode) == 0o640


def test_output_may_be_the_input(nvopt: Nvopt) -> None:
    assert nvopt("-passes=instcombine", "in.ll", "-o", "in.ll").status == 0
    assert "add" not in Path("in.ll").read_text()


@pytest.mark.skipif(os.name != "posix", reason="no signals there")
def test_input_on_which_llvm_aborts(program: Program, tmp_path: Path) -> None:
    """LLVM asserts that the type has three numbers; there is no way back from that. Without assertions it reads it, as opt does."""
    (tmp_path / "bad.ll").write_text('define void @f(target("spirv.Type", i32) %x) {\n  ret void\n}\n')
    outcome = program("bad.ll", "-o", "out.ll")
    if not HAS_ASSERTIONS:
        assert (outcome.returncode, outcome.stderr) == (0, b"")
        assert 'define void @f(target("spirv.Type", i32) %x) {' in (tmp_path / "out.ll").read_text()
        return
    assert outcome.returncode == 1
    assert outcome.stderr.startswith(b"nvopt: bad.ll: error: LLVM gave up on this input and ended the process: ")
    assert not (tmp_path / "out.ll").exists()


def test_full_disk(program: Program) -> None:
    with open("/dev/full", "wb") as full:
        outcome = program("in.ll", stdout=full, stderr=subprocess.PIPE, capture_output=False)
    assert outcome.returncode == 1
    assert outcome.stderr.startswith(b"nvopt: ")
    assert outcome.stderr.endswith(b"No space left on device\n")
    assert outcome.stderr.count(b"\n") == 1


@pytest.mark.parametrize("option", ["-help", "-print-passes", "-help-knobs", "-version", "-print-pipeline-passes"])
def test_full_disk_under_a_list(program: Program, option: str) -> None:
    with open("/dev/full", "wb") as full:
        outcome = program(option, stdout=full, stderr=subprocess.PIPE, capture_output=False)
    assert (outcome.returncode, outcome.stderr) == (1, b"nvopt: <stdout>: error: No space left on device\n")


def without(*streams: int) -> Callable[[], None]:
    """What the child process does before it becomes nvopt: as the shell's `>&-`."""

    def close() -> None:
        for stream in streams:
            os.close(stream)

    return close


@pytest.mark.skipif(os.name != "posix", reason="no such streams there")
@pytest.mark.parametrize("option", ["in.ll", "-help", "-print-passes", "-version"])
def test_no_stdout(program: Program, option: str) -> None:
    outcome = program(option, preexec_fn=without(1))
    assert (outcome.returncode, outcome.stderr) == (1, b"nvopt: <stdout>: error: Bad file descriptor\n")


@pytest.mark.skipif(os.name != "posix", reason="no such streams there")
def test_streams_that_are_not_needed_may_be_closed(program: Program, tmp_path: Path) -> None:
    outcome = program("-passes=nvvm-reflect,instcombine", "in.ll", "-o", "out.ll", preexec_fn=without(0, 1))
    assert (outcome.returncode, outcome.stderr) == (0, b"")
    expected = (tmp_path / "out.ll").read_text()
    outcome = program("-passes=nvvm-reflect,instcombine", "in.ll", "-o", "out.ll", "-print-after-all", preexec_fn=without(0, 1, 2))
    assert outcome.returncode == 0
    assert (tmp_path / "out.ll").read_text() == expected


@pytest.mark.skipif(os.name != "posix", reason="no such streams there")
def test_no_stdin_and_no_stderr(program: Program) -> None:
    outcome = program(preexec_fn=without(0))
    assert (outcome.returncode, outcome.stderr) == (1, b"nvopt: <stdin>: error: Could not open input file: Bad file descriptor\n")
    outcome = program("none.ll", preexec_fn=without(2))
    assert (outcome.returncode, outcome.stdout) == (1, b"")


def test_full_disk_under_stderr(program: Program) -> None:
    with open("/dev/full", "wb") as full:
        assert program("none.ll", stdout=subprocess.PIPE, stderr=full, capture_output=False).returncode == 1
        dumps = program("-print-after-all", "-passes=sroa", "in.ll", stdout=subprocess.PIPE, stderr=full, capture_output=False)
    assert dumps.returncode == 1


@pytest.mark.parametrize("arguments", [["in.ll"], ["-help"], ["-print-passes"], ["-version"]])
def test_closed_pipe(program: Program, arguments: list[str]) -> None:
    reader, writer = os.pipe()
    os.close(reader)
    try:
        outcome = program(*arguments, stdout=writer, stderr=subprocess.PIPE, capture_output=False)
    finally:
        os.close(writer)
    assert outcome.returncode == 1
    assert outcome.stderr == b""


@pytest.mark.usefixtures("interruptible")
def test_interrupt() -> None:
    """Ctrl-C while nvopt waits for the rest of its input."""
    command, root = [sys.executable, "-m", "nvopt"], Path(__file__).parents[2]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, cwd=root) as process:
        assert process.stdin is not None
        process.stdin.write(b";\n" * 200_000)  # more than a pipe holds: this returns when nvopt has begun to read
        process.stdin.flush()
        process.send_signal(signal.SIGINT)
        out, err = process.communicate(timeout=60)
    assert (process.returncode, out, err) == (130, b"", b"")


@pytest.mark.skipif(os.name != "posix", reason="no signals there")
def test_interrupt_while_the_command_line_is_read(nvopt: Nvopt, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(text: str) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("nvopt.target.sm.canonical", interrupt)
    assert nvopt("-mcpu=sm_90", "in.ll") == Outcome(130, "", "")


@pytest.mark.skipif(os.name != "posix", reason="no signals there")
@pytest.mark.parametrize("module", ["typing", "click", "nvopt.llvm", "nvopt.pipeline.driver"])
@pytest.mark.usefixtures("interruptible")
def test_interrupt_during_the_imports(module: str, tmp_path: Path) -> None:
    """Each of the first imports is followed by Ctrl-C at once."""
    script = tmp_path / "script.py"
    script.write_text(
        "import os, runpy, signal, sys\n"
        "class Finder:\n"
        "    def find_spec(self, name, *rest):\n"
        f"        if name == {module!r}:\n"
        "            os.kill(os.getpid(), signal.SIGINT)\n"
        "sys.meta_path.insert(0, Finder())\n"
        "runpy.run_module('nvopt', run_name='__main__')\n"
    )
    environ = {**os.environ, "PYTHONPATH": str(Path(__file__).parents[2])}
    outcome = subprocess.run([sys.executable, script], capture_output=True, env=environ, timeout=60, input=b"")
    assert (outcome.returncode, outcome.stdout, outcome.stderr) == (130, b"", b"")


PASS = """
from dataclasses import dataclass
import nvopt

@dataclass(frozen=True)
class Mine(nvopt.FunctionPass):
    name = "mine"
    summary = "Do nothing"

    def run(self, function, context):
        return False
"""
CUDA = "// A kernel\n__global__ void f(float *p) { p[threadIdx.x] = 1; }\n"


CLANG = "-x cuda --cuda-device-only --cuda-gpu-arch=sm_90 -nogpulib -O1 -Xclang -disable-llvm-passes -S -emit-llvm"


@pytest.mark.parametrize("passes", ["-passes=sroa", "-passes=nvvm-reflect", "-O2"])
@pytest.mark.parametrize("name", ["k.cu", "folder.d/K.CU", "k.cuh"])
def test_cuda_source_is_named_as_such(nvopt: Nvopt, name: str, passes: str) -> None:
    Path("folder.d").mkdir()
    Path(name).write_text(CUDA)
    outcome = nvopt(passes, name, "-o", "out.ll")
    assert (outcome.status, outcome.out) == (1, "")
    assert outcome.err == (
        f"nvopt: {name}:1:1: error: expected top-level entity\n// A kernel\n^\n"
        f"{name}: note: this is CUDA C++, and nvopt reads the LLVM IR that clang makes of it: clang++ {CLANG} {name} "
        f'-o {os.path.splitext(name)[0]}.ll (README, "From CUDA sources", has what CUDA 13 needs besides)\n'
    )
    assert not Path("out.ll").exists()


def test_the_hint_for_cuda_sources_is_the_readmes() -> None:
    section = (Path(__file__).parents[2] / "README.md").read_text().partition("### From CUDA sources")[2].partition("\n### ")[0]
    command = next(line for line in section.splitlines() if line.startswith("clang-22 ")).split()
    assert [option for option in CLANG.split() if option not in command] == []


def test_llvm_ir_may_have_any_name(nvopt: Nvopt) -> None:
    Path("k.cu").write_text(MODULE)
    assert nvopt("k.cu").status == 0
    Path("k.txt").write_text(CUDA)
    assert "CUDA" not in nvopt("k.txt").err


def test_an_internal_error_is_one_line(nvopt: Nvopt, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(path: str) -> bytes:
        raise LookupError("lost")

    monkeypatch.setattr("nvopt.cli.main.read_input", fail)
    outcome = nvopt("in.ll")
    assert outcome.status == 1
    assert outcome.err.startswith("nvopt: in.ll: internal error: LookupError: lost (test_cli_inputs.py:")
    assert outcome.err.endswith("; NVOPT_TRACEBACK=1 in the environment shows the traceback\n")
    monkeypatch.setenv("NVOPT_TRACEBACK", "1")
    assert nvopt("in.ll").err.startswith("Traceback (most recent call last):\n")


@pytest.mark.parametrize("name", ["in.ll", "./in.ll", "link.ll", "hard.ll", "plugin.py", "api.txt", "lib/libdevice.10.bc"])
@pytest.mark.parametrize("more", [["in.ll"], ["in.ll", "-disable-output"], ["in.ll", "two.ll", "-o", "out"]])
def test_remarks_never_overwrite_what_is_read(nvopt: Nvopt, name: str, more: list[str]) -> None:
    Path("two.ll").write_text(MODULE)
    Path("plugin.py").write_text(PASS)
    Path("link.ll").symlink_to("in.ll")
    os.link("in.ll", "hard.ll")
    Path("api.txt").write_text("f\n")
    Path("lib").mkdir()
    Path("lib/libdevice.10.bc").write_bytes(b"BC")
    options = ["-load-pass-plugin=plugin.py", "-internalize-public-api-file=api.txt", "-libdevice=lib"]
    outcome = nvopt(f"-pass-remarks-output={name}", *options, *more)
    assert (outcome.status, outcome.out) == (1, "")
    read = "in.ll" if name.endswith(".ll") else name
    assert outcome.err == f"nvopt: -pass-remarks-output would overwrite what is read: {read}\n"
    assert (Path("in.ll").read_text(), Path("plugin.py").read_text(), Path("api.txt").read_text()) == (MODULE, PASS, "f\n")
    assert Path("lib/libdevice.10.bc").read_bytes() == b"BC"


@pytest.mark.parametrize(
    ("name", "option"),
    [
        ("plugin.py", "-load-pass-plugin=plugin.py"),
        ("api.txt", "-internalize-public-api-file=api.txt"),
        ("facts.json", "-facts=facts.json"),
        ("lib/libdevice.10.bc", "-libdevice=lib"),
    ],
)
def test_the_output_overwrites_no_file_that_is_not_a_module_of_ones_own(nvopt: Nvopt, name: str, option: str) -> None:
    text = PASS if name.endswith(".py") else '{"kernels": {}}'
    Path(name).parent.mkdir(exist_ok=True)
    Path(name).write_text(text)
    outcome = nvopt(option, "-o", f"./{name}", "in.ll")
    assert (outcome.status, outcome.err) == (1, f"nvopt: -o would overwrite what is read: {name}\n")
    assert Path(name).read_text() == text


def test_dumps_never_remove_libdevice_or_the_public_api(nvopt: Nvopt) -> None:
    Path("dumps").mkdir()
    for name in ("dumps/0000-input.ll", "dumps/0001-api.ll", "dumps/0002-lib.ll"):
        Path(name).write_text("f\n")
    for option in ("-internalize-public-api-file=dumps/0001-api.ll", "-libdevice=dumps/0002-lib.ll"):
        said = f"nvopt: -dump-dir=dumps would remove what is read: {option.partition('=')[2]}\n"
        assert nvopt("-dump-dir=dumps", option, "in.ll") == Outcome(1, "", said)
    assert len(os.listdir("dumps")) == 3


@pytest.mark.parametrize(
    "path", ["dumps/0004-x.ll", "dumps/0000-input.ll", "./dumps/../dumps/0004.1-x.ll", "link.ll", "dumps/0005-link.ll"]
)
def test_dumps_never_remove_what_is_read(nvopt: Nvopt, path: str) -> None:
    Path("dumps").mkdir()
    for name in ("0000-input.ll", "0004-x.ll", "0004.1-x.ll", "0001-old.ll"):
        Path("dumps", name).write_text(MODULE)
    Path("link.ll").symlink_to("dumps/0004-x.ll")
    Path("dumps/0005-link.ll").symlink_to("../in.ll")
    before = sorted(os.listdir("dumps"))
    assert nvopt("-dump-dir=dumps", path) == Outcome(1, "", f"nvopt: -dump-dir=dumps would remove what is read: {path}\n")
    assert sorted(os.listdir("dumps")) == before


def test_what_dumps_do_not_remove_may_be_read_from_their_folder(nvopt: Nvopt) -> None:
    Path("dumps").mkdir()
    Path("dumps/x.ll").write_text(MODULE)
    assert nvopt("-dump-dir=dumps", "dumps/x.ll").status == 0
    assert sorted(os.listdir("dumps")) == ["0000-input.ll", "x.ll"]


@pytest.mark.parametrize(
    "arguments", [["out/in.ll", "-o", "out/"], ["two.ll", "out/in.ll", "-o", "out"], ["two.ll", "out/two.ll", "-o", "x"]]
)
def test_a_folder_of_outputs_never_takes_an_input(nvopt: Nvopt, arguments: list[str]) -> None:
    Path("out").mkdir()
    for name in ("two.ll", "out/in.ll", "out/two.ll"):
        Path(name).write_text(MODULE + "\n")
    outcome = nvopt("-passes=instcombine", *arguments)
    assert outcome.status == 1
    assert ("error: an output would overwrite it: out/" in outcome.err) == (arguments[-1] != "x")
    assert Path("out/in.ll").read_text() == Path("out/two.ll").read_text() == MODULE + "\n"


def test_a_folder_may_take_what_an_earlier_run_made(nvopt: Nvopt) -> None:
    for _ in range(2):
        assert nvopt("in.ll", "-o", "out/").status == 0


LEAVES = """\
define void @f() {
  call void @llvm.masked.scatter.v4i32.v4p0(<4 x i32> zeroinitializer, <4 x ptr> zeroinitializer, i32 3, <4 x i1> zeroinitializer)
  ret void
}

declare void @llvm.masked.scatter.v4i32.v4p0(<4 x i32>, <4 x ptr>, i32, <4 x i1>)
"""


def test_llvm_leaves_by_exit(program: Program, tmp_path: Path) -> None:
    """It does so on an old intrinsic whose alignment is no power of two, while it reads."""
    (tmp_path / "leaves.ll").write_text(LEAVES)
    done = program("leaves.ll")
    assert (done.returncode, done.stdout) == (1, b"")
    assert b"nvopt: leaves.ll: error: LLVM gave up on this input" in done.stderr
    assert b"Invalid alignment argument" in done.stderr
