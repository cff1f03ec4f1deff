"""A place in a piece of text, and how to read types, values, attributes and metadata from there."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from nvopt.ir import constants
from nvopt.ir.attributes import NONE, AttributeSet, balanced_end
from nvopt.ir.errors import ReadError
from nvopt.ir.metadata import Field, MDNode, MDString, Metadata, MetadataAsValue, ValueAsMetadata
from nvopt.ir.types import (
    ArrayType,
    FloatType,
    FunctionType,
    IntType,
    PointerType,
    PrimitiveType,
    StructType,
    TargetExtType,
    Type,
    VectorType,
    label,
    unescape,
)
from nvopt.ir.types import metadata as metadata_type
from nvopt.ir.values import Value
from nvopt.patterns import late

if TYPE_CHECKING:
    from nvopt.ir.function import Function
    from nvopt.ir.module import Module

NAME = r'(?:[-\w$.]+|"[^"]*")'
_TYPE = rf"ptr(?: addrspace\(\d+\))?|i\d+|[a-z][a-z0-9_]*|%{NAME}"
_ATOM = r"(?:0x[0-9A-Za-z]+|-?\d+(?:\.\d+)?(?:e[+-]\d+)?|true|false|null|undef|poison|zeroinitializer|none)(?![-\w$.])"
SIMPLE_TYPE = late(_TYPE, re.ASCII)
LOCAL = late(rf"%{NAME}", re.ASCII)
GLOBAL = late(rf"@{NAME}", re.ASCII)
ATOM = late(_ATOM, re.ASCII)
TYPED = late(rf"({_TYPE}) (?:(%{NAME})|({_ATOM}))", re.ASCII)
"""A type and a value of the usual kinds, at one go."""
PAIR = late(rf"({_TYPE}) (?:(%{NAME})|({_ATOM})), (?:(%{NAME})|({_ATOM}))", re.ASCII)
"""A type and two values of it."""
_ATTRIBUTES = r"((?:[a-z]+(?:\([^()]*\)| \d+)? )*)"
ARGUMENT = late(rf"({_TYPE}) {_ATTRIBUTES}(?:(%{NAME})|({_ATOM}))(?:, )?", re.ASCII)
"""The same of an argument, whose attributes stand between the two, and the comma behind it."""
CALLED = late(rf"{_ATTRIBUTES}({_TYPE}) (@{NAME})\(", re.ASCII)
"""What is called directly, up to the arguments."""
INCOMING = late(rf"\[ (?:(%{NAME})|({_ATOM})), (%{NAME}) \]", re.ASCII)
"""An edge of a phi, its value of the usual kinds."""
WORD = late(r"[a-z_][a-z_0-9]*", re.ASCII)
COUNT = late(r"\d+")
STRING_ATTRIBUTE = late(r'"[^"]*"(?:="[^"]*")?')
INLINE_ASM = late(r'asm (?:sideeffect )?(?:alignstack )?(?:inteldialect )?(?:unwind )?"[^"]*", "[^"]*"')
STRING = late(r'c"[^"]*"')
MD_NAME = late(r"!((?:[-a-zA-Z$._]|\\[0-9A-F]{2})(?:[-\w$.]|\\[0-9A-F]{2})*) ", re.ASCII)
MD_NUMBER = late(r"!(\d+)")
MD_STRING = late(r'!"([^"]*)"')
MD_KIND = late(r"!([A-Z]\w*)\(", re.ASCII)
MD_KEY = late(r"(\w+): ", re.ASCII)
MD_TYPED = late(r'(?:ptr|i\d+|half|bfloat|float|double|fp128|x86_fp80|ppc_fp128|void|[{<\[%]|target\("|token) ?', re.ASCII)
MD_TEXT = late(r'(?:"[^"]*"|\{[^}]*\}|\([^)]*\)|[^,()"{}])+')
CASTS = frozenset(("trunc", "ptrtoint", "ptrtoaddr", "inttoptr", "bitcast", "addrspacecast"))
EXPRESSIONS = CASTS | {"getelementptr", "add", "sub", "mul", "xor", "extractelement", "insertelement", "shufflevector"}
VALUE_WORDS = EXPRESSIONS | {
    *("true", "false", "null", "undef", "poison", "zeroinitializer", "none", "c", "asm", "splat"),
    *("blockaddress", "dso_local_equivalent", "no_cfi", "ptrauth"),
}
TYPE_WORDS = frozenset((*PrimitiveType.KEYWORDS, *FloatType.BITS, "ptr", "target"))
GROUP = late(r"#(\d+)")
CONVENTION = late(
    r"(?:cc ?\d+|[a-z_0-9]*cc|preserve_(?:most|all|none)cc|ptx_kernel|ptx_device|spir_kernel|spir_func|amdgpu_\w+|x86_\w+call\w*|"
    r"arm_\w+|aarch64_\w+|m68k_\w+|msp430_intrcc|avr_\w+|intel_ocl_bicc|win64cc|hhvmcc|cfguard_checkcc|tailcc|swift\w*cc|"
    r"riscv_\w+(?:\(\d+\))?|graalcc|cxx_fast_tlscc|ghccc) ? ",  # LLVM prints two spaces behind some
    re.ASCII,
)
INT_TYPE = late(r"i\d+\Z")


MOST_NESTED = 250
"""Constants inside one another that are read and printed by recursion without running out of stack."""


def end_of_head(text: str) -> int:
    """Where the line ends that begins a function's body. LLVM prints the name of a garbage collector as it is, with the line ends in it."""
    return text.index(" {\n", text.index("define ")) + 2


class Cursor:
    """Reads `text` from `at` on; `function` is the one whose locals may be met."""

    __slots__ = ("at", "atoms", "attribute_texts", "callees", "depth", "function", "locals", "module", "text", "types")

    def __init__(self, module: Module, text: str, at: int = 0, function: Function | None = None) -> None:
        self.module = module
        self.text = text
        self.at = at
        self.depth = 0  # of the constants that are being read
        self.function = function
        reader = module.reader
        self.types = reader.types
        self.atoms = reader.atoms
        self.attribute_texts = reader.attribute_texts
        self.callees: dict[str, tuple[str, AttributeSet, Type, Value]] = {}  # what `called` gave for a text up to its parenthesis
        self.locals: dict[str, Value] = function._symbols if function is not None else {}

    # -- plain text

    def fail(self, what: str) -> ReadError:
        """The error that says that `what` was expected here."""
        return ReadError(f"expected {what}: {self.text[self.at : self.at + 60]!r}")

    def skip(self, token: str) -> bool:
        """Steps over `token` where it stands here."""
        if self.text.startswith(token, self.at):
            self.at += len(token)
            return True
        return False

    def expect(self, token: str) -> None:
        """Steps over `token`, which must stand here."""
        if not self.text.startswith(token, self.at):
            raise self.fail(repr(token))
        self.at += len(token)

    def match(self, pattern: re.Pattern[str], what: str) -> re.Match[str]:
        """Steps over what `pattern` matches here."""
        found = pattern.match(self.text, self.at)
        if found is None:
            raise self.fail(what)
        self.at = found.end()
        return found

    def number(self) -> int:
        """A decimal number."""
        return int(self.match(COUNT, "a number")[0])

    def quoted(self) -> str:
        """What stands between quotes, escapes as they are."""
        self.expect('"')
        end = self.text.index('"', self.at)
        inner = self.text[self.at : end]
        self.at = end + 1
        return inner

    @property
    def done(self) -> bool:
        """Whether nothing is left."""
        return self.at >= len(self.text)

    # -- types

    def type(self) -> Type:
        """A type."""
        found = SIMPLE_TYPE.match(self.text, self.at)
        if found is not None:
            word = found[0]
            known = self.types.get(word)
            if known is None:
                known = self._new_simple_type(word)
            else:
                self.at = found.end()
        else:
            known = self._bracketed_type()
        while self.text.startswith(" (", self.at):
            known = self._function_type(known)
        return known

    def _new_simple_type(self, word: str) -> Type:
        if word == "target":
            return self._target_type()
        made: Type
        if word[0] == "%":
            made = self.module.struct_type(word)
        elif INT_TYPE.match(word):
            made = IntType.get(int(word[1:]))
        elif word.startswith("ptr"):
            made = PointerType.get(int(word[14:-1]) if len(word) > 3 else 0)
        elif word in TYPE_WORDS:
            made = PrimitiveType.get(word)
        else:
            raise self.fail("a type")
        self.at += len(word)
        self.types[word] = made
        return made

    def _target_type(self) -> Type:
        self.expect("target(")
        name = unescape(self.quoted())
        types: list[Type] = []
        ints: list[int] = []
        while self.skip(", "):
            if COUNT.match(self.text, self.at):
                ints.append(self.number())
            else:
                types.append(self.type())
        self.expect(")")
        return TargetExtType.get(name, tuple(types), tuple(ints))

    def _bracketed_type(self) -> Type:
        if self.skip("["):
            count = self.number()
            self.expect(" x ")
            array = ArrayType.get(self.type(), count)
            self.expect("]")
            return array
        if self.skip("<{"):
            struct = StructType.get(self._struct_elements(), packed=True)
            self.expect(">")
            return struct
        if self.skip("{"):
            return StructType.get(self._struct_elements())
        if self.skip("<"):
            scalable = self.skip("vscale x ")
            count = self.number()
            self.expect(" x ")
            vector = VectorType.get(self.type(), count, scalable)
            self.expect(">")
            return vector
        raise self.fail("a type")

    def _struct_elements(self) -> list[Type]:
        """Behind `{`, up to and with `}`."""
        elements: list[Type] = []
        if self.skip("}"):
            return elements
        self.expect(" ")
        elements.append(self.type())
        while self.skip(", "):
            elements.append(self.type())
        self.expect(" }")
        return elements

    def _function_type(self, result: Type) -> Type:
        self.expect(" (")
        params: list[Type] = []
        vararg = False
        while not self.skip(")"):
            if self.skip("..."):
                vararg = True
            else:
                params.append(self.type())
            self.skip(", ")
        return FunctionType.get(result, params, vararg)

    def struct_definition(self) -> tuple[list[Type], bool] | None:
        """What stands behind `type`: (elements, packed), None for `opaque`."""
        if self.skip("opaque"):
            return None
        packed = self.skip("<")
        self.expect("{")
        elements = self._struct_elements()
        if packed:
            self.expect(">")
        return elements, packed

    # -- values

    def typed_value(self) -> Value:
        """A type and a value of it."""
        found = TYPED.match(self.text, self.at)
        if found is not None:
            word, local, atom = found.groups()
            value = self._value_of(word, local, atom)
            if value is not None:
                self.at = found.end()
                return value
        type = self.type()
        self.expect(" ")
        return self.value(type)

    def pair(self) -> tuple[Value, Value]:
        """A type and two values of it, with a comma between."""
        found = PAIR.match(self.text, self.at)
        if found is not None:
            word, local, atom, other_local, other_atom = found.groups()
            first = self._value_of(word, local, atom)
            if first is not None:
                type = first.type
                second = self.local(other_local, type) if other_local is not None else self.atom(type, other_atom)
                self.at = found.end()
                return first, second
        first = self.typed_value()
        self.expect(", ")
        return first, self.value(first.type)

    def _value_of(self, word: str, local: str | None, atom: str) -> Value | None:
        """The local, or the constant, of a type: None where the type is new, or the local unknown."""
        type = self.types.get(word)
        if type is None:
            return None
        if local is None:
            return self.atoms.get((type, atom)) or self.atom(type, atom)
        value = self.locals.get(local)
        if value is not None and value.type is None:
            value.type = type
        return value

    def arguments(self) -> tuple[list[Value], list[AttributeSet]]:
        """The arguments of a call and the attributes of each, up to and with the closing parenthesis."""
        values = self._known_arguments()
        if values is not None:
            return values, [NONE] * len(values)
        values = []
        attributes: list[AttributeSet] = []
        text, attribute_texts = self.text, self.attribute_texts
        while not text.startswith(")", self.at):
            found = ARGUMENT.match(text, self.at)
            if found is not None:
                word, words, local, atom = found.groups()
                own = attribute_texts.get(words)
                value = self._value_of(word, local, atom) if own is not None else None  # where it isn't, `align 4` may be cut in two
                if own is not None and value is not None:
                    self.at = found.end()
                    values.append(value)
                    attributes.append(own)
                    continue
            if self.skip("..."):  # a musttail call in a variadic function, which passes its own on
                continue
            type = self.type()
            self.expect(" ")
            attributes.append(self.attributes())
            values.append(self.value(type))
            self.skip(", ")
        self.at += 1
        return values, attributes

    def _known_arguments(self) -> list[Value] | None:
        """The arguments where each is a type and a value that have been met before, with no attributes: looked up, and not matched. Most
        are. None, with nothing read, where one isn't."""
        text, at = self.text, self.at
        end = text.find(")", at)
        if end <= at:
            return None
        values = []
        for argument in text[at:end].split(", "):
            word, _, ref = argument.partition(" ")
            type = self.types.get(word)
            if type is None:
                return None
            value = self.locals.get(ref) or self.atoms.get((type, ref))
            if value is None:
                return None
            if value.type is None:
                value.type = type
            values.append(value)
        self.at = end + 1
        return values

    def called(self) -> tuple[str, AttributeSet, Type, Value]:
        """What is called, with the parenthesis behind it: its calling convention, the attributes of what it returns, that type (or its own)
        and the callee. The address space of a function in another than 0 is the last of the attributes."""
        end = self.text.find("(", self.at) + 1
        head = self.text[self.at : end]
        known = self.callees.get(head)
        if known is not None:
            self.at = end
            return known
        found = CALLED.match(self.text, self.at)
        if found is not None:
            words, word, name = found.groups()
            attributes, type = self.attribute_texts.get(words), self.types.get(word)
            if attributes is not None and type is not None:
                self.at = found.end()
                made = "", attributes, type, self.module.symbol(name)
                if self.at == end:
                    self.callees[head] = made
                return made
        convention = CONVENTION.match(self.text, self.at)
        if convention is not None:
            self.at = convention.end()
        attributes = self.attributes()
        type = self.type()
        self.expect(" ")
        callee = self.value(PointerType.get(attributes.integer("addrspace") or 0))
        self.expect("(")
        return convention[0][:-1] if convention is not None else "", attributes, type, callee

    def value(self, type: Type) -> Value:
        """A value of type `type`."""
        text, at = self.text, self.at
        first = text[at : at + 1]
        if first == "%":
            found = LOCAL.match(text, at)
            if found is not None:
                local = self.local(found[0], type)
                self.at = found.end()
                return local
        if type is metadata_type:
            return MetadataAsValue(self.metadata())
        if first == "@":
            found = self.match(GLOBAL, "a global")
            return self.module.symbol(found[0])
        found = ATOM.match(text, at)
        if found is None:
            return self._compound(type)
        self.at = found.end()
        return self.atom(type, found[0])

    def local(self, ref: str, type: Type) -> Value:
        """The local that prints as `ref`, which is of type `type`."""
        found = self.locals.get(ref)
        if found is None:
            raise self.fail("a known local value")
        if found.type is None:
            found.type = type
        return found

    def incoming(self, type: Type) -> tuple[Value, Value]:
        """The value and the block of a phi's edge, `[ 0, %entry ]`."""
        found = INCOMING.match(self.text, self.at)
        if found is None:
            self.expect("[ ")
            value = self.value(type)
            self.expect(", ")
            block = self.value(label)
            self.expect(" ]")
            return value, block
        local, atom, ref = found.groups()
        value = self.local(local, type) if local is not None else self.atom(type, atom)
        block = self.local(ref, label)
        self.at = found.end()
        return value, block

    def constant(self, type: Type) -> constants.Constant:
        """A constant of type `type`."""
        value = self.value(type)
        if not isinstance(value, constants.Constant):
            raise self.fail("a constant")
        return value

    def atom(self, type: Type, text: str) -> constants.Constant:
        """The constant of type `type` that prints as the word or number `text`."""
        known = self.atoms.get((type, text))
        if known is None:
            known = self.atoms[type, text] = self._atom(type, text)
        return known

    def _atom(self, type: Type, text: str) -> constants.Constant:
        match text:
            case "zeroinitializer":
                return constants.ConstantAggregateZero.get(type)
            case "undef":
                return constants.UndefValue.get(type)
            case "poison":
                return constants.PoisonValue.get(type)
            case "null":
                return constants.ConstantPointerNull.get(type)
            case "none":
                return constants.ConstantTokenNone.get(type)
            case "true" | "false":
                return constants.ConstantInt.get(type, int(text == "true"))
        if isinstance(type, IntType):
            return constants.ConstantInt.get(type, int(text))
        if isinstance(type, FloatType):
            return constants.ConstantFP.get(type, text)
        raise ReadError(f"no constant of type {type}: {text}")

    def _compound(self, type: Type) -> Value:
        if self.depth == MOST_NESTED:
            raise ReadError("constants nested too deeply")
        self.depth += 1
        found = self._word_or_list(type)
        self.depth -= 1
        return found

    def _word_or_list(self, type: Type) -> Value:
        first = self.text[self.at : self.at + 1]
        if first in ("[", "{", "<"):
            return self._aggregate(type)
        if first == "c":
            return constants.ConstantString.of_text(type, self.match(STRING, "a string")[0])
        if self.text.startswith("asm ", self.at):
            return constants.InlineAsm.get(self.match(INLINE_ASM, "inline asm")[0])
        word = self.match(WORD, "a value")[0]
        if word in EXPRESSIONS:
            return self._expression(word, type)
        match word:
            case "splat":
                self.expect(" (")
                element = self.typed_value()
                self.expect(")")
                assert isinstance(element, constants.Constant)
                return constants.ConstantSplat.get(type, element)
            case "blockaddress":
                return self._block_address(type)
            case "dso_local_equivalent" | "no_cfi":
                self.expect(" ")
                return constants.GlobalAlternative.get(word, self.module.symbol(self.match(GLOBAL, "a function")[0]))
            case "ptrauth":
                self.expect(" (")
                return constants.ConstantPtrAuth.get(type, self._typed_values(")"))
        raise ReadError(f"unknown constant: {word}")

    def _typed_values(self, close: str) -> list[Value]:
        values = [self.typed_value()]
        while self.skip(", "):
            values.append(self.typed_value())
        self.expect(close)
        return values

    def _aggregate(self, type: Type) -> constants.Constant:
        opening = "<{" if self.text.startswith("<{", self.at) else self.text[self.at]
        close = {"<{": "}>", "{": "}", "[": "]", "<": ">"}[opening]
        self.at += len(opening)
        if self.skip(close):
            return constants.ConstantAggregate.get(type, [])
        padded = "{" in opening
        if padded:
            self.expect(" ")
        return constants.ConstantAggregate.get(type, self._typed_values(" " + close if padded else close))

    def _expression(self, opcode: str, type: Type) -> constants.Constant:
        flags: list[str] = []
        self.expect(" ")
        while not self.skip("("):
            flags.append(self.match(WORD, "a flag")[0])
            if self.text.startswith("(", self.at):
                flags[-1] += self._balanced()
            self.expect(" ")
        source = None
        if opcode == "getelementptr":
            source = self.type()
            self.expect(", ")
        if opcode in CASTS:
            operand = self.typed_value()
            self.expect(" to ")
            type = self.type()
            self.expect(")")
            return constants.ConstantExpr.get(opcode, type, [operand], tuple(flags))
        operands = self._typed_values(")")
        return constants.ConstantExpr.get(opcode, type, operands, tuple(flags), source)

    def _block_address(self, type: Type) -> constants.Constant:
        self.expect("(")
        symbol = self.module.symbol(self.match(GLOBAL, "a function")[0])
        self.expect(", ")
        name = self.match(LOCAL, "a block")[0]
        self.expect(")")
        if symbol is self.function:
            return constants.BlockAddress.get(symbol, self.locals[name], type)  # type: ignore[arg-type]
        return constants.BlockAddress.get(symbol, name, type)

    def _balanced(self) -> str:
        """A parenthesis and all it holds."""
        start, self.at = self.at, balanced_end(self.text, self.at)
        return self.text[start : self.at]

    # -- attributes

    def attributes(self) -> AttributeSet:
        """The attributes that stand here, each with the space behind it; empty where a type or a value follows at once."""
        start = self.at
        texts: list[str] = []
        while True:
            first = self.text[self.at : self.at + 1]
            if first == '"':
                texts.append(self.match(STRING_ATTRIBUTE, "an attribute")[0])
            elif "a" <= first <= "z":
                word = WORD.match(self.text, self.at)[0]  # type: ignore[index]
                if word in VALUE_WORDS or word in TYPE_WORDS or INT_TYPE.match(word):
                    break
                texts.append(self._attribute(word))
            else:
                break
            if not self.skip(" "):
                break
        found = self.module.reader.attribute_set(tuple(texts)) if texts else NONE
        self.attribute_texts[self.text[start : self.at]] = found
        return found

    def _attribute(self, word: str) -> str:
        self.at += len(word)
        if self.text.startswith("(", self.at):
            return word + self._balanced()
        if word == "align":
            self.expect(" ")
            return f"align {self.number()}"
        if self.text.startswith("=", self.at):
            self.at += 1
            return f"{word}={self.number()}"
        return word

    # -- metadata

    def metadata(self) -> Metadata:
        """Metadata, as in an operand or a node."""
        found = MD_NUMBER.match(self.text, self.at)
        if found is not None:
            self.at = found.end()
            return self.module.metadata_node(int(found[1]))
        found = MD_STRING.match(self.text, self.at)
        if found is not None:
            self.at = found.end()
            return MDString(found[1], raw=True)
        if self.text[self.at : self.at + 1] == "!" or self.text.startswith("distinct !", self.at):
            node = MDNode(None)
            self.node_body(node)
            return node
        return ValueAsMetadata(self.typed_value())

    def node_body(self, node: MDNode) -> None:
        """Fills `node` with the contents that stand here: `distinct !{...}`, `!DILocation(...)`."""
        distinct = self.skip("distinct ")
        if self.skip("!{"):
            node.set_fields("", [("", value) for value in self._tuple()], distinct)
            return
        kind = self.match(MD_KIND, "metadata")[1]
        fields: list[tuple[str, Field]] = []
        while not self.skip(")"):
            key = MD_KEY.match(self.text, self.at)
            if key is not None:
                self.at = key.end()
            fields.append((key[1] if key is not None else "", self._field()))
            self.skip(", ")
        node.set_fields(kind, fields, distinct)

    def _tuple(self) -> list[Field]:
        values: list[Field] = []
        while not self.skip("}"):
            values.append(None if self.skip("null") else self.metadata())
            self.skip(", ")
        return values

    def _field(self) -> Field:
        if self.text[self.at : self.at + 1] == "!":
            return self.metadata()
        if MD_TYPED.match(self.text, self.at) and not self.text.startswith(("{!", "{null"), self.at):
            return ValueAsMetadata(self.typed_value())
        return self.match(MD_TEXT, "a field")[0]

    def attachments(self, before: str = ", ") -> list[tuple[str, Metadata]]:
        """`, !dbg !3, !tbaa !5` and so on, as far as they go."""
        found: list[tuple[str, Metadata]] = []
        while self.text.startswith(before + "!", self.at):
            self.at += len(before)
            name = self.match(MD_NAME, "metadata's name")[1]
            found.append((name, self.metadata()))
        return found
