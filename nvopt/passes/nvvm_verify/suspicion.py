"""Which texts may break a rule that llc or ptxas enforce: most modules need no reading for these rules.

The patterns know LLVM's own spelling, so what something else has written is read. It is short as a rule.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache
from math import prod

from nvopt.target.limits import CONSTANT_BYTES, parameter_bytes

_PRINTED_BY_LLVM = b"; ModuleID = '"
_LOCAL_NAME = rb'%(?:"[^"]*"|[-\w$.]+)'
_LOCAL = rb"(?:internal|private) "
_HEAD = re.compile(rb"\n((?:@|define )[^\n]*)")
# Of the line that defines a function, behind `define`.
_FUNCTIONS = (
    rb"(?:[^@\n]* )?ptx_kernel (?!void @|[^@\n]* void @)",
    rb".*byval\(.*align (?!128\b)\d{3}",
    rb".* (?:prefix|prologue) ",
)
# Of the line of a variable, an alias or an ifunc that others see, behind its name.
_SYMBOLS = (
    rb"[^@\n]*addrspace\((?![0134]\))\d+\) [^@\n]*(?:global|constant) ",
    rb"(?!external )[^@\n]*addrspace\(3\) (?:global|constant) (?!.* (?:undef|poison)\b)",
    rb".*align \d{10}",
    rb"[^@\n]*\b(?:alias|ifunc) ",
)
_SUSPICIOUS_HEAD = re.compile(
    rb"^(?:define (?:" + rb"|".join(_FUNCTIONS) + rb")"
    rb"|@[^=\n]+ = (?!" + _LOCAL + rb")(?:" + rb"|".join(_SYMBOLS) + rb"))",
    re.M,
)  # fmt: skip
_KERNEL = re.compile(rb"^define (?:[^@\n]* )?ptx_kernel [^@\n]*@(\"[^\"]*\"|[-\w$.]+)\((.*)", re.M)
_CALLED = re.compile(rb"call [^\n@]*@(\"[^\"]*\"|[-\w$.]+)\(")
_IN_CONSTANT_MEMORY = re.compile(rb"^@[^=\n]+ = (?!" + _LOCAL + rb")[^@\n]*addrspace\(4\) [^@\n]*(?:global|constant) (.*)", re.M)
_INITIALIZER = re.compile(rb" zeroinitializer|(?<=\]) [\[c]|(?<=\}) \{|, align ")
_STRUCT_TYPE = re.compile(rb"\n(%[^=\n]+) = type (.*)")
_LOCAL_NAMES = re.compile(_LOCAL_NAME)
_COUNT = re.compile(rb"[\[<](?:vscale x )?(\d+) x")
# Addresses that are made of others, and those that are written to.
_ADDRESS = re.compile(rb"\n  (" + _LOCAL_NAME + rb") = (?:getelementptr|addrspacecast|select|phi|freeze) ([^\n]*)")
_WRITTEN = re.compile(
    rb"\n  (?:store [^\n]*, ptr (" + _LOCAL_NAME + rb")|[^\n]*@llvm\.mem(?:cpy|move|set)[^(\n]*\(ptr [^%@\n,]*(" + _LOCAL_NAME + rb")"
    rb"|%[^=\n]+ = (?:atomicrmw|cmpxchg) [^\n@]*?ptr (" + _LOCAL_NAME + rb"))"
)
# Lines that write to constant memory. Of memory intrinsics some write to their first argument.
_WRITE = rb"store [^\n]*, ?|(?:atomicrmw|cmpxchg) [^\n@]*|[^\n]*@llvm\.mem(?:cpy|move|set)\.[^(\n]*\("
_CAST_TO_GENERIC = rb"(?:[a-z]+(?:\(\d+\)| \d+)? )*?(?:getelementptr [^\n@]*)?addrspacecast \(ptr "
_WRITES_CONSTANT = re.compile(
    rb" ?(?:" + _LOCAL_NAME + rb" ?= ?)?(?:" + _WRITE + rb")ptr (?:" + _CAST_TO_GENERIC + rb")?addrspace\(4\)",
)
_CAST_FROM_CONSTANT = re.compile(rb"addrspacecast \(?ptr addrspace\(4\)")
# What must stand in the text for patterns to be looked for: a fixed text is found much faster. None: it is enough by itself.
_USUAL_CMPXCHG = rb"[^\n]*ptr (?:addrspace\([137]\) )?[^\s,(]+, i(?:32|64) [^\n,]+, i(?:32|64) [^\n,\"]*(?:,|\n)"
_OTHER_TARGETS = rb"aarch64|amdgcn|arm|bpf|dx|hexagon|loongarch|mips|ppc|r600|riscv|s390|spv|sve|ve|wasm|x86|xcore"
_COUNTS = rb'"nvvm\.(?:(?:maxntid|reqntid)"="(?!(?:[1-9]\d{0,8}(?:,[1-9]\d{0,8}){0,2})?")|(?:minctasm|maxnreg)"="(?![1-9]\d{0,8}"))'
_WORDS: tuple[tuple[bytes, bytes | None], ...] = (
    (b"atomicrmw ", rb" = atomicrmw [^\n]*addrspace\(101\)"),
    (b"cmpxchg ", rb" = cmpxchg (?!" + _USUAL_CMPXCHG + rb")"),
    (b"fence syncscope", rb' fence syncscope\("(?!(?:block|cluster|device)")'),
    (b"ptx_kernel ", rb"\ndeclare [^\n@]*ptx_kernel "),  # it may be called
    (b" indirectbr ", None),
    (b" inteldialect ", None),
    (b'"nvvm.', _COUNTS),
    (b"!nvvm.annotations", None),  # LLVM makes kernels and bounds of them as it reads
    (b"@llvm.", rb"@llvm\.(?:" + _OTHER_TARGETS + rb")\."),
)


@lru_cache(maxsize=1)  # asked ahead of reading, and by the run
def may_be_refused(text: bytes) -> bool:
    """Whether the rules that llc or ptxas enforce need the module read. True is no more than a suspicion.

    Each line is looked at as often as it has suspicious words, whatever its length: a table of numbers may be a line of a megabyte.
    """
    if not text.startswith(_PRINTED_BY_LLVM):
        return True
    if any(word in text and (pattern is None or re.search(pattern, text) is not None) for word, pattern in _WORDS):
        return True
    if b'"nvvm.maxntid"' in text and b'"nvvm.reqntid"' in text:
        return True
    if any(_WRITES_CONSTANT.match(b" ".join(line.split())) is not None for line in _lines_with(b"addrspace(4)", text)):
        return True
    if any(map(_may_write_constant, _functions_with(_CAST_FROM_CONSTANT, text))):
        return True
    heads = b"\n".join(_HEAD.findall(b"\n" + text))
    if _SUSPICIOUS_HEAD.search(heads) is not None:
        return True
    structs = dict(_STRUCT_TYPE.findall(text))
    in_constant_memory = (_INITIALIZER.split(rest, maxsplit=1)[0] for rest in _IN_CONSTANT_MEMORY.findall(heads))
    if sum(_most_bytes(type, structs) for type in in_constant_memory) > CONSTANT_BYTES:
        return True
    kernels = _KERNEL.findall(heads)
    if any(_most_bytes(head, structs) > parameter_bytes(None) for _, head in kernels):
        return True
    return bool(kernels) and not {name for name, _ in kernels}.isdisjoint(_CALLED.findall(text))


def _lines_with(word: bytes, text: bytes) -> Iterator[bytes]:
    """The lines that hold a word, but for the heads of variables."""
    end, at = 0, text.find(word)
    while at >= 0:
        start, end = text.rfind(b"\n", end, at) + 1, text.find(b"\n", at)
        if end < 0:
            end = len(text)
        if not text.startswith(b"@", start):
            yield text[start:end]
        at = text.find(word, end)


def _functions_with(pattern: re.Pattern[bytes], text: bytes) -> Iterator[bytes]:
    """What ends with a function, for each function that holds the pattern."""
    end, found = 0, pattern.search(text)
    while found is not None:
        start, end = text.rfind(b"\n}\n", end, found.start()) + 1, text.find(b"\n}\n", found.end())
        if end < 0:
            end = len(text)
        yield text[start:end]
        found = pattern.search(text, end)


def _may_write_constant(function: bytes) -> bool:
    """Whether a function may write to an address that it makes of one in constant memory."""
    addresses = _ADDRESS.findall(function)
    known = {name for name, made in addresses if b"addrspace(4)" in made}
    count = -1
    while count < len(known):
        count = len(known)
        known |= {name for name, made in addresses if not known.isdisjoint(_LOCAL_NAMES.findall(made))}
    return any(not known.isdisjoint(written) for written in _WRITTEN.findall(function))


def _most_bytes(types: bytes, structs: dict[bytes, bytes]) -> int:
    """At least as many bytes as values of the types take that stand in a piece of text: 16 for each number or pointer."""
    inner = sum(_most_bytes(structs[name], structs) for name in _LOCAL_NAMES.findall(types) if name in structs)
    return prod(map(int, _COUNT.findall(types))) * (16 * (1 + types.count(b",")) + inner)
