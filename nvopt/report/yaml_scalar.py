"""Quoting of one YAML scalar exactly as LLVM's YAML writer quotes it, so that remark files compare byte for byte.

Source: llvm/Support/YAMLTraits.h (needsQuotes, isNumeric) and llvm/Support/YAMLParser.cpp (escape).
"""

from __future__ import annotations

import re

_NUMERIC = re.compile(r"[-+]?(\.[0-9]+|[0-9]+(\.[0-9]*)?)([eE][-+]?[0-9]+)?|0o[0-7]+|0x[0-9a-fA-F]+|[-+]?\.(inf|Inf|INF)|\.(nan|NaN|NAN)")
_WORDS = frozenset(("null", "Null", "NULL", "~", "true", "True", "TRUE", "false", "False", "FALSE"))
_INDICATORS = frozenset("-?:\\,[]{}#&*!|>'\"%@`")
_DOUBLE = re.compile("[\x00-\x08\x0a-\x1f\x7f]|[^\x00-\x7f]")
_SAFE = re.compile(r"[A-Za-z0-9_\-^., \t]*")
_ESCAPES = {
    "\\": "\\\\",
    '"': '\\"',
    "\0": "\\0",
    "\a": "\\a",
    "\b": "\\b",
    "\t": "\\t",
    "\n": "\\n",
    "\v": "\\v",
    "\f": "\\f",
    "\r": "\\r",
    "\x1b": "\\e",
    "\x85": "\\N",
    "\xa0": "\\_",
    "\u2028": "\\L",
    "\u2029": "\\P",
}


def scalar(text: str) -> str:
    """`text` as a YAML scalar: plain, in single quotes, or escaped in double quotes, whichever LLVM's writer would choose."""
    if _DOUBLE.search(text):
        return '"' + "".join(map(_escape, text)) + '"'
    if _is_plain(text):
        return text
    return "'" + text.replace("'", "''") + "'"


def _is_plain(text: str) -> bool:
    if not text or text[0].isspace() or text[-1].isspace() or text[0] in _INDICATORS:
        return False
    return text not in _WORDS and _NUMERIC.fullmatch(text) is None and _SAFE.fullmatch(text) is not None


def _escape(char: str) -> str:
    if char in _ESCAPES:
        return _ESCAPES[char]
    code = ord(char)
    if 0xD800 <= code < 0xE000:  # a byte that was not UTF-8 (surrogateescape); LLVM writes the replacement character
        return "\ufffd"
    if code < 0x20:
        return f"\\x{code:02X}"
    if code < 0x80 or char.isprintable():
        return char
    if code <= 0xFF:
        return f"\\x{code:02X}"
    return f"\\u{code:04X}" if code <= 0xFFFF else f"\\U{code:08X}"
