"""Makes device IR run on the host: address spaces dropped, GPU intrinsics and unknown functions stubbed, accesses checked.

The rewriting is textual and works on IR as LLVM prints it. It is the same for the module before a pass and after it, so that a
difference between the two runs is the pass's doing.

* triple, data layout, `target-cpu` and calling conventions become the host's;
* every `addrspace(N)` is dropped, `addrspacecast` becomes `bitcast`, `.pN` in intrinsics' names becomes `.p0`;
* `bfloat` becomes `half`: the host may have to call functions that aren't there even to move a bfloat;
* `byval` arguments become plain pointers: what a caller outside would pass;
* globals without an initializer get one, and internal ones become visible, so that their bytes can be compared;
* declared functions that the host lacks get a body whose result depends on the name and the arguments (special registers: small
  fixed numbers), and which, where the declaration allows side effects, leaves a mark in a running checksum, so that lost, doubled and
  reordered calls show; inline assembly is taken for a call of such a function.
"""

from __future__ import annotations

import re
import zlib
from collections.abc import Mapping

import llvmlite.binding as llvm

llvm.initialize_native_target()
llvm.initialize_native_asmprinter()

TRIPLE = llvm.get_process_triple()
TRACE = "harness.trace"
FAULTS = "harness.faults"
WINDOWS = "harness.windows"
WINDOW_COUNT = 8

# What the host runs as it stands. Everything else that a module only declares gets a stub.
_HOST_FUNCTIONS = {"memcpy", "memmove", "memset", "memcmp"}
_EXACT = {
    "llvm.nvvm.mulhi.ui": """define internal i32 @llvm.nvvm.mulhi.ui(i32 %a, i32 %b) {
  %x = zext i32 %a to i64
  %y = zext i32 %b to i64
  %p = mul nuw i64 %x, %y
  %h = lshr i64 %p, 32
  %r = trunc nuw i64 %h to i32
  ret i32 %r
}""",
    "llvm.nvvm.sad.i": """define internal i32 @llvm.nvvm.sad.i(i32 %a, i32 %b, i32 %c) {
  %d = sub i32 %a, %b
  %e = sub i32 %b, %a
  %less = icmp slt i32 %a, %b
  %abs = select i1 %less, i32 %e, i32 %d
  %sum = add i32 %abs, %c
  ret i32 %sum
}""",
}
"""Intrinsics that passes make of other code: what they compute, as the PTX ISA describes it."""
_REGISTERS = {"tid": 5, "ntid": 32, "ctaid": 2, "nctaid": 4, "warpsize": 32, "laneid": 5, "warpid": 0, "nwarpid": 1}
_STRING = r'"(?:[^"\\]|\\.)*"'
_NAME = rf"(?:[-\w.$]+|{_STRING})"
_DECLARE = re.compile(rf"^declare (?P<head>[^@\n]*)@(?P<name>{_NAME})\((?P<params>.*)\)(?P<tail>[^()\n]*(?:\([^()\n]*\)[^()\n]*)*)$", re.M)
_GROUP = re.compile(r"^attributes (#\d+) = \{(.*)\}$", re.M)
_ACCESS = re.compile(
    r"^ *(?:%\S+ = (?P<load>load)|(?P<store>store))(?: atomic)?(?: volatile)? (?P<type><\d+ x \w+>|\w+)"
    r"(?: [^,]+)?, ptr (?P<pointer>%[-\w.$]+|%\"[^\"]*\"|@[-\w.$]+|@\"[^\"]*\")(?: syncscope\(.*?\))?(?: \w+)?, align (?P<align>\d+)",
    re.M,
)
_AGGREGATE_ACCESS = re.compile(
    r"^ *(?:%(?:[^\"\s]|\"[^\"]*\")+ = load|store)(?: volatile)? (?P<rest>(?:\{|<\{|\[|%).*)"
    r", ptr (?P<pointer>%[-\w.$]+|%\"[^\"]*\"|@[-\w.$]+|@\"[^\"]*\"), align (?P<align>\d+)",
    re.M,
)
_ASSEMBLY = re.compile(rf"\bcall (?P<type>[^@%\n]*?) asm (?:sideeffect |alignstack |inteldialect |unwind )*{_STRING}, {_STRING}\(")
_BITS = {"half": 16, "bfloat": 16, "float": 32, "double": 64, "ptr": 64}


class HostError(Exception):
    """The module holds what can't be run on the host."""


def host_text(text: str, stubs: Mapping[str, str] | None = None) -> str:
    """`text` as a module for the host. `stubs`: function name -> its whole definition, in place of the stub made here.

    HostError for what nothing can stand in for.
    """
    groups = dict(_GROUP.findall(text))
    text = re.sub(r"^target (?:triple|datalayout) = .*\n", "", text, flags=re.M)
    text = re.sub(r"^; (?:ModuleID = .*|Function Attrs: .*)\n", "", text, flags=re.M)
    text = re.sub(r" addrspace\(\d+\)", "", text.replace(", addrspace(", " addrspace("))
    text = text.replace("addrspacecast", "bitcast")
    text = _sub_word("bfloat", r"\b", "half", text)
    text = re.sub(r"@llvm\.(?!nvvm\.)[\w.]+", lambda m: m[0].replace("bf16", "f16"), text).replace("0xR", "0xH")
    text = re.sub(r"@llvm\.[\w.]+", lambda m: re.sub(r"\.p\d+(?![\w])", ".p0", m[0]), text)
    for word, rest in (("ptx_", "(?:kernel|device)"), ("cc", r" ?\d+")):
        text = _sub_word(word, rf'{rest} (?=[^"\n]*@|[^"\n]*%)', "", text)
    text = re.sub(r'"(?:target|tune)-(cpu|features)"=', r'"device-\1"=', text)
    text = _sub_word("byval", r"\([^()]*\) ?", "", text)
    text = _assembly_as_calls(_open_globals(text))
    return f'target triple = "{TRIPLE}"\n' + _stub_declarations(text, groups, {**_EXACT, **(stubs or {})}) + _support()


def _sub_word(word: str, rest: str, replacement: str, text: str) -> str:
    r"""As `re.sub` of rf"\b{word}{rest}", which would be tried at each place: where a pattern begins with letters, these are looked for."""
    return re.sub(rf"{word}(?<!\w{word}){rest}", replacement, text)


def _assembly_as_calls(text: str) -> str:
    """Makes each `call T asm "...", "..."(args)` a call of a function that is declared at the end, one for each text and type."""
    declared: dict[str, str] = {}

    def name(found: re.Match[str]) -> str:
        start = found.end()
        end = _closing(text, start)
        types = ", ".join(_first_type(argument) for argument in _split_commas(text[start:end]))
        stub = f"asm.{zlib.crc32(f'{found[0]}{types}'.encode())}"
        declared[stub] = f"declare {found['type']} @{stub}({types})"
        return f"call {found['type']} @{stub}("

    if "callbr " in text:
        raise HostError("callbr does not run on the host")
    if " asm " not in text:
        return text
    changed = _ASSEMBLY.sub(name, text)
    changed = re.sub(r"\belementtype\([^()]*\) ?", "", changed) if declared else changed
    return "\n".join([changed, *declared.values()]) if declared else changed


def _closing(text: str, start: int) -> int:
    """Where the parenthesis closes inside of which `start` is."""
    depth = 1
    for i in range(start, len(text)):
        depth += (text[i] == "(") - (text[i] == ")")
        if depth == 0:
            return i
    raise HostError("a parenthesis does not close")


def _open_globals(text: str) -> str:
    """Gives declared globals an initializer and makes internal ones visible; a `[0 x T]` (dynamic shared memory) becomes 4 KiB."""

    def define(found: re.Match[str]) -> str:
        name, kind, rest = found["name"], found["kind"], found["rest"]
        if re.match(r"\[0 x [^\]]*\]", rest):
            return f"@{name} = {kind} [4096 x i8] zeroinitializer, align 16"
        type_end = _type_end(rest)
        return f"@{name} = {kind} {rest[:type_end]} zeroinitializer{rest[type_end:]}"

    head = rf"^@(?P<name>{_NAME}) = "
    text = re.sub(head + r"(?:external|extern_weak) (?:[\w()]+ )*?(?P<kind>global|constant) (?P<rest>.*)$", define, text, flags=re.M)
    return re.sub(head + r"(?:internal|private) (?=.*\b(?:global|constant) )", r"@\g<name> = ", text, flags=re.M)


def _type_end(text: str) -> int:
    """Where the type that `text` begins with ends: at the first comma or the end, brackets balanced."""
    depth = 0
    for i, char in enumerate(text):
        if char in "[{<(":
            depth += 1
        elif char in "]}>)":
            depth -= 1
        elif char == "," and depth == 0:
            return i
    return len(text)


def _stub_declarations(text: str, groups: Mapping[str, str], stubs: Mapping[str, str]) -> str:
    """Replaces each `declare` by a stub where the host lacks the function; drops those that were made equal by the rewriting."""
    seen: set[str] = set()

    def replace(found: re.Match[str]) -> str:
        name = found["name"]
        if name in seen:
            return ""
        seen.add(name)
        if name in stubs:
            return stubs[name]
        if name in _HOST_FUNCTIONS or (name.startswith("llvm.") and not name.startswith("llvm.nvvm.")):
            return found[0]
        return _stub(found, groups)

    text = _DECLARE.sub(replace, text)
    # An intrinsic's name is LLVM's: a body of ours needs another.
    return re.sub(r"@llvm\.nvvm\.", "@stub.llvm.nvvm.", text)


def _stub(found: re.Match[str], groups: Mapping[str, str]) -> str:
    name = found["name"]
    result = _last_type(found["head"])
    params = [_first_type(param) for param in _split_commas(found["params"])]
    if "..." in params:
        raise HostError(f"no stub for the variadic function {name}")
    attributes = found["tail"] + " ".join(groups.get(number, "") for number in re.findall(r"#\d+", found["tail"]))
    pure = re.search(r"memory\((?:none|read|argmem: read)\)|\breadnone\b|\breadonly\b", attributes) is not None
    lines = [f"define {result} @{name}({', '.join(f'{type} %{i}' for i, type in enumerate(params))}) noinline {{"]
    lines += [f"  %acc.0 = add i64 0, {_seed(name)}"]
    for i, type in enumerate(params):
        lines += _mix(i, type)
    total = f"%acc.{len(params)}"
    if not pure:
        lines += [
            f"  %trace.old = load i64, ptr @{TRACE}",
            "  %trace.mul = mul i64 %trace.old, 31",
            f"  %trace.new = add i64 %trace.mul, {total}",
            f"  store i64 %trace.new, ptr @{TRACE}",
        ]
    return "\n".join([*lines, *_return(result, params, total), "}"])


def _seed(name: str) -> int:
    register = re.search(r"read\.ptx\.sreg\.(\w+)", name)
    if register:
        return _REGISTERS.get(register[1], zlib.crc32(name.encode()) % 4)
    return zlib.crc32(name.encode()) % 1000


def _mix(index: int, type: str) -> list[str]:
    """Folds argument `index` into the running sum; pointers (their value means nothing), vectors and structs are passed over."""
    lines = []
    value = f"%{index}"
    if type in ("float", "double", "half"):
        lines.append(f"  %bits.{index} = bitcast {type} {value} to i{_BITS[type]}")
        type, value = f"i{_BITS[type]}", f"%bits.{index}"
    bits = int(type[1:]) if re.fullmatch(r"i\d+", type) else 0
    if not bits:
        return [f"  %acc.{index + 1} = add i64 %acc.{index}, 0"]
    if bits != 64:
        lines.append(f"  %wide.{index} = {'zext' if bits < 64 else 'trunc'} {type} {value} to i64")
        value = f"%wide.{index}"
    return [*lines, f"  %mul.{index} = mul i64 %acc.{index}, 31", f"  %acc.{index + 1} = add i64 %mul.{index}, {value}"]


def _return(result: str, params: list[str], total: str) -> list[str]:
    if result == "void":
        return ["  ret void"]
    if re.fullmatch(r"i\d+", result):
        bits = int(result[1:])
        if bits == 64:
            return [f"  ret i64 {total}"]
        return [f"  %result = {'trunc' if bits < 64 else 'zext'} i64 {total} to {result}", f"  ret {result} %result"]
    if result in ("float", "double"):  # a small finite number
        return [f"  %short = trunc i64 {total} to i16", f"  %result = sitofp i16 %short to {result}", f"  ret {result} %result"]
    if result == "ptr":
        pointer = next((f"%{i}" for i, type in enumerate(params) if type == "ptr"), "null")
        return [f"  ret ptr {pointer}"]
    return [f"  ret {result} zeroinitializer"]


def _first_type(param: str) -> str:
    """The type that a parameter (`i32 noundef %x`) begins with."""
    param = param.strip()
    if param[:1] in "[{<":
        return param[: _bracket_end(param)]
    if param.startswith('%"'):
        return param[: param.index('"', 2) + 1]
    return param.split(" ", 1)[0]


def _last_type(head: str) -> str:
    """The return type: what `head` (linkage, attributes, type) ends in."""
    head = head.strip()
    if head[-1:] in "]}>":
        depth = 0
        for i in range(len(head) - 1, -1, -1):
            depth += (head[i] in "]}>") - (head[i] in "[{<")
            if depth == 0:
                return head[i:]
    if head.endswith('"'):
        return head[head.rindex('%"') :]
    return head.rsplit(" ", 1)[-1]


def _bracket_end(text: str) -> int:
    depth = 0
    for i, char in enumerate(text):
        depth += (char in "[{<") - (char in "]}>")
        if depth == 0:
            return i + 1
    return len(text)


def _split_commas(text: str) -> list[str]:
    parts = []
    while text.strip():
        end = _type_end(text)
        parts.append(text[:end])
        text = text[end + 1 :]
    return parts


def _support() -> str:
    """The checksum of calls, the access checker's state, and the checker.

    A window is (start, end) of memory that a function may touch, inside the arena that window 0 spans: an access that
    touches the arena outside windows 1.. counts as a fault, as does one at an address that its alignment doesn't divide.
    """
    return f"""
@{TRACE} = global i64 0
@{FAULTS} = global i64 0
@{WINDOWS} = global [{2 * WINDOW_COUNT} x i64] zeroinitializer

define void @harness.check(ptr %pointer, i64 %size, i64 %align) noinline {{
entry:
  %start = ptrtoint ptr %pointer to i64
  %end = add i64 %start, %size
  %mask = sub i64 %align, 1
  %low = and i64 %start, %mask
  %aligned = icmp eq i64 %low, 0
  br i1 %aligned, label %arena, label %fault
arena:
  %lo = load i64, ptr @{WINDOWS}
  %hi.at = getelementptr i64, ptr @{WINDOWS}, i64 1
  %hi = load i64, ptr %hi.at
  %before = icmp ule i64 %end, %lo
  %behind = icmp uge i64 %start, %hi
  %elsewhere = or i1 %before, %behind
  br i1 %elsewhere, label %done, label %next
next:
  %i = phi i64 [ 2, %arena ], [ %i.next, %miss ]
  %from.at = getelementptr i64, ptr @{WINDOWS}, i64 %i
  %from = load i64, ptr %from.at
  %i.odd = add i64 %i, 1
  %to.at = getelementptr i64, ptr @{WINDOWS}, i64 %i.odd
  %to = load i64, ptr %to.at
  %above = icmp uge i64 %start, %from
  %below = icmp ule i64 %end, %to
  %inside = and i1 %above, %below
  br i1 %inside, label %done, label %miss
miss:
  %i.next = add i64 %i, 2
  %more = icmp ult i64 %i.next, {2 * WINDOW_COUNT}
  br i1 %more, label %next, label %fault
fault:
  %count = load i64, ptr @{FAULTS}
  %count.next = add i64 %count, 1
  store i64 %count.next, ptr @{FAULTS}
  br label %done
done:
  ret void
}}
"""


def checked(text: str) -> str:
    """Host text with a call of the access checker before each load and store."""

    def check(found: re.Match[str]) -> str:
        size = _size(found["type"])
        return _call_check(found, str(size)) if size else found[0]

    def check_aggregate(found: re.Match[str]) -> str:
        type = _first_type(found["rest"])
        return _call_check(found, f"ptrtoint (ptr getelementptr ({type}, ptr null, i32 1) to i64)")

    head, separator, support = text.partition(f"\n@{TRACE} = ")
    return _AGGREGATE_ACCESS.sub(check_aggregate, _ACCESS.sub(check, head)) + separator + support


def _call_check(access: re.Match[str], size: str) -> str:
    return f"  call void @harness.check(ptr {access['pointer']}, i64 {size}, i64 {access['align']})\n{access[0]}"


def _size(type: str) -> int:
    """Bytes of a scalar or a vector of scalars; 0 for a type that this doesn't know."""
    vector = re.fullmatch(r"<(\d+) x (\w+)>", type)
    count, scalar = (int(vector[1]), vector[2]) if vector else (1, type)
    bits = int(scalar[1:]) if re.fullmatch(r"i\d+", scalar) else _BITS.get(scalar, 0)
    return (count * bits + 7) // 8
