"""What a file of facts may call a kernel: by its symbol, by its name in C++, or by a glob of symbols."""

from __future__ import annotations

import re

from nvopt.globs import compile_globs

_LENGTH = re.compile(r"[1-9][0-9]*")
_ANONYMOUS = "_GLOBAL__N_1"


def source_name(symbol: str) -> str | None:
    """What C++ calls the function of a mangled name, without parameters and template arguments: `ns::step` of `_ZN2ns4stepIfEEvPT_`. None
    for what is no such name. A kernel is a member of namespaces only.

    Source: Itanium C++ ABI, Mangling: `_Z`, `N` ahead of nested names, `L` ahead of names that only one file sees, lengths ahead of names.
    """
    if not symbol.startswith("_Z"):
        return None
    at = 2 + symbol.startswith("N", 2)
    parts: list[str] = []
    while True:
        at += symbol.startswith("L", at)
        found = _LENGTH.match(symbol, at)
        if found is None:
            break
        at = found.end() + int(found[0][:9])
        if at > len(symbol):
            return None
        part = symbol[found.end() : at]
        parts.append("(anonymous namespace)" if part == _ANONYMOUS else part)
        if not symbol.startswith("_ZN"):
            break
    return "::".join(parts) or None


def matches(pattern: str, symbol: str) -> bool:
    """Whether `pattern` names the kernel `symbol`: by its symbol, its name in C++ (`ns::step`, `step`), or a glob. GlobError."""
    if pattern == symbol:
        return True
    name = source_name(symbol)
    if name is not None and (name == pattern or name.endswith(f"::{pattern}")):
        return True
    return compile_globs([pattern]).fullmatch(symbol) is not None
