"""The cache of assumptions: of which values each condition speaks, and that it follows edits."""

from __future__ import annotations

import pytest

from nvopt.analysis.value_tracking.assumptions import AssumptionCache
from nvopt.ir import Builder, CallBase, ConstantInt, Function, Instruction, Module, Value

_ASSUME = "\ndeclare void @llvm.assume(i1 noundef)\n\ndeclare i8 @llvm.ctpop.i8(i8)\n"


def _function(code: str, parameters: str = "i8 %a, i8 %b, i1 %c, i1 %d, ptr %p, ptr %q, i32 %w") -> Function:
    body = "".join(f"{line}\n" if line.endswith(":") else f"  {line}\n" for line in code.split("\n"))
    return Module.parse(f"define void @f({parameters}) {{\n{body}  ret void\n}}\n{_ASSUME}").functions[0]


def _value(function: Function, name: str) -> Value:
    found = function.value_named(name)
    assert found is not None
    return found


@pytest.mark.parametrize(
    ("code", "spoken_of"),
    [
        ("", "c"),
        ("%x = xor i1 %c, true", "x c"),
        ("%x = xor i1 true, %c", "x c"),
        ("%x = xor i1 %c, %d", "x"),
        ("%x = and i1 %c, %d", "x"),
        ("%x = or i1 %c, %d", "x"),
        ("%x = select i1 %c, i1 %d, i1 false", "x"),
        ("%x = select i1 %c, i1 true, i1 %d", "x"),
        ("%x = select i1 %c, i1 %d, i1 true", "x"),
        ("%x = trunc i8 %a to i1", "x a"),
        ("%x = icmp ult i8 %a, %b", "x a b"),
        ("%x = icmp ult i8 3, %b", "x b"),
        ("%t = trunc i8 %a to i4\n%x = icmp ult i4 %t, 3", "x t a"),
        ("%t = zext i8 %a to i16\n%x = icmp ult i16 %t, 3", "x t"),
        ("%t = ptrtoint ptr %p to i64\n%x = icmp ult i64 %t, 3", "x t p"),
        ("%t = ptrtoaddr ptr %p to i64\n%x = icmp ult i64 %t, 3", "x t p"),
        ("%t = fneg float 1.000000e+00\n%x = fcmp olt float %t, 3.000000e+00", "x t"),
        *(
            (f"%t = {op} i8 %a, 2\n%x = icmp {by} i8 %t, 3", "x t a")
            for op in ("shl", "lshr", "ashr", "and", "or", "sub")
            for by in ("eq", "ne")
        ),
        *((f"%t = {op} i8 %a, %b\n%x = icmp eq i8 %t, 3", "x t") for op in ("shl", "lshr", "ashr")),
        *((f"%t = {op} i8 2, %b\n%x = icmp eq i8 %t, 3", "x t") for op in ("shl", "lshr", "ashr")),
        *((f"%t = {op} i8 %a, %b\n%x = icmp eq i8 %t, 3", "x t a b") for op in ("and", "or", "sub")),
        *((f"%t = {op} i8 %a, %b\n%x = icmp eq i8 %t, 3", "x t") for op in ("add", "xor", "mul")),
        ("%t = and i8 %a, %b\n%x = icmp eq i8 %t, %b", "x t b"),
        ("%t = and i8 %a, %b\n%x = icmp eq i8 3, %t", "x t"),
        ("%t = add i8 %a, 2\n%x = icmp ult i8 %t, 3", "x t a"),
        ("%t = add i8 %a, 2\n%x = icmp slt i8 %t, 3", "x t a"),
        ("%t = add i8 %a, %b\n%x = icmp ult i8 %t, 3", "x t"),
        ("%t = add nuw i8 %a, %b\n%x = icmp ult i8 %t, 3", "x t a b"),
        ("%t = add nuw i8 %a, %b\n%x = icmp slt i8 %t, 3", "x t"),
        ("%t = add nsw i8 %a, %b\n%x = icmp ult i8 %t, 3", "x t"),
        ("%t = or disjoint i8 %a, 4\n%x = icmp slt i8 %t, 3", "x t a"),
        ("%t = or i8 %a, 4\n%x = icmp slt i8 %t, 3", "x t"),
        ("%t = or i8 %a, %b\n%x = icmp ugt i8 %t, 3", "x t a b"),
        ("%t = and i8 %a, %b\n%x = icmp ugt i8 %t, 3", "x t a b"),
        ("%t = and i8 %a, %b\n%x = icmp sgt i8 %t, 3", "x t"),
        ("%t = sub nuw i8 %a, %b\n%x = icmp ugt i8 %t, 3", "x t a"),
        ("%t = sub i8 %a, %b\n%x = icmp ugt i8 %t, 3", "x t"),
        ("%t = sub nuw i8 %a, %b\n%x = icmp sgt i8 %t, 3", "x t"),
        ("%t = call i8 @llvm.ctpop.i8(i8 %a)\n%x = icmp eq i8 %t, 1", "x t a"),
        ("%t = call i8 @llvm.ctpop.i8(i8 %a)\n%x = icmp ult i8 %t, 2", "x t a"),
        ("%t = call i8 @llvm.ctpop.i8(i8 %a)\n%x = icmp ult i8 %t, %b", "x t b"),
    ],
)
def test_a_condition_speaks_of(code: str, spoken_of: str) -> None:
    name = "x" if code else "c"
    function = _function(f"{code}\ncall void @llvm.assume(i1 %{name})".strip("\n"))
    cache = AssumptionCache(function)
    values = [*function.args, *function.instructions()]
    assert {one.name for one in values if cache.for_value(one)} == set(spoken_of.split())
    assert all(promise == (cache.assumptions[0], None) for one in values for promise in cache.for_value(one))


@pytest.mark.parametrize(
    ("bundles", "spoken_of"),
    [
        ('"nonnull"(ptr %p)', {"p": [0]}),
        ('"align"(ptr %p, i64 8), "nonnull"(ptr %q)', {"p": [0], "q": [1]}),
        ('"align"(ptr %p, i64 8), "nonnull"(ptr %p)', {"p": [0, 1]}),
        ('"ignore"(ptr %p)', {}),
        ('"separate_storage"(ptr %p, ptr %q)', {}),
        ('"cold"()', {}),
        ('"align"(ptr null, i64 8)', {}),
    ],
)
def test_a_bundle_speaks_of(bundles: str, spoken_of: dict[str, list[int]]) -> None:
    function = _function(f"call void @llvm.assume(i1 true) [ {bundles} ]")
    cache = AssumptionCache(function)
    found = {one.name: [at for _, at in cache.for_value(one)] for one in function.args}
    assert {name: places for name, places in found.items() if places} == spoken_of


def test_there_are_none() -> None:
    cache = AssumptionCache(_function("%x = add i8 %a, 1"))
    assert not cache
    assert cache.assumptions == []
    module = Module.parse("define void @f(i8 %a) {\n  ret void\n}\n")
    assert not AssumptionCache(module.functions[0])


_TWO = """\
entry:
%x = icmp ult i8 %a, 9
call void @llvm.assume(i1 %x)
br i1 %c, label %left, label %right
left:
%y = icmp ugt i8 %a, 3
call void @llvm.assume(i1 %y)
br label %right
right:
%z = icmp ne i8 %b, 3"""


def _assume_before(place: Instruction, predicate: str, value: Value, number: int) -> CallBase:
    assert place.function is not None
    assume = place.function.module.get_function("llvm.assume")
    assert assume is not None
    builder = Builder.before(place)
    call = builder.call(assume, [builder.icmp(predicate, value, ConstantInt.get(value.type, number))])
    assert isinstance(call, CallBase)
    return call


def _told(cache: AssumptionCache, value: Value) -> list[CallBase]:
    return [assume for assume, _ in cache.for_value(value)]


@pytest.mark.parametrize("asks", [False, True])
def test_new_assumptions_stand_in_order(asks: bool) -> None:
    """Wherever they are put: first, between, in another block, last; also one after the other."""
    function = _function(_TWO)
    cache = AssumptionCache(function)
    a, (first, second) = function.args[0], cache.assumptions
    entry, left, right = function.blocks
    places = [right.terminator, entry.first, left.first, left.terminator, first]
    made = []
    for number, place in enumerate(places):
        assert place is not None
        made.append(_assume_before(place, "ne", a, number))
        told = cache.update([])
        assert set(told) >= {a, made[-1].operands[0]}
        assert second.operands[0] not in told
        if asks:
            assert made[-1] in _told(cache, a)
    last, begin, at_left, end_of_left, before_first = made
    expected = [begin, before_first, first, at_left, second, end_of_left, last]
    assert _told(cache, a) == expected
    assert _told(cache, a) == expected  # now from what was put in order
    assert cache.assumptions == expected
    assert cache.update([]) == []


def test_assumptions_of_other_functions_are_not_taken_in() -> None:
    text = "define void @{}(i8 %a) {{\n  %x = icmp ult i8 %a, 3\n  call void @llvm.assume(i1 %x)\n  ret void\n}}\n"
    one, other, *_ = Module.parse(text.format("f") + "\n" + text.format("g") + _ASSUME).functions
    cache = AssumptionCache(one)
    end = other.entry.terminator
    assert end is not None
    _assume_before(end, "ne", other.args[0], 1)
    assert cache.update([]) == []
    assert len(cache.assumptions) == 1
    assert cache.for_value(other.args[0]) == []


def test_what_is_erased_says_nothing() -> None:
    function = _function(_TWO)
    cache = AssumptionCache(function)
    a, (first, second) = function.args[0], cache.assumptions
    first.erase()
    assert _told(cache, a) == [second]
    assert cache.assumptions == [second]
    second.erase()
    assert not cache
    assert cache.assumptions == []
    assert cache.for_value(a) == []
    assert set(cache.update([first, a])) >= {a}
    assert cache.update([first, a]) == []


def test_a_changed_condition_speaks_of_others() -> None:
    function = _function(_TWO)
    cache = AssumptionCache(function)
    a, b = function.args[:2]
    x = _value(function, "x")
    assert isinstance(x, Instruction)
    first, second = cache.assumptions
    x.set_operand(0, b)
    assert set(cache.update([x])) == {a, b, x}
    assert _told(cache, a) == [second]
    assert _told(cache, b) == [first]
    first.set_operand(0, function.args[3])
    assert set(cache.update([first])) == {b, x, function.args[3]}
    assert _told(cache, b) == []
    assert _told(cache, function.args[3]) == [first]
    assert cache.update([b]) == []
