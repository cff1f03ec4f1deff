"""Glob patterns as LLVM reads them (the answers are those of `opt -passes=internalize -internalize-public-api-file=`)."""

import pytest

from nvopt.globs import GlobError, compile_globs

NAMES = ["a", "al2", "cm2", "kernel", "x.z", "_Z1fv", "a]", "*", "-", "a\nb"]


@pytest.mark.parametrize(
    ("pattern", "matched"),
    [
        ("a", ["a"]),
        ("a*", ["a", "al2", "a]", "a\nb"]),
        ("?", ["a", "*", "-"]),
        ("x?z", ["x.z"]),
        ("x.z", ["x.z"]),
        ("[a-c]*", ["a", "al2", "cm2", "a]", "a\nb"]),
        ("[^a-z]*", ["_Z1fv", "*", "-"]),
        ("[!a-z]*", ["_Z1fv", "*", "-"]),
        ("a[]x]", ["a]"]),
        ("[*-]", ["*", "-"]),
        ("\\*", ["*"]),
        ("k\\ernel", ["kernel"]),
        ("", []),
        ("{a,al2}", []),  # braces are no pattern here
    ],
)
def test_patterns(pattern: str, matched: list[str]) -> None:
    assert [name for name in NAMES if compile_globs([pattern]).fullmatch(name)] == matched


def test_several_patterns() -> None:
    assert [name for name in NAMES if compile_globs(["a", "k*", "a"]).fullmatch(name)] == ["a", "kernel"]
    assert not any(compile_globs([]).fullmatch(name) for name in ["", *NAMES])


@pytest.mark.parametrize(("pattern", "said"), [("[x", "unmatched '['"), ("x\\", "stray '\\'"), ("[z-a]", "'z-a' is no range")])
def test_broken_patterns(pattern: str, said: str) -> None:
    with pytest.raises(GlobError) as caught:
        compile_globs([pattern])
    assert str(caught.value) == f"invalid glob pattern '{pattern}': {said}"
