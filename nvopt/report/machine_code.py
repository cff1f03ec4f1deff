"""What can be read off machine code (SASS), as nvdisasm prints it. Nothing is run.

**Overhead** is (integer + local-memory instructions) / (float + memory instructions), each instruction counted 8 times for every loop
around it: what a loop spends on addresses, indices and spilled registers for each piece of the work that it is there for. The ratio alone
can deceive, since more memory instructions lower it too, so both sums are kept.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Literal

Kind = Literal["integer", "local", "float", "memory", "other"]

LOOP_WEIGHT = 8
"""How much more an instruction counts for each loop around it."""

_FLOAT = """
    DADD DFMA DMMA DMNMX DMUL DSETP F2F F2FP F2I F2IP FADD FADD32I FCHK FFMA FFMA32I FMNMX FMUL FMUL32I FRND FSEL FSET FSETP FSWZADD
    HADD2 HFMA2 HGMMA HMMA HMNMX2 HMUL2 HSET2 HSETP2 I2F I2FP IGMMA IMMA BGMMA BMMA MUFU QGMMA
"""
_MEMORY = """
    ATOM ATOMG ATOMS LD LDG LDGMC LDGSTS LDS LDSM MATCH QSPC RED REDAS REDUX ST STAS STG STS STSM SUATOM SULD SURED SUST TEX TLD TLD4
    TMML TXD TXQ UBLKCP UBLKPF UBLKRED UTMALDG UTMASTG UTMAREDG
"""
_INTEGER = """
    BMSK BREV FLO I2I I2IP IABS IADD IADD3 IDP IMAD IMNMX IMUL ISCADD ISETP LEA LOP LOP3 MOV MOV32I PLOP3 POPC PRMT SEL SGXT SHF SHL SHR
    VABSDIFF VIADD VIADDMNMX VIMNMX VIMNMX3 P2R R2P R2UR
"""
_KINDS: dict[str, Kind] = {
    **dict.fromkeys(_FLOAT.split(), "float"),
    **dict.fromkeys(_MEMORY.split(), "memory"),
    **dict.fromkeys(_INTEGER.split(), "integer"),
    "LDL": "local",
    "STL": "local",
}
_INSTRUCTION = re.compile(r"^\s+/\*[0-9a-f]{4,}\*/\s+(@!?U?P\w+\s+)?([A-Z][A-Z0-9_]*)([^ ;]*)\s*([^;]*);")
_ACCESSES = frozenset({"LD", "LDG", "LDS", "LDL", "ST", "STG", "STS", "STL"})
_LABEL = re.compile(r"^([.$\w]+):\s*$")
_TARGET = re.compile(r"`\(([^)]+)\)")
_TABLE = re.compile(r'BRANCH_TARGETS ([^"]+)"')
_ENDS = frozenset({"EXIT", "RET", "KILL", "BPT"})
_JUMPS = frozenset({"BRA", "BRX", "BRXU", "JMP", "JMX", "WARPSYNC"})
_MOVED_CONSTANT = re.compile(r"-RZ, RZ,")


@dataclass
class Instruction:
    """One instruction. `targets`: where it may jump to, as indices into the section; `falls`: whether the next one may follow; `bytes`:
    of a load or a store, what a thread reads or writes."""

    opcode: str
    kind: Kind
    falls: bool
    bytes: int = 0
    targets: list[int] = field(default_factory=list)


@dataclass
class Sums:
    """Instructions that can be reached, their sums by kind, weighted by loops, and loads and stores by their bytes, weighted so as well."""

    instructions: int = 0
    accesses: Counter[int] = field(default_factory=Counter)
    weights: dict[Kind, int] = field(default_factory=lambda: dict.fromkeys(("integer", "local", "float", "memory", "other"), 0))

    @property
    def spent(self) -> int:
        """The numerator of the overhead."""
        return self.weights["integer"] + self.weights["local"]

    @property
    def work(self) -> int:
        """Its denominator."""
        return self.weights["float"] + self.weights["memory"]


def functions(sass: str) -> dict[str, str]:
    """The parts of a disassembled module by the names of their functions; `sums` takes each by itself, too."""
    return {section.split(":", 1)[0]: f"\n.text.{section}" for section in sass.split("\n.text.")[1:]}


def sums(sass: str) -> Sums:
    """The sums over all functions of a disassembled module."""
    total = Sums()
    for section in sass.split("\n.text.")[1:]:
        code, entries = _read(section)
        for index, depth in enumerate(_loop_depths(code, entries)):
            if depth is not None:
                total.instructions += 1
                total.weights[code[index].kind] += LOOP_WEIGHT**depth
                if code[index].bytes:
                    total.accesses[code[index].bytes] += LOOP_WEIGHT**depth
    return total


def _read(section: str) -> tuple[list[Instruction], list[int]]:
    """The instructions of a section and the indices at which its functions begin: the first, and those that are called."""
    code: list[Instruction] = []
    labels: dict[str, int] = {}
    jumps: list[tuple[int, str]] = []
    calls: list[str] = []
    for line in section.split("\n"):
        if label := _LABEL.match(line):
            labels[label[1]] = len(code)
        elif found := _INSTRUCTION.match(line):
            guard, opcode, modifiers, operands = found.groups()
            targets = _TARGET.findall(operands)
            if opcode in _JUMPS:
                jumps += [(len(code), target) for target in [*targets, *_table(operands)]]
            elif opcode == "CALL":
                calls += targets
            width = _bytes(modifiers) if opcode in _ACCESSES else 0
            code.append(Instruction(opcode, _kind(opcode, operands), _falls(opcode, guard, operands), width))
    for index, target in jumps:
        if target in labels:
            code[index].targets.append(labels[target])
    return code, [0, *(labels[name] for name in calls if name in labels)]


def _bytes(modifiers: str) -> int:
    """Of a load or a store: LDG.E.128 reads sixteen, LDG.E.U8 one, LDG.E four."""
    found = re.search(r"\.[US]?(8|16|64|128|256)(?=\.|$)", modifiers)
    return int(found[1]) // 8 if found else 4


def _kind(opcode: str, operands: str) -> Kind:
    if opcode == "HFMA2" and _MOVED_CONSTANT.search(operands):
        return "integer"  # 0 * 0 + constant: ptxas moves constants so
    if opcode == "LDC" and not re.search(r"\[R\d", operands):
        return "other"  # an operand of known address, as others have it in the instruction itself
    if opcode == "LDC":
        return "memory"
    found = _KINDS.get(opcode)
    if found is None and opcode.startswith("U"):
        found = _KINDS.get(opcode[1:])
        return "integer" if found == "integer" else "other"
    return found or "other"


def _falls(opcode: str, guard: str | None, operands: str) -> bool:
    if opcode in _ENDS:
        return guard is not None
    if opcode in ("BRA", "JMP"):
        return guard is not None or not operands.startswith("`(")
    return opcode not in ("BRX", "BRXU", "JMX")


def _table(operands: str) -> list[str]:
    """The targets of an indexed branch, which stand in a comment."""
    found = _TABLE.search(operands)
    return found[1].split(",") if found else []


def _successors(code: list[Instruction], index: int) -> list[int]:
    following = [index + 1] if code[index].falls else []
    return [at for at in [*following, *code[index].targets] if at < len(code)]


def _loop_depths(code: list[Instruction], entries: list[int]) -> list[int | None]:
    """For each instruction how many loops are around it; None where it can't be reached."""
    depths: list[int | None] = [None] * len(code)
    if not code:
        return depths
    successors = [_successors(code, index) for index in range(len(code))]
    predecessors: list[list[int]] = [[] for _ in code]
    todo = list(entries)
    while todo:
        index = todo.pop()
        if depths[index] is None:
            depths[index] = 0
            todo += successors[index]
            for at in successors[index]:
                predecessors[at].append(index)
    regions = [{index for index, depth in enumerate(depths) if depth is not None}]
    while regions:
        region = regions.pop()
        for cycle in _cycles(region, successors):
            for index in cycle:
                depths[index] = (depths[index] or 0) + 1
            # What goes round without the instruction that the loop is entered by is a loop within it.
            heads = [index for index in cycle if not cycle.issuperset(predecessors[index])]
            regions.append(cycle - {min(heads or cycle)})
    return depths


def _cycles(region: set[int], successors: list[list[int]]) -> Iterator[set[int]]:
    """The strongly connected components of a region in which something goes round (Tarjan's algorithm, without recursion)."""
    numbers: dict[int, int] = {}
    lowest: dict[int, int] = {}
    stack: list[int] = []
    on_stack: set[int] = set()
    for root in sorted(region):
        if root in numbers:
            continue
        path = [(root, iter(successors[root]))]
        numbers[root] = lowest[root] = len(numbers)
        stack.append(root)
        on_stack.add(root)
        while path:
            index, rest = path[-1]
            for at in rest:
                if at not in region:
                    continue
                if at not in numbers:
                    numbers[at] = lowest[at] = len(numbers)
                    stack.append(at)
                    on_stack.add(at)
                    path.append((at, iter(successors[at])))
                    break
                if at in on_stack:
                    lowest[index] = min(lowest[index], numbers[at])
            else:
                path.pop()
                if path:
                    lowest[path[-1][0]] = min(lowest[path[-1][0]], lowest[index])
                if lowest[index] == numbers[index]:
                    component: set[int] = set()
                    while not component or index not in component:
                        component.add(stack.pop())
                    on_stack -= component
                    if len(component) > 1 or index in successors[index]:
                        yield component
