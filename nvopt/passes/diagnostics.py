"""What a pass says when the module that it was given breaks a rule: no failure of the pass, but an error of the user's input."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from nvopt.remarks import Location


class Violation(NamedTuple):
    """One broken rule. `text` is what breaks it, as printed; `function` and `block` (`@f`, `%entry`) say where it stands, "" where that is
    no function's; `location` is its place in the source that the module was compiled from."""

    message: str
    text: str = ""
    function: str = ""
    block: str = ""
    location: Location | None = None


class InvalidModuleError(Exception):
    """Raised by a pass that found rules broken; the run reports all of them as errors of the input, with the places in its text."""

    def __init__(self, violations: Iterable[Violation]) -> None:
        self.violations = tuple(violations)
        super().__init__("; ".join(violation.message for violation in self.violations))


class StaleAnalysisError(Exception):
    """An analysis says what is not so: a pass changed the code, and did not say that the analysis is wrong now."""

    def __init__(self, analysis: str, function: str, difference: str) -> None:
        super().__init__(f"{analysis} of {function}: {difference}")


class FactsError(Exception):
    """A file of facts is no such file, or says what can't be so: an error of the user's, `at` a character of the file's `text`; None where
    it is the file as a whole."""

    def __init__(self, name: str, text: str, at: int | None, message: str) -> None:
        super().__init__(name, text, at, message)
        self.name, self.text, self.at, self.message = name, text, at, message
