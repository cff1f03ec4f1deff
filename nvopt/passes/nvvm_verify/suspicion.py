"""Which texts may break a rule that llc or ptxas enforce: most modules need no reading for these rules.

The patterns know LLVM's own spelling, so what something else has written is read. It is short as a rule. They are compiled when
they are first used: most are not, in most runs.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache
from math import prod

from nvopt.target.limits import CONSTANT_BYTES, parameter_bytes

_PRINTED_BY_LLVM = b"; ModuleID = '"
_LOCAL_NAME = rb'%(?:"[^"]*"|[-\w$.]+)'
# The lines of functions, and of variables, aliases and ifuncs that others see, with their names.
_FUNCTION = rb"\n((?:define|declare) [^\n]*)"
_SYMBOL = rb'\n(@(?:"[^"]*"|[-\w$.]+) = (?!(?:internal|private) )[^\n]*)'
# What must stand in such a line to make it suspicious, and how.
_FUNCTIONS = (
    (b"ptx_kernel ", rb"declare [^@]*ptx_kernel |define (?:[^@]* )?ptx_kernel (?!void @|[^@]* void @)"),  # it may be called
    (b"byval(", rb"define .*align (?!128\b)\d{3}"),
    (b" prefix ", rb"define .* prefix "),
    (b" prologue ", rb"define .* prologue "),
    (
        b"@llvm.",
        rb".*@llvm\.(?:aarch64|amdgcn|arm|bpf|dx|hexagon|loongarch|mips|ppc|r600|riscv|s390|spv|sve|ve|wasm|x86|xcore)\.",
    ),
)
_NAMED = rb'@(?:"[^"]*"|[-\w$.]+) = '
_SYMBOLS = (
    (b" addrspace(", _NAMED + rb"[^@]*addrspace\((?![0134]\))\d+\) [^@]*(?:global|constant) "),
    (b" addrspace(3) ", _NAMED + rb"(?!external )[^@]*addrspace\(3\) (?:global|constant) (?!.* (?:undef|poison)\b)"),
    (b"align ", _NAMED + rb".*align \d{10}"),
    (b" alias ", _NAMED + rb"[^@]*\balias "),
    (b" ifunc ", _NAMED + rb"[^@]*\bifunc "),
)
_KERNEL = rb"define (?:[^@]* )?ptx_kernel [^@]*@(\"[^\"]*\"|[-\w$.]+)\((.*)"
_IN_CONSTANT_MEMORY = _NAMED + rb"[^@]*addrspace\(4\) [^@]*(?:global|constant) (.*)"
_CALLED = rb"call [^\n@]*@(\"[^\"]*\"|[-\w$.]+)\("
_INITIALIZER = rb" zeroinitializer|(?<=\]) [\[c]|(?<=\}) \{|, align "
_NUMBERS = rb"((?:\[\d+ x )+)(\w+)\]+"
_ALIGN = rb", align (\d+)"
_NUMBER_LAYOUT = rb"[-\"][if](\d+):(\d+)"
_WIDTHS = {b"i8": 1, b"i16": 2, b"i32": 4, b"i64": 8, b"half": 2, b"bfloat": 2, b"float": 4, b"double": 8}
_STRUCT_TYPE = rb"\n(%[^=\n]+) = type (.*)"
_LOCAL_NAMES = _LOCAL_NAME
_COUNT = rb"[\[<](?:vscale x )?(\d+) x"
# Addresses that are made of others, and those that are written to.
_MAKES = rb" ?= ?(?:getelementptr|addrspacecast|select|phi|freeze) "
_MADE = _LOCAL_NAME + _MAKES
_ADDRESS = rb"\n  (" + _LOCAL_NAME + rb")" + _MAKES + rb"([^\n]*)"
_WRITTEN = (
    rb"\n  (?:store [^\n]*, ptr (" + _LOCAL_NAME + rb")|[^\n]*@llvm\.mem(?:cpy|move|set)[^(\n]*\(ptr [^%@\n,]*(" + _LOCAL_NAME + rb")"
    rb"|%[^=\n]+ = (?:atomicrmw|cmpxchg) [^\n@]*?ptr (" + _LOCAL_NAME + rb"))"
)
# Lines that write to constant memory. Of memory intrinsics some write to their first argument.
_WRITE = rb"store [^\n]*, ?|(?:atomicrmw|cmpxchg) [^\n@]*|[^\n]*@llvm\.mem(?:cpy|move|set)\.[^(\n]*\("
_CAST_TO_GENERIC = rb"(?:[a-z]+(?:\(\d+\)| \d+)? )*?(?:getelementptr [^\n@]*)?addrspacecast \(ptr "
_WRITES_CONSTANT = rb" ?(?:" + _LOCAL_NAME + rb" ?= ?)?(?:" + _WRITE + rb")ptr (?:" + _CAST_TO_GENERIC + rb")?addrspace\(4\)"
_CAST_FROM_CONSTANT = rb"addrspacecast \(?ptr addrspace\(4\)"
_BOUNDS = rb'"nvvm\.(?:(?:maxntid|reqntid)"="(?!(?:[1-9]\d{0,8}(?:,[1-9]\d{0,8}){0,2})?")|(?:minctasm|maxnreg)"="(?![1-9]\d{0,8}"))'
# What must stand in the text for a pattern to be looked for: a fixed text is found faster, and the longer the faster. None: it is enough.
_USUAL_CMPXCHG = rb"[^\n]*ptr (?:addrspace\([137]\) )?[^\s,(]+, i(?:32|64) [^\n,]+, i(?:32|64) [^\n,\"]*(?:,|\n)"
_WORDS: tuple[tuple[bytes, bytes | None], ...] = (
    (b" = atomicrmw ", rb" = atomicrmw [^\n]*addrspace\(101\)"),
    (b" = cmpxchg ", rb" = cmpxchg (?!" + _USUAL_CMPXCHG + rb")"),
    (b" fence syncscope(", rb' fence syncscope\("(?!(?:block|cluster|device)")'),
    (b" indirectbr ", None),
    (b" inteldialect ", None),
    (b"!nvvm.annotations", None),  # LLVM makes kernels and bounds of them as it reads
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
    functions, symbols = re.findall(_FUNCTION, text), re.findall(_SYMBOL, text)
    if _is_suspicious(functions, _FUNCTIONS) or _is_suspicious(symbols, _SYMBOLS):
        return True
    attributes = text[max(0, text.rfind(b"\n}\n")) :]  # they stand behind the functions
    if _may_have_wrong_bounds(b"\n".join([*functions, attributes])) or _writes_constant_memory(text):
        return True
    structs = dict(re.findall(_STRUCT_TYPE, text))
    in_constant_memory = [found[1] for line in symbols if b"addrspace(4)" in line and (found := re.match(_IN_CONSTANT_MEMORY, line))]
    widths = _widths(text) if in_constant_memory else {}
    if sum(_bytes_of_variable(rest, structs, widths) for rest in in_constant_memory) > CONSTANT_BYTES:
        return True
    kernels = [found for line in functions if b"ptx_kernel " in line and (found := re.match(_KERNEL, line))]
    if any(_most_bytes(kernel[2], structs) > parameter_bytes(None) for kernel in kernels):
        return True
    return bool(kernels) and not {kernel[1] for kernel in kernels}.isdisjoint(re.findall(_CALLED, text))


def _is_suspicious(lines: Sequence[bytes], patterns: Sequence[tuple[bytes, bytes]]) -> bool:
    return any(word in line and re.match(pattern, line) is not None for line in lines for word, pattern in patterns)


def _may_have_wrong_bounds(text: bytes) -> bool:
    """Whether attributes of kernels may say what bounds can't be, or too much."""
    return b'"nvvm.' in text and ((b'"nvvm.maxntid"' in text and b'"nvvm.reqntid"' in text) or re.search(_BOUNDS, text) is not None)


def _writes_constant_memory(text: bytes) -> bool:
    """Whether an instruction may write to constant memory, at once or by an address that it makes of one there."""
    end, at = 0, text.find(b"addrspace(4)")
    suspected = 0  # the end of the last function that was looked at as a whole
    while at >= 0:
        start, end = text.rfind(b"\n", end, at) + 1, text.find(b"\n", at)
        if end < 0:
            end = len(text)
        if not text.startswith((b"@", b"define ", b"declare "), start):
            line = b" ".join(text[start:end].split())
            if re.match(_WRITES_CONSTANT, line) is not None:
                return True
            if start >= suspected and re.search(_CAST_FROM_CONSTANT, line) is not None and re.match(_MADE, line) is not None:
                head, suspected = text.rfind(b"\n}\n", 0, start) + 1, text.find(b"\n}\n", end)
                if suspected < 0:
                    suspected = len(text)
                if _may_write_constant(text[head:suspected]):
                    return True
        at = text.find(b"addrspace(4)", end)
    return False


def _may_write_constant(function: bytes) -> bool:
    """Whether a function may write to an address that it makes of one in constant memory."""
    made = dict(re.findall(_ADDRESS, function))
    written = [name for names in re.findall(_WRITTEN, function) for name in names if name in made]
    while written:
        of = made.pop(written.pop(), b"")
        if b"addrspace(4)" in of:
            return True
        written += (name for name in re.findall(_LOCAL_NAMES, of) if name in made)
    return False


def _bytes_of_variable(rest: bytes, structs: dict[bytes, bytes], widths: dict[bytes, int]) -> int:
    """At least as many bytes as a variable takes, with those that are left free ahead of it, by what stands behind `global`."""
    types = re.split(_INITIALIZER, rest, maxsplit=1)[0]
    numbers = re.fullmatch(_NUMBERS, types)
    width = widths.get(numbers[2]) if numbers is not None else None
    align = re.match(_ALIGN, rest[max(0, rest.rfind(b", align ")) :])
    taken = prod(map(int, re.findall(_COUNT, types))) * width if width is not None else _most_bytes(types, structs)
    return taken + (int(align[1]) if align is not None else 16)


def _widths(text: bytes) -> dict[bytes, int]:
    """The bytes that elements of arrays take, where the data layout aligns numbers to no more than their size; none elsewhere."""
    layout = text.find(b'\ntarget datalayout = "')
    specs = re.findall(_NUMBER_LAYOUT, text[layout : text.find(b"\n", layout + 1)]) if layout >= 0 else []
    return _WIDTHS if all(int(align) <= max(8, int(bits)) for bits, align in specs) else {}


def _most_bytes(types: bytes, structs: dict[bytes, bytes]) -> int:
    """At least as many bytes as values of the types take that stand in a piece of text: 16 for each number or pointer."""
    inner = sum(_most_bytes(structs[name], structs) for name in re.findall(_LOCAL_NAMES, types) if name in structs)
    return prod(map(int, re.findall(_COUNT, types))) * (16 * (1 + types.count(b",")) + inner)
