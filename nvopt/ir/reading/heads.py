"""Reads what a global's own line says: linkage, type, attributes, initializer, and a function's parameters."""

from __future__ import annotations

import re
from typing import Any, cast

from nvopt.ir.attributes import NONE
from nvopt.ir.constants import Constant
from nvopt.ir.errors import ReadError
from nvopt.ir.function import Argument, Function
from nvopt.ir.globals import GlobalAlias, GlobalIFunc, GlobalValue, GlobalVariable, UnreadNumbers
from nvopt.ir.reading.cursor import CONVENTION, EXPRESSIONS, GLOBAL, GROUP, LOCAL, NAME, WORD, Cursor, end_of_head
from nvopt.ir.types import FunctionType
from nvopt.patterns import late

Head = dict[str, Any]
"""What a line says, by the name of the field that it is for."""
LINKAGES = (
    *("external", "private", "internal", "available_externally", "linkonce", "linkonce_odr"),
    *("weak", "weak_odr", "appending", "common", "extern_weak"),
)
WORDS: dict[str, str] = {
    **dict.fromkeys(LINKAGES, "linkage"),
    **dict.fromkeys(("dso_local", "dso_preemptable"), "preemption"),
    **dict.fromkeys(("default", "hidden", "protected"), "visibility"),
    **dict.fromkeys(("dllimport", "dllexport"), "dll_storage"),
    **dict.fromkeys(("unnamed_addr", "local_unnamed_addr"), "unnamed_addr"),
}
PLACEMENT = late(rf"({'|'.join(sorted(WORDS, key=len, reverse=True))}|thread_local(?:\(\w+\))?) ")
COMDAT = late(rf"comdat(?:\(\${NAME}\))?", re.ASCII)
FUNCTION_START = late(r"^(define|declare) ", re.M)
ADDRSPACE = late(r"addrspace\((\d+)\) ")
QUOTED = ("section", "partition", "gc")
_ROW = r"\[(?P=type) [-+.\w]+(?:, (?P=type) [-+.\w]+)*\]"
_NUMBERS = late(rf"(?=\[(?:\[\d+ x )?(?P<type>\w+)\b)(?:{_ROW}|\[\[\d+ x (?P=type)\] {_ROW}(?:, \[\d+ x (?P=type)\] {_ROW})*\])")
"""An array of numbers, or one of such arrays, as cuRAND has of matrices."""
_LONG = 1000
"""Characters of a variable whose numbers are read when they are asked for."""
SANITIZERS = ("no_sanitize_address", "no_sanitize_hwaddress", "sanitize_memtag", "sanitize_address_dyninit")


def read_head(value: GlobalValue) -> None:
    """Fills `value.head` from its text."""
    try:
        match value:
            case GlobalVariable():
                head = _read_variable(value)
            case GlobalAlias() | GlobalIFunc():
                head = _read_alias(value)
            case _:
                assert isinstance(value, Function)
                head = _read_function(value)
    except RecursionError:
        raise ReadError("constants nested too deeply") from None
    value._head = head
    value.hold_constants()


def _placement(cursor: Cursor, head: Head) -> None:
    while (found := PLACEMENT.match(cursor.text, cursor.at)) is not None:
        cursor.at = found.end()
        head[WORDS.get(found[1], "thread_local")] = found[1]


def _after_equals(value: GlobalValue, head: Head) -> Cursor:
    assert value._text is not None
    assert value._ref is not None
    cursor = Cursor(value.module, value._text)
    cursor.expect(value._ref + " = ")
    _placement(cursor, head)
    return cursor


def _read_variable(value: GlobalVariable) -> Head:
    head: Head = {}
    cursor = _after_equals(value, head)
    space = ADDRSPACE.match(cursor.text, cursor.at)
    if space is not None:
        cursor.at = space.end()
    if cursor.skip("externally_initialized "):
        head["externally_initialized"] = True
    head["is_constant"] = cursor.skip("constant ")
    if not head["is_constant"]:
        cursor.expect("global ")
    head["value_type"] = type = cursor.type()
    if cursor.text.startswith(" ", cursor.at) and not cursor.text.startswith(" #", cursor.at):
        cursor.at += 1
        numbers = _NUMBERS.match(cursor.text, cursor.at) if len(cursor.text) > _LONG else None
        if numbers is not None:
            cursor.at = numbers.end()
        head["initializer"] = UnreadNumbers(numbers[0]) if numbers is not None else cursor.constant(type)
    while cursor.text.startswith(", ", cursor.at) and not cursor.text.startswith(", !", cursor.at):
        cursor.at += 2
        if not _tail_word(cursor, head):
            head["sanitizers"] = (*head.get("sanitizers", ()), _one_of(cursor, SANITIZERS))
    head["attachments"] = tuple(cursor.attachments())
    if cursor.skip(" "):
        head["attributes"] = _group(cursor)
    _finish(cursor)
    return head


def read_initializer(variable: GlobalValue, text: str) -> Constant:
    """The constant that a variable starts with, from its text. ReadError where that is none."""
    return Cursor(variable.module, text).constant(variable.value_type)


def _tail_word(cursor: Cursor, head: Head) -> bool:
    """Reads one of section, partition, comdat, align and the like; says whether there was one."""
    for word in (*QUOTED, "code_model"):
        if cursor.skip(word + " "):
            head[word] = cursor.quoted()
            return True
    if cursor.skip("align "):
        head["align"] = cursor.number()
        return True
    found = COMDAT.match(cursor.text, cursor.at)
    if found is not None:
        cursor.at = found.end()
        head["comdat"] = found[0]
    return found is not None


def _one_of(cursor: Cursor, words: tuple[str, ...]) -> str:
    for word in words:
        if cursor.skip(word):
            return word
    raise cursor.fail("a property of a global")


def _group(cursor: Cursor) -> Any:
    return cursor.module.attribute_groups[int(cursor.match(GROUP, "an attribute group")[1])]


def _finish(cursor: Cursor) -> None:
    if not cursor.done:
        raise cursor.fail("the end of the line")


def _read_alias(value: GlobalAlias | GlobalIFunc) -> Head:
    head: Head = {}
    cursor = _after_equals(value, head)
    cursor.expect("alias " if isinstance(value, GlobalAlias) else "ifunc ")
    head["value_type"] = cursor.type()
    cursor.expect(", ")
    word = WORD.match(cursor.text, cursor.at)
    is_expression = word is not None and word[0] in EXPRESSIONS  # it tells its type itself, and LLVM prints none before it
    target = cursor.constant(value.type) if is_expression else cast(Constant, cursor.typed_value())
    head["aliasee" if isinstance(value, GlobalAlias) else "resolver"] = target
    if cursor.skip(", partition "):
        head["partition"] = cursor.quoted()
    head["attachments"] = tuple(cursor.attachments())
    _finish(cursor)
    return head


def _read_function(function: Function) -> Head:
    head: Head = {}
    text = function._text
    assert text is not None
    start = FUNCTION_START.search(text)
    if start is None:
        raise ReadError(f"expected a function: {text[:40]!r}")
    end = len(text) if function.is_declaration else end_of_head(text)
    cursor = Cursor(function.module, text[:end], start.end())
    if function.is_declaration:
        cursor.at -= 1
        attachments = cursor.attachments(" ")
        cursor.expect(" ")
    _placement(cursor, head)
    found = CONVENTION.match(cursor.text, cursor.at)
    if found is not None:
        cursor.at = found.end()
        head["calling_convention"] = found[0][:-1]
    head["return_attributes"] = cursor.attributes()
    result = cursor.type()
    cursor.expect(" ")
    cursor.match(GLOBAL, "a name")
    args, vararg = _params(cursor, function.is_declaration)
    head["value_type"] = FunctionType.get(result, [arg.type for arg in args], vararg)
    _function_tail(cursor, head)
    if not function.is_declaration:
        attachments = cursor.attachments(" ")
        cursor.expect(" {")
    head["attachments"] = tuple(attachments)
    _finish(cursor)
    function._args = args
    for arg in args:
        arg.parent = function
        if arg._ref is not None:
            function._symbols[arg._ref] = arg
    return head


def _params(cursor: Cursor, declaration: bool) -> tuple[list[Argument], bool]:
    cursor.expect("(")
    args: list[Argument] = []
    vararg = False
    while not cursor.skip(")"):
        if cursor.skip("..."):
            vararg = True
        else:
            type = cursor.type()
            attributes = cursor.attributes() if cursor.skip(" ") else NONE
            arg = Argument(type, None, attributes)
            name = LOCAL.match(cursor.text, cursor.at)
            if name is not None:
                arg._ref = name[0]
                cursor.at = name.end()
            elif not declaration:
                raise cursor.fail("a parameter's name")
            args.append(arg)
        cursor.skip(", ")
    return args, vararg


def _function_tail(cursor: Cursor, head: Head) -> None:
    while cursor.text.startswith(" ", cursor.at) and not cursor.text.startswith((" !", " {"), cursor.at):
        cursor.at += 1
        if cursor.text.startswith("#", cursor.at) and "attribute_group" not in head:
            head["attribute_group"] = _group(cursor)
        elif cursor.skip("unnamed_addr") or cursor.skip("local_unnamed_addr"):
            head["unnamed_addr"] = "local_unnamed_addr" if cursor.text[: cursor.at].endswith("local_unnamed_addr") else "unnamed_addr"
        elif cursor.skip("addrspace("):
            head["addrspace_text"] = f"addrspace({cursor.number()})"
            cursor.expect(")")
        elif (word := _constant_word(cursor)) is not None:
            head[word] = cursor.typed_value()
        elif not _tail_word(cursor, head):
            raise cursor.fail("a property of a function")


def _constant_word(cursor: Cursor) -> str | None:
    return next((word for word in ("prefix", "prologue", "personality") if cursor.skip(word + " ")), None)
