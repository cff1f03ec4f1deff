"""Dropping a module's debug info on demand, as -strip-debug has it."""

import re

from nvopt.llvm.debug_info import without_debug_info

_VERSION_NODE = re.compile(rb'^(!\d+ = !\{i32 \d+, !"Debug Info Version", i32 )(\d+)\}$', re.M)


def stripped(text: bytes) -> bytes:
    """A module's text, as LLVM prints it, without debug info; the text itself where it has none. LLVM drops what is of a version that it
    doesn't know, and keeps the flag that says which."""
    found = _VERSION_NODE.search(text)
    dropped = without_debug_info(_VERSION_NODE.sub(rb"\g<1>0}", text), bitcode=False, silently=True)
    if dropped is None:
        return text
    return dropped.text if found is None else _VERSION_NODE.sub(rb"\g<1>" + found[2] + b"}", dropped.text)
