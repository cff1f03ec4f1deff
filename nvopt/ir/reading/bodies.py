"""Reads a function's blocks and instructions.

Two passes: the first makes an empty instruction for every line, so that the second can resolve every operand at once, phis and forward
references included.
"""

from __future__ import annotations

import re

from nvopt.ir import instructions
from nvopt.ir.errors import ReadError
from nvopt.ir.function import BasicBlock, Function
from nvopt.ir.metadata import DbgRecord, Metadata
from nvopt.ir.reading.cursor import NAME, Cursor
from nvopt.ir.reading.opcodes import SHAPES, Flags, Reading, read_rest
from nvopt.ir.values import Value

FLAG = "(?:nuw|nsw|exact|disjoint|nneg|samesign|fast|reassoc|nnan|ninf|nsz|arcp|contract|afn|inalloca|swifterror|inbounds|nusw)"
START = re.compile(rf"  (?:(%{NAME}) = )?(?:(tail|musttail|notail) )?([a-z_]+) ?((?:{FLAG} )*)", re.ASCII)
LABEL = re.compile(rf"({NAME}):(?: +; (?:preds = (.*)|No predecessors!))?\Z", re.ASCII)
RECORD = re.compile(r"    #dbg_(\w+)\(")
IMMEDIATE_COMMENT = re.compile(r'("[^"]*")|/\*.*?\*/ ?')


Line = tuple[instructions.Instruction, str, Reading, str, Flags, str, int]
"""An empty instruction, its opcode, what reads it, `tail` and the like, flags, its text, and where its operands begin there."""


_new = object.__new__  # what Instruction.__new__ adds is set anyway, and most of it is something else


class BodyReader:
    """Reads one function's body from its text; all or nothing."""

    def __init__(self, function: Function) -> None:
        self.function = function
        self.symbols: dict[str, Value] = function._symbols
        self.blocks: list[BasicBlock] = []
        self.lines: list[Line] = []
        self.records: list[tuple[str, instructions.Instruction | None]] = []
        self.waiting: list[str] = []
        self.continued: list[str] = []

    def read(self, body: str) -> None:
        """Fills the function with the blocks of `body`, the text between its braces. ReadError leaves nothing behind."""
        if "/*" in body:
            body = IMMEDIATE_COMMENT.sub(lambda m: m[1] or "", body)
        try:
            self._outline(body)
            cursor = Cursor(self.function.module, "", 0, self.function)
            for made, opcode, read, tail, flags, line, at in self.lines:
                cursor.text, cursor.at = line, at
                read(cursor, made, opcode, flags)
                if tail:
                    made.tail = tail  # type: ignore[attr-defined]  # of a call
                if cursor.at < len(line):
                    read_rest(cursor, made, opcode)
            for text, before in self.records:
                self._read_record(text, before)
        except (ReadError, KeyError, ValueError, AttributeError, RecursionError):
            for made, *_ in self.lines:
                if hasattr(made, "_operands"):
                    made.drop_operands()
            self.symbols.clear()
            self.symbols.update((arg._ref, arg) for arg in self.function._args if arg._ref is not None)
            raise
        for block in self.blocks:
            self.function._link(block, None)
        self.function._body_read = True
        self.function._text = None

    # -- first pass

    def _outline(self, body: str) -> None:
        block: BasicBlock | None = None
        for text in body.split("\n"):
            if text.startswith("  "):
                if text[2] in " ]":
                    self._continue(text)
                    continue
                if self.continued:
                    self._complete_line()
                if block is None:
                    block = self._entry_block()
                self._start(text, block)
            elif text and not text.startswith(";"):
                block = self._label(text)
        self._complete_line()
        if self.waiting:
            raise ReadError(f"debug record at the end of a block: {self.waiting[0]}")

    def _entry_block(self) -> BasicBlock:
        block = BasicBlock()
        numbers = [int(arg._ref[1:]) for arg in self.function._args if arg._ref is not None and arg.is_unnamed]
        block._ref = f"%{max(numbers, default=-1) + 1}"
        self._enter(block)
        return block

    def _enter(self, block: BasicBlock) -> None:
        block.parent = self.function
        assert block._ref is not None
        if self.symbols.setdefault(block._ref, block) is not block:
            raise self._redefined(block._ref)
        self.blocks.append(block)

    def _redefined(self, ref: str) -> ReadError:
        return ReadError(f"{ref} is defined twice")

    def _label(self, text: str) -> BasicBlock:
        found = LABEL.match(text)
        if found is None:
            raise ReadError(f"expected a label: {text!r}")
        block = BasicBlock()
        block._ref = f"%{found[1]}"
        block._preds_text = found[2]
        self._enter(block)
        return block

    def _start(self, text: str, block: BasicBlock) -> None:
        found = START.match(text)
        if found is None:
            raise ReadError(f"expected an instruction: {text!r}")
        ref, tail, opcode, flags = found.groups()
        shape = SHAPES.get(opcode)
        if shape is None:
            raise ReadError(f"unknown instruction: {opcode}")
        cls, read = shape
        made: instructions.Instruction = _new(cls)
        made.type = None  # type: ignore[assignment]  # set by the first operand that speaks of it, or by its own line
        made._ref = ref
        if ref is not None and self.symbols.setdefault(ref, made) is not made:
            raise self._redefined(ref)
        last = block._last
        made.parent, made._prev = block, last
        made._next = made._users = made._metadata = made._records = None
        if last is None:
            block._first = made
        else:
            last._next = made
        block._last = made
        shown = tuple(flags.split()) if flags else instructions.NO_FLAGS
        self.lines.append((made, opcode, read, tail or "", shown, text, found.end()))
        if self.waiting:
            self.records += [(record, made) for record in self.waiting]
            self.waiting = []

    def _continue(self, text: str) -> None:
        if text.startswith("    #dbg_"):
            self.waiting.append(text)
        elif self.lines:
            self.continued.append(text.lstrip())
        else:
            raise ReadError(f"expected an instruction: {text!r}")

    def _complete_line(self) -> None:
        """Puts what goes on over several lines, as the cases of a switch do, into one."""
        if self.continued:
            *rest, text, at = self.lines[-1]
            self.lines[-1] = (*rest, " ".join((text, *self.continued)), at)  # type: ignore[assignment]
            self.continued = []

    # -- debug records

    def _read_record(self, text: str, before: instructions.Instruction | None) -> None:
        found = RECORD.match(text)
        if found is None:
            raise ReadError(f"unknown debug record: {text.strip()!r}")
        cursor = Cursor(self.function.module, text, found.end(), self.function)
        args: list[Metadata] = []
        while not cursor.skip(")"):
            args.append(cursor.metadata())
            cursor.skip(", ")
        assert before is not None
        before.dbg_records.append(DbgRecord(found[1], args))
