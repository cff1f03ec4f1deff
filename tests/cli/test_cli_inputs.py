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
from cli_runner import MODULE, Nvopt

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
    """LLVM asserts that the type has three numbers; there is no way back from that."""
    (tmp_path / "bad.ll").write_text('define void @f(target("spirv.Type", i32) %x) {\n  ret void\n}\n')
    outcome = program("bad.ll", "-o", "out.ll")
    assert outcome.returncode == 1
    assert outcome.stderr.endswith(b"nvopt: bad.ll: error: LLVM gave up on this input and ended the process; what it said stands above\n")
    assert not (tmp_path / "out.ll").exists()


def test_full_disk(program: Program) -> None:
    with open("/dev/full", "wb") as full:
        outcome = program("in.ll", stdout=full, stderr=subprocess.PIPE, capture_output=False)
    assert outcome.returncode == 1
    assert outcome.stderr.startswith(b"nvopt: ")
    assert outcome.stderr.endswith(b"No space left on device\n")
    assert outcome.stderr.count(b"\n") == 1


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


def test_an_internal_error_is_one_line(nvopt: Nvopt, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(path: str) -> bytes:
        raise LookupError("lost")

    monkeypatch.setattr("nvopt.cli.main.read_input", fail)
    outcome = nvopt("in.ll")
    assert outcome.status == 1
    assert outcome.err.startswith("nvopt: internal error: LookupError: lost (test_cli_inputs.py:")
    assert outcome.err.endswith("; NVOPT_TRACEBACK=1 in the environment shows the traceback\n")
    monkeypatch.setenv("NVOPT_TRACEBACK", "1")
    assert nvopt("in.ll").err.startswith("Traceback (most recent call last):\n")
