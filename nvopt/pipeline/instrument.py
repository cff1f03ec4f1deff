"""Looking over the run loop's shoulder: printing, timing, comparing around each pass."""

from collections.abc import Collection, Mapping

from nvopt.llvm import Unit, split_functions
from nvopt.pipeline.text import PassNode


class ModuleText:
    """The text of the module that a run works on. It is printed once after each pass that may have changed it, and only when somebody asks;
    where nothing changed, it stays the same object."""

    def __init__(self, unit: Unit) -> None:
        self.unit = unit
        self._text = ""
        self._functions: dict[str, str] | None = None
        self._is_current = False

    def may_have_changed(self) -> None:
        """Call after each pass that did not promise to have changed nothing."""
        self._is_current = False

    def text(self) -> str:
        """The whole module as it stands now."""
        if not self._is_current:
            text = self.unit.text()
            if text != self._text:
                self._text, self._functions = text, None
            self._is_current = True
        return self._text

    def functions(self) -> dict[str, str]:
        """The text of each defined function as it stands now, by name."""
        text = self.text()
        if self._functions is None:
            self._functions = split_functions(text)
        return self._functions


class PassEvent:
    """One pass on its way. `name` is as one would type it, parameters included; `index` counts the passes of the run from 0; `number`
    is the last one that -opt-bisect-limit has for the pass, known after it.

    One of LLVM's pipelines, `default<O3>` say, is an event, and so is each run of a pass inside of it, which is told when the pipeline's
    own has begun. `is_pipeline` is set on the one, `is_inside` on the others, where `scope` has the functions on which the pass ran."""

    __slots__ = (
        "changed", "index", "info", "inside_seconds", "is_inside", "is_pipeline", "module", "name", "node", "number", "scope", "seconds",
    )  # fmt: skip

    def __init__(self, node: PassNode, index: int, module: ModuleText, *, is_pipeline: bool = False, is_inside: bool = False) -> None:
        self.is_pipeline = is_pipeline
        self.is_inside = is_inside
        self.scope: Collection[str] | None = None  # None for all functions
        self.inside_seconds: Mapping[str, float] = {}  # wall time by class of pass, known after a pipeline if an instrument wants times
        self.node = node
        self.info = node.info
        self.name = str(node)
        self.index = index
        self.module = module
        self.number = 0
        self.changed: bool | None = None  # known after one of nvopt's own passes; None for LLVM's: compare text()
        self.seconds = 0.0

    def text(self) -> str:
        """The whole module as it stands now. As long as nothing changes, it is the same object."""
        return self.module.text()

    def functions(self) -> dict[str, str]:
        """The text of each defined function as it stands now, by name."""
        return self.module.functions()


class Instrument:
    """Callbacks around every pass; override what you need. While one listens, LLVM's passes run one by one instead of together."""

    looks_inside = True
    """Whether it is told of the passes inside of LLVM's pipelines. To find these out takes longer than to run them."""
    watched: frozenset[str] | None = None
    """The functions of whose passes inside of LLVM's pipelines it wants to be told, where others change, too; None for all."""
    wants_times = False
    """Whether it wants to know what each pass inside of LLVM's pipelines took."""
    numbered = 0
    """How many runs -opt-bisect-limit has numbered; known when `finished` is called."""

    def before_pass(self, event: PassEvent) -> None:
        """Called before a pass runs."""

    def after_pass(self, event: PassEvent) -> None:
        """Called after a pass ran, with `changed` and `seconds` set."""

    def finished(self, unit: Unit) -> None:
        """Called once after the last pass, also when a pass failed."""
