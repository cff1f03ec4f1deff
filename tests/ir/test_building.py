"""What the builder and the module make is what LLVM reads, and prints the same."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from llvmlite import binding as llvm

from nvopt.ir import (
    BasicBlock,
    Builder,
    CallBrInst,
    ConstantFP,
    ConstantInt,
    ConstantPointerNull,
    Function,
    FunctionType,
    InvokeInst,
    IRError,
    Module,
    PointerType,
    StructType,
    Type,
    Value,
    VectorType,
)
from nvopt.ir.intrinsics import INTRINSICS, declare_intrinsic, suffix
from nvopt.ir.types import ArrayType, float32, float64, half, i1, i8, i16, i32, i64, metadata, ptr, void

V4I, V4F, V4B, V4P, V2I = (VectorType.get(element, 4) for element in (i32, float32, i1, ptr, i32))


def printed(module: Module) -> str:
    """The module as LLVM prints it; an error where it is none."""
    reference = llvm.parse_assembly(str(module), llvm.create_context())
    reference.verify()
    return str(reference)


def function(*params: Type, result: Type = void) -> tuple[Builder, Function]:
    module = Module.parse('source_filename = "m"\n\n')
    made = module.define("f", FunctionType.get(result, list(params)), [f"a{at}" for at in range(len(params))])
    return Builder(made.entry), made


# -- variables


def test_a_variable_is_made_where_variables_stand() -> None:
    module = Module.parse("""source_filename = "m"

@g = internal global i32 1, align 4

@a = alias i32, ptr @g

declare void @f()
""")
    module.add_global("h", i64, ConstantInt.get(i64, 7), linkage="internal", constant=True, addrspace=4, align=16)
    module.add_global("s", ArrayType.get(i32, 8), addrspace=3)
    text = printed(module)
    assert "@h = internal addrspace(4) constant i64 7, align 16\n" in text
    assert "@s = external addrspace(3) global [8 x i32]\n" in text
    assert text.index("@g =") < text.index("@h =") < text.index("@s =") < text.index("@a =")
    assert str(module).index("@s =") < str(module).index("@a =")


@pytest.mark.parametrize(
    "text", ["", 'source_filename = "m"\n', "declare void @f()\n", "%s = type { i32 }\n\n@a = external global %s\n", "!x = !{}\n"]
)
def test_a_variable_is_made_in_any_module(text: str) -> None:
    module = Module.parse(text)
    made = module.add_global("h", i32, ConstantInt.get(i32, 7))
    assert "@h = global i32 7\n" in printed(module)
    assert module.get("h") is made
    assert Module.parse(str(module)).get("h") is not None


def test_a_variable_of_another_is_used_by_it() -> None:
    module = Module.parse("@g = external global i32\n")
    g = module.globals[0]
    made = module.add_global("p", ptr, g)
    assert g.users == [made]
    assert "@p = global ptr @g\n" in printed(module)


def test_mistakes_in_variables() -> None:
    module = Module.parse("@g = external global i32\n")
    with pytest.raises(IRError, match=r"^@g exists already$"):
        module.add_global("g", i32)
    with pytest.raises(IRError, match=r"^@h is of type i32, its initializer of type i64$"):
        module.add_global("h", i32, ConstantInt.get(i64, 1))


# -- names


def test_a_name_is_taken_over() -> None:
    builder, f = function(i32, i32, result=i32)
    x = builder.add(f.args[0], f.args[1], name="x")
    y = builder.mul(f.args[0], f.args[1])
    builder.ret(y)
    y.take_name(x)
    assert y.ref == "%x"
    assert x.is_unnamed
    assert f.value_named("x") is y
    assert "%1 = add" in str(f) or "%0 = add" in str(f)
    printed(f.module)


def test_names_of_globals_are_swapped() -> None:
    module = Module.parse("@g = global i32 1\n@h = global ptr @g\n")
    g, h = module.globals
    h.take_name(g)
    assert "@g = global ptr @h\n" in printed(module)


# -- copies of modules

WHOLE = """source_filename = "m"
target triple = "nvptx64-nvidia-cuda"

%s = type { i32, ptr }

$c = comdat any

@g = linkonce_odr global %s { i32 1, ptr @f }, comdat($c), align 8, !m !0
@a = alias i32, ptr @g
@i = ifunc void (), ptr @f

define linkonce_odr ptr @f(i32 %x) #0 comdat($c) !dbg !5 {
  %1 = add i32 %x, 1, !dbg !8
    #dbg_value(i32 %1, !9, !DIExpression(), !8)
  br label %2

2:                                                ; preds = %2, %0
  br i1 true, label %2, label %3, !llvm.loop !10

3:                                                ; preds = %2
  ret ptr blockaddress(@f, %2)
}

attributes #0 = { nounwind "k"="v" }

!llvm.module.flags = !{!1, !11}
!llvm.dbg.cu = !{!2}

!0 = !{!"m"}
!1 = !{i32 2, !"Debug Info Version", i32 3}
!2 = distinct !DICompileUnit(language: DW_LANG_C, file: !3, emissionKind: FullDebug)
!3 = !DIFile(filename: "f", directory: "d")
!4 = !DISubroutineType(types: !7)
!5 = distinct !DISubprogram(name: "f", scope: !3, file: !3, line: 1, type: !4, spFlags: DISPFlagDefinition, unit: !2)
!6 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!7 = !{null, !6}
!8 = !DILocation(line: 1, scope: !5)
!9 = !DILocalVariable(name: "x", scope: !5, file: !3, line: 1, type: !6)
!10 = distinct !{!10, !12}
!11 = !{i32 4, !"nvvm-reflect-ftz", i32 1}
!12 = !{!"llvm.loop.mustprogress"}
"""


def test_a_module_is_copied_with_everything_and_by_itself() -> None:
    text = str(llvm.parse_assembly(WHOLE, llvm.create_context()))
    module = Module.parse(text)
    before = printed(module)
    copy = module.clone()
    assert printed(copy) == before
    for function in copy.functions:
        for block in function.blocks:
            for instruction in block:
                instruction.metadata.clear()
    copy.globals[0].align = 16
    copy.add_global("new", i32)
    copy.get_function("f").name = "other"  # type: ignore[union-attr]
    assert printed(module) == before
    assert printed(copy) != before
    module.parse_all()
    assert printed(module.clone()) == before


def test_an_edited_module_is_copied_as_it_is_now() -> None:
    module = Module.parse(str(llvm.parse_assembly(WHOLE, llvm.create_context())))
    function = module.functions[0]
    add = next(iter(function.instructions()))
    add.set_operand(1, ConstantInt.get(i32, 9))
    module.add_global("new", i32, ConstantInt.get(i32, 3))
    assert printed(module.clone()) == printed(module)


# -- atomics

P1 = PointerType.get(1)


@pytest.mark.parametrize(
    ("make", "text"),
    [
        (
            lambda b, a: b.load(i32, a[0], 4, ordering="acquire", syncscope="block"),
            'load atomic i32, ptr %a0 syncscope("block") acquire, align 4',
        ),
        (lambda b, a: b.load(i32, a[0], 4, volatile=True, ordering="monotonic"), "load atomic volatile i32, ptr %a0 monotonic, align 4"),
        (lambda b, a: b.store(a[1], a[0], 4, ordering="release"), "store atomic i32 %a1, ptr %a0 release, align 4"),
        (lambda b, a: b.atomicrmw("add", a[0], a[1], "monotonic"), "atomicrmw add ptr %a0, i32 %a1 monotonic, align 4"),
        (
            lambda b, a: b.atomicrmw("fadd", a[3], a[2], "seq_cst", 4, True, "device"),
            'atomicrmw volatile fadd ptr addrspace(1) %a3, float %a2 syncscope("device") seq_cst, align 4',
        ),
        (lambda b, a: b.atomicrmw("uinc_wrap", a[0], a[1], "acq_rel", 8), "atomicrmw uinc_wrap ptr %a0, i32 %a1 acq_rel, align 8"),
        (
            lambda b, a: b.cmpxchg(a[0], a[1], a[1], "acq_rel", "monotonic", weak=True),
            "cmpxchg weak ptr %a0, i32 %a1, i32 %a1 acq_rel monotonic, align 4",
        ),
        (lambda b, a: b.fence("seq_cst"), "fence seq_cst"),
        (lambda b, a: b.fence("acquire", "block"), 'fence syncscope("block") acquire'),
    ],
)
def test_atomics(make: Callable[[Builder, list[Value]], object], text: str) -> None:
    builder, f = function(ptr, i32, float32, P1)
    make(builder, list(f.args))
    builder.ret()
    assert text in printed(f.module)


@pytest.mark.parametrize(
    ("make", "message"),
    [
        (lambda b, a: b.load(i32, a[0], 4, ordering="release"), "load: there is no ordering 'release'; it has unordered, "),
        (lambda b, a: b.load(i32, a[0], ordering="acquire"), "load: an atomic one says its alignment"),
        (lambda b, a: b.store(a[1], a[0], 4, ordering="acquire"), "store: there is no ordering 'acquire'"),
        (lambda b, a: b.atomicrmw("add", a[0], a[1], "unordered"), "atomicrmw: there is no ordering 'unordered'"),
        (lambda b, a: b.atomicrmw("mul", a[0], a[1], "monotonic"), "atomicrmw: there is no operation 'mul'; it has xchg, "),
        (lambda b, a: b.cmpxchg(a[0], a[1], a[1], "acq_rel", "release"), "cmpxchg, where it fails: there is no ordering 'release'"),
        (lambda b, a: b.fence("monotonic"), "fence: there is no ordering 'monotonic'"),
    ],
)
def test_mistakes_in_atomics(make: Callable[[Builder, list[Value]], object], message: str) -> None:
    builder, f = function(ptr, i32)
    with pytest.raises(IRError) as error:
        make(builder, list(f.args))
    assert str(error.value).startswith(message)


# -- intrinsics

_SCALAR: dict[str, tuple[list[Type], Type | None]] = {
    **dict.fromkeys(("powi", "ldexp"), ([float32, i32], None)),
    **dict.fromkeys(("scmp", "ucmp"), ([i64, i64], i8)),
    **dict.fromkeys(("abs", "ctlz", "cttz"), ([i32, i1], None)),
    **dict.fromkeys(("fshl", "fshr"), ([i32, i32, i32], None)),
    **dict.fromkeys(("vector.reduce.fadd", "vector.reduce.fmul"), ([float32, V4F], None)),
    **dict.fromkeys(("fptosi.sat", "fptoui.sat", "lrint", "llrint", "lround", "llround"), ([float32], i64)),
    **dict.fromkeys(("memcpy", "memmove"), ([P1, ptr, i64, i1], None)),
    **dict.fromkeys(("lifetime.start", "lifetime.end"), ([ptr], None)),
    "is.fpclass": ([float32, i32], None),
    "ptrmask": ([P1, i64], None),
    "vscale": ([], i64),
    "stepvector": ([], V4I),
    "get.active.lane.mask": ([i32, i32], V4B),
    "vector.insert": ([V4I, VectorType.get(i32, 2), i64], None),
    "vector.extract": ([V4I, i64], VectorType.get(i32, 2)),
    "masked.load": ([P1, V4B, V4F], V4F),
    "masked.store": ([V4F, P1, V4B], None),
    "masked.gather": ([V4P, V4B, V4F], V4F),
    "masked.scatter": ([V4F, V4P, V4B], None),
    "masked.expandload": ([ptr, V4B, V4F], V4F),
    "masked.compressstore": ([V4F, ptr, V4B], None),
    "memset": ([ptr, i8, i32, i1], None),
    "assume": ([i1], None),
    "expect": ([i64, i64], None),
    "experimental.noalias.scope.decl": ([metadata], None),
}
_FLOATS = (
    "fabs sqrt floor ceil trunc rint nearbyint round roundeven canonicalize exp exp2 exp10 log log2 log10 sin cos tan "
    "asin acos atan atan2 sinh cosh tanh minnum maxnum minimum maximum minimumnum maximumnum copysign pow fma fmuladd"
)


def sample(name: str) -> tuple[list[Type], Type | None]:
    """Types to call it with."""
    if name in _SCALAR:
        return _SCALAR[name]
    known = INTRINSICS[name]
    if name.startswith("vector.reduce"):
        return [V4F if name.startswith("vector.reduce.f") else V4I], None
    of: Type = float64 if name in _FLOATS.split() else i32
    return [i32 if word == "i32" else of for word in known.params], None


@pytest.mark.parametrize("name", INTRINSICS)
def test_an_intrinsic_is_declared_as_llvm_declares_it(name: str) -> None:
    args, result = sample(name)
    module = Module.parse("")
    made = declare_intrinsic(module, name, args, result)
    assert declare_intrinsic(module, name, args, result) is made
    kind = made.function_type
    bare = f"declare {kind.return_type} {made.ref}({', '.join(map(str, kind.params))})\n"

    def lines(text: str) -> list[str]:
        return [line for line in text.splitlines() if line.startswith(("declare", "attributes"))]

    expected = str(llvm.parse_assembly(bare, llvm.create_context()))
    assert made.ref in expected  # LLVM knows it by that name
    assert lines(str(module)) == lines(expected)
    assert lines(printed(module)) == lines(expected)


@pytest.mark.parametrize(
    ("type", "text"),
    [
        (i16, "i16"),
        (half, "f16"),
        (P1, "p1"),
        (V4F, "v4f32"),
        (VectorType.get(i64, 2, True), "nxv2i64"),
        (VectorType.get(P1, 2), "v2p1"),
        (ArrayType.get(i8, 3), "a3i8"),
        (StructType.get([i8, ptr]), "sl_i8p0s"),
    ],
)
def test_suffixes(type: Type, text: str) -> None:
    assert suffix(type) == text


def test_mistakes_in_intrinsics() -> None:
    builder, f = function(i32, i64, float32)
    a, wide, real = f.args
    with pytest.raises(IRError, match=r"^llvm\.nonsense is not among the intrinsics that are known here"):
        builder.intrinsic("nonsense", [a])
    with pytest.raises(IRError, match=r"^llvm\.umin takes 2 arguments, not 1$"):
        builder.intrinsic("umin", [a])
    with pytest.raises(IRError, match=r"^llvm\.umin: argument 1 is of type i64, it must be i32$"):
        builder.umin(a, wide)
    with pytest.raises(IRError, match=r"^llvm\.fptosi\.sat: the type of the result must be said$"):
        builder.intrinsic("fptosi.sat", [real])
    with pytest.raises(IRError, match=r"^llvm\.umin gives i32, not i64$"):
        builder.intrinsic("umin", [a, a], i64)
    with pytest.raises(IRError, match=r"^llvm\.umin is declared in a module"):
        Builder(BasicBlock("b")).umin(a, a)
    with pytest.raises(IRError, match=r"^no intrinsic is overloaded on void$"):
        suffix(void)


def test_vectors_and_masked_accesses() -> None:
    builder, f = function(ptr, V4B, V4F, V4P, float32, VectorType.get(i32, 4))
    p, mask, values, pointers, scalar, _ = f.args
    builder.masked_store(builder.masked_load(V4F, p, 16, mask, values, name="l"), p, 8, mask)
    builder.masked_scatter(builder.masked_gather(V4F, pointers, 4, mask), pointers, 4, mask)
    builder.store(builder.splat(4, scalar, name="s"), p)
    builder.store(builder.splat(4, ConstantFP.get(float32, 1.5)), p)
    builder.store(builder.splat(2, scalar, scalable=True), p)
    builder.maxnum(scalar, scalar, flags=("nnan",))
    builder.ret()
    text = printed(f.module)
    for line in (
        "%l = call <4 x float> @llvm.masked.load.v4f32.p0(ptr align 16 %a0, <4 x i1> %a1, <4 x float> %a2)",
        "call void @llvm.masked.store.v4f32.p0(<4 x float> %l, ptr align 8 %a0, <4 x i1> %a1)",
        "call <4 x float> @llvm.masked.gather.v4f32.v4p0(<4 x ptr> align 4 %a3, <4 x i1> %a1, <4 x float> poison)",
        "@llvm.masked.scatter.v4f32.v4p0(<4 x float> %0, <4 x ptr> align 4 %a3, <4 x i1> %a1)",
        "%s.splatinsert = insertelement <4 x float> poison, float %a4, i64 0",
        "%s.splat = shufflevector <4 x float> %s.splatinsert, <4 x float> poison, <4 x i32> zeroinitializer",
        "store <4 x float> splat (float 1.500000e+00), ptr %a0",
        "call nnan float @llvm.maxnum.f32(float %a4, float %a4)",
    ):
        assert line in text, text


def test_a_splat_of_another_constant() -> None:
    builder, f = function(ptr)
    builder.store(builder.splat(2, ConstantPointerNull.get(ptr)), f.args[0])
    builder.ret()
    printed(f.module)


def test_the_shape_of_addresses() -> None:
    """One address, or as many as the pointer or the first vector of indices has."""
    builder, f = function(ptr, i64, VectorType.get(ptr, 2), VectorType.get(i64, 4), VectorType.get(i64, 2))
    pointer, index, pointers, four, two = f.args
    shapes = {
        (pointer, index): "ptr",
        (pointer, four): "<4 x ptr>",
        (pointers, index): "<2 x ptr>",
        (pointers, two): "<2 x ptr>",
    }
    assert {given: str(builder.gep(i8, given[0], [given[1]]).type) for given in shapes} == shapes
    builder.ret()
    assert "getelementptr i8, ptr %a0, <4 x i64> %a3" in printed(f.module)


# -- calls that end a block


def test_calls_that_end_a_block() -> None:
    """Their arguments, blocks and bundles stand where they are looked for."""
    module = Module.parse("""source_filename = "m"

declare i32 @g(i32, ptr)

declare void @h(i32)
""")
    g, h = (module.get_function(name) for name in "gh")
    assert g is not None
    assert h is not None
    f = module.define("f", FunctionType.get(void, [i32, ptr]), ["x", "p"])
    one, two, three = blocks = [BasicBlock(name) for name in ("one", "two", "three")]
    for block in blocks:
        f.append_block(block)
    x, p = f.args
    invoke = InvokeInst(g.function_type, g, [x, p], one, two, "r")
    f.entry.append(invoke)
    branch = CallBrInst(h.function_type, h, [x], [two, three])
    one.append(branch)
    assert str(invoke) == "%r = invoke i32 @g(i32 %x, ptr %p)\n          to label %one unwind label %two"
    assert str(branch) == "callbr void @h(i32 %x)\n          to label %two [label %three]"
    assert (invoke.callee, list(invoke.args), list(invoke.successors)) == (g, [x, p], [one, two])
    assert (branch.callee, list(branch.args), list(branch.successors)) == (h, [x], [two, three])


def test_a_call_in_no_function_that_must_be_a_tail_call() -> None:
    """Only in a function of any arguments it hands those on."""
    text = "define void @f(i32 %x{}) {{\n  musttail call void (i32, ...) @f(i32 %x, ...)\n  ret void\n}}\n"
    module = Module.parse(text.format(", ..."))
    call, _ = module.functions[0].instructions()
    assert str(call) == "musttail call void (i32, ...) @f(i32 %x, ...)"
    call.remove_from_parent()
    assert str(call) == "musttail call void (i32, ...) @f(i32 %x)"
