"""What RUN lines may not do."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from nvopt.testing.errors import GoldenError
from nvopt.testing.run_lines import Place, run

BODY = "define i32 @f(i32 %x) {\n  ret i32 %x\n}\n"


@pytest.fixture
def place(tmp_path: Path) -> Place:
    """A test's folder, with one of its own for a while, beside one of others, which a link leads to."""
    for name in ("tests", "other", "aside"):
        (tmp_path / name).mkdir()
    (tmp_path / "tests" / "case.ll").write_text(BODY)
    (tmp_path / "tests" / "link").symlink_to(tmp_path / "other")
    (tmp_path / "aside" / "link").symlink_to(tmp_path / "other")
    return Place(tmp_path / "tests", "case.ll", tmp_path / "aside")


@pytest.mark.parametrize(
    "option",
    [
        *("-o {}/x.ll", "-o={}/x.ll", "--o {}/x.ll", "-o{}/x.ll", "-dump-dir={}", "-dump-dir={}/new", "-pass-remarks-output={}/r.yaml"),
        "-passes=dot-cfg -cfg-dot-filename-prefix={}/graph",
        *(
            "-report={}/r.html",
            "-time-trace-file={}/t",
            "-opt-bisect-print-ir-path={}/x.ll",
            "-suggest-facts={}/f",
            "-O1 -o {}/%basename_t",
        ),
        *("> {}/x", "2> {}/x", ">{}/x", "| FileCheck %s > {}/x", "| cat > {}/x", "@said"),
    ],
)
@pytest.mark.parametrize("name", ["../other", "{root}/other", "link", "%T/../other", "%T/link"])
def test_a_test_writes_below_its_folders_only(place: Place, option: str, name: str) -> None:
    other = place.folder.parent / "other"
    there = name.format(root=place.folder.parent)
    (place.folder / "said").write_text(f"-o {there.replace('%T', str(place.temporary))}/x.ll")
    with pytest.raises(GoldenError, match="a test may write below its own folder only, not "):
        run(f"nvopt %s {option.format(there)}", place)
    assert list(other.iterdir()) == []


def test_what_lies_below_them_may_be_written(place: Place) -> None:
    run("nvopt %s -dump-dir=dumps -pass-remarks-output=%t.yaml -passes=lower-aggr-copies -o %T/out.ll 2> said", place)
    assert sorted(path.name for path in place.temporary.iterdir()) == ["case.ll.tmp.yaml", "link", "out.ll"]
    assert run("nvopt %s -o /dev/null", place).text == ""
    assert run("nvopt %s -o -", place).text.endswith(BODY)
    assert (place.folder / "dumps").is_dir()


@pytest.mark.parametrize(
    "option",
    [
        *(
            "-reduce=true",
            "-bisect=true",
            "-exec-on-ir-change=true",
            "-watch",
            "-engine=./lib.so",
            "-Xptxas=-v,-o,x",
            "-Xptxas=--output-file=x",
        ),
        *(
            "-Xptxas=--options-file=x",
            "-Xptxas=@x",
            "-mllvm -load=x.so",
            "-mllvm -info-output-file=/x",
            "-mllvm --print-changed-diff-path=x",
        ),
        *("-mllvm=-info-output-file=../x", "@said"),
    ],
)
def test_a_test_starts_nothing(place: Place, option: str) -> None:
    (place.folder / "said").write_text("'-bisect=true'")
    with pytest.raises(GoldenError, match="a test may start no programs and load no libraries: -"):
        run(f"nvopt %s {option}", place)


def test_options_of_ptxas_are_a_tests_to_give(place: Place) -> None:
    with pytest.raises(GoldenError, match="are for ptxas"):
        run("nvopt %s -engine=llvmlite -Xptxas=-O2,--opt-level=3", place)


@pytest.mark.parametrize("path", ["../mine.py", "below/mine.py", "link.py", "{root}/mine.py"])
@pytest.mark.parametrize("more", ["-passes=mine", "-passes=mine -no-such-knob=1"])
def test_a_plugin_that_lies_elsewhere_is_not_loaded(place: Place, path: str, more: str) -> None:
    root = place.folder.parent
    (place.folder / "below").mkdir()
    for folder in (place.folder / "below", root):
        (folder / "mine.py").write_text("import pathlib\npathlib.Path(__file__).with_name('loaded').write_text('')\n")
    (place.folder / "link.py").symlink_to(root / "mine.py")
    named = path.format(root=root)
    with pytest.raises(GoldenError, match=f"a test may load plugins of its own folder only, not {re.escape(named)}"):
        run(f"nvopt -load-pass-plugin {named} {more} %s", place)
    assert not list(root.rglob("loaded"))


def test_a_bad_plugin_is_nvopts_to_tell(place: Place) -> None:
    (place.folder / "bad.py").write_text("nonsense")
    with pytest.raises(GoldenError, match="NameError"):
        run("nvopt %s -load-pass-plugin=bad.py -no-such-knob=1", place)
    (place.folder / "said").write_text("-load-pass-plugin=../bad.py")
    with pytest.raises(GoldenError, match=r"a test may load plugins of its own folder only, not \.\./bad\.py"):
        run("nvopt %s @said", place)
