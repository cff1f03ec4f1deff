"""Optimization remarks and warnings: what a pass did, what it declined and why.

Tag names and fields are LLVM's (`!Passed`, `!Missed`, `!Analysis`, ...), so that tools which read opt's remark files read these too.
"""

from collections.abc import Iterable
from typing import Literal, NamedTuple

RemarkKind = Literal["Passed", "Missed", "Analysis", "AnalysisFPCommute", "AnalysisAliasing", "Failure"]


class Location(NamedTuple):
    """A place in the user's source, from a `!DILocation`."""

    file: str
    line: int
    column: int


class Remark(NamedTuple):
    """One remark. `args` are the message's pieces as LLVM keeps them: `("String", "lowered ")`, `("Callee", "f")`..."""

    kind: RemarkKind
    pass_name: str
    name: str
    function: str
    args: tuple[tuple[str, str], ...] = ()
    location: Location | None = None

    @property
    def message(self) -> str:
        """The remark as one line of text: the values of its arguments, joined."""
        return "".join(value for _, value in self.args)


class RemarkSink:
    """Collects the remarks of a run, when somebody listens, and the warnings, always."""

    __slots__ = ("enabled", "remarks", "warnings")

    def __init__(self, enabled: bool = False) -> None:
        self.enabled = enabled
        self.remarks: list[Remark] = []
        self.warnings: list[str] = []

    def emit(self, remark: Remark) -> None:
        """Keep `remark`; costs nothing when nobody listens. A pass should ask `enabled` before it builds a costly one."""
        if self.enabled:
            self.remarks.append(remark)

    def warn(self, message: str) -> None:
        """Say something that the user must see without asking; each distinct message is kept once."""
        if message not in self.warnings:
            self.warnings.append(message)

    def extend(self, remarks: Iterable[Remark], warnings: Iterable[str]) -> None:
        """Take over what another sink collected (a worker process's, say)."""
        for remark in remarks:
            self.emit(remark)
        for message in warnings:
            self.warn(message)
