"""Graphs of functions beside those that LLVM 22.1.8's opt draws, and where the files lie."""

import re
import shutil
import subprocess
from pathlib import Path

import pytest

import nvopt
from nvopt.analysis import dot_printer
from nvopt.analysis.dominators import DominatorTree
from nvopt.analysis.post_dominators import PostDominatorTree
from nvopt.ir import Function

FIXTURES = Path(__file__).parents[2] / "fixtures"

# Stored from opt -passes=dot-cfg,dot-dom,dot-post-dom-only -cfg-heat-colors=0 -cfg-weights=0, with numbers for the addresses of nodes.
ODD = r"""
define i32 @"o<{\22|}>"(i32 %x, ptr %p) {
entry:
  %c = icmp eq i32 %x, 0
  br i1 %c, label %a, label %"b<|>{ }\\"
a:
  switch i32 %x, label %d [ i32 -1, label %"b<|>{ }\\"
    i32 2, label %d
    i32 3, label %a ]
"b<|>{ }\\":
  ret i32 1
d:
  br label %1
1:
  ret i32 %x
2:
  unreachable
}
"""
CFG = r"""digraph "CFG for 'o\<\{\"\|\}\>' function" {
	label="CFG for 'o\<\{\"\|\}\>' function";

	Node0 [shape=record,label="{entry:\l|  %c = icmp eq i32 %x, 0\l  br i1 %c, label %a, label %\"b\<\|\>\{ \}\\\\\"\l|{<s0>T|<s1>F}}"];
	Node0:s0 -> Node1;
	Node0:s1 -> Node2;
	Node1 [shape=record,label="{a:\l|  switch i32 %x, label %d [\l    i32 -1, label %\"b\<\|\>\{ \}\\\\\"\l    i32 2, label %d\l    i32 3, label %a\l  ]\l|{<s0>def|<s1>-1|<s2>2|<s3>3}}"];
	Node1:s0 -> Node3;
	Node1:s1 -> Node2;
	Node1:s2 -> Node3;
	Node1:s3 -> Node1;
	Node2 [shape=record,label="{\"b\<\|\>\{ \}\\\\\":\l|  ret i32 1\l}"];
	Node3 [shape=record,label="{d:\l|  br label %0\l}"];
	Node3 -> Node4;
	Node4 [shape=record,label="{0:\l|  ret i32 %x\l}"];
	Node5 [shape=record,label="{1:\l|  unreachable\l}"];
}
"""  # noqa: E501
POST = r"""digraph "Post dominator tree for 'o\<\{\"\|\}\>' function" {
	label="Post dominator tree for 'o\<\{\"\|\}\>' function";

	Node0 [shape=record,label="{Post dominance root node}"];
	Node0 -> Node1;
	Node0 -> Node2;
	Node0 -> Node3;
	Node0 -> Node4;
	Node0 -> Node6;
	Node1 [shape=record,label="{b\<\|\>\{ \}\\}"];
	Node2 [shape=record,label="{entry}"];
	Node3 [shape=record,label="{a}"];
	Node4 [shape=record,label="{%0}"];
	Node4 -> Node5;
	Node5 [shape=record,label="{d}"];
	Node6 [shape=record,label="{%1}"];
}
"""


def function(text: str) -> Function:
    return next(one for one in nvopt.parse(text).functions if not one.is_declaration)


def drawn(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, text: str, passes: str, **knobs: str) -> dict[str, str]:
    """The files that a run leaves, with their text."""
    monkeypatch.chdir(tmp_path)
    nvopt.run(text, passes, knobs={name.replace("_", "-"): value for name, value in knobs.items()})
    return {path.name: path.read_text() for path in tmp_path.iterdir()}


def test_a_graph_is_opts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    files = drawn(tmp_path, monkeypatch, ODD, "function(dot-cfg,dot-post-dom-only)")
    assert files == {'.o<{"|}>.dot': CFG, 'postdomonly.o<{"|}>.dot': POST}
    assert capsys.readouterr().err == """Writing '.o<{"|}>.dot'...\nWriting 'postdomonly.o<{"|}>.dot'...\n"""


def test_each_has_its_file_and_only_leaves_the_instructions_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    module = "define void @f(i1 %c) {\na:\n  br i1 %c, label %b, label %x\nb:\n  br label %x\nx:\n  ret void\n}\n"
    for name, file in (
        ("dot-cfg", ".f.dot"),
        ("dot-cfg-only", ".f.dot"),
        ("dot-dom", "dom.f.dot"),
        ("dot-dom-only", "domonly.f.dot"),
        ("dot-post-dom", "postdom.f.dot"),
        ("dot-post-dom-only", "postdomonly.f.dot"),
    ):
        (tmp_path / name).mkdir()
        ((found, text),) = drawn(tmp_path / name, monkeypatch, module, name).items()
        assert found == file
        assert ("ret void" in text) is not name.endswith("-only")
        edges = set(re.findall(r"Node\d+(?::s\d)? -> Node\d+", text))
        assert len(edges) == (3 if "post" in name or "cfg" in name else 2)


@pytest.mark.parametrize(("cases", "slots"), [(62, 63), (63, 64), (64, 65), (70, 65)])
def test_a_node_has_64_edges_and_one_for_the_rest(cases: int, slots: int) -> None:
    arms = "".join(f"i32 {case}, label %x\n" for case in range(cases))
    text = dot_printer.cfg(function(f"define void @f(i32 %v) {{\n  switch i32 %v, label %x [ {arms} ]\nx:\n  ret void\n}}\n"), whole=False)
    assert len(re.findall(r"<s\d+>", text)) == slots
    assert ("<s64>truncated..." in text) is (slots == 65)
    assert text.count("Node0:s64 -> Node1;") == max(0, cases + 1 - 64)


def test_long_lines_are_broken() -> None:
    call = "  call void @f(" + ", ".join(f"i32 {at}" for at in range(40)) + ")"
    text = dot_printer.cfg(
        function(f"declare void @f({', '.join(['i32'] * 40)})\ndefine void @g() {{\n{call}\n  ret void\n}}\n"), whole=True
    )
    (label,) = re.findall(r'label="\{(.*)\}"\];', text)
    lines = label.split(r"\l")
    assert max(map(len, lines)) <= 81  # the first has `|` ahead of it
    assert "".join(lines).replace("...", "") == f"0:|{call}  ret void"


def test_names_lead_nowhere_else(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    for name in ("../up", "a\\0Ab\\1Bc", "x" * 300, "x" * 301):
        nvopt.run(f'define void @"{name}"() {{\n  ret void\n}}\n', "dot-cfg-only")
    names = sorted(path.name for path in tmp_path.iterdir())
    assert names[:2] == [r"...\x2fup.dot", r".a\x0ab\x1bc.dot"]
    assert len(names) == 4  # long names that begin alike have two files
    assert all(re.fullmatch(r"\.x{220}~[0-9a-f]{8}\.dot", name) for name in names[2:])
    assert not (tmp_path.parent / "up.dot").exists()


def test_no_file_but_a_graph_is_replaced(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    module = "define void @f() {\n  ret void\n}\n"
    (tmp_path / ".f.dot").write_text(module)
    assert drawn(tmp_path, monkeypatch, module, "dot-cfg") == {".f.dot": module}
    assert capsys.readouterr().err == "Writing '.f.dot'...  error: what is there is no graph\n"
    for before in ('digraph "old" {}', ""):
        (tmp_path / ".f.dot").write_text(before)
        assert drawn(tmp_path, monkeypatch, module, "dot-cfg")[".f.dot"].startswith("digraph \"CFG for 'f'")
    (tmp_path / ".f.dot").unlink()
    (tmp_path / ".f.dot").mkdir()
    nvopt.run(module, "dot-cfg")
    assert "error: Is a directory" in capsys.readouterr().err


def test_knobs_choose_functions_and_places(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    module = "define void @scale() {\n  ret void\n}\ndefine void @sum() {\n  ret void\n}\n"
    (tmp_path / "graphs").mkdir()
    monkeypatch.chdir(tmp_path)
    nvopt.run(module, "dot-cfg,dot-dom", knobs={"cfg-func-name": "cal", "cfg-dot-filename-prefix": "graphs/in"})
    files = sorted(path.relative_to(tmp_path).as_posix() for path in tmp_path.rglob("*.dot"))
    assert files == ["dom.scale.dot", "dom.sum.dot", "graphs/in.scale.dot"]


@pytest.mark.skipif(shutil.which("opt-22") is None, reason="needs opt-22 (make peers)")
@pytest.mark.parametrize("name", ["reduction", "histogram", "thread_loops"])
def test_fixtures_beside_opt(name: str, tmp_path: Path) -> None:
    plain = ("-cfg-heat-colors=0", "-cfg-weights=0", "-disable-output")
    command = ["opt-22", "-passes=dot-cfg,dot-dom,dot-post-dom", *plain, str(FIXTURES / f"{name}.ll")]
    subprocess.run(command, cwd=tmp_path, capture_output=True, check=True)
    for one in nvopt.parse((FIXTURES / f"{name}.ll").read_text()).functions:
        if one.is_declaration:
            continue
        for place, text in (
            ("", dot_printer.cfg(one, whole=True)),
            ("dom", dot_printer.dominator_tree(DominatorTree(one), whole=True)),
            ("postdom", dot_printer.post_dominator_tree(PostDominatorTree(one), whole=True)),
        ):
            assert comparable(text) == comparable((tmp_path / f"{place}.{one.name}.dot").read_text())


def comparable(text: str) -> str:
    """Without addresses, the numbers of attributes and metadata, which are counted otherwise, and the places where lines are broken."""
    numbers: dict[str, int] = {}
    text = re.sub(r"Node\w+", lambda found: f"Node{numbers.setdefault(found[0], len(numbers))}", text)
    return re.sub(r"\\l\.\.\.", "", re.sub(r"([#!])\d+", r"\1", text))
