"""Moves what may go, block by block."""

from __future__ import annotations

import re
from functools import reduce
from typing import NamedTuple

from nvopt.analysis.dominators import DominatorTree
from nvopt.analysis.liveness import blocks_of_use
from nvopt.analysis.loops import LoopInfo
from nvopt.ir import BasicBlock, CallBase, Function, InlineAsm, Instruction, PoisonValue
from nvopt.passes.sinking2.placing import Places, is_movable

WITHIN_BLOCKS = 2
ANYWHERE = 3
_TEXTURE = re.compile(r"llvm\.nvvm\.(?:tex|tld4|txq|suld|suq|sust)\.")
_TEXTURE_IN_ASSEMBLY = re.compile(r"\b(?:tex|tld4|txq|suld|suq|sust|sured)\.")


class Move(NamedTuple):
    """What was moved, with which of its operands, from where to where."""

    value: Instruction
    along: list[Instruction]
    source: BasicBlock
    target: BasicBlock


def may_sink(function: Function) -> bool:
    """Whether there is more than one block, or an operation on textures in the one."""
    if function.is_parsed:
        return len(function.blocks) > 1 or any(map(is_texture, function.entry))
    text = function.text
    return "\n  br " in text or "\n  switch " in text or bool(_TEXTURE.search(text) or _TEXTURE_IN_ASSEMBLY.search(text))


class Sinker:
    """The work on one function."""

    def __init__(self, function: Function, dominators: DominatorTree, loops: LoopInfo) -> None:
        self._function = function
        self._dominators = dominators
        self._places = Places(function, dominators, loops)
        self._textures = {inst.block for inst in function.instructions() if is_texture(inst)}

    def run(self, where: int, limit: int) -> list[Move]:
        """Moves what pays, `limit` values at most; what it moved. `where`: as the knob says."""
        moves: list[Move] = []
        if where < ANYWHERE and not self._textures:
            return moves
        before = -1
        while before < len(moves) < limit:
            before = len(moves)
            for block in self._dominators.order:
                for inst in reversed([*block]):
                    if len(moves) < limit and inst.parent is block and (move := self._sink(inst, where)) is not None:
                        moves.append(move)
        if where >= WITHIN_BLOCKS:
            for block in self._dominators.order:
                if block in self._textures:
                    moves += self._sink_within(block, limit - len(moves))
        self._kill_debug_records({one for move in moves for one in (move.value, *move.along)})
        return moves

    def _sink(self, value: Instruction, where: int) -> Move | None:
        """Moves a value to another block, if it pays."""
        source = value.block
        if not value.is_used or not is_movable(value) or any(source in blocks_of_use(user, value) for user in _users(value)):
            return None
        placing = self._places.placing(value)
        if placing is None or (where < ANYWHERE and not any(self._dominators.dominates(placing.target, one) for one in self._textures)):
            return None
        place = placing.target.first_non_phi
        for one in (value, *placing.along):
            assert place is not None
            self._places.forget(one)
            _move(one, place)
            place = one
        return Move(value, placing.along, source, placing.target)

    def _sink_within(self, block: BasicBlock, limit: int) -> list[Move]:
        """Moves what operations on textures are computed from, and nothing else of the block needs, to where it is needed."""
        moves: list[Move] = []
        needed = {inst for inst in block if is_texture(inst)}
        for inst in reversed([*block]):
            users = _users(inst)
            if inst in needed or not users or not all(user in needed and user.parent is block for user in users) or not is_movable(inst):
                continue
            needed.add(inst)
            first = reduce(lambda one, other: one if one.comes_before(other) else other, users)
            if len(moves) < limit and inst.next is not first:
                _move(inst, first)
                moves.append(Move(inst, [], block, block))
        return moves

    def _kill_debug_records(self, moved: set[Instruction]) -> None:
        """What a debugger would show of a value where it isn't computed yet is unknown there."""
        if not any(one.has_metadata_uses for one in moved):
            return
        for inst in self._function.instructions():
            for held in [held for record in inst.dbg_records for held in record.values]:
                value = held.operands[0]
                if value in moved and not self._dominators.value_dominates(value, inst):
                    held.set_operand(0, PoisonValue.get(value.type))


def is_texture(inst: Instruction) -> bool:
    """Whether it reads or writes a texture or surface."""
    if not isinstance(inst, CallBase):
        return False
    if isinstance(inst.callee, InlineAsm):
        return _TEXTURE_IN_ASSEMBLY.search(str(inst.callee)) is not None
    return _TEXTURE.match(inst.callee_name) is not None


def _users(value: Instruction) -> list[Instruction]:
    return [user for user in value.users if isinstance(user, Instruction)]


def _move(value: Instruction, place: Instruction) -> None:
    """Puts it before `place`, ahead of the debug records that stand there, which may speak of it."""
    records = [*place.dbg_records]
    place.dbg_records.clear()
    value.move_before(place)
    place.dbg_records.extend(records)
