"""The comdats of a module: groups of values of which a linker takes all or none.

comdat_of(function)        # "$_Z4copyv"; "" for none
comdat_members(module)     # {"$_Z4copyv": [function, its guard variable]}
"""

from __future__ import annotations

import re

from nvopt.ir import GlobalAlias, GlobalValue, Module
from nvopt.ir.reading.cursor import NAME

_REF = re.compile(rf"@{NAME}", re.ASCII)


def comdat_of(value: GlobalValue) -> str:
    """The name of the comdat that `value` is in, with its `$`; "" for none. An alias is in that of what it stands for."""
    text = value.comdat
    if isinstance(value, GlobalAlias):
        base = _REF.search(value.aliasee.ref) if value.aliasee is not None else None
        return comdat_of(value.module.symbol(base[0])) if base is not None else ""
    return f"${value.ref[1:]}" if text == "comdat" else text.removeprefix("comdat(").removesuffix(")")


def comdat_members(module: Module) -> dict[str, list[GlobalValue]]:
    """Who is in each comdat."""
    members: dict[str, list[GlobalValue]] = {}
    for value in module.global_values:
        if comdat := comdat_of(value):
            members.setdefault(comdat, []).append(value)
    return members
