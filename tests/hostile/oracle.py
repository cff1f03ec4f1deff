"""What every run owes its user, whatever it was given; each function gives the complaints about one run."""

import re
from collections.abc import Iterable, Iterator

from forked import Ran

from nvopt.visible import visible_name

_CONTROL = re.compile(r"[\x00-\x08\x0b-\x1f\x7f-\x9f\udc80-\udc9f]")
_COLOUR = re.compile(r"\x1b\[[\d;]*m")
_PLACED = re.compile(r":\d+:\d+: error: ")
_WITHOUT_PLACE = re.compile(  # the last: a broken rule quotes the IR where it cannot tell the line
    r"error: (input module is broken!|constants, types or metadata nested more than|NUL byte|LLVM (gave up|ended|reads|prints)|"
    r"out of memory|PTX is made for|pass '|the result of pass '|the module's |the target is |[^\n]+\n  [^\n])"
)
_REPRODUCER = re.compile(r"a small input that shows it is in (\S+)")
_OWN_PASS = re.compile(
    r"error: (?:pass|the result of pass) '(mirror-roundtrip|nvvm-|lower-aggr|lower-struct|set-|propagate-|memory-space|generic-to|"
    r"basic-dbe|printf-|print<|internalize|unreachable-block|instsimplify)[^']*' (?:failed|is not)[^\n]*\n?(.*)"
)
_NOT_BELIEVED = "returned False, which says that it changed nothing"


def shown(name: str) -> str:
    """A file's name as messages have it."""
    return visible_name(name).encode(errors="backslashreplace").decode()


def of_status(ran: Ran) -> Iterator[str]:
    """It ends, with a status that the help names."""
    if ran.status is None:
        yield "hang: it did not end"
    elif ran.status < 0:
        yield f"ended by signal {-ran.status}"
    elif ran.status not in (0, 1):
        yield f"exit status {ran.status}"


def of_text(ran: Ran) -> Iterator[str]:
    """What is said is for users: no traceback, no fault of nvopt's own, nothing that a terminal would obey but the colours of cdiff."""
    err = _COLOUR.sub("", ran.err) if any("cdiff" in word for word in ran.arguments) else ran.err
    if "Traceback (most recent call last)" in err or "Exception ignored" in err:
        yield "traceback"
    if "internal error" in err:
        yield f"internal error: {err.partition('internal error: ')[2].partition(';')[0]}"
    if found := _OWN_PASS.search(err):
        yield f"{found[1]} failed: {found[2]}"
    if _NOT_BELIEVED in err:
        yield "a pass of nvopt's own changes what it says that it doesn't"
    if found := _CONTROL.search(err):
        yield f"control character {found[0]!r} in a message"


def messages(err: str) -> list[str]:
    """The errors in what was said, each with the lines below it."""
    by_lines = err.replace("':nvopt: ", "':\nnvopt: ")  # print<delinearization> ends no line, as in opt
    return re.findall(r"^nvopt: (.*(?:\n(?!nvopt: ).*)*)", by_lines, re.MULTILINE)


def of_message(ran: Ran, name: str | None, is_text: bool) -> Iterator[str]:
    """A failure has one message; where input `name` is at fault it says so, with the place where that is text."""
    said = messages(ran.err)
    if ran.status == 0 and said:
        yield "an error was told, and the status is 0"
    if ran.status != 1:
        return
    if len(said) != 1:
        yield f"{len(said)} messages instead of one"
    elif not said[0].strip():
        yield "an empty message"
    elif name is not None and not said[0].startswith(f"{name}:"):
        yield f"the message does not start with the file's name: {said[0].removeprefix(name)[:80]}"
    elif name is not None and is_text and not _PLACED.search(said[0]) and not _WITHOUT_PLACE.search(said[0]):
        yield f"the message has no line: {said[0].partition(chr(10))[0][:120]}"


def of_files(files: Iterable[str], err: str, expected: Iterable[str]) -> Iterator[str]:
    """What is left behind is what was asked for, and the reproducers that a message names."""
    named = {path.rpartition("/")[2] for path in _REPRODUCER.findall(err)}
    for path in sorted(set(files) - set(expected)):
        if path.rpartition("/")[2] not in named:
            yield f"left behind: {path}"


def kind_of(complaint: str) -> str:
    """The complaint without what differs from case to case, to count by."""
    return re.sub(r"'[^'\n]*'|[%@!#$][-\w$.]+|\d+|nvopt-\S+", "#", complaint.partition("\n")[0])[:120]
