"""Several inputs in one call."""

from __future__ import annotations

import os
import re
import select
import signal
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from cli_runner import MODULE, Nvopt, Outcome
from engine_at_work import CRASH, CRASHES


def modules(count: int) -> list[str]:
    names = [f"m{number}.ll" for number in range(count)]
    for name in names:
        Path(name).write_text(MODULE.replace("@f", f"@f_{name[:-3]}"))
    return names


@pytest.mark.parametrize("jobs", [[], ["-j", "2"]])
def test_each_input_has_its_output(nvopt: Nvopt, jobs: list[str]) -> None:
    names = modules(5)
    outcome = nvopt("-passes=instcombine", *names, "-o", "out", *jobs)
    assert (outcome.status, outcome.out, outcome.err) == (0, "", "")
    for name in names:
        assert Path("out", name).read_text() == nvopt("-passes=instcombine", name).out


@pytest.mark.parametrize("jobs", ["1", "3"])
def test_bad_inputs_are_reported_in_order_and_the_rest_is_done(nvopt: Nvopt, jobs: str) -> None:
    names = modules(6)
    Path("m1.ll").write_text("noise")
    Path("m4.ll").unlink()
    outcome = nvopt("-passes=instcombine", *names, "-o", "out", "-j", jobs)
    assert outcome.status == 1
    first, *_, second, total = outcome.err.splitlines()
    assert first.startswith("nvopt: m1.ll:1:1: error: ")
    assert second == "nvopt: m4.ll: error: Could not open input file: No such file or directory"
    assert total == "nvopt: 2 of 6 inputs failed"
    assert sorted(path.name for path in Path("out").iterdir()) == ["m0.ll", "m2.ll", "m3.ll", "m5.ll"]


@pytest.mark.parametrize("jobs", ["1", "3"])
def test_what_passes_print_comes_in_the_order_of_the_inputs(nvopt: Nvopt, jobs: str) -> None:
    names = modules(5)
    outcome = nvopt("-passes=print<scalar-evolution>", "-disable-output", *names, "-j", jobs)
    found = re.findall(r"^Printing analysis 'Scalar Evolution Analysis' for function '(.*)':$", outcome.err, re.MULTILINE)
    assert found == [name for number in range(5) for name in (f"f_m{number}", "g")]


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no named pipes there")
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_a_reader_that_has_gone_costs_only_its_output(nvopt: Nvopt, jobs: str) -> None:
    names = modules(3)
    Path("m1.ll").write_text("".join(f"@g{number} = global i32 {number}\n" for number in range(20_000)))  # more than a pipe holds
    Path("out").mkdir()
    os.mkfifo("out/m1.ll")
    reader = os.open("out/m1.ll", os.O_RDONLY | os.O_NONBLOCK)

    def leave_in_the_middle() -> None:
        select.select([reader], [], [], 60)
        os.close(reader)

    leaving = threading.Thread(target=leave_in_the_middle)
    leaving.start()
    outcome = nvopt(*names, "-o", "out", "-j", jobs)
    leaving.join()
    assert (outcome.status, outcome.out) == (1, "")
    assert outcome.err == "nvopt: out/m1.ll: error: Broken pipe\nnvopt: 1 of 3 inputs failed\n"
    for name in ("m0.ll", "m2.ll"):
        assert "ret i32" in Path("out", name).read_text()


def test_one_input_and_a_directory(nvopt: Nvopt) -> None:
    assert nvopt("in.ll", "-o", "out/").status == 0
    assert nvopt("-passes=instcombine", "in.ll", "-o", "out").status == 0
    assert "add" not in Path("out/in.ll").read_text()


@pytest.mark.parametrize("output", ["all.ll", "all.bc", "all.ptx", "sub/all.cubin", "all.txt", "all.o"])
@pytest.mark.parametrize("options", [[], ["-emit=ptx"]])
def test_one_file_cannot_take_several_inputs(nvopt: Nvopt, output: str, options: list[str]) -> None:
    Path("sub").mkdir()
    outcome = nvopt(*options, *modules(2), "-o", output)
    assert (outcome.status, outcome.out) == (1, "")
    assert outcome.err == f"nvopt: several inputs need a folder, and -o {output} names a file; {output}/ is a folder's name\n"
    assert not Path(output).exists()


@pytest.mark.parametrize("output", ["out", "all.ll/", "there.ll", ".hidden", "sub.d/out"])
def test_folders_for_several_inputs(nvopt: Nvopt, output: str) -> None:
    Path("there.ll").mkdir()
    names = modules(2)
    assert nvopt(*names, "-o", output).status == 0
    assert sorted(path.name for path in Path(output).iterdir()) == names


def test_check_only(nvopt: Nvopt) -> None:
    names = modules(2)
    assert nvopt("-passes=instcombine", "-disable-output", *names).status == 0
    Path("m0.ll").write_text("noise")
    assert nvopt("-disable-output", *names).status == 1


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_standard_input_among_several(program: Callable[..., subprocess.CompletedProcess[bytes]], jobs: str) -> None:
    for text, said in ((b"noise", b"nvopt: <stdin>:1:1: error: "), (MODULE.encode(), b"")):
        done = program("-passes=instcombine", "-disable-output", "-", "in.ll", "-j", jobs, input=text)
        assert (done.returncode, done.stderr[: len(said) or None]) == (1 if said else 0, said)


def test_inputs_of_the_same_name(nvopt: Nvopt) -> None:
    Path("a").mkdir()
    Path("a/in.ll").write_text(MODULE)
    outcome = nvopt("in.ll", "a/in.ll", "-o", "out")
    assert outcome.status == 1
    assert "in.ll" in outcome.err


def test_remarks_come_in_the_order_of_the_inputs(nvopt: Nvopt) -> None:
    names = modules(4)
    for name in names:
        text = Path(name).read_text()
        reflect = '\n@n = constant [5 x i8] c"mine\\00"\ndeclare i32 @__nvvm_reflect(ptr)\n'
        call = f"define i32 @r_{name[:-3]}() {{\n  %v = call i32 @__nvvm_reflect(ptr @n)\n  ret i32 %v\n}}\n"
        Path(name).write_text(text + reflect + call)
    arguments = ["-passes=nvvm-reflect", "-nvvm-reflect-add=mine=1", *names, "-o", "out", "-pass-remarks=.", "-pass-remarks-output=r.yaml"]
    alone = nvopt(*arguments)
    documents = Path("r.yaml").read_text()
    assert [line.split()[-1] for line in documents.splitlines() if line.startswith("Function:")] == ["r_m0", "r_m1", "r_m2", "r_m3"]
    together = nvopt(*arguments, "-j", "3")
    assert alone.status == 0
    told = [line.partition(":0:0: ")[0] for line in alone.err.splitlines()]
    assert told == ["remark: m0.ll", "remark: m1.ll", "remark: m2.ll", "remark: m3.ll"], "one can tell which file is meant"
    assert (alone, documents) == (together, Path("r.yaml").read_text())


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["in.ll", "b.ll"], "several inputs need -o DIR"),
        (["in.ll", "-", "-o", "out"], "standard input has no name"),
        (["in.ll", "b.ll", "-o", "in.ll"], "-o in.ll names a file; in.ll/ is"),
        (["in.ll", "b.ll", "-o", "plain"], "plain: error: Not a directory"),
        (["in.ll", "b.ll", "-o", "-"], "several inputs need -o DIR"),
        (["in.ll", "b.ll", "-o", "out", "-pass-remarks-output=out/b.ll"], "are the same file: out/b.ll"),
        (["in.ll", "b.ll", "-o", "out", "-time-passes"], "take a single input"),
        (["in.ll", "b.ll", "-o", "out", "-j", "x"], "for the -j option: 'x' value invalid"),
    ],
)
def test_mistakes(nvopt: Nvopt, arguments: list[str], message: str) -> None:
    Path("plain").write_text("")
    outcome = nvopt(*arguments)
    assert outcome.status == 1
    assert message in outcome.err
    assert not Path("out").exists()
    assert not Path("-").exists()


def counts(text: str) -> dict[str, int]:
    return {what: int(number) for number, what in re.findall(r"^ *(\d+) (.*)$", text, re.MULTILINE)}


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_statistics_are_those_of_all_inputs(nvopt: Nvopt, jobs: str) -> None:
    names = modules(2)
    one = counts(nvopt("-O1", "-stats", "-disable-output", names[0]).err)
    outcome = nvopt("-O1", "-stats", *names, "-o", "out", "-j", jobs)
    assert outcome.status == 0
    assert counts(outcome.err) == {what: 2 * number for what, number in one.items()} != {}


MALFORMED = """\
; ModuleID = 'x'
source_filename = "x"

declare i32 @__nvvm_reflect(ptr)

define void @f() #0 {
  ret void
}

attributes #0 = { = }
"""

FAULTY = """
import sys
from dataclasses import dataclass

import nvopt


@dataclass(frozen=True)
class Leave(nvopt.FunctionPass):
    name = "leave"
    summary = "Leave the process"

    def run(self, function, context):
        sys.exit(3)
"""


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_a_failing_pass_is_told_for_each_input(nvopt: Nvopt, jobs: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tempfile, "tempdir", str(Path.cwd()))  # for the reproducers
    Path("faulty.py").write_text(FAULTY)
    arguments = ("-load-pass-plugin=faulty.py", "-passes=leave")
    said = "error: pass 'leave' failed; this is a bug in the pass\nSystemExit: 3\n"
    alone = nvopt(*arguments, "in.ll")
    assert (alone.status, alone.out) == (1, "")
    assert alone.err.startswith(f"nvopt: in.ll: {said}")
    outcome = nvopt(*arguments, *modules(2), "-o", "out", "-j", jobs)
    assert outcome.status == 1
    assert outcome.err.startswith(f"nvopt: m0.ll: {said}")
    assert f"\nnvopt: m1.ll: {said}" in outcome.err


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_workers_leave_nothing_behind(program: Callable[..., subprocess.CompletedProcess[bytes]], tmp_path: Path, jobs: str) -> None:
    (tmp_path / "scratch").mkdir()
    (tmp_path / "other.ll").write_text(MODULE)
    environ = {**os.environ, "TMPDIR": str(tmp_path / "scratch"), "PYTHONPATH": str(Path(__file__).parents[2])}
    done = program("in.ll", "other.ll", "-o", "out", "-j", jobs, env=environ)
    assert (done.returncode, done.stderr) == (0, b"")
    assert os.listdir(tmp_path / "scratch") == []


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_text_over_which_llvm_ends_its_process(
    program: Callable[..., subprocess.CompletedProcess[bytes]], tmp_path: Path, jobs: str
) -> None:
    """First, in the middle and last."""
    environ = {**os.environ, "TMPDIR": str(tmp_path), "PYTHONPATH": str(Path(__file__).parents[2])}
    for name in "ace":
        (tmp_path / f"{name}.ll").write_text(CRASHES)
    for name in "bd":
        (tmp_path / f"{name}.ll").write_text(MODULE)
    done = program(f"-passes={CRASH.pass_name}", *CRASH.options, *(f"{name}.ll" for name in "abcde"), "-o", "out", "-j", jobs, env=environ)
    said = [line for line in done.stderr.decode().splitlines() if line.startswith("nvopt: ")]
    failed = [f"nvopt: {name}.ll: error: pass '{CRASH.pass_name}' failed; this is a bug in the pass" for name in "ace"]
    assert (done.returncode, said) == (1, [*failed, "nvopt: 3 of 5 inputs failed"])
    assert sorted(os.listdir(tmp_path / "out")) == ["b.ll", "d.ll"]


@pytest.mark.parametrize("passes", ["internalize", "nvvm-reflect", "internalize,nvvm-reflect", "sroa"])
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_malformed_text_is_llvms_message_whoever_reads_first(nvopt: Nvopt, passes: str, jobs: str) -> None:
    Path("bad.ll").write_text(MALFORMED)
    said = "nvopt: bad.ll:10:19: error: unterminated attribute group\nattributes #0 = { = }\n                  ^\n"
    assert nvopt(f"-passes={passes}", "bad.ll") == Outcome(1, "", said)
    outcome = nvopt(f"-passes={passes}", "bad.ll", "in.ll", "-o", "out", "-j", jobs)
    assert outcome == Outcome(1, "", f"{said}nvopt: 1 of 2 inputs failed\n")
    assert Path("out/in.ll").exists()


UNEXPECTED = """
import os
from dataclasses import dataclass
import nvopt
from nvopt.ir import Module

@dataclass(frozen=True)
class Unexpected(nvopt.ModulePass):
    name = "unexpected"
    summary = "Let printing fail for one of the inputs"

    def run(self, module, context):
        kept = Module.__str__
        def fail(self):
            if "bad" in self.source_filename:
                raise EXCEPTION
            return kept(self)
        Module.__str__ = fail
        module.functions[0].name = "other"
        return True
"""


@pytest.mark.parametrize(
    ("exception", "said"),
    [
        ("LookupError('no\\nline')", "internal error: LookupError: no line (unexpected.py:16); "),
        ("RecursionError('deep')", "internal error: RecursionError: deep (unexpected.py:16); "),
        ("MemoryError()", "error: out of memory\n"),
        ("OSError(28, 'No room')", "error: No room\n"),
    ],
)
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_a_fault_of_any_kind_is_that_inputs(
    program: Callable[..., subprocess.CompletedProcess[bytes]], tmp_path: Path, exception: str, said: str, jobs: str
) -> None:
    (tmp_path / "unexpected.py").write_text(UNEXPECTED.replace("EXCEPTION", exception))
    (tmp_path / "bad.ll").write_text(MODULE)
    done = program("-load-pass-plugin=unexpected.py", "-passes=unexpected", "bad.ll", "in.ll", "-o", "out", "-j", jobs)
    assert done.stderr.decode().startswith(f"nvopt: bad.ll: {said}")
    assert done.stderr.endswith(b"nvopt: 1 of 2 inputs failed\n")
    assert (done.returncode, (tmp_path / "out" / "in.ll").exists()) == (1, True)


SLEEPS = """
import time
from dataclasses import dataclass
import nvopt

@dataclass(frozen=True)
class Sleeps(nvopt.ModulePass):
    name = "sleeps"
    summary = "Take long"

    def run(self, module, context):
        open("begun", "w").close()
        time.sleep(60)
        return False
"""


@pytest.mark.skipif(os.name != "posix", reason="no signals there")
@pytest.mark.parametrize("case", ["workers", "bitcode", "ptxas"])
def test_sigterm_leaves_no_temporary_folder(nvopt: Nvopt, tmp_path: Path, case: str) -> None:
    Path("sleeps.py").write_text(SLEEPS)
    Path("bin").mkdir()
    Path("bin/ptxas").write_text("#!/bin/sh\ntouch begun\nexec sleep 60\n")
    Path("bin/ptxas").chmod(0o755)
    Path("scratch").mkdir()
    assert nvopt("in.ll", "-o", "a.bc").status == nvopt("in.ll", "-o", "b.bc").status == 0
    passes = ["-load-pass-plugin=sleeps.py", "-passes=sleeps", "-disable-output"]
    arguments = {
        "workers": [*passes, *modules(2), "-j", "2"],
        "bitcode": [*passes, "a.bc", "b.bc", "-j", "1"],
        "ptxas": ["-mcpu=sm_90", "-emit=cubin", "in.ll", "-o", "made"],
    }[case]
    environ = {**os.environ, "PYTHONPATH": str(Path(__file__).parents[2]), "TMPDIR": str(tmp_path / "scratch")}
    environ["PATH"] = f"{tmp_path / 'bin'}:{environ['PATH']}"
    with subprocess.Popen([sys.executable, "-m", "nvopt", *arguments], env=environ, stderr=subprocess.PIPE) as process:
        deadline = time.monotonic() + 60
        while not Path("begun").exists() and time.monotonic() < deadline:
            time.sleep(0.01)
        process.terminate()
        _, said = process.communicate(timeout=60)
    assert (process.returncode, said) == (-signal.SIGTERM, b"")
    assert os.listdir("scratch") == []
