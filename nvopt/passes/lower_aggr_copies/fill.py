"""Lowers a fill (memset): the byte, repeated to each width that is stored, and the stores."""

from __future__ import annotations

from nvopt.ir import (
    Constant,
    ConstantInt,
    ConstantSplat,
    IntType,
    PoisonValue,
    UndefValue,
    Value,
    VectorType,
    null,
)
from nvopt.ir.types import i8, i32
from nvopt.passes.lower_aggr_copies.code import Code, index
from nvopt.passes.lower_aggr_copies.lengths import DynamicLength, access_type
from nvopt.passes.lower_aggr_copies.paths import FORWARD, Loop, Step, Straight, run_steps
from nvopt.passes.lower_aggr_copies.plan import MAX_WIDTH, Plan, Shape, alignment_at, element_width
from nvopt.passes.lower_aggr_copies.transfer import Transfer


class Fill:
    """One fill being lowered."""

    __slots__ = ("transfer",)

    def __init__(self, transfer: Transfer) -> None:
        self.transfer = transfer

    def lower(self, shape: Shape) -> None:
        """Puts the instructions in place of the instruction `at`, which the caller deletes."""
        if not shape.needs_blocks:
            assert shape.plan is not None
            code = Code(self.transfer.at)
            self._unrolled(code, shape.plan, self._splats(code, shape.plan))
            return
        code = Code.ahead_of(self.transfer.at)
        steps = self._constant_steps(code, shape.plan) if shape.plan is not None else self._dynamic_steps(code)
        run_steps(code, steps, FORWARD)

    def _constant_steps(self, code: Code, plan: Plan) -> list[Step]:
        splats = self._splats(code, plan)
        covered = plan.count * plan.width
        loop = Loop(index(plan.count), lambda code, at: self._element(code, at, splats[plan.width], plan.width, covered), guarded=False)
        return [loop, Straight(lambda code: self._unrolled(code, plan, splats))] if plan.tail else [loop]

    def _dynamic_steps(self, code: Code) -> list[Step]:
        width = element_width(self.transfer.align)
        length = DynamicLength(self.transfer, code)
        splat = splats(code, self.transfer.source, {width})[width]
        elements = Loop(length.elements(code), lambda code, at: self._element(code, at, splat, width, None), guarded=True)
        if length.is_whole:
            return [elements]
        dst = code.address(i8, self.transfer.dst, length.whole(code), "remdst")
        rest = Loop(length.remainder(code), lambda code, at: self._byte(code, at, dst), guarded=True, remainder=True)
        return [elements, rest]

    def _splats(self, code: Code, plan: Plan) -> dict[int, Value]:
        return splats(code, self.transfer.source, {access.width for access in plan.tail} | ({plan.width} if plan.count else set()))

    def _unrolled(self, code: Code, plan: Plan, values: dict[int, Value]) -> None:
        for access in plan.unrolled:
            name = "dstptr" if self.transfer.is_of_aggregate else "dst.memset.gep.unroll"
            address = code.address(i8, self.transfer.dst, index(access.offset), name)
            align = alignment_at(self.transfer.dst_align, access.offset)
            self._store(code, values[access.width], address, align, access.offset, access.offset + access.width)

    def _element(self, code: Code, at: Value, value: Value, width: int, end: int | None) -> None:
        self._store(
            code, value, code.address(access_type(width), self.transfer.dst, at, "dst.gep"), min(self.transfer.dst_align, width), 0, end
        )

    def _byte(self, code: Code, at: Value, dst: Value) -> None:
        self._store(code, self.transfer.source, code.address(i8, dst, at, "dst.gep"), 1, 0, None)

    def _store(self, code: Code, value: Value, address: Value, align: int, start: int, end: int | None) -> None:
        self.transfer.stores.attach(code.store(value, address, align, self.transfer.volatile), start, end)


def splats(code: Code, byte: Value, widths: set[int]) -> dict[int, Value]:
    """`byte` repeated to each of `widths` bytes: a constant where it is one, else computed here."""
    if isinstance(byte, ConstantInt | UndefValue | PoisonValue):
        return {width: _constant_splat(byte, width) for width in widths}
    found: dict[int, Value] = {1: byte}
    scalars = {4 if width == MAX_WIDTH else width for width in widths} - {1}
    if scalars:
        widest = max(scalars)
        type = IntType.get(8 * widest)
        ones = ConstantInt.get(type, int.from_bytes(b"\1" * widest, "little"))
        found[widest] = code.mul(code.zext(byte, type, "byte"), ones, "splat", ("nuw",))
        for width in sorted(scalars - {widest}):
            found[width] = code.trunc(found[widest], IntType.get(8 * width), "splat")
    if MAX_WIDTH in widths:
        found[MAX_WIDTH] = _vector_splat(code, found[4])
    return found


def _constant_splat(byte: ConstantInt | UndefValue | PoisonValue, width: int) -> Constant:
    type = access_type(width)
    if not isinstance(byte, ConstantInt):
        return byte.get(type)
    if isinstance(type, VectorType):
        word = _constant_splat(byte, 4)
        return null(type) if byte.is_zero else ConstantSplat.get(type, word)
    return ConstantInt.get(type, int.from_bytes(bytes([byte.unsigned]) * width, "little"))


def _vector_splat(code: Code, word: Value) -> Value:
    type = VectorType.get(i32, 4)
    poison = PoisonValue.get(type)
    first = code.insert_element(poison, word, index(0), "splat.first")
    return code.shuffle_vector(first, poison, null(type), "splat")
