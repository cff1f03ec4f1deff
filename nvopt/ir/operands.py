"""What a new instruction may have for operands: LLVM's parser would take some mistakes for something else, `add i32 1, i64 1` for one."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from nvopt.ir.errors import IRError
from nvopt.ir.function import BasicBlock, Function
from nvopt.ir.globals import GlobalValue
from nvopt.ir.instructions import (
    AllocaInst,
    AtomicCmpXchgInst,
    AtomicRMWInst,
    BinaryOperator,
    BranchInst,
    CallBase,
    CastInst,
    CmpInst,
    ExtractElementInst,
    GetElementPtrInst,
    InsertElementInst,
    InsertValueInst,
    Instruction,
    LoadInst,
    PHINode,
    ReturnInst,
    SelectInst,
    ShuffleVectorInst,
    StoreInst,
    SwitchInst,
    UnaryOperator,
)
from nvopt.ir.instructions.base import typed
from nvopt.ir.instructions.operations import indexed_type
from nvopt.ir.types import FloatType, FunctionType, IntType, PointerType, Type, VectorType, i1, label, void
from nvopt.ir.values import LocalValue, Value

_FLOAT = ("fadd", "fsub", "fmul", "fdiv", "frem")
_KINDS: dict[type[Type], str] = {IntType: "an integer", FloatType: "a float", PointerType: "a pointer", VectorType: "a vector"}
# Of each cast: the kinds of types that it takes and gives, and whether the result must be narrower (-1) or wider (1).
_CASTS: dict[str, tuple[type[Type], type[Type], int]] = {
    "trunc": (IntType, IntType, -1),
    "zext": (IntType, IntType, 1),
    "sext": (IntType, IntType, 1),
    "fptrunc": (FloatType, FloatType, -1),
    "fpext": (FloatType, FloatType, 1),
    "fptoui": (FloatType, IntType, 0),
    "fptosi": (FloatType, IntType, 0),
    "uitofp": (IntType, FloatType, 0),
    "sitofp": (IntType, FloatType, 0),
    "ptrtoint": (PointerType, IntType, 0),
    "ptrtoaddr": (PointerType, IntType, 0),
    "inttoptr": (IntType, PointerType, 0),
    "addrspacecast": (PointerType, PointerType, 0),
}


def check_operands(instruction: Instruction, function: Function | None) -> None:
    """IRError that names the operand and the types, where an instruction for `function` cannot have its operands."""
    if function is not None:
        for operand in instruction.operands:
            if isinstance(operand, LocalValue):
                owner = operand.function
                if owner is not None and owner is not function:
                    raise IRError(f"{instruction.opcode}: operand {operand.ref} is a value of {owner.ref}, this is {function.ref}")
            elif isinstance(operand, GlobalValue) and operand.module is not function.module:
                raise IRError(f"{instruction.opcode}: operand {operand.ref} belongs to another module")
    kind = type(instruction)
    if kind not in _CHECK_OF:
        _CHECK_OF[kind] = next((check for checked, check in _CHECKS.items() if issubclass(kind, checked)), None)
    check = _CHECK_OF[kind]
    if check is not None:
        check(instruction)
    if isinstance(instruction, ReturnInst) and function is not None:
        _check_return(instruction, function)


def _same(what: str, one: Value, other: Value) -> None:
    if one.type is not other.type:
        raise IRError(f"{what}: operands {typed(one)} and {typed(other)} must have the same type")


def _is(what: str, operand: Value, wanted: Type) -> None:
    if operand.type is not wanted:
        raise IRError(f"{what}: operand {typed(operand)} must be of type {wanted}")


def _kind(what: str, operand: Value, *kinds: type[Type], vectors: bool = True) -> None:
    type = operand.type.scalar if vectors else operand.type
    if not isinstance(type, kinds):
        wanted = " or ".join(_KINDS[kind] for kind in kinds)
        raise IRError(f"{what}: operand {typed(operand)} must be {wanted}{', or a vector of such' if vectors else ''}")


def _first_class(what: str, operand: Value) -> None:
    if operand.type in (void, label) or isinstance(operand.type, FunctionType):
        raise IRError(f"{what}: operand {typed(operand)} is no value that can be stored or passed")


def _binary(inst: BinaryOperator) -> None:
    lhs, rhs = inst.operands
    _same(inst.opcode, lhs, rhs)
    _kind(inst.opcode, lhs, FloatType if inst.opcode in _FLOAT else IntType)


def _unary(inst: UnaryOperator) -> None:
    if inst.opcode == "fneg":
        _kind("fneg", inst.operands[0], FloatType)
    else:
        _first_class(inst.opcode, inst.operands[0])


def _cast(inst: CastInst) -> None:
    value = inst.operands[0]
    source, target = value.type, inst.type
    wrong = _bitcast_problem(source, target) if inst.opcode == "bitcast" else _cast_problem(inst.opcode, source, target)
    if wrong:
        raise IRError(f"{inst.opcode}: operand {typed(value)} cannot become {target}: {wrong}")


def _cast_problem(opcode: str, source: Type, target: Type) -> str:
    takes, gives, direction = _CASTS[opcode]
    one, other = source.scalar, target.scalar
    if not isinstance(one, takes) or not isinstance(other, gives):
        return f"it makes {_KINDS[gives]} of {_KINDS[takes]}"
    if _shape(source) != _shape(target):
        return "they have different numbers of elements"
    if direction and (_bits(other) - _bits(one)) * direction <= 0:
        return "the result must be wider" if direction > 0 else "the result must be narrower"
    return "they are of the same address space" if opcode == "addrspacecast" and one is other else ""


def _bitcast_problem(source: Type, target: Type) -> str:
    one, other = source.scalar, target.scalar
    count, scalable = _shape(source) or (1, False)
    other_count, other_scalable = _shape(target) or (1, False)
    if isinstance(one, PointerType) or isinstance(other, PointerType):
        if one is not other:
            return "ptrtoint, inttoptr and addrspacecast are for pointers"
        is_same_size = count == other_count
    elif isinstance(one, (IntType, FloatType)) and isinstance(other, (IntType, FloatType)):
        is_same_size = _bits(one) * count == _bits(other) * other_count
    else:
        return "it takes numbers, pointers and vectors"
    return "" if is_same_size and scalable == other_scalable else "they have different sizes"


def _shape(type: Type) -> tuple[int, bool] | None:
    return (type.count, type.scalable) if isinstance(type, VectorType) else None


def _bits(type: Type) -> int:
    assert isinstance(type, (IntType, FloatType))
    return type.bits


def _compare(inst: CmpInst) -> None:
    lhs, rhs = inst.operands
    _same(inst.opcode, lhs, rhs)
    _kind(inst.opcode, lhs, *((IntType, PointerType) if inst.opcode == "icmp" else (FloatType,)))


def _select(inst: SelectInst) -> None:
    condition, true, false = inst.operands
    _same("select", true, false)
    if condition.type is not i1 and not (condition.type.scalar is i1 and _shape(condition.type) == _shape(true.type)):
        raise IRError(f"select: operand {typed(condition)} must be i1, or a vector of as many i1 as the others have elements")


def _extract_element(inst: ExtractElementInst) -> None:
    _kind("extractelement", inst.operands[0], VectorType, vectors=False)
    _kind("extractelement", inst.operands[1], IntType, vectors=False)


def _insert_element(inst: InsertElementInst) -> None:
    vector, element, index = inst.operands
    _kind("insertelement", vector, VectorType, vectors=False)
    _is("insertelement", element, vector.type.scalar)
    _kind("insertelement", index, IntType, vectors=False)


def _shuffle(inst: ShuffleVectorInst) -> None:
    first, second, _ = inst.operands
    _kind("shufflevector", first, VectorType, vectors=False)
    _same("shufflevector", first, second)


def _insert_value(inst: InsertValueInst) -> None:
    aggregate, value = inst.operands
    _is("insertvalue", value, indexed_type(aggregate.type, inst.indices))


def _phi(inst: PHINode) -> None:
    for value, block in inst.incoming:
        _is("phi", value, inst.type)
        _block("phi", block)


def _block(what: str, operand: Value) -> None:
    if not isinstance(operand, BasicBlock):
        raise IRError(f"{what}: operand {typed(operand)} must be a block")


def _alloca(inst: AllocaInst) -> None:
    for count in inst.operands:
        _kind("alloca", count, IntType, vectors=False)


def _load(inst: LoadInst) -> None:
    _kind("load", inst.pointer, PointerType, vectors=False)
    _first_class("load", inst)


def _store(inst: StoreInst) -> None:
    _kind("store", inst.pointer, PointerType, vectors=False)
    _first_class("store", inst.value)


def _gep(inst: GetElementPtrInst) -> None:
    _kind("getelementptr", inst.pointer, PointerType)
    for index in inst.indices:
        _kind("getelementptr", index, IntType)
        for other in inst.operands if isinstance(index.type, VectorType) else ():
            if isinstance(other.type, VectorType) and _shape(index.type) != _shape(other.type):
                raise IRError(f"getelementptr: operands {typed(other)} and {typed(index)} must have the same number of elements")


def _cmpxchg(inst: AtomicCmpXchgInst) -> None:
    pointer, compare, new = inst.operands
    _kind("cmpxchg", pointer, PointerType, vectors=False)
    _same("cmpxchg", compare, new)
    _kind("cmpxchg", compare, IntType, PointerType, vectors=False)


def _atomicrmw(inst: AtomicRMWInst) -> None:
    pointer, value = inst.operands
    what = f"atomicrmw {inst.operation}"
    _kind(what, pointer, PointerType, vectors=False)
    if inst.operation.startswith("f"):
        _kind(what, value, FloatType)
    elif inst.operation == "xchg":
        _kind(what, value, IntType, FloatType, PointerType, vectors=False)
    else:
        _kind(what, value, IntType, vectors=False)


def _call(inst: CallBase) -> None:
    name = f"call of {inst.callee.ref}"
    _kind(name, inst.callee, PointerType, vectors=False)
    params, args = inst.function_type.params, inst.args
    if len(args) < len(params) or (len(args) > len(params) and not inst.function_type.vararg):
        raise IRError(f"{name}: it takes {len(params)} arguments, not {len(args)}")
    for index, (param, arg) in enumerate(zip(params, args, strict=False)):
        _is(f"{name}, argument {index}", arg, param)


def _branch(inst: BranchInst) -> None:
    *condition, _ = inst.operands if not inst.is_conditional else inst.operands[:2]
    if condition:
        _is("br", condition[0], i1)
    for target in inst.operands[len(condition) :]:
        _block("br", target)


def _switch(inst: SwitchInst) -> None:
    _kind("switch", inst.condition, IntType, vectors=False)
    _block("switch", inst.default)
    for value, block in inst.cases:
        _is("switch", value, inst.condition.type)
        _block("switch", block)


def _check_return(inst: ReturnInst, function: Function) -> None:
    returned, wanted = [typed(value) for value in inst.operands], function.function_type.return_type
    if (inst.operands[0].type if inst.operands else void) is not wanted:
        raise IRError(f"ret: {function.ref} returns {wanted}, not {returned[0] if returned else 'void'}")


_CHECKS: dict[type[Instruction], Callable[..., None]] = {
    BinaryOperator: _binary,
    UnaryOperator: _unary,
    CastInst: _cast,
    CmpInst: _compare,
    SelectInst: _select,
    ExtractElementInst: _extract_element,
    InsertElementInst: _insert_element,
    ShuffleVectorInst: _shuffle,
    InsertValueInst: _insert_value,
    PHINode: _phi,
    AllocaInst: _alloca,
    LoadInst: _load,
    StoreInst: _store,
    GetElementPtrInst: _gep,
    AtomicCmpXchgInst: _cmpxchg,
    AtomicRMWInst: _atomicrmw,
    CallBase: _call,
    BranchInst: _branch,
    SwitchInst: _switch,
}
_CHECK_OF: dict[type[Instruction], Callable[..., None] | None] = {}
"""The check of each class of instructions that has been met."""


def values(what: str, given: object) -> Sequence[Value]:
    """`given` as the list of values that an instruction takes; IRError where it is none."""
    if isinstance(given, (str, Value)) or not isinstance(given, Sequence):
        raise IRError(f"{what} takes a list of values, not {given!r:.60}")
    return given
