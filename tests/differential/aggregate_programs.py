"""Random functions full of aggregates, for the comparison of what they do before and after a pass.

A program threads a number through all its blocks and mixes leaves of its aggregates into it, and stores aggregates to slots of its
buffers. What a store leaves undefined (padding, leaves that are undef or poison) goes to bytes that the comparison passes over, and is
never looked at again:

* the slots of an ordinary program are apart from each other, and each holds one type;
* an overlapping program has only types of which each byte counts, so that its slots may lie anywhere, also across two buffers that
  run into each other.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from harness import Buffer, Inputs
from hypothesis import strategies as st
from struct_types import (
    DENSE,
    INT64,
    LAYOUT,
    SCALARS,
    Array,
    Pool,
    Scalar,
    Struct,
    Type,
    align_of,
    constant,
    leaf_range,
    leaves,
    member,
    padding,
    paths,
    pools,
    size_of,
)

_OVERLAPPING_SIZE = 224
_MOST_BUILT = 24
"""Leaves up to which a value is built member by member."""


@dataclass(frozen=True)
class Value:
    """An aggregate: how it is written as an operand, its type, and the numbers of its leaves that are undefined."""

    text: str
    type: Type
    holes: frozenset[int] = frozenset()

    def __str__(self) -> str:
        return f"{self.type} {self.text}"


@dataclass
class Region:
    """Memory in which slots lie: a buffer argument or a variable. `unseen`: bytes that are not compared."""

    name: str
    space: int
    align: int
    size: int = 0
    overlaps: int | None = None
    unseen: set[int] = field(default_factory=set)

    @property
    def pointer_type(self) -> str:
        """The type of a pointer into it."""
        return f"ptr addrspace({self.space})" if self.space else "ptr"

    def room(self, size: int, align: int) -> int:
        """The offset of `size` new bytes."""
        offset = -(-self.size // align) * align
        self.size = offset + size
        return offset


@dataclass(frozen=True)
class Slot:
    """A place for one `type`, `count` times in a row; the address is `offset` bytes into the region."""

    region: Region
    offset: int
    type: Type
    count: int = 1

    @property
    def align(self) -> int:
        """The alignment that is known of every one of its `count` places."""
        steps = self.offset | (size_of(self.type) if self.count > 1 else 0) | self.region.align
        return steps & -steps


@dataclass(frozen=True)
class Helper:
    """A function that the program may call: `params` are aggregates, one i64 follows."""

    name: str
    convention: str
    result: Type
    params: tuple[Type, ...]
    holes: frozenset[int]
    text: str
    callee: str


@dataclass(frozen=True)
class Program:
    """A module with the function `f` to run, its inputs, and the bytes of each leaf that it accesses as volatile.

    `longest_volatile`: the bytes of the longest aggregate that it accesses as volatile.
    """

    text: str
    inputs: Inputs
    volatile: Counter[int]
    longest_volatile: int


class Writer:
    """A module under construction."""

    def __init__(self, draw: st.DrawFn, overlapping: bool, calls: bool) -> None:
        self.draw = draw
        self.overlapping = overlapping
        self.pool: Pool = draw(pools(DENSE, bytes=200, padded=False) if overlapping else pools(SCALARS))
        self.a = Region("%a", 1, draw(st.sampled_from((8, 16, 32))))
        self.b = Region("%b", 0, draw(st.sampled_from((1, 2, 4, 8, 16))))
        self.shared = Region("@shared", 3, 16)
        self.o = Region("%o", 1, draw(st.sampled_from((1, 4, 8, 16))), _OVERLAPPING_SIZE)
        self.p = Region("%p", 0, draw(st.sampled_from((1, 2, 4, 16))), _OVERLAPPING_SIZE, overlaps=2)
        self.slots: list[Slot] = []
        self.constants: list[str] = []
        self.helpers: list[Helper] = []
        self.volatile_leaves: Counter[int] = Counter()
        self.longest_volatile = 0
        self.kernel = draw(st.booleans())
        self.debug = draw(st.integers(0, 4)) == 0
        for _ in range(draw(st.integers(1, 3)) if calls else 0):
            self.helpers.append(self.helper(len(self.helpers)))

    def program(self) -> Program:
        """The whole: `f` and what it needs."""
        regions = [self.a, self.b, self.o, self.p]
        body = FunctionWriter(self, regions, self.draw(st.integers(5, 16)))
        body.statements(0)
        body.finish()
        params = ", ".join(f"{region.pointer_type} {region.name}" for region in regions)
        result = body.fresh("result")
        ends = [f"  {result} = add i64 {body.number}, 0"]
        if self.kernel:
            out = Slot(self.a, self.a.room(8, 8), INT64)
            ends += [f"  %out = getelementptr i8, ptr addrspace(1) %a, i64 {out.offset}"]
            ends += [f"  store i64 {result}, ptr addrspace(1) %out, align 8", "  ret void"]
        else:
            ends.append(f"  ret i64 {result}")
        head = f"define {'ptx_kernel void' if self.kernel else 'i64'} @f({params}, i64 %n, i64 %x)"
        subprogram = " !dbg !3" if self.debug else ""
        function = [f"{head}{subprogram} {{", "entry:", *self.cleaning(), *body.lines, *ends, *body.dead, "}"]
        for region in (self.a, self.b):
            region.size = max(region.size, 1)
        return Program(self.module("\n".join(function)), self.inputs(regions), self.volatile_leaves, self.longest_volatile)

    def module(self, function: str) -> str:
        variable = f"@shared = internal addrspace(3) global [{max(self.shared.size, 1)} x i8] zeroinitializer, align 16"
        outside = [f"declare {type} @outside{i}({type}, i64)" for i, type in enumerate(self.pool.types)]
        head = [f'target datalayout = "{LAYOUT}"', 'target triple = "nvptx64-nvidia-cuda"', self.pool.definitions, variable]
        helpers = [helper.text for helper in self.helpers]
        return (
            "\n".join([*head, *self.constants, "declare void @tick(i64)", *outside, *helpers, function, _DEBUG if self.debug else ""])
            + "\n"
        )

    def inputs(self, regions: Sequence[Region]) -> Inputs:
        buffers = {i: Buffer(region.size, region.align, region.overlaps, frozenset(region.unseen)) for i, region in enumerate(regions)}
        values = {len(regions): list(range(1 << 12)), len(regions) + 1: [0, 1, 2, 3, 0x123456789ABCDEF, (1 << 64) - 1, 77]}
        return Inputs(buffers, values, {"shared": frozenset(self.shared.unseen)})

    def slot(self, type: Type, regions: Sequence[Region]) -> Slot:
        """A place for `type`: one that there is, or a new one."""
        if self.overlapping and regions:
            region = self.draw(st.sampled_from((self.o, self.p)))
            step = self.draw(st.sampled_from((1, 4, 8, 16)))
            return Slot(region, self.draw(st.integers(0, (_OVERLAPPING_SIZE - size_of(type)) // step)) * step, type)
        reachable = [slot for slot in self.slots if slot.type == type and (slot.region in regions or slot.region is self.shared)]
        if reachable and self.draw(st.booleans()):  # type: ignore[arg-type]
            return self.draw(st.sampled_from(reachable))
        slot = self.new_slot(type, regions)
        self.slots.append(slot)
        return slot

    def new_slot(self, type: Type, regions: Sequence[Region], holes: frozenset[int] = frozenset()) -> Slot:
        """A new place for `type`, whose leaves `holes` nobody will look at."""
        region = self.draw(st.sampled_from((self.a, self.b, self.shared))) if regions else self.shared
        count = self.draw(st.sampled_from((1, 1, 2)))
        align = self.draw(st.sampled_from((1, align_of(type), align_of(type), 16)))
        slot = Slot(region, region.room(count * size_of(type), align), type, count)
        unseen = set(padding(type))
        for number in holes:
            leaf = leaves(type)[number]
            unseen |= set(range(leaf.offset, leaf.offset + leaf.type.size))
        for at in range(count):
            region.unseen |= {slot.offset + at * size_of(type) + byte for byte in unseen}
        return slot

    def cleaning(self) -> list[str]:
        """Makes the random bytes of the buffers' slots valid: an i7 in memory has a zero bit above it."""
        lines = []
        for i, slot in enumerate(slot for slot in self.slots if slot.region in (self.a, self.b)):
            for at in range(slot.count):
                for j, leaf in enumerate(leaves(slot.type)):
                    if leaf.type.is_whole:
                        continue
                    name, wide = f"%clean{i}.{at}.{j}", f"i{leaf.type.size * 8}"
                    pointer = f"{slot.region.pointer_type} {name}"
                    offset = slot.offset + at * size_of(slot.type) + leaf.offset
                    lines += [
                        f"  {name} = getelementptr i8, {slot.region.pointer_type} {slot.region.name}, i64 {offset}",
                        f"  {name}.raw = load {wide}, {pointer}, align 1",
                        f"  {name}.low = and {wide} {name}.raw, {(1 << leaf.type.bits) - 1}",
                        f"  store {wide} {name}.low, {pointer}, align 1",
                    ]
        return lines

    def constant_slot(self, type: Type) -> Slot:
        """A constant in constant memory."""
        text, _ = constant(self.draw, type, holes=False)
        region = Region(f"@constant{len(self.constants)}", 4, 16)
        self.constants.append(f"{region.name} = internal addrspace(4) constant {type} {text}, align 16")
        return Slot(region, 0, type)

    def helper(self, number: int) -> Helper:
        """A function that takes and returns aggregates; it may call those made before it, and itself."""
        types = self.pool.types
        one = st.sampled_from(types)
        params = tuple(self.draw(st.lists(one, max_size=2)))
        shapes: list[Type] = [self.draw(one), Struct((self.draw(one), INT64)), Struct((INT64,)), Array(2, INT64), Struct(())]
        result = self.draw(st.sampled_from(shapes))
        name = f"@helper{number}"
        convention = self.draw(st.sampled_from(("", "fastcc ")))
        body = FunctionWriter(self, [], self.draw(st.integers(0, 5)))
        body.values = [Value(f"%p{i}", type) for i, type in enumerate(params)]
        recursive = self.draw(st.integers(0, 4)) == 0
        if recursive:
            body.recurse(name, convention, params, result)
        body.statements(1)
        value = body.obtain(result, holes=not recursive)
        shown = "".join(f"{type} %p{i}, " for i, type in enumerate(params))
        linkage = self.draw(st.sampled_from(("internal ", "internal ", "private ", "")))
        callee = name
        if self.draw(st.integers(0, 5)) == 0:
            callee = f"@pointer{number}"
            self.constants.append(f"{callee} = internal global ptr {name}")
        text = "\n".join(
            [f"define {linkage}{convention}{result} {name}({shown}i64 %x) {{", "entry:", *body.lines, f"  ret {value}", *body.dead, "}"]
        )
        return Helper(name, convention, result, params, value.holes, text, callee)


class FunctionWriter:
    """A function under construction: `number` is the value that every block passes on, `values` the aggregates that are in reach."""

    def __init__(self, writer: Writer, regions: Sequence[Region], budget: int) -> None:
        self.writer, self.draw, self.regions, self.budget = writer, writer.draw, regions, budget
        self.lines: list[str] = []
        self.dead: list[str] = []
        self.values: list[Value] = []
        self.number = "%x"
        self.block = "entry"
        self.names = 0

    # -- writing

    def fresh(self, stem: str) -> str:
        """A new name, with its `%`."""
        self.names += 1
        return f"%{stem}{self.names}"

    def line(self, text: str) -> None:
        """One instruction."""
        self.lines.append(f"  {text}")

    def set(self, stem: str, text: str) -> str:
        """An instruction with a result; its name."""
        name = self.fresh(stem)
        self.line(f"{name} = {text}")
        return name

    def start(self, label: str) -> None:
        """A new block; `label` with its `%`."""
        self.lines.append(f"{label[1:]}:")
        self.block = label[1:]

    def one_in(self, count: int) -> bool:
        """Drawn: true once in `count` times."""
        return self.draw(st.integers(1, count)) == count

    def add(self, text: str, type: Type, holes: frozenset[int] = frozenset()) -> Value:
        """Notes a new aggregate, the result of the last line."""
        value = Value(text, type, holes)
        self.values.append(value)
        self.debug_record(value)
        return value

    def debug_record(self, value: Value) -> None:
        """Says, sometimes, that a variable of the source has this value."""
        if self.writer.debug and self.regions and self.one_in(2):
            self.lines.append(f"    #dbg_value({value}, !7, !DIExpression(), !8)")

    # -- values

    def any_type(self) -> Type:
        """A type of the module, or that of a value in reach."""
        return self.draw(st.sampled_from([*self.writer.pool.types, *[value.type for value in self.values[-3:]]]))

    def obtain(self, type: Type, holes: bool = True) -> Value:
        """A value of `type`, with undefined leaves only where `holes` allows them."""
        found = [value for value in self.values if value.type == type and (holes or not value.holes)]
        if found and not self.one_in(4):
            return self.draw(st.sampled_from(found))
        if type in self.writer.pool.types and self.draw(st.booleans()):
            return self.load(type)
        if isinstance(type, Scalar):
            return Value(self.scalar(type), type)
        if len(leaves(type)) <= _MOST_BUILT and self.draw(st.booleans()):
            return self.build(type, holes)
        text, undefined = constant(self.draw, type, holes)
        return Value(text, type, undefined)

    def build(self, type: Type, holes: bool) -> Value:
        """An insertvalue chain over an undefined or a constant start."""
        text, missing = constant(self.draw, type, True)
        made = Value(text, type, missing)
        for number, leaf in enumerate(leaves(type)):
            if leaf.path and (number in missing or self.one_in(3)) and not (holes and self.one_in(6)):
                made = self.insert_into(made, leaf.path, Value(self.scalar(leaf.type), leaf.type))
        if made.text == text and not self.one_in(3):
            return made if holes or not made.holes else Value("zeroinitializer", type)
        return made

    def insert_into(self, whole: Value, path: tuple[int, ...], part: Value) -> Value:
        """insertvalue."""
        changed = leaf_range(whole.type, path)
        holes = (whole.holes - set(changed)) | {changed[number] for number in part.holes}
        return self.add(self.set("ins", f"insertvalue {whole}, {part}, {', '.join(map(str, path))}"), whole.type, frozenset(holes))

    def scalar(self, type: Scalar) -> str:
        """A scalar made of the number."""
        self.number = self.set("n", f"mul i64 {self.number}, 25214903917")
        bits = f"i{type.bits}"
        same = self.number if type.bits == 64 else self.set("w", f"{'trunc' if type.bits < 64 else 'zext'} i64 {self.number} to {bits}")
        if type.text == bits:
            return same
        if type.text.startswith("ptr"):
            return self.set("s", f"inttoptr {bits} {same} to {type}")
        if type.text == "<2 x ptr>":
            return self.set("s", f"inttoptr <2 x i64> {self.set('v', f'bitcast i128 {same} to <2 x i64>')} to <2 x ptr>")
        return self.set("s", f"bitcast {bits} {same} to {type}")

    def mix(self, text: str, type: Scalar) -> None:
        """Folds a scalar into the number."""
        bits = f"i{type.bits}"
        if type.text.startswith("ptr"):
            text = self.set("m", f"ptrtoint {type} {text} to i64")
        elif type.text == "<2 x ptr>":
            text = self.set("m", f"bitcast <2 x i64> {self.set('v', f'ptrtoint <2 x ptr> {text} to <2 x i64>')} to i128")
        elif type.text != bits:
            text = self.set("m", f"bitcast {type} {text} to {bits}")
        if type.bits > 64:
            folded = self.set("m", f"mul {bits} {text}, 18446744073709551629")
            text = self.set("m", f"lshr {bits} {folded}, {type.bits - 64}")
        if type.bits != 64:
            text = self.set("m", f"{'zext' if type.bits < 64 else 'trunc'} {bits} {text} to i64")
        self.number = self.set("n", f"add i64 {self.set('m', f'mul i64 {self.number}, 31')}, {text}")

    # -- statements

    def statements(self, depth: int) -> None:
        """Some statements, within the budget."""
        simple = [self.load_any, self.store, self.store, self.copy, self.extract, self.extract, self.insert, self.select, self.freeze]
        simple += [self.between, self.build_any, self.exchange, self.local, self.dead_block]
        simple += [self.call, self.call] if self.writer.helpers else []
        simple += [self.call_outside, self.load_constant]
        nested: list[Callable[[int], None]] = [self.branch, self.loop, self.switch] if depth < 3 else []
        for _ in range(self.draw(st.integers(2, 7))):
            if self.budget <= 0:
                return
            self.budget -= 1
            if nested and self.one_in(4):
                self.draw(st.sampled_from(nested))(depth)
            else:
                self.draw(st.sampled_from(simple))()

    def finish(self) -> None:
        """Makes some of what is in reach visible."""
        for value in self.values[-3:]:
            self.store(value)
        self.extract()

    def place(self, slot: Slot) -> tuple[str, int]:
        """A pointer to the slot, with its type, and an alignment that it has."""
        region = slot.region
        align = slot.align if slot.offset or slot.count > 1 else region.align
        if slot.offset or slot.count > 1 or self.draw(st.booleans()):
            if slot.count > 1:
                step = self.set("i", f"and i64 {self.number}, {slot.count - 1}")
                base = self.set("base", f"getelementptr i8, {region.pointer_type} {region.name}, i64 {slot.offset}")
                pointer = self.set("at", f"getelementptr inbounds {slot.type}, {region.pointer_type} {base}, i64 {step}")
            else:
                pointer = self.set("at", f"getelementptr inbounds i8, {region.pointer_type} {region.name}, i64 {slot.offset}")
        else:
            pointer = region.name
        text = f"{region.pointer_type} {pointer}"
        if region.space and self.one_in(4):
            text = f"ptr {self.set('generic', f'addrspacecast {text} to ptr')}"
        return text, self.draw(st.sampled_from([step for step in (32, 16, 8, 4, 2, 1) if step <= align]))

    def volatile(self, type: Type) -> str:
        """`volatile `, sometimes; its leaves are counted."""
        if not self.one_in(6) or isinstance(type, Scalar):
            return ""
        self.writer.volatile_leaves.update(leaf.type.size for leaf in leaves(type))
        self.writer.longest_volatile = max(self.writer.longest_volatile, size_of(type))
        return "volatile "

    def load(self, type: Type) -> Value:
        """A load of a whole aggregate."""
        return self.load_from(self.writer.slot(type, self.regions))

    def load_from(self, slot: Slot) -> Value:
        pointer, align = self.place(slot)
        return self.add(self.set("v", f"load {self.volatile(slot.type)}{slot.type}, {pointer}, align {align}"), slot.type)

    def load_any(self) -> None:
        """A load."""
        self.load(self.any_type())

    def load_constant(self) -> None:
        """A load of a constant."""
        self.load_from(self.writer.constant_slot(self.draw(st.sampled_from(self.writer.pool.types))))

    def store(self, value: Value | None = None) -> None:
        """A store of a value that is in reach."""
        if value is None:
            value = self.draw(st.sampled_from(self.values[-6:])) if self.values else self.obtain(self.any_type())
        slot = self.writer.new_slot(value.type, self.regions, value.holes) if value.holes else self.writer.slot(value.type, self.regions)
        pointer, align = self.place(slot)
        self.line(f"store {self.volatile(value.type)}{value}, {pointer}, align {align}")

    def copy(self) -> None:
        """A load and the store of what it loaded, with something between them or not, perhaps stored twice."""
        value = self.load(self.draw(st.sampled_from(self.writer.pool.types)))
        if self.draw(st.booleans()):
            self.between()
        self.store(value)
        if self.one_in(3):
            self.store(value)

    def between(self) -> None:
        """What must keep its order with loads and stores: a scalar store, an atomic, a volatile access, a call."""
        kind = self.draw(st.sampled_from(("store", "store", "atomic", "volatile", "call")))
        if kind == "call":
            self.line(f"call void @tick(i64 {self.number})")
            return
        slot = self.writer.slot(self.draw(st.sampled_from(self.writer.pool.types)), self.regions)
        wanted = {"atomic": ("i32", "i64"), "volatile": ("i8", "i32", "float")}.get(kind)
        found = [leaf for leaf in leaves(slot.type) if wanted is None or leaf.type.text in wanted]
        if not found:
            return
        leaf = self.draw(st.sampled_from(found))
        pointer, align = self.place(slot)
        at = self.set("leaf", f"getelementptr i8, {pointer}, i64 {leaf.offset}")
        pointer = f"{pointer.rsplit(' ', 1)[0]} {at}"
        align = min(align, leaf.offset & -leaf.offset or align)
        if kind == "atomic" and align >= leaf.type.size:
            old = self.set("old", f"atomicrmw add {pointer}, {leaf.type} {self.scalar(leaf.type)} monotonic, align {align}")
            self.mix(old, leaf.type)
        elif kind == "volatile" and self.draw(st.booleans()):
            self.mix(self.set("seen", f"load volatile {leaf.type}, {pointer}, align {align}"), leaf.type)
            self.writer.volatile_leaves[leaf.type.size] += 1
        else:
            self.line(f"store {leaf.type} {self.scalar(leaf.type)}, {pointer}, align {align}")

    def local(self) -> None:
        """A variable on the stack that an aggregate goes through."""
        value = self.obtain(self.any_type(), holes=False)
        local = self.set("local", f"alloca {value.type}, align 16")
        self.line(f"store {value}, ptr {local}, align {self.draw(st.sampled_from((1, 8, 16)))}")
        if self.draw(st.booleans()):
            self.between()
        self.add(self.set("v", f"load {value.type}, ptr {local}, align {self.draw(st.sampled_from((1, 8, 16)))}"), value.type)

    def extract(self) -> None:
        """A leaf that goes into the number, or a member that is an aggregate of its own."""
        value = self.draw(st.sampled_from(self.values[-6:])) if self.values else self.obtain(self.any_type())
        inner = paths(value.type)
        if not inner:
            return
        whole = [path for path in inner if not isinstance(member(value.type, path), Scalar)]
        path = self.draw(st.sampled_from(whole if whole and self.one_in(3) else inner))
        type, numbers = member(value.type, path), leaf_range(value.type, path)
        holes = frozenset(number - numbers.start for number in value.holes if number in numbers)
        if isinstance(type, Scalar) and holes:
            return
        part = self.set("part", f"extractvalue {value}, {', '.join(map(str, path))}")
        if isinstance(type, Scalar):
            self.mix(part, type)
        else:
            self.add(part, type, holes)

    def insert(self) -> None:
        """A member, or a leaf, of a value replaced."""
        whole = self.obtain(self.any_type())
        inner = paths(whole.type)
        if inner:
            path = self.draw(st.sampled_from(inner))
            self.insert_into(whole, path, self.obtain(member(whole.type, path)))

    def exchange(self) -> None:
        """Two leaves of a value change places."""
        value = self.obtain(self.any_type())
        flat = [leaf for number, leaf in enumerate(leaves(value.type)) if leaf.path and number not in value.holes]
        if not flat:
            return
        one = self.draw(st.sampled_from(flat))
        other = self.draw(st.sampled_from([leaf for leaf in flat if leaf.type == one.type]))
        parts = [self.set("part", f"extractvalue {value}, {', '.join(map(str, leaf.path))}") for leaf in (one, other)]
        for leaf, part in zip((other, one), parts, strict=True):
            value = self.insert_into(value, leaf.path, Value(part, leaf.type))

    def build_any(self) -> None:
        """A value made of scalars."""
        type = self.any_type()
        if len(leaves(type)) <= _MOST_BUILT:
            self.build(type, holes=True)

    def select(self) -> None:
        """One of two values."""
        one = self.obtain(self.any_type())
        other = self.obtain(one.type)
        self.add(self.set("sel", f"select i1 {self.condition()}, {one}, {other}"), one.type, one.holes | other.holes)

    def freeze(self) -> None:
        """freeze."""
        value = self.obtain(self.any_type())
        self.add(self.set("frozen", f"freeze {value}"), value.type, value.holes)

    def call(self) -> None:
        """A call of a helper, also through a pointer."""
        helper = self.draw(st.sampled_from(self.writer.helpers))
        callee = helper.name
        if helper.callee != helper.name:
            callee = self.set("callee", f"load ptr, ptr {helper.callee}, align 8")
        arguments = "".join(f"{self.obtain(type, holes=False)}, " for type in helper.params)
        text = f"call {helper.convention}{helper.result} {callee}({arguments}i64 {self.number})"
        self.add(self.set("called", text), helper.result, helper.holes)

    def call_outside(self) -> None:
        """A call of a function that is only declared."""
        number = self.draw(st.integers(0, len(self.writer.pool.types) - 1))
        type = self.writer.pool.types[number]
        self.add(self.set("called", f"call {type} @outside{number}({self.obtain(type, holes=False)}, i64 {self.number})"), type)

    def recurse(self, name: str, convention: str, params: tuple[Type, ...], result: Type) -> None:
        """Calls the function itself, at most three times deep."""
        depth = self.set("depth", "and i64 %x, 3")
        again, join = self.fresh("again"), self.fresh("join")
        more = self.set("more", f"icmp ne i64 {depth}, 0")
        self.line(f"br i1 {more}, label {again}, label {join}")
        entry = self.block
        self.start(again)
        lower = self.set("lower", f"sub i64 {depth}, 1")
        arguments = "".join(f"{type} %p{i}, " for i, type in enumerate(params))
        called = self.set("called", f"call {convention}{result} {name}({arguments}i64 {lower})")
        self.line(f"br label {join}")
        self.start(join)
        self.add(self.set("phi", f"phi {result} [ zeroinitializer, %{entry} ], [ {called}, {again} ]"), result)

    def dead_block(self) -> None:
        """A block that nothing reaches, where values may use themselves."""
        type = self.any_type()
        flat = [leaf for leaf in leaves(type) if leaf.path]
        if not flat:
            return
        label, phi, value, own = (self.fresh("dead") for _ in range(4))
        leaf = self.draw(st.sampled_from(flat))
        index = ", ".join(map(str, leaf.path))
        number = constant(self.draw, leaf.type, False)[0]
        self.dead += [
            f"{label[1:]}:",
            f"  {phi} = phi {type} [ {value}, {label} ]",
            f"  {value} = insertvalue {type} {phi}, {leaf.type} {number}, {index}",
            f"  {own} = insertvalue {type} {own}, {leaf.type} {number}, {index}",
            f"  store {type} {own}, ptr addrspace(3) @shared, align 1",
            f"  br label {label}",
        ]

    # -- control flow

    def condition(self) -> str:
        """An i1 made of the number."""
        return self.set("c", f"trunc i64 {self.set('bit', f'lshr i64 {self.number}, {self.draw(st.integers(0, 9))}')} to i1")

    def branch(self, depth: int) -> None:
        """Two ways that meet, with phis of aggregates."""
        then, other, join = self.fresh("then"), self.fresh("else"), self.fresh("join")
        self.line(f"br i1 {self.condition()}, label {then}, label {other}")
        ends = [self.way(label, join, depth) for label in (then, other)]
        self.join(join, ends)

    def switch(self, depth: int) -> None:
        """Two edges to the join come from the same block: its phis have two equal entries."""
        low = self.set("low", f"and i64 {self.number}, 3")
        other, join = self.fresh("case"), self.fresh("join")
        self.line(f"switch i64 {low}, label {join} [ i64 1, label {other} i64 2, label {join} ]")
        here = (self.block, self.number, list(self.values))
        self.join(join, [here, here, self.way(other, join, depth)])

    def way(self, label: str, join: str, depth: int) -> tuple[str, str, list[Value]]:
        """The block `label` and what follows it up to `join`: the last block, the number and the values at its end."""
        number, values = self.number, list(self.values)
        self.start(label)
        self.statements(depth + 1)
        wanted = [value for value in self.values if value not in values][-2:]
        end = (self.block, self.number, wanted + values)
        self.line(f"br label {join}")
        self.number, self.values = number, values
        return end

    def join(self, label: str, ends: list[tuple[str, str, list[Value]]]) -> None:
        self.start(label)
        self.number = self.set("joined", f"phi i64 {', '.join(f'[ {number}, %{block} ]' for block, number, _ in ends)}")
        phis: list[Value] = []
        candidates = [value for _, _, values in ends for value in values]
        for _ in range(self.draw(st.integers(0, 2))):
            if not candidates:
                break
            type = self.draw(st.sampled_from(candidates)).type
            chosen: dict[str, Value] = {}
            for block, _, values in ends:
                if block not in chosen:
                    chosen[block] = self.incoming(type, values)
            phi = ", ".join(f"[ {chosen[block].text}, %{block} ]" for block, _, _ in ends)
            holes = frozenset().union(*(value.holes for value in chosen.values()))
            phis.append(Value(self.set("phi", f"phi {type} {phi}"), type, holes))
        self.values += phis
        for value in phis:
            self.debug_record(value)

    def incoming(self, type: Type, values: list[Value], holes: bool = True) -> Value:
        """What a phi takes from a block at whose end `values` are in reach."""
        found = [value for value in values if value.type == type and (holes or not value.holes)]
        if found and not self.one_in(6):
            return self.draw(st.sampled_from(found))
        text, undefined = constant(self.draw, type, holes)
        return Value(text, type, undefined)

    def loop(self, depth: int) -> None:
        """A loop with phis that pass aggregates on, swap them, or take a new one."""
        head, done = self.fresh("loop"), self.fresh("done")
        index, carried = self.fresh("i"), self.fresh("carried")
        type = self.any_type()
        count = self.draw(st.integers(1, 3))
        before = [self.incoming(type, self.values, holes=False) for _ in range(count)]
        number, source = self.number, self.block
        self.line(f"br label {head}")
        self.start(head)
        at = len(self.lines)
        self.number = carried
        phis = [Value(self.fresh("phi"), type) for _ in range(count)]
        self.values += phis
        for value in phis:
            self.debug_record(value)
        self.statements(depth + 1)
        after = self.draw(st.permutations(phis)) if self.draw(st.booleans()) else [self.incoming(type, self.values, False) for _ in phis]
        following = self.set("i", f"add i64 {index}, 1")
        more = self.set("c", f"icmp ult i64 {following}, {self.draw(st.integers(1, 3))}")
        self.line(f"br i1 {more}, label {head}, label {done}")
        lines = [f"  {index} = phi i64 [ 0, %{source} ], [ {following}, %{self.block} ]"]
        lines += [f"  {carried} = phi i64 [ {number}, %{source} ], [ {self.number}, %{self.block} ]"]
        for phi, first, later in zip(phis, before, after, strict=True):
            lines.append(f"  {phi.text} = phi {type} [ {first.text}, %{source} ], [ {later.text}, %{self.block} ]")
        self.lines[at:at] = lines
        self.start(done)


_DEBUG = """
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1, producer: "p", emissionKind: FullDebug)
!1 = !DIFile(filename: "f.cu", directory: ".")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = distinct !DISubprogram(name: "f", file: !1, line: 1, type: !4, unit: !0, spFlags: DISPFlagDefinition)
!4 = !DISubroutineType(types: !5)
!5 = !{null}
!6 = !DIBasicType(name: "t", size: 64, encoding: DW_ATE_unsigned)
!7 = !DILocalVariable(name: "v", scope: !3, file: !1, line: 2, type: !6)
!8 = !DILocation(line: 2, scope: !3)"""


@st.composite
def programs(draw: st.DrawFn, overlapping: bool = False, calls: bool = False) -> Program:
    """A random program; with `calls`, with functions of its own that take and return aggregates."""
    return Writer(draw, overlapping, calls).program()
