"""A pass that ends its process, in a file of its own: a process that is sent one imports its file, and pytest with that of a test."""

import os

from nvopt.ir import Function
from nvopt.passes.base import Context, FunctionPass


class Abort(FunctionPass):
    """End the process when the function is called `die`."""

    name = "abort"
    summary = "Test"

    def run(self, function: Function, context: Context) -> bool:
        if function.name == "die":
            os.write(2, b"too bad\n")
            os._exit(3)
        return False
