"""Control characters as escapes: names of files, passes and IR come from anywhere, and a terminal would obey what they hold.

So are those that turn the direction of writing, or end a line: what is shown would be something else than what is there.
"""

import re

# The last range is what a byte from 80 to 9F becomes that is no UTF-8: a terminal of eight bits would obey it.
# What is printable holds none of these, and most runs see nothing else: the patterns, which take long to compile, are left until then.
_DIRECTIONS = r"\u061c\u200e\u200f\u2028\u2029\u202a-\u202e\u2066-\u2069"
_CONTROLS = rf"[\x00-\x08\x0b-\x1f\x7f-\x9f\udc80-\udc9f{_DIRECTIONS}]"
_IN_NAMES = rf"[\x00-\x1f\x7f-\x9f\udc80-\udc9f{_DIRECTIONS}]"


def visible(text: str) -> str:
    r"""The text with `\x1b` for an escape character and so on; newlines and tabs stay."""
    return text if text.isprintable() else re.sub(_CONTROLS, _escape, text)


def visible_name(name: str) -> str:
    """As `visible`, and newlines and tabs are escaped, too: a name doesn't end the line that it stands on."""
    return name if name.isprintable() else re.sub(_IN_NAMES, _escape, name)


def _escape(found: re.Match[str]) -> str:
    code = ord(found[0])
    is_byte = code <= 0xFF or 0xDC80 <= code <= 0xDCFF
    return f"\\x{code & 0xFF:02x}" if is_byte else f"\\u{code:04x}"
