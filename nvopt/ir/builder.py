"""Makes instructions at a place, with LLVM's verbs. IRError says which operand does not fit, and its type.

b = Builder.before(instruction)
doubled = b.shl(x, b.const(x.type, 1), name="doubled", flags=("nuw",))
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

from nvopt.ir import instructions
from nvopt.ir.constants import Constant, ConstantAggregateZero, ConstantFP, ConstantInt, ConstantSplat, PoisonValue
from nvopt.ir.errors import IRError
from nvopt.ir.function import BasicBlock, Function
from nvopt.ir.metadata import Metadata
from nvopt.ir.operands import check_operands, values
from nvopt.ir.types import FunctionType, PointerType, Type, VectorType, i32, i64
from nvopt.ir.values import Value, no_value

_I = TypeVar("_I", bound=instructions.Instruction)
Flags = tuple[str, ...]


def _value(given: Value) -> Value:
    """What was given; IRError where it is no value."""
    if not isinstance(given, Value):
        raise IRError(no_value(given))
    return given


def _type(given: Type) -> Type:
    """What was given; IRError where it is no type."""
    if not isinstance(given, Type):
        raise IRError(f"{given!r:.60} is of type {type(given).__name__}, no type of LLVM's; nvopt.ir.types has those")
    return given


def _binary(opcode: str) -> Callable[..., instructions.BinaryOperator]:
    def make(self: Builder, lhs: Value, rhs: Value, name: str = "", flags: Flags = instructions.NO_FLAGS) -> instructions.BinaryOperator:
        return self.insert(instructions.BinaryOperator(opcode, _value(lhs), _value(rhs), flags, name))

    make.__doc__ = f"`{opcode} lhs, rhs`."
    return make


def _cast(opcode: str) -> Callable[..., instructions.CastInst]:
    def make(self: Builder, value: Value, type: Type, name: str = "", flags: Flags = instructions.NO_FLAGS) -> instructions.CastInst:
        return self.insert(instructions.CastInst(opcode, _value(value), _type(type), flags, name))

    make.__doc__ = f"`{opcode} value to type`."
    return make


def _of_two(intrinsic: str) -> Callable[..., instructions.CallInst]:
    def make(self: Builder, lhs: Value, rhs: Value, name: str = "", flags: Flags = instructions.NO_FLAGS) -> instructions.CallInst:
        return self.intrinsic(intrinsic, [lhs, rhs], None, name, flags)

    make.__doc__ = f"`llvm.{intrinsic}` of lhs and rhs."
    return make


_ORDERINGS = {
    "load": ("unordered", "monotonic", "acquire", "seq_cst"),
    "store": ("unordered", "monotonic", "release", "seq_cst"),
    "atomicrmw": ("monotonic", "acquire", "release", "acq_rel", "seq_cst"),
    "fence": ("acquire", "release", "acq_rel", "seq_cst"),
}
_OPERATIONS = (
    *("xchg", "add", "sub", "and", "nand", "or", "xor", "max", "min", "umax", "umin", "uinc_wrap", "udec_wrap", "usub_cond", "usub_sat"),
    *("fadd", "fsub", "fmax", "fmin", "fmaximum", "fminimum"),
)


def _check_ordering(what: str, ordering: str, allowed: Sequence[str], align: int | None = 1) -> None:
    """IRError where the operation cannot have the ordering, or lacks the alignment that an atomic one is to say."""
    if ordering not in allowed:
        raise IRError(f"{what}: there is no ordering '{ordering}'; it has {', '.join(allowed)}")
    if ordering and align is None:
        raise IRError(f"{what}: an atomic one says its alignment")


def _aligned(call: instructions.CallInst, at: int, align: int) -> instructions.CallInst:
    """The call, whose argument `at` is aligned to `align` bytes."""
    call.arg_attributes = [one.with_attribute(f"align {align}") if at == i else one for i, one in enumerate(call.arg_attributes)]
    return call


class Builder:
    """Inserts each new instruction at its place, with its debug location where one is set."""

    def __init__(self, block: BasicBlock | None = None) -> None:
        """At the end of `block`."""
        if block is not None and not isinstance(block, BasicBlock):
            raise IRError(f"a builder stands at the end of a block, not of {block!r:.60}")
        self.block = block
        self.where: instructions.Instruction | None = None
        self.debug_loc: Metadata | None = None

    @classmethod
    def before(cls, instruction: instructions.Instruction) -> Builder:
        """A builder right before `instruction`, with its debug location."""
        made = cls()
        made.position_before(instruction)
        made.debug_loc = instruction.debug_loc
        return made

    def position_at_end(self, block: BasicBlock) -> None:
        """From now on at the end of `block`."""
        self.block, self.where = block, None

    def position_before(self, instruction: instructions.Instruction) -> None:
        """From now on right before `instruction`."""
        self.block, self.where = instruction.block, instruction

    def insert(self, instruction: _I) -> _I:
        """Puts `instruction`, which stands nowhere, here. IRError where its operands do not fit."""
        if self.debug_loc is not None and instruction.debug_loc is None:
            instruction.debug_loc = self.debug_loc
        block = self._place()
        instruction.expect_nowhere()
        check_operands(instruction, block.parent)
        if self.where is None and block.terminator is not None:
            raise IRError(f"block {block.ref} ends with `{block.terminator}` already; Builder.before() stands ahead of it")
        block._link(instruction, self.where)
        return instruction

    def _place(self) -> BasicBlock:
        """The block to insert into. IRError where the builder stands nowhere."""
        if self.block is None:
            raise IRError("the builder stands nowhere: Builder(block), position_at_end(block) or Builder.before(instruction) say where")
        if self.where is not None and self.where.parent is not self.block:
            raise IRError(f"the builder stands before `{self.where.opcode}`, which has been taken out of block {self.block.ref}")
        return self.block

    @staticmethod
    def const(type: Type, value: int) -> ConstantInt:
        """The integer constant."""
        return ConstantInt.get(type, value)

    add, sub, mul = _binary("add"), _binary("sub"), _binary("mul")
    udiv, sdiv, urem, srem = _binary("udiv"), _binary("sdiv"), _binary("urem"), _binary("srem")
    shl, lshr, ashr = _binary("shl"), _binary("lshr"), _binary("ashr")
    and_, or_, xor = _binary("and"), _binary("or"), _binary("xor")
    fadd, fsub, fmul, fdiv, frem = _binary("fadd"), _binary("fsub"), _binary("fmul"), _binary("fdiv"), _binary("frem")
    trunc, zext, sext = _cast("trunc"), _cast("zext"), _cast("sext")
    fptrunc, fpext, fptoui, fptosi = _cast("fptrunc"), _cast("fpext"), _cast("fptoui"), _cast("fptosi")
    uitofp, sitofp, bitcast = _cast("uitofp"), _cast("sitofp"), _cast("bitcast")
    ptrtoint, inttoptr, addrspacecast = _cast("ptrtoint"), _cast("inttoptr"), _cast("addrspacecast")

    def fneg(self, value: Value, name: str = "", flags: Flags = instructions.NO_FLAGS) -> instructions.UnaryOperator:
        """`fneg value`."""
        return self.insert(instructions.UnaryOperator("fneg", _value(value), flags, name))

    def freeze(self, value: Value, name: str = "") -> instructions.UnaryOperator:
        """`freeze value`."""
        return self.insert(instructions.UnaryOperator("freeze", _value(value), instructions.NO_FLAGS, name))

    def icmp(self, predicate: str, lhs: Value, rhs: Value, name: str = "", flags: Flags = instructions.NO_FLAGS) -> instructions.CmpInst:
        """`icmp predicate lhs, rhs`."""
        return self.insert(instructions.CmpInst("icmp", predicate, _value(lhs), _value(rhs), flags, name))

    def fcmp(self, predicate: str, lhs: Value, rhs: Value, name: str = "", flags: Flags = instructions.NO_FLAGS) -> instructions.CmpInst:
        """`fcmp predicate lhs, rhs`."""
        return self.insert(instructions.CmpInst("fcmp", predicate, _value(lhs), _value(rhs), flags, name))

    def select(
        self, condition: Value, true: Value, false: Value, name: str = "", flags: Flags = instructions.NO_FLAGS
    ) -> instructions.SelectInst:
        """`select condition, true, false`."""
        return self.insert(instructions.SelectInst(_value(condition), _value(true), _value(false), flags, name))

    def phi(self, type: Type, name: str = "", incoming: Sequence[tuple[Value, BasicBlock]] = ()) -> instructions.PHINode:
        """`phi type …`; further edges by `add_incoming`."""
        return self.insert(instructions.PHINode(_type(type), incoming, instructions.NO_FLAGS, name))

    def alloca(
        self, type: Type, count: Value | None = None, align: int | None = None, addrspace: int = 0, name: str = ""
    ) -> instructions.AllocaInst:
        """`alloca type`; `align` in bytes."""
        return self.insert(instructions.AllocaInst(_type(type), count, align, PointerType.get(addrspace), instructions.NO_FLAGS, name))

    def load(
        self,
        type: Type,
        pointer: Value,
        align: int | None = None,
        volatile: bool = False,
        name: str = "",
        ordering: str = "",
        syncscope: str = "",
    ) -> instructions.LoadInst:
        """`load type, pointer`; `align` in bytes, None for the type's own. With an `ordering` (`monotonic`, `acquire`…) it is atomic, in
        `syncscope` (`block`, `device`; "" is the system), and needs `align`."""
        _check_ordering("load", ordering, _ORDERINGS["load"] if ordering else ("",), align)
        return self.insert(instructions.LoadInst(_type(type), _value(pointer), align, volatile, ordering, syncscope, name))

    def store(
        self, value: Value, pointer: Value, align: int | None = None, volatile: bool = False, ordering: str = "", syncscope: str = ""
    ) -> instructions.StoreInst:
        """`store value, pointer`; `align` in bytes and the rest as for `load`."""
        _check_ordering("store", ordering, _ORDERINGS["store"] if ordering else ("",), align)
        return self.insert(instructions.StoreInst(_value(value), _value(pointer), align, volatile, ordering, syncscope))

    def atomicrmw(
        self,
        operation: str,
        pointer: Value,
        value: Value,
        ordering: str,
        align: int | None = None,
        volatile: bool = False,
        syncscope: str = "",
        name: str = "",
    ) -> instructions.AtomicRMWInst:
        """`atomicrmw operation pointer, value ordering`: the value that was there. `align` in bytes, None for the type's own.
        IRError for an operation that there is not."""
        if operation not in _OPERATIONS:
            raise IRError(f"atomicrmw: there is no operation '{operation}'; it has {', '.join(_OPERATIONS)}")
        _check_ordering("atomicrmw", ordering, _ORDERINGS["atomicrmw"])
        return self.insert(
            instructions.AtomicRMWInst(operation, _value(pointer), _value(value), ordering, align, volatile, syncscope, name)
        )

    def cmpxchg(
        self,
        pointer: Value,
        compare: Value,
        new: Value,
        ordering: str,
        failure_ordering: str,
        align: int | None = None,
        weak: bool = False,
        volatile: bool = False,
        syncscope: str = "",
        name: str = "",
    ) -> instructions.AtomicCmpXchgInst:
        """`cmpxchg pointer, compare, new ordering failure_ordering`: the value that was there, and whether it was replaced.
        `align` in bytes, None for the type's own."""
        _check_ordering("cmpxchg", ordering, _ORDERINGS["atomicrmw"])
        _check_ordering("cmpxchg, where it fails", failure_ordering, ("monotonic", "acquire", "seq_cst"))
        made = instructions.AtomicCmpXchgInst(
            _value(pointer), _value(compare), _value(new), ordering, failure_ordering, align, weak, volatile, syncscope, name
        )
        return self.insert(made)

    def fence(self, ordering: str, syncscope: str = "") -> instructions.FenceInst:
        """`fence ordering`."""
        _check_ordering("fence", ordering, _ORDERINGS["fence"])
        return self.insert(instructions.FenceInst(ordering, syncscope))

    def gep(
        self, source_type: Type, pointer: Value, indices: Sequence[Value], name: str = "", flags: Flags = instructions.NO_FLAGS
    ) -> instructions.GetElementPtrInst:
        """`getelementptr source_type, pointer, indices…`."""
        return self.insert(
            instructions.GetElementPtrInst(_type(source_type), _value(pointer), values("getelementptr", indices), flags, name)
        )

    def extract_value(self, aggregate: Value, indices: Sequence[int], name: str = "") -> instructions.ExtractValueInst:
        """`extractvalue aggregate, indices…`."""
        return self.insert(instructions.ExtractValueInst(_value(aggregate), indices, name))

    def insert_value(self, aggregate: Value, value: Value, indices: Sequence[int], name: str = "") -> instructions.InsertValueInst:
        """`insertvalue aggregate, value, indices…`."""
        return self.insert(instructions.InsertValueInst(_value(aggregate), _value(value), indices, name))

    def extract_element(self, vector: Value, index: Value | int, name: str = "") -> instructions.ExtractElementInst:
        """`extractelement vector, index`."""
        return self.insert(instructions.ExtractElementInst(_value(vector), self._index(index), name))

    def insert_element(self, vector: Value, element: Value, index: Value | int, name: str = "") -> instructions.InsertElementInst:
        """`insertelement vector, element, index`."""
        return self.insert(instructions.InsertElementInst(_value(vector), _value(element), self._index(index), name))

    def shuffle_vector(self, first: Value, second: Value, mask: Constant, name: str = "") -> instructions.ShuffleVectorInst:
        """`shufflevector first, second, mask`."""
        return self.insert(instructions.ShuffleVectorInst(_value(first), _value(second), _value(mask), name))

    @staticmethod
    def _index(index: Value | int) -> Value:
        return ConstantInt.get(i32, index) if isinstance(index, int) else index

    def call(self, function: Function, args: Sequence[Value], name: str = "") -> instructions.CallInst:
        """`call function(args…)`, with the function's calling convention. IRError where it is no function."""
        if not isinstance(function, Function):
            raise IRError(f"call takes a function, not {function!r:.60}; call_pointer() calls through a pointer")
        made = instructions.CallInst(function.function_type, function, values("call", args), name)
        made.calling_convention = function.calling_convention
        return self.insert(made)

    def call_pointer(self, type: FunctionType, pointer: Value, args: Sequence[Value], name: str = "") -> instructions.CallInst:
        """A call through a pointer to a function of type `type`."""
        return self.insert(instructions.CallInst(type, pointer, values("call", args), name))

    def intrinsic(
        self, intrinsic: str, args: Sequence[Value], result: Type | None = None, name: str = "", flags: Flags = instructions.NO_FLAGS
    ) -> instructions.CallInst:
        """A call of `llvm.<intrinsic>`, with the suffix that its types ask for, declared with LLVM's attributes if it is not yet.

        `result` is the type of the result where the arguments don't tell (`masked.load`, `vscale`); `flags` are fast-math flags. IRError
        for an intrinsic that is not known here, arguments that don't fit it, and a builder that stands in no function.
        """
        function = self._place().parent
        if function is None:
            raise IRError(f"llvm.{intrinsic} is declared in a module: the builder's block stands in no function")
        from nvopt.ir.intrinsics import declare_intrinsic  # late: most runs call none

        given = values("call", args)
        callee = declare_intrinsic(function.module, intrinsic, [arg.type for arg in given], result)
        return self.insert(instructions.CallInst(callee.function_type, callee, given, name, flags))

    umin, umax, smin, smax = _of_two("umin"), _of_two("umax"), _of_two("smin"), _of_two("smax")
    minnum, maxnum, minimum, maximum = _of_two("minnum"), _of_two("maxnum"), _of_two("minimum"), _of_two("maximum")

    def splat(self, count: int, element: Value, name: str = "", scalable: bool = False) -> Value:
        """A vector of `count` times `element`: a constant where that is one, else an insertelement and a shufflevector, as LLVM's builder
        makes it."""
        type = VectorType.get(_value(element).type, count, scalable)
        if isinstance(element, (ConstantInt, ConstantFP)):
            return ConstantSplat.get(type, element)
        inserted = self.insert_element(PoisonValue.get(type), element, ConstantInt.get(i64, 0), f"{name}.splatinsert" if name else "")
        mask = ConstantAggregateZero.get(VectorType.get(i32, count, scalable))
        return self.shuffle_vector(inserted, PoisonValue.get(type), mask, f"{name}.splat" if name else "")

    def masked_load(
        self, type: Type, pointer: Value, align: int, mask: Value, otherwise: Value | None = None, name: str = ""
    ) -> instructions.CallInst:
        """A vector whose lanes are loaded where `mask` says so, and those of `otherwise`, or poison, elsewhere; `align` in bytes."""
        other = otherwise if otherwise is not None else PoisonValue.get(_type(type))
        return _aligned(self.intrinsic("masked.load", [pointer, mask, other], type, name), 0, align)

    def masked_store(self, value: Value, pointer: Value, align: int, mask: Value) -> instructions.CallInst:
        """Stores the lanes of a vector where `mask` says so; `align` in bytes."""
        return _aligned(self.intrinsic("masked.store", [value, pointer, mask]), 1, align)

    def masked_gather(
        self, type: Type, pointers: Value, align: int, mask: Value, otherwise: Value | None = None, name: str = ""
    ) -> instructions.CallInst:
        """A vector whose lanes are loaded from the addresses of `pointers`; `align`, in bytes, is of each of them."""
        other = otherwise if otherwise is not None else PoisonValue.get(_type(type))
        return _aligned(self.intrinsic("masked.gather", [pointers, mask, other], type, name), 0, align)

    def masked_scatter(self, value: Value, pointers: Value, align: int, mask: Value) -> instructions.CallInst:
        """Stores the lanes of a vector to the addresses of `pointers`; `align`, in bytes, is of each of them."""
        return _aligned(self.intrinsic("masked.scatter", [value, pointers, mask]), 1, align)

    def br(self, target: BasicBlock) -> instructions.BranchInst:
        """`br label target`."""
        return self.insert(instructions.BranchInst(target))

    def cond_br(self, condition: Value, true: BasicBlock, false: BasicBlock) -> instructions.BranchInst:
        """`br i1 condition, label true, label false`."""
        return self.insert(instructions.BranchInst(condition, true, false))

    def switch(self, condition: Value, default: BasicBlock, cases: Sequence[tuple[Constant, BasicBlock]] = ()) -> instructions.SwitchInst:
        """`switch condition, label default […]`."""
        return self.insert(instructions.SwitchInst(condition, default, cases))

    def ret(self, value: Value | None = None) -> instructions.ReturnInst:
        """`ret value`, or `ret void`."""
        return self.insert(instructions.ReturnInst(value))

    def unreachable(self) -> instructions.UnreachableInst:
        """`unreachable`."""
        return self.insert(instructions.UnreachableInst())
