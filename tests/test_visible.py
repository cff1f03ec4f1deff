"""What names and texts of others come to on a terminal."""

from __future__ import annotations

import pytest

from nvopt.visible import visible, visible_name

SHOWN = [
    ("a\x1b[31m", "a\\x1b[31m"),
    ("\x07\x7f\x80\x9f", "\\x07\\x7f\\x80\\x9f"),
    ("\udc9b", "\\x9b"),  # a byte that is no UTF-8
    ("if (\u202e) {\u2066", "if (\\u202e) {\\u2066"),  # what follows would be written from right to left
    ("a\u2028b\u2029", "a\\u2028b\\u2029"),
    ("\u061c\u200e\u200f\u202a\u2069", "\\u061c\\u200e\\u200f\\u202a\\u2069"),
]


@pytest.mark.parametrize(("text", "shown"), SHOWN)
def test_what_a_terminal_would_obey_is_escaped(text: str, shown: str) -> None:
    assert (visible(text), visible_name(text)) == (shown, shown)


@pytest.mark.parametrize("text", ["", "a b", "größer 日本 \u200b\u2027\u2030\u2065\u206a\xa0", "\udcff"])
def test_other_text_stays(text: str) -> None:
    assert (visible(text), visible_name(text)) == (text, text)


def test_lines_end_in_texts_and_not_in_names() -> None:
    assert (visible("a\tb\n"), visible_name("a\tb\n")) == ("a\tb\n", "a\\x09b\\x0a")
