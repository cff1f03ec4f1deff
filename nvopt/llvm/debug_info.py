"""Debug info that LLVM drops as it reads, with a warning: what is invalid, and what is of another version than today's.

    !llvm.module.flags = !{!0}
    !0 = !{i32 2, !"Debug Info Version", i32 3}

LLVM does so in an upgrade, which verifies a module of today's version first, and ends the process where more than its debug info is
invalid. So modules are read without the upgrade and verified as any other; what is to lose its debug info is read once more, by a child.
"""

import re
import sys
from typing import NamedTuple

from nvopt.llvm.native_module import NativeModule
from nvopt.llvm.stack import call_deep
from nvopt.patterns import late

_FLAG = b"Debug Info Version"
_FLAGS = late(rb"!llvm\.module\.flags *= *!\{([^{}\n]*)\}")
_CURRENT = late(rb"(!\d+) *= *(?:distinct *)?!\{ *i32 +\d+ *, *$")
_VERSION = late(rb'" *, *i32 +3 *\}')
_MARKS = (b"!dbg", b"#dbg_", b"llvm.dbg.", b"!DI", b"llvm.gcov", b"heapallocsite")
_WARNING = late(rb"^warning: (ignoring (?:invalid debug info|debug info with an invalid version \(\d+\)) in )", re.M)


def has_version(data: bytes) -> bool:
    """Whether text or bitcode may say which version its debug info has. What says none is not verified by LLVM's upgrade."""
    return _FLAG in data


def is_old(text: bytes) -> bool:
    """Whether a module's text may have debug info, and may not be of today's version."""
    start = _metadata_start(text)
    return start >= 0 and not _is_current(text, start) and _may_have(text, start)


def _metadata_start(text: bytes) -> int:
    """Where the first line of metadata is, behind all functions as LLVM prints it; where no line begins with such, the first mention."""
    if text.startswith(b"!"):
        return 0
    line = text.find(b"\n!")
    return line + 1 if line >= 0 else text.find(b"!")


def _may_have(text: bytes, start: int = 0) -> bool:
    return any(text.find(mark, start) >= 0 for mark in _MARKS)


def _is_current(text: bytes, start: int) -> bool:
    """Whether the text says in so many words that its debug info is of today's version."""
    at = text.find(_FLAG, start)
    if at < 0 or text.find(_FLAG, at + 1) >= 0:
        return False
    node = _CURRENT.match(text, text.rfind(b"\n", 0, at) + 1, text.rfind(b'!"', 0, at))
    flags = _FLAGS.match(text, text.rfind(b"\n!llvm.module.flags") + 1)
    version = _VERSION.match(text, at + len(_FLAG))
    return node is not None and flags is not None and version is not None and node[1] in re.split(rb"[ ,]+", flags[1])


class Dropped(NamedTuple):
    """A module's text without its debug info, and LLVM's warning up to the name of the module; empty where there was none."""

    text: bytes
    warning: str


def without_debug_info(data: bytes, *, bitcode: bool, silently: bool = False) -> Dropped | None:
    """Let LLVM drop debug info where it thinks it should, in a child. None where it drops none, or ends the process. With `silently` there
    may be no warning: LLVM gives none for calls of `llvm.dbg.value` in a module without a version."""
    if not bitcode and not _may_have(data):
        return None
    from nvopt.llvm.children import in_fork, in_new_process, may_fork  # late: hardly any module needs it

    if may_fork():
        done = in_fork(lambda: _upgraded(data, bitcode=bitcode))
    else:
        done = in_new_process("from nvopt.llvm.debug_info import upgrade; upgrade()", data, "bitcode" if bitcode else "text")
    warning = _WARNING.search(done.errors)
    if done.status != 0 or (warning is None and not silently):
        return None
    return Dropped(done.output, warning[1].decode() if warning is not None else "")


def upgrade() -> None:
    """What a new process does: a module on standard input, its text on standard output."""
    from nvopt.llvm.children import serve

    serve(lambda data: _upgraded(data, bitcode=sys.argv[1] == "bitcode"))


def _upgraded(data: bytes, *, bitcode: bool) -> bytes:
    read = call_deep(len(data), lambda: NativeModule.parse(data, bitcode=bitcode, upgrade=True))
    if isinstance(read, bytes):
        raise ValueError(read)
    return call_deep(len(data), read.print)
