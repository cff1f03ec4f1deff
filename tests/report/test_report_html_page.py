"""The page of a run as a file: what it holds, how large it is, and that nothing of the run becomes markup."""

from __future__ import annotations

import json
import re
from html.parser import HTMLParser
from typing import Any

from nvopt.report.html.history import History
from nvopt.report.html.page import page

HOSTILE = [
    "</script><script>alert(1)</script>",
    "<!--<script>",
    "\x01\x7f\x9b\udc9b\u2028",
    "<img src=x onerror=alert(1)>",
    "]]>&amp;'\"`${1}",
]


class Elements(HTMLParser):
    """The names of all elements, and what stands in scripts."""

    def __init__(self) -> None:
        super().__init__()
        self.names: list[str] = []
        self.scripts: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.names.append(tag)
        if tag == "script":
            self.scripts.append("")

    def handle_data(self, data: str) -> None:
        if self.names and self.names[-1] == "script":
            self.scripts[-1] += data


def elements(text: str) -> Elements:
    found = Elements()
    found.feed(text)
    found.close()
    return found


def data(text: str) -> dict[str, Any]:
    made: dict[str, Any] = json.loads(elements(text).scripts[0])
    return made


def run(**more: Any) -> dict[str, Any]:
    return {"title": "in.ll", "pipeline": "sroa", "gpu": "", "passes": [], "remarks": [], "sources": {}, "facts": {}, **more}


def history(*texts: str) -> History:
    made = History()
    for index, text in enumerate(texts):
        made.record(index, text)
    return made


def test_names_and_text_of_the_run_are_no_markup() -> None:
    body = "".join(f'  %"{text}" = add i32 1, 2 ; {text}\n' for text in HOSTILE)
    made = page(history(f'define void @"{HOSTILE[0]}"() {{\n{body}  ret void\n}}\n'), run(title=HOSTILE[0], remarks=HOSTILE))
    plain = elements(page(history(""), run()))
    assert elements(made).names == plain.names
    assert elements(made).scripts[1] == plain.scripts[1]
    assert data(made)["title"] == HOSTILE[0]
    assert data(made)["remarks"] == HOSTILE
    assert "<" not in elements(made).scripts[0]
    assert not re.search(r"[\x00-\x08\x0b-\x1f\x7f]", made)


def test_nothing_is_fetched() -> None:
    made = page(history("define void @f() {\n  ret void\n}\n"), run())
    assert re.findall(r"(?:src|href|action)=|url\((?!#)|@import|\bfetch\(|XMLHttpRequest|https?://(?!www\.w3\.org/2000/svg)", made) == []
    assert "default-src 'none'" in made


def test_what_looks_like_a_place_in_the_page_stays_text() -> None:
    made = page(history("; /*DATA*/ /*SCRIPT*/\n"), run(title="/*STYLE*/"))
    assert data(made)["texts"][0] == "; /*DATA*/ /*SCRIPT*/"
    assert data(made)["title"] == "/*STYLE*/"


def test_it_is_smaller_than_the_dumps() -> None:
    def text(round_: int) -> str:
        body = "".join(f"  %{at} = add i32 %{at - 1}, {at * 7919 % 1000}\n" for at in range(1 + round_, 2000) if (at + round_) % 97)
        return f"define i32 @f(i32 %0) {{\n{body}  ret i32 %1\n}}\n"

    texts = [text(round_) for round_ in range(8)]
    empty = len(page(history(""), run()))
    assert len(page(history(*texts), run())) - empty < sum(map(len, texts))


def test_steps_as_the_script_reads_them() -> None:
    made = data(page(history("define i32 @f() {\n  %1 = load i32, ptr @g\n  ret i32 %1\n}", "define i32 @f() {\n  ret i32 7\n}"), run()))
    (outside, function) = made["parts"]
    assert outside == {"name": "", "versions": [[0, 1, 1, 0, [2, 1, 0], []]]}
    assert function["versions"][1] == [1, 1, 3, 1, [0, 1, 1, 1, 4, 1, made["texts"].index("  ret i32 7"), 0, 1], []]
