"""Cuts a module's text into its top-level pieces, and reads each of them when it is asked for."""

from __future__ import annotations

import re
from collections.abc import Sequence
from threading import RLock
from typing import TYPE_CHECKING

from nvopt.ir.attributes import AttributeGroup, AttributeSet
from nvopt.ir.constants import BlockAddress, Constant
from nvopt.ir.errors import ReadError
from nvopt.ir.function import Function
from nvopt.ir.globals import GlobalAlias, GlobalIFunc, GlobalValue, GlobalVariable
from nvopt.ir.metadata import MDNode
from nvopt.ir.reading.cursor import NAME, Cursor
from nvopt.ir.types import FunctionType, NamedStructType, Type
from nvopt.ir.values import Value

if TYPE_CHECKING:
    from nvopt.ir.module import Module

GLOBAL_LINE = re.compile(rf'(@{NAME}) = ([^"=]*?)\b(global|constant|alias|ifunc) ', re.ASCII)
FUNCTION_NAME = re.compile(rf" (@{NAME})\(", re.ASCII)
TYPE_LINE = re.compile(rf"(%{NAME}) = type (.*)", re.ASCII)
LINE = re.compile(r".*\n|.+")
GROUP_LINE = re.compile(r"attributes #(\d+) = \{ (.*)\}", re.S)
ADDRSPACE = re.compile(r"\baddrspace\((\d+)\)")
POINTER = re.compile(r"ptr(?: addrspace\((\d+)\))?(?![\w.])")
GETELEMENTPTR = re.compile(r"getelementptr (?:\w+(?:\([^()]*\))? )*\(")
CAST_TO_POINTER = re.compile(r".* to ptr(?: addrspace\((\d+)\))?\)(?:, partition |$)")
BRACKET_OR_COMMA = re.compile(r'"[^"]*"|[,()\[\]{}<>]')
METADATA_START = re.compile(r"^[!^]", re.M)
NODE_LINE = re.compile(r"^!(\d+) = (.*)$", re.M)
NAMED_LINE = re.compile(r"^!([^\d\s!{][^ ]*) = !\{(.*)\}$", re.M)
SUMMARY_START = re.compile(r"^\^", re.M)


class MetadataSection:
    """Everything from the first named metadata to the end: text, with the nodes that were looked into printed from their objects."""

    __slots__ = ("_spans", "nodes", "text")

    def __init__(self, text: str, nodes: dict[int, MDNode]) -> None:
        self.text = text
        self.nodes = nodes
        self._spans: dict[int, str] | None = None

    @property
    def bodies(self) -> dict[int, str]:
        """The text of each numbered node."""
        if self._spans is None:
            self._spans = {int(found[1]): found[2] for found in NODE_LINE.finditer(self.text)}
        return self._spans

    def add(self, node: MDNode) -> None:
        """Prints `node`, which has a number, behind the others."""
        assert node.slot is not None
        self.bodies[node.slot] = node.body
        summary = SUMMARY_START.search(self.text)
        at = summary.start() if summary is not None else len(self.text)
        self.text = f"{self.text[:at]}!{node.slot} = {node.body}\n{self.text[at:]}"

    def __str__(self) -> str:
        loaded = {slot: node for slot, node in self.nodes.items() if node.is_loaded}
        if not loaded:
            return self.text

        def line(found: re.Match[str]) -> str:
            node = loaded.get(int(found[1]))
            return f"!{node.slot} = {node.body}" if node is not None else found[0]

        return NODE_LINE.sub(line, self.text)


Piece = str | GlobalValue | NamedStructType | AttributeGroup | MetadataSection


class Reader:
    """Reads one module: keeps the caches that make equal text one object."""

    def __init__(self, module: Module) -> None:
        self.module = module
        self.types: dict[str, Type] = {}
        self.atoms: dict[tuple[Type, str], Constant] = {}
        self.attribute_texts: dict[str, AttributeSet] = {}
        """Attributes by the text between what stands before them and behind, as it was read before."""
        self._attribute_sets: dict[tuple[str, ...], AttributeSet] = {}
        self._function_types: dict[tuple[Type, ...], FunctionType] = {}
        self.struct_texts: dict[str, str] = {}
        self._metadata = MetadataSection("", module._nodes)
        self.takes_block_addresses = False
        self._reading = RLock()  # a module that nobody edits may be read by several threads

    # -- cutting

    def split(self, text: str) -> None:
        """Cuts `text` into the module's pieces."""
        self.takes_block_addresses = "blockaddress(" in text
        end_of_functions = text.rfind("\n}\n")
        found = METADATA_START.search(text, end_of_functions + 1 if end_of_functions >= 0 else 0)
        end = found.start() if found is not None else len(text)
        at = 0
        while at < end:
            found_at = -1 if at == 0 and text.startswith("define ") else text.find("\ndefine ", at, end)
            if found_at < 0 and (at > 0 or not text.startswith("define ")):
                break
            start = found_at + 1
            close = text.find("\n}\n", start, end)
            close = close + 2 if close >= 0 else end
            self._add_lines(text[at:start])
            self._add_definition(text[start:close])
            at = close
        self._add_lines(text[at:end])
        self._metadata.text = text[end:]
        self.module.pieces.append(self._metadata)

    def _add_raw(self, text: str) -> None:
        pieces = self.module.pieces
        if not pieces:
            self.module._header += text
        elif isinstance(pieces[-1], str):
            pieces[-1] += text
        else:
            pieces.append(text)

    def _add_lines(self, text: str) -> None:
        comment = unfinished = ""
        for line in LINE.findall(text):
            line = unfinished + line
            if line.count('"') % 2 and not line.startswith(";"):  # the name of a string attribute is printed as it is, line ends too
                unfinished = line
                continue
            unfinished = ""
            if line.startswith(("; Function Attrs:", "; Unknown intrinsic")):
                comment += line
                continue
            content = line.removesuffix("\n")
            if not self._add_line(content, comment):
                self._add_raw(comment + line)
            elif content is not line:
                self._add_raw("\n")
            comment = ""
        if comment or unfinished:
            self._add_raw(comment + unfinished)

    def _add_line(self, line: str, comment: str) -> bool:
        """Adds the piece that `line` is; False where it is none that the mirror models, which stays verbatim."""
        match line[:1]:
            case "@" if (found := GLOBAL_LINE.match(line)) is not None:
                self._add_global(found)
            case "%" if (found := TYPE_LINE.match(line)) is not None:
                made = NamedStructType(found[1])
                self.struct_texts[found[1]] = found[2]
                self.module._struct_types[found[1]] = made
                self.module.pieces.append(made)
            case "d" if line.startswith("declare ") and (found := FUNCTION_NAME.search(line)) is not None:
                self._enter(Function(self.module, found[1], comment + line, True))
            case "a" if (found := GROUP_LINE.match(line)) is not None and int(found[1]) not in self.module.attribute_groups:
                group = AttributeGroup(int(found[1]), found[2])
                self.module.attribute_groups[group.slot] = group
                self.module.pieces.append(group)
            case "@" | "%" | "d" | "a":
                self.module.unread[line[:60]] = "unknown form"
                return False
            case _:
                return False
        return True

    def _add_global(self, found: re.Match[str]) -> None:
        line = found.string
        ref, before, kind = found.groups()
        space = ADDRSPACE.search(before)
        declaration = before.startswith(("external ", "extern_weak "))
        cls = {"alias": GlobalAlias, "ifunc": GlobalIFunc}.get(kind, GlobalVariable)
        if cls is GlobalAlias:
            space = _aliasee_space(line, _behind_comma(line, found.end()))
        addrspace = int(space[1] or 0) if space is not None else 0
        self._enter(cls(self.module, ref, line, addrspace, declaration))

    def _add_definition(self, text: str) -> None:
        found = FUNCTION_NAME.search(text, 0, text.index("\n"))
        if found is None:
            self.module.unread[text[:60]] = "unknown form"
            self._add_raw(text)
        else:
            self._enter(Function(self.module, found[1], self._take_comment() + text, False))

    def _take_comment(self) -> str:
        """The attributes comment at the end of what was added last, taken away from there: it belongs to the function behind it."""
        pieces = self.module.pieces
        last = pieces[-1] if pieces else self.module._header
        if not isinstance(last, str):
            return ""
        before, comment, attributes = last.rpartition("; Function Attrs:")
        if not comment or attributes.count("\n") != 1:
            return ""
        if pieces:
            pieces[-1] = before
        else:
            self.module._header = before
        return comment + attributes

    def _enter(self, value: GlobalValue) -> None:
        assert value._ref is not None
        self.module._symbols[value._ref] = value
        self.module.pieces.append(value)

    # -- reading

    def read_head(self, value: GlobalValue) -> None:
        """Fills `value.head` from its text."""
        from nvopt.ir.reading.heads import read_head

        with self._reading:
            if value._head is None:
                try:
                    read_head(value)
                except (ReadError, KeyError, ValueError, AttributeError) as error:
                    raise ReadError(f"{value.ref}: {error}") from error

    def read_body(self, function: Function) -> None:
        """Fills the function's blocks from its text, unless another thread has."""
        with self._reading:
            if not function._body_read:
                self._read_body(function)

    def _read_body(self, function: Function) -> None:
        from nvopt.ir.reading.bodies import BodyReader

        text = function._text
        function._read_head()
        assert text is not None
        start = text.index("\n", text.index("define ")) + 1
        try:
            BodyReader(function).read(text[start : text.rindex("}")])
        except RecursionError:
            raise ReadError(f"{function.ref}: constants nested too deeply") from None
        except (ReadError, KeyError, ValueError, AttributeError) as error:
            raise ReadError(f"{function.ref}: {error}") from error
        if self.takes_block_addresses:
            self._bind_block_addresses(function, text)

    def _bind_block_addresses(self, function: Function, text: str) -> None:
        """Blocks may get other numbers now: whoever takes the address of one must hold the block and not its text."""
        mention = f"blockaddress({function.ref}, "
        try:
            for other in self.module.global_values:
                if other is not function and other._text is not None and mention in other._text:
                    other.detach()
            self.read_metadata_that_mentions(mention)
        except ReadError:
            function.text = text
            raise
        for constant in list(self.module.constants.values()):
            if isinstance(constant, BlockAddress) and constant.operands[0] is function:
                constant.bind(function._symbols)

    def attribute_set(self, texts: tuple[str, ...]) -> AttributeSet:
        """The one set of these attributes."""
        found = self._attribute_sets.get(texts)
        if found is None:
            found = self._attribute_sets[texts] = AttributeSet(texts)
        return found

    def function_type(self, result: Type, args: Sequence[Value]) -> FunctionType:
        """The type of a function that is called with `args`."""
        key = (result, *[arg.type for arg in args])
        found = self._function_types.get(key)
        if found is None:
            found = self._function_types[key] = FunctionType.get(result, key[1:])
        return found

    def read_struct_types(self) -> None:
        """Gives every named struct its body."""
        with self._reading:
            texts, self.struct_texts = self.struct_texts, {}
            for ref, text in texts.items():
                self._read_struct_type(ref, text)

    def _read_struct_type(self, ref: str, text: str) -> None:
        cursor = Cursor(self.module, text)
        body = cursor.struct_definition()
        if not cursor.done:
            raise cursor.fail("the end of the type")
        if body is not None:
            self.module._struct_types[ref].set_body(*body)

    # -- metadata

    def new_node(self, slot: int) -> MDNode:
        """The node `!slot`, to be read from its text when somebody looks into it."""
        if slot not in self._metadata.bodies:
            raise ReadError(f"no such metadata: !{slot}")
        return MDNode(slot, load=self._load_node)

    def _load_node(self, node: MDNode) -> None:
        assert node.slot is not None
        with self._reading:
            if not node.is_loaded:
                cursor = Cursor(self.module, self._metadata.bodies[node.slot])
                cursor.node_body(node)
                if not cursor.done:
                    raise ReadError(f"!{node.slot}: do not know {cursor.text[cursor.at :]!r}")

    def add_node(self, node: MDNode) -> MDNode:
        """Gives `node` the next number and prints it with the others."""
        node.slot = max(self._metadata.bodies, default=-1) + 1
        self.module._nodes[node.slot] = node
        self._metadata.add(node)
        return node

    def named_metadata(self, name: str) -> list[MDNode]:
        """The nodes of `!name`."""
        for found in NAMED_LINE.finditer(self._metadata.text):
            if found[1] == name:
                return [self.module.metadata_node(int(ref)) for ref in re.findall(r"!(\d+)", found[2])]
        return []

    def named_nodes(self) -> list[MDNode]:
        """The nodes of all named metadata, in order."""
        found = NAMED_LINE.finditer(self._metadata.text)
        return [self.module.metadata_node(int(ref)) for line in found for ref in re.findall(r"!(\d+)", line[2])]

    def read_metadata_that_mentions(self, ref: str) -> None:
        """Loads every node in whose text `ref` stands."""
        if ref in self._metadata.text:
            for slot, body in self._metadata.bodies.items():
                if ref in body:
                    self.module.metadata_node(slot).load()

    def forget_in_metadata(self, value: Value) -> None:
        """Puts `null` in place of `value`, which goes away, in every node."""
        for node in self.module._nodes.values():
            if node.is_loaded:
                node.forget(value)

    def read_all_metadata(self) -> None:
        """Loads every node; one that can't be read stays verbatim and is named among the module's unread."""
        for slot in self._metadata.bodies:
            node = self.module.metadata_node(slot)
            try:
                node.load()
            except (ReadError, KeyError, RecursionError) as error:
                self.module.unread[f"!{slot}"] = str(error)
                self.module._nodes[slot] = MDNode(slot, load=self._load_node)


def _aliasee_space(line: str, at: int) -> re.Match[str] | None:
    """The address space, as group 1, of the pointer that the text of an aliasee from `at` on stands for: what a cast makes of it, or that
    of what a getelementptr starts from. None where the text shows no pointer."""
    if found := GETELEMENTPTR.match(line, at):
        return POINTER.match(line, _behind_comma(line, found.end()))
    return POINTER.match(line, at) or CAST_TO_POINTER.match(line, at)


def _behind_comma(line: str, at: int) -> int:
    """Where the text behind the type that stands at `at`, and a comma, begins."""
    depth = 0
    for found in BRACKET_OR_COMMA.finditer(line, at):
        if found[0] == "," and not depth:
            return found.end() + 1
        depth += (found[0] in "([{<") - (found[0] in ")]}>")
    return len(line)
