"""What the author of a pass does wrong in the first afternoon: each mistake has a message that says what it was."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import nvopt
from nvopt.ir import (
    AtomicCmpXchgInst,
    AtomicRMWInst,
    BasicBlock,
    Builder,
    CastInst,
    ConstantFP,
    ConstantInt,
    Function,
    FunctionType,
    IRError,
    Module,
    PHINode,
    ReturnInst,
    UndefValue,
    VectorType,
    types,
)

TEXT = """\
declare i32 @callee(i32, ptr)

define i32 @other(i32 %theirs) {
entry:
  ret i32 %theirs
}

define i32 @f(i32 %x, i64 %y, float %z, ptr %p, i1 %c, <2 x i32> %v, { i32, i64 } %s) {
entry:
  %sum = add i32 %x, 1
  br label %end

end:
  ret i32 %sum
}
"""


class At:
    """A builder ahead of the branch of @f, and the arguments by name."""

    def __init__(self) -> None:
        self.module = Module.parse(TEXT)
        function = self.module.get_function("f")
        assert function is not None
        self.f: Function = function
        self.x, self.y, self.z, self.p, self.c, self.v, self.s = function.args
        self.entry, self.end = function.blocks
        assert self.entry.terminator is not None
        self.b = Builder.before(self.entry.terminator)

    def get(self, name: str) -> Any:
        return self.module.get_function(name)


i32, i64, half, f32 = types.i32, types.i64, types.FloatType.get("half"), types.FloatType.get("float")
ONE, LONG = ConstantInt.get(i32, 1), ConstantInt.get(i64, 1)
PTRS = UndefValue.get(VectorType.get(types.ptr, 2))

OPERANDS: list[tuple[str, Callable[[At], object], str]] = [
    ("add", lambda a: a.b.add(ONE, LONG), "add: operands i32 1 and i64 1 must have the same type"),
    ("add-float", lambda a: a.b.add(a.z, a.z), "add: operand float %z must be an integer, or a vector of such"),
    ("fadd-int", lambda a: a.b.fadd(a.x, a.x), "fadd: operand i32 %x must be a float, or a vector of such"),
    ("shl", lambda a: a.b.shl(a.x, a.y), "shl: operands i32 %x and i64 %y must have the same type"),
    ("fneg", lambda a: a.b.fneg(a.x), "fneg: operand i32 %x must be a float, or a vector of such"),
    ("freeze", lambda a: a.b.freeze(a.end), "freeze: operand label %end is no value that can be stored or passed"),
    ("number", lambda a: a.b.add(a.x, 1), "1 is of type int, no value; ConstantInt.get(type, number) makes a constant"),
    ("icmp", lambda a: a.b.icmp("eq", a.x, a.y), "icmp: operands i32 %x and i64 %y must have the same type"),
    ("icmp-float", lambda a: a.b.icmp("eq", a.z, a.z), "icmp: operand float %z must be an integer or a pointer, or a vector of such"),
    ("predicate", lambda a: a.b.icmp("lt", a.x, a.x), "icmp: there is no predicate 'lt'; it has eq, ne, ugt"),
    ("fcmp", lambda a: a.b.fcmp("oeq", a.x, a.x), "fcmp: operand i32 %x must be a float, or a vector of such"),
    ("select", lambda a: a.b.select(a.c, a.x, a.y), "select: operands i32 %x and i64 %y must have the same type"),
    ("condition", lambda a: a.b.select(a.x, a.x, a.x), "select: operand i32 %x must be i1, or a vector of as many i1"),
    ("trunc", lambda a: a.b.trunc(a.x, i64), "trunc: operand i32 %x cannot become i64: the result must be narrower"),
    ("same-width", lambda a: a.b.zext(a.x, i32), "zext: operand i32 %x cannot become i32: the result must be wider"),
    ("zext-float", lambda a: a.b.zext(a.z, i64), "zext: operand float %z cannot become i64: it makes an integer of an integer"),
    ("fpext", lambda a: a.b.fpext(a.z, half), "fpext: operand float %z cannot become half: the result must be wider"),
    ("bitcast", lambda a: a.b.bitcast(a.x, i64), "bitcast: operand i32 %x cannot become i64: they have different sizes"),
    ("bitcast-ptr", lambda a: a.b.bitcast(a.p, i64), "bitcast: operand ptr %p cannot become i64: ptrtoint, inttoptr and addrspacecast"),
    ("bitcast-to-ptr", lambda a: a.b.bitcast(a.y, types.ptr), "bitcast: operand i64 %y cannot become ptr: ptrtoint, inttoptr and"),
    ("ptrtoaddr", lambda a: a.b.insert(CastInst("ptrtoaddr", a.y, i64)), "ptrtoaddr: operand i64 %y cannot become i64: it makes an"),
    ("elements", lambda a: a.b.zext(a.v, i64), "zext: operand <2 x i32> %v cannot become i64: they have different numbers"),
    ("space", lambda a: a.b.addrspacecast(a.p, types.ptr), "addrspacecast: operand ptr %p cannot become ptr: they are of the same"),
    ("load", lambda a: a.b.load(i32, a.x), "load: operand i32 %x must be a pointer"),
    ("store", lambda a: a.b.store(a.p, a.x), "store: operand i32 %x must be a pointer"),
    ("store-block", lambda a: a.b.store(a.end, a.p), "store: operand label %end is no value that can be stored or passed"),
    ("gep", lambda a: a.b.gep(i32, a.x, [a.y]), "getelementptr: operand i32 %x must be a pointer, or a vector of such"),
    ("index", lambda a: a.b.gep(i32, a.p, [a.z]), "getelementptr: operand float %z must be an integer, or a vector of such"),
    ("indices", lambda a: a.b.gep(i32, a.p, a.y), "getelementptr takes a list of values, not <Argument i64 %y>"),  # type: ignore[arg-type]
    ("args", lambda a: a.b.call(a.get("callee"), [a.x]), "call of @callee: it takes 2 arguments, not 1"),
    ("more-args", lambda a: a.b.call(a.get("callee"), [a.x, a.p, a.x]), "call of @callee: it takes 2 arguments, not 3"),
    ("argument", lambda a: a.b.call(a.get("callee"), [a.x, a.y]), "call of @callee, argument 1: operand i64 %y must be of type ptr"),
    ("text", lambda a: a.b.call(a.get("callee"), "x"), "call takes a list of values, not 'x'"),  # type: ignore[arg-type]
    ("no-list", lambda a: a.b.call(a.get("callee"), a.x), "call takes a list of values, not <Argument i32 %x>"),  # type: ignore[arg-type]
    ("callee", lambda a: a.b.call("callee", [a.x]), "call takes a function, not 'callee'"),  # type: ignore[arg-type]
    ("pointer", lambda a: a.b.call_pointer(FunctionType.get(i32), a.x, []), "call of %x: operand i32 %x must be a pointer"),
    ("phi", lambda a: a.b.phi(i32, incoming=[(a.y, a.entry)]), "phi: operand i64 %y must be of type i32"),
    ("incoming", lambda a: PHINode(i32).add_incoming(a.y, a.entry), "a phi of i32 cannot take i64 %y from %entry"),
    ("ret", lambda a: a.b.ret(a.y), "ret: @f returns i32, not i64 %y"),
    ("ret-void", lambda a: a.b.ret(), "ret: @f returns i32, not void"),
    ("br", lambda a: a.b.cond_br(a.x, a.end, a.end), "br: operand i32 %x must be of type i1"),
    ("target", lambda a: a.b.br(a.x), "br: operand i32 %x must be a block"),  # type: ignore[arg-type]
    ("switch", lambda a: a.b.switch(a.x, a.end, [(LONG, a.end)]), "switch: operand i64 1 must be of type i32"),
    ("extract", lambda a: a.b.extract_element(a.x, 0), "extractelement: operand i32 %x must be a vector"),
    ("insert", lambda a: a.b.insert_element(a.v, a.y, 0), "insertelement: operand i64 %y must be of type i32"),
    ("value", lambda a: a.b.insert_value(a.s, a.x, [1]), "insertvalue: operand i32 %x must be of type i64"),
    ("no-element", lambda a: a.b.extract_value(a.s, [2]), "{ i32, i64 } has no element 2"),
    ("no-aggregate", lambda a: a.b.extract_value(a.x, [0]), "i32 has no elements"),
    ("mask", lambda a: a.b.shuffle_vector(a.v, a.v, ONE), "shufflevector: the mask is i32 1, it must be a vector of i32"),
    ("rmw", lambda a: a.b.insert(AtomicRMWInst("add", a.x, a.x, "monotonic")), "atomicrmw add: operand i32 %x must be a pointer"),
    ("rmw-float", lambda a: a.b.insert(AtomicRMWInst("add", a.p, a.z, "monotonic")), "atomicrmw add: operand float %z must be an integer"),
    (
        "cmpxchg",
        lambda a: a.b.insert(AtomicCmpXchgInst(a.p, a.x, a.y, "monotonic", "monotonic")),
        "cmpxchg: operands i32 %x and i64 %y must have the same type",
    ),
    ("load-many", lambda a: a.b.load(i32, PTRS), "load: operand <2 x ptr> undef must be a pointer"),
    ("store-many", lambda a: a.b.store(a.x, PTRS), "store: operand <2 x ptr> undef must be a pointer"),
    ("rmw-many", lambda a: a.b.insert(AtomicRMWInst("add", PTRS, a.x, "monotonic")), "atomicrmw add: operand <2 x ptr> undef must be"),
    ("rmw-vector", lambda a: a.b.insert(AtomicRMWInst("add", a.p, a.v, "monotonic")), "atomicrmw add: operand <2 x i32> %v must be"),
    ("rmw-swap", lambda a: a.b.insert(AtomicRMWInst("xchg", a.p, a.v, "monotonic")), "atomicrmw xchg: operand <2 x i32> %v must be"),
    (
        "cmpxchg-many",
        lambda a: a.b.insert(AtomicCmpXchgInst(PTRS, a.x, a.x, "monotonic", "monotonic")),
        "cmpxchg: operand <2 x ptr> undef must be a pointer",
    ),
    (
        "cmpxchg-vector",
        lambda a: a.b.insert(AtomicCmpXchgInst(a.p, a.v, a.v, "monotonic", "monotonic")),
        "cmpxchg: operand <2 x i32> %v must be an integer or a pointer",
    ),
    ("callees", lambda a: a.b.call_pointer(FunctionType.get(i32), PTRS, []), "call of undef: operand <2 x ptr> undef must be a pointer"),
    ("switch-vector", lambda a: a.b.switch(a.v, a.end, []), "switch: operand <2 x i32> %v must be an integer"),
    ("alloca", lambda a: a.b.alloca(i32, a.z), "alloca: operand float %z must be an integer"),
    ("function", lambda a: a.b.add(a.get("other").args[0], a.x), "add: operand %theirs is a value of @other, this is @f"),
    ("module", lambda a: a.b.store(At().f, a.p), "store: operand @f belongs to another module"),
]


@pytest.mark.parametrize(("make", "message"), [row[1:] for row in OPERANDS], ids=[row[0] for row in OPERANDS])
def test_operands(make: Callable[[At], object], message: str) -> None:
    at = At()
    before = str(at.module)
    with pytest.raises(IRError) as error:
        make(at)
    assert message in str(error.value)
    assert str(at.module) == before


def test_what_fits_is_taken() -> None:
    a = At()
    wide = VectorType.get(i64, 2)
    a.b.select(a.b.icmp("ult", a.v, a.v), a.b.zext(a.v, wide), UndefValue.get(wide))
    a.b.store(a.b.bitcast(a.z, i32), a.b.gep(i32, a.p, [a.y, ONE][:1]))
    a.b.call_pointer(FunctionType.get(i32, [types.ptr], True), a.p, [a.p, a.x])
    a.b.call(a.get("callee"), [a.b.fptosi(ConstantFP.get(f32, 1.0), i32), a.p])
    a.b.insert(AtomicRMWInst("fadd", a.p, a.z, "monotonic"))
    a.b.insert_value(a.s, a.b.ptrtoint(a.p, i64), [1])
    assert nvopt.run(a.module, "no-op-module")


def _before_erased(at: At) -> object:
    end = at.end.instructions[0]
    builder = Builder.before(end)
    end.erase()
    return builder.add(at.x, at.x)


PLACES: list[tuple[str, Callable[[At], object], str]] = [
    (
        "nowhere",
        lambda a: Builder().ret(),
        "the builder stands nowhere: Builder(block), position_at_end(block) or Builder.before(instruction)",
    ),
    ("before what is erased", _before_erased, "the builder stands before `ret`, which has been taken out of block %end"),
    ("no block", lambda a: Builder(a.f), "a builder stands at the end of a block, not of <Function ptr @f>"),  # type: ignore[arg-type]
    ("behind the end", lambda a: Builder(a.entry).add(a.x, a.x), "block %entry ends with `br label %end` already"),
    ("twice", lambda a: a.end.append(a.entry.instructions[0]), "`%sum = add i32 %x, 1` stands in block %entry already: move_before()"),
    ("before itself", lambda a: a.entry.instructions[0].insert_before(a.entry.instructions[1]), "stands in block %entry already"),
    (
        "before nothing",
        lambda a: ReturnInst(a.x).insert_before(ReturnInst(a.x)),
        "`ret i32 %x` stands in no block: it was removed or erased",
    ),
    ("removed twice", lambda a: ReturnInst(a.x).remove_from_parent(), "`ret i32 %x` stands in no block"),
    ("builder before", lambda a: Builder.before(ReturnInst(a.x)), "`ret i32 %x` stands in no block"),
    ("used", lambda a: a.entry.instructions[0].erase(), "cannot erase %sum: `ret i32 %sum` uses it; replace_all_uses_with()"),
    ("other type", lambda a: a.x.replace_all_uses_with(a.y), "cannot replace i32 %x by i64 %y, a value of another type"),
    ("itself", lambda a: a.x.replace_all_uses_with(a.x), "cannot replace i32 %x by i32 %x, the value itself"),
    ("no value", lambda a: a.x.replace_all_uses_with(1), "cannot replace i32 %x by 1, which is no value"),  # type: ignore[arg-type]
    ("operand", lambda a: a.entry.instructions[0].set_operand(1, 2), "2 is of type int, no value"),  # type: ignore[arg-type]
    ("block twice", lambda a: a.f.append_block(a.end), "block %end stands in @f already"),
    ("block elsewhere", lambda a: a.f.insert_block_after(BasicBlock("n"), a.get("other").entry), "block %entry does not stand in @f"),
    ("split", lambda a: a.end.split_before(a.entry.instructions[0]), "cannot split %end before `%sum = add i32 %x, 1`"),
    ("lone block", lambda a: BasicBlock("x").erase(), "block %x stands in no function"),
    ("declaration", lambda a: a.get("callee").entry, "@callee has no blocks: it is declared, not defined"),
    ("condition", lambda a: a.entry.terminator.condition, "`br label %end` has no condition"),  # type: ignore[union-attr]
    ("names", lambda a: a.module.define("n", FunctionType.get(i32), ["x"]), "1 names for the 0 parameters of @n"),
    ("defined", lambda a: a.module.define("f", FunctionType.get(i32)), "@f exists already"),
]


@pytest.mark.parametrize(("make", "message"), [row[1:] for row in PLACES], ids=[row[0] for row in PLACES])
def test_places_and_uses(make: Callable[[At], object], message: str) -> None:
    with pytest.raises(IRError) as error:
        make(At())
    assert message in str(error.value)


def test_a_block_that_stands_nowhere_is_printed() -> None:
    block = BasicBlock("x")
    Builder(block).unreachable()
    assert str(block) == "x:\n  unreachable"
    assert str(BasicBlock()) == "<unnamed>:"


@pytest.mark.parametrize(
    ("make", "shown"),
    [
        (lambda at: at.b.zext(at.x, "i64"), "'i64' is of type str"),
        (lambda at: at.b.load("i32", at.p), "'i32' is of type str"),
        (lambda at: at.b.phi("i32"), "'i32' is of type str"),
        (lambda at: at.b.alloca(None), "None is of type NoneType"),
        (lambda at: at.b.gep(4, at.p, [at.x]), "4 is of type int"),
    ],
)
def test_what_is_no_type(make: Callable[[At], object], shown: str) -> None:
    with pytest.raises(IRError) as error:
        make(At())
    assert str(error.value) == f"{shown}, no type of LLVM's; nvopt.ir.types has those"
