"""How much debug info a module keeps, on demand: what clang's -g0, -gline-directives-only, -gline-tables-only and -g stand for.

    !4 = distinct !DICompileUnit(language: …, emissionKind: FullDebug, …)    becomes    … emissionKind: DebugDirectivesOnly, …

PTX has `.loc` directives and nothing else of `line-directives-only`, which is nvcc's -lineinfo. Of `line-tables-only` and `full` it has
sections and `.target sm_90, debug`, and ptxas does not optimize such code. A unit with `NoDebug` is one of whose places only remarks are to
speak; it stays so. `none` drops all, as opt's -strip-debug does.

With lines go variables and labels, and what units list of types and globals: LLVM's code generation takes them for a fault there.
"""

import re
from typing import Literal, get_args

from nvopt.llvm.debug_info import without_debug_info
from nvopt.patterns import late

DebugLevel = Literal["none", "line-directives-only", "line-tables-only", "full"]
"""From nothing to everything that the module has."""
DEBUG_LEVELS: tuple[DebugLevel, ...] = get_args(DebugLevel)

_KINDS = {"line-directives-only": b"DebugDirectivesOnly", "line-tables-only": b"LineTablesOnly", "full": b"FullDebug"}
_UNIT_KIND = late(rb'^(!\d+ = distinct !DICompileUnit\((?:[^"\n]|"[^"\n]*")*?\bemissionKind: )(?!NoDebug)\w+', re.M)
_UNIT = late(rb"^!\d+ = distinct !DICompileUnit\(.*$", re.M)
_LISTED = late(rb'((?:[^"\n]|"[^"\n]*")*?), (?:enums|retainedTypes|globals|imports|macros): !\d+')
_RECORDS = late(rb"^    #dbg_\w+\(.*\)\n", re.M)
_RETAINED = late(rb'^(!\d+ = distinct !DISubprogram\((?:[^"\n]|"[^"\n]*")*?), retainedNodes: !\d+', re.M)
_VERSION_NODE = late(rb'^(!\d+ = !\{i32 \d+, !"Debug Info Version", i32 )(\d+)\}$', re.M)


def with_debug_level(text: bytes, level: DebugLevel) -> bytes:
    """A module's text, as LLVM prints it, with as much debug info as `level` says; the text itself where that changes nothing."""
    if level == "none":
        return _without(text)
    made = _UNIT_KIND.sub(rb"\g<1>" + _KINDS[level], text)
    if level != "full":
        made = _RETAINED.sub(rb"\g<1>", _RECORDS.sub(b"", made))
        made = _UNIT.sub(lambda unit: _LISTED.sub(rb"\g<1>", unit[0]), made)
    return text if made == text else made


def _without(text: bytes) -> bytes:
    """Without any. LLVM drops what is of a version that it doesn't know, and keeps the flag that says which."""
    found = _VERSION_NODE.search(text)
    dropped = without_debug_info(_VERSION_NODE.sub(rb"\g<1>0}", text), bitcode=False, silently=True)
    if dropped is None:
        return text
    return dropped.text if found is None else _VERSION_NODE.sub(rb"\g<1>" + found[2] + b"}", dropped.text)
