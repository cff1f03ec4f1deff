"""Patterns that are compiled when they are first used."""

import re

import pytest

from nvopt.patterns import late


def test_it_does_what_the_pattern_does() -> None:
    pattern = late(r"^(\w+) = (\d+)$", re.M)
    found = pattern.search("a\nb = 12\n")
    assert found is not None
    assert found.groups() == ("b", "12")
    assert pattern.findall("a = 1\nb = 2") == [("a", "1"), ("b", "2")]
    assert pattern.sub(r"\2", "a = 1") == "1"
    assert pattern.pattern == r"^(\w+) = (\d+)$"
    assert late(rb"\d").match(b"7") is not None


def test_it_is_compiled_once_and_not_before_it_is_used(monkeypatch: pytest.MonkeyPatch) -> None:
    compiled: list[tuple[str, int]] = []
    original = re.compile

    def noted(pattern: str, flags: int = 0) -> re.Pattern[str]:
        compiled.append((pattern, flags))
        return original(pattern, flags)

    monkeypatch.setattr(re, "compile", noted)
    pattern = late("a+", re.I)
    assert compiled == []
    assert [pattern.match(text) is not None for text in ("aa", "A", "b")] == [True, True, False]
    assert compiled == [("a+", re.I)]


def test_what_is_wrong_is_told_at_its_use() -> None:
    pattern = late("(")
    with pytest.raises(re.error):
        pattern.match("")
