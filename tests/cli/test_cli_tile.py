"""`nvopt --tile` reads MLIR from a file or a pipe, writes it whole or not at all, and says what is wrong as other commands do."""

from __future__ import annotations

from pathlib import Path

import pytest
from cli_runner import Nvopt

TEXT = """\
// a comment
func.func @f(%x: i32) -> i32 {
  %c0 = arith.constant 0 : i32
  %y = arith.addi %x, %c0 : i32
  func.return %y : i32
}
"""
SIMPLE = """\
// a comment
func.func @f(%x: i32) -> i32 {
  func.return %x : i32
}
"""


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "in.mlir"
    path.write_text(TEXT)
    return path


@pytest.mark.parametrize("option", ["--tile", "-tile"])
def test_a_file_is_simplified(nvopt: Nvopt, file: Path, option: str) -> None:
    done = nvopt(option, str(file))
    assert (done.status, done.out, done.err) == (0, SIMPLE, "")


def test_standard_input_and_output_files(nvopt: Nvopt, file: Path, tmp_path: Path) -> None:
    assert nvopt("--tile", "-", stdin=TEXT.encode()).out == SIMPLE
    assert nvopt("--tile", stdin=TEXT.encode()).out == SIMPLE
    made = tmp_path / "made.mlir"
    assert nvopt("--tile", str(file), "-o", str(made)).out == ""
    assert made.read_text() == SIMPLE
    assert nvopt("--tile", str(file), "-disable-output").out == ""


def test_bytes_that_are_no_utf8_pass_in_comments(nvopt: Nvopt, tmp_path: Path) -> None:
    path, made = tmp_path / "in.mlir", tmp_path / "made.mlir"
    path.write_bytes(b'// \xff\r\n"a.x"() {s = "\xc3\xa9"} : () -> ()\r\n')
    assert nvopt("--tile", str(path), "-o", str(made)).status == 0
    assert made.read_bytes() == path.read_bytes()


def test_arith(nvopt: Nvopt) -> None:
    text = "%x = foo.x : tile<i32>\n%y = muli %x, %x : tile<i32>\nfoo.y %y : tile<i32>\n"
    done = nvopt("--tile", "--tile-canonicalize-to=arith", "-", stdin=text.encode())
    assert "%y_arith = arith.muli %x_arith, %x_arith : i32" in done.out
    assert nvopt("--tile-canonicalize-to=arith", "-", stdin=text.encode()).out == done.out


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--tile", "-passes=sroa"], "-passes is for LLVM IR, and --tile reads MLIR"),
        (["--tile", "-O2"], "-O2 is for LLVM IR, and --tile reads MLIR"),
        (["--tile", "-S"], "-S is for LLVM IR, and --tile reads MLIR"),
        (["--tile", "-emit=ptx"], "-emit is for LLVM IR, and --tile reads MLIR"),
        (["--tile", "-gpu-scev=0"], "-gpu-scev is for LLVM IR, and --tile reads MLIR"),
        (["--tile", "-mcpu=sm_90"], "-mcpu is for LLVM IR, and --tile reads MLIR"),
        (["--tile", "a.mlir", "b.mlir"], "--tile reads one file and writes one file"),
        (["--tile", "-o", "made/"], "--tile reads one file and writes one file"),
        (["--tile-canonicalize-to=scf"], "for the -tile-canonicalize-to option: Cannot find option named 'scf'! (known: arith)"),
    ],
)
def test_what_does_not_go_together(nvopt: Nvopt, arguments: list[str], message: str) -> None:
    done = nvopt(*arguments, stdin=TEXT.encode())
    assert (done.status, done.out, done.err) == (1, "", f"nvopt: {message}\n")


def test_what_is_no_mlir(nvopt: Nvopt, tmp_path: Path) -> None:
    made = tmp_path / "made.mlir"
    done = nvopt("--tile", "-", "-o", str(made), stdin=b"a.x {\n  a.y %z\n}\n")
    assert (done.status, done.err) == (1, "nvopt: <stdin>:2:7: error: use of undeclared SSA value name '%z'\n  a.y %z\n      ^\n")
    assert not made.exists()


def test_a_file_that_is_not_there(nvopt: Nvopt) -> None:
    done = nvopt("--tile", "nowhere.mlir")
    assert (done.status, done.err) == (1, "nvopt: nowhere.mlir: error: Could not open input file: No such file or directory\n")
