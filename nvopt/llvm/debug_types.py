"""Types of debug info that say their identifier, made one of each, as opt does while it reads.

    !3 = !DICompositeType(tag: DW_TAG_class_type, name: "A", flags: DIFlagFwdDecl, identifier: "_ZTS1A")
    !4 = !DICompositeType(tag: DW_TAG_class_type, name: "A", size: 32, identifier: "_ZTS1A")
    !5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !3)

becomes

    !4 = distinct !DICompositeType(tag: DW_TAG_class_type, name: "A", size: 32, identifier: "_ZTS1A")
    !5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !4)

opt asks its context for this (LLVMContext::enableDebugTypeODRUniquing); llvmlite has no way to ask, so it is done to the text. Of several
types with one identifier, the first that is no declaration stays, and all are distinct. Those with another tag than the first are left as
they are. What LLVM never prints is left too: a type within another node, or over several lines.
"""

import re
from typing import NamedTuple

from nvopt.llvm.edits import Edit

_STRING = rb'"[^"]*"'
_NODE = re.compile(
    rb"(?P<slot>![0-9]+)\s*=\s*(?P<distinct>distinct\s+)?(?P<body>!DICompositeType\s*\((?P<fields>(?:[^\"()\n]|%s)*)\))" % _STRING
)
_FIELD = re.compile(rb"([a-zA-Z]+)\s*:\s*(%s|[^,\"]*)" % _STRING)
_REFERENCE = re.compile(rb"%s|;[^\n]*|/\*.*?\*/|(![0-9]+)(?![-\w$.])" % _STRING, re.DOTALL)


class _Type(NamedTuple):
    """A definition of a type with an identifier."""

    slot: bytes
    start: int
    end: int
    body: int  # where the node starts, behind `=` and `distinct`
    is_distinct: bool
    is_declaration: bool
    tag: bytes


def united(data: bytes) -> list[Edit]:
    """The edits that leave one type of each identifier in a text; none where that is so already."""
    edits: list[Edit] = []
    stand_ins: dict[bytes, bytes] = {}
    removed: list[_Type] = []
    for types in _by_identifier(data).values():
        same = [made for made in types if made.tag == types[0].tag]
        kept = next((made for made in same if not made.is_declaration), same[0])
        if not kept.is_distinct:
            edits.append(Edit(kept.body, kept.body, b"distinct "))
        others = [made for made in same if made is not kept]
        removed += others
        stand_ins |= {made.slot: kept.slot for made in others}
    edits += (Edit(made.start, made.end, b"") for made in removed)
    return edits + _redirected(data, stand_ins, removed) if stand_ins else edits


def _by_identifier(data: bytes) -> dict[bytes, list[_Type]]:
    found: dict[bytes, list[_Type]] = {}
    position = data.find(b"identifier:")
    while position >= 0:
        node = _NODE.match(data, data.rfind(b"\n", 0, position) + 1)
        if node is not None:
            fields = dict(_FIELD.findall(node["fields"]))
            start, end = node.span()
            is_declaration = b"DIFlagFwdDecl" in fields.get(b"flags", b"")
            tag = fields.get(b"tag", b"").strip()
            made = _Type(node["slot"], start, end, node.start("body"), bool(node["distinct"]), is_declaration, tag)
            found.setdefault(_unescaped(fields.get(b"identifier", b'""')[1:-1]), []).append(made)
        position = data.find(b"identifier:", max(position + 1, node.end() if node is not None else 0))
    found.pop(b"", None)
    return found


def _unescaped(text: bytes) -> bytes:
    if b"\\" not in text:
        return text
    from nvopt.ir.types import unescape_bytes  # late: LLVM's passes do without the mirror

    return unescape_bytes(text.decode(errors="surrogateescape"))


def _redirected(data: bytes, stand_ins: dict[bytes, bytes], removed: list[_Type]) -> list[Edit]:
    """Edits that put `stand_ins` in place of references, except within what is `removed`."""
    gone = sorted((made.start, made.end) for made in removed)
    edits = []
    for found in _REFERENCE.finditer(data):
        if found[1] not in stand_ins:
            continue
        while gone and gone[0][1] <= found.start():
            gone.pop(0)
        if not gone or found.start() < gone[0][0]:
            edits.append(Edit(*found.span(1), stand_ins[found[1]]))
    return edits
