"""lower-aggr-copies on the text of a function whose only aggregates are put together of scalars, by insertvalue, and taken apart again:

    %pair = insertvalue %struct.uint2 undef, i32 %low, 0
    %both = insertvalue %struct.uint2 %pair, i32 %high, 1
    %x = extractvalue %struct.uint2 %both, 0                       is %low

So it is in libdevice, in a handful of lines of functions of thousands: none of them is read into objects for that. An aggregate that a
call or a return wants whole stays.
"""

from __future__ import annotations

from collections.abc import Mapping

from nvopt.analysis.cfg import may_have_unreachable_blocks
from nvopt.ir import Function
from nvopt.passes.constants_in_text import put_values
from nvopt.patterns import late

_NAME = r"%[-\w$.]+"
_AGGREGATE = rf"(?:{_NAME}|\{{ [^{{}}\[\]<>\n]* \}}|\[\d+ x \w+\])"
_SCALAR = r"[a-z]\w*(?: addrspace\(\d+\))?"
_BEHIND = r"(?:, !dbg !\d+)?(?=\n)"
_INSERT = late(rf"\n  ({_NAME}) = insertvalue {_AGGREGATE} ({_NAME}|undef|poison), {_SCALAR} ([^\s,]+), (\d+){_BEHIND}")
_EXTRACT = late(rf"\n  ({_NAME}) = extractvalue {_AGGREGATE} ({_NAME}), (\d+){_BEHIND}")
_NAMES = late(_NAME)
_MOST = 256
"""Insertvalues in a function: each extract goes back through some of them."""


def without_moves(function: Function) -> str | None:
    """The text with what was inserted in place of what is extracted; None where that isn't all there is to do, or is of another form."""
    text = function.text
    inserts = {name: (base, value, index) for name, base, value, index in _INSERT.findall(text)}
    extracts = {name: (base, index) for name, base, index in _EXTRACT.findall(text)}
    if len(inserts) < text.count(" = insertvalue ") or len(extracts) < text.count(" = extractvalue "):
        return None
    if len(inserts) > _MOST or '%"' in text or "#dbg_" in text or "\n  uselistorder" in text or may_have_unreachable_blocks(text):
        return None
    taken = {name: (base, index) for name, (base, index) in extracts.items() if base in inserts}
    if not taken or any(base in extracts for base, _ in extracts.values()):
        return None
    values: dict[str, str] = {}
    for name, (base, index) in taken.items():
        value = _inserted(base, index, inserts)
        if value is None:
            return None
        values[name] = value
    if any(map(function.module.has_struct_type, (*inserts, *extracts))):
        return None
    for name, value in values.items():  # one may be taken out of an aggregate that another, which stands ahead of it, was put into
        values[name] = values.get(value, value)
    if not values.keys().isdisjoint(values.values()):
        return None
    named = set(_NAMES.findall(_EXTRACT.sub("", _INSERT.sub("", text))))
    whole = _wanted_whole(inserts, named)
    named.update(operand for name in whole for operand in inserts[name][:2])
    used = named.union(values[name] for name in values.keys() & named)
    text = _INSERT.sub(lambda line: line[0] if line[1] in whole else "", text)
    text = _EXTRACT.sub(lambda line: line[0] if line[1] in used and line[1] not in taken else "", text)
    return put_values(text, values)


def _inserted(aggregate: str, index: str, inserts: Mapping[str, tuple[str, str, str]]) -> str | None:
    """What was put into `aggregate` at `index`, None where that isn't seen."""
    while aggregate in inserts:  # which end: nothing goes round where every block can be reached and no aggregate comes out of a phi
        aggregate, value, at = inserts[aggregate]
        if at == index:
            return value
    return None


def _wanted_whole(inserts: Mapping[str, tuple[str, str, str]], named: set[str]) -> set[str]:
    """The insertvalues that others than their kind want whole, which are those in `named`, and the ones that those are made by."""
    whole: set[str] = set()
    for name in inserts.keys() & named:
        while name in inserts and name not in whole:
            whole.add(name)
            name = inserts[name][0]
    return whole
