"""nvvm-intrinsic-lowering: what stands for an intrinsic gives the same bits as PTX ISA says of it, spelled out below in another way."""

import re

from harness import Inputs, Pair

import nvopt

# What the intrinsics are, byte by byte and in wide products; the host runs these in their stead, where any is left.
REFERENCES = {
    "llvm.nvvm.prmt": """define i32 @llvm.nvvm.prmt(i32 %a, i32 %b, i32 %selector) {
entry:
  %al = zext i32 %a to i64
  %bl = zext i32 %b to i64
  %bh = shl i64 %bl, 32
  %eight = or i64 %bh, %al
  br label %byte
byte:
  %at = phi i32 [ 0, %entry ], [ %next, %byte ]
  %sum = phi i32 [ 0, %entry ], [ %more, %byte ]
  %place = mul i32 %at, 4
  %digits = lshr i32 %selector, %place
  %which = and i32 %digits, 7
  %bits = mul i32 %which, 8
  %wide = zext i32 %bits to i64
  %shifted = lshr i64 %eight, %wide
  %plain = trunc i64 %shifted to i8
  %sign = ashr i8 %plain, 7
  %mode = and i32 %digits, 8
  %copied = icmp ne i32 %mode, 0
  %byte8 = select i1 %copied, i8 %sign, i8 %plain
  %byte32 = zext i8 %byte8 to i32
  %to = mul i32 %at, 8
  %placed = shl i32 %byte32, %to
  %more = or i32 %sum, %placed
  %next = add i32 %at, 1
  %done = icmp eq i32 %next, 4
  br i1 %done, label %exit, label %byte
exit:
  ret i32 %more
}""",
    "llvm.nvvm.d2i.lo": """define i32 @llvm.nvvm.d2i.lo(double %d) {
  %p = alloca double
  store double %d, ptr %p
  %r = load i32, ptr %p
  ret i32 %r
}""",
    "llvm.nvvm.d2i.hi": """define i32 @llvm.nvvm.d2i.hi(double %d) {
  %p = alloca double
  store double %d, ptr %p
  %q = getelementptr i32, ptr %p, i32 1
  %r = load i32, ptr %q
  ret i32 %r
}""",
    "llvm.nvvm.lohi.i2d": """define double @llvm.nvvm.lohi.i2d(i32 %low, i32 %high) {
  %p = alloca double
  store i32 %low, ptr %p
  %q = getelementptr i32, ptr %p, i32 1
  store i32 %high, ptr %q
  %r = load double, ptr %p
  ret double %r
}""",
    "llvm.nvvm.fabs.f32": """define float @llvm.nvvm.fabs.f32(float %x) {
  %i = bitcast float %x to i32
  %j = and i32 %i, 2147483647
  %r = bitcast i32 %j to float
  ret float %r
}""",
    # Adding and taking away 2**23 rounds to even; the sign is that of the argument.
    "llvm.nvvm.round.f": """define float @llvm.nvvm.round.f(float %x) {
  %a = call float @llvm.nvvm.fabs.f32(float %x)
  %up = fadd float %a, 8388608.0
  %down = fsub float %up, 8388608.0
  %large = fcmp uge float %a, 8388608.0
  %r = select i1 %large, float %a, float %down
  %i = bitcast float %x to i32
  %s = and i32 %i, -2147483648
  %j = bitcast float %r to i32
  %k = or i32 %j, %s
  %l = bitcast i32 %k to float
  ret float %l
}""",
}
# By shifts and partial products of halves, the schoolbook way.
for name, bits, signed in (("ui", 32, False), ("i", 32, True), ("ull", 64, False), ("ll", 64, True)):
    half = bits // 2
    REFERENCES[f"llvm.nvvm.mulhi.{name}"] = f"""define i{bits} @llvm.nvvm.mulhi.{name}(i{bits} %x, i{bits} %y) {{
  %xh = lshr i{bits} %x, {half}
  %yh = lshr i{bits} %y, {half}
  %xl = and i{bits} %x, {(1 << half) - 1}
  %yl = and i{bits} %y, {(1 << half) - 1}
  %ll = mul i{bits} %xl, %yl
  %hl = mul i{bits} %xh, %yl
  %lh = mul i{bits} %xl, %yh
  %hh = mul i{bits} %xh, %yh
  %carry0 = lshr i{bits} %ll, {half}
  %hl0 = and i{bits} %hl, {(1 << half) - 1}
  %sum0 = add i{bits} %carry0, %hl0
  %lh0 = and i{bits} %lh, {(1 << half) - 1}
  %sum1 = add i{bits} %sum0, %lh0
  %carry1 = lshr i{bits} %sum1, {half}
  %hl1 = lshr i{bits} %hl, {half}
  %lh1 = lshr i{bits} %lh, {half}
  %r0 = add i{bits} %hh, %hl1
  %r1 = add i{bits} %r0, %lh1
  %r2 = add i{bits} %r1, %carry1
  %xs = ashr i{bits} %x, {bits - 1 if signed else half}
  %ys = ashr i{bits} %y, {bits - 1 if signed else half}
  %fix0 = and i{bits} %xs, %y
  %fix1 = and i{bits} %ys, %x
  %r3 = sub i{bits} %r2, {"%fix0" if signed else "0"}
  %r4 = sub i{bits} %r3, {"%fix1" if signed else "0"}
  ret i{bits} %r4
}}"""

_SELECTORS = [
    *(0x3210, 0x7654, 0x17654, 0x0123, 0x4567, 0x4321, 0x5432, 0x6543),
    *(0x0321, 0x1032, 0x2103, 0x0765, 0x1076, 0x2107, 0x4765, 0x6547),
]
_OTHERS = [0xB210, 0x3310, 0x3211, 0x7210, 0x4320, 0x8888]


def _functions() -> dict[str, str]:
    """A function for each intrinsic and selector, by name."""
    made: dict[str, str] = {}
    for name, definition in REFERENCES.items():
        result, params = re.match(r"define (\w+) @[\w.]+\((.*?)\)", definition).groups()  # type: ignore[union-attr]
        for number, selector in enumerate([*_SELECTORS, *_OTHERS, None] if name.endswith("prmt") else [None]):
            args = params if selector is None else params.replace("%selector", str(selector))
            made[f"f{len(made)}"] = (
                f"define {result} @f{len(made)}({params}) {{\n  %r = call {result} @{name}({args})\n  ret {result} %r\n}}\n"
                + (f"declare {result} @{name}({', '.join(part.split()[0] for part in params.split(','))})\n" if not number else "")
            )
    # Constants are folded, in the bits of signs, too.
    for selector in (0x3210, 0x9BF0, 0xE853):
        made[f"f{len(made)}"] = (
            f"define i32 @f{len(made)}(i32 %x) {{\n  %r = call i32 @llvm.nvvm.prmt(i32 -2023406815, i32 305419896, i32 {selector})\n"
            "  %s = xor i32 %r, %x\n  ret i32 %s\n}\n"
        )
    return made


def test_bits_are_those_of_ptx() -> None:
    functions = _functions()
    before = 'target triple = "nvptx64-nvidia-cuda"\n' + "\n".join(functions.values())
    after = nvopt.run(before, "nvvm-intrinsic-lowering")
    assert len(re.findall(r"call .*@llvm\.nvvm\.", after)) == len(_OTHERS) + 1
    floats = [0.0, -0.0, 0.5, -0.5, 1.5, 2.5, -3.5, 1e-40, -1e-45, 4194303.5, 8388607.5, -8388609.0, 3.0e38, float("inf"), 0.49999997]
    with Pair(before, after, stubs=REFERENCES) as pair:
        for name, text in functions.items():
            values = {0: floats} if "float %x)" in text else {}
            pair.compare(name, inputs=Inputs(values=values), runs=60)
