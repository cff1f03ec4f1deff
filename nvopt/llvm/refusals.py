"""Why a text is refused, where LLVM's own message doesn't say: it is of an LLVM too old or too new.

LLVM 22 reads typed pointers (`i32*`) as `ptr` wherever an instruction also says what it works on, which is the text of LLVM 3.7 to 14.
What it can't read is older: there `load i32* %p` took its type from the pointer, and metadata were values (`metadata !{i32 1}`). One thing
of those days it reads as something else: a call that names the type of the pointer it calls.
"""

import os
import re
from typing import NamedTuple

from nvopt.llvm.edits import EditedText
from nvopt.llvm.errors import InputError
from nvopt.llvm.located_errors import at_offset, parse_error, shorten
from nvopt.llvm.newer_text import SPELLING
from nvopt.llvm.typed_pointers import NO_CODE

_PLACE = re.compile(rb"<string>:(\d+):(\d+): error: ([^\n]*)")


class _Refusal(NamedTuple):
    """LLVM's message, and what it is about: an offset into the text that it was given, and the line there."""

    message: str
    offset: int
    start: int
    end: int


def _place(said: bytes, data: bytes) -> _Refusal | None:
    match = _PLACE.match(said)
    if match is None:
        return None
    start = 0
    for _ in range(int(match[1]) - 1):
        start = data.find(b"\n", start) + 1
    end = data.find(b"\n", start)
    return _Refusal(match[3].decode(errors="backslashreplace"), start + int(match[2]) - 1, start, end if end >= 0 else len(data))


def is_newer(said: bytes, text: EditedText) -> bool:
    """Whether the line that LLVM refused holds something that may be spelled as newer LLVMs do, or is a string of `module asm`."""
    refusal = _place(said, text.data)
    if refusal is None:
        return False
    return SPELLING.search(text.data, refusal.start, refusal.end) is not None or text.data[refusal.offset : refusal.offset + 1] == b'"'


def refused(said: bytes, path: str, text: EditedText) -> InputError:
    """The error that tells why LLVM refused a text: in its own words, unless the text is too old or too new for it, or CUDA."""
    if os.path.splitext(path)[1].lower() in _CUDA_SOURCE:
        return InputError(f"{parse_error(said, path)}\n{path}: note: {_of_cuda(path)}")
    refusal = _place(said, text.data)
    if refusal is None:
        return parse_error(said, path)
    for reason in (_too_old(refusal, text.data), _too_new(refusal, text.data)):
        if reason is not None:
            error = at_offset(text.user, text.user_offset(reason.offset), path, reason.message)
            return InputError(f"{error}\n{path}: note: {reason.note}")
    if text.touches(refusal.start, refusal.end):
        return at_offset(text.user, text.user_offset(refusal.offset), path, shorten(refusal.message))
    return parse_error(said, path)


_CUDA_SOURCE = (".cu", ".cuh")


def _of_cuda(path: str) -> str:
    made = f"{os.path.splitext(path)[0]}.ll"
    return (
        "this is CUDA C++, and nvopt reads the LLVM IR that clang makes of it: clang++ -x cuda --cuda-device-only --cuda-gpu-arch=sm_90 "
        f"-nogpulib -O1 -Xclang -disable-llvm-passes -S -emit-llvm {path} -o {made} "
        '(README, "From CUDA sources", has what CUDA 13 needs besides)'
    )


# A pointer to a function, the name of something, and the start of a list.
_CALL_BY_POINTER = r'\)\s*(?:addrspace\(\d+\)\s*)?\*\s*(?P<callee>[@%](?:"[^"]*"|[-\w$.]+))\s*\('
_CALL = re.compile(_CALL_BY_POINTER.encode())
_NO_CODE_OR_CALL = re.compile(f"{NO_CODE}|{_CALL_BY_POINTER}".encode(), re.DOTALL)


def misread_call(path: str, text: EditedText) -> InputError | None:
    """The error on the first call whose type LLVM, which has taken the text, got wrong; None where there is none.

    LLVM 3.6 and older write `call i32 (i8*, ...)* @printf(...)` for a call that gives an i32. That is the type of what is called; LLVM 3.7
    to 14 say there what the call gives, which would be a pointer to a function. Both may be meant only where a pointer is what the function
    gives by its declaration. Of a callee without one, only a variadic type is taken for the old notation: that prints no other.
    """
    if _CALL.search(text.data) is None:  # in most text nothing looks like one, not even in strings
        return None
    heads: dict[bytes, bool | None] = {}
    for found in _NO_CODE_OR_CALL.finditer(text.data):
        callee = found["callee"]
        if callee is None or _HEAD.search(text.data, text.data.rfind(b"\n", 0, found.start()) + 1, found.start()):
            continue
        if callee not in heads:
            heads[callee] = _gives_pointer(callee, text.data)
        gives_pointer = heads[callee]
        if gives_pointer is False or (gives_pointer is None and text.data.endswith(b"...", 0, found.start())):
            shown = callee.decode(errors="backslashreplace")
            message = (
                f"typed pointers ({_DIALECT}), as LLVM 3.6 and older use them: this call names the type of the pointer {shown}; it is now "
                "the function's type that stands there, without the asterisk"
            )
            error = at_offset(text.user, text.user_offset(found.start("callee")), path, message)
            return InputError(f"{error}\n{path}: note: {_UPGRADE}")
    return None


_HEAD = re.compile(rb"\b(?:define|declare)\b[^{}]*\Z")


def _gives_pointer(name: bytes, data: bytes) -> bool | None:
    """Whether the function `name` gives a pointer by its head; None where it has none."""
    head = re.search(rb"^\s*(?:define|declare)\b[^\n]*?(\*|\bptr|\bptr\s+addrspace\(\d+\))?\s*" + re.escape(name) + rb"\s*\(", data, re.M)
    return head[1] is not None if head is not None else None


class _Reason(NamedTuple):
    """What is wrong, where in the text that LLVM was given, and what to do."""

    offset: int
    message: str
    note: str


_DIALECT = "LLVM 14 and older, NVVM IR 1.x, libNVVM's old dialect"
_UPGRADE = (
    "nvopt reads text of LLVM 3.7 and newer as far as LLVM 22 can upgrade it, and bitcode of LLVM 3.0 and newer. Assemble older text with "
    "the llvm-as of the LLVM that wrote it: nvopt takes that bitcode as it is"
)
_FAR = 4000  # bytes to look back for the start of an instruction
_WORD = rb"(?<![-\w$.%@!\"])"
_FROM_POINTER = {
    "expected comma after load's type": (
        "load",
        re.compile(rb".*" + _WORD + rb"load(?:\s+atomic)?(?:\s+volatile)?\s+(.*\*)\s*", re.DOTALL),
    ),
    "expected comma after getelementptr's type": (
        "getelementptr",
        re.compile(rb".*" + _WORD + rb"getelementptr(?:\s+inbounds)?[\s(]+(.*\*>?)\s*", re.DOTALL),
    ),
    "expected comma after alias or ifunc's type": (
        "alias",
        re.compile(rb".*" + _WORD + rb"alias\s+(.*\*)\s*", re.DOTALL),
    ),
}
_POINTEE = re.compile(r"(?:\s*addrspace\(\d+\))?\s*\*$")
_UNTYPED_COPY = re.compile(rb"\*\s+(?:[a-z]\w*(?:\([^()]*\)|\s+\d+)?\s+)*(byval|sret|inalloca)\s*$")
_LOCAL_NODE = re.compile(rb"metadata\s+!\{[^{}]*$")
_METADATA_REFUSALS = ("Expected '!' here", "unexpected type in metadata definition", "invalid metadata-value-metadata roundtrip")
_OLD_WORDS = {
    (
        "volatile",
        "expected instruction opcode",
    ): "`volatile load` and `volatile store` of LLVM 2.9 and older are now `load volatile` and `store volatile`",
    ("linker_private", "expected type"): "the linkage linker_private of LLVM 3.4 and older is now `private`",
    (
        "personality",
        "expected instruction opcode",
    ): "a landingpad with a personality is of LLVM 3.6 and older; it now belongs to the function",
}
_TOKEN = re.compile(rb"!?[-\w$.]+")


def _too_old(refusal: _Refusal, data: bytes) -> _Reason | None:
    before = data[max(0, refusal.offset - _FAR) : refusal.offset]
    return _typed_pointer(refusal, before) or _old_metadata(refusal, data, before) or _old_word(refusal, data)


def _typed_pointer(refusal: _Refusal, before: bytes) -> _Reason | None:
    """Something that took a type from a pointer."""
    what, pattern = _FROM_POINTER.get(refusal.message, ("", None))
    match = pattern.fullmatch(before) if pattern is not None else None
    if match is not None:
        pointer = match[1].decode(errors="backslashreplace")
        told = (
            f"; it is now `{what} {_as_of_today(_POINTEE.sub('', pointer))}, {_as_of_today(pointer)}`"
            if len(pointer) < 60 and not pointer.endswith(">")
            else ""
        )
        message = f"typed pointers ({_DIALECT}), as LLVM 3.6 and older use them: this {what} takes its type from the pointer{told}"
        return _Reason(refusal.offset - len(before) + match.start(1), message, _UPGRADE)
    match = _UNTYPED_COPY.search(before) if refusal.message == "expected '('" else None
    if match is None:
        return None
    word = match[1].decode()
    message = (
        f"typed pointers ({_DIALECT}), as LLVM 11 and older use them: this {word} takes its type from the pointer; it is now "
        f"`{word}(T)`, where T is the type pointed to"
    )
    return _Reason(refusal.offset - len(before) + match.start(1), message, _UPGRADE)


def _as_of_today(type: str) -> str:
    """A type as it is written now, if it is a pointer."""
    pointer = re.search(r"( addrspace\(\d+\))?\s*\*$", type)
    return f"ptr{pointer[1] or ''}" if pointer is not None else type


def _old_metadata(refusal: _Refusal, data: bytes, before: bytes) -> _Reason | None:
    if data.startswith(b"!MD", refusal.offset) and refusal.message == "expected metadata type":
        return _Reason(refusal.offset, "debug metadata of LLVM 3.6: !MDLocation and its like are now !DILocation and its like", _UPGRADE)
    offset = refusal.offset
    local = _LOCAL_NODE.search(before) if refusal.message == "invalid use of function-local name" else None
    if local is not None:
        offset += local.start() - len(before)
    elif not (data.startswith(b"metadata", offset) and refusal.message in _METADATA_REFUSALS):
        return None
    message = (
        'metadata as LLVM 3.5 and older write them (NVVM IR 1.x, libNVVM\'s old dialect): `metadata !{metadata !"x"}` is now `!{!"x"}`'
    )
    return _Reason(offset, message, _UPGRADE)


def _old_word(refusal: _Refusal, data: bytes) -> _Reason | None:
    told = _OLD_WORDS.get((_word_at(data, refusal.offset), refusal.message))
    return _Reason(refusal.offset, told, _UPGRADE) if told is not None else None


def _word_at(data: bytes, offset: int) -> str:
    match = _TOKEN.match(data, offset)
    return match[0].decode() if match is not None else ""


_NEWER = "nvopt reads text as LLVM 22 prints it, and of newer LLVMs' text what means the same there"
_NEW_WORDS = {
    "noipa": "the attribute noipa",
    "fmaximumnum": "atomicrmw fmaximumnum",
    "fminimumnum": "atomicrmw fminimumnum",
    "elementwise": "an elementwise atomic access",
}


def _too_new(refusal: _Refusal, data: bytes) -> _Reason | None:
    word = _word_at(data, refusal.offset)
    if re.fullmatch("f0x[0-9a-fA-F]+", word):
        bits = 4 * (len(word) - len("f0x"))
        return _Reason(refusal.offset, f"{word} stands for a floating-point type of {bits} bits, and there is none here", _NEWER)
    what = f"the byte type {word}" if re.fullmatch("b[0-9]+", word) and refusal.message == "expected type" else _NEW_WORDS.get(word)
    return _Reason(refusal.offset, f"{what} is of LLVM 23 or newer", _NEWER) if what is not None else None
