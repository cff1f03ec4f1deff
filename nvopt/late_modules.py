"""Modules that are imported when something in them is first asked for: an import takes as long as many a pass, and most runs need few.

    if TYPE_CHECKING:
        from nvopt.analysis import constant_folding as folding
    else:
        folding = late_module("nvopt.analysis.constant_folding")
    ...
    folding.can_fold(inst)          # is imported here, if it wasn't before

For what most runs never call; what a function alone needs it may import in its body.
"""

from importlib import import_module
from typing import Any


class _Late:
    """Stands for a module, whose functions it has from their first use on."""

    def __init__(self, name: str) -> None:
        self._name = name

    def __getattr__(self, attribute: str) -> object:
        """What the module has under this name; from then on it is found without being asked for here."""
        found: object = getattr(import_module(self._name), attribute)
        setattr(self, attribute, found)
        return found


def late_module(name: str) -> Any:
    """As `import_module(name)`, which happens at the first use."""
    return _Late(name)


def late_modules(package: str, *names: str) -> list[Any]:
    """Several modules of one package."""
    return [late_module(f"{package}.{name}") for name in names]
