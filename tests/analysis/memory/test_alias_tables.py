"""How each two of many addresses lie to one another: every flag of sums, casts and getelementptrs with every other, objects of every kind.

`alias_tables.expected` has a line for each function of `functions()`: a letter for each pair of its pointers, `-` NoAlias, `M` MustAlias,
`P` PartialAlias, `?` MayAlias; below it what opt 22's aa-eval answers, where that knows more or less. `PYTHONPATH=tests/shared
python tests/analysis/memory/test_alias_tables.py` writes it anew, and the digits (digests.py) of the same by size.
"""

from __future__ import annotations

import itertools
import re
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest
from digests import changed, renew

from nvopt.analysis.memory.aliases import MAY_ALIAS, MUST_ALIAS, NO_ALIAS, PARTIAL_ALIAS, AliasAnalysis
from nvopt.analysis.memory.memory_location import MemoryLocation
from nvopt.ir import Function, LoadInst, Module

EXPECTED = Path(__file__).with_name("alias_tables.expected")
SIZES = Path(__file__).with_name("alias_sizes.digits")
LETTERS = {NO_ALIAS: "-", MUST_ALIAS: "M", PARTIAL_ALIAS: "P", MAY_ALIAS: "?"}
_HEADS = """target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@wide = global [64 x i8] zeroinitializer
@small = internal global i32 0
@table = constant [4 x i32] zeroinitializer
@weak = weak global i32 0
@outside = external global i32
@none = extern_weak global i32
@near = addrspace(3) global [64 x i8] undef
@fixed = addrspace(4) constant [64 x i8] zeroinitializer
@far = addrspace(1) global i32 0
@other = alias i32, ptr @small
declare noalias ptr @new()
declare ptr @get()
declare ptr @same(ptr returned)
declare void @keep(ptr)
declare void @look(ptr readonly captures(none))
declare ptr @llvm.launder.invariant.group.p0(ptr)
declare ptr @llvm.ptrmask.p0.i64(ptr, i64)
"""


class _Writer:
    """The lines of a function; each pointer is read from."""

    def __init__(self, name: str, arguments: str, attributes: str = "") -> None:
        self.name, self.lines = name, [f"define void @{name}({arguments}) {attributes}{{"]
        self.made = 0

    def put(self, text: str) -> str:
        self.made += 1
        self.lines.append(f"  %v{self.made} = {text}")
        return f"%v{self.made}"

    def read(self, pointer: str, type: str = "i32") -> None:
        space = pointer if pointer.startswith("ptr") else f"ptr {pointer}"
        self.put(f"load {type}, {space}, align 1")

    def block(self, name: str) -> None:
        self.lines += ["", f"{name}:"]

    def text(self) -> str:
        return "\n".join([*self.lines, "  ret void", "}", ""])


def _indices(flags: str, index: str, cast: str, width: int, element: str, size: str) -> str:
    """Addresses that an index and its neighbours make."""
    name = "_".join(re.sub(r"\W", "", one) or "none" for one in (flags, index, cast, str(width), element, size))
    w = _Writer(name, f"ptr %a, i{width} %x, i{width} range(i{width} 1, 100) %y, i64 %n")
    type = f"i{width}"
    numbers = ["%x", "%y"]
    for opcode, by in (
        ("add", "1"),
        ("add", "-1"),
        ("mul", "2"),
        ("mul", "-1"),
        ("shl", "1"),
        ("sub", "3"),
        ("or disjoint", "1"),
        ("or", "1"),
    ):
        numbers.append(w.put(f"{opcode} {'' if opcode.startswith('or') else index}{type} %x, {by}"))
    numbers.append(w.put(f"add {index}{type} {numbers[4]}, 3"))
    numbers.append(w.put(f"add {index}{type} %y, 1"))
    wide = [one if width == 64 else w.put(f"{cast} {type} {one} to i64") for one in numbers]
    places = [w.put(f"getelementptr {flags}{element}, ptr %a, i64 {one}") for one in wide]
    places += [w.put(f"getelementptr {flags}i8, ptr {places[at]}, i64 {by}") for at, by in ((0, 4), (2, -4), (0, 1), (1, 8), (0, -4))]
    places.append(w.put(f"getelementptr {flags}[4 x {element}], ptr %a, i64 {wide[0]}, i64 {wide[1]}"))
    places.append(w.put(f"getelementptr {flags}{element}, ptr {places[0]}, i64 {wide[1]}"))
    places.append(w.put(f"getelementptr {flags}{{ i8, {element}, [2 x i16] }}, ptr %a, i64 {wide[1]}, i32 2, i64 1"))
    places.append(w.put(f"getelementptr {flags}{{ i8, {element}, [2 x i16] }}, ptr %a, i64 {wide[1]}, i32 1"))
    places += ["%a", w.put(f"getelementptr {flags}i8, ptr %a, i64 8"), w.put(f"getelementptr {flags}i8, ptr %a, i64 -8")]
    for place in places:
        w.read(place, size)
    return w.text()


def _index_functions() -> Iterator[str]:
    for flags, index in itertools.product(("", "inbounds ", "nuw ", "nusw ", "nusw nuw "), ("", "nsw ", "nuw ", "nuw nsw ")):
        yield _indices(flags, index, "", 64, "i32", "i32")
        for cast in ("zext", "sext", "zext nneg"):
            if flags in ("", "inbounds ", "nusw nuw "):
                yield _indices(flags, index, cast, 8 if cast == "sext" else 32, "i32", "i32")
    yield _indices("inbounds ", "nsw ", "sext", 16, "i8", "i32")
    yield _indices("inbounds ", "nuw ", "zext", 8, "i64", "i32")
    yield _indices("", "", "zext", 8, "i16", "i16")
    yield _indices("inbounds ", "nsw ", "trunc", 128, "i32", "i32")
    yield _indices("nuw ", "nuw ", "zext", 16, "{ i8, i64 }", "i64")


def _objects(attributes: str, escape: str, size: str) -> str:
    """Objects of all kinds; what may be known elsewhere, and what may not."""
    name = "objects_" + "_".join(re.sub(r"\W", "", one) or "none" for one in (attributes, escape, size))
    arguments = (
        "ptr %p, ptr noalias %q, ptr byval([8 x i8]) %b, ptr readonly %r, i64 %n, i1 %c, ptr addrspace(1) %g, ptr noalias readonly %s"
    )
    w = _Writer(name, arguments, attributes)
    w.lines.append("entry:")
    local, two, many = (w.put(f"alloca {one}, align 4") for one in ("i32", "[2 x i32]", "i32, i64 %n"))
    made, got = w.put("call noalias ptr @new()"), w.put("call ptr @get()")
    w.lines += [f"  {escape.format(one)}" for one in (local, made, "%q") if escape]
    late = w.put("call ptr @get()")
    loaded = w.put("load ptr, ptr %p, align 8")
    places = [
        local,
        two,
        many,
        made,
        got,
        late,
        loaded,
        "%p",
        "%q",
        "%b",
        "%r",
        "%s",
        "@wide",
        "@small",
        "@table",
        "@weak",
        "@outside",
        "@none",
    ]
    places += ["@other", "null", "getelementptr inbounds (i8, ptr @wide, i64 62)", "getelementptr (i8, ptr @small, i64 4)"]
    places.append(w.put(f"call ptr @same(ptr {local})"))
    places.append(w.put(f"call ptr @llvm.launder.invariant.group.p0(ptr {two})"))
    places.append(w.put(f"call ptr @llvm.ptrmask.p0.i64(ptr {local}, i64 -8)"))
    places.append(w.put("inttoptr i64 %n to ptr"))
    places.append(w.put(f"select i1 %c, ptr {local}, ptr {two}"))
    places.append(w.put(f"select i1 %c, ptr {made}, ptr %q"))
    places.append(w.put("select i1 %c, ptr %p, ptr @small"))
    places.append(w.put(f"getelementptr i8, ptr {two}, i64 4"))
    places.append(w.put(f"getelementptr i8, ptr {two}, i64 %n"))
    places.append(w.put("getelementptr inbounds i8, ptr %p, i64 8"))
    places.append(w.put("addrspacecast ptr addrspace(1) %g to ptr"))
    for place in places:
        w.read(place, size)
    for place in ("ptr addrspace(1) %g", "ptr addrspace(3) @near", "ptr addrspace(4) @fixed", "ptr addrspace(1) @far"):
        w.read(place, size)
    return w.text()


def _object_functions() -> Iterator[str]:
    escapes = (
        "",
        "call void @keep(ptr {})",
        "call void @look(ptr {})",
        "store ptr {}, ptr @wide, align 8",
        "store ptr {}, ptr %p, align 8",
    )
    for escape in escapes:
        yield _objects("", escape, "i32")
    yield _objects("null_pointer_is_valid ", escapes[1], "i32")
    for size in ("i8", "i64", "[16 x i8]"):
        yield _objects("", "", size)


def _joined(kind: str, step: str, bound: str, size: str) -> str:
    """Pointers that move in a loop, and those chosen where paths meet."""
    name = "joined_" + "_".join(re.sub(r"\W", "", one) or "none" for one in (kind, step, bound, size))
    w = _Writer(name, "ptr %p, ptr noalias %q, i64 %n, i1 %c")
    w.lines.append("entry:")
    w.lines += [
        "  %one = alloca [8 x i32], align 4",
        "  %two = alloca [8 x i32], align 4",
        f"  %first = getelementptr {kind}i8, ptr %p, i64 8",
    ]
    w.lines += ["  br i1 %c, label %then, label %else", "", "then:", "  br label %loop", "", "else:", "  br label %loop", "", "loop:"]
    ways = "[ {}, %then ], [ {}, %else ], [ {}, %loop ]"
    for phi, one, other, again in (
        ("moves", "%p", "%p", "%moved"),
        ("moves.too", "%first", "%first", "%moved.too"),
        ("stays", "%one", "%two", "%stays"),
        ("swaps", "%one", "%two", "%swapped"),
        ("swapped", "%two", "%one", "%swaps"),
        ("walks", "%one", "%q", "%walked"),
        ("mixed", "%p", "%q", "%mixed"),
    ):
        w.lines.append(f"  %{phi} = phi ptr " + ways.format(one, other, again))
    w.lines.append("  %i = phi i64 " + ways.format("0", "1", "%next"))
    for phi, source, by in (("moved", "moves", step), ("moved.too", "moves.too", step), ("walked", "walks", "4")):
        w.lines.append(f"  %{phi} = getelementptr {kind}i8, ptr %{source}, i64 {by}")
    w.lines += ["  %next = add nuw nsw i64 %i, 1", f"  %at = getelementptr {kind}i32, ptr %p, i64 %i"]
    w.lines += [f"  %then.at = getelementptr {kind}i32, ptr %p, i64 %next", "  %least = select i1 %c, ptr %one, ptr %two"]
    w.lines += ["  %most = select i1 %c, ptr %two, ptr %one", f"  %less = getelementptr {kind}i8, ptr %moves, i64 -4"]
    w.lines += [f"  %in.one = getelementptr {kind}i8, ptr %one, i64 {bound}"]
    for one in ("moves", "moved", "moves.too", "stays", "swaps", "swapped", "walks", "walked", "mixed", "at", "then.at", "least", "most"):
        w.read(f"%{one}", size)
    for one in ("less", "in.one", "one", "two", "p", "q", "first"):
        w.read(f"%{one}", size)
    w.lines += ["  %go = icmp ult i64 %next, %n", "  br i1 %go, label %loop, label %end", "", "end:"]
    w.lines += ["  %met = phi ptr [ %moved, %loop ]"]
    w.read("%met", size)
    return w.text()


def _joined_functions() -> Iterator[str]:
    for kind, step in itertools.product(("", "inbounds ", "nuw "), ("4", "-4", "%n")):
        yield _joined(kind, step, "32" if step == "4" else "28", "i32")
    yield _joined("inbounds ", "4", "4", "i8")


def functions() -> list[str]:
    """The text of each."""
    return [*_index_functions(), *_object_functions(), *_joined_functions()]


def _module() -> Module:
    return Module.parse(_canonical())


def _canonical() -> str:
    found, groups = [], []
    for at, text in enumerate(functions()):
        text = text.replace("null_pointer_is_valid {", f"#{at} {{")
        groups.append(f"attributes #{at} = {{ null_pointer_is_valid }}\n" * (f"#{at} {{" in text))
        found.append(text)
    return _HEADS + "".join(found) + "".join(groups)


def answers(function: Function) -> str:
    """The letters of all pairs, in the order of the loads."""
    aliases = AliasAnalysis(function)
    loads = [one for one in function.instructions() if isinstance(one, LoadInst)]
    places = {one.pointer: MemoryLocation.of_type(one.pointer, one.type, aliases.layout) for one in loads}
    return "".join(LETTERS[aliases.alias(one, other)] for one, other in itertools.combinations(places.values(), 2))


@pytest.mark.parametrize("kind", ["index", "objects", "joined"])
def test_llvms_answers(kind: str) -> None:
    expected = dict(line.split(": ") for line in EXPECTED.read_text().splitlines() if not line.startswith("  opt"))
    for function in _module().functions:
        if not function.is_declaration and _kind(function.name) == kind:
            assert (function.name, answers(function)) == (function.name, expected[function.name])


SIZED = """
define void @sized(ptr %p, ptr noalias %q, i64 %n, ptr byval([8 x i8]) %b) {
  %one = alloca [8 x i8], align 4
  %in.one = getelementptr inbounds i8, ptr %one, i64 4
  %out.of.one = getelementptr i8, ptr %one, i64 -4
  %at.four = getelementptr inbounds i8, ptr %p, i64 4
  %at.minus.four = getelementptr inbounds i8, ptr %p, i64 -4
  %wild = getelementptr i8, ptr %p, i64 8
  %some = getelementptr inbounds i8, ptr %p, i64 %n
  %some.more = getelementptr inbounds i8, ptr %some, i64 4
  %in.wide = getelementptr inbounds i8, ptr @wide, i64 60
  %variable = getelementptr inbounds i8, ptr @wide, i64 %n
  ret void
}
"""
_SIZES = (None, 1, 4, 8, 9)


def sized_answers() -> dict[str, str]:
    """For each two of its pointers, a letter for each pair of sizes."""
    function = Module.parse(_HEADS + SIZED).functions[-1]
    aliases = AliasAnalysis(function)
    wide = next(one for one in function.module.globals if one.name == "wide")
    pointers = [one for one in (*function.args, *function.instructions(), wide) if str(one.type) == "ptr"]
    found = {}
    for one, other in itertools.product(pointers, repeat=2):
        pairs = itertools.product(_SIZES, repeat=2)
        letters = (LETTERS[aliases.alias(MemoryLocation(one, size), MemoryLocation(other, more))] for size, more in pairs)
        found[f"{one.ref} {other.ref}"] = "".join(letters)
    return found


def test_more_bytes_share_no_less() -> None:
    """And the order is no matter. An unknown size is more than any; more than four bytes are more than some objects have."""
    found = sized_answers()
    places = {size: at for at, size in enumerate(_SIZES)}
    growing = (1, 4, None)
    for name, letters in found.items():
        for pair in itertools.pairwise(growing):
            for size in growing:
                less, more = (letters[places[one] * len(_SIZES) + places[size]] for one in pair)
                assert less == "-" or more != "-", (name, pair, size)
        one, other = name.split()
        turned = [found[f"{other} {one}"][at * len(_SIZES) + row] for row in range(len(_SIZES)) for at in range(len(_SIZES))]
        assert "".join(turned) == letters, name


def test_answers_by_size() -> None:
    assert [(name, letters) for name, letters in sized_answers().items() if changed(name, [letters], SIZES)] == []


def _kind(name: str) -> str:
    return name.partition("_")[0] if name.startswith(("objects", "joined")) else "index"


def by_opt() -> dict[str, str]:
    """The letters that opt's answers make."""
    command = ["opt-22", "-passes=aa-eval", "-print-all-alias-modref-info", "-disable-output"]
    printed = subprocess.run(command, input=_canonical(), capture_output=True, text=True, check=True).stderr
    parts = re.split(r"^Function: (.*): \d+ pointers.*\n", printed, flags=re.M)
    letters = {one.value: letter for one, letter in LETTERS.items()}
    found = {}
    for name, text in zip(parts[1::2], parts[2::2], strict=True):
        function = next(one for one in _module().functions if one.name == name)
        told = {}
        typed = r"(?:\w+|\[.*?\])(?: addrspace\(\d\))?\* "
        for answer, one, other in re.findall(rf"^  (\w+)(?: \(off -?\d+\))?:\s+{typed}(.*), {typed}(.*)$", text, re.M):
            told[frozenset((one, other))] = letters[answer]
        loads = [one for one in function.instructions() if isinstance(one, LoadInst)]
        pointers = list(dict.fromkeys(one.pointer.ref for one in loads))
        found[name] = "".join(told[frozenset(pair)] for pair in itertools.combinations(pointers, 2))
    return found


if __name__ == "__main__":
    ours = {one.name: answers(one) for one in _module().functions if not one.is_declaration}
    theirs = by_opt()
    EXPECTED.write_text("".join(f"{name}: {ours[name]}\n" + f"  opt: {theirs[name]}\n" * (ours[name] != theirs[name]) for name in ours))
    sized = sized_answers()
    renew(SIZES, sized, lambda name: [sized[name]])
