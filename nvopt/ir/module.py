"""A module: its global values, types, attribute groups and metadata, each read from its text when it is first asked for.

The module is kept as the list of pieces that it was read from, in order; what nobody changed is printed as it stood.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import lru_cache

from nvopt.ir.attributes import AttributeGroup, AttributeSet
from nvopt.ir.constants import BlockAddress, Constant
from nvopt.ir.datalayout import DataLayout
from nvopt.ir.errors import IRError, ReadError
from nvopt.ir.function import Argument, BasicBlock, Function
from nvopt.ir.globals import GlobalAlias, GlobalIFunc, GlobalValue, GlobalVariable
from nvopt.ir.metadata import MDNode, ValueAsMetadata
from nvopt.ir.reading.entities import Piece, Reader
from nvopt.ir.types import FunctionType, NamedStructType, Type, escape_bytes, quote_name, unescape


def _header_pattern(name: str) -> str:
    """What finds a line of the header: at its start, or behind another where a layout was put behind the user's triple, so that all lines
    of the text keep their numbers."""
    return rf'(?:^|(?<=" )){name} = "([^"]*)"'


@lru_cache(maxsize=16)
def _read_header_line(name: str, header: str) -> str:
    """What a line of the header says; passes ask for the triple of each function's module."""
    found = re.search(_header_pattern(name), header, re.M)
    return unescape(found[1]) if found else ""


class Module:
    """A module. Make one with `Module.parse`."""

    def __init__(self) -> None:
        self.pieces: list[Piece] = []
        self.unread: dict[str, str] = {}
        self.constants: dict[tuple[object, ...], Constant] = {}
        self.attribute_groups: dict[int, AttributeGroup] = {}
        self._groups: dict[AttributeSet, AttributeGroup] | None = None
        self._next_group = 0
        self._header = ""
        self._symbols: dict[str, GlobalValue] = {}
        self._struct_types: dict[str, NamedStructType] = {}
        self._nodes: dict[int, MDNode] = {}
        self.reader = Reader(self)
        self._data_layout: DataLayout | None = None
        self.edits = 0
        """How many edits there were of operands, instructions, blocks, names and heads; those of flags and attachments don't count."""

    @classmethod
    def parse(cls, text: str) -> Module:
        """The module whose text, as LLVM prints it, is `text`. ReadError where even its top level is of an unknown form."""
        module = cls()
        module.reader.split(text)
        return module

    @classmethod
    def parse_source(cls, text: str) -> Module | None:
        """The module of a user's own text, None where it isn't in the form that LLVM prints; it has not been verified by anybody."""
        from nvopt.ir.reading.source import is_as_printed  # late: most modules come from LLVM

        if not is_as_printed(text):
            return None
        try:
            module = cls.parse(text)
        except ReadError:
            return None
        definitions = sum(not function.is_declaration for function in module.functions)
        return module if definitions == text.count("\ndefine ") and not module.unread else None

    # -- header

    def _set_header_line(self, name: str, value: str) -> None:
        line = f'{name} = "{escape_bytes(value.encode("utf-8", "surrogateescape"))}"'
        header, count = re.subn(_header_pattern(name), lambda _: line, self._header, flags=re.M)
        self._header = header if count else f"{self._header}{line}\n"

    @property
    def source_filename(self) -> str:
        """The `source_filename`."""
        return _read_header_line("source_filename", self._header)

    @source_filename.setter
    def source_filename(self, name: str) -> None:
        self._set_header_line("source_filename", name)

    @property
    def triple(self) -> str:
        """The target triple, empty where there is none."""
        return _read_header_line("target triple", self._header)

    @triple.setter
    def triple(self, triple: str) -> None:
        self._set_header_line("target triple", triple)

    @property
    def data_layout(self) -> DataLayout:
        """The data layout; LLVM's default where the module has none."""
        if self._data_layout is None:
            self._data_layout = DataLayout(_read_header_line("target datalayout", self._header))
        return self._data_layout

    @data_layout.setter
    def data_layout(self, layout: DataLayout | str) -> None:
        self._set_header_line("target datalayout", str(layout))
        self._data_layout = None

    # -- global values

    @property
    def global_values(self) -> list[GlobalValue]:
        """Variables, aliases, ifuncs and functions, in order."""
        return [piece for piece in self.pieces if isinstance(piece, GlobalValue)]

    @property
    def functions(self) -> list[Function]:
        """Definitions and declarations, in order."""
        return [piece for piece in self.pieces if isinstance(piece, Function)]

    @property
    def globals(self) -> list[GlobalVariable]:
        """The variables, in order."""
        return [piece for piece in self.pieces if isinstance(piece, GlobalVariable)]

    @property
    def aliases(self) -> list[GlobalAlias]:
        """The aliases, in order."""
        return [piece for piece in self.pieces if isinstance(piece, GlobalAlias)]

    @property
    def ifuncs(self) -> list[GlobalIFunc]:
        """The ifuncs, in order."""
        return [piece for piece in self.pieces if isinstance(piece, GlobalIFunc)]

    def get(self, name: str) -> GlobalValue | None:
        """The global value called `name`, None where there is none."""
        return self._symbols.get("@" + quote_name(name)) or self._symbols.get("@" + name if name.isdigit() else "")

    def get_function(self, name: str) -> Function | None:
        """The function called `name`, None where there is none."""
        found = self.get(name)
        return found if isinstance(found, Function) else None

    def symbol(self, ref: str) -> GlobalValue:
        """The global value that prints as `ref` (`@f`, `@"a b"`). ReadError where there is none."""
        found = self._symbols.get(ref)
        if found is None:
            raise ReadError(f"no such global: {ref}")
        return found

    def declare(self, name: str, type: FunctionType, attributes: AttributeSet | None = None) -> Function:
        """The function called `name`, declared now if the module has none. IRError where the name is something else's."""
        found = self.get(name)
        if found is not None:
            if not isinstance(found, Function) or found.function_type is not type:
                raise IRError(f"@{name} is already a {found.value_type}")
            return found
        params = ", ".join([*map(str, type.params), *(["..."] if type.vararg else [])])
        made = Function(self, "@" + quote_name(name), f"declare {type.return_type} @{quote_name(name)}({params})", True)
        self._add_function(made)
        if attributes:
            made.attributes = attributes
        return made

    def add_global(
        self,
        name: str,
        type: Type,
        initializer: Constant | None = None,
        *,
        linkage: str = "",
        constant: bool = False,
        addrspace: int = 0,
        align: int | None = None,
    ) -> GlobalVariable:
        """A new variable called `name`; without an initializer it is only declared. `align` in bytes. IRError where the name is taken or
        the initializer is of another type."""
        if self.get(name) is not None:
            raise IRError(f"@{name} exists already")
        if initializer is not None and initializer.type is not type:
            raise IRError(f"@{name} is of type {type}, its initializer of type {initializer.type}")
        if initializer is None and not linkage:
            linkage = "external"
        made = GlobalVariable(self, "@" + quote_name(name), "", addrspace, initializer is None)
        made._text = None
        made._head = {"value_type": type, "linkage": linkage, "is_constant": constant, "initializer": initializer, "align": align}
        made.hold_constants()
        self._add_before(made, GlobalVariable, (GlobalAlias, GlobalIFunc, Function))
        return made

    def _add_before(self, value: GlobalValue, kind: type, others: tuple[type, ...]) -> None:
        """Puts a new value behind the last of its kind, or else before the first of the others, or at the end of the values."""
        assert value._ref is not None
        self.edits += 1
        self._symbols[value._ref] = value
        last = self._last_piece(kind)
        if last is not None:
            self.pieces[last + 1 : last + 1] = ["\n", value]
            return
        at = next((at for at, piece in enumerate(self.pieces) if isinstance(piece, others)), None)
        if at is not None:
            self.pieces[at:at] = [value, "\n\n"]
            return
        at = next((at for at, piece in enumerate(self.pieces) if not isinstance(piece, (str, NamedStructType))), len(self.pieces))
        self.pieces[at:at] = ["\n", value, "\n\n"]

    def clone(self) -> Module:
        """A copy of the module, with everything that is in it; nothing of it is shared. What has not been read is not read for it."""
        copy = Module.parse(str(self))
        copy.unread.update(self.unread)
        return copy

    def define(self, name: str, type: FunctionType, arg_names: Sequence[str] = ()) -> Function:
        """A new function called `name` with an empty entry block `entry`. IRError where the name is taken, or there are more names than
        parameters."""
        if self.get(name) is not None:
            raise IRError(f"@{name} exists already")
        if len(arg_names) > len(type.params):
            raise IRError(f"{len(arg_names)} names for the {len(type.params)} parameters of @{name}")
        made = Function(self, "@" + quote_name(name), "", False)
        made._head = {"value_type": type}
        made._text = None
        made._body_read = True
        names = [*arg_names, *[""] * (len(type.params) - len(arg_names))]
        made._args = [Argument(param, arg or None) for param, arg in zip(type.params, names, strict=True)]
        for arg in made._args:
            arg.parent = made
            made._claim_name(arg)
        self._add_function(made)
        BasicBlock("entry", made)
        return made

    def _add_function(self, function: Function) -> None:
        assert function._ref is not None
        self.edits += 1
        self._symbols[function._ref] = function
        last = self._last_piece(GlobalValue)
        at = len(self.pieces) if last is None else last + 1
        self.pieces[at:at] = ["\n\n", function] if last is not None else ["\n", function, "\n"]

    def _last_piece(self, kind: type) -> int | None:
        """The place of the last piece of a kind; those of one kind stand together, near the end."""
        return next((at for at in range(len(self.pieces) - 1, -1, -1) if isinstance(self.pieces[at], kind)), None)

    def remove(self, value: GlobalValue) -> None:
        """Takes `value` out of the module. IRError while something uses it."""
        if value.is_used:
            raise IRError(f"cannot remove {value.ref}: it is used, by {value.users[0]}")
        self.edits += 1
        if isinstance(value, Function):
            value.drop_body()
        self.reader.forget_in_metadata(value)
        value.drop_operands()
        at = self.pieces.index(value)
        self.pieces[at : at + 1] = []
        assert value._ref is not None
        del self._symbols[value._ref]

    def rename(self, value: GlobalValue, ref: str) -> None:
        """Gives `value` the name that prints as `ref`. IRError where that is taken."""
        if ref in self._symbols:
            raise IRError(f"{ref} exists already")
        self.edits += 1
        self.read_mentions(value)
        value.detach()
        assert value._ref is not None
        if value.comdat == "comdat":  # short for the one of the value's own name
            value.comdat = f"comdat(${value._ref[1:]})"
        del self._symbols[value._ref]
        value._ref = ref
        self._symbols[ref] = value

    def read_mentions(self, value: GlobalValue) -> None:
        """Parses whatever mentions `value` and is still text, so that every use of it is known."""
        ref = value.ref
        for other in self.reader.mentions.of(ref):
            if isinstance(other, Function) and not other.is_declaration:
                other._read_body()
            else:
                other.detach()
        self.reader.read_metadata_that_mentions(ref)

    def set_comdat_kind(self, name: str, kind: str) -> bool:
        """Gives comdat `name` (as printed, with its `$`) the selection kind `kind` (`any`, `nodeduplicate`…); False where it has it."""
        old = re.compile(rf"^({re.escape(name)} = comdat) (?!{kind}$)\w+$", re.M)
        self._header, count = old.subn(rf"\1 {kind}", self._header)
        for at, piece in enumerate(self.pieces):
            if isinstance(piece, str):
                self.pieces[at], found = old.subn(rf"\1 {kind}", piece)
                count += found
        return count > 0

    # -- types, attributes, metadata

    @property
    def struct_types(self) -> list[NamedStructType]:
        """The named structs, in order."""
        return [piece for piece in self.pieces if isinstance(piece, NamedStructType)]

    def has_struct_type(self, ref: str) -> bool:
        """Whether there is a named struct that prints as `ref`."""
        return ref in self._struct_types

    def struct_type(self, ref: str) -> NamedStructType:
        """The named struct that prints as `ref` (`%struct.S`). ReadError where there is none."""
        found = self._struct_types.get(ref)
        if found is None:
            raise ReadError(f"no such type: {ref}")
        self.reader.read_struct_types()
        return found

    def group_of(self, attributes: AttributeSet) -> AttributeGroup:
        """The attribute group of these attributes, a new one where the module has none."""
        if self._groups is None:
            groups = list(self.attribute_groups.values())
            self._groups = {group.attributes: group for group in reversed(groups)}
            self._next_group = max(self.attribute_groups, default=-1) + 1
        found = self._groups.get(attributes)
        if found is not None:
            return found
        made = AttributeGroup(self._next_group, attributes)
        self._next_group += 1
        self.attribute_groups[made.slot] = self._groups[attributes] = made
        last = self._last_piece(AttributeGroup)
        if last is not None:
            self.pieces[last + 1 : last + 1] = ["\n", made]
        else:
            self.pieces += ["\n", made, "\n"]
        return made

    def metadata_node(self, slot: int) -> MDNode:
        """The node `!slot`. ReadError where there is none."""
        found = self._nodes.get(slot)
        if found is None:
            found = self._nodes[slot] = self.reader.new_node(slot)
        return found

    def named_metadata(self, name: str) -> list[MDNode]:
        """The nodes of `!name`, none where it isn't there."""
        return self.reader.named_metadata(name)

    def new_metadata(self, node: MDNode) -> MDNode:
        """Gives `node`, which has no number yet, a number and a place in the module."""
        return self.reader.add_node(node)

    def flag(self, name: str) -> int | None:
        """The integer value of module flag `name`, None where it isn't set or is no integer."""
        for flag in self.named_metadata("llvm.module.flags"):
            if len(flag.operands) == 3 and getattr(flag.operands[1], "text", None) == name:
                value = flag.operands[2]
                return getattr(value.value, "signed", None) if isinstance(value, ValueAsMetadata) else None
        return None

    # -- whole

    def unended_block(self) -> BasicBlock | None:
        """The first block without a terminator of the functions that have been read, None where each has one."""
        blocks = (block for function in self.functions if function.is_parsed for block in function.blocks)
        return next((block for block in blocks if block.terminator is None), None)

    def parse_all(self) -> None:
        """Reads everything into objects and forgets the text; what can't be read stays verbatim and is named in `unread`."""
        for value in self.global_values:
            try:
                if isinstance(value, GlobalVariable):
                    _ = value.initializer  # which may be text still
                value.detach()
            except ReadError as error:
                self.unread[value.name] = str(error)
        self.reader.read_struct_types()
        self.reader.read_all_metadata()

    def name_addressed_blocks(self) -> None:
        """Names the blocks that have only a number and whose address is taken: LLVM prints those, and refuses to read them back."""
        for value in self.global_values:
            if "blockaddress(" in (value._text or ""):
                value.detach()
        for constant in list(self.constants.values()):
            if isinstance(constant, BlockAddress) and constant.is_used:  # one that was bound before has no users any more
                function = constant.operands[0]
                assert isinstance(function, Function)
                if function.blocks:
                    constant.bind(function._symbols)
        for constant in list(self.constants.values()):
            if isinstance(constant, BlockAddress) and len(constant.operands) > 1:
                block = constant.operands[1]
                if isinstance(block, BasicBlock) and block.is_unnamed:
                    block.name = "bb"

    def __str__(self) -> str:
        if self.reader.takes_block_addresses:  # which are printed before the numbers that they speak of are given
            for function in self.functions:
                function.assign_numbers()
        return "".join([self._header, *map(str, self._printed())])

    def _printed(self) -> Iterator[object]:
        texts = self.reader.struct_texts
        for piece in self.pieces:
            if isinstance(piece, NamedStructType):
                yield f"{piece} = type {texts.get(str(piece)) or piece.definition}"
            else:
                yield piece
