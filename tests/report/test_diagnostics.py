"""What an input expects to be told, and what it was told."""

from __future__ import annotations

import pytest

from nvopt.remarks import Location, Remark
from nvopt.report.diagnostics import UNKNOWN, Diagnostic, DirectiveError, expectations, mismatches, of_message, of_remark, of_warning

PLACES = """\
first
; expected-error@above {{above}}
; expected-error@above {{stacked}}
; expected-note@below {{below}}
; expected-note @below {{stacked}}
second ; expected-error {{here}}
; expected-warning@+1 {{next}}
; expected-warning@-3 {{back}}
; expected-remark@17 {{absolute}}
; expected-remark@unknown {{nowhere}}
; expected-remark@src/k.cu:12 {{elsewhere}}
third
; expected-error@below {{dangling}}"""


def test_where_messages_are_expected() -> None:
    found = {one.text: (one.kind, one.place) for one in expectations(PLACES.replace("stacked", "s1", 1), "in.ll")}
    assert found == {
        "above": ("error", ("in.ll", 1)),
        "s1": ("error", ("in.ll", 1)),
        "below": ("note", ("in.ll", 12)),
        "stacked": ("note", ("in.ll", 12)),
        "here": ("error", ("in.ll", 6)),
        "next": ("warning", ("in.ll", 8)),
        "back": ("warning", ("in.ll", 5)),
        "absolute": ("remark", ("in.ll", 17)),
        "nowhere": ("remark", UNKNOWN),
        "elsewhere": ("remark", ("src/k.cu", 12)),
        "dangling": ("error", ("in.ll", 13)),
    }


def test_a_line_with_a_comment_behind_it_is_none_for_the_nearest() -> None:
    """As in MLIR: `below` goes on to a line that holds no such comment."""
    text = "; expected-error@below {{a}}\nx ; expected-error {{b}}\ny"
    assert [one.place[1] for one in expectations(text, "in.ll")] == [3, 2]


@pytest.mark.parametrize(
    ("text", "message", "matches"),
    [
        ("{{value '%x'}}", "use of undefined value '%x'", True),
        ("{{value '%x}}  ", "use of undefined value '%y'", False),
        ("{{a.c}}", "abc", False),
        ("{{{{a}}}}", "say {{a}}", True),
        ("{{}}", "anything", True),
        ("-re {{value '%{{[xy]}}'}}", "use of undefined value '%y'", True),
        ("-re {{value '%{{[xy]}}'}}", "use of undefined value '%z'", False),
        ("-re {{a.c}}", "abc", False),
        ("-re {{a{{.}}c{{d|e}}}}", "abce", True),
        ("-re {{one{{.*}}two}}", "one\n  two", True),
        ("-re {{{{a|b}}c}}", "bc", True),
        ("-re {{{{a|b}}c}}", "a", False),
    ],
)
def test_the_text_is_part_of_the_message(text: str, message: str, matches: bool) -> None:
    expected = expectations(f"; expected-error{text}", "in.ll")
    assert (list(mismatches(expected, [Diagnostic("error", ("in.ll", 1), message)], "in.ll")) == []) is matches


@pytest.mark.parametrize(
    ("line", "fault"),
    [
        ("; expected-error@+1 {text}", "expected is"),
        ("; expected-error {{text}", "expected is"),
        ("; expected-error {{text}} more", "expected is"),
        ("; expected-error@abov {{text}}", "expected is"),
        ("; expected-error-re {{a {{b}}", "found start of regex"),
        ("; expected-error-re {{a {{(}} b}}", "invalid regex"),
    ],
)
def test_comments_that_expect_nothing_are_faults(line: str, fault: str) -> None:
    with pytest.raises(DirectiveError, match=fault) as caught:
        expectations(f"\n{line}\n", "in.ll")
    assert caught.value.line == 2


@pytest.mark.parametrize("line", ["; what expected-error means", "; expected-errors {{x}}", "; unexpected"])
def test_other_comments_are_none(line: str) -> None:
    assert expectations(line, "in.ll") == []


TOLD = Diagnostic("error", ("in.ll", 2), "it is wrong")


@pytest.mark.parametrize(
    ("comment", "told", "said"),
    [
        ("error@+1 {{wrong}}", [TOLD], []),
        ("error@+1 {{wrong}}", [TOLD, TOLD], []),
        ("error@+1 {{wrong}}", [], [(1, 'expected error "wrong" was not produced')]),
        ("error@+1 {{right}}", [TOLD], [(2, "unexpected error: it is wrong"), (1, 'expected error "right" was not produced')]),
        ("error@+2 {{wrong}}", [TOLD], [(2, "unexpected error: it is wrong"), (1, 'expected error "wrong" was not produced')]),
        ("error {{wrong}}", [TOLD], [(2, "unexpected error: it is wrong"), (1, 'expected error "wrong" was not produced')]),
        (
            "warning@+1 {{wrong}}",
            [TOLD],
            [(1, "'error' diagnostic emitted when expecting a 'warning'"), (1, 'expected warning "wrong" was not produced')],
        ),
        ("error@unknown {{wrong}}", [TOLD._replace(place=UNKNOWN)], []),
        (
            "error@+1 {{wrong}}",
            [TOLD._replace(place=UNKNOWN)],
            [(0, "unexpected error: it is wrong"), (1, 'expected error "wrong" was not produced')],
        ),
        ("error@k.cu:2 {{wrong}}", [TOLD._replace(place=("k.cu", 2))], []),
        (
            "error@k.cu:3 {{wrong}}",
            [TOLD._replace(place=("k.cu", 2))],
            [(0, "unexpected error: k.cu:2: it is wrong"), (1, 'expected error "wrong" was not produced')],
        ),
    ],
)
def test_what_is_not_as_expected(comment: str, told: list[Diagnostic], said: list[tuple[int, str]]) -> None:
    assert list(mismatches(expectations(f"; expected-{comment}\nx\n", "in.ll"), told, "in.ll")) == said


def test_each_comment_is_to_be_met() -> None:
    """Two comments that one message meets: MLIR counts the first."""
    expected = expectations("x ; expected-error {{wrong}}\n; expected-error@above {{wrong}}", "in.ll")
    expected[1].place = ("in.ll", 1)
    told = [TOLD._replace(place=("in.ll", 1))]
    assert [line for line, _ in mismatches(expected, told, "in.ll")] == [2]


def test_messages_are_taken_apart() -> None:
    said = "in.ll: error: input module is broken!\nInstruction\n  %z\nin.ll:15:3: note: it is this one\n  %z\n  ^"
    assert list(of_message(said, "in.ll")) == [
        Diagnostic("error", UNKNOWN, "input module is broken!\nInstruction\n  %z"),
        Diagnostic("note", ("in.ll", 15), "it is this one"),
    ]
    two = "in.ll:3:1: error: a\nx\n^\n  in function f\nin.ll:5:1: error: b\ny\n^"
    assert list(of_message(two, "in.ll")) == [Diagnostic("error", ("in.ll", 3), "a"), Diagnostic("error", ("in.ll", 5), "b")]
    assert list(of_message("other.ll:1:1: error: a", "in.ll")) == [Diagnostic("error", UNKNOWN, "other.ll:1:1: error: a")]
    assert of_warning("in.ll: the module has no layout", "in.ll") == Diagnostic("warning", UNKNOWN, "the module has no layout")
    assert of_warning("facts.json:1:42: no such kernel", "in.ll") == Diagnostic("warning", ("facts.json", 1), "no such kernel")
    assert of_warning("nvvm-reflect: no -mcpu", "in.ll") == Diagnostic("warning", UNKNOWN, "nvvm-reflect: no -mcpu")


def test_remarks_stand_in_their_sources() -> None:
    remark = Remark("Missed", "p", "N", "f", (("String", "no"),))
    assert of_remark(remark) == Diagnostic("remark", UNKNOWN, "in function f: no")
    assert of_remark(remark._replace(function="")) == Diagnostic("remark", UNKNOWN, "no")
    assert of_remark(remark._replace(kind="Failure", location=Location("k.cu", 3, 4))) == Diagnostic("warning", ("k.cu", 3), "no")
