"""Control characters as escapes: names of files, passes and IR come from anywhere, and a terminal would obey what they hold."""

import re

# The last range is what a byte from 80 to 9F becomes that is no UTF-8: a terminal of eight bits would obey it.
# What is printable holds none of these, and most runs see nothing else: the patterns, which take long to compile, are left until then.
_CONTROLS = r"[\x00-\x08\x0b-\x1f\x7f-\x9f\udc80-\udc9f]"
_IN_NAMES = r"[\x00-\x1f\x7f-\x9f\udc80-\udc9f]"


def visible(text: str) -> str:
    r"""The text with `\x1b` for an escape character and so on; newlines and tabs stay."""
    return text if text.isprintable() else re.sub(_CONTROLS, _escape, text)


def visible_name(name: str) -> str:
    """As `visible`, and newlines and tabs are escaped, too: a name doesn't end the line that it stands on."""
    return name if name.isprintable() else re.sub(_IN_NAMES, _escape, name)


def _escape(found: re.Match[str]) -> str:
    return f"\\x{ord(found[0]) & 0xFF:02x}"
