"""Whether a module means the same under another data layout.

A front end computes sizes and offsets with the layout that it writes into the module. LLVM's code generation takes the target's own
instead, without a word, and a struct that the front end laid out otherwise is then read at wrong offsets. So the scalars and vectors that
the module mentions are compared under both: all other types are made of these.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from nvopt.ir import FloatType, IntType, PointerType, StructType, Type, VectorType
from nvopt.ir.datalayout import DataLayout

_QUOTED = re.compile(r'"[^"\n]*"')
_FLOATS = ("half", "bfloat", "float", "double", "x86_fp80", "fp128", "ppc_fp128")
# Each begins with what can be searched for quickly: a text is megabytes.
_INT = re.compile(r"i\d+", re.ASCII)
_VECTOR = re.compile(r"<(\d+) x ([^<>\n]*)>", re.ASCII)
_SPACE = re.compile(r"addrspace\((\d+)\)", re.ASCII)
_BRACE = re.compile(r"(?<!!)[{}]")


def disagreement(text: str, module: str, target: str) -> str | None:
    """The first difference between two layouts that matters to the module `text`, as LLVM prints it; None when there is none.

    `module` is the layout that the text was made for. A type that is aligned more strictly under `target` matters within structs only: the
    text says the alignment of each access.
    """
    ours, theirs = DataLayout(module), DataLayout(target)
    if ours.big_endian != theirs.big_endian:
        return "one is big-endian, the other little-endian"
    text = _QUOTED.sub('""', text)
    if ours.alloca_addrspace != theirs.alloca_addrspace and " = alloca " in text:
        return f"alloca is in address space {ours.alloca_addrspace}, the target's in {theirs.alloca_addrspace}"
    any_struct = StructType.get([IntType.get(8)])  # for what a layout says of all structs
    if (found := _difference(any_struct, ours, theirs)) is not None:
        return found
    for leaf in _leaves(text):
        if (found := _difference(leaf, ours, theirs)) is not None and _mentions(text, leaf):
            return found
        if theirs.abi_align(leaf) > ours.abi_align(leaf) and any(_mentions(part, leaf) for part in _within_braces(text)):
            return _alignments(leaf, ours, theirs)
    return None


def _leaves(text: str) -> Iterator[Type]:
    """The scalars and vectors that a text mentions, and some that only look like it, as in the name `%i128`."""
    yield from (IntType.get(int(word[1:])) for word in sorted(set(_INT.findall(text))))
    yield from (FloatType.get(word) for word in _FLOATS if word in text)
    yield PointerType.get()
    yield from (PointerType.get(int(space)) for space in sorted(set(_SPACE.findall(text))))
    for count, element in sorted(set(_VECTOR.findall(text))):
        if (scalar := _scalar(element)) is not None:
            yield VectorType.get(scalar, int(count))


def _scalar(text: str) -> Type | None:
    if text == "ptr":
        return PointerType.get()
    if text.startswith("ptr ") and (space := _SPACE.fullmatch(text, 4)):
        return PointerType.get(int(space[1]))
    if _INT.fullmatch(text):
        return IntType.get(int(text[1:]))
    return FloatType.get(text) if text in _FLOATS else None


def _mentions(text: str, leaf: Type) -> bool:
    """Whether a type stands in the text, rather than something whose name has it in it."""
    return re.search(rf"(?<![\w$.%@!#-]){re.escape(str(leaf))}(?![\w$.:-]| addrspace)", text, re.ASCII) is not None


def _difference(leaf: Type, ours: DataLayout, theirs: DataLayout) -> str | None:
    if (size := ours.alloc_size(leaf)) != (other := theirs.alloc_size(leaf)):
        return f"{leaf} takes {size} bytes in it, {other} on the target"
    if isinstance(leaf, PointerType) and ours.index_width(leaf.addrspace) != theirs.index_width(leaf.addrspace):
        return f"offsets from {leaf} have {ours.index_width(leaf.addrspace)} bits in it, {theirs.index_width(leaf.addrspace)} on the target"
    return _alignments(leaf, ours, theirs) if theirs.abi_align(leaf) < ours.abi_align(leaf) else None


def _alignments(leaf: Type, ours: DataLayout, theirs: DataLayout) -> str:
    return f"{leaf} is aligned to {ours.abi_align(leaf)} bytes in it, to {theirs.abi_align(leaf)} on the target"


def _within_braces(text: str) -> Iterable[str]:
    """What stands in the braces of struct types, line by line; not those of metadata."""
    for line in text.split("\n"):
        if "}" not in line:
            continue
        depth = 0
        start = 0
        for brace in _BRACE.finditer(line):
            if brace[0] == "{":
                start = brace.end() if depth == 0 else start
                depth += 1
            elif depth:
                depth -= 1
                if depth == 0:
                    yield line[start : brace.start()]
