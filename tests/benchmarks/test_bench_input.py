"""The modules that the growth benchmark makes are valid, and as large as it says."""

from measure import excerpt, repeated

import nvopt

TEXT = """
@table = constant i32 7

define i32 @leaf(i32 %x) {
  ret i32 %x
}

define i32 @caller(i32 %x) {
  %y = call i32 @leaf(i32 %x)
  ret i32 %y
}

define i32 @other() {
  %y = load i32, ptr @table
  ret i32 %y
}
"""


def names(text: str) -> list[str]:
    return [function.name for function in nvopt.parse(text).functions]


def test_an_excerpt_holds_what_it_calls() -> None:
    assert names(excerpt(TEXT, 1)) == ["leaf"]
    assert names(excerpt(TEXT.replace("@leaf(i32 %x) {", "@aaa(i32 %x) {").replace("call i32 @leaf", "call i32 @aaa"), 6)) == [
        "aaa",
        "caller",
    ]
    assert len(names(excerpt(TEXT, 100))) == 3


def test_copies_call_their_own() -> None:
    text = repeated(TEXT, 3)
    assert len(names(text)) == 9
    assert "call i32 @leaf.2(" in text
    assert text.count("@table") == 4
