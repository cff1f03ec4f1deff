"""memory(...), taken apart and widened."""

import pytest

from nvopt.analysis.memory.memory_effects import effects_elsewhere, effects_on_arguments, with_effects_on_arguments


@pytest.mark.parametrize(
    ("effects", "elsewhere", "arguments"),
    [
        ("none", "none", "none"),
        ("read", "read", "read"),
        ("argmem: read", "none", "read"),
        ("write, argmem: none", "write", "none"),
        ("readwrite, argmem: write, inaccessiblemem: none", "readwrite", "write"),
        ("inaccessiblemem: read", "none", "none"),
    ],
)
def test_the_parts(effects: str, elsewhere: str, arguments: str) -> None:
    assert effects_elsewhere(effects) == elsewhere
    assert effects_on_arguments(effects) == arguments


@pytest.mark.parametrize(
    ("before", "access", "after"),
    [
        ("none", "read", "argmem: read"),
        ("read", "read", "read"),
        ("write", "read", "write, argmem: readwrite"),
        ("argmem: read", "read", "argmem: read"),
        ("argmem: readwrite", "read", "argmem: readwrite"),
        ("argmem: write", "read", "argmem: readwrite"),
        ("read, argmem: none", "read", "read"),
        ("write, argmem: read, inaccessiblemem: none", "read", "write, argmem: read, inaccessiblemem: none"),
        ("argmem: write, inaccessiblemem: read", "read", "inaccessiblemem: read, argmem: readwrite"),
        ("readwrite, argmem: read", "readwrite", "readwrite"),
        ("read, argmem: write, inaccessiblemem: none", "read", "read, inaccessiblemem: none, argmem: readwrite"),
        ("write, argmem: read", "none", "write, argmem: read"),
    ],
)
def test_effects_on_arguments_grow(before: str, access: str, after: str) -> None:
    assert with_effects_on_arguments(before, access) == after
