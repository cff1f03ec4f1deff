"""integer-halves: numbers of 16 bits that lie in a wider integer are elements of a vector, which ptxas finds in halves of registers.

    %high = lshr i64 %x, 48                                      %x.halves = bitcast i64 %x to <4 x i16>
    %d = trunc i64 %high to i16                           ->     %d = extractelement <4 x i16> %x.halves, i32 3

    %low = zext i16 %a to i32                                    %0 = insertelement <2 x i16> zeroinitializer, i16 %a, i32 0
    %b32 = zext i16 %b to i32                                    %halves = insertelement <2 x i16> %0, i16 %b, i32 1
    %high = shl nuw i32 %b32, 16                          ->     %both = bitcast <2 x i16> %halves to i32
    %both = or disjoint i32 %high, %low

LLVM's sroa makes the integers of structs and unions of halves, as vectors of them are in C++, and its instcombine writes every access to
one of them as on the left. On a GPU a vector of two halves is a register, and instructions for halves say which one they mean; but of
shifts ptxas makes shifts, of 64 bits always, of 32 bits mostly.

Done for integers of 32 and 64 bits of which more than the lowest half is asked, and for what is put together of nothing but halves, each
wholly in its place, and zeros. Where nothing but halves is asked of what is loaded, the vector is loaded: of a vector that is made of an
integer code generation, too, makes the shifts again. Behind the last instcombine, which makes them in any case.

Source: nvopt; measured with ptxas 13.0 for sm_90.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import NamedTuple

from nvopt.analysis.dominators import DominatorTree
from nvopt.analysis.locations import location_of
from nvopt.analysis.loops import LoopInfo
from nvopt.ir import BinaryOperator, Builder, CastInst, ConstantInt, Function, Instruction, IntType, LoadInst, Value
from nvopt.ir.constants import null
from nvopt.ir.types import VectorType
from nvopt.passes.base import Context, FunctionPass
from nvopt.remarks import Remark
from nvopt.transforms.dead_values import erase_dead_value

_HALF = IntType.get(16)
_WIDE = (IntType.get(32), IntType.get(64))
_DEEPEST = 6
"""Operations behind one another that are looked through: of four halves it is five."""
_PARTS = re.compile(r" (?:to i16|zext (?:nneg )?i16)\b")


@dataclass(frozen=True)
class IntegerHalves(FunctionPass):
    """The pass `integer-halves`."""

    name = "integer-halves"
    summary = "Take halves out of wider integers, and put them into such, as elements of vectors"
    preserved = frozenset({DominatorTree, LoopInfo})

    def run(self, function: Function, context: Context) -> bool:
        if "optnone" in function.attributes or not (function.is_parsed or _PARTS.search(function.text)):
            return False
        if function.module.data_layout.big_endian:  # the lowest half is the last element
            return False
        halves = _asked_halves(function)
        sums = [inst for inst in function.instructions() if isinstance(inst, BinaryOperator) and _joined_halves(inst)]
        for whole, asked in halves.items():
            _report(asked[0].asks, "taken", function, context)
            _extract(whole, asked)
        for sum in reversed(sums):
            parts = _joined_halves(sum) if sum.parent is not None else None  # a part of a wider one goes with that
            if parts is not None:
                _report(sum, "put together", function, context)
                _join(sum, parts)
        return bool(halves or sums)


class _Half(NamedTuple):
    """One that is asked of an integer."""

    asks: CastInst
    """The truncation."""
    whole: Value
    bit: int
    """Where it begins."""


def _asked_halves(function: Function) -> dict[Value, list[_Half]]:
    """By integer, where more than the lowest is asked."""
    found: dict[Value, list[_Half]] = {}
    for inst in function.instructions():
        if isinstance(inst, CastInst) and inst.opcode == "trunc" and inst.type is _HALF:
            half = _half_of(inst)
            if half.whole.type in _WIDE and half.bit % 16 == 0:
                found.setdefault(half.whole, []).append(half)
    return {whole: halves for whole, halves in found.items() if any(half.bit for half in halves)}


def _half_of(asks: CastInst) -> _Half:
    """What it is a part of, behind truncations and shifts that bring nothing else into it."""
    whole, bit = asks.operands[0], 0
    for _ in range(_DEEPEST):
        match whole:
            case CastInst(opcode="trunc"):
                whole = whole.operands[0]
            case BinaryOperator(opcode="lshr" | "ashr", operands=[shifted, ConstantInt() as by]) if bit + by.unsigned + 16 <= _bits(whole):
                whole, bit = shifted, bit + by.unsigned
            case _:
                break
    return _Half(asks, whole, bit)


def _extract(whole: Value, asked: list[_Half]) -> None:
    type = VectorType.get(_HALF, _bits(whole) // 16)
    vectors = [_extract_one(half, type) for half in asked]
    if isinstance(whole, LoadInst) and _is_one_access(whole) and all(user in vectors for user in whole.users):
        load = Builder.before(whole).load(type, whole.pointer, whole.align)
        load.metadata.update({kind: node for kind, node in whole.metadata.items() if kind != "range"})
        for vector in vectors:
            vector.replace_all_uses_with(load)
            vector.erase()
        whole.erase()


def _is_one_access(load: LoadInst) -> bool:
    """Of a vector, too: what is aligned for less than the whole would be loaded half by half."""
    return load.is_simple and load.align is not None and load.align * 8 >= _bits(load)


def _extract_one(half: _Half, type: VectorType) -> Instruction:
    """The integer as a vector, of which the half is an element."""
    asks = half.asks
    build = Builder.before(asks)
    vector = build.bitcast(half.whole, type)
    element = build.extract_element(vector, half.bit // 16)
    element.take_name(asks)
    asks.replace_all_uses_with(element)
    erase_dead_value(asks)
    return vector


def _joined_halves(sum: BinaryOperator) -> dict[int, Value] | None:
    """The halves that an integer is put together of, by the bit where each begins; None where it isn't, or is a part of a wider one."""
    if sum.opcode != "or" or sum.type not in _WIDE or any(isinstance(user, BinaryOperator) and user.opcode == "or" for user in sum.users):
        return None
    return _halves_in(sum)


def _halves_in(value: Value, depth: int = 0) -> dict[int, Value] | None:
    """Of which a value is put together, with zeros; None where there is something else."""
    if depth > _DEEPEST:
        return None
    match value:
        case CastInst(opcode="zext", operands=[half]) if half.type is _HALF:
            return {0: half}
        case CastInst(opcode="zext", operands=[narrow]):
            return _halves_in(narrow, depth + 1)
        case BinaryOperator(opcode="shl", operands=[shifted, ConstantInt() as by]):
            return _moved(_halves_in(shifted, depth + 1), by.unsigned, _bits(value))
        case BinaryOperator(opcode="or", operands=[one, other]):
            of_one, of_other = _halves_in(one, depth + 1), _halves_in(other, depth + 1)
            if of_one is None or of_other is None or of_one.keys() & of_other.keys():
                return None
            return of_one | of_other
    return None


def _moved(halves: dict[int, Value] | None, by: int, bits: int) -> dict[int, Value] | None:
    """In an integer of so many bits; None where one is no half of that, or not wholly in it."""
    if halves is None or by % 16 or any(bit + by + 16 > bits for bit in halves):
        return None
    return {bit + by: half for bit, half in halves.items()}


def _join(sum: BinaryOperator, halves: dict[int, Value]) -> None:
    build = Builder.before(sum)
    type = VectorType.get(_HALF, _bits(sum) // 16)
    vector: Value = null(type)
    for bit, half in sorted(halves.items()):
        vector = build.insert_element(vector, half, bit // 16)
    whole = build.bitcast(vector, sum.type)
    whole.take_name(sum)
    sum.replace_all_uses_with(whole)
    erase_dead_value(sum)


def _bits(value: Value) -> int:
    assert isinstance(value.type, IntType)
    return value.type.bits


def _report(at: Instruction, how: str, function: Function, context: Context) -> None:
    if context.remarks.enabled:
        args = (("String", f"halves {how} as elements of a vector"),)
        context.remarks.emit(Remark("Passed", IntegerHalves.name, "IntegerHalves", function.name, args, location_of(at)))
