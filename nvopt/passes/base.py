"""What a pass is: a frozen dataclass with a name, parameters as fields, and one `run`.

    @dataclass(frozen=True)
    class DropAsserts(FunctionPass):
        '''Delete calls of `__assertfail`.'''
        name = "drop-asserts"
        summary = "Delete calls of __assertfail"

        def run(self, function: Function, context: Context) -> bool:
            ...
            return changed

Fields with defaults are the parameters of `name<flag;no-flag;limit=3>`; see `from_text`.
"""

import dataclasses
import re
import sys
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Mapping
from dataclasses import Field, dataclass, fields
from functools import cached_property
from typing import TYPE_CHECKING, Any, ClassVar, Literal, Self

from nvopt.knobs import KnobValues
from nvopt.nearest import hint
from nvopt.remarks import RemarkSink
from nvopt.target import TargetOptions
from nvopt.visible import visible, visible_name

if TYPE_CHECKING:
    from nvopt.analysis.manager import AnalysisManager
    from nvopt.ir import Function, Module

Level = Literal["module", "function"]


class ParameterError(ValueError):
    """A parameter that the pass does not take."""


Echo = Callable[[str], object]


def to_stderr(text: str) -> None:
    """Writes what a pass prints to standard error; bytes of a name that are no UTF-8 as they are, but no control characters."""
    text = visible(text)
    binary = None if text.isascii() else getattr(sys.stderr, "buffer", None)
    if binary is None:
        sys.stderr.write(text)
        return
    sys.stderr.flush()
    binary.write(text.encode("utf-8", "surrogateescape"))
    binary.flush()


@dataclass(frozen=True, eq=False, repr=False)
class Context:
    """What a run gives to each of its passes."""

    target: TargetOptions
    knobs: KnobValues
    remarks: RemarkSink
    public_api: tuple[str, ...] = ()  # globs of the names that the world outside uses: -internalize-public-api-list=
    echo: Echo = to_stderr  # takes what the passes `print` print
    unfinished: set[str] = dataclasses.field(default_factory=set)  # the functions that `leave_work` was told of; "" for all

    @cached_property
    def analyses(self) -> "AnalysisManager":
        """The analyses of the module's functions, kept while their code is what it was."""
        from nvopt.analysis.manager import AnalysisManager  # late: most passes do without

        return AnalysisManager(self.knobs)

    def code_changed(self, function: "Function | None" = None, preserved: frozenset[type] = frozenset()) -> None:
        """Drops the analyses that a change of `function`, or of anything, has made stale, except those of the kinds `preserved`."""
        if "analyses" not in vars(self):
            return
        if function is None:
            self.analyses.invalidate_all()
        else:
            self.analyses.invalidate(function, preserved)

    def leave_work(self, function: "Function | None" = None) -> None:
        """Notes that LLVM's simplifications have something to finish in what a pass made of `function`, or of any: copies in local memory,
        say, or a branch on a constant. In a level they run on such functions alone."""
        self.unfinished.add("" if function is None else function.name)


@dataclass(frozen=True)
class Pass:
    """Common to all passes; derive from ModulePass or FunctionPass."""

    name: ClassVar[str]
    summary: ClassVar[str] = ""
    level: ClassVar[Level]
    # The pass has nothing to do in a module without a function of such a name. None: it looks for itself.
    looks_for: ClassVar[re.Pattern[str] | None] = None
    # True: -opt-bisect-limit neither counts nor skips the pass, because it checks and changes nothing, or because nothing works without it.
    required: ClassVar[bool] = False
    # How the negation of a flag is typed where that isn't `no-flag`.
    negations: ClassVar[Mapping[str, str]] = {}
    # The analyses of a function that are right still when the pass has changed it: {DominatorTree, LoopInfo} where no edge changes.
    preserved: ClassVar[frozenset[type]] = frozenset()

    def reads_source(self, source: bytes) -> bool:
        """Whether the pass is right also on this text as the user wrote it, which LLVM has not read, verified and upgraded yet."""
        return False

    def skips(self, source: bytes) -> bool:
        """Whether the pass surely has nothing to do in a module of this text, as the user wrote it: told where that is quicker than to
        read the module."""
        return False

    @classmethod
    def class_name(cls) -> str:
        """The name in messages and banners, as LLVM spells its own: the class's, with `Pass` behind it."""
        return cls.__name__.removesuffix("Pass") + "Pass"

    @classmethod
    def from_text(cls, parameters: str) -> Self:
        """Make the pass from `flag;no-flag;limit=3`, the text between `<` and `>`; "" gives the defaults."""
        known = {field.name.replace("_", "-"): field for field in fields(cls)}
        values: dict[str, Any] = {}
        for token in parameters.split(";") if parameters else ():
            field, value = cls._read_parameter(token, known)
            values[field.name] = value
        return cls(**values)

    @classmethod
    def _read_parameter(cls, token: str, known: dict[str, Field[Any]]) -> tuple[Field[Any], bool | int | str]:
        key, equals, text = token.partition("=")
        field = known.get(key)
        if equals and field is not None and not isinstance(field.default, bool):
            if not isinstance(field.default, int):
                return field, text
            try:
                return field, int(text)
            except ValueError:
                spelled = cls.class_name().removesuffix("Pass")
                raise ParameterError(f"invalid argument to {spelled} pass {key} parameter: '{visible_name(text)}'") from None
        if not equals and field is not None and isinstance(field.default, bool):
            return field, True
        negated = next((one for name, one in known.items() if cls._negation(name) == key and isinstance(one.default, bool)), None)
        if not equals and negated is not None:
            return negated, False
        spelled = cls.class_name().removesuffix("Pass")
        raise ParameterError(f"invalid {spelled} pass parameter '{visible_name(token)}'{hint(token, cls.parameters())}")

    @classmethod
    def _negation(cls, flag: str) -> str:
        return cls.negations.get(flag, f"no-{flag}")

    @classmethod
    def parameters(cls) -> Iterator[str]:
        """Every parameter as a user may type it: `flag`, `no-flag`, `limit=N`."""
        for field in fields(cls):
            name = field.name.replace("_", "-")
            if isinstance(field.default, bool):
                yield name
                yield cls._negation(name)
            else:
                yield f"{name}={'N' if isinstance(field.default, int) else 'S'}"

    def __str__(self) -> str:
        """The pass as one can type it: its name and the parameters that differ from their defaults."""
        texts = []
        for field in fields(self):
            value = getattr(self, field.name)
            if value == field.default:
                continue
            name = field.name.replace("_", "-")
            texts.append(f"{name}={value}" if not isinstance(value, bool) else name if value else self._negation(name))
        return f"{self.name}<{';'.join(texts)}>" if texts else self.name


class ModulePass(Pass, ABC):
    """A pass over the whole module."""

    level = "module"

    @abstractmethod
    def run(self, module: "Module", context: Context) -> bool:
        """Do it; True when the module is no longer what it was.

        False promises that nothing changed. The run warns of edits made all the same, and keeps them.
        """


class FunctionPass(Pass, ABC):
    """A pass over one function at a time; it may look at the rest of the module, and add declarations to it."""

    level = "function"
    # A pass of LLVM's that has the last word: a function of which that leaves more instructions than of what it was becomes that again.
    judge: ClassVar[str] = ""

    @abstractmethod
    def run(self, function: "Function", context: Context) -> bool:
        """Do it; True when the function is no longer what it was. Called for defined functions only.

        False promises that nothing changed. The run warns of edits made all the same, and keeps them: of those outside of the
        function as far as `Module.edits` counts them; others may or may not be in the result, and `-verify-each` reports them.
        """

    def begin(self, module: "Module", context: Context) -> bool:
        """Called once, ahead of the first function, for what concerns several functions; True when it changed the module."""
        return False

    def finish(self, module: "Module", context: Context) -> bool:
        """Called once, behind the last function, for what can only be done then; True when it changed the module."""
        return False
