"""Reading files, and what their first bytes tell."""

import io
import os
from pathlib import Path

import pytest

from nvopt.llvm import InputError, display_name, read_input
from nvopt.llvm.inputs import is_bitcode, read_header


def test_reading_a_file_and_standard_input(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "a.ll"
    file.write_bytes(b"\xff\0")
    assert read_input(str(file)) == b"\xff\0"
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(b"in")))
    assert read_input("-") == b"in"
    assert display_name("-") == "<stdin>"
    assert display_name("a.ll") == "a.ll"


def test_files_that_cannot_be_read(tmp_path: Path) -> None:
    missing = str(tmp_path / "none.ll")
    with pytest.raises(InputError) as caught:
        read_input(missing)
    assert str(caught.value) == f"{missing}: error: Could not open input file: No such file or directory"
    with pytest.raises(InputError, match="Is a directory"):
        read_input(str(tmp_path))


@pytest.mark.skipif(os.name != "posix" or os.geteuid() == 0, reason="root may read everything")
def test_a_file_without_permission(tmp_path: Path) -> None:
    file = tmp_path / "secret.ll"
    file.touch(0o000)
    with pytest.raises(InputError, match="Permission denied"):
        read_input(str(file))


def test_bitcode_by_its_magic() -> None:
    assert is_bitcode(b"BC\xc0\xde\0")
    assert is_bitcode(b"\xde\xc0\x17\x0b\0")
    assert not is_bitcode(b"; BC\xc0\xde")
    assert not is_bitcode(b"")


def test_header() -> None:
    text = b'; ModuleID = \'m\'\nsource_filename="s"\n\ttarget triple = "nvptx64" ; why\ntarget datalayout = "e"\n@x = global i32 0\n'
    header = read_header(text)
    assert header.names_source
    assert header.triple == "nvptx64"
    assert header.has_layout
    assert text[: header.after_triple].endswith(b'"nvptx64"')


@pytest.mark.parametrize(
    "text", [b"", b"@x = global i32 0\n", b'; target triple = "nvptx64"\n', b'@s = constant [3 x i8] c"source_filename"\n']
)
def test_empty_header(text: bytes) -> None:
    assert not any(read_header(text))
