"""Passes of a user's own: files, entry points, and what may be wrong with them."""

# ruff: noqa: E501

import os
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

import pytest
from engine_at_work import IS_LLVMLITE

import nvopt
from nvopt.knobs import is_declared
from nvopt.pipeline import registry

ROOT = Path(__file__).parents[2]
# What is like `renam` among the passes that the engine has.
NEAR = "'rename' or 'remat'" if IS_LLVMLITE else "'rename' or 'metarenamer' or 'remat'"
TEXT = "define i32 @f(i32 %x) {\n  ret i32 %x\n}\n"

RENAME = """\
from dataclasses import dataclass

import nvopt
from nvopt.knobs import declare

SUFFIX = declare("rename-suffix", "_new", "What to append")


@dataclass(frozen=True)
class Rename(nvopt.ModulePass):
    name = "rename"
    summary = "Rename all functions"
    times: int = 1

    def run(self, module, context):
        for function in module.functions:
            function.name += context.knobs[SUFFIX] * self.times
        return True
"""


@pytest.fixture(autouse=True)
def _plugins_of_one_test() -> Iterator[None]:
    with registry.plugins_of_one_run():
        yield


@pytest.fixture
def rename(tmp_path: Path) -> str:
    path = tmp_path / "rename.py"
    path.write_text(RENAME)
    return str(path)


def refused(path: Path | str) -> str:
    """What is said about a plugin, with the folder taken out."""
    passes, modules = registry.names(), set(sys.modules)
    with pytest.raises(nvopt.PluginError) as caught:
        nvopt.load_plugin(path)
    assert registry.names() == passes
    assert not [name for name in set(sys.modules) - modules if name.startswith("nvopt_plugin")]
    return str(caught.value).replace(str(Path(path).parent) + os.sep, "")


# -- what loads


def test_the_library(rename: str) -> None:
    (made,) = nvopt.load_plugin(rename)
    assert made.name == "rename"
    assert "@f_new_new(" in nvopt.run(TEXT, "rename<times=2>")
    assert "@f_x(" in nvopt.run(TEXT, "rename", knobs={"rename-suffix": "_x"})
    assert "@f_new_new_new(" in nvopt.run(TEXT, ["rename", made(times=2), "instcombine"])  # type: ignore[call-arg]
    assert nvopt.load_plugin(Path(rename)) == (made,)
    info = registry.lookup("rename")
    assert info is not None
    assert (info.origin, info.params) == (rename, "<times=N>")


def test_a_file_by_two_names_is_one_plugin(rename: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "link.py").symlink_to(rename)
    monkeypatch.chdir(tmp_path)
    assert nvopt.load_plugin(rename) == nvopt.load_plugin("link.py") == nvopt.load_plugin("./rename.py")


def test_what_one_run_loads_is_gone_after_it(rename: str) -> None:
    with registry.plugins_of_one_run():
        nvopt.load_plugin(rename)
        assert registry.lookup("rename")
    assert registry.lookup("rename") is None
    assert not is_declared("rename-suffix")
    nvopt.load_plugin(rename)
    with registry.plugins_of_one_run():
        nvopt.load_plugin(rename)
    assert registry.lookup("rename")
    assert is_declared("rename-suffix")


def test_workers(rename: str, tmp_path: Path) -> None:
    nvopt.load_plugin(os.path.relpath(rename))
    texts = {f"{number}.ll": TEXT for number in range(4)}
    with ProcessPoolExecutor(2) as pool:
        results = nvopt.run_many(texts, "rename", knobs={"rename-suffix": "_w"}, executor=pool)
    assert all(result.text and b"@f_w(" in result.text for result in results)


def test_several_passes_and_bases_in_a_file(tmp_path: Path) -> None:
    path = tmp_path / "several.py"
    path.write_text("""\
from nvopt import FunctionPass, ModulePass
from nvopt.passes.mirror_roundtrip import MirrorRoundtrip

class Base(FunctionPass):
    def run(self, function, context):
        return False

class Sketch(ModulePass):
    pass

class One(Base):
    name = "one"

class Two(Base):
    name = "two.b_c-d"

Again = One
""")
    assert [made.name for made in nvopt.load_plugin(path)] == ["one", "two.b_c-d"]
    assert nvopt.run(TEXT, "one,two.b_c-d") == nvopt.run(TEXT, "")


def helper(folder: Path, name: str, imports: str, value: str) -> Path:
    """A plugin whose pass `name` renames to what it imports from beside it."""
    folder.mkdir(exist_ok=True)
    (folder / "helpers.py").write_text(f"suffix = {value!r}\n")
    (folder / f"{name}.py").write_text(
        f"import nvopt\n{imports}\n\nclass Rename(nvopt.ModulePass):\n    name = {name!r}\n\n    def run(self, module, context):\n"
        f"        from . import helpers as later\n        assert later.suffix == suffix\n"
        f"        module.functions[0].name = suffix\n        return True\n"
    )
    return folder / f"{name}.py"


def test_modules_beside_a_plugin_are_its_own(tmp_path: Path) -> None:
    path, modules = list(sys.path), set(sys.modules)
    nvopt.load_plugin(helper(tmp_path / "a", "first", "from helpers import suffix", "of_a"))
    nvopt.load_plugin(helper(tmp_path / "b", "second", "from helpers import suffix", "of_b"))
    nvopt.load_plugin(helper(tmp_path / "c", "third", "from .helpers import suffix", "of_c"))
    assert [nvopt.run(TEXT, name).count(f"@of_{letter}(") for name, letter in (("first", "a"), ("second", "b"), ("third", "c"))] == [
        1,
        1,
        1,
    ]
    assert sys.path == path
    assert "helpers" not in set(sys.modules) - modules


def test_a_plugin_may_load_another(rename: str, tmp_path: Path) -> None:
    (tmp_path / "outer.py").write_text(RENAME.replace("rename", "outer") + f"\nnvopt.load_plugin({rename!r})\n")
    with registry.plugins_of_one_run():
        nvopt.load_plugin(tmp_path / "outer.py")
        assert "@f_a_b(" in nvopt.run(TEXT, "rename,outer", knobs={"rename-suffix": "_a", "outer-suffix": "_b"})
    assert not is_declared("outer-suffix")
    assert not is_declared("rename-suffix")


def test_the_reproducer_loads_the_plugin(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    path = tmp_path / "boom.py"
    path.write_text(
        "import nvopt\n\nclass Boom(nvopt.FunctionPass):\n    name = 'boom'\n\n    def run(self, function, context):\n"
        "        raise RuntimeError('boom')\n"
    )
    nvopt.load_plugin(path)
    with pytest.raises(nvopt.PassError) as caught:
        nvopt.run(TEXT, "instcombine,boom")
    assert f"in run, {path}:7" in str(caught.value)
    assert caught.value.reproducer is not None
    first = Path(caught.value.reproducer).read_text().partition("\n")[0]
    assert first == f"; nvopt -load-pass-plugin={path} -passes=boom {caught.value.reproducer}"


# -- what doesn't

PASS = "class Mine(FunctionPass):\n    name = 'mine'\n"
RUN = "    def run(self, function, context):\n        return False\n"


@pytest.mark.parametrize(
    ("source", "message"),
    [
        ("", "p.py: error: it defines no pass: no class derived from nvopt.FunctionPass or nvopt.ModulePass"),
        (
            "from nvopt.passes.mirror_roundtrip import MirrorRoundtrip\n",
            "p.py: error: it defines no pass: no class derived from nvopt.FunctionPass or nvopt.ModulePass (what it imports does not count)",
        ),
        ("x = (1,\ny = 2\n", "p.py:1:5: error: '(' was never closed\nx = (1,\n    ^"),
        ("def f():\n\tx = = 2\n", "p.py:2:6: error: invalid syntax\n x = = 2\n     ^"),
        ("x\0", "p.py: error: source code string cannot contain null bytes"),
        (
            "import nowhere_to_be_found\n",
            "p.py:1: error: ModuleNotFoundError: No module named 'nowhere_to_be_found'\n  import nowhere_to_be_found",
        ),
        ("def f():\n    return 1 / 0\n\nf()\n", "p.py:2: error: ZeroDivisionError: division by zero\n  return 1 / 0"),
        (
            "import json\n\njson.loads('{')\n",
            "p.py:3: error: JSONDecodeError: Expecting property name enclosed in double quotes: line 1 column 2 (char 1)\n  json.loads('{')",
        ),
        ("import sys\nsys.exit(3)\n", "p.py:2: error: SystemExit: 3\n  sys.exit(3)"),
        (
            "from nvopt.knobs import declare\ndeclare('memmove-lowering', 1, '')\n",
            "p.py:2: error: ValueError: knob 'memmove-lowering' is declared twice\n  declare('memmove-lowering', 1, '')",
        ),
        (PASS, "p.py:4: error: class Mine, the pass 'mine', is abstract: it does not define run"),
        (
            "class Mine(FunctionPass):\n" + RUN,
            "p.py:4: error: class Mine has no name to be called by in -passes: name = '...' is missing",
        ),
        (
            "class Mine(nvopt.Pass):\n    name = 'mine'\n",
            "p.py:4: error: class Mine derives from neither nvopt.FunctionPass nor nvopt.ModulePass",
        ),
        (
            PASS.replace("mine", "my pass") + RUN,
            "p.py:4: error: class Mine cannot be called 'my pass' in -passes: a name has letters, digits, '-', '_' and '.'",
        ),
        (
            PASS.replace("'mine'", "('mine',)") + RUN,
            "p.py:4: error: class Mine cannot be called ('mine',) in -passes: a name has letters, digits, '-', '_' and '.'",
        ),
        (PASS.replace("mine", "loop") + RUN, "p.py:4: error: class Mine cannot be called 'loop': in -passes that takes a list of passes"),
        (PASS.replace("mine", "sroa") + RUN, "p.py:4: error: class Mine cannot be called 'sroa': nvopt has a pass of that name"),
        (PASS + RUN + PASS.replace("Mine", "Other") + RUN, "p.py:8: error: class Other has the name of class Mine, 'mine'"),
        (PASS + RUN + "class Other(Mine):\n    pass\n", "p.py:8: error: class Other has the name of class Mine, 'mine'"),
        (
            PASS + "    limit: int = 3\n    kind: ClassVar[int] = 4\n" + RUN,
            "p.py:4: error: class Mine declares limit but is no dataclass: write @dataclass(frozen=True) above it",
        ),
        (
            "@dataclass\n" + PASS + "    limit: int = 3\n" + RUN,
            "p.py:4: error: TypeError: cannot inherit non-frozen dataclass from a frozen one; a pass is a frozen one: @dataclass(frozen=True)"
            "\n  @dataclass",
        ),
        (
            "@dataclass(frozen=True)\n" + PASS.replace("name", "name: str") + RUN,
            "p.py:4: error: class Mine makes a parameter of 'name' by giving it a type: write name = ... without one",
        ),
        *(
            (
                f"@dataclass(frozen=True)\n{PASS}    {one}: object = 1\n{RUN}",
                f"p.py:4: error: class Mine makes a parameter of '{one}' by giving it a type: write {one} = ... without one",
            )
            for one in ("summary", "level", "looks_for", "required", "negations", "preserved")
        ),
        *(
            (
                before + PASS + f"    {one} = 1\n{RUN}",
                f"p.py:4: error: class Mine gives 1 the name of a method of function passes, '{plain}'",
            )
            for before, one, plain in (
                ("@dataclass(frozen=True)\n", "reads_source: object", "reads_source"),
                ("", "reads_source", "reads_source"),
                ("", "skips", "skips"),
                ("", "finish", "finish"),
                ("", "parameters", "parameters"),
            )
        ),
        (
            "@dataclass(frozen=True)\n" + PASS + "    limit: int\n" + RUN,
            "p.py:4: error: parameter 'limit' of class Mine must have a default that is True, False, a whole number or a text",
        ),
        (
            "@dataclass(frozen=True)\n" + PASS + "    limit: float = 0.5\n" + RUN,
            "p.py:4: error: parameter 'limit' of class Mine must have a default that is True, False, a whole number or a text",
        ),
    ],
)
def test_mistakes_in_a_file(tmp_path: Path, source: str, message: str) -> None:
    path = tmp_path / "p.py"
    needs = "from dataclasses import dataclass; from typing import ClassVar\nimport nvopt\nfrom nvopt import FunctionPass\n"
    path.write_text((needs if "class Mine" in source else "") + source)
    assert refused(path) == message
    path.write_text(RENAME)
    nvopt.load_plugin(path)  # mended, it can be loaded without leaving Python


@pytest.mark.parametrize(
    ("source", "message"),
    [
        ("x = = 2\n", ":1:5: error: invalid syntax"),
        ("1 / 0\n", ":1: error: ZeroDivisionError: division by zero"),
        (f"from nvopt import FunctionPass\n{PASS}", ":2: error: class Mine, the pass 'mine', is abstract"),
        (f"from nvopt import FunctionPass\n{PASS.replace('mine', 'sroa')}{RUN}", ":2: error: class Mine cannot be called 'sroa'"),
    ],
)
def test_mistakes_are_told_under_the_name_that_the_user_gave(tmp_path: Path, source: str, message: str) -> None:
    (tmp_path / "p.py").write_text(source)
    (tmp_path / "link.py").symlink_to("p.py")
    assert refused(tmp_path / "link.py").startswith(f"link.py{message}")


def test_mistakes_beside_a_file(tmp_path: Path) -> None:
    (tmp_path / "p.py").write_text("import side\n" + RENAME)
    (tmp_path / "side.py").write_text("\nimport no_such_module\n")
    assert refused(tmp_path / "p.py") == "side.py:2: error: ModuleNotFoundError: No module named 'no_such_module'\n  import no_such_module"
    (tmp_path / "side.py").write_text("x = \n")
    assert refused(tmp_path / "p.py") == "side.py:1:5: error: invalid syntax\nx =\n    ^"
    (tmp_path / "side.py").write_text("x = 1\n")
    nvopt.load_plugin(tmp_path / "p.py")


def test_files_that_cannot_be_read(tmp_path: Path) -> None:
    assert refused(tmp_path / "none.py") == "none.py: error: Could not open plugin file: No such file or directory"
    (tmp_path / "folder.py").mkdir()
    assert refused(tmp_path / "folder.py") == "folder.py: error: Could not open plugin file: Is a directory"
    assert refused("nul\0.py") == "nul\0.py: error: Could not open plugin file: embedded null byte"
    (tmp_path / "libHello.so").write_bytes(b"\x7fELF")
    assert refused(tmp_path / "libHello.so") == (
        "libHello.so: error: plugins are Python files; shared libraries, as opt takes them, cannot be loaded through llvmlite"
    )


def test_two_plugins_with_one_name(rename: str, tmp_path: Path) -> None:
    nvopt.load_plugin(rename)
    other = tmp_path / "other.py"
    other.write_text(RENAME.replace("rename-suffix", "other-suffix"))
    assert refused(other) == "other.py:9: error: class Rename cannot be called 'rename': rename.py has a pass of that name"
    assert not is_declared("other-suffix")
    knob = tmp_path / "knob.py"
    knob.write_text(RENAME.replace('"rename"', '"rename2"'))
    assert refused(knob).startswith("knob.py:6: error: ValueError: knob 'rename-suffix' is declared twice")


def test_knobs_of_plugins_that_were_never_loaded_together(tmp_path: Path) -> None:
    paths = []
    for name in ("one", "two"):
        path = tmp_path / f"{name}.py"
        path.write_text(RENAME.replace('"rename"', f'"{name}"'))
        with registry.plugins_of_one_run():
            nvopt.load_plugin(path)
        paths.append(path)
    nvopt.load_plugin(paths[0])
    assert refused(paths[1]) == "two.py: error: knob 'rename-suffix' is declared twice"


# -- entry points


def install(site: Path, package: str, points: str) -> None:
    """Make a package look installed in the folder `site`."""
    info = site / f"{package}-1.0.dist-info"
    info.mkdir(parents=True)
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text(f"[nvopt.passes]\n{points}")


def program(site: Path, *arguments: str) -> tuple[str, str]:
    """What a run of nvopt with these packages writes to stdout and stderr."""
    environ = {**os.environ, "PYTHONPATH": os.pathsep.join([str(site), str(ROOT)])}
    command = [sys.executable, "-m", "nvopt", *arguments]
    done = subprocess.run(command, input=TEXT, capture_output=True, text=True, env=environ, timeout=60, cwd=site)
    return done.stdout, done.stderr


@pytest.fixture
def site(tmp_path: Path) -> Path:
    """A folder with two good packages and some that are not; each good one says when it is imported."""
    site = tmp_path / "site"
    install(site, "good", "rename = good:Rename\nagain = good\n")
    (site / "good.py").write_text(RENAME + "\nimport sys\nsys.stderr.write('good is imported\\n')\n")
    return site


def test_entry_points(site: Path) -> None:
    out, err = program(site, "-passes=rename<times=2>,instcombine", "-rename-suffix=_i", "-")
    assert "@f_i_i(" in out
    assert err == "good is imported\n"
    out, err = program(site, "-print-passes")
    assert "  Rename all functions (from package good)  <times=N>\n" in out
    assert "-rename-suffix=_new" in program(site, "-help-knobs")[0]
    assert program(site, "-passes=renam")[1] == f"good is imported\nnvopt: unknown pass name 'renam'; did you mean {NEAR}?\n"
    assert "; *** IR Dump After RenamePass on [module]" in program(site, "-passes=rename", "-print-after=rename")[1]


def test_entry_points_in_workers(site: Path) -> None:
    for name in ("a.ll", "b.ll"):
        (site / name).write_text(TEXT)
    program(site, "-passes=rename", "-j2", "a.ll", "b.ll", "-o", "out")
    assert all("@f_new(" in (site / "out" / name).read_text() for name in ("a.ll", "b.ll"))


@pytest.mark.parametrize(
    "arguments", [["-passes=instcombine,lower-aggr-copies"], ["-memmove-lowering=cicc", "-print-after=sroa", "-passes=sroa"]]
)
def test_runs_that_do_not_need_entry_points_do_not_load_them(site: Path, arguments: list[str]) -> None:
    out, err = program(site, *arguments)
    assert "@f(" in out
    assert "good is imported" not in err


def test_a_bad_entry_point_spoils_nothing_else(site: Path) -> None:
    install(site, "bad", "gone = bad:gone\nnumber = bad:number\nmodule = nowhere\nraises = raises\nempty = empty\nsroa = bad:Sroa\n")
    (site / "bad.py").write_text(
        RENAME.replace('"rename"', '"sroa"').replace("class Rename", "class Sroa").replace("rename-s", "bad-s") + "number = 3\n"
    )
    (site / "raises.py").write_text("\nraise OSError('no licence')\n")
    (site / "empty.py").write_text("")
    assert "@f_new(" in program(site, "-passes=rename")[0]
    said = program(site, "-passes=renam")[1].replace(f"{site}{os.sep}", "").splitlines()
    problems = {
        "empty = empty": "it defines no pass: no class derived from nvopt.FunctionPass or nvopt.ModulePass",
        "gone = bad:gone": "error: AttributeError: module 'bad' has no attribute 'gone'",
        "module = nowhere": "error: ModuleNotFoundError: No module named 'nowhere'",
        "number = bad:number": "it is 3, which is neither a pass nor a module",
        "raises = raises": "raises.py:2: error: OSError: no licence",
        "sroa = bad:Sroa": "bad.py:9: error: class Sroa cannot be called 'sroa': nvopt has a pass of that name",
    }
    told = [f"the entry point '{point}' of package bad cannot be used: {problem}" for point, problem in problems.items()]
    expected = [
        "good is imported",
        f"nvopt: unknown pass name 'renam'; did you mean {NEAR}?",
        *(f"note: {line}" for line in told),
    ]
    assert [line for line in said if not line.startswith("  ")] == expected
    out, err = program(site, "-print-passes")
    assert "  rename " in out
    assert [line for line in err.replace(f"{site}{os.sep}", "").splitlines() if line.startswith("warning: ")] == [
        f"warning: {line}" for line in told
    ]


def test_a_file_goes_before_an_installed_pass_of_its_name(site: Path) -> None:
    file = site.parent / "mine.py"
    file.write_text(RENAME.replace("_new", "_mine").replace("rename-suffix", "mine-suffix"))
    assert "@f_mine(" in program(site, f"-load-pass-plugin={file}", "-passes=rename")[0]
    assert "good cannot be used: good.py:9: error: class Rename cannot be called 'rename': mine.py has a pass of that name" in program(
        site, f"-load-pass-plugin={file}", "-passes=renam"
    )[1].replace(f"{site}{os.sep}", "").replace(f"{site.parent}{os.sep}", "")
