"""Looking over the run loop's shoulder: printing, timing, comparing around each pass."""

from nvopt.llvm import Unit
from nvopt.pipeline.registry import PassInfo


class PassEvent:
    """One pass on its way. `name` is as one would type it, parameters included; `index` counts the passes of the run from 0."""

    __slots__ = ("changed", "index", "info", "name", "seconds", "unit")

    def __init__(self, info: PassInfo, name: str, index: int, unit: Unit) -> None:
        self.info = info
        self.name = name
        self.index = index
        self.unit = unit
        self.changed: bool | None = None  # known after one of nvopt's own passes; None for LLVM's: compare text()
        self.seconds = 0.0

    def text(self) -> str:
        """The whole module as it stands now."""
        return self.unit.text()

    def functions(self) -> dict[str, str]:
        """The text of each defined function as it stands now, by name."""
        return self.unit.functions()


class Instrument:
    """Callbacks around every pass; override what you need. While one listens, LLVM's passes run one by one instead of together."""

    def before_pass(self, event: PassEvent) -> None:
        """Called before a pass runs."""

    def after_pass(self, event: PassEvent) -> None:
        """Called after a pass ran, with `changed` and `seconds` set."""

    def finished(self, unit: Unit) -> None:
        """Called once after the last pass, also when a pass failed."""
