"""Source lines in the page of a run: those that debug info names, as far as the files can be read."""

from __future__ import annotations

from pathlib import Path

from nvopt.pipeline.run_report.sources import source_lines

MODULE = """\
!1 = !DIFile(filename: "k.cu", directory: "{folder}")
!2 = !DIFile(filename: "gone.h", directory: "/nowhere")
!3 = distinct !DISubprogram(name: "k", scope: !1, file: !1, line: 2, unit: !0)
!4 = distinct !DILexicalBlock(scope: !3, file: !2, line: 7)
!5 = !DILocation(line: 9, column: 3, scope: !3)
!6 = !DILocation(line: 12, column: 3, scope: !4, inlinedAt: !5)
"""


def test_lines_around_those_that_are_named(tmp_path: Path) -> None:
    (tmp_path / "k.cu").write_text("".join(f"line {number}\n" for number in range(1, 31)))
    found = source_lines([MODULE.replace("{folder}", str(tmp_path))], "")
    assert found == {"k.cu": {number: f"line {number}" for number in (1, 2, 3, 4, 7, 8, 9, 10, 11)}}


def test_files_beside_the_input(tmp_path: Path) -> None:
    (tmp_path / "k.cu").write_text("one\n")
    assert source_lines([MODULE.replace("{folder}", ".")], str(tmp_path)) == {"k.cu": {1: "one", 2: ""}}
    assert source_lines([MODULE.replace("{folder}", ".")], "") == {}
