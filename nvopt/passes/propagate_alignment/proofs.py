"""What accesses, and assumptions, prove of addresses, in the blocks that they dominate.

An access to an address that is less aligned than it says is undefined behaviour. So wherever it has been executed the alignment is
known, of the address and, subtracting the offsets that getelementptr added, of what that was computed from. A dominating instruction
was executed behind the latest computation of every value that it uses: otherwise there would be a way around it.
"""

from __future__ import annotations

from collections.abc import Iterator

from nvopt.analysis import low_bits
from nvopt.analysis.alignment import KnownLowBits, window
from nvopt.analysis.dominators import DominatorTree
from nvopt.analysis.low_bits import LowBits
from nvopt.ir import BasicBlock, CallInst, CastInst, CmpInst, ConstantInt, Function, GetElementPtrInst, Instruction, PointerType, Value
from nvopt.passes.propagate_alignment.accesses import MAY_ACCESS, Access, accesses_of

_DEPTH = 8
"""How many getelementptrs and casts a proof is carried through."""


class Proofs:
    """The proofs that hold at one place of a function, beside what is `known` everywhere."""

    def __init__(self, known: KnownLowBits) -> None:
        self._known = known
        self._proven: dict[Value, LowBits] = {}
        self._found_parts: dict[Value, tuple[Value, LowBits] | None] = {}
        self._before: list[tuple[Value, LowBits | None]] = []  # what to put back on leaving a block

    def proven(self, function: Function, tree: DominatorTree) -> Iterator[tuple[Access, int]]:
        """Every access that can be reached, with the alignment of its address in bytes as far as it can be proven there."""
        layout = function.module.data_layout
        work: list[BasicBlock | int] = [function.entry]
        while work:
            block = work.pop()
            if isinstance(block, int):
                self._forget(block)
                continue
            work.append(len(self._before))
            work += tree.children(block)
            for instruction in block:
                if not isinstance(instruction, MAY_ACCESS):
                    continue
                accesses = accesses_of(instruction)
                for access in accesses:
                    found = self._at(access.pointer)
                    yield access, found.align if found is not None else 1
                for access in accesses:
                    if access.is_certain(layout):
                        self._learn(access.pointer, low_bits.multiple_of(access.align))
                if isinstance(instruction, CallInst):
                    self._learn_from_call(instruction)

    def _forget(self, depth: int) -> None:
        while len(self._before) > depth:
            value, before = self._before.pop()
            if before is None:
                del self._proven[value]
            else:
                self._proven[value] = before

    def _at(self, pointer: Value, depth: int = _DEPTH) -> LowBits | None:
        """What is known of `pointer` here, None where nothing but poison goes into it."""
        found = self._known.at(pointer)
        if found is None:
            return None
        if pointer in self._proven:
            found = low_bits.better(found, self._proven[pointer])
        parts = self._parts(pointer)
        if parts is None or not depth:
            return found
        base, offset = parts
        of_base = self._at(base, depth - 1)
        return found if of_base is None else low_bits.better(found, low_bits.add(of_base, offset))

    def _parts(self, pointer: Value) -> tuple[Value, LowBits] | None:
        """What `pointer` is computed from, and the low bits of what was added to it; None where it isn't, or by poison."""
        if pointer not in self._found_parts:
            self._found_parts[pointer] = self._find_parts(pointer)
        return self._found_parts[pointer]

    def _find_parts(self, pointer: Value) -> tuple[Value, LowBits] | None:
        match pointer:
            case GetElementPtrInst(pointer=base):
                offset = self._known.offset(pointer)
                return None if offset is None else (base, offset)
            case CastInst(opcode="addrspacecast"):
                return pointer.operands[0], window(pointer.operands[0].type, pointer.type)
        return None

    # -- what is learnt

    def _learn_from_call(self, call: CallInst) -> None:
        for argument, attributes in zip(call.args, call.arg_attributes, strict=True):
            align = attributes.integer("align") if "noundef" in attributes and isinstance(argument.type, PointerType) else None
            if align is not None and not call.callee_name.startswith("llvm."):
                self._learn(argument, low_bits.multiple_of(align))
        if call.callee_name == "llvm.assume":
            self._learn_from_assumption(call)

    def _learn_from_assumption(self, assumption: CallInst) -> None:
        for bundle, operands in assumption.bundle_operands():
            if bundle.tag != '"align"' or not isinstance(operands[1], ConstantInt) or operands[1].unsigned.bit_count() != 1:
                continue
            aligned = low_bits.multiple_of(operands[1].unsigned)
            offset = self._known.at(operands[2]) if len(operands) > 2 else aligned
            if offset is not None:
                self._learn(operands[0], low_bits.add(aligned, offset))
        masked = _masked_address(assumption.args[0])
        if masked is not None:
            self._learn(*masked)

    def _learn(self, pointer: Value, proof: LowBits) -> None:
        for _ in range(_DEPTH):
            known = self._known.at(pointer)
            if known is None:
                return
            if proof.known > low_bits.better(known, self._proven.get(pointer, known)).known:
                self._before.append((pointer, self._proven.get(pointer)))
                self._proven[pointer] = proof
            parts = self._parts(pointer)
            if parts is None:
                return
            base, offset = parts
            pointer, proof = base, low_bits.subtract(proof, offset)


def _masked_address(condition: Value) -> tuple[Value, LowBits] | None:
    """The pointer `p` of `(ptrtoint p & mask) == 0`, and the low bits that are zero then."""
    match condition:
        case CmpInst(opcode="icmp", predicate="eq", operands=[Instruction(opcode="and") as masked, ConstantInt(is_zero=True)]):
            match masked.operands:
                case [CastInst(opcode="ptrtoint") as address, ConstantInt(unsigned=mask)]:
                    return address.operands[0], LowBits((~mask & (mask + 1)).bit_length() - 1, 0)
    return None
