"""Halves that both versions load for what comes behind them come through phis by two, as they lie in memory.

    %a = load i16, ptr %p, align 8          aligned      %a.b = load <2 x i16>, ptr %p, align 8
    %b = load i16, ptr %q, align 2
    %a2 = load i16, ptr %p2, align 2        unaligned    %a2 = …, %b2 = …, %pair = <2 x i16> of both
    %b2 = load i16, ptr %q2, align 2
    %a.merged = phi i16 [%a], [%a2]         behind       %a.b.merged = phi <2 x i16> [%a.b], [%pair]
    %b.merged = phi i16 [%b], [%b2]                      and its two elements

What a phi merges is a register of its own, so that all halves of a wide load would have to be taken out of where they are. The usual
operations take either half of a register, and a bfloat16 is the higher half of a float.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from nvopt.analysis.memory.changes import between
from nvopt.analysis.values.execution import may_write
from nvopt.ir import Builder, ConstantInt, FloatType, Instruction, LoadInst, PHINode, PoisonValue, VectorType
from nvopt.ir.types import i32
from nvopt.passes.version_alignment.arithmetic_asm import widens_bfloat
from nvopt.passes.version_alignment.plans import REGISTER, Gain
from nvopt.passes.version_alignment.regions import HALF, takes_half
from nvopt.passes.version_alignment.stretches import Access
from nvopt.transforms.blocks import terminator_of
from nvopt.transforms.dead_values import erase_dead_value

_KEPT = frozenset({"alias.scope", "invariant.load", "noalias", "tbaa"})
"""Metadata that tells of both halves what it tells of one."""


class _Half(NamedTuple):
    """A half in the version for aligned addresses and in the other, and the phi of both."""

    aligned: LoadInst
    other: LoadInst
    merged: PHINode


def merge_in_pairs(gains: Iterable[Gain]) -> None:
    """Does so for what gains by versions that have been made."""
    for first, second in [pair for gain in gains for joined in gain.joined for pair in _pairs(joined)]:
        _merge(first, second)


def _pairs(joined: Iterable[Access]) -> Iterator[tuple[_Half, _Half]]:
    """The halves side by side in a register, of what becomes one access: the lower one comes first, so that it may be both."""
    loads = {access.offset: access for access in joined if access.is_load and access.size == HALF}
    for access in loads.values():
        beside = loads.get(access.offset + HALF)
        if beside is not None and access.at < beside.at and access.align >= REGISTER:
            first, second = _half(access), _half(beside)
            if first is not None and second is not None and _are_alike(first, second):
                yield first, second


def _half(access: Access) -> _Half | None:
    """None for what is used in its version, or isn't used as a half."""
    load = access.instruction
    merged = load.users[0] if len(load.users) == 1 else None
    if not isinstance(load, LoadInst) or not isinstance(merged, PHINode) or isinstance(load.type, VectorType):
        return None
    others = [value for value, _ in merged.incoming if value is not load]
    is_half = isinstance(load.type, FloatType) or any(takes_half(user) for user in merged.users)
    if not is_half or len(others) != 1 or not isinstance(other := others[0], LoadInst):
        return None
    return _Half(load, other, merged)


def _are_alike(first: _Half, second: _Half) -> bool:
    """Whether one load may read both in the version for aligned addresses, and one phi merge them."""
    told = [{name: node for name, node in half.aligned.attached() if name != "dbg"} for half in (first, second)]
    stand_alike = all(one.block is other.block for one, other in zip(first, second, strict=True))
    is_same = first.aligned.type is second.aligned.type and told[0] == told[1] and told[0].keys() <= _KEPT
    return is_same and stand_alike and not any(map(may_write, between(first.aligned, second.aligned)))


def _merge(first: _Half, second: _Half) -> None:
    type = VectorType.get(first.aligned.type, 2)
    aligned = Builder.before(first.aligned).load(type, first.aligned.pointer, first.aligned.align, name="halves")
    for name, node in first.aligned.attached():
        aligned.metadata[name] = node
    sources = dict(first.merged.incoming)
    b = Builder.before(terminator_of(sources[first.other]))
    lower = b.insert_element(PoisonValue.get(type), first.other, 0)
    other = b.insert_element(lower, second.other, 1, "halves.unaligned")
    merged = PHINode(type, [(aligned, sources[first.aligned]), (other, sources[first.other])], name="halves.merged")
    merged.insert_before(first.merged)
    behind = merged.block.first_non_phi
    assert behind is not None
    records = list(behind.dbg_records)
    behind.dbg_records.clear()
    for at, half in enumerate((first, second)):
        b = Builder.before(behind)
        b.debug_loc = merged.debug_loc = half.merged.debug_loc
        element = b.extract_element(merged, at)
        half.merged.replace_all_uses_with(element)
        half.merged.erase()
        _erase_load(half.aligned, aligned, at)
    behind.dbg_records.extend(records)  # they may speak of the halves
    _widen_upper(element, merged)  # last: what goes may stand right behind the phis


def _widen_upper(half: Instruction, pair: PHINode) -> None:
    """Makes floats of the upper half, where it is a bfloat16, where that was done: the register but for the lower half."""
    for user in half.users:
        if isinstance(user, Instruction) and widens_bfloat(user):
            b = Builder.before(user)
            register = b.bitcast(b.freeze(pair), i32)  # the lower half may be poison
            wide = b.bitcast(b.and_(register, ConstantInt.get(i32, 0xFFFF0000)), user.type)
            user.replace_all_uses_with(wide)
            user.erase()
    if not half._users:
        half.erase()


def _erase_load(half: LoadInst, pair: LoadInst, at: int) -> None:
    """Erases a half that nobody uses, of which debug records may speak."""
    if half._users:
        half.replace_all_uses_with(Builder.before(half).extract_element(pair, at))
    address = half.pointer
    half.erase()
    if isinstance(address, Instruction):
        erase_dead_value(address)
