"""mirror-roundtrip: read everything into objects, print it back.

The test of the mirror's completeness: on any module that LLVM accepts, the text that comes back is the text that went in, byte for byte.

    nvopt -passes=mirror-roundtrip in.ll    # prints what opt -S in.ll prints

When the printed text differs, the pass reports a change, so that LLVM checks the mirror's text and what it makes of it is the output.
A function that the mirror left as it was read is told as a missed remark, with the reason.
"""

from typing import TYPE_CHECKING

from nvopt.passes.base import Context, ModulePass
from nvopt.remarks import Remark

if TYPE_CHECKING:
    from nvopt.ir import Module


class MirrorRoundtrip(ModulePass):
    """The pass `mirror-roundtrip`."""

    name = "mirror-roundtrip"
    summary = "Read the whole module into Python objects and print it back"

    def run(self, module: "Module", context: Context) -> bool:
        before = str(module)
        module.parse_all()
        for function, reason in module.unread.items():
            why = (("String", "left as it was read: "), ("Reason", reason))
            context.remarks.emit(Remark("Missed", self.name, "Unread", function, why))
        return str(module) != before
