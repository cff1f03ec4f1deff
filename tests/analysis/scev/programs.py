"""Random functions over small integers, with nested loops of several exits, for tests that execute what they analyse.

    text = program(random.Random(7))          # a module; its last function is @f, over i8 %a and %b, perhaps ptr %p
    text = kernel(random.Random(7))           # the same over i32, with reads of special registers

What functions that are only declared return is up to the one who executes: `@get` a number of GET.
"""

from __future__ import annotations

import random
from dataclasses import dataclass, field

GET = range(3, 20)
"""What `@get` returns: its calls say so."""
REGISTERS = [f"{name}.{at}" for name in ("tid", "ntid", "ctaid", "nctaid") for at in "xxxxyz"] + ["laneid", "warpsize"]

_FLAGS = {
    **dict.fromkeys(("add", "sub", "mul", "shl"), ("nuw ", "nsw ", "nuw nsw ")),
    **dict.fromkeys(("udiv", "sdiv", "lshr", "ashr"), ("exact ",)),
    "or": ("disjoint ",),
    "trunc": ("nuw ", "nsw "),
    "zext": ("nneg ",),
    "icmp": ("samesign ",),
    "getelementptr": ("inbounds ", "nuw ", "nusw ", "inbounds nuw "),
}
_OPCODES = ["add"] * 4 + ["sub", "sub", "mul", "mul", "shl", "lshr", "ashr", "udiv", "sdiv", "urem", "srem", "and", "and", "or", "xor"]
_INTRINSICS = ["umin", "umax", "smin", "smax", "uadd.sat", "usub.sat"]
_OVERFLOWS = ["uadd", "sadd", "usub", "ssub", "umul", "smul"]
_PREDICATES = ["eq", "ne", "ne", "ult", "ult", "ule", "ugt", "uge", "slt", "slt", "sle", "sgt", "sge"]

Names = dict[str, list[str]]


@dataclass
class _Writer:
    rng: random.Random
    main: int
    """The width of most integers."""
    widths: tuple[int, ...]
    names: Names
    """What may be used here, by type."""
    registers: bool = False
    lines: list[str] = field(default_factory=list)
    block: str = "entry"
    made: int = 0

    def fresh(self, stem: str) -> str:
        self.made += 1
        return f"{stem}{self.made}"

    def chance(self, share: float) -> bool:
        return self.rng.random() < share

    def emit(self, type: str, text: str) -> str:
        name = "%" + self.fresh("v")
        self.lines.append(f"  {name} = {text}")
        self.names.setdefault(type, []).append(name)
        return name

    def begin(self, block: str) -> None:
        self.lines += ["", f"{block}:"]
        self.block = block

    def kept(self) -> Names:
        return {type: list(names) for type, names in self.names.items()}

    def flags(self, opcode: str, share: float = 0.15) -> str:
        return self.rng.choice(_FLAGS[opcode]) if opcode in _FLAGS and self.chance(share) else ""

    # -- operands

    def constant(self, bits: int) -> str:
        low, high = -1 << (bits - 1), (1 << (bits - 1)) - 1
        value = self.rng.choice([0, 1, 1, 2, 3, 4, 5, 7, 8, 10, 15, -1, -2, -3, -4, -8, low, high, high - 3, self.rng.randint(low, high)])
        return str(max(low, min(high, value)))

    def width(self) -> int:
        return self.main if self.chance(0.75) else self.rng.choice(self.widths)

    def value(self, bits: int, constants: float = 0.3) -> str:
        names = self.names.get(f"i{bits}", [])
        if not names and not self.chance(constants):
            return self.cast(bits)
        if not names or self.chance(constants):
            return self.constant(bits)
        return self.rng.choice(names[-5:] if self.chance(0.6) else names)

    def cast(self, bits: int) -> str:
        source = self.rng.choice([one for one in (self.main, *self.widths) if one != bits and self.names.get(f"i{one}")] or [self.main])
        if source == bits:
            return self.constant(bits)
        opcode = "trunc" if source > bits else self.rng.choice(("zext", "sext"))
        return self.emit(f"i{bits}", f"{opcode} {self.flags(opcode)}i{source} {self.value(source, 0)} to i{bits}")

    def comparison(self, left: str | None = None, bits: int | None = None, constants: float = 0.5) -> str:
        if left is None or bits is None:
            bits = self.width()
            left = self.value(bits, 0)
        return self.emit(
            "i1", f"icmp {self.flags('icmp', 0.05)}{self.rng.choice(_PREDICATES)} i{bits} {left}, {self.value(bits, constants)}"
        )

    def condition(self) -> str:
        """Perhaps one of two comparisons, or both."""
        one = self.comparison()
        if self.chance(0.75):
            return one
        return self.joined(one, self.comparison())

    def joined(self, one: str, other: str) -> str:
        rng = self.rng
        forms = (f"and i1 {one}, {other}", f"or i1 {one}, {other}", f"select i1 {one}, i1 {other}, i1 false")
        return self.emit("i1", rng.choice((*forms, f"select i1 {one}, i1 true, i1 {other}", f"xor i1 {one}, {other}")))

    # -- straight code

    def operation(self) -> None:
        rng, bits = self.rng, self.width()
        type, kind = f"i{bits}", rng.random()
        if kind < 0.5:
            self.binary(bits, rng.choice(_OPCODES))
        elif kind < 0.62:
            self.cast(bits)
        elif kind < 0.74:
            self.select(bits)
        elif kind < 0.82:
            name = rng.choice(_INTRINSICS)
            self.emit(type, f"call {type} @llvm.{name}.{type}({type} {self.value(bits, 0)}, {type} {self.value(bits, 0.5)})")
        elif kind < 0.84:
            self.emit(type, f"call {type} @llvm.abs.{type}({type} {self.value(bits, 0)}, i1 {rng.choice(('true', 'false'))})")
        elif kind < 0.87:
            self.overflow(bits, self.value(bits, 0), self.value(bits))
        elif kind < 0.90:
            self.lines.append(f"  call void @llvm.assume(i1 {self.comparison()})")
        elif kind < 0.92:
            self.emit(type, f"freeze {type} {self.value(bits, 0)}")
        elif kind < 0.95 and self.registers:
            self.emit("i32", f"call i32 @llvm.nvvm.read.ptx.sreg.{rng.choice(REGISTERS)}()")
        elif kind < 0.95:
            self.emit("i8", f"call range(i8 {GET.start}, {GET.stop}) i8 @get()")
        elif "ptr" in self.names:
            self.address(rng.choice(self.names["ptr"]))
        else:
            self.condition()

    def binary(self, bits: int, opcode: str, left: str | None = None) -> str:
        rng = self.rng
        left, right = left or self.value(bits, 0.05), self.value(bits, 0.5)
        if opcode in ("shl", "lshr", "ashr") and self.chance(0.95):
            right = str(rng.randrange(bits))
        elif opcode in ("udiv", "sdiv", "urem", "srem") and self.chance(0.9):
            right = str(rng.choice((1, 2, 3, 4, 5, 7, -1, -3)))
        elif opcode in ("and", "xor", "or") and self.chance(0.5):
            right = str(rng.choice((1, 3, 6, 7, -1, -2, -4, 4, -8)))
        if opcode in ("sub", "shl", "lshr") and self.chance(0.1):
            left, right = right, left
        return self.emit(f"i{bits}", f"{opcode} {self.flags(opcode)}i{bits} {left}, {right}")

    def select(self, bits: int) -> None:
        condition = self.comparison()
        words = self.lines[-1].replace(",", "").split()
        left, right = self.value(bits), self.value(bits)
        if words[-3] == f"i{bits}" and self.chance(0.5):
            left, right = self.rng.sample(words[-2:], 2)
        self.emit(f"i{bits}", f"select i1 {condition}, i{bits} {left}, i{bits} {right}")

    def overflow(self, bits: int, left: str, right: str) -> tuple[str, str]:
        name, both, type = self.rng.choice(_OVERFLOWS), "%" + self.fresh("o"), f"i{bits}"
        self.lines.append(f"  {both} = call {{ {type}, i1 }} @llvm.{name}.with.overflow.{type}({type} {left}, {type} {right})")
        return self.emit(type, f"extractvalue {{ {type}, i1 }} {both}, 0"), self.emit("i1", f"extractvalue {{ {type}, i1 }} {both}, 1")

    def address(self, base: str) -> str:
        flags, element, bits = self.flags("getelementptr", 0.5), self.rng.choice(("i8", "i16", "[3 x i8]")), self.width()
        return self.emit("ptr", f"getelementptr {flags}{element}, ptr {base}, i{bits} {self.value(bits)}")

    def operations(self, most: int) -> None:
        for _ in range(self.rng.randrange(most + 1)):
            self.operation()

    # -- control

    def pieces(self, depth: int) -> None:
        for _ in range(self.rng.choice((1, 1, 2))):
            kind = self.rng.random()
            if kind < 0.25:
                self.choice(depth)
            elif depth:
                self.loop(depth - 1)
            self.operations(2)

    def choice(self, depth: int) -> None:
        """Two or three ways that meet again."""
        rng, outer = self.rng, self.kept()
        ways = [self.fresh("way") for _ in range(rng.choice((2, 2, 3)))]
        meet = self.fresh("meet")
        if len(ways) == 2:
            self.lines.append(f"  br i1 {self.condition()}, label %{ways[0]}, label %{ways[1]}")
        else:
            bits = self.main
            cases = " ".join(f"i{bits} {value}, label %{way}" for value, way in zip(rng.sample(range(8), 2), ways[1:], strict=True))
            self.lines.append(f"  switch i{bits} {self.value(bits, 0)}, label %{ways[0]} [ {cases} ]")
        outer, ends = self.kept(), []
        bits = self.width()
        for way in ways:
            self.names = {type: list(names) for type, names in outer.items()}
            self.begin(way)
            self.operations(2)
            if depth and self.chance(0.2):
                self.loop(depth - 1)
            ends.append((self.value(bits, 0.3), self.block))
            self.lines.append(f"  br label %{meet}")
        self.names = outer
        self.begin(meet)
        self.emit(f"i{bits}", f"phi i{bits} " + ", ".join(f"[ {value}, %{end} ]" for value, end in ends))

    def loop(self, depth: int) -> None:
        rng, header, after = self.rng, self.fresh("loop"), self.fresh("after")
        widths = [self.width() for _ in range(rng.choice((1, 1, 2, 3)))]
        starts = [self.value(bits, 0.6) for bits in widths]
        leaving: list[str] = []
        is_guarded = self.chance(0.4)
        if is_guarded:
            before, guard = self.fresh("before"), self.condition()
            leaving.append(self.block)
            self.lines.append(self.jump(guard, before, after))
            self.begin(before)
        has_pointer = "ptr" in self.names and self.chance(0.4)
        base = rng.choice(self.names["ptr"]) if has_pointer else ""
        common, before = self.kept(), self.block
        self.lines.append(f"  br label %{header}")
        self.begin(header)
        phis = ["%" + self.fresh("p") for _ in widths]
        pointer = "%" + self.fresh("p")
        at = len(self.lines)
        for phi, bits in zip(phis, widths, strict=True):
            self.names.setdefault(f"i{bits}", []).append(phi)
        if has_pointer:
            self.names["ptr"].append(pointer)
        self.operations(3)
        dominating = self.kept()
        if depth and self.chance(0.5):
            self.pieces(depth)
        if self.chance(0.4):
            stay = self.fresh("stay")
            condition = self.exit_condition(phis[0], widths[0])
            leaving.append(self.block)
            self.lines.append(self.jump(condition, stay, after))
            self.begin(stay)
            self.operations(2)
        elif self.chance(0.1):
            stay = self.fresh("stay")
            leaving.append(self.block)
            self.lines.append(f"  switch i{widths[0]} {phis[0]}, label %{stay} [ i{widths[0]} {rng.randrange(8)}, label %{after} ]")
            self.begin(stay)
        ends = [self.increment(phi, bits) for phi, bits in zip(phis, widths, strict=True)]
        moved = self.address(pointer) if has_pointer else ""
        on, bits = rng.choice([*zip(phis, widths, strict=True), *zip(ends, widths, strict=True)])
        usual = (phis[0], ends[0], widths[0], common)
        condition = self.usual_condition(*usual) if self.chance(0.5) else self.exit_condition(on, bits)
        leaving.append(self.block)
        self.lines.append(self.jump(condition, header, after))
        heads = [
            f"  {phi} = phi i{bits} [ {start}, %{before} ], [ {end}, %{self.block} ]"
            for phi, bits, start, end in zip(phis, widths, starts, ends, strict=True)
        ]
        if has_pointer:
            heads.append(f"  {pointer} = phi ptr [ {base}, %{before} ], [ {moved}, %{self.block} ]")
        self.lines[at:at] = heads
        inside = self.kept() if len(leaving) == 1 else dominating
        self.names = common if is_guarded else inside
        self.begin(after)
        if is_guarded or self.chance(0.5):
            type = f"i{widths[0]}"
            values = [rng.choice((phis[0], phis[0])) for _ in leaving]
            if is_guarded:
                values[0] = starts[0]
            values[-1] = ends[0] if self.chance(0.5) else values[-1]
            self.emit(type, f"phi {type} " + ", ".join(f"[ {value}, %{end} ]" for value, end in zip(values, leaving, strict=True)))

    def jump(self, condition: str, yes: str, no: str) -> str:
        return f"  br i1 {condition}, label %{yes}, label %{no}"

    def exit_condition(self, on: str, bits: int) -> str:
        kind = self.rng.random()
        if kind < 0.06:
            return self.overflow(bits, on, self.constant(bits))[1]
        if kind < 0.16:
            wide = self.rng.choice([one for one in (self.main, *self.widths) if one > bits] or [0])
            if wide:
                on, bits = self.emit(f"i{wide}", f"{self.rng.choice(('zext', 'sext'))} i{bits} {on} to i{wide}"), wide
        one = self.comparison(on, bits)
        return one if self.chance(0.85) else self.joined(one, self.comparison())

    def usual_condition(self, phi: str, end: str, bits: int, common: Names) -> str:
        """The loop goes on while what is counted up or down hasn't come to what was there before the loop."""
        type, rng = f"i{bits}", self.rng
        bound = rng.choice(common[type]) if common.get(type) and self.chance(0.6) else self.constant(bits)
        is_down = any(line.startswith(f"  {end} = ") and line.split(", ")[-1].startswith("-") for line in self.lines[-3:])
        predicate = (
            "ne" if self.chance(0.2) else rng.choice("us") + ("gt" if is_down else "lt") if self.chance(0.7) else rng.choice(_PREDICATES)
        )
        return self.emit("i1", f"icmp {predicate} {type} {rng.choice((phi, end))}, {bound}")

    def increment(self, phi: str, bits: int) -> str:
        kind = self.rng.random()
        if kind < 0.65:
            flags, step = self.flags("add", 0.5), self.rng.choice((1, 1, 1, 2, 3, -1, -1, -2, -3))
            return self.emit(f"i{bits}", f"add {flags}i{bits} {phi}, {step}")
        if kind < 0.9:
            return self.binary(bits, self.rng.choice(("add", "add", "sub", "shl", "lshr", "ashr", "mul", "udiv", "and", "or")), phi)
        return self.value(bits, 0.1)


def program(rng: random.Random, pointers: bool | None = None) -> str:
    """A module whose last function works on i8, i4 and i16. With `pointers`, addresses have 8 bits, too."""
    if pointers is None:
        pointers = rng.random() < 0.3
    names: Names = {"i8": ["%a", "%b"]}
    if pointers:
        names["ptr"] = ["%p"]
    writer = _Writer(rng, 8, (4, 16), names)
    body = _body(writer)
    low, high = sorted(rng.sample(range(-128, 128), 2))
    bound = rng.choice(("", "", "", "noundef ", f"range(i8 {low}, {high}) ", "noundef range(i8 0, 20) "))
    head = f"define i8 @f(i8 {bound}%a, i8 %b{', ptr %p' if pointers else ''}) {rng.choice(('', '', 'mustprogress ', 'willreturn '))}{{"
    layout = ['target datalayout = "e-p:8:8:8:8"'] if pointers else []
    get = "declare i8 @get() nounwind willreturn memory(none)"
    return "\n".join([*layout, *_declarations((4, 8, 16)), get, "", head, "entry:", *body, "}", ""])


def kernel(rng: random.Random, bounds: str = "") -> str:
    """A module whose last function is a kernel that works on i32, i16 and i64 and reads special registers; `bounds` are its attributes."""
    writer = _Writer(rng, 32, (16, 64), {"i32": ["%a", "%b"]}, registers=True)
    registers = [rng.choice(REGISTERS) for _ in range(2)] + ["tid.x", "ntid.x", "ctaid.x", "nctaid.x"]
    for register in registers:
        writer.emit("i32", f"call i32 @llvm.nvvm.read.ptx.sreg.{register}()")
    tid, ntid, ctaid, nctaid = writer.names["i32"][-4:]
    flags = writer.flags("add", 0.4)
    wide = writer.emit("i32", f"mul {flags}i32 {ntid}, {nctaid}")
    first = writer.emit("i32", f"mul {flags}i32 {ctaid}, {ntid}")
    thread = writer.emit("i32", f"add {flags}i32 {first}, {tid}")
    for left, right in ((thread, wide), (tid, ntid)):
        writer.emit("i1", f"icmp {rng.choice(_PREDICATES)} i32 {left}, {right}")
    if writer.chance(0.6):
        _stride_loop(writer, rng.choice((thread, tid)), rng.choice((wide, ntid, "32")))
    body = _body(writer)
    declared = [f"declare i32 @llvm.nvvm.read.ptx.sreg.{register}()" for register in dict.fromkeys(REGISTERS)]
    head = f"define ptx_kernel void @f(i32 %a, i32 %b) {bounds} {{"
    return "\n".join([*_declarations((16, 32, 64)), *declared, "", head, "entry:", *body[:-1], "  ret void", "}", ""])


def _stride_loop(writer: _Writer, start: str, step: str) -> None:
    rng, before = writer.rng, writer.block
    loop, after = writer.fresh("loop"), writer.fresh("after")
    phi = "%" + writer.fresh("p")
    writer.lines.append(f"  br label %{loop}")
    writer.begin(loop)
    at = len(writer.lines)
    writer.names["i32"].append(phi)
    writer.operations(2)
    then = writer.emit("i32", f"add {writer.flags('add', 0.4)}i32 {phi}, {step}")
    bound = rng.choice(("%a", "%b", "%a", writer.constant(32)))
    on = rng.choice((phi, then))
    condition = writer.emit("i1", f"icmp {rng.choice(('slt', 'ult', 'sle', 'ule', 'ne'))} i32 {on}, {bound}")
    writer.lines.append(f"  br i1 {condition}, label %{loop}, label %{after}")
    writer.lines.insert(at, f"  {phi} = phi i32 [ {start}, %{before} ], [ {then}, %{loop} ]")
    writer.begin(after)


def _body(writer: _Writer) -> list[str]:
    writer.operations(3)
    writer.pieces(3)
    writer.pieces(2)
    return [*writer.lines, f"  ret i{writer.main} {writer.value(writer.main, 0)}"]


def _declarations(widths: tuple[int, ...]) -> list[str]:
    found = ["declare void @llvm.assume(i1)"]
    for bits in widths:
        type = f"i{bits}"
        found += [f"declare {type} @llvm.{name}.{type}({type}, {type})" for name in _INTRINSICS]
        found += [f"declare {{ {type}, i1 }} @llvm.{name}.with.overflow.{type}({type}, {type})" for name in _OVERFLOWS]
        found.append(f"declare {type} @llvm.abs.{type}({type}, i1)")
    return found
