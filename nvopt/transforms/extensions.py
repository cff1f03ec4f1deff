"""Extensions of integers; those of integers that aren't negative are the same without a sign or by it.

%w = zext nneg i32 %i to i64      ->      %w = sext i32 %i to i64
"""

from __future__ import annotations

from typing import TypeGuard

from nvopt.ir import CastInst
from nvopt.ir.types import i32


def is_extension(value: object) -> TypeGuard[CastInst]:
    """Whether it is one of 32 bits, as indices are."""
    return isinstance(value, CastInst) and value.opcode in ("sext", "zext") and value.operands[0].type is i32


def is_non_negative(inst: object) -> TypeGuard[CastInst]:
    """Whether both ways are the same: a `zext nneg`, which is poison for what is negative."""
    return isinstance(inst, CastInst) and inst.opcode == "zext" and "nneg" in inst.flags


def extend_by_sign(extension: CastInst) -> None:
    """Puts the extension by the sign in the place of one for which `is_non_negative` holds."""
    name, extension.name = extension.name, ""
    signed = CastInst("sext", extension.operands[0], extension.type, name=name)
    signed.debug_loc = extension.debug_loc
    signed.insert_before(extension)
    extension.replace_all_uses_with(signed)
    extension.erase()
