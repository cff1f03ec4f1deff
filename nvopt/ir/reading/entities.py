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
from nvopt.ir.globals import GlobalAlias, GlobalIFunc, GlobalValue, GlobalVariable, UnreadNumbers
from nvopt.ir.metadata import MDNode
from nvopt.ir.reading.cursor import NAME, Cursor, end_of_head
from nvopt.ir.reading.mentions import Mentions, names_in
from nvopt.ir.types import FunctionType, NamedStructType, Type
from nvopt.ir.values import Value
from nvopt.patterns import late

if TYPE_CHECKING:
    from nvopt.ir.module import Module

GLOBAL_LINE = late(rf'(@{NAME}) = ([^"=]*?)\b(global|constant|alias|ifunc) ', re.ASCII)
FUNCTION_NAME = late(rf" (@{NAME})\(", re.ASCII)
TYPE_LINE = late(rf"(%{NAME}) = type (.*)", re.ASCII)
LINE = late(r".*\n|.+")
GROUP_LINE = late(r"attributes #(\d+) = \{ (.*)\}", re.S)
ADDRSPACE = late(r"\baddrspace\((\d+)\)")
FUNCTION_SPACE = late(r"\)(?: (?:local_)?unnamed_addr)? addrspace\((\d+)\)")
"""What stands behind the parameters of a function in another address space than 0."""
POINTER = late(r"ptr(?: addrspace\((\d+)\))?(?![\w.])")
GETELEMENTPTR = late(r"getelementptr (?:\w+(?:\([^()]*\))? )*\(")
CAST_TO_POINTER = late(r".* to ptr(?: addrspace\((\d+)\))?\)(?:, partition |$)")
BRACKET_OR_COMMA = late(r'"[^"]*"|[,()\[\]{}<>]')
METADATA_START = late(r"^[!^]", re.M)
NODE_LINE = late(r"^!(\d+) = (.*)$", re.M)
NAMED_LINE = late(r"^!([^\d\s!{][^ ]*) = !\{(.*)\}$", re.M)
SLOT = late(r"!(\d+)")
SUMMARY_START = late(r"^\^", re.M)


class MetadataSection:
    """Everything from the first named metadata to the end: text, with the nodes that were looked into printed from their objects."""

    __slots__ = ("_added", "_mentions", "_named", "_next", "_spans", "nodes", "text")

    def __init__(self, text: str, nodes: dict[int, MDNode]) -> None:
        self.text = text
        self.nodes = nodes
        self._spans: dict[int, str] | None = None
        self._named: dict[str, list[int]] | None = None
        self._mentions: dict[str, list[int]] | None = None
        self._added: list[MDNode] = []
        self._next = 0

    @property
    def bodies(self) -> dict[int, str]:
        """The text of each numbered node that was read."""
        if self._spans is None:
            spans = {int(found[1]): found[2] for found in NODE_LINE.finditer(self.text)}
            self._next = max(spans, default=-1) + 1
            self._spans = spans
        return self._spans

    @property
    def named(self) -> dict[str, list[int]]:
        """The numbers of the nodes of each named metadata, in order."""
        if self._named is None:
            named: dict[str, list[int]] = {}
            for found in NAMED_LINE.finditer(self.text):
                named.setdefault(found[1], [int(slot) for slot in SLOT.findall(found[2])])
            self._named = named
        return self._named

    def mentioning(self, ref: str) -> list[int]:
        """The numbers of the nodes whose text mentions the global value that prints as `ref`."""
        if self._mentions is None:
            mentions: dict[str, list[int]] = {}
            for slot, body in self.bodies.items() if "@" in self.text else ():
                for name in dict.fromkeys(names_in(body)):
                    mentions.setdefault(name, []).append(slot)
            self._mentions = mentions
        return self._mentions.get(ref[1:], [])

    def add(self, node: MDNode) -> None:
        """Gives `node` the next number, and prints it behind the others."""
        assert self.bodies is not None  # they say which number is next
        node.slot = self._next
        self._next += 1
        self.nodes[node.slot] = node
        self._added.append(node)

    def __str__(self) -> str:
        loaded = {slot: node for slot, node in self.nodes.items() if node.is_loaded}
        if not loaded:
            return self.text

        def line(found: re.Match[str]) -> str:
            node = loaded.get(int(found[1]))
            return f"!{node.slot} = {node.body}" if node is not None else found[0]

        text = NODE_LINE.sub(line, self.text)
        if not self._added:
            return text
        summary = SUMMARY_START.search(text)
        at = summary.start() if summary is not None else len(text)
        return "".join([text[:at], *(f"!{node.slot} = {node.body}\n" for node in self._added), text[at:]])


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
        self.mentions = Mentions(module)
        self.takes_block_addresses = False
        self._raw: list[str] = []
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
        self._add(self._metadata)

    def _add_raw(self, text: str) -> None:
        self._raw.append(text)

    def _add(self, piece: GlobalValue | NamedStructType | AttributeGroup | MetadataSection) -> None:
        self._add_gathered()
        self.module.pieces.append(piece)

    def _add_gathered(self) -> None:
        """Adds the lines gathered since the last piece as one; ahead of all pieces they are the module's header."""
        text, self._raw = "".join(self._raw), []
        if not self.module.pieces:
            self.module._header += text
        elif text:
            self.module.pieces.append(text)

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
                self._add(made)
            case "d" if line.startswith("declare ") and (found := FUNCTION_NAME.search(line)) is not None:
                self._enter(Function(self.module, found[1], comment + line, True, _function_space(line, found.end(), len(line))))
            case "a" if (found := GROUP_LINE.match(line)) is not None and int(found[1]) not in self.module.attribute_groups:
                group = AttributeGroup(int(found[1]), found[2])
                self.module.attribute_groups[group.slot] = group
                self._add(group)
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
        if cls is not GlobalVariable:
            space = _aliasee_space(line, _behind_comma(line, found.end()))
        addrspace = int(space[1] or 0) if space is not None else 0
        self._enter(cls(self.module, ref, line, addrspace, declaration))

    def _add_definition(self, text: str) -> None:
        end_of_line = text.index("\n")
        found = FUNCTION_NAME.search(text, 0, end_of_line)
        if found is None:
            self.module.unread[text[:60]] = "unknown form"
            self._add_raw(text)
        else:
            space = _function_space(text, found.end(), end_of_line)
            self._enter(Function(self.module, found[1], self._take_comment() + text, False, space))

    def _take_comment(self) -> str:
        """The attributes comment at the end of what was added last, taken away from there: it belongs to the function behind it."""
        if not self._raw:
            return ""
        before, comment, attributes = self._raw[-1].rpartition("; Function Attrs:")
        if not comment or attributes.count("\n") != 1:
            return ""
        self._raw[-1] = before
        return comment + attributes

    def _enter(self, value: GlobalValue) -> None:
        assert value._ref is not None
        self.module._symbols[value._ref] = value
        self._add(value)

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

    def read_initializer(self, variable: GlobalValue, text: UnreadNumbers) -> Constant:
        """Puts the constant into the variable's head, unless another thread has. ReadError where the text is none."""
        from nvopt.ir.reading.heads import read_initializer

        with self._reading:
            if isinstance(variable.head["initializer"], UnreadNumbers):
                try:
                    variable.head["initializer"] = read_initializer(variable, text)
                except (ReadError, KeyError, ValueError, AttributeError) as error:
                    raise ReadError(f"{variable.ref}: {error}") from error
                variable.hold_constants()
            made: Constant = variable.head["initializer"]
            return made

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
        start = end_of_head(text) + 1
        try:
            BodyReader(function).read(text[start : text.rindex("}")])
        except RecursionError:
            raise ReadError(f"{function.ref}: constants nested too deeply") from None
        except (ReadError, KeyError, ValueError, AttributeError) as error:
            raise ReadError(f"{function.ref}: {error}") from error
        if self.takes_block_addresses:
            self._bind_block_addresses(function, text)

    def _bind_block_addresses(self, function: Function, text: str) -> None:
        """Blocks may get other numbers now: whoever takes the address of one must hold the block and not its text. That is no edit."""
        edits = self.module.edits
        mention = f"blockaddress({function.ref}, "
        try:
            for other in self.mentions.of(function.ref):
                if other is not function and mention in (other._text or ""):
                    other.detach()
            self.read_metadata_that_mentions(function.ref)
        except ReadError:
            function.text = text
            raise
        for constant in list(function._users or ()):
            if isinstance(constant, BlockAddress):
                constant.bind(function._symbols)
        self.module.edits = edits

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
        self._metadata.add(node)
        return node

    def named_metadata(self, name: str) -> list[MDNode]:
        """The nodes of `!name`."""
        return [self.module.metadata_node(slot) for slot in self._metadata.named.get(name, ())]

    def named_nodes(self) -> list[MDNode]:
        """The nodes of all named metadata, in order."""
        return [self.module.metadata_node(slot) for slots in self._metadata.named.values() for slot in slots]

    def read_metadata_that_mentions(self, ref: str) -> None:
        """Loads every node in whose text the global value `ref` stands."""
        for slot in self._metadata.mentioning(ref):
            self.module.metadata_node(slot).load()

    def forget_in_metadata(self, value: Value) -> None:
        """Puts `null` in place of `value`, which goes away, in every node."""
        if value.has_metadata_uses:
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


def _function_space(text: str, at: int, end: int) -> int:
    """The address space of the function whose parameters begin at `at`."""
    found = FUNCTION_SPACE.search(text, at, end) if text.find(" addrspace(", at, end) >= 0 else None
    return int(found[1]) if found is not None else 0


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
